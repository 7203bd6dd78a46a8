# Sitting down
play-person = Player
play-keeps = Your game is saved in { $file } while you play.
play-from = A new game that continues from before line { $line } of { $file }. Chance is drawn again from here on.
play-deal = Deal code { $code }: anyone who knows it can compute the hidden cards.
play-kept = Your game is saved in { $file }
play-kept-partly = Your game is saved, up to the disk error, in { $file }
play-go-on = Continue with: { $command } play --resume { $word }
play-see-again = Replay it with: { $command } replay { $word }
play-not-kept = This game is not saved.
play-not-kept-because = { $why } This game is not saved.
play-keeping-failed = { $file } can no longer be written. You can resume the game from what it contains. “save FILE” writes the whole game to another file.
play-copied = Saved a copy of the game in { $file }.
play-cannot-save = { $file } cannot be written. Choose another file with --save.
play-cannot-copy = { $file } cannot be written. Choose another file.
play-copy-exists = { $file } already exists. Choose another file.
play-file-busy = { $file } is in use by a game in another window. End that game first.
play-file-exists = { $file } already exists. Choose another name, or continue that game with --resume.
play-cut-off = The last line of { $file } was incomplete and has been removed. The game continues from the line before.
play-not-together = { $option } does not work with { $other }; that game keeps its settings.
play-from-line = “{ $got }” names no moment of a game. Write FILE:LINE, such as game.council.jsonl:40.
play-bad-name = “{ $got }” is not a valid name. A name needs 1 to { $most } printable characters.
play-name-of-a-bot = “{ $got }” is the name of a bot. Choose another name for a person.
play-who = “{ $got }” is neither a person nor a bot. A person is me or me:NAME; the bots are { $allowed }.
play-name-twice = Two people cannot both be called { $got }. Give them different names, for example me:Anna,me:Ben.

# Taking turns
play-how = Type a number or a move such as “{ $example }”. “help” lists all commands.
play-and-then = choose (Enter: back)
play-only-choice = choose
play-thinking = { $who } is thinking ...
play-hand-over = Hand the device to { $who }.
play-hand-over-ready = { $who }, press Enter.
play-hand-over-how = { $who } presses Enter to continue. “undo” takes back the last move, “quit” stops.
play-narrow = This terminal has { $width } columns; the table needs { $wanted }. Make it wider to see the table properly.
play-no-such-number = There is no choice { $got }. Choose 1 to { $high }.
play-not-an-amount = { $got } is not possible. Choose a number from { $low } to { $high }.
play-an-amount = A number from { $low } to { $high }, or “max”.
play-more-choices = { $count ->
    [one] And one more. Type part of it to shorten the list.
   *[other] And { $count } more. Type part of one to shorten the list.
}
play-several-what = “{ $got }” fits more than one move, so nothing on that line was played. Be more specific.
play-plan-ends = Not played, because it is not possible now: { $rest }
play-repeat-what = Repeat what? Type for example: repeat MOVE; MOVE
play-rule = (Rule { $rule })
play-no-hints = Several people play here, so there are no hints. Start with --hints to allow them.
play-own-missing = { $file } plays in this game, but is neither in this folder nor beside the log. Put it there and try again.
play-forfeit = { $who } cannot continue: { $why } A random bot takes over.
play-hint = Hint: a bot would play:
play-hint-who = the adviser
play-hint-next = Next best:
play-log-more = These are the last of { $count } lines; “log all” shows all.
play-log-all = all
play-log-what = “{ $got }” was not understood. Type log, log 5 or log all.
play-extra-word = “{ $got }” was not expected here; this command takes no argument.

# Commands
play-order-why = why
play-order-undo = undo
play-order-hint = hint
play-order-show = show
play-order-log = log
play-order-save = save
play-order-rules = rules
play-order-repeat = repeat
play-order-help = help
play-order-quit = quit
play-about-why = why a move cannot be made: why MOVE
play-about-undo = undo your last move, but not past drawn cards or rolled dice
play-about-hint = what a bot would do
play-about-show = draw the table again
play-about-log = what has happened so far: log, log 5, log all
play-about-save = show where the game is saved, or save a copy: save FILE
play-about-rules = show the rules, or one of them: rules ID
play-about-repeat = repeat moves as long as they are possible: repeat MOVE; MOVE
play-about-help = this list
play-about-quit = stop; the game stays saved
play-about-moves = To move, type the number of a choice, or words from it: “{ $example }” for “{ $move }”. The start of a word is enough. Each word narrows the list; Enter alone starts over.
play-about-several = Separate several moves with “;”. A number right after a move answers the “how many” that follows.
play-why-what = Why not what? Type for example: why { $example }
play-why-legal = You can do that: { $move }

# Undo
play-undone = Undone:
play-undo-nothing = You have no move to undo.
play-undo-chance = You cannot undo this: since your last move, cards have been dealt, drawn or revealed, or dice rolled.
play-undo-others = You cannot undo this: someone else has moved since.
play-undo-told = You cannot undo this: your move has shown you hidden cards.
