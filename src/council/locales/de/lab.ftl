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
