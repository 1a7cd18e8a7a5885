### Lo que el programa tiene que saber de este idioma.

# Cómo se llama a sí mismo.
language-name = Español
# Las etiquetas a las que sirve, además del nombre de esta carpeta.
language-tags = es
# Los caracteres entre los que no se deja espacio, como intervalo de una expresión regular; en este idioma, ninguno.
language-unspaced = { "" }
# Las palabras que no se parten al final de una línea, como expresión regular; ninguna, porque hay espacios entre ellas.
language-unbroken = { "" }
# Las partículas que siguen al sonido anterior, cada una como la escriben los textos, con sus formas tras consonante, vocal
# y líquida; en este idioma, ninguna.
language-particles = { "" }
