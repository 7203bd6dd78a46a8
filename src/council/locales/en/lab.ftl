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
lab-match-how = A shared victory counts as a fraction. The interval is a Wilson interval.
lab-match-capped = Ended by the round limit: { $share } of the games.
lab-start-began = started
lab-start-moves = Decisions per game: { $mean } on average, { $least } to { $most }.
lab-observed-more = and { $count } more; --json shows them all
lab-observed-nothing = nothing
lab-match-broken = A worker process ended unexpectedly. Try again with fewer --workers.

# your own bot
lab-own-missing = The file { $file } does not exist.
lab-own-not-a-program = { $file } is neither a Python file (.py) nor an executable program. “chmod +x” makes a script executable.
lab-forfeit = Game { $game }: { $bot } forfeits at its move { $move }: { $why }
lab-forfeit-crash = it crashed ({ $reason }).
lab-forfeit-left = it exited before the game was over (exit code { $code }).
lab-forfeit-killed = it was killed by signal { $signal }.
lab-forfeit-closed = it closed its output.
lab-forfeit-slow = no answer within { $seconds } s.
lab-forfeit-memory = it used more than { $most } MB of memory.
lab-forfeit-flood = its answer was longer than { $most } characters.
lab-forfeit-not-ready = it started with “{ $text }” instead of “ready”.
lab-forfeit-unknown = it answered “{ $text }”, which is not a move of this game.
lab-forfeit-illegal = it answered “{ $text }”, which rule { $rule } does not allow now.
lab-forfeit-more = { $bot } forfeits { $count ->
    [one] one more game
   *[other] { $count } more games
}.
lab-observer-unknown = There is no observer “{ $got }”. Use { $allowed } or a Python file (.py).
lab-observer-broken = { $file } cannot be loaded: { $reason }.
lab-observer-none = { $file } has no subclass of council.lab.observe.Observer.
lab-observer-failed = The observer { $name } failed: { $reason }.
lab-observer-twice = Two observers are called { $name }. Give each a name of its own.

# council bench
lab-bench-title = { $game }: per second of CPU time
lab-bench-mode = Mode
lab-bench-turns = Turns
lab-bench-seats = Seats
lab-bench-way = Build
lab-bench-compiled = compiled
lab-bench-interpreted = interpreted
lab-bench-c = in C
lab-bench-rounds = Rounds
lab-bench-territories = Territories
lab-bench-nanoseconds = ns per decision
lab-bench-bytes = A state takes { $state } bytes of memory, a search node { $node }.
lab-bench-decisions = Decisions
lab-bench-games = Games
lab-bench-simulations = Simulations
lab-bench-steps = Steps
lab-bench-env = RL steps
lab-bench-batch = RL batch
lab-bench-heading = Speed
lab-bench-row = { $mode } { $seats } seats, { $way }
lab-bench-page = Dots are medians; bars show the slowest and the fastest run. Steps: single decisions from Python. RL steps: with observation and mask. RL batch: 1,024 games at once.
lab-bench-how = Medians of short runs in shuffled order. Games, turns and decisions: random play. Simulations: tree search, up to 1,000 for each decision.
lab-bench-not-compiled = Nothing is compiled here, so there are no compiled figures. Compile with “make compile”.

# council tournament
lab-written = Saved in { $file }.
lab-options = Options: { $options }.
lab-resumed = { $left ->
    [0] All { $all } games are already there.
   *[other] { $done } of { $all } games are already there; playing the rest.
}
lab-interrupted = { $done } of { $all } games are saved. Run the same command again to continue.
lab-folder-other = The folder { $folder } holds another tournament. Choose another folder with --out, or repeat that tournament’s exact command to continue it.
lab-folder-broken = { $file }, line { $line }: this line is not a tournament game. Remove it, and that game is played again.
lab-folder-busy = Another command is using the folder { $folder }. Wait until it is done, or choose another folder with --out.
lab-folder-changed = { $what } has changed since the games in { $folder } were played. Choose another folder with --out.
lab-no-ray = Ray is not installed. Run “pip install ray”, or use --executor processes, which needs no package.
lab-ray-unreachable = No Ray cluster answers at { $address }.
lab-address-without-ray = --address needs --executor ray.
lab-tournament-bots = “{ $got }” is not enough for a tournament. Name at least two bots, each once.
lab-tournament-title = { $game }: { $games } games per pairing, { $seats } seats, seed { $seed }
lab-tournament-player = Player
lab-tournament-games = Games
lab-tournament-win-rate = Win rate
lab-tournament-interval = 95 % interval
lab-tournament-elo = Elo
lab-tournament-pairing = Pairing
lab-tournament-ratings = Ratings
lab-tournament-cross = Head to head
lab-tournament-cross-how = Wins of the row against the column, in per cent.
lab-tournament-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
}. The first time: { $why }
lab-tournament-how = Every pairing plays the same deals, each from every seat. Elo ratings use the Bradley-Terry model, with { $anchor } at 0; 400 points mean ten wins for each loss. A shared victory counts as a fraction.

# council balance
lab-bad-change = --set cannot be “{ $got }”. Give section, item, key and value, for example region.dorne.bonus=3.
lab-bad-vary = --vary cannot be “{ $got }”. Give an option and the values to try, for example { $example }.
lab-balance-title = { $game }: is it balanced?
lab-balance-lead = All players are equal: the bot { $bot } plays every seat, { $games } games per variant. So a higher win rate comes from the House, the seat or the starting order, not from skill.
lab-balance-how = Dots are win rates and bars their 95 % intervals (Wilson); the dashed line is an even share. By chance alone, one bar in twenty misses the line. Better players may get different results.
lab-balance-plain = Standard rules
lab-balance-with = { $arm }, with { $change }
lab-balance-arm = { $seats } players; a game has { $moves } decisions on average.
lab-balance-seat-name = Seat { $number }
lab-balance-start-name = { $number ->
    [1] Starts
   *[other] Number { $number } in turn order
}
lab-balance-by-house = By House
lab-balance-by-seat = By seat
lab-balance-by-start = By starting order
lab-balance-before = { $name }, before
lab-balance-none-out = Nobody stands out; all intervals contain the even share of { $even }.
lab-balance-more = { $name } wins more than an even share: { $rate } ({ $low } to { $high }) instead of { $even }.
lab-balance-less = { $name } wins less than an even share: { $rate } ({ $low } to { $high }) instead of { $even }.
lab-balance-changed = { $name }: { $points } percentage points.
lab-balance-unchanged = No significant difference.
lab-balance-played = Variant
lab-balance-seats = Seats
lab-balance-moves = Decisions per game
lab-balance-verdict = Stands out
lab-balance-even = nobody
lab-balance-who = Who
lab-balance-games = Games
lab-balance-win-rate = Win rate
lab-balance-interval = 95 % interval
lab-balance-share = Even share
lab-balance-out = Stands out

# council train
lab-train-no-course = { $game } cannot be trained yet. These games can: { $allowed }.
lab-train-other-course = The folder { $folder } holds a training with other numbers. Repeat its numbers, or choose another folder with --out.
lab-train-exam = Cycle { $cycle }: the network alone wins { $share } of { $games } games against { $rival } ({ $low } – { $high }).
lab-train-exam-search = Cycle { $cycle }: the search with the weights wins { $share } of { $games } games against { $rival } ({ $low } – { $high }).
lab-train-bar-lessons = Lessons by the search
lab-train-bar-policy = Learning to choose
lab-train-bar-games = Games of what was learned
lab-train-bar-value = Learning to judge
lab-train-bar-exam = Exam

# council ladder
lab-ladder-title = Bot ratings
lab-ladder-how = This page shows how strong the included bots are, by game and mode, with as few seats as possible. Every bot plays every other with fixed seeds, each deal from every seat. Elo ratings use the Bradley-Terry model, with random at 0. Intervals are 95 %. The first command measures again. The games are deterministic. The second command plays some of them again and fails if a single one differs.
lab-ladder-overlap = { $need ->
    [0] The win rates of { $one } and { $two } are too close: even { $most } games per pairing would not separate them.
   *[other] The intervals of { $one } and { $two } overlap. With { $need } games per pairing, they would not.
}
lab-ladder-none = There are no published ratings for this game yet. Measure them with “council ladder --play FOLDER”.
lab-ladder-table = Game
lab-ladder-pairing = Pairing
lab-ladder-published = Published
lab-ladder-compared = Compared
lab-ladder-verdict = Result
lab-ladder-holds = holds
lab-ladder-differs = game { $game } differs
lab-ladder-nothing = no stored games
lab-ladder-other-rules = other rules
lab-ladder-broken = { $count ->
    [one] One pairing differs
   *[other] { $count } pairings differ
} from the published games. Measure again with “council ladder --play FOLDER”.

# council bench --peers
lab-peers-installing = Installing { $peers } in { $folder }. This happens only once.
lab-peers-install = { $peer } cannot be installed: { $reason }
lab-peers-unpublished = { $peer } is not in any package index, so it is not measured.
lab-peers-differs = { $row } does not play by our rules, so there is no comparison.
lab-peers-absent = The comparison with other libraries is in the repository only: run it from a checkout.
lab-reference-no-compiler = The C reference programs need a C compiler.
lab-reference-broken = A C reference program cannot be built or run: { $reason }
lab-reference-differs = With { $seats } seats, the C reference program “{ $name }” does not play like ours, so there is no comparison.
lab-peers-failed = { $row } could not be measured: { $reason }
lab-peers-goals = Goals
lab-peers-goal = Goal
lab-peers-peer = Peer
lab-peers-ours = Ours
lab-peers-theirs = Theirs
lab-peers-ratio = Ratio
lab-peers-least = Target
lab-peers-verdict = Result
lab-peers-stretch = exceeded
lab-peers-must = reached
lab-peers-missed = missed
lab-peers-at-least = ≥ { $number }
lab-peers-at-most = ≤ { $number }
lab-peers-how = Medians of short runs in shuffled order, per second of CPU time. With ≥ the ratio is ours to theirs, with ≤ theirs to ours (C reference programs). Peers without Intrigue in their name play another game of similar size, so their ratio is only a rough guide.
