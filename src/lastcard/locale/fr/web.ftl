### Le client du navigateur. Les textes qu’il partage avec le terminal et le serveur sont dans les autres fichiers.

## Partout

web-theme = Couleurs : { $theme ->
        [light] claires
        [dark] sombres
       *[auto] comme l’appareil
    }
web-close = Fermer
web-cards = Cartes
web-back = Dos d’une carte
web-rulebook = Ouvrir le livret de règles
web-rules = Règles

## La table

web-seat = { $name } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $turn ->
        [yes] { ", à son tour" }
       *[no] { "" }
    }
web-away = n’est pas là pour l’instant
web-pile = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-hand = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-log = Journal
web-earlier = Plus tôt
web-dances = { $name } danse !
    .you = La scène est à toi : danse !
web-scores = Scores
web-chat = Discussion
web-open-rule = Ouvrir la règle { $rule }
web-round = Manche
web-sort = Tri par { $sort ->
        [symbol] symbole
       *[color] couleur
    }

## Accueil

web-welcome = UNO selon les règles imprimées
    .more = Cinq éditions imprimées et la classique, chacune exactement comme dans son livret. Joue avec tes amis sur leurs téléphones, ou tout de suite avec des bots.
web-name = Ton nom
web-avatar = Ton image
web-learn = Jamais joué ? Commence ici
web-first-steps = Premiers pas
web-play-now = Jouer maintenant avec des bots
web-play = Jouer
web-play-edition = Jouer à { $edition } avec des bots
web-friends = Entre amis
web-friends-edition = { $edition } entre amis
web-join = Tu as un code ?
web-code = Code de la table
web-go = Rejoindre
web-own-tables = Tes tables
web-return = Y retourner
web-public-tables = Tables ouvertes
web-more-decks = Autres paquets
web-own-rules = Tes propres règles
web-free-chairs = { $count ->
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
web-to-watch = regarder
web-full = complet
web-printed = Avec de vraies cartes
web-pad = Feuille de score
web-editions = Éditions
web-avatar-bear = Ours
web-avatar-cat = Chat
web-avatar-dog = Chien
web-avatar-fox = Renard
web-avatar-frog = Grenouille
web-avatar-koala = Koala
web-avatar-octopus = Pieuvre
web-avatar-owl = Hibou
web-avatar-panda = Panda
web-avatar-penguin = Manchot
web-avatar-rabbit = Lapin
web-avatar-tiger = Tigre
web-wrong-link = Ce lien ne mène nulle part. Il en manque peut-être un bout : redemande-le.
web-no-server = Le serveur ne répond pas. Est-il lancé ?

## Une nouvelle table

web-which-edition = Quelle édition ?
web-screen = Grand écran
    .more = Cet écran est le milieu de la table : une télé, ou un ordinateur que tout le monde voit. Les mains sont sur les téléphones, et la première personne assise est l’hôte.
web-pass = Un appareil pour tous
    .more = Un téléphone ou une tablette fait le tour de la table. À ton tour, il montre tes cartes, et celles de personne d’autre.
web-pass-how = Passe-le quand l’écran le dit. Les cartes restent cachées jusqu’à ce que la personne dont c’est le tour les affiche.
web-pass-who = Qui joue ?
web-pass-name = Nom { $number }
web-pass-face = Une autre image pour { $name }
web-pass-add = Ajouter quelqu’un
web-pass-bots = Bots dans la partie
web-pass-remove = Retirer { $name }
web-pass-to = Passe-le à { $name }
web-pass-show = Je suis { $name } : voir mes cartes
web-pass-hide = Cacher mes cartes
web-pass-exposed = { $name } n’a plus qu’une carte et n’a pas dit UNO !
web-pass-catch = { $name } : Contre-UNO !
web-pass-uno = { $name } : UNO !
web-new-table = Nouvelle table
web-players = Joueurs
web-level = Bots
web-level-easy = Facile
web-level-normal = Normal
web-level-hard = Difficile
web-level-expert = Expert
web-level-learned = Autodidacte
web-turn-time = Secondes par tour
web-watchers = On peut regarder
web-public = Tout le monde peut la trouver
web-open-table = Ouvrir la table
web-puzzle = Le problème du jour
    .more = Un moment d’une vraie manche. Un coup est nettement le meilleur, et ce n’est pas le plus évident.
web-puzzle-solve = Le résoudre
web-puzzle-next = Problème suivant
web-puzzle-again = Revoir
web-alone = Juste moi et les bots
web-house-rules = Règles maison
web-house-rules-are = Règles : selon le livret
web-by-the-book = selon le livret
web-rules-differ = { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
web-change-line = changer
web-show-line = montrer
web-what = Qu’est-ce que c’est ?
web-own-edition = Tes propres règles (envoyer un fichier)…
web-presets = Règles toutes prêtes
web-preset-book = Selon le livret
    .more = Telles qu’imprimées.
web-preset-beginners = Pour débuter
    .more = Montre ce qui va, prévient avant une erreur, laisse le temps de dire UNO ; bots faciles, pas de bluff, pas de score, deux minutes pour réfléchir.
web-preset-family = En famille
    .more = Au calme : pas de bluff, personne n’est éliminé, on peut toujours piocher, pas de score, deux minutes pour réfléchir.
web-preset-party = Fête
    .more = { $swaps ->
        [yes] Cumul, le 7 échange, le 0 fait tourner, interceptions ; pas de score.
       *[no] Cumul et interceptions ; pas de score.
    }
web-preset-quick = Rapide
    .more = Cinq cartes, une manche, une demi-minute.
web-preset-home = Comme à la maison
    .more = Joker +4 quand tu veux, sans contester, on cumule les mêmes ; pas de score, deux minutes pour réfléchir.
web-preset-tournament = Tournoi
    .more = Selon le livret et aux points, une demi-minute par coup.

## Chaises

web-who-are-you = Qui es-tu ?
web-share = Scanne-le, ou tape ce code :
web-only-here = Seul cet ordinateur peut atteindre la table.
    .more = Pour laisser entrer les téléphones, arrête Lastcard et relance-le avec
web-invite-text = Viens jouer à UNO avec moi ! { $link }
web-mail = E-mail
web-scan = Scanne pour jouer
    .more = , ou ouvre cette adresse et tape le code :
web-first-is-host = La première personne assise est l’hôte.
web-link = Lien vers la table
web-copy = Copier
web-copied = Copié
web-free = libre
web-for-friend = pour un ami
web-host = hôte
web-sit = S’asseoir
web-sit-here = M’asseoir ici
web-stand-up = Se lever
web-all-taken = Toutes les chaises sont prises. L’hôte peut en ajouter une.
web-fill = Compléter avec des bots
web-add-chair = Une chaise de plus
web-wait-friends = Il manque encore quelqu’un à table, un ami ou un bot.
web-remove = Retirer
web-start = Donner les cartes
web-round-closed = La dernière manche n’a pas pu continuer : soit les règles ont été mises à jour en plein milieu, soit personne n’avait gagné après 10 000 coups. Elle est nulle et personne ne marque. Donnez la suivante.
web-wait-host = L’hôte donne quand tout le monde est là.
web-next-here = { $name } à la prochaine manche
web-leaves = part après cette manche
web-muted = sans parole
web-program = un programme joue
web-lend = Un programme joue pour moi
    .more = Un bot que tu as écrit, ou un assistant, s’assied sur ta chaise. Tout le monde voit que c’est un programme ; il ne discute pas, et ses manches ne sont pas dans tes statistiques.
web-lend-for = Durée
web-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-make-token = Créer un jeton
web-token = Jeton
web-token-once = Copie-le maintenant : il ne sera plus montré. Qui l’a joue à ta place, alors donne-le à ton programme et à personne d’autre.
web-lent-until = Un programme peut jouer à ta place jusqu’au { $until }.
web-reclaim = Reprendre ma place
web-who-plays = Qui est sur la chaise { $number }
web-about = En savoir plus : { $name }
web-hush = Cacher ce qu’écrit { $name }
web-unhush = Montrer ce qu’écrit { $name }
web-make-host = Nommer hôte
web-mute = Couper la parole
web-unmute = Rendre la parole
web-lock = Plus personne n’entre
web-knocking = Tu as frappé. L’hôte va t’ouvrir…
web-knocks = { $name } frappe à la porte.
web-admit = Faire entrer
web-turn-away = Pas maintenant
web-locked = L’hôte ne laisse entrer personne pour le moment.
web-watching = Regardent : { $names }
web-send-link = Envoyer à des amis
web-change = Changer les règles
web-change-later = Vous pourrez les changer quand cette manche sera finie.
web-change-restarts = Les changer commence une nouvelle partie.
web-cancel = Annuler
web-apply = Jouer comme ça
web-people = Qui est là
web-invite = Inviter des amis
web-own-settings = Tes réglages
web-hand-only = Ne montrer que ma main (la table est sur un grand écran)
web-table = La table

## À table

web-your-turn = À toi
web-connecting = Un instant…
web-lost = Connexion perdue. Nouvel essai…
web-autopilot = Un bot joue pour toi. Touche pour reprendre.
web-try-out = Un essai
web-missed = Te revoilà ! { $count ->
        [one] { $count } chose s’est passée
       *[other] { $count } choses se sont passées
    } en ton absence.
web-menu = Menu
web-home = Accueil, en gardant ma chaise
web-leave = Partir pour de bon
web-rematch = Rejouer
web-record = Enregistrer la partie
web-sound = Son { $on ->
        [yes] activé
       *[no] coupé
    }
web-say = Dis quelque chose
web-send = Envoyer
web-leave-sure = Vraiment partir ? Un bot prendra ta place.
web-notices = Me prévenir quand c’est à moi
web-notices-refused = Ton navigateur a bloqué les notifications. Tu peux les autoriser dans ses réglages pour ce site.
web-waiting = Tu joues dès la prochaine manche
web-chat-empty = Personne n’a encore rien dit.
web-reaction-thumbs-up = Bien
web-reaction-clap = Bravo
web-reaction-laugh = Haha
web-reaction-wow = Waouh
web-reaction-sad = Snif
web-reaction-angry = Grr
web-reaction-party = Youpi
web-reaction-think = Hum
web-reaction-hurry = Allez
web-reaction-sorry = Pardon

## Ce qui se passe autour du jeu, lu à voix haute

web-around-sat = { $name } s’assoit.
web-around-left = { $name } s’en va.
web-around-removed = { $name } a dû quitter la table.
web-around-renamed = { $old } s’appelle maintenant { $name }.
web-around-host = L’hôte est maintenant { $name }.
web-around-filled = Un bot s’assoit.
web-around-freed = Un bot s’en va.
web-around-locked = { $yes ->
        [yes] Plus personne ne peut entrer.
       *[no] On peut de nouveau entrer.
    }
web-around-muted = { $yes ->
        [yes] { $name } n’a plus la parole.
       *[no] { $name } a de nouveau la parole.
    }
web-around-program = { $yes ->
        [yes] Un programme joue maintenant pour { $name }.
       *[no] { $name } joue de nouveau, sans programme.
    }
web-around-admitted = { $yes ->
    [yes] L’hôte fait entrer { $name }.
   *[no] L’hôte ne fait pas entrer { $name }.
}
web-around-settings = Les règles de cette table ont changé.
web-around-closed = { web-round-closed }
web-around-undealt = Les règles du serveur ont été mises à jour pendant le mélange : rien n’a été donné. Recommencez la manche.
web-around-stand_in = Ce bot est en panne. Normal joue à sa place à partir de la manche { $number }.
web-around-round = La manche { $number } commence.

## Règles

web-rules-own = Les règles propres à cette édition
web-rules-common = Les règles communes

## Feuille de score

web-player = Nom { $number }
web-went-out = A gagné la manche
web-left-over = Reste : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-was-out = hors jeu ({ $points })
web-write = Noter
web-undo = Annuler
web-new-sheet = Nouvelle feuille
web-new-sheet-sure = Jeter ces scores ?
web-one-less = Une de moins : { $card }

## Rediffusion

web-step = Étape suivante
web-step-back = Étape d’avant
web-run = Lecture
web-pause = Pause
web-speed = Vitesse
web-seek = Position dans la manche
web-seen-by = Vu par
web-all-open = Toutes les mains ouvertes
web-copy-link = Copier le lien
web-replay = Revoir
web-try = Essayer d’ici
web-branch = Essai · { $pile ->
        [real] la vraie pioche
       *[shuffled] pioche remélangée
    }
web-review = Analyse
web-review-round = Analyser cette manche

web-shuffling = Tout le monde mélange…
web-left-out = Mélangé sans { $names } : pas de réponse à temps.
web-comma = {", "}
web-gap = { " " }
web-seal-checking = On vérifie le mélange…
web-seal-unchecked = Non vérifié : le serveur ne donne pas l’enregistrement
web-seal-helped = Tu as aidé à mélanger
web-seal-left-out = Mélangé sans toi
web-seal-wrong = Quelque chose cloche dans cette donne
web-seal-checked = Ton navigateur a refait lui-même tout le calcul : les nombres sous clé, le mélange et tes cartes concordent.
web-seal-followed = { $count ->
    [0] Toutes les cartes piochées, jouées ou montrées jusqu’à la fin viennent de ce mélange.
    [one] Toutes les cartes piochées, jouées ou montrées jusqu’à la fin viennent de ce mélange ; le talon a été remélangé une fois.
   *[other] Toutes les cartes piochées, jouées ou montrées jusqu’à la fin viennent de ce mélange ; le talon a été remélangé { $count } fois.
}
web-seal-without = { $count ->
        [one] Le nombre d’une personne n’y est pas, il n’est pas arrivé à temps.
       *[other] Les nombres de { $count } personnes n’y sont pas, ils ne sont pas arrivés à temps.
    }
web-seal-again = { $count ->
        [one] { $count } mélange a été annoncé avant celui-ci et jamais donné ou, que tu saches, jamais terminé.
       *[other] { $count } mélanges ont été annoncés avant celui-ci et jamais donnés ou, que tu saches, jamais terminés.
    }
web-seal-what-record = Ce n’est pas l’enregistrement annoncé à la fin de la manche.
web-seal-what-terms = L’enregistrement parle d’une autre donne que celle annoncée à ton navigateur.
web-seal-what-deck = Ce ne sont pas les cartes de cette édition.
web-seal-what-secret = Le nombre du serveur n’est pas celui qu’il avait mis sous clé.
web-seal-what-shares = Le nombre de quelqu’un n’est pas celui qui avait été mis sous clé.
web-seal-what-key = Ces nombres ne donnent pas ce mélange.
web-seal-what-dealer = D’après ce mélange, c’est quelqu’un d’autre qui donne.
web-seal-what-seat = Tu as reçu tes cartes à une autre place que celle annoncée.
web-seal-what-hand = Ce mélange ne donne pas les cartes que tu as reçues.
web-seal-what-draws = Des cartes retournées ou piochées ne venaient pas de ce mélange.
web-seal-receipt = Enregistrer le reçu
web-fair = Qui a mélangé ?
web-fair-promise = Ici, personne ne peut choisir les cartes. Ni les autres joueurs, ni le serveur.
web-fair-picture = Les nombres de tous vont dans un grand bol, et ce qui en sort mélange les cartes.
web-fair-you = Toi
web-fair-friend = Ton ami
web-fair-server = Le serveur
web-fair-box = Sous clé.
    .more = Avant chaque manche, l’appareil de chacun pense à un énorme nombre secret, et le serveur aussi. Chacun met le sien dans une boîte fermée à clé et la pose sur la table. Personne ne peut regarder dedans, et personne ne peut plus changer ce qu’elle contient.
web-fair-mix = On mélange tout.
    .more = C’est seulement quand toutes les boîtes sont sur la table que les joueurs ouvrent les leurs. Tous les nombres sont brassés en un seul, et c’est lui qui mélange les cartes. Change un seul chiffre d’un seul nombre, et chaque carte atterrit ailleurs.
web-fair-open = On ouvre la dernière.
    .more = La boîte du serveur reste fermée jusqu’à la fin de la manche : sinon, on pourrait calculer les cartes de tout le monde. Puis elle s’ouvre aussi, et ton propre appareil refait tout le calcul. Mêmes boîtes, même nombre, mêmes cartes ? Alors tu reçois le sceau. Il ne croit pas le serveur sur parole.
web-fair-out = Donc, si ton nombre est dedans, personne ne pouvait connaître le résultat d’avance, même si tous les autres étaient de mèche. Tout au plus pourraient-ils laisser une boîte fermée au dernier moment, et tout le monde le verrait.
web-fair-left = Tout cela prend moins d’une seconde, et tu n’as rien à faire. Qui ne répond pas à temps n’est pas dans le mélange, et tout le monde l’apprend. Les cartes lui sont données quand même.
web-fair-experts = Si SHA-256 et HKDF te parlent : docs/fairness.md décrit chaque étape avec des vecteurs de test, et lastcard verify vérifie un enregistrement avec ton reçu.

## Soirées et bandes

web-evenings = Tes soirées
web-evenings-all = Statistiques et bandes
web-last-evenings = Dernières soirées
web-no-evenings = Rien encore. Joue une manche jusqu’au bout, et elle apparaîtra ici.
web-evening-rounds = { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
web-evening-won = Manches gagnées
web-watch-last = Revoir la dernière manche
web-show-all = Tout montrer
web-a-bot = bot
web-somebody = quelqu’un qui n’est plus là
web-statistics = Tes statistiques
web-figure-rounds = Manches
web-figure-wins = Victoires
web-figure-points = Points
web-figure-calls = UNO dits
web-figure-catches = Contre-UNO
web-figure-challenges = Bluffs démasqués
web-figure-comeback = Plus belle remontée
web-comeback-cards = avec { $count } cartes
web-rivals = Face à face
web-rival = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } : { $won } pour toi, { $lost } pour l’autre camp
web-circle = Bande
web-circles = Bandes
    .more = Pour les amis qui jouent souvent : un lien, vos tables, vos règles à vous, et un championnat pour l’année.
web-circle-name = Nom de la bande
web-circle-new = Fonder une bande
web-circle-invited = Rejoindre « { $name } » ?
web-circle-join = Rejoindre
web-circle-tables = Tables
web-circle-open = Ouvrir une table
web-league = Championnat
    .more = Les manches aux tables de cette bande comptent ici dès que deux d’entre vous jouent.
web-circle-rules = Comme nous jouons
web-circle-change = Changer
web-circle-text = Rejoins notre bande d’UNO ! { $link }
web-circle-link = Lien vers la bande
    .more = Qui a ce lien peut la rejoindre.
web-circle-renew = Faire un nouveau lien
    .question = L’ancien lien ne marchera plus. Tous les membres trouveront le nouveau sous « Tes soirées ».
web-members = Qui en est
web-maker = l’a fondée
web-circle-leave = Quitter
    .question = Quitter cette bande ? Ce que tu as joué reste dans son championnat.
web-circle-remove = Retirer
    .question = Retirer { $name } ? Le lien change aussi, l’ancien ne permet donc pas de revenir.
web-own-data = Ce que nous gardons de toi
    .more = Tes manches, tes statistiques et tes bandes sont liées à ce navigateur. Il n’y a ni compte ni mot de passe.
web-other-device = Jouer aussi sur un autre appareil
    .more = Scanne ceci avec l’autre appareil. Ça marche une fois, pendant cinq minutes ; ne le montre à personne d’autre.
web-download = Télécharger
web-delete = Tout supprimer
web-delete-question = Tes soirées, tes statistiques et tes bandes disparaîtront pour de bon, et ton nom aussi des listes de tes amis.
web-delete-yes = Tout supprimer
web-deleted = Tout est parti. Tu repars de zéro ici.
web-move = Continuer sur cet appareil
    .more = Ce navigateur devient la personne de ton autre appareil : mêmes chaises, mêmes statistiques, mêmes bandes. Ce qui a été joué jusqu’ici dans ce navigateur reste derrière.
web-move-yes = Oui, c’est moi
