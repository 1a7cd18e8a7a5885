### What the program has to know about this language.

# What it calls itself.
language-name = English
# The tags that it serves besides the name of this folder.
language-tags = en
# The characters between which no blank is written, as a range in a regular expression; none in this language.
language-unspaced = { "" }
# Words that no line may end in the middle of, as a regular expression; none in a language with blanks between words.
language-unbroken = { "" }
# Particles that go by the sound of the word before them, each as texts write it, with its forms after a consonant, a
# vowel and a liquid; none in this language.
language-particles = { "" }
