### Ce que le programme doit savoir de cette langue.

# Comment elle s’appelle elle-même.
language-name = Français
# Les étiquettes qu’elle sert, en plus du nom de ce dossier.
language-tags = fr
# Les caractères entre lesquels on ne met pas d’espace, comme intervalle d’une expression régulière ; aucun dans cette langue.
language-unspaced = { "" }
# Les mots qu’une fin de ligne ne coupe pas, comme expression régulière ; aucun, car des espaces séparent les mots.
language-unbroken = { "" }
# Les particules qui suivent le son d’avant, chacune comme les textes l’écrivent, avec ses formes après consonne, voyelle
# et liquide ; aucune dans cette langue.
language-particles = { "" }
