name = { $name }
percent = { $number }%

# Options and set-up
seats-out-of-range = { $game } is played by { $low } to { $high } players, not { $got }.
option-unknown = There is no option “{ $got }”; the options are { $allowed }.
option-not-a-word = Option { $option } cannot be “{ $got }”; it is one of { $allowed }.
option-not-a-switch = Option { $option } cannot be “{ $got }”; it is on or off.
option-not-a-number = Option { $option } cannot be “{ $got }”; it is a whole number from { $low } to { $high }.
option-out-of-range = Option { $option } cannot be { $got }; it is a whole number from { $low } to { $high }.
position-not-supported = { $game } cannot be set up from a position.
position-unknown-key = A position has no “{ $got }”; it is given by { $allowed }.

# Moves
move-unknown-near = “{ $got }” is not a move. Did you mean: { $near }?

# Bots
bot-unknown = There is no bot “{ $got }”; the bots are { $allowed }.
bot-budget = “{ $got }” has no sound budget; write for example ismcts:200 (iterations) or ismcts:500ms (milliseconds), at most 10 million.

# Data files
data-not-supported = { $game } takes no data file ({ $file }).
data-not-toml = { $file } is not valid TOML: something is wrong in line { $line }; expected are lines such as: daggers = 3
data-not-sensible = { $file } holds a number or a nesting no data file has; expected are small numbers and short texts.
data-unknown-section = { $file }: there is no section “{ $got }”; the sections are { $allowed }.
data-not-a-list = { $file }: { $section } must be a list of tables, written [[{ $section }]].
data-item-unnamed = { $file }: an item of { $section } has no { $key }; every item needs one.
data-item-unknown = { $file }: there is no { $section } “{ $got }”; there are { $allowed }.
data-item-twice = { $file }: { $item } appears twice; once is enough.
data-unknown-key = { $file }, { $item }: “{ $key }” cannot be set; what can be set is { $allowed }.
data-expected-number = { $file }, { $item }, { $key }: “{ $got }” is wrong; expected is a whole number from { $low } to { $high }.
data-expected-text = { $file }, { $item }, { $key }: “{ $got }” is wrong; expected is one line of 1 to { $high } printable characters.
data-expected-one-of = { $file }, { $item }, { $key }: “{ $got }” is wrong; expected is one of { $allowed }.
data-house-count = { $file }: { $house } would have { $got } characters; every house has exactly 9.
data-name-twice = { $file }: two characters would be called { $name }; every character has a name of its own.

# Logs
log-too-large = Line { $line }: the file is larger than { $most } characters, which no log of a game is.
log-long-line = Line { $line }: the line is longer than { $most } characters, which no line of a log is.
log-not-json = Line { $line }: this is not a line of a game log (it is not JSON).
log-byte-order-mark = Line { $line }: the file begins with a byte order mark; save it as UTF-8 without one.
log-line-ends = Line { $line }: the line ends as lines do on Windows; a log has line feeds only. Use the file as it was written.
log-wrong-shape = Line { $line }: this is not a line of a game log; expected is who, text, milliseconds and check.
log-changed = Line { $line }: the line was changed; its check does not fit its text.
log-cut-off = Line { $line }: the line is cut off; the file ends in the middle of it.
log-no-head = Line { $line }: the file does not begin with the head of a game log (format { $format }).
log-bad-head = Line { $line }: the head of the log has no sound “{ $key }”.
log-after-end = Line { $line }: the game had ended before this line.
log-of-one-reader = Line { $line }: this is what one reader saw of the game; only the full log can be played again.
log-other-version = Line { $line }: the log was made with version { $got } of the rules; this program plays version { $ours }.
log-unknown-game = Line { $line }: there is no game “{ $got }”; the games are { $allowed }.
log-unknown-move = Line { $line }: “{ $text }” is not a move.
log-illegal-move = Line { $line }: “{ $text }” is not a legal move here.
log-impossible-outcome = Line { $line }: “{ $text }” cannot have happened here.
log-wrong-digest = Line { $line }: the digest does not fit the game so far.
log-wrong-result = Line { $line }: the result does not fit the game.
log-bad-note = Line { $line }: “{ $text }” cannot be noted here.
log-wrong-number = Line { $line }: { $number } is not the number of the next draw.
log-wrong-draw = Line { $line }: “{ $text }” is not what draw { $number } had to be.
log-wrong-proof = Line { $line }: what could be drawn is listed wrongly at the end of the log.
