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
lab-match-capped = Ended by the cap on rounds: { $share } of the games.
lab-start-began = began
lab-start-moves = Decisions a game: { $mean } on average, { $least } to { $most }.
lab-observed-more = and { $count } more; --json has them all
lab-observed-nothing = nothing
lab-match-broken = A worker process ended unexpectedly; try again with fewer --workers.

# a person's own bot
lab-own-missing = There is no file { $file }.
lab-own-not-a-program = { $file } is neither a Python file (.py) nor a program that can be started; “chmod +x” makes a script one.
lab-forfeit = Game { $game }: { $bot } forfeits at its move { $move }: { $why }
lab-forfeit-crash = it crashed ({ $reason }).
lab-forfeit-left = it ended before the game did (exit code { $code }).
lab-forfeit-killed = it was ended by signal { $signal }.
lab-forfeit-closed = it closed its output.
lab-forfeit-slow = no answer within { $seconds } s.
lab-forfeit-memory = it took more than { $most } MB of memory.
lab-forfeit-flood = its answer was longer than { $most } characters.
lab-forfeit-not-ready = it began with “{ $text }”, not with “ready”.
lab-forfeit-unknown = it answered “{ $text }”, which is no move of this game.
lab-forfeit-illegal = it answered “{ $text }”, which rule { $rule } does not allow now.
lab-forfeit-more = { $bot } forfeits { $count ->
    [one] one more game
   *[other] { $count } more games
}.
lab-observer-unknown = There is no observer “{ $got }”; there is { $allowed }, or a Python file (.py).
lab-observer-broken = { $file } cannot be loaded: { $reason }.
lab-observer-none = { $file } has no class that subclasses council.lab.observe.Observer.
lab-observer-failed = The observer { $name } cannot go on: { $reason }.
lab-observer-twice = Two observers are called { $name }; give each a name of its own.

# council bench
lab-bench-title = { $game }: per second of CPU time
lab-bench-mode = Mode
lab-bench-turns = Turns
lab-bench-seats = Seats
lab-bench-way = Way
lab-bench-compiled = compiled
lab-bench-interpreted = interpreted
lab-bench-c = in C
lab-bench-rounds = Rounds
lab-bench-territories = Territories
lab-bench-nanoseconds = ns a decision
lab-bench-bytes = In memory a state takes { $state } bytes, a node of the search { $node }.
lab-bench-decisions = Decisions
lab-bench-games = Games
lab-bench-simulations = Simulations
lab-bench-steps = Steps
lab-bench-env = RL steps
lab-bench-batch = RL batch
lab-bench-heading = How fast?
lab-bench-row = { $mode } { $seats } seats, { $way }
lab-bench-page = Dots are medians, bars go from the slowest to the fastest go. Steps: decisions made one by one from Python. RL steps: with observation and mask; RL batch: 1,024 games at once.
lab-bench-how = Medians of short goes in shuffled order. Games, turns and decisions: random play. Simulations: tree search, up to 1,000 for each decision.
lab-bench-not-compiled = Nothing is compiled here, so there are no compiled figures; “make compile” compiles.

# council tournament
lab-written = Written: { $file }
lab-options = Options: { $options }.
lab-resumed = { $left ->
    [0] All { $all } games are there already.
   *[other] { $done } of { $all } games are there already; playing the rest.
}
lab-interrupted = { $done } of { $all } games are kept; the same command goes on from there.
lab-folder-other = The folder { $folder } holds another tournament; name another with --out, or repeat that command exactly to go on.
lab-folder-broken = { $file }, line { $line }: this is no game of a tournament. Remove the line, and that game is played again.
lab-folder-busy = Another command is playing in the folder { $folder }; wait for it, or name another with --out.
lab-folder-changed = Since the games in { $folder } were played, { $what } has changed; name another folder with --out.
lab-no-ray = Ray is not installed; “pip install ray” installs it, and --executor processes needs nothing.
lab-ray-unreachable = No Ray cluster answers at { $address }.
lab-address-without-ray = --address needs --executor ray.
lab-tournament-bots = “{ $got }” is no tournament; name at least two bots, each once.
lab-tournament-title = { $game }: { $games } games of each pairing, { $seats } seats, seed { $seed }
lab-tournament-player = Player
lab-tournament-games = Games
lab-tournament-win-rate = Win rate
lab-tournament-interval = 95 % interval
lab-tournament-elo = Elo
lab-tournament-pairing = Pairing
lab-tournament-ratings = Ratings
lab-tournament-cross = Who beats whom
lab-tournament-cross-how = Per cent of the wins of the row against the column.
lab-tournament-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
}; the first time: { $why }
lab-tournament-how = Every pairing plays the same deals, every deal from every seat. Elo after Bradley and Terry, { $anchor } at 0; 400 points are ten wins for each loss. A shared victory counts as its share.

# council balance
lab-bad-change = --set cannot be “{ $got }”; write section, item, key and value, for example region.dorne.bonus=3.
lab-bad-vary = --vary cannot be “{ $got }”; write an option and the values to try, for example { $example }.
lab-balance-title = { $game }: is it fair?
lab-balance-lead = Equal players, { $games } games each way. Every seat is played by the bot { $bot }: whoever wins more often than the others owes it to the House, the seat or the start, not to skill.
lab-balance-how = Dots are shares of the wins, bars their 95 % intervals (Wilson), the dashed line an even share. One bar in twenty misses it by chance alone. What holds among such players need not hold among better ones.
lab-balance-plain = As the rules have it
lab-balance-with = { $arm }, with { $change }
lab-balance-arm = { $seats } players; a game has { $moves } decisions on average.
lab-balance-seat-name = Seat { $number }
lab-balance-start-name = { $number ->
    [1] Begins
   *[other] Plays as number { $number }
}
lab-balance-by-house = By House
lab-balance-by-seat = By seat
lab-balance-by-start = By who begins
lab-balance-before = { $name }, before
lab-balance-none-out = Nobody stands out; all intervals hold the even share of { $even }.
lab-balance-more = { $name } wins most beyond its share: { $rate } ({ $low } to { $high }) where { $even } would be even.
lab-balance-less = { $name } falls short of its share: { $rate } ({ $low } to { $high }) where { $even } would be even.
lab-balance-changed = { $name } { $points } points.
lab-balance-unchanged = No difference that chance could not explain.
lab-balance-played = Played as
lab-balance-seats = Seats
lab-balance-moves = Decisions a game
lab-balance-verdict = Stands out
lab-balance-even = nobody
lab-balance-who = Who
lab-balance-games = Games
lab-balance-win-rate = Win rate
lab-balance-interval = 95 % interval
lab-balance-share = Even
lab-balance-out = Stands out

# council ladder
lab-ladder-title = The ladder
lab-ladder-how = How strong the shipped bots are, by game and mode, at the smallest table that plays it. Everybody plays everybody with fixed seeds, every deal from every seat. Elo by the model of Bradley and Terry, random at 0; intervals of 95 %. The first command measures anew, the second plays a sample of the same games again and fails when a pairing no longer fits.
lab-ladder-none = Nothing has been published for this game yet; “council ladder --play FOLDER” measures.
lab-ladder-table = Table
lab-ladder-pairing = Pairing
lab-ladder-published = Published
lab-ladder-found = Found
lab-ladder-verdict = Verdict
lab-ladder-holds = holds
lab-ladder-differs = differs
lab-ladder-broken = { $count ->
    [one] One pairing does
   *[other] { $count } pairings do
} not fit what was published; measure anew with “council ladder --play FOLDER”.

# council bench --peers
lab-peers-installing = Installing { $peers } into { $folder }; this happens once.
lab-peers-install = { $peer } cannot be installed: { $reason }
lab-peers-unpublished = { $peer } is in no package index, so it is not measured.
lab-peers-differs = { $row } does not play by the rules of ours, so nothing is compared.
lab-peers-absent = The comparison with other libraries is in the repository only: run it from a checkout.
lab-reference-no-compiler = The references in C need a C compiler.
lab-reference-broken = A reference in C cannot be built or run: { $reason }
lab-reference-differs = The reference “{ $name }” in C does not play as ours does with { $seats } seats, so nothing is compared.
lab-peers-failed = { $row } could not be measured: { $reason }
lab-peers-goals = Goals
lab-peers-goal = Goal
lab-peers-peer = Peer
lab-peers-ours = Ours
lab-peers-theirs = Theirs
lab-peers-ratio = Ratio
lab-peers-least = Goal
lab-peers-verdict = Verdict
lab-peers-stretch = more than reached
lab-peers-must = reached
lab-peers-missed = missed
lab-peers-at-least = ≥ { $number }
lab-peers-at-most = ≤ { $number }
lab-peers-how = A second of CPU time, medians of goes in shuffled order. ≥: ours to theirs; ≤: theirs to ours, for references in C. Unless it is named after Intrigue, a peer plays another game of like size: a ratio says what class of speed it is.
