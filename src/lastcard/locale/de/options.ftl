### Hausregeln: was jede bewirkt, ein kurzer Titel und ihre Werte.

option-on = an
option-off = aus

option-scoring = Wie der Tisch zählt. Punkte: Wer gewinnt, bekommt den Wert aller anderen Hände, und wer zuerst das Ziel erreicht, gewinnt die Partie. Minuspunkte: Alle schreiben auf, was sie selbst noch auf der Hand haben; erreicht jemand das Ziel, gewinnt die niedrigste Summe, und bei Gleichstand folgt noch eine Runde. Keine: einzelne Runden. Üblich sind Punkte.
    .title = Wertung
option-scoring-points = Punkte
option-scoring-tally = Minuspunkte
option-scoring-none = keine

option-target_score = Der Punktestand, mit dem die Partie endet, 1 oder mehr. Üblich sind 500; in No Mercy 1000.
    .title = Punkteziel

option-hand_size = Wie viele Karten alle bekommen, 1 bis 15. Üblich sind 7.
    .title = Karten zu Beginn

option-deck = Wie viele es von einer Karte gibt. Karten, die du nicht nennst, bleiben wie in der Ausgabe. Willst du zum Beispiel acht Farbwahlkarten, ändern sich nur die.
    .title = Karten im Spiel

option-two_player_reverse = Was der Richtungswechsel tut, wenn nur zwei mitspielen. Wie Aussetzen: Der andere setzt aus, du bist noch einmal dran, und die Richtung bleibt. Er dreht um: Die Richtung wechselt, und der andere macht ganz normal weiter. Der Wende-Joker +4 bleibt davon unberührt. Üblich ist wie Aussetzen.
    .title = Richtungswechsel zu zweit
option-two_player_reverse-skip = wie Aussetzen
option-two_player_reverse-turn = er dreht um

option-bluffing =
    Ob man +4-Joker, +2-Joker und Farbsuch-Joker legen kann, obwohl man die aktuelle Farbe hat.
    • An: Man kann, das ist ein Bluff, und die nächste Person darf anzweifeln.
    • Aus: Man kann nicht, und angezweifelt wird nicht.
    • Jederzeit, ohne Anzweifeln: Man kann immer, und niemand darf anzweifeln.
    Üblich ist an.
    .title = Bluffen und anzweifeln
option-bluffing-free = jederzeit, ohne Anzweifeln

option-challenge_test = Was einen +4-Joker zum Bluff macht. Die Farbe: noch eine Karte der aktuellen Farbe auf der Hand. Jede spielbare Karte: noch eine Karte auf der Hand, die man stattdessen hätte legen können; andere Joker zählen, ein zweiter +4-Joker nicht. Üblich ist die Farbe.
    .title = Was als Bluff gilt
option-challenge_test-color = die aktuelle Farbe
option-challenge_test-playable = jede spielbare Karte

option-number_start = An: Aktionskarten und Joker, die zu Beginn aufgedeckt werden, bleiben wirkungslos in der Ablage, bis eine Zahl kommt, und die tut nichts. Aus: Die erste Karte gilt so, wie die Ausgabe es sagt. Üblich ist aus; in No Mercy an.
    .title = Mit einer Zahl anfangen

option-voluntary_draw = An: Du darfst ziehen, auch wenn du etwas legen könntest; wo man zieht, bis etwas passt, gilt das auch dann. Aus: Mit einer spielbaren Karte musst du legen. Üblich ist an; in No Mercy aus.
    .title = Ziehen, obwohl etwas passt

option-draw_until_playable = An: Statt einer Karte ziehst du, bis eine passt. Aus: Du ziehst eine. Üblich ist aus; in No Mercy an.
    .title = Ziehen, bis etwas passt

option-force_play = An: Eine gezogene Karte, die passt, muss gelegt werden, auch wenn das nur als Bluff geht. Aus: Du darfst sie behalten. Üblich ist aus; in No Mercy an.
    .title = Gezogen und passend: legen

option-stacking =
    Ob man statt zu ziehen selbst eine Ziehkarte legen darf, sodass sich alles zusammenzählt und zur nächsten Person wandert.
    • Kein Stapeln: Du ziehst.
    • Gleich viele: eine Ziehkarte für genauso viele Karten, in jeder Farbe.
    • Gleich viele oder mehr: eine Ziehkarte für so viele Karten wie die letzte oder mehr, in jeder Farbe.
    Der Farbsuch-Joker lässt sich nicht stapeln, und auf ihn auch nichts. Ein gestapelter Joker kann ein Bluff sein und angezweifelt werden wie jeder andere: Ein ertappter Bluff nimmt den ganzen Stapel, ein falscher Verdacht den Stapel und zwei dazu. War die gestapelte Karte die letzte auf einer Hand, zieht die nächste Person ungefragt den ganzen Stapel. Üblich ist kein Stapeln; in No Mercy gleich viele oder mehr.
    .title = Stapeln
option-stacking-off = kein Stapeln
option-stacking-same = gleich viele
option-stacking-higher = gleich viele oder mehr

option-seven_zero = An: Wer eine 7 legt, muss die Hand mit jemandem nach Wahl tauschen; bei einer 0 geben alle ihre Hand in Spielrichtung weiter. Aus: 7 und 0 sind einfache Zahlen. Nicht für Transformers Flip, wo es keine Nullen gibt. Üblich ist aus; in No Mercy an.
    .title = 7 tauscht, 0 wandert

option-mercy = Mit wie vielen Karten man raus ist: 10 bis 50, und mehr, als zu Beginn gegeben werden; 0 heißt, dass niemand rausfliegt. Geprüft wird bei jeder einzelnen Karte, und was noch zu ziehen war, verfällt; die Hand liegt beiseite, bis die Ablage wieder gemischt wird. Für jede Person, die raus ist, gibt es beim Sieg 250 Punkte. Üblich ist 0; in No Mercy 25.
    .title = Gnade

option-jump_in = An: Ist jemand anderes mit Legen dran, darf man genau die gleiche Karte wie die oberste (gleiche Farbe, gleiches Zeichen, keine Joker) außer der Reihe dazwischenwerfen, und von dort geht es weiter. Aus: Du wartest, bis du dran bist. Üblich ist aus.
    .title = Dazwischenwerfen

option-last_card = Was als letzte Karte gelegt werden darf. Alles; alles außer einem Joker; oder nur eine Zahl. Wer nichts anderes hat, muss ziehen. Das gilt auch beim Stapeln und Dazwischenwerfen. Der Handschuh darf zusammen mit einer farbigen Karte gehen, oder mit einer Zahl, wo nur Zahlen die letzte sein dürfen. Für Karten, die durch eine Wirkung abgelegt werden, spielt es keine Rolle. Üblich ist alles.
    .title = Die letzte Karte
option-last_card-any = alles
option-last_card-no_wild = kein Joker
option-last_card-number = nur eine Zahl

option-uno_penalty = Wie viele Karten du ziehst, wenn man dich ohne UNO erwischt, 0 bis 10. Üblich sind 2.
    .title = Strafe für vergessenes UNO

option-play_on =
    An: Ist jemand alle Karten los, spielen die anderen weiter, bis nur noch einer übrig ist. Wer zuerst fertig wird, gewinnt und bekommt, was am Ende auf den Händen ist; die Plätze gehen nach der Reihenfolge.
    Die Karte, mit der jemand fertig wird, behält die Wirkungen, die keine Hand brauchen: Farbe, Ziehen, Aussetzen, Richtungswechsel, Flip, Weitergeben bei einer 0. Kein Tausch, kein Duell, kein Tanz, kein Anzweifeln, und keine aufgedeckte Karte wirkt. In No Mercy bleibt nur die Farbe.
    Aus: Die Runde endet, sobald jemand keine Karten mehr hat. Üblich ist aus.
    .title = Weiterspielen

option-discard_all = Wer bei Alle ablegen die Farbe ablegt: alle, oder nur, wer die Karte gelegt hat. Üblich sind alle.
    .title = Alle ablegen
option-discard_all-everyone = alle legen ab
option-discard_all-player = nur, wer sie legt

option-wilds_match = Für Karten mit zwei Seiten (Transformers Flip). An: Wird ein +2-Joker oder Farbsuch-Joker gelegt, zählen andere Joker auf der Hand als die aktuelle Farbe und machen ihn zum Bluff. Nur andere Arten: Joker der gleichen Art wie der gelegte zählen nicht, sodass zwei davon einander nicht blockieren. Aus: Andere Joker sind egal. Üblich ist an.
    .title = Joker zählen als die Farbe
option-wilds_match-other = nur andere Arten

option-flip_after_flip = Für den Flip. An: Direkt nach einem Flip darf ein Flip gelegt werden, egal was jener aufgedeckt hat. Aus: Ein Flip kommt auf seine Farbe oder auf einen anderen Flip. Üblich ist an.
    .title = Flip gleich nach einem Flip

option-flip_activation = Für den Flip: ob eine Aktionskarte wirkt, die er aufdeckt. Fragen: Wer geflippt hat, entscheidet. Nie: Sie tut nichts. Immer: Sie wirkt, als wäre sie gerade gelegt worden. Üblich ist fragen.
    .title = Was ein Flip aufdeckt
option-flip_activation-ask = fragen
option-flip_activation-never = wirkt nie
option-flip_activation-always = wirkt immer

option-draw_color_by = Für den Farbsuch-Joker: bis zu welcher Farbe man nach einem ertappten Bluff zieht. Die gewünschte: die beim Legen genannt wurde. Die vom Zweifler: Wer angezweifelt hat, wünscht sich dafür eine beliebige Farbe. Weiter geht es in jedem Fall in der zuerst gewünschten. Üblich ist die gewünschte.
    .title = Farbe nach ertapptem Bluff
option-draw_color_by-player = die gewünschte
option-draw_color_by-challenger = die vom Zweifler

option-gauntlet_self = Für den Infinity-Handschuh. An: Auch wer ihn spielt, zieht zwei, wenn noch eine Karte der Farbe auf der Hand ist. Aus: Nur die anderen ziehen. Üblich ist an.
    .title = Der Handschuh trifft einen selbst

option-creeper_on = Für den Creeper: wann er hochgeht. Bei jedem Ziehen: auch bei Strafkarten. Nur beim eigenen Ziehen: wenn du ihn ziehst, statt eine Karte zu legen, nicht als Strafe. Üblich ist bei jedem Ziehen.
    .title = Wann ein Creeper hochgeht
option-creeper_on-any = bei jedem Ziehen
option-creeper_on-turn = nur beim eigenen Ziehen

option-peek = Für Karten mit zwei Seiten (Transformers Flip). An: Du darfst dir die anderen Seiten deiner eigenen Karten ansehen. Aus: Du siehst nur die Seite, die zu dir zeigt. Üblich ist aus.
    .title = Eigene Rückseiten sehen

option-dance_costs_turn = Für den Tanz-Joker (BTS). An: Ziehst du drei, statt zu tanzen, setzt du aus. Aus: Du bist ganz normal dran. Üblich ist aus.
    .title = Ziehen kostet den Zug

option-dance_vote = Für den Tanz-Joker (BTS). An: Nach einem Tanz werden die anderen in Spielrichtung der Reihe nach gefragt, und mehr Nein als Ja bedeutet drei Karten – und auch Aussetzen, wenn an eurem Tisch Ziehen den Zug kostet. Aus: Jeder Tanz gilt, Ehrensache. Üblich ist aus.
    .title = Über den Tanz abstimmen
