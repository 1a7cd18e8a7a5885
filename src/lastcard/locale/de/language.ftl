### Was das Programm über diese Sprache wissen muss.

# Wie sie sich selbst nennt.
language-name = Deutsch
# Die Kennungen, für die sie außer dem Namen dieses Ordners da ist.
language-tags = de
# Zeichen, zwischen denen kein Leerzeichen steht, als Bereich eines regulären Ausdrucks; in dieser Sprache keine.
language-unspaced = { "" }
# Wörter, in denen keine Zeile enden darf, als regulärer Ausdruck; keine, denn zwischen Wörtern stehen Leerzeichen.
language-unbroken = { "" }
# Partikel, die sich nach dem Laut davor richten, jede so, wie Texte sie schreiben, mit ihren Formen nach Konsonant, Vokal
# und Liquid; in dieser Sprache keine.
language-particles = { "" }
