# Hilfe
cli-usage = Aufruf:
cli-arguments = Angaben
cli-options = Optionen
cli-examples = Beispiele
cli-commands = Befehle
cli-options-metavar = [OPTIONEN]
cli-command-metavar = BEFEHL ...
cli-help = Diese Hilfe zeigen und beenden.
cli-version = Die Version zeigen und beenden.
cli-lang = Die Sprache: Englisch oder Deutsch. Vorgabe: die des Systems.
cli-council = Brettspiele aus den Sieben Königslanden, für Menschen, Computerspieler und Forschung. „council BEFEHL --help“ erklärt einen Befehl.
cli-play-short = Ein Spiel in diesem Terminal spielen.
cli-serve-short = Den Tisch für den Browser öffnen.
cli-backup-short = Sichert alle Spiele eines Servers in einer Datei.
cli-restore-short = Holt die Spiele einer Sicherung zurück.
cli-loadtest-short = Misst, wie es einem Server mit vielen Spielen zugleich geht.
cli-replay-short = Ein aufgezeichnetes Spiel nacherzählen oder prüfen.
cli-verify-short = Beweisen, dass der Zufall eines Spiels vorher feststand.
cli-games-short = Die Spiele und ihre Einstellungen auflisten.
cli-rules-short = Die Regeln eines Spiels nachschlagen.
cli-match-short = Computerspieler viele Spiele austragen lassen.
cli-tournament-short = Computerspieler einstufen: jeder gegen jeden.
cli-ladder-short = Zeigen, wie stark die mitgelieferten Computerspieler sind.
cli-balance-short = Prüfen, ob ein Spiel gerecht ist und was eine Änderung bewirkt.
cli-odds-short = Die Aussichten eines Angriffs bei RISIKO nennen.
cli-check-short = Eine Datei mit eigenen Karten prüfen.
cli-perft-short = Zugfolgen ab einer Stellung zählen.
cli-bench-short = Messen, wie schnell Spiele und Suche laufen.
cli-completion-short = Das Ergänzungsskript einer Shell ausgeben.

# Fehler
cli-no-such-command = Den Befehl „{ $got }“ gibt es nicht; es gibt { $allowed }.
cli-no-such-command-near = Den Befehl „{ $got }“ gibt es nicht. War { $near } gemeint?
cli-no-such-option = Die Option „{ $got }“ gibt es nicht; „{ $command } --help“ zählt die Optionen auf.
cli-no-such-option-near = Die Option „{ $got }“ gibt es nicht. War { $near } gemeint?
cli-missing = { $what } fehlt; „{ $command } --help“ zeigt, wie der Befehl lautet.
cli-extra-argument = „{ $got }“ ist ein Wort zu viel; „{ $command } --help“ zeigt, wie der Befehl lautet.
cli-takes-no-value = { $option } steht allein, ohne einen Wert.
cli-needs-a-value = Nach { $option } fehlt ein Wert.
cli-empty = { $option } darf nicht leer sein.
cli-not-together = { $one } und { $other } gehen nicht zusammen; gib eines davon an.
cli-bad-usage = Das war nicht zu verstehen; „{ $command } --help“ zeigt, wie der Befehl lautet.
cli-not-a-whole-number = { $option } kann nicht „{ $got }“ sein; möglich ist eine ganze Zahl von { $low } bis { $high }.
cli-not-a-number = { $option } kann nicht „{ $got }“ sein; möglich ist eine Zahl von { $low } bis { $high }.
cli-not-one-of = { $option } kann nicht „{ $got }“ sein; möglich sind { $allowed }.
cli-not-a-pair = --option kann nicht „{ $got }“ sein; schreibe Name und Wert, zum Beispiel { $example }.
cli-option-twice = Die Einstellung { $option } steht zweimal da; einmal genügt.
cli-no-such-game = Das Spiel „{ $got }“ gibt es nicht; es gibt { $allowed }.
cli-no-such-rule = Die Regel „{ $got }“ gibt es in { $game } nicht; am nächsten kommen { $near }.
cli-no-such-file = Die Datei { $file } gibt es nicht.
cli-a-folder = { $file } ist ein Ordner; gebraucht wird eine Datei.
cli-unreadable = { $file } lässt sich nicht lesen.
cli-file-too-large = { $file } ist größer als { $most } Bytes; so groß ist keine solche Datei.
cli-not-text = { $file } ist kein Text in UTF-8 (Zeile { $line }).
cli-bad-folder = In den Ordner { $folder } lässt sich nichts schreiben.
cli-logs-exist = Im Ordner { $folder } liegt schon { $file }; wähle einen anderen Ordner, damit keine Aufzeichnung verloren geht.
cli-no-logs = Im Ordner { $folder } liegt keine Aufzeichnung (*.council.jsonl).
cli-file-trouble = { $file } ließ sich nicht lesen oder schreiben.
cli-output-trouble = Die Ausgabe ließ sich nicht schreiben; vielleicht ist der Datenträger voll.
cli-in-file = { $file }: { $what }
cli-interrupted = Abgebrochen.

# Spieler
cli-bot-name = Bot { $name }
cli-bot-random = Zufall
cli-bot-greedy = gierig
cli-bot-easy = leicht
cli-bot-medium = mittel
cli-bot-hard = schwer

# Die Schlusstabelle
cli-result-rank = Rang
cli-result-player = Spieler
cli-result-score = Endwertung
cli-result-won = Sieg
cli-result-wins = gewinnt
cli-result-shares = teilt sich den Sieg

# council replay
cli-log-not-text = Zeile { $line }: Das ist kein Text in UTF-8.
cli-replay-sound = in Ordnung und beendet: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} der Spieler, { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} der Aufzeichnung.
cli-replay-unfinished = bis hierher in Ordnung, nicht beendet: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} der Spieler, { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} der Aufzeichnung.
cli-replay-title = { $game }: { $players }
cli-replay-step-how = Enter führt zum nächsten Zug, Strg-D beendet.
cli-replay-public = Das Spiel ist nicht beendet, darum steht hier nur, was alle wissen dürfen; --all zeigt auch die verdeckten Karten.
cli-replay-ends-here = Hier endet die Aufzeichnung; das Spiel ist nicht beendet.
cli-replay-agreed = Hier haben die Spieler das Spiel im Einvernehmen beendet.

# council verify
cli-verify-right = { $draws ->
    [0] es gab keine Ziehung zu prüfen.
    [one] die { $draws } Ziehung ist, wie sie sein musste.
   *[other] alle { $draws } Ziehungen sind, wie sie sein mussten.
}
cli-verify-alone = { $draws ->
    [one] { $draws } weitere Ziehung hatte
   *[other] { $draws } weitere Ziehungen hatten
} laut Aufzeichnung nur einen möglichen Ausgang, also nichts zu prüfen; ob das stimmt, zeigt council replay --verify.
cli-verify-commitment = Die Festlegung war { $hash }; vergleiche sie mit dem, was der Tisch vor dem Austeilen gezeigt hat.
cli-verify-word-sealed = { $name } hatte ein Wort versiegelt, bevor irgendeines gesagt wurde: { $word }
cli-verify-word-open = { $name } hat vor der ersten Ziehung ein Wort gesagt, ohne Siegel: { $word }
cli-verify-word-late = { $name } hat nach { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
} ein Wort gesagt; nur das Spätere hängt davon ab: { $word }
cli-verify-no-words = Kein Spieler hat ein Wort beigetragen: Der Server allein hat sein Geheimnis gewählt.
cli-verify-unopened = { $name } hat ein Wort versiegelt und nie gesagt.
cli-verify-undone = { $name } hat Züge zurückgenommen und mit ihnen die Ziehungen { $first } bis { $last }; haben alle zugestimmt?
cli-verify-line = Zeile { $line }: Das ist keine Zeile einer Aufzeichnung, oder sie wurde verändert; ihre Prüfsumme passt nicht.
cli-verify-secret = Zeile { $line }: Das Geheimnis passt nicht zur Festlegung in der ersten Zeile.
cli-verify-closed = Zeile { $line }: Das Spiel ist aus, aber sein Geheimnis wurde nicht ganz am Ende gesagt.
cli-verify-seal = Zeile { $line }: Ein Wort passt nicht zu seinem Siegel oder wurde versiegelt, als andere schon offen waren.
cli-verify-number = Zeile { $line }: Die Nummern der Ziehungen folgen nicht aufeinander, und keine Rücknahme erklärt es.
cli-verify-draw = Zeile { $line }: Das ist nicht, was zu ziehen war.
cli-verify-plain = Dieses Spiel wurde ohne Festlegung gespielt; es gibt nichts zu prüfen.
cli-verify-running = Dieses Spiel ist nicht aus; sein Geheimnis steht am Ende in der ganzen Aufzeichnung.

# council rules
cli-rules-question = Frage: { $text }
cli-rules-why = Grund: { $text }
cli-rules-kind-rule = Aus den gedruckten Regeln („{ $part }“).
cli-rules-kind-rule-page = Aus den gedruckten Regeln, Seite { $page }.
cli-rules-kind-property = Folgt aus den gedruckten Regeln.
cli-rules-kind-sheet = Vom Blatt „Haus Mitchell“.
cli-rules-kind-example = Ein Beispiel.
cli-rules-kind-ruling = Unsere Entscheidung { $ruling }; die gedruckten Regeln lassen es offen.
cli-rules-untested = kein Test
cli-rules-covered = { $count } von { $total } Regeln haben einen Test.
cli-rules-no-tests = Die Tests gehören nur zum Quelltext; rufe das in einem Auszug des Projekts auf.
cli-markdown-about = Jede Aussage hat eine Kennung, die sich nie ändert; „council rules { $game } { $rule }“ zeigt eine davon. Diese Seite gibt „council rules { $game } --markdown --lang de“ aus.

# council games
cli-games-line = { $more ->
    [0] { $game }, { $low } Spieler
   *[other] { $game }, { $low } bis { $high } Spieler
}
cli-games-seats = { $more ->
    [0] Für { $low } Spieler.
   *[other] Für { $low } bis { $high } Spieler.
}
cli-games-version = Fassung { $rules } der Regeln, Programm { $program }.
cli-games-rules = Das Regelwerk hat { $count } Aussagen: council rules { $game }
cli-games-data-hint = { $count } Werte der Karten sind nicht aus dem Druck bekannt: council games { $game } --data-report
cli-games-options = Einstellungen
cli-games-default = { $values } (Vorgabe { $default })
cli-games-numbers = Zahlen von { $low } bis { $high }, getrennt durch Kommas
cli-games-which = Welches Spiel? Nenne eines von { $allowed }.
cli-games-data-none = Jeder Wert ist der gedruckte.
cli-games-data-why = Diese Werte haben wir erschlossen, oder du hast sie gesetzt. Wenn du die Schachtel besitzt, schreibe die gedruckten Werte in eine Datei, zum Beispiel:
cli-games-data-play = Dann spiele mit: council play { $game } --data DATEI
cli-games-data-item = Gegenstand
cli-games-data-key = Angabe
cli-games-data-value = Wert
cli-games-data-provenance = Herkunft
cli-games-data-is-reconstructed = erschlossen
cli-games-data-is-owner = von dir

# council odds
cli-odds-conquers = Der Angriff erobert mit { $share } %.
cli-odds-lost = Im Mittel verliert der Angreifer { $attackers } Armeen, der Verteidiger { $defenders }.
cli-odds-left = Wenn er erobert, bleiben im Mittel { $armies } angreifende Armeen.

# council check
cli-check-cards = { $items ->
    [one] { $file } ist in Ordnung: { $items } eigene Karte oder eigener Plan.
   *[other] { $file } ist in Ordnung: { $items } eigene Karten und Pläne.
}
cli-check-shipped = Die Karten, die zum Spiel gehören, sind in Ordnung.
cli-check-played = { $games } zufällige Spiele wurden bis zum Ende gespielt.
