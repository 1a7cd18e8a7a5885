### Les règles de toutes les éditions. Un message par règle : son texte, un titre et, si c’est utile, un exemple.

## Ce par quoi commence chaque page de règles

rules-aim = Sois le premier à te débarrasser de toutes tes cartes. À ton tour, tu poses une carte qui va avec celle du dessus, ou tu pioches ; quand il ne t’en reste qu’une, tu dis UNO. Le premier sans cartes gagne la manche, et l’on compte ce que les autres ont encore en main.
    .title = Le but
rules-aim-no-mercy = Sois le premier à te débarrasser de toutes tes cartes, ou le dernier en jeu : avec trop de cartes en main, tu es éliminé. À ton tour, tu poses une carte qui va avec celle du dessus, ou tu pioches jusqu’à pouvoir ; quand il ne t’en reste qu’une, tu dis UNO. On compte ce que les autres ont encore en main.
    .title = { rules-aim.title }
rules-points = Ce que valent les cartes
rules-points-numbers = Chiffres
rules-points-face = leur chiffre
rules-options = Règles maison et leur réglage habituel

## GEN : communes à toutes les éditions

rule-GEN-01 = On joue de deux à dix.
    .title = À combien on joue
rule-GEN-01-no-mercy = On joue de deux à dix ; c’est de deux à six que c’est le plus drôle.
    .title = { rule-GEN-01.title }
rule-GEN-02 = Avant la première manche, chacun tire une carte. Le plus haut chiffre mélange et donne. Ce qui n’est pas un chiffre compte 0. Si plusieurs ont le plus haut, ils retirent jusqu’à ce que l’un passe devant. Après chaque manche, la donne passe d’une place à gauche.
    .title = Qui donne
    .example = Léa tire un 8, Hugo un Changement de sens, Mamie un 8 aussi. Le Changement de sens compte 0, donc Léa et Mamie retirent.
rule-GEN-02-flip = Le premier donneur est tiré au sort. Après chaque manche, la donne passe d’une place à gauche.
    .title = { rule-GEN-02.title }
rule-GEN-02-no-mercy = { rule-GEN-02-flip }
    .title = { rule-GEN-02.title }
rule-GEN-03 = Chacun reçoit sept cartes, données une à une en commençant à gauche du donneur. Le reste forme la pioche. On retourne sa première carte à côté : c’est le début du talon. Le joueur à gauche du donneur commence, et l’on joue dans le sens horaire. Une règle maison peut changer le nombre de cartes.
    .title = La donne
rule-GEN-04 = À ton tour, pose une carte de même couleur, de même chiffre ou de même symbole que la carte du dessus du talon, ou pose un joker. Sur un joker, seule compte la couleur choisie : pose cette couleur, ou un autre joker.
    .title = Ce qu’on peut poser
    .example = Le 4 vert est sur le dessus : n’importe quelle carte verte, n’importe quel 4 et n’importe quel joker vont. Un joker est sur le dessus et l’on a choisi bleu : seuls les cartes bleues et les jokers vont.
rule-GEN-05 = Au lieu de poser, tu peux toujours piocher une carte, même si tu as de quoi jouer. Si la carte piochée va, tu peux la poser tout de suite, mais aucune autre. Posée ou gardée, ton tour s’arrête là. Des règles maison peuvent changer cela.
    .title = Piocher
    .example = Le 9 rouge est sur le dessus. Léa a le 2 rouge, mais veut le garder : elle pioche. Un 9 bleu, elle pourrait le poser aussitôt ; un 1 vert va dans sa main. Dans tous les cas, le 2 rouge attendra.
rule-GEN-06 = Le joueur suivant pioche deux cartes et passe son tour. Si l’on cumule, il peut poser une autre carte + dessus à la place.
    .title = +2
rule-GEN-07 = Le sens du jeu s’inverse : horaire devient antihoraire, et vice versa. À deux, voir « { rule-GEN-10.title } ».
    .title = Changement de sens
rule-GEN-08 = Le joueur suivant passe son tour, et le jeu continue avec celui d’après.
    .title = Passe ton tour
rule-GEN-08-flip = { rule-GEN-08 }
    .title = { rule-GEN-08.title }
rule-GEN-09 = Celui qui le pose choisit la couleur pour la suite. Il peut garder la couleur en cours.
    .title = Joker
rule-GEN-10 = À deux, ou quand il ne reste que deux joueurs, le Changement de sens vaut un Passe ton tour : l’autre passe, tu rejoues, et le sens reste le même. Une règle maison peut le faire vraiment changer.
    .title = Changement de sens à deux
rule-GEN-11 = Celui qui le pose choisit la couleur ; le joueur suivant pioche quatre cartes et passe son tour. Le coup n’est honnête que si aucune autre carte de ta main n’a la couleur en cours. Seule la couleur compte : un chiffre qui irait, des actions d’autres couleurs et d’autres jokers ne gênent pas. Une règle maison peut être plus sévère : alors, toute carte que tu aurais pu poser à la place en fait un bluff.
    .title = Joker +4
    .example = Le 5 rouge est sur le dessus. Léa a aussi un 5 vert, un Passe ton tour bleu et un Joker, mais rien de rouge : son Joker +4 est honnête. Avec un 1 rouge en main, ce serait un bluff.
rule-GEN-12 = Tu peux poser un Joker +4 alors que tu as la couleur en cours. C’est le bluff. Seul le joueur suivant peut contester, et seulement avant de piocher. Lui seul voit alors la main telle qu’elle était, sans le joker. Si c’était un bluff, c’est le bluffeur qui pioche les quatre cartes ; celui qui a contesté ne pioche rien et joue normalement. Sinon, celui qui a contesté pioche six cartes et passe son tour. La couleur choisie reste valable dans les deux cas. Des règles maison peuvent interdire le bluff, ou permettre la carte à tout moment ; alors, on ne conteste pas.
    .title = Bluff et contestation
    .example = Léa pose un Joker +4 et choisit bleu. Hugo pense qu’elle a du rouge : « Je conteste ! » Lui seul voit sa main. S’il y a du rouge, Léa pioche quatre cartes et Hugo joue sur bleu. Sinon, Hugo en pioche six et c’est à Mamie.
rule-GEN-13 =
    Quand la première carte retournée n’est pas un chiffre (le premier joueur est à gauche du donneur) :
    • +2 : le premier joueur pioche deux cartes et passe son tour.
    • Changement de sens : le donneur commence, et l’on joue dans le sens antihoraire, vers la droite.
    • Passe ton tour : le premier joueur passe son tour.
    • Tout joker sauf le Joker +4 : le premier joueur choisit la couleur, puis joue. Rien d’autre.
    • Joker +4 : il va sous la pioche, et l’on retourne une autre carte.
    On ne cumule pas sur une carte retournée au début. Avec une règle maison, chaque manche commence par un chiffre.
    .title = La première carte
rule-GEN-13-flip = On retourne la première carte de la pioche. Si ce n’est pas un chiffre, voir « { rule-TF-02.title } » dans les règles de cette édition. Avec une règle maison, chaque manche commence par un chiffre.
    .title = { rule-GEN-13.title }
rule-GEN-13-no-mercy = On retourne des cartes jusqu’à ce qu’un chiffre sorte : voir « { rule-NM-01.title } ».
    .title = { rule-GEN-13.title }
rule-GEN-14 =
    En posant ton avant-dernière carte, dis UNO. De même, quelle que soit la façon dont tu arrives à une seule carte : en posant une carte sur le Gant, en te défaussant, en échangeant. Tu peux le dire avec tout ce qui peut te laisser une carte : une carte jouée, posée sur le Gant ou défaussée, ou une pioche quand il faut jouer ce qu’on pioche. Si tu ne l’as pas dit, n’importe qui peut dès lors te faire un contre-UNO, et cela coûte deux cartes.
    C’est fini dès que tu l’as dit, dès le contre-UNO, dès que tu n’as plus exactement une carte, ou dès que quelqu’un d’autre a fait quoi que ce soit (dire UNO ou faire un contre-UNO ne compte pas). Le dire en retard te sauve, si c’est avant le contre-UNO. Une règle maison peut changer la pénalité.
    .title = Dire UNO
    .example = Léa a deux cartes, pose le 3 bleu et oublie de le dire. Hugo réfléchit encore quand Louis lance : « Contre-UNO ! » Léa pioche deux cartes. Si Hugo avait déjà joué, il aurait été trop tard.
rule-GEN-15 = La manche s’arrête quand quelqu’un n’a plus de cartes ; ce joueur gagne. Si la dernière carte est un +2 ou un Joker +4, le joueur suivant pioche quand même, et ces cartes comptent. On ne conteste pas, puisqu’il n’y a plus de main à regarder. Un joker comme dernière carte ne demande pas de couleur. Des règles maison peuvent limiter la dernière carte, et laisser les autres continuer.
    .title = La fin d’une manche
    .example = La dernière carte de Léa est un +2. Hugo pioche encore deux cartes, un Joker et un 3, et Léa gagne 53 points de plus.
rule-GEN-15-flip = La manche s’arrête quand quelqu’un n’a plus de cartes ; ce joueur gagne. Pour ce que fait encore la dernière carte, voir « { rule-TF-10.title } ». Des règles maison peuvent limiter la dernière carte, et laisser les autres continuer.
    .title = { rule-GEN-15.title }
rule-GEN-16 = Quand il faut piocher et que la pioche est vide, la carte du dessus du talon reste, et l’on mélange toutes les autres pour faire une nouvelle pioche. Si cela ne suffit pas, tu pioches ce qu’il y a. Si, pendant un tour entier, personne ne joue et personne ne reçoit de carte, la manche s’arrête et la main qui vaut le moins gagne ; entre mains égales, celle du prochain à jouer.
    .title = Quand la pioche est vide
rule-GEN-17 =
    Il y a trois façons de compter, et la table choisit :
    • Points, le plus courant : le gagnant reçoit la valeur de toutes les autres mains. Le premier à 500 gagne la partie.
    • Ardoise : chacun note ce qui reste dans sa propre main. Quand quelqu’un atteint 500, le plus petit total gagne ; en cas d’égalité, on rejoue une manche.
    • Aucun : des manches isolées.
    Les chiffres comptent leur valeur, +2, Changement de sens et Passe ton tour 20, chaque joker 50. Une règle maison peut changer l’objectif.
    .title = Décompte
    .example = Léa n’a plus de cartes. Hugo a encore un 7 rouge et un Passe ton tour, 27 points ; Mamie un Joker, 50 points. Aux points, Léa reçoit 77. À l’ardoise, Hugo note 27, Mamie 50, Léa 0.
rule-GEN-17-flip =
    Il y a trois façons de compter, et la table choisit :
    • Points, le plus courant : le gagnant reçoit la valeur de toutes les autres mains. Le premier à 500 gagne la partie.
    • Ardoise : chacun note ce qui reste dans sa propre main. Quand quelqu’un atteint 500, le plus petit total gagne ; en cas d’égalité, on rejoue une manche.
    • Aucun : des manches isolées.
    Pour ce que vaut chaque carte, voir « { rule-TF-11.title } ». Une règle maison peut changer l’objectif.
    .title = { rule-GEN-17.title }
    .example = Léa n’a plus de cartes. Hugo a encore un 7 rouge et un Passe ton tour, 27 points ; Mamie un Optimus, 50 points. Aux points, Léa reçoit 77. À l’ardoise, Hugo note 27, Mamie 50, Léa 0.
rule-GEN-17-no-mercy =
    Il y a trois façons de compter, et la table choisit :
    • Points, le plus courant : le gagnant reçoit la valeur de toutes les autres mains. Le premier à 1000 gagne la partie.
    • Ardoise : chacun note ce qui reste dans sa propre main. Quand quelqu’un atteint 1000, le plus petit total gagne ; en cas d’égalité, on rejoue une manche.
    • Aucun : des manches isolées.
    Pour ce que vaut chaque carte, voir « { rule-NM-11.title } ». Une règle maison peut changer l’objectif.
    .title = { rule-GEN-17.title }
    .example = Léa n’a plus de cartes. Hugo a encore un 7 rouge et un Passe ton tour, 27 points ; Mamie un Joker +6, 50 points. Aux points, Léa reçoit 77. À l’ardoise, Hugo note 27, Mamie 50, Léa 0.

## AV : Avengers

rule-AV-01 = Celui qui joue le Gant pose aussi dessus une carte de couleur (pas un joker) de sa main. Puis tous ceux qui ont une carte de cette couleur, lui compris, piochent deux cartes ; une règle maison peut l’épargner. Personne ne passe son tour pour autant. Le Gant est aussi un joker : celui qui le joue choisit la couleur pour la suite, qui peut être une autre que celle de la carte posée.
    .title = Gant de l’Infini
    .example = Léa joue le Gant et pose le 3 vert dessus. Elle a encore le 8 vert et pioche deux cartes ; Hugo n’a pas de vert et ne pioche rien ; Mamie a un Changement de sens vert et pioche deux cartes. Léa choisit rouge, et Hugo joue sur rouge.
rule-AV-02 = La carte posée dessus n’a pas d’effet : avec un Passe ton tour, personne ne passe ; avec un +2, personne ne pioche en plus. Ensuite, c’est le Gant qui est sur le dessus, et seule la couleur choisie va. Si tu as une carte de couleur, tu dois en poser une. Si tu n’en as pas, le Gant est un simple joker.
    .title = La carte sur le Gant
rule-AV-03 = S’il ne te reste que le Gant et une carte de couleur, les deux peuvent partir ensemble. Les autres piochent quand même, et ce qu’ils piochent compte.
    .title = Finir avec le Gant
rule-AV-04 = On pioche pour le Gant dans le sens horaire, en commençant par celui qui l’a joué. Un Gant resté en main vaut 50 points.
    .title = L’ordre de la pioche, et les points

## BT : BTS

rule-BT-01 = Celui qui le pose choisit la couleur. Le joueur suivant danse devant la table ou pioche trois cartes, puis joue normalement. Avec une règle maison, piocher coûte le tour.
    .title = Joker danse
    .example = Léa pose un Joker danse et choisit violet. Hugo se lève, danse huit temps, se rassoit et pose le 6 violet. S’il avait préféré ne pas danser, il aurait pioché trois cartes et joué quand même.
rule-BT-02 = Toutes les danses sont bonnes, parole d’honneur. Avec une règle maison, on vote : après la danse, on demande aux autres un par un, dans le sens du jeu, et plus de non que de oui, ce sont trois cartes. Si piocher coûte le tour à votre table, alors ici aussi. Qui ne répond pas à temps pioche trois cartes.
    .title = C’était une danse ?
    .example = Quatre à table. Hugo a dansé ; Mamie dit oui, Louis et Léa disent non. Un contre deux : Hugo pioche trois cartes. Une égalité aurait suffi.
rule-BT-03 = Si un Joker danse est ta dernière carte, la manche est finie et personne ne doit danser. Resté en main, il vaut 50 points.
    .title = Joker danse en dernière carte

## MC : Minecraft

rule-MC-01 = Si tu tires un Creeper de la pioche, tu dois le montrer aussitôt à tous et piocher trois cartes de plus. Les Creepers parmi ces trois-là ne se montrent pas et ne font rien. Posé depuis la main, un Creeper est un simple joker.
    .title = Creeper
    .example = Hugo tire un Creeper. Boum ! Il le montre et pioche trois cartes de plus, quatre nouvelles en tout. L’une des trois est encore un Creeper ; il ne dit rien et le garde comme joker.
rule-MC-02 = Cela vaut pour toute pioche après la donne, pénalités comprises. Chaque Creeper tiré coûte trois cartes ; seuls ceux parmi les trois cartes d’un Creeper ne comptent pas. Les Creepers reçus à la donne, ou tirés pour savoir qui donne, sont sans danger. Une règle maison peut le limiter aux cartes piochées au lieu de jouer.
    .title = Quand il explose
    .example = Mamie doit piocher quatre cartes, dont deux Creepers. Elle montre les deux et en pioche six de plus : dix cartes.
rule-MC-03 = Si tu tires un Creeper à ton propre tour, tu peux poser ce Creeper tout de suite ; aucune des trois cartes en plus. Resté en main, il vaut 50 points.
    .title = Poser un Creeper qu’on vient de tirer

## TF : Transformers Flip

rule-TF-01 = Chaque carte a deux faces ; on commence par la claire, Autobot. Tu tiens tes cartes face claire vers toi et face sombre, Decepticon, vers les autres ; la pioche est posée face sombre dessus. Tu vois donc les autres faces de toutes les mains sauf la tienne, et l’autre face de la prochaine carte à piocher. Les autres faces sont montrées triées, pour que leur ordre ne dise rien. Ceux qui regardent ne les voient pas. Avec une règle maison, tu peux regarder tes propres autres faces.
    .title = Deux faces
rule-TF-02 =
    Quand la première carte retournée n’est pas un chiffre (le premier joueur est à gauche du donneur) :
    • +1 : le premier joueur pioche une carte et passe son tour.
    • Changement de sens : le donneur commence, et l’on joue dans le sens antihoraire, vers la droite.
    • Passe ton tour : le premier joueur passe son tour.
    • Pouvoir d’Optimus Prime : le premier joueur choisit la couleur, puis joue. Il n’y a pas de duel.
    • Joker +2, Flip : sous la pioche, et l’on retourne une autre carte.
    On ne cumule pas sur une carte retournée au début.
    .title = La première carte
rule-TF-03 = Côté clair : avec +1, le joueur suivant pioche une carte et passe son tour ; avec Passe ton tour, il passe ; Changement de sens inverse le sens. Côté sombre : avec +5, le joueur suivant pioche cinq cartes et passe son tour ; Changement de sens inverse le sens ; avec Tout le monde passe, tous les autres passent, et celui qui l’a posé rejoue.
    .title = Les actions des deux faces
rule-TF-04 = Un Flip se pose sur sa couleur, sur un autre Flip, ou juste après un Flip, quoi qu’il ait découvert : quand le dernier tour joué à la table était la pose d’un Flip. Ceux qui, entre-temps, ont passé leur tour ou pioché une pénalité n’ont pas joué de tour ; un tour passé à piocher, ou toute autre carte posée, y met fin. Un Flip qu’on vient de piocher peut aussi se poser ainsi. Une règle maison peut supprimer cela. Une fois posé, on retourne d’abord tout le talon, si bien que le Flip se retrouve dessous ; puis la pioche ; puis chacun retourne sa main. Les deux tas sont maintenant en ordre inverse, et chaque carte montre son autre face, jusqu’au prochain Flip.
    .title = Flip
    .example = La manche a commencé par le 2 rouge, puis est venu le 8 rouge, et Léa pose le Flip rouge. On retourne le talon : la carte du 2 rouge est maintenant dessus, et montre sa face sombre, un 5 turquoise. On continue sur le 5 turquoise.
rule-TF-05 = Après un flip, une carte action sur le dessus (Changement de sens, Passe ton tour, Tout le monde passe, une carte + ou un Flip) n’agit que si celui qui a posé le Flip le veut, et alors comme s’il venait de la poser. Un Flip utilisé ainsi remet tout à l’endroit : le Flip posé revient dessus, et l’on ne demande rien de plus. Si c’est un joker, celui qui a posé le Flip choisit la couleur ; rien d’autre. Avec une règle maison, toutes les actions découvertes agissent, ou aucune.
    .title = Ce que découvre un Flip
    .example = Le Flip de Léa découvre un +5 orange. Si elle dit « Oui ! », Hugo pioche cinq cartes et passe son tour. Si elle dit non, Hugo pose simplement de l’orange ou un autre +5.
rule-TF-06 = Celui qui le pose choisit un adversaire. Tous deux montrent à tous leur plus haut chiffre ; ne pas en avoir compte 0. Le plus haut gagne. En cas d’égalité, c’est celui qui a posé la carte, et de même si l’adversaire n’a pas de chiffre. Le gagnant peut se défausser de deux cartes au plus, mais pas de la dernière ; elles vont sous Optimus et n’ont aucun effet. C’est aussi le gagnant qui choisit la couleur. Le jeu continue à partir de celui qui a posé la carte.
    .title = Pouvoir d’Optimus Prime
    .example = Léa pose Optimus et choisit Mamie. Léa montre un 8 jaune, Mamie un 9 bleu : Mamie gagne. Elle se défausse de deux cartes et choisit bleu. Puis c’est à Hugo, qui est assis après Léa.
rule-TF-07 = Celui qui le pose choisit un adversaire, et tous deux montrent leur main à tous. On compare les plus petits chiffres ; ne pas en avoir compte 0. Le plus bas pioche deux cartes ; en cas d’égalité, c’est l’adversaire. Le gagnant choisit la couleur. Personne ne passe son tour pour autant.
    .title = Règne de Mégatron
    .example = Léa pose Mégatron et choisit Louis. Son plus petit chiffre est un 3, celui de Louis un 2 : Louis pioche deux cartes, Léa choisit la couleur. Sans aucun chiffre, Louis compterait 0 et piocherait aussi.
rule-TF-08 = Celui qui le pose choisit la couleur ; le joueur suivant pioche deux cartes et passe son tour. Le coup n’est honnête que si aucune autre carte de ta main n’a la couleur en cours. Un chiffre qui irait et des actions d’autres couleurs ne gênent pas, mais dans cette édition, les autres jokers comptent comme la couleur, même un autre Joker +2. Avant de piocher, le joueur suivant peut contester, et la main est alors montrée à toute la table. Si c’était un bluff, c’est le bluffeur qui pioche les deux cartes ; celui qui a contesté ne pioche rien et joue normalement. Sinon, celui qui a contesté pioche quatre cartes et passe son tour. La couleur choisie reste valable dans les deux cas. Des règles maison peuvent changer si les jokers comptent et si l’on peut bluffer.
    .title = Joker +2
    .example = La couleur en cours est le vert. Léa pose un Joker +2 ; elle n’a pas de vert, mais elle a un Optimus. Hugo conteste. L’Optimus compte : Léa pioche deux cartes.
rule-TF-09 = Celui qui le pose choisit une couleur ; le joueur suivant pioche jusqu’à ce qu’une carte de cette couleur sorte, et passe son tour. Les jokers ne comptent jamais comme la couleur. Le coup est honnête à la même condition que le Joker +2 de la face claire. Avant de piocher, le joueur suivant peut contester, et lui seul voit alors la main. Si c’était un bluff, c’est le bluffeur qui pioche jusqu’à la couleur, et celui qui a contesté joue normalement. Sinon, celui qui a contesté pioche jusqu’à la couleur, puis deux cartes de plus, et passe son tour. C’est toujours la couleur choisie en posant la carte, et le jeu continue avec elle. Des règles maison peuvent changer cela, et laisser celui qui conteste choisir la couleur que doit piocher le bluffeur.
    .title = Joker pioche-couleur
    .example = Léa pose un Joker pioche-couleur et choisit rose. Hugo pioche un 4 orange, un joker, un 1 violet, et enfin un 7 rose. Il garde les quatre, et Mamie joue sur rose.
rule-TF-10 =
    Quand c’est ta dernière carte :
    • Une carte + fait encore piocher le suivant, sauf si la table ne compte pas les points. Pour le Joker pioche-couleur, choisis d’abord la couleur.
    • Optimus et Mégatron ne provoquent pas de duel.
    • Un Flip retourne encore tout, mais ce qu’il découvre n’agit pas. On compte les points sur la face alors en jeu.
    .title = La dernière carte
rule-TF-11 =
    Le premier sans cartes gagne. On compte les points sur la face en jeu à la fin :
    • Chiffres : leur valeur.
    • +1 : 10.
    • +5, Changement de sens, Passe ton tour, Flip : 20.
    • Tout le monde passe : 30.
    • Optimus, Mégatron, Joker +2 : 50.
    • Joker pioche-couleur : 60.
    Un simple Joker que la table a ajouté vaut 40. Le premier à 500 gagne la partie.
    .title = Gagner, et les points

## NM : No Mercy

rule-NM-01 = Si une carte action ou un joker est retourné au début, il reste sans effet sur le talon ; on retourne des cartes jusqu’à ce qu’un chiffre sorte. Ce chiffre ne fait rien, même si c’est un 7 ou un 0. Une règle maison peut changer cela.
    .title = Commencer par un chiffre
rule-NM-02 = Si tu as une carte qui va, tu dois jouer. Sinon, pioche jusqu’à ce qu’une carte qui va arrive, et pose-la : c’est obligé. Des règles maison peuvent changer cela.
    .title = Jouer, ou piocher jusqu’à pouvoir
    .example = Le 6 bleu est sur le dessus, et Hugo n’a rien qui va. Il pioche un 1 rouge, un 3 vert, un 9 jaune, puis un 6 vert, qu’il pose aussitôt. Il garde les trois autres.
rule-NM-03 = Les cartes + sont +2, +4 (de couleur, ou Joker inversion +4), +6 et +10. Au lieu de piocher, tu peux poser une carte + du même nombre que la dernière ou d’un nombre plus grand, de n’importe quelle couleur. Les nombres s’ajoutent, et le total passe au suivant. Qui ne peut pas ou ne veut pas cumuler prend tout et passe son tour. Seule une carte + répond à une carte +. Une règle maison peut changer cela.
    .title = Cumul
    .example = Léa pose un +2, Hugo un +4, Mamie un +10 : déjà seize. Il faut un +10 à Louis pour les faire passer, sinon il pioche les seize.
rule-NM-04 = À 25 cartes en main, tu es éliminé. On vérifie à chaque carte ; ce que tu devais encore piocher est annulé, et si cela arrive à ton propre tour, il est fini. Ta main est mise de côté jusqu’à ce qu’on mélange le talon. Qui est éliminé ne joue plus, ne peut pas être choisi, et ne participe pas quand les mains tournent. Une règle maison peut changer le nombre.
    .title = Pitié
    .example = Louis a vingt cartes et doit en piocher dix. La cinquième est sa 25e : il est éliminé, et les cinq autres restent où elles sont.
rule-NM-05 = Pose un 7, et tu dois échanger ta main avec le joueur de ton choix. Pose un 0, et chacun passe toute sa main dans le sens du jeu. Une règle maison peut supprimer cela.
    .title = Le 7 échange, le 0 fait tourner
    .example = Léa a deux cartes et pose le 7 rouge. Elle reçoit les douze cartes de Mamie ; Mamie n’en reçoit qu’une, et c’est maintenant à elle de dire UNO.
rule-NM-06 = Avec +2, le joueur suivant pioche deux cartes, avec +4 quatre, et passe son tour, sauf s’il cumule. Avec Passe ton tour, il passe. Changement de sens inverse le sens ; à deux, voir « { rule-GEN-10.title } ». Avec Tout le monde passe, tous les autres passent, et celui qui l’a posé rejoue.
    .title = Les actions de couleur
rule-NM-07 = Tout le monde se défausse de toutes ses cartes de sa couleur. Elles vont dessous et n’ont aucun effet. Le premier sans cartes gagne, en comptant à partir de celui qui l’a posé, dans le sens du jeu. Avec une règle maison, lui seul se défausse.
    .title = Tout défausser
    .example = Léa pose un Tout défausser rouge et il lui reste un 2 vert. Les deux dernières cartes de Hugo sont rouges. Elles partent, et Hugo a gagné !
rule-NM-08 = Celui qui le pose choisit la couleur et le sens s’inverse. Le premier dans ce sens pioche quatre cartes et passe son tour, ou cumule. À deux, les quatre reviennent à celui qui l’a posé, et dans un cumul, tout le total. Il pioche, ou cumule et les renvoie. Une fois qu’il a pioché, son tour est fini et l’autre continue. Cela vaut quelle que soit votre règle du Changement de sens à deux.
    .title = Joker inversion +4
    .example = On joue dans le sens horaire, et Hugo pose le Joker inversion +4 en choisissant vert. Maintenant, on tourne dans l’autre sens : ce n’est pas Mamie, mais Léa, qui vient de jouer, qui reçoit les quatre.
rule-NM-09 = Joker +6, Joker +10 : celui qui le pose choisit la couleur ; le joueur suivant pioche six ou dix cartes et passe son tour, ou cumule. Joker roulette : le joueur suivant choisit une couleur et retourne des cartes devant tout le monde jusqu’à ce que cette couleur sorte. Les jokers ne comptent pas. Il les garde toutes et passe son tour, et le jeu continue dans cette couleur. On ne conteste pas dans cette édition.
    .title = Les autres jokers
    .example = Léa pose le Joker roulette, Hugo choisit bleu. Il retourne un 3 rouge, un Joker +6, un 0 jaune, puis un 8 bleu. Les quatre sont pour lui, et Mamie joue sur bleu.
rule-NM-10 = Ta dernière carte gagne aussitôt, quelle qu’elle soit : pas d’effet, pas de pioche, pas de couleur à choisir. Si tous les autres sont éliminés, celui qui reste gagne.
    .title = Comment on gagne
rule-NM-11 = Les chiffres comptent leur valeur, les actions de couleur (Tout défausser aussi) 20, les jokers 50. Le gagnant reçoit 250 de plus par joueur éliminé ; les cartes de ceux-ci ne comptent pas. Le premier à 1000 gagne la partie. À l’ardoise, un joueur éliminé note 250.
    .title = Points
    .example = Quand Léa pose sa dernière carte, Hugo a 34 points en main et Louis est éliminé. Léa reçoit 284.

## CU : cartes d’aucune édition imprimée

rule-CU-01 = Celui qui le pose choisit la couleur, puis un autre joueur, qui pioche deux cartes. Personne ne passe son tour pour autant. Il ne se cumule pas et ne se conteste pas. S’il est retourné en premier, le premier joueur choisit la couleur ; en dernière carte, il ne fait piocher personne. Resté en main, il vaut 50 points.
    .title = Joker +2 ciblé
    .example = Léa le pose, choisit vert puis Mamie, qui n’a qu’une carte. Mamie pioche deux cartes, et Hugo, assis après Léa, joue sur vert.
