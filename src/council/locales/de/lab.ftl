# council match
lab-match-playing = Partien laufen
lab-match-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }
lab-match-player = Bot
lab-match-wins = Siege
lab-match-win-rate = Siegquote
lab-match-interval = 95-%-Intervall
lab-match-score = Mittlere Endwertung
lab-match-rank = Mittlerer Rang
lab-match-how = Ein geteilter Sieg zählt anteilig. Das Intervall ist ein Wilson-Intervall.
lab-match-capped = Durch die Rundengrenze beendet: { $share } der Partien.
lab-start-began = begann
lab-start-moves = Entscheidungen pro Partie: im Schnitt { $mean }, { $least } bis { $most }.
lab-observed-more = und { $count } weitere; --json zeigt alle
lab-observed-nothing = nichts
lab-match-broken = Ein Prozess ist unerwartet abgebrochen. Versuche es mit weniger --workers.

# ein eigener Bot
lab-own-missing = Die Datei { $file } gibt es nicht.
lab-own-not-a-program = { $file } ist weder eine Python-Datei (.py) noch ein ausführbares Programm. „chmod +x“ macht ein Skript ausführbar.
lab-forfeit = Partie { $game }: { $bot } verliert bei Zug { $move } kampflos: { $why }
lab-forfeit-crash = Er ist abgestürzt ({ $reason }).
lab-forfeit-left = Er hat sich vor dem Ende der Partie beendet (Rückgabewert { $code }).
lab-forfeit-killed = Er wurde durch Signal { $signal } beendet.
lab-forfeit-closed = Er hat seine Ausgabe geschlossen.
lab-forfeit-slow = Keine Antwort innerhalb von { $seconds } s.
lab-forfeit-memory = Er hat mehr als { $most } MB Speicher belegt.
lab-forfeit-flood = Seine Antwort war länger als { $most } Zeichen.
lab-forfeit-not-ready = Er begann mit „{ $text }“ statt mit „ready“.
lab-forfeit-unknown = Er antwortete „{ $text }“; das ist kein Zug dieses Spiels.
lab-forfeit-illegal = Er antwortete „{ $text }“; das erlaubt Regel { $rule } jetzt nicht.
lab-forfeit-more = { $bot } verliert { $count ->
    [one] noch eine Partie
   *[other] noch { $count } Partien
} kampflos.
lab-observer-unknown = Den Beobachter „{ $got }“ gibt es nicht. Nimm { $allowed } oder eine Python-Datei (.py).
lab-observer-broken = { $file } lässt sich nicht laden: { $reason }.
lab-observer-none = { $file } hat keine Unterklasse von council.lab.observe.Observer.
lab-observer-failed = Der Beobachter { $name } ist fehlgeschlagen: { $reason }.
lab-observer-twice = Zwei Beobachter heißen { $name }. Gib jedem einen eigenen Namen.

# council bench
lab-bench-title = { $game }: pro Sekunde Rechenzeit
lab-bench-mode = Modus
lab-bench-turns = Züge
lab-bench-seats = Plätze
lab-bench-way = Art
lab-bench-compiled = kompiliert
lab-bench-interpreted = interpretiert
lab-bench-c = in C
lab-bench-rounds = Runden
lab-bench-territories = Gebiete
lab-bench-nanoseconds = ns pro Entscheidung
lab-bench-bytes = Ein Zustand belegt { $state } Byte Speicher, ein Knoten der Suche { $node }.
lab-bench-decisions = Entscheidungen
lab-bench-games = Partien
lab-bench-simulations = Simulationen
lab-bench-steps = Schritte
lab-bench-env = RL-Schritte
lab-bench-batch = RL-Stapel
lab-bench-heading = Geschwindigkeit
lab-bench-row = { $mode } { $seats } Plätze, { $way }
lab-bench-page = Punkte sind Mediane; Balken reichen vom langsamsten zum schnellsten Durchgang. Schritte: einzelne Entscheidungen aus Python. RL-Schritte: mit Beobachtung und Maske. RL-Stapel: 1.024 Partien gleichzeitig.
lab-bench-how = Mediane kurzer Durchgänge in zufälliger Reihenfolge. Partien, Züge und Entscheidungen: zufälliges Spiel. Simulationen: Baumsuche, bis zu 1.000 für jede Entscheidung.
lab-bench-not-compiled = Hier ist nichts kompiliert, also fehlen diese Zahlen. Kompiliere mit „make compile“.

# council tournament
lab-written = Gespeichert in { $file }.
lab-options = Einstellungen: { $options }.
lab-resumed = { $left ->
    [0] Alle { $all } Partien liegen schon vor.
   *[other] { $done } von { $all } Partien liegen schon vor; es folgen die übrigen.
}
lab-interrupted = { $done } von { $all } Partien sind gesichert. Derselbe Befehl macht dort weiter.
lab-folder-other = Im Ordner { $folder } liegt ein anderes Turnier. Wähle mit --out einen anderen Ordner, oder wiederhole genau den Befehl jenes Turniers, um es fortzusetzen.
lab-folder-broken = { $file }, Zeile { $line }: Diese Zeile ist keine Turnierpartie. Entferne sie, dann wird die Partie noch einmal gespielt.
lab-folder-busy = Ein anderer Befehl benutzt den Ordner { $folder }. Warte, bis er fertig ist, oder wähle mit --out einen anderen.
lab-folder-changed = Seit den Partien in { $folder } hat sich { $what } geändert. Wähle mit --out einen anderen Ordner.
lab-no-ray = Ray ist nicht installiert. Führe „pip install ray“ aus, oder nimm --executor processes; das braucht kein Paket.
lab-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster.
lab-address-without-ray = --address braucht --executor ray.
lab-tournament-bots = „{ $got }“ reicht nicht für ein Turnier. Nenne mindestens zwei Bots, jeden einmal.
lab-tournament-title = { $game }: { $games } Partien pro Paarung, { $seats } Plätze, Startwert { $seed }
lab-tournament-player = Bot
lab-tournament-games = Partien
lab-tournament-win-rate = Siegquote
lab-tournament-interval = 95-%-Intervall
lab-tournament-elo = Elo-Zahl
lab-tournament-pairing = Paarung
lab-tournament-ratings = Spielstärken
lab-tournament-cross = Direkter Vergleich
lab-tournament-cross-how = Siege der Zeile gegen die Spalte in Prozent.
lab-tournament-forfeits = { $bot } hat { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} kampflos verloren. Beim ersten Mal: { $why }
lab-tournament-how = Jede Paarung spielt dieselben Verteilungen, jede von jedem Platz aus. Elo nach dem Bradley-Terry-Modell, { $anchor } bei 0; 400 Punkte bedeuten zehn Siege auf eine Niederlage. Ein geteilter Sieg zählt anteilig.

# council balance
lab-bad-change = --set kann nicht „{ $got }“ sein. Gib Abschnitt, Eintrag, Schlüssel und Wert an, zum Beispiel region.dorne.bonus=3.
lab-bad-vary = --vary kann nicht „{ $got }“ sein. Gib eine Einstellung und die Werte an, zum Beispiel { $example }.
lab-balance-title = { $game }: Ist es ausgewogen?
lab-balance-lead = Gleich starke Bots, { $games } Partien pro Variante. Auf jedem Platz spielt { $bot }. Eine höhere Siegquote kommt also vom Haus, vom Platz oder von der Startreihenfolge, nicht vom Können.
lab-balance-how = Punkte sind Siegquoten, Balken ihre 95-%-Intervalle (Wilson); die gestrichelte Linie zeigt den fairen Anteil. Durch Zufall verfehlt einer von zwanzig Balken die Linie. Bei besseren Bots kann es anders sein.
lab-balance-plain = Normale Regeln
lab-balance-with = { $arm }, mit { $change }
lab-balance-arm = { $seats } Plätze; eine Partie hat im Schnitt { $moves } Entscheidungen.
lab-balance-seat-name = Platz { $number }
lab-balance-start-name = { $number ->
    [1] Beginnt
   *[other] Spielt als Nummer { $number }
}
lab-balance-by-house = Nach Haus
lab-balance-by-seat = Nach Platz
lab-balance-by-start = Nach Startreihenfolge
lab-balance-before = { $name }, vorher
lab-balance-none-out = Niemand fällt auf; alle Intervalle enthalten den fairen Anteil von { $even }.
lab-balance-more = { $name } gewinnt mehr als den fairen Anteil: { $rate } ({ $low } bis { $high }) statt { $even }.
lab-balance-less = { $name } gewinnt weniger als den fairen Anteil: { $rate } ({ $low } bis { $high }) statt { $even }.
lab-balance-changed = { $name }: { $points } Prozentpunkte.
lab-balance-unchanged = Kein signifikanter Unterschied.
lab-balance-played = Variante
lab-balance-seats = Plätze
lab-balance-moves = Entscheidungen pro Partie
lab-balance-verdict = Fällt auf
lab-balance-even = niemand
lab-balance-who = Wer
lab-balance-games = Partien
lab-balance-win-rate = Siegquote
lab-balance-interval = 95-%-Intervall
lab-balance-share = Fairer Anteil
lab-balance-out = Fällt auf

# council train
lab-train-no-course = { $game } lässt sich noch nicht trainieren. Diese Spiele lassen sich trainieren: { $allowed }.
lab-train-other-course = Im Ordner { $folder } liegt ein Training mit anderen Zahlen. Wiederhole dessen Zahlen oder wähle mit --out einen anderen Ordner.
lab-train-exam = Durchgang { $cycle }: Das Netz allein gewinnt { $share } von { $games } Partien gegen { $rival } ({ $low } – { $high }).
lab-train-exam-search = Durchgang { $cycle }: Die Suche mit den Gewichten gewinnt { $share } von { $games } Partien gegen { $rival } ({ $low } – { $high }).
lab-train-bar-lessons = Unterricht durch die Suche
lab-train-bar-policy = Lernen, was zu wählen ist
lab-train-bar-games = Partien mit dem Gelernten
lab-train-bar-value = Urteilen lernen
lab-train-bar-exam = Prüfung

# council ladder
lab-ladder-title = Spielstärke der Bots
lab-ladder-how = Diese Seite zeigt, wie stark die mitgelieferten Bots sind, nach Spiel und Modus, mit so wenigen Plätzen wie möglich. Alle spielen gegen alle mit festen Startwerten, jede Verteilung von jedem Platz aus. Elo nach dem Bradley-Terry-Modell, random bei 0; Intervalle von 95 %. Der erste Befehl misst neu. Die Partien sind deterministisch. Der zweite Befehl spielt einige davon noch einmal und schlägt fehl, wenn eine einzige abweicht.
lab-ladder-overlap = { $need ->
    [0] Die Siegquoten von { $one } und { $two } liegen zu nah beieinander: Auch { $most } Partien pro Paarung würden sie nicht trennen.
   *[other] Die Intervalle von { $one } und { $two } überschneiden sich. Mit { $need } Partien pro Paarung täten sie es nicht.
}
lab-ladder-none = Für dieses Spiel ist noch keine Spielstärke veröffentlicht. Miss sie mit „council ladder --play ORDNER“.
lab-ladder-table = Spiel
lab-ladder-pairing = Paarung
lab-ladder-published = Veröffentlicht
lab-ladder-compared = Verglichen
lab-ladder-verdict = Ergebnis
lab-ladder-holds = stimmt
lab-ladder-differs = Partie { $game } weicht ab
lab-ladder-nothing = keine Partien gespeichert
lab-ladder-other-rules = andere Regeln
lab-ladder-broken = { $count ->
    [one] Eine Paarung weicht
   *[other] { $count } Paarungen weichen
} von den veröffentlichten Partien ab. Miss neu mit „council ladder --play ORDNER“.

# council bench --peers
lab-peers-installing = { $peers } wird in { $folder } installiert. Das geschieht nur einmal.
lab-peers-install = { $peer } lässt sich nicht installieren: { $reason }
lab-peers-unpublished = { $peer } steht in keinem Paketverzeichnis und wird deshalb nicht gemessen.
lab-peers-differs = { $row } spielt nicht nach unseren Regeln; darum gibt es keinen Vergleich.
lab-peers-absent = Der Vergleich mit anderen Bibliotheken liegt nur im Repository: Starte ihn dort.
lab-reference-no-compiler = Die Vergleichsprogramme in C brauchen einen C-Compiler.
lab-reference-broken = Ein Vergleichsprogramm in C lässt sich nicht bauen oder ausführen: { $reason }
lab-reference-differs = Das Vergleichsprogramm „{ $name }“ in C spielt mit { $seats } Plätzen nicht wie unseres; darum gibt es keinen Vergleich.
lab-peers-failed = { $row } ließ sich nicht messen: { $reason }
lab-peers-goals = Ziele
lab-peers-goal = Ziel
lab-peers-peer = Vergleich
lab-peers-ours = Unsere
lab-peers-theirs = Andere
lab-peers-ratio = Verhältnis
lab-peers-least = Zielwert
lab-peers-verdict = Ergebnis
lab-peers-stretch = übertroffen
lab-peers-must = erreicht
lab-peers-missed = verfehlt
lab-peers-at-least = ≥ { $number }
lab-peers-at-most = ≤ { $number }
lab-peers-how = Mediane kurzer Durchgänge in zufälliger Reihenfolge, pro Sekunde Rechenzeit. Bei ≥ ist das Verhältnis unser Wert geteilt durch den anderen, bei ≤ umgekehrt (Vergleichsprogramme in C). Ohne Intrigue im Namen ist es ein anderes Spiel ähnlicher Größe; das Verhältnis ist dann nur ein Anhaltspunkt.
