### Éditions, couleurs, noms des cartes, et les décisions à prendre.

## Éditions

edition-avengers = Avengers
    .mood = Un claquement de doigts avec le Gant de l’Infini, et tous ceux qui ont la couleur piochent, toi compris.
    .deck = 112 cartes en bleu, vert, rouge et violet. Dans chaque couleur, un 0, deux de chaque chiffre de 1 à 9, deux +2, deux Changement de sens et deux Passe ton tour ; et quatre Joker, quatre Joker +4 et quatre Gant de l’Infini.
edition-bts = BTS
    .mood = Face à un Joker danse, tu te lèves et tu danses, ou tu pioches trois cartes.
    .deck = 112 cartes en bleu, vert, rouge et violet. Dans chaque couleur, un 0, deux de chaque chiffre de 1 à 9, deux +2, deux Changement de sens et deux Passe ton tour ; et quatre Joker, quatre Joker +4 et quatre Joker danse.
edition-minecraft = Minecraft
    .mood = Des Creepers se cachent dans la pioche : tires-en un, et il t’explose à la figure avec trois cartes de plus.
    .deck = 112 cartes en bleu, vert, rouge et jaune. Dans chaque couleur, un 0, deux de chaque chiffre de 1 à 9, deux +2, deux Changement de sens et deux Passe ton tour ; et quatre Joker, quatre Joker +4 et quatre Creeper.
edition-flip = Transformers Flip
    .mood = Chaque carte a une face Autobot et une face Decepticon, et un seul Flip retourne toute la table.
    .deck = 112 cartes à deux faces, associées au hasard à chaque manche. Les faces claires, Autobot, sont bleues, vertes, rouges et jaunes : dans chaque couleur, deux de chaque chiffre de 1 à 9, deux +1, deux Changement de sens, deux Passe ton tour et deux Flip ; et quatre Pouvoir d’Optimus Prime et quatre Joker +2. Les faces sombres, Decepticon, sont roses, turquoise, orange et violettes : dans chaque couleur, deux de chaque chiffre de 1 à 9, deux +5, deux Changement de sens, deux Tout le monde passe et deux Flip ; et quatre Règne de Mégatron et quatre Joker pioche-couleur.
edition-no-mercy = No Mercy
    .mood = Les pénalités s’empilent, à 25 cartes c’est l’élimination, et personne ne dit pardon.
    .deck = 168 cartes en bleu, vert, rouge et jaune. Dans chaque couleur, deux de chaque chiffre de 0 à 9, trois +2, trois Changement de sens, trois Passe ton tour et trois Tout défausser, deux +4 et deux Tout le monde passe ; et huit Joker inversion +4 et huit Joker roulette, quatre Joker +6 et quatre Joker +10.
edition-classic = Classique
    .mood = Le jeu de ton enfance : pas de cartes bizarres, et tout le monde sait y jouer.
    .deck = 108 cartes en bleu, vert, rouge et jaune. Dans chaque couleur, un 0, deux de chaque chiffre de 1 à 9, deux +2, deux Changement de sens et deux Passe ton tour ; et quatre Joker et quatre Joker +4.

## Couleurs

color-r = rouge
color-y = jaune
color-g = vert
color-b = bleu
color-p = violet
color-k = rose
color-t = turquoise
color-o = orange

## Noms des cartes ; .kind est le nom sans la couleur. $color est l’un des mots ci-dessus, $amount le nombre de cartes à piocher.

both-faces = { $light } / { $dark }
card-number = { $number } { $color }
    .does = { $number ->
        [7] Un simple chiffre, sauf quand le 7 échange (comme dans No Mercy, ou par règle maison) : alors, tu échanges ta main avec le joueur de ton choix.
        [0] Un simple chiffre, sauf quand le 0 fait tourner (comme dans No Mercy, ou par règle maison) : alors, chacun passe sa main.
       *[other] Un simple chiffre. Il ne fait rien d’autre.
    }
card-skip = { card-skip.kind } { $color }
    .kind = Passe ton tour
    .does = Le joueur suivant passe son tour.
# Le nom d’une carte sur la boîte d’une édition, quand il est différent.
card-skip-flip = { card-skip-flip.kind } { $color }
    .kind = { card-skip.kind }
card-skip-no-mercy = { card-skip-no-mercy.kind } { $color }
    .kind = { card-skip.kind }
card-reverse = { card-reverse.kind } { $color }
    .kind = Changement de sens
    .does = Le sens du jeu s’inverse. À deux, il vaut en général un Passe ton tour.
card-draw = { card-draw.kind } { $color }
    .kind = +{ $amount }
    .does = Le joueur suivant pioche { $amount ->
        [1] une carte
        [2] deux cartes
        [4] quatre cartes
        [5] cinq cartes
       *[other] { $amount } cartes
    } et passe son tour. Si l’on cumule, il peut poser une autre carte + à la place.
card-skip-everyone = { card-skip-everyone.kind } { $color }
    .kind = Tout le monde passe
    .does = Tous les autres passent leur tour, et c’est encore à toi.
card-discard-all = { card-discard-all.kind } { $color }
    .kind = Tout défausser
    .does = Tout le monde se défausse de toutes ses cartes de cette couleur : { $color }. Elles vont sous cette carte et n’ont aucun effet. Une règle maison peut réserver la défausse à celui qui l’a jouée.
card-flip = { card-flip.kind } { $color }
    .kind = Flip
    .does = On retourne le talon, puis la pioche, puis toutes les mains, et le jeu continue avec les autres faces. Si une carte action se retrouve sur le dessus, celui qui a joué le Flip décide si elle agit (une règle maison peut trancher une fois pour toutes) ; si c’est un joker, il choisit la couleur.
card-wild = Joker
    .does = Il se joue à tout moment. Celui qui le pose choisit la couleur.
card-wild-draw = Joker +{ $amount }
    .does = { $amount ->
        [2] Celui qui le pose choisit la couleur ; le joueur suivant pioche deux cartes et passe son tour. Honnête seulement si tu n’as ni autre carte de la couleur en cours ni autre joker ; le joueur suivant peut contester (des règles maison peuvent changer cela).
        [4] Celui qui le pose choisit la couleur ; le joueur suivant pioche quatre cartes et passe son tour. Honnête seulement si tu n’as aucune autre carte de la couleur en cours ; le joueur suivant peut contester (une règle maison peut changer cela).
        [6] Celui qui le pose choisit la couleur ; le joueur suivant pioche six cartes et passe son tour. Si l’on cumule, il peut poser une autre carte + à la place.
        [10] Celui qui le pose choisit la couleur ; le joueur suivant pioche dix cartes et passe son tour. Si l’on cumule, il peut poser une autre carte + à la place.
       *[other] Celui qui le pose choisit la couleur ; le joueur suivant pioche { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        } et passe son tour. Si l’on cumule, il peut poser une autre carte + à la place.
    }
card-gauntlet = Gant de l’Infini
    .does = Celui qui le joue pose dessus une carte de couleur, et tous ceux qui ont cette couleur, lui compris, piochent deux cartes (une règle maison peut l’épargner). Puis il choisit la couleur.
card-dance = Joker danse
    .does = Celui qui le pose choisit la couleur. Le joueur suivant danse ou pioche trois cartes, puis joue normalement (une règle maison peut changer cela).
card-creeper = Creeper
    .does = Tiré de la pioche, on le montre aussitôt à tous et il coûte trois cartes de plus. Posé, c’est un simple joker, et l’on choisit la couleur.
card-optimus = Pouvoir d’Optimus Prime
    .does = Choisis un adversaire et comparez vos plus hauts chiffres ; en cas d’égalité, tu gagnes. Le gagnant peut se défausser de deux cartes au plus et choisit la couleur.
card-megatron = Règne de Mégatron
    .does = Choisis un adversaire ; vous montrez tous deux votre main, et celui dont le plus petit chiffre est le plus bas pioche deux cartes ; en cas d’égalité, c’est l’adversaire. Le gagnant choisit la couleur.
card-targeted-draw = Joker +2 ciblé
    .does = Celui qui le pose choisit la couleur, puis un autre joueur, qui pioche deux cartes. Personne ne passe son tour.
card-wild-draw-color = Joker pioche-couleur
    .does = Celui qui le pose choisit une couleur ; le joueur suivant pioche jusqu’à ce qu’elle sorte et passe son tour. Honnête seulement si tu n’as ni autre carte de la couleur en cours ni autre joker ; le joueur suivant peut contester (des règles maison peuvent changer cela).
card-reverse-draw = Joker inversion +{ $amount }
    .does = Celui qui le pose choisit la couleur et le sens s’inverse ; le premier dans ce sens pioche { $amount ->
        [one] une carte
        [4] quatre cartes
       *[other] { $amount } cartes
    } et passe son tour, ou cumule. À deux, les cartes reviennent à celui qui l’a posé.
card-roulette = Joker roulette
    .does = Le joueur suivant choisit une couleur, retourne des cartes devant tout le monde jusqu’à ce qu’elle sorte, les garde toutes et passe son tour. Le jeu continue dans cette couleur.

## Ce qu’on demande : à toi, et ce que voient les autres (other)

decision-turn = À toi : pose une carte, ou pioche.
    .must = À toi : une carte va, pose-la.
    .draw = À toi : rien ne va, pioche.
    .other = { $name } doit jouer
decision-drawn = La carte piochée va : tu la poses ou tu la gardes ?
    .other = { $name } doit jouer
decision-color = Quelle couleur choisis-tu ?
    .other = { $name } va choisir une couleur
decision-target = Qui choisis-tu ?
    .other = { $name } va choisir quelqu’un
decision-lay = Pose une carte de couleur dessus.
    .other = { $name } va poser une carte dessus
decision-answer = C’est pour toi. Que fais-tu ?
    .other = { $name } doit répondre
decision-vote = À toi de voter : c’était une danse ?
    .other = { $name } vote
decision-shed = Duel gagné : tu défausses une carte, ou tu t’arrêtes ?
    .other = { $name } peut se défausser
decision-activate = La carte découverte doit-elle agir ?
    .other = { $name } décide si la carte découverte agit
