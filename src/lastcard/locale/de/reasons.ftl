### Warum etwas nicht geht. $seat kann ein Name oder die Nummer eines Sitzes sein.
### $decision ist die Art der Entscheidung (turn, color, …) oder ein eigener Text.

reason-no-match = { $card } passt nicht auf { $top }: Farbe, Zahl und Zeichen sind anders. Die aktuelle Farbe ist { $color }.
reason-not-in-hand = { $card } hast du nicht.
reason-only-drawn = Nach dem Ziehen darfst du nur die gezogene Karte legen; { $card } muss warten.
reason-must-play = Du hast eine Karte, die passt. An diesem Tisch musst du sie legen und darfst nicht ziehen.
reason-wrong-wild = An diesem Tisch wird nicht geblufft. Die aktuelle Farbe ist { $color }, und du hast eine Karte, die dazu zählt: { $card } geht nicht.
reason-last-card-wild = An diesem Tisch darf die letzte Karte kein Joker sein, also bleibt { $card } auf der Hand.
reason-last-card-number = An diesem Tisch muss die letzte Karte eine Zahl sein, also bleibt { $card } auf der Hand.
reason-not-stackable = { $card } lässt sich hier nicht stapeln: { $stacking ->
        [same] Auf eine +{ $amount } kommt nur noch eine +{ $amount }
       *[higher] Es muss eine +{ $amount } oder mehr sein
    }.
reason-no-draw-card = { $card } ist keine Ziehkarte, damit kannst du eine +{ $amount } nicht kontern.
reason-no-stacking = Hier wird nicht gestapelt: Das Ziehen lässt sich nicht weitergeben.
reason-no-challenge = Hier gibt es nichts anzuzweifeln.
reason-no-dance = Gerade will dich niemand tanzen sehen.
reason-must-lay = Du hast eine farbige Karte, also musst du eine darauflegen.
reason-not-colored = { $card } kannst du nicht darauflegen: Es muss eine farbige Karte sein.
reason-shed-last = So kannst du höchstens zwei Karten ablegen, und nie die letzte.
reason-bad-target = { $seat ->
        [one] Sitz { $seat }
        [other] Sitz { $seat }
       *[name] { $seat }
    } kannst du nicht aussuchen.
reason-bad-color = „{ $color }“ kannst du dir nicht wünschen: Diese Farbe ist nicht im Spiel.
reason-not-exposed = Bei { $seat ->
        [one] Sitz { $seat }
        [other] Sitz { $seat }
       *[name] { $seat }
    } gibt es gerade kein UNO zu rufen und niemanden zu erwischen.
reason-self-catch = Dich selbst kannst du nicht erwischen. Schnell, ruf UNO!
reason-no-jump = { $card } kannst du nicht dazwischenwerfen: Es ist nicht genau die Karte, die oben liegt.
reason-jump-now = Dazwischenwerfen geht nur, solange jemand anderes mit Legen dran ist.
reason-jump-off = An diesem Tisch wird nicht dazwischengeworfen.
reason-not-your-turn = Erst ist { $seat ->
        [one] Sitz { $seat }
        [other] Sitz { $seat }
       *[name] { $seat }
    } dran: { $decision ->
        [turn] legen oder ziehen
        [drawn] legen oder behalten
        [color] eine Farbe wünschen
        [target] jemanden aussuchen
        [lay] eine Karte darauflegen
        [answer] reagieren
        [vote] abstimmen
        [shed] ablegen
        [activate] über die aufgedeckte Karte entscheiden
       *[other] entscheiden: { $decision }
    }.
reason-wrong-decision = Das geht jetzt nicht. Erst { $decision ->
        [turn] leg eine Karte oder zieh
        [drawn] leg die gezogene Karte oder behalte sie
        [color] wünsch dir eine Farbe
        [target] such dir jemanden aus
        [lay] leg eine farbige Karte darauf
        [answer] reagiere auf die Karte, die gegen dich geht
        [vote] stimm über den Tanz ab
        [shed] leg eine Karte ab oder hör auf
        [activate] entscheide, ob die aufgedeckte Karte wirkt
       *[other] entscheide: { $decision }
    }.
reason-round-over = Die Runde ist vorbei.
reason-round-not-over = Die Runde ist noch nicht vorbei.
reason-match-over = Die Partie ist vorbei.
reason-out = { $seat ->
        [one] Sitz { $seat }
        [other] Sitz { $seat }
       *[name] { $seat }
    } ist in dieser Runde raus.
reason-finished = { $seat ->
        [one] Sitz { $seat }
        [other] Sitz { $seat }
       *[name] { $seat }
    } hat keine Karten mehr und ist mit dieser Runde fertig.
reason-call-nothing = UNO rufen kannst du nur mit einem Zug, nach dem du eine Karte haben könntest.
reason-unknown-action = Ich weiß nicht, was „{ $action }“ heißt.
reason-unknown-card = Eine Karte „{ $card }“ gibt es hier nicht.
reason-no-seat = An diesem Tisch gibt es keinen Sitz { $seat }.
reason-whole-card = Beide Seiten einer Karte ({ $card }) darf man nur nennen, wo man die eigenen Rückseiten sehen kann. Nenn die Seite, die zu dir zeigt.
reason-say-seat = Sag, welcher Sitz handelt.
