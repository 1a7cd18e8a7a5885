### À table dans le navigateur : la fin d’une manche, ce qui est en jeu, l’horloge, et ce qui vient de se passer.

## La fin d’une manche et d’une partie

web-result = Le résultat
result-show = Voir le résultat
result-by-card = La dernière carte : { $card }.
result-by-out = Tous les autres sont éliminés.
result-by-stalemate = Personne ne pouvait plus jouer ni piocher ; la main la plus basse gagne.
result-streak = Et de { $count } d’affilée !
result-line = { $name } : { $count ->
        [0] plus de cartes
        [one] encore une carte
       *[other] encore { $count } cartes
    }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }. Score : { $total }.
result-line-unscored = { $name } : { $count ->
        [0] plus de cartes
        [one] encore une carte
       *[other] encore { $count } cartes
    }.
result-up = Passe à la place { $place }
result-picture = Enregistrer une image
result-made-with = Joué avec Lastcard
result-rounds = { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
result-most-wins = Le plus de manches gagnées : { $name } ({ $count })
result-best-round = Meilleure manche : { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-comeback = Victoire après { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard
score-watch = Revoir la manche { $round }

## Ce qui est en jeu

stake-answer = { $name } t’envoie { $card }.
    .self = Ta propre carte te revient : { $card }.
stake-stack = Tu peux aussi poser une carte + dessus.
stake-answer-dance = { $name } veut te voir danser !
stake-target-number = Quelle main veux-tu ?
stake-target-optimus = Duel contre qui ? Le plus haut chiffre gagne et peut se défausser de deux cartes.
stake-target-megatron = Duel contre qui ? Tous deux montrent leur main ; le plus petit chiffre pioche deux cartes.
stake-target-targeted-draw = Qui pioche deux cartes ?
stake-color-roulette = Choisis une couleur : tu retournes des cartes jusqu’à ce qu’elle sorte, et tu les gardes toutes.
stake-color-wild-draw-color = Choisis une couleur : le suivant pioche jusqu’à ce qu’elle sorte.
stake-color-penalty = Tu avais raison. Choisis la couleur jusqu’à laquelle le bluffeur pioche.
stake-lay = Pose une carte : qui a sa couleur en pioche { $count }{ $self ->
        [yes] , et toi aussi si tu en as encore.
       *[no] .
    }
stake-drawn-unplayable = La carte piochée ne va pas, tu la gardes.
cost-challenge = aucune carte si c’était un bluff, { $count } sinon
cost-challenge-color = aucune carte si c’était un bluff, { $count } de plus sinon
cost-dance = { $dance_vote ->
    [yes] aucune carte si la table aime
   *[no] aucune carte
}
warn-bluff = Ce serait un bluff : tu as cette couleur ({ $color }). Si on conteste, tu pioches. Touche encore pour tenter le coup.
warn-bluff-wild = Ce serait un bluff : une autre de tes cartes va. Si on conteste, tu pioches. Touche encore pour tenter le coup.
warn-lay = Tu as encore cette couleur ({ $color }) : tu en piocherais { $count } aussi. Touche encore pour le faire.
warn-uno = Il ne te restera qu’une carte. Appuie d’abord sur UNO !, ou touche encore pour jouer sans.
warn-draw = Une de tes cartes va. Touche encore la pioche si tu préfères piocher.
warn-again = Touche encore pour la poser.
hint-fits = { $count ->
        [0] Rien ne va : il faut { $color }{ $number ->
            [-1] { "" }
           *[other] , un { $number }
        } ou un joker.
        [one] Une de tes cartes va : { $color }{ $number ->
            [-1] { "" }
           *[other] , un { $number }
        } ou un joker.
       *[other] { $count } de tes cartes vont : { $color }{ $number ->
            [-1] { "" }
           *[other] , un { $number }
        } ou un joker.
    }
offer-drawn = Poser { $card }
hand-more = { $count ->
        [one] Encore une carte qui va
       *[other] Encore { $count } cartes qui vont
    }

## L’horloge

clock-seconds = { $count } s
clock-left = Encore { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-up = Temps écoulé : un bot a décidé pour toi : { $lines }
prompt-match-over = La partie est finie.

## Ce qui vient de se passer

drew-because = { $line } ({ $reason })
to-the-end = Aller à la fin
shown-hands = Mains montrées

## Comment on joue à cette table

pace = Vitesse des bots
pace-calm = Lente
pace-usual = Normale
pace-brisk = Rapide
volume = Volume
careful = Toucher deux fois pour jouer quand les cartes sont serrées
beginners = Pour débuter : montre ce qui va, et prévient avant une erreur
coach = Coach : dit ce que ferait un bon joueur (H)
coach-for-all = Un coach pour tous ; ces manches ne comptent dans aucun championnat
archive-ask = Demander à tous si les manches peuvent aller dans l’archive ouverte
archive-agree = Mes manches ici peuvent aller dans l’archive ouverte : cartes et coups pour la recherche, aucun nom. Tous ceux qui jouent doivent être d’accord.
event-coached = { $name } demande au coach.
    .you = Tu demandes au coach.
web-around-pace = Les bots jouent maintenant { $pace ->
        [calm] lentement
        [brisk] vite
       *[usual] à vitesse normale
    }.

## Le caractère des bots, comme le dit leur place

character-sunny = Solaire : joue vite et oublie plus facilement de dire UNO.
character-cocky = Frimeur : le plus rapide de tous, et un peu négligent pour dire UNO.
character-dry = Taciturne : réfléchit un peu plus et parle peu.
character-gentle = Gentil : prend son temps, et te laisse plus longtemps pour dire UNO.
character-dramatic = Théâtral : fait une scène, et oublie parfois de dire UNO.
bots-talk = Les bots parlent
bots-hush = Faire taire les bots
