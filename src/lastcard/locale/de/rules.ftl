### Die Regeln aller Ausgaben. Eine Nachricht je Regel: ihr Text, ein Titel und, wo es hilft, ein Beispiel.

## Womit jede Regelseite beginnt

rules-aim = Werde vor allen anderen deine Karten los. Bist du dran, legst du eine Karte, die auf die oberste passt, oder ziehst; hast du nur noch eine Karte, rufst du UNO. Wer zuerst keine Karten mehr hat, gewinnt die Runde, und gezählt wird, was die anderen noch auf der Hand haben.
    .title = Das Ziel
rules-aim-no-mercy = Werde vor allen anderen deine Karten los, oder bleib bis zuletzt übrig: Mit zu vielen Karten bist du raus. Bist du dran, legst du eine Karte, die auf die oberste passt, oder ziehst, bis du kannst; hast du nur noch eine Karte, rufst du UNO. Gezählt wird, was die anderen noch auf der Hand haben.
    .title = { rules-aim.title }
rules-points = Was die Karten zählen
rules-points-numbers = Zahlen
rules-points-face = ihre Zahl
rules-options = Hausregeln, und wie sie hier üblich sind

## GEN: in allen Ausgaben gleich

rule-GEN-01 = Zwei bis zehn können mitspielen.
    .title = Wie viele mitspielen
rule-GEN-01-no-mercy = Zwei bis zehn können mitspielen; am schönsten ist es mit zwei bis sechs.
    .title = { rule-GEN-01.title }
rule-GEN-02 = Vor der ersten Runde ziehen alle eine Karte. Die höchste Zahl mischt und gibt. Was keine Zahl ist, zählt 0. Haben mehrere die höchste Zahl, ziehen sie noch einmal, bis jemand vorn liegt. Nach jeder Runde wandert das Geben einen Platz nach links.
    .title = Wer gibt
    .example = Lena zieht eine 8, Jonas einen Richtungswechsel, Oma auch eine 8. Der Richtungswechsel zählt 0, also ziehen Lena und Oma noch einmal.
rule-GEN-02-flip = Wer zuerst gibt, wird ausgelost. Nach jeder Runde wandert das Geben einen Platz nach links.
    .title = { rule-GEN-02.title }
rule-GEN-02-no-mercy = { rule-GEN-02-flip }
    .title = { rule-GEN-02.title }
rule-GEN-03 = Alle bekommen sieben Karten, einzeln gegeben, links vom Geber angefangen. Der Rest ist der Nachziehstapel. Seine oberste Karte wird daneben aufgedeckt und eröffnet den Ablagestapel. Wer links vom Geber sitzt, fängt an, und gespielt wird im Uhrzeigersinn. Eine Hausregel kann die Zahl der Karten ändern.
    .title = Geben
rule-GEN-04 = Bist du dran, leg eine Karte, die in Farbe, Zahl oder Zeichen zur obersten Karte des Ablagestapels passt, oder leg einen Joker. Auf einem Joker gilt nur die gewünschte Farbe: Leg diese Farbe oder noch einen Joker.
    .title = Was gelegt werden darf
    .example = Grün 4 liegt oben: Jede grüne Karte, jede 4 und jeder Joker passt. Oben liegt ein Joker, und gewünscht ist Blau: Nur blaue Karten und Joker passen.
rule-GEN-05 = Statt zu legen, darfst du immer eine Karte ziehen, auch wenn du etwas Passendes hast. Passt die gezogene Karte, darfst du sie sofort legen, aber keine andere. Gelegt oder behalten, damit ist dein Zug zu Ende. Hausregeln können das ändern.
    .title = Ziehen
    .example = Rot 9 liegt oben. Lena hat Rot 2, will sie aber aufheben und zieht. Eine blaue 9 dürfte sie sofort legen; eine grüne 1 kommt auf die Hand. Rot 2 muss in jedem Fall warten.
rule-GEN-06 = Die nächste Person zieht zwei Karten und setzt aus. Wo gestapelt wird, darf sie stattdessen eine weitere Ziehkarte darauflegen.
    .title = +2
rule-GEN-07 = Die Spielrichtung dreht sich um: Aus im Uhrzeigersinn wird gegen den Uhrzeigersinn, und umgekehrt. Zu zweit gilt „{ rule-GEN-10.title }“.
    .title = Richtungswechsel
rule-GEN-08 = Die nächste Person setzt aus, und die danach macht weiter.
    .title = Aussetzen
rule-GEN-08-flip = { rule-GEN-08 }
    .title = { rule-GEN-08.title }
rule-GEN-09 = Wer sie legt, wünscht sich die Farbe, mit der es weitergeht. Es darf auch die aktuelle sein.
    .title = Farbwahl
rule-GEN-10 = Zu zweit, oder wenn nur noch zwei im Spiel sind, wirkt der Richtungswechsel wie Aussetzen: Der andere setzt aus, du bist noch einmal dran, und die Richtung bleibt, wie sie ist. Mit einer Hausregel dreht sie sich wirklich um.
    .title = Richtungswechsel zu zweit
rule-GEN-11 = Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht vier Karten und setzt aus. Ehrlich ist das nur, wenn keine andere Karte auf deiner Hand die aktuelle Farbe hat. Nur auf die Farbe kommt es an: Eine passende Zahl, Aktionskarten anderer Farben und andere Joker sind kein Problem. Eine Hausregel macht es strenger: Dann ist es schon ein Bluff, wenn du irgendeine andere Karte hättest legen können.
    .title = +4-Joker
    .example = Rot 5 liegt oben. Lena hat außerdem Grün 5, Blau Aussetzen und eine Farbwahl, aber nichts Rotes: Ihr +4-Joker ist ehrlich. Mit Rot 1 auf der Hand wäre er ein Bluff.
rule-GEN-12 = Du darfst einen +4-Joker legen, obwohl du die aktuelle Farbe hast. Das ist der Bluff. Nur die nächste Person darf anzweifeln, und nur vor dem Ziehen. Sie allein sieht dann die Hand, wie sie beim Legen war, ohne den Joker. War es ein Bluff, zieht, wer geblufft hat, die vier; wer angezweifelt hat, zieht nichts und ist ganz normal dran. War es keiner, zieht, wer angezweifelt hat, sechs und setzt aus. Die gewünschte Farbe gilt in jedem Fall. Hausregeln können das Bluffen verbieten oder den Joker jederzeit erlauben; angezweifelt wird dann nicht.
    .title = Bluffen und anzweifeln
    .example = Lena legt einen +4-Joker und wünscht sich Blau. Jonas glaubt, dass sie Rot hat: „Das zweifle ich an!“ Nur Jonas sieht ihre Hand. Ist etwas Rotes dabei, zieht Lena vier, und Jonas legt auf Blau. Ist nichts dabei, zieht Jonas sechs, und Oma ist dran.
rule-GEN-13 =
    Wenn die erste aufgedeckte Karte keine Zahl ist (wer links vom Geber sitzt, wäre zuerst dran):
    • +2: Wer zuerst dran wäre, zieht zwei und setzt aus.
    • Richtungswechsel: Der Geber fängt an, und es geht gegen den Uhrzeigersinn, nach rechts.
    • Aussetzen: Wer zuerst dran wäre, setzt aus.
    • Jeder Joker außer dem +4-Joker: Wer zuerst dran ist, wünscht sich die Farbe und legt dann. Sonst passiert nichts.
    • +4-Joker: Er kommt unter den Nachziehstapel, und eine andere Karte wird aufgedeckt.
    Auf das, was zu Beginn aufgedeckt wird, kann man nicht stapeln. Mit einer Hausregel fängt jede Runde mit einer Zahl an.
    .title = Die erste Karte
rule-GEN-13-flip = Die oberste Karte des Nachziehstapels wird aufgedeckt. Ist sie keine Zahl, steht bei den Regeln dieser Ausgabe unter „{ rule-TF-02.title }“, was sie bewirkt. Mit einer Hausregel fängt jede Runde mit einer Zahl an.
    .title = { rule-GEN-13.title }
rule-GEN-13-no-mercy = Es wird aufgedeckt, bis eine Zahl kommt: siehe „{ rule-NM-01.title }“.
    .title = { rule-GEN-13.title }
rule-GEN-14 =
    Wenn du deine vorletzte Karte legst, ruf UNO. Dasselbe gilt, wie auch immer du auf genau eine Karte kommst: durch Darauflegen, Ablegen oder Tauschen. Rufen kannst du zusammen mit allem, wonach du eine Karte haben könntest: einer gelegten, daraufgelegten oder abgelegten Karte oder einem Ziehen, nach dem du legen musst. Hast du nicht gerufen, dürfen alle anderen dich von da an erwischen, und das kostet zwei Karten.
    Vorbei ist es, sobald du gerufen hast, sobald du erwischt wurdest, sobald du nicht mehr genau eine Karte hast oder sobald irgendjemand anderes etwas getan hat (UNO rufen und erwischen zählen nicht). Auch spätes Rufen rettet dich, wenn es vor dem Erwischen kommt. Eine Hausregel kann die Strafe ändern.
    .title = UNO rufen
    .example = Lena hat zwei Karten, legt Blau 3 und vergisst zu rufen. Jonas überlegt noch, da sagt Felix: „Erwischt!“ Lena zieht zwei. Hätte Jonas schon gelegt, wäre es zu spät gewesen.
rule-GEN-15 = Die Runde endet, wenn jemand keine Karten mehr hat; diese Person gewinnt. Ist die letzte Karte eine +2 oder ein +4-Joker, zieht die nächste Person noch, und die gezogenen Karten zählen mit. Angezweifelt wird nicht, denn es gibt keine Hand mehr, in die man schauen könnte. Bei einem Joker als letzter Karte wird keine Farbe gewünscht. Hausregeln können einschränken, was die letzte Karte sein darf, und die anderen weiterspielen lassen.
    .title = Das Ende einer Runde
    .example = Lenas letzte Karte ist eine +2. Jonas zieht noch zwei, eine Farbwahl und eine 3, und Lena bekommt 53 Punkte mehr.
rule-GEN-15-flip = Die Runde endet, wenn jemand keine Karten mehr hat; diese Person gewinnt. Was die letzte Karte noch bewirkt, steht unter „{ rule-TF-10.title }“. Hausregeln können einschränken, was die letzte Karte sein darf, und die anderen weiterspielen lassen.
    .title = { rule-GEN-15.title }
rule-GEN-16 = Muss gezogen werden und der Nachziehstapel ist leer, bleibt die oberste Karte der Ablage liegen, und alle anderen werden zu einem neuen Nachziehstapel gemischt. Reicht auch das nicht, ziehst du, was da ist. Kann einmal reihum niemand legen und niemand bekommt eine Karte, endet die Runde, und die Hand mit dem niedrigsten Wert gewinnt; bei gleichen Händen, wer als Nächstes dran wäre.
    .title = Wenn der Stapel leer ist
rule-GEN-17 =
    Es gibt drei Arten zu zählen, und der Tisch sucht sich eine aus:
    • Punkte, das Übliche: Wer gewinnt, bekommt den Wert aller anderen Hände. Wer zuerst 500 erreicht, gewinnt die Partie.
    • Minuspunkte: Alle schreiben auf, was sie selbst noch auf der Hand haben. Erreicht jemand 500, gewinnt die niedrigste Summe; haben die mehrere, folgt noch eine Runde.
    • Keine: einzelne Runden.
    Zahlen zählen ihren Wert, +2, Richtungswechsel und Aussetzen 20, jeder Joker 50. Eine Hausregel kann das Ziel ändern.
    .title = Wertung
    .example = Lena ist alle Karten los. Jonas hat noch Rot 7 und Aussetzen, 27 Punkte; Oma eine Farbwahl, 50 Punkte. Nach Punkten bekommt Lena 77. Nach Minuspunkten schreibt Jonas 27 auf, Oma 50, Lena 0.
rule-GEN-17-flip =
    Es gibt drei Arten zu zählen, und der Tisch sucht sich eine aus:
    • Punkte, das Übliche: Wer gewinnt, bekommt den Wert aller anderen Hände. Wer zuerst 500 erreicht, gewinnt die Partie.
    • Minuspunkte: Alle schreiben auf, was sie selbst noch auf der Hand haben. Erreicht jemand 500, gewinnt die niedrigste Summe; haben die mehrere, folgt noch eine Runde.
    • Keine: einzelne Runden.
    Was jede Karte zählt, steht unter „{ rule-TF-11.title }“. Eine Hausregel kann das Ziel ändern.
    .title = { rule-GEN-17.title }
    .example = Lena ist alle Karten los. Jonas hat noch Rot 7 und Aussetzen, 27 Punkte; Oma einen Optimus, 50 Punkte. Nach Punkten bekommt Lena 77. Nach Minuspunkten schreibt Jonas 27 auf, Oma 50, Lena 0.
rule-GEN-17-no-mercy =
    Es gibt drei Arten zu zählen, und der Tisch sucht sich eine aus:
    • Punkte, das Übliche: Wer gewinnt, bekommt den Wert aller anderen Hände. Wer zuerst 1000 erreicht, gewinnt die Partie.
    • Minuspunkte: Alle schreiben auf, was sie selbst noch auf der Hand haben. Erreicht jemand 1000, gewinnt die niedrigste Summe; haben die mehrere, folgt noch eine Runde.
    • Keine: einzelne Runden.
    Was jede Karte zählt, steht unter „{ rule-NM-11.title }“. Eine Hausregel kann das Ziel ändern.
    .title = { rule-GEN-17.title }
    .example = Lena ist alle Karten los. Jonas hat noch Rot 7 und Aussetzen, 27 Punkte; Oma einen +6-Joker, 50 Punkte. Nach Punkten bekommt Lena 77. Nach Minuspunkten schreibt Jonas 27 auf, Oma 50, Lena 0.

## AV: Avengers

rule-AV-01 = Wer den Handschuh spielt, legt dazu eine farbige Karte (keinen Joker) von der Hand darauf. Dann ziehen alle, die eine Karte dieser Farbe haben, zwei, auch man selbst; eine Hausregel kann einen verschonen. Niemand setzt deswegen aus. Der Handschuh ist zugleich ein Joker: Man wünscht sich die Farbe, mit der es weitergeht, und das darf eine andere sein als die der Karte darauf.
    .title = Infinity-Handschuh
    .example = Lena spielt den Handschuh und legt Grün 3 darauf. Sie hat selbst noch Grün 8 und zieht zwei; Jonas hat kein Grün und zieht nichts; Oma hat Grün Richtungswechsel und zieht zwei. Lena wünscht sich Rot, und Jonas legt auf Rot.
rule-AV-02 = Die Karte auf dem Handschuh wirkt selbst nicht: Bei Aussetzen setzt niemand aus, für eine +2 zieht niemand extra. Danach gilt der Handschuh als oberste Karte, und nur die gewünschte Farbe passt. Hast du eine farbige Karte, musst du eine darauflegen. Hast du keine, ist der Handschuh ein einfacher Joker.
    .title = Die Karte auf dem Handschuh
rule-AV-03 = Hast du nur noch den Handschuh und eine farbige Karte, dürfen beide zusammen weg. Die anderen ziehen noch, und was sie ziehen, zählt.
    .title = Mit dem Handschuh fertig werden
rule-AV-04 = Gezogen wird für den Handschuh im Uhrzeigersinn, und wer ihn gespielt hat, fängt an. Ein Handschuh auf der Hand zählt 50 Punkte.
    .title = Reihenfolge beim Ziehen, und Punkte

## BT: BTS

rule-BT-01 = Wer ihn legt, wünscht sich die Farbe. Die nächste Person tanzt dem Tisch etwas vor oder zieht drei Karten und ist dann ganz normal dran. Mit einer Hausregel kostet das Ziehen den Zug.
    .title = Tanz-Joker
    .example = Lena legt einen Tanz-Joker und wünscht sich Lila. Jonas steht auf, tanzt acht Takte, setzt sich und legt Lila 6. Hätte er nicht tanzen wollen, hätte er drei gezogen und wäre trotzdem dran gewesen.
rule-BT-02 = Jeder Tanz gilt, Ehrensache. Mit einer Hausregel wird abgestimmt: Nach dem Tanz werden die anderen in Spielrichtung der Reihe nach gefragt, und mehr Nein als Ja bedeutet drei Karten. Kostet an eurem Tisch Ziehen den Zug, dann auch hier. Wer nicht rechtzeitig antwortet, zieht drei.
    .title = War das ein Tanz?
    .example = Vier am Tisch. Jonas hat getanzt; Oma sagt Ja, Felix und Lena sagen Nein. Eins zu zwei: Jonas zieht drei. Ein Unentschieden hätte gereicht.
rule-BT-03 = Ist ein Tanz-Joker deine letzte Karte, ist die Runde vorbei, und niemand muss tanzen. Auf der Hand zählt er 50 Punkte.
    .title = Tanz-Joker als letzte Karte

## MC: Minecraft

rule-MC-01 = Ziehst du einen Creeper vom Nachziehstapel, musst du ihn sofort allen zeigen und drei Karten extra ziehen. Creeper unter diesen dreien werden nicht gezeigt und tun nichts. Von der Hand gelegt, ist ein Creeper ein einfacher Joker.
    .title = Creeper
    .example = Jonas zieht einen Creeper. Bumm! Er zeigt ihn und zieht drei dazu, zusammen vier neue Karten. Eine der drei ist noch ein Creeper; er sagt nichts und behält ihn als Joker.
rule-MC-02 = Das gilt bei jedem Ziehen nach dem Geben, auch bei Strafkarten. Jeder gezogene Creeper kostet drei Karten; nur die unter den drei Karten für einen Creeper zählen nicht. Creeper, die dir gegeben werden oder die du beim Ziehen ums Geben erwischst, sind harmlos. Eine Hausregel kann es auf Karten beschränken, die statt zu legen gezogen werden.
    .title = Wann er hochgeht
    .example = Oma muss vier ziehen, und zwei davon sind Creeper. Sie zeigt beide und zieht sechs dazu: zehn Karten.
rule-MC-03 = Ziehst du in deinem eigenen Zug einen Creeper, darfst du den Creeper selbst sofort legen; von den drei Karten extra keine. Auf der Hand zählt er 50 Punkte.
    .title = Einen gezogenen Creeper legen

## TF: Transformers Flip

rule-TF-01 = Jede Karte hat zwei Seiten; angefangen wird auf der hellen, der Autobot-Seite. Du hältst deine Karten mit der hellen Seite zu dir und der dunklen, der Decepticon-Seite, zu den anderen; der Nachziehstapel liegt mit der dunklen Seite nach oben. Du siehst also die anderen Seiten aller Hände außer deiner eigenen, und die andere Seite der nächsten Karte im Stapel. Andere Seiten werden sortiert gezeigt, damit ihre Reihenfolge nichts verrät. Wer nur zuschaut, sieht sie nicht. Mit einer Hausregel darfst du dir deine eigenen Rückseiten ansehen.
    .title = Zwei Seiten
rule-TF-02 =
    Wenn die erste aufgedeckte Karte keine Zahl ist (wer links vom Geber sitzt, wäre zuerst dran):
    • +1: Wer zuerst dran wäre, zieht eine und setzt aus.
    • Richtungswechsel: Der Geber fängt an, und es geht gegen den Uhrzeigersinn, nach rechts.
    • Aussetzen: Wer zuerst dran wäre, setzt aus.
    • Macht von Optimus Prime: Wer zuerst dran ist, wünscht sich die Farbe und legt dann. Ein Duell gibt es nicht.
    • +2-Joker, Flip: unter den Nachziehstapel, und eine andere Karte wird aufgedeckt.
    Auf das, was zu Beginn aufgedeckt wird, kann man nicht stapeln.
    .title = Die erste Karte
rule-TF-03 = Hell: Bei +1 zieht die nächste Person eine Karte und setzt aus; bei Aussetzen setzt sie aus; der Richtungswechsel dreht die Richtung um. Dunkel: Bei +5 zieht die nächste Person fünf und setzt aus; der Richtungswechsel dreht die Richtung um; bei Alle aussetzen setzen alle anderen aus, und wer es gelegt hat, ist noch einmal dran.
    .title = Aktionskarten auf beiden Seiten
rule-TF-04 = Ein Flip kommt auf seine Farbe, auf einen anderen Flip oder direkt nach einem Flip, egal was jener aufgedeckt hat: wenn der letzte Zug am Tisch das Legen eines Flips war. Wer dazwischen ausgesetzt oder Strafkarten gezogen hat, hatte keinen Zug; ein Zug mit Ziehen oder jede andere gelegte Karte beendet es. Auch ein gerade gezogener Flip darf so gelegt werden. Eine Hausregel kann das abschalten. Ist er gelegt, wird zuerst der ganze Ablagestapel umgedreht, sodass der gerade gelegte Flip unten liegt; dann der Nachziehstapel; dann drehen alle ihre Hand um. Beide Stapel liegen jetzt in umgekehrter Reihenfolge, und jede Karte zeigt ihre andere Seite, bis zum nächsten Flip.
    .title = Flip
    .example = Die Runde begann mit Rot 2, dann kam Rot 8, und Lena legt Rot Flip. Der Stapel wird umgedreht: Die Karte mit Rot 2 liegt jetzt oben und zeigt ihre dunkle Seite, Türkis 5. Mit Türkis 5 geht es weiter.
rule-TF-05 = Liegt nach einem Flip eine Aktionskarte oben (Richtungswechsel, Aussetzen, Alle aussetzen, eine Ziehkarte oder ein Flip), wirkt sie nur, wenn die Person es will, die geflippt hat, und dann so, als hätte sie die Karte gerade gelegt. Ein so benutzter Flip dreht alles zurück: Der gerade gelegte Flip liegt wieder oben, und weiter wird nichts gefragt. Liegt ein Joker oben, wünscht sie sich die Farbe; sonst tut er nichts. Mit einer Hausregel wirkt jede aufgedeckte Aktionskarte, oder keine.
    .title = Was ein Flip aufdeckt
    .example = Lenas Flip deckt Orange +5 auf. Sagt sie „Ja!“, zieht Jonas fünf und setzt aus. Sagt sie Nein, legt Jonas einfach Orange oder eine andere +5.
rule-TF-06 = Wer sie legt, sucht sich jemanden aus. Beide zeigen allen ihre höchste Zahlenkarte; keine zu haben zählt 0. Die höhere gewinnt. Bei Gleichstand gewinnt, wer die Karte gelegt hat, und ebenso, wenn das Gegenüber keine Zahl hat. Wer gewinnt, darf bis zu zwei Karten ablegen, aber nicht die letzte; sie kommen unter Optimus und wirken nicht. Auch die Farbe wünscht sich, wer gewinnt. Weiter geht es von der Person aus, die die Karte gelegt hat.
    .title = Macht von Optimus Prime
    .example = Lena legt Optimus und sucht sich Oma aus. Lena zeigt Gelb 8, Oma Blau 9: Oma gewinnt. Sie legt zwei Karten ab und wünscht sich Blau. Dann ist Jonas dran, denn er sitzt nach Lena.
rule-TF-07 = Wer sie legt, sucht sich jemanden aus, und beide zeigen allen ihre Hand. Verglichen wird die niedrigste Zahlenkarte; keine zu haben zählt 0. Wer die niedrigere hat, zieht zwei; bei Gleichstand zieht das Gegenüber. Wer gewinnt, wünscht sich die Farbe. Niemand setzt deswegen aus.
    .title = Herrschaft von Megatron
    .example = Lena legt Megatron und sucht sich Felix aus. Ihre niedrigste ist eine 3, seine eine 2: Felix zieht zwei, Lena wünscht sich die Farbe. Ganz ohne Zahl hätte Felix 0 und würde auch ziehen.
rule-TF-08 = Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht zwei und setzt aus. Ehrlich ist das nur, wenn keine andere Karte auf deiner Hand die aktuelle Farbe hat. Eine passende Zahl und Aktionskarten anderer Farben sind kein Problem, aber in dieser Ausgabe zählen andere Joker als die Farbe, sogar ein zweiter +2-Joker. Vor dem Ziehen darf die nächste Person anzweifeln, und dann wird die Hand dem ganzen Tisch gezeigt. War es ein Bluff, zieht, wer geblufft hat, die zwei; wer angezweifelt hat, zieht nichts und ist ganz normal dran. War es keiner, zieht, wer angezweifelt hat, vier und setzt aus. Die gewünschte Farbe gilt in jedem Fall. Hausregeln können ändern, ob Joker zählen und ob geblufft werden darf.
    .title = +2-Joker
    .example = Grün ist die aktuelle Farbe. Lena legt einen +2-Joker; sie hat nichts Grünes, aber einen Optimus. Jonas zweifelt an. Der Optimus zählt: Lena zieht zwei.
rule-TF-09 = Wer ihn legt, wünscht sich eine Farbe; die nächste Person zieht, bis eine Karte dieser Farbe kommt, und setzt aus. Joker zählen nie als die Farbe. Ehrlich ist das unter derselben Bedingung wie beim +2-Joker auf der hellen Seite. Vor dem Ziehen darf die nächste Person anzweifeln und sieht dann allein die Hand. War es ein Bluff, zieht, wer geblufft hat, bis die Farbe kommt, und wer angezweifelt hat, ist ganz normal dran. War es keiner, zieht, wer angezweifelt hat, bis die Farbe kommt, dann noch zwei, und setzt aus. Es gilt immer die Farbe, die beim Legen gewünscht wurde, und in ihr geht es weiter. Hausregeln können das ändern und auch festlegen, dass sich nach einem Bluff die Gegenseite die Farbe wünscht, bis zu der gezogen wird.
    .title = Farbsuch-Joker
    .example = Lena legt einen Farbsuch-Joker und wünscht sich Pink. Jonas zieht Orange 4, einen Joker, Lila 1 und endlich Pink 7. Er behält alle vier, und Oma legt auf Pink.
rule-TF-10 =
    Wenn es deine letzte Karte ist:
    • Für eine Ziehkarte zieht die nächste Person noch, es sei denn, der Tisch zählt keine Punkte. Beim Farbsuch-Joker wünschst du dir vorher die Farbe.
    • Optimus und Megatron bringen kein Duell.
    • Ein Flip dreht noch alles um, aber was er aufdeckt, wirkt nicht. Gezählt wird auf der Seite, die dann gilt.
    .title = Die letzte Karte
rule-TF-11 =
    Wer zuerst keine Karten mehr hat, gewinnt. Gezählt wird auf der Seite, die am Ende gilt:
    • Zahlen: ihr Wert.
    • +1: 10.
    • +5, Richtungswechsel, Aussetzen, Flip: 20.
    • Alle aussetzen: 30.
    • Optimus, Megatron, +2-Joker: 50.
    • Farbsuch-Joker: 60.
    Eine einfache Farbwahl, die der Tisch dazugenommen hat, zählt 40. Wer zuerst 500 erreicht, gewinnt die Partie.
    .title = Gewinnen und Punkte

## NM: No Mercy

rule-NM-01 = Wird zu Beginn eine Aktionskarte oder ein Joker aufgedeckt, bleibt sie wirkungslos in der Ablage liegen; aufgedeckt wird, bis eine Zahl kommt. Auch diese Zahl tut nichts, selbst eine 7 oder 0 nicht. Eine Hausregel kann das ändern.
    .title = Mit einer Zahl anfangen
rule-NM-02 = Hast du eine passende Karte, musst du legen. Wenn nicht, zieh, bis eine passende kommt, und leg sie: Du musst. Hausregeln können das ändern.
    .title = Legen, oder ziehen, bis es geht
    .example = Blau 6 liegt oben, und Jonas hat nichts, was passt. Er zieht Rot 1, Grün 3, Gelb 9 und dann Grün 6, die er sofort legt. Die anderen drei behält er.
rule-NM-03 = Ziehkarten sind +2, +4 (farbig, oder Wende-Joker +4), +6 und +10. Statt zu ziehen, darfst du eine Ziehkarte mit derselben Zahl wie die letzte oder einer höheren legen, in jeder Farbe. Die Zahlen addieren sich, und die Summe wandert zur nächsten Person. Wer nicht stapeln kann oder will, nimmt alles und setzt aus. Gegen eine Ziehkarte hilft nur eine Ziehkarte. Eine Hausregel kann das ändern.
    .title = Stapeln
    .example = Lena legt +2, Jonas +4, Oma +10: schon sechzehn. Felix braucht eine +10, um es weiterzugeben, sonst zieht er alle sechzehn.
rule-NM-04 = Mit 25 Karten auf der Hand bist du raus. Geprüft wird bei jeder einzelnen Karte; was du noch ziehen musstest, verfällt, und passiert es in deinem eigenen Zug, ist der vorbei. Deine Hand liegt beiseite, bis die Ablage wieder gemischt wird. Wer raus ist, kommt nicht mehr dran, kann nicht ausgesucht werden und macht beim Weitergeben der Hände nicht mit. Eine Hausregel kann die Zahl ändern.
    .title = Gnade
    .example = Felix hat zwanzig Karten und muss zehn ziehen. Die fünfte ist seine 25.: Er ist raus, und die anderen fünf bleiben, wo sie sind.
rule-NM-05 = Legst du eine 7, musst du die Hand mit jemandem deiner Wahl tauschen. Legst du eine 0, geben alle ihre ganze Hand in Spielrichtung weiter. Eine Hausregel kann das abschalten.
    .title = 7 tauscht, 0 wandert
    .example = Lena hat zwei Karten und legt Rot 7. Sie bekommt Omas zwölf Karten; Oma bekommt die eine und ist jetzt die, die UNO rufen muss.
rule-NM-06 = Bei +2 zieht die nächste Person zwei, bei +4 vier, und setzt aus, wenn sie nicht stapelt. Bei Aussetzen setzt sie aus. Der Richtungswechsel dreht die Richtung um; zu zweit gilt „{ rule-GEN-10.title }“. Bei Alle aussetzen setzen alle anderen aus, und wer es gelegt hat, ist noch einmal dran.
    .title = Farbige Aktionskarten
rule-NM-07 = Alle legen sämtliche Karten der Farbe ab. Sie kommen darunter und wirken nicht. Wer dabei zuerst keine Karten mehr hat, gewinnt, gezählt in Spielrichtung von der Person an, die sie gelegt hat. Mit einer Hausregel legt nur diese Person ab.
    .title = Alle ablegen
    .example = Lena legt Rot Alle ablegen und hat noch Grün 2. Jonas’ letzte zwei Karten sind beide rot. Weg sind sie, und Jonas hat gewonnen!
rule-NM-08 = Wer ihn legt, wünscht sich die Farbe, und die Richtung dreht sich um. Wer dann als Nächstes kommt, zieht vier und setzt aus oder stapelt. Zu zweit kommen die vier zu einem selbst zurück, und beim Stapeln die ganze Summe. Man zieht, oder stapelt und schickt sie wieder los. Ist gezogen, ist der Zug vorbei, und der andere macht weiter. Das gilt, egal wie der Richtungswechsel zu zweit an eurem Tisch wirkt.
    .title = Wende-Joker +4
    .example = Es geht im Uhrzeigersinn, und Jonas legt den Wende-Joker +4 und wünscht sich Grün. Jetzt geht es andersherum: Nicht Oma, sondern Lena, die gerade gelegt hat, bekommt die vier ab.
rule-NM-09 = +6-Joker und +10-Joker: Wer ihn legt, wünscht sich die Farbe; die nächste Person zieht sechs oder zehn und setzt aus, oder stapelt. Farbroulette: Die nächste Person wünscht sich eine Farbe und deckt vor allen Karten auf, bis diese Farbe kommt. Joker zählen nicht. Sie behält alle und setzt aus, und in dieser Farbe geht es weiter. Angezweifelt wird in dieser Ausgabe nicht.
    .title = Die anderen Joker
    .example = Lena legt das Farbroulette, Jonas wünscht sich Blau. Er deckt Rot 3, einen +6-Joker, Gelb 0 und dann Blau 8 auf. Alle vier gehören ihm, und Oma legt auf Blau.
rule-NM-10 = Deine letzte Karte gewinnt sofort, egal welche: keine Wirkung, kein Ziehen, keine Farbe zu wünschen. Sind alle anderen raus, gewinnt, wer übrig ist.
    .title = Wie man gewinnt
rule-NM-11 = Zahlen zählen ihren Wert, farbige Aktionskarten (auch Alle ablegen) 20, Joker 50. Für jede Person, die raus ist, gibt es beim Sieg 250 dazu; ihre Karten zählen nicht. Wer zuerst 1000 erreicht, gewinnt die Partie. Bei Minuspunkten schreibt 250 auf, wer raus ist.
    .title = Punkte
    .example = Als Lena ihre letzte Karte legt, hat Jonas 34 Punkte auf der Hand, und Felix ist raus. Lena bekommt 284.

## CU: Karten aus keiner gedruckten Ausgabe

rule-CU-01 = Wer ihn legt, wünscht sich die Farbe und sucht dann jemanden aus, der zwei zieht. Niemand setzt deswegen aus. Er kann weder gestapelt noch angezweifelt werden. Wird er als Erstes aufgedeckt, wünscht sich die Farbe, wer anfängt; als letzte Karte lässt er niemanden ziehen. Auf der Hand zählt er 50 Punkte.
    .title = Gezielter +2-Joker
    .example = Lena legt ihn, wünscht sich Grün und sucht sich Oma aus, die nur noch eine Karte hat. Oma zieht zwei, und Jonas, der nach Lena sitzt, legt auf Grün.
