# council play
help-play = Play a game in this terminal, against bots or with several people on one device. The game is saved in a file while you play.
help-play-game = The game. Default: intrigue.
help-play-game-metavar = GAME
help-play-seats = The players in seat order: me or me:NAME for a person, or the name of a bot. Bots: random, greedy, learned, easy, medium, hard, master, ismcts:200, ismcts:500ms. Default: me,easy,medium,easy.
help-play-seats-metavar = LIST
help-play-seed = Random seed. Default: a new one for each game.
help-play-seed-metavar = NUMBER
help-play-deal = Deal code: the same code gives the same cards and dice to everyone who plays with the same settings. Anyone who knows the code can compute all hidden cards.
help-play-deal-metavar = CODE
help-play-option = A game option (“council games GAME” lists them). Repeatable.
help-play-option-metavar = NAME=VALUE
help-play-data = TOML file with your own card values.
help-play-data-metavar = FILE
help-play-hints = Allow hints even if several people play. If you are the only person, hints are always on.
help-play-save = File to save the game in. Default: a new file in your data folder.
help-play-save-metavar = FILE
help-play-resume = Continue the game in this file.
help-play-resume-metavar = FILE
help-play-from = Start a new game from a moment of another one: its log, and the line before which you go on. You take the seat whose turn it is; --seats changes that.
help-play-from-metavar = FILE:LINE
help-play-ask = Ask you every time cards can be used. Default: only when it concerns you and you can do something.
help-play-examples =
    council play intrigue                                  # you and three bots
    council play risk --seats me:Anna,medium,easy          # RISK, three players
    council play risk --seats me,hard --option rounds=8    # a short duel on Essos
    council play --resume game.council.jsonl               # continue a game

# council daily
help-daily = Play the deal of the day: the same cards for everybody, against the same bots. Without a game, list the deals.
help-daily-game = The game.
help-daily-game-metavar = GAME
help-daily-date = Another day, written as 2026-11-18. Practise on it, or finish your try of that day.
help-daily-date-metavar = DATE
help-daily-practice = Practise after your counted try. Hints and undo are on.
help-daily-examples =
    council daily                              # the three deals of today
    council daily intrigue                     # your counted try
    council daily risk --date 2026-11-01       # practise on an older deal

# council learn
help-learn = Learn a game by playing it, step by step, in this terminal. Without a game, list all lessons.
help-learn-game = The game. Starts with the first lesson that you have not finished.
help-learn-game-metavar = GAME
help-learn-lesson = The name of a lesson, for example scoring.
help-learn-lesson-metavar = LESSON
help-learn-examples =
    council learn                    # all lessons
    council learn risk               # the next lesson of RISK
    council learn intrigue scoring   # one lesson

# council match
help-match = Let bots play many games and show their results. The same seed gives the same games, with any number of workers.
help-match-game = The game.
help-match-game-metavar = GAME
help-match-seats = The bots in seat order, or your own Python file or program (./mybot.py). Bots: random, greedy, learned, easy, medium, hard, master, ismcts:200, ismcts:500ms. Default: random,greedy,easy,medium.
help-match-seats-metavar = LIST
help-match-games = Number of games. Default: 100.
help-match-games-metavar = NUMBER
help-match-seed = Random seed. Default: 0.
help-match-seed-metavar = NUMBER
help-match-deal = Deal code: all games get the same cards and dice for the same moves. Only the decisions of the bots differ.
help-match-deal-metavar = CODE
help-match-option = A game option. Repeatable.
help-match-option-metavar = NAME=VALUE
help-match-data = TOML file with your own card values.
help-match-data-metavar = FILE
help-match-logs = Write the log of every game to this folder.
help-match-logs-metavar = FOLDER
help-match-workers = Number of processes that play at the same time. Default: 1.
help-match-workers-metavar = NUMBER
help-match-patience = Seconds your own bot may take for a move; after that it forfeits the game. Default: 10.
help-match-patience-metavar = SECONDS
help-match-observe = Statistics to collect from every game: start, or a Python file with your own observers. Repeatable.
help-match-observe-metavar = NAME
help-match-rotate = Move every player one seat along after each game.
help-match-json = Print a JSON object.
help-match-examples =
    council match intrigue --seats hard,medium --rotate    # who plays better?
    council match risk --seats greedy,random,easy --seed 3 --json
    council match risk --seats easy,easy,easy --option rounds=10 --logs games

# council replay
help-replay = Replay recorded games, or verify their logs. Exit code 1 if a log is wrong; the first wrong line is shown.
help-replay-file = Log files or folders with log files.
help-replay-file-metavar = FILE...
help-replay-verify = Only verify that every line is unchanged and every move legal.
help-replay-step = Show the table after every move and wait for Enter.
help-replay-all = Also show the hidden cards of an unfinished game.
help-replay-json = Print a JSON object for each file.
help-replay-note = Write a note on the moment before a line of a finished game. Without a text, your note there is deleted.
help-replay-note-metavar = LINE:TEXT
help-replay-by = Author of the note. Default: the first player.
help-replay-by-metavar = NAME

# council export
help-export = Write all finished games of a server into a folder, one log each. With --arrays, write the decisions of log files into one file instead; docs/research.md explains the arrays.
help-export-file = With --arrays: log files or folders with log files. All games must be of the same kind.
help-export-file-metavar = FILE...
help-export-arrays = Write arrays for numpy.
help-export-out = Folder for the logs (default: games), or file for the arrays (default: games.npz).
help-export-out-metavar = PATH
help-export-all = Write all games with every hand, whatever the table settings show to spectators.
help-export-data = Folder with the games of the server. Default: your data folder.
help-export-data-metavar = FOLDER
help-export-database = URL of a PostgreSQL database with the games of the server.
help-export-database-metavar = URL
help-export-json = Print a JSON object.
help-export-examples =
    council export -o games                      # the games of your server
    council export --arrays games -o games.npz   # for numpy

# council chronicle
help-chronicle = Put all finished games of a folder together: wins, places, streaks, records and who came before whom.
help-chronicle-folder = A folder with log files, or log files.
help-chronicle-folder-metavar = FOLDER...
help-chronicle-html = Write a page for the browser to this file.
help-chronicle-html-metavar = FILE
help-chronicle-json = Print a JSON object.
help-chronicle-examples =
    council export -o games                      # the games of your server
    council chronicle games --html games.html   # as a page

# council report
help-report = Explain the result of a finished game: win shares, luck and the cost of decisions. Also shows the three moments that decided it. The file docs/report.md explains the figures.
help-report-file = The log of a finished game.
help-report-file-metavar = FILE
help-report-html = Write the report as one HTML file instead of showing it.
help-report-html-metavar = FILE
help-report-json = Print a JSON object.
help-report-examples =
    council report game.council.jsonl
    council report game.council.jsonl --html report.html

# council verify
help-verify = Repeat every draw of finished games to check that their cards and dice were determined before the deal. Exit code 1 if a draw is wrong, 2 if there is nothing to check. docs/fairness.md explains what this proves.
help-verify-file = Log files or folders with log files.
help-verify-file-metavar = FILE...
help-verify-json = Print a JSON object for each file.

# council odds
help-odds = Calculate the odds of a RISK invasion that is fought to the end. Also shows the average losses. All figures are exact.
help-odds-attackers = Armies that can attack, 1 to 500: all in the territory except the one that stays behind.
help-odds-attackers-metavar = ATTACKERS
help-odds-defenders = Armies in the attacked territory, 1 to 500.
help-odds-defenders-metavar = DEFENDERS
help-odds-attack-d8 = Number of attacking Siege Engines; each turns one die into an eight-sided die. Default: 0.
help-odds-attack-d8-metavar = NUMBER
help-odds-defend-d8 = Number of defending Siege Engines. Default: 0.
help-odds-defend-d8-metavar = NUMBER
help-odds-attack-knights = Number of attacking Knights; each adds 1 to the highest die. Default: 0.
help-odds-attack-knights-metavar = NUMBER
help-odds-defend-knights = Number of defending Knights. Default: 0.
help-odds-defend-knights-metavar = NUMBER
help-odds-fortified = A Fortification defends and adds 1 to every die.
help-odds-json = Print a JSON object.
help-odds-examples =
    council odds 10 8                     # ten armies attack, eight defend
    council odds 10 8 --attack-d8 1 --defend-knights 2 --fortified --json

# council check
help-check = Check a file with your own cards for the card game. This reads the file, builds every text and plays 50 random games. Errors name the file, card and key.
help-check-what = Contents of the file: cards.
help-check-what-metavar = cards
help-check-file = TOML file in the format of docs/add-a-card.md. Default: the cards included with the game.
help-check-file-metavar = FILE
help-check-json = Print a JSON object.

# council perft
help-perft = Count the move sequences of a given length from a given deal. Prints only the number.
help-perft-game = The game.
help-perft-game-metavar = GAME
help-perft-deal = The hands as initials of the Houses, separated by /, for example SSL/BBT.
help-perft-deal-metavar = HANDS
help-perft-first = The seat that starts, counting from 0. Default: 0.
help-perft-first-metavar = SEAT
help-perft-court = Initial of the House of a card that is already in the court.
help-perft-court-metavar = INITIAL
help-perft-depth = Length of the sequences, 0 to 36.
help-perft-depth-metavar = NUMBER
help-perft-json = Print a JSON object.

# council bench
help-bench = Measure how many random games and search steps run per second of CPU time. Shows every mode and number of seats, compiled and interpreted.
help-bench-game = The game. Default: all games.
help-bench-game-metavar = GAME
help-bench-seconds = Approximate total time to measure. Default: 30.
help-bench-seconds-metavar = SECONDS
help-bench-full = Also measure single decisions from Python and the reinforcement learning environments, and show the slowest and fastest run.
help-bench-peers = Also measure other libraries (installed once, in a separate folder) and compare with the goals. Exit code 1 if a goal is missed. Works only in a checkout of the repository.
help-bench-html = Write a page with charts to this file; includes everything that --full measures.
help-bench-html-metavar = FILE
help-bench-markdown = Print Markdown tables for the documentation.
help-bench-json = Print a JSON object.
help-bench-examples =
    council bench                         # every game
    council bench risk --json             # every mode of RISK

# council rules
help-rules = Show the rules of a game, or one rule with its reason.
help-rules-game = The game.
help-rules-game-metavar = GAME
help-rules-rule = A rule id, for example R20 of intrigue or S-22 of risk.
help-rules-rule-metavar = ID
help-rules-coverage = Show which tests name each rule. Exit code 1 if a rule has no test.
help-rules-markdown = Print the rules as a page for the documentation.
help-rules-json = Print JSON.

# council games
help-games = List the games, or show the options of one game.
help-games-game = The game. Default: all games.
help-games-game-metavar = GAME
help-games-data-report = List the card values that are not as printed.
help-games-data = TOML file with your own card values.
help-games-data-metavar = FILE
help-games-json = Print JSON.
help-games-examples =
    council games risk                    # its modes and options
    council games risk --data-report      # what is not certain
    council games risk --data my.toml     # is my file valid?

# council completion
help-completion = Print the script that completes commands in your shell. For bash: council completion bash > ~/.local/share/bash-completion/completions/council
help-completion-shell = bash, zsh or fish.
help-completion-shell-metavar = SHELL

# serve
help-serve = Start a server to play in the browser. It runs until you press Ctrl-C. All games are saved.
help-serve-host = Address to listen on; “lan” (or 0.0.0.0) lets others in your network join and shows them a QR code. Default: 127.0.0.1.
help-serve-host-metavar = ADDRESS
help-serve-port = Port to listen on; 0 picks a free one. Default: 8400.
help-serve-port-metavar = PORT
help-serve-data = Folder for the games. Default: your data folder.
help-serve-data-metavar = FOLDER
help-serve-public = For a server on the internet, behind a TLS proxy. Requires strong secrets and --origin.
help-serve-origin = The address that players type, for example https://table.example.org. Required with --public; otherwise it adds a name that the server answers to.
help-serve-origin-metavar = ORIGIN
help-serve-proxy = Address of the trusted proxy; the server believes its X-Forwarded-For header. Default: 127.0.0.1 with --public, otherwise none.
help-serve-proxy-metavar = ADDRESS
help-serve-limits = Change limits, for example tables=100,sockets=2000; docs/hosting.md lists them.
help-serve-limits-metavar = NAME=NUMBER,…
help-serve-log = Output on stderr: quiet (errors only), text or json. Default: quiet.
help-serve-log-metavar = KIND
help-serve-database = PostgreSQL database for the games instead of a folder, for example postgresql://council@localhost/council. Use the variable COUNCIL_DATABASE to keep a password off the command line.
help-serve-database-metavar = URL
help-serve-workers = Number of server processes; more than one needs --database. Default: 1.
help-serve-workers-metavar = NUMBER
help-serve-bot = Offer your own bot at every table under this name. Repeatable. Each bot runs in its own process.
help-serve-bot-metavar = NAME=FILE
help-serve-chronicle = Show a page with all finished games of this server: who won how often, streaks and records. Players can remove their name from it.
help-serve-open = Open the browser.

# tables
help-tables = List, show, close or delete the tables of a server. The server may be running. “close” ends a game without a winner; “delete” removes it with its log.
help-tables-deed = list, show, close or delete.
help-tables-deed-metavar = ACTION
help-tables-table = Which table, by the id in its address.
help-tables-table-metavar = TABLE
help-tables-json = Print JSON, for programs.
help-tables-yes = Delete without asking again.
help-tables-most = List at most this many tables, the most recently changed first.
help-tables-most-metavar = N
help-tables-data = Folder of the games. Default: your data folder.
help-tables-data-metavar = FOLDER
help-tables-database = PostgreSQL database of the games, if you use one.
help-tables-database-metavar = URL
help-tables-examples =
    council tables list                             # every table
    council tables close lkj-Q5uQ4bJeSwET           # end a game without a winner
    council tables delete lkj-Q5uQ4bJeSwET --yes    # remove it with its log

# backup, restore, loadtest
help-backup = Save all games of a server in one file. The server may be running. The file reveals every hand, so keep it as safe as the server.
help-backup-file = File to write; it must not exist yet.
help-backup-file-metavar = FILE
help-backup-data = Folder of the games. Default: your data folder.
help-backup-data-metavar = FOLDER
help-backup-database = PostgreSQL database of the games, if you use one.
help-backup-database-metavar = URL
help-restore = Restore the games of a backup into an empty folder or database. Stop the server first. If anything fails, nothing is restored.
help-restore-file = File written by council backup.
help-restore-file-metavar = FILE
help-restore-data = Folder for the games. Default: your data folder.
help-restore-data-metavar = FOLDER
help-restore-database = PostgreSQL database for the games, instead of a folder.
help-restore-database-metavar = URL
help-restore-replace = Delete the games that are already there.
help-loadtest = Play many games at once on a server on this machine. Measures how long a move takes to reach all screens, and the memory per game.
help-loadtest-games = Number of games at once. Default: 200.
help-loadtest-games-metavar = NUMBER
help-loadtest-sockets = Total number of connections, players and spectators. Default: 1000.
help-loadtest-sockets-metavar = NUMBER
help-loadtest-bots = Number of additional games between bots. Default: 0.
help-loadtest-bots-metavar = NUMBER
help-loadtest-thought = Average thinking time of a player, in seconds. Default: 3.
help-loadtest-thought-metavar = SECONDS
help-loadtest-warm-up = Seconds to play before measuring; with 1200, as many games start as end. Default: 0.
help-loadtest-warm-up-metavar = SECONDS
help-loadtest-seconds = Seconds to measure once all games are running. Default: 30.
help-loadtest-seconds-metavar = SECONDS
help-loadtest-url = A server that is already running on this machine. Default: start one for the test.
help-loadtest-url-metavar = URL
help-loadtest-json = Print the figures as JSON.

# council tournament
help-tournament = Let every bot play every other bot, and rate them. Every pairing plays the same deals, each from every seat. After Ctrl-C, run the same command again to continue.
help-tournament-game = The game.
help-tournament-game-metavar = GAME
help-tournament-bots = The bots, or files with your own bots. Default: random,greedy,easy,medium.
help-tournament-bots-metavar = LIST
help-tournament-games = Games per pairing, rounded up so that every deal is played from every seat. Default: 100.
help-tournament-games-metavar = NUMBER
help-tournament-seed = Random seed. Default: 0.
help-tournament-seed-metavar = NUMBER
help-tournament-seats = Number of seats; the two bots of a pairing sit alternately. Default: the fewest the game allows.
help-tournament-seats-metavar = NUMBER
help-tournament-option = A game option. Repeatable.
help-tournament-option-metavar = NAME=VALUE
help-tournament-data = TOML file with your own card values.
help-tournament-data-metavar = FILE
help-tournament-executor = How to run the games: processes, serial or ray. The results are the same. Default: processes.
help-tournament-executor-metavar = WORD
help-tournament-workers = Number of processes. Default: one per core.
help-tournament-workers-metavar = NUMBER
help-tournament-address = Address of a Ray cluster. Default: a cluster on this machine.
help-tournament-address-metavar = ADDRESS
help-tournament-patience = Seconds your own bot may take for a move; after that it forfeits the game. Default: 10.
help-tournament-patience-metavar = SECONDS
help-tournament-out = Folder for results, logs and the report. Default: tournament-GAME-SEED.
help-tournament-out-metavar = FOLDER
help-tournament-no-logs = Do not keep the game logs.
help-tournament-json = Print a JSON object.
help-tournament-examples =
    council tournament intrigue --bots random,greedy,easy --games 200 --seed 11
    council tournament risk --bots greedy,./mybot.py --option mode=skirmish

# council balance
help-balance = Let equal bots play many games, and show wins by House, seat and starting order. Plays every mode, or the values of one option. With --set, compare a change to the data.
help-balance-game = The game.
help-balance-game-metavar = GAME
help-balance-bot = The bot that plays every seat. Default: greedy.
help-balance-bot-metavar = BOT
help-balance-seats = Number of seats. Default: the usual number for the game.
help-balance-seats-metavar = NUMBER
help-balance-games = Games per variant. Default: 100.
help-balance-games-metavar = NUMBER
help-balance-seed = Random seed. Default: 0.
help-balance-seed-metavar = NUMBER
help-balance-option = A game option. Repeatable. If you choose a mode here, only that mode is played.
help-balance-option-metavar = NAME=VALUE
help-balance-vary = Values of an option to compare. Repeatable.
help-balance-vary-metavar = NAME=A,B
help-balance-set = A change to the data, SECTION.ITEM.KEY=VALUE, compared with the unchanged game. Repeatable.
help-balance-set-metavar = CHANGE
help-balance-data = TOML file with your own card values.
help-balance-data-metavar = FILE
help-balance-executor = How to run the games: processes, serial or ray. The results are the same. Default: processes.
help-balance-executor-metavar = WORD
help-balance-workers = Number of processes. Default: one per core.
help-balance-workers-metavar = NUMBER
help-balance-patience = Seconds your own bot may take for a move; after that it forfeits the game. Default: 10.
help-balance-patience-metavar = SECONDS
help-balance-html = Write a page with charts to this file.
help-balance-html-metavar = FILE
help-balance-json = Print a JSON object.
help-balance-examples =
    council balance risk --games 200 --html balance.html
    council balance risk --option mode=skirmish --set region.dorne.bonus=4
    council balance intrigue --vary rounds=1,2

# council train
help-train = Let small networks learn a game from the tree search. Each cycle ends with an exam. In Westeros Intrigue, the network alone plays against the bot “medium”. In the card game, the search with the new weights plays against the search without them. After Ctrl-C, run the same command again to continue. Equal seeds give equal weights. Needs numpy.
help-train-game = The game: intrigue or cardgame.
help-train-game-metavar = GAME
help-train-seats = Number of seats. Default: 2.
help-train-seats-metavar = NUMBER
help-train-out = Folder for the weights, the learning curve and what is needed to continue. Default: training.
help-train-out-metavar = FOLDER
help-train-cycles = Number of cycles. Default: 3.
help-train-cycles-metavar = NUMBER
help-train-lessons = Decisions of the search that each cycle adds to learn from. Default: 30000.
help-train-lessons-metavar = NUMBER
help-train-iterations = Iterations of the search for each of these decisions. Default: 500.
help-train-iterations-metavar = NUMBER
help-train-exam = Games in each exam. Default: 400.
help-train-exam-metavar = NUMBER
help-train-seed = Random seed. Default: 1.
help-train-seed-metavar = NUMBER
help-train-examples =
    council train intrigue                        # for two players
    council train intrigue --seats 4 --out four
    council train cardgame --lessons 12000 --iterations 300 --out cards

# council ladder
help-ladder = Show the published ratings of the included bots. With --check, play some of their games again and compare them one by one (exit code 1 if one differs). With --play, measure them again.
help-ladder-game = The game. Default: all games.
help-ladder-game-metavar = GAME
help-ladder-check = Play some games again and compare each with the published one.
help-ladder-play = Measure again and keep the games in this folder. After Ctrl-C, run the same command again to continue.
help-ladder-play-metavar = FOLDER
help-ladder-games = Games per pairing. Default: as many as separate neighbouring bots (100 to 200), or 4 with --check.
help-ladder-games-metavar = NUMBER
help-ladder-executor = How to run the games: processes, serial or ray. The results are the same. Default: processes.
help-ladder-executor-metavar = WORD
help-ladder-workers = Number of processes. Default: one per core.
help-ladder-workers-metavar = NUMBER
help-ladder-markdown = Print the ratings as a page for the documentation.
help-ladder-json = Print JSON.
