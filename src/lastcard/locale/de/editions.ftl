### Ausgaben, Farben, Kartennamen und die Entscheidungen, nach denen gefragt wird.

## Ausgaben

edition-avengers = Avengers
    .mood = Ein Schnipsen mit dem Infinity-Handschuh, und wer die Farbe auf der Hand hat, zieht – auch wer geschnipst hat.
    .deck = 112 Karten in Blau, Grün, Rot und Lila. In jeder Farbe eine 0, je zwei von 1 bis 9, je zwei +2, Richtungswechsel und Aussetzen; dazu je vier Farbwahl, +4-Joker und Infinity-Handschuh.
edition-bts = BTS
    .mood = Kommt der Tanz-Joker, stehst du auf und tanzt – oder ziehst drei.
    .deck = 112 Karten in Blau, Grün, Rot und Lila. In jeder Farbe eine 0, je zwei von 1 bis 9, je zwei +2, Richtungswechsel und Aussetzen; dazu je vier Farbwahl, +4-Joker und Tanz-Joker.
edition-minecraft = Minecraft
    .mood = Im Nachziehstapel lauern Creeper: Ziehst du einen, fliegt er dir mit drei weiteren Karten um die Ohren.
    .deck = 112 Karten in Blau, Grün, Rot und Gelb. In jeder Farbe eine 0, je zwei von 1 bis 9, je zwei +2, Richtungswechsel und Aussetzen; dazu je vier Farbwahl, +4-Joker und Creeper.
edition-flip = Transformers Flip
    .mood = Jede Karte hat eine Autobot- und eine Decepticon-Seite, und ein einziger Flip dreht den ganzen Tisch um.
    .deck = 112 Karten mit je zwei Seiten, die für jede Runde neu zusammengelost werden. Die hellen Autobot-Seiten sind blau, grün, rot und gelb: in jeder Farbe je zwei von 1 bis 9, +1, Richtungswechsel, Aussetzen und Flip; dazu je vier Macht von Optimus Prime und +2-Joker. Die dunklen Decepticon-Seiten sind pink, türkis, orange und lila: in jeder Farbe je zwei von 1 bis 9, +5, Richtungswechsel, Alle aussetzen und Flip; dazu je vier Herrschaft von Megatron und Farbsuch-Joker.
edition-no-mercy = No Mercy
    .mood = Strafkarten türmen sich, mit 25 Karten fliegst du raus, und keiner sagt Entschuldigung.
    .deck = 168 Karten in Blau, Grün, Rot und Gelb. In jeder Farbe je zwei von 0 bis 9, je drei +2, Richtungswechsel, Aussetzen und Alle ablegen, je zwei +4 und Alle aussetzen; dazu je acht Wende-Joker +4 und Farbroulette, je vier +6-Joker und +10-Joker.
edition-classic = Klassisch
    .mood = Das Spiel, mit dem du groß geworden bist: keine Extras, und alle wissen, wie es geht.
    .deck = 108 Karten in Blau, Grün, Rot und Gelb. In jeder Farbe eine 0, je zwei von 1 bis 9, je zwei +2, Richtungswechsel und Aussetzen; dazu je vier Farbwahl und +4-Joker.

## Farben

color-r = Rot
color-y = Gelb
color-g = Grün
color-b = Blau
color-p = Lila
color-k = Pink
color-t = Türkis
color-o = Orange

## Kartennamen; .kind ist der Name ohne Farbe. $color ist eins der Wörter oben, $amount die Zahl der Karten, die gezogen werden.

both-faces = { $light } / { $dark }
card-number = { $color } { $number }
    .does = { $number ->
        [7] Eine einfache Zahl, außer wenn die 7 tauscht (wie in No Mercy oder als Hausregel): Dann tauschst du die Hand mit jemandem deiner Wahl.
        [0] Eine einfache Zahl, außer wenn die 0 wandert (wie in No Mercy oder als Hausregel): Dann geben alle ihre Hand weiter.
       *[other] Eine einfache Zahl. Sonst tut sie nichts.
    }
card-skip = { $color } { card-skip.kind }
    .kind = Aussetzen
    .does = Wer als Nächstes dran wäre, setzt aus.
# Wie eine Karte auf der Schachtel einer Ausgabe heißt, wo das anders ist.
card-skip-flip = { $color } { card-skip-flip.kind }
    .kind = { card-skip.kind }
card-skip-no-mercy = { $color } { card-skip-no-mercy.kind }
    .kind = { card-skip.kind }
card-reverse = { $color } { card-reverse.kind }
    .kind = Richtungswechsel
    .does = Die Spielrichtung dreht sich um. Zu zweit wirkt er meist wie Aussetzen.
card-draw = { $color } { card-draw.kind }
    .kind = +{ $amount }
    .does = Wer als Nächstes dran ist, zieht { $amount ->
        [1] eine Karte
        [2] zwei Karten
        [4] vier Karten
        [5] fünf Karten
       *[other] { $amount } Karten
    } und setzt aus. Wo gestapelt wird, darf stattdessen eine weitere Ziehkarte gelegt werden.
card-skip-everyone = { $color } { card-skip-everyone.kind }
    .kind = Alle aussetzen
    .does = Alle anderen setzen aus, und wer sie gelegt hat, ist gleich noch einmal dran.
card-discard-all = { $color } { card-discard-all.kind }
    .kind = Alle ablegen
    .does = Alle legen sämtliche Karten in { $color } ab. Sie kommen unter diese Karte und wirken nicht. Mit einer Hausregel legt nur ab, wer sie gespielt hat.
card-flip = { $color } { card-flip.kind }
    .kind = Flip
    .does = Erst wird der Ablagestapel umgedreht, dann der Nachziehstapel, dann alle Hände, und mit den anderen Seiten geht es weiter. Liegt danach eine Aktionskarte oben, entscheidet, wer geflippt hat, ob sie wirkt (eine Hausregel kann das ein für alle Mal festlegen); bei einem Joker wünscht sich diese Person die Farbe.
card-wild = Farbwahl
    .does = Passt immer. Wer sie legt, wünscht sich die Farbe.
card-wild-draw = +{ $amount }-Joker
    .does = { $amount ->
        [2] Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht zwei Karten und setzt aus. Ehrlich ist das nur, wenn du weder eine andere Karte der aktuellen Farbe noch einen anderen Joker hast; die nächste Person darf anzweifeln (Hausregeln können das ändern).
        [4] Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht vier Karten und setzt aus. Ehrlich ist das nur, wenn du keine andere Karte der aktuellen Farbe hast; die nächste Person darf anzweifeln (eine Hausregel kann das ändern).
        [6] Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht sechs Karten und setzt aus. Wo gestapelt wird, darf stattdessen eine weitere Ziehkarte gelegt werden.
        [10] Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht zehn Karten und setzt aus. Wo gestapelt wird, darf stattdessen eine weitere Ziehkarte gelegt werden.
       *[other] Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht { $amount ->
            [one] eine Karte
           *[other] { $amount } Karten
        } und setzt aus. Wo gestapelt wird, darf stattdessen eine weitere Ziehkarte gelegt werden.
    }
card-gauntlet = Infinity-Handschuh
    .does = Wer ihn spielt, legt eine farbige Karte darauf, und alle mit dieser Farbe auf der Hand ziehen zwei, auch man selbst (eine Hausregel kann einen verschonen). Danach wünscht man sich die Farbe.
card-dance = Tanz-Joker
    .does = Wer ihn legt, wünscht sich die Farbe. Die nächste Person tanzt oder zieht drei Karten und ist dann ganz normal dran (eine Hausregel kann das ändern).
card-creeper = Creeper
    .does = Wer ihn vom Stapel zieht, zeigt ihn sofort allen und zieht drei Karten extra. Ausgespielt ist er ein einfacher Joker, und man wünscht sich die Farbe.
card-optimus = Macht von Optimus Prime
    .does = Such dir jemanden aus, und vergleicht eure höchsten Zahlen; bei Gleichstand gewinnst du. Wer gewinnt, darf bis zu zwei Karten ablegen und wünscht sich die Farbe.
card-megatron = Herrschaft von Megatron
    .does = Such dir jemanden aus; ihr zeigt beide eure Karten, und wessen niedrigste Zahl kleiner ist, zieht zwei, bei Gleichstand dein Gegenüber. Wer gewinnt, wünscht sich die Farbe.
card-targeted-draw = Gezielter +2-Joker
    .does = Wer ihn legt, wünscht sich die Farbe und sucht dann jemanden aus, der zwei Karten zieht. Niemand setzt aus.
card-wild-draw-color = Farbsuch-Joker
    .does = Wer ihn legt, wünscht sich eine Farbe; die nächste Person zieht, bis sie kommt, und setzt aus. Ehrlich ist das nur, wenn du weder eine andere Karte der aktuellen Farbe noch einen anderen Joker hast; die nächste Person darf anzweifeln (Hausregeln können das ändern).
card-reverse-draw = Wende-Joker +{ $amount }
    .does = Wer ihn legt, wünscht sich die Farbe, und die Richtung dreht sich um; wer dann als Nächstes kommt, zieht { $amount ->
        [one] eine Karte
        [4] vier Karten
       *[other] { $amount } Karten
    } und setzt aus oder stapelt. Zu zweit kommen die Karten zu einem selbst zurück.
card-roulette = Farbroulette
    .does = Die nächste Person wünscht sich eine Farbe, deckt vor allen Karten auf, bis sie kommt, behält alle und setzt aus. In dieser Farbe geht es weiter.

## Wonach gefragt wird: zu dir gesagt, und was die anderen sehen (other)

decision-turn = Du bist dran: legen oder ziehen.
    .must = Du bist dran: Etwas passt, also leg es.
    .draw = Du bist dran: Nichts passt, also zieh.
    .other = { $name } ist am Zug
decision-drawn = Die gezogene Karte passt: legen oder behalten?
    .other = { $name } ist am Zug
decision-color = Welche Farbe wünschst du dir?
    .other = { $name } wünscht sich gleich eine Farbe
decision-target = Wen suchst du dir aus?
    .other = { $name } sucht jemanden aus
decision-lay = Leg eine farbige Karte darauf.
    .other = { $name } legt noch eine Karte darauf
decision-answer = Das geht gegen dich. Was machst du?
    .other = { $name } muss reagieren
decision-vote = Deine Stimme: War das ein Tanz?
    .other = { $name } stimmt ab
decision-shed = Duell gewonnen: noch eine Karte ablegen oder aufhören?
    .other = { $name } darf ablegen
decision-activate = Soll die aufgedeckte Karte wirken?
    .other = { $name } entscheidet über die aufgedeckte Karte
