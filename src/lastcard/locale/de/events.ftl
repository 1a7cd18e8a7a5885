### Das Protokoll, eine Zeile je Ereignis.
### $name ist, um wen es geht; .you gilt, wenn das die lesende Person ist. $target, $by und $winner können einfach „dich“ sein.

log-seat = Sitz { $seat }
log-you = dich
log-comma = { ", " }

event-drew_for_dealer = Wer gibt? { $name } zieht { $card }.
    .you = Wer gibt? Du ziehst { $card }.
event-deals = { $name } gibt.
    .you = Du gibst.
event-turned = { $to ->
        [bottom] Aufgedeckt und unter den Stapel geschoben: { $card }.
        [passed] Aufgedeckt und übergangen: { $card }.
       *[discard] Die erste Karte: { $card }.
    }
event-played = { $name } legt { $card }.
    .you = Du legst { $card }.
event-played-jump = { $name } wirft { $card } dazwischen!
    .you = Du wirfst { $card } dazwischen!
# $total ist, wie viele Karten sich bis jetzt gestapelt haben.
event-played-stacked = { $name } legt { $card }: schon { $total ->
        [one] eine Karte
       *[other] { $total } Karten
    } zu ziehen.
    .you = Du legst { $card }: schon { $total ->
        [one] eine Karte
       *[other] { $total } Karten
    } zu ziehen.
event-laid = { $name } legt { $card } darauf. Je zwei Karten für: { $hit }.
    .you = Du legst { $card } darauf. Je zwei Karten für: { $hit }.
event-laid-nobody = { $name } legt { $card } darauf. Niemand muss ziehen.
    .you = Du legst { $card } darauf. Niemand muss ziehen.
event-shed = { $name } legt { $card } ab.
    .you = Du legst { $card } ab.
event-drew = { $name } zieht: { $cards }.
    .you = Du ziehst: { $cards }.
event-drew-hidden = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-passed = { $name } passt.
    .you = Du passt.
event-named = { $name } wünscht sich { $color }.
    .you = Du wünschst dir { $color }.
event-skipped = { $name } setzt aus.
    .you = Du setzt aus.
event-reversed = Richtungswechsel: jetzt { $direction ->
        [-1] gegen den Uhrzeigersinn
       *[1] im Uhrzeigersinn
    }.
event-challenged = { $name } zweifelt { $target } an!
    .you = Du zweifelst { $target } an!
event-hand_shown = { $name } zeigt diese Karten: { $cards }.
    .you = Du zeigst deine Karten: { $cards }.
event-hand_shown-hidden = { $name } muss in die Karten schauen lassen.
    .you = Du lässt dir in die Karten schauen.
event-judged = { $guilty ->
        [yes] { $name } hat zu Recht gezweifelt: { $target ->
            [dich] Du hast
           *[other] { $target } hat
        } geblufft!
       *[no] { $name } hat zu Unrecht gezweifelt: { $target ->
            [dich] Du hast
           *[other] { $target } hat
        } nicht geblufft.
    }
    .you = { $guilty ->
        [yes] Du hast zu Recht gezweifelt: { $target } hat geblufft!
       *[no] Du hast zu Unrecht gezweifelt: { $target } hat nicht geblufft.
    }
event-accepted = { $name } nimmt es hin.
    .you = Du nimmst es hin.
event-accepted-dance = { $name } mag nicht tanzen und zieht drei.
    .you = Du magst nicht tanzen und ziehst drei.
event-danced = { $name } tanzt!
    .you = Du tanzt!
event-voted = { $yes ->
        [yes] { $name } stimmt mit Ja: Das war ein Tanz!
       *[no] { $name } stimmt mit Nein.
    }
    .you = { $yes ->
        [yes] Du stimmst mit Ja: Das war ein Tanz!
       *[no] Du stimmst mit Nein.
    }
event-dance_judged = { $good ->
        [yes] Der Tanz von { $name } kommt an!
       *[no] Der Tanz von { $name } kommt nicht an.
    }
    .you = { $good ->
        [yes] Dein Tanz kommt an!
       *[no] Dein Tanz kommt nicht an.
    }
event-creeper = Bumm! { $name } zieht einen Creeper und noch drei Karten dazu.
    .you = Bumm! Du ziehst einen Creeper und noch drei Karten dazu.
event-flipped = Alles wird umgedreht: Jetzt gelten die { $side ->
        [dark] dunklen Decepticon-Seiten
       *[light] hellen Autobot-Seiten
    }. Obenauf: { $card }.
event-activated = { $yes ->
        [yes] { $name } lässt die aufgedeckte Karte wirken.
       *[no] { $name } lässt die aufgedeckte Karte nicht wirken.
    }
    .you = { $yes ->
        [yes] Du lässt die aufgedeckte Karte wirken.
       *[no] Du lässt die aufgedeckte Karte nicht wirken.
    }
event-targeted = { $name } wählt { $target }.
    .you = Du wählst { $target }.
# $card und $target_card sind die verglichenen Zahlen; none, wo es keine Zahlenkarte gab.
event-duelled = { $name } duelliert { $target }: { $card ->
        [none] keine Zahl
       *[other] { $card }
    } gegen { $target_card ->
        [none] keine Zahl
       *[other] { $target_card }
    }. Das Duell geht an { $winner }.
    .you = Du duellierst { $target }: { $card ->
        [none] keine Zahl
       *[other] { $card }
    } gegen { $target_card ->
        [none] keine Zahl
       *[other] { $target_card }
    }. Das Duell geht an { $winner }.
event-swapped = { $name } tauscht die Hand mit { $target ->
        [dich] dir
       *[other] { $target }
    }.
    .you = Du tauschst die Hand mit { $target ->
        [dich] dir
       *[other] { $target }
    }.
event-passed_on = Alle Hände wandern nach { $direction ->
        [-1] rechts, gegen den Uhrzeigersinn
       *[1] links, im Uhrzeigersinn
    }.
event-discarded = { $name } legt ab: { $cards }.
    .you = Du legst ab: { $cards }.
event-shuffled = Die Ablage wird gemischt: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } im neuen Nachziehstapel.
event-out = { $name } hat zu viele Karten und ist raus!
    .you = Du hast zu viele Karten und bist raus!
event-called = { $name } ruft UNO!
    .you = Du rufst UNO!
event-caught = { $name } hat UNO vergessen, erwischt durch { $by }!
    .you = Du hast UNO vergessen, erwischt durch { $by }!
event-finished = { $name } belegt Platz { $place }.
    .you = Du belegst Platz { $place }.
event-stalemate = Eine ganze Runde um den Tisch konnte niemand legen oder ziehen. Damit ist Schluss, und die niedrigste Hand gewinnt.
event-won = { $name } gewinnt die Runde!
    .you = Du gewinnst die Runde!
