### Pourquoi quelque chose est refusé. $seat peut être un nom ou le numéro d’un siège.
### $decision est la sorte de décision (turn, color, …), ou un texte à part.

reason-no-match = { $card } ne va pas sur { $top } : couleur, chiffre et symbole sont différents. La couleur en cours est : { $color }.
reason-not-in-hand = Tu n’as pas { $card }.
reason-only-drawn = Après avoir pioché, tu ne peux poser que la carte piochée ; { $card } doit attendre.
reason-must-play = Tu as une carte qui va. À cette table, tu dois la poser et tu ne peux pas piocher.
reason-wrong-wild = On ne bluffe pas à cette table. La couleur en cours est : { $color }, et tu as une carte qui compte comme elle : { $card } ne peut pas être posé.
reason-last-card-wild = À cette table, la dernière carte ne peut pas être un joker, donc { $card } reste en main.
reason-last-card-number = À cette table, la dernière carte doit être un chiffre, donc { $card } reste en main.
reason-not-stackable = Tu ne peux pas cumuler { $card } ici : { $stacking ->
        [same] sur un +{ $amount }, il faut un autre +{ $amount }
       *[higher] il faut un +{ $amount } ou plus
    }.
reason-no-draw-card = { $card } n’est pas une carte +, ça ne répond pas à un +{ $amount }.
reason-no-stacking = On ne cumule pas ici : il faut piocher.
reason-no-challenge = Il n’y a rien à contester ici.
reason-no-dance = Personne ne te demande de danser en ce moment.
reason-must-lay = Tu as une carte de couleur, tu dois donc en poser une.
reason-not-colored = Tu ne peux pas poser { $card } : il faut une carte de couleur.
reason-shed-last = Tu peux te défausser ainsi de deux cartes au plus, et jamais de la dernière.
reason-bad-target = Tu ne peux pas choisir { $seat ->
        [one] le siège { $seat }
        [other] le siège { $seat }
       *[name] { $seat }
    }.
reason-bad-color = Tu ne peux pas choisir « { $color } » : ce n’est pas une couleur en jeu.
reason-not-exposed = Il n’y a pas de UNO à dire ni à contrer en ce moment pour { $seat ->
        [one] le siège { $seat }
        [other] le siège { $seat }
       *[name] { $seat }
    }.
reason-self-catch = Pas de contre-UNO contre toi-même. Vite, dis UNO !
reason-no-jump = Tu ne peux pas intercepter avec { $card } : ce n’est pas exactement la carte du dessus.
reason-jump-now = On n’intercepte que pendant le tour d’un autre.
reason-jump-off = Pas d’interception à cette table.
reason-not-your-turn = On attend { $seat ->
        [one] le siège { $seat }
        [other] le siège { $seat }
       *[name] { $seat }
    }, qui doit { $decision ->
        [turn] jouer
        [drawn] jouer
        [color] choisir une couleur
        [target] choisir quelqu’un
        [lay] poser une carte
        [answer] répondre
        [vote] voter
        [shed] se défausser
        [activate] faire agir la carte découverte ou non
       *[other] décider : { $decision }
    }.
reason-wrong-decision = Pas maintenant. D’abord, { $decision ->
        [turn] pose une carte, ou pioche
        [drawn] pose la carte piochée, ou garde-la
        [color] choisis une couleur
        [target] choisis quelqu’un
        [lay] pose une carte de couleur
        [answer] réponds à la carte qui te vise
        [vote] vote pour la danse
        [shed] défausse une carte, ou arrête-toi
        [activate] décide si la carte découverte agit
       *[other] décide : { $decision }
    }.
reason-round-over = La manche est finie.
reason-round-not-over = La manche n’est pas encore finie.
reason-match-over = La partie est finie.
reason-out = { $seat ->
        [one] Le siège { $seat }
        [other] Le siège { $seat }
       *[name] { $seat }
    } ne joue plus dans cette manche.
reason-finished = { $seat ->
        [one] Le siège { $seat }
        [other] Le siège { $seat }
       *[name] { $seat }
    } n’a plus de cartes et a fini cette manche.
reason-call-nothing = Tu ne peux dire UNO qu’avec un coup qui peut te laisser une seule carte.
reason-unknown-action = Je ne sais pas ce que veut dire « { $action } ».
reason-unknown-card = Il n’y a pas de carte « { $card } » dans ce paquet.
reason-no-seat = Il n’y a pas de siège { $seat } à cette table.
reason-whole-card = On ne peut nommer les deux faces d’une carte ({ $card }) que là où l’on voit ses propres autres faces. Nomme la face tournée vers toi.
reason-say-seat = Dis quel siège agit.
