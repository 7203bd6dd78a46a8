# Refusals of the server, by code
server-bad-message = The server does not understand this message; docs/protocol.md lists what it accepts.
server-bad-name = A name needs 1 to { $most } printable characters on one line.
server-bad-crest = A crest or colour has at most { $most } characters: a to z, digits and hyphens.
server-bad-deal-code = That is not a deal code.
server-bad-day = There is no deal for that day.
server-daily-unfinished = Finish your counted try first. After that you can practise.
server-daily-past = That day is over. You can still practise on its deal.
server-daily-done = Your try at this deal is over. You can practise on it.
server-daily-fixed = That does not work in a counted try.
server-bad-level = There is no bot “{ $got }”. Choose one of { $allowed }.
server-bad-setup = These settings do not work for this game.
server-bad-log = This file is not a game log.
server-bad-person = The server does not know who you are. Reload the page and try again.
server-no-chronicle = This server does not show a chronicle.
server-bad-key = This link does not work here. Ask the person who invited you for a new one.
server-foreign-origin = Another website sent this request. Use this server’s own pages.
server-wrong-host = This server has a different address. Check the address you typed. If this is your server, start it with --origin and this address.
server-two-hosts = The request names two addresses. It needs exactly one Host header.
server-no-watching = The players of this table do not want spectators.
server-no-showing = The table settings do not allow this, or another player shows their hand already.
server-not-your-seat = You do not hold this seat. Open its invitation link to take it.
server-no-such-table = This table does not exist.
server-no-such-game = There is no game “{ $got }”. Choose one of { $allowed }.
server-no-such-lesson = There is no such lesson.
server-not-found = There is nothing at this address.
server-not-allowed = This address does not accept that kind of request.
server-not-over = The game is not over yet.
server-no-report = At this table, hands stay hidden from spectators. Only its players get a report.
server-report-running = This game is not over. There is a report only for a finished game.
server-report-agreed = The players ended this game by agreement. It has no result that a report could explain.
server-over = The game is over.
server-bad-customs = These table settings do not work. Waiting for an absent player: 30 to 3,600 seconds, or 0 for no limit. Clock per move: 10 to 3,600 seconds, or 1 to 14 whole days. Clock for the game: 1 minute to 6 hours, plus at most 300 seconds per turn.
server-bad-note = A note needs 1 to { $most } characters and a moment of this game.
server-many-notes = This game has { $most } notes already. Delete one first.
server-bad-chat = A message needs 1 to { $most } characters.
server-bad-address = That is not an e-mail address.
server-no-mail = This server does not send e-mail.
server-mail-failed = The e-mail could not be sent. Please try again later.
server-not-dealt = The cards are not dealt yet. The table is waiting for its players.
server-dealt = The random values of this table have already been revealed.
server-bad-word = A random value needs 32 hex digits and its seal 64: SHA-256 of “seat:value”.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-no-proposal = That vote is over.
server-one-proposal = A vote is already open at this table. Wait until it is over.
server-cannot-undo = You cannot undo this: others have moved, or cards or dice have been revealed.
server-no-hints = This table plays without hints. You can suggest a change in the menu under “Table settings”.
server-begun = The game has begun, so you cannot close the table. You can suggest ending the game, or give up your seat.
server-not-founder = Only the person who created this table can close it.
server-closed = This table was closed.
server-bad-bot = “{ $got }” does not name a bot. Write NAME=FILE, for example: --bot dreamer=./dreamer.py. A name has up to 20 lowercase characters, digits, “-” or “_”, and no other bot has it.
server-not-asked = It is not your turn.
server-stale = The table has changed in the meantime. This is the current state.
server-too-large = This is too large (limit { $most } bytes).
server-too-long = Replaying this game takes more than { $seconds } seconds. Use “council replay” on your own computer; it has no limit.
server-slow-down = That was too much at once. Please wait a moment.
server-broken = Something went wrong on the server. Nothing was changed; please try again.
server-unreadable = The log of this game cannot be read. Please tell the operator of this server.
server-damaged = This saved game is damaged and cannot be opened. Other games are not affected.
server-lost-games = { $count ->
    [one] A saved game cannot be read. It stays in this browser, but it is not in the list.
   *[other] { $count } saved games cannot be read. They stay in this browser, but they are not in the list.
}
server-busy = The server is busy. Please try again in a moment.
server-busy-hints = No hint right now: the bots are still busy with other requests. Please try again in a moment.
server-restarting = The server is about to restart. Your game is safe: the table comes back by itself, and clocks are stopped.

# Pages
server-not-built = The web page is not built yet. Run “python tools/web.py” and reload the page.
server-not-packed = This installation has no web page, because it was built without Node.js. Install Node.js 20.19 or newer and install Small Council again, or play in the terminal with “council play”.

# The data folder
server-data-unusable = The folder { $folder } cannot be used for games: { $detail }
server-data-file = { $folder } is not a folder, or lies in a file. Choose a folder for the games with --data.
server-data-busy = Another server is using the folder { $folder }. Stop it, or choose another folder with --data.
server-data-newer = { $file } was written by a newer version of Small Council. Please update.
server-data-served = { $file } belongs to an older version, and a server of that version is using it. Stop that server first; then start again to upgrade the file.
server-backup-there = { $file } already exists, and a backup never overwrites a file. Choose another name.
server-backup-nothing = There are no games in { $folder }.
server-backup-none = { $file } is not a backup of Small Council.
server-backup-short = { $file } is incomplete, or is not a backup of Small Council.
server-backup-bad = { $file } was changed or damaged (line { $line }). Nothing was restored.
server-backup-made = { $count ->
    [one] Saved one game
   *[other] Saved { $count } games
 } in { $file }.
server-restore-there = The database already contains games ({ $count }). Choose an empty one, or overwrite them with --replace.
server-restore-running = A server is using this database. Stop it first, or its players will lose the game they are in.
server-database-failed = Database error; nothing was changed: { $detail }
server-restored = { $count ->
    [one] Restored one game
   *[other] Restored { $count } games
 }.
server-database-url = This is not a database address for games. Example: postgresql://council@localhost/council
server-database-driver = PostgreSQL needs one more package: pip install "psycopg[binary]"
server-database-unusable = The database { $database } cannot be used for games: { $detail }
server-data-or-database = Use either a folder or a database, not both. Remove --data, or remove --database and the variable COUNCIL_DATABASE.
server-one-process = { $workers } workers need a shared database. Give a PostgreSQL database with --database, or remove --workers.

# council tables
server-tables-other = { $file } belongs to another version of Small Council. Start the server of this version once; it upgrades the file.
server-tables-none = There is no table “{ $table }”. “council tables list” shows all.
server-tables-over = The game at table { $table } is already over.
server-tables-busy = Table { $table } is changing too fast. Please try again.
server-tables-list-all = “council tables list” shows all tables. For one of them, use “show”.
server-tables-which = Which table? Add its id, for example: council tables { $deed } ID. “council tables list” shows all.
server-tables-sure = This deletes table { $table } with its log, for everyone and for good. If you are sure, add --yes.
server-tables-empty = There are no tables.
server-tables-close = The game at table { $table } has ended. Players keep its log.
server-tables-delete = Table { $table } is deleted.
server-tables-is-running = running
server-tables-is-waiting = waiting
server-tables-is-paused = paused
server-tables-is-over = over
server-tables-kind-person = person
server-tables-kind-open = nobody yet
server-tables-kind-bot = bot ({ $level })

# council serve
server-at = Small Council is running at { $address } (press Ctrl-C to stop).
server-lan = Others in your network can join at { $address }.
server-lan-code = To join from your network, scan this code with a camera, or open { $address }.
server-lan-open = The connection is not encrypted, and everyone in this network can open the table. Only do this in a network you trust.
server-no-network = This computer is not connected to a network, so others cannot join yet. Connect it and start again.
server-goodbye = The server has stopped. All games are saved in { $folder }.
server-bad-port = “{ $got }” is not a port. Use a whole number from 0 to 65535.
server-port-taken = Port { $port } on { $host } is in use. Choose another, for example: council serve --port { $other }
server-no-address = Cannot listen on { $host }, port { $port }: { $detail }
server-home-origin = --origin cannot be “{ $got }”. Use an address such as http://table.lan:8400, with nothing after the name and port.
server-public-origin = --public needs the address that players type, not “{ $got }”. Use https and put nothing after the name. Example: council serve --public --origin https://table.example.org
server-public-no-origin = --public needs the address that players type, in --origin. Example: council serve --public --origin https://table.example.org
server-public-proxy = “{ $got }” is not a proxy address. Give an IP address, or several separated by commas, for example 127.0.0.1 or 172.17.0.0/16.
server-public-token = --public needs your own secret in the environment variable { $name }. It must have at least { $shortest } characters, be hard to guess and not come from an example. Create one with: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-public-password = The password in { $name } is empty or too easy to guess. Set a better one, for example with: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-no-limit = There is no limit “{ $got }”. Choose one of { $allowed }.
server-bad-limit = { $name } cannot be “{ $got }”. Use a whole number from { $least } to { $most }.

# council loadtest
server-load-url = “{ $got }” is not a server on this machine. Example: http://127.0.0.1:8400
server-load-none = The test server did not start.
server-load-games = games at once
server-load-sockets = connections
server-load-bots = additional bot games
server-load-moves = moves measured
server-load-moves-a-second = moves per second
server-load-done-p50-ms = ms from a move to its acknowledgement (median)
server-load-done-p95-ms = ms (95th percentile)
server-load-done-p99-ms = ms (99th percentile)
server-load-shown-p50-ms = ms from a move to the last screen (median)
server-load-shown-p95-ms = ms (95th percentile)
server-load-shown-p99-ms = ms (99th percentile)
server-load-games-over = games played to the end
server-load-lost = moves lost
server-load-closed = games abandoned because a connection was closed
server-load-not-taken = messages refused by the server
server-load-server-share-of-a-core = of one core used by the server
server-load-server-ms-a-move = ms of server CPU time per move
server-load-memory-mb = MB used by the server
server-load-memory-mb-more = MB more than at the start
server-load-memory-mb-a-game = MB per game

# The history of a table
server-told-away = { $who } is away. A bot ({ $level ->
    [easy] easy
    [hard] hard
    [random] random
    [greedy] greedy
    [medium] medium
    [learned] learned
   *[other] { $level }
}) plays until { $who } is back.
server-told-back = { $who } is back and plays again.
server-told-also = Another browser or program has opened { $who }’s seat with its link. It sees the same hand and can play too.
server-told-resigned = { $who } has given up the seat. A bot ({ $level ->
    [easy] easy
    [hard] hard
    [random] random
    [greedy] greedy
    [medium] medium
    [learned] learned
   *[other] { $level }
}) takes over.
server-told-time-up = { $who } is out of time. A bot makes this move.
server-told-undo = Everyone agrees: { $who } undoes the last move.
server-told-pause = Everyone agrees with { $who }: the game is paused.
server-told-goes-on = { $who } ends the pause.
server-told-end = Everyone agrees with { $who }: the game ends here.
server-told-gathering = The game starts when everyone is here.
server-told-deal-code = The cards and dice follow from the deal code { $code }. Anyone who knows it can compute every hidden card.
server-told-play-on = This game goes on from a moment of another game. Anyone who has read that log knows the hidden cards. Nothing proves that the cards and dice are fair.
server-told-daily = This is the deal of the day for { $day }. Your try counts: there are no hints, and you cannot undo.
server-told-daily-practice = You practise on the deal of { $day }. This game does not count.
server-told-ended = The game was ended by agreement.
server-told-silent = { $who } is away and has not answered for three days. The vote continues without them.
server-told-declined = { $who } declines: { $asked ->
    [undo] the move stands.
    [pause] there is no pause.
    [end] the game continues.
    [settings] the table settings stay as they are.
   *[clock] the clock stays as it is.
}
server-told-hint = { $who } asked a bot for a hint.
server-told-waits-for = The game waits for { $who } again. The stand-in bot leaves.
server-told-set-grace = Everyone agrees with { $who }: { $value ->
    [0] the game waits for absent players without limit.
   *[other] a bot stands in for an absent player after { $value } seconds.
}
server-told-set-stand-in = Everyone agrees with { $who }: the stand-in bot is now “{ $value ->
    [easy] easy
    [hard] hard
    [random] random
    [greedy] greedy
    [medium] medium
    [learned] learned
   *[other] { $value }
}”.
server-told-set-hints = Everyone agrees with { $who }: { $value ->
    [on] hints are allowed. The history shows who asks for one.
   *[off] hints are no longer allowed.
}
server-told-shows = { $who } shows spectators their hand.
server-told-hides = { $who } hides their hand from spectators again.
server-told-set-watch = Everyone agrees with { $who }: { $value ->
    [end] spectators see all hands after the game.
    [none] nobody may watch.
    [seat] spectators see the hand of one player who agrees.
   *[public] spectators see only what is public.
}
server-told-set-window = Everyone agrees with { $who }: { $value ->
    [0] the time to use cards has no limit.
   *[other] everyone has { $value } seconds to use a card.
}
server-told-closed = The operator of this server has ended the game.
server-told-clock-none = Everyone agrees with { $who }: the clock is removed.
server-told-clock-move = Everyone agrees with { $who }: from now on, each move has { $seconds } seconds.
server-told-clock-bank = Everyone agrees with { $who }: from now on, each player has { $seconds } seconds, plus { $more } per turn.
server-told-clock-days = Everyone agrees with { $who }: from now on, each move has { $days ->
    [one] one day.
   *[other] { $days } days.
}

# E-mail
server-mail-smtp = COUNCIL_SMTP is not valid. Example: smtp://user:password@mail.example.org:587
server-mail-from = COUNCIL_MAIL_FROM is “{ $got }”. It must be the sender’s address, for example: table@example.org
server-mail-site = COUNCIL_SITE is “{ $got }”. It must be the address that players open, for example: https://table.example.org
server-mail-first = Turn on e-mail reminders from Small Council?
server-mail-first-text = Someone, probably you, asked for e-mail reminders at this address. We write when a game of Small Council is waiting for you, at most once a day.

    Turn reminders on or off: { $link }

    If you do nothing, you will get no more e-mail from us.
server-mail-turn = { $count ->
    [one] It is your turn in a game of Small Council
   *[other] It is your turn in { $count } games of Small Council
}
server-mail-turn-text = It is your turn:

    { $games }

    We send at most one e-mail a day. Turn reminders off: { $link }
server-mail-game = { $game }, { $who }: { $link }
