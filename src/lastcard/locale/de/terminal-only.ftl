### Was nur das Terminal sagt: seine Tasten und der schlichte Tisch, Zeile für Zeile.

## Tasten: die Taste, was sie tut, und das in einem Wort

key-arrows = Pfeile
    .does = Zwischen Karten oder Möglichkeiten wechseln; Pos1 und Ende springen an die Enden
key-enter = Enter
    .does = Die markierte Karte legen oder die markierte Möglichkeit nehmen
key-letters = Buchstaben
    .does = Die Möglichkeit mit diesem Buchstaben: D ziehen, K behalten, A hinnehmen, …
key-u = U
    .does = UNO! Vor deiner vorletzten Karte, oder nachträglich
    .short = UNO!
key-c = C
    .does = Jemanden erwischen, der eine Karte hat und nicht gerufen hat
    .short = Erwischt!
key-j = J
    .does = Dazwischenwerfen, wenn der Tisch es erlaubt
key-h = H
    .does = Den Coach fragen, an einem Tisch, der einen hat (--coach)
    .short = Coach
key-space = Leertaste
    .does = Die Bots antreiben
key-tab = Tab
    .does = Zum Protokoll und zurück; dort öffnet Enter die Regel einer Zeile
    .short = Protokoll
key-question_mark = ?
    .does = Die Regel zu dem, was gerade markiert ist
    .short = Regel
key-f1 = F1
    .does = Das ganze Regelheft
key-i = I
    .does = Wer mitspielt: Punkte, bekannte Karten, andere Seiten
    .short = Leute
key-l = L
    .does = Eine andere Sprache; auch F2
key-q = Q
    .does = Den Tisch verlassen
    .short = Gehen

## Zeile für Zeile

plain-welcome = Lastcard, { $edition }. Am Tisch, im Uhrzeigersinn: { $names }. Bei jeder Frage erklärt ? oder help, und q oder quit hört auf.
plain-left = Du verlässt den Tisch.
plain-exposed = { $name } hat eine Karte und nicht UNO gerufen!
    .you = Du hast eine Karte und nicht UNO gerufen!
plain-go-on = Weiter (oder einfach Enter)
plain-unknown = „{ $text }“ verstehe ich nicht. Tipp die Nummer einer Möglichkeit; help erklärt es.
plain-calling = Mit der nächsten Karte, die du legst, rufst du UNO.
plain-not-calling = Du rufst nicht UNO.
plain-top = Obenauf: { $card }. Farbe: { $color }. Es geht { $direction }. { $pile } im Nachziehstapel.
plain-semicolon = { "; " }
plain-pending = { $count } zu ziehen.
plain-others = Die anderen: { $others }.
plain-seat = { $name } (Sitz { $seat }) { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
plain-next-other = Andere Seite der nächsten Karte im Stapel: { $card }.
plain-others-faces = Andere Seiten bei { $name }: { $cards }.
plain-known = Gesehen bei { $name }: { $cards }.
plain-hand = Deine Hand, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: { $cards }.
plain-allowed = { $card } kannst du legen.
shuffled-together = Du hast mitgemischt: Die Karten folgen aus deiner Zahl und der des Programms, jede weggeschlossen, bevor die andere bekannt war.
shuffled-by-seed = Diese Karten kommen aus deinem Startwert; niemand hat sie gemischt.
plain-score = { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } in dieser Runde, { $total } insgesamt.
plain-next-round = Enter gibt die nächste Runde, q hört auf.
plain-help =
    Tipp die Nummer einer Möglichkeit. Mit einem u dahinter rufst du UNO: 2 u.
    u ruft UNO, c erwischt, wer nicht gerufen hat (c 2: Sitz 2), j wirft dazwischen.
    h liest deine Hand vor, t den Tisch, why r7, warum eine Karte nicht geht, rule GEN-04 eine Regel, coach fragt den Coach.
    l wechselt die Sprache, q oder quit hört auf, ? oder help sagt das hier noch einmal.

# Wiederholung auf dem ganzen Bildschirm: was jede Taste tut

replay-key-left = zurück
replay-key-right = weiter
replay-key-home = Anfang
replay-key-end = Ende
replay-key-p = weiterspielen
replay-key-q = Schluss
