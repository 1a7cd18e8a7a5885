### Ediciones, colores, nombres de las cartas y las decisiones que se piden.

## Ediciones

edition-avengers = Avengers
    .mood = Un chasquido del Guantelete del Infinito, y quien tenga ese color roba, incluso quien lo jugó.
    .deck = 112 cartas en azul, verde, rojo y morado. De cada color, un 0, dos de cada número del 1 al 9, dos +2, dos Cambio de sentido y dos Salta; y cuatro Comodín, cuatro Comodín +4 y cuatro Guantelete del Infinito.
edition-bts = BTS
    .mood = Si te toca un Comodín de baile, te levantas y bailas, o robas tres.
    .deck = 112 cartas en azul, verde, rojo y morado. De cada color, un 0, dos de cada número del 1 al 9, dos +2, dos Cambio de sentido y dos Salta; y cuatro Comodín, cuatro Comodín +4 y cuatro Comodín de baile.
edition-minecraft = Minecraft
    .mood = Hay Creepers escondidos en el mazo: roba uno y te explota en la cara con tres cartas más.
    .deck = 112 cartas en azul, verde, rojo y amarillo. De cada color, un 0, dos de cada número del 1 al 9, dos +2, dos Cambio de sentido y dos Salta; y cuatro Comodín, cuatro Comodín +4 y cuatro Creeper.
edition-flip = Transformers Flip
    .mood = Cada carta tiene una cara Autobot y otra Decepticon, y un solo Flip le da la vuelta a toda la mesa.
    .deck = 112 cartas de dos caras, emparejadas al azar en cada ronda. Las caras claras, de los Autobots, son azules, verdes, rojas y amarillas: de cada color, dos de cada número del 1 al 9, dos +1, dos Cambio de sentido, dos Salta y dos Flip; y cuatro Poder de Optimus Prime y cuatro Comodín +2. Las caras oscuras, de los Decepticons, son rosas, turquesa, naranjas y moradas: de cada color, dos de cada número del 1 al 9, dos +5, dos Cambio de sentido, dos Salta a todos y dos Flip; y cuatro Dominio de Megatron y cuatro Comodín busca color.
edition-no-mercy = No Mercy
    .mood = Los castigos se acumulan, con 25 cartas estás fuera y nadie pide perdón.
    .deck = 168 cartas en azul, verde, rojo y amarillo. De cada color, dos de cada número del 0 al 9, tres +2, tres Cambio de sentido, tres Salta y tres Descarta todo, dos +4 y dos Salta a todos; y ocho Comodín inverso +4 y ocho Comodín ruleta, cuatro Comodín +6 y cuatro Comodín +10.
edition-classic = Clásico
    .mood = La baraja de toda la vida: sin cartas raras, y todo el mundo sabe jugar.
    .deck = 108 cartas en azul, verde, rojo y amarillo. De cada color, un 0, dos de cada número del 1 al 9, dos +2, dos Cambio de sentido y dos Salta; y cuatro Comodín y cuatro Comodín +4.

## Colores

color-r = rojo
color-y = amarillo
color-g = verde
color-b = azul
color-p = morado
color-k = rosa
color-t = turquesa
color-o = naranja

## Nombres de las cartas; .kind es el nombre sin el color. $color es una de las palabras de arriba, $amount el número de cartas que se roban.

both-faces = { $light } / { $dark }
card-number = { $number } { $color }
    .does = { $number ->
        [7] Un simple número, salvo cuando el 7 cambia (como en No Mercy, o por regla de la casa): entonces cambias la mano con quien elijas.
        [0] Un simple número, salvo cuando el 0 pasa (como en No Mercy, o por regla de la casa): entonces cada cual pasa su mano.
       *[other] Un simple número. No hace nada más.
    }
card-skip = { card-skip.kind } { $color }
    .kind = Salta
    .does = El siguiente jugador pierde el turno.
# Cómo se llama una carta en la caja de una edición, si es distinto.
card-skip-flip = { card-skip-flip.kind } { $color }
    .kind = { card-skip.kind }
card-skip-no-mercy = { card-skip-no-mercy.kind } { $color }
    .kind = { card-skip.kind }
card-reverse = { card-reverse.kind } { $color }
    .kind = Cambio de sentido
    .does = Se invierte el sentido del juego. Con solo dos jugadores suele funcionar como un Salta.
card-draw = { card-draw.kind } { $color }
    .kind = +{ $amount }
    .does = El siguiente jugador roba { $amount ->
        [1] una carta
        [2] dos cartas
        [4] cuatro cartas
        [5] cinco cartas
       *[other] { $amount } cartas
    } y pierde el turno. Si se puede acumular, puede jugar otra carta de robar en su lugar.
card-skip-everyone = { card-skip-everyone.kind } { $color }
    .kind = Salta a todos
    .does = Todos los demás pierden el turno y vuelve a jugar quien la puso.
card-discard-all = { card-discard-all.kind } { $color }
    .kind = Descarta todo
    .does = Todos descartan todas sus cartas de este color: { $color }. Van debajo de esta y no tienen efecto. Con una regla de la casa solo descarta quien la juega.
card-flip = { card-flip.kind } { $color }
    .kind = Flip
    .does = Se da la vuelta al descarte, luego al mazo y luego a todas las manos, y se sigue con las otras caras. Si queda encima una carta de acción, quien jugó el Flip decide si actúa (una regla de la casa puede fijarlo de una vez); si es un comodín, elige el color.
card-wild = Comodín
    .does = Se puede jugar siempre. Quien lo juega elige el color.
card-wild-draw = Comodín +{ $amount }
    .does = { $amount ->
        [2] Quien lo juega elige el color; el siguiente jugador roba dos cartas y pierde el turno. Solo es honesto si no tienes otra carta del color actual ni otro comodín; el siguiente jugador puede desafiar (las reglas de la casa pueden cambiarlo).
        [4] Quien lo juega elige el color; el siguiente jugador roba cuatro cartas y pierde el turno. Solo es honesto si no tienes otra carta del color actual; el siguiente jugador puede desafiar (una regla de la casa puede cambiarlo).
        [6] Quien lo juega elige el color; el siguiente jugador roba seis cartas y pierde el turno. Si se puede acumular, puede jugar otra carta de robar en su lugar.
        [10] Quien lo juega elige el color; el siguiente jugador roba diez cartas y pierde el turno. Si se puede acumular, puede jugar otra carta de robar en su lugar.
       *[other] Quien lo juega elige el color; el siguiente jugador roba { $amount ->
            [one] una carta
           *[other] { $amount } cartas
        } y pierde el turno. Si se puede acumular, puede jugar otra carta de robar en su lugar.
    }
card-gauntlet = Guantelete del Infinito
    .does = Quien lo juega pone encima una carta de color, y todos los que tengan ese color, también quien lo jugó, roban dos (una regla de la casa puede librarle). Después elige el color.
card-dance = Comodín de baile
    .does = Quien lo juega elige el color. El siguiente jugador baila o roba tres cartas, y luego juega su turno normal (una regla de la casa puede cambiarlo).
card-creeper = Creeper
    .does = Si sale del mazo, se enseña a todos al momento y cuesta tres cartas más. Jugado, es un simple comodín, y quien lo juega elige el color.
card-optimus = Poder de Optimus Prime
    .does = Elige un rival y se comparan los números más altos; en caso de empate, ganas tú. Quien gana puede descartar hasta dos cartas y elige el color.
card-megatron = Dominio de Megatron
    .does = Elige un rival; los dos enseñan su mano, y quien tenga más bajo su número más pequeño roba dos; si hay empate, el rival. Quien gana elige el color.
card-targeted-draw = Comodín +2 a dedo
    .does = Quien lo juega elige el color y luego a otro jugador, que roba dos cartas. Nadie pierde el turno.
card-wild-draw-color = Comodín busca color
    .does = Quien lo juega elige un color; el siguiente jugador roba hasta que salga y pierde el turno. Solo es honesto si no tienes otra carta del color actual ni otro comodín; el siguiente jugador puede desafiar (las reglas de la casa pueden cambiarlo).
card-reverse-draw = Comodín inverso +{ $amount }
    .does = Quien lo juega elige el color y se invierte el sentido; el primero en ese sentido roba { $amount ->
        [one] una carta
        [4] cuatro cartas
       *[other] { $amount } cartas
    } y pierde el turno, o acumula. Con solo dos jugadores, las cartas vuelven a quien lo jugó.
card-roulette = Comodín ruleta
    .does = El siguiente jugador elige un color, destapa cartas a la vista de todos hasta que salga, se las queda todas y pierde el turno. Se sigue con ese color.

## Lo que se pide: dicho a ti, y lo que ven los demás (other)

decision-turn = Te toca: juega una carta o roba.
    .must = Te toca: una carta encaja, así que juégala.
    .draw = Te toca: nada encaja, así que roba.
    .other = Le toca a { $name }
decision-drawn = La carta que robaste encaja: ¿la juegas o te la quedas?
    .other = Le toca a { $name }
decision-color = ¿Qué color eliges?
    .other = { $name } tiene que elegir un color
decision-target = ¿A quién eliges?
    .other = { $name } tiene que elegir a alguien
decision-lay = Pon encima una carta de color.
    .other = { $name } tiene que poner una carta
decision-answer = Esta va por ti. ¿Qué haces?
    .other = { $name } tiene que responder
decision-vote = Tu voto: ¿eso fue un baile?
    .other = { $name } tiene que votar
decision-shed = Ganaste el duelo: ¿descartas una carta o lo dejas?
    .other = { $name } puede descartar
decision-activate = ¿Quieres que actúe la carta destapada?
    .other = { $name } decide si actúa la carta destapada
