### Ce que disent les bots à table, selon leur caractère et ce qui vient de leur arriver. Il y a autant de lignes dans chaque langue.

## Solaire

talk-sunny-attack-1 = Pardon ! Enfin, pas tant que ça.
talk-sunny-attack-2 = Tiens, un petit cadeau !
talk-sunny-attack-3 = Ne les dépense pas toutes d’un coup !
talk-sunny-hit-1 = Oh chouette, encore des cartes !
talk-sunny-hit-2 = Au moins, maintenant j’ai le choix.
talk-sunny-hit-3 = Ah bah merci, hein !
talk-sunny-called-1 = Plus qu’une, j’ai le trac !
talk-sunny-called-2 = Allez, allez, j’y suis presque !
talk-sunny-called-3 = Croisez les doigts pour moi !
talk-sunny-caught-1 = Rhô, j’oublie à chaque fois !
talk-sunny-caught-2 = Bien vu !
talk-sunny-catches-1 = Ah ah, contre-UNO !
talk-sunny-catches-2 = Et le mot magique, alors ?
talk-sunny-long-draw-1 = Pioche, pioche, petit patapon…
talk-sunny-long-draw-2 = Elle est forcément là-dedans !
talk-sunny-swapped-1 = Oh, des cartes toutes neuves !
talk-sunny-swapped-2 = Ça fait du bien de changer !
talk-sunny-found-out-1 = Oups, c’est raté !
talk-sunny-found-out-2 = Ça se lisait sur ma figure ?
talk-sunny-danced-1 = Celle-là, je l’ai répétée !
talk-sunny-danced-2 = Allez, tout le monde avec moi !
talk-sunny-out-1 = Bon, je ferai le public !
talk-sunny-out-2 = Pour moi, c’est fini. Continuez sans moi !
talk-sunny-won-1 = Youpi, gagné !
talk-sunny-won-2 = C’est mon jour de chance !
talk-sunny-won-3 = Encore, encore !
talk-sunny-lost-1 = Bravo, bien joué !
talk-sunny-lost-2 = C’était chouette. On en refait une ?

## Frimeur

talk-cocky-attack-1 = Cadeau de la maison.
talk-cocky-attack-2 = Et voilà le travail.
talk-cocky-attack-3 = Fallait t’asseoir ailleurs.
talk-cocky-hit-1 = Profite, ça ne va pas durer.
talk-cocky-hit-2 = C’est tout ce que t’as ?
talk-cocky-hit-3 = Je m’en souviendrai.
talk-cocky-called-1 = Vous pouvez commencer à ranger.
talk-cocky-called-2 = Les applaudissements, c’est maintenant.
talk-cocky-called-3 = UNO. Tout le monde a entendu ?
talk-cocky-caught-1 = C’était fait exprès.
talk-cocky-caught-2 = Ça va, œil de lynx.
talk-cocky-catches-1 = Bien essayé.
talk-cocky-catches-2 = Tu croyais que je dormais ?
talk-cocky-long-draw-1 = J’en fais collection.
talk-cocky-long-draw-2 = Il faut de grandes mains pour ce métier.
talk-cocky-swapped-1 = Je prends, merci bien.
talk-cocky-swapped-2 = Je gagne avec n’importe quelle main.
talk-cocky-found-out-1 = Qui ne bluffe rien n’a rien.
talk-cocky-found-out-2 = Coup de bol.
talk-cocky-danced-1 = Et ça, c’est du travail de pro.
talk-cocky-danced-2 = Dix sur dix, merci.
talk-cocky-out-1 = Les cartes m’aiment trop, c’est tout.
talk-cocky-out-2 = Bon. La prochaine, je joue pour de vrai.
talk-cocky-won-1 = Ça n’a jamais fait un pli.
talk-cocky-won-2 = Pour les autographes, faites la queue.
talk-cocky-won-3 = À qui le tour ?
talk-cocky-lost-1 = Celle-là, je te l’ai laissée.
talk-cocky-lost-2 = La belle ?

## Taciturne

talk-dry-attack-1 = Rien de personnel.
talk-dry-attack-2 = C’est la règle.
talk-dry-attack-3 = Voilà.
talk-dry-hit-1 = Bon.
talk-dry-hit-2 = C’est noté.
talk-dry-hit-3 = Je l’avais vu venir. En partie.
talk-dry-called-1 = Une.
talk-dry-called-2 = UNO. C’est tout pour moi.
talk-dry-called-3 = Une carte. Comme vous voyez.
talk-dry-caught-1 = C’est juste.
talk-dry-caught-2 = Ma faute.
talk-dry-catches-1 = Il manquait un mot.
talk-dry-catches-2 = C’est dans le livret.
talk-dry-long-draw-1 = Ne m’attendez pas.
talk-dry-long-draw-2 = Je suppose que cette pioche a un fond.
talk-dry-swapped-1 = Un plaisir de faire affaire.
talk-dry-swapped-2 = Chose échangée, chose due.
talk-dry-found-out-1 = Les preuves sont contre moi.
talk-dry-found-out-2 = D’accord. Je pioche.
talk-dry-danced-1 = On n’en parlera plus jamais.
talk-dry-danced-2 = C’était de la danse. Merci.
talk-dry-out-1 = Je vais faire le café.
talk-dry-out-2 = Trop de cartes. J’y vais.
talk-dry-won-1 = Ça ira.
talk-dry-won-2 = Fini.
talk-dry-won-3 = Pas mal.
talk-dry-lost-1 = Bien joué.
talk-dry-lost-2 = Suivante.

## Gentil

talk-gentle-attack-1 = Excuse-moi, mon chou.
talk-gentle-attack-2 = Tiens, mon trésor, prends-en quelques-unes.
talk-gentle-attack-3 = Ne boude pas, il y aura du gâteau.
talk-gentle-hit-1 = Oh là là, je n’arrive plus à les tenir.
talk-gentle-hit-2 = Ce n’est rien, une à la fois.
talk-gentle-hit-3 = Eh bien, vous n’y allez pas de main morte.
talk-gentle-called-1 = Plus qu’une, et je l’ai dit !
talk-gentle-called-2 = UNO ! C’est bien comme ça qu’on dit ?
talk-gentle-called-3 = Je vous préviens, il m’en reste une.
talk-gentle-caught-1 = Ah, quelle tête de linotte !
talk-gentle-caught-2 = C’est vrai, c’est vrai, je pioche.
talk-gentle-catches-1 = Tu y penseras la prochaine fois, mon chou.
talk-gentle-catches-2 = Tss-tss ! Il faut le dire, mon trésor.
talk-gentle-long-draw-1 = Doucement, elle finira bien par venir.
talk-gentle-long-draw-2 = Avec ça, j’en ai pour toute la soirée.
talk-gentle-swapped-1 = Voyons voir ce que tu gardais là.
talk-gentle-swapped-2 = Il faut savoir partager.
talk-gentle-found-out-1 = Vous me connaissez trop bien.
talk-gentle-found-out-2 = Oh, une toute petite malice.
talk-gentle-danced-1 = Aïe, ma hanche !
talk-gentle-danced-2 = On dansait comme ça tous les samedis.
talk-gentle-out-1 = Je prépare le thé. Continuez donc.
talk-gentle-out-2 = C’est tout aussi bien de vous regarder.
talk-gentle-won-1 = Oh ! J’ai gagné ? Comme c’est gentil.
talk-gentle-won-2 = Qui veut du gâteau ?
talk-gentle-won-3 = Un coup de chance, voilà tout.
talk-gentle-lost-1 = C’était joliment joué.
talk-gentle-lost-2 = Encore une, pour me tenir compagnie ?

## Théâtral

talk-dramatic-attack-1 = Oyez, oyez !
talk-dramatic-attack-2 = Silence : voici la grande scène !
talk-dramatic-attack-3 = Lumière sur moi !
talk-dramatic-hit-1 = Nooon ! Pourquoi moi ?
talk-dramatic-hit-2 = Ma pauvre, pauvre main.
talk-dramatic-hit-3 = Ainsi tombent les légendes.
talk-dramatic-called-1 = Une seule carte me sépare de la gloire !
talk-dramatic-called-2 = Roulement de tambour !
talk-dramatic-called-3 = Retenez tous votre souffle !
talk-dramatic-caught-1 = J’ai oublié ma réplique !
talk-dramatic-caught-2 = On peut la refaire, celle-là ?
talk-dramatic-catches-1 = La main dans le sac, en pleine lumière !
talk-dramatic-catches-2 = J’ai tout vu !
talk-dramatic-long-draw-1 = Ensevelissez-moi, tant que vous y êtes !
talk-dramatic-long-draw-2 = Carte après carte, comme mes larmes.
talk-dramatic-swapped-1 = Acte deux : je deviens toi !
talk-dramatic-swapped-2 = Ta main est désormais mon destin.
talk-dramatic-found-out-1 = Le masque tombe, devant une salle comble !
talk-dramatic-found-out-2 = Je ne peux plus jouer la comédie.
talk-dramatic-danced-1 = Enfin, ma scène !
talk-dramatic-danced-2 = Et les applaudissements ?
talk-dramatic-out-1 = Je reviendrai !
talk-dramatic-out-2 = Adieu, table cruelle.
talk-dramatic-won-1 = Je remercie ma mère et ma pioche.
talk-dramatic-won-2 = J’ai attendu ça toute ma vie !
talk-dramatic-won-3 = Rideau !
talk-dramatic-lost-1 = Une tragédie en un acte.
talk-dramatic-lost-2 = Rendez-vous au prochain épisode !
