# Hilfe
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-examples = Beispiele
cli-commands = Befehle
cli-documents = Alle Dokumente (docs/...) liegen in { $folder }
cli-required = erforderlich
cli-options-metavar = [OPTIONEN]
cli-command-metavar = BEFEHL ...
cli-help = Diese Hilfe zeigen und beenden.
cli-version = Die Version zeigen und beenden.
cli-lang = Sprache: Englisch oder Deutsch. Vorgabe: Sprache des Systems.
cli-council = Brettspiele aus den Sieben Königslanden, für Menschen, Bots und Forschung. „council BEFEHL --help“ erklärt einen Befehl.
cli-play-short = Eine Partie in diesem Terminal spielen.
cli-daily-short = Die Partie des Tages spielen.
cli-learn-short = Ein Spiel beim Spielen lernen.
cli-serve-short = Einen Server starten, um im Browser zu spielen.
cli-tables-short = Tische eines Servers auflisten, zeigen, schließen oder löschen.
cli-backup-short = Alle Partien eines Servers in einer Datei sichern.
cli-restore-short = Die Partien einer Sicherung wiederherstellen.
cli-loadtest-short = Einen Server unter Last messen.
cli-replay-short = Eine aufgezeichnete Partie abspielen oder prüfen.
cli-verify-short = Prüfen, ob Karten und Würfel einer Partie vor dem Beginn feststanden.
cli-export-short = Beendete Partien eines Servers als Aufzeichnungen oder Entscheidungen als Arrays schreiben.
cli-chronicle-short = Alle Partien eines Ordners zusammenfassen: Siege, Serien, Rekorde.
cli-games-short = Die Spiele und ihre Einstellungen auflisten.
cli-rules-short = Die Regeln eines Spiels zeigen.
cli-match-short = Bots viele Partien spielen lassen.
cli-tournament-short = Bots einstufen: alle gegen alle.
cli-ladder-short = Die Spielstärke der mitgelieferten Bots zeigen.
cli-balance-short = Prüfen, ob ein Spiel ausgewogen ist und was eine Änderung bewirkt.
cli-train-short = Ein kleines Netz ein Spiel lernen lassen.
cli-report-short = Eine beendete Partie erklären: Glück, Entscheidungen, Momente.
cli-odds-short = Die Chancen eines Angriffs in RISIKO berechnen.
cli-check-short = Eine Datei mit eigenen Karten prüfen.
cli-perft-short = Zugfolgen ab einer Stellung zählen.
cli-bench-short = Die Geschwindigkeit von Spielen und Suche messen.
cli-completion-short = Das Skript zur Befehlsergänzung einer Shell ausgeben.

# Fehler
cli-no-such-command = Den Befehl „{ $got }“ gibt es nicht. Die Befehle sind { $allowed }.
cli-no-such-command-near = Den Befehl „{ $got }“ gibt es nicht. Meintest du { $near }?
cli-no-such-option = Die Option „{ $got }“ gibt es nicht. „{ $command } --help“ listet die Optionen auf.
cli-no-such-option-near = Die Option „{ $got }“ gibt es nicht. Meintest du { $near }?
cli-missing = { $what } fehlt. „{ $command } --help“ zeigt den Aufruf.
cli-extra-argument = „{ $got }“ ist hier zu viel. „{ $command } --help“ zeigt den Aufruf.
cli-takes-no-value = { $option } nimmt keinen Wert an.
cli-needs-a-value = { $option } braucht einen Wert.
cli-empty = { $option } darf nicht leer sein.
cli-not-together = { $one } und { $other } gehen nicht zusammen. Nimm nur eines davon.
cli-bad-usage = Der Befehl wurde nicht verstanden. „{ $command } --help“ zeigt den Aufruf.
cli-not-a-whole-number = { $option } kann nicht „{ $got }“ sein. Nimm eine ganze Zahl von { $low } bis { $high }.
cli-not-a-number = { $option } kann nicht „{ $got }“ sein. Nimm eine Zahl von { $low } bis { $high }.
cli-not-one-of = { $option } kann nicht „{ $got }“ sein. Zur Wahl stehen { $allowed }.
cli-not-a-pair = --option kann nicht „{ $got }“ sein. Gib Name und Wert an, zum Beispiel { $example }.
cli-option-twice = Die Einstellung { $option } ist zweimal gesetzt. Setze sie nur einmal.
cli-no-such-game = Das Spiel „{ $got }“ gibt es nicht. Die Spiele sind { $allowed }.
cli-no-such-rule = Die Regel „{ $got }“ gibt es in { $game } nicht. Am ähnlichsten sind { $near }.
cli-no-such-file = Die Datei { $file } gibt es nicht.
cli-a-folder = { $file } ist ein Ordner. Gib eine Datei an.
cli-unreadable = { $file } lässt sich nicht lesen.
cli-file-too-large = { $file } ist zu groß (höchstens { $most } Bytes).
cli-not-text = { $file } ist kein UTF-8-Text (Zeile { $line }).
cli-bad-folder = Der Ordner { $folder } lässt sich nicht beschreiben.
cli-logs-exist = Im Ordner { $folder } liegt schon { $file }. Wähle einen anderen Ordner, damit keine Aufzeichnung überschrieben wird.
cli-no-logs = Im Ordner { $folder } liegt keine Aufzeichnung (*.council.jsonl).
cli-file-trouble = { $file } ließ sich nicht lesen oder schreiben.
cli-output-trouble = Die Ausgabe ließ sich nicht schreiben. Vielleicht ist der Datenträger voll.
cli-in-file = { $file }: { $what }
cli-interrupted = Abgebrochen.

# Wer spielt
cli-bot-name = Bot { $name }
cli-bot-random = Zufall
cli-bot-greedy = gierig
cli-bot-easy = leicht
cli-bot-medium = mittel
cli-bot-hard = schwer
cli-bot-master = Meister

# Die Schlusstabelle
cli-result-rank = Rang
cli-result-player = Name
cli-result-score = Endwertung
cli-result-won = Sieg
cli-result-wins = gewinnt
cli-result-shares = teilt sich den Sieg

# council replay
cli-log-not-text = Zeile { $line }: Das ist kein UTF-8-Text.
cli-replay-sound = gültig und beendet: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} der Aufzeichnung.
cli-replay-unfinished = bis hierher gültig, nicht beendet: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} der Aufzeichnung.
cli-replay-from = Sie geht vor Zeile { $line } einer anderen Partie weiter. Die Zeilen 2 bis { $until } kommen von dort; niemand kann beweisen, dass ihr Zufall fair war.
cli-replay-no-commitment = Die Ziehungen wurden nicht vor dem Austeilen festgelegt; darum kann niemand beweisen, dass sie fair waren.
cli-replay-deal = Ihre Karten und Würfel folgen aus dem Kartencode { $code }. Wer den Code kennt, kann sie ausrechnen. Deshalb beweist die Aufzeichnung nicht, dass die Partie fair war.
cli-replay-title = { $game }: { $players }
cli-replay-step-how = Enter zeigt den nächsten Zug, Strg-D beendet.
cli-replay-public = Die Partie ist nicht beendet, darum fehlen hier die verdeckten Karten. --all zeigt sie auch.
cli-replay-ends-here = Hier endet die Aufzeichnung; die Partie ist nicht beendet.
cli-replay-agreed = Hier wurde die Partie einvernehmlich beendet.

# council export

cli-export-what = Für Aufzeichnungen wird ein Format gebraucht: --arrays. Ohne Dateien schreibt dieser Befehl die Partien eines Servers.
cli-export-which = Nenne die Aufzeichnungen oder einen Ordner mit Aufzeichnungen.
cli-export-numpy = Dafür wird numpy gebraucht. Installiere es mit: pip install numpy
cli-export-mixed = Diese Partie ist von anderer Art als die erste: anderes Spiel, anderer Modus oder andere Zahl von Plätzen.
cli-export-nothing = Keine dieser Partien ist beendet. Es gibt also nichts zu schreiben.
cli-export-done = { $file }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
cli-export-unfinished = { $games ->
    [one] 1 Partie ohne Ergebnis wurde ausgelassen.
   *[other] { $games } Partien ohne Ergebnis wurden ausgelassen.
}

# council verify
cli-verify-right = { $draws ->
    [0] Es gab keine Ziehung zu prüfen.
    [one] Die einzige Ziehung ist korrekt.
   *[other] Alle { $draws } Ziehungen sind korrekt.
}
cli-verify-alone = { $draws ->
    [one] { $draws } weitere Ziehung hatte
   *[other] { $draws } weitere Ziehungen hatten
} laut Aufzeichnung nur einen möglichen Ausgang, also gab es nichts zu prüfen. Ob das stimmt, zeigt: council replay --verify
cli-verify-commitment = Die Festlegung war { $hash }. Vergleiche sie mit der, die der Tisch vor dem Austeilen gezeigt hat.
cli-verify-word-sealed = { $name } hat einen Zufallsbeitrag versiegelt, bevor einer aufgedeckt wurde: { $word }
cli-verify-word-open = { $name } hat vor der ersten Ziehung einen Zufallsbeitrag ohne Siegel geliefert: { $word }
cli-verify-word-late = { $name } hat nach { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
} einen Zufallsbeitrag geliefert; nur spätere Ziehungen hängen davon ab: { $word }
cli-verify-no-words = Niemand hat einen Zufallsbeitrag geliefert: Die Ziehungen hängen allein vom Geheimnis des Servers ab.
cli-verify-unopened = { $name } hat einen Zufallsbeitrag versiegelt und nie aufgedeckt.
cli-verify-undone = { $name } hat Züge zurückgenommen und mit ihnen die Ziehungen { $first } bis { $last }. Haben alle zugestimmt?
cli-verify-line = Zeile { $line }: Diese Zeile gehört nicht zu einer Aufzeichnung, oder sie wurde verändert; ihre Prüfsumme passt nicht.
cli-verify-secret = Zeile { $line }: Das Geheimnis passt nicht zur Festlegung in der ersten Zeile.
cli-verify-closed = Zeile { $line }: Die Partie ist zu Ende, aber ihr Geheimnis wurde nicht ganz am Schluss aufgedeckt.
cli-verify-seal = Zeile { $line }: Ein Zufallsbeitrag passt nicht zu seinem Siegel oder wurde erst versiegelt, als andere schon aufgedeckt waren.
cli-verify-number = Zeile { $line }: Die Ziehungen sind nicht fortlaufend nummeriert, und keine Rücknahme erklärt die Lücke.
cli-verify-draw = Zeile { $line }: Geheimnis und Zufallsbeiträge ergeben für diese Ziehung etwas anderes.
cli-verify-plain = Diese Partie wurde ohne Festlegung gespielt, also gibt es nichts zu prüfen.
cli-verify-deal = Die Karten und Würfel dieser Partie folgen aus einem öffentlichen Kartencode, also gibt es keine Festlegung zu prüfen.
cli-verify-running = Diese Partie ist nicht zu Ende, oder das ist nicht die vollständige Aufzeichnung. Nur die vollständige enthält am Ende das Geheimnis.

# council rules
cli-rules-question = Frage: { $text }
cli-rules-why = Grund: { $text }
cli-rules-untested = kein Test
cli-rules-covered = { $count } von { $total } Regeln haben einen Test.
cli-rules-no-tests = Die Tests liegen nur im Quelltext. Führe den Befehl in einem Checkout des Projekts aus.
cli-markdown-about = Jede Aussage hat eine Kennung, die sich nie ändert; „council rules { $game } { $rule }“ zeigt eine davon. Diese Seite gibt „council rules { $game } --markdown --lang de“ aus.

# council games
cli-games-line = { $more ->
    [0] { $game }, { $low } Personen
   *[other] { $game }, { $low } bis { $high } Personen
}
cli-games-seats = { $more ->
    [0] Für { $low } Personen.
   *[other] Für { $low } bis { $high } Personen.
}
cli-games-version = Fassung { $rules } der Regeln, Programm { $program }.
cli-games-rules = Das Regelwerk hat { $count } Aussagen: council rules { $game }
cli-games-data-hint = { $count } Kartenwerte sind nicht aus dem gedruckten Spiel bekannt: council games { $game } --data-report
cli-games-options = Einstellungen
cli-games-default = { $values } (Vorgabe { $default })
cli-games-numbers = Zahlen von { $low } bis { $high }, getrennt durch Kommas
cli-games-which = Welches Spiel? Zur Wahl stehen { $allowed }.
cli-games-data-none = Alle Werte sind wie gedruckt.
cli-games-data-why = Diese Werte sind nicht durch den Druck belegt. Wir haben sie abgeleitet oder erschlossen, oder du hast sie selbst gesetzt. Besitzt du das Spiel, schreibe die gedruckten Werte in eine Datei, zum Beispiel:
cli-games-data-play = Dann spiele mit: council play { $game } --data DATEI
cli-games-data-item = Eintrag
cli-games-data-key = Schlüssel
cli-games-data-value = Wert
cli-games-data-provenance = Herkunft
cli-games-data-is-printed = gedruckt
cli-games-data-is-public = öffentlich
cli-games-data-is-transcribed = abgeschrieben
cli-games-data-is-derived = abgeleitet
cli-games-data-is-reconstructed = erschlossen
cli-games-data-is-owner = von dir

# council odds
cli-odds-conquers = Der Angriff gelingt mit { $share } % Wahrscheinlichkeit.
cli-odds-lost = Im Schnitt verliert die angreifende Seite { $attackers } Armeen, die verteidigende { $defenders }.
cli-odds-left = Gelingt der Angriff, bleiben im Schnitt { $armies } angreifende Armeen.

# council check
cli-check-cards = { $items ->
    [one] { $file } ist gültig: { $items } eigene Karte oder eigener Plan.
   *[other] { $file } ist gültig: { $items } eigene Karten und Pläne.
}
cli-check-shipped = Die mitgelieferten Karten sind gültig.
cli-check-played = { $games } zufällige Partien wurden zu Ende gespielt.
