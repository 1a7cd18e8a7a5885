### Ce que seul le terminal dit : ses touches, et la table toute simple, ligne par ligne.

## Touches : la touche, ce qu’elle fait, et en un mot

key-arrows = Flèches
    .does = Se déplacer entre les cartes ou les choix ; Début et Fin vont aux bouts
key-enter = Entrée
    .does = Poser la carte choisie, ou prendre le choix marqué
key-letters = Lettres
    .does = Le choix qui montre cette lettre : D piocher, K garder, A encaisser, …
key-u = U
    .does = UNO ! Avant ton avant-dernière carte, ou en retard
    .short = UNO !
key-c = C
    .does = Contre-UNO à qui n’a plus qu’une carte et ne l’a pas dit
    .short = Contre-UNO
key-j = J
    .does = Intercepter, si la table le permet
key-h = H
    .does = Demander au coach, à une table qui en a un (--coach)
    .short = Coach
key-space = Espace
    .does = Presser les bots
key-tab = Tab
    .does = Vers le journal et retour ; là, Entrée ouvre la règle d’une ligne
    .short = Journal
key-question_mark = ?
    .does = La règle de ce que tu regardes
    .short = Règle
key-f1 = F1
    .does = Tout le livret
key-i = I
    .does = Les joueurs : points, cartes connues, autres faces
    .short = Joueurs
key-l = L
    .does = Une autre langue ; F2 aussi
key-q = Q
    .does = Quitter la table
    .short = Quitter

## Ligne par ligne

plain-welcome = Lastcard, { $edition }. À table, dans le sens horaire : { $names }. À chaque question, ? ou help explique, q ou quit quitte.
plain-left = Tu quittes la table.
plain-exposed = { $name } n’a plus qu’une carte et n’a pas dit UNO !
    .you = Tu n’as plus qu’une carte et tu n’as pas dit UNO !
plain-go-on = Continuer (ou simplement Entrée)
plain-unknown = Je ne comprends pas « { $text } ». Tape le numéro d’un choix ; help explique.
plain-calling = Tu diras UNO avec la prochaine carte que tu poses.
plain-not-calling = Tu ne diras pas UNO.
plain-top = Sur le dessus : { $card }. Couleur : { $color }. On joue dans le { $direction }. { $pile } dans la pioche.
plain-semicolon = { " ; " }
plain-pending = { $count } à piocher.
plain-others = Les autres : { $others }.
plain-seat = { $name } (siège { $seat }) { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
plain-next-other = Autre face de la prochaine carte de la pioche : { $card }.
plain-others-faces = Autres faces chez { $name } : { $cards }.
plain-known = Vu chez { $name } : { $cards }.
plain-hand = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }.
plain-allowed = Tu peux poser { $card }.
shuffled-together = Tu as aidé à mélanger : les cartes découlent de ton nombre et de celui du programme, chacun mis sous clé avant que l’autre soit connu.
shuffled-by-seed = Ces cartes viennent de la graine que tu as donnée ; personne ne les a mélangées.
plain-score = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche, { $total } en tout.
plain-next-round = Entrée donne la manche suivante, q quitte.
plain-help =
    Tape le numéro d’un choix. Avec u derrière, tu dis UNO : 2 u.
    u dit UNO, c fait un contre-UNO (c 2 : siège 2), j intercepte.
    h lit ta main, t la table, why r7 pourquoi une carte ne va pas, rule GEN-04 une règle, coach demande au coach.
    l change de langue, q ou quit quitte, ? ou help redit ceci.

# La rediffusion en plein écran : ce que fait chaque touche

replay-key-left = retour
replay-key-right = suivant
replay-key-home = début
replay-key-end = fin
replay-key-p = jouer d’ici
replay-key-q = quitter
