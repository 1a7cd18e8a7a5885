### Premiers pas. lesson-… se dit avant une étape, .after une fois qu’elle est faite ; learn-… est autour.

learn-title = Premiers pas : { $edition }
learn-step = Étape { $number } sur { $total }
learn-missed = Tu as le droit, et voilà ce que ça donne. Mais cette étape parle d’autre chose : essaie encore.
learn-again = Encore une fois
learn-next = Suivant
learn-skip = Sauter cette étape
learn-back = Étape d’avant
learn-done = C’est tout ! Maintenant, une vraie manche, avec trois bots bien gentils.
learn-play = Jouer ma première manche
learn-others = Premiers pas des autres éditions
learn-passed = Fait : { $passed } sur { $total }
learn-terminal-uno = Ici, dans le terminal : le numéro de la carte suivi de u, par exemple 1 u.
learn-terminal-play = Entrée donne ta première manche, avec trois bots faciles ; q quitte.
learn-terminal-again = Entrée recommence, s saute l’étape, q quitte.
learn-terminal-next = Entrée continue, q quitte.

## Ce qu’il y a dans toutes les éditions

lesson-match = Regarde la carte du milieu. Pose une carte de la même couleur.
    .after = Voilà un tour : une carte, même couleur. Au suivant. Le premier qui n’a plus de cartes a gagné.
lesson-number = Pas de bleu cette fois. Le même chiffre va aussi, peu importe sa couleur.
    .after = Même chiffre, nouvelle couleur : maintenant, c’est le rouge qui compte. Pareil pour les symboles, un Passe ton tour sur un Passe ton tour, et ainsi de suite.
lesson-draw = Rien ne va dans ta main. Alors prends une carte dans la pioche.
    .after = Tu peux piocher même quand quelque chose va. Si la nouvelle carte va, tu peux la poser tout de suite ; de toute façon, ton tour s’arrête là.
lesson-attack = Le joueur suivant n’a plus que deux cartes. Pose ton +2 et gâche-lui son plan.
    .after = Deux cartes, et un tour de perdu en prime.
lesson-reverse = Le joueur suivant n’a plus qu’une carte. Change le sens, pour que son tour n’arrive pas.
    .after = On joue dans l’autre sens, jusqu’au prochain Changement de sens.
lesson-wild = Pas de rouge et pas de 4, mais un Joker va sur tout. Pose-le et choisis la couleur que tu as le plus.
    .after = Va pour le jaune. À partir d’ici, seul le jaune va, ou un autre joker.
lesson-uno = Plus que deux cartes. Appuie sur UNO, puis pose celle qui va : à l’avant-dernière carte, il faut le dire.
    .after = Dit à temps, donc pas de contre-UNO. Si tu oublies, dis-le aussitôt : tant que le suivant n’a rien fait, il n’est pas trop tard.
lesson-catch = Le joueur d’avant n’a plus qu’une carte et n’a pas dit UNO. Contre-UNO, avant de faire quoi que ce soit d’autre !
    .after = Et deux cartes de pénalité. Après ton tour, il aurait été trop tard.
lesson-challenge = Un Joker +4, pour toi ! Il n’est honnête que sans carte de la couleur demandée, et avec autant de cartes en main, il y a sûrement du rouge. Conteste.
    .after = C’était un bluff : qui l’a posé pioche les quatre cartes, et tu joues. S’il avait été honnête, tu en aurais pioché six.
lesson-out = Plus qu’une carte, et elle va. Pose-la !
    .after = Manche gagnée. On compte ce que les autres ont encore en main, et ce sont tes points.

## Avengers

lesson-gauntlet = Le Gant de l’Infini va sur tout. Joue-le et pose une carte de couleur dessus : tous ceux qui ont cette couleur piochent deux cartes, toi aussi. Puis choisis la couleur pour la suite.
    .after = La carte posée dessus ne fait rien d’autre, et personne n’a passé son tour. On continue dans la couleur que tu as choisie.
lesson-gauntlet-spare = Encore une fois, mais réfléchis : pose la carte dont tu n’auras plus la couleur ensuite. Comme ça, seuls les autres trinquent.
    .after = Deux cartes pour chacun d’eux, aucune pour toi. Pose une couleur que seuls les autres ont.
lesson-gauntlet-out = Le Gant et une carte de couleur : les deux peuvent partir ensemble. Joue le Gant.
    .after = Les deux d’un coup. Les autres piochent quand même, et ce qu’ils piochent compte pour toi.

## BTS

lesson-dancing = Le Joker danse va sur tout. Pose-le et choisis une couleur : le joueur suivant doit danser ou piocher trois cartes.
    .after = Debout, et on danse ! Ensuite, un tour tout à fait normal.
lesson-dance = C’est à toi : danser, ou piocher trois cartes. Montre-leur une danse.
    .after = Toutes les danses sont bonnes, parole d’honneur. Tu ne pioches rien, et c’est à toi.
lesson-no-dance = Pareil, mais tu as mal aux pieds. Pioche trois cartes, puis pose la carte violette : tu ne perds pas ton tour.
    .after = Trois cartes de plus, mais tu as quand même joué.
lesson-dance-out = Ta dernière carte est un Joker danse. Pose-la !
    .after = Avec la dernière carte, la manche est finie : personne ne doit danser.

## Minecraft

lesson-creeper = Rien ne va, alors pioche. Tiens, ça siffle dans la pioche…
    .after = Boum ! Qui tire un Creeper le montre et pioche trois cartes de plus. Les Creepers parmi ces trois-là ne font rien.
lesson-creeper-play = Pareil. Mais cette fois, débarrasse-toi du Creeper tout de suite : tire-le, puis pose-le.
    .after = Le Creeper que tu tires peut se poser aussitôt, comme un joker ; aucune des trois autres cartes.
lesson-creeper-wild = En main, il est apprivoisé : un Creeper se pose comme n’importe quel joker. Pose-le et choisis une couleur.
    .after = Pas de boum. Il n’explose que quand on le tire.
lesson-creeper-penalty = Il explose aussi avec les pénalités. Fais piocher deux cartes au suivant, et regarde.
    .after = L’une des deux était un Creeper : cinq cartes au lieu de deux.

## Transformers Flip

lesson-draw-one = Du côté clair, tout est petit, même la carte +. Fais piocher une carte au suivant.
    .after = Une carte, et un tour de perdu.
lesson-flip = Chaque carte a deux faces. Pose le Flip et retourne toute la table !
    .after = Les deux tas et toutes les mains montrent leur face sombre, jusqu’au prochain Flip. La carte tout en dessous est passée dessus.
lesson-activate = Tout au fond du talon dort un +5. Refais un Flip, et cette fois, fais agir ce que tu découvres.
    .after = Ce qu’un Flip découvre n’agit que si celui qui l’a posé le veut. Le suivant a pioché cinq cartes.
lesson-everyone = Le joueur suivant n’a plus qu’une carte. Avec Tout le monde passe, tous les autres passent, et tu rejoues.
    .after = Et c’est encore à toi.
lesson-optimus = Pouvoir d’Optimus Prime, c’est un duel au plus haut chiffre. Joue-le, choisis un adversaire que tu bats, et défausse une carte en récompense.
    .after = Le gagnant peut se défausser de deux cartes au plus, et choisit la couleur. En cas d’égalité, c’est toi.
lesson-megatron = Du côté sombre, on se bat au plus petit chiffre. Joue Règne de Mégatron et choisis le joueur suivant, qui a un 1.
    .after = Le chiffre le plus bas a coûté deux cartes, et tu as choisi la couleur. Personne n’a passé son tour pour ça.
lesson-draw-color = Joker pioche-couleur : choisis une couleur, et le suivant pioche jusqu’à ce qu’elle sorte.
    .after = Toutes les cartes pour lui, et un tour de perdu. Les jokers ne comptent pas comme la couleur.
lesson-challenge-two = Un Joker +2 pour toi ! Il n’est honnête que sans la couleur demandée, et sans autre joker. Avec autant de cartes ? Conteste.
    .after = C’était un bluff : toute la main se montre, et qui l’a posé pioche les deux cartes. S’il avait été honnête, tu en aurais pioché quatre.

## No Mercy

lesson-draw-until = Rien ne va. Ici, on pioche jusqu’à ce que ça aille, et il faut alors poser la carte. Vas-y, pioche.
    .after = Celle qui allait a été posée, les autres sont à toi. Et si tu peux jouer, tu dois jouer.
lesson-stack = Un +2 pour toi. Ne l’encaisse pas : pose dessus une carte + au moins aussi grosse, et tout passe au suivant.
    .after = Deux et quatre : le suivant n’avait rien pour répondre et a pioché six cartes.
lesson-swap = Un 7 échange les mains. Pose-le et prends la main de celui qui a le moins de cartes.
    .after = Deux cartes au lieu de six. Mais attention : les autres peuvent te faire la même chose.
lesson-pass-on = Avec un 0, tout le monde passe sa main. Juste avant toi, il n’y a plus que deux cartes…
    .after = Toutes les mains ont avancé d’une place, et la petite est à toi.
lesson-discard-all = Tout défausser emporte toutes les cartes de sa couleur, chez tout le monde. Pose-le.
    .after = Trois bleues parties d’un coup ; mais les bleues des autres aussi.
lesson-roulette = Le Joker roulette : le suivant choisit une couleur et retourne des cartes jusqu’à ce qu’elle sorte. Pose-le.
    .after = Il les garde toutes, et son tour est passé.
lesson-reverse-four = Juste avant toi, il ne reste qu’une carte. Le Joker inversion +4 change d’abord le sens, et touche celui qui vient alors.
    .after = Le sens a changé, et les quatre cartes ont fait mouche.
lesson-mercy = Le joueur suivant a dix-sept cartes, et à vingt-cinq on est éliminé. Pas de pitié : pose le Joker +10 !
    .after = La huitième carte était la vingt-cinquième : éliminé, et 250 points pour qui gagne la manche.
