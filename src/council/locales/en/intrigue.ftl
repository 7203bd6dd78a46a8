# Options
intrigue-help-first = who starts the first round: a seat counted from 0, random, or youngest (by ages)
intrigue-help-ages = the players' ages in seat order, for first=youngest; they are not stored
intrigue-help-rounds = how many rounds to play; 0 means one for each player
intrigue-help-house_counts = show how many cards of each House lie in the court and which Houses are dead
intrigue-bad-ages = To let the youngest start, give an age for each of the { $seats } players, such as ages=34,12. You gave { $got }.
intrigue-bad-ages-unused = Ages are used only with first=youngest; leave them out or set first=youngest.
intrigue-bad-first = The option first cannot be { $got }; the seats are 0 to { $high }.

# Positions
intrigue-deal-players = A deal has 2 to 6 hands separated by /, for example SSL/BBT; you gave { $got }.
intrigue-deal-empty = A deal needs at least one card, for example SSL/BBT.
intrigue-deal-letter = “{ $got }” is not a House; the letters are S (Stark), L (Lannister), B (Baratheon) and T (Targaryen).
intrigue-deal-too-many = Each House has 9 cards, but the deal has { $got } { $letter }.
intrigue-deal-court = The court cannot be “{ $got }”. Give its rows from the bottom, for example SLS/SL. Each upper card lies on two cards, and one of them has its House.
intrigue-deal-first = Player “{ $got }” cannot start; the players are 0 to { $high }.

# Moves
intrigue-move-unknown = “{ $got }” is not a move. A move is: place, a character or House, and a place such as { $slots }; for example “place arya_stark 2.4”.

# The question
intrigue-ask-place = { $who }, place a card in the court.
intrigue-ask-wait = Waiting for { $who }.
intrigue-ask-chance = The cards are being dealt.
intrigue-ask-over = The game is over.

# What happened
intrigue-told-first = { $who } is chosen at random to start the first round.
intrigue-told-dealt = Round { $round } of { $rounds }: the cards are dealt. { $who } starts.
intrigue-told-start-card = { $card } is left over and starts the court.
intrigue-told-placed = { $where ->
    [first] { $who } places { $card } ({ $house }) as the first card.
    [left] { $who } places { $card } ({ $house }) at the left end.
    [right] { $who } places { $card } ({ $house }) at the right end.
   *[on] { $who } places { $card } ({ $house }) on { $left } and { $right }.
}
intrigue-told-blocked = { $who } cannot place a card and is out of this round with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
intrigue-told-emptied = { $who } has placed all cards and is finished with this round.
intrigue-told-round-over = Round { $round } is over.
intrigue-told-paid = { $points ->
    [0] { $who } takes no penalty points ({ $total } in all).
    [one] { $who } takes { $points } penalty point ({ $total } in all).
   *[other] { $who } takes { $points } penalty points ({ $total } in all).
}
intrigue-told-throne-hidden = { $who } placed the last card and secretly draws an Iron Throne card.
intrigue-told-throne = { $who } placed the last card and draws an Iron Throne card: value { $value }, { $daggers ->
    [one] { $daggers } dagger
   *[other] { $daggers } daggers
}.
intrigue-told-reveal = { $who } reveals an Iron Throne card: value { $value }, { $daggers ->
    [one] { $daggers } dagger
   *[other] { $daggers } daggers
}.
intrigue-told-final = { $rank }. { $who }: final score { $score }.
intrigue-told-won = { $who } wins the game.
intrigue-told-shared = { $who } shares the victory.
intrigue-told-tiebreak = The best scores are equal. { $who } wins with the fewest daggers on one Iron Throne card (R36).

# Why not
intrigue-why-over = The game is over: all rounds have been played.
intrigue-why-chance = Wait until the cards are dealt or drawn.
intrigue-why-spectator = You are watching; only players can place cards.
intrigue-why-out = You are out of this round and are skipped until it ends.
intrigue-why-turn = It is { $who }'s turn, not yours.
intrigue-why-not-placing = On your turn you place a card; cards are dealt and drawn for you.
intrigue-why-card = { $card } is not in your hand.
intrigue-why-house = You do not have a card of { $house }.
intrigue-why-first = The first card of a round opens the bottom row (1.1); every other place comes later.
intrigue-why-no-place = The pyramid has no place { $slot }.
intrigue-why-taken = { $card } already lies there; you cannot place a card in between.
intrigue-why-full = The bottom row is full: { $most } cards are the limit.
intrigue-why-gap = That place is not next to an end of the bottom row. Free: the left end (1.0) and the right end ({ $right }).
intrigue-why-support = A card needs two neighbouring cards in the row below; that place does not have them.
intrigue-why-match = A card of { $house } cannot lie on { $left } and { $right }: neither of them belongs to that House.

# The table in the terminal
intrigue-draw-round = Round { $round } of { $rounds }
intrigue-draw-dead = dead
intrigue-draw-hand = Your hand:
intrigue-draw-stuck = Nowhere to place now:
intrigue-draw-cards = Cards
intrigue-draw-penalty = Penalty points
intrigue-draw-thrones = Iron Throne
intrigue-draw-taken = Iron Throne
intrigue-draw-score = Score
intrigue-draw-blocked = out this round
intrigue-draw-emptied = all cards placed
intrigue-draw-worth = worth { $value }
intrigue-draw-legend =
    The lowest score wins. Each card left in your hand at the end of a round costs a penalty point. Whoever places the last card of a round draws an Iron Throne card, and its value is subtracted.
    STK, LAN, BAR and TAR are the Houses Stark, Lannister, Baratheon and Targaryen. S, L, B and T under an open place are the Houses that fit there now. “STK 3/9”: 3 of the 9 Stark cards lie in the court. “dead”: no card of that House fits anywhere for the rest of the round.
    2.4 is row 2 from the bottom, fourth from the left. 1.0 is the free place at the left end of the bottom row. A card above the bottom row rests on two cards and must match the House of one of them.

# Why a hint is good: `here` is after the hint, `there` after the next best move
intrigue-hint-where = { $here ->
    [left] The best place is the left end;
    [right] The best place is the right end;
   *[on] The best place is on { $left } and { $right };
} { $there ->
    [left] { hint-place } the left end.
    [right] { hint-place } the right end.
   *[on] { hint-place } on { $other_left } and { $other_right }.
}
intrigue-hint-sure = { $there ->
    [one] { hint-other-start } leaves you a card of a dead House: a sure penalty point.
   *[other] { hint-other-start } leaves you { $there } cards of dead Houses: each is a sure penalty point.
} { $here ->
    [0] This one leaves you none.
   *[other] This one leaves you only { $here }.
}
intrigue-hint-stuck = { $here ->
    [0] Every card in your hand still has a place.
    [one] Then only { $here } card in your hand has no place.
   *[other] Then only { $here } cards in your hand have no place.
} { $there ->
    [one] { hint-after-start }, { $there } card has none.
   *[other] { hint-after-start }, { $there } cards have none.
}
intrigue-hint-places = { $here ->
    [one] { $here } place stays open for your hand
   *[other] { $here } places stay open for your hand
}; { hint-after }, { $there ->
    [0] none.
   *[other] only { $there }.
}
intrigue-hint-given = { $here ->
    [0] Every open place then fits a card in your hand. { hint-after-start }, { $there ->
        [one] { $there } place does not.
       *[other] { $there } places do not.
    }
    [one] It leaves others { $here } place that fits no card in your hand; { hint-other } leaves { $there }.
   *[other] It leaves others { $here } places that fit no card in your hand; { hint-other } leaves { $there }.
}
intrigue-hint-blocked = { $here ->
    [100] It blocks { $who } for certain;
   *[other] It blocks { $who } in { $here } of 100 possible deals;
} { hint-other } does so in { $there ->
    [0] none.
   *[other] { $there } of 100.
}
intrigue-hint-last = Suppose everyone places cards at random from here. Then you place the last card in { $here } of 100 rounds; { hint-after }, in { $there }. The last card brings an Iron Throne card.
intrigue-hint-left = Suppose everyone places cards at random from here. Then { $here } cards stay in your hand on average; { hint-after }, { $there }. Each is a penalty point.
