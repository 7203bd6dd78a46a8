# council play
help-play = Spiel in diesem Terminal, allein gegen Computerspieler oder zu mehreren an einem Gerät. Das Spiel wird dabei laufend in einer Datei gesichert.
help-play-game = Das Spiel. Vorgabe: intrigue.
help-play-game-metavar = SPIEL
help-play-seats = Wer mitspielt, in Sitzreihenfolge: me oder me:NAME für einen Menschen, sonst ein Computerspieler (random, greedy, learned, easy, medium, hard, ismcts:200, ismcts:500ms). Vorgabe: me,easy,medium,easy.
help-play-seats-metavar = LISTE
help-play-seed = Eine Zahl, aus der aller Zufall folgt. Vorgabe: jedes Mal eine neue.
help-play-seed-metavar = ZAHL
help-play-option = Eine Einstellung des Spiels („council games SPIEL“ zählt sie auf); mehrfach erlaubt.
help-play-option-metavar = NAME=WERT
help-play-data = Deine eigenen Werte der Karten, als TOML-Datei.
help-play-data-metavar = DATEI
help-play-save = Die Datei, in der das Spiel gesichert wird. Vorgabe: eine neue in deinem Datenordner.
help-play-save-metavar = DATEI
help-play-resume = Das Spiel aus dieser Datei fortsetzen.
help-play-resume-metavar = DATEI
help-play-examples =
    council play intrigue                                  # du und drei Bots
    council play risk --seats me:Anna,medium,easy          # RISIKO zu dritt
    council play risk --seats me,hard --option rounds=8    # kurzes Duell in Essos
    council play --resume game.council.jsonl               # weiterspielen

# council match
help-match = Lass Computerspieler viele Spiele austragen und sieh, wie jeder abschneidet. Gleicher Startwert heißt gleiche Spiele, mit beliebig vielen Prozessen.
help-match-game = Das Spiel.
help-match-game-metavar = SPIEL
help-match-seats = Die Computerspieler in Sitzreihenfolge: random, greedy, learned, easy, medium, hard, ismcts:200, ismcts:500ms oder ein eigener: eine Python-Datei oder ein Programm, ./mybot.py. Vorgabe: random,greedy,easy,medium.
help-match-seats-metavar = LISTE
help-match-games = Wie viele Spiele. Vorgabe: 100.
help-match-games-metavar = ZAHL
help-match-seed = Eine Zahl, aus der aller Zufall folgt. Vorgabe: 0.
help-match-seed-metavar = ZAHL
help-match-option = Eine Einstellung des Spiels; mehrfach erlaubt.
help-match-option-metavar = NAME=WERT
help-match-data = Deine eigenen Werte der Karten, als TOML-Datei.
help-match-data-metavar = DATEI
help-match-logs = Die Aufzeichnung jedes Spiels in diesen Ordner schreiben.
help-match-logs-metavar = ORDNER
help-match-workers = Wie viele Prozesse gleichzeitig spielen. Vorgabe: 1.
help-match-workers-metavar = ZAHL
help-match-patience = Sekunden, nach denen dein eigener Computerspieler aufgibt, wenn er nicht geantwortet hat. Vorgabe: 10.
help-match-patience-metavar = SEKUNDEN
help-match-observe = Was aus jedem Spiel gezählt wird: start oder eine Python-Datei mit eigenen Beobachtern; mehrfach erlaubt.
help-match-observe-metavar = NAME
help-match-rotate = Jeden Spieler von Spiel zu Spiel einen Platz weiterrücken.
help-match-json = Ein JSON-Objekt ausgeben.
help-match-examples =
    council match intrigue --seats hard,medium --rotate    # wer spielt besser?
    council match risk --seats greedy,random,easy --json    # für Programme
    council match risk --seats easy,easy --option rounds=10 --logs spiele

# council replay
help-replay = Erzähle aufgezeichnete Spiele nach oder prüfe, ob ihre Aufzeichnungen stimmen: Rückgabewert 1 und die erste falsche Zeile, wenn nicht.
help-replay-file = Aufzeichnungen oder Ordner mit Aufzeichnungen.
help-replay-file-metavar = DATEI...
help-replay-verify = Nur prüfen, ob jede Zeile unverändert und jeder Zug erlaubt ist.
help-replay-step = Zug um Zug: die Spielfläche zeigen und auf Enter warten.
help-replay-all = Auch die verdeckten Karten eines unfertigen Spiels erzählen.
help-replay-json = Für jede Datei ein JSON-Objekt ausgeben.

# council verify
help-verify = Beweise, dass der Zufall beendeter Spiele feststand, bevor sie begannen, indem alles noch einmal gezogen wird. Rückgabewert 1, wenn eine Ziehung nicht ist, was sie sein musste, 2, wenn es nichts zu prüfen gibt. docs/fairness.md sagt, was das beweist.
help-verify-file = Aufzeichnungen oder Ordner mit Aufzeichnungen.
help-verify-file-metavar = DATEI...
help-verify-json = Für jede Datei ein JSON-Objekt ausgeben.

# council odds
help-odds = Nenne, wie wahrscheinlich ein Angriff bei RISIKO: Game of Thrones erobert, wenn bis zum Ende gekämpft wird, und die mittleren Verluste. Genau berechnet.
help-odds-attackers = Die Armeen, die angreifen können, 1 bis 500: die des Gebiets ohne die eine, die bleibt.
help-odds-attackers-metavar = ANGREIFER
help-odds-defenders = Die Armeen des angegriffenen Gebiets, 1 bis 500.
help-odds-defenders-metavar = VERTEIDIGER
help-odds-attack-d8 = Wie viele Belagerungsmaschinen angreifen: Jede macht einen Würfel achtseitig. Vorgabe: 0.
help-odds-attack-d8-metavar = ZAHL
help-odds-defend-d8 = Wie viele Belagerungsmaschinen verteidigen. Vorgabe: 0.
help-odds-defend-d8-metavar = ZAHL
help-odds-attack-knights = Wie viele Ritter angreifen: Jeder gibt dem höchsten Würfel 1 mehr. Vorgabe: 0.
help-odds-attack-knights-metavar = ZAHL
help-odds-defend-knights = Wie viele Ritter verteidigen. Vorgabe: 0.
help-odds-defend-knights-metavar = ZAHL
help-odds-fortified = Eine Befestigung verteidigt: 1 mehr auf jeden Würfel.
help-odds-json = Ein JSON-Objekt ausgeben.
help-odds-examples =
    council odds 10 8              # zehn Armeen greifen an, acht verteidigen
    council odds 10 8 --attack-d8 1 --fortified --json      # für Programme

# council check
help-check = Prüfe eine Datei mit eigenen Karten für das Kartenspiel: lesen, alle Texte aufbauen, 50 zufällige Spiele spielen. Ein Fehler wird mit Datei, Karte und Schlüssel genannt.
help-check-what = Was in der Datei steht: cards.
help-check-what-metavar = cards
help-check-file = Die TOML-Datei, geschrieben wie in docs/add-a-card.md. Sonst: die Karten, die zum Spiel gehören.
help-check-file-metavar = DATEI
help-check-json = Ein JSON-Objekt ausgeben.

# council perft
help-perft = Zähle die Zugfolgen einer bestimmten Länge ab einer bestimmten Verteilung. Gibt nur die Zahl aus.
help-perft-game = Das Spiel.
help-perft-game-metavar = SPIEL
help-perft-deal = Die Hände als Buchstaben der Häuser, getrennt durch /, zum Beispiel SSL/BBT.
help-perft-deal-metavar = HÄNDE
help-perft-first = Der Platz, der beginnt, gezählt ab 0. Vorgabe: 0.
help-perft-first-metavar = PLATZ
help-perft-court = Der Hausbuchstabe einer Karte, die schon auf der Spielfläche liegt.
help-perft-court-metavar = BUCHSTABE
help-perft-depth = Die Länge der Zugfolgen, 0 bis 36.
help-perft-depth-metavar = ZAHL
help-perft-json = Ein JSON-Objekt ausgeben.

# council bench
help-bench = Miss zufällige Spiele und Suche je Sekunde Rechenzeit, nach Modus, wo das Spiel mehrere hat, und nach Zahl der Plätze, kompiliert und interpretiert in einem Lauf.
help-bench-game = Das Spiel. Vorgabe: alle.
help-bench-game-metavar = SPIEL
help-bench-seconds = Wie lange ungefähr insgesamt gemessen wird. Vorgabe: 30.
help-bench-seconds-metavar = SEKUNDEN
help-bench-full = Auch Entscheidungen aus Python und die Umgebungen für Lernverfahren messen und die Spanne der Durchgänge angeben.
help-bench-peers = Neben anderen Bibliotheken messen (einmal installiert, in einen eigenen Ordner) und mit den Zielen vergleichen; Rückgabewert 1, wenn eines verfehlt ist. Nur aus dem ausgecheckten Repository.
help-bench-html = Eine Seite mit Schaubildern in diese Datei schreiben; misst alles, was --full misst.
help-bench-html-metavar = DATEI
help-bench-markdown = Tabellen als Markdown zeigen, für die Dokumentation.
help-bench-json = Ein JSON-Objekt ausgeben.
help-bench-examples =
    council bench                         # alle Spiele
    council bench risk --json             # jeder Modus von RISIKO

# council rules
help-rules = Sieh dir die Regeln eines Spiels an oder eine Regel mit ihrer Begründung.
help-rules-game = Das Spiel.
help-rules-game-metavar = SPIEL
help-rules-rule = Die Kennung einer Regel, zum Beispiel R20 von intrigue oder S-22 von risk.
help-rules-rule-metavar = KENNUNG
help-rules-coverage = Zeigen, welche Tests jede Regel nennen; Rückgabewert 1, wenn eine ungetestet ist.
help-rules-markdown = Die Seite für die Dokumentation ausgeben.
help-rules-json = JSON ausgeben.

# council games
help-games = Die Spiele auflisten oder eines mit seinen Einstellungen zeigen.
help-games-game = Das Spiel. Vorgabe: alle.
help-games-game-metavar = SPIEL
help-games-data-report = Die Werte der Karten auflisten, die nicht die gedruckten sind.
help-games-data = Deine eigenen Werte der Karten, als TOML-Datei.
help-games-data-metavar = DATEI
help-games-json = JSON ausgeben.
help-games-examples =
    council games risk                    # Modi und Einstellungen
    council games risk --data-report      # was nicht sicher ist
    council games risk --data my.toml     # ist meine Datei in Ordnung?

# council completion
help-completion = Gib das Skript aus, mit dem deine Shell Befehle ergänzt. Für bash: council completion bash > ~/.local/share/bash-completion/completions/council
help-completion-shell = bash, zsh oder fish.
help-completion-shell-metavar = SHELL

# serve
help-serve = Öffnet den Tisch für den Browser, bis Strg-C ihn schließt. Alle Spiele bleiben erhalten, auch danach.
help-serve-host = Die Adresse, an der gelauscht wird; mit 0.0.0.0 können andere im eigenen Netz mitspielen. Vorgabe: 127.0.0.1.
help-serve-host-metavar = ADRESSE
help-serve-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien. Vorgabe: 8400.
help-serve-port-metavar = PORT
help-serve-data = Der Ordner für die Spiele. Vorgabe: der eigene Datenordner.
help-serve-data-metavar = ORDNER
help-serve-public = Für einen Server, den Fremde erreichen, hinter einem Proxy mit TLS: besteht auf guten Geheimnissen und auf --origin.
help-serve-origin = Mit --public: die Adresse, die Spieler eingeben, zum Beispiel https://tisch.example.org.
help-serve-origin-metavar = ADRESSE
help-serve-proxy = Mit --public: die Adresse des Proxys, dessen Wort darüber zählt, wer fragt. Vorgabe: 127.0.0.1.
help-serve-proxy-metavar = ADRESSE
help-serve-limits = Andere Grenzen als die üblichen, zum Beispiel tables=100,sockets=2000; docs/hosting.md nennt sie alle.
help-serve-limits-metavar = NAME=ZAHL,…
help-serve-log = Was nach stderr geschrieben wird: quiet (nur was schiefging), text oder json. Vorgabe: quiet.
help-serve-log-metavar = ART
help-serve-database = Ein PostgreSQL für die Spiele statt eines Ordners, zum Beispiel postgresql://council@localhost/council; mit der Variablen COUNCIL_DATABASE bleibt ein Passwort aus der Befehlszeile.
help-serve-database-metavar = URL
help-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht --database. Vorgabe: 1.
help-serve-workers-metavar = ZAHL
help-serve-open = Den Browser öffnen.

# backup, restore, loadtest
help-backup = Schreibt alle Spiele eines Servers in eine Datei, auch während er läuft. Wer die Datei hat, kann jede Hand sehen: Sie gehört so sicher verwahrt wie der Server.
help-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
help-backup-file-metavar = DATEI
help-backup-data = Der Ordner der Spiele. Vorgabe: dein Ordner für Daten.
help-backup-data-metavar = ORDNER
help-backup-database = Die PostgreSQL-Datenbank der Spiele, falls sie in einer sind.
help-backup-database-metavar = URL
help-restore = Bringt die Spiele einer Sicherung in eine Datenbank, die keine enthält, von beiden Arten; der Server darf nicht laufen. Alles oder nichts.
help-restore-file = Die Datei, die council backup geschrieben hat.
help-restore-file-metavar = DATEI
help-restore-data = Der Ordner für die Spiele. Vorgabe: dein Ordner für Daten.
help-restore-data-metavar = ORDNER
help-restore-database = Stattdessen eine PostgreSQL-Datenbank für die Spiele.
help-restore-database-metavar = URL
help-restore-replace = Wirft die Spiele weg, die dort sind.
help-loadtest = Lässt Programme auf einem Server dieses Rechners viele Spiele zugleich spielen und sagt, wie lange ein Zug braucht, bis ihn alle Bildschirme zeigen, und wie viel Speicher ein Spiel.
help-loadtest-games = So viele Spiele zugleich. Vorgabe: 200.
help-loadtest-games-metavar = ANZAHL
help-loadtest-sockets = So viele Verbindungen insgesamt: Spieler und wer zusieht. Vorgabe: 1000.
help-loadtest-sockets-metavar = ANZAHL
help-loadtest-bots = So viele Spiele mehr, in denen Bots gegeneinander spielen. Vorgabe: 0.
help-loadtest-bots-metavar = ANZAHL
help-loadtest-thought = So viele Sekunden denkt ein Spieler im Mittel nach. Vorgabe: 3.
help-loadtest-thought-metavar = SEKUNDEN
help-loadtest-warm-up = So viele Sekunden wird vor der Messung gespielt: Bei 1200 beginnen so viele Spiele, wie enden. Vorgabe: 0.
help-loadtest-warm-up-metavar = SEKUNDEN
help-loadtest-seconds = So viele Sekunden wird gemessen, sobald alle Spiele laufen. Vorgabe: 30.
help-loadtest-seconds-metavar = SEKUNDEN
help-loadtest-url = Ein Server, der schon läuft, auf diesem Rechner. Vorgabe: ein eigener, der mit der Messung endet.
help-loadtest-url-metavar = URL
help-loadtest-json = Die Zahlen als JSON.

# council tournament
help-tournament = Lass jeden Computerspieler gegen jeden antreten und stufe sie ein. Jede Paarung spielt dieselben Karten, jede Verteilung von jedem Platz aus. Mit Strg-C abgebrochen, macht derselbe Befehl dort weiter.
help-tournament-game = Das Spiel.
help-tournament-game-metavar = SPIEL
help-tournament-bots = Die Computerspieler oder Dateien mit eigenen. Vorgabe: random,greedy,easy,medium.
help-tournament-bots-metavar = LISTE
help-tournament-games = Spiele je Paarung, aufgerundet, damit jede Verteilung von jedem Platz aus gespielt wird. Vorgabe: 100.
help-tournament-games-metavar = ZAHL
help-tournament-seed = Eine Zahl, aus der aller Zufall folgt. Vorgabe: 0.
help-tournament-seed-metavar = ZAHL
help-tournament-seats = Plätze am Tisch; die beiden einer Paarung sitzen abwechselnd. Vorgabe: so wenige, wie das Spiel erlaubt.
help-tournament-seats-metavar = ZAHL
help-tournament-option = Eine Einstellung des Spiels; mehrfach erlaubt.
help-tournament-option-metavar = NAME=WERT
help-tournament-data = Deine eigenen Werte der Karten, als TOML-Datei.
help-tournament-data-metavar = DATEI
help-tournament-executor = Wo gespielt wird: processes, serial oder ray. Die Ergebnisse sind gleich. Vorgabe: processes.
help-tournament-executor-metavar = WORT
help-tournament-workers = Wie viele Prozesse. Vorgabe: einer je Kern.
help-tournament-workers-metavar = ZAHL
help-tournament-address = Die Adresse eines Ray-Clusters. Vorgabe: einer auf diesem Rechner.
help-tournament-address-metavar = ADRESSE
help-tournament-patience = Sekunden, nach denen dein eigener Computerspieler aufgibt, wenn er nicht geantwortet hat. Vorgabe: 10.
help-tournament-patience-metavar = SEKUNDEN
help-tournament-out = Der Ordner für Ergebnisse, Aufzeichnungen und die Seite. Vorgabe: tournament-SPIEL-STARTWERT.
help-tournament-out-metavar = ORDNER
help-tournament-no-logs = Die Aufzeichnungen der Spiele nicht aufheben.
help-tournament-json = Ein JSON-Objekt ausgeben.
help-tournament-examples =
    council tournament intrigue --games 200 --seed 11    # die mitgelieferten
    council tournament risk --bots greedy,./mein.py --option mode=skirmish

# council balance
help-balance = Lass gleiche Computerspieler viele Spiele austragen und sieh, wer nach Haus, nach Platz und danach, wer beginnt, gewinnt: für jeden Modus oder für Werte einer Einstellung; mit --set auch, was eine Änderung der Daten bewirkt.
help-balance-game = Das Spiel.
help-balance-game-metavar = SPIEL
help-balance-bot = Wer auf allen Plätzen spielt. Vorgabe: greedy.
help-balance-bot-metavar = SPIELER
help-balance-seats = Plätze am Tisch. Vorgabe: wie meist gespielt wird.
help-balance-seats-metavar = ZAHL
help-balance-games = Spiele für jede Art zu spielen. Vorgabe: 100.
help-balance-games-metavar = ZAHL
help-balance-seed = Eine Zahl, aus der aller Zufall folgt. Vorgabe: 0.
help-balance-seed-metavar = ZAHL
help-balance-option = Eine Einstellung des Spiels; mehrfach erlaubt. Ein hier gewählter Modus ist der einzige, der gespielt wird.
help-balance-option-metavar = NAME=WERT
help-balance-vary = Werte einer Einstellung, die verglichen werden; mehrfach erlaubt.
help-balance-vary-metavar = NAME=A,B
help-balance-set = Eine Änderung der Daten, ABSCHNITT.EINTRAG.SCHLÜSSEL=WERT, verglichen mit dem Spiel ohne sie; mehrfach erlaubt.
help-balance-set-metavar = ÄNDERUNG
help-balance-data = Deine eigenen Werte der Karten, als TOML-Datei.
help-balance-data-metavar = DATEI
help-balance-executor = Wo gespielt wird: processes, serial oder ray. Die Ergebnisse sind gleich. Vorgabe: processes.
help-balance-executor-metavar = WORT
help-balance-workers = Wie viele Prozesse. Vorgabe: einer je Kern.
help-balance-workers-metavar = ZAHL
help-balance-patience = Sekunden, nach denen dein eigener Computerspieler aufgibt, wenn er nicht geantwortet hat. Vorgabe: 10.
help-balance-patience-metavar = SEKUNDEN
help-balance-html = Eine Seite mit Schaubildern in diese Datei schreiben.
help-balance-html-metavar = DATEI
help-balance-json = Ein JSON-Objekt ausgeben.
help-balance-examples =
    council balance risk --games 200 --html gerecht.html
    council balance risk --set region.dorne.bonus=4    # was wäre, wenn
    council balance intrigue --vary rounds=1,2    # kurze Spiele

# council ladder
help-ladder = Zeige die veröffentlichten Spielstärken der mitgelieferten Computerspieler, prüfe sie an einem Teil ihrer Spiele (Rückgabewert 1, wenn sie nicht stimmen), oder miss sie neu.
help-ladder-game = Das Spiel. Vorgabe: alle.
help-ladder-game-metavar = SPIEL
help-ladder-check = Einen Teil noch einmal spielen und vergleichen.
help-ladder-play = Neu messen und die Spiele in diesem Ordner aufheben; nach Strg-C macht derselbe Befehl weiter.
help-ladder-play-metavar = ORDNER
help-ladder-games = Spiele je Paarung. Vorgabe: 100, mit --check 10.
help-ladder-games-metavar = ZAHL
help-ladder-executor = Wo gespielt wird: processes, serial oder ray. Die Ergebnisse sind gleich. Vorgabe: processes.
help-ladder-executor-metavar = WORT
help-ladder-workers = Wie viele Prozesse. Vorgabe: einer je Kern.
help-ladder-workers-metavar = ZAHL
help-ladder-markdown = Die Seite für die Dokumentation ausgeben.
help-ladder-json = JSON ausgeben.
