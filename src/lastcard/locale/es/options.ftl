### Reglas de la casa: qué hace cada una, un título corto y sus valores.

option-on = sí
option-off = no

option-scoring = Cómo se cuenta en la mesa. Puntos: quien gana recibe el valor de todas las demás manos, y gana la partida quien llegue antes al objetivo. En contra: cada cual apunta lo que queda en su propia mano; cuando alguien llega al objetivo, gana el total más bajo, y si hay empate se juega otra ronda. Nada: rondas sueltas. Lo normal: puntos.
    .title = Puntuación
option-scoring-points = puntos
option-scoring-tally = en contra
option-scoring-none = nada

option-target_score = La puntuación con la que acaba la partida, 1 o más. Lo normal: 500; en No Mercy, 1000.
    .title = Objetivo

option-hand_size = Cuántas cartas se reparten a cada cual, de 1 a 15. Lo normal: 7.
    .title = Cartas al empezar

option-deck = Cuántas hay de una carta en la baraja. Las que no menciones quedan como en la edición. Pide ocho Comodín, por ejemplo, y solo cambian esos.
    .title = Cartas de la baraja

option-two_player_reverse = Qué hace el Cambio de sentido cuando solo quedan dos. Como un Salta: el otro pierde el turno, vuelves a jugar y el sentido no cambia. Gira: cambia el sentido y el otro sigue como siempre. No afecta al Comodín inverso +4. Lo normal: como un Salta.
    .title = Cambio de sentido entre dos
option-two_player_reverse-skip = como un Salta
option-two_player_reverse-turn = gira

option-bluffing =
    Si se puede jugar un Comodín +4, un Comodín +2 o un Comodín busca color teniendo el color actual.
    • Sí: se puede, eso es un farol, y el siguiente jugador puede desafiar.
    • No: no se puede, y no hay desafío.
    • Siempre, sin desafío: se puede en cualquier momento, y nadie puede desafiar.
    Lo normal: sí.
    .title = Farol y desafío
option-bluffing-free = siempre, sin desafío

option-challenge_test = Qué convierte un Comodín +4 en un farol. El color: otra carta del color actual en la mano. Cualquier carta jugable: otra carta que se podría haber jugado en su lugar; otros comodines cuentan, otro Comodín +4 no. Lo normal: el color.
    .title = Qué es un farol
option-challenge_test-color = el color actual
option-challenge_test-playable = cualquier carta jugable

option-number_start = Sí: las cartas de acción y los comodines que se destapan al empezar no cuentan y quedan en el descarte hasta que salga un número, que no tiene efecto. No: la primera carta vale lo que diga la edición. Lo normal: no; en No Mercy, sí.
    .title = Empezar con un número

option-voluntary_draw = Sí: puedes robar aunque tengas una carta jugable; donde se roba hasta poder jugar, también vale. No: con una carta jugable tienes que jugar. Lo normal: sí; en No Mercy, no.
    .title = Robar aunque puedas jugar

option-draw_until_playable = Sí: en vez de una carta, robas hasta que salga una jugable. No: robas una. Lo normal: no; en No Mercy, sí.
    .title = Robar hasta poder jugar

option-force_play = Sí: una carta robada que se puede jugar hay que jugarla, aunque solo se pueda como farol. No: te la puedes quedar. Lo normal: no; en No Mercy, sí.
    .title = Robada y jugable: se juega

option-stacking =
    Si quien tiene que robar puede jugar una carta de robar en su lugar: las cantidades se suman y el total pasa al siguiente.
    • Sin acumular: robas.
    • La misma cantidad: una carta de robar de la misma cantidad, de cualquier color.
    • La misma o más: una carta de robar de tanta cantidad como la última o más, de cualquier color.
    El Comodín busca color ni se acumula ni deja acumular. Un comodín acumulado puede ser un farol y se puede desafiar como cualquiera: un farol descubierto se lleva todo lo acumulado; un desafío fallido, lo acumulado y dos más. Si la carta acumulada era la última de una mano, el siguiente roba todo sin que se le pregunte. Lo normal: sin acumular; en No Mercy, la misma o más.
    .title = Acumular
option-stacking-off = sin acumular
option-stacking-same = la misma cantidad
option-stacking-higher = la misma o más

option-seven_zero = Sí: quien juega un 7 tiene que cambiar su mano con quien elija; con un 0, cada cual pasa su mano en el sentido del juego. No: el 7 y el 0 son simples números. No es para Transformers Flip, que no tiene ceros. Lo normal: no; en No Mercy, sí.
    .title = El 7 cambia, el 0 pasa

option-mercy = Con cuántas cartas se queda fuera: de 10 a 50, y más de las que se reparten; 0 quiere decir que nadie queda fuera. Se mira con cada carta, y lo que quedaba por robar se anula; la mano se aparta hasta que se vuelva a barajar el descarte. Quien gana recibe 250 puntos por cada jugador que haya quedado fuera. Lo normal: 0; en No Mercy, 25.
    .title = Piedad

option-jump_in = Sí: mientras le toca jugar a otro, quien tenga exactamente la carta de encima (mismo color, mismo símbolo, sin comodines) puede colarla fuera de turno, y se sigue desde ahí. No: esperas tu turno. Lo normal: no.
    .title = Colarse

option-last_card = Qué puede ser la última carta. Cualquiera; cualquiera menos un comodín; o solo un número. Quien no tenga otra cosa, tiene que robar. Vale también al acumular y al colarse. El Guantelete puede salir junto con una carta de color, o con un número donde solo se acaba con números. No afecta a las cartas que descarta un efecto. Lo normal: cualquiera.
    .title = La última carta
option-last_card-any = cualquiera
option-last_card-no_wild = sin comodín
option-last_card-number = solo un número

option-uno_penalty = Cuántas cartas robas si te pillan sin haber cantado UNO, de 0 a 10. Lo normal: 2.
    .title = Castigo por olvidar UNO

option-play_on =
    Sí: cuando alguien se queda sin cartas, los demás siguen hasta que quede uno. Gana el primero en acabar y recibe lo que quede en las manos al final; los puestos van por orden de llegada.
    La carta con la que alguien acaba conserva los efectos que no necesitan mano: color, robar, saltar, cambio de sentido, flip, pasar las manos con un 0. No hay cambio, duelo, baile ni desafío, y no actúa ninguna carta destapada. En No Mercy solo queda el color.
    No: la ronda acaba en cuanto alguien se queda sin cartas. Lo normal: no.
    .title = Seguir jugando

option-discard_all = Quién descarta el color con un Descarta todo: todos, o solo quien lo juega. Lo normal: todos.
    .title = Descarta todo
option-discard_all-everyone = descartan todos
option-discard_all-player = solo quien lo juega

option-wilds_match = Para cartas de dos caras (Transformers Flip). Sí: al jugar un Comodín +2 o un Comodín busca color, los otros comodines de la mano cuentan como el color actual, y por tanto lo hacen un farol. Solo de otro tipo: los comodines del mismo tipo que el jugado no cuentan, para que dos no se bloqueen entre sí. No: los otros comodines dan igual. Lo normal: sí.
    .title = Los comodines cuentan como el color
option-wilds_match-other = solo de otro tipo

option-flip_after_flip = Para el Flip. Sí: se puede jugar un Flip justo después de un Flip, destape lo que destape. No: un Flip se juega sobre su color o sobre otro Flip. Lo normal: sí.
    .title = Flip justo después de un Flip

option-flip_activation = Para el Flip: si actúa una carta de acción que destape. Preguntar: decide quien jugó el Flip. Nunca: no hace nada. Siempre: actúa como si acabara de jugarse. Lo normal: preguntar.
    .title = Lo que destapa un Flip
option-flip_activation-ask = preguntar
option-flip_activation-never = nunca actúa
option-flip_activation-always = siempre actúa

option-draw_color_by = Para el Comodín busca color: hasta qué color se roba tras un farol descubierto. El de la jugada: el que se eligió al jugar la carta. El del desafío: quien desafió elige cualquiera. En ambos casos se sigue con el primer color elegido. Lo normal: el de la jugada.
    .title = Color tras un farol descubierto
option-draw_color_by-player = el de la jugada
option-draw_color_by-challenger = el del desafío

option-gauntlet_self = Para el Guantelete del Infinito. Sí: quien lo juega también roba dos, si le queda una carta del color. No: solo roban los demás. Lo normal: sí.
    .title = El Guantelete también te da a ti

option-creeper_on = Para el Creeper: cuándo explota. Siempre que se robe: también en los castigos. Solo al robar por tu cuenta: cuando lo robas en vez de jugar, no como castigo. Lo normal: siempre que se robe.
    .title = Cuándo explota un Creeper
option-creeper_on-any = siempre que se robe
option-creeper_on-turn = solo al robar por tu cuenta

option-peek = Para cartas de dos caras (Transformers Flip). Sí: puedes mirar las otras caras de tus cartas. No: solo ves la cara que tienes delante. Lo normal: no.
    .title = Ver tus otras caras

option-dance_costs_turn = Para el Comodín de baile (BTS). Sí: si robas tres en vez de bailar, pierdes el turno. No: juegas tu turno normal. Lo normal: no.
    .title = Robar cuesta el turno

option-dance_vote = Para el Comodín de baile (BTS). Sí: después de un baile se pregunta a los demás uno por uno, en el sentido del juego, y más noes que síes son tres cartas, y también el turno si en tu mesa robar cuesta el turno. No: vale cualquier baile, palabra de honor. Lo normal: no.
    .title = Votar el baile
