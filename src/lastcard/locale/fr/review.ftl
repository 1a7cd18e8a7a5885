### L’analyse d’une manche. review-do-… nomme un coup, review-why-… dit ce qui plaide pour le meilleur.

review-verdict-best = le meilleur
review-verdict-good = bon
review-verdict-doubtful = douteux
review-verdict-mistake = erreur

review-do-play = poser { $card }
review-do-jump = intercepter avec { $card }
review-do-lay = poser { $card } dessus
review-do-shed = défausser { $card }
review-do-draw = piocher
review-do-keep = garder la carte
review-do-pass = passer
review-do-color = choisir { $color }
review-do-target = choisir { $name }
review-do-accept = encaisser
review-do-challenge = contester
review-do-dance = danser
review-do-stop = s’arrêter là
review-do-yes = dire oui
review-do-no = dire non

review-why-wins = C’était la dernière carte : la manche était gagnée.
review-why-mercy = { $name } avait { $count } cartes ; encore { $amount } et c’était l’élimination.
review-why-stops = { $name } n’avait plus que { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : il fallait réagir.
review-why-bluff = { $name } : sur 100 mains possibles, c’était un bluff dans { $share }.
review-why-honest = { $name } : sur 100 mains possibles, ce n’était un bluff que dans { $share }.
review-why-target = { $name } touchait presque au but, avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
review-why-lacks = { $name } avait pioché peu avant sur cette couleur ({ $color }) et n’en avait sans doute pas.
review-why-sheds = { $count } cartes partent d’un coup.
review-why-again = Ça permet de rejouer tout de suite.
review-why-wild = { $card } va sur tout : à garder plutôt pour quand rien d’autre ne va.
review-why-passes = Les { $count } cartes passent à { $name }.
review-why-color = Il restait { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de cette couleur ({ $color }) pour la suite.
review-why-attacks = { $name } y perd un tour.
review-why-saves = { $name } avait encore { $count } cartes : { $card } sert mieux plus tard.
review-why-flips = La table se retourne, et de là on gagnait plus souvent.
review-why-used = { $count } cartes comme { $card } étaient déjà parties, presque personne ne pouvait changer la couleur avec.
review-why-plays = Il reste { $count ->
        [one] une carte
       *[other] { $count } cartes
    } en main au lieu d’une de plus.
review-why-none = Dans les manches jouées à partir de là, ce coup gagnait plus souvent : { $best } sur 100 au lieu de { $chosen }.

review-cost = { $points ->
        [one] 1 victoire sur 100 de perdue
       *[other] { $points } victoires sur 100 de perdues
    }
review-title = { $name }, { $way ->
        [open] cartes sur table
       *[known] d’après ce que tu savais
    }
review-luck = { $you ->
        [yes] Au départ, tu gagnais { $began } manches sur 100. Tes décisions en ont coûté { $given }, les cartes et les autres
       *[no] Au départ, { $name } gagnait { $began } manches sur 100. Ses décisions en ont coûté { $given }, les cartes et les autres
    } { $luck ->
        [gave] en ont apporté { $amount }
       *[took] en ont pris { $amount }
    }.
review-moments = Ce qui a décidé la manche
review-change = Chances { $before } % → { $after } %
review-decisions = Tes décisions
review-decision = { $action } : { $verdict }
review-advice = Mieux : { $action } ({ $cost }). { $why }

## Le coach. coach-why-… dit ce qui plaide pour un coup encore à jouer, comme review-why-… le fait après.

coach-says = Coach : { $action }. { $why }
coach-only = Tu ne peux rien faire d’autre.
coach-silent = Le coach n’a rien à dire en ce moment.
coach-off = Il n’y a pas de coach à cette table. Assieds-toi avec --coach pour en avoir un.
title-try-out = Lastcard · { $edition } · Essai avec la vraie pioche : rien ne compte
coach-equal = Ou { $other } : c’est à peu près aussi bon.
coach-why-wins = C’est ta dernière carte : la manche est à toi.
coach-why-mercy = { $name } a { $count } cartes ; encore { $amount } et c’est l’élimination.
coach-why-stops = { $name } n’a plus que { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : il faut réagir.
coach-why-bluff = { $name } : sur 100 mains possibles, c’est un bluff dans { $share }.
coach-why-honest = { $name } : sur 100 mains possibles, ce n’est un bluff que dans { $share }.
coach-why-target = { $name } touche presque au but, avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
coach-why-lacks = { $name } a pioché il y a peu sur cette couleur ({ $color }) et n’en a sans doute pas.
coach-why-sheds = Tu te débarrasses de { $count } cartes d’un coup.
coach-why-again = Tu rejoues tout de suite.
coach-why-wild = { $card } va sur tout : à garder pour quand rien d’autre ne va.
coach-why-passes = Les { $count } cartes passent à { $name } et non à toi.
coach-why-color = Tu as encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de cette couleur ({ $color }) pour la suite.
coach-why-attacks = { $name } y perd un tour.
coach-why-saves = { $name } a encore { $count } cartes : { $card } sert mieux plus tard.
coach-why-flips = La table se retourne, et de là on gagne plus souvent.
coach-why-used = { $count } cartes comme { $card } sont déjà parties, presque personne ne peut changer la couleur avec.
coach-why-plays = Il te reste { $count ->
        [one] une carte
       *[other] { $count } cartes
    } au lieu d’une de plus.
coach-why-none = Ce coup gagne { $best } manches sur 100, « { $other } » en gagne { $chosen }.

puzzle-title = Problème { $number }/{ $count } · { $level ->
        [1] facile
        [2] corsé
       *[3] difficile
    }
puzzle-task = Quel coup gagne le plus souvent d’ici ? Joue-le.
puzzle-right = C’est ça !
puzzle-wrong = Il y avait mieux.
puzzle-answer = { $action } : gagne { $chance } fois sur 100
