# The browser. Texts of the games' own screens begin with the name of the game.

# Everywhere
web-my-games = My games
web-home = Home
web-signs = What the signs mean
web-close = Close
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser did not copy the link. It is selected: copy it with the keyboard or the menu.
web-qr = QR code
web-qr-of = QR code of the link: { $label }
web-go-on = Continue
web-no-thanks = No, thanks
web-language = Language
web-theme = Appearance
web-theme-system = System default
web-theme-light = Light
web-theme-dark = Dark
web-guest = Guest
web-offline = The server is not responding. Is it running?
web-trouble = Something went wrong ({ $code }).
web-no-page = Page not found.
web-no-table = This table does not exist, or it has been deleted.
web-no-game = This game cannot be played yet.
web-opening = Opening the table …

# Home
web-tagline = Three games of schemes, swords and crowns.
web-games = Games
web-learn = Learn to play
web-how-to-play = How to play in two minutes
web-game-intrigue = Westeros Intrigue
web-game-risk = RISK
web-game-cardgame = Stark v Lannister
web-about-intrigue = Build the court, strand your rivals.
web-about-risk = March on Westeros, Essos or both.
web-about-cardgame = Plots, challenges, fifteen power.
web-facts-intrigue = 2–6 players · 20 minutes
web-facts-risk = 2–7 players · 1–3 hours
web-facts-cardgame = 2 players · 60 minutes
web-coming = Coming soon
web-your-move = Your turn
web-waiting-for = Waiting for { $who }
web-not-dealt = Waiting for players to join
web-running = In progress
web-with = with { $who }
web-go-back = Back to the game
web-more-games = { $games ->
    [one] One more game in progress
   *[other] { $games } more games in progress
}
web-running-games = Your games
web-finished-games = Finished games
web-won-by = { $winners ->
    [one] { $who } won
   *[other] { $who } won together
}
web-watch-log = Replay a log file
web-seats-at-court = Seats at the table
web-change-seats = Change seats and options
web-your-name = Your name
web-you-play = you
web-play-intrigue = Play Westeros Intrigue
web-mode-adds = For { $fewest } to { $most } players. If you choose it, bots take the missing seats.
web-mode-removes = For { $fewest } to { $most } players. If you choose it, the last seats are removed.

# New game
web-read-rules = Rules
web-rules-of = Rules: { $game }
web-new-game = New game
web-name-of-seat = Name of seat { $n }
web-who-sits = Who plays seat { $n }
web-kind-me = Me
web-kind-friend = Friend, by link
web-kind-easy = Bot, easy
web-kind-medium = Bot, medium
web-kind-hard = Bot, hard
web-kind-here = Someone on this device
web-friend-n = Friend { $n }
web-person-n = Player { $n }
web-remove-seat = Remove { $who }
web-add-seat = Add a seat
web-friend-tip = Once the game starts, you get a link for each friend.
web-here-tip = Pass the device around. A curtain hides your hand between turns.
web-options = Options
web-start = Start the game

# The table
web-seats = Players
web-panel = History and rules
web-phases = Phases of the round
web-tab-log = History
web-tab-seats = Players
web-tab-rules = Rules
web-tab-report = Report
web-tab-notes = Notes
web-tab-result = Result
web-log = History of the game
web-log-empty = Nothing has happened yet.
web-log-follow = Latest
web-you = (you)
web-your-turn = your turn
web-their-turn = their turn
web-is-on = online
web-is-off = away
web-is-bot = bot, { $level }
web-is-open = not here yet
web-is-out = out this round
web-level-random = random
web-level-greedy = greedy
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-prompt = What to do now
web-menu = Menu
web-undo = Undo
web-why = Why not?
web-hint = Hint
web-other = Deselect
web-stop = Stop
web-course-more = Your moves are played one by one until something unexpected happens.
web-more-choices = Other choices ({ $count })
web-more-title = Other choices
web-fewer = Fewer
web-more = More
web-why-what = Select something grey first, then ask again.
web-result = See the result
web-invite = Invite
web-resign = Give up seat
web-resign-sure = Give up your seat?
web-resign-more = A bot plays in your place for the rest of the game. You cannot undo this.
web-download = Download the log
web-leave = Leave the table
web-links = Links
web-links-here-only = This address works only on this computer. Others in your network can join if you start the server with “make play HOST=lan”. Without make, type “council serve --host lan”.
web-links-friends = Send each friend their own link. Whoever opens it takes that seat.
web-links-other-device = Play on another device
web-links-watching = Watch the game
web-links-watch = Anyone with this link can watch, but not play. They see what all players can see.
web-links-mine = Use this link to continue on another device. Keep it to yourself.
web-confirm = Ask before each move
web-reconnecting = Connection lost. Reconnecting …
web-line-lost = Connection lost.
web-line-lost-more = Your game is safe. The table returns as soon as the server answers.
web-watching = You are watching.
web-own-seat = Take my seat
web-wait-open = Waiting for { $who } to join.
web-wait-open-more = The game continues as soon as they open the invitation link.
web-hint-is = A bot would play: { $move }.
web-hint-more = No other move is worth considering here.
web-round-over = Round { $round } is over
web-greet = Welcome to the table
web-sit-down = Join
web-rematch = Play again
web-join-rematch = Join the rematch
web-replay = Watch the replay
web-curtain = Hand the device to { $who }
web-curtain-more = Everyone else: please look away.
web-curtain-ready = I am { $who }

# People at the table
web-customs = Table settings: time, absence, hints, spectators
web-asked = When do you want to be asked?
web-asked-link = When am I asked?
web-asked-more = This setting is for moments in which most players pass. “What concerns me” means your turn, your battles and your challenges. If you are not asked, you pass automatically. This depends only on your choice and on public information, so it reveals nothing about your hand. If all others are bots, you also pass automatically when you can do nothing. This browser remembers your choice.
web-asked-seconds = At this table, everybody then has { $seconds } seconds. After that, the game continues by itself. Press “Wait” to think.
web-asked-mine = what concerns me
web-asked-me = ask me
web-asked-always = always
web-asked-never = never: pass for me
web-wait = Wait
web-wait-more = Stop the countdown and think
web-card-does = { $card }: { $text }
web-window = Time to use cards
web-window-help = When people play each other, everybody has the same time to use a card while others act. Then the game continues by itself. So your pace does not show what you hold. “Wait” stops the countdown.
web-window-seconds = { $seconds } seconds
web-window-none = no limit
web-grace = When a player is away
web-grace-live = Live: wait one minute
web-grace-friends = Among friends: wait five minutes
web-grace-slow = Slow game: no limit
web-grace-help = If a player is away and others are waiting, a bot stands in. When the player returns, they take over at once.
web-stand-in = Stand-in bot
web-watch = Spectators see
web-watch-end = what is public; all hands after the game
web-watch-none = nothing; nobody may watch
web-watch-seat = the hand of one player who agrees
web-watch-public = only what is public
web-clock = Clock
web-clock-none = None
web-clock-move = Time per move
web-clock-bank = Time for the whole game
web-clock-days = Days per move
web-clock-time = Time
web-clock-more = Extra time per turn
web-clock-help = Nobody loses on time: after a warning, a bot makes the move. Clocks stop while the server is down or the game is paused.
web-clock-is-none = no time limit
web-clock-is-move = { $seconds } seconds per move
web-clock-is-bank = { $minutes } minutes each, plus { $more } seconds per turn
web-clock-is-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
web-seconds = { $seconds } seconds
web-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-clocks = Clocks
web-clock-late = almost out of time
web-time-brief = You are almost out of time. A bot will move for you in
web-missed = { $who } is away. A bot takes over in
web-stands-in = { $who } is away. A bot plays until they return.
web-is-stand = away, bot plays
web-paused = The game is paused.
web-paused-more = All clocks are stopped. Any player can end the pause.
web-end-pause = End the pause
web-ask-undo = Ask to undo
web-ask-pause = Suggest a pause
web-ask-end = Suggest ending
web-hints = Hints
web-hints-on = allowed; the history shows who asks
web-hints-off = not allowed
web-hints-help = Off by default when people play each other.
web-hints-none = No hints at this table. You can suggest a change under “Table settings”.
web-grace-days = With days per move, nobody is replaced while time is left.
web-ask-settings = Table settings
web-ask-settings-help = Your changes apply when everyone at the table agrees.
web-asking-settings = You suggested new table settings: { $changes }.
web-asks-settings = { $who } suggests new table settings: { $changes }.
web-change-clock = clock: { $value }
web-change-grace = when a player is away: { $value }
web-change-stand_in = stand-in: { $value }
web-change-watch = spectators see { $value }
web-change-window = time to use cards: { $value }
web-change-hints = hints { $value }
web-grace-is = { $seconds ->
    [0] wait without limit
   *[other] a bot after { $seconds } seconds
}
web-more-bots = More bots
web-own-bots = Bots of this server
web-kind-random = Bot, random
web-kind-greedy = Bot, greedy
web-kind-learned = Bot, learned
web-kind-search = Bot, search (set iterations)
web-kind-own = Bot, { $name }
web-search-size = Iterations of the search
web-level-learned = learned
web-level-search = search, { $iterations } iterations
web-remove-game = Remove from the list: { $game }
web-remove-sure = Remove this game from your list?
web-remove-running = You keep your seat. You can return with the link to the table.
web-remove-over = The game disappears from this list. The link to the table still works.
web-remove = Remove
web-close-too = Nobody has moved yet. You can also close the table: then it and its links are gone for everyone.
web-close-table = Close this table
web-close-sure = Close this table?
web-close-more = Nobody has moved yet. The table and its links will be gone for everyone.
web-ask-all = Ask everyone
web-end-sure = Suggest ending the game?
web-end-more = If everyone at the table agrees, the game ends here without a winner. Players replaced by a bot have no vote.
web-ended-more = Nobody won. You can now replay the whole game.
web-ended-closed = Nobody won. You can replay everything that was public.
web-asking-undo = You asked to undo your last move.
web-asking-pause = You suggested a pause.
web-asking-end = You suggested ending the game.
web-asking-clock = You suggested a clock: { $clock }.
web-asks-undo = { $who } would like to undo the last move.
web-asks-pause = { $who } suggests a pause.
web-asks-end = { $who } suggests ending the game without a winner.
web-asks-clock = { $who } suggests a clock: { $clock }.
web-agree = Agree
web-decline = Decline
web-take-back = Cancel
web-you-are-asked = The others need your vote
web-your-move-in = Your turn, { $time } left
web-notify = Notify me on my turn
web-notify-stop = Stop notifications
web-notify-insecure = Your browser allows notifications only on https pages or on the computer that runs the server. On your turn, the title of this tab begins with ●.
web-notify-missing = This browser does not offer notifications. On your turn, the title of this tab begins with ●.
web-notify-refused = This browser blocks notifications from this page.
web-tab-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Message to everyone
web-chat-send = Send
web-chat-watch = Spectators can read the chat.
web-chat-unread = new
web-chat-hidden = { $count ->
    [one] One message from muted players is hidden.
   *[other] { $count } messages from muted players are hidden.
}
web-mute = Mute { $who }
web-unmute = Unmute { $who }
web-key-chat = Chat
web-letters = E-mail reminders
web-letters-to = Your e-mail address
web-letters-wish = Turn on reminders
web-letters-note = We write when a game is waiting for you, at most once a day. You get a confirmation link first.
web-letters-asked = We have sent a confirmation link to { $address }.
web-letters-on = We send reminders to { $address }, at most one a day.
web-letters-off = Reminders are off.
web-letters-stop = Turn off
web-letters-sure = Do you want an e-mail when a game is waiting for you? At most one a day.
web-letters-yes = Yes, remind me
web-letters-no = No reminders
web-letters-old = This link has expired. You can turn on reminders below your list of games.

# Why not?
web-why-allowed = This move is allowed.
web-why-fine = This works
web-rule = Rule { $id } · { $title }
web-read-rule = Read rule
web-find-rule = Find in the rules
web-rules-missing = The rules could not be loaded.

# Keys
web-help = Keys
web-help-mouse = Mouse: click what glows; right-click anything grey to see why not. Touch: tap; press and hold to see why not.
web-key-arrows = Move around the table
web-key-enter = Choose the selected item, or press the main button
web-key-esc = Back, close
web-key-why = Why not? (for the selected item)
web-key-undo = Undo
web-key-hint = Hint
web-key-log = History
web-key-rules = Rules
web-key-menu = Menu
web-key-named = Key { $key }
web-space = Space
web-key-help = This list

# Replay
web-replay-empty = Choose a log file to replay its game.
web-play-on = Play on from here
web-play-on-how = A new game continues from this moment. You take the seat whose turn it is, or another. Chance is drawn again, and nobody can prove that the cards dealt so far are fair.
web-play-on-seat = In place of { $who }
web-replay-start = The table before the first move.
web-moment = Position in the game
web-moment-link = Copy a link to this moment
web-moment-copied = The link is copied.
web-moment-of = { $now } of { $all }
web-play = Play
web-pause = Pause
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-on = One step forward
web-round-back = One round back
web-round-on = One round forward

# Houses
house-code-stark = STK
house-code-lannister = LAN
house-code-baratheon = BAR
house-code-targaryen = TAR
house-short-stark = Stark
house-short-lannister = Lannister
house-short-baratheon = Baratheon
house-short-targaryen = Targaryen

# Westeros Intrigue: options
intrigue-option-first = Who starts
intrigue-option-first-help = The player who starts the first round. After that, the start passes around the table.
intrigue-option-first-random = Random
intrigue-option-first-youngest = The youngest
intrigue-option-ages = Ages
intrigue-option-ages-help = The players’ ages in seat order, for example 34, 12. They are not stored.
intrigue-option-rounds = Rounds
intrigue-option-rounds-0 = One per player
intrigue-option-rounds-help = At most one per player.
intrigue-option-house_counts = Count the Houses
intrigue-option-house_counts-help = Shows how many places are open to each House, and which Houses are dead. Everyone could count this themselves.

# Westeros Intrigue: the table
intrigue-key-digit = Choose a card from your hand
intrigue-key-arrows = Move around the court; down leads to your hand
intrigue-key-enter = Place the card, or press the main button
intrigue-hands-on = Mouse: click a card, then a glowing place; right-click anything grey to see why not. Touch: tap a card, then a place; press and hold to see why not.
intrigue-where = round { $round } of { $rounds }
intrigue-chapter = Round { $round }
intrigue-phase-deal = Deal
intrigue-phase-place = Place cards
intrigue-phase-count = Count
intrigue-phase-reveal = Reveal
intrigue-court = The court
intrigue-sign-fresh = Placed since your last turn
intrigue-legend = Places open to each House
intrigue-legend-house = { $house }: { $open ->
    [one] { $open } open place
   *[other] { $open } open places
}, { $laid } placed
intrigue-legend-dead = { $house }: dead, no more cards can be placed; { $laid } placed
intrigue-seat-in = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
intrigue-seat-blocked = out with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
intrigue-seat-emptied = all cards placed
intrigue-seat-short-in = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
intrigue-seat-short-blocked = out, { $cards }
intrigue-seat-short-emptied = all placed
intrigue-seat-counts = { $points ->
    [one] penalty point
   *[other] penalty points
}{ $thrones ->
    [0] { "" }
    [one] , { $thrones } throne
   *[other] , { $thrones } thrones
}
intrigue-seat-score = final score
intrigue-detail-laid = This card is highlighted in the court.
intrigue-detail-gone = This card is not in the court now.
intrigue-card-label = { $card }, { $house }, at { $slot }
intrigue-card-of-house = { $card } ({ $house })
intrigue-slot-base = Open place { $slot }, at the end of the bottom row.
intrigue-slot-upper = Open place { $slot }, on { $left } and { $right }.
intrigue-slot-fits = { $card } fits here.
intrigue-slot-not = { $card } does not fit here.
intrigue-slot-count = { $cards ->
    [0] None of your cards fits.
    [one] { $cards } of your cards fits.
   *[other] { $cards } of your cards fit.
}
intrigue-slot-fit = fit
intrigue-at-base = At the end of the bottom row.
intrigue-at-row = Row { $row }, on { $left } and { $right }.
intrigue-hand = Your hand
intrigue-hand-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
intrigue-hand-empty = You have placed every card.
intrigue-hand-label = { $card }, { $house }, { $places ->
    [0] fits nowhere
    [one] fits in { $places } place
   *[other] fits in { $places } places
}
intrigue-hand-label-wait = { $card }, { $house }
intrigue-hand-fit = { $card } { $places ->
    [0] fits nowhere now.
    [one] fits in { $places } place.
   *[other] fits in { $places } places.
} Right-click a hatched place, or press W on it, to see why not.
intrigue-hand-out = You are out of this round; these cards count against you.
intrigue-hand-tip = Choose a card to see where it fits, or a place to see which cards fit.
intrigue-pick-start = Choose a card, then a place, or the other way round.
intrigue-pick-place = { $places ->
    [0] { $who }, { $card } fits nowhere now. Choose another card.
    [one] { $who }, put { $card } on the glowing place, or choose another card.
   *[other] { $who }, put { $card } on one of the { $places } glowing places, or choose another card.
}
intrigue-pick-place-more = The number shows how many of your cards fit there.
intrigue-pick-nowhere-more = Press a hatched place to see why not.
intrigue-pick-card = { $cards ->
    [0] { $who }, none of your cards fits there. Choose another place.
    [one] { $who }, one of your cards fits there: the raised one.
   *[other] { $who }, choose one of the { $cards } raised cards for this place.
}
intrigue-pick-sure = { $who }, place { $card } here?
intrigue-place-card = Place { $card }
intrigue-place-on = Place { $card } on { $left } and { $right }
intrigue-place-left = Place { $card } at the left end
intrigue-place-right = Place { $card } at the right end
intrigue-why-title = { $card } does not fit here
intrigue-round-throne = { $who } placed the last card and drew an Iron Throne card.
intrigue-round-throne-own = Only you can see it: value { $value }, { $daggers ->
    [one] { $daggers } dagger
   *[other] { $daggers } daggers
}.
intrigue-round-cards = { $cards ->
    [0] none
    [one] { $cards } card
   *[other] { $cards } cards
}
intrigue-throne-card = and an Iron Throne card
intrigue-throne-is = Iron Throne card: value { $value }, { $daggers ->
    [one] { $daggers } dagger
   *[other] { $daggers } daggers
}
intrigue-col-rank = Rank
intrigue-col-seat = Player
intrigue-col-left = Cards left
intrigue-col-tokens = This round
intrigue-col-total = Penalty points
intrigue-col-points = Penalty points
intrigue-col-thrones = Iron Throne
intrigue-col-score = Score
intrigue-hands = Hands

# RISK: options
risk-option-mode = Game mode
risk-option-mode-auto = Automatic (by number of players)
risk-option-mode-auto-help = Skirmish; with six or seven players, on both maps.
risk-option-mode-skirmish = Skirmish
risk-option-mode-skirmish-help = The short game: armies, territories, cards. One hour.
risk-option-mode-dominion = Dominion
risk-option-mode-dominion-help = The full game: gold, characters, maesters, special units and objectives. Ten victory points win.
risk-option-mode-world_skirmish = World at War, Skirmish
risk-option-mode-world_skirmish-help = Westeros and Essos together, the short game.
risk-option-mode-world_dominion = World at War, Dominion
risk-option-mode-world_dominion-help = Westeros and Essos together, the full game.
risk-option-mode-mitchell = House Mitchell, Skirmish
risk-option-mode-mitchell-help = A variant: neutral Houses hold their lands, exiles return and Wildlings cross the Wall.
risk-option-mode-mitchell_dominion = House Mitchell, Dominion
risk-option-mode-mitchell_dominion-help = The variant with gold, characters, maesters, units and objectives.
risk-option-rounds = Maximum rounds
risk-option-rounds-help = After that, points decide, as with the End Game card.
risk-option-skirmish_armies_per_territory = Armies per territory
risk-option-skirmish_armies_per_territory-help = How many armies start on each dealt territory.
risk-option-territory_match_scope = Extra armies for a set
risk-option-territory_match_scope-help = Two extra armies if you hold territories on the cards you trade.
risk-option-territory_match_scope-per_set = Two for the whole set
risk-option-territory_match_scope-per_card = Two on each of these territories
risk-option-elimination_trade = More than five cards after an elimination
risk-option-elimination_trade-help = Whoever eliminates a player takes their cards.
risk-option-elimination_trade-must = Sets must be traded at once
risk-option-elimination_trade-may = Sets may be traded at once
risk-option-defence_dice = Defender’s dice
risk-option-defence_dice-help = Ask the defender each time, or always roll as many dice as possible (faster).
risk-option-defence_dice-choose = The defender chooses
risk-option-defence_dice-most = Always as many as possible
risk-option-open_territory_cards = Open territory cards
risk-option-open_territory_cards-help = Everyone sees all territory cards.
risk-option-gold = Gold
risk-option-gold-help = Income in gold, for cards and purchases.
risk-option-characters = Characters
risk-option-characters-help = Four characters for each House; requires gold.
risk-option-maesters = Maester cards
risk-option-maesters-help = Cards to buy and use; requires gold.
risk-option-special_units = Special units
risk-option-special_units-help = Knights, Siege Engines and Fortifications.
risk-option-objectives = Objectives
risk-option-objectives-help = Ten victory points win. Without objectives, the End Game card ends the game.
risk-option-setup = Setup
risk-option-setup-claim = Claim territories one by one
risk-option-setup-skirmish = Deal them as in a Skirmish
risk-option-setup-help = How the territories are distributed.
risk-option-feature_mode = Castles and ports in objectives
risk-option-feature_mode-each = In every conquered territory
risk-option-feature_mode-any = In one of them
risk-option-feature_mode-help = For objectives that require conquests with a castle or port.
risk-option-attack_units = Units in an attack
risk-option-attack_units-choose = Chosen for each battle
risk-option-attack_units-all = Always all
risk-option-attack_units-help = Which Knights and Siege Engines fight.
risk-option-fortification_stacks = Every Fortification counts
risk-option-fortification_stacks-help = Not just one per territory.
risk-option-token_limit = Limited unit pieces
risk-option-token_limit-help = At most 21 of each kind, as in the box.
risk-option-bribe_is_the_cost = Bribery costs only the bribe
risk-option-bribe_is_the_cost-help = You pay 200 gold to the attacker and nothing to the bank.
risk-option-waw_requires_seat = Seat of Power needed to win
risk-option-waw_requires_seat-help = To win with ten victory points, you must also hold your own Seat of Power.
risk-option-mitchell_houses = Houses
risk-option-mitchell_houses-draw = Drawn at random
risk-option-mitchell_houses-choose = Chosen in turn
risk-option-mitchell_houses-help = How players get their Houses.
risk-option-mitchell_neutral_pool = Armies of neutral Houses
risk-option-mitchell_neutral_pool-each = Each House gets its own
risk-option-mitchell_neutral_pool-shared = All together get the armies of one player
risk-option-mitchell_neutral_pool-help = The reinforcements of neutral Houses.
risk-option-mitchell_cards_return = Garrison cards return
risk-option-mitchell_cards_return-help = The nine garrison cards return to the deck.
risk-option-mitchell_take_over = Return with your House
risk-option-mitchell_take_over-help = If everyone agrees, an eliminated player takes over their House when it returns.
risk-option-safe_passage = Safe Passage card
risk-option-safe_passage-help = Replaces the second Weapons of War.

# RISK: the table
risk-where = round { $round }
risk-where-turn = round { $round }, { $who }
risk-chapter = Round { $round } · { $who }
risk-phase-set-up = Setup
risk-phase-reinforce = Reinforce
risk-phase-invade = Invade
risk-phase-maneuver = Maneuver
risk-phase-draw = Draw
risk-phase-purchase = Purchase
risk-phase-objective = Objective
risk-seat-line = { $territories } territories, { $armies } armies
risk-seat-brief = { $territories } terr. · { $points } pts
risk-seat-out = out
risk-seat-counts = { $points ->
    [one] point
   *[other] points
}
risk-you = you
risk-you-cap = You
risk-armies = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
risk-realm = The realm: what every House holds
risk-deck = Cards in the deck: { $deck }
risk-deck-end = Cards in the deck: { $deck }. The next one may end the game.
risk-col-house = Player
risk-col-rank = Rank
risk-col-territories = Territories
risk-col-castles = Castles
risk-col-ports = Ports
risk-col-armies = Armies
risk-col-gold = Gold
risk-col-income = Armies next turn
risk-col-cards = Territory cards
risk-col-objectives = Objectives
risk-col-victory = Victory points
risk-col-points = Points
risk-overlay = What the map shows
risk-overlay-region = Show: regions
risk-overlay-owner = Show: owners
risk-overlay-threat = Show: threats
risk-overlay-strength = Show: strength
risk-overlay-cards = Show: cards
risk-overlay-objectives = Show: castles and ports
risk-overlay-changes = Show: changes since my turn
risk-value-threat = { $armies } in reach
risk-value-discarded = discarded
risk-value-taken = taken
risk-icon-knight = Knight
risk-icon-siege_engine = Siege Engine
risk-icon-fortification = Fortification
risk-battle = The invasion
risk-to-take = to conquer
risk-to-lose = costs about { $lost } armies
risk-rolled = Attack { $attack } against { $defence }
risk-houses = Choose your House
risk-hand = Your territory cards
risk-hand-best = { $own ->
    [0] A set for { $armies } armies
   *[other] A set for { $armies } armies, plus 2 for territories you hold
}
risk-card-mine = you hold it
risk-card-in-set = part of your best set
risk-why-title = This is not possible
risk-end-card = The End Game card was drawn: points decide.
risk-end-arms = Nobody else has an army left.
risk-end-rounds = { $rounds ->
    [one] The only round is over
   *[other] All { $rounds } rounds are over
}: { $goals ->
    [yes] victory points decide, then territories, castles and ports.
   *[no] points decide.
}
risk-end-points = The winner has ten victory points and holds their own Seat of Power.

# RISK: what to do
risk-pick-target = { $who }, which glowing territory do you invade from { $source }?
risk-pick-target-more = { $targets ->
    [one] { $targets } target; choose it to see the odds.
   *[other] { $targets } targets; choose one to see the odds.
}
risk-pick-source = { $who }, from which glowing territory do you invade { $target }?
risk-pick-attack = { $who }, invade { $target } from { $source }?
risk-pick-forces = You have { $armies } there, the defender has { $foes }.
risk-pick-again = Tap the target again to attack at once.
risk-more-house = Your armies march under its sigil and in its colours.
risk-more-trade = Choose three of a kind or one of each. Your best set is marked.
risk-more-trade-none = You do not have a set yet: three of a kind or one of each.
risk-more-deploy = Choose a territory, then how many armies. Tap again to place them.
risk-more-invade = Choose one of your glowing territories, then a target.
risk-more-leave = Choose a territory to move armies from. You have one maneuver per turn.
risk-more-go = The glowing territories are connected.
risk-more-move-in = The number includes the armies that fought.
risk-more-claim = Choose a glowing territory, or have everything placed for you.
risk-more-start = Choose a glowing territory, or have everything placed for you.
risk-more-window = Cards you can use now are outlined in your court.
risk-count-armies = How many to { $target }
risk-count-armies-plain = How many armies
risk-count-keep = Your armies to keep
risk-do-house = House { $one }
risk-do-set = { $own ->
    [0] Trade for { $armies } armies
   *[other] Trade for { $armies } + 2 armies
}
risk-do-place = { $all ->
    [yes] Place all { $n } in { $target }
   *[no] Place { $n } in { $target }
}
risk-do-place-one = Just 1
risk-do-roll = { $dice ->
    [one] Attack, { $dice } die
   *[other] Attack, { $dice } dice
}
risk-do-again = { $dice ->
    [one] Roll again, { $dice } die
   *[other] Roll again, { $dice } dice
}
risk-do-until = Attack until you have { $keep } left
risk-do-deploy = Place armies in { $one }
risk-do-move-in = Move { $n } in
risk-do-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
risk-do-armies-all = All armies
risk-do-leave = All but { $n }
risk-do-attack = Invade { $two } from { $one }
risk-do-from = Maneuver from { $one }
risk-do-to = Maneuver to { $one }
risk-do-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
risk-do-fight = Fight on
risk-do-stop = Stop
risk-do-draw = Draw a card
risk-do-trade = Trade { $one }
risk-do-done-trade = Keep the cards
risk-do-done-invade = End invasions
risk-do-done-leave = Skip the maneuver
risk-do-done-draw = Don’t draw
risk-do-done-other = Done
risk-do-done-swap = Keep the cards
risk-do-done-purchase = End purchase
risk-do-done-score = Don’t score
risk-do-die = Die showing { $face }
risk-do-use = { $gold ->
    [0] Use { $one }
   *[other] Use { $one } ({ $gold } gold)
}
risk-do-knights = { $n ->
    [0] No Knights
    [one] { $n } Knight
   *[other] { $n } Knights
}
risk-do-engines = { $n ->
    [0] No Siege Engines
    [one] { $n } Siege Engine
   *[other] { $n } Siege Engines
}
risk-do-pass = Pass
risk-do-hush = Always pass this turn
risk-do-maester = Buy a maester card
risk-do-objective = Buy an objective
risk-do-score = Score
risk-do-keep = Keep
risk-do-ransom = Pay a ransom
risk-do-show = Show
risk-do-call = Call an exiled House
risk-do-wildlings = Call the Wildlings
risk-do-yes = Yes
risk-do-no = No
risk-do-none = None
risk-do-maneuver = Maneuver again
risk-do-claim = Claim { $one }
risk-do-unit = Place it in { $one }
risk-do-pick = { $one }
risk-do-reveal = Score “{ $one }”
risk-do-auto = Place all for me

# RISK: the map
risk-map = Map
risk-map-territory = { $name }, { $region }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
risk-map-nobody = neutral
risk-map-owner = held by { $who }
risk-map-unit = { $kind ->
    [knight] { $count ->
        [one] Knight
       *[other] { $count } Knights
    }
    [siege_engine] { $count ->
        [one] Siege Engine
       *[other] { $count } Siege Engines
    }
   *[other] { $count ->
        [one] Fortification
       *[other] { $count } Fortifications
    }
}
risk-map-seat-of = Seat of Power of { $house }
risk-map-sea-sunset = Sunset Sea
risk-map-sea-narrow = Narrow Sea
risk-map-sea-shivering = Shivering Sea
risk-map-sea-summer = Summer Sea
risk-map-castle = castle
risk-map-port = { $sea ->
    [sunset] port on the Sunset Sea
    [narrow] port on the Narrow Sea
   *[summer] port on the Summer Sea
}
risk-map-chosen = chosen
risk-map-can = can be chosen
risk-map-nearer = Zoom in
risk-map-farther = Zoom out
risk-map-whole = Show the whole map
risk-map-find = Go to a territory
risk-map-none = No territory starts with that.

# RISK: keys
risk-key-go = Jump to a territory by the start of its name
risk-key-overlay = Change what the map shows
risk-key-fit = Show the whole map
risk-key-zoom = Zoom in, zoom out
risk-key-arrows = Move between territories
risk-key-enter = Choose the territory; press again to act
risk-key-digit = Choose the button, House or card with that number; on the slider, set the amount
risk-key-space = Main button: continue, pass, attack
risk-hands = Mouse: click a glowing territory, then its target. Drag to move the map, scroll to zoom, right-click to see why not. Touch: tap a territory, then its target. Pinch to zoom, press and hold to see why not.
risk-count-knights-plain = How many Knights
risk-count-engines-plain = How many Siege Engines
risk-choose = Choices
risk-choose-aside = Show the map
risk-choose-show = Show choices
risk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
risk-use = Use
risk-cost = { $gold ->
    [0] free
   *[other] { $gold } gold
}
risk-court = The court
risk-court-open = Court and cards
risk-court-mine = Your court
risk-court-of = Court of { $who }
risk-court-seat = Seat of Power
risk-court-held = held
risk-court-lost = lost
risk-court-characters = Characters
risk-court-maesters = Maester cards
risk-court-objectives = Objectives
risk-court-scored = Scored
risk-court-effects = In effect
risk-court-hidden = Face down: territory cards { $cards }, maester cards { $maesters }, objectives { $objectives }.
risk-court-decks = Left to draw: { $maesters } maester cards, { $objectives } objectives.
risk-state-up = ready
risk-state-down = face down until the Refresh
risk-state-captive = captive of { $who }
risk-state-gone = out of the game
risk-state-now = can be used now
risk-state-done = fulfilled now
risk-progress-castles = castles { $have } of { $need }
risk-progress-ports = ports { $have } of { $need }
risk-progress-regions = regions { $have } of { $need }
risk-progress-spread = regions { $have } of { $need }
risk-progress-coasts = coasts { $have } of { $need }
risk-progress-alike = special units of one kind { $have } of { $need }
risk-progress-kinds = kinds of special units { $have } of { $need }
risk-progress-gold = gold { $have } of { $need }
risk-progress-destroyed = destroyed this turn { $have } of { $need }
risk-progress-taken = conquered this turn { $have } of { $need }
risk-progress-taken-from-one = conquered from one player { $have } of { $need }
risk-progress-taken-castles = castles conquered { $have } of { $need }
risk-progress-taken-ports = ports conquered { $have } of { $need }
risk-until-battle = for this battle
risk-until-invasion = for this invasion
risk-until-turn = until the end of the turn
risk-until-until_own_next_turn = until { $who }’s next turn
risk-window-turn = Cards during a turn
risk-window-invasion = Cards during an invasion
risk-window-dice = Cards after a roll
risk-window-cards = When someone else uses a maester card
risk-window-defence = Dice in defence
risk-window-most = roll the most
risk-exiles = Exile and the Wall
risk-exiles-none = No House is in exile.
risk-wildlings-beyond = { $armies ->
    [one] { $armies } army beyond the Wall
   *[other] { $armies } armies beyond the Wall
}
risk-wildlings-gift = { $armies ->
    [one] { $armies } army in The Gift
   *[other] { $armies } armies in The Gift
}
risk-watch-gift = in The Gift
risk-watch-exile = in exile
risk-watch-gone = out of the game

# The card game: options
cardgame-option-plots = Plots
cardgame-option-plots-help = Where the plot decks come from.
cardgame-option-plots-printed = The printed seven
cardgame-option-plots-printed-help = Each House plays with its own seven plots.
cardgame-option-plots-draft = Plot draft
cardgame-option-plots-draft-help = Each player drafts six more plots and picks seven of the thirteen.
cardgame-option-plots-own = Choose your own seven
cardgame-option-plots-own-help = Both players pick openly, in turn, from all 32 plots.
cardgame-option-stark = House Stark
cardgame-option-stark-help = The seat that plays House Stark. The other seat plays House Lannister.
cardgame-option-stark-random = Random
cardgame-option-stark-first = The first seat
cardgame-option-stark-second = The second seat
cardgame-option-rounds = Maximum rounds
cardgame-option-rounds-help = After that, the player with more power wins; equal power is a draw.
cardgame-option-winner_needs_strength = No winner without strength
cardgame-option-winner_needs_strength-help = If neither side has any strength, nobody wins the challenge.
cardgame-option-jon_snow = Jon Snow
cardgame-option-jon_snow-help = When Jon Snow stands up. The printed text is uncertain.
cardgame-option-jon_snow-defended = After you lose with Jon Snow defending
cardgame-option-jon_snow-any_loss = After any challenge you lose
cardgame-option-jon_snow-mourning = After another of your characters dies

# The card game: the table
cardgame-where = round { $round }
cardgame-chapter = Round { $round }
cardgame-phase-setup = Setup
cardgame-phase-plot = Plot
cardgame-phase-draw = Draw
cardgame-phase-marshalling = Marshalling
cardgame-phase-challenges = Challenges
cardgame-phase-dominance = Dominance
cardgame-phase-standing = Standing
cardgame-phase-taxation = Taxation
cardgame-phase-over = End
cardgame-seat-line = hand { $hand } · deck { $deck } · gold { $gold }
cardgame-seat-short = hand { $hand } · gold { $gold } · { $power }/{ $need }
cardgame-seat-counts = power
cardgame-open = { $contest ->
    [military] military challenge: open
    [intrigue] intrigue challenge: open
   *[power] power challenge: open
}
cardgame-used = { $contest ->
    [military] military challenge: used
    [intrigue] intrigue challenge: used
   *[power] power challenge: used
}
cardgame-house = { $house ->
    [stark] House Stark: { $who }
   *[lannister] House Lannister: { $who }
}
cardgame-first = first player
cardgame-no-plot = No plot yet
cardgame-gold = Gold
cardgame-deck = Cards in the deck
cardgame-power-of = { $power } of { $need } power
cardgame-plots = The plots of this round
cardgame-plot-income = income
cardgame-plot-initiative = initiative
cardgame-plot-claim = claim
cardgame-plot-cancelled = Cancelled:
cardgame-plot-of = Plot of { $who }: { $plot }, income { $income }, initiative { $initiative }, claim { $claim }
cardgame-plot-said = { $plot }: income { $income }, initiative { $initiative }, claim { $claim }. { $text }
cardgame-plot-chosen = { $who } has chosen
cardgame-plot-waiting = { $who } has not chosen yet
cardgame-pile-discard = Discard
cardgame-pile-dead = Dead
cardgame-pile-plots = Plots
cardgame-sheet-discard = Discard pile: { $who }
cardgame-sheet-dead = Dead pile: { $who }
cardgame-sheet-plots = Plots: { $who }
cardgame-sheet-hand = Known cards in hand: { $who }
cardgame-sheet-used = Revealed ({ $count })
cardgame-sheet-left = In the plot deck ({ $count })
cardgame-sheet-hidden = These are secret.
cardgame-sheet-empty = Nothing here.
cardgame-behind = Hand and locations of { $who }
cardgame-their-hand = Opponent’s hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $known ->
    [0] { "" }
   *[other] , { $known } of them known
}
cardgame-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
cardgame-characters = Characters of { $who }
cardgame-locations = Locations of { $who }
cardgame-says-strength = strength { $strength }
cardgame-says-cost = cost { $cost }
cardgame-says-power = { $power } power
cardgame-says-copies = { $copies } copies
cardgame-says-duplicates = { $count ->
    [one] one duplicate
   *[other] { $count } duplicates
}
cardgame-kneels = kneeling
cardgame-stands = standing
cardgame-role-attack = attacking
cardgame-role-defend = defending
cardgame-named = bypassed by Stealth
cardgame-blank = text ignored
cardgame-blank-short = no text
cardgame-danger = in danger
cardgame-saved = saved
cardgame-attached = { $card }, on { $host }
cardgame-lane = { $contest ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
}
cardgame-sign-contest = { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
}
cardgame-contest = { $contest ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
}
cardgame-declaring = { $who } declares attackers
cardgame-attackers = Attackers
cardgame-defenders = Defenders
cardgame-no-attackers = No attackers yet
cardgame-no-defenders = No defenders yet
cardgame-lead-you = You are ahead by { $by }
cardgame-lead-they = They are ahead by { $by }
cardgame-lead-one = { $who } is ahead by { $by }
cardgame-lead-you-tie = Tied: you win
cardgame-lead-they-tie = Tied: they win
cardgame-lead-one-tie = Tied: { $who } wins
cardgame-worth-defended = Defenders claim nothing
cardgame-worth-military-they = claim { $claim }: { $claim ->
    [one] they lose 1 character
   *[other] they lose { $claim } characters
}
cardgame-worth-military-you = claim { $claim }: { $claim ->
    [one] you lose 1 character
   *[other] you lose { $claim } characters
}
cardgame-worth-military-one = claim { $claim }: { $claim ->
    [one] { $who } loses 1 character
   *[other] { $who } loses { $claim } characters
}
cardgame-worth-intrigue-they = claim { $claim }: { $claim ->
    [one] they discard 1 card
   *[other] they discard { $claim } cards
}
cardgame-worth-intrigue-you = claim { $claim }: { $claim ->
    [one] you discard 1 card
   *[other] you discard { $claim } cards
}
cardgame-worth-intrigue-one = claim { $claim }: { $claim ->
    [one] { $who } discards 1 card
   *[other] { $who } discards { $claim } cards
}
cardgame-worth-power-they = claim { $claim }: { $claim } power from their banner
cardgame-worth-power-you = claim { $claim }: { $claim } power from your banner
cardgame-worth-power-one = claim { $claim }: { $claim } power from { $who }’s banner
cardgame-why-title = This is not possible
cardgame-find = Go to a card
cardgame-find-none = No card on the table starts with that.

# The card game: setup and choices
cardgame-setup-hand = Your opening hand
cardgame-setup-place = Your setup cards
cardgame-setup-left = { $gold } of 5 gold left
cardgame-ask-setup = { $who }, which characters and locations do you place face down? Up to { $gold } gold.
cardgame-choose = Choices
cardgame-choose-draft = Keep one plot and pass on the rest
cardgame-choose-plot-deck = Pick seven plots: { $count } of 7
cardgame-choose-kept = Your plots ({ $count })
cardgame-choose-theirs = Your opponent’s plots ({ $count })
cardgame-choose-aside = Show the table
cardgame-choose-show = Show choices

# The card game: what to do
cardgame-do-pass = Pass
cardgame-do-pass-marshal = Finish marshalling
cardgame-do-pass-respond = Don’t respond
cardgame-do-pass-save = Don’t save
cardgame-do-pass-stealth = Bypass nobody
cardgame-do-done = Done
cardgame-do-done-challenge = End challenges
cardgame-do-done-defend = Don’t defend
cardgame-do-done-defend-more = No more defenders
cardgame-do-done-attack = Done
cardgame-do-done-pick-up-to = Choose none
cardgame-do-nothing = Nothing
cardgame-do-hand-keep = Keep this hand
cardgame-do-hand-new = Draw a new hand
cardgame-do-place-nothing = Keep it in hand
cardgame-do-place = Choose { $card }
cardgame-do-challenge = { $contest ->
    [military] Military
    [intrigue] Intrigue
   *[power] Power
}
cardgame-do-first-me = I go first
cardgame-do-first = { $who } goes first
cardgame-do-use = Use { $card }
cardgame-do-use-second = Use { $card }: second ability
cardgame-do-play = Play { $card }
cardgame-do-marshal = Play { $card } for { $cost }
cardgame-do-duplicate = Add duplicate: { $card }
cardgame-do-plot = { $card }
cardgame-do-pick = Choose { $card }
cardgame-do-commit = Declare { $card }
cardgame-do-claim = { $count ->
    [one] Choose this one
   *[other] Choose these { $count }
}
cardgame-do-kneel = { $count ->
    [one] Kneel this one
   *[other] Kneel these { $count }
}
cardgame-do-several-attack = { $count ->
    [one] Attack with 1, strength { $strength }
   *[other] Attack with { $count }, strength { $strength }
}
cardgame-do-several-defend = { $count ->
    [one] Defend with 1, strength { $strength }
   *[other] Defend with { $count }, strength { $strength }
}
cardgame-do-several-pick-up-to = { $count ->
    [one] Choose this one
   *[other] Choose these { $count }
}
cardgame-window-response = Responses and saves
cardgame-do-setup = { $count ->
    [0] Place nothing
    [one] Place 1 card
   *[other] Place { $count } cards
}
cardgame-more-attack = Choose one or more standing characters with this icon, then attack.
cardgame-more-challenge = At most one of each type per round. Each is resolved before the next.
cardgame-more-marshal = Cards you can pay for are raised. Leftover gold counts for dominance.
cardgame-more-mulligan = You can do this once, and you must keep the second hand.
cardgame-more-place = At most one Limited card, and no unique title twice.
cardgame-more-claim = Duplicates and saves can still help them.
cardgame-more-plot = Both plots are revealed together.
cardgame-more-first = The first player marshals first and attacks first.
cardgame-more-act = It is { $who }’s turn; you may act in between.
cardgame-more-stealth = The character you choose cannot defend in this challenge.
cardgame-more-order-plots = The first player decides. Each plot resolves fully before the next.
cardgame-more-order-passives = The first player decides.
cardgame-more-order-saves = All of these are about to be killed. They can be saved one at a time; those not saved die together at the end.
cardgame-placing = Your cards are being placed.
cardgame-hands = Mouse: click what glows; right-click anything grey to see why not. Touch: tap; hold a card to read it. Click a phase in the top bar to set when you are asked.

# The card game: the end
cardgame-end-power = Won with { $need } power in round { $rounds }.
cardgame-end-rounds = Round { $rounds } was the last: more power wins.
cardgame-col-rank = Rank
cardgame-col-house = House
cardgame-col-banner = Banner
cardgame-col-characters = On characters
cardgame-col-play = In play
cardgame-col-dead = Dead
cardgame-col-power = Power
cardgame-of-stark = House Stark
cardgame-of-lannister = House Lannister

# The card game: keys
cardgame-key-digit = Press the button with that number
cardgame-key-space = Main button: pass, keep, attack
cardgame-key-go = Jump to a card by the start of its name
cardgame-key-zoom = Pin the card; press again to unpin
cardgame-key-story = Step through the cards named in the history

# chance
web-gather = Waiting for { $who }.
web-gather-more = The game starts when everyone is here. Don’t want to wait? Deal now.
web-gather-elsewhere = Your random value is in another window or on another device. Open the table there, or deal now without it.
web-deal-now = Deal now
web-fair = Fairness
web-fair-check = Check fairness
web-fair-how = Before the game, the server fixed a secret, and each player’s browser added a random value. Every card and die roll comes from these. So nobody could choose the outcome alone.
web-fair-commitment = The server’s commitment
web-fair-words = The players’ random values
web-fair-sealed = sealed
web-fair-bot = bots have none
web-fair-none = none yet
web-fair-never = none
web-fair-later = The secret is revealed when the game is over. Then you can check everything.
web-fair-secret = The secret
web-fair-same = Your browser remembers the same commitment and the same random values. So far, everything is in order.
web-fair-part = The commitment matches. But one of your random values did not come from this browser. That is fine if you used another window or device, or if the deal did not wait for you. Otherwise, someone has changed something.
web-fair-other = Your browser remembers a different commitment or a different random value. Someone has changed something.
web-verify = Check every draw
web-verify-right = { $draws ->
    [one] Checked: { $draws } draw matches the secret and the random values.
   *[other] Checked: all { $draws } draws match the secret and the random values.
}
web-verify-line = Line { $line } of the log was changed: its checksum does not match.
web-verify-secret = The secret does not match the commitment (line { $line }).
web-verify-closed = The secret was not revealed at the very end (line { $line }).
web-verify-seal = A random value does not match its seal, or was sealed too late (line { $line }).
web-verify-number = The draws are not numbered one after the other (line { $line }).
web-verify-draw = The secret and the random values give a different outcome for the draw in line { $line }.
web-verify-plain = This game was played without a commitment, so there is nothing to check.
web-verify-running = The full log with the secret exists only when the game is over.
web-fair-tool = Don’t trust this page? Download the log and run in a terminal:
web-fair-closed = Spectators do not see the secret at this table because it would reveal every hand. The players can check everything.
web-fair-limits = This shows that nothing was rigged. It cannot show that the server kept your hand secret.

# Deal codes
web-deal-code = Deal code
web-deal-code-none = none
web-deal-code-make = Make one
web-deal-code-help = Everyone who plays with the same code and the same settings gets the same cards and dice. Anyone who knows the code can compute all hidden cards. Leave it empty for a fair deal.
web-deal-code-same = All cards and dice of this game follow from this code. With the same game, options and number of players, it gives the same deal at every table.
web-deal-code-open = The code is not secret. Anyone who knows it can compute every hidden card, so the fairness check does not apply.
web-deal-code-link = Link to a new game with this code

# First-game help
web-coach = First-game help
web-coach-goal = Goal
web-coach-now = Now
web-coach-wait = Others are playing. Watch what they change.
web-coach-news = Since your last turn
web-coach-news-count = Since your last turn: { $count }
web-coach-none = Nothing has changed.
web-coach-more = { $count ->
    [one] { $count } more event is in the history.
   *[other] { $count } more events are in the history.
}
web-coach-off = Turn help off
web-coach-sure = Are you sure? { $move } costs you about { $lost } wins in 100 games.
web-coach-better = Better: { $move }.
web-coach-anyway = Play it anyway
web-hint-next = Next best: { $move }.

# Sound and motion.
web-sound = Sound
web-volume = Volume
web-motion = Motion
web-motion-full = Motion: normal
web-motion-fast = Motion: fast
web-motion-off = Motion: off

# Crest and colour of a person.
web-arms = Choose your crest and colour
web-arms-crest = Crest
web-arms-colour = Colour
web-done = Done
web-crest-none = Your initial
web-crest-wolf-howl = Wolf
web-crest-pup = Wolf pup
web-crest-bear = Bear
web-crest-bull = Bull
web-crest-cat = Cat
web-crest-hound = Hound
web-crest-raven3 = Raven
web-crest-dove = Dove
web-crest-trout = Trout
web-crest-snake = Snake
web-crest-spider = Spider
web-crest-butterfly = Butterfly
web-crest-sword = Sword
web-crest-axe = Axe
web-crest-bow = Bow
web-crest-helm = Helm
web-crest-shield = Shield
web-crest-golden-hand = Hand
web-crest-goblet = Goblet
web-crest-book = Book
web-crest-lute = Lute
web-crest-dice = Dice
web-crest-horn = Horn
web-crest-keys = Keys
web-crest-onion = Onion
web-crest-peach = Peach
web-crest-flower = Flower
web-crest-weirwood = Weirwood
web-crest-mountain = Mountain
web-crest-ship = Ship
web-crest-tower = Tower
web-crest-star7 = Star
web-crest-snowflake = Snowflake
web-crest-flame = Flame
web-crest-egg = Dragon egg
web-crest-skull = Skull
web-colour-red = Red
web-colour-blue = Blue
web-colour-gold = Gold
web-colour-green = Green
web-colour-violet = Violet
web-colour-rose = Pink
web-colour-slate = Grey
web-colour-orange = Orange

# The end of a game.
web-end-stage = The game is over
web-end-skip = Show the result
web-place-of = { $place ->
    [1] You won against { $others ->
        [one] one other player
       *[other] { $others } other players
    }.
    [2] You came second of { $seats }.
    [3] You came third of { $seats }.
    [4] You came fourth of { $seats }.
    [5] You came fifth of { $seats }.
    [6] You came sixth of { $seats }.
   *[other] You came seventh of { $seats }.
}
web-share = Share
web-share-picture = Save picture
web-share-copied = Copied
web-share-line = { $title }: { $ranks }. Played with Small Council.
web-share-rank = { $place }. { $who } ({ $score })

# The page without a server
web-local-start = Starting
web-local-fetch = Downloading the games: { $done } of { $total } MB
web-local-python = Starting Python …
web-local-engine = Loading the rules …
web-local-games = Reading your games …
web-local-friends = You are playing on this device. To play with friends on other devices, one of you must run the server.
web-local-failed = The games could not start ({ $why }). Check your connection and reload the page, or try another browser.
web-local-reload = Reload
web-local-newer = A new version of this page is ready. You keep your games.
web-local-update = Update now
web-local-later = Later
web-local-not-kept = This browser does not save anything here. You will lose your games when you close the page.
web-local-taken = Small Council is open in another tab
web-local-taken-more = Your games continue there. Only one tab at a time can play.
web-local-here = Play here

# First-game help: the goal of each game, and what a phase is for.
intrigue-coach-goal = Place all your cards. Each card left in your hand is a penalty point. The lowest score wins.
intrigue-coach-phase = Place one card: at an end of the bottom row, or on two neighbouring cards if one has its House. Keep places open for your own cards.
risk-coach-goal = { $goals ->
    [yes] Score ten victory points with objectives{ $needed ->
        [yes] { " and hold your own Seat of Power" }
       *[no] { "" }
    }, or eliminate everyone else.
   *[no] Have the most territories, castles and ports when the End Game card comes, or eliminate everyone else.
}
risk-coach-phase = { $phase ->
    [house] Choose your House. It decides your colour, and in Dominion your Seat of Power and characters.
    [give-up] Keep the objectives that suit your territories, and give one back.
    [claim] Claim territories close together: a whole region brings extra armies each turn.
    [start] Place your armies where you border other players.
    [trade] Trade three matching cards for extra armies, or keep them for later.
    [swap] Trade a single card for a special unit.
    [base] Choose where the new unit goes.
    [deploy] Place your new armies: strengthen a border, or prepare an attack.
    [count] Choose how many armies go there. The rest go elsewhere.
    [purchase] Buy cards with gold. Gold also pays for characters and maester cards.
    [invade] Attack neighbours where your odds are good. If you conquer a territory this turn, you may draw a card.
    [commit] More dice are better for you. Only armies that fight can be lost.
    [defend] Choose your dice for the defence. You win ties.
    [go-on] Fight on while the odds are good. You can stop after every roll.
    [move-in] Split your armies: the front needs more than the rear.
    [leave] Once a turn, you may move armies from a safe territory to a border.
    [go] Once a turn, you may move armies from a safe territory to a border.
    [march] Once a turn, you may move armies from a safe territory to a border.
    [score] Score an objective that you fulfil. You may score one each turn.
    [draw] You conquered something, so you may draw a card.
    [window] You may use a card now. If you are not sure, pass.
   *[other] Answer the question below. Press H for a hint.
}
cardgame-coach-goal = Be the first to have { $power } power. You win it in challenges and for dominance.
cardgame-coach-phase = { $phase ->
    [plot] Choose a plot in secret. It sets your gold, your initiative and the claim of your challenges.
    [draw] Both players draw cards.
    [marshalling] Spend your gold on characters and locations. Unspent gold counts for dominance, then it is lost.
    [challenges] Attack with characters that have the icon. They kneel, so keep some standing to defend.
    [dominance] Add your standing strength and your gold: the higher total wins 1 power.
    [standing] All cards stand up again.
    [taxation] Unspent gold is lost.
   *[setup] Cheap characters and locations make a good opening hand: you place them before the first round.
}

# The deal of the day
web-daily = Deal of the day
web-daily-streak = { $days ->
    [one] played on one day
   *[other] { $days } days in a row
}
web-daily-today = Today's deals
web-daily-done = played
web-daily-begun = started
web-daily-open = not played yet
