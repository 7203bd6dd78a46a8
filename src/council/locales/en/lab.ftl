# council match
lab-match-playing = Playing
lab-match-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
lab-match-player = Player
lab-match-wins = Wins
lab-match-win-rate = Win rate
lab-match-interval = 95 % interval
lab-match-score = Mean score
lab-match-rank = Mean rank
lab-match-how = A shared victory counts as its share. The interval is Wilson's.
lab-match-broken = A worker process ended unexpectedly; try again with fewer --workers.

# council bench
lab-bench-title = { $game }: per second of CPU time
lab-bench-mode = Mode
lab-bench-turns = Turns
lab-bench-seats = Seats
lab-bench-way = Way
lab-bench-compiled = compiled
lab-bench-interpreted = interpreted
lab-bench-decisions = Decisions
lab-bench-games = Games
lab-bench-simulations = Simulations
lab-bench-how = Medians of short goes in shuffled order. Games, turns and decisions: random play. Simulations: tree search, up to 1,000 for each decision.
lab-bench-not-compiled = Nothing is compiled here, so there are no compiled figures; “make compile” compiles.
