# What the server cannot do, by code
server-bad-message = This message cannot be understood; docs/protocol.md says what can be asked.
server-bad-name = A name has 1 to { $most } printable characters on one line.
server-bad-level = There is no bot “{ $got }”; the bots are { $allowed }.
server-bad-setup = The game cannot be set up like this.
server-bad-log = This is not the log of a game.
server-bad-key = This key opens no seat here. Ask the person who invited you for a new link.
server-foreign-origin = Another website tried to do this; only this server's own pages may.
server-wrong-host = This server answers to another name.
server-not-your-seat = This seat is not yours.
server-no-such-table = There is no such table.
server-no-such-game = There is no game “{ $got }”; the games are { $allowed }.
server-not-found = There is nothing here.
server-not-allowed = This cannot be done with this address.
server-not-over = The game is not over yet.
server-over = The game is over.
server-bad-customs = The table cannot be set up like this: an empty chair waits 0 or 30 to 3,600 seconds; a clock gives 10 to 3,600 seconds for a move, or a bank of 1 minute to 6 hours with at most 300 seconds more for a turn, or 1 to 14 whole days for a move.
server-bad-chat = A message has 1 to { $most } characters.
server-bad-address = This is no e-mail address.
server-no-mail = This server sends no e-mail.
server-mail-failed = The letter could not be sent. Please try again later.
server-not-dealt = Nothing is dealt yet: the table waits for its players.
server-dealt = The words of this table are told already.
server-bad-word = A word is 32 hex digits, its seal 64: SHA-256 of “seat:word”.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-no-proposal = This is no longer being asked.
server-one-proposal = The table is already being asked something. One question at a time.
server-cannot-undo = Nothing can be taken back now: others have moved, or chance has shown something new.
server-not-asked = It is not this seat's turn.
server-stale = The table has changed in the meantime; here it is.
server-too-large = This is too large; the limit is { $most } bytes.
server-too-long = To replay this game takes more than { $seconds } seconds; council replay on your own computer has no such limit.
server-slow-down = That was too much at once. Please wait a moment.
server-broken = Something broke on the server. Nothing was changed; please try again.
server-unreadable = The record of this game cannot be read.
server-busy = The server is busy. Please try again in a moment.
server-busy-hints = No hint just now: the bots still think about your last question, or about those of others. Please ask again in a moment.
server-restarting = The server restarts in a moment. Nothing is lost: the table comes back by itself, and no clock runs meanwhile.

# Pages
server-not-built = The table for the browser is not built yet. Run “python tools/web.py” and load this page again.

# The data folder
server-data-unusable = The folder { $folder } cannot be used for the games: { $detail }
server-data-busy = Another server already uses the folder { $folder }. End it, or choose another folder with --data.
server-data-newer = { $file } was written by a newer version of this program; please update.
server-data-served = { $file } is of an older version and a server of that version is using it. End that one first; then it is brought up to date.
server-backup-there = { $file } exists already; a backup never takes the place of a file.
server-backup-nothing = There are no games in { $folder }.
server-backup-none = { $file } is no backup of a table.
server-backup-short = { $file } is not whole, or is no backup of a table.
server-backup-bad = { $file } was changed or damaged: line { $line } is not as it was written. Nothing was restored.
server-backup-made = { $count ->
    [one] One game is
   *[other] { $count } games are
 } kept in { $file }.
server-restore-there = The database holds games already ({ $count }). Choose an empty one, or say --replace to throw them away.
server-restore-running = A server is using this database right now. End it first: what its players see would be thrown away under their hands.
server-database-failed = The database failed, and nothing was changed in it: { $detail }
server-restored = { $count ->
    [one] One game is
   *[other] { $count } games are
 } back.
server-database-url = This is no database to keep games in; right would be, for example: postgresql://council@localhost/council
server-database-driver = PostgreSQL needs one package more: pip install "psycopg[binary]"
server-database-unusable = The database { $database } cannot be used for the games: { $detail }
server-data-or-database = Games are kept in a folder or in a database, not in both: leave out --data, or --database and the variable COUNCIL_DATABASE.
server-one-process = { $workers } workers need a database that they can share: give a PostgreSQL with --database, or leave out --workers.

# council serve
server-at = Small Council is at { $address } (Ctrl-C ends it).
server-goodbye = The table is closed. Every game is kept in { $folder }.
server-bad-port = “{ $got }” is no port; a port is a whole number from 0 to 65535.
server-port-taken = Port { $port } of { $host } is taken. Choose another, for example: council serve --port { $other }
server-no-address = Cannot listen on { $host }, port { $port }: { $detail }
server-origin-alone = --origin is for --public: at home every address is right.
server-public-origin = --public needs the address players type, with https and nothing behind the name; “{ $got }” is none. Right would be, for example: council serve --public --origin https://table.example.org
server-public-proxy = “{ $got }” is no address of a proxy; right is an IP address, or several with commas between them, for example 127.0.0.1 or 172.17.0.0/16.
server-public-token = --public needs a secret of your own in the environment variable { $name }: at least { $shortest } characters that nobody can guess, not one from an example. Make one with: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-public-password = The password in { $name } is empty or one that everybody tries first. Give that account a password of its own, for example from: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-no-limit = There is no limit “{ $got }”; the limits are { $allowed }.
server-bad-limit = “{ $got }” is no limit for { $name }; right is a whole number from { $least } to { $most }.

# council loadtest
server-load-url = “{ $got }” is no server of this machine; right would be, for example: http://127.0.0.1:8400
server-load-none = The server for the test did not start.
server-load-games = games at once
server-load-sockets = sockets
server-load-bots = games of bots beside them
server-load-moves = moves measured
server-load-moves-a-second = moves a second
server-load-done-p50-ms = ms from a move to its acknowledgement, half of all
server-load-done-p95-ms = ms, 95 %
server-load-done-p99-ms = ms, 99 %
server-load-shown-p50-ms = ms from a move to the last screen, half of all
server-load-shown-p95-ms = ms, 95 %
server-load-shown-p99-ms = ms, 99 %
server-load-games-over = games played to the end
server-load-lost = moves that did not come through
server-load-closed = games given up because a line was closed
server-load-not-taken = messages the server did not take
server-load-server-share-of-a-core = of one core used by the server
server-load-server-ms-a-move = ms of the server’s processor for a move
server-load-memory-mb = MB of the server
server-load-memory-mb-more = MB more than when the measuring began
server-load-memory-mb-a-game = MB for a game

# The chronicle of a table
server-told-away = { $who } has left the table: a bot ({ $level ->
    [easy] easy
    [hard] hard
    [random] random
    [greedy] greedy
   *[medium] medium
}) plays until { $who } is back.
server-told-back = { $who } is back and plays again.
server-told-also = The seat of { $who } was taken a second time with its key, by another browser or program, which sees the same and may play too.
server-told-resigned = { $who } has given up the seat: a bot ({ $level ->
    [easy] easy
    [hard] hard
    [random] random
    [greedy] greedy
   *[medium] medium
}) plays on.
server-told-time-up = { $who } has run out of time: a bot makes this move.
server-told-undo = { $who } takes the last move back; all have agreed.
server-told-pause = The game is paused, as { $who } asked; all at the table have agreed.
server-told-goes-on = { $who } ends the pause.
server-told-end = The game ends here, as { $who } asked; all at the table have agreed.
server-told-gathering = All is dealt as soon as everybody is here.
server-told-ended = The game was ended by agreement.
server-told-silent = { $who } is not here, has not answered for three days and is no longer asked.
server-told-declined = { $who } says no: { $asked ->
    [undo] the move stays.
    [pause] there is no pause.
    [end] the game goes on.
   *[clock] the clock stays as it is.
}
server-told-clock-none = All at the table have agreed with { $who }: there is no clock any more.
server-told-clock-move = All at the table have agreed with { $who }: from now on each move has { $seconds } seconds.
server-told-clock-bank = All at the table have agreed with { $who }: from now on each has { $seconds } seconds, and { $more } more for each turn.
server-told-clock-days = All at the table have agreed with { $who }: from now on each move has { $days ->
    [one] one day.
   *[other] { $days } days.
}

# Letters
server-mail-smtp = COUNCIL_SMTP is not understood; right would be, for example: smtp://user:password@mail.example.org:587
server-mail-from = COUNCIL_MAIL_FROM is “{ $got }”; it has to be the address letters come from, for example: table@example.org
server-mail-site = COUNCIL_SITE is “{ $got }”; it has to be the address of the table for its players, for example: https://table.example.org
server-mail-first = Letters from the Small Council?
server-mail-first-text = Somebody, probably you, asked for a letter to this address when a game of Small Council waits for you: at most one a day.

    Say yes or no here: { $link }

    If you do nothing, no more letters come.
server-mail-turn = { $count ->
    [one] A game of Small Council waits for you
   *[other] { $count } games of Small Council wait for you
}
server-mail-turn-text = It is your turn:

    { $games }

    At most one letter a day. No more of them: { $link }
server-mail-game = { $game }, { $who }: { $link }
