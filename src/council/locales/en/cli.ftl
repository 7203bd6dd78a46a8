# Help
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-examples = Examples
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND ...
cli-help = Show this help and exit.
cli-version = Show the version and exit.
cli-lang = The language: English or German. Default: that of the system.
cli-council = Board games of the Seven Kingdoms, for people, bots and research. “council COMMAND --help” explains a command.
cli-play-short = Play a game in this terminal.
cli-serve-short = Open the table for the browser.
cli-backup-short = Keep all games of a server in one file.
cli-restore-short = Bring the games of a backup back.
cli-loadtest-short = Measure how a server fares with many games at once.
cli-replay-short = Tell a recorded game again, or verify it.
cli-verify-short = Prove that the chance of a game was settled beforehand.
cli-games-short = List the games and their options.
cli-rules-short = Look up the rules of a game.
cli-match-short = Let bots play many games.
cli-tournament-short = Rate bots: everybody against everybody.
cli-ladder-short = Show how strong the shipped bots are.
cli-balance-short = Find out whether a game is fair, and what a change does.
cli-odds-short = Tell how likely an invasion of RISK conquers.
cli-check-short = Check a file of cards of your own.
cli-perft-short = Count move sequences from a position.
cli-bench-short = Measure how fast games and search run.
cli-completion-short = Print the completion script of a shell.

# Mistakes
cli-no-such-command = There is no command “{ $got }”; the commands are { $allowed }.
cli-no-such-command-near = There is no command “{ $got }”. Did you mean { $near }?
cli-no-such-option = There is no option “{ $got }”; “{ $command } --help” lists the options.
cli-no-such-option-near = There is no option “{ $got }”. Did you mean { $near }?
cli-missing = { $what } is missing; “{ $command } --help” shows how it is used.
cli-extra-argument = “{ $got }” is one word too many; “{ $command } --help” shows how it is used.
cli-takes-no-value = { $option } stands alone and takes no value.
cli-needs-a-value = { $option } needs a value after it.
cli-empty = { $option } cannot be empty.
cli-not-together = { $one } and { $other } do not go together; give one of them.
cli-bad-usage = That was not understood; “{ $command } --help” shows how it is used.
cli-not-a-whole-number = { $option } cannot be “{ $got }”; it is a whole number from { $low } to { $high }.
cli-not-a-number = { $option } cannot be “{ $got }”; it is a number from { $low } to { $high }.
cli-not-one-of = { $option } cannot be “{ $got }”; it is one of { $allowed }.
cli-not-a-pair = --option cannot be “{ $got }”; write a name and a value, for example { $example }.
cli-option-twice = Option { $option } is set twice; once is enough.
cli-no-such-game = There is no game “{ $got }”; there is { $allowed }.
cli-no-such-rule = There is no rule “{ $got }” in { $game }; nearest are { $near }.
cli-no-such-file = There is no file { $file }.
cli-a-folder = { $file } is a folder; a file is needed.
cli-unreadable = { $file } cannot be read.
cli-file-too-large = { $file } is larger than { $most } bytes, which no such file is.
cli-not-text = { $file } is not text in UTF-8 (line { $line }).
cli-bad-folder = Nothing can be written into the folder { $folder }.
cli-logs-exist = The folder { $folder } already holds { $file }; choose another folder, so that no log is lost.
cli-no-logs = There is no log (*.council.jsonl) in the folder { $folder }.
cli-file-trouble = { $file } could not be read or written.
cli-output-trouble = The output could not be written; perhaps the disk is full.
cli-in-file = { $file }: { $what }
cli-interrupted = Interrupted.

# Players
cli-bot-name = Bot { $name }
cli-bot-random = random
cli-bot-greedy = greedy
cli-bot-easy = easy
cli-bot-medium = medium
cli-bot-hard = hard

# The final table
cli-result-rank = Rank
cli-result-player = Player
cli-result-score = Score
cli-result-won = Victory
cli-result-wins = wins
cli-result-shares = shares the victory

# council replay
cli-log-not-text = Line { $line }: this is not text in UTF-8.
cli-replay-sound = sound and finished: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of the players, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of the log.
cli-replay-unfinished = sound so far, unfinished: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of the players, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of the log.
cli-replay-title = { $game }: { $players }
cli-replay-step-how = Enter goes on to the next move, Ctrl-D ends.
cli-replay-public = The game is unfinished, so this is what everybody may know; --all shows the hidden cards too.
cli-replay-ends-here = The log ends here; the game is unfinished.
cli-replay-agreed = Here the players ended the game by agreement.

# council verify
cli-verify-right = { $draws ->
    [0] there was no draw to check.
    [one] the { $draws } draw is as it had to be.
   *[other] all { $draws } draws are as they had to be.
}
cli-verify-alone = { $draws ->
    [one] { $draws } more draw
   *[other] { $draws } more draws
} had only one outcome, says the log, and nothing to check; council replay --verify shows whether that is so.
cli-verify-commitment = The commitment was { $hash }; compare it with what the table showed before the deal.
cli-verify-word-sealed = { $name } had sealed a word before any was told: { $word }
cli-verify-word-open = { $name } told a word before the first draw, without a seal: { $word }
cli-verify-word-late = { $name } told a word after { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}; only what came later depends on it: { $word }
cli-verify-no-words = No player brought a word: the server alone chose its secret.
cli-verify-unopened = { $name } sealed a word and never told it.
cli-verify-undone = { $name } took moves back, and with them the draws { $first } to { $last }; did all agree to that?
cli-verify-line = Line { $line }: this is no line of a game log, or it was changed; its check does not fit.
cli-verify-secret = Line { $line }: the secret does not fit the commitment in the first line.
cli-verify-closed = Line { $line }: the game is over, but its secret was not told at the very end.
cli-verify-seal = Line { $line }: a word does not fit its seal, or was sealed when others were open already.
cli-verify-number = Line { $line }: the numbers of the draws do not follow each other, and no undo explains it.
cli-verify-draw = Line { $line }: this is not what was to be drawn.
cli-verify-plain = this game was played without a commitment; there is nothing to check.
cli-verify-running = this is a game that is not over; its secret is told in the whole log at the end.

# council rules
cli-rules-question = Question: { $text }
cli-rules-why = Reason: { $text }
cli-rules-kind-rule = From the printed rules (“{ $part }”).
cli-rules-kind-rule-page = From the printed rules, page { $page }.
cli-rules-kind-property = Follows from the printed rules.
cli-rules-kind-sheet = From the House Mitchell sheet.
cli-rules-kind-example = An example.
cli-rules-kind-ruling = Our ruling { $ruling }; the printed rules leave it open.
cli-rules-untested = no test
cli-rules-covered = { $count } of { $total } rules have a test.
cli-rules-no-tests = The tests are part of the source tree only; run this in a checkout of the project.
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
cli-games-data-hint = { $count } values of the cards are not known from print: council games { $game } --data-report
cli-games-options = Options
cli-games-default = { $values } (default { $default })
cli-games-numbers = numbers from { $low } to { $high }, separated by commas
cli-games-which = Which game? Name one of { $allowed }.
cli-games-data-none = Every value is as printed.
cli-games-data-why = These values are guesses of ours or your own. If you own the box, write the printed values into a file, for example:
cli-games-data-play = Then play with: council play { $game } --data FILE
cli-games-data-item = Item
cli-games-data-key = Key
cli-games-data-value = Value
cli-games-data-provenance = Origin
cli-games-data-is-reconstructed = reconstructed
cli-games-data-is-owner = yours

# council odds
cli-odds-conquers = The invasion conquers with { $share } %.
cli-odds-lost = On average the attacker loses { $attackers } armies, the defender { $defenders }.
cli-odds-left = When it conquers, { $armies } attacking armies are left on average.

# council check
cli-check-cards = { $items ->
    [one] { $file } is sound: { $items } card or plot of your own.
   *[other] { $file } is sound: { $items } cards and plots of your own.
}
cli-check-shipped = The cards that come with the game are sound.
cli-check-played = { $games } random games were played to the end.
