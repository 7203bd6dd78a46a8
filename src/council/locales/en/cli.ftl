# Help
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Flags
cli-examples = Examples
cli-commands = Commands
cli-documents = All documents (docs/...) are in { $folder }
cli-required = required
cli-options-metavar = [FLAGS]
cli-command-metavar = COMMAND ...
cli-help = Show this help and exit.
cli-version = Show the version and exit.
cli-lang = Language: English or German. Default: the system language.
cli-council = Board games of the Seven Kingdoms, for people, bots and research. “council COMMAND --help” explains a command.
cli-play-short = Play a game in this terminal.
cli-daily-short = Play the deal of the day.
cli-learn-short = Learn a game by playing.
cli-serve-short = Start a server to play in the browser.
cli-tables-short = List, show, close or delete the tables of a server.
cli-backup-short = Save all games of a server in one file.
cli-restore-short = Restore the games of a backup.
cli-loadtest-short = Measure a server under load.
cli-replay-short = Replay a recorded game, or verify it.
cli-verify-short = Check that a game’s cards and dice were determined before it began.
cli-export-short = Write the finished games of a server as logs, or decisions as arrays.
cli-chronicle-short = Put all games of a folder together: wins, streaks, records.
cli-games-short = List the games and their options.
cli-rules-short = Show the rules of a game.
cli-match-short = Let bots play many games.
cli-tournament-short = Rate bots by letting each play every other.
cli-ladder-short = Show how strong the included bots are.
cli-balance-short = Check whether a game is balanced, and what a change does.
cli-train-short = Let a small network learn a game.
cli-report-short = Explain a finished game: luck, decisions and key moments.
cli-odds-short = Calculate the odds of an invasion in RISK.
cli-check-short = Check a file with your own cards.
cli-perft-short = Count move sequences from a position.
cli-bench-short = Measure how fast games and search run.
cli-completion-short = Print the completion script for a shell.

# Mistakes
cli-no-such-command = There is no command “{ $got }”. The commands are { $allowed }.
cli-no-such-command-near = There is no command “{ $got }”. Did you mean { $near }?
cli-no-such-option = There is no flag “{ $got }”. “{ $command } --help” lists the flags.
cli-no-such-option-near = There is no flag “{ $got }”. Did you mean { $near }?
cli-missing = { $what } is missing. “{ $command } --help” shows the usage.
cli-extra-argument = “{ $got }” was not expected. “{ $command } --help” shows the usage.
cli-takes-no-value = { $option } does not take a value.
cli-needs-a-value = { $option } needs a value.
cli-empty = { $option } cannot be empty.
cli-not-together = { $one } and { $other } do not work together. Use only one of them.
cli-bad-usage = The command was not understood. “{ $command } --help” shows the usage.
cli-not-a-whole-number = { $option } cannot be “{ $got }”. Use a whole number from { $low } to { $high }.
cli-not-a-number = { $option } cannot be “{ $got }”. Use a number from { $low } to { $high }.
cli-not-one-of = { $option } cannot be “{ $got }”. Choose one of { $allowed }.
cli-not-a-pair = --option cannot be “{ $got }”. Give a name and a value, for example { $example }.
cli-option-twice = Option { $option } is set twice. Set it once.
cli-no-such-game = There is no game “{ $got }”. The games are { $allowed }.
cli-no-such-rule = { $game } has no rule “{ $got }”. The nearest are { $near }.
cli-no-such-file = The file { $file } does not exist.
cli-a-folder = { $file } is a folder. Give a file.
cli-unreadable = { $file } cannot be read.
cli-file-too-large = { $file } is too large (limit { $most } bytes).
cli-not-text = { $file } is not UTF-8 text (line { $line }).
cli-bad-folder = The folder { $folder } cannot be written to.
cli-logs-exist = The folder { $folder } already contains { $file }. Choose another folder, so that no log is overwritten.
cli-no-logs = The folder { $folder } contains no logs (*.council.jsonl).
cli-file-trouble = { $file } could not be read or written.
cli-output-trouble = The output could not be written. The disk may be full.
cli-in-file = { $file }: { $what }
cli-interrupted = Interrupted.

# Players
cli-bot-name = Bot { $name }
cli-bot-random = random
cli-bot-greedy = greedy
cli-bot-easy = easy
cli-bot-medium = medium
cli-bot-hard = hard
cli-bot-master = master

# The final table
cli-result-rank = Rank
cli-result-player = Player
cli-result-score = Score
cli-result-won = Victory
cli-result-wins = wins
cli-result-shares = shares the victory

# council replay
cli-log-not-text = Line { $line }: this is not UTF-8 text.
cli-replay-sound = valid and finished: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} by players, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} in the log.
cli-replay-unfinished = valid so far, but unfinished: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} by players, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} in the log.
cli-replay-from = It continues from before line { $line } of another game. Lines 2 to { $until } come from there, so nobody can prove that their chance was fair.
cli-replay-no-commitment = Its draws were not committed to before the deal, so nobody can prove them fair.
cli-replay-deal = Its cards and dice follow from the deal code { $code }. Anyone who knows the code can compute them, so the log does not prove that the game was fair.
cli-replay-title = { $game }: { $players }
cli-replay-step-how = Press Enter for the next move, Ctrl-D to stop.
cli-replay-public = The game is unfinished, so hidden cards are not shown. --all shows them too.
cli-replay-ends-here = The log ends here; the game is unfinished.
cli-replay-agreed = The players ended the game here by agreement.

# council export

cli-export-what = Log files need a format: --arrays. Without files, this command writes the games of a server.
cli-export-which = Name the log files, or a folder with log files.
cli-export-numpy = This needs numpy. Install it with: pip install numpy
cli-export-mixed = This is another kind of game than the first file: another game, mode or number of seats.
cli-export-nothing = None of these games is finished, so there is nothing to export.
cli-export-done = { $file }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
cli-export-unfinished = { $games ->
    [one] 1 game has no winner and was left out.
   *[other] { $games } games have no winner and were left out.
}

# council verify
cli-verify-right = { $draws ->
    [0] there were no draws to check.
    [one] the only draw is correct.
   *[other] all { $draws } draws are correct.
}
cli-verify-alone = { $draws ->
    [one] According to the log, { $draws } more draw
   *[other] According to the log, { $draws } more draws
} had only one possible outcome, so there was nothing to check. Confirm this with: council replay --verify
cli-verify-commitment = The commitment was { $hash }. Compare it with the one the table showed before the deal.
cli-verify-word-sealed = { $name } sealed a random value before any was revealed: { $word }
cli-verify-word-open = { $name } gave a random value before the first draw, without a seal: { $word }
cli-verify-word-late = { $name } gave a random value after { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}; only later draws depend on it: { $word }
cli-verify-no-words = No player added a random value: the draws depend on the server’s secret alone.
cli-verify-unopened = { $name } sealed a random value and never revealed it.
cli-verify-undone = { $name } undid moves, and with them draws { $first } to { $last }. Did everyone agree to that?
cli-verify-line = Line { $line }: this line does not belong to a game log, or it was changed; its checksum does not match.
cli-verify-secret = Line { $line }: the secret does not match the commitment in the first line.
cli-verify-closed = Line { $line }: the game is over, but its secret was not revealed at the very end.
cli-verify-seal = Line { $line }: a random value does not match its seal, or was sealed after other values were revealed.
cli-verify-number = Line { $line }: the draws are not numbered one after the other, and no undo explains the gap.
cli-verify-draw = Line { $line }: the secret and the random values give a different outcome for this draw.
cli-verify-plain = this game was played without a commitment, so there is nothing to check.
cli-verify-deal = the cards and dice of this game follow from a public deal code, so there is no commitment to check.
cli-verify-running = this game is not over, or this is not the full log. The full log contains the secret once the game is over.

# council rules
cli-rules-question = Question: { $text }
cli-rules-why = Reason: { $text }
cli-rules-untested = no test
cli-rules-covered = { $count } of { $total } rules have a test.
cli-rules-no-tests = The tests are only in the source tree. Run this in a checkout of the project.
cli-markdown-about = Every statement has an id that never changes; “council rules { $game } { $rule }” shows one of them. This page is printed by “council rules { $game } --markdown”.

# council games
cli-games-line = { $more ->
    [0] { $game }, { $low } players
   *[other] { $game }, { $low } to { $high } players
}
cli-games-seats = { $more ->
    [0] For { $low } players.
   *[other] For { $low } to { $high } players.
}
cli-games-version = Version { $rules } of the rules, program { $program }.
cli-games-rules = The rulebook has { $count } statements: council rules { $game }
cli-games-data-hint = { $count } card values are not known from the printed game: council games { $game } --data-report
cli-games-options = Options
cli-games-default = { $values } (default { $default })
cli-games-numbers = numbers from { $low } to { $high }, separated by commas
cli-games-which = Which game? Name one of { $allowed }.
cli-games-data-none = Every value is as printed.
cli-games-data-why = The printed game does not confirm these values. We derived or reconstructed them, or you set them yourself. If you own the game, write the printed values into a file, for example:
cli-games-data-play = Then play with: council play { $game } --data FILE
cli-games-data-item = Item
cli-games-data-key = Key
cli-games-data-value = Value
cli-games-data-provenance = Origin
cli-games-data-is-printed = printed
cli-games-data-is-public = public
cli-games-data-is-transcribed = transcribed
cli-games-data-is-derived = derived
cli-games-data-is-reconstructed = reconstructed
cli-games-data-is-owner = yours

# council odds
cli-odds-conquers = The invasion succeeds with a probability of { $share } %.
cli-odds-lost = On average, the attacker loses { $attackers } armies and the defender { $defenders }.
cli-odds-left = If it succeeds, { $armies } attacking armies are left on average.

# council check
cli-check-cards = { $items ->
    [one] { $file } is valid: { $items } card or plot of your own.
   *[other] { $file } is valid: { $items } cards and plots of your own.
}
cli-check-shipped = The cards included with the game are valid.
cli-check-played = Played { $games } random games to the end.
