# The browser. Texts of the games' own screens begin with the name of the game.

# Everywhere
web-home = Home
web-close = Close
web-copy = Copy
web-copied = Copied
web-go-on = Continue
web-no-thanks = No, thanks
web-language = Language
web-theme = Appearance
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-guest = Guest
web-offline = The server cannot be reached. Is it running?
web-trouble = Something went wrong ({ $code }).
web-no-page = There is nothing at this address.
web-no-table = There is no such table, or it has been cleared away.
web-no-game = This game cannot be played yet.
web-opening = Opening the table …

# Home
web-tagline = Three games of schemes, swords and crowns.
web-games = Games
web-game-intrigue = Westeros Intrigue
web-game-risk = RISK
web-game-cardgame = Stark v Lannister
web-about-intrigue = Build the court, strand your rivals.
web-about-risk = March on Westeros, Essos or both.
web-about-cardgame = Plots, challenges, fifteen power.
web-facts-intrigue = 2–6 players · 20 minutes
web-facts-risk = 2–7 players · 1–3 hours
web-facts-cardgame = 2 players · 60 minutes
web-coming = Coming
web-your-move = Your move
web-waiting-for = Waiting for { $who }
web-not-dealt = Waiting for everybody to sit down
web-running = Running
web-with = with { $who }
web-go-back = Go back in
web-more-games = { $games ->
    [one] One more running game
   *[other] { $games } more running games
}
web-running-games = Your games
web-finished-games = Finished games
web-won-by = { $winners ->
    [one] { $who } won
   *[other] { $who } won together
}
web-watch-log = Watch a log file
web-seats-at-court = Seats at the court
web-change-seats = Change seats and options
web-your-name = Your name
web-you-play = you
web-take-seats = Take your seats

# New game
web-new-game = New game
web-name-of-seat = Name of seat { $n }
web-who-sits = Who sits on seat { $n }
web-kind-me = Me
web-kind-friend = A friend, by link
web-kind-easy = Bot, easy
web-kind-medium = Bot, medium
web-kind-hard = Bot, hard
web-kind-here = Somebody else at this device
web-friend-n = Friend { $n }
web-person-n = Player { $n }
web-remove-seat = Remove { $who }
web-add-seat = Add a seat
web-friend-tip = You get a link for each friend as soon as the game has started.
web-here-tip = You pass the device around; a curtain hides your hand meanwhile.
web-options = Options
web-start = Start the game

# The table
web-seats = Players
web-panel = Log and rules
web-phases = Phases of the round
web-tab-log = Log
web-tab-seats = Players
web-tab-rules = Rules
web-log = What has happened
web-log-empty = Nothing has happened yet.
web-log-follow = Newest
web-you = (you)
web-your-turn = your turn
web-their-turn = on turn
web-is-on = online
web-is-off = away
web-is-bot = bot, { $level }
web-is-open = not here yet
web-is-out = out of the round
web-level-random = random
web-level-greedy = greedy
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-prompt = What is asked
web-menu = Menu
web-undo = Undo
web-why = Why not?
web-hint = Hint
web-other = Put back
web-stop = Stop
web-course-more = Your moves follow one after the other until something unexpected happens.
web-more-choices = Other choices ({ $count })
web-more-title = What else is possible
web-fewer = Fewer
web-more = More
web-why-what = Choose something grey first, then ask again.
web-result = See the result
web-invite = Invite
web-resign = Give up the seat
web-resign-sure = Give up your seat?
web-resign-more = A bot plays on in your place for the rest of the game. This cannot be undone.
web-download = Download the log
web-leave = Leave the table
web-links = Links
web-links-friends = Send each friend their own link. Whoever opens it sits down on that seat.
web-links-other-device = Play on another device
web-links-mine = With this link you can go on playing on another device. Keep it to yourself.
web-confirm = Ask before each move
web-reconnecting = The line is down. Reconnecting …
web-line-lost = The line to the table is down.
web-line-lost-more = Nothing is lost: the table comes back as soon as the server answers.
web-watching = You are watching.
web-wait-open = Waiting for { $who } to sit down.
web-wait-open-more = The game goes on as soon as the invitation link is opened.
web-hint-is = A bot would do this: { $move }.
web-hint-more = It is shown in brass on the table.
web-round-over = Round { $round } is over
web-greet = Welcome to the table
web-sit-down = Sit down
web-rematch = Play again
web-join-rematch = Join the rematch
web-replay = Watch the replay
web-curtain = Hand the device to { $who }
web-curtain-more = Nobody else should look at the screen now.
web-curtain-ready = I am { $who }

# People at the table
web-customs = People, patience and clock
web-grace = An empty chair
web-grace-live = Live: waits one minute
web-grace-friends = Among friends: waits five minutes
web-grace-slow = Slow game: waits for ever
web-grace-help = When a player is gone and others wait, a bot plays in the meantime. The player has the seat back at once on return.
web-stand-in = Played meanwhile by
web-watch = Spectators see
web-watch-end = the open table; all hands after the end
web-watch-public = the open table only
web-clock = Clock
web-clock-none = None
web-clock-move = Time for each move
web-clock-bank = Time for the whole game
web-clock-days = Days for each move
web-clock-time = How much
web-clock-more = More for each turn
web-clock-help = Nobody loses by time: after a warning a bot makes the move. The clock stands while the server is down or the game is paused.
web-clock-is-none = no clock
web-clock-is-move = { $seconds } seconds a move
web-clock-is-bank = { $minutes } minutes each, { $more } seconds more a turn
web-clock-is-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
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
web-clock-late = time is short
web-time-brief = Your time runs out; then a bot makes this move:
web-missed = { $who } is gone. Until a bot plays on:
web-stands-in = { $who } is away; a bot plays until they are back.
web-is-stand = away, a bot plays
web-paused = The game is paused.
web-paused-more = No clock runs. Any player can end the pause.
web-end-pause = End the pause
web-ask-undo = Ask to undo
web-ask-pause = Ask for a pause
web-ask-end = Offer to end
web-ask-clock = Ask for a clock
web-ask-all = Ask all players
web-end-sure = Offer to end the game?
web-end-more = If all players at the table agree, the game ends here without a winner. Somebody for whom a bot plays meanwhile is not asked.
web-ended-more = Nobody has won. The whole game can be watched now.
web-ended-closed = Nobody has won. What lay open can be watched again.
web-asking-undo = You ask to take your last move back.
web-asking-pause = You ask for a pause.
web-asking-end = You offer to end the game.
web-asking-clock = You ask for this clock: { $clock }.
web-asks-undo = { $who } would like to take the last move back.
web-asks-pause = { $who } asks for a pause.
web-asks-end = { $who } offers to end the game without a winner.
web-asks-clock = { $who } asks for this clock: { $clock }.
web-agree = Agree
web-decline = No
web-take-back = Take it back
web-you-are-asked = The others ask you something
web-your-move-in = Your move, { $time } left
web-notify = Tell me when it is my turn
web-notify-stop = Stop telling me
web-notify-refused = This browser does not allow messages from this page.
web-tab-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to all
web-chat-send = Say
web-chat-watch = Spectators can read along.
web-chat-unread = new
web-chat-hidden = { $count ->
    [one] One message of muted players is not shown.
   *[other] { $count } messages of muted players are not shown.
}
web-mute = Mute { $who }
web-unmute = Hear { $who } again
web-key-chat = Chat
web-letters = Letters by e-mail
web-letters-to = Your address, to write to when a game waits for you
web-letters-wish = Ask for letters
web-letters-note = At most one letter a day, and none before you have said yes in the first.
web-letters-asked = A letter is on its way to { $address }. Say yes in it, and more will come.
web-letters-on = Letters go to { $address }, at most one a day.
web-letters-off = No more letters come.
web-letters-stop = No letters
web-letters-sure = Do you want a letter when a game of yours waits for you? At most one a day.
web-letters-yes = Yes, write to me
web-letters-no = No letters
web-letters-old = This link is no longer good. You find letters below your games.

# Why not?
web-why-allowed = This move can be made.
web-why-fine = Nothing against it
web-rule = Rule { $id } · { $title }
web-read-rule = Read rule
web-find-rule = Find in the rules
web-rules-missing = The rules could not be read.

# Keys
web-help = Keys
web-help-mouse = With the mouse: click what glows. Right-click anything grey to hear why not. By touch: tap; hold for half a second to hear why not.
web-key-arrows = Move over the table
web-key-enter = Choose what has the focus, or press the filled button
web-key-esc = Back, close
web-key-why = Why not? About what has the focus
web-key-undo = Undo
web-key-hint = Hint
web-key-log = Log
web-key-rules = Rules
web-key-menu = Menu
web-space = Space
web-key-help = This list

# Replay
web-replay-empty = Choose a log file to watch its game.
web-replay-start = The table before the first move.
web-moment = Moment of the game
web-moment-of = { $now } of { $all }
web-play = Play
web-pause = Pause
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-on = One step on
web-round-back = One round back
web-round-on = One round on

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
intrigue-option-first-help = Who opens the first round; after that the start goes round the table.
intrigue-option-first-random = Drawn by lot
intrigue-option-first-youngest = The youngest
intrigue-option-ages = Ages
intrigue-option-ages-help = The players' ages in the order of the seats, for example 34, 12. They are not kept.
intrigue-option-rounds = Rounds
intrigue-option-rounds-0 = As many as players
intrigue-option-rounds-help = At most as many as players.
intrigue-option-house_counts = Count the houses
intrigue-option-house_counts-help = Shows for each house how many places are open to it, and which houses are dead. Everybody could count it; this saves the trouble.

# Westeros Intrigue: the table
intrigue-key-digit = Choose a card of your hand
intrigue-key-arrows = Move over the court; down leads to the hand
intrigue-key-enter = Place the card, or press the filled button
intrigue-hands-on = With the mouse: click a card, then a glowing place. Right-click anything grey to hear why not. By touch: tap and tap; hold for half a second to hear why not.
intrigue-where = round { $round } of { $rounds }
intrigue-chapter = Round { $round }
intrigue-phase-deal = Deal
intrigue-phase-place = Place cards
intrigue-phase-count = Count
intrigue-phase-reveal = Reveal
intrigue-court = The court
intrigue-legend = Places open to each house
intrigue-legend-house = { $house }: { $open ->
    [one] { $open } open place
   *[other] { $open } open places
}, { $laid } laid
intrigue-legend-dead = { $house }: dead, no card of it can be placed any more; { $laid } laid
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
    [one] point
   *[other] points
}{ $thrones ->
    [0] { "" }
    [one] , { $thrones } throne
   *[other] , { $thrones } thrones
}
intrigue-seat-score = final score
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
intrigue-at-base = At the end of the bottom row, { $slot }.
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
} Right-click a hatched place, or press W on it, to hear why not.
intrigue-hand-out = You are out of this round; these cards count against you.
intrigue-hand-tip = Choose a card to see where it fits, or a place to see which cards fit.
intrigue-pick-start = Choose a card, then a place, or the other way round.
intrigue-pick-place = { $places ->
    [0] { $who }, { $card } fits nowhere now. Choose another card.
    [one] { $who }, set { $card } on the glowing place, or choose another card.
   *[other] { $who }, set { $card } on one of the { $places } glowing places, or choose another card.
}
intrigue-pick-place-more = The number says how many of your cards fit there.
intrigue-pick-nowhere-more = Press a hatched place to hear why not.
intrigue-pick-card = { $cards ->
    [0] { $who }, none of your cards fits there. Choose another place.
    [one] { $who }, one of your cards fits there: it is lifted.
   *[other] { $who }, choose one of the { $cards } lifted cards for this place.
}
intrigue-pick-sure = { $who }, place { $card } here?
intrigue-place-card = Place { $card }
intrigue-why-title = { $card } cannot stand here
intrigue-round-throne = { $who } placed the last card and drew an Iron Throne card.
intrigue-round-throne-own = It is yours alone to see: value { $value }, { $daggers ->
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
intrigue-col-tokens = Takes
intrigue-col-total = In all
intrigue-col-points = Points
intrigue-col-thrones = Iron Throne
intrigue-col-score = Score
intrigue-hands = Hands

# RISK: options
risk-option-mode = What is played
risk-option-mode-auto = As the number of players says
risk-option-mode-auto-help = Skirmish; with six or seven on both maps.
risk-option-mode-skirmish = Skirmish
risk-option-mode-skirmish-help = The short game: armies, territories, cards. One hour.
risk-option-mode-dominion = Dominion
risk-option-mode-dominion-help = The full game: gold, characters, maesters, special units and objectives; ten points win.
risk-option-mode-world_skirmish = World at War, Skirmish
risk-option-mode-world_skirmish-help = Westeros and Essos together, the short game.
risk-option-mode-world_dominion = World at War, Dominion
risk-option-mode-world_dominion-help = Westeros and Essos together, the full game.
risk-option-mode-mitchell = House Mitchell, Skirmish
risk-option-mode-mitchell-help = A variant: neutral Houses hold their lands, exiles return, Wildlings come over the Wall.
risk-option-mode-mitchell_dominion = House Mitchell, Dominion
risk-option-mode-mitchell_dominion-help = The variant with gold, characters, maesters, units and objectives.
risk-option-rounds = Rounds at most
risk-option-rounds-help = Then the points decide, as when the End Game card is drawn.
risk-option-skirmish_armies_per_territory = Armies on each territory
risk-option-skirmish_armies_per_territory-help = How many stand on each territory that is dealt at the start.
risk-option-territory_match_scope = Extra armies of a set
risk-option-territory_match_scope-help = Two more armies if you hold territories on the cards you trade.
risk-option-territory_match_scope-per_set = Two for the whole set
risk-option-territory_match_scope-per_card = Two on each of them
risk-option-elimination_trade = More than five cards taken
risk-option-elimination_trade-help = After a player is eliminated the conqueror takes the cards.
risk-option-elimination_trade-must = Sets must be traded at once
risk-option-elimination_trade-may = Sets may be traded at once
risk-option-defence_dice = Dice of the defender
risk-option-defence_dice-help = Asked each time, or rolled without a question: it goes faster.
risk-option-defence_dice-choose = The defender chooses
risk-option-defence_dice-most = Always as many as possible
risk-option-open_territory_cards = Territory cards are open
risk-option-open_territory_cards-help = Everybody sees the territory cards of all.
risk-option-gold = Gold
risk-option-gold-help = Income in gold, for cards and purchases.
risk-option-characters = Characters
risk-option-characters-help = Four characters of each House; they need gold.
risk-option-maesters = Maester cards
risk-option-maesters-help = Cards to buy and play; they need gold.
risk-option-special_units = Special units
risk-option-special_units-help = Knights, Siege Engines and Fortifications.
risk-option-objectives = Objectives
risk-option-objectives-help = Ten victory points win; without objectives the End Game card decides.
risk-option-setup = Set-up
risk-option-setup-claim = Claim territories one by one
risk-option-setup-skirmish = Deal them as in a Skirmish
risk-option-setup-help = How the territories find their owners.
risk-option-feature_mode = Castles and ports in objectives
risk-option-feature_mode-each = Every one has it
risk-option-feature_mode-any = One is enough
risk-option-feature_mode-help = For objectives that ask for conquests with a castle or port.
risk-option-attack_units = Units in an attack
risk-option-attack_units-choose = Named for each battle
risk-option-attack_units-all = Always all
risk-option-attack_units-help = Knights and Siege Engines that fight along.
risk-option-fortification_stacks = Every Fortification counts
risk-option-fortification_stacks-help = Not only one in a territory.
risk-option-token_limit = No more units than pieces
risk-option-token_limit-help = At most 21 of a kind, as in the box.
risk-option-bribe_is_the_cost = Bribery costs its bribe only
risk-option-bribe_is_the_cost-help = The 200 gold go to the attacker, not to the bank as well.
risk-option-waw_requires_seat = Seat of Power needed to win
risk-option-waw_requires_seat-help = Ten points win only who holds the own Seat of Power.
risk-option-mitchell_houses = Houses
risk-option-mitchell_houses-draw = Drawn at random
risk-option-mitchell_houses-choose = Chosen in turn
risk-option-mitchell_houses-help = How the players come to their Houses.
risk-option-mitchell_neutral_pool = Armies of neutral Houses
risk-option-mitchell_neutral_pool-each = Each House its own
risk-option-mitchell_neutral_pool-shared = All together those of one player
risk-option-mitchell_neutral_pool-help = What neutral Houses get to reinforce.
risk-option-mitchell_cards_return = Cards of the garrisons return
risk-option-mitchell_cards_return-help = The nine cards of the garrisons go back into the deck.
risk-option-mitchell_take_over = Come back with one’s House
risk-option-mitchell_take_over-help = If all agree, an eliminated player takes over the own House when it returns.
risk-option-safe_passage = The card Safe Passage
risk-option-safe_passage-help = In place of the second Weapons of War.

# RISK: the table
risk-where = round { $round }
risk-where-turn = round { $round }, { $who }
risk-chapter = Round { $round } · { $who }
risk-phase-set-up = Set-up
risk-phase-reinforce = Reinforce
risk-phase-invade = Invade
risk-phase-maneuver = Maneuver
risk-phase-draw = Draw
risk-phase-purchase = Purchase
risk-phase-objective = Objective
risk-seat-line = { $territories } territories, { $armies } armies
risk-seat-brief = { $territories } · { $points } pt
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
risk-col-house = House
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
risk-value-threat = { $armies } near
risk-value-discarded = gone
risk-value-taken = taken
risk-icon-knight = Knight
risk-icon-siege_engine = Siege Engine
risk-icon-fortification = Fortification
risk-battle = The invasion
risk-to-take = to take it
risk-to-lose = costs { $lost } on average
risk-rolled = Attack { $attack } against { $defence }
risk-houses = Choose your House
risk-hand = Your territory cards
risk-hand-best = { $own ->
    [0] A set for { $armies } armies
   *[other] A set for { $armies } armies, and 2 more for territories of yours
}
risk-card-mine = you hold it
risk-card-in-set = part of your best set
risk-why-title = This cannot be done
risk-end-card = The End Game card was drawn: the points decide.
risk-end-arms = Nobody else has an army left.
risk-end-rounds = { $rounds ->
    [one] The only round is over
   *[other] All { $rounds } rounds are over
}: { $goals ->
    [yes] victory points decide, then territories, castles and ports.
   *[no] the points decide.
}
risk-end-points = Ten victory points and the own Seat of Power: the game is won.

# RISK: what to do
risk-pick-target = { $who }, which of the glowing territories does { $source } invade?
risk-pick-target-more = { $targets ->
    [one] { $targets } target; choose it to see the odds.
   *[other] { $targets } targets; choose one to see the odds.
}
risk-pick-source = { $who }, from which glowing territory do you invade { $target }?
risk-pick-attack = { $who }, invade { $target } from { $source }?
risk-pick-forces = You have { $armies } there, the defender { $foes }.
risk-pick-again = A second tap on the target attacks at once.
risk-more-house = Under its sigil and in its colours your armies march.
risk-more-trade = Choose three cards alike or one of each; the best set is marked.
risk-more-deploy = Choose a territory, then how many; a second tap places them.
risk-more-invade = Choose one of your glowing territories, then a target.
risk-more-leave = Choose where armies leave; one maneuver a turn.
risk-more-go = The glowing territories are connected.
risk-more-move-in = Those that fought move in in any case.
risk-more-claim = Choose a glowing territory, or have all placed for you.
risk-more-start = Choose a glowing territory, or have all placed for you.
risk-more-window = Cards that can be used now are outlined in your court.
risk-count-armies = How many to { $target }
risk-count-armies-plain = How many armies
risk-count-keep = Keep at least
risk-do-house = House { $one }
risk-do-set = { $own ->
    [0] Trade for { $armies } armies
   *[other] Trade for { $armies } + 2 armies
}
risk-do-place = { $n } to { $target }
risk-do-roll = { $dice ->
    [one] Attack, { $dice } die
   *[other] Attack, { $dice } dice
}
risk-do-again = { $dice ->
    [one] Roll again, { $dice } die
   *[other] Roll again, { $dice } dice
}
risk-do-until = Until taken or { $keep } left
risk-do-deploy = Place armies in { $one }
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
risk-do-done-invade = End the invasions
risk-do-done-leave = No maneuver
risk-do-done-draw = Draw none
risk-do-done-other = Done
risk-do-done-swap = Keep the cards
risk-do-done-purchase = End the purchase
risk-do-done-score = Score none
risk-do-die = The die with { $face }
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
risk-do-hush = Pass all this turn
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
risk-do-maneuver = One more maneuver
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
risk-map-none = No territory begins like that.

# RISK: keys
risk-key-go = Go to a territory by its first letters
risk-key-overlay = What the map shows, in turn
risk-key-fit = The whole map
risk-key-zoom = Nearer, farther
risk-key-arrows = From territory to territory
risk-key-enter = Choose the territory; a second time: do it
risk-key-digit = The button, House or card with that number; on the slider: how many
risk-key-space = The filled button of the prompt: go on, pass, attack
risk-hands = With the mouse: click a glowing territory, then where it leads; drag to move the map, turn the wheel to come nearer. Right-click a territory to hear why not. By touch: tap and tap; hold for half a second to hear why not; two fingers come nearer.
risk-count-knights-plain = How many Knights
risk-count-engines-plain = How many Siege Engines
risk-choose = To choose from
risk-choose-aside = Show the map
risk-choose-show = Choose
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
risk-court-effects = In force
risk-court-hidden = Face down: territory cards { $cards }, maester cards { $maesters }, objectives { $objectives }.
risk-court-decks = To draw: { $maesters } maester cards, { $objectives } objectives.
risk-state-up = ready
risk-state-down = used, back at the Refresh
risk-state-captive = captive of { $who }
risk-state-gone = gone for good
risk-state-now = can be played now
risk-state-done = fulfilled now
risk-until-battle = for this battle
risk-until-invasion = for this invasion
risk-until-turn = until the turn ends
risk-until-until_own_next_turn = until the next turn of { $who }
risk-asked = When am I asked for a card?
risk-asked-turn = In the course of a turn
risk-asked-invasion = At an invasion
risk-asked-dice = After a roll
risk-asked-cards = When another plays a maester card
risk-asked-usable = Only when I can use one
risk-asked-always = Always
risk-asked-never = Never: always pass
risk-asked-note = Whoever is not asked passes at once. A quick pass may tell the others that you hold nothing to use here; if you are always asked, it does not. This browser remembers your choice.
risk-asked-link = When am I asked?
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
risk-watch-gone = gone

# The card game: options
cardgame-option-plots = Plots
cardgame-option-plots-help = Where the plot decks come from.
cardgame-option-plots-printed = The printed seven
cardgame-option-plots-printed-help = Each House plays with its own seven plots.
cardgame-option-plots-draft = Plot draft
cardgame-option-plots-draft-help = Each player drafts six more plots and picks seven of the thirteen.
cardgame-option-plots-own = Bring your own seven
cardgame-option-plots-own-help = Both players pick openly, in turn, from all 32 plots.
cardgame-option-stark = House Stark
cardgame-option-stark-help = Who plays House Stark; the other one plays House Lannister.
cardgame-option-stark-random = By lot
cardgame-option-stark-first = The first seat
cardgame-option-stark-second = The second seat
cardgame-option-rounds = Rounds at most
cardgame-option-rounds-help = Then more power wins; equal power is a draw.
cardgame-option-winner_needs_strength = No winner without strength
cardgame-option-winner_needs_strength-help = A challenge in which neither side has any strength has no winner.
cardgame-option-jon_snow = Jon Snow
cardgame-option-jon_snow-help = What he stands up after; the printed text is not certain.
cardgame-option-jon_snow-defended = A lost challenge he defended in
cardgame-option-jon_snow-any_loss = Any challenge you lost
cardgame-option-jon_snow-mourning = The death of another character of yours

# The card game: the table
cardgame-where = round { $round }
cardgame-chapter = Round { $round }
cardgame-phase-setup = Set-up
cardgame-phase-plot = Plot
cardgame-phase-draw = Draw
cardgame-phase-marshalling = Marshalling
cardgame-phase-challenges = Challenges
cardgame-phase-dominance = Dominance
cardgame-phase-standing = Standing
cardgame-phase-taxation = Taxation
cardgame-phase-over = The end
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
cardgame-plot-waiting = { $who } has no plot yet
cardgame-pile-discard = Discard
cardgame-pile-dead = Dead
cardgame-pile-plots = Plots
cardgame-sheet-discard = Discard pile: { $who }
cardgame-sheet-dead = Dead pile: { $who }
cardgame-sheet-plots = Plots: { $who }
cardgame-sheet-hand = Known cards in the hand: { $who }
cardgame-sheet-used = Revealed ({ $count })
cardgame-sheet-left = In the plot deck ({ $count })
cardgame-sheet-hidden = They are secret.
cardgame-sheet-empty = There is nothing here.
cardgame-behind = Hand and locations of { $who }
cardgame-their-hand = { $known ->
    [0] { $count } cards in the other hand
   *[other] { $count } cards in the other hand, { $known } of them known
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
cardgame-named = passed by with Stealth
cardgame-blank = text switched off
cardgame-blank-short = no text
cardgame-danger = in danger
cardgame-saved = saved
cardgame-attached = { $card }, on { $host }
cardgame-lane = { $contest ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
}
cardgame-contest = { $contest ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
}
cardgame-declaring = { $who } declares attackers
cardgame-attackers = Attackers
cardgame-defenders = Defenders
cardgame-no-attackers = No attacker yet
cardgame-no-defenders = No defender so far
cardgame-lead-you = You are ahead by { $by }
cardgame-lead-they = They are ahead by { $by }
cardgame-lead-one = { $who } is ahead by { $by }
cardgame-lead-you-tie = A tie, which is yours
cardgame-lead-they-tie = A tie, which is theirs
cardgame-lead-one-tie = A tie, which goes to { $who }
cardgame-worth-defended = No claim for a defender
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
cardgame-worth-power-they = claim { $claim }: { $claim } power of their banner
cardgame-worth-power-you = claim { $claim }: { $claim } power of your banner
cardgame-worth-power-one = claim { $claim }: { $claim } power of the banner of { $who }
cardgame-why-title = That does not work
cardgame-find = Go to a card
cardgame-find-none = No card on the table begins like that.

# The card game: set-up and choices
cardgame-setup-hand = Your first hand
cardgame-setup-place = Your first cards on the table
cardgame-setup-left = { $gold } of 5 gold left
cardgame-ask-setup = { $who }, which characters and locations do you place face down? Up to { $gold } gold.
cardgame-choose = What there is to choose from
cardgame-choose-draft = Keep one of these plots; the others go on
cardgame-choose-plot-deck = Pick seven plots: { $count } of 7
cardgame-choose-kept = Yours ({ $count })
cardgame-choose-theirs = Theirs ({ $count })
cardgame-choose-aside = See the table
cardgame-choose-show = Show the choice
cardgame-stops = When you want to be asked
cardgame-stops-more = In every phase there are moments for actions and responses. What is passed for you depends on this wish and on the open table only, so it never tells anything about your hand.
cardgame-stop-always = always ask
cardgame-stop-changed = ask if something happened
cardgame-stop-pass = pass for me

# The card game: what to do
cardgame-do-pass = Pass
cardgame-do-pass-marshal = Finish marshalling
cardgame-do-pass-respond = No response
cardgame-do-pass-save = Do not save
cardgame-do-pass-stealth = Nobody
cardgame-do-done = Done
cardgame-do-done-challenge = No more challenges
cardgame-do-done-defend = No defender
cardgame-do-done-attack = Done
cardgame-do-done-pick-up-to = None of them
cardgame-do-nothing = Nothing
cardgame-do-hand-keep = Keep this hand
cardgame-do-hand-new = Seven new cards
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
cardgame-do-use-second = { $card }: second ability
cardgame-do-play = Play { $card }
cardgame-do-marshal = Play { $card } for { $cost }
cardgame-do-duplicate = Duplicate of { $card }
cardgame-do-plot = { $card }
cardgame-do-pick = Choose { $card }
cardgame-do-commit = Declare { $card }
cardgame-do-claim = { $count ->
    [one] This one
   *[other] These { $count }
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
    [one] This one
   *[other] These { $count }
}
cardgame-do-setup = { $count ->
    [0] Place nothing
    [one] Place 1 card
   *[other] Place { $count } cards
}
cardgame-more-attack = Choose one or more standing characters with the icon, then attack.
cardgame-more-challenge = At most one of each kind in a round; each is resolved before the next.
cardgame-more-marshal = What you can pay is lifted. Gold that is left counts for dominance.
cardgame-more-mulligan = This is possible only once, and the second hand must be kept.
cardgame-more-place = At most one Limited card, and no title twice if it is unique.
cardgame-more-claim = Duplicates and saves may still help them.
cardgame-more-plot = Both plots are turned up together.
cardgame-more-first = The first player marshals first and attacks first.
cardgame-more-act = It is the turn of { $who }; you may act in between.
cardgame-more-stealth = Who is named cannot defend in this challenge.
cardgame-more-order-plots = The first player says it; one works completely before the other.
cardgame-more-order-passives = The first player says it.
cardgame-more-order-saves = All of these are about to be killed. One after the other may be saved; who is not saved dies with the others at the end.
cardgame-placing = Your cards are being placed.
cardgame-hands = With the mouse: click what glows; right-click anything grey to hear why not. By touch: tap; hold a card to read it. A phase in the bar above can be clicked: it says when you want to be asked there.

# The card game: the end
cardgame-end-power = { $need } power, in round { $rounds }.
cardgame-end-rounds = The last round, { $rounds }, was over: more power decides.
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
cardgame-key-digit = The buttons of the question
cardgame-key-space = The button that is meant: pass, keep, attack
cardgame-key-go = Go to a card by its first letters
cardgame-key-zoom = Keep the card in view; again: no longer
cardgame-key-story = From card to card that the log names

# chance
web-gather = Waiting for { $who }.
web-gather-more = All is dealt as soon as everybody is here. Whoever cannot wait deals now.
web-gather-elsewhere = The word you have promised is in another window or on another device. Open the table there; if it is lost, deal now.
web-deal-now = Deal now
web-fair = Fair chance
web-fair-check = Check fairness
web-fair-how = Every card and every die comes from a secret that the server had to choose before the game, mixed with a word from each player's browser. So nobody alone could choose what comes.
web-fair-commitment = The server's commitment
web-fair-words = The players' words
web-fair-sealed = sealed
web-fair-bot = a bot brings none
web-fair-none = none yet
web-fair-never = none
web-fair-later = The secret is told when the game is over. Then everything can be checked.
web-fair-secret = The secret
web-fair-same = Your browser remembers the same commitment and the same words. All is in order so far.
web-fair-part = Your browser remembers the same commitment. But a word of yours is not from here: another window or device brought it, or the deal did not wait for it. If neither is so, somebody has changed something.
web-fair-other = Your browser remembers another commitment or another word. Somebody has changed something.
web-fair-tool = To draw everything once more, download the log and run in a terminal:
web-fair-closed = At this table spectators are not told the secret, for it would show every hand. The players can check everything.
web-fair-limits = This shows that nothing was stacked. It cannot show that the server kept your hand to itself.
