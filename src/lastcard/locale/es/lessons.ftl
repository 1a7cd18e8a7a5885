### Primeros pasos. lesson-… se dice antes de un paso, .after cuando está hecho; learn-… va alrededor.

learn-title = Primeros pasos: { $edition }
learn-step = Paso { $number } de { $total }
learn-missed = Eso se puede hacer, y esto es lo que pasa. Pero este paso va de otra cosa: prueba otra vez.
learn-again = Otra vez
learn-next = Siguiente
learn-skip = Saltar este paso
learn-back = Paso anterior
learn-done = Eso es todo. Ahora, una ronda de verdad, con tres bots muy tranquilos.
learn-play = Jugar mi primera ronda
learn-others = Primeros pasos de otras ediciones
learn-passed = { $passed } de { $total } listos
learn-terminal-uno = Aquí, en la terminal: el número de la carta con una u detrás, por ejemplo 1 u.
learn-terminal-play = Intro reparte tu primera ronda, con tres bots fáciles; q sale.
learn-terminal-again = Intro prueba otra vez, s se lo salta, q sale.
learn-terminal-next = Intro sigue, q sale.

## Lo que hay en todas las ediciones

lesson-match = Fíjate en la carta del centro. Juega una carta del mismo color.
    .after = Eso es un turno: una carta, el mismo color. Ahora va el siguiente. Gana quien se quede antes sin cartas.
lesson-number = Esta vez no hay azul. También vale el mismo número, sea del color que sea.
    .after = Mismo número, color nuevo: desde ahora manda el rojo. Con los símbolos es igual, un Salta sobre un Salta y así.
lesson-draw = No tienes nada que encaje. Entonces roba una carta del mazo.
    .after = Puedes robar aunque algo encaje. Si la carta nueva encaja, puedes jugarla ahí mismo; en cualquier caso, tu turno acaba ahí.
lesson-attack = Al siguiente jugador le quedan dos cartas. Juega tu +2 y estropéale el plan.
    .after = Dos cartas, y además sin turno.
lesson-reverse = Al siguiente jugador le queda una sola carta. Cambia el sentido, para que no le toque.
    .after = Ahora se juega al revés, hasta el próximo Cambio de sentido.
lesson-wild = Nada rojo y ningún 4, pero un Comodín va sobre todo. Juégalo y elige el color del que más tienes.
    .after = Pues amarillo. Desde aquí solo vale amarillo, u otro comodín.
lesson-uno = Te quedan dos cartas. Pulsa UNO y juega la que encaja: con la penúltima carta hay que cantarlo.
    .after = Cantado a tiempo, así que nadie puede pillarte. Si se te olvida, cántalo enseguida: hasta que el siguiente haga algo, no es tarde.
lesson-catch = A quien va antes que tú le queda una carta y no ha cantado UNO. ¡Díselo antes de hacer cualquier otra cosa!
    .after = Dos cartas de castigo. Después de tu turno ya habría sido tarde.
lesson-challenge = ¡Un Comodín +4, y va por ti! Solo es honesto sin cartas del color que mandaba, y con tantas en la mano seguro que hay rojo. Desafía.
    .after = Era un farol: las cuatro se las lleva quien lo jugó, y te toca a ti. Si hubiera sido honesto, habrías robado seis.
lesson-out = Te queda una carta, y encaja. ¡Juégala!
    .after = Ronda ganada. Se cuenta lo que tienen los demás en la mano, y esos son tus puntos.

## Avengers

lesson-gauntlet = El Guantelete del Infinito va sobre todo. Juégalo y pon encima una carta de color: quien tenga ese color roba dos, tú también. Luego elige el color para seguir.
    .after = La carta de encima no hace nada más, y nadie ha perdido el turno. Se sigue con el color que elegiste.
lesson-gauntlet-spare = Otra vez, y con cuidado: pon la carta de un color que ya no te quede después. Así solo les toca a los demás.
    .after = Dos cartas para cada uno, y ninguna para ti. Pon un color que solo tengan los demás.
lesson-gauntlet-out = El Guantelete y una carta de color: las dos pueden salir juntas. Juega el Guantelete.
    .after = Las dos de una vez. Los demás todavía roban, y lo que roban cuenta para ti.

## BTS

lesson-dancing = El Comodín de baile va sobre todo. Juégalo y elige un color: el siguiente tiene que bailar o robar tres.
    .after = En pie, ¡y a bailar! Después tuvo su turno de siempre.
lesson-dance = Ahora te toca: bailar o robar tres. Dedícale un baile a la mesa.
    .after = Vale cualquier baile, palabra de honor. No robas nada, y es tu turno.
lesson-no-dance = Lo mismo, pero te duelen los pies. Roba tres y luego juega la carta morada: no pierdes el turno.
    .after = Tres más en la mano, pero con turno propio.
lesson-dance-out = Tu última carta es un Comodín de baile. ¡Juégala!
    .after = Con la última carta se acaba la ronda: nadie tiene que bailar.

## Minecraft

lesson-creeper = Nada encaja, así que roba. Algo sisea en el mazo…
    .after = ¡Bum! Quien saca un Creeper lo enseña y roba tres más. Los Creepers que haya entre esas tres no hacen nada.
lesson-creeper-play = Lo mismo. Pero esta vez deshazte del Creeper enseguida: róbalo y juégalo.
    .after = El Creeper que robas se puede jugar al momento, como comodín; ninguna de las otras tres.
lesson-creeper-wild = En la mano está domado: un Creeper se juega como cualquier comodín. Juégalo y elige un color.
    .after = Sin explosión. Solo explota al robarlo.
lesson-creeper-penalty = También explota con los castigos. Haz que el siguiente robe dos, y mira.
    .after = Una de las dos era un Creeper: cinco cartas en vez de dos.

## Transformers Flip

lesson-draw-one = En el lado claro todo es pequeño, hasta la carta de robar. Haz que el siguiente robe una.
    .after = Una carta, y además sin turno.
lesson-flip = Cada carta tiene dos caras. ¡Juega el Flip y dale la vuelta a toda la mesa!
    .after = El mazo, el descarte y todas las manos enseñan ahora su cara oscura, hasta el próximo Flip. La carta que estaba abajo del todo está arriba.
lesson-activate = Debajo de este montón hay un +5. Juega otro Flip, y esta vez haz que actúe lo que destapes.
    .after = Lo que destapa un Flip solo actúa si quieres, cuando lo juegas tú. El siguiente robó cinco.
lesson-everyone = Al siguiente jugador le queda una carta. Con Salta a todos los demás pierden el turno, y vuelves a jugar.
    .after = Te toca otra vez.
lesson-optimus = Poder de Optimus Prime es un duelo de números altos. Juégalo, elige un rival al que ganes y descarta una carta como premio.
    .after = Quien gana puede descartar hasta dos cartas, y elige el color. El empate es tuyo.
lesson-megatron = En el lado oscuro luchan los números más bajos. Juega Dominio de Megatron y elige al siguiente, que tiene un 1.
    .after = El número más bajo robó dos, y tú elegiste el color. Nadie perdió el turno por eso.
lesson-draw-color = Comodín busca color: elige un color, y el siguiente roba hasta que salga.
    .after = Se las lleva todas y pierde el turno. Los comodines no cuentan como el color.
lesson-challenge-two = ¡Un Comodín +2 contra ti! Solo es honesto sin el color que mandaba, y sin otro comodín. ¿Con tantas cartas? Desafía.
    .after = Era un farol: enseña la mano a todos y roba las dos. Si hubiera sido honesto, habrías robado cuatro.

## No Mercy

lesson-draw-until = Nada encaja. Aquí robas hasta que algo encaje, y entonces hay que jugarlo. Venga, roba.
    .after = La que encajaba se jugó, las otras se quedan contigo. Y si puedes jugar, tienes que jugar.
lesson-stack = Un +2 contra ti. No te aguantes: pon encima una carta de robar igual o mayor, y todo pasa al siguiente.
    .after = Dos y cuatro: el siguiente no tenía con qué responder y robó seis.
lesson-swap = Un 7 cambia las manos. Juégalo y quédate con la mano que tenga menos cartas.
    .after = Dos cartas en vez de seis. Pero ojo: los demás también te lo pueden hacer a ti.
lesson-pass-on = Con un 0 cada cual pasa su mano. Justo antes de ti solo quedan dos cartas…
    .after = Todas las manos avanzaron un asiento, y la pequeña es tuya.
lesson-discard-all = Descarta todo se lleva todas las cartas de su color, y de todas las manos. Juégalo.
    .after = Tres azules de golpe; pero las azules de los demás también se fueron.
lesson-roulette = El Comodín ruleta: el siguiente elige un color y destapa cartas hasta que salga. Juégalo.
    .after = Se las queda todas, y sin turno.
lesson-reverse-four = A quien va antes que tú le queda una carta. El Comodín inverso +4 primero cambia el sentido, y le cae a quien venga entonces.
    .after = Cambió el sentido, y las cuatro dieron en el blanco.
lesson-mercy = El siguiente jugador tiene diecisiete cartas, y con veinticinco se está fuera. Sin piedad: ¡juega el Comodín +10!
    .after = La octava carta era la vigesimoquinta: fuera, y 250 puntos para quien gane la ronda.
