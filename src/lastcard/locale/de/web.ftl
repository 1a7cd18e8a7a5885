### Die Oberfläche im Browser. Texte, die auch Terminal oder Server sagen, stehen in den anderen Dateien.

## Überall

web-theme = Farben: { $theme ->
        [light] hell
        [dark] dunkel
       *[auto] wie das Gerät
    }
web-close = Schließen
web-cards = Karten
web-back = Rückseite einer Karte
web-rulebook = Regelheft aufschlagen
web-rules = Regeln

## Der Tisch

web-seat = { $name }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $turn ->
        [yes] { ", am Zug" }
       *[no] { "" }
    }
web-away = gerade nicht da
web-pile = Nachziehstapel, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-hand = Deine Hand, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-log = Protokoll
web-earlier = Früheres
web-dances = { $name } tanzt!
    .you = Die Bühne gehört dir: Tanz!
web-scores = Punktestand
web-chat = Chat
web-open-rule = Regel { $rule } aufschlagen
web-round = Runde
web-sort = Sortiert nach { $sort ->
        [symbol] Zeichen
       *[color] Farbe
    }

## Startseite

web-welcome = UNO nach den gedruckten Regeln
    .more = Fünf gedruckte Ausgaben und die klassische, jede genau nach ihrem Regelheft. Spiel mit Freunden auf ihren Handys oder gleich jetzt mit Bots.
web-name = Dein Name
web-avatar = Dein Bild
web-learn = Noch nie gespielt? Hier geht’s los
web-first-steps = Erste Schritte
web-play-now = Jetzt mit Bots spielen
web-play = Spielen
web-play-edition = { $edition } mit Bots spielen
web-friends = Mit Freunden
web-friends-edition = { $edition } mit Freunden
web-join = Hast du einen Code?
web-code = Tischcode
web-go = Dazusetzen
web-own-tables = Deine Tische
web-return = Zurück an den Tisch
web-public-tables = Offene Tische
web-more-decks = Mehr Ausgaben
web-own-rules = Eigene Regeln
web-free-chairs = { $count ->
        [one] ein freier Stuhl
       *[other] { $count } freie Stühle
    }
web-to-watch = zuschauen
web-full = voll
web-printed = Mit echten Karten
web-pad = Punkteblock
web-editions = Ausgaben
web-avatar-bear = Bär
web-avatar-cat = Katze
web-avatar-dog = Hund
web-avatar-fox = Fuchs
web-avatar-frog = Frosch
web-avatar-koala = Koala
web-avatar-octopus = Krake
web-avatar-owl = Eule
web-avatar-panda = Panda
web-avatar-penguin = Pinguin
web-avatar-rabbit = Hase
web-avatar-tiger = Tiger
web-wrong-link = Dieser Link führt nirgendwohin. Vielleicht fehlt ein Stück: Lass ihn dir noch einmal schicken.
web-no-server = Der Server antwortet nicht. Läuft er?

## Ein neuer Tisch

web-which-edition = Welche Ausgabe?
web-screen = Großer Bildschirm
    .more = Dieser Bildschirm ist die Tischmitte: ein Fernseher oder ein Laptop, den alle sehen. Die Hände sind auf den Handys, und wer sich zuerst hinsetzt, leitet den Tisch.
web-pass = Ein Gerät für alle
    .more = Ein Handy oder Tablet geht reihum. Bist du dran, zeigt es deine Karten, und nur deine.
web-pass-how = Gib es weiter, wenn es auf dem Bildschirm steht. Karten bleiben verdeckt, bis die Person am Zug sie sich zeigen lässt.
web-pass-who = Wer spielt mit?
web-pass-name = Name { $number }
web-pass-face = Ein anderes Bild für { $name }
web-pass-add = Noch jemand
web-pass-bots = Bots, die mitspielen
web-pass-remove = { $name } herausnehmen
web-pass-to = Gib weiter an { $name }
web-pass-show = Ich bin { $name } – Karten zeigen
web-pass-hide = Meine Karten verdecken
web-pass-exposed = { $name } hat noch eine Karte und nicht UNO gesagt!
web-pass-catch = { $name }: Erwischt!
web-pass-uno = { $name }: UNO!
web-new-table = Neuer Tisch
web-players = Mitspieler
web-level = Bots
web-level-easy = Leicht
web-level-normal = Normal
web-level-hard = Schwer
web-level-expert = Profi
web-level-learned = Autodidakt
web-turn-time = Sekunden pro Zug
web-watchers = Andere dürfen zuschauen
web-public = Alle können ihn finden
web-open-table = Tisch eröffnen
web-puzzle = Rätsel des Tages
    .more = Ein Moment aus einer echten Runde. Ein Zug ist klar der beste, und es ist nicht der naheliegende.
web-puzzle-solve = Lösen
web-puzzle-next = Nächstes Rätsel
web-puzzle-again = Noch einmal ansehen
web-alone = Nur ich und die Bots
web-house-rules = Hausregeln
web-house-rules-are = Regeln: wie gedruckt
web-by-the-book = wie gedruckt
web-rules-differ = { $count ->
        [one] eine Hausregel
       *[other] { $count } Hausregeln
    }
web-change-line = ändern
web-show-line = zeigen
web-what = Was ist das?
web-own-edition = Eigene Regeln (Datei hochladen) …
web-presets = Fertige Regeln
web-preset-book = Nach Regelheft
    .more = Wie gedruckt.
web-preset-beginners = Für Anfänger
    .more = Zeigt, was passt, fragt vor einem Fehler, lässt Zeit zum UNO-Rufen; leichte Bots, kein Bluffen, keine Punkte, zwei Minuten Bedenkzeit.
web-preset-family = Familie
    .more = In Ruhe: kein Bluffen, niemand fliegt raus, ziehen darf man immer, keine Punkte, zwei Minuten Bedenkzeit.
web-preset-party = Party
    .more = { $swaps ->
        [yes] Stapeln, 7 tauscht, 0 wandert, dazwischenwerfen; keine Punkte.
       *[no] Stapeln und dazwischenwerfen; keine Punkte.
    }
web-preset-quick = Schnell
    .more = Fünf Karten, eine Runde, eine halbe Minute.
web-preset-home = Wie wir zu Hause spielen
    .more = +4-Joker, wann du willst, ohne Anzweifeln, Gleiches auf Gleiches stapeln; keine Punkte, zwei Minuten Bedenkzeit.
web-preset-tournament = Turnier
    .more = Nach Regelheft um Punkte, eine halbe Minute pro Zug.

## Stühle

web-who-are-you = Wer bist du?
web-share = Scannen oder diesen Code eintippen:
web-only-here = Nur dieser Rechner kommt an den Tisch.
    .more = Damit Handys dazukommen können, beende Lastcard und starte es neu mit
web-invite-text = Komm, spiel UNO mit mir! { $link }
web-mail = E-Mail
web-scan = Zum Mitspielen scannen
    .more = { " " }oder diese Adresse öffnen und den Code eintippen:
web-first-is-host = Wer sich zuerst hinsetzt, leitet den Tisch.
web-link = Link zum Tisch
web-copy = Kopieren
web-copied = Kopiert
web-free = frei
web-for-friend = für Freunde
web-host = leitet den Tisch
web-sit = Hinsetzen
web-sit-here = Hierhin setzen
web-stand-up = Aufstehen
web-all-taken = Alle Stühle sind besetzt. Die Tischleitung kann einen dazustellen.
web-fill = Mit Bots auffüllen
web-add-chair = Noch ein Stuhl
web-wait-friends = Es fehlt noch jemand am Tisch, ein Mensch oder ein Bot.
web-remove = Entfernen
web-start = Karten geben
web-round-closed = Die letzte Runde konnte nicht weitergehen: Entweder wurden die Regeln mittendrin aktualisiert, oder nach 10.000 Zügen hatte noch niemand gewonnen. Sie gilt als unentschieden, und niemand bekommt Punkte. Gebt die nächste.
web-wait-host = Gegeben wird, sobald alle da sind.
web-next-here = { $name } ab der nächsten Runde
web-leaves = geht nach dieser Runde
web-muted = stumm
web-program = ein Programm spielt
web-lend = Ein Programm spielt für mich
    .more = Ein Bot, den du geschrieben hast, oder ein Assistent sitzt auf deinem Stuhl. Alle sehen, dass es ein Programm ist; es chattet nicht, und seine Runden stehen nicht in deiner Statistik.
web-lend-for = Wie lange
web-hours = { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
web-days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
web-make-token = Schlüssel machen
web-token = Schlüssel
web-token-once = Kopier ihn jetzt: Er wird nicht noch einmal gezeigt. Wer ihn hat, spielt auf deinem Platz, also gib ihn deinem Programm und sonst niemandem.
web-lent-until = Bis { $until } darf ein Programm auf deinem Platz spielen.
web-reclaim = Meinen Platz zurückholen
web-who-plays = Wer auf Stuhl { $number } sitzt
web-about = Mehr über { $name }
web-hush = Nachrichten von { $name } ausblenden
web-unhush = Nachrichten von { $name } zeigen
web-make-host = Tischleitung geben
web-mute = Stummschalten
web-unmute = Wieder reden lassen
web-lock = Keine neuen Leute
web-knocking = Du hast angeklopft. Gleich macht dir jemand auf …
web-knocks = { $name } klopft an.
web-admit = Hereinlassen
web-turn-away = Jetzt nicht
web-locked = Im Moment wird niemand Neues hereingelassen.
web-watching = Es schauen zu: { $names }
web-send-link = An Freunde schicken
web-change = Regeln ändern
web-change-later = Ändern könnt ihr sie, wenn diese Runde vorbei ist.
web-change-restarts = Mit der Änderung beginnt eine neue Partie.
web-cancel = Abbrechen
web-apply = So spielen
web-people = Wer da ist
web-invite = Freunde einladen
web-own-settings = Deine Einstellungen
web-hand-only = Nur meine Hand zeigen (der Tisch ist auf einem großen Bildschirm)
web-table = Der Tisch

## Am Tisch

web-your-turn = Du bist dran
web-connecting = Einen Moment …
web-lost = Verbindung weg. Neuer Versuch …
web-autopilot = Ein Bot spielt für dich. Tipp hier, um zu übernehmen.
web-try-out = Eine Probe
web-missed = Da bist du ja wieder. { $count ->
        [one] Eine Sache ist
       *[other] { $count } Dinge sind
    } inzwischen passiert.
web-menu = Menü
web-home = Startseite, mein Stuhl bleibt frei
web-leave = Ganz gehen
web-rematch = Noch eine Partie
web-record = Aufzeichnung speichern
web-sound = Ton { $on ->
        [yes] an
       *[no] aus
    }
web-say = Sag etwas
web-send = Senden
web-leave-sure = Wirklich gehen? Ein Bot übernimmt dann.
web-notices = Sag mir Bescheid, wenn ich dran bin
web-notices-refused = Dein Browser hat Mitteilungen blockiert. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
web-waiting = Ab der nächsten Runde bist du dabei
web-chat-empty = Noch hat niemand etwas gesagt.
web-reaction-thumbs-up = Gut
web-reaction-clap = Applaus
web-reaction-laugh = Haha
web-reaction-wow = Wow
web-reaction-sad = Schade
web-reaction-angry = Grr
web-reaction-party = Party
web-reaction-think = Hm
web-reaction-hurry = Mach schon
web-reaction-sorry = Sorry

## Was rund ums Spiel passiert, zum Vorlesen

web-around-sat = { $name } setzt sich.
web-around-left = { $name } geht.
web-around-removed = { $name } wurde entfernt.
web-around-renamed = { $old } heißt jetzt { $name }.
web-around-host = { $name } leitet jetzt den Tisch.
web-around-filled = Ein Bot setzt sich.
web-around-freed = Ein Bot geht.
web-around-locked = { $yes ->
        [yes] Niemand Neues darf herein.
       *[no] Neue sind wieder willkommen.
    }
web-around-muted = { $yes ->
        [yes] { $name } ist stummgeschaltet.
       *[no] { $name } ist nicht mehr stummgeschaltet.
    }
web-around-program = { $yes ->
        [yes] Für { $name } spielt jetzt ein Programm.
       *[no] { $name } spielt wieder selbst.
    }
web-around-admitted = { $yes ->
    [yes] { $name } darf herein.
   *[no] { $name } darf nicht herein.
}
web-around-settings = Die Regeln dieses Tischs haben sich geändert.
web-around-closed = { web-round-closed }
web-around-undealt = Während des Mischens wurden die Regeln auf dem Server aktualisiert: Gegeben wurde nichts. Fangt die Runde noch einmal an.
web-around-stand_in = Dieser Bot ist ausgefallen. Ab Runde { $number } spielt dafür Normal.
web-around-round = Runde { $number } beginnt.

## Regeln

web-rules-own = Eigene Regeln dieser Ausgabe
web-rules-common = Gemeinsame Regeln

## Punkteblock

web-player = Name { $number }
web-went-out = Hat die Runde gewonnen
web-left-over = Rest: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-was-out = rausgeflogen ({ $points })
web-write = Aufschreiben
web-undo = Rückgängig
web-new-sheet = Neues Blatt
web-new-sheet-sure = Diese Punkte wegwerfen?
web-one-less = Eine weniger: { $card }

## Wiederholung

web-step = Nächster Schritt
web-step-back = Schritt zurück
web-run = Abspielen
web-pause = Pause
web-speed = Tempo
web-seek = Stelle in der Runde
web-seen-by = Gesehen von
web-all-open = Alle Hände offen
web-copy-link = Link kopieren
web-replay = Noch einmal ansehen
web-try = Von hier ausprobieren
web-branch = Probe · { $pile ->
        [real] der echte Stapel
       *[shuffled] Stapel neu gemischt
    }
web-review = Analyse
web-review-round = Diese Runde analysieren

web-shuffling = Alle mischen …
web-left-out = Gemischt ohne { $names }: keine rechtzeitige Antwort.
web-comma = {", "}
web-gap = { " " }
web-seal-checking = Das Mischen wird geprüft …
web-seal-unchecked = Nicht geprüft: Der Server gibt die Aufzeichnung nicht heraus
web-seal-helped = Du hast hier mitgemischt
web-seal-left-out = Ohne dich gemischt
web-seal-wrong = Mit diesen Karten stimmt etwas nicht
web-seal-checked = Dein Browser hat alles selbst nachgerechnet: Die weggeschlossenen Zahlen, das Mischen und deine Karten passen zusammen.
web-seal-followed = { $count ->
    [0] Jede Karte, die bis zum Ende gezogen, gespielt oder gezeigt wurde, kam aus diesem Mischen.
    [one] Jede Karte, die bis zum Ende gezogen, gespielt oder gezeigt wurde, kam aus diesem Mischen; die Ablage wurde einmal neu gemischt.
   *[other] Jede Karte, die bis zum Ende gezogen, gespielt oder gezeigt wurde, kam aus diesem Mischen; die Ablage wurde { $count }-mal neu gemischt.
}
web-seal-without = { $count ->
        [one] Die Zahl einer Person fehlt, sie kam nicht rechtzeitig.
       *[other] Die Zahlen von { $count } Personen fehlen, sie kamen nicht rechtzeitig.
    }
web-seal-again = { $count ->
        [one] Einmal wurde
       *[other] { $count } Mal wurde
    } vorher schon Mischen angekündigt und dann nicht gegeben oder, soweit dir gesagt wurde, nicht zu Ende gespielt.
web-seal-what-record = Das ist nicht die Aufzeichnung, die am Ende der Runde bekannt gegeben wurde.
web-seal-what-terms = Die Aufzeichnung erzählt von anderen Karten, als deinem Browser gesagt wurde.
web-seal-what-deck = Dieses Deck ist nicht das dieser Edition.
web-seal-what-secret = Die Zahl des Servers ist nicht die, die er weggeschlossen hatte.
web-seal-what-shares = Die Zahl von jemandem ist nicht die, die weggeschlossen war.
web-seal-what-key = Aus diesen Zahlen kommt nicht dieses Mischen heraus.
web-seal-what-dealer = Nach diesem Mischen gibt jemand anders.
web-seal-what-seat = Deine Karten sind auf einem anderen Platz gelandet als angekündigt.
web-seal-what-hand = Bei diesem Mischen bekämst du andere Karten.
web-seal-what-draws = Aufgedeckte oder gezogene Karten kamen nicht aus diesem Mischen.
web-seal-receipt = Quittung speichern
web-fair = Wer hat gemischt?
web-fair-promise = Hier kann sich niemand die Karten aussuchen. Die anderen nicht, und der Server auch nicht.
web-fair-picture = Die Zahlen von allen kommen in eine Schüssel, und was herauskommt, mischt die Karten.
web-fair-you = Du
web-fair-friend = Dein Gegenüber
web-fair-server = Der Server
web-fair-box = Wegschließen.
    .more = Vor jeder Runde denkt sich jedes Gerät eine riesige geheime Zahl aus, und der Server auch. Alle legen ihre Zahl in ein verschlossenes Kästchen und stellen es auf den Tisch. Niemand kann hineinsehen, und niemand kann noch austauschen, was darin ist.
web-fair-mix = Alles mischen.
    .more = Erst wenn alle Kästchen auf dem Tisch stehen, werden die am Tisch geöffnet. Alle Zahlen werden zu einer einzigen verrührt, und die mischt die Karten. Ändert man auch nur eine Ziffer einer einzigen Zahl, landet jede Karte woanders.
web-fair-open = Das letzte öffnen.
    .more = Das Kästchen des Servers bleibt zu, bis die Runde vorbei ist: Sonst könnte man alle Karten ausrechnen. Dann geht es auch auf, und dein eigenes Gerät rechnet alles nach. Dieselben Kästchen, dieselbe Zahl, dieselben Karten? Dann bekommst du das Siegel. Es glaubt dem Server nichts einfach so.
web-fair-out = Ist deine Zahl dabei, konnte also niemand vorher wissen, was herauskommt, selbst wenn alle anderen unter einer Decke steckten. Sie könnten höchstens im letzten Moment ein Kästchen zulassen, und das würden alle sehen.
web-fair-left = Das Ganze dauert weniger als eine Sekunde, und du musst nichts drücken. Wer nicht rechtzeitig antwortet, ist beim Mischen nicht dabei, und alle erfahren es. Karten gibt es trotzdem.
web-fair-experts = Wenn dir SHA-256 und HKDF etwas sagen: In docs/fairness.md steht jeder Schritt mit Testwerten, und lastcard verify prüft eine Aufzeichnung mit deiner Quittung.

## Abende und Cliquen

web-evenings = Deine Abende
web-evenings-all = Statistik und Cliquen
web-last-evenings = Letzte Abende
web-no-evenings = Noch nichts. Spiel eine Runde zu Ende, dann steht sie hier.
web-evening-rounds = { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
web-evening-won = Gewonnene Runden
web-watch-last = Die letzte Runde ansehen
web-show-all = Alle zeigen
web-a-bot = Bot
web-somebody = jemand, der nicht mehr da ist
web-statistics = Deine Statistik
web-figure-rounds = Runden
web-figure-wins = Siege
web-figure-points = Punkte
web-figure-calls = UNO gerufen
web-figure-catches = Andere erwischt
web-figure-challenges = Zu Recht angezweifelt
web-figure-comeback = Beste Aufholjagd
web-comeback-cards = mit { $count } Karten
web-rivals = Direkter Vergleich
web-rival = { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }: { $won } für dich, { $lost } für die Gegenseite
web-circle = Clique
web-circles = Cliquen
    .more = Für Freunde, die oft zusammen spielen: ein Link, eigene Tische, eure Regeln und eine Liga fürs Jahr.
web-circle-name = Name der Clique
web-circle-new = Clique gründen
web-circle-invited = Zur Clique „{ $name }“ dazu?
web-circle-join = Mitmachen
web-circle-tables = Tische
web-circle-open = Tisch eröffnen
web-league = Liga
    .more = Runden an Tischen dieser Clique zählen hier, sobald zwei von euch mitspielen.
web-circle-rules = So spielen wir
web-circle-change = Ändern
web-circle-text = Komm in unsere UNO-Clique! { $link }
web-circle-link = Link zur Clique
    .more = Wer diesen Link hat, kann mitmachen.
web-circle-renew = Neuen Link machen
    .question = Der alte Link gilt dann nicht mehr. Den neuen finden alle aus der Clique unter „Deine Abende“.
web-members = Wer dabei ist
web-maker = hat sie gegründet
web-circle-leave = Verlassen
    .question = Diese Clique verlassen? Was du gespielt hast, bleibt in ihrer Liga.
web-circle-remove = Entfernen
    .question = { $name } entfernen? Auch der Link ändert sich, über den alten führt also kein Weg zurück.
web-own-data = Was wir über dich aufheben
    .more = Deine Runden, deine Statistik und deine Cliquen gehören zu diesem Browser. Es gibt kein Konto und kein Passwort.
web-other-device = Auch auf einem anderen Gerät spielen
    .more = Scanne das mit dem anderen Gerät. Es gilt einmal, fünf Minuten lang; zeig es sonst niemandem.
web-download = Herunterladen
web-delete = Alles löschen
web-delete-question = Deine Abende, Statistik und Cliquen sind dann endgültig weg, und dein Name verschwindet aus den Listen deiner Freunde.
web-delete-yes = Alles löschen
web-deleted = Alles weg. Jetzt bist du hier ein neues Gesicht.
web-move = Auf diesem Gerät weitermachen
    .more = Dieser Browser wird zu dir auf deinem anderen Gerät: dieselben Stühle, Statistik und Cliquen. Was in diesem Browser bisher gespielt wurde, bleibt zurück.
web-move-yes = Ja, das bin ich
