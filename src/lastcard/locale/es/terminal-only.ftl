### Lo que solo dice la terminal: sus teclas, y la mesa sencilla, línea por línea.

## Teclas: la tecla, qué hace, y en una palabra

key-arrows = Flechas
    .does = Moverse entre las cartas u opciones; Inicio y Fin van a los extremos
key-enter = Intro
    .does = Jugar la carta marcada, o tomar la opción marcada
key-letters = Letras
    .does = La opción que muestra esa letra: D robar, K guardar, A aguantarte, …
key-u = U
    .does = ¡UNO! Antes de tu penúltima carta, o tarde
    .short = ¡UNO!
key-c = C
    .does = Pillar a quien tiene una carta y no ha cantado
    .short = Pillar
key-j = J
    .does = Colarse, si la mesa lo permite
key-h = H
    .does = Preguntar al entrenador, en una mesa que lo tenga (--coach)
    .short = Consejo
key-space = Espacio
    .does = Meter prisa a los bots
key-tab = Tab
    .does = Al registro y de vuelta; allí, Intro abre la regla de una línea
    .short = Registro
key-question_mark = ?
    .does = La regla de lo que estás mirando
    .short = Regla
key-f1 = F1
    .does = El reglamento entero
key-i = I
    .does = Jugadores: puntos, cartas conocidas, otras caras
    .short = Mesa
key-l = L
    .does = Otro idioma; también F2
key-q = Q
    .does = Dejar la mesa
    .short = Salir

## Línea por línea

plain-welcome = Lastcard, { $edition }. En la mesa, en sentido horario: { $names }. En cualquier pregunta, ? o help explica, q o quit sale.
plain-left = Dejas la mesa.
plain-exposed = ¡A { $name } le queda una carta y no ha cantado UNO!
    .you = ¡Te queda una carta y no has cantado UNO!
plain-go-on = Seguir (o simplemente Intro)
plain-unknown = No entiendo «{ $text }». Escribe el número de una opción; help explica.
plain-calling = Cantarás UNO con la próxima carta que juegues.
plain-not-calling = No cantarás UNO.
plain-top = Encima: { $card }. Color: { $color }. Se juega en { $direction }. { $pile } en el mazo.
plain-semicolon = { "; " }
plain-pending = { $count } por robar.
plain-others = Los demás: { $others }.
plain-seat = { $name } (asiento { $seat }) { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
plain-next-other = Otra cara de la próxima carta del mazo: { $card }.
plain-others-faces = Otras caras de { $name }: { $cards }.
plain-known = Vistas de { $name }: { $cards }.
plain-hand = Tu mano, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }: { $cards }.
plain-allowed = Puedes jugar { $card }.
shuffled-together = Has ayudado a barajar: las cartas salen de tu número y del número del programa, cada uno bajo llave antes de conocerse el otro.
shuffled-by-seed = Estas cartas salen de la semilla que diste; nadie las barajó.
plain-score = { $name }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    } en esta ronda, { $total } en total.
plain-next-round = Intro reparte la siguiente ronda, q sale.
plain-help =
    Escribe el número de una opción. Con una u detrás cantas UNO: 2 u.
    u canta UNO, c pilla a quien no ha cantado (c 2: asiento 2), j se cuela.
    h lee tu mano, t la mesa, why r7 por qué no se puede jugar una carta, rule GEN-04 una regla, coach pregunta al entrenador.
    l cambia de idioma, q o quit sale, ? o help repite esto.

# La repetición a pantalla completa: qué hace cada tecla

replay-key-left = atrás
replay-key-right = siguiente
replay-key-home = principio
replay-key-end = final
replay-key-p = jugar desde aquí
replay-key-q = salir
