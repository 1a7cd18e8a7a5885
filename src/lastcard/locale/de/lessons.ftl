### Erste Schritte. lesson-… wird vor einem Schritt gesagt, .after danach; learn-… steht drumherum.

learn-title = Erste Schritte: { $edition }
learn-step = Schritt { $number } von { $total }
learn-missed = Das darfst du, und das kommt dabei heraus. In diesem Schritt geht es aber um etwas anderes: Versuch es noch einmal.
learn-again = Noch einmal
learn-next = Weiter
learn-skip = Schritt überspringen
learn-back = Schritt davor
learn-done = Das war alles. Jetzt eine richtige Runde, mit drei gemütlichen Bots.
learn-play = Meine erste Runde spielen
learn-others = Erste Schritte anderer Ausgaben
learn-passed = { $passed } von { $total } geschafft
learn-terminal-uno = Hier im Terminal: die Nummer der Karte mit einem u dahinter, also zum Beispiel 1 u.
learn-terminal-play = Enter gibt deine erste Runde, mit drei leichten Bots; q hört auf.
learn-terminal-again = Enter versucht es noch einmal, s überspringt es, q hört auf.
learn-terminal-next = Enter geht weiter, q hört auf.

## Was jede Ausgabe hat

lesson-match = Auf die Karte in der Mitte kommt es an. Leg eine Karte derselben Farbe.
    .after = Das ist ein Zug: eine Karte, gleiche Farbe. Jetzt ist der Nächste dran. Wer zuerst alle Karten los ist, gewinnt.
lesson-number = Diesmal kein Blau. Dieselbe Zahl geht auch, egal in welcher Farbe.
    .after = Gleiche Zahl, neue Farbe: Ab jetzt gilt Rot. Bei Zeichen ist es genauso, Aussetzen auf Aussetzen und so weiter.
lesson-draw = Auf deiner Hand passt nichts. Also zieh eine Karte vom Stapel.
    .after = Ziehen darfst du auch, wenn etwas passt. Passt die neue Karte, darfst du sie gleich legen; dein Zug ist danach so oder so vorbei.
lesson-attack = Neben dir sind es nur noch zwei Karten. Leg deine +2 und durchkreuz den Plan.
    .after = Zwei gezogen und auch noch ausgesetzt.
lesson-reverse = Wer nach dir kommt, hat noch eine einzige Karte. Dreh die Richtung um, damit der Zug gar nicht erst kommt.
    .after = Jetzt geht es andersherum, bis zum nächsten Richtungswechsel.
lesson-wild = Nichts Rotes und keine 4, aber eine Farbwahl passt auf alles. Leg sie und wünsch dir die Farbe, von der du am meisten hast.
    .after = Also Gelb. Von hier an passt nur Gelb oder noch ein Joker.
lesson-uno = Noch zwei Karten. Drück auf UNO und leg dann die, die passt: Mit der vorletzten Karte musst du rufen.
    .after = Rechtzeitig gerufen, da kann dich niemand erwischen. Hast du es vergessen, ruf sofort: Bis der Nächste etwas tut, ist es nicht zu spät.
lesson-catch = Wer vor dir dran war, hat noch eine Karte und nicht UNO gerufen. Schnell, erwischen, bevor du irgendetwas anderes tust!
    .after = Erwischt: zwei Strafkarten. Nach deinem Zug wäre es zu spät gewesen.
lesson-challenge = Ein +4-Joker, und er geht gegen dich! Ehrlich ist er nur ohne Karte der Farbe, die galt, und bei so vielen Karten ist sicher Rot dabei. Zweifle ihn an.
    .after = Ein Bluff: Die vier gehen zurück, und du bist dran. Wäre er ehrlich gewesen, hättest du sechs gezogen.
lesson-out = Noch eine Karte, und sie passt. Leg sie!
    .after = Runde gewonnen. Was die anderen noch haben, wird zusammengezählt, und das sind deine Punkte.

## Avengers

lesson-gauntlet = Der Infinity-Handschuh passt auf alles. Spiel ihn und leg eine farbige Karte darauf: Wer diese Farbe hat, zieht zwei, du auch. Dann wünsch dir die Farbe, mit der es weitergeht.
    .after = Sonst tut die Karte darauf nichts, und niemand hat ausgesetzt. Weiter geht es in der Farbe, die du dir gewünscht hast.
lesson-gauntlet-spare = Noch einmal, und mit Bedacht: Leg die eine Karte darauf, deren Farbe du danach nicht mehr hast. Dann trifft es nur die anderen.
    .after = Beide haben zwei gezogen, du keine. Nimm eine Farbe, die nur die anderen haben.
lesson-gauntlet-out = Der Handschuh und eine farbige Karte: Beide können zusammen weg. Spiel den Handschuh.
    .after = Beide auf einmal weg. Die anderen ziehen noch, und was sie ziehen, zählt für dich.

## BTS

lesson-dancing = Der Tanz-Joker passt auf alles. Leg ihn und wünsch dir eine Farbe: Wer nach dir kommt, muss tanzen oder drei ziehen.
    .after = Aufgestanden und getanzt. Danach ging es mit einem ganz normalen Zug weiter.
lesson-dance = Jetzt bist du gefragt: tanzen oder drei ziehen. Tanz dem Tisch etwas vor.
    .after = Jeder Tanz gilt, Ehrensache. Du ziehst nichts und bist dran.
lesson-no-dance = Noch einmal, aber dir tun die Füße weh. Zieh drei und leg dann die lila Karte: Dein Zug ist nicht verloren.
    .after = Drei mehr auf der Hand, aber trotzdem ein eigener Zug.
lesson-dance-out = Deine letzte Karte ist ein Tanz-Joker. Leg ihn!
    .after = Mit der letzten Karte ist die Runde vorbei: Niemand muss tanzen.

## Minecraft

lesson-creeper = Nichts passt, also zieh. Da zischt doch was im Stapel …
    .after = Bumm! Wer einen Creeper zieht, zeigt ihn und zieht drei Karten extra. Creeper unter diesen dreien tun nichts.
lesson-creeper-play = Noch einmal. Aber diesmal wirst du den Creeper gleich wieder los: Zieh ihn und leg ihn.
    .after = Den gezogenen Creeper darfst du sofort legen, als Joker; von den anderen dreien keine.
lesson-creeper-wild = Auf der Hand ist er zahm: Einen Creeper kannst du legen wie jeden Joker. Leg ihn und wünsch dir eine Farbe.
    .after = Kein Knall. Er geht nur hoch, wenn er gezogen wird.
lesson-creeper-penalty = Er geht auch bei Strafkarten hoch. Lass den Nächsten zwei ziehen und schau zu.
    .after = Eine der beiden war ein Creeper: fünf Karten statt zwei.

## Transformers Flip

lesson-draw-one = Auf der hellen Seite ist alles eine Nummer kleiner, sogar die Ziehkarte. Lass den Nächsten eine ziehen.
    .after = Eine Karte, und der Zug war auch weg.
lesson-flip = Jede Karte hat zwei Seiten. Leg den Flip und dreh den ganzen Tisch um!
    .after = Beide Stapel und alle Hände zeigen jetzt ihre dunkle Seite, bis zum nächsten Flip. Was ganz unten lag, liegt jetzt oben.
lesson-activate = Unter diesem Stapel liegt eine +5. Flippe noch einmal, und lass diesmal wirken, was du aufdeckst.
    .after = Was ein Flip aufdeckt, wirkt nur, wenn du es nach deinem Flip willst. Der Nächste hat fünf gezogen.
lesson-everyone = Der Nächste hat noch eine Karte. Bei Alle aussetzen setzen alle anderen aus, und du bist noch einmal dran.
    .after = Du bist schon wieder dran.
lesson-optimus = Macht von Optimus Prime ist ein Duell der höchsten Zahlen. Leg sie, such dir jemanden aus, den du schlägst, und leg zur Belohnung eine Karte ab.
    .after = Wer gewinnt, darf bis zu zwei Karten loswerden und wünscht sich die Farbe. Bei Gleichstand gewinnst du.
lesson-megatron = Auf der dunklen Seite kämpfen die niedrigsten Zahlen. Leg Herrschaft von Megatron und such dir den Nächsten aus: Dort steckt eine 1.
    .after = Die niedrigere Zahl hat zwei gezogen, und du hast dir die Farbe gewünscht. Ausgesetzt hat deswegen niemand.
lesson-draw-color = Farbsuch-Joker: Wünsch dir eine Farbe, und der Nächste zieht, bis sie kommt.
    .after = Alle mitgenommen, und der Zug war auch weg. Joker zählen nicht als die Farbe.
lesson-challenge-two = Ein +2-Joker gegen dich! Ehrlich ist er nur ohne die Farbe, die galt, und ohne anderen Joker. Bei so vielen Karten? Zweifle ihn an.
    .after = Ein Bluff: Die ganze Hand liegt offen, und die zwei gehen zurück. Wäre er ehrlich gewesen, hättest du vier gezogen.

## No Mercy

lesson-draw-until = Nichts passt. Hier ziehst du, bis etwas passt, und das musst du dann auch legen. Na los, zieh.
    .after = Die passende wurde gelegt, die anderen bleiben bei dir. Und wer legen kann, muss legen.
lesson-stack = Eine +2 gegen dich. Nimm sie nicht hin: Leg eine Ziehkarte darauf, die genauso groß ist oder größer, dann wandert alles weiter.
    .after = Zwei und vier: Der Nächste konnte nicht kontern und hat sechs gezogen.
lesson-swap = Mit einer 7 werden Hände getauscht. Leg sie und hol dir die Hand mit den wenigsten Karten.
    .after = Zwei Karten statt sechs. Aber Vorsicht: Das können andere auch mit dir machen.
lesson-pass-on = Bei einer 0 geben alle ihre Hand weiter. Der Platz vor dir hat nur noch zwei Karten …
    .after = Alle Hände sind einen Platz weitergewandert, und die kleine gehört dir.
lesson-discard-all = Alle ablegen nimmt jede Karte seiner Farbe mit, und zwar bei allen. Leg es.
    .after = Drei Blaue auf einen Schlag weg; die blauen der anderen allerdings auch.
lesson-roulette = Das Farbroulette: Der Nächste wünscht sich eine Farbe und deckt Karten auf, bis sie kommt. Leg es.
    .after = Alle behalten, und der Zug ist auch weg.
lesson-reverse-four = Vor dir ist nur noch eine Karte übrig. Der Wende-Joker +4 dreht erst die Richtung um und trifft dann, wer als Nächstes kommt.
    .after = Andersherum ging es weiter, und die vier haben getroffen.
lesson-mercy = Der Nächste sitzt da mit siebzehn Karten, und mit fünfundzwanzig ist man raus. Keine Gnade: Leg den +10-Joker!
    .after = Die achte Karte war die fünfundzwanzigste: raus, und das bringt 250 Punkte extra, wenn man die Runde gewinnt.
