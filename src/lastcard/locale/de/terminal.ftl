### Der Tisch im Terminal. Vieles davon sagt auch der Browser; was er nicht sagt, steht in terminal-only.ftl.

## Namen. name-1 sitzt links von dir, und so weiter um den Tisch.

name-you = Du
name-person = Gast
name-1 = Lena
name-2 = Jonas
name-3 = Felix
name-4 = Oma
name-5 = Mia
name-6 = Paul
name-7 = Tante
name-8 = Jule
name-9 = Kai

## Der Tisch

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · Runde { $round } · Du: { $score } von { $target } Punkten
log-stand-in = { $name } ist ausgefallen ({ $reason }). Ab Runde { $number } spielt dafür Normal.
log-remark = { $name }: „{ $text }“
log-round = Runde { $number }
prompt-over = Die Runde ist vorbei.
prompt-exposed = Du hast eine Karte und nicht UNO gerufen!
with-rule = { $text } ({ $rule })

table-top = Obenauf: { $card }
table-no-color = noch keine Farbe
table-direction = { $direction ->
        [-1] gegen den Uhrzeigersinn
       *[1] im Uhrzeigersinn
    }
table-next = dann: { $name }
table-pending = +{ $count } zu ziehen
table-before = Darunter:
table-votes = { $ayes } Ja, { $noes } Nein
table-side = { $side ->
        [dark] dunkle Seite
       *[light] helle Seite
    }

seat-exposed = kein UNO!
seat-uno = UNO!
seat-out = raus
seat-finished = Platz { $place }
seat-others = andere Seiten
seat-known = gesehen

explain-card = { $card } ({ $rule }): { $does }
number-does = Eine einfache Zahl.
nobody-to-catch = Gerade lässt sich niemand erwischen.

## Möglichkeiten

choice-draw = Ziehen
choice-keep = Behalten
choice-accept = { $count ->
        [one] Eine Karte nehmen
       *[other] { $count } Karten nehmen
    }
choice-accept-color = Ziehen, bis { $color } kommt
choice-challenge = Anzweifeln!
choice-dance = Tanzen!
choice-vote-yes = Ja, das war ein Tanz
choice-vote-no = Nein
choice-activate-yes = Wirken lassen
choice-activate-no = Liegen lassen
choice-stop = Das reicht
choice-color = { $color }
choice-target = { $name } ({ $count })
choice-uno = UNO!
choice-uno-said = UNO! Kommt mit der nächsten Karte
choice-catch = { $name } erwischen!
choice-jump = { $card } dazwischenwerfen!
choice-play = { $card } legen
choice-stack = { $card } stapeln
choice-lay = { $card } darauflegen
choice-shed = { $card } ablegen

## Seiten

page-back = Zurück
page-keys = Tasten
page-signs = Formen und Zeichen
page-language = Sprache
page-players = Am Tisch
page-example = Beispiel: { $text }
page-next-round = Nächste Runde
page-end = Fertig
leave = Den Tisch verlassen? Die Runde ist noch nicht vorbei.
leave-yes = Gehen
leave-no = Bleiben

count-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
count-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
player-bot = Bot: { $level ->
        [random] Zufall
        [easy] Leicht
        [normal] Normal
        [hard] Schwer
        [expert] Profi
        [learned] Autodidakt
       *[other] { $level }
    }
player-dealer = gibt

## Punkte

won-round = { $name } gewinnt die Runde!
    .you = Du gewinnst die Runde!
won-match = { $name } gewinnt die Partie!
    .you = Du gewinnst die Partie!
score-name = Name
score-cards = Restkarten
score-round = Runde
score-total = Gesamt
score-goal = { $scoring ->
        [tally] Was übrig bleibt, wird aufgeschrieben. Bei { $target } gewinnt die niedrigste Summe.
       *[points] Wer zuerst { $target ->
            [one] einen Punkt
           *[other] { $target } Punkte
        } hat, gewinnt die Partie.
    }
