# Sitting down
play-person = Player
play-keeps = The game is kept in { $file } while you play.
play-kept = The game is kept in { $file }
play-kept-partly = The game is kept up to where the disk failed, in { $file }
play-go-on = Go on with: { $command } play --resume { $word }
play-see-again = See it again with: { $command } replay { $word }
play-not-kept = The game is not kept in any file.
play-not-kept-because = { $why } The game is played without being kept.
play-keeping-failed = { $file } cannot be written any more; what stands in it can be resumed. “save FILE” puts the whole game into another file.
play-copied = A copy of the game is in { $file }.
play-cannot-save = { $file } cannot be written; choose another file with --save.
play-cannot-copy = { $file } cannot be written; name another file.
play-copy-exists = { $file } exists already; name another file.
play-file-busy = { $file } is in use: the game goes on in another window. End it there first.
play-file-exists = { $file } exists already; choose another name, or go on with it by --resume.
play-cut-off = The last line of { $file } is cut off and was dropped; the game goes on from the line before.
play-resume-alone = { $option } cannot be changed in a game that goes on; --resume takes it from the file.
play-bad-name = “{ $got }” cannot be a name; a name has 1 to { $most } printable characters.
play-name-of-a-bot = “{ $got }” is the name of a bot; choose another name for a person.
play-who = “{ $got }” is neither a person nor a bot: a person is me or me:NAME, the bots are { $allowed }.
play-name-twice = Two people cannot both be called { $got }; write for example me:Anna,me:Ben.

# Taking turns
play-how = Type a number or a move such as “{ $example }”; “help” lists what else you can type.
play-and-then = choose (Enter alone: back)
play-only-choice = choose
play-thinking = { $who } is thinking ...
play-hand-over = Hand the device to { $who }.
play-hand-over-ready = { $who }, press Enter.
play-hand-over-how = Only Enter goes on, once { $who } has the device; “undo” takes the last move back, “quit” stops.
play-narrow = This terminal has { $width } columns; the table needs { $wanted }. Widen it, or the drawing comes apart.
play-no-such-number = There is no choice { $got }; the choices are 1 to { $high }.
play-not-an-amount = It cannot be { $got }; it is a number from { $low } to { $high }.
play-an-amount = A number from { $low } to { $high }, or “max”.
play-more-choices = { $count ->
    [one] And one more: type a word of it, and the list gets shorter.
   *[other] And { $count } more: type a word of one, and the list gets shorter.
}
play-several-what = “{ $got }” is not one move, so nothing of the line was played; say more of it.
play-plan-ends = This was not played, because it does not fit now: { $rest }
play-repeat-what = Repeat what? Write for example: repeat MOVE; MOVE
play-rule = (Rule { $rule })
play-hint = A hint, what the bot medium would do:
play-log-more = These are the last of { $count } lines; “log all” shows all.
play-log-all = all
play-log-what = “{ $got }” is not understood; write log, log 5 or log all.
play-extra-word = “{ $got }” is not understood here; this order stands alone.

# Orders
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
play-about-undo = take back your last move, but never past cards drawn or dice rolled
play-about-hint = what a bot would do in your place
play-about-show = draw the table again
play-about-log = what happened so far: log, log 5, log all
play-about-save = where the game is kept, or a copy of it: save FILE
play-about-rules = the rules, or one of them: rules ID
play-about-repeat = the same moves again and again, as long as they fit: repeat MOVE; MOVE
play-about-help = this list
play-about-quit = stop; the game is kept
play-about-moves = A move: the number of a choice, or words of it, such as “{ $example }” for “{ $move }”; the first letters will do. Each word keeps the moves that contain it; Enter alone begins again.
play-about-several = Several moves in one line have “;” between them; a number right behind a move answers the “how many” that follows.
play-why-what = Why not what? Write for example: why { $example }
play-why-legal = You can do that: { $move }

# Taking back
play-undone = Taken back:
play-undo-nothing = There is no move of yours to take back.
play-undo-chance = You cannot take that back: cards have been dealt, drawn or revealed, or dice rolled, since your last move.
play-undo-others = You cannot take that back: somebody else has moved since.
play-undo-told = You cannot take that back: your move showed something about the cards of others.
