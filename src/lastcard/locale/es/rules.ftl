### Las reglas de todas las ediciones. Un mensaje por regla: su texto, un título y, si ayuda, un ejemplo.

## Con lo que empieza cada página de reglas

rules-aim = Sé quien antes se quede sin cartas. En tu turno juegas una carta que encaje con la de encima, o robas; cuando te queda una, cantas UNO. Quien se queda antes sin cartas gana la ronda, y se cuenta lo que los demás tienen aún en la mano.
    .title = El objetivo
rules-aim-no-mercy = Sé quien antes se quede sin cartas, o quien aguante hasta el final: con demasiadas cartas en la mano quedas fuera. En tu turno juegas una carta que encaje con la de encima, o robas hasta poder; cuando te queda una, cantas UNO. Se cuenta lo que los demás tienen aún en la mano.
    .title = { rules-aim.title }
rules-points = Cuánto valen las cartas
rules-points-numbers = Números
rules-points-face = su número
rules-options = Reglas de la casa y cómo suelen estar

## GEN: comunes a todas las ediciones

rule-GEN-01 = Pueden jugar de dos a diez.
    .title = Cuántos juegan
rule-GEN-01-no-mercy = Pueden jugar de dos a diez; como mejor va es de dos a seis.
    .title = { rule-GEN-01.title }
rule-GEN-02 = Antes de la primera ronda cada cual saca una carta. El número más alto baraja y reparte. Lo que no es un número cuenta 0. Si varios sacan el más alto, vuelven a sacar hasta que alguien se adelante. Después de cada ronda, el reparto pasa un asiento a la izquierda.
    .title = Quién reparte
    .example = Lucía saca un 8, Mateo un Cambio de sentido, la abuela otro 8. El Cambio de sentido cuenta 0, así que Lucía y la abuela vuelven a sacar.
rule-GEN-02-flip = Quién reparte primero se sortea. Después de cada ronda, el reparto pasa un asiento a la izquierda.
    .title = { rule-GEN-02.title }
rule-GEN-02-no-mercy = { rule-GEN-02-flip }
    .title = { rule-GEN-02.title }
rule-GEN-03 = Cada cual recibe siete cartas, repartidas de una en una desde la izquierda de quien reparte. El resto es el mazo. Su primera carta se destapa al lado y empieza el descarte. Comienza quien está a la izquierda de quien reparte, y se juega en sentido horario. Una regla de la casa puede cambiar el número de cartas.
    .title = El reparto
rule-GEN-04 = En tu turno, juega una carta que coincida con la de encima del descarte en color, número o símbolo, o juega un comodín. Sobre un comodín solo vale el color elegido: juega ese color u otro comodín.
    .title = Qué se puede jugar
    .example = Encima está el 4 verde: vale cualquier carta verde, cualquier 4 y cualquier comodín. Encima hay un comodín y se pidió azul: solo valen cartas azules y comodines.
rule-GEN-05 = En vez de jugar puedes robar siempre una carta, aunque tengas algo jugable. Si la carta robada encaja, puedes jugarla al momento, pero ninguna otra. La juegues o te la quedes, ahí acaba tu turno. Las reglas de la casa pueden cambiarlo.
    .title = Robar
    .example = Encima está el 9 rojo. Lucía tiene el 2 rojo, pero quiere guardarlo, así que roba. Un 9 azul lo podría jugar al momento; un 1 verde se va a su mano. En cualquier caso, el 2 rojo tiene que esperar.
rule-GEN-06 = El siguiente jugador roba dos cartas y pierde el turno. Si se puede acumular, puede poner encima otra carta de robar.
    .title = +2
rule-GEN-07 = Se invierte el sentido del juego: de horario a antihorario, y al revés. Con dos jugadores, véase «{ rule-GEN-10.title }».
    .title = Cambio de sentido
rule-GEN-08 = El siguiente jugador pierde el turno, y sigue el que va después.
    .title = Salta
rule-GEN-08-flip = { rule-GEN-08 }
    .title = { rule-GEN-08.title }
rule-GEN-09 = Quien lo juega elige el color con el que se sigue. Puede ser el mismo que había.
    .title = Comodín
rule-GEN-10 = Con dos jugadores, o cuando solo quedan dos en juego, el Cambio de sentido funciona como un Salta: el otro pierde el turno, vuelves a jugar y el sentido sigue igual. Una regla de la casa puede hacer que gire de verdad.
    .title = Cambio de sentido entre dos
rule-GEN-11 = Quien lo juega elige el color; el siguiente jugador roba cuatro cartas y pierde el turno. Solo es una jugada honesta si ninguna otra carta de tu mano es del color actual. Solo importa el color: un número que encaje, acciones de otros colores y otros comodines no estorban. Una regla de la casa puede ser más estricta: entonces, cualquier carta que podrías haber jugado en su lugar lo convierte en farol.
    .title = Comodín +4
    .example = Encima está el 5 rojo. Lucía tiene además un 5 verde, un Salta azul y un Comodín, pero nada rojo: su Comodín +4 es honesto. Con un 1 rojo en la mano sería un farol.
rule-GEN-12 = Puedes jugar un Comodín +4 aunque tengas el color actual. Ese es el farol. Solo puede desafiar el siguiente jugador, y solo antes de robar. Solo él ve entonces la mano tal como estaba, sin el comodín. Si era un farol, quien lo jugó roba cuatro; quien desafió no roba nada y juega su turno normal. Si no lo era, quien desafió roba seis y pierde el turno. El color elegido vale en ambos casos. Las reglas de la casa pueden prohibir los faroles, o permitir la carta en cualquier momento; entonces no hay desafío.
    .title = Farol y desafío
    .example = Lucía juega un Comodín +4 y pide azul. Mateo cree que tiene rojo: «¡Te desafío!» Solo Mateo ve su mano. Si hay una carta roja, Lucía roba cuatro y Mateo juega sobre azul. Si no la hay, Mateo roba seis y le toca a la abuela.
rule-GEN-13 =
    Cuando la primera carta destapada no es un número (el primer jugador está a la izquierda de quien reparte):
    • +2: el primer jugador roba dos y pierde el turno.
    • Cambio de sentido: empieza quien reparte, y se juega en sentido antihorario, hacia la derecha.
    • Salta: el primer jugador pierde el turno.
    • Cualquier comodín menos el Comodín +4: el primer jugador elige el color y luego juega. No pasa nada más.
    • Comodín +4: va debajo del mazo, y se destapa otra carta.
    Sobre lo que se destapa al empezar no se puede acumular. Con una regla de la casa, todas las rondas empiezan con un número.
    .title = La primera carta
rule-GEN-13-flip = Se destapa la primera carta del mazo. Si no es un número, véase «{ rule-TF-02.title }» en las reglas de esta edición. Con una regla de la casa, todas las rondas empiezan con un número.
    .title = { rule-GEN-13.title }
rule-GEN-13-no-mercy = Se destapan cartas hasta que salga un número: véase «{ rule-NM-01.title }».
    .title = { rule-GEN-13.title }
rule-GEN-14 =
    Al jugar tu penúltima carta, canta UNO. Lo mismo si te quedas con exactamente una carta de cualquier otra manera: al poner una encima, al descartar o al cambiar manos. Puedes cantarlo junto con todo lo que pueda dejarte con una carta: una jugada, una carta puesta o descartada, un robo que hay que jugar. Si no lo has cantado, desde ese momento cualquiera puede pillarte, y eso cuesta dos cartas.
    Se acaba en cuanto lo cantas, en cuanto te pillan, en cuanto dejas de tener exactamente una carta, o en cuanto otra persona hace algo (cantar UNO y pillar no cuentan). Cantarlo tarde te salva si es antes de que te pillen. Una regla de la casa puede cambiar el castigo.
    .title = Cantar UNO
    .example = Lucía tiene dos cartas, juega el 3 azul y se olvida de cantar. Mateo aún está pensando cuando Diego dice: «¡No cantaste!» Lucía roba dos. Si Mateo ya hubiera jugado, habría sido tarde para pillarla.
rule-GEN-15 = La ronda acaba cuando alguien se queda sin cartas; esa persona gana. Si la última carta es un +2 o un Comodín +4, el siguiente jugador todavía roba, y las cartas robadas cuentan. No hay desafío, pues no queda mano que mirar. Un comodín como última carta no pide color. Las reglas de la casa pueden limitar cuál puede ser la última carta, y dejar que los demás sigan jugando.
    .title = El final de una ronda
    .example = La última carta de Lucía es un +2. Mateo todavía roba dos, un Comodín y un 3, y Lucía se lleva 53 puntos más.
rule-GEN-15-flip = La ronda acaba cuando alguien se queda sin cartas; esa persona gana. Para lo que hace todavía la última carta, véase «{ rule-TF-10.title }». Las reglas de la casa pueden limitar cuál puede ser la última carta, y dejar que los demás sigan jugando.
    .title = { rule-GEN-15.title }
rule-GEN-16 = Cuando hay que robar y el mazo está vacío, se deja la carta de encima del descarte y se barajan todas las demás para hacer un mazo nuevo. Si ni así alcanza, robas lo que haya. Si en toda una vuelta nadie juega y nadie recibe cartas, la ronda acaba y gana la mano que menos valga; entre manos iguales, la de quien juegue antes.
    .title = Cuando se acaba el mazo
rule-GEN-17 =
    Hay tres maneras de contar, y la mesa elige:
    • Puntos, lo normal: quien gana recibe el valor de todas las demás manos. Gana la partida quien llegue antes a 500.
    • En contra: cada cual apunta lo que queda en su propia mano. Cuando alguien llega a 500, gana el total más bajo; si hay empate, se juega otra ronda.
    • Nada: rondas sueltas.
    Los números valen lo que dicen; +2, Cambio de sentido y Salta, 20; cada comodín, 50. Una regla de la casa puede cambiar el objetivo.
    .title = Puntuación
    .example = Lucía se queda sin cartas. A Mateo le quedan un 7 rojo y un Salta, 27 puntos; a la abuela un Comodín, 50 puntos. Con puntos, Lucía recibe 77. En contra, Mateo apunta 27, la abuela 50 y Lucía 0.
rule-GEN-17-flip =
    Hay tres maneras de contar, y la mesa elige:
    • Puntos, lo normal: quien gana recibe el valor de todas las demás manos. Gana la partida quien llegue antes a 500.
    • En contra: cada cual apunta lo que queda en su propia mano. Cuando alguien llega a 500, gana el total más bajo; si hay empate, se juega otra ronda.
    • Nada: rondas sueltas.
    Para lo que vale cada carta, véase «{ rule-TF-11.title }». Una regla de la casa puede cambiar el objetivo.
    .title = { rule-GEN-17.title }
    .example = Lucía se queda sin cartas. A Mateo le quedan un 7 rojo y un Salta, 27 puntos; a la abuela un Optimus, 50 puntos. Con puntos, Lucía recibe 77. En contra, Mateo apunta 27, la abuela 50 y Lucía 0.
rule-GEN-17-no-mercy =
    Hay tres maneras de contar, y la mesa elige:
    • Puntos, lo normal: quien gana recibe el valor de todas las demás manos. Gana la partida quien llegue antes a 1000.
    • En contra: cada cual apunta lo que queda en su propia mano. Cuando alguien llega a 1000, gana el total más bajo; si hay empate, se juega otra ronda.
    • Nada: rondas sueltas.
    Para lo que vale cada carta, véase «{ rule-NM-11.title }». Una regla de la casa puede cambiar el objetivo.
    .title = { rule-GEN-17.title }
    .example = Lucía se queda sin cartas. A Mateo le quedan un 7 rojo y un Salta, 27 puntos; a la abuela un Comodín +6, 50 puntos. Con puntos, Lucía recibe 77. En contra, Mateo apunta 27, la abuela 50 y Lucía 0.

## AV: Avengers

rule-AV-01 = Quien juega el Guantelete pone también encima una carta de color (no un comodín) de su mano. Entonces todos los que tengan una carta de ese color, también quien lo jugó, roban dos; una regla de la casa puede librarle. Nadie pierde el turno por eso. El Guantelete es además un comodín: quien lo juega elige el color con el que se sigue, que puede ser distinto del de la carta puesta.
    .title = Guantelete del Infinito
    .example = Lucía juega el Guantelete y pone encima el 3 verde. A ella le queda el 8 verde y roba dos; Mateo no tiene verde y no roba nada; la abuela tiene un Cambio de sentido verde y roba dos. Lucía pide rojo, y Mateo juega sobre rojo.
rule-AV-02 = La carta puesta no tiene efecto propio: un Salta no salta a nadie, un +2 no hace robar de más. Después, el Guantelete cuenta como la carta de encima, y solo vale el color elegido. Si tienes una carta de color, tienes que poner una. Si no tienes, el Guantelete es un simple comodín.
    .title = La carta sobre el Guantelete
rule-AV-03 = Si solo te quedan el Guantelete y una carta de color, las dos pueden salir juntas. Los demás todavía roban, y lo que roban cuenta.
    .title = Acabar con el Guantelete
rule-AV-04 = Por el Guantelete se roba en sentido horario, empezando por quien lo jugó. Un Guantelete que se queda en la mano vale 50 puntos.
    .title = Orden al robar, y puntos

## BT: BTS

rule-BT-01 = Quien lo juega elige el color. El siguiente jugador baila para la mesa o roba tres cartas, y luego juega su turno normal. Con una regla de la casa, robar cuesta el turno.
    .title = Comodín de baile
    .example = Lucía juega un Comodín de baile y pide morado. Mateo se levanta, baila ocho tiempos, se sienta y juega el 6 morado. Si hubiera preferido no bailar, habría robado tres y jugado su turno igualmente.
rule-BT-02 = Vale cualquier baile, palabra de honor. Con una regla de la casa se vota: después del baile se pregunta a los demás uno por uno, en el sentido del juego, y más noes que síes son tres cartas. Si en tu mesa robar cuesta el turno, entonces también. Quien no responda a tiempo roba tres.
    .title = ¿Eso fue un baile?
    .example = Cuatro en la mesa. Mateo ha bailado; la abuela dice que sí, Diego y Lucía dicen que no. Uno contra dos: Mateo roba tres. Un empate habría bastado.
rule-BT-03 = Si tu última carta es un Comodín de baile, la ronda acaba y nadie tiene que bailar. Si se queda en la mano, vale 50 puntos.
    .title = El Comodín de baile como última carta

## MC: Minecraft

rule-MC-01 = Si robas un Creeper del mazo, tienes que enseñarlo a todos al momento y robar tres cartas más. Los Creepers que haya entre esas tres no se enseñan y no hacen nada. Jugado desde la mano, un Creeper es un simple comodín.
    .title = Creeper
    .example = Mateo roba un Creeper. ¡Bum! Lo enseña y roba tres más, cuatro cartas nuevas en total. Una de las tres es otro Creeper; no dice nada y se lo queda como comodín.
rule-MC-02 = Esto vale para todo lo que se roba después del reparto, castigos incluidos. Cada Creeper que robas cuesta tres cartas; solo no cuentan los que salgan entre las tres de un Creeper. Los Creepers que te reparten, o que sacas en el sorteo del reparto, son inofensivos. Una regla de la casa puede limitarlo a las cartas robadas en vez de jugar.
    .title = Cuándo explota
    .example = La abuela tiene que robar cuatro, y dos son Creepers. Enseña los dos y roba seis más: diez cartas.
rule-MC-03 = Si robas un Creeper en tu propio turno, ese Creeper se puede jugar al momento; ninguna de las tres cartas extra. Si se queda en la mano, vale 50 puntos.
    .title = Jugar un Creeper recién robado

## TF: Transformers Flip

rule-TF-01 = Cada carta tiene dos caras; se empieza por la clara, la de los Autobots. Sostienes tus cartas con la cara clara hacia ti y la oscura, la de los Decepticons, hacia los demás; el mazo está con la cara oscura hacia arriba. Así que ves las otras caras de todas las manos menos la tuya, y la otra cara de la próxima carta del mazo. Las otras caras se muestran ordenadas, para que su orden no diga nada. Quienes miran no las ven. Una regla de la casa te deja mirar tus propias otras caras.
    .title = Dos caras
rule-TF-02 =
    Cuando la primera carta destapada no es un número (el primer jugador está a la izquierda de quien reparte):
    • +1: el primer jugador roba una y pierde el turno.
    • Cambio de sentido: empieza quien reparte, y se juega en sentido antihorario, hacia la derecha.
    • Salta: el primer jugador pierde el turno.
    • Poder de Optimus Prime: el primer jugador elige el color y luego juega. No hay duelo.
    • Comodín +2, Flip: debajo del mazo, y se destapa otra carta.
    Sobre lo que se destapa al empezar no se puede acumular.
    .title = La primera carta
rule-TF-03 = Lado claro: con +1, el siguiente jugador roba una carta y pierde el turno; con Salta, pierde el turno; Cambio de sentido invierte el sentido. Lado oscuro: con +5, el siguiente jugador roba cinco y pierde el turno; Cambio de sentido invierte el sentido; con Salta a todos, los demás pierden el turno y vuelve a jugar quien la puso.
    .title = Cartas de acción de las dos caras
rule-TF-04 = Un Flip se juega sobre su color, sobre otro Flip, o justo después de un Flip, destape lo que destape: cuando el último turno que jugó alguien fue poner un Flip. Quienes entretanto perdieron el turno o robaron un castigo no jugaron turno; un turno de robar, o cualquier otra carta jugada, le pone fin. Un Flip recién robado también se puede jugar así. Una regla de la casa puede quitarlo. Una vez jugado, primero se da la vuelta a todo el descarte, de modo que el Flip queda debajo; luego al mazo; luego cada cual da la vuelta a su mano. Los dos montones están ahora en orden inverso, y cada carta muestra su otra cara, hasta el próximo Flip.
    .title = Flip
    .example = La ronda empezó con el 2 rojo, luego vino el 8 rojo, y Lucía juega el Flip rojo. Se da la vuelta al montón: la carta del 2 rojo está ahora encima y muestra su cara oscura, un 5 turquesa. Se sigue desde el 5 turquesa.
rule-TF-05 = Después de un Flip, una carta de acción encima (Cambio de sentido, Salta, Salta a todos, una carta de robar o un Flip) solo actúa si quiere quien jugó el Flip, y entonces como si acabara de jugarla. Un Flip usado así le da otra vez la vuelta a todo: el Flip jugado vuelve a estar encima, y no se pregunta nada más. Si encima hay un comodín, quien jugó el Flip elige el color; no hace nada más. Una regla de la casa puede hacer que toda acción destapada actúe, o ninguna.
    .title = Lo que destapa un Flip
    .example = El Flip de Lucía destapa un +5 naranja. Si dice «¡Sí!», Mateo roba cinco y pierde el turno. Si dice que no, Mateo simplemente juega naranja u otro +5.
rule-TF-06 = Quien lo juega elige un rival. Los dos enseñan a todos su número más alto; no tener ninguno cuenta 0. Gana el más alto. El empate es para quien jugó la carta, y también gana si el rival no tiene números. Quien gana puede descartar hasta dos cartas, pero no la última; van debajo de Optimus y no tienen efecto. También elige el color. Se sigue desde quien jugó la carta.
    .title = Poder de Optimus Prime
    .example = Lucía juega Optimus y elige a la abuela. Lucía enseña un 8 amarillo, la abuela un 9 azul: gana la abuela. Descarta dos cartas y pide azul. Luego le toca a Mateo, que va después de Lucía.
rule-TF-07 = Quien lo juega elige un rival, y los dos enseñan su mano a todos. Se comparan los números más bajos; no tener ninguno cuenta 0. Quien tenga el más bajo roba dos; si hay empate, roba el rival. Quien gana elige el color. Nadie pierde el turno por eso.
    .title = Dominio de Megatron
    .example = Lucía juega Megatron y elige a Diego. El más bajo de ella es un 3, el de él un 2: Diego roba dos y Lucía elige el color. Sin ningún número, Diego contaría 0 y también robaría.
rule-TF-08 = Quien lo juega elige el color; el siguiente jugador roba dos y pierde el turno. Solo es una jugada honesta si ninguna otra carta de tu mano es del color actual. Un número que encaje y acciones de otros colores no estorban, pero en esta edición los otros comodines cuentan como ese color, incluso otro Comodín +2. Antes de robar, el siguiente jugador puede desafiar, y entonces la mano se enseña a toda la mesa. Si era un farol, quien lo jugó roba dos; quien desafió no roba nada y juega su turno normal. Si no lo era, quien desafió roba cuatro y pierde el turno. El color elegido vale en ambos casos. Las reglas de la casa pueden cambiar si cuentan los comodines y si se permiten los faroles.
    .title = Comodín +2
    .example = El color actual es el verde. Lucía juega un Comodín +2; no tiene nada verde, pero sí un Optimus. Mateo desafía. El Optimus cuenta: Lucía roba dos.
rule-TF-09 = Quien lo juega elige un color; el siguiente jugador roba hasta que salga una carta de ese color, y pierde el turno. Los comodines nunca cuentan como el color. Es una jugada honesta con la misma condición que el Comodín +2 de la cara clara. Antes de robar, el siguiente jugador puede desafiar, y solo él ve la mano. Si era un farol, quien lo jugó roba hasta que salga el color, y quien desafió juega su turno normal. Si no lo era, quien desafió roba hasta que salga el color, luego dos más, y pierde el turno. Siempre es el color elegido al jugar la carta, y con él se sigue. Las reglas de la casa pueden cambiarlo, y dejar que quien desafía elija el color hasta el que se roba por el farol.
    .title = Comodín busca color
    .example = Lucía juega un Comodín busca color y pide rosa. Mateo roba un 4 naranja, un comodín, un 1 morado y por fin un 7 rosa. Se queda con las cuatro, y la abuela juega sobre rosa.
rule-TF-10 =
    Cuando es tu última carta:
    • Una carta de robar todavía hace robar al siguiente, salvo que en la mesa no se cuenten puntos. Con el Comodín busca color, elige antes el color.
    • Optimus y Megatron no traen duelo.
    • Un Flip todavía da la vuelta a todo, pero lo que destapa no actúa. Los puntos se cuentan en la cara que valga entonces.
    .title = La última carta
rule-TF-11 =
    Gana quien se quede antes sin cartas. Los puntos se cuentan en la cara que valga al final:
    • Números: lo que dicen.
    • +1: 10.
    • +5, Cambio de sentido, Salta, Flip: 20.
    • Salta a todos: 30.
    • Optimus, Megatron, Comodín +2: 50.
    • Comodín busca color: 60.
    Un simple Comodín que la mesa haya añadido vale 40. Gana la partida quien llegue antes a 500.
    .title = Ganar, y los puntos

## NM: No Mercy

rule-NM-01 = Si al empezar se destapa una carta de acción o un comodín, no cuenta y se queda en el descarte; se destapan cartas hasta que salga un número. Ese número no tiene efecto, aunque sea un 7 o un 0. Una regla de la casa puede cambiarlo.
    .title = Empezar con un número
rule-NM-02 = Si tienes una carta que encaja, tienes que jugar. Si no, roba hasta que salga una que encaje, y juégala: es obligatorio. Las reglas de la casa pueden cambiarlo.
    .title = Jugar, o robar hasta poder
    .example = Encima está el 6 azul, y Mateo no tiene nada que encaje. Roba un 1 rojo, un 3 verde, un 9 amarillo y luego un 6 verde, que juega al momento. Se queda con las otras tres.
rule-NM-03 = Las cartas de robar son +2, +4 (de color, o Comodín inverso +4), +6 y +10. En vez de robar puedes jugar una carta de robar con el mismo número que la última o uno mayor, de cualquier color. Los números se suman, y el total pasa al siguiente. Quien no pueda o no quiera acumular se lo lleva todo y pierde el turno. A una carta de robar solo le responde otra carta de robar. Una regla de la casa puede cambiarlo.
    .title = Acumular
    .example = Lucía juega +2, Mateo +4, la abuela +10: ya van dieciséis. Diego necesita un +10 para pasarlas, o roba las dieciséis.
rule-NM-04 = Con 25 cartas en la mano quedas fuera. Se mira con cada carta; lo que te faltaba por robar se anula, y si pasa en tu propio turno, ese turno se acaba. Tu mano se aparta hasta que se vuelva a barajar el descarte. Quien está fuera no tiene turnos, no se le puede elegir y no participa cuando pasan las manos. Una regla de la casa puede cambiar el número.
    .title = Piedad
    .example = Diego tiene veinte cartas y tiene que robar diez. La quinta es su carta 25: queda fuera, y las otras cinco se quedan donde están.
rule-NM-05 = Si juegas un 7, tienes que cambiar tu mano con quien elijas. Si juegas un 0, cada cual pasa toda su mano en el sentido del juego. Una regla de la casa puede quitarlo.
    .title = El 7 cambia, el 0 pasa
    .example = Lucía tiene dos cartas y juega el 7 rojo. Se lleva las doce cartas de la abuela; la abuela se queda con una, y ahora es ella quien tiene que cantar UNO.
rule-NM-06 = Con +2, el siguiente jugador roba dos, con +4 cuatro, y pierde el turno, salvo que acumule. Con Salta, pierde el turno. Cambio de sentido invierte el sentido; si solo quedan dos, véase «{ rule-GEN-10.title }». Con Salta a todos, los demás pierden el turno y vuelve a jugar quien la puso.
    .title = Cartas de acción de color
rule-NM-07 = Todos descartan todas sus cartas de ese color. Van debajo y no tienen efecto. Gana quien antes se quede sin cartas, contando desde quien la jugó en el sentido del juego. Con una regla de la casa, solo descarta quien la juega.
    .title = Descarta todo
    .example = Lucía juega un Descarta todo rojo y le queda un 2 verde. Las dos últimas cartas de Mateo son rojas. Se van, ¡y Mateo ha ganado!
rule-NM-08 = Quien lo juega elige el color y se invierte el sentido. El primero en ese sentido roba cuatro y pierde el turno, o acumula. Si solo quedan dos, las cuatro vuelven a quien lo jugó, y si hay acumulación, el total entero. Roba, o acumula y las devuelve. Una vez que ha robado, su turno se acaba y sigue el otro. Esto vale funcione como funcione en tu mesa el Cambio de sentido entre dos.
    .title = Comodín inverso +4
    .example = Se juega en sentido horario, y Mateo juega el Comodín inverso +4 y pide verde. Ahora se va al revés: no es la abuela, sino Lucía, que acababa de jugar, quien se topa con las cuatro.
rule-NM-09 = Comodín +6, Comodín +10: quien lo juega elige el color; el siguiente jugador roba seis o diez y pierde el turno, o acumula. Comodín ruleta: el siguiente jugador elige un color y destapa cartas a la vista de todos hasta que salga ese color. Los comodines no cuentan. Se las queda todas y pierde el turno, y se sigue con ese color. En esta edición no hay desafíos.
    .title = Los otros comodines
    .example = Lucía juega el Comodín ruleta y Mateo pide azul. Destapa un 3 rojo, un Comodín +6, un 0 amarillo y luego un 8 azul. Las cuatro son suyas, y la abuela juega sobre azul.
rule-NM-10 = Tu última carta gana al momento, sea la que sea: sin efecto, sin robar, sin elegir color. Si todos los demás están fuera, gana quien queda.
    .title = Cómo se gana
rule-NM-11 = Los números valen lo que dicen; las acciones de color (también Descarta todo), 20; los comodines, 50. Quien gana recibe 250 más por cada jugador que esté fuera; las cartas de esos jugadores no cuentan. Gana la partida quien llegue antes a 1000. En contra, quien está fuera apunta 250.
    .title = Puntos
    .example = Cuando Lucía juega su última carta, Mateo tiene 34 puntos en la mano y Diego está fuera. Lucía recibe 284.

## CU: cartas de ninguna edición impresa

rule-CU-01 = Quien lo juega elige el color y luego a otro jugador, que roba dos. Nadie pierde el turno por eso. No se puede acumular ni desafiar. Si se destapa el primero, el primer jugador elige el color; como última carta no hace robar a nadie. Si se queda en la mano, vale 50 puntos.
    .title = Comodín +2 a dedo
    .example = Lucía lo juega, pide verde y elige a la abuela, que solo tiene una carta. La abuela roba dos, y Mateo, que va después de Lucía, juega sobre verde.
