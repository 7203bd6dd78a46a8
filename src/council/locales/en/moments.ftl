# Look back during a game
moments-past = Look back
moments-past-here = Look back at this moment
moments-past-shown = You see an earlier moment.
moments-past-live = Back to the game
moments-past-turn = It is your turn.
moments-past-over = The game is over.
moments-key = Look back, then ← → [ ] Home End

# Notes about moments
moments-note = { $who }: { $text }
moments-note-at = Note on line { $line } by { $who }: { $text }
moments-notes-count = { $count ->
    [one] It has one note.
   *[other] It has { $count } notes.
  }
moments-note-add = Add a note
moments-note-edit = Change the note
moments-note-delete = Delete the note
moments-note-save = Save
moments-note-text = Your note on this moment
moments-note-left = { $left } characters left
moments-note-kept = { $file }: the note by { $who } on line { $line } is saved.
moments-note-gone = { $file }: the note by { $who } on line { $line } is deleted.
moments-by-alone = --by needs --note.
moments-note-how = { $option } needs a line and a text, for example 41:Here I lost. You typed “{ $got }”.
moments-note-name = A name has 1 to 40 characters.
moments-note-none = { $file }: { $who } has no note on line { $line }.
moments-note-running = { $file }: the game is not over, or this is not its whole log. You can add notes to finished games.
moments-note-line = { $file }: a note needs a line from 2 to { $last }.
moments-note-long = A note has at most { $most } characters and no control characters.
moments-note-large = { $file }: with this note, the file would be longer than { $most } characters. Write a shorter one.
moments-note-moment = on moment { $moment }
moments-notes-none = Nobody has written a note yet.

# Share a moment
moments-share = Share this moment
moments-share-link = Link to this moment
moments-share-text = Text
moments-share-line = { $title }, moment { $moment }: { $text } ({ $players })
moments-share-moment = moment { $moment }
moments-share-alt = Picture of the board: { $text }
moments-share-making = The picture is being made …
moments-share-failed = Your browser could not make the picture.
moments-share-png = Save as PNG
moments-share-svg = Save as SVG

# What spectators see
moments-show = Show my hand
moments-hide = Hide my hand
moments-show-ask = Spectators may see one hand. Do you want to show yours? Anyone with the link can see it, even the other players. You can hide it at any time.
moments-shown = Spectators can see your hand.
