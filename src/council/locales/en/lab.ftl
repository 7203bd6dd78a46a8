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

# a person's own bot
lab-own-missing = There is no file { $file }.
lab-own-not-a-program = { $file } is neither a Python file (.py) nor a program that can be started; “chmod +x” makes a script one.
lab-forfeit = Game { $game }: { $bot } forfeits at its move { $move }: { $why }
lab-forfeit-crash = it crashed ({ $reason }).
lab-forfeit-slow = no answer within { $seconds } s.
lab-forfeit-memory = it took more than { $most } MB of memory.
lab-forfeit-flood = its answer was longer than { $most } characters.
lab-forfeit-not-ready = it began with “{ $text }”, not with “ready”.
lab-forfeit-unknown = it answered “{ $text }”, which is no move of this game.
lab-forfeit-illegal = it answered “{ $text }”, which rule { $rule } does not allow now.
lab-observer-unknown = There is no observer “{ $got }”; there is { $allowed }, or a Python file (.py).
lab-observer-broken = { $file } cannot be loaded: { $reason }.
lab-observer-none = { $file } has no class that subclasses council.lab.observe.Observer.

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
