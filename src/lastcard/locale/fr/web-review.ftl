### L’analyse d’une manche dans le navigateur. Ce que le terminal dit aussi est dans review.ftl.

web-review-help = Chaque décision est comparée à la meilleure possible, sur des milliers de manches jouées à partir de ce moment.
web-review-of = Les décisions de qui
web-review-way = Jugées selon
web-review-known = { $you ->
        [yes] Ce que tu savais
       *[no] Ce que savait { $name }
    }
web-review-open = Cartes sur table
web-review-progress = On parcourt la manche
web-review-refining = On regarde encore, de plus près
web-review-broken = L’analyse s’est arrêtée en route.
web-review-part = La manche était très longue : elle est analysée jusqu’à l’étape { $step }.
web-review-again = Réessayer
web-review-chances = Chances de gagner
web-review-at = Étape { $step } : { $chances }
web-review-chance = { $name } { $percent } %
web-review-table = La même chose en tableau
web-review-step = Étape
web-review-decision = Décision
web-review-on-top = dessus
web-review-better = mieux
web-review-percent = { $percent } %
web-review-here = Étape { $step } sur { $last }
web-review-nothing = Il n’y avait rien à juger ici.
web-review-choices = Victoires sur 100, à première vue
web-review-earlier = Décision d’avant
web-review-later = Décision suivante
web-review-show = Montrer la table
web-review-luck = Chance et talent
web-review-began = Au départ
web-review-given = Décisions
web-review-brought = Les cartes et les autres

## Essais

web-try-title = Essayer à partir de l’étape { $step }
web-try-about = Tu t’assieds et tu joues à partir d’ici ; des bots prennent les autres places. C’est un essai : personne n’a mélangé pour lui, et rien ne compte.
web-try-seat = Ta place
web-try-pile = La pioche
web-try-pile-real = Comme elle était
web-try-pile-shuffled = Remélangée
web-try-hands = Chacun a les cartes qu’il avait alors.
web-try-start = S’asseoir
web-try-over = La manche est finie ici. Reviens d’abord d’une étape.
web-try-again = Réessayer
web-try-back = Retour à la rediffusion
web-try-link = Copier un lien vers ce moment
web-try-share = Copier un lien vers cet essai
web-try-note = Un essai à partir de l’étape { $step } : personne n’a mélangé pour lui, et rien ne compte. { $pile ->
        [real] Les mains et la pioche sont les vraies.
       *[shuffled] Les mains sont les vraies, la pioche a été remélangée.
    }

web-coach-ask = Demander au coach
