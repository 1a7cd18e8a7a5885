### Was das Programm über diese Sprache wissen muss.

# Wie sie sich selbst nennt.
language-name = Deutsch
# Die Kennungen, für die sie außer dem Namen dieses Ordners da ist.
language-tags = de de-DE de-AT de-CH de-LI de-LU
# Zeichen, zwischen denen kein Leerzeichen steht, als Bereich eines regulären Ausdrucks; in dieser Sprache keine.
language-unspaced = { "" }
