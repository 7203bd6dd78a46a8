name = { $name }
percent = { $number }%

# Options and setup
seats-out-of-range = { $game } is for { $low } to { $high } players, not { $got }.
option-unknown = There is no option “{ $got }”. Choose one of { $allowed }.
option-not-a-word = Option { $option } cannot be “{ $got }”. Choose one of { $allowed }.
option-not-a-switch = Option { $option } cannot be “{ $got }”. Use on or off.
option-not-a-number = Option { $option } cannot be “{ $got }”. Use a whole number from { $low } to { $high }.
option-out-of-range = Option { $option } cannot be { $got }. Use a whole number from { $low } to { $high }.
position-not-supported = { $game } cannot start from a position.
position-unknown-key = A position has no field “{ $got }”. The fields are { $allowed }.

# Moves
move-unknown-near = “{ $got }” is not a move. Did you mean: { $near }?

# Bots
bot-unknown = There is no bot “{ $got }”. Choose one of { $allowed }.
bot-budget = “{ $got }” has no valid search budget. Use at most 10 million, for example ismcts:200 (iterations) or ismcts:500ms (milliseconds).

# Data files
data-not-supported = { $game } does not use data files ({ $file }).
data-not-toml = { $file } is not valid TOML: error in line { $line }. A valid line looks like this: daggers = 3
data-not-sensible = { $file } contains a number that is too large, or nesting that is too deep. Use small numbers and short texts.
data-unknown-section = { $file }: there is no section “{ $got }”. The sections are { $allowed }.
data-not-a-list = { $file }: { $section } must be a list of tables, written as [[{ $section }]].
data-item-unnamed = { $file }: an item of { $section } has no { $key }. Every item needs one.
data-item-unknown = { $file }: { $section } has no item “{ $got }”. The items are { $allowed }.
data-item-twice = { $file }: { $item } appears twice. Remove one.
data-unknown-key = { $file }, { $item }: “{ $key }” cannot be set. You can set { $allowed }.
data-expected-number = { $file }, { $item }, { $key }: “{ $got }” is wrong. Use a whole number from { $low } to { $high }.
data-expected-text = { $file }, { $item }, { $key }: “{ $got }” is wrong. Use one line of 1 to { $high } printable characters.
data-expected-one-of = { $file }, { $item }, { $key }: “{ $got }” is wrong. Use one of { $allowed }.
data-expected-shape = { $file }, { $item }, { $key }: “{ $got }” is not possible here; expected: { $expected }.
data-missing = { $file }, { $item }: { $key } is missing.
data-house-count = { $file }: { $house } would have { $got } characters. Every House needs exactly 9.
data-deal-cards = { $file }: { $players } players would get { $dealt } of { $got } cards. Deal fewer cards. With five players, exactly one card must be left.
data-deal-thrones = { $file }: { $players } players need at least { $players } Iron Throne cards, not { $got }.
data-skirmish-small = { $file }: this part of the map has { $got } territories. That is too few for { $need } each.
data-name-twice = { $file }: two characters would be called { $name }. Give each a name of its own.

# Logs
log-too-large = Line { $line }: the file is too large for a game log (limit { $most } characters).
log-long-line = Line { $line }: the line is too long for a game log (limit { $most } characters).
log-not-json = Line { $line }: this line does not belong to a game log (it is not JSON).
log-byte-order-mark = Line { $line }: the file begins with a byte order mark; save it as UTF-8 without one.
log-line-ends = Line { $line }: the file has Windows line endings (CRLF). Use the original file, with LF line endings.
log-wrong-shape = Line { $line }: this line does not belong to a game log. It needs player, text, milliseconds and checksum.
log-changed = Line { $line }: the line was changed; its checksum does not match.
log-cut-off = Line { $line }: the file ends in the middle of this line.
log-no-head = Line { $line }: the file does not start with the header of a game log (format { $format }).
log-bad-head = Line { $line }: “{ $key }” in the header is missing or invalid.
log-after-end = Line { $line }: the game was over before this line.
log-of-one-reader = Line { $line }: this log holds only what one reader saw. Use the full log to replay the game.
log-other-version = Line { $line }: the log uses version { $got } of the rules; this program uses version { $ours }. Use the program version that wrote it.
log-later-revision = Line { $line }: the log uses revision { $got } of the rules; this program knows revisions up to { $ours }. Please update.
log-unknown-game = Line { $line }: there is no game “{ $got }”. The games are { $allowed }.
log-unknown-move = Line { $line }: “{ $text }” is not a move.
log-illegal-move = Line { $line }: “{ $text }” is not a legal move here.
log-impossible-outcome = Line { $line }: “{ $text }” cannot have happened here.
log-wrong-digest = Line { $line }: the digest does not match the game so far.
log-wrong-result = Line { $line }: the result does not match the game.
log-bad-note = Line { $line }: the note “{ $text }” is not possible here.
log-wrong-number = Line { $line }: { $number } is not the number of the next draw.
log-wrong-draw = Line { $line }: draw { $number } cannot be “{ $text }”.
log-wrong-proof = Line { $line }: the list of possible draws at the end of the log is wrong.
log-wrong-deal = Line { $line }: “{ $text }” does not follow from the deal code of this log.
deal-code = “{ $got }” is not a deal code. Use 1 to { $most } characters: a to z, digits and single hyphens.

# Where a statement of the rules comes from
rule-from-page = From the printed rules, page { $page }.
rule-from-part = From the printed rules (“{ $part }”).
rule-from-property = Follows from the printed rules.
rule-from-sheet = From the House Mitchell sheet.
rule-from-example = An example.
rule-from-ruling = Our ruling { $ruling }; the printed rules leave it open.
rule-with-rulings = { $count ->
    [one] Our ruling { $rulings } settles what is left open.
   *[other] Our rulings { $rulings } settle what is left open.
}

# Playing on from a moment of another game
branch-no-line = This log has no line { $got }; its moves end at line { $most }.
branch-seats = This game has { $seats } seats, but you name { $got }.
branch-over = The game is over at line { $got }. Choose an earlier line.
branch-own-data = This log uses card values of its own, and no table here can. “council play --from” plays on from it.
branch-long = This log has more than { $most } lines. “council play --from” plays on from it.
