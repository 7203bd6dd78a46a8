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
lab-match-broken = Ein Prozess ist unerwartet abgebrochen; versuche es mit weniger --workers.

# ein eigener Computerspieler
lab-own-missing = Die Datei { $file } gibt es nicht.
lab-own-not-a-program = { $file } ist weder eine Python-Datei (.py) noch ein Programm, das sich starten lässt; „chmod +x“ macht ein Skript dazu.
lab-forfeit = Spiel { $game }: { $bot } gibt bei seinem Zug { $move } auf: { $why }
lab-forfeit-crash = Er ist abgestürzt ({ $reason }).
lab-forfeit-slow = Keine Antwort innerhalb von { $seconds } s.
lab-forfeit-memory = Er hat mehr als { $most } MB Speicher belegt.
lab-forfeit-flood = Seine Antwort war länger als { $most } Zeichen.
lab-forfeit-not-ready = Er begann mit „{ $text }“ statt mit „ready“.
lab-forfeit-unknown = Er antwortete „{ $text }“; das ist kein Zug dieses Spiels.
lab-forfeit-illegal = Er antwortete „{ $text }“; das erlaubt Regel { $rule } jetzt nicht.
lab-observer-unknown = Den Beobachter „{ $got }“ gibt es nicht; es gibt { $allowed } oder eine Python-Datei (.py).
lab-observer-broken = { $file } lässt sich nicht laden: { $reason }.
lab-observer-none = { $file } hat keine Klasse, die von council.lab.observe.Observer abgeleitet ist.

# council bench
lab-bench-title = { $game }: je Sekunde Rechenzeit
lab-bench-mode = Modus
lab-bench-turns = Züge
lab-bench-seats = Plätze
lab-bench-way = Art
lab-bench-compiled = kompiliert
lab-bench-interpreted = interpretiert
lab-bench-decisions = Entscheidungen
lab-bench-games = Spiele
lab-bench-simulations = Simulationen
lab-bench-how = Mittelwerte (Median) kurzer Durchgänge in gemischter Folge. Spiele, Züge und Entscheidungen: zufälliges Spiel. Simulationen: Baumsuche, bis zu 1.000 für jede Entscheidung.
lab-bench-not-compiled = Hier ist nichts kompiliert, also gibt es keine Zahlen dafür; „make compile“ kompiliert.
