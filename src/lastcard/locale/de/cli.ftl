### Die Befehlszeile. cli-<Befehl> sagt, was ein Befehl tut, .more, wie man ihn benutzt.
### cli-flag-… und cli-argument-… sind die Zeilen seiner Hilfe.

cli-about = UNO nach den gedruckten Regeln: fünf Ausgaben, die klassische und deine eigene. lastcard allein öffnet das Spiel im Browser.
cli-usage = Aufruf:{ " " }
cli-commands = Befehle
cli-arguments = Argumente
cli-flags = Optionen

cli-play = Gegen Bots spielen.
    .more = Zum Beispiel: lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = Eine Ausgabe Schritt für Schritt lernen, mit Karten auf der Hand.
    .more = Jeder Schritt ist eine Lage, in der du tust, worum es bei einer Regel geht. Es geht weiter, wo du aufgehört hast. Zum Beispiel: lastcard learn no-mercy
cli-editions = Die Ausgaben auflisten.
    .more = Jede kann hinter --edition stehen, eine eigene TOML-Datei auch.
cli-rules = Die Regeln zeigen.
    .more = Ohne Thema steht da, was man nachschlagen kann. Zum Beispiel: lastcard rules no-mercy, lastcard rules NM-03, lastcard rules wG. Alle anderen Wörter werden im Regelheft gesucht: lastcard rules Duell
cli-replay = Ein gespeichertes Spiel Schritt für Schritt ansehen.
    .more = Mit den Pfeiltasten geht es vor und zurück. Mit --plain zeigt Enter den nächsten Schritt, b den vorigen, eine Zahl springt zu diesem Schritt, q beendet. P spielt vom gezeigten Schritt an gegen Bots weiter. Wo es keinen Bildschirm gibt, wird das ganze Spiel ausgegeben.
cli-review = Sagen, wo eine gespeicherte Runde gewonnen oder verloren wurde.
    .more = Und welche Karte besser gewesen wäre, nach dem, was man am Platz damals wusste; mit --open nach den Karten, die wirklich alle hatten. Zum Beispiel: lastcard review game.txt --seat 2
cli-puzzles = Das Rätsel des Tages lösen, oder eins nach seiner Nummer.
    .more = Lagen aus echten Runden, in denen ein Zug klar der beste ist, und nicht der naheliegende. --make findet neue.
cli-verify = Gespeicherte Spiele prüfen.
    .more = Spielt sie von der ersten bis zur letzten Karte nach. Was nicht stimmt, wird mit seiner Zeile genannt. Eine Quittung aus dem Browser beweist, dass niemand die Karten ausgesucht hat: siehe docs/fairness.md.
cli-restore = Runden und Tische zurückholen, die als zu alt entfernt wurden.
    .more = Alle der letzten Woche, oder die, die du nennst. Der Server darf dabei laufen.
cli-completion = Ein Skript ausgeben, mit dem deine Shell ergänzt, was du tippst.
    .more = Für bash: source <(lastcard completion bash). Für zsh: source <(lastcard completion zsh). Für fish: lastcard completion fish | source

cli-flag-edition = eine Ausgabe oder eine eigene TOML-Datei; sonst: { $usual }
cli-flag-players = wie viele spielen, 2 bis 10; sonst: { $usual }
cli-flag-bots = wie gut die Bots spielen: random, easy, normal, hard, expert, learned; oder eigene Bots: cmd:./mybot, module:Class; mehrere mit Komma; sonst: { $usual }
cli-flag-option = eine Hausregel, etwa stacking=same, jump_in=on oder deck=w:8,wG:2; so oft du willst. lastcard rules listet sie auf
cli-flag-target = der Punktestand, mit dem die Partie endet
cli-flag-no-talk = die Bots sagen nichts
cli-flag-name = wie du heißt
cli-flag-seed = eine Zahl oder ein Text; derselbe Startwert gibt dieselben Karten
cli-flag-save = wohin das Spiel gespeichert wird
cli-flag-keep-receipt = wohin deine Quittung vom Mischen kommt, für lastcard verify
cli-flag-plain = Zeile für Zeile, für Vorleseprogramme
cli-flag-coach = H fragt einen Coach, was ein guter Spieler tun würde
cli-flag-receipt = was dein Browser vom Geben aufgehoben hat; so oft du willst
cli-flag-seat = nur zeigen, was man an diesem Sitz gesehen hat; der erste Sitz ist 0
cli-flag-reviewed = wessen Entscheidungen; der erste Sitz ist 0, und meistens ist es der
cli-flag-round = welche Runde einer Partie; meistens die erste
cli-flag-all-hands = nach den Karten, die wirklich alle hatten
cli-flag-make = nach so vielen neuen Rätseln jeder Stufe suchen; das dauert eine Weile
cli-flag-puzzle-file = wohin sie geschrieben werden; meistens { $usual }
cli-flag-puzzle-rounds = aus den Runden dieses gespeicherten Spiels statt aus denen von Bots; auch mehrmals
cli-flag-part = eine andere Zahl findet andere
cli-argument-number = ein Rätsel; meistens das des Tages
cli-flag-json = als JSON, für Programme
cli-flag-open = alle Hände zeigen; das passiert ohne --seat
cli-flag-lang = { $known }; sonst entscheidet LASTCARD_LANG oder die Sprache deines Systems
cli-flag-debug = wenn etwas schiefgeht, zeigen, wo
cli-flag-help = diese Hilfe zeigen
cli-flag-version = die Version zeigen, und ob die Regeln kompiliert sind
cli-version = lastcard { $version }, { $speed ->
    [compiled] Regeln kompiliert
   *[plain] Regeln nicht kompiliert: dasselbe Spiel, um ein Vielfaches langsamer
}
cli-argument-topic = eine Ausgabe, eine Regel (NM-03) oder eine Gruppe davon (NM), eine Hausregel, eine Karte (wG) oder Wörter, die gesucht werden
cli-argument-edition = welche Ausgabe; meistens classic
cli-argument-file = ein gespeichertes Spiel
cli-argument-league = eine Datei mit Ergebnissen, eins je Zeile
cli-argument-link = der Link eines Tischs, um sich dort hinzusetzen; ohne ihn ein Spiel auf diesem Rechner
cli-argument-removed = die Kennung einer Runde oder der Code eines Tischs
cli-argument-shell = bash, zsh oder fish

cli-usage-error = { $message } (siehe { $command } --help)
cli-no-command = Es gibt keinen Befehl „{ $word }“. Es gibt: { $known }.
cli-value-missing = { $flag } braucht einen Wert.
cli-value-unwanted = { $flag } nimmt keinen Wert.
cli-unknown-words = Nicht verstanden: { $words }
cli-missing = Es fehlt: { $words }
cli-bad-number = { $flag } nimmt eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
cli-no-link = „{ $link }“ ist nicht der Link eines Tisches; einer sieht so aus: https://play.example/t/H6R2VXNM.
cli-no-database = Mit einer Datenbank „{ $kind }“ kann dieser Server nichts anfangen, nur mit sqlite und postgresql.
cli-no-language = Es gibt keine Sprache „{ $lang }“. Es gibt: { $known }.
cli-no-file = { $file }: { $detail }
cli-no-bot = Es gibt keinen Bot namens „{ $level }“. Es gibt: { $known }.
cli-no-topic = Im Regelheft steht nichts über „{ $topic }“. { $meant ->
        [none] lastcard rules listet auf, was es gibt.
       *[other] Meinst du { $meant }?
    }
cli-no-lesson = Erste Schritte gibt es für: { $known }.
cli-no-puzzle = Es gibt { $count } Rätsel; nenn eins nach seiner Nummer.
cli-review-range = Die Sitze dieses Spiels sind 0 bis { $seats }, die Runden 1 bis { $rounds }.
cli-no-shell = Für welche Shell? Es gibt: { $known }.
cli-bug = Hier ist etwas schiefgegangen, das nicht hätte schiefgehen dürfen: { $detail } (--debug zeigt mehr)

cli-rules-editions = Ausgaben
cli-rules-groups = Regeln
cli-rules-options = Hausregeln
cli-rules-hint = lastcard rules no-mercy zeigt ein ganzes Regelheft, lastcard rules NM-03 eine Regel, lastcard rules stacking eine Hausregel. Alle anderen Wörter werden gesucht.
cli-rules-option = { $option }: { $value }
cli-rules-found = „{ $topic }“ kommt hier vor; lastcard rules NAME zeigt eins davon.
cli-rules-deck = Die Karten
cli-rules-side = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } in { $colors }. Joker: { $wilds }.
cli-example = Zum Beispiel: { $text }
cli-editions-hint = lastcard rules AUSGABE sagt mehr zu jeder. Auch eine eigene TOML-Datei ist eine Ausgabe.
cli-rules-common = in allen Ausgaben gleich
cli-rules-custom = Karten für eigene Ausgaben

cli-replay-keys = Enter: nächster Schritt · b: zurück · eine Zahl: zu diesem Schritt · p: von hier weiterspielen · q: Schluss
cli-replay-over = Bei diesem Schritt ist die Runde vorbei: Es gibt nichts mehr zu spielen.
cli-replay-end = Die Schritte gehen von 1 bis { $steps }.
cli-replay-step = Schritt { $step } von { $steps }, Runde { $round }
cli-replay-round = Runde { $round }
cli-replay-top = Obenauf: { $card }. Farbe: { $color }. { $direction ->
        [-1] Gegen den Uhrzeigersinn.
       *[1] Im Uhrzeigersinn.
    } Noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } im Nachziehstapel.
cli-replay-hand = { $name } ({ $count }): { $cards }
cli-replay-behind = { $hand }; andere Seiten: { $cards }
cli-replay-points = Punkte: { $points }.
cli-replay-total = Gesamt: { $points }.
cli-replay-score = { $name } { $points }

cli-restored = { $count ->
        [0] Nichts wurde zurückgeholt.
        [one] Eine Runde oder ein Tisch ist wieder da.
       *[other] { $count } Runden und Tische sind wieder da.
    }
cli-not-removed = { $name } ist keine Runde und kein Tisch, der in der letzten Woche entfernt wurde.
cli-verified = { $file } ist in Ordnung: { $record } { $proof }
cli-proof-seed = Alle Züge und die Punkte stimmen; die Karten kamen aus einem Startwert, und wer den ausgesucht hat, hat auch die Karten ausgesucht.
cli-proof-bots = Geben, Nachmischen, alle Züge und die Punkte folgen aus dem Geheimnis des Servers; am Tisch saßen nur Bots, also hat sonst niemand mitgemischt.
cli-proof-unwitnessed = Geben, Nachmischen, alle Züge und die Punkte passen zueinander; ohne Quittung ist mehr nicht bewiesen.
cli-proof-left-out = Durch die Quittung bewiesen: Der Server hatte sein Geheimnis vor dem Geben festgelegt. Nicht bewiesen: dass niemand die Karten ausgesucht hat, denn dein Anteil ist nicht dabei.
cli-proof-helped = Durch die Quittung bewiesen: Niemand hat die Karten ausgesucht, und alles Nachmischen folgt daraus.
cli-proof-witnessed = Auch bewiesen: Alle Züge und die Punkte sind die, die am Ende der Runde bekannt gegeben wurden.
cli-proof-actions = Alle Züge und die Punkte stimmen nach den Regeln; dass wirklich so gespielt wurde, ist nicht bewiesen, denn die Quittung endet vor der Runde.
cli-proof-silent = Nicht dabei, weil keine rechtzeitige Antwort kam: { $names }.
cli-proof-withheld = Nach der Festlegung nicht mehr dabei: { $names }.
cli-proof-abandoned = { $count ->
        [one] Eine Runde wurde
       *[other] { $count } Runden wurden
    } vor dieser angekündigt und nie gegeben oder, soweit dir gesagt wurde, nie zu Ende gespielt.
cli-proof-redraws = { $count ->
        [0] Niemand hatte einen zweiten Versuch.
        [one] Jemand hatte womöglich einen zweiten Versuch.
       *[other] Es gab womöglich { $count } zweite Versuche.
    }
cli-verify-repeated = Zwei dieser Runden wurden aus demselben Geheimnis gegeben.
cli-summary-round = eine Runde { $edition } mit { $players } am Tisch, { $actions ->
        [one] ein Zug
       *[other] { $actions } Züge
    }. { $winner ->
        [none] Sie wurde nicht zu Ende gespielt.
       *[other] Gewonnen hat { $winner }.
    }
cli-summary-match = eine Partie { $edition } mit { $players } am Tisch, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $actions ->
        [one] ein Zug
       *[other] { $actions } Züge
    }. { $winner ->
        [none] Sie wurde nicht zu Ende gespielt.
       *[other] Gewonnen hat { $winner }.
    }

cli-serve = Den Server starten: Tische im Browser, für dich allein oder mit Freunden.
    .more = Zum Beispiel: lastcard serve --port 8000. docs/hosting.md erklärt, wie man ihn für andere betreibt.
cli-flag-host = die Adresse, auf der er lauscht; sonst: { $usual }, nur dieser Rechner
cli-flag-port = der Port, auf dem er lauscht; sonst: { $usual }
cli-flag-data = wo Tische und fertige Runden aufgehoben werden; sonst: { $usual }
cli-flag-database = stattdessen eine Datenbank, etwa postgresql+psycopg://user@host/name
cli-flag-public-url = wo man den Server findet, etwa https://cards.example
cli-flag-trusted-proxy = die Adresse eines Proxys, dem man glaubt, wer da fragt; so oft du willst
cli-flag-keep-days = nach wie vielen Tagen alte Runden und Tische entfernt werden; sonst: { $usual }
cli-flag-pace = wie lange Bots nachdenken, in Prozent dessen, was Menschen brauchen; sonst: { $usual }

cli-web = Im Browser spielen: der Server hier, und eine Seite, die sich öffnet.
    .more = Zum Beispiel: lastcard web --lan, für die Handys im Haus. Ohne --lan macht lastcard allein dasselbe.
cli-flag-lan = andere Geräte im Haus hereinlassen und die Adresse als QR-Code zeigen
cli-flag-no-browser = den Browser nicht öffnen, nur die Adresse ausgeben
cli-web-not-built = Diese Installation hat keinen Teil für den Browser: Sie wurde ohne Node.js gebaut. Im Quelltext baut ihn ./play; lastcard play braucht keinen.
cli-web-opened = Lastcard ist offen: { $url }
cli-web-in-the-house = Für Handys im Haus: { $url }
cli-web-to-stop = Strg-C beendet es. Tische werden in { $folder } aufgehoben.
cli-no-data = Was in { $place } liegt, ist nicht zu gebrauchen: { $detail }
cli-web-stopped = Geschlossen. Deine Tische sind beim nächsten Mal wieder da.
cli-web-runs-already = Lastcard ist schon offen: { $url }
cli-web-runs-without = Beende es zuerst (Strg-C): Es wurde ohne { $flag } geöffnet.
cli-web-port-taken = Port { $port } ist von einem anderen Programm belegt; nimm mit --port einen anderen.

cli-arena = Bots gegeneinander spielen lassen.
    .more = Alle Karten werden in jeder Sitzordnung gespielt. Zum Beispiel: lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-league = Eine Ergebnisdatei prüfen und zeigen, zu der andere ihre beitragen können.
    .more = Zum Beispiel: lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by Ann
cli-flag-add = der Ordner eines Wettkampfs, dessen Ergebnis zuerst dazukommt
cli-flag-league-player = welcher Bot des Wettkampfs
cli-flag-league-name = wie er in der Liga heißt
cli-flag-by = wer den Wettkampf ausgetragen hat
cli-flag-proof = der Ordner eines Wettkampfs: Ergeben seine Runden, was in der Datei steht?
cli-league-bad = Zeile { $line }: { $problem }
cli-league-who = Zu einem Ergebnis gehören --player, --name und --by.
cli-league-unproved = Die Runden in diesem Ordner ergeben nicht, was die Datei über { $name } sagt.
league-no-player = „{ $player }“ war nicht dabei. Dabei waren: { $known }.
league-no-contest = { $file } ist nicht die Datei eines Wettkampfs.
cli-mcp = Einem Assistenten mit MCP einen Platz geben: hier oder bei einem Server.
    .more = Der Assistent startet es. Für deinen eigenen Platz, den du ihm am Tisch leihst: Setz LASTCARD_TOKEN auf den Schlüssel.
cli-flag-mcp-name = wie der Assistent am Tisch heißt
cli-arena-legal = Sprachmodelle
cli-simulate = Zählen, was in vielen zufällig gespielten Runden passiert.
    .more = Zum Beispiel: lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = ein Bot für jeden Sitz: random, easy, normal, hard, expert, learned, cmd:./program, llm:./model oder module:Class; sonst: { $usual }
cli-archive = Runden für die Forschung in eine Parquet-Datei schreiben, eine Zeile je Zug.
    .more = Lässt Bots Runden spielen, liest gespeicherte Spiele oder Runden eines Servers, bei denen alle zugestimmt haben. Jede Runde lässt sich daraus nachspielen. Zum Beispiel: lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = woher die Runden kommen: simulation, records oder server; meistens records, wenn welche genannt sind, sonst simulation
cli-flag-check-archive = jede Runde der genannten Archive nachspielen und vergleichen
cli-flag-parquet-file = die Datei, in die geschrieben wird
cli-argument-record = gespeicherte Spiele; mit --check Archive
cli-no-source = Aus „{ $source }“ können keine Runden kommen. Es gibt: { $known }
cli-archived = Geschrieben: { $file }, { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }.
cli-archive-checked = { $file } ist in Ordnung: { $count ->
        [one] { $count } Runde lässt
       *[other] { $count } Runden lassen
    } sich nachspielen wie geschrieben.
cli-archive-left-out = Runde { $round } bleibt draußen: { $detail }
cli-flag-rounds = wie viele Runden mindestens; sonst: { $usual }
cli-flag-patience = wie viele Sekunden eigene Bots für eine Antwort haben; sonst: { $usual }
cli-flag-playouts = gedachte Runden für jede Entscheidung von hard und expert; 0 überlässt es ihnen
cli-flag-fairness = stattdessen das Geben prüfen: Verteilen sich Karten, erste Karten, Hände und Siege so, wie faires Mischen es tut?
cli-flag-compare = eine Hausregel mit anderem Wert: Wie ändert das die Zahlen?
cli-flag-out = ein Ordner für CSV, Parquet und eine Seite mit Diagrammen; derselbe Befehl macht dort weiter, wo er unterbrochen wurde
cli-flag-workers = wie viele Prozesse; 0 heißt einer je Kern
cli-flag-on = wo gerechnet wird: cores, oder ray für einen Ray-Cluster; sonst: { $usual }
cli-no-place = „{ $on }“ ist kein Ort zum Rechnen. Es gibt: { $known }.
cli-no-extra = Dafür fehlen Pakete: { $install }
cli-bad-rounds = „{ $rounds }“ ist keine Anzahl von Runden.
cli-stopped = Angehalten. Was gespielt wurde, steht in { $file }; derselbe Befehl macht dort weiter.
cli-written = Geschrieben: { $files }
cli-arena-about = { $rounds } Runden { $edition }, alle Karten in jeder Sitzordnung. Die Grenzen gelten mit 95 % Sicherheit; die gestrichelte Linie ist der gleiche Anteil für alle.
cli-arena-share = Anteil gewonnener Runden
report-played = Was gespielt wurde
report-edition = Ausgabe
report-bots = Bots
report-players = Am Tisch
report-options = Hausregeln
report-usual = wie gedruckt
report-seed = Startwert
report-version = Programmversion
report-playouts = Gedachte Runden je Entscheidung
report-ratings = Wertung im Lauf der Zeit
    .more = Nach Plackett-Luce, nach so vielen Runden; alle fangen bei 25 an.
report-beats = Wer wen schlägt
    .more = Von den Runden, die einer der beiden gewonnen hat, der Anteil des linken; für je einen Sitz.
report-seats = Von welchem Sitz
    .more = Der Anteil gewonnener Runden auf jedem Sitz. Ein gleicher Anteil hat keine Farbe.
report-seat = Sitz { $seat }
report-player = Spieler
report-bounds = 95-%-Grenzen
report-rounds = Runden
report-rating = Wertung
report-points = Punkte pro Runde
report-legal = Erlaubte Antworten
report-questions = Fragen
report-tokens-in = Gelesene Tokens
report-tokens-out = Geschriebene Tokens
report-cost = Kosten
report-value = Wert
report-difference = Unterschied
report-mean = im Schnitt
report-quantile = { $percent } % der Runden haben höchstens
report-mercy-rounds = Runden, in denen jemand ausscheidet
report-mercy-last-one = Runden, die der Letzte gewinnt, der übrig ist
report-mercy-players = Ausgeschiedene pro Runde
cli-arena-failures = Ausgefallene Bots
cli-arena-failed = { $bot } ist in Runde { $round } ausgefallen: { $reason }. Von da an hat „normal“ dafür gespielt.
cli-arena-not-counted = { $lost } von { $rounds } Runden zählen nicht: Nicht jeder Bot hat bis zum Schluss selbst gespielt.
cli-simulate-about = { $rounds } Runden { $edition } mit { $players } am Tisch, die irgendetwas Erlaubtes tun, nie UNO rufen und niemanden erwischen. Die Grenzen gelten mit 95 % Sicherheit; Regeln sind in { $told } der Runden gezählt.
cli-simulate-lengths = Entscheidungen in einer Runde
cli-simulate-wins = Wer gewinnt: so viele Sitze hinter dem, der anfängt
cli-simulate-rules = Runden, in denen eine Regel vorkommt
cli-fairness-about = { $rounds } Mal { $edition } für { $players } gegeben, jedes Mal mit eigenem Schlüssel und zufällig zu Ende gespielt. p sagt, wie oft faires Mischen mindestens so weit danebenläge.
cli-simulate-figures = Zahlen
cli-simulate-change = Was { $option } ändert
    .more = Fett sind Unterschiede, die mehr sind als Zufall: Die Null liegt nicht in ihren Grenzen.
cli-flag-bot = ein eigener Bot, den Tische setzen dürfen: mine=cmd:./mybot oder mine=module:Class; so oft du willst
cli-flag-thinkers = in wie vielen Prozessen Bots nachdenken; 0 lässt dem Server einen Kern
cli-flag-nats = Adresse, über die die Server eines Verbunds miteinander reden, etwa nats://127.0.0.1:4222; so oft du willst
cli-flag-processes = wie viele Server auf diesem Rechner laufen; mehr als einer braucht PostgreSQL und --nats
cli-cluster-needs-nats = --processes { $processes } braucht PostgreSQL und NATS: Ergänze --database postgresql://… und --nats nats://….
cli-cluster-needs-postgresql = --nats verbindet mehrere Server, und die brauchen PostgreSQL: Ergänze --database postgresql://….
cli-cluster-no-address = { $server } ist keine NATS-Adresse; eine sieht so aus: nats://127.0.0.1:4222.
cli-cluster-open-nats = NATS auf { $server } läuft nicht auf diesem Rechner, und alle Karten gehen darüber: Nimm TLS und ein Passwort, tls://name:passwort@host.
cli-cluster-no-nats = NATS auf { $server } lässt sich nicht benutzen: { $detail }
cli-cluster-no-fork = Dieses System kann nicht mehrere Prozesse an einem Port laufen lassen; starte lastcard serve mehrmals, jedes Mal mit eigenem --port.
