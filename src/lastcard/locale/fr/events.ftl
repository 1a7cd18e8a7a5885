### Le journal de la partie, une ligne par événement.
### $name est la personne concernée ; .you sert quand c’est celle qui lit. $target, $by et $winner peuvent être simplement « toi ».

log-seat = Siège { $seat }
log-you = toi
log-comma = { ", " }

event-drew_for_dealer = Qui donne ? { $name } tire { $card }.
    .you = Qui donne ? Tu tires { $card }.
event-deals = { $name } donne les cartes.
    .you = Tu donnes les cartes.
event-turned = { $to ->
        [bottom] Retournée, puis remise sous la pioche : { $card }.
        [passed] Retournée, sans effet : { $card }.
       *[discard] Première carte : { $card }.
    }
event-played = { $name } pose { $card }.
    .you = Tu poses { $card }.
event-played-jump = { $name } intercepte avec { $card } !
    .you = Tu interceptes avec { $card } !
# $total est le nombre de cartes cumulées jusqu’ici.
event-played-stacked = { $name } pose { $card } : déjà { $total ->
        [one] une carte
       *[other] { $total } cartes
    } à piocher.
    .you = Tu poses { $card } : déjà { $total ->
        [one] une carte
       *[other] { $total } cartes
    } à piocher.
event-laid = { $name } pose { $card } dessus. Deux cartes chacun pour : { $hit }.
    .you = Tu poses { $card } dessus. Deux cartes chacun pour : { $hit }.
event-laid-nobody = { $name } pose { $card } dessus. Personne ne pioche.
    .you = Tu poses { $card } dessus. Personne ne pioche.
event-shed = { $name } défausse { $card }.
    .you = Tu défausses { $card }.
event-drew = { $name } pioche : { $cards }.
    .you = Tu pioches : { $cards }.
event-drew-hidden = { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
    .you = Tu pioches { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-passed = { $name } passe.
    .you = Tu passes.
event-named = { $name } choisit { $color }.
    .you = Tu choisis { $color }.
event-skipped = { $name } passe son tour.
    .you = Tu passes ton tour.
event-reversed = Changement de sens : on joue maintenant { $direction ->
        [-1] dans le sens antihoraire
       *[1] dans le sens horaire
    }.
event-challenged = { $target ->
        [toi] { $name } conteste ton coup !
       *[other] { $name } conteste le coup joué par { $target } !
    }
    .you = Tu contestes le coup joué par { $target } !
event-hand_shown = { $name } montre ces cartes : { $cards }.
    .you = Tu montres ta main : { $cards }.
event-hand_shown-hidden = { $name } doit laisser voir sa main.
    .you = Tu dois laisser voir ta main.
event-judged = { $guilty ->
        [yes] { $name } a eu raison de contester : { $target ->
            [toi] tu bluffais
           *[other] { $target } bluffait
        } !
       *[no] { $name } a eu tort de contester : { $target ->
            [toi] tu ne bluffais pas
           *[other] { $target } ne bluffait pas
        }.
    }
    .you = { $guilty ->
        [yes] Tu as eu raison de contester : { $target } bluffait !
       *[no] Tu as eu tort de contester : { $target } ne bluffait pas.
    }
event-accepted = { $name } encaisse.
    .you = Tu encaisses.
event-accepted-dance = { $name } préfère ne pas danser et pioche trois cartes.
    .you = Tu préfères ne pas danser et tu pioches trois cartes.
event-danced = { $name } danse !
    .you = Tu danses !
event-voted = { $yes ->
        [yes] { $name } vote oui : c’était une danse !
       *[no] { $name } vote non.
    }
    .you = { $yes ->
        [yes] Tu votes oui : c’était une danse !
       *[no] Tu votes non.
    }
event-dance_judged = { $good ->
        [yes] { $name } a dansé, et la table a aimé !
       *[no] { $name } a dansé, et la table n’a pas aimé.
    }
    .you = { $good ->
        [yes] Ta danse a plu à la table !
       *[no] Ta danse n’a pas plu à la table.
    }
event-creeper = Boum ! { $name } tire un Creeper et pioche trois cartes de plus.
    .you = Boum ! Tu tires un Creeper et tu pioches trois cartes de plus.
event-flipped = Tout se retourne : place aux faces { $side ->
        [dark] sombres, Decepticon
       *[light] claires, Autobot
    }. Sur le dessus : { $card }.
event-activated = { $yes ->
        [yes] { $name } fait agir la carte découverte.
       *[no] { $name } laisse la carte découverte sans effet.
    }
    .you = { $yes ->
        [yes] Tu fais agir la carte découverte.
       *[no] Tu laisses la carte découverte sans effet.
    }
event-targeted = { $target ->
        [toi] { $name } te choisit.
       *[other] { $name } choisit { $target }.
    }
    .you = Tu choisis { $target }.
# $card et $target_card sont les chiffres comparés ; none quand il n’y avait pas de carte chiffre.
event-duelled = { $name } en duel avec { $target } : { $card ->
        [none] aucun chiffre
       *[other] { $card }
    } contre { $target_card ->
        [none] aucun chiffre
       *[other] { $target_card }
    }. Duel remporté par { $winner }.
    .you = Toi en duel avec { $target } : { $card ->
        [none] aucun chiffre
       *[other] { $card }
    } contre { $target_card ->
        [none] aucun chiffre
       *[other] { $target_card }
    }. Duel remporté par { $winner }.
event-swapped = { $name } échange sa main avec { $target }.
    .you = Tu échanges ta main avec { $target }.
event-passed_on = Toutes les mains passent { $direction ->
        [-1] à droite, dans le sens antihoraire
       *[1] à gauche, dans le sens horaire
    }.
event-discarded = { $name } défausse : { $cards }.
    .you = Tu défausses : { $cards }.
event-shuffled = On mélange le talon : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans la nouvelle pioche.
event-out = { $name } a trop de cartes : c’est l’élimination !
    .you = Tu as trop de cartes : c’est l’élimination !
event-called = { $name } dit UNO !
    .you = Tu dis UNO !
event-caught = { $name } a oublié de dire UNO : contre-UNO par { $by } !
    .you = Tu as oublié de dire UNO : contre-UNO par { $by } !
event-finished = { $name } termine à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
    .you = Tu termines à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
event-stalemate = Un tour entier sans que personne puisse jouer ni piocher. La manche s’arrête, et la main la plus basse l’emporte.
event-won = { $name } remporte la manche !
    .you = Tu remportes la manche !
