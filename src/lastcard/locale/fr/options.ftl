### Règles maison : ce que chacune fait, un titre court, et ses valeurs.

option-on = oui
option-off = non

option-scoring = Comment la table compte. Points : le gagnant reçoit la valeur de toutes les autres mains, et le premier à atteindre l’objectif gagne la partie. Ardoise : chacun note ce qui reste dans sa propre main ; quand quelqu’un atteint l’objectif, le plus petit total gagne, et en cas d’égalité on rejoue une manche. Aucun : des manches isolées. D’habitude : points.
    .title = Décompte
option-scoring-points = points
option-scoring-tally = ardoise
option-scoring-none = aucun

option-target_score = Le score qui termine la partie, 1 ou plus. D’habitude 500 ; dans No Mercy 1000.
    .title = Objectif

option-hand_size = Combien de cartes chacun reçoit, de 1 à 15. D’habitude 7.
    .title = Cartes données

option-deck = Combien il y a d’une carte dans le paquet. Celles que tu ne nommes pas restent comme dans l’édition. Demande huit Joker, par exemple, et seuls les Joker changent.
    .title = Cartes du paquet

option-two_player_reverse = Ce que fait un Changement de sens quand il ne reste que deux joueurs. Comme un Passe ton tour : l’autre passe, tu rejoues, et le sens ne change pas. Il tourne : le sens change, et l’autre continue comme d’habitude. Le Joker inversion +4 n’est pas concerné. D’habitude : comme un Passe ton tour.
    .title = Changement de sens à deux
option-two_player_reverse-skip = comme un Passe ton tour
option-two_player_reverse-turn = il tourne

option-bluffing =
    Si l’on peut poser un Joker +4, un Joker +2 ou un Joker pioche-couleur alors qu’on a la couleur en cours.
    • Oui : on peut, c’est un bluff, et le joueur suivant peut contester.
    • Non : on ne peut pas, et il n’y a rien à contester.
    • À tout moment, sans contester : on peut toujours, et personne ne peut contester.
    D’habitude : oui.
    .title = Bluff et contestation
option-bluffing-free = à tout moment, sans contester

option-challenge_test = Ce qui fait d’un Joker +4 un bluff. La couleur : une autre carte de la couleur en cours dans la main. Toute carte jouable : une autre carte qu’on aurait pu poser à la place ; les autres jokers comptent, un autre Joker +4 non. D’habitude : la couleur.
    .title = Ce qui est un bluff
option-challenge_test-color = la couleur en cours
option-challenge_test-playable = toute carte jouable

option-number_start = Oui : les cartes action et les jokers retournés au début restent sans effet sur le talon, jusqu’à ce que sorte un chiffre, qui ne fait rien non plus. Non : la première carte vaut ce que dit l’édition. D’habitude : non ; dans No Mercy : oui.
    .title = Commencer par un chiffre

option-voluntary_draw = Oui : tu peux piocher même avec une carte jouable en main ; là où l’on pioche jusqu’à pouvoir jouer, cela vaut aussi. Non : avec une carte jouable, tu dois jouer. D’habitude : oui ; dans No Mercy : non.
    .title = Piocher sans y être obligé

option-draw_until_playable = Oui : au lieu d’une carte, tu pioches jusqu’à en avoir une jouable. Non : tu en pioches une. D’habitude : non ; dans No Mercy : oui.
    .title = Piocher jusqu’à pouvoir jouer

option-force_play = Oui : une carte piochée et jouable doit être posée, même si ce n’est qu’en bluffant. Non : tu peux la garder. D’habitude : non ; dans No Mercy : oui.
    .title = Piochée et jouable : la poser

option-stacking =
    Si celui qui doit piocher peut poser une carte + à la place : les nombres s’ajoutent, et le total passe au suivant.
    • Sans cumul : tu pioches.
    • Même nombre : une carte + du même nombre, de n’importe quelle couleur.
    • Même nombre ou plus : une carte + d’un nombre au moins égal à la dernière, de n’importe quelle couleur.
    Le Joker pioche-couleur ne se cumule pas, et rien ne se cumule dessus. Un joker cumulé peut être un bluff, et se contester comme un autre : le bluffeur pris prend tout le cumul, celui qui conteste à tort prend le cumul et deux cartes de plus. Si la carte cumulée était la dernière d’une main, le suivant pioche tout sans avoir le choix. D’habitude : sans cumul ; dans No Mercy : même nombre ou plus.
    .title = Cumul
option-stacking-off = sans cumul
option-stacking-same = même nombre
option-stacking-higher = même nombre ou plus

option-seven_zero = Oui : qui pose un 7 doit échanger sa main avec le joueur de son choix ; sur un 0, chacun passe sa main dans le sens du jeu. Non : le 7 et le 0 sont de simples chiffres. Pas pour Transformers Flip, qui n’a pas de 0. D’habitude : non ; dans No Mercy : oui.
    .title = Le 7 échange, le 0 fait tourner

option-mercy = À combien de cartes on est éliminé : de 10 à 50, et plus qu’il n’en est donné ; 0 veut dire que personne ne l’est. On vérifie à chaque carte, et ce qui restait à piocher est annulé ; la main est mise de côté jusqu’à ce qu’on mélange le talon. Le gagnant reçoit 250 points par joueur éliminé. D’habitude 0 ; dans No Mercy 25.
    .title = Pitié

option-jump_in = Oui : pendant le tour d’un autre, qui a exactement la carte du dessus (même couleur, même symbole, pas de joker) peut la poser sans attendre, et le jeu continue à partir de là. Non : tu attends ton tour. D’habitude : non.
    .title = Interception

option-last_card = Ce qui peut être la dernière carte. Tout ; tout sauf un joker ; ou seulement un chiffre. Qui n’a rien d’autre doit piocher. Cela vaut aussi pour le cumul et l’interception. Le Gant peut partir avec une carte de couleur, ou avec un chiffre là où il faut finir par un chiffre. Cela ne concerne pas les cartes défaussées par un effet. D’habitude : tout.
    .title = La dernière carte
option-last_card-any = tout
option-last_card-no_wild = pas de joker
option-last_card-number = seulement un chiffre

option-uno_penalty = Combien de cartes tu pioches en cas de contre-UNO, de 0 à 10. D’habitude 2.
    .title = Pénalité pour UNO oublié

option-play_on =
    Oui : quand quelqu’un n’a plus de cartes, les autres continuent jusqu’à ce qu’il n’en reste qu’un. Le premier à finir gagne et reçoit ce qui reste dans les mains à la fin ; les places suivent l’ordre d’arrivée.
    La carte avec laquelle on finit garde les effets qui se passent de main : couleur, pioche, tour passé, changement de sens, flip, mains qui tournent sur un 0. Pas d’échange, de duel, de danse ni de contestation, et aucune carte découverte n’agit. Dans No Mercy, seule la couleur reste.
    Non : la manche s’arrête dès que quelqu’un n’a plus de cartes. D’habitude : non.
    .title = Jouer jusqu’au bout

option-discard_all = Qui se défausse de la couleur avec un Tout défausser : tout le monde, ou seulement celui qui le pose. D’habitude : tout le monde.
    .title = Tout défausser
option-discard_all-everyone = tout le monde
option-discard_all-player = seulement qui le pose

option-wilds_match = Pour les cartes à deux faces (Transformers Flip). Oui : quand on pose un Joker +2 ou un Joker pioche-couleur, les autres jokers en main comptent comme la couleur en cours et en font un bluff. Autres sortes seulement : les jokers de la même sorte ne comptent pas, pour que deux d’entre eux ne se bloquent pas. Non : les autres jokers ne comptent pas. D’habitude : oui.
    .title = Les jokers comptent comme la couleur
option-wilds_match-other = autres sortes seulement

option-flip_after_flip = Pour le Flip. Oui : on peut poser un Flip juste après un Flip, quoi qu’il ait découvert. Non : un Flip se pose sur sa couleur ou sur un autre Flip. D’habitude : oui.
    .title = Flip juste après un Flip

option-flip_activation = Pour le Flip : si une carte action qu’il découvre agit. Demander : celui qui a posé le Flip décide. Jamais : elle ne fait rien. Toujours : elle agit comme s’il venait de la poser. D’habitude : demander.
    .title = Ce que découvre un Flip
option-flip_activation-ask = demander
option-flip_activation-never = jamais
option-flip_activation-always = toujours

option-draw_color_by = Pour le Joker pioche-couleur : jusqu’à quelle couleur pioche un bluffeur pris. Celle du coup : celle choisie en posant la carte. Celle de l’adversaire : qui a contesté en choisit une. Dans les deux cas, le jeu continue dans la première couleur choisie. D’habitude : celle du coup.
    .title = Couleur après un bluff pris
option-draw_color_by-player = celle du coup
option-draw_color_by-challenger = celle de l’adversaire

option-gauntlet_self = Pour le Gant de l’Infini. Oui : celui qui le joue pioche deux cartes lui aussi, s’il lui reste une carte de la couleur. Non : seuls les autres piochent. D’habitude : oui.
    .title = Le Gant touche aussi qui le joue

option-creeper_on = Pour le Creeper : quand il explose. À chaque pioche : pénalités comprises. À ta propre pioche : quand tu le tires au lieu de jouer, pas en pénalité. D’habitude : à chaque pioche.
    .title = Quand un Creeper explose
option-creeper_on-any = à chaque pioche
option-creeper_on-turn = à ta propre pioche

option-peek = Pour les cartes à deux faces (Transformers Flip). Oui : tu peux regarder les autres faces de tes cartes. Non : tu ne vois que la face tournée vers toi. D’habitude : non.
    .title = Voir ses autres faces

option-dance_costs_turn = Pour le Joker danse (BTS). Oui : si tu pioches trois cartes au lieu de danser, tu passes ton tour. Non : tu joues normalement. D’habitude : non.
    .title = Piocher coûte le tour

option-dance_vote = Pour le Joker danse (BTS). Oui : après une danse, on demande aux autres un par un, dans le sens du jeu, et plus de non que de oui, ce sont trois cartes, et le tour en plus si piocher coûte le tour à votre table. Non : toutes les danses sont bonnes, parole d’honneur. D’habitude : non.
    .title = Voter pour la danse
