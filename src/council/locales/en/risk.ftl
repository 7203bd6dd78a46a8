# Options
risk-help-mode = what is played: skirmish (2 to 5 players), world_skirmish (6 or 7, on both maps), mitchell (2 to 5, with House Mitchell's amendments); auto takes the one that fits the number of players
risk-help-rounds = how many rounds are played at most; then the points count as when the End Game card is drawn
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
risk-move-unknown = “{ $got }” is not a move. Moves are, for example: deploy winterfell, armies 3, attack riverrun the_twins, dice 3, stop, done.

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
risk-ask-chance-opening = Everybody rolls for the first turn.
risk-ask-chance-tied = One of those tied is drawn to take the first turn.
risk-ask-chance-deal = The territories are being dealt.
risk-ask-chance-roll = The dice are rolling.
risk-ask-chance-loot = The cards of the eliminated player are handed over.
risk-ask-chance-drawing = A card is being drawn.
risk-ask-over = The game is over.

# What happened
risk-told-opening = { $who } rolls { $face } for the first turn.
risk-told-tie = Those tied for the highest roll again.
risk-told-first = { $who } takes the first turn.
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
risk-why-now-trade = Now you may trade a set of cards, or say done.
risk-why-now-deploy = Now you choose a territory for your armies.
risk-why-now-count = Now you say how many armies you place.
risk-why-now-invade = Now you invade a territory, or say done.
risk-why-now-commit = Now you say how many armies you commit.
risk-why-now-defend = Now you say with how many dice you defend.
risk-why-now-go-on = Now you fight on or stop.
risk-why-now-move-in = Now you say how many armies move in.
risk-why-now-leave = Now you may maneuver armies from one of your territories, or say done.
risk-why-now-go = Now you say where the armies go.
risk-why-now-march = Now you say how many armies go.
risk-why-now-draw = Now you draw a card, or say done.
risk-why-house = { $house } does not play with this number of players.
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
risk-why-count = Say “armies { $armies }”, or “armies all” for all of more than 127.
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
risk-given-no-card = The card { $got } is not in this game.
risk-ask-card-or-call = { $card ->
    [yes] { $who }, you conquered a territory: draw a card, call an exiled House or the Wildlings instead, or end your turn.
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
risk-why-no-exile = No House is in exile.
risk-why-not-exiled = House { $house } is not in exile.
risk-why-wildlings = The Wildlings hold The Gift; they can be called when they are beyond the Wall.
risk-why-no-port = { $target } has no port.
risk-draw-exile = In exile: { $house } ({ $armies })
risk-draw-wall = { $where ->
    [beyond] Wildlings ({ $armies }) beyond the Wall
   *[gift] Wildlings ({ $armies }) in The Gift
}; Night's Watch { $watch ->
    [gift] in The Gift
    [exile] in exile
   *[gone] gone
}
