# Options
risk-help-mode = the mode: skirmish or dominion (2 to 5 players), world_skirmish or world_dominion (6 or 7 players, both maps), mitchell or mitchell_dominion (2 to 5 players, House Mitchell's variant); auto takes the Skirmish for the number of players
risk-help-rounds = maximum number of rounds; then points decide as with the End Game card (in Dominion victory points first)
risk-help-skirmish_armies_per_territory = armies on each territory dealt during setup
risk-help-territory_match_scope = the two extra armies of a set: once (per_set), or on each matching territory you hold (per_card)
risk-help-elimination_trade = with more than five cards after eliminating a player, you must (must) or may (may) trade sets at once
risk-help-defence_dice = the defender chooses one or two dice (choose), or always rolls as many as possible (most)
risk-help-open_territory_cards = territory cards are held face up

# Positions
risk-given-out = Seat { $got } has no territory and cannot take a turn.
risk-given-word = “{ $got }” is not possible here; use one of these: { $allowed }.
risk-given-twice = { $got } is listed twice; list it once.
risk-given-rest = Nobody holds { $got }. Give every territory an owner, or use “rest” for all the others, for example B1.
risk-given-territory = There is no territory “{ $got }” on this map. Write, for example, { $example }.
risk-given-number = “{ $got }” is wrong; enter a whole number from { $low } to { $high }.
risk-mode-seats = { $mode } is for { $low } to { $high } players, not { $got }.

# Moves
risk-move-unknown = “{ $got }” is not a move. Some moves: deploy TERRITORY, armies 3, attack FROM TO, dice 3, stop, done.

# The question
risk-ask-house = { $who }, choose a House.
risk-ask-trade = { $step ->
    [must] { $who }, you must trade a set: choose its first card.
    [second] { $who }, choose the second card of the set.
    [third] { $who }, choose the third card of the set.
   *[may] { $who }, trade a set of cards or continue.
}
risk-ask-deploy = { $armies ->
    [one] { $who }, where do you place { $armies } army?
   *[other] { $who }, where do you place { $armies } armies?
}
risk-ask-bonus = { $armies ->
    [one] { $who }, place { $armies } more army of the set in a territory on its cards.
   *[other] { $who }, place { $armies } more armies of the set in territories on its cards.
}
risk-ask-count = { $who }, how many of your { $armies } armies do you place in { $target }?
risk-ask-invade = { $who }, invade a territory or end your invasions.
risk-ask-commit = { $who }, how many armies do you commit from { $source } against { $target }?
risk-ask-defend = { $who }, how many dice do you roll to defend { $target } against { $source }?
risk-ask-go-on = { $who }, keep attacking { $target } from { $source }, or stop?
risk-ask-move-in = { $who }, how many armies move from { $source } into { $target }?
risk-ask-leave = { $who }, choose a territory to maneuver from, or skip the maneuver.
risk-ask-go = { $who }, where do the armies from { $source } go?
risk-ask-march = { $who }, how many armies move from { $source } to { $target }?
risk-ask-draw = { $who }, you conquered a territory: draw a card or end your turn.
risk-ask-wait = Waiting for { $who }.
risk-ask-chance-opening = Everyone rolls: the highest roll takes the first turn.
risk-ask-chance-tied = The tied players draw lots for the first turn.
risk-ask-chance-deal = The territories are being dealt.
risk-ask-chance-roll = The dice are rolling.
risk-ask-chance-loot = The cards of the eliminated player are handed over.
risk-ask-chance-drawing = A card is being drawn.
risk-ask-over = The game is over.

# What happened
risk-told-opening = { $who } rolls { $face } for the first turn.
risk-told-tie = Several players tie for the highest roll and roll again.
risk-told-first = { $who } takes the first turn.
risk-told-opening-house = { $who } rolls { $face } for the first House.
risk-told-first-house = { $who } gets a House first; the Houses set the turn order.
risk-told-house = { $who } plays House { $house }.
risk-told-dealt = { $count ->
    [one] { $who } is dealt { $count } territory.
   *[other] { $who } is dealt { $count } territories.
}
risk-told-turn = Round { $round }: it is { $who }'s turn. They get { $armies } armies.
risk-told-traded = { $extra ->
    [0] { $who } trades { $one }, { $two } and { $three } for { $armies } armies.
   *[other] { $who } trades { $one }, { $two } and { $three } for { $armies } armies, plus { $extra } for their own territories on the cards.
}
risk-told-deployed = { $armies ->
    [one] { $who } places { $armies } army in { $target }.
   *[other] { $who } places { $armies } armies in { $target }.
}
risk-told-invades = { $who } invades { $target } from { $source }.
risk-told-battle = { $source } against { $target }, { $attack } against { $defence }: the attacker loses { $attackers }, the defender { $defenders }.
risk-told-conquered = { $who } conquers { $target }.
risk-told-region = { $who } now holds all of { $region }.
risk-told-out = { $cards ->
    [0] { $loser } is out of the game.
    [one] { $loser } is out of the game; { $who } takes { $cards } card.
   *[other] { $loser } is out of the game; { $who } takes { $cards } cards.
}
risk-told-moved-in = { $armies ->
    [one] { $who } moves { $armies } army into { $target }.
   *[other] { $who } moves { $armies } armies into { $target }.
}
risk-told-stopped = { $who } breaks off the invasion of { $target }.
risk-told-marched = { $armies ->
    [one] { $who } moves { $armies } army from { $source } to { $target }.
   *[other] { $who } moves { $armies } armies from { $source } to { $target }.
}
risk-told-drew-hidden = { $who } draws a territory card.
risk-told-drew = { $who } draws the card { $card } ({ $icon ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}).
risk-told-looted = { $who } takes the card { $card } ({ $icon ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}).
risk-told-drew-end = { $who } draws the End Game card: the game is over.
risk-told-rounds = { $rounds ->
    [one] The only round is over: the points decide.
   *[other] All { $rounds } rounds are over: the points decide.
}
risk-told-final = { $rank }. { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
risk-told-won = { $who } wins the game.
risk-told-shared = { $who } shares the victory.
risk-told-tiebreak = { $by ->
    [score] Victory points are equal. { $who } wins with more territories, castles and ports (A-06).
    [territories] Points are equal. { $who } wins with more territories (A-06).
   *[armies] Points and territories are equal. { $who } wins with more armies (A-06).
}

# Why not
risk-why-over = The game is over.
risk-why-spectator = You are watching; only players can move.
risk-why-out = You have no armies left on the map and are out of the game.
risk-why-chance = Wait until the dice are rolled and the cards are dealt or drawn.
risk-why-turn = { $who } has to decide first.
risk-why-by-chance = You cannot choose what is dealt, rolled or drawn.
risk-why-dominion = Gold, characters, maester cards, objectives and special units exist only in Dominion, not in a Skirmish.
risk-why-deploy-first = { $armies ->
    [one] First place your { $armies } army; you can invade only when all are placed.
   *[other] First place your { $armies } armies; you can invade only when all are placed.
}
risk-why-declared = You have declared an invasion of { $target }: fight at least one battle.
risk-why-now-house = Choose a House.
risk-why-now-trade = { $step ->
    [must] Trade a set of cards: you have too many cards to continue.
    [may] Trade a set of cards, or continue without trading.
   *[next] Choose the next card of the set.
}
risk-why-now-deploy = Choose a territory for your armies.
risk-why-now-count = Choose how many armies to place.
risk-why-now-invade = Invade a territory, or end your invasions.
risk-why-now-commit = Choose how many armies to commit.
risk-why-now-defend = Choose how many dice to defend with.
risk-why-now-go-on = Keep attacking, or stop.
risk-why-now-move-in = Choose how many armies move in.
risk-why-now-leave = Choose a territory to move armies from, or skip the maneuver.
risk-why-now-go = Choose where the armies go.
risk-why-now-march = Choose how many armies move.
risk-why-now-draw = { $choice ->
    [both] Draw a card, call somebody instead, or end your turn.
    [call] Call somebody, or end your turn.
   *[card] Draw a card, or end your turn without one.
}
risk-why-house = { $house } is not in a game with this many players.
risk-why-house-sheet = { $house } cannot be played in House Mitchell's variant.
risk-why-house-taken = { $house } is already taken.
risk-why-five = You have five or more cards at the start of your turn: you must trade a set.
risk-why-loot = You have more than five cards after an elimination: you must trade a set now.
risk-why-half-set = You have started a set: choose its other cards.
risk-why-no-card = You do not have the card { $card }.
risk-why-rising = Choose the cards of a set in the order of your hand; { $card } comes before your last choice.
risk-why-no-set-may = No set in your hand starts with { $card }; choose its cards in the order of your hand.
risk-why-no-set-must = No set in your hand starts with { $card }; choose its cards in the order of your hand.
risk-why-no-set-second = { $card } cannot be the second card: a set is three alike or one of each.
risk-why-no-set-third = { $card } does not complete the set: a set is three alike or one of each.
risk-why-other-map = { $target } is not on the map of this game.
risk-why-not-yours = { $target } is not yours; choose one of your own territories.
risk-why-bonus = The extra armies of the set go only to your territories on its cards. { $target } is not one of them.
risk-why-source = You do not hold { $source }, so you cannot attack from there.
risk-why-target = You already hold { $target }; invade a territory that somebody else holds.
risk-why-not-adjacent = { $source } and { $target } are not adjacent; choose a territory next to { $source }.
risk-why-one-army = { $source } has only one army, and it must stay.
risk-why-three-dice = You can commit at most three armies to a battle.
risk-why-commit = One army must stay in { $source }: you can commit at most { $most }.
risk-why-defence = You can defend with at most { $most ->
    [one] { $most } die
   *[other] { $most } dice
}.
risk-why-too-many = You have only { $most } left to place.
risk-why-move-in = Every army that fought must move in: at least { $least }.
risk-why-stay = One army must stay in { $source }: at most { $most } can move.
risk-why-count = Enter { $armies }; “all” is only for more than 127 armies.
risk-why-no-spare = { $source } has only one army, and it must stay.
risk-why-same-place = The armies are already in { $target }.
risk-why-cut-off = { $source } is not connected to any other territory of yours.
risk-why-no-chain = No chain of your own territories leads from { $source } to { $target }.

# The table in the terminal
risk-draw-round = Round { $round } of at most { $rounds }, { $cards } cards in the deck
risk-draw-round-late = Round { $round } of at most { $rounds }, { $cards } cards and the End Game card in the deck
risk-draw-port = { $coast ->
    [west] ⚓W
    [east] ⚓E
   *[south] ⚓S
}
risk-draw-territories = Lands
risk-draw-castles = Castles
risk-draw-ports = Ports
risk-draw-armies = Armies
risk-draw-cards = Cards
risk-draw-income = Income
risk-draw-score = Points
risk-draw-out = out
risk-draw-invasion = { $source } ({ $attackers }) against { $target } ({ $defenders })
risk-draw-dice = Attack { $attack }, defence { $defence }
risk-draw-hand = Your cards (* you hold the territory):
risk-draw-card = { $name }: { $icon ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}

# House Mitchell
risk-help-mitchell_houses = House Mitchell: Houses are drawn at random (draw) or chosen in turn order (choose)
risk-help-mitchell_neutral_pool = House Mitchell: each neutral House gets its own reinforcements (each), or together they get those of one player (shared)
risk-help-mitchell_cards_return = House Mitchell: the nine cards of the garrisons return to the deck after setup
risk-help-mitchell_take_over = House Mitchell: if everyone agrees, an eliminated player takes over their House when it returns as a neutral House
risk-option-idle = The option { $option } has no effect in the mode { $mode }; leave it out.
risk-option-module = The option { $option } has no effect without { $module }; leave it out.
risk-given-no-card = The card { $got } is not in this game.
risk-ask-card-or-call = { $card ->
    [yes] { $who }, you conquered a territory: draw a card, or call somebody instead?
   *[no] { $who }, your hand is full: call an exiled House or the Wildlings, or end your turn.
}
risk-ask-call = { $who }, which exiled House do you call?
risk-ask-land = { $who }, at which port does House { $house } land?
risk-ask-return = { $who }, House { $house } is back on the map: do you want to take it over?
risk-ask-agree = { $who }, do you agree that { $claimant } takes over House { $house }?
risk-ask-chance-allot = The Houses are being drawn.
risk-told-called = { $who } calls House { $house } to { $target }.
risk-told-wildlings = { $who } calls the Wildlings: they attack The Gift.
risk-told-watch = The Night's Watch returns and attacks the Wildlings in The Gift.
risk-told-landing = { $kind ->
    [house] House { $house } against { $target }
    [watch] The Night's Watch against { $target }
   *[wildlings] The Wildlings against { $target }
}, { $attack } against { $defence }: the attackers lose { $attackers }, the defenders { $defenders }.
risk-told-landed = { $kind ->
    [house] House { $house } holds { $target } as a neutral House with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
    [watch] The Night's Watch holds { $target } again with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; the Wildlings are back beyond the Wall.
   *[wildlings] The Wildlings hold { $target } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
}
risk-told-beaten = { $kind ->
    [house] House { $house } is beaten and returns to exile.
    [watch] The Night's Watch is beaten and returns to exile.
   *[wildlings] The Wildlings are beaten and return beyond the Wall.
}
risk-told-exiled = House { $house } has no armies left on the map and goes into exile with { $armies } armies.
risk-told-neutrals = { $armies ->
    [one] The neutral House { $house } gets { $armies } army.
   *[other] The neutral House { $house } gets { $armies } armies.
}
risk-told-wishes = { $answer ->
    [yes] { $who } wants to take over House { $house }.
   *[no] { $who } does not want House { $house } back.
}
risk-told-agrees = { $answer ->
    [yes] { $who } agrees that { $claimant } takes over House { $house }.
   *[no] { $who } does not agree that { $claimant } takes over House { $house }.
}
risk-told-took-over = { $who } is back in the game and plays House { $house }.
risk-told-laid-open = { $who } puts the card { $card } on the discard pile.
risk-why-now-call = Choose an exiled House to call.
risk-why-now-land = Choose a port where the House lands.
risk-why-now-agree = Answer yes or no.
risk-why-mitchell = You can call exiled Houses and Wildlings only in House Mitchell's variant.
risk-why-full-hand = You already have five cards and cannot draw a sixth.
risk-why-not-earned = You can call somebody only in place of a card that a conquest has earned you.
risk-why-no-exile = No House is in exile.
risk-why-not-exiled = House { $house } is not in exile.
risk-why-wildlings = The Wildlings already hold The Gift; you can call them only from beyond the Wall.
risk-why-portless = { $target } has no port; the House can land only at a port.

# Dominion: options
risk-help-gold = play Dominion with gold
risk-help-characters = play Dominion with characters; they need gold
risk-help-maesters = play Dominion with maester cards; they need gold
risk-help-special_units = play Dominion with Knights, Siege Engines and Fortifications
risk-help-objectives = win Dominion with objectives; without them the End Game card is used
risk-help-setup = territories in Dominion are claimed one by one (claim) or dealt as in Skirmish (skirmish)
risk-help-feature_mode = objectives for conquests with a castle or port: every conquest needs one (each), or one is enough (any)
risk-help-attack_units = the attacker chooses which special units fight in each battle (choose), or uses all of them (all)
risk-help-fortification_stacks = every Fortification in a territory counts, not only one
risk-help-token_limit = no more special units of a kind than there are pieces in the box (21)
risk-help-bribe_is_the_cost = the 200 gold of Bribery go only to the attacker, not to the bank as well
risk-help-waw_requires_seat = World at War: ten victory points win only if you hold your own Seat of Power
risk-modules-gold = { $module ->
    [characters] Characters
   *[maesters] Maester cards
} need gold: using cards costs gold. Turn “gold” on or “{ $module }” off.
risk-modules-none = Dominion without any of its parts is a Skirmish: play “skirmish”, or turn on one of these: { $allowed }.
risk-given-card = There is no maester card or objective “{ $got }” in this game. Write, for example, { $example }.

# Dominion: the question
risk-ask-give-up = { $back ->
    [yes] { $who }, keep two of these objectives: which one do you give back?
   *[no] { $who }, keep one of these objectives: which one do you discard?
}
risk-ask-claim = { $who }, claim a free territory.
risk-ask-start = { $armies ->
    [one] { $who }, place your last starting army in one of your territories.
   *[other] { $who }, place one of your { $armies } starting armies in one of your territories.
}
risk-ask-swap = { $who }, trade a single card for its special unit, or continue.
risk-ask-base = { $who }, where do you place the { $unit ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}?
risk-ask-purchase = { $who }, you have { $gold } gold: buy a maester card or an objective for 200 each, or continue.
risk-ask-use-knights = { $units ->
    [one] { $who }, does your Knight fight from { $source } against { $target }?
   *[other] { $who }, how many of your { $units } Knights fight from { $source } against { $target }?
}
risk-ask-use-engines = { $units ->
    [one] { $who }, does your Siege Engine fight from { $source } against { $target }?
   *[other] { $who }, how many of your { $units } Siege Engines fight from { $source } against { $target }?
}
risk-ask-take-knights = { $units ->
    [one] { $who }, does your Knight go along from { $source } to { $target }?
   *[other] { $who }, how many of your { $units } Knights go along from { $source } to { $target }?
}
risk-ask-take-engines = { $units ->
    [one] { $who }, does your Siege Engine go along from { $source } to { $target }?
   *[other] { $who }, how many of your { $units } Siege Engines go along from { $source } to { $target }?
}
risk-ask-score = { $who }, score an objective that you fulfil, or continue.
risk-ask-chance-deal-objectives = Objectives are being dealt.
risk-ask-chance-neutrals = Neutral territories are being drawn.
risk-ask-chance-endow = The cards of the start bonus are being drawn.
risk-ask-chance-drawing-maester = A maester card is being drawn.
risk-ask-chance-drawing-objectives = Objectives are being drawn.
risk-ask-chance-spill = The cards of the eliminated player are discarded.

# Dominion: what happened
risk-told-turn-realm = Round { $round }: it is { $who }'s turn.
risk-told-income = { $gold ->
    [0] { $who } gets { $armies } armies.
   *[other] { $who } gets { $armies } armies and { $gold } gold.
}
risk-told-booty = { $who } takes { $gold } gold from { $loser }'s treasury.
risk-told-neutral = { $target } starts neutral.
risk-told-claimed = { $who } claims { $target }.
risk-told-drew-territory = { $who } draws the card { $card }.
risk-told-drew-territory-hidden = { $who } draws a territory card.
risk-told-drew-maester = { $who } draws the maester card “{ $card }”.
risk-told-drew-maester-hidden = { $who } draws a maester card.
risk-told-drew-objective = { $who } draws the objective “{ $card }”.
risk-told-drew-objective-hidden = { $who } draws an objective.
risk-told-gave-back = { $who } returns an objective.
risk-told-gave-up = { $who } discards the objective “{ $card }”.
risk-told-spilt = { $who }'s card “{ $card }” is discarded.
risk-told-units-fight = { $unit ->
    [knight] { $count ->
        [one] { $who } sends { $count } Knight into battle.
       *[other] { $who } sends { $count } Knights into battle.
    }
   *[other] { $count ->
        [one] { $who } sends { $count } Siege Engine into battle.
       *[other] { $who } sends { $count } Siege Engines into battle.
    }
}
risk-told-units-go = { $unit ->
    [knight] { $count ->
        [one] { $who } takes { $count } Knight along to { $target }.
       *[other] { $who } takes { $count } Knights along to { $target }.
    }
   *[other] { $count ->
        [one] { $who } takes { $count } Siege Engine along to { $target }.
       *[other] { $who } takes { $count } Siege Engines along to { $target }.
    }
}
risk-told-swapped = { $who } trades the card { $card } for a { $unit ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}.
risk-told-based = { $who } places a { $unit ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
} in { $target }.
risk-told-bought-maester = { $who } pays 200 gold for a maester card.
risk-told-bought-objective = { $who } pays 200 gold for an objective.
risk-told-scored = { $points ->
    [one] { $who } fulfils “{ $card }” for { $points } victory point and now has { $total }.
   *[other] { $who } fulfils “{ $card }” for { $points } victory points and now has { $total }.
}
risk-told-points = { $who } reaches the goal with { $points } victory points.
risk-told-final-realm = { $rank }. { $who }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $lands ->
    [one] { $lands } territory
   *[other] { $lands } territories
}.

# Dominion: why not
risk-why-now-give-up = Choose the objective you give up.
risk-why-now-claim = Claim a free territory.
risk-why-now-start = Place one army in one of your territories.
risk-why-now-swap = Trade a single card for a special unit, or continue without trading.
risk-why-now-base = Choose where the special unit goes.
risk-why-now-purchase = Buy a maester card or an objective, or continue.
risk-why-now-use-knights = Choose how many Knights fight.
risk-why-now-use-engines = Choose how many Siege Engines fight.
risk-why-now-take-knights = Choose how many Knights go along.
risk-why-now-take-engines = Choose how many Siege Engines go along.
risk-why-now-score = Score an objective, or continue without scoring.
risk-why-claimed = { $target } is already taken; claim a free territory.
risk-why-not-drawn = “{ $card }” is not one of the objectives you choose from.
risk-why-no-piece = All { $unit ->
    [knight] Knights
    [siege_engine] Siege Engines
   *[fortification] Fortifications
} in the box are already on the map.
risk-why-no-module = { $module ->
    [characters] This game is played without characters.
    [maesters] This game is played without maester cards.
   *[objectives] This game is played without objectives.
}
risk-why-bought = You have already bought an objective this turn; one is the limit.
risk-why-gold = That costs { $price } gold; you have { $gold }.
risk-why-no-deck = No such card is left in its deck or discard pile.
risk-why-units = { $source } has only { $most } { $unit ->
    [knight] { $most ->
        [one] Knight
       *[other] Knights
    }
   *[siege_engine] { $most ->
        [one] Siege Engine
       *[other] Siege Engines
    }
}.
risk-why-units-count = Enter a number of { $unit ->
    [knight] Knights
   *[siege_engine] Siege Engines
} from 0 to { $most }; “all” is only for more than 15.
risk-why-not-held = You do not have the objective “{ $card }”.
risk-why-not-done = You do not fulfil “{ $card }” at the moment: “{ $text }”

# Dominion: the table in the terminal
risk-draw-gold = Gold
risk-draw-points = VP
risk-draw-maesters = Maest.
risk-draw-objectives = Obj.
risk-draw-knight = K
risk-draw-siege_engine = S
risk-draw-fortification = F
risk-draw-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $done ->
    [yes] , fulfilled
   *[no] { "" }
})

# Cards of Dominion: options
risk-help-safe_passage = use Safe Passage in place of the second Weapons of War (A-64)

# Cards of Dominion: questions
risk-ask-window-turn-start = { $mine ->
    [yes] { $who }, your turn begins. Use a card or pass?
   *[no] { $who }, { $turn }'s turn begins. Use a card or pass?
}
risk-ask-window-income = { $mine ->
    [yes] { $who }, you have your income. Use a card or pass?
   *[no] { $who }, { $turn } has received their income. Use a card or pass?
}
risk-ask-window-deployed = { $mine ->
    [yes] { $who }, your armies are placed. Use a card or pass?
   *[no] { $who }, { $turn } has placed their armies. Use a card or pass?
}
risk-ask-window-buy-maester = { $mine ->
    [yes] { $who }, you have paid for a maester card. Use a card before you draw it, or pass?
   *[no] { $who }, { $turn } is about to draw a maester card. Use a card or pass?
}
risk-ask-window-pre-invasion = { $mine ->
    [yes] { $who }, before your first invasion: use a card or pass?
   *[no] { $who }, before { $turn }'s first invasion: use a card or pass?
}
risk-ask-window-declare = { $who }, an invasion of { $target } from { $source } is declared. Use a card or pass?
risk-ask-window-declare-landing = { $kind ->
    [house] { $who }, House { $house } is about to land at { $target }. Use a card or pass?
   *[wildlings] { $who }, the Wildlings are about to attack { $target }. Use a card or pass?
}
risk-ask-window-commit-landing = { $kind ->
    [house] { $who }, House { $house } has committed armies against { $target }. Use a card or pass?
   *[wildlings] { $who }, the Wildlings have committed armies against { $target }. Use a card or pass?
}
risk-ask-window-commit = { $who }, armies from { $source } are committed against { $target }. Use a card or pass?
risk-ask-window-after-roll = { $who }, the dice show { $dice }. Use a card or pass?
risk-ask-window-maneuver = { $mine ->
    [yes] { $who }, before your maneuver: use a card or pass?
   *[no] { $who }, before { $turn }'s maneuver: use a card or pass?
}
risk-ask-window-draw = { $mine ->
    [yes] { $who }, your Draw phase begins. Use a card or pass?
   *[no] { $who }, { $turn }'s Draw phase begins. Use a card or pass?
}
risk-ask-window-drawing-territory = { $mine ->
    [yes] { $who }, you are about to draw a territory card. Use a card first, or pass?
   *[no] { $who }, { $turn } is about to draw a territory card. Use a card or pass?
}
risk-ask-window-card-roll = { $who }, the die for “{ $card }” shows { $face }. Use a card or pass?
risk-ask-window-maester-played = { $who }, { $by } uses “{ $card }”. Answer it or pass?
risk-ask-say-seat = { $who }, who is the target of “{ $card }”?
risk-ask-say-land = { $who }, which territory is the target of “{ $card }”?
risk-ask-say-person = { $who }, which character is the target of “{ $card }”?
risk-ask-one-die = { $who }, the dice show { $dice }. Which { $side ->
    [theirs] die of the other side
   *[own] of your dice
} { $deed ->
    [top] is turned to its highest number?
   *[again] is rolled again?
}
risk-ask-more-dice = { $who }, the dice show { $dice }. Which of your dice do you roll again? Name them from first to last.
risk-ask-place-army = { $count ->
    [one] { $who }, where does the army go?
   *[other] { $who }, where do the armies go? { $count } are left, each for a different territory.
}
risk-ask-place-unit = { $who }, where do you place the { $unit ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}?
risk-ask-how-many = { $who }, how many armies in { $target } does “{ $card }” destroy? At most { $count }.
risk-ask-how-many-landing = { $kind ->
    [house] { $who }, how many armies of House { $house } does “{ $card }” destroy? At most { $count }.
   *[wildlings] { $who }, how many Wildlings does “{ $card }” destroy? At most { $count }.
}
risk-ask-lose-one = { $count ->
    [one] { $who }, “{ $card }” costs you one more army. Where do you lose it?
   *[other] { $who }, “{ $card }” costs you { $count } armies. Where do you lose the next one?
}
risk-ask-withdraw = { $armies ->
    [one] { $who }, where does the army from { $target } withdraw to?
   *[other] { $who }, where do the { $armies } armies from { $target } withdraw to?
}
risk-ask-let-go = { $who }, which of these cards do you discard?
risk-ask-sail-to = { $who }, which coast do you invade from { $source }?
risk-ask-ransom-whom = { $who }, whom do you ransom?
risk-ask-chance-d6 = A die is rolling for a card.
risk-ask-chance-die-again = A die is being rolled again.
risk-ask-chance-draw-waiting = A territory card is being drawn.
risk-ask-chance-look = A player is looking at cards.
risk-ask-chance-turn-up = A territory card is being turned up.
risk-ask-chance-lose-maester = A maester card is being chosen at random.
risk-ask-chance-take-maester = A maester card is changing hands.

# Cards of Dominion: what happened
risk-told-calls = { $who } uses { $card } for { $cost } gold.
risk-told-plays = { $who } uses “{ $card }” for { $cost } gold.
risk-told-answers = { $who } answers “{ $other }” with “{ $card }” for { $cost } gold.
risk-told-aims-seat = { $who } chooses { $loser } as the target of “{ $card }”.
risk-told-aims-land = { $who } chooses { $target } as the target of “{ $card }”.
risk-told-aims-person = { $who } chooses { $person } as the target of “{ $card }”.
risk-told-d6 = { $who } rolls { $face }.
risk-told-again = { $side ->
    [attack] An attack die is rolled again: { $face }.
   *[defence] A defence die is rolled again: { $face }.
}
risk-told-shows = { $who } shows the card { $target }: { $armies } waiting armies join there.
risk-told-let-go = { $who } discards { $card }.
risk-told-turned-up = The card { $card } is turned up.
risk-told-loses = { $loser } loses the maester card “{ $card }”.
risk-told-waits = { $who } lays { $card } face down with waiting armies.
risk-told-waits-hidden = { $who } lays a territory card face down with waiting armies.
risk-told-looked = { $who } sees { $card }.
risk-told-looked-hidden = { $who } looks at a card.
risk-told-took = { $who } takes the maester card “{ $card }” from { $loser }.
risk-told-took-hidden = { $who } takes a maester card from { $loser }.
risk-told-early = { $who } maneuvers early.
risk-told-sails = { $who } sets sail from { $source }.
risk-told-more = { $armies ->
    [one] { $target } gains { $armies } army.
   *[other] { $target } gains { $armies } armies.
}
risk-told-fewer = { $armies ->
    [one] { $target } loses { $armies } army.
   *[other] { $target } loses { $armies } armies.
}
risk-told-gold-more = { $who } gets { $gold } gold.
risk-told-gold-less = { $who } loses { $gold } gold.
risk-told-points-lost = { $points ->
    [one] { $who } loses { $points } victory point.
   *[other] { $who } loses { $points } victory points.
}
risk-told-called-off = The invasion of { $target } is cancelled.
risk-told-fallen = { $kind ->
    [house] House { $house } loses { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } before the dice are rolled.
   *[wildlings] The Wildlings lose { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } before the dice are rolled.
}
risk-told-captive = { $card } is now { $who }'s captive.
risk-told-removed = { $card } leaves the game.
risk-told-freed = { $card } is free again.

# Cards of Dominion: why not
risk-why-now-window = Use a card that fits this moment, or pass.
risk-why-now-say-seat = Choose an opponent as the target of the card.
risk-why-now-say-land = Choose a territory as the target of the card.
risk-why-now-say-person = Choose a character as the target of the card.
risk-why-now-one-die = Choose one die.
risk-why-now-more-dice = Choose the dice to roll again; the others stay as they are.
risk-why-now-place-army = Choose where the army goes.
risk-why-now-place-unit = Choose where the special unit goes.
risk-why-now-how-many = Choose how many armies are destroyed; you may choose none.
risk-why-now-lose-one = Choose where you lose an army.
risk-why-now-withdraw = Choose where the armies withdraw to.
risk-why-now-let-go = Choose the card you discard.
risk-why-now-sail-to = Choose the coast you invade.
risk-why-now-ransom-whom = Choose the character you ransom.
risk-why-copy = The copies of a card share one name: use “{ $card }”.
risk-why-other-house = { $card } does not belong to your House.
risk-why-no-maester = You do not have “{ $card }”.
risk-why-captive = { $card } is { $who }'s captive.
risk-why-gone = { $card } has left the game.
risk-why-face-down = { $card } has been used and stays face down until your next Refresh.
risk-why-answer-first = Only a card that answers the last maester card can be used now; “{ $card }” does not.
risk-why-moment = “{ $card }” can be used only { $moment ->
    [turn_start_self] at the start of your turn
    [turn_start_opponent] at the start of an opponent's turn
    [income_self] when you receive your income
    [deploy_self] while you place armies in your turn
    [buy_maester_self] after you have paid for a maester card
    [pre_invasion_self] before your first invasion of the turn
    [declare_self] after you declare an invasion
    [declare_against_self] after an invasion of your territory is declared
    [declare_involving_self] after an invasion by you or against you is declared
    [declare_between_opponents] after one opponent declares an invasion of another
    [commit_against_self] after armies are committed against your territory
    [after_battle_roll] after the roll of a battle{ $role ->
        [attacker] {" "}in which you attack
        [defender] {" "}in which you defend
       *[either] {" "}in which you fight
    }
    [after_own_roll] right after you roll dice
    [maneuver_self] at the start of your Maneuver phase
    [draw_self] in your Draw phase
    [drawing_territory_self] before you draw a territory card
    [maester_played_by_opponent] after an opponent uses a maester card
   *[any_time] where cards are allowed
}.
risk-why-target-feature = “{ $card }” needs a { $feature ->
    [castle] castle
    [port] port
   *[both] castle or a port
} in { $target }.
risk-why-target-armies = “{ $card }” works only for a single army; { $target } has { $armies }.
risk-why-target-neutral = “{ $card }” works only when a player is invaded; { $target } is neutral.
risk-why-too-few-taken = “{ $card }” needs { $least } conquests of the kind it names this turn; you have { $taken }.
risk-why-something-taken = “{ $card }” works only in a turn without conquests.
risk-why-card-gold = “{ $card }” costs { $price } gold now; you have { $gold }.
risk-why-no-choice = “{ $card }” has no target: { $what ->
    [opponent] no opponent has a maester card
    [territory] there is no suitable territory
    [castle] you do not hold a castle
    [piece] no such piece is left in the box
    [die] every die has already been rolled again
   *[character] there is no suitable character
}.
risk-why-not-waiting = You have no armies waiting with { $card }.
risk-why-not-there = Your waiting armies can join only when you hold { $target }.
risk-why-show-later = Waiting armies cannot join between a maester card and its answer.
risk-why-aim-seat = Choose an opponent who has a maester card.
risk-why-aim-land = Choose an opponent's territory next to one of yours; { $target } is not one.
risk-why-aim-person = { $card } cannot be the target. Choose a character still in the game; to capture one, choose the defender's.
risk-why-die = You cannot choose that die: it was not rolled, or it has already been rolled again.
risk-why-one-die = Choose at least one die.
risk-why-die-order = Name the dice from first to last, each one once.
risk-why-castle = { $target } has no castle; choose one of your territories with a castle.
risk-why-distinct = Choose the territories in map order, each one once; { $target } is out of order.
risk-why-how-many = “{ $card }” can destroy at most { $most } here; choose a smaller number, or none.
risk-why-last-army = The last army in { $target } must stay.
risk-why-withdraw = The armies must withdraw to another territory of yours, not { $target }.
risk-why-not-looked = { $card } is not one of the cards you are looking at.
risk-why-banned = “{ $card }” forbids you to invade { $target } this turn.
risk-why-no-landing = Cards forbid you to invade any port this turn.
risk-why-no-fleet = You need a card to sail from a port. Without one, name both territories: “attack FROM TO”.
risk-why-no-port = { $source } must be a port of yours with at least two armies.
risk-why-no-coast = From { $source }, you cannot reach any more coasts by sea.
risk-why-coast = { $target } is not possible: choose a coast of another player that is not a neighbour.
risk-why-maneuver-later = You maneuver in the Maneuver phase; no card lets you do so earlier.
risk-why-maneuver-made = You have already maneuvered this turn.
risk-why-maneuver-none = You have no armies that can move.
risk-why-maneuver-begun = You have started an early maneuver and must finish it.
risk-why-no-captive = None of your characters is captive.
risk-why-not-captive = { $card } is not a captured character of yours.
risk-data-cards = { $file } has { $got } characters and maester cards; it must have 68.
risk-data-id-twice = { $file }, { $item }, id: “{ $got }” is taken. Give every card an id of its own. The second copy of a card takes its id with _2.

# The terminal: what is drawn beyond the map
risk-draw-legend = Each region shows its bonus. Before a territory: its owner (... is neutral) and its armies. After it: C castle, ⚓ port, * Seat of Power, K Knight, S Siege Engine, F Fortification. “map TERRITORY” shows its neighbours, “odds FROM > TO” the odds of an attack.
risk-draw-deck-maesters = { $cards } maesters
risk-draw-deck-objectives = { $cards } objectives
risk-draw-brief-territories = Land
risk-draw-brief-castles = Cast
risk-draw-brief-ports = Port
risk-draw-brief-armies = Army
risk-draw-brief-gold = Gold
risk-draw-brief-gold_income = +Gold
risk-draw-brief-cards = Card
risk-draw-brief-maesters = Maes
risk-draw-brief-objectives = Goal
risk-draw-brief-income = +Army
risk-draw-brief-points = VP
risk-draw-brief-score = Pts
risk-draw-brief-out = out
risk-draw-own-maesters = Your maesters (price; ! can be used now):
risk-draw-own-objectives = Your objectives (points; ! fulfilled):
risk-draw-looking = You are choosing from:
risk-draw-state = { $state ->
    [down] used
    [captive] captive
   *[gone] removed
}
risk-draw-in-exile = { $armies ->
    [one] { $armies } army in exile
   *[other] { $armies } armies in exile
}
risk-draw-wildlings = Wildlings: { $armies } { $where ->
    [gift] in The Gift
   *[beyond] beyond the Wall
}
risk-draw-watch = Night's Watch: { $where ->
    [gift] in The Gift
    [exile] in exile
   *[gone] out of the game
}
risk-draw-icon = { $icon ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}

# The terminal: orders of the table
risk-order-map = map
risk-order-realm = realm
risk-order-odds = odds
risk-order-cards = cards
risk-about-map = all regions with neighbours, one region or one territory: map, map REGION, map TERRITORY
risk-about-realm = what each House has, and the regions it holds
risk-about-cards = what your characters, maester cards and objectives do, or any card: cards, cards NAME
risk-about-odds = the odds of an attack: odds FROM > TO; during a battle just odds
risk-aside-territory = “{ $got }” does not name one territory of this map. Did you mean: { $near }?
risk-aside-ports = ⚓ linked: { $ports }
risk-aside-percent = { $share } %
risk-aside-one-army = { $source } has only one army, and it must stay.
risk-aside-empty = There is no army in { $target } yet.
risk-aside-odds = { $source } ({ $men } armies can fight) against { $target } ({ $foes }): { $share } % to conquer. On average the attacker loses { $attackers } and the defender { $defenders }. After a conquest, { $left } attackers are left.
risk-aside-apart = But { $source } and { $target } are not adjacent.
risk-aside-own = But both have the same owner.
risk-aside-card = There is no character, maester card or objective “{ $got }”.
risk-aside-no-cards = You have no characters, maester cards or objectives. “cards NAME” shows what any card does.
risk-aside-price = ({ $gold } gold)
risk-aside-done = { $phase ->
    [trade] (keep the cards)
    [swap] (keep the cards)
    [purchase] (stop buying)
    [invade] (end your invasions)
    [leave] (skip the maneuver)
    [score] (score nothing)
   *[draw] (end your turn without a card)
}
risk-aside-odds-how = The odds of what? Write, for example: odds { $source } > { $target }

# The terminal: words of the notation
risk-word-done = done
risk-word-stop = stop
risk-word-fight = keep attacking
risk-word-draw = draw a card
risk-word-pass = pass
risk-word-maester = buy a maester card
risk-word-objective = buy an objective
risk-word-score = score
risk-word-keep = keep
risk-word-ransom = ransom
risk-word-show = show
risk-word-call = call
risk-word-yes = yes
risk-word-no = no
risk-word-none = none
risk-word-all = all
risk-word-attack = attack from
risk-word-trade = trade
risk-word-from = from
risk-word-leave = leave
risk-word-armies = armies
risk-word-to = to
risk-word-dice = dice
risk-word-deploy = place in
risk-word-claim = claim
risk-word-house = House
risk-word-unit = unit in
risk-word-knights = Knights
risk-word-engines = Siege Engines
risk-word-use = use
risk-word-pick = pick
risk-word-reveal = reveal
risk-word-seat = seat

# Why a hint is good: `here` is after the hint, `there` after the next best move
risk-hint-odds = { $men ->
    [one] Your { $men } army takes { $target } from { $foes } in { $here } of 100 fights
   *[other] Your { $men } armies take { $target } from { $foes } in { $here } of 100 fights
}; an attack on { $other } succeeds in { $there }.
risk-hint-odds-from = { $men ->
    [one] From { $source }, your { $men } army takes { $target } from { $foes } in { $here } of 100 fights
   *[other] From { $source }, your { $men } armies take { $target } from { $foes } in { $here } of 100 fights
}; the attack from { $other } succeeds in { $there }.
risk-hint-odds-alone = { $men ->
    [one] Your { $men } army takes { $target } from { $foes } in { $here } of 100 fights.
   *[other] Your { $men } armies take { $target } from { $foes } in { $here } of 100 fights.
}
risk-hint-cost = This attack costs { $here } armies on average; { hint-other } costs { $there }.
risk-hint-hold = An attack on { $target } succeeds only in { $there } of 100 fights and costs { $lost } armies on average.
risk-hint-region = The conquest completes { $region }: { $armies ->
    [one] { $armies } more army
   *[other] { $armies } more armies
} each turn.
risk-hint-break = The conquest breaks up { $region }: { $who } loses { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} each turn.
risk-hint-kill = The conquest eliminates { $who } and brings you { $cards ->
    [0] their last territory.
    [one] their { $cards } territory card.
   *[other] their { $cards } territory cards.
}
risk-hint-last = The conquest eliminates { $who }, your last opponent: you win the game.
risk-hint-feature = { $kind ->
    [both] It brings you a castle and a port. { $worth ->
        [points] Each scores 1 point at the end of the game.
        [gold] A castle counts like a territory for your armies, and a port brings 100 gold each turn.
       *[none] A castle counts like a territory for your armies.
    }
    [castle] It brings you a castle. { $worth ->
        [points] It counts like a territory for your armies and scores 1 point at the end of the game.
       *[other] It counts like a territory for your armies.
    }
   *[port] { $worth ->
        [points] It brings you a port. It scores 1 point at the end of the game.
        [gold] It brings you a port: 100 gold each turn.
       *[none] It brings you a port.
    }
}
risk-hint-home = It is your own Seat of Power{ $needed ->
    [yes] ; without it, your victory points do not win the game.
   *[no] .
}
risk-hint-objective = It brings your objective “{ $card }” from { $was } to { $now } per cent.
risk-hint-card = The first conquest of your turn lets you draw a territory card.
risk-hint-borders = { $here ->
    [one] { $here } of your territories then borders
   *[other] { $here } of your territories then border
} other players; { hint-after }, { $there }.
risk-hint-fight = Fighting on takes { $target } in { $share } of 100 fights and costs { $lost } armies on average.
risk-hint-stop = Fighting on would take { $target } only in { $share } of 100 fights and cost { $lost } armies on average.
risk-hint-guard = { $more ->
    [one] With { $more } more army,
   *[other] With { $more } more armies,
} you lose { $place } to { $who } in { $now ->
    [0] none
   *[other] { $now }
} of 100 attacks instead of { $was }.
risk-hint-guard-there = { hint-after-start }, you would lose { $place } in { $now } of 100 attacks instead of { $was }.
risk-hint-strike = { $more ->
    [one] With { $more } more army,
   *[other] With { $more } more armies,
} { $when ->
    [now] you take { $target } from there in { $now } of 100 fights instead of { $was }.
   *[later] a later attack on { $target } from there succeeds in { $now } of 100 fights instead of { $was }, if nothing changes.
}
risk-hint-strike-there = { hint-after-start }, you would take { $target } in { $now } of 100 fights instead of { $was }.
risk-hint-number = You then lose { $place } to { $who } in { $here ->
    [0] none
   *[other] { $here }
} of 100 attacks; { hint-after }, in { $there }.
risk-hint-reach = From there you take { $target } in { $here } of 100 fights; { hint-after }, in { $there }.
risk-hint-spare = { $armies ->
    [one] { $armies } army is
   *[other] { $armies } armies are
} left for other territories.
risk-hint-march = You then lose { $target } in { $a ->
    [0] none
   *[other] { $a }
} of 100 attacks and { $source } in { $b ->
    [0] none
   *[other] { $b }
}. { hint-after-start }, you lose { $target } in { $c ->
    [0] none
   *[other] { $c }
} and { $source } in { $d ->
    [0] none
   *[other] { $d }
}.
risk-hint-claim = You then hold { $here } of { $of } territories of { $region }.
risk-hint-dice = For each army you lose, you destroy { $here } on average with { $n ->
    [one] one die,
   *[other] { $n } dice,
} and only { $there } with { $m ->
    [one] one.
   *[other] { $m }.
}
risk-hint-points = You then have { $here ->
    [one] { $here } victory point
   *[other] { $here } victory points
}; { hint-after }, { $there }.
risk-hint-units = You then have { $here ->
    [one] { $here } special unit
   *[other] { $here } special units
}; { hint-after }, { $there }.
risk-hint-income = Your income is then { $here } armies; { hint-after }, { $there }.
risk-hint-armies = You then have { $here ->
    [one] { $here } army
   *[other] { $here } armies
}; { hint-after }, { $there }.
risk-hint-maesters = You then hold { $here ->
    [one] { $here } maester card
   *[other] { $here } maester cards
}; { hint-after }, { $there }.
risk-hint-cards = You keep { $here ->
    [one] { $here } territory card
   *[other] { $here } territory cards
}; { hint-after }, { $there }.
risk-hint-gold = You keep { $here } gold; { hint-after }, { $there }.
risk-hint-give-up = “{ $gone }” ({ $a ->
    [one] { $a } point
   *[other] { $a } points
}) is { $was } per cent done; “{ $kept }” ({ $b ->
    [one] { $b } point
   *[other] { $b } points
}) is { $now } per cent done.
risk-hint-expose = An attack on { $target } can leave { $place } with one army; { $who } then takes it in { $share } of 100 attacks.
risk-hint-free = This territory needs its armies less: it falls in { $here ->
    [0] none
   *[other] { $here }
} of 100 attacks now, the other in { $there }.
risk-hint-idle = { $armies ->
    [one] { $armies } army can leave this territory,
   *[other] { $armies } armies can leave this territory,
} and nobody can attack it now.
risk-hint-near = It touches { $here } of your territories; the other one touches { $there }.
risk-hint-draw = You then hold { $cards ->
    [one] { $cards } territory card
   *[other] { $cards } territory cards
}; { $cards ->
    [5] five always contain a set.
   *[other] three can make a set.
}
risk-hint-buy = { $kind ->
    [maester] A maester card costs { $price } of your { $gold } gold. You can use it once, at the moment it names.
   *[objective] For { $price } of your { $gold } gold, you draw two objectives and keep one.
}
