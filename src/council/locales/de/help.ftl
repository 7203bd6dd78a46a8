# council play
help-play = Eine Partie in diesem Terminal spielen, gegen Bots oder zu mehreren an einem Gerät. Die Partie wird dabei laufend in einer Datei gesichert.
help-play-game = Das Spiel. Vorgabe: intrigue.
help-play-game-metavar = SPIEL
help-play-seats = Die Plätze der Reihe nach: me oder me:NAME für einen Menschen, sonst der Name eines Bots. Bots: random, greedy, learned, easy, medium, hard, master, ismcts:200, ismcts:500ms. Vorgabe: me,easy,medium,easy.
help-play-seats-metavar = LISTE
help-play-seed = Startwert für den Zufall. Vorgabe: für jede Partie ein neuer.
help-play-seed-metavar = ZAHL
help-play-deal = Kartencode: Derselbe Code gibt allen mit denselben Einstellungen dieselben Karten und Würfel. Wer den Code kennt, kann alle verdeckten Karten ausrechnen.
help-play-deal-metavar = CODE
help-play-option = Eine Einstellung des Spiels („council games SPIEL“ listet sie auf). Mehrfach möglich.
help-play-option-metavar = NAME=WERT
help-play-data = TOML-Datei mit eigenen Kartenwerten.
help-play-data-metavar = DATEI
help-play-hints = Tipps erlauben, auch wenn mehrere Personen spielen. Allein unter Bots hast du sie immer.
help-play-save = Datei, in der die Partie gesichert wird. Vorgabe: eine neue in deinem Datenordner.
help-play-save-metavar = DATEI
help-play-resume = Die Partie aus dieser Datei fortsetzen.
help-play-resume-metavar = DATEI
help-play-from = Eine neue Partie ab einem Moment einer anderen beginnen: ihre Aufzeichnung und die Zeile, vor der es weitergeht. Du bekommst den Platz, der am Zug ist; --seats ändert das.
help-play-from-metavar = DATEI:ZEILE
help-play-ask = Jedes Mal nachfragen, wenn Karten eingesetzt werden dürfen. Vorgabe: nur, wenn es dich betrifft und du etwas tun kannst.
help-play-examples =
    council play intrigue                                  # du und drei Bots
    council play risk --seats me:Anna,medium,easy          # RISIKO zu dritt
    council play risk --seats me,hard --option rounds=8    # kurzes Duell in Essos
    council play --resume game.council.jsonl               # weiterspielen

# council daily
help-daily = Die Partie des Tages spielen: für alle dieselben Karten, gegen dieselben Bots. Ohne Spiel die Partien auflisten.
help-daily-game = Das Spiel.
help-daily-game-metavar = SPIEL
help-daily-date = Ein anderer Tag, etwa 2026-11-18. Damit kannst du üben, oder deinen Versuch von dem Tag beenden.
help-daily-date-metavar = DATUM
help-daily-practice = Nach dem gewerteten Versuch üben, mit Tipps und Zurücknehmen.
help-daily-examples =
    council daily                              # die drei Partien von heute
    council daily intrigue                     # dein gewerteter Versuch
    council daily risk --date 2026-11-01       # mit älteren Karten üben

# council learn
help-learn = Ein Spiel Schritt für Schritt in diesem Terminal lernen. Ohne Spiel alle Lektionen auflisten.
help-learn-game = Das Spiel. Beginnt mit der ersten Lektion, die du noch nicht abgeschlossen hast.
help-learn-game-metavar = SPIEL
help-learn-lesson = Der Name einer Lektion, zum Beispiel scoring.
help-learn-lesson-metavar = LEKTION
help-learn-examples =
    council learn                    # alle Lektionen
    council learn risk               # die nächste Lektion von RISIKO
    council learn intrigue scoring   # eine Lektion

# council match
help-match = Bots viele Partien spielen lassen und ihre Ergebnisse zeigen. Derselbe Startwert ergibt dieselben Partien, mit beliebig vielen Prozessen.
help-match-game = Das Spiel.
help-match-game-metavar = SPIEL
help-match-seats = Die Bots in der Reihenfolge der Plätze, oder eine eigene Python-Datei oder ein eigenes Programm (./mybot.py). Bots: random, greedy, learned, easy, medium, hard, master, ismcts:200, ismcts:500ms. Vorgabe: random,greedy,easy,medium.
help-match-seats-metavar = LISTE
help-match-games = Zahl der Partien. Vorgabe: 100.
help-match-games-metavar = ZAHL
help-match-seed = Startwert für den Zufall. Vorgabe: 0.
help-match-seed-metavar = ZAHL
help-match-deal = Kartencode: Alle Partien bekommen bei denselben Zügen dieselben Karten und Würfel. Nur die Bots entscheiden neu.
help-match-deal-metavar = CODE
help-match-option = Eine Einstellung des Spiels. Mehrfach möglich.
help-match-option-metavar = NAME=WERT
help-match-data = TOML-Datei mit eigenen Kartenwerten.
help-match-data-metavar = DATEI
help-match-logs = Die Aufzeichnung jeder Partie in diesen Ordner schreiben.
help-match-logs-metavar = ORDNER
help-match-workers = Zahl der Prozesse, die gleichzeitig spielen. Vorgabe: 1.
help-match-workers-metavar = ZAHL
help-match-patience = Sekunden Bedenkzeit pro Zug; danach verliert dein Bot die Partie. Vorgabe: 10.
help-match-patience-metavar = SEKUNDEN
help-match-observe = Was aus jeder Partie gezählt wird: start oder eine Python-Datei mit eigenen Beobachtern. Mehrfach möglich.
help-match-observe-metavar = NAME
help-match-rotate = Nach jeder Partie alle einen Platz weiterrücken.
help-match-json = Ein JSON-Objekt ausgeben.
help-match-examples =
    council match intrigue --seats hard,medium --rotate    # wer spielt besser?
    council match risk --seats greedy,random,easy --json    # für Programme
    council match risk --seats easy,easy --option rounds=10 --logs partien

# council replay
help-replay = Aufgezeichnete Partien abspielen oder ihre Aufzeichnungen prüfen. Rückgabewert 1, wenn eine falsch ist; die erste falsche Zeile wird gezeigt.
help-replay-file = Aufzeichnungen oder Ordner mit Aufzeichnungen.
help-replay-file-metavar = DATEI...
help-replay-verify = Nur prüfen, ob jede Zeile unverändert und jeder Zug erlaubt ist.
help-replay-step = Nach jedem Zug den Tisch zeigen und auf Enter warten.
help-replay-all = Auch die verdeckten Karten einer nicht beendeten Partie zeigen.
help-replay-json = Für jede Datei ein JSON-Objekt ausgeben.
help-replay-note = Notiz zum Moment vor einer Zeile einer beendeten Partie schreiben. Ohne Text wird deine Notiz dort gelöscht.
help-replay-note-metavar = ZEILE:TEXT
help-replay-by = Wer die Notiz schreibt. Standard: der erste Platz.
help-replay-by-metavar = NAME

# council export
help-export = Alle beendeten Partien eines Servers in einen Ordner schreiben, je eine Aufzeichnung. Mit --arrays stattdessen die Entscheidungen von Aufzeichnungen in eine Datei schreiben; docs/research.md erklärt die Arrays.
help-export-file = Mit --arrays: Aufzeichnungen oder Ordner mit Aufzeichnungen. Alle Partien müssen von derselben Art sein.
help-export-file-metavar = DATEI...
help-export-arrays = Arrays für numpy schreiben.
help-export-out = Ordner für die Aufzeichnungen (Standard: games) oder Datei für die Arrays (Standard: games.npz).
help-export-out-metavar = PFAD
help-export-all = Alle Partien mit allen Handkarten schreiben, auch wenn Zuschauende sie nach den Tischregeln nicht sehen.
help-export-data = Ordner mit den Partien des Servers. Standard: dein Datenordner.
help-export-data-metavar = ORDNER
help-export-database = URL einer PostgreSQL-Datenbank mit den Partien des Servers.
help-export-database-metavar = URL
help-export-json = Ein JSON-Objekt ausgeben.
help-export-examples =
    council export -o partien                        # Partien deines Servers
    council export --arrays partien -o partien.npz   # für numpy

# council chronicle
help-chronicle = Alle beendeten Partien eines Ordners zusammenfassen: Siege, Plätze, Serien, Rekorde und wer vor wem lag.
help-chronicle-folder = Ein Ordner mit Aufzeichnungen oder einzelne Aufzeichnungen.
help-chronicle-folder-metavar = ORDNER...
help-chronicle-html = Eine Seite für den Browser in diese Datei schreiben.
help-chronicle-html-metavar = DATEI
help-chronicle-json = Ein JSON-Objekt ausgeben.
help-chronicle-examples =
    council export -o partien                      # die Partien deines Servers
    council chronicle partien --html partien.html   # als Seite

# council report
help-report = Das Ergebnis einer beendeten Partie erklären: Siegchancen, Glück und die Kosten der Entscheidungen. Dazu kommen die drei Momente, die sie entschieden. Die Datei docs/report.md erklärt die Zahlen.
help-report-file = Die Aufzeichnung einer beendeten Partie.
help-report-file-metavar = DATEI
help-report-html = Den Bericht als eine HTML-Datei schreiben, statt ihn zu zeigen.
help-report-html-metavar = DATEI
help-report-json = Ein JSON-Objekt ausgeben.
help-report-examples =
    council report partie.council.jsonl
    council report partie.council.jsonl --html bericht.html

# council verify
help-verify = Prüfen, ob Karten und Würfel beendeter Partien vor dem Beginn feststanden; dazu wird jede Ziehung wiederholt. Rückgabewert 1, wenn eine Ziehung falsch ist, 2, wenn es nichts zu prüfen gibt. docs/fairness.md erklärt, was das beweist.
help-verify-file = Aufzeichnungen oder Ordner mit Aufzeichnungen.
help-verify-file-metavar = DATEI...
help-verify-json = Für jede Datei ein JSON-Objekt ausgeben.

# council odds
help-odds = Die Chancen eines Angriffs berechnen, der in RISIKO: Game of Thrones bis zum Ende geführt wird. Zeigt auch die mittleren Verluste. Alle Zahlen sind exakt.
help-odds-attackers = Armeen, die angreifen können, 1 bis 500: alle im Gebiet außer der einen, die zurückbleibt.
help-odds-attackers-metavar = ANGREIFER
help-odds-defenders = Armeen im angegriffenen Gebiet, 1 bis 500.
help-odds-defenders-metavar = VERTEIDIGER
help-odds-attack-d8 = Zahl der angreifenden Belagerungsmaschinen; jede macht einen Würfel achtseitig. Vorgabe: 0.
help-odds-attack-d8-metavar = ZAHL
help-odds-defend-d8 = Zahl der verteidigenden Belagerungsmaschinen. Vorgabe: 0.
help-odds-defend-d8-metavar = ZAHL
help-odds-attack-knights = Zahl der angreifenden Ritter; jeder erhöht den höchsten Würfel um 1. Vorgabe: 0.
help-odds-attack-knights-metavar = ZAHL
help-odds-defend-knights = Zahl der verteidigenden Ritter. Vorgabe: 0.
help-odds-defend-knights-metavar = ZAHL
help-odds-fortified = Eine Befestigung verteidigt und erhöht jeden Würfel um 1.
help-odds-json = Ein JSON-Objekt ausgeben.
help-odds-examples =
    council odds 10 8              # zehn Armeen greifen an, acht verteidigen
    council odds 10 8 --attack-d8 1 --fortified --json      # für Programme

# council check
help-check = Eine Datei mit eigenen Karten für das Kartenspiel prüfen: lesen, alle Kartentexte aufbauen, 50 zufällige Partien spielen. Fehler werden mit Datei, Karte und Schlüssel genannt.
help-check-what = Inhalt der Datei: cards.
help-check-what-metavar = cards
help-check-file = TOML-Datei im Format von docs/add-a-card.md. Vorgabe: die mitgelieferten Karten.
help-check-file-metavar = DATEI
help-check-json = Ein JSON-Objekt ausgeben.

# council perft
help-perft = Die Zugfolgen einer bestimmten Länge ab einer bestimmten Verteilung zählen. Gibt nur die Zahl aus.
help-perft-game = Das Spiel.
help-perft-game-metavar = SPIEL
help-perft-deal = Die Hände als Anfangsbuchstaben der Häuser, getrennt durch /, zum Beispiel SSL/BBT.
help-perft-deal-metavar = HÄNDE
help-perft-first = Der Platz, der beginnt, gezählt ab 0. Vorgabe: 0.
help-perft-first-metavar = PLATZ
help-perft-court = Anfangsbuchstabe des Hauses einer Karte, die schon auf der Spielfläche liegt.
help-perft-court-metavar = BUCHSTABE
help-perft-depth = Länge der Zugfolgen, 0 bis 36.
help-perft-depth-metavar = ZAHL
help-perft-json = Ein JSON-Objekt ausgeben.

# council bench
help-bench = Messen, wie viele zufällige Partien und Simulationen der Suche in eine Sekunde Rechenzeit passen. Zeigt jeden Modus und jede Zahl der Plätze, kompiliert und interpretiert.
help-bench-game = Das Spiel. Vorgabe: alle Spiele.
help-bench-game-metavar = SPIEL
help-bench-seconds = Ungefähre Dauer der ganzen Messung. Vorgabe: 30.
help-bench-seconds-metavar = SEKUNDEN
help-bench-full = Auch einzelne Entscheidungen aus Python und die Umgebungen für Reinforcement Learning messen und den langsamsten und schnellsten Durchgang zeigen.
help-bench-peers = Auch andere Bibliotheken messen (einmalig in einem eigenen Ordner installiert) und mit den Zielen vergleichen. Rückgabewert 1, wenn ein Ziel verfehlt ist. Nur in einem Klon des Repositorys.
help-bench-html = Eine Seite mit Diagrammen in diese Datei schreiben; misst alles, was --full misst.
help-bench-html-metavar = DATEI
help-bench-markdown = Markdown-Tabellen für die Dokumentation ausgeben.
help-bench-json = Ein JSON-Objekt ausgeben.
help-bench-examples =
    council bench                         # alle Spiele
    council bench risk --json             # jeder Modus von RISIKO

# council rules
help-rules = Die Regeln eines Spiels oder eine Regel mit ihrer Begründung zeigen.
help-rules-game = Das Spiel.
help-rules-game-metavar = SPIEL
help-rules-rule = Die Kennung einer Regel, zum Beispiel R20 von intrigue oder S-22 von risk.
help-rules-rule-metavar = KENNUNG
help-rules-coverage = Zeigen, welche Tests jede Regel nennen. Rückgabewert 1, wenn eine Regel keinen Test hat.
help-rules-markdown = Die Regeln als Seite für die Dokumentation ausgeben.
help-rules-json = JSON ausgeben.

# council games
help-games = Die Spiele auflisten oder die Einstellungen eines Spiels zeigen.
help-games-game = Das Spiel. Vorgabe: alle Spiele.
help-games-game-metavar = SPIEL
help-games-data-report = Die Kartenwerte auflisten, die nicht wie gedruckt sind.
help-games-data = TOML-Datei mit eigenen Kartenwerten.
help-games-data-metavar = DATEI
help-games-json = JSON ausgeben.
help-games-examples =
    council games risk                    # Modi und Einstellungen
    council games risk --data-report      # was nicht sicher ist
    council games risk --data my.toml     # ist meine Datei gültig?

# council completion
help-completion = Das Skript ausgeben, mit dem deine Shell Befehle ergänzt. Für bash: council completion bash > ~/.local/share/bash-completion/completions/council
help-completion-shell = bash, zsh oder fish.
help-completion-shell-metavar = SHELL

# serve
help-serve = Einen Server starten, um im Browser zu spielen. Er läuft, bis du Strg-C drückst. Alle Partien werden gesichert.
help-serve-host = Adresse, an der der Server lauscht. Mit „lan“ (oder 0.0.0.0) können andere in deinem Netz mitspielen und bekommen einen QR-Code. Vorgabe: 127.0.0.1.
help-serve-host-metavar = ADRESSE
help-serve-port = Port, an dem der Server lauscht; 0 wählt einen freien. Vorgabe: 8400.
help-serve-port-metavar = PORT
help-serve-data = Ordner für die Partien. Vorgabe: dein Datenordner.
help-serve-data-metavar = ORDNER
help-serve-public = Für einen Server im Internet, hinter einem TLS-Proxy. Verlangt starke Geheimnisse und --origin.
help-serve-origin = Die Adresse, die man im Browser eingibt, zum Beispiel https://tisch.example.org. Mit --public nötig, sonst ein weiterer Name, auf den der Server hört.
help-serve-origin-metavar = ADRESSE
help-serve-proxy = Adresse des vertrauenswürdigen Proxys; der Server vertraut dessen Kopfzeile X-Forwarded-For. Vorgabe: mit --public 127.0.0.1, sonst keine.
help-serve-proxy-metavar = ADRESSE
help-serve-limits = Grenzen ändern, zum Beispiel tables=100,sockets=2000; docs/hosting.md listet sie auf.
help-serve-limits-metavar = NAME=ZAHL,…
help-serve-log = Ausgabe auf stderr: quiet (nur Fehler), text oder json. Vorgabe: quiet.
help-serve-log-metavar = ART
help-serve-database = PostgreSQL-Datenbank für die Partien statt eines Ordners, zum Beispiel postgresql://council@localhost/council. Mit der Variablen COUNCIL_DATABASE bleibt ein Passwort aus der Befehlszeile heraus.
help-serve-database-metavar = URL
help-serve-workers = Zahl der Serverprozesse; mehr als einer braucht --database. Vorgabe: 1.
help-serve-workers-metavar = ZAHL
help-serve-bot = Deinen eigenen Bot an jedem Tisch anbieten, unter einem Namen: NAME=DATEI. Für mehrere Bots mehrmals angeben. Sie laufen in eigenen Prozessen.
help-serve-bot-metavar = NAME=DATEI
help-serve-chronicle = Eine Seite mit allen beendeten Partien dieses Servers zeigen: Siege, Serien und Rekorde. Wer mitspielt, kann den eigenen Namen dort ausblenden.
help-serve-open = Den Browser öffnen.

# tables
help-tables = Tische eines Servers auflisten, zeigen, schließen oder löschen. Der Server darf dabei laufen. „close“ beendet eine Partie ohne Sieg, „delete“ entfernt sie samt Aufzeichnung.
help-tables-deed = list, show, close oder delete.
help-tables-deed-metavar = AKTION
help-tables-table = Kennung des Tisches; sie steht in seiner Adresse.
help-tables-table-metavar = TISCH
help-tables-json = JSON für Programme ausgeben.
help-tables-yes = Ohne weitere Rückfrage löschen.
help-tables-most = Höchstens so viele Tische auflisten, die zuletzt geänderten zuerst.
help-tables-most-metavar = N
help-tables-data = Ordner der Partien. Vorgabe: dein Datenordner.
help-tables-data-metavar = ORDNER
help-tables-database = PostgreSQL-Datenbank der Partien, falls du eine verwendest.
help-tables-database-metavar = URL
help-tables-examples =
    council tables list                             # alle Tische
    council tables close lkj-Q5uQ4bJeSwET           # Partie ohne Sieg beenden
    council tables delete lkj-Q5uQ4bJeSwET --yes    # samt Aufzeichnung entfernen

# backup, restore, loadtest
help-backup = Alle Partien eines Servers in einer Datei sichern. Der Server darf dabei laufen. Die Datei verrät jede Hand; bewahre sie so sicher auf wie den Server.
help-backup-file = Datei, die geschrieben wird; es darf sie noch nicht geben.
help-backup-file-metavar = DATEI
help-backup-data = Ordner der Partien. Vorgabe: dein Datenordner.
help-backup-data-metavar = ORDNER
help-backup-database = PostgreSQL-Datenbank der Partien, falls du eine verwendest.
help-backup-database-metavar = URL
help-restore = Die Partien einer Sicherung in einem leeren Ordner oder einer leeren Datenbank wiederherstellen. Vorher den Server beenden. Geht etwas schief, wird nichts wiederhergestellt.
help-restore-file = Datei, die council backup geschrieben hat.
help-restore-file-metavar = DATEI
help-restore-data = Ordner für die Partien. Vorgabe: dein Datenordner.
help-restore-data-metavar = ORDNER
help-restore-database = PostgreSQL-Datenbank für die Partien statt eines Ordners.
help-restore-database-metavar = URL
help-restore-replace = Die Partien löschen, die dort schon liegen.
help-loadtest = Auf einem Server auf diesem Rechner viele Partien gleichzeitig spielen. Misst, wie lange ein Zug bis zu allen Bildschirmen braucht und wie viel Speicher eine Partie belegt.
help-loadtest-games = Zahl der gleichzeitigen Partien. Vorgabe: 200.
help-loadtest-games-metavar = ZAHL
help-loadtest-sockets = Zahl aller Verbindungen, zum Spielen und zum Zuschauen. Vorgabe: 1000.
help-loadtest-sockets-metavar = ZAHL
help-loadtest-bots = Zahl zusätzlicher Partien unter Bots. Vorgabe: 0.
help-loadtest-bots-metavar = ZAHL
help-loadtest-thought = Mittlere Bedenkzeit pro Zug in Sekunden. Vorgabe: 3.
help-loadtest-thought-metavar = SEKUNDEN
help-loadtest-warm-up = Sekunden Spielzeit vor der Messung; nach 1200 beginnen so viele Partien, wie enden. Vorgabe: 0.
help-loadtest-warm-up-metavar = SEKUNDEN
help-loadtest-seconds = Dauer der Messung in Sekunden, sobald alle Partien laufen. Vorgabe: 30.
help-loadtest-seconds-metavar = SEKUNDEN
help-loadtest-url = Ein Server, der schon auf diesem Rechner läuft. Vorgabe: ein eigener nur für den Test.
help-loadtest-url-metavar = URL
help-loadtest-json = Die Zahlen als JSON ausgeben.

# council tournament
help-tournament = Alle Bots gegeneinander spielen lassen und einstufen. Jede Paarung spielt dieselben Verteilungen, jede von jedem Platz aus. Nach Strg-C macht derselbe Befehl dort weiter.
help-tournament-game = Das Spiel.
help-tournament-game-metavar = SPIEL
help-tournament-bots = Die Bots oder Dateien mit eigenen Bots. Vorgabe: random,greedy,easy,medium.
help-tournament-bots-metavar = LISTE
help-tournament-games = Partien pro Paarung, aufgerundet, damit jede Verteilung von jedem Platz aus gespielt wird. Vorgabe: 100.
help-tournament-games-metavar = ZAHL
help-tournament-seed = Startwert für den Zufall. Vorgabe: 0.
help-tournament-seed-metavar = ZAHL
help-tournament-seats = Zahl der Plätze; die beiden Bots einer Paarung sitzen abwechselnd. Vorgabe: so wenige, wie das Spiel erlaubt.
help-tournament-seats-metavar = ZAHL
help-tournament-option = Eine Einstellung des Spiels. Mehrfach möglich.
help-tournament-option-metavar = NAME=WERT
help-tournament-data = TOML-Datei mit eigenen Kartenwerten.
help-tournament-data-metavar = DATEI
help-tournament-executor = Wie gespielt wird: processes, serial oder ray. Die Ergebnisse sind gleich. Vorgabe: processes.
help-tournament-executor-metavar = WORT
help-tournament-workers = Zahl der Prozesse. Vorgabe: einer pro Kern.
help-tournament-workers-metavar = ZAHL
help-tournament-address = Adresse eines Ray-Clusters. Vorgabe: einer auf diesem Rechner.
help-tournament-address-metavar = ADRESSE
help-tournament-patience = Sekunden Bedenkzeit pro Zug; danach verliert dein Bot die Partie. Vorgabe: 10.
help-tournament-patience-metavar = SEKUNDEN
help-tournament-out = Ordner für Ergebnisse, Aufzeichnungen und den Bericht. Vorgabe: tournament-SPIEL-STARTWERT.
help-tournament-out-metavar = ORDNER
help-tournament-no-logs = Die Aufzeichnungen der Partien nicht aufheben.
help-tournament-json = Ein JSON-Objekt ausgeben.
help-tournament-examples =
    council tournament intrigue --games 200 --seed 11    # die mitgelieferten Bots
    council tournament risk --bots greedy,./mein.py --option mode=skirmish

# council balance
help-balance = Gleich starke Bots viele Partien spielen lassen und die Siege nach Haus, Platz und Startreihenfolge zeigen. Das geschieht für jeden Modus oder für die Werte einer Einstellung. Mit --set eine Änderung der Daten vergleichen.
help-balance-game = Das Spiel.
help-balance-game-metavar = SPIEL
help-balance-bot = Der Bot, der auf allen Plätzen spielt. Vorgabe: greedy.
help-balance-bot-metavar = BOT
help-balance-seats = Zahl der Plätze. Vorgabe: die übliche Zahl für das Spiel.
help-balance-seats-metavar = ZAHL
help-balance-games = Partien pro Variante. Vorgabe: 100.
help-balance-games-metavar = ZAHL
help-balance-seed = Startwert für den Zufall. Vorgabe: 0.
help-balance-seed-metavar = ZAHL
help-balance-option = Eine Einstellung des Spiels. Mehrfach möglich. Wählst du hier einen Modus, wird nur dieser gespielt.
help-balance-option-metavar = NAME=WERT
help-balance-vary = Werte einer Einstellung, die verglichen werden. Mehrfach möglich.
help-balance-vary-metavar = NAME=A,B
help-balance-set = Eine Änderung der Daten, ABSCHNITT.EINTRAG.SCHLÜSSEL=WERT, verglichen mit dem unveränderten Spiel. Mehrfach möglich.
help-balance-set-metavar = ÄNDERUNG
help-balance-data = TOML-Datei mit eigenen Kartenwerten.
help-balance-data-metavar = DATEI
help-balance-executor = Wie gespielt wird: processes, serial oder ray. Die Ergebnisse sind gleich. Vorgabe: processes.
help-balance-executor-metavar = WORT
help-balance-workers = Zahl der Prozesse. Vorgabe: einer pro Kern.
help-balance-workers-metavar = ZAHL
help-balance-patience = Sekunden Bedenkzeit pro Zug; danach verliert dein Bot die Partie. Vorgabe: 10.
help-balance-patience-metavar = SEKUNDEN
help-balance-html = Eine Seite mit Diagrammen in diese Datei schreiben.
help-balance-html-metavar = DATEI
help-balance-json = Ein JSON-Objekt ausgeben.
help-balance-examples =
    council balance risk --games 200 --html ausgewogen.html
    council balance risk --set region.dorne.bonus=4    # was wäre, wenn
    council balance intrigue --vary rounds=1,2    # kurze Partien

# council train
help-train = Kleine Netze ein Spiel von der Baumsuche lernen lassen. Jeder Durchgang endet mit einer Prüfung. In Westeros Intrigue spielt das Netz allein gegen den Bot „medium“. Im Kartenspiel spielt die Suche mit den neuen Gewichten gegen die Suche ohne sie. Nach Strg-C setzt derselbe Befehl die Arbeit fort. Gleiche Startwerte ergeben gleiche Gewichte. Benötigt numpy.
help-train-game = Das Spiel: intrigue oder cardgame.
help-train-game-metavar = SPIEL
help-train-seats = Zahl der Plätze. Vorgabe: 2.
help-train-seats-metavar = ZAHL
help-train-out = Ordner für die Gewichte, die Lernkurve und alles, was zum Fortsetzen nötig ist. Vorgabe: training.
help-train-out-metavar = ORDNER
help-train-cycles = Zahl der Durchgänge. Vorgabe: 3.
help-train-cycles-metavar = ZAHL
help-train-lessons = Entscheidungen der Suche, die in jedem Durchgang zum Lernen hinzukommen. Vorgabe: 30000.
help-train-lessons-metavar = ZAHL
help-train-iterations = Iterationen der Suche für jede dieser Entscheidungen. Vorgabe: 500.
help-train-iterations-metavar = ZAHL
help-train-exam = Partien in jeder Prüfung. Vorgabe: 400.
help-train-exam-metavar = ZAHL
help-train-seed = Startwert des Zufalls. Vorgabe: 1.
help-train-seed-metavar = ZAHL
help-train-examples =
    council train intrigue                        # zu zweit
    council train intrigue --seats 4 --out vier
    council train cardgame --lessons 12000 --iterations 300 --out karten

# council ladder
help-ladder = Die veröffentlichte Spielstärke der mitgelieferten Bots zeigen. Mit --check einige ihrer Partien noch einmal spielen und einzeln vergleichen (Rückgabewert 1, wenn eine abweicht). Mit --play neu messen.
help-ladder-game = Das Spiel. Vorgabe: alle Spiele.
help-ladder-game-metavar = SPIEL
help-ladder-check = Einige Partien noch einmal spielen und jede mit der veröffentlichten vergleichen.
help-ladder-play = Neu messen und die Partien in diesem Ordner aufheben. Nach Strg-C macht derselbe Befehl dort weiter.
help-ladder-play-metavar = ORDNER
help-ladder-games = Partien pro Paarung. Vorgabe: so viele, dass sich benachbarte Bots unterscheiden (100 bis 200), mit --check 4.
help-ladder-games-metavar = ZAHL
help-ladder-executor = Wie gespielt wird: processes, serial oder ray. Die Ergebnisse sind gleich. Vorgabe: processes.
help-ladder-executor-metavar = WORT
help-ladder-workers = Zahl der Prozesse. Vorgabe: einer pro Kern.
help-ladder-workers-metavar = ZAHL
help-ladder-markdown = Die Spielstärken als Seite für die Dokumentation ausgeben.
help-ladder-json = JSON ausgeben.
