### Finished games together: the chronicle, and a person's statistics.

record-exported = { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
}.
record-nothing = None of these files contains a finished game.
record-written = Saved in { $file }.
record-unfinished = { $games ->
    [one] 1 game without a winner does not count.
   *[other] { $games } games without a winner do not count.
}
record-broken = { $games ->
    [one] 1 file cannot be read and does not count.
   *[other] { $games } files cannot be read and do not count.
}
record-more = { $rows ->
    [one] 1 more row
   *[other] { $rows } more rows
}

record-chronicle = Chronicle
record-lead = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $first } to { $last }
record-somebody = Somebody
record-players = Players
record-kinds = Games
record-houses = Houses
record-sizes = Number of players
record-rivals = Head to head
record-records = Records

record-col-player = Player
record-col-other = Against
record-col-games = Games
record-col-wins = Wins
record-col-rate = Win rate
record-col-fair = With equal players
record-col-place = Average place
record-col-streak = Longest streak
record-col-game = Game
record-col-size = Players
record-col-house = House
record-col-before = Ahead
record-col-behind = Behind

record-col-record = Record
record-col-value = Value
record-col-who = Who
record-col-when = When

record-plot-rate = Win rate of each player
record-plot-rate-how = The line in a bar shows how often equal players would win at these tables.
record-plot-wins = Wins over time
record-plot-rivals = How often the player of a row came ahead of the player of a column
record-plot-rivals-how = Each cell shows in how many of 100 games the row's player finished ahead of the column's. Ties do not count.
record-plot-houses = Win rate of each House
record-plot-months = Games per month

# The longest game has the most lines in its log.
record-best-score = Best score
record-best-streak = Longest streak of wins
record-best-longest = Longest game, in log lines
record-best-shortest = Shortest game, in log lines

record-mode-skirmish = Skirmish
record-mode-dominion = Dominion
record-mode-world_skirmish = World at War, Skirmish
record-mode-world_dominion = World at War, Dominion
record-mode-mitchell = House Mitchell, Skirmish
record-mode-mitchell_dominion = House Mitchell, Dominion

# The page: my games
record-mine = My games
record-tab-games = Games
record-tab-statistics = Statistics
record-tab-me = Profile
record-search = Search for a player
record-any-state = Running and finished
record-running = Running
record-finished = Finished
record-any-game = All games
record-any-mode = All modes
record-any-house = All Houses
record-any-size = Any number of players
record-any-opponent = All opponents
record-filter-state = Status
record-filter-mode = Mode
record-filter-opponent = Opponent
record-empty = You have not played yet. Your games appear here.
record-none-fit = No game matches this selection.
record-no-statistics = Statistics begin with your first finished game.
record-place-of = Place { $place } of { $players }
record-ended = Ended by agreement
record-you = You
record-size = { $players ->
    [one] 1 player
   *[other] { $players } players
}
record-count = { $shown } of { $all ->
    [one] 1 game
   *[other] { $all } games
}
record-all-shown = Show all
record-table = As a table

record-tile-games = Games
record-tile-wins = Wins
record-tile-rate = Win rate
record-tile-fair = With equal players: { $share }
record-tile-place = Average place
record-tile-streak = Longest streak
record-tile-current = Current streak: { $games }
record-tile-luck = Luck per game
record-tile-cost = Decision cost per game
record-tile-judged = { $games ->
    [one] From 1 report
   *[other] From { $games } reports
}
record-tile-no-report = No reports yet
record-plot-mine = My wins over time
record-plot-games = Win rate by game and mode
record-plot-sizes = Win rate by number of players
record-plot-opponents = Head to head: how often I came ahead
record-plot-opponents-how = The line in a bar is the middle: as often ahead as behind. Ties do not count.
record-ahead-of = { $before } : { $behind }

# The page: profile
record-me-lead = There are no accounts. Your browser keeps a key for you, and the server keeps only its fingerprint. Anyone who has the key can act as you.
record-me-lead-here = Your games are only in this browser. Nobody else can see them.
record-me-listed = Show my name in the chronicle of this server
record-me-device = Your other devices
record-me-device-how = Open this link on your other device. Do not share it: it contains your key.
record-me-device-link = Link for your other device
record-me-device-show = Show the link
record-me-forget = Forget me
record-me-forget-sure = Delete your profile?
record-me-forget-plain = Your profile and the list of your games are deleted. The games stay with the names on their seats. You cannot undo this.
record-me-forget-how = Your profile and the list of your games are deleted. The games stay with the names on their seats, but the chronicle no longer names you. You cannot undo this.
record-me-forgotten = Your profile has been deleted.
record-me-saved = Saved.

# The page: the link from another device
record-join = Is this you?
record-join-who = This link belongs to { $name }.
record-join-nameless = This link belongs to somebody who has not given a name.
record-join-new = If it is you, this device shows your games from now on.
record-join-replace = This device now belongs to { $name }. If you continue, the profile on this device is replaced. Its games stay with the old profile, unless you bring them along.
record-join-bring = Bring the games of this device along
record-join-yes = Yes, this is me
record-join-no = No
record-join-same = This device already knows you.
record-join-bad = This link is not complete. Copy it again on your other device.
record-join-unknown = The server does not know this key. Open the link again after you have played on the other device.

# The page: the chronicle of a server
record-chronicle-lead = All finished games of this server
record-chronicle-empty = No game has been finished here yet.
