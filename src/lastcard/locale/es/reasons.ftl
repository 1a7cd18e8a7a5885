### Por qué no se puede algo. $seat puede ser un nombre o el número de un asiento.
### $decision es el tipo de decisión (turn, color, …), o un texto propio.

reason-no-match = No puedes jugar { $card } sobre { $top }: color, número y símbolo son distintos. El color actual es { $color }.
reason-not-in-hand = No tienes { $card }.
reason-only-drawn = Después de robar solo puedes jugar la carta robada; { $card } tiene que esperar.
reason-must-play = Tienes una carta que encaja. En esta mesa tienes que jugarla y no puedes robar.
reason-wrong-wild = En esta mesa no se farolea. El color actual es { $color }, y tienes una carta que cuenta como tal: no puedes jugar { $card }.
reason-last-card-wild = En esta mesa la última carta no puede ser un comodín, así que { $card } se queda.
reason-last-card-number = En esta mesa la última carta tiene que ser un número, así que { $card } se queda.
reason-not-stackable = No puedes acumular { $card } aquí: { $stacking ->
        [same] sobre un +{ $amount } solo va otro +{ $amount }
       *[higher] hace falta un +{ $amount } o más
    }.
reason-no-draw-card = { $card } no es una carta de robar: no responde a un +{ $amount }.
reason-no-stacking = Aquí no se acumula: no se puede pasar al siguiente.
reason-no-challenge = Aquí no hay nada que desafiar.
reason-no-dance = Ahora mismo nadie te pide que bailes.
reason-must-lay = Tienes una carta de color, así que tienes que poner una.
reason-not-colored = No puedes poner { $card }: tiene que ser una carta de color.
reason-shed-last = Así puedes descartar dos cartas como mucho, y nunca la última.
reason-bad-target = No puedes elegir { $seat ->
        [one] el asiento { $seat }
        [other] el asiento { $seat }
       *[name] a { $seat }
    }.
reason-bad-color = No puedes elegir «{ $color }»: no es un color en juego.
reason-not-exposed = Ahora mismo no hay UNO que cantar ni que pillar: { $seat ->
        [one] asiento { $seat }
        [other] asiento { $seat }
       *[name] { $seat }
    }.
reason-self-catch = Nadie se pilla a sí mismo. ¡Rápido, canta UNO!
reason-no-jump = No puedes colarte con { $card }: no es exactamente la carta de encima.
reason-jump-now = Solo puedes colarte mientras le toca jugar a otro.
reason-jump-off = En esta mesa no se cuela nadie.
reason-not-your-turn = Falta que { $seat ->
        [one] el asiento { $seat }
        [other] el asiento { $seat }
       *[name] { $seat }
    } { $decision ->
        [turn] juegue
        [drawn] juegue
        [color] elija un color
        [target] elija a alguien
        [lay] ponga una carta
        [answer] responda
        [vote] vote
        [shed] descarte
        [activate] decida sobre la carta destapada
       *[other] decida: { $decision }
    }.
reason-wrong-decision = Eso ahora no. Primero { $decision ->
        [turn] juega una carta o roba
        [drawn] juega la carta robada o quédatela
        [color] elige un color
        [target] elige a alguien
        [lay] pon una carta de color
        [answer] responde a la carta que va por ti
        [vote] vota el baile
        [shed] descarta una carta o déjalo
        [activate] decide si actúa la carta destapada
       *[other] decide: { $decision }
    }.
reason-round-over = La ronda ha acabado.
reason-round-not-over = La ronda no ha acabado todavía.
reason-match-over = La partida ha acabado.
reason-out = { $seat ->
        [one] El asiento { $seat }
        [other] El asiento { $seat }
       *[name] { $seat }
    } ya no juega en esta ronda.
reason-finished = { $seat ->
        [one] El asiento { $seat }
        [other] El asiento { $seat }
       *[name] { $seat }
    } no tiene cartas y ya terminó esta ronda.
reason-call-nothing = Solo puedes cantar UNO con una jugada que pueda dejarte con una carta.
reason-unknown-action = No sé qué quiere decir «{ $action }».
reason-unknown-card = No hay ninguna carta «{ $card }» en esta baraja.
reason-no-seat = En esta mesa no hay asiento { $seat }.
reason-whole-card = Las dos caras de una carta ({ $card }) solo se nombran donde se pueden ver las propias otras caras. Nombra la cara que tienes delante.
reason-say-seat = Di qué asiento actúa.
