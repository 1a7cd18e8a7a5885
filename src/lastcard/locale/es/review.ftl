### El análisis de una ronda. review-do-… nombra una jugada, review-why-… dice qué habla a favor de la mejor.

review-verdict-best = la mejor
review-verdict-good = buena
review-verdict-doubtful = dudosa
review-verdict-mistake = error

review-do-play = jugar { $card }
review-do-jump = colarse con { $card }
review-do-lay = poner { $card }
review-do-shed = descartar { $card }
review-do-draw = robar
review-do-keep = quedarse la carta
review-do-pass = pasar
review-do-color = elegir { $color }
review-do-target = elegir a { $name }
review-do-accept = aguantarse
review-do-challenge = desafiar
review-do-dance = bailar
review-do-stop = dejarlo ahí
review-do-yes = decir que sí
review-do-no = decir que no

review-why-wins = Era la última carta: la ronda estaba ganada.
review-why-mercy = { $name } tenía { $count } cartas; { $amount } más y quedaba fuera.
review-why-stops = A { $name } le { $count ->
        [one] quedaba una carta
       *[other] quedaban { $count } cartas
    } y había que frenarle.
review-why-bluff = De cada 100 manos que podía tener { $name }, era un farol en { $share }.
review-why-honest = De cada 100 manos que podía tener { $name }, era un farol solo en { $share }.
review-why-target = { $name } era quien más cerca estaba de acabar, con { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
review-why-lacks = { $name } tuvo que robar poco antes, cuando mandaba el { $color }, así que seguramente no tenía.
review-why-sheds = Se van { $count } cartas de una vez.
review-why-again = Da otro turno enseguida.
review-why-wild = { $card } va sobre todo: mejor guardarlo para cuando nada más encaje.
review-why-passes = Las { $count } cartas le caen a { $name }.
review-why-color = { $count ->
        [one] Quedaba una carta
       *[other] Quedaban { $count } cartas
    } de color { $color } para seguir.
review-why-attacks = A { $name } le cuesta un turno.
review-why-saves = A { $name } aún le quedaban { $count } cartas: { $card } rinde más después.
review-why-flips = Le da la vuelta a la mesa, y desde ahí se ganaba más veces.
review-why-used = Ya habían salido { $count } cartas como { $card }, así que casi nadie podía cambiar el color con una.
review-why-plays = { $count ->
        [one] Deja una carta
       *[other] Deja { $count } cartas
    } en la mano en vez de una más.
review-why-none = En las rondas jugadas desde aquí ganaba más a menudo: { $best } de 100 en vez de { $chosen }.

review-cost = { $points ->
        [one] 1 victoria de 100 regalada
       *[other] { $points } victorias de 100 regaladas
    }
review-title = { $name }, { $way ->
        [open] con las cartas a la vista
       *[known] con lo que sabías
    }
review-luck = { $you ->
        [yes] Al empezar ganabas { $began } rondas de 100. Tus decisiones regalaron { $given }; las cartas y los demás
       *[no] Al empezar, { $name } ganaba { $began } rondas de 100. Sus decisiones regalaron { $given }; las cartas y los demás
    } { $luck ->
        [gave] dieron { $amount }
       *[took] quitaron { $amount }
    }.
review-moments = Lo que decidió la ronda
review-change = Probabilidad { $before } % → { $after } %
review-decisions = Tus decisiones
review-decision = { $action }: { $verdict }
review-advice = Mejor: { $action } ({ $cost }). { $why }

## El entrenador. coach-why-… dice qué habla a favor de una jugada aún por hacer, como review-why-… después.

coach-says = Entrenador: { $action }. { $why }
coach-only = No puedes hacer otra cosa.
coach-silent = El entrenador no tiene nada que decir ahora.
coach-off = En esta mesa no hay entrenador. Siéntate con --coach para tener uno.
title-try-out = Lastcard · { $edition } · Prueba con el mazo real: no cuenta nada
coach-equal = O { $other }: es más o menos igual de bueno.
coach-why-wins = Es tu última carta: la ronda es tuya.
coach-why-mercy = { $name } tiene { $count } cartas; { $amount } más y queda fuera.
coach-why-stops = A { $name } le { $count ->
        [one] queda una carta
       *[other] quedan { $count } cartas
    } y hay que frenarle.
coach-why-bluff = De cada 100 manos que puede tener { $name }, es un farol en { $share }.
coach-why-honest = De cada 100 manos que puede tener { $name }, es un farol solo en { $share }.
coach-why-target = { $name } es quien más cerca está de acabar, con { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
coach-why-lacks = { $name } tuvo que robar hace poco, cuando mandaba el { $color }, así que seguramente no tiene.
coach-why-sheds = Te quita { $count } cartas de encima de una vez.
coach-why-again = Vuelves a jugar enseguida.
coach-why-wild = { $card } va sobre todo: mejor guardarlo para cuando nada más encaje.
coach-why-passes = Las { $count } cartas le caen a { $name }, no a ti.
coach-why-color = Te { $count ->
        [one] queda una carta
       *[other] quedan { $count } cartas
    } de color { $color } para seguir.
coach-why-attacks = A { $name } le cuesta un turno.
coach-why-saves = A { $name } aún le quedan { $count } cartas: { $card } rinde más después.
coach-why-flips = Le da la vuelta a la mesa, y desde ahí se gana más veces.
coach-why-used = Ya han salido { $count } cartas como { $card }, así que casi nadie puede cambiar el color con una.
coach-why-plays = Te deja con { $count ->
        [one] una carta
       *[other] { $count } cartas
    } en vez de una más.
coach-why-none = Gana { $best } rondas de 100, y «{ $other }» gana { $chosen }.

puzzle-title = Acertijo { $number }/{ $count } · { $level ->
        [1] fácil
        [2] con truco
       *[3] difícil
    }
puzzle-task = ¿Qué jugada gana más veces desde aquí? Hazla.
puzzle-right = ¡Esa es!
puzzle-wrong = Había algo mejor.
puzzle-answer = { $action }: gana { $chance } de 100
