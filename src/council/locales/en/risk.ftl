# Options
risk-help-mode = what is played: skirmish or dominion (2 to 5 players), world_skirmish or world_dominion (6 or 7, on both maps), mitchell or mitchell_dominion (2 to 5, with House Mitchell's amendments); auto takes the Skirmish that fits the number of players
risk-help-rounds = how many rounds are played at most; then the points count as when the End Game card is drawn, in Dominion the victory points first
risk-help-skirmish_armies_per_territory = armies on each territory dealt in the set-up
risk-help-territory_match_scope = the two extra armies of a set: once for the set (per_set) or on each territory of it that you hold (per_card)
risk-help-elimination_trade = with more than five cards after an elimination you must or may trade sets at once
risk-help-defence_dice = the defender may choose one or two dice (choose), or always rolls the most
risk-help-open_territory_cards = territory cards are held face up

# Positions
risk-given-out = Seat { $got } holds no territory and cannot be on turn.
risk-given-word = “{ $got }” is not possible there; it is one of { $allowed }.
risk-given-twice = { $got } is named twice; once is enough.
risk-given-rest = Nobody holds { $got }; give every territory an owner, or all others with “rest”, for example B1.
risk-given-territory = There is no territory “{ $got }” on this map; write for example { $example }.
risk-given-number = “{ $got }” is wrong; expected is a whole number from { $low } to { $high }.
risk-mode-seats = { $mode } is for { $low } to { $high } players, not for { $got }.

# Moves
risk-move-unknown = “{ $got }” is not a move. Moves are, for example: deploy TERRITORY, armies 3, attack FROM TO, dice 3, stop, done.

# The question
risk-ask-house = { $who }, pick a House.
risk-ask-trade = { $step ->
    [must] { $who }, you must trade a set: choose its first card.
    [second] { $who }, choose the second card of the set.
    [third] { $who }, choose the third card of the set.
   *[may] { $who }, trade a set of cards, or go on.
}
risk-ask-deploy = { $armies ->
    [one] { $who }, where do you place { $armies } army?
   *[other] { $who }, where do you place { $armies } armies?
}
risk-ask-bonus = { $armies ->
    [one] { $who }, { $armies } more army of the set goes to a territory on its cards: where?
   *[other] { $who }, { $armies } more armies of the set go to territories on its cards: where?
}
risk-ask-count = { $who }, how many of { $armies } armies do you place in { $target }?
risk-ask-invade = { $who }, invade a territory, or end the invasions.
risk-ask-commit = { $who }, how many armies of { $source } do you commit against { $target }?
risk-ask-defend = { $who }, with how many dice do you defend { $target } against { $source }?
risk-ask-go-on = { $who }, fight on from { $source } against { $target }, or stop?
risk-ask-move-in = { $who }, how many armies move from { $source } into { $target }?
risk-ask-leave = { $who }, from where do you maneuver? Or end the maneuver.
risk-ask-go = { $who }, where do armies from { $source } go?
risk-ask-march = { $who }, how many armies go from { $source } to { $target }?
risk-ask-draw = { $who }, you conquered a territory: draw a card, or end your turn.
risk-ask-wait = Waiting for { $who }.
risk-ask-chance-opening = Everybody rolls: the highest is first.
risk-ask-chance-tied = One of those tied is drawn to be first.
risk-ask-chance-deal = The territories are being dealt.
risk-ask-chance-roll = The dice are rolling.
risk-ask-chance-loot = The cards of the eliminated player are handed over.
risk-ask-chance-drawing = A card is being drawn.
risk-ask-over = The game is over.

# What happened
risk-told-opening = { $who } rolls { $face } for the first turn.
risk-told-tie = Those tied for the highest roll again.
risk-told-first = { $who } takes the first turn.
risk-told-opening-house = { $who } rolls { $face } for the first House.
risk-told-first-house = { $who } gets a House first; the Houses fix the order of turns.
risk-told-house = { $who } plays { $house }.
risk-told-dealt = { $count ->
    [one] { $who } is dealt { $count } territory.
   *[other] { $who } is dealt { $count } territories.
}
risk-told-turn = Round { $round }: { $who } is on turn and gets { $armies } armies.
risk-told-traded = { $extra ->
    [0] { $who } trades { $one }, { $two } and { $three } for { $armies } armies.
   *[other] { $who } trades { $one }, { $two } and { $three } for { $armies } armies and { $extra } more in own territories on the cards.
}
risk-told-deployed = { $armies ->
    [one] { $who } places { $armies } army in { $target }.
   *[other] { $who } places { $armies } armies in { $target }.
}
risk-told-invades = { $who } invades { $target } from { $source }.
risk-told-battle = { $source } against { $target }: { $attack } against { $defence }; the attacker loses { $attackers }, the defender { $defenders }.
risk-told-conquered = { $who } conquers { $target }.
risk-told-region = { $who } now holds all of { $region }.
risk-told-out = { $cards ->
    [0] { $loser } is out of the game.
    [one] { $loser } is out of the game; { $who } takes { $cards } card.
   *[other] { $loser } is out of the game; { $who } takes { $cards } cards.
}
risk-told-moved-in = { $armies ->
    [one] { $armies } army of { $who } moves into { $target }.
   *[other] { $armies } armies of { $who } move into { $target }.
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

# Why not
risk-why-over = The game is over.
risk-why-spectator = Only the players decide; you are watching.
risk-why-out = You have no army left on the map and are out of the game.
risk-why-chance = Nobody decides while dice are rolled and cards are dealt or drawn.
risk-why-turn = It is not your turn: { $who } is asked.
risk-why-by-chance = Nobody chooses what is dealt, rolled or drawn.
risk-why-dominion = Gold, characters, maesters, objectives and special units are not part of a Skirmish.
risk-why-deploy-first = { $armies ->
    [one] First place your { $armies } army: all are deployed before you invade.
   *[other] First place your { $armies } armies: all are deployed before you invade.
}
risk-why-declared = The invasion of { $target } is declared: fight at least one battle.
risk-why-now-house = Now you pick a House.
risk-why-now-trade = { $step ->
    [must] Now you trade a set of cards: you hold too many to go on without.
    [may] Now you may trade a set of cards, or go on without.
   *[next] Now you say which card of the set comes next.
}
risk-why-now-deploy = Now you choose a territory for your armies.
risk-why-now-count = Now you say how many armies you place.
risk-why-now-invade = Now you invade a territory, or end the invasions.
risk-why-now-commit = Now you say how many armies you commit.
risk-why-now-defend = Now you say with how many dice you defend.
risk-why-now-go-on = Now you fight on or stop.
risk-why-now-move-in = Now you say how many armies move in.
risk-why-now-leave = Now you may maneuver armies from one of your territories, or leave it.
risk-why-now-go = Now you say where the armies go.
risk-why-now-march = Now you say how many armies go.
risk-why-now-draw = { $choice ->
    [both] Now you draw a card, call somebody instead, or end your turn without.
    [call] Now you call somebody, or end your turn without.
   *[card] Now you draw a card, or end your turn without.
}
risk-why-house = { $house } does not play with this number of players.
risk-why-house-sheet = { $house } cannot be played in House Mitchell's variant.
risk-why-house-taken = { $house } is taken.
risk-why-five = You hold five cards or more at the start of your turn: you must trade a set.
risk-why-loot = You took more than five cards: you must trade a set now.
risk-why-half-set = You have begun to trade a set: choose the rest of it.
risk-why-no-card = You do not hold the card { $card }.
risk-why-rising = Name the cards of a set in the order of your hand; { $card } would have come earlier.
risk-why-no-set-may = { $card } is not the first card of a set in your hand.
risk-why-no-set-must = { $card } is not the first card of a set in your hand.
risk-why-no-set-second = { $card } cannot be the second card: a set is three alike or one of each.
risk-why-no-set-third = { $card } does not complete the set: it takes three alike or one of each.
risk-why-other-map = { $target } is not on the map in play.
risk-why-not-yours = { $target } is not yours.
risk-why-bonus = The extra armies of the set go only to your territories on its cards; { $target } is none of them.
risk-why-source = You do not hold { $source } and cannot attack from there.
risk-why-target = { $target } is your own.
risk-why-not-adjacent = { $source } and { $target } are not adjacent.
risk-why-one-army = { $source } has only one army, and it has to stay.
risk-why-three-dice = At most three armies are committed to a battle.
risk-why-commit = One army stays in { $source }: you can commit at most { $most }.
risk-why-defence = You can defend with at most { $most ->
    [one] { $most } die
   *[other] { $most } dice
}.
risk-why-too-many = You have { $most } to place.
risk-why-move-in = The { $least } armies that fought must move in.
risk-why-stay = One army stays in { $source }: at most { $most } can go.
risk-why-count = Say { $armies }; “all” is for all of more than 127.
risk-why-no-spare = { $source } has only one army, and it has to stay.
risk-why-same-place = The armies are in { $target } already.
risk-why-cut-off = No other territory of yours is connected to { $source }.
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
risk-help-mitchell_neutral_pool = House Mitchell: every neutral House gets its own reinforcements (each), or all together get those of one player (shared)
risk-help-mitchell_cards_return = House Mitchell: the nine cards of the garrisons go back into the deck after the set-up
risk-help-mitchell_take_over = House Mitchell: if all agree, an eliminated player takes over his House when it has come back as a neutral
risk-option-idle = The option { $option } means nothing in the mode { $mode }; leave it out.
risk-option-module = The option { $option } means nothing without { $module }; leave it out.
risk-given-no-card = The card { $got } is not in this game.
risk-ask-card-or-call = { $card ->
    [yes] { $who }, you conquered a territory: do you draw a card, or call somebody instead?
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
}: { $attack } against { $defence }; the arrivals lose { $attackers }, the occupiers { $defenders }.
risk-told-landed = { $kind ->
    [house] House { $house } holds { $target } as a neutral with { $armies ->
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
risk-told-exiled = House { $house } has no army left on the map and goes into exile with { $armies } armies.
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
risk-told-laid-open = { $who } lays the card { $card } on the discard pile.
risk-why-now-call = Now you say which exiled House you call.
risk-why-now-land = Now you say at which port the House lands.
risk-why-now-agree = Now you say yes or no.
risk-why-mitchell = Exiles and Wildlings are called in House Mitchell's variant only.
risk-why-full-hand = You hold five cards already: nobody draws a sixth.
risk-why-not-earned = Only the card that a conquest has earned can be given up for a call.
risk-why-no-exile = No House is in exile.
risk-why-not-exiled = House { $house } is not in exile.
risk-why-wildlings = The Wildlings hold The Gift; they can be called when they are beyond the Wall.
risk-why-portless = { $target } has no port.

# Dominion: options
risk-help-gold = Dominion is played with gold
risk-help-characters = Dominion is played with characters; they need gold
risk-help-maesters = Dominion is played with maester cards; they need gold
risk-help-special_units = Dominion is played with Knights, Siege Engines and Fortifications
risk-help-objectives = Dominion is won by objectives; without them the End Game card is used
risk-help-setup = territories of Dominion are claimed one by one (claim) or dealt as in Skirmish (skirmish)
risk-help-feature_mode = objectives that ask for conquests with a castle or port: every one has it (each), or one is enough (any)
risk-help-attack_units = the attacker names the units that fight in each battle (choose), or uses all of them (all)
risk-help-fortification_stacks = every Fortification of a territory counts, not only one
risk-help-token_limit = no more special units of a kind than pieces in the box (21)
risk-help-bribe_is_the_cost = the 200 gold of Bribery are paid to the attacker only, not to the bank as well
risk-help-waw_requires_seat = in World at War too, only who holds the own Seat of Power wins with ten points
risk-modules-gold = { $module ->
    [characters] Characters
   *[maesters] Maester cards
} need gold: cards cost gold to use. Switch “gold” on, or “{ $module }” off.
risk-modules-none = Dominion without any of its parts is a Skirmish: play “skirmish”, or switch on one of { $allowed }.
risk-given-card = There is no maester card or objective “{ $got }” in this game; write for example { $example }.

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
risk-ask-swap = { $who }, trade a single card for the special unit on it, or go on.
risk-ask-base = { $who }, where do you place the { $unit ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}?
risk-ask-purchase = { $who }, you have { $gold } gold: buy a maester card or an objective for 200 each, or go on.
risk-ask-use-knights = { $who }, how many of { $units } Knights fight from { $source } against { $target }?
risk-ask-use-engines = { $who }, how many of { $units } Siege Engines fight from { $source } against { $target }?
risk-ask-take-knights = { $who }, how many of { $units } Knights go along from { $source } to { $target }?
risk-ask-take-engines = { $who }, how many of { $units } Siege Engines go along from { $source } to { $target }?
risk-ask-score = { $who }, score an objective that you fulfil, or go on.
risk-ask-chance-deal-objectives = Objectives are being dealt.
risk-ask-chance-neutrals = Neutral territories are being drawn.
risk-ask-chance-endow = Cards of the start bonus are being drawn.
risk-ask-chance-drawing-maester = A maester card is being drawn.
risk-ask-chance-drawing-objectives = Objectives are being drawn.
risk-ask-chance-spill = The cards of the eliminated player are discarded.

# Dominion: what happened
risk-told-turn-realm = Round { $round }: { $who } is on turn.
risk-told-income = { $gold ->
    [0] { $who } gets { $armies } armies.
   *[other] { $who } gets { $armies } armies and { $gold } gold.
}
risk-told-booty = { $who } takes { $gold } gold from the treasury of { $loser }.
risk-told-neutral = { $target } starts neutral.
risk-told-claimed = { $who } claims { $target }.
risk-told-drew-territory = { $who } draws the card { $card }.
risk-told-drew-territory-hidden = { $who } draws a territory card.
risk-told-drew-maester = { $who } draws the maester card “{ $card }”.
risk-told-drew-maester-hidden = { $who } draws a maester card.
risk-told-drew-objective = { $who } draws the objective “{ $card }”.
risk-told-drew-objective-hidden = { $who } draws an objective.
risk-told-gave-back = { $who } gives an objective back.
risk-told-gave-up = { $who } discards the objective “{ $card }”.
risk-told-spilt = “{ $card }” of { $who } is discarded.
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
        [one] { $count } Knight of { $who } goes along to { $target }.
       *[other] { $count } Knights of { $who } go along to { $target }.
    }
   *[other] { $count ->
        [one] { $count } Siege Engine of { $who } goes along to { $target }.
       *[other] { $count } Siege Engines of { $who } go along to { $target }.
    }
}
risk-told-swapped = { $who } trades { $card } for a { $unit ->
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
    [one] { $who } fulfils “{ $card }” for { $points } victory point and has { $total } now.
   *[other] { $who } fulfils “{ $card }” for { $points } victory points and has { $total } now.
}
risk-told-points = { $who } has { $points } victory points and has reached the goal.
risk-told-final-realm = { $rank }. { $who }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $lands ->
    [one] { $lands } territory
   *[other] { $lands } territories
}.

# Dominion: why not
risk-why-now-give-up = Now you say which objective goes.
risk-why-now-claim = Now you claim a free territory.
risk-why-now-start = Now you place one army in one of your territories.
risk-why-now-swap = Now you may trade a single card for a unit, or go on without.
risk-why-now-base = Now you say where the unit goes.
risk-why-now-purchase = Now you buy a maester card or an objective, or go on.
risk-why-now-use-knights = Now you say how many Knights fight.
risk-why-now-use-engines = Now you say how many Siege Engines fight.
risk-why-now-take-knights = Now you say how many Knights go along.
risk-why-now-take-engines = Now you say how many Siege Engines go along.
risk-why-now-score = Now you may score one objective, or go on without.
risk-why-claimed = { $target } is not free.
risk-why-not-drawn = “{ $card }” is not among the objectives you choose from.
risk-why-no-piece = All { $unit ->
    [knight] Knights
    [siege_engine] Siege Engines
   *[fortification] Fortifications
} of the box are on the map.
risk-why-no-module = That is not part of this game.
risk-why-bought = You have bought an objective in this turn.
risk-why-gold = That costs { $price } gold; you have { $gold }.
risk-why-no-deck = There is no such card left to draw.
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
risk-why-units-count = Say how many { $unit ->
    [knight] Knights
   *[siege_engine] Siege Engines
} you mean, from none to { $most }; “all” is for more than 15.
risk-why-not-held = You do not hold the objective “{ $card }”.
risk-why-not-done = You do not fulfil “{ $card }” now.

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
risk-help-safe_passage = the card Safe Passage in place of a second Weapons of War (A-64)

# Cards of Dominion: questions
risk-ask-window-turn-start = { $mine ->
    [yes] { $who }, your turn begins: use a card, or pass?
   *[no] { $who }, the turn of { $turn } begins: use a card, or pass?
}
risk-ask-window-income = { $mine ->
    [yes] { $who }, your income is counted: use a card, or pass?
   *[no] { $who }, { $turn } has collected the income: use a card, or pass?
}
risk-ask-window-deployed = { $mine ->
    [yes] { $who }, your armies are deployed: use a card, or pass?
   *[no] { $who }, { $turn } has deployed: use a card, or pass?
}
risk-ask-window-buy-maester = { $mine ->
    [yes] { $who }, you have paid for a maester card: use a card before you draw it, or pass?
   *[no] { $who }, { $turn } is about to draw a maester card: use a card, or pass?
}
risk-ask-window-pre-invasion = { $mine ->
    [yes] { $who }, before your first invasion: use a card, or pass?
   *[no] { $who }, before the first invasion of { $turn }: use a card, or pass?
}
risk-ask-window-declare = { $who }, { $source } is to invade { $target }: use a card, or pass?
risk-ask-window-declare-landing = { $kind ->
    [house] { $who }, House { $house } is to land at { $target }: use a card, or pass?
   *[wildlings] { $who }, the Wildlings are to attack { $target }: use a card, or pass?
}
risk-ask-window-commit-landing = { $kind ->
    [house] { $who }, armies of House { $house } are committed against { $target }: use a card, or pass?
   *[wildlings] { $who }, Wildlings are committed against { $target }: use a card, or pass?
}
risk-ask-window-commit = { $who }, armies of { $source } are committed against { $target }: use a card, or pass?
risk-ask-window-after-roll = { $who }, the dice lie, { $dice }: use a card, or pass?
risk-ask-window-maneuver = { $mine ->
    [yes] { $who }, before you maneuver: use a card, or pass?
   *[no] { $who }, before { $turn } maneuvers: use a card, or pass?
}
risk-ask-window-draw = { $mine ->
    [yes] { $who }, your Draw phase begins: use a card, or pass?
   *[no] { $who }, { $turn } comes to the Draw phase: use a card, or pass?
}
risk-ask-window-drawing-territory = { $mine ->
    [yes] { $who }, you are about to take a territory card: use a card first, or pass?
   *[no] { $who }, { $turn } is about to take a territory card: use a card, or pass?
}
risk-ask-window-card-roll = { $who }, the die for “{ $card }” shows { $face }: use a card, or pass?
risk-ask-window-maester-played = { $who }, { $by } plays “{ $card }”: answer it, or pass?
risk-ask-say-seat = { $who }, whom does “{ $card }” hit?
risk-ask-say-land = { $who }, which territory does “{ $card }” hit?
risk-ask-say-person = { $who }, which character does “{ $card }” hit?
risk-ask-one-die = { $who }, { $dice }: which { $side ->
    [theirs] die of the other side
   *[own] die of yours
} { $deed ->
    [top] goes to its top face?
   *[again] is rolled again?
}
risk-ask-more-dice = { $who }, { $dice }: which of your dice are rolled again? Name them from the first to the last.
risk-ask-place-army = { $count ->
    [one] { $who }, where does the army go?
   *[other] { $who }, where do the armies go? There are { $count } left, for different territories.
}
risk-ask-place-unit = { $who }, where do you place the { $unit ->
    [knight] Knight
    [siege_engine] Siege Engine
   *[fortification] Fortification
}?
risk-ask-how-many = { $who }, how many armies of { $target } does “{ $card }” destroy? At most { $count }.
risk-ask-how-many-landing = { $kind ->
    [house] { $who }, how many armies of House { $house } does “{ $card }” destroy? At most { $count }.
   *[wildlings] { $who }, how many Wildlings does “{ $card }” destroy? At most { $count }.
}
risk-ask-lose-one = { $count ->
    [one] { $who }, “{ $card }” costs you one more army: where?
   *[other] { $who }, “{ $card }” costs you { $count } armies: where is the next one?
}
risk-ask-withdraw = { $armies ->
    [one] { $who }, where does the army of { $target } withdraw to?
   *[other] { $who }, where do { $armies } armies of { $target } withdraw to?
}
risk-ask-let-go = { $who }, which of the cards you see is discarded?
risk-ask-sail-to = { $who }, which coast do you invade from { $source }?
risk-ask-ransom-whom = { $who }, whom do you ransom?
risk-ask-chance-d6 = A die is rolling for a card.
risk-ask-chance-die-again = A die is rolled again.
risk-ask-chance-draw-waiting = A territory card is being drawn.
risk-ask-chance-look = Cards are being looked at.
risk-ask-chance-turn-up = A territory card is turned up.
risk-ask-chance-lose-maester = A maester card is picked blindly.
risk-ask-chance-take-maester = A maester card changes hands.

# Cards of Dominion: what happened
risk-told-calls = { $who } uses { $card } for { $cost } gold.
risk-told-plays = { $who } plays “{ $card }” for { $cost } gold.
risk-told-answers = { $who } answers “{ $other }” with “{ $card }” for { $cost } gold.
risk-told-aims-seat = { $who } turns “{ $card }” on { $loser }.
risk-told-aims-land = { $who } turns “{ $card }” on { $target }.
risk-told-aims-person = { $who } turns “{ $card }” on { $person }.
risk-told-d6 = { $who } rolls { $face }.
risk-told-again = { $side ->
    [attack] An attack die is rolled again: { $face }.
   *[defence] A defence die is rolled again: { $face }.
}
risk-told-shows = { $who } shows { $target }: { $armies } armies in waiting join there.
risk-told-let-go = { $who } discards { $card }.
risk-told-turned-up = The card { $card } is turned up.
risk-told-loses = { $loser } loses the maester card “{ $card }”.
risk-told-waits = { $who } lays { $card } face down with armies in waiting.
risk-told-waits-hidden = { $who } lays a territory card face down with armies in waiting.
risk-told-looked = { $who } sees { $card }.
risk-told-looked-hidden = { $who } looks at a card.
risk-told-took = { $who } takes the maester card “{ $card }” from { $loser }.
risk-told-took-hidden = { $who } takes a maester card from { $loser }.
risk-told-early = { $who } makes the maneuver early.
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
risk-told-called-off = The invasion of { $target } does not take place.
risk-told-fallen = { $kind ->
    [house] House { $house } loses { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } before a die is rolled.
   *[wildlings] The Wildlings lose { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } before a die is rolled.
}
risk-told-captive = { $card } is now a captive of { $who }.
risk-told-removed = { $card } leaves the game.
risk-told-freed = { $card } is free again; { $who } has no captive any more.

# Cards of Dominion: why not
risk-why-now-window = Use a card that fits this moment, or pass.
risk-why-now-say-seat = Say which opponent the card hits.
risk-why-now-say-land = Say which territory the card hits.
risk-why-now-say-person = Say which character the card hits.
risk-why-now-one-die = Choose one die.
risk-why-now-more-dice = Choose the dice that are rolled again; the others lie as they are.
risk-why-now-place-army = Say where the army goes.
risk-why-now-place-unit = Say where the unit goes.
risk-why-now-how-many = Say how many armies are destroyed; it may be none.
risk-why-now-lose-one = Say where you lose an army.
risk-why-now-withdraw = Say where the armies withdraw to.
risk-why-now-let-go = Say which of the cards is discarded.
risk-why-now-sail-to = Say which coast you invade.
risk-why-now-ransom-whom = Say whom you ransom.
risk-why-copy = Copies are one card: say “{ $card }” by its plain name.
risk-why-other-house = { $card } does not serve your House.
risk-why-no-maester = You do not hold “{ $card }”.
risk-why-captive = { $card } is a captive of { $who }.
risk-why-gone = { $card } has left the game.
risk-why-face-down = { $card } was used already and turns up in your next Refresh.
risk-why-answer-first = Only a card that answers the maester card just played may be used now, not “{ $card }”.
risk-why-moment = “{ $card }” is used { $moment ->
    [turn_start_self] at the start of your own turn
    [turn_start_opponent] at the start of an opponent's turn
    [income_self] when your income is counted
    [deploy_self] while you deploy in your own turn
    [buy_maester_self] when you have paid for a maester card
    [pre_invasion_self] before your first invasion of the turn
    [declare_self] when you have declared an invasion
    [declare_against_self] when an invasion of a territory of yours is declared
    [declare_involving_self] when an invasion by you or against you is declared
    [declare_between_opponents] when one opponent declares an invasion of another
    [commit_against_self] when armies are committed against a territory of yours
    [after_battle_roll] when the dice of a battle lie{ $role ->
        [attacker] {" "}in which you attack
        [defender] {" "}in which you defend
       *[either] {" "}in which you fight
    }
    [after_own_roll] right after you rolled dice
    [maneuver_self] at the start of your own Maneuver phase
    [draw_self] in your own Draw phase
    [drawing_territory_self] when you are about to take a territory card
    [maester_played_by_opponent] when an opponent has played a maester card
   *[any_time] where cards may be used
}, not now.
risk-why-target-feature = “{ $card }” needs a { $feature ->
    [castle] castle
    [port] port
   *[both] castle or a port
} in { $target }.
risk-why-target-armies = “{ $card }” helps a single army; { $target } has { $armies }.
risk-why-target-neutral = “{ $card }” is for an invasion of a player; { $target } is neutral.
risk-why-too-few-taken = “{ $card }” asks for { $least } such conquests this turn; you have { $taken }.
risk-why-something-taken = “{ $card }” is for a turn without conquests.
risk-why-card-gold = “{ $card }” takes { $price } gold now; you have { $gold }.
risk-why-no-choice = “{ $card }” finds { $what ->
    [opponent] no opponent with a maester card
    [territory] no territory for it
    [castle] no castle of yours
    [piece] no such piece left
    [die] no die that was not rolled again already
   *[character] no character for it
}.
risk-why-not-waiting = No armies of yours wait with { $card }.
risk-why-not-there = Armies in waiting join when you hold { $target }.
risk-why-show-later = Armies in waiting do not come between a maester card and its answer.
risk-why-aim-seat = The card hits an opponent who holds a maester card.
risk-why-aim-land = The card hits an opponent's territory beside one of yours, not { $target }.
risk-why-aim-person = The card cannot hit { $card }.
risk-why-die = That die cannot be chosen: it was not rolled, or it was rolled again already.
risk-why-one-die = Choose at least one die.
risk-why-die-order = The dice are named from the first to the last, each once.
risk-why-castle = { $target } has no castle.
risk-why-distinct = { $target } is too early or too late in the order: different territories are named in the order of the map.
risk-why-how-many = At most { $most }.
risk-why-last-army = The last army stays in { $target }.
risk-why-withdraw = The armies withdraw to another territory of yours, not { $target }.
risk-why-not-looked = { $card } is not one of the cards you see.
risk-why-banned = “{ $card }” forbids you to invade { $target } this turn.
risk-why-no-landing = Cards forbid you to invade any port this turn.
risk-why-no-fleet = Without a card for it nobody invades from a port beyond the neighbours; “attack” names both territories.
risk-why-no-port = { $source } is no port of yours with an army to spare.
risk-why-no-coast = There is no coast left that { $source } could not attack anyway.
risk-why-coast = { $target } is no coast of others beyond the neighbours.
risk-why-maneuver-later = The maneuver comes in its own phase; no card lets you make it early.
risk-why-maneuver-made = The maneuver of this turn is made already.
risk-why-maneuver-none = You have no armies that could move.
risk-why-maneuver-begun = A maneuver begun early has to be made.
risk-why-no-captive = Nobody holds a captive of yours.
risk-why-not-captive = { $card } is no captive of yours to ransom.
risk-data-cards = { $file }: there are { $got } characters and maester cards; expected are 68.

# The terminal: what is drawn beyond the map
risk-draw-legend = Each region shows what it brings. Before a territory stand its owner (... is neutral) and its armies, behind it C for a castle, ⚓ for a port, * for a Seat of Power, K, S and F for Knights, Siege Engines and Fortifications. “map TERRITORY” shows what lies around, “odds FROM > TO” how an attack would go.
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
   *[gone] gone
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
risk-about-map = regions with neighbours, one region, or one territory: map, map REGION, map TERRITORY
risk-about-realm = what every House has, and the regions it holds
risk-about-cards = what your characters, maester cards and objectives do, or any card by its name: cards, cards NAME
risk-about-odds = how an attack would go: odds FROM > TO; in a battle just odds
risk-aside-territory = There is no one territory “{ $got }” on this map. Did you mean: { $near }?
risk-aside-ports = ⚓ linked: { $ports }
risk-aside-percent = { $share } %
risk-aside-one-army = { $source } has only one army, and it has to stay.
risk-aside-empty = There is no army in { $target } yet.
risk-aside-odds = { $source } ({ $men } of its armies may fight) against { $target } ({ $foes }): conquers with { $share } %. On average the attacker loses { $attackers }, the defender { $defenders }; if it conquers, { $left } attackers are left.
risk-aside-apart = But { $source } and { $target } are not adjacent.
risk-aside-own = But both have the same owner.
risk-aside-card = There is no character, maester card or objective “{ $got }”.
risk-aside-no-cards = You hold no characters, maester cards or objectives; “cards” and a name tells what any card does.
risk-aside-price = ({ $gold } gold)
risk-aside-done = { $phase ->
    [trade] (keep the cards)
    [swap] (keep the cards)
    [purchase] (buy no more)
    [invade] (end the invasions)
    [leave] (no maneuver)
    [score] (score none)
   *[draw] (end your turn without a card)
}
risk-aside-odds-how = Odds of what? Write for example: odds { $source } > { $target }

# The terminal: words of the notation
risk-word-done = done
risk-word-stop = stop
risk-word-fight = fight on
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
