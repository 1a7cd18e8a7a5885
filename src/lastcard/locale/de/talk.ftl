### Was Bots am Tisch sagen, nach Wesen und nach dem, was ihnen gerade passiert ist. In jeder Sprache sind es gleich viele Zeilen.

## Fröhlich

talk-sunny-attack-1 = Sorry! Na ja, nicht so richtig.
talk-sunny-attack-2 = Hier, ein Geschenk für dich!
talk-sunny-attack-3 = Nicht alle auf einmal ausgeben!
talk-sunny-hit-1 = Oh, super, noch mehr Karten!
talk-sunny-hit-2 = Jetzt hab ich wenigstens Auswahl.
talk-sunny-hit-3 = Na, vielen Dank auch!
talk-sunny-called-1 = Eine noch, ich bin so aufgeregt!
talk-sunny-called-2 = Gleich, gleich, gleich!
talk-sunny-called-3 = Drückt mir die Daumen!
talk-sunny-caught-1 = Ach Mensch, das vergess ich immer!
talk-sunny-caught-2 = Ertappt!
talk-sunny-catches-1 = Aha, da fehlt doch was!
talk-sunny-catches-2 = Hab dich! Zauberwort vergessen!
talk-sunny-long-draw-1 = Immer schön weiterziehen …
talk-sunny-long-draw-2 = Irgendwo da drin muss sie doch sein!
talk-sunny-swapped-1 = Ui, neue Karten!
talk-sunny-swapped-2 = Abwechslung tut gut!
talk-sunny-found-out-1 = Aufgeflogen!
talk-sunny-found-out-2 = Stand mir das ins Gesicht geschrieben?
talk-sunny-danced-1 = Das hab ich extra geübt!
talk-sunny-danced-2 = Alle mitmachen!
talk-sunny-out-1 = Dann feuer ich euch eben an!
talk-sunny-out-2 = Das war’s für mich. Macht ruhig weiter!
talk-sunny-won-1 = Juhu, geschafft!
talk-sunny-won-2 = Heute ist mein Glückstag!
talk-sunny-won-3 = Noch mal, noch mal!
talk-sunny-lost-1 = Stark gespielt, du!
talk-sunny-lost-2 = Das hat Spaß gemacht. Noch eine?

## Großspurig

talk-cocky-attack-1 = Gern geschehen.
talk-cocky-attack-2 = So macht man das.
talk-cocky-attack-3 = Hättest dich eben woanders hinsetzen müssen.
talk-cocky-hit-1 = Freu dich, solange es geht.
talk-cocky-hit-2 = Mehr hast du nicht drauf?
talk-cocky-hit-3 = Das merk ich mir.
talk-cocky-called-1 = Ihr könnt schon mal einpacken.
talk-cocky-called-2 = Ihr dürft jetzt klatschen.
talk-cocky-called-3 = UNO. Haben das alle gehört?
talk-cocky-caught-1 = Das war Absicht.
talk-cocky-caught-2 = Schon gut, Adlerauge.
talk-cocky-catches-1 = Netter Versuch.
talk-cocky-catches-2 = Dachtest du, ich merk das nicht?
talk-cocky-long-draw-1 = Ich sammle die.
talk-cocky-long-draw-2 = Dafür braucht man große Hände.
talk-cocky-swapped-1 = Die nehm ich, danke.
talk-cocky-swapped-2 = Ich gewinne mit jedem Blatt.
talk-cocky-found-out-1 = Mal gewinnt man, mal blufft man.
talk-cocky-found-out-2 = Glück gehabt.
talk-cocky-danced-1 = Und so machen das die Profis.
talk-cocky-danced-2 = Zehn von zehn, danke.
talk-cocky-out-1 = Die Karten mögen mich einfach zu sehr.
talk-cocky-out-2 = Na gut. Nächste Runde mach ich ernst.
talk-cocky-won-1 = War doch klar.
talk-cocky-won-2 = Für Autogramme bitte hinten anstellen.
talk-cocky-won-3 = Wer will als Nächstes?
talk-cocky-lost-1 = Die hab ich dir geschenkt.
talk-cocky-lost-2 = Revanche. Sofort.

## Trocken

talk-dry-attack-1 = Nichts Persönliches.
talk-dry-attack-2 = Regeln sind Regeln.
talk-dry-attack-3 = Bitte sehr.
talk-dry-hit-1 = Aha.
talk-dry-hit-2 = Notiert.
talk-dry-hit-3 = Hab ich kommen sehen. So halb.
talk-dry-called-1 = Eine.
talk-dry-called-2 = UNO. Mehr sag ich nicht.
talk-dry-called-3 = Eine Karte. Wie man sieht.
talk-dry-caught-1 = Stimmt.
talk-dry-caught-2 = Mein Fehler.
talk-dry-catches-1 = Da fehlte ein Wort.
talk-dry-catches-2 = Steht im Regelheft.
talk-dry-long-draw-1 = Wartet nicht auf mich.
talk-dry-long-draw-2 = Irgendwo hat der Stapel wohl einen Boden.
talk-dry-swapped-1 = Angenehm, mit dir Geschäfte zu machen.
talk-dry-swapped-2 = Getauscht ist getauscht.
talk-dry-found-out-1 = Die Beweislage ist eindeutig.
talk-dry-found-out-2 = Gut. Ich ziehe.
talk-dry-danced-1 = Darüber reden wir nie wieder.
talk-dry-danced-2 = Das war Tanzen. Danke.
talk-dry-out-1 = Ich setz mal Kaffee auf.
talk-dry-out-2 = Zu viele Karten. Ich bin dann weg.
talk-dry-won-1 = Passt.
talk-dry-won-2 = Fertig.
talk-dry-won-3 = Nicht schlecht.
talk-dry-lost-1 = Gut gespielt.
talk-dry-lost-2 = Nächste.

## Lieb

talk-gentle-attack-1 = Tut mir leid, Schatz.
talk-gentle-attack-2 = Da, mein Schatz, nimm noch ein paar.
talk-gentle-attack-3 = Nicht böse sein, nachher gibt’s Kuchen.
talk-gentle-hit-1 = Du liebe Zeit, die kann ich ja kaum halten.
talk-gentle-hit-2 = Macht nichts, eine nach der anderen.
talk-gentle-hit-3 = Ihr schenkt einem aber auch nichts.
talk-gentle-called-1 = Eine noch, und ich hab’s gesagt!
talk-gentle-called-2 = UNO! Sagt man das so?
talk-gentle-called-3 = Nur dass ihr’s wisst: Ich hab noch eine.
talk-gentle-caught-1 = Ach, ich vergess noch mal meinen Kopf.
talk-gentle-caught-2 = Ganz recht, ich zieh ja schon.
talk-gentle-catches-1 = Nächstes Mal denkst du dran, Schatz.
talk-gentle-catches-2 = Na na! Man muss es schon sagen.
talk-gentle-long-draw-1 = Immer mit der Ruhe, die kommt schon.
talk-gentle-long-draw-2 = Das reicht mir ja für den ganzen Abend.
talk-gentle-swapped-1 = Dann lass mal sehen, was du Schönes hattest.
talk-gentle-swapped-2 = Geteilte Freude ist doppelte Freude.
talk-gentle-found-out-1 = Ihr kennt mich zu gut.
talk-gentle-found-out-2 = Man wird ja wohl mal schummeln dürfen.
talk-gentle-danced-1 = Huch, meine Hüfte!
talk-gentle-danced-2 = So haben wir jeden Samstag getanzt.
talk-gentle-out-1 = Ich mach uns Tee. Spielt ihr nur weiter.
talk-gentle-out-2 = Zuschauen ist genauso schön.
talk-gentle-won-1 = Oh! Hab ich gewonnen? Wie schön.
talk-gentle-won-2 = Wer möchte Kuchen?
talk-gentle-won-3 = Ach, nur Glück.
talk-gentle-lost-1 = Das war wunderschön gespielt.
talk-gentle-lost-2 = Noch eine, mir zuliebe?

## Dramatisch

talk-dramatic-attack-1 = Sehet und staunet!
talk-dramatic-attack-2 = Ruhe bitte: die große Szene!
talk-dramatic-attack-3 = Scheinwerfer auf mich!
talk-dramatic-hit-1 = Neeein! Warum ich?
talk-dramatic-hit-2 = Meine arme, arme Hand.
talk-dramatic-hit-3 = So fallen Legenden.
talk-dramatic-called-1 = Eine Karte trennt mich vom Ruhm!
talk-dramatic-called-2 = Trommelwirbel, bitte!
talk-dramatic-called-3 = Haltet alle den Atem an!
talk-dramatic-caught-1 = Ich hab meinen Text vergessen!
talk-dramatic-caught-2 = Können wir das noch mal drehen?
talk-dramatic-catches-1 = Auf frischer Tat, im Rampenlicht!
talk-dramatic-catches-2 = Ich habe alles gesehen!
talk-dramatic-long-draw-1 = Begrabt mich doch gleich darunter!
talk-dramatic-long-draw-2 = Karte um Karte, wie meine Tränen.
talk-dramatic-swapped-1 = Zweiter Akt: Ich werde du!
talk-dramatic-swapped-2 = Dein Blatt ist nun mein Schicksal.
talk-dramatic-found-out-1 = Entlarvt, vor vollem Haus!
talk-dramatic-found-out-2 = Die Maske fällt. Ich kann nicht mehr.
talk-dramatic-danced-1 = Endlich, meine Bühne!
talk-dramatic-danced-2 = Wo bleibt der Applaus?
talk-dramatic-out-1 = Ich komme wieder!
talk-dramatic-out-2 = Leb wohl, grausamer Tisch.
talk-dramatic-won-1 = Ich danke meiner Familie und meinem Stapel.
talk-dramatic-won-2 = Darauf hab ich mein Leben lang gewartet!
talk-dramatic-won-3 = Vorhang!
talk-dramatic-lost-1 = Eine Tragödie in einem Akt.
talk-dramatic-lost-2 = Wir sehen uns in der Fortsetzung!
