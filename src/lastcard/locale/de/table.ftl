### Am Tisch im Browser: das Ende einer Runde, was auf dem Spiel steht, die Uhr, und was gerade passiert ist.

## Das Ende einer Runde und einer Partie

web-result = Das Ergebnis
result-show = Ergebnis zeigen
result-by-card = Die letzte Karte: { $card }.
result-by-out = Alle anderen sind raus.
result-by-stalemate = Niemand konnte mehr legen oder ziehen; die niedrigste Hand gewinnt.
result-streak = Schon { $count } Runden in Folge!
result-line = { $name }: { $count ->
        [0] keine Karten mehr
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }, { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    } wert. Stand: { $total }.
result-line-unscored = { $name }: { $count ->
        [0] keine Karten mehr
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }.
result-up = Aufgestiegen auf Platz { $place }
result-picture = Als Bild speichern
result-made-with = Gespielt mit Lastcard
result-rounds = { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
result-most-wins = Die meisten Runden gewonnen: { $name } ({ $count })
result-best-round = Beste Runde: { $name } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
result-comeback = Der Sieg kam nach { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } Rückstand
score-watch = Runde { $round } noch einmal ansehen

## Was auf dem Spiel steht

stake-answer = { $name } trifft dich mit { $card }.
    .self = Deine eigene Karte kommt zu dir zurück: { $card }.
stake-stack = Du kannst auch eine Ziehkarte darauflegen.
stake-answer-dance = { $name } will dich tanzen sehen!
stake-target-number = Wessen Hand willst du?
stake-target-optimus = Gegen wen geht das Duell? Die höhere Zahl gewinnt und darf zwei Karten ablegen.
stake-target-megatron = Gegen wen geht das Duell? Beide zeigen ihre Hand; die niedrigere Zahl zieht zwei.
stake-target-targeted-draw = Wer zieht zwei Karten?
stake-color-roulette = Wünsch dir eine Farbe: Du deckst Karten auf, bis sie kommt, und behältst alle.
stake-color-wild-draw-color = Wünsch dir eine Farbe: Die nächste Person zieht, bis sie kommt.
stake-color-penalty = Du hattest recht. Bis zu welcher Farbe muss gezogen werden?
stake-lay = Leg eine Karte: Wer ihre Farbe hat, zieht { $count }{ $self ->
        [yes] , und du auch, wenn du noch mehr davon hast.
       *[no] .
    }
stake-drawn-unplayable = Die gezogene Karte passt nicht, du behältst sie.
cost-challenge = keine Karten, wenn es ein Bluff war, sonst { $count }
cost-challenge-color = keine Karten, wenn es ein Bluff war, sonst { $count } mehr
cost-dance = { $dance_vote ->
    [yes] keine Karten, wenn es dem Tisch gefällt
   *[no] keine Karten
}
warn-bluff = Das wäre ein Bluff: Du hast { $color }. Wirst du angezweifelt, ziehst du. Tipp noch einmal, um es zu wagen.
warn-bluff-wild = Das wäre ein Bluff: Eine andere Karte von dir passt. Wirst du angezweifelt, ziehst du. Tipp noch einmal, um es zu wagen.
warn-lay = Du hast noch mehr { $color }: Du würdest selbst { $count } ziehen. Tipp noch einmal, um es zu tun.
warn-uno = Danach hast du nur noch eine Karte. Drück erst UNO!, oder tipp noch einmal, um ohne zu legen.
warn-draw = Eine deiner Karten passt. Tipp noch einmal auf Ziehen, wenn du lieber ziehst.
warn-again = Tipp noch einmal, um sie zu legen.
hint-fits = { $count ->
        [0] Nichts passt: Du brauchst { $color }{ $number ->
            [-1] { "" }
           *[other] , eine { $number }
        } oder einen Joker.
        [one] Eine deiner Karten passt: { $color }{ $number ->
            [-1] { "" }
           *[other] , eine { $number }
        } oder ein Joker.
       *[other] { $count } deiner Karten passen: { $color }{ $number ->
            [-1] { "" }
           *[other] , eine { $number }
        } oder ein Joker.
    }
offer-drawn = { $card } legen
hand-more = { $count ->
        [one] Noch eine Karte passt
       *[other] Noch { $count } Karten passen
    }

## Die Uhr

clock-seconds = { $count } s
clock-left = Noch { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
time-up = Deine Zeit war um, also hat ein Bot entschieden: { $lines }
prompt-match-over = Die Partie ist vorbei.

## Was gerade passiert ist

drew-because = { $line } ({ $reason })
to-the-end = Zum Ende springen
shown-hands = Gezeigte Hände

## Wie an diesem Tisch gespielt wird

pace = Tempo der Bots
pace-calm = Gemütlich
pace-usual = Normal
pace-brisk = Flott
volume = Lautstärke
careful = Zum Legen zweimal tippen, wenn die Karten eng liegen
beginners = Für Anfänger: zeigt, was passt, und fragt vor einem Fehler
coach = Coach: sagt, was ein guter Spieler tun würde (H)
coach-for-all = Ein Coach für alle; solche Runden zählen in keiner Liga
archive-ask = Alle fragen, ob Runden ins offene Archiv dürfen
archive-agree = Meine Runden hier dürfen ins offene Archiv: Karten und Züge für die Forschung, keine Namen. Alle, die mitspielen, müssen zustimmen.
event-coached = { $name } fragt den Coach.
    .you = Du fragst den Coach.
web-around-pace = Die Bots spielen jetzt { $pace ->
        [calm] gemütlich
        [brisk] flott
       *[usual] in normalem Tempo
    }.

## Wesen der Bots, wie ihr Platz es verrät

character-sunny = Fröhlich: spielt schnell und vergisst eher mal zu rufen.
character-cocky = Großspurig: am schnellsten von allen, beim Rufen etwas nachlässig.
character-dry = Ruhig: überlegt etwas länger und sagt wenig.
character-gentle = Lieb: lässt sich Zeit und gibt dir länger, UNO zu rufen.
character-dramatic = Dramatisch: macht eine Szene und vergisst ab und zu das Rufen.
bots-talk = Bots reden
bots-hush = Bots sollen still sein
