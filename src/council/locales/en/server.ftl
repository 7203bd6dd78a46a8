# What the server cannot do, by code
server-bad-message = This message cannot be understood; docs/protocol.md says what can be asked.
server-bad-name = A name has 1 to { $most } printable characters on one line.
server-bad-level = There is no bot “{ $got }”; the bots are { $allowed }.
server-bad-setup = The game cannot be set up like this.
server-bad-log = This is not the log of a game.
server-bad-key = This key opens no seat here. Ask the person who invited you for a new link.
server-foreign-origin = Another website tried to do this; only this server's own pages may.
server-not-your-seat = This seat is not yours.
server-no-such-table = There is no such table.
server-no-such-game = There is no game “{ $got }”; the games are { $allowed }.
server-not-found = There is nothing here.
server-not-allowed = This cannot be done with this address.
server-not-over = The game is not over yet.
server-over = The game is over.
server-cannot-undo = Nothing can be taken back now: others have moved, or chance has shown something new.
server-not-asked = It is not this seat's turn.
server-stale = The table has changed in the meantime; here it is.
server-too-large = This is too large; the limit is { $most } bytes.
server-slow-down = That was too much at once. Please wait a moment.
server-broken = Something broke on the server. Nothing was changed; please try again.
server-unreadable = The record of this game cannot be read.
server-busy = The bots are busy. Please try again in a moment.

# Pages
server-not-built = The table for the browser is not built yet. Run “python tools/web.py” and load this page again.

# The data folder
server-data-unusable = The folder { $folder } cannot be used for the games: { $detail }
server-data-busy = Another server already uses the folder { $folder }. End it, or choose another folder with --data.
server-data-newer = { $file } was written by a newer version of this program; please update.

# council serve
server-at = Small Council is at { $address } (Ctrl-C ends it).
server-goodbye = The table is closed. Every game is kept in { $folder }.
server-bad-port = “{ $got }” is no port; a port is a whole number from 0 to 65535.
server-port-taken = Port { $port } of { $host } is taken. Choose another, for example: council serve --port { $other }
server-no-address = Cannot listen on { $host }, port { $port }: { $detail }
