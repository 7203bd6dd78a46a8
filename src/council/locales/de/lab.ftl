# council match
lab-match-playing = Spiele laufen
lab-match-title = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
lab-match-player = Spieler
lab-match-wins = Siege
lab-match-win-rate = Siegquote
lab-match-interval = 95-%-Intervall
lab-match-score = Endwertung im Mittel
lab-match-rank = Rang im Mittel
lab-match-how = Ein geteilter Sieg zählt anteilig. Das Intervall ist das von Wilson.
lab-match-capped = Durch die Rundengrenze beendet: { $share } der Partien.
lab-start-began = begann
lab-start-moves = Entscheidungen je Spiel: im Mittel { $mean }, { $least } bis { $most }.
lab-observed-more = und { $count } mehr; --json nennt alle
lab-observed-nothing = nichts
lab-match-broken = Ein Prozess ist unerwartet abgebrochen; versuche es mit weniger --workers.

# ein eigener Computerspieler
lab-own-missing = Die Datei { $file } gibt es nicht.
lab-own-not-a-program = { $file } ist weder eine Python-Datei (.py) noch ein Programm, das sich starten lässt; „chmod +x“ macht ein Skript dazu.
lab-forfeit = Spiel { $game }: { $bot } gibt bei seinem Zug { $move } auf: { $why }
lab-forfeit-crash = Er ist abgestürzt ({ $reason }).
lab-forfeit-left = Er hat vor dem Spiel geendet (Rückgabewert { $code }).
lab-forfeit-killed = Er wurde von Signal { $signal } beendet.
lab-forfeit-closed = Er hat seine Ausgabe geschlossen.
lab-forfeit-slow = Keine Antwort innerhalb von { $seconds } s.
lab-forfeit-memory = Er hat mehr als { $most } MB Speicher belegt.
lab-forfeit-flood = Seine Antwort war länger als { $most } Zeichen.
lab-forfeit-not-ready = Er begann mit „{ $text }“ statt mit „ready“.
lab-forfeit-unknown = Er antwortete „{ $text }“; das ist kein Zug dieses Spiels.
lab-forfeit-illegal = Er antwortete „{ $text }“; das erlaubt Regel { $rule } jetzt nicht.
lab-forfeit-more = { $bot } gibt { $count ->
    [one] noch ein Spiel
   *[other] noch { $count } Spiele
} auf.
lab-observer-unknown = Den Beobachter „{ $got }“ gibt es nicht; es gibt { $allowed } oder eine Python-Datei (.py).
lab-observer-broken = { $file } lässt sich nicht laden: { $reason }.
lab-observer-none = { $file } hat keine Klasse, die von council.lab.observe.Observer abgeleitet ist.
lab-observer-failed = Der Beobachter { $name } kann nicht weitermachen: { $reason }.
lab-observer-twice = Zwei Beobachter heißen { $name }; gib jedem einen eigenen Namen.

# council bench
lab-bench-title = { $game }: je Sekunde Rechenzeit
lab-bench-mode = Modus
lab-bench-turns = Züge
lab-bench-seats = Plätze
lab-bench-way = Art
lab-bench-compiled = kompiliert
lab-bench-interpreted = interpretiert
lab-bench-c = in C
lab-bench-rounds = Runden
lab-bench-territories = Gebiete
lab-bench-nanoseconds = ns je Entscheidung
lab-bench-bytes = Im Speicher belegt ein Zustand { $state } Byte, ein Knoten der Suche { $node }.
lab-bench-decisions = Entscheidungen
lab-bench-games = Spiele
lab-bench-simulations = Simulationen
lab-bench-steps = Schritte
lab-bench-env = RL-Schritte
lab-bench-batch = RL-Stapel
lab-bench-heading = Wie schnell?
lab-bench-row = { $mode } { $seats } Plätze, { $way }
lab-bench-page = Punkte sind Mittelwerte (Median), Balken reichen vom langsamsten zum schnellsten Durchgang. Schritte: Entscheidungen, einzeln aus Python getroffen. RL-Schritte: mit Beobachtung und Maske; RL-Stapel: 1024 Spiele zugleich.
lab-bench-how = Mittelwerte (Median) kurzer Durchgänge in gemischter Folge. Spiele, Züge und Entscheidungen: zufälliges Spiel. Simulationen: Baumsuche, bis zu 1.000 für jede Entscheidung.
lab-bench-not-compiled = Hier ist nichts kompiliert, also gibt es keine Zahlen dafür; „make compile“ kompiliert.

# council tournament
lab-written = Geschrieben: { $file }
lab-options = Einstellungen: { $options }.
lab-resumed = { $left ->
    [0] Alle { $all } Spiele liegen schon vor.
   *[other] { $done } von { $all } Spielen liegen schon vor; es folgen die übrigen.
}
lab-interrupted = { $done } von { $all } Spielen sind gesichert; derselbe Befehl macht dort weiter.
lab-folder-other = Im Ordner { $folder } liegt ein anderes Turnier; nenne mit --out einen anderen oder wiederhole genau jenen Befehl, um es fortzusetzen.
lab-folder-broken = { $file }, Zeile { $line }: Das ist kein Spiel eines Turniers. Nimm die Zeile heraus, dann wird das Spiel noch einmal gespielt.
lab-folder-busy = Ein anderer Befehl spielt gerade im Ordner { $folder }; warte auf ihn oder nenne mit --out einen anderen.
lab-folder-changed = Seit die Spiele in { $folder } gespielt wurden, hat sich { $what } geändert; nenne mit --out einen anderen Ordner.
lab-no-ray = Ray ist nicht installiert; „pip install ray“ installiert es, und --executor processes braucht nichts.
lab-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster.
lab-address-without-ray = --address braucht --executor ray.
lab-tournament-bots = „{ $got }“ ist kein Turnier; nenne mindestens zwei Computerspieler, jeden einmal.
lab-tournament-title = { $game }: { $games } Spiele je Paarung, { $seats } Plätze, Startwert { $seed }
lab-tournament-player = Spieler
lab-tournament-games = Spiele
lab-tournament-win-rate = Siegquote
lab-tournament-interval = 95-%-Intervall
lab-tournament-elo = Elo-Zahl
lab-tournament-pairing = Paarung
lab-tournament-ratings = Spielstärken
lab-tournament-cross = Wer wen schlägt
lab-tournament-cross-how = Prozent der Siege der Zeile gegen die Spalte.
lab-tournament-forfeits = { $bot } hat { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} aufgegeben. Beim ersten Mal: { $why }
lab-tournament-how = Jede Paarung spielt dieselben Karten, jede Verteilung von jedem Platz aus. Elo nach Bradley und Terry, { $anchor } bei 0; 400 Punkte sind zehn Siege auf eine Niederlage. Ein geteilter Sieg zählt anteilig.

# council balance
lab-bad-change = --set kann nicht „{ $got }“ sein; schreibe Abschnitt, Eintrag, Schlüssel und Wert, zum Beispiel region.dorne.bonus=3.
lab-bad-vary = --vary kann nicht „{ $got }“ sein; schreibe eine Einstellung und die Werte, die versucht werden, zum Beispiel { $example }.
lab-balance-title = { $game }: Ist es gerecht?
lab-balance-lead = Gleiche Spieler, je { $games } Spiele. Auf jedem Platz sitzt { $bot }: Wer öfter gewinnt als die anderen, verdankt es dem Haus, dem Platz oder dem Anfang, nicht dem Können.
lab-balance-how = Punkte sind Anteile an den Siegen, Balken ihre 95-%-Intervalle (Wilson), die gestrichelte Linie ein gleicher Anteil. Einer von zwanzig Balken verfehlt sie aus Zufall. Was unter solchen Spielern gilt, muss unter besseren nicht gelten.
lab-balance-plain = Wie es die Regeln wollen
lab-balance-with = { $arm }, mit { $change }
lab-balance-arm = { $seats } Spieler; ein Spiel hat im Mittel { $moves } Entscheidungen.
lab-balance-seat-name = Platz { $number }
lab-balance-start-name = { $number ->
    [1] Beginnt
   *[other] Spielt als Nummer { $number }
}
lab-balance-by-house = Nach Haus
lab-balance-by-seat = Nach Platz
lab-balance-by-start = Danach, wer beginnt
lab-balance-before = { $name }, vorher
lab-balance-none-out = Niemand fällt auf; alle Intervalle enthalten den gleichen Anteil von { $even }.
lab-balance-more = { $name } gewinnt am weitesten über den eigenen Anteil hinaus: { $rate } ({ $low } bis { $high }), wo { $even } gleich wären.
lab-balance-less = { $name } bleibt hinter dem eigenen Anteil zurück: { $rate } ({ $low } bis { $high }), wo { $even } gleich wären.
lab-balance-changed = { $name } { $points } Punkte.
lab-balance-unchanged = Kein Unterschied, den nicht auch der Zufall erklärte.
lab-balance-played = Gespielt als
lab-balance-seats = Plätze
lab-balance-moves = Entscheidungen je Spiel
lab-balance-verdict = Fällt auf
lab-balance-even = niemand
lab-balance-who = Wer
lab-balance-games = Spiele
lab-balance-win-rate = Siegquote
lab-balance-interval = 95-%-Intervall
lab-balance-share = Gleich
lab-balance-out = Fällt auf

# council ladder
lab-ladder-title = Die Rangleiter
lab-ladder-how = Wie stark die mitgelieferten Computerspieler sind, nach Spiel und Modus, am kleinsten Tisch, der es spielt. Jeder gegen jeden mit festen Startwerten, jede Verteilung von jedem Platz aus. Elo nach dem Modell von Bradley und Terry, random bei 0; Intervalle von 95 %. Der erste Befehl misst neu, der zweite spielt einen Teil derselben Spiele noch einmal und schlägt fehl, wenn eine Paarung nicht mehr passt.
lab-ladder-none = Für dieses Spiel ist noch nichts veröffentlicht; „council ladder --play ORDNER“ misst.
lab-ladder-table = Tabelle
lab-ladder-pairing = Paarung
lab-ladder-published = Veröffentlicht
lab-ladder-found = Gefunden
lab-ladder-verdict = Urteil
lab-ladder-holds = stimmt
lab-ladder-differs = weicht ab
lab-ladder-broken = { $count ->
    [one] Eine Paarung passt
   *[other] { $count } Paarungen passen
} nicht zu dem, was veröffentlicht ist; miss neu mit „council ladder --play ORDNER“.

# council bench --peers
lab-peers-installing = { $peers }: wird nach { $folder } installiert; das geschieht einmal.
lab-peers-install = { $peer } lässt sich nicht installieren: { $reason }
lab-peers-unpublished = { $peer } steht in keinem Paketverzeichnis und wird deshalb nicht gemessen.
lab-peers-differs = { $row } spielt nicht nach unseren Regeln; darum wird nichts verglichen.
lab-peers-absent = Der Vergleich mit anderen Bibliotheken liegt nur im Repository: Starte ihn dort.
lab-reference-no-compiler = Die Vergleichsprogramme in C brauchen einen C-Compiler.
lab-reference-broken = Ein Vergleichsprogramm in C lässt sich nicht bauen oder ausführen: { $reason }
lab-reference-differs = Das Vergleichsprogramm „{ $name }“ in C spielt mit { $seats } Plätzen nicht wie unseres; darum wird nichts verglichen.
lab-peers-failed = { $row } ließ sich nicht messen: { $reason }
lab-peers-goals = Ziele
lab-peers-goal = Ziel
lab-peers-peer = Vergleich
lab-peers-ours = Unsere
lab-peers-theirs = Andere
lab-peers-ratio = Verhältnis
lab-peers-least = Ziel
lab-peers-verdict = Urteil
lab-peers-stretch = mehr als erreicht
lab-peers-must = erreicht
lab-peers-missed = verfehlt
lab-peers-at-least = ≥ { $number }
lab-peers-at-most = ≤ { $number }
lab-peers-how = Je Sekunde Rechenzeit, Mittelwerte (Median) gemischter Durchgänge. ≥: unsere zu den anderen; ≤: die anderen zu unseren, für Vergleichsprogramme in C. Wer nicht nach Intrigue heißt, spielt ein anderes Spiel ähnlicher Größe: Ein Verhältnis nennt die Klasse der Geschwindigkeit.
