### La table dans le terminal. Le navigateur en dit aussi une bonne partie ; le reste est dans terminal-only.ftl.

## Noms. name-1 est assis à ta gauche, et ainsi de suite autour de la table.

name-you = Toi
name-person = Invité
name-1 = Léa
name-2 = Hugo
name-3 = Louis
name-4 = Mamie
name-5 = Chloé
name-6 = Jules
name-7 = Tata
name-8 = Inès
name-9 = Noé

## La table

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · Manche { $round } · Toi : { $score } points sur { $target }
log-stand-in = { $name } est en panne ({ $reason }). Normal joue à sa place à partir de la manche { $number }.
log-remark = { $name } : « { $text } »
log-round = Manche { $number }
prompt-over = La manche est finie.
prompt-exposed = Tu n’as plus qu’une carte et tu n’as pas dit UNO !
with-rule = { $text } ({ $rule })

table-top = Sur le dessus : { $card }
table-no-color = pas de couleur
table-direction = { $direction ->
        [-1] sens antihoraire
       *[1] sens horaire
    }
table-next = puis : { $name }
table-pending = +{ $count } à piocher
table-before = Dessous :
table-votes = { $ayes } oui, { $noes } non
table-side = { $side ->
        [dark] face sombre
       *[light] face claire
    }

seat-exposed = sans UNO !
seat-uno = UNO !
seat-out = hors jeu
seat-finished = place { $place }
seat-others = autres faces
seat-known = vues

explain-card = { $card } ({ $rule }) : { $does }
number-does = Un simple chiffre.
nobody-to-catch = Pas de contre-UNO possible en ce moment.

## Choix

choice-draw = Piocher
choice-keep = Garder
choice-accept = { $count ->
        [one] Prendre { $count } carte
       *[other] Prendre { $count } cartes
    }
choice-accept-color = Piocher jusqu’à { $color }
choice-challenge = Contester !
choice-dance = Danser !
choice-vote-yes = Oui, c’était une danse
choice-vote-no = Non
choice-activate-yes = La faire agir
choice-activate-no = La laisser
choice-stop = Ça suffit
choice-color = { $color }
choice-target = { $name } ({ $count })
choice-uno = UNO !
choice-uno-said = UNO ! Dit avec la prochaine carte
choice-catch = Contre-UNO à { $name } !
choice-jump = Intercepter avec { $card } !
choice-play = Poser { $card }
choice-stack = Cumuler { $card }
choice-lay = Poser { $card } dessus
choice-shed = Défausser { $card }

## Pages

page-back = Retour
page-keys = Touches
page-signs = Formes et signes
page-language = Langue
page-players = À table
page-example = Exemple : { $text }
page-next-round = Manche suivante
page-end = Terminé
leave = Quitter la table ? La manche n’est pas finie.
leave-yes = Quitter
leave-no = Rester

count-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
player-bot = Bot : { $level ->
        [random] Hasard
        [easy] Facile
        [normal] Normal
        [hard] Difficile
        [expert] Expert
        [learned] Autodidacte
       *[other] { $level }
    }
player-dealer = donne

## Scores

won-round = { $name } remporte la manche !
    .you = Tu remportes la manche !
won-match = { $name } remporte la partie !
    .you = Tu remportes la partie !
score-name = Nom
score-cards = En main
score-round = Manche
score-total = Total
score-goal = { $scoring ->
        [tally] On note ce qui reste. À { $target }, le plus petit total gagne.
       *[points] Le premier à { $target ->
            [one] { $target } point
           *[other] { $target } points
        } gagne la partie.
    }
