### En la mesa, en el navegador: el final de una ronda, lo que está en juego, el reloj, y lo que acaba de pasar.

## El final de una ronda y de una partida

web-result = El resultado
result-show = Ver el resultado
result-by-card = La última carta: { $card }.
result-by-out = Todos los demás están fuera.
result-by-stalemate = Nadie podía jugar ni robar; gana la mano más baja.
result-streak = ¡Y van { $count } seguidas!
result-line = { $name }: { $count ->
        [0] sin cartas
        [one] queda una carta
       *[other] quedan { $count } cartas
    }, { $value ->
        [one] un punto
       *[other] { $value } puntos
    }. Total: { $total }.
result-line-unscored = { $name }: { $count ->
        [0] sin cartas
        [one] queda una carta
       *[other] quedan { $count } cartas
    }.
result-up = Sube al puesto { $place }
result-picture = Guardar como imagen
result-made-with = Jugado con Lastcard
result-rounds = { $count ->
        [one] Una ronda
       *[other] { $count } rondas
    }
result-most-wins = Más rondas ganadas: { $name } ({ $count })
result-best-round = Mejor ronda: { $name } con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
result-comeback = Remontada: iba { $points ->
        [one] un punto
       *[other] { $points } puntos
    } por detrás
score-watch = Ver otra vez la ronda { $round }

## Lo que está en juego

stake-answer = { $name } te lanza { $card }.
    .self = Tu propia carta vuelve a ti: { $card }.
stake-stack = También puedes poner encima una carta de robar.
stake-answer-dance = ¡{ $name } quiere verte bailar!
stake-target-number = ¿Con quién cambias la mano?
stake-target-optimus = ¿Contra quién es el duelo? El número más alto gana y puede descartar dos cartas.
stake-target-megatron = ¿Contra quién es el duelo? Los dos enseñan su mano; el número más bajo roba dos.
stake-target-targeted-draw = ¿Quién roba dos cartas?
stake-color-roulette = Elige un color: destapas cartas hasta que salga, y te las quedas todas.
stake-color-wild-draw-color = Elige un color: el siguiente roba hasta que salga.
stake-color-penalty = Tenías razón. Elige el color hasta el que hay que robar por el farol.
stake-lay = Pon una carta: quien tenga su color roba { $count }{ $self ->
        [yes] , y tú también si te quedan más.
       *[no] .
    }
stake-drawn-unplayable = La carta que robaste no encaja, te la quedas.
cost-challenge = ninguna si era un farol, { $count } si no
cost-challenge-color = ninguna si era un farol, { $count } más si no
cost-dance = { $dance_vote ->
    [yes] ninguna si le gusta a la mesa
   *[no] ninguna carta
}
warn-bluff = Sería un farol: tienes { $color }. Si te desafían, robas. Toca otra vez para arriesgarte.
warn-bluff-wild = Sería un farol: otra de tus cartas encaja. Si te desafían, robas. Toca otra vez para arriesgarte.
warn-lay = Te queda más { $color }: robarías { $count } tú también. Toca otra vez para hacerlo.
warn-uno = Te quedarás con una carta. Pulsa antes ¡UNO!, o toca otra vez para jugar sin cantar.
warn-draw = Una de tus cartas encaja. Toca otra vez si prefieres robar.
warn-again = Toca otra vez para jugarla.
hint-fits = { $count ->
        [0] Nada encaja: hace falta { $color }{ $number ->
            [-1] { "" }
           *[other] , un { $number }
        } o un comodín.
        [one] Una de tus cartas encaja: { $color }{ $number ->
            [-1] { "" }
           *[other] , un { $number }
        } o un comodín.
       *[other] { $count } de tus cartas encajan: { $color }{ $number ->
            [-1] { "" }
           *[other] , un { $number }
        } o un comodín.
    }
offer-drawn = Jugar { $card }
hand-more = { $count ->
        [one] Encaja una carta más
       *[other] Encajan { $count } cartas más
    }

## El reloj

clock-seconds = { $count } s
clock-left = { $count ->
        [one] Queda un segundo
       *[other] Quedan { $count } segundos
    }
time-up = Se te acabó el tiempo, así que decidió un bot: { $lines }
prompt-match-over = La partida ha acabado.

## Lo que acaba de pasar

drew-because = { $line } ({ $reason })
to-the-end = Ir al final
shown-hands = Manos enseñadas

## Cómo se juega en esta mesa

pace = Velocidad de los bots
pace-calm = Lenta
pace-usual = Normal
pace-brisk = Rápida
volume = Volumen
careful = Tocar dos veces para jugar cuando las cartas están apretadas
beginners = Para principiantes: muestra qué encaja y avisa antes de un error
coach = Entrenador: dice qué haría alguien que juega bien (H)
coach-for-all = Un entrenador para todos; esas rondas no cuentan en ninguna liga
archive-ask = Preguntar a todos si las rondas pueden ir al archivo abierto
archive-agree = Mis rondas de aquí pueden ir al archivo abierto: cartas y jugadas para investigar, sin nombres. Todos los que juegan tienen que estar de acuerdo.
event-coached = { $name } pregunta al entrenador.
    .you = Preguntas al entrenador.
web-around-pace = Los bots juegan ahora { $pace ->
        [calm] despacio
        [brisk] rápido
       *[usual] a velocidad normal
    }.

## El carácter de los bots, como lo cuenta su asiento

character-sunny = Alegre: juega rápido y se le olvida más fácil cantar.
character-cocky = Gallito: el más rápido de todos, y algo descuidado al cantar.
character-dry = Callado: piensa un poco más y habla poco.
character-gentle = Amable: se toma su tiempo, y te deja más para cantar UNO.
character-dramatic = Teatral: monta una escena, y a veces se olvida de cantar.
bots-talk = Los bots hablan
bots-hush = Que se callen los bots
