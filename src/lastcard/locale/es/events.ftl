### El registro de la partida, una línea por suceso.
### $name es de quien se habla; .you es para cuando se trata de quien lee. $target, $by y $winner pueden ser simplemente «ti».

log-seat = Asiento { $seat }
log-you = ti
log-comma = { ", " }

event-drew_for_dealer = ¿Quién reparte? { $name } saca { $card }.
    .you = ¿Quién reparte? Sacas { $card }.
event-deals = Reparte { $name }.
    .you = Repartes tú.
event-turned = { $to ->
        [bottom] Se destapa y vuelve debajo del mazo: { $card }.
        [passed] Se destapa y no cuenta: { $card }.
       *[discard] Primera carta: { $card }.
    }
event-played = { $name } juega { $card }.
    .you = Juegas { $card }.
event-played-jump = ¡{ $name } se cuela con { $card }!
    .you = ¡Te cuelas con { $card }!
# $total es cuántas cartas se han acumulado hasta ahora.
event-played-stacked = { $name } juega { $card }: ya van { $total ->
        [one] una carta
       *[other] { $total } cartas
    } por robar.
    .you = Juegas { $card }: ya van { $total ->
        [one] una carta
       *[other] { $total } cartas
    } por robar.
event-laid = { $name } pone encima { $card }. Dos cartas por cabeza para: { $hit }.
    .you = Pones encima { $card }. Dos cartas por cabeza para: { $hit }.
event-laid-nobody = { $name } pone encima { $card }. Nadie tiene que robar.
    .you = Pones encima { $card }. Nadie tiene que robar.
event-shed = { $name } descarta { $card }.
    .you = Descartas { $card }.
event-drew = { $name } roba: { $cards }.
    .you = Robas: { $cards }.
event-drew-hidden = { $name } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
    .you = Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-passed = { $name } pasa.
    .you = Pasas.
event-named = { $name } pide { $color }.
    .you = Pides { $color }.
event-skipped = { $name } pierde el turno.
    .you = Pierdes el turno.
event-reversed = Cambio de sentido: ahora en sentido { $direction ->
        [-1] antihorario
       *[1] horario
    }.
event-challenged = { $target ->
        [ti] ¡{ $name } te desafía!
       *[other] ¡{ $name } desafía a { $target }!
    }
    .you = ¡Desafías a { $target }!
event-hand_shown = { $name } enseña estas cartas: { $cards }.
    .you = Enseñas tu mano: { $cards }.
event-hand_shown-hidden = { $name } tiene que dejar ver su mano.
    .you = Tienes que dejar ver tu mano.
event-judged = { $guilty ->
        [yes] { $name } acertó: ¡{ $target ->
            [ti] ibas
           *[other] { $target } iba
        } de farol!
       *[no] { $name } se equivocó: { $target ->
            [ti] no ibas
           *[other] { $target } no iba
        } de farol.
    }
    .you = { $guilty ->
        [yes] Acertaste: ¡{ $target } iba de farol!
       *[no] Te equivocaste: { $target } no iba de farol.
    }
event-accepted = { $name } se aguanta.
    .you = Te aguantas.
event-accepted-dance = { $name } prefiere no bailar y roba tres.
    .you = Prefieres no bailar y robas tres.
event-danced = ¡{ $name } baila!
    .you = ¡Bailas!
event-voted = { $yes ->
        [yes] { $name } vota que sí: ¡eso fue un baile!
       *[no] { $name } vota que no.
    }
    .you = { $yes ->
        [yes] Votas que sí: ¡eso fue un baile!
       *[no] Votas que no.
    }
event-dance_judged = { $good ->
        [yes] ¡A la mesa le gusta el baile de { $name }!
       *[no] A la mesa no le gusta el baile de { $name }.
    }
    .you = { $good ->
        [yes] ¡A la mesa le gusta tu baile!
       *[no] A la mesa no le gusta tu baile.
    }
event-creeper = ¡Bum! { $name } saca un Creeper y roba tres más.
    .you = ¡Bum! Sacas un Creeper y robas tres más.
event-flipped = Se da la vuelta a todo: ahora valen las caras { $side ->
        [dark] oscuras, de los Decepticons
       *[light] claras, de los Autobots
    }. Encima: { $card }.
event-activated = { $yes ->
        [yes] { $name } hace actuar la carta destapada.
       *[no] { $name } deja sin efecto la carta destapada.
    }
    .you = { $yes ->
        [yes] Haces actuar la carta destapada.
       *[no] Dejas sin efecto la carta destapada.
    }
event-targeted = { $target ->
        [ti] { $name } te elige.
       *[other] { $name } elige a { $target }.
    }
    .you = Eliges a { $target }.
# $card y $target_card son los números que se comparan; none si no había carta de número.
event-duelled = { $name } se bate en duelo { $target ->
        [ti] contigo
       *[other] con { $target }
    }: { $card ->
        [none] ningún número
       *[other] { $card }
    } contra { $target_card ->
        [none] ningún número
       *[other] { $target_card }
    }. El duelo es para { $winner }.
    .you = Te bates en duelo con { $target }: { $card ->
        [none] ningún número
       *[other] { $card }
    } contra { $target_card ->
        [none] ningún número
       *[other] { $target_card }
    }. El duelo es para { $winner }.
event-swapped = { $name } cambia la mano { $target ->
        [ti] contigo
       *[other] con { $target }
    }.
    .you = Cambias la mano con { $target }.
event-passed_on = Todas las manos pasan a la { $direction ->
        [-1] derecha, en sentido antihorario
       *[1] izquierda, en sentido horario
    }.
event-discarded = { $name } descarta: { $cards }.
    .you = Descartas: { $cards }.
event-shuffled = Se baraja el descarte: { $count ->
        [one] una carta
       *[other] { $count } cartas
    } en el nuevo mazo.
event-out = ¡{ $name } tiene demasiadas cartas y queda fuera!
    .you = ¡Tienes demasiadas cartas y quedas fuera!
event-called = ¡{ $name } canta UNO!
    .you = ¡Cantas UNO!
event-caught = { $name } olvidó cantar UNO: ¡{ $by ->
        [ti] te diste cuenta
       *[other] { $by } se dio cuenta
    }!
    .you = Olvidaste cantar UNO: ¡{ $by } te pilló!
event-finished = { $name } termina en el { $place }.º puesto.
    .you = Terminas en el { $place }.º puesto.
event-stalemate = En toda una vuelta nadie pudo jugar ni robar. La ronda se acaba y gana la mano más baja.
event-won = ¡{ $name } gana la ronda!
    .you = ¡Ganas la ronda!
