# council play
help-play = Play a game in this terminal, alone with bots or several people at one device. The game is kept in a file while you play.
help-play-game = The game. Default: intrigue.
help-play-game-metavar = GAME
help-play-seats = Who plays, in seat order: me or me:NAME for a person, else a bot (random, greedy, easy, medium, hard, ismcts:200, ismcts:500ms). Default: me,easy,medium,easy.
help-play-seats-metavar = LIST
help-play-seed = A number from which all chance follows. Default: a new one each time.
help-play-seed-metavar = NUMBER
help-play-option = An option of the game (“council games GAME” lists them); may be repeated.
help-play-option-metavar = NAME=VALUE
help-play-data = Your own values of the cards, as a TOML file.
help-play-data-metavar = FILE
help-play-save = The file the game is kept in. Default: a new one in your data folder.
help-play-save-metavar = FILE
help-play-resume = Go on with the game of this file.
help-play-resume-metavar = FILE
help-play-examples =
    council play intrigue                                  # you and three bots
    council play risk --seats me:Anna,medium,easy          # RISK, three players
    council play risk --seats me,hard --option rounds=8    # a short duel on Essos
    council play --resume game.council.jsonl               # go on

# council match
help-match = Let bots play many games and show how each fared. Equal seeds give equal games, with any number of workers.
help-match-game = The game.
help-match-game-metavar = GAME
help-match-seats = The bots in seat order: random, greedy, learned, easy, medium, hard, ismcts:200, ismcts:500ms, or your own: a Python file or a program, ./mybot.py. Default: random,greedy,easy,medium.
help-match-seats-metavar = LIST
help-match-games = How many games. Default: 100.
help-match-games-metavar = NUMBER
help-match-seed = A number from which all chance follows. Default: 0.
help-match-seed-metavar = NUMBER
help-match-option = An option of the game; may be repeated.
help-match-option-metavar = NAME=VALUE
help-match-data = Your own values of the cards, as a TOML file.
help-match-data-metavar = FILE
help-match-logs = Write the log of every game into this folder.
help-match-logs-metavar = FOLDER
help-match-workers = How many processes play at the same time. Default: 1.
help-match-workers-metavar = NUMBER
help-match-patience = Seconds after which your own bot forfeits when it has not answered. Default: 10.
help-match-patience-metavar = SECONDS
help-match-observe = Statistics to take from every game: start, or a Python file with your own observers; may be repeated.
help-match-observe-metavar = NAME
help-match-rotate = Move every player on by one seat from game to game.
help-match-json = Print one JSON object.
help-match-examples =
    council match intrigue --seats hard,medium --rotate    # who plays better?
    council match risk --seats greedy,random,easy --seed 3 --json
    council match risk --seats easy,easy,easy --option rounds=10 --logs games

# council replay
help-replay = Tell recorded games again, or verify that their logs are sound: exit code 1 and the first wrong line when one is not.
help-replay-file = Log files, or folders with log files.
help-replay-file-metavar = FILE...
help-replay-verify = Only check that every line is unchanged and every move legal.
help-replay-step = Move by move: draw the table and wait for Enter.
help-replay-all = Tell the hidden cards of an unfinished game too.
help-replay-json = Print a JSON object for each file.

# council verify
help-verify = Prove that the chance of finished games was settled before they began, by drawing everything once more. Exit code 1 when a draw is not what it had to be, 2 when there is nothing to check. docs/fairness.md says what this proves.
help-verify-file = Log files, or folders with log files.
help-verify-file-metavar = FILE...
help-verify-json = Print a JSON object for each file.

# council odds
help-odds = Tell how likely an invasion of RISK: Game of Thrones conquers when it is fought to the end, with the average losses. Worked out exactly.
help-odds-attackers = The armies that may attack, 1 to 500: those of the territory without the one that stays.
help-odds-attackers-metavar = ATTACKERS
help-odds-defenders = The armies of the territory attacked, 1 to 500.
help-odds-defenders-metavar = DEFENDERS
help-odds-attack-d8 = How many Siege Engines attack: each turns one die into an eight-sided one. Default: 0.
help-odds-attack-d8-metavar = NUMBER
help-odds-defend-d8 = How many Siege Engines defend. Default: 0.
help-odds-defend-d8-metavar = NUMBER
help-odds-attack-knights = How many Knights attack: each adds 1 to the highest die. Default: 0.
help-odds-attack-knights-metavar = NUMBER
help-odds-defend-knights = How many Knights defend. Default: 0.
help-odds-defend-knights-metavar = NUMBER
help-odds-fortified = A Fortification defends: 1 more on every die.
help-odds-json = Print one JSON object.
help-odds-examples =
    council odds 10 8                     # ten armies may attack, eight defend
    council odds 10 8 --attack-d8 1 --defend-knights 2 --fortified --json

# council check
help-check = Check a file with cards of your own for the card game: read it, build every text, play 50 random games. A mistake is named with file, card and key.
help-check-what = What is in the file: cards.
help-check-what-metavar = cards
help-check-file = The TOML file, written like the one in docs/add-a-card.md. Default: the cards that come with the game.
help-check-file-metavar = FILE
help-check-json = Print one JSON object.

# council perft
help-perft = Count the sequences of moves of a given length from a given deal. Prints the number only.
help-perft-game = The game.
help-perft-game-metavar = GAME
help-perft-deal = The hands by house letter, separated by /, for example SSL/BBT.
help-perft-deal-metavar = HANDS
help-perft-first = The seat that starts, counted from 0. Default: 0.
help-perft-first-metavar = SEAT
help-perft-court = The house letter of a card that lies in the court already.
help-perft-court-metavar = LETTER
help-perft-depth = The length of the sequences, 0 to 36.
help-perft-depth-metavar = NUMBER
help-perft-json = Print one JSON object.

# council bench
help-bench = Measure random games and search per second of CPU time, by mode where the game has several and by number of seats, compiled and interpreted in one run.
help-bench-game = The game. Default: all of them.
help-bench-game-metavar = GAME
help-bench-seconds = About how long to measure in all. Default: 30.
help-bench-seconds-metavar = SECONDS
help-bench-full = Also measure decisions made from Python and the environments for learners, and give the range of the goes.
help-bench-peers = Measure beside other libraries (installed once, into a folder of their own) and compare with the goals; exit code 1 when one is missed. Only from a checkout of the repository.
help-bench-html = Write a page with plots into this file; measures all that --full does.
help-bench-html-metavar = FILE
help-bench-markdown = Show tables as Markdown, for the documentation.
help-bench-json = Print one JSON object.
help-bench-examples =
    council bench                         # every game
    council bench risk --json             # every mode of RISK

# council rules
help-rules = Show the rules of a game, or one rule with its reason.
help-rules-game = The game.
help-rules-game-metavar = GAME
help-rules-rule = The id of a rule, for example R20 of intrigue or S-22 of risk.
help-rules-rule-metavar = ID
help-rules-coverage = Show which tests name each rule; exit code 1 when one is untested.
help-rules-markdown = Print the page for the documentation.
help-rules-json = Print JSON.

# council games
help-games = List the games, or show one with its options.
help-games-game = The game. Default: all.
help-games-game-metavar = GAME
help-games-data-report = List the values of the cards that are not as printed.
help-games-data = Your own values of the cards, as a TOML file.
help-games-data-metavar = FILE
help-games-json = Print JSON.
help-games-examples =
    council games risk                    # its modes and options
    council games risk --data-report      # what is not certain
    council games risk --data my.toml     # is my file sound?

# council completion
help-completion = Print the script that completes commands in your shell. For bash: council completion bash > ~/.local/share/bash-completion/completions/council
help-completion-shell = bash, zsh or fish.
help-completion-shell-metavar = SHELL

# serve
help-serve = Open the table for the browser and keep it open until Ctrl-C. Every game is kept, also when this ends.
help-serve-host = The address to listen on; 0.0.0.0 lets others in your network join. Default: 127.0.0.1.
help-serve-host-metavar = ADDRESS
help-serve-port = The port to listen on; 0 takes any that is free. Default: 8400.
help-serve-port-metavar = PORT
help-serve-data = The folder for the games. Default: your data folder.
help-serve-data-metavar = FOLDER
help-serve-public = For a server that strangers can reach, behind a proxy that speaks TLS: insists on good secrets and on --origin.
help-serve-origin = With --public: the address players type, for example https://table.example.org.
help-serve-origin-metavar = ORIGIN
help-serve-proxy = With --public: the address of the proxy, whose word about who asks counts. Default: 127.0.0.1.
help-serve-proxy-metavar = ADDRESS
help-serve-limits = Limits other than the usual ones, for example tables=100,sockets=2000; docs/hosting.md lists them.
help-serve-limits-metavar = NAME=NUMBER,…
help-serve-log = What is written to stderr: quiet (only what went wrong), text, or json. Default: quiet.
help-serve-log-metavar = KIND
help-serve-database = A PostgreSQL for the games instead of a folder, for example postgresql://council@localhost/council; the variable COUNCIL_DATABASE keeps a password off the command line.
help-serve-database-metavar = URL
help-serve-workers = How many processes serve; more than one needs --database. Default: 1.
help-serve-workers-metavar = NUMBER
help-serve-open = Open the browser.

# backup, restore, loadtest
help-backup = Write all games of a server to one file, also while it runs. Whoever has the file can see every hand: keep it as safe as the server.
help-backup-file = The file to write; it must not exist yet.
help-backup-file-metavar = FILE
help-backup-data = The folder of the games. Default: your data folder.
help-backup-data-metavar = FOLDER
help-backup-database = The PostgreSQL database of the games, if they are in one.
help-backup-database-metavar = URL
help-restore = Bring the games of a backup into a database that holds none, of either kind; the server must not run. All or nothing.
help-restore-file = The file that council backup has written.
help-restore-file-metavar = FILE
help-restore-data = The folder for the games. Default: your data folder.
help-restore-data-metavar = FOLDER
help-restore-database = A PostgreSQL database for the games instead.
help-restore-database-metavar = URL
help-restore-replace = Throw away the games that are there.
help-loadtest = Let programs play many games at once on a server of this machine, and tell how long a move takes until all screens show it, and what memory a game needs.
help-loadtest-games = So many games at once. Default: 200.
help-loadtest-games-metavar = NUMBER
help-loadtest-sockets = So many sockets in all: players, and who looks on. Default: 1000.
help-loadtest-sockets-metavar = NUMBER
help-loadtest-bots = So many games more in which bots play each other. Default: 0.
help-loadtest-bots-metavar = NUMBER
help-loadtest-thought = Seconds a player thinks on average. Default: 3.
help-loadtest-thought-metavar = SECONDS
help-loadtest-warm-up = Seconds to play before it is measured: with 1200, as many games begin as end. Default: 0.
help-loadtest-warm-up-metavar = SECONDS
help-loadtest-seconds = Seconds to measure, once all games run. Default: 30.
help-loadtest-seconds-metavar = SECONDS
help-loadtest-url = A server that runs already, on this machine. Default: one of its own, which ends with the test.
help-loadtest-url-metavar = URL
help-loadtest-json = The figures as JSON.

# council tournament
help-tournament = Let every bot play every other and rate them. Every pairing plays the same deals, every deal from every seat. Interrupted with Ctrl-C, the same command goes on where it stopped.
help-tournament-game = The game.
help-tournament-game-metavar = GAME
help-tournament-bots = The bots, or files with your own. Default: random,greedy,easy,medium.
help-tournament-bots-metavar = LIST
help-tournament-games = Games of each pairing, rounded up so that every deal is played from every seat. Default: 100.
help-tournament-games-metavar = NUMBER
help-tournament-seed = A number from which all chance follows. Default: 0.
help-tournament-seed-metavar = NUMBER
help-tournament-seats = Seats at the table; the two bots of a pairing sit in turns. Default: as few as the game allows.
help-tournament-seats-metavar = NUMBER
help-tournament-option = An option of the game; may be repeated.
help-tournament-option-metavar = NAME=VALUE
help-tournament-data = Your own values of the cards, as a TOML file.
help-tournament-data-metavar = FILE
help-tournament-executor = Where games are played: processes, serial or ray. The results are the same. Default: processes.
help-tournament-executor-metavar = WORD
help-tournament-workers = How many processes. Default: one for each core.
help-tournament-workers-metavar = NUMBER
help-tournament-address = The address of a Ray cluster. Default: one on this machine.
help-tournament-address-metavar = ADDRESS
help-tournament-patience = Seconds after which your own bot forfeits when it has not answered. Default: 10.
help-tournament-patience-metavar = SECONDS
help-tournament-out = The folder for results, logs and the page. Default: tournament-GAME-SEED.
help-tournament-out-metavar = FOLDER
help-tournament-no-logs = Do not keep the logs of the games.
help-tournament-json = Print one JSON object.
help-tournament-examples =
    council tournament intrigue --bots random,greedy,easy --games 200 --seed 11
    council tournament risk --bots greedy,./mybot.py --option mode=skirmish

# council balance
help-balance = Let equal bots play many games and see who wins by House, by seat and by who begins, for every mode or for the values of an option; with --set, what a change of the data does.
help-balance-game = The game.
help-balance-game-metavar = GAME
help-balance-bot = Who plays every seat. Default: greedy.
help-balance-bot-metavar = BOT
help-balance-seats = Seats at the table. Default: as the game is usually played.
help-balance-seats-metavar = NUMBER
help-balance-games = Games for each way to play. Default: 100.
help-balance-games-metavar = NUMBER
help-balance-seed = A number from which all chance follows. Default: 0.
help-balance-seed-metavar = NUMBER
help-balance-option = An option of the game; may be repeated. A mode chosen here is the only one played.
help-balance-option-metavar = NAME=VALUE
help-balance-vary = Values of an option to compare; may be repeated.
help-balance-vary-metavar = NAME=A,B
help-balance-set = A change of the data, SECTION.ITEM.KEY=VALUE, compared with the game without it; may be repeated.
help-balance-set-metavar = CHANGE
help-balance-data = Your own values of the cards, as a TOML file.
help-balance-data-metavar = FILE
help-balance-executor = Where games are played: processes, serial or ray. The results are the same. Default: processes.
help-balance-executor-metavar = WORD
help-balance-workers = How many processes. Default: one for each core.
help-balance-workers-metavar = NUMBER
help-balance-patience = Seconds after which your own bot forfeits when it has not answered. Default: 10.
help-balance-patience-metavar = SECONDS
help-balance-html = Write a page with plots into this file.
help-balance-html-metavar = FILE
help-balance-json = Print one JSON object.
help-balance-examples =
    council balance risk --games 200 --html balance.html
    council balance risk --option mode=skirmish --set region.dorne.bonus=4
    council balance intrigue --vary rounds=1,2

# council ladder
help-ladder = Show the published ratings of the shipped bots, check them by playing some of their games again (exit code 1 when they do not hold), or measure them anew.
help-ladder-game = The game. Default: all.
help-ladder-game-metavar = GAME
help-ladder-check = Play a sample again and compare.
help-ladder-play = Measure anew and keep the games in this folder; the same command goes on after Ctrl-C.
help-ladder-play-metavar = FOLDER
help-ladder-games = Games of each pairing. Default: 100, with --check 10.
help-ladder-games-metavar = NUMBER
help-ladder-executor = Where games are played: processes, serial or ray. The results are the same. Default: processes.
help-ladder-executor-metavar = WORD
help-ladder-workers = How many processes. Default: one for each core.
help-ladder-workers-metavar = NUMBER
help-ladder-markdown = Print the page for the documentation.
help-ladder-json = Print JSON.
