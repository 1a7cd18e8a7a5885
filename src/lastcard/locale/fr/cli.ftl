### La ligne de commande. cli-<commande> dit ce que fait une commande, .more comment on s’en sert.
### cli-flag-… et cli-argument-… sont les lignes de son aide.

cli-about = UNO selon les règles imprimées : cinq éditions, la classique et la tienne. lastcard tout seul ouvre le jeu dans le navigateur.
cli-usage = usage :{ " " }
cli-commands = commandes
cli-arguments = arguments
cli-flags = options

cli-play = Jouer contre des bots.
    .more = Par exemple : lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = Apprendre une édition pas à pas, cartes en main.
    .more = Chaque étape est une position où tu fais ce dont parle une règle. La prochaine fois, tu reprends au même endroit. Par exemple : lastcard learn no-mercy
cli-editions = Lister les éditions.
    .more = Chacune peut suivre --edition, et un fichier TOML à toi aussi.
cli-rules = Montrer les règles.
    .more = Sans sujet, la liste de ce qu’on peut consulter. Par exemple : lastcard rules no-mercy, lastcard rules NM-03, lastcard rules wG. Les autres mots sont cherchés dans le livret : lastcard rules duel
cli-replay = Revoir une partie enregistrée, pas à pas.
    .more = Les flèches la parcourent. Avec --plain, Entrée montre l’étape suivante, b la précédente, un nombre va à cette étape, q quitte. P continue à jouer depuis l’étape affichée, contre des bots. Sans écran, toute la partie est imprimée.
cli-review = Dire où une manche enregistrée s’est gagnée ou perdue.
    .more = Et quelle carte aurait été meilleure, d’après ce que le siège savait alors ; avec --open, d’après les cartes que chacun avait vraiment. Par exemple : lastcard review game.txt --seat 2
cli-puzzles = Résoudre le problème du jour, ou un autre par son numéro.
    .more = Des positions de vraies manches où un coup est nettement le meilleur, et ce n’est pas le plus évident. --make en trouve de nouvelles.
cli-verify = Vérifier des parties enregistrées.
    .more = Les rejoue de la première à la dernière carte. Ce qui cloche est signalé avec sa ligne. Un reçu du navigateur prouve que personne n’a choisi la donne : voir docs/fairness.md.
cli-restore = Récupérer des manches et des tables supprimées car trop vieilles.
    .more = Toutes celles de la dernière semaine, ou celles que tu nommes. Le serveur peut continuer à tourner.
cli-completion = Afficher un script pour que ton shell complète ce que tu tapes.
    .more = Pour bash : source <(lastcard completion bash). Pour zsh : source <(lastcard completion zsh). Pour fish : lastcard completion fish | source

cli-flag-edition = une édition, ou un fichier TOML à toi ; par défaut : { $usual }
cli-flag-players = combien de joueurs, de 2 à 10 ; par défaut : { $usual }
cli-flag-bots = le niveau des bots : random, easy, normal, hard, expert, learned ; ou des bots à toi : cmd:./mybot, module:Class ; plusieurs avec des virgules ; par défaut : { $usual }
cli-flag-option = une règle maison, comme stacking=same, jump_in=on ou deck=w:8,wG:2 ; autant que tu veux. lastcard rules les liste
cli-flag-target = le score qui termine la partie
cli-flag-no-talk = les bots se taisent
cli-flag-name = comment tu t’appelles
cli-flag-seed = un nombre ou un texte ; la même graine donne les mêmes cartes
cli-flag-save = où enregistrer la partie
cli-flag-keep-receipt = où garder ton reçu du mélange, pour lastcard verify
cli-flag-plain = ligne par ligne, pour les lecteurs d’écran
cli-flag-coach = H demande à un coach ce que ferait un bon joueur
cli-flag-receipt = ce que ton navigateur a gardé de la donne ; autant que tu veux
cli-flag-seat = ne montrer que ce que voyait ce siège ; le premier siège est 0
cli-flag-reviewed = les décisions de qui ; le premier siège est 0, et en général c’est lui
cli-flag-round = quelle manche d’une partie ; en général la première
cli-flag-all-hands = d’après les cartes que chacun avait vraiment
cli-flag-make = chercher tant de nouveaux problèmes de chaque niveau ; cela prend du temps
cli-flag-puzzle-file = où les écrire ; en général { $usual }
cli-flag-puzzle-rounds = à partir des manches de cette partie enregistrée plutôt que de celles des bots ; répétable
cli-flag-part = un autre nombre en trouve d’autres
cli-argument-number = un problème ; en général celui du jour
cli-flag-json = en JSON, pour les programmes
cli-flag-open = montrer toutes les mains ; c’est ce qui se passe sans --seat
cli-flag-lang = { $known } ; sinon LASTCARD_LANG ou la langue de ton système décide
cli-flag-debug = quand quelque chose tourne mal, montrer où
cli-flag-help = montrer cette aide
cli-flag-version = montrer la version, et si les règles sont compilées
cli-version = lastcard { $version }, { $speed ->
    [compiled] règles compilées
   *[plain] règles non compilées : le même jeu, bien plus lent
}
cli-argument-topic = une édition, une règle (NM-03) ou un groupe de règles (NM), une règle maison, une carte (wG), ou des mots à chercher
cli-argument-edition = quelle édition ; en général classic
cli-argument-file = une partie enregistrée
cli-argument-league = un fichier de résultats, un par ligne
cli-argument-link = le lien d’une table, pour s’y asseoir ; sans lui, une partie sur cette machine
cli-argument-removed = l’identifiant d’une manche, ou le code d’une table
cli-argument-shell = bash, zsh ou fish

cli-usage-error = { $message } (voir { $command } --help)
cli-no-command = Il n’y a pas de commande « { $word } ». Il y a : { $known }.
cli-value-missing = { $flag } demande une valeur.
cli-value-unwanted = { $flag } ne prend pas de valeur.
cli-unknown-words = Pas compris : { $words }
cli-missing = Il manque : { $words }
cli-bad-number = { $flag } prend un nombre entier de { $least } à { $most }, pas « { $value } ».
cli-no-link = « { $link } » n’est pas le lien d’une table ; il ressemble à https://play.example/t/H6R2VXNM.
cli-no-database = Ce serveur ne sait pas utiliser une base de données « { $kind } » ; il sait utiliser sqlite et postgresql.
cli-no-language = Il n’y a pas de langue « { $lang } ». Il y a : { $known }.
cli-no-file = { $file } : { $detail }
cli-no-bot = Aucun bot ne s’appelle « { $level } ». Il y a : { $known }.
cli-no-topic = Le livret ne dit rien sur « { $topic } ». { $meant ->
        [none] lastcard rules liste ce qu’il y a.
       *[other] Cherches-tu { $meant } ?
    }
cli-no-lesson = Il y a des premiers pas pour : { $known }.
cli-no-puzzle = Il y a { $count } problèmes ; donne le numéro de l’un d’eux.
cli-review-range = Les sièges de cette partie vont de 0 à { $seats }, ses manches de 1 à { $rounds }.
cli-no-shell = Pour quel shell ? Il y a : { $known }.
cli-bug = Il s’est passé quelque chose qui n’aurait pas dû arriver : { $detail } (--debug en montre plus)

cli-rules-editions = Éditions
cli-rules-groups = Règles
cli-rules-options = Règles maison
cli-rules-hint = lastcard rules no-mercy montre tout un livret, lastcard rules NM-03 une règle, lastcard rules stacking une règle maison. Les autres mots sont cherchés.
cli-rules-option = { $option } : { $value }
cli-rules-found = « { $topic } » se trouve ici ; lastcard rules NOM montre l’un d’eux.
cli-rules-deck = Les cartes
cli-rules-side = { $count ->
        [one] une carte
       *[other] { $count } cartes
    } en { $colors }. Jokers : { $wilds }.
cli-example = Par exemple : { $text }
cli-editions-hint = lastcard rules ÉDITION en dit plus sur chacune. Un fichier TOML à toi est aussi une édition.
cli-rules-common = communes à toutes les éditions
cli-rules-custom = cartes pour tes propres éditions

cli-replay-keys = Entrée : étape suivante · b : retour · un nombre : à cette étape · p : jouer à partir d’ici · q : quitter
cli-replay-over = La manche est finie à cette étape : il n’y a plus rien à jouer.
cli-replay-end = Les étapes vont de 1 à { $steps }.
cli-replay-step = Étape { $step } sur { $steps }, manche { $round }
cli-replay-round = Manche { $round }
cli-replay-top = Sur le dessus : { $card }. Couleur : { $color }. { $direction ->
        [-1] Sens antihoraire.
       *[1] Sens horaire.
    } { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } dans la pioche.
cli-replay-hand = { $name } ({ $count }) : { $cards }
cli-replay-behind = { $hand } ; autres faces : { $cards }
cli-replay-points = Points : { $points }.
cli-replay-total = Total : { $points }.
cli-replay-score = { $name } { $points }

cli-restored = { $count ->
        [0] Rien n’a été récupéré.
        [one] Une manche ou une table est de retour.
       *[other] { $count } manches et tables sont de retour.
    }
cli-not-removed = { $name } n’est ni une manche ni une table supprimée la semaine dernière.
cli-verified = { $file } est en ordre : { $record } { $proof }
cli-proof-seed = Tous les coups et le score sont justes ; les cartes venaient d’une graine, et qui a choisi la graine a choisi la donne.
cli-proof-bots = La donne, les mélanges, tous les coups et le score découlent du secret du serveur ; il n’y avait que des bots à table, donc personne d’autre n’a mélangé.
cli-proof-unwitnessed = La donne, les mélanges, tous les coups et le score concordent ; sans reçu, rien de plus n’est prouvé.
cli-proof-left-out = Prouvé par le reçu : le serveur avait fixé son secret avant la donne. Non prouvé : que personne n’a choisi la donne, car ta part n’y est pas.
cli-proof-helped = Prouvé par le reçu : personne n’a choisi la donne, et tous les mélanges en découlent.
cli-proof-witnessed = Prouvé aussi : tous les coups et le score sont ceux annoncés à la fin de la manche.
cli-proof-actions = Tous les coups et le score sont justes selon les règles ; que ce soient ceux qui ont été joués n’est pas prouvé, car le reçu s’arrête avant la fin de la manche.
cli-proof-silent = Absents du mélange, faute de réponse à temps : { $names }.
cli-proof-withheld = Absents du mélange après s’être engagés : { $names }.
cli-proof-abandoned = { $count ->
        [one] Une donne a été annoncée avant celle-ci et jamais distribuée ou, que tu saches, jamais terminée.
       *[other] { $count } donnes ont été annoncées avant celle-ci et jamais distribuées ou, que tu saches, jamais terminées.
    }
cli-proof-redraws = { $count ->
        [0] Personne n’a eu de second essai.
        [one] Quelqu’un a peut-être eu un second essai.
       *[other] Il y a peut-être eu { $count } seconds essais.
    }
cli-verify-repeated = Deux de ces manches ont été données avec le même secret.
cli-summary-round = une manche (édition { $edition }) à { $players } joueurs, { $actions ->
        [one] un coup
       *[other] { $actions } coups
    }. { $winner ->
        [none] Elle n’a pas été terminée.
       *[other] Victoire : { $winner }.
    }
cli-summary-match = une partie (édition { $edition }) à { $players } joueurs, { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }, { $actions ->
        [one] un coup
       *[other] { $actions } coups
    }. { $winner ->
        [none] Elle n’a pas été terminée.
       *[other] Victoire : { $winner }.
    }

cli-serve = Lancer le serveur : des tables dans le navigateur, pour toi ou pour tes amis.
    .more = Par exemple : lastcard serve --port 8000. docs/hosting.md explique comment l’ouvrir à d’autres.
cli-flag-host = l’adresse où écouter ; par défaut : { $usual }, cette machine seulement
cli-flag-port = le port où écouter ; par défaut : { $usual }
cli-flag-data = où garder les tables et les manches terminées ; par défaut : { $usual }
cli-flag-database = une base de données à la place, comme postgresql+psycopg://user@host/name
cli-flag-public-url = où l’on trouve le serveur, comme https://cards.example
cli-flag-trusted-proxy = l’adresse d’un proxy de confiance, qui dit d’où vient la demande ; autant que tu veux
cli-flag-keep-days = après combien de jours les vieilles manches et tables sont supprimées ; par défaut : { $usual }
cli-flag-pace = combien de temps les bots réfléchissent, en pour cent de ce qu’il faut aux gens ; par défaut : { $usual }

cli-web = Jouer dans le navigateur : le serveur ici, et une page qui s’ouvre.
    .more = Par exemple : lastcard web --lan, pour les téléphones de la maison. Sans --lan, lastcard tout seul fait la même chose.
cli-flag-lan = laisser entrer les autres appareils de la maison, et montrer l’adresse en code QR
cli-flag-no-browser = ne pas ouvrir le navigateur, seulement afficher l’adresse
cli-web-not-built = Cette installation n’a pas de client pour navigateur : elle a été construite sans Node.js. Dans les sources, ./play le construit ; lastcard play n’en a pas besoin.
cli-web-opened = Lastcard est ouvert : { $url }
cli-web-in-the-house = Pour les téléphones de la maison : { $url }
cli-web-to-stop = Ctrl-C l’arrête. Les tables sont gardées dans { $folder }.
cli-no-data = Ce qui est gardé dans { $place } est inutilisable : { $detail }
cli-web-stopped = Fermé. Tes tables seront là la prochaine fois.
cli-web-runs-already = Lastcard est déjà ouvert : { $url }
cli-web-runs-without = Ferme-le d’abord (Ctrl-C) : il a été ouvert sans { $flag }.
cli-web-port-taken = Le port { $port } est pris par un autre programme ; choisis-en un autre avec --port.

cli-arena = Faire jouer des bots les uns contre les autres.
    .more = Chaque donne est jouée dans tous les placements. Par exemple : lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-league = Vérifier et montrer un fichier de résultats que d’autres peuvent compléter.
    .more = Par exemple : lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by Ann
cli-flag-add = le dossier d’un tournoi, dont le résultat est d’abord ajouté
cli-flag-league-player = quel bot du tournoi
cli-flag-league-name = son nom dans le classement
cli-flag-by = qui a organisé le tournoi
cli-flag-proof = le dossier d’un tournoi : ses manches donnent-elles ce que dit le fichier ?
cli-league-bad = ligne { $line } : { $problem }
cli-league-who = Un résultat demande --player, --name et --by.
cli-league-unproved = Les manches de ce dossier ne donnent pas ce que le fichier dit pour { $name }.
league-no-player = « { $player } » n’a pas participé. Il y avait : { $known }.
league-no-contest = { $file } n’est pas le fichier d’un tournoi.
cli-mcp = Donner une place à un assistant MCP : ici contre des bots, ou en ligne.
    .more = C’est l’assistant qui le lance. Pour ta propre place, que tu lui prêtes à la table : mets le jeton dans LASTCARD_TOKEN.
cli-flag-mcp-name = comment l’assistant s’appelle à la table
cli-arena-legal = Modèles de langage
cli-simulate = Compter ce qui se passe dans beaucoup de manches jouées au hasard.
    .more = Par exemple : lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = un bot pour chaque siège : random, easy, normal, hard, expert, learned, cmd:./program, llm:./model ou module:Class ; par défaut : { $usual }
cli-archive = Écrire des manches dans un fichier Parquet, une ligne par décision.
    .more = Fait jouer des bots, ou lit des parties enregistrées, ou les manches d’un serveur dont tous les joueurs ont donné leur accord. Chaque manche peut être rejouée à partir du fichier. Par exemple : lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = d’où viennent les manches : simulation, records ou server ; en général records s’il y en a de nommées, sinon simulation
cli-flag-check-archive = rejouer chaque manche des archives nommées, et comparer
cli-flag-parquet-file = le fichier à écrire
cli-argument-record = des parties enregistrées ; avec --check, des archives
cli-no-source = Aucune manche ne peut venir de « { $source } ». Il y a : { $known }
cli-archived = Écrit : { $file }, { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }.
cli-archive-checked = { $file } est en ordre : { $count ->
        [one] { $count } manche se rejoue comme elle est écrite
       *[other] { $count } manches se rejouent comme elles sont écrites
    }.
cli-archive-left-out = La manche { $round } est laissée de côté : { $detail }
cli-flag-rounds = combien de manches, au moins ; par défaut : { $usual }
cli-flag-patience = les secondes laissées à tes propres bots pour répondre ; par défaut : { $usual }
cli-flag-playouts = manches imaginées pour chaque décision de hard et expert ; 0 les laisse faire
cli-flag-fairness = tester plutôt la donne : cartes, premières cartes, mains et victoires sortent-elles comme d’un mélange équitable ?
cli-flag-compare = une règle maison avec une autre valeur : comment cela change-t-il les chiffres ?
cli-flag-out = un dossier pour CSV, Parquet et une page de graphiques ; la même commande y reprend là où elle s’était arrêtée
cli-flag-workers = combien de processus ; 0 en lance un par cœur
cli-flag-on = où calculer : cores, ou ray pour une grappe Ray ; par défaut : { $usual }
cli-no-place = On ne peut pas calculer sur « { $on } ». Il y a : { $known }.
cli-no-extra = Il manque des paquets pour cela : { $install }
cli-bad-rounds = « { $rounds } » n’est pas un nombre de manches.
cli-stopped = Arrêté. Ce qui a été joué est dans { $file } ; la même commande reprend là.
cli-written = Écrit : { $files }
cli-arena-about = { $rounds } manches, édition { $edition }, chaque donne dans tous les placements. Les bornes valent à 95 % ; la ligne en tirets est une part égale.
cli-arena-share = Part de manches gagnées
report-played = Ce qui a été joué
report-edition = Édition
report-bots = Bots
report-players = Joueurs
report-options = Règles maison
report-usual = selon le livret
report-seed = Graine
report-version = Version du programme
report-playouts = Manches imaginées par décision
report-ratings = Classement au fil du temps
    .more = Selon Plackett-Luce, après tant de manches ; tous commencent à 25.
report-beats = Qui bat qui
    .more = Parmi les manches gagnées par l’un des deux, la part de celui de gauche ; pour un siège chacun.
report-seats = De quel siège
    .more = La part de manches gagnées à chaque siège. Une part égale n’a pas de couleur.
report-seat = Siège { $seat }
report-player = Joueur
report-bounds = Bornes à 95 %
report-rounds = Manches
report-rating = Classement
report-points = Points par manche
report-legal = Réponses légales
report-questions = Questions posées
report-tokens-in = Tokens lus
report-tokens-out = Tokens écrits
report-cost = Coût
report-value = Valeur
report-difference = Différence
report-mean = en moyenne
report-quantile = { $percent } % des manches en ont au plus
report-mercy-rounds = Manches où quelqu’un est éliminé
report-mercy-last-one = Manches gagnées par le dernier en jeu
report-mercy-players = Éliminés par manche
cli-arena-failures = Bots en panne
cli-arena-failed = { $bot } est tombé en panne à la manche { $round } : { $reason }. À partir de là, « normal » a joué à sa place.
cli-arena-not-counted = { $lost } manches sur { $rounds } ne comptent pas : tous les bots n’ont pas joué eux-mêmes jusqu’au bout.
cli-simulate-about = { $rounds } manches, édition { $edition }, à { $players } joueurs qui font n’importe quel coup permis, ne disent jamais UNO et ne prennent personne en défaut. Les bornes valent à 95 % ; les règles sont comptées dans { $told } des manches.
cli-simulate-lengths = Décisions par manche
cli-simulate-wins = Qui gagne : tant de sièges après le premier joueur
cli-simulate-rules = Manches où une règle intervient
cli-fairness-about = { $rounds } donnes, édition { $edition }, à { $players }, chacune avec sa propre clé et jouée au hasard jusqu’au bout. p dit combien de fois un mélange équitable serait au moins aussi loin.
cli-simulate-figures = Chiffres
cli-simulate-change = Ce que change { $option }
    .more = En gras, les différences qui ne doivent rien au hasard : zéro est hors de leurs bornes.
cli-flag-bot = un bot à toi que les tables peuvent asseoir : mine=cmd:./mybot ou mine=module:Class ; autant que tu veux
cli-flag-thinkers = dans combien de processus les bots réfléchissent ; 0 laisse un cœur au serveur
cli-flag-nats = où les serveurs d’un groupe se parlent, par exemple nats://127.0.0.1:4222 ; autant que tu veux
cli-flag-processes = combien de serveurs tournent sur cette machine ; à partir de deux, il faut PostgreSQL et --nats
cli-cluster-needs-nats = --processes { $processes } a besoin de PostgreSQL et de NATS : ajoute --database postgresql://… et --nats nats://….
cli-cluster-needs-postgresql = --nats réunit plusieurs serveurs, et il leur faut PostgreSQL : ajoute --database postgresql://….
cli-cluster-no-address = { $server } n’est pas une adresse NATS ; elle ressemble à nats://127.0.0.1:4222.
cli-cluster-open-nats = NATS à { $server } n’est pas sur cette machine, et les cartes de tous y passent : il faut TLS et un mot de passe, tls://nom:motdepasse@hôte.
cli-cluster-no-nats = NATS à { $server } est inutilisable : { $detail }
cli-cluster-no-fork = Ce système ne peut pas faire tourner plusieurs processus sur un même port ; lance lastcard serve plusieurs fois, chacun avec son --port.
