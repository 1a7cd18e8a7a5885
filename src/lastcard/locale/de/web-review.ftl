### Die Analyse einer Runde im Browser. Was auch das Terminal sagt, steht in review.ftl.

web-review-help = Jede Entscheidung wird mit der besten verglichen, die es gab, über Tausende von Runden, die von da an weitergespielt wurden.
web-review-of = Entscheidungen von
web-review-way = Beurteilt nach
web-review-known = { $you ->
        [yes] Was du wusstest
       *[no] Was { $name } wusste
    }
web-review-open = Offene Karten
web-review-progress = Die Runde wird durchgesehen
web-review-refining = Noch einmal, genauer
web-review-broken = Die Analyse ist mittendrin abgebrochen.
web-review-part = Die Runde war sehr lang: Sie ist bis Schritt { $step } analysiert.
web-review-again = Noch einmal
web-review-chances = Siegchance
web-review-at = Schritt { $step }: { $chances }
web-review-chance = { $name } { $percent } %
web-review-table = Dasselbe als Tabelle
web-review-step = Schritt
web-review-decision = Entscheidung
web-review-on-top = obenauf
web-review-better = besser
web-review-percent = { $percent } %
web-review-here = Schritt { $step } von { $last }
web-review-nothing = Hier gab es nichts zu beurteilen.
web-review-choices = Siege von 100, auf den ersten Blick
web-review-earlier = Entscheidung davor
web-review-later = Nächste Entscheidung
web-review-show = Tisch zeigen
web-review-luck = Glück und Können
web-review-began = Am Anfang
web-review-given = Entscheidungen
web-review-brought = Karten und Gegner

## Proben

web-try-title = Ab Schritt { $step } ausprobieren
web-try-about = Du setzt dich hin und spielst von hier weiter; auf den anderen Plätzen sitzen Bots. Es ist eine Probe: Niemand hat dafür gemischt, und nichts davon zählt.
web-try-seat = Dein Platz
web-try-pile = Der Stapel
web-try-pile-real = Wie er war
web-try-pile-shuffled = Neu gemischt
web-try-hands = Alle haben die Karten von damals.
web-try-start = Hinsetzen
web-try-over = Hier ist die Runde schon vorbei. Geh erst einen Schritt zurück.
web-try-again = Noch einmal
web-try-back = Zurück zur Wiederholung
web-try-link = Link zu diesem Moment kopieren
web-try-share = Link zu dieser Probe kopieren
web-try-note = Eine Probe ab Schritt { $step }: Niemand hat dafür gemischt, und nichts davon zählt. { $pile ->
        [real] Hände und Stapel sind die echten.
       *[shuffled] Die Hände sind die echten, der Stapel wurde neu gemischt.
    }

web-coach-ask = Coach fragen
