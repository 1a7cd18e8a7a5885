### Die Analyse einer Runde. review-do-… nennt einen Zug, review-why-… sagt, was für den besseren spricht.

review-verdict-best = bester Zug
review-verdict-good = gut
review-verdict-doubtful = fraglich
review-verdict-mistake = Fehler

review-do-play = { $card } legen
review-do-jump = { $card } dazwischenwerfen
review-do-lay = { $card } darauflegen
review-do-shed = { $card } ablegen
review-do-draw = ziehen
review-do-keep = die Karte behalten
review-do-pass = passen
review-do-color = { $color } wünschen
review-do-target = { $name } aussuchen
review-do-accept = hinnehmen
review-do-challenge = anzweifeln
review-do-dance = tanzen
review-do-stop = es dabei belassen
review-do-yes = Ja sagen
review-do-no = Nein sagen

review-why-wins = Es war die letzte Karte: Die Runde war gewonnen.
review-why-mercy = { $name } hatte { $count } Karten; noch { $amount } mehr wären das Aus gewesen.
review-why-stops = { $name } hatte nur noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und musste gestoppt werden.
review-why-bluff = Bei { $share } von 100 Händen, die { $name } gehabt haben könnte, war es ein Bluff.
review-why-honest = Nur bei { $share } von 100 Händen, die { $name } gehabt haben könnte, war es ein Bluff.
review-why-target = { $name } war am nächsten dran, fertig zu werden, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
review-why-lacks = { $name } musste kurz vorher bei { $color } ziehen und hatte es vermutlich nicht.
review-why-sheds = Damit gehen { $count } Karten auf einmal weg.
review-why-again = Damit ist man gleich noch einmal dran.
review-why-wild = { $card } passt auf alles: lieber aufheben, bis sonst nichts geht.
review-why-passes = { $name } muss mit den { $count } Karten fertigwerden.
review-why-color = Es { $count ->
        [one] war noch eine Karte
       *[other] waren noch { $count } Karten
    } in { $color } zum Nachlegen da.
review-why-attacks = Das kostet { $name } einen Zug.
review-why-saves = { $name } hatte noch { $count } Karten: Später bringt { $card } mehr.
review-why-flips = Damit dreht sich der Tisch um, und von da an wurde öfter gewonnen.
review-why-used = { $count } Karten wie { $card } waren schon weg, da konnte kaum jemand die Farbe wechseln.
review-why-plays = Danach { $count ->
        [one] ist es noch eine Karte
       *[other] sind es noch { $count } Karten
    } und nicht eine mehr.
review-why-none = In den von hier weitergespielten Runden gewann es öfter: { $best } von 100 statt { $chosen }.

review-cost = { $points ->
        [one] 1 Sieg von 100 verschenkt
       *[other] { $points } Siege von 100 verschenkt
    }
review-title = { $name }, { $way ->
        [open] mit offenen Karten
       *[known] nach dem, was du wusstest
    }
review-luck = { $you ->
        [yes] Am Anfang hättest du { $began } von 100 Runden gewonnen. Deine Entscheidungen haben { $given } verschenkt, Karten und Gegner
       *[no] Am Anfang hätte { $name } { $began } von 100 Runden gewonnen. Die Entscheidungen haben { $given } verschenkt, Karten und Gegner
    } { $luck ->
        [gave] { $amount } gebracht
       *[took] { $amount } gekostet
    }.
review-moments = Was die Runde entschieden hat
review-change = Chance { $before } % → { $after } %
review-decisions = Deine Entscheidungen
review-decision = { $action }: { $verdict }
review-advice = Besser: { $action } ({ $cost }). { $why }

## Der Coach. coach-why-… sagt, was für einen Zug spricht, der noch bevorsteht, so wie review-why-… hinterher.

coach-says = Coach: { $action }. { $why }
coach-only = Etwas anderes kannst du nicht tun.
coach-silent = Der Coach hat gerade nichts zu sagen.
coach-off = An diesem Tisch gibt es keinen Coach. Mit --coach hast du einen.
title-try-out = Lastcard · { $edition } · Probe mit dem echten Stapel: Nichts davon zählt
coach-equal = Oder { $other }: Das ist etwa genauso gut.
coach-why-wins = Es ist deine letzte Karte: Die Runde ist deine.
coach-why-mercy = { $name } hat { $count } Karten; noch { $amount } mehr, und das war’s.
coach-why-stops = { $name } hat nur noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und muss gestoppt werden.
coach-why-bluff = Bei { $share } von 100 Händen, die { $name } haben kann, ist es ein Bluff.
coach-why-honest = Nur bei { $share } von 100 Händen, die { $name } haben kann, ist es ein Bluff.
coach-why-target = { $name } ist am nächsten dran, fertig zu werden, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
coach-why-lacks = { $name } musste vor Kurzem bei { $color } ziehen und hat es vermutlich nicht.
coach-why-sheds = Damit wirst du { $count } Karten auf einmal los.
coach-why-again = Du bist gleich noch einmal dran.
coach-why-wild = { $card } passt auf alles: besser aufheben, bis sonst nichts geht.
coach-why-passes = { $name } muss mit { $count } Karten fertigwerden, nicht du.
coach-why-color = Du hast noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } in { $color } zum Nachlegen.
coach-why-attacks = Das kostet { $name } einen Zug.
coach-why-saves = { $name } hat noch { $count } Karten: Später bringt { $card } mehr.
coach-why-flips = Damit dreht sich der Tisch um, und von da an gewinnst du öfter.
coach-why-used = { $count } Karten wie { $card } sind schon weg, da kann kaum jemand die Farbe wechseln.
coach-why-plays = Danach hast du noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und nicht eine mehr.
coach-why-none = Das gewinnt { $best } von 100 Runden, „{ $other }“ nur { $chosen }.

puzzle-title = Rätsel { $number }/{ $count } · { $level ->
        [1] leicht
        [2] knifflig
       *[3] schwer
    }
puzzle-task = Welcher Zug gewinnt von hier aus am öftesten? Mach ihn.
puzzle-right = Genau der!
puzzle-wrong = Da gab es etwas Besseres.
puzzle-answer = { $action }: gewinnt { $chance } von 100
