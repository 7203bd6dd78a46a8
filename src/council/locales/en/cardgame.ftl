# Options
cardgame-help-plots = where the plot decks come from: printed (seven for each House), draft (each player drafts six more and keeps seven of thirteen), own (seven each, chosen openly in turn from all 32)
cardgame-help-stark = who plays House Stark: a random player (random), the first seat (first) or the second seat (second)
cardgame-help-rounds = maximum number of rounds; then the player with more power wins, and equal power is a draw
cardgame-help-winner_needs_strength = a challenge in which neither side has any strength has no winner (AMB-11)
cardgame-help-jon_snow = when Jon Snow stands up: after a lost challenge in which he defended (defended), after any challenge you lost (any_loss), after another character of yours dies (mourning) (AMB-46)

# Data files
cardgame-data-misplaced = { $file }: { $item }: { $key } does not belong on a card of the type { $kind }.
cardgame-data-deck = { $file }: copies: the deck of { $house } has { $got } cards; it must have { $need }.
cardgame-data-plots = { $file }: deck: “{ $deck }” has { $got } plots; it must have { $need }.

# Positions
cardgame-given-card = There is no card “{ $got }” in the deck of { $house }.
cardgame-given-twice = { $got } is listed in two places; list it once.
cardgame-given-host = “{ $got }”: first list a character in play, for example: needle on arya_stark.
cardgame-given-word = “{ $got }” is not possible here; use one of these: { $allowed }.
cardgame-given-plot = There is no plot “{ $got }”.
cardgame-given-number = “{ $got }” is wrong; enter a whole number from { $low } to { $high }.

# Moves
cardgame-move-unknown = “{ $got }” is not a move. Some moves: marshal arya_stark, challenge military, commit jon_snow, play not_today, use maester_luwin, pick hodor, pass, done.

# The question
cardgame-ask-draft = { $who }, keep one of these plots and pass the others on.
cardgame-ask-plot-deck = { $who }, choose a plot for your plot deck.
cardgame-ask-mulligan = { $who }, keep this hand, or swap it once for seven new cards?
cardgame-ask-place = { $who }, place { $card } (cost { $cost }) face down, or keep it? You have { $gold } setup gold left.
cardgame-ask-place-nothing = { $who }, { $card } cannot be placed now and stays in your hand.
cardgame-ask-plot = { $who }, choose your plot for this round.
cardgame-ask-new-plot = { $who }, { $source } makes you reveal another plot. Which one?
cardgame-ask-first = { $who }, you have the initiative. Who is the first player?
cardgame-ask-order-plots = { $who }, which plot takes effect first?
cardgame-ask-order-passives = { $who }, which of these happens first?
cardgame-ask-order-saves = { $who }, whose save is decided first?
cardgame-ask-respond = { $who }, respond or pass?
cardgame-ask-save = { $who }, { $card } is about to be killed. Save this character or pass?
cardgame-ask-act = { $who }, take an action in the { $phase ->
    [plot] plot phase
    [draw] draw phase
    [marshalling] marshalling phase
    [challenges] challenges phase
    [dominance] dominance phase
    [standing] standing phase
   *[taxation] taxation phase
}, or pass?
cardgame-ask-act-challenge = { $who }, take an action, or pass? { $contest ->
    [military] Military
    [intrigue] Intrigue
   *[power] Power
} challenge, { $attack } against { $defence }.
cardgame-ask-marshal = { $who }, play cards (you have { $gold } gold), take an action or pass.
cardgame-ask-host = { $who }, which character gets { $card }?
cardgame-ask-challenge = { $who }, start a challenge or end your turn.
cardgame-ask-attack = { $who }, who attacks in the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge?
cardgame-ask-stealth = { $who }, which character does { $card } bypass with Stealth? You may choose nobody.
cardgame-ask-defend = { $who }, who defends in the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge against { $attack }? You may choose nobody.
cardgame-ask-claim = { $count ->
    [one] { $who }, the claim kills one of your characters. Which one?
   *[other] { $who }, the claim kills { $count } of your characters. Which ones?
}
cardgame-ask-kneel = { $count ->
    [one] { $who }, which character kneels to pay for { $source }?
   *[other] { $who }, which { $count } characters kneel to pay for { $source }?
}
cardgame-ask-pick = { $who }, choose a target for { $source }.
cardgame-ask-take = { $who }, choose a card from this hand for { $source }.
cardgame-ask-pick-up-to = { $count ->
    [one] { $who }, choose one target for { $source }, or none.
   *[other] { $who }, choose up to { $count } targets for { $source }, or none.
}
cardgame-ask-discard = { $who }, choose a card to discard for { $source }.
cardgame-ask-search = { $who }, take a card from your deck for { $source }.
cardgame-ask-wait = Waiting for { $who }.
cardgame-ask-chance-houses = The Houses are being assigned.
cardgame-ask-chance-dealing = Plots are being dealt for the draft.
cardgame-ask-chance-again = The players choose whether to draw new hands.
cardgame-ask-chance-turn-up = The setup cards are being turned face up.
cardgame-ask-chance-reveal = The plots are being revealed.
cardgame-ask-chance-initiative = The initiative is being decided at random.
cardgame-ask-chance-drawing = Cards are being drawn.
cardgame-ask-chance-losing = Cards are being discarded at random.
cardgame-ask-chance-look = A hand is being shown.
cardgame-ask-over = The game is over.

# What happened
cardgame-told-houses = { $who } plays House Stark, { $other } plays House Lannister.
cardgame-told-again = { $who } draws a new hand.
cardgame-told-kept = Both players keep their hands.
cardgame-told-dealt = { $card } is dealt.
cardgame-told-draft = { $who } keeps { $card }.
cardgame-told-plot-deck = { $who } adds { $card } to their plot deck.
cardgame-told-plot = { $who } chooses { $card }.
cardgame-told-plot-hidden = { $who } has chosen a plot.
cardgame-told-new-plot = { $who } must reveal { $card } instead.
cardgame-told-revealed = { $who } reveals { $card }.
cardgame-told-initiative = { $who } gets the initiative at random.
cardgame-told-first = { $who } chooses the first player: { $other }.
cardgame-told-marshal = { $who } plays { $card }.
cardgame-told-duplicate = { $who } puts a duplicate under { $card }.
cardgame-told-play = { $who } plays { $card }.
cardgame-told-use = { $who } uses { $card }.
cardgame-told-lose = { $who } discards { $card } from their hand.
cardgame-told-host = { $who } puts { $card } on { $host }.
cardgame-told-stealth = { $card } is bypassed with Stealth.
cardgame-told-pick = { $who } chooses { $card }.
cardgame-told-pick-up-to = { $who } chooses { $card }.
cardgame-told-search = { $who } takes { $card } from their deck.
cardgame-told-nothing = { $who } finds nothing in their deck.
cardgame-told-look = { $who } sees { $card }.
cardgame-told-challenge = { $who } starts { $contest ->
    [military] a military challenge
    [intrigue] an intrigue challenge
   *[power] a power challenge
}.
cardgame-told-stop = { $who } starts no more challenges.
cardgame-told-attacks = { $card } attacks.
cardgame-told-defends = { $card } defends.
cardgame-told-no-defence = { $who } does not defend.
cardgame-told-won-challenge = { $who } wins the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge, { $attack } against { $defence }.
cardgame-told-died = { $card } is killed.
cardgame-told-saved = { $card } is saved.
cardgame-told-discarded = { $card } is discarded from play.
cardgame-told-back = { $card } returns to its owner's hand.
cardgame-told-shuffled = { $card } is shuffled into its owner's deck.
cardgame-told-entered = { $card } comes into play for { $who }.
cardgame-told-duplicate-lost = A duplicate of { $card } is discarded.
cardgame-told-kneels = { $card } kneels.
cardgame-told-stands = { $card } stands up.
cardgame-told-dominance = { $who } wins dominance.
cardgame-told-no-dominance = Nobody wins dominance: the totals are equal.
cardgame-told-power = { $who } gains { $power } power and now has { $total }.
cardgame-told-lost-power = { $who } loses { $power } power and now has { $total }.
cardgame-told-card-power = { $card } gains { $power } power.
cardgame-told-gold = { $who } gets { $gold } gold.
cardgame-told-draw = { $who } draws { $card }.
cardgame-told-draw-hidden = { $who } draws a card.
cardgame-told-round = Round { $round } begins.
cardgame-told-phase = { $phase ->
    [setup] Setup.
    [plot] Plot phase.
    [draw] Draw phase.
    [marshalling] Marshalling phase.
    [challenges] Challenges phase.
    [dominance] Dominance phase.
    [standing] Standing phase.
   *[taxation] Taxation phase.
}
cardgame-told-turn = It is { $who }'s turn.
cardgame-told-final = { $who } has { $total } power.
cardgame-told-won = { $who } wins the game.
cardgame-told-drawn = The game is a draw.

# Why not
cardgame-why-over = The game is over.
cardgame-why-spectator = You are watching; only the two players can move.
cardgame-why-chance = Wait: this is being decided at random.
cardgame-why-turn = { $who } has to decide first.
cardgame-why-by-chance = You cannot choose that: it is decided at random.
cardgame-why-now-draft = Keep one of the plots in front of you.
cardgame-why-now-plot-deck = Choose a plot for your plot deck.
cardgame-why-now-mulligan = Choose whether to keep your hand or draw a new one.
cardgame-why-now-place = Choose whether to place this card or keep it.
cardgame-why-now-plot = Choose a plot.
cardgame-why-now-new-plot = Choose the plot you reveal instead.
cardgame-why-now-first = Choose the first player.
cardgame-why-now-order-plots = Choose which plot takes effect first.
cardgame-why-now-order-passives = Choose which of these happens first.
cardgame-why-now-order-saves = Choose whose save is decided first.
cardgame-why-now-respond = Only responses are possible now: respond or pass.
cardgame-why-now-save = Only saves are possible now: save this character or pass.
cardgame-why-now-act = Only actions are possible now: take one or pass.
cardgame-why-now-marshal = Play a card, take an action or pass.
cardgame-why-now-host = Choose the character that gets the attachment.
cardgame-why-now-challenge = Start a challenge, or end your turn.
cardgame-why-now-attack = Choose your attackers, then confirm.
cardgame-why-now-stealth = Choose the character to bypass, or pass.
cardgame-why-now-defend = Choose your defenders, then confirm; you may choose nobody.
cardgame-why-now-claim = Choose the characters that die for the claim.
cardgame-why-now-kneel = Choose who kneels to pay the cost.
cardgame-why-now-pick = Choose a target for the card.
cardgame-why-now-pick-up-to = Choose targets for the card, or none.
cardgame-why-now-take = Choose one of the cards you were shown.
cardgame-why-now-discard = Choose the card you discard.
cardgame-why-now-search = Take a card from your deck.
cardgame-why-plot = { $card } is not in your plot deck.
cardgame-why-plot-offer = { $card } is not one of the plots you can choose.
cardgame-why-other-card = Decide about { $other } first, not about { $card }.
cardgame-why-not-placed = { $card } cannot be placed: only characters and locations can.
cardgame-why-setup-gold = { $card } costs { $cost }; you have { $left } of your setup gold left.
cardgame-why-setup-limited = You have already placed a Limited card, and { $card } is Limited too.
cardgame-why-setup-unique = { $card } is unique, and you have already placed it.
cardgame-why-not-held = { $card } is not in your hand.
cardgame-why-copy = The copies of { $card } share one name: { $id }. Use it.
cardgame-why-event = { $card } is an event: play it at the moment its text names.
cardgame-why-no-event = { $card } is not an event: play it in the marshalling phase.
cardgame-why-unique = { $card } is unique, and you already have it in play.
cardgame-why-dead = { $card } is unique, and it is in your dead pile.
cardgame-why-cost = { $card } costs { $cost } gold; you have { $gold }.
cardgame-why-limited = { $card } is Limited, and you have already played a Limited card this round.
cardgame-why-host = No character can get { $card } now.
cardgame-why-duplicate = { $card } is not a unique character, so it has no duplicates.
cardgame-why-no-original = { $card } is not in play, so it cannot have a duplicate.
cardgame-why-use-plot = { $card } is a plot and takes effect by itself.
cardgame-why-not-yours = { $card } is not yours; only its owner can use it.
cardgame-why-not-in-play = { $card } is not in play.
cardgame-why-blank = Another card blanks the text of { $card }.
cardgame-why-no-action = { $card } has no action.
cardgame-why-no-response = { $card } has no response.
cardgame-why-no-save = { $card } cannot save characters.
cardgame-why-phase = { $card } cannot be used in the { $phase ->
    [plot] plot
    [draw] draw
    [marshalling] marshalling
    [challenges] challenges
    [dominance] dominance
    [standing] standing
   *[taxation] taxation
} phase: “{ $text }”
cardgame-why-limit = { $count ->
    [one] { $card } can be used once per { $per ->
        [challenge] challenge
        [phase] phase
       *[round] round
    }, and you have used it.
   *[other] { $card } can be used { $count } times per { $per ->
        [challenge] challenge
        [phase] phase
       *[round] round
    }, and you have used it that often.
}
cardgame-why-condition = { $need ->
    [attacker] { $card } works only during a challenge in which you are the attacker.
    [defender] { $card } works only during a challenge in which you are the defender.
    [military] { $card } works only during a military challenge.
    [bearer] { $card } works only while its bearer is in a challenge.
    [part] { $card } works only while it is in a challenge.
   *[text] The condition of { $card } is not met: “{ $text }”
}
cardgame-why-unpayable = You cannot pay the cost of { $card }: “{ $text }”
cardgame-why-no-target = There is no target for { $card } now: “{ $text }”
cardgame-why-idle = { $card } would change nothing now.
cardgame-why-idle-response = There is nothing for { $card } to respond to now.
cardgame-why-idle-save = { $card } cannot save this character.
cardgame-why-challenge-made = You have already made your { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge this round.
cardgame-why-tax = { $contest ->
    [military] A military
    [intrigue] An intrigue
   *[power] A power
} challenge costs { $gold } gold now, paid to the defender; you have { $have }.
cardgame-why-no-attacker = None of your standing characters can attack in the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge.
cardgame-why-one-attacker = Choose at least one attacker.
cardgame-why-not-your-character = { $card } is not one of your characters in play.
cardgame-why-kneels = { $card } is already kneeling.
cardgame-why-icon = { $card } has no { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} icon.
cardgame-why-cannot-attack = { $own ->
    [yes] { $card } can never attack: its own text forbids it.
   *[no] { $source } stops { $card } from attacking.
}
cardgame-why-cannot-defend = { $own ->
    [yes] { $card } can never defend: its own text forbids it.
   *[no] { $source } stops { $card } from defending.
}
cardgame-why-stealth-named = { $card } has been bypassed with Stealth and cannot defend in this challenge.
cardgame-why-rising = Choose in the order shown; { $card } comes before your last choice.
cardgame-why-too-few = Choose an earlier card first: too few come after { $card } in the order shown.
cardgame-why-stealth = Choose an opposing character without Stealth; { $card } is not one.
cardgame-why-host-full = { $card } cannot have another copy of { $other }.
cardgame-why-host-wrong = { $other } cannot go on { $card }: “{ $text }”
cardgame-why-claim = Choose characters of your own, each once and in the order shown; { $card } does not fit.
cardgame-why-pick = { $card } is not a target for { $source }: “{ $text }”
cardgame-why-pick-other = { $card } is not one of the cards you can choose.
cardgame-why-must-find = Your deck has a card that fits, so you must take one.

# The table in the terminal
cardgame-draw-heading = Round { $round } of { $rounds } · { $phase ->
    [setup] setup
    [plot] plot phase
    [draw] draw phase
    [marshalling] marshalling phase
    [challenges] challenges phase
    [dominance] dominance phase
    [standing] standing phase
    [taxation] taxation phase
   *[over] game over
} · icons: M military, I intrigue, P power
cardgame-draw-player = power { $power }/15 · gold { $gold } · hand { $hand } · deck { $deck } · discard { $discard } · dead { $dead }
cardgame-draw-plot = plot: { $plot } · income { $income } · initiative { $initiative } · claim { $claim } · { $left } left
cardgame-draw-no-plot = no plot revealed yet · { $left } in the plot deck
cardgame-draw-kneels = kneeling
cardgame-draw-power = power { $power }
cardgame-draw-attacks = attacks
cardgame-draw-defends = defends
cardgame-draw-duplicates = { $count ->
    [one] one duplicate
   *[other] { $count } duplicates
}
cardgame-draw-challenge = { $who }: { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge, { $attack } against { $defence }, claim { $claim }
cardgame-draw-hand = Your hand ({ $count }):
cardgame-draw-placed = Placed face down: { $cards }

# What can be asked for at the table
cardgame-order-card = card
cardgame-about-card = the text of a card: card hodor, card lion's cunning
cardgame-order-piles = piles
cardgame-about-piles = discarded and dead cards, used plots and plots left
cardgame-aside-card = There is no card called “{ $got }”. Did you mean { $near }?
cardgame-aside-plot = Plot: income { $income }, initiative { $initiative }, claim { $claim }
cardgame-aside-unique = unique
cardgame-aside-cost = cost { $gold }
cardgame-aside-strength = strength { $strength }
cardgame-aside-income = income +{ $gold }
cardgame-aside-discard = Discarded: { $cards }
cardgame-aside-dead = Dead: { $cards }
cardgame-aside-used = Used plots: { $cards }
cardgame-aside-plots = Plots left, as far as you know: { $cards }

# Why a hint is good: `here` is after the hint, `there` after the next best move
cardgame-hint-plot = It gives { $gold_here } gold, initiative { $initiative_here } and claim { $claim_here }; { hint-other } gives { $gold_there }, { $initiative_there } and { $claim_there }.
cardgame-hint-keep = { $count ->
    [0] No character in your hand costs { $most } gold or less.
    [one] { $count } character in your hand costs { $most } gold or less.
   *[other] { $count } characters in your hand cost { $most } gold or less.
} A new hand may be worse.
cardgame-hint-new = { $count ->
    [0] No character in your hand costs { $most } gold or less.
    [one] Only { $count } character in your hand costs { $most } gold or less.
   *[other] Only { $count } characters in your hand cost { $most } gold or less.
}
cardgame-hint-victim = { $card } has strength { $here } and { $p } power; { $other } has strength { $there } and { $q } power.
cardgame-hint-spare = A duplicate can save { $card }.
cardgame-hint-saves = It can save { $card }, with strength { $strength } and { $power } power.
cardgame-hint-place = { $card } costs { $cost } of the { $gold } setup gold and starts in play, { $kind ->
    [strength] with strength { $worth }.
   *[income] and adds { $worth } to your income.
}
cardgame-hint-marshal = { $card } costs { $cost } of your { $gold } gold and has strength { $strength }.
cardgame-hint-location = { $card } costs { $cost } of your { $gold } gold and adds { $income } to your income.
cardgame-hint-power = You then have { $here } power; { hint-after }, { $there }.
cardgame-hint-theirs = Your opponent then has { $here } power; { hint-after }, { $there }.
cardgame-hint-strength = Your characters then have { $here } strength; { hint-after }, { $there }.
cardgame-hint-against = Your opponent's characters then have { $here } strength; { hint-after }, { $there }.
cardgame-hint-income = Your cards then add { $here } to your income; { hint-after }, { $there }.
cardgame-hint-hand = You keep { $here ->
    [one] { $here } card
   *[other] { $here } cards
} in hand; { hint-after }, { $there }.
cardgame-hint-standing = Your total for dominance is then { $here }; { hint-after }, { $there }.
cardgame-hint-gold = You keep { $here } gold for later; { hint-after }, { $there }.
cardgame-hint-hold = { $kind ->
    [military] A military challenge
    [intrigue] An intrigue challenge
   *[power] A power challenge
} could fail: you attack with { $attack } strength at most, and your opponent can defend with up to { $defence }.
cardgame-hint-rest = Without { $kind ->
    [military] a military challenge,
    [intrigue] an intrigue challenge,
   *[power] a power challenge,
} { $stands } strength stays standing. { $later ->
    [yes] It can defend, or count for dominance.
   *[no] It counts for dominance.
}
cardgame-hint-forces = As things stand, you can attack with { $attack } strength, and your opponent can defend with { $defence } { $tie ->
    [yes] at most; the attacker wins a tie.
   *[no] at most.
}
cardgame-hint-kneel = As things stand, you can attack with { $attack } strength. Your opponent can defend with up to { $defence }, and needs more than { $attack } of it to win.
cardgame-hint-challenge = As things stand, you can attack with { $attack } strength against { $defence } at most; { hint-after }, with { $a } against { $d }.
cardgame-hint-claim = { $kind ->
    [military] If you win, the claim kills { $count ->
        [one] { $count } character.
       *[other] { $count } characters.
    }
    [intrigue] If you win, your opponent discards { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[power] If you win, you take { $count } power from your opponent.
}
cardgame-hint-unopposed = Your opponent cannot oppose it now: winning unopposed brings 1 extra power.
cardgame-hint-attack = With { $card }, you attack with { $here } strength instead of { $there }. { $enough ->
    [yes] Your opponent can now defend with { $most } at most.
   *[no] Your opponent can now defend with up to { $most }, and needs more than { $here } of it to win.
}
cardgame-hint-attacker = With { $card }, you attack with { $here } strength; with { $other }, only { $there }. { $enough ->
    [yes] Your opponent can now defend with { $most } at most.
   *[no] Your opponent can now defend with up to { $most }, and needs more than { $here } of it to win.
}
cardgame-hint-stays = { $card } stays standing, with strength { $stays }.
cardgame-hint-enough = As things stand, your { $here } strength is enough: your opponent can defend with { $most } at most. { $card } stays standing, with strength { $stays }.
cardgame-hint-save = { $card } stays standing, with strength { $stays }. You attack with { $here }. Your opponent can defend with up to { $most }, and needs more than { $here } of it to win.
cardgame-hint-stealth = Your opponent can then defend with { $here } strength at most; { hint-after }, with { $there }.
cardgame-hint-defended = As things stand, your { $here } strength beats the attack of { $attack }; more defenders are not needed.
cardgame-hint-yield = You could defend with { $most } strength at most, and the attack has { $attack }. As things stand, you would lose anyway.
cardgame-hint-spared = To win, you would have to defend with more than { $attack } strength. Without defenders, your characters stay standing.
cardgame-hint-wins = With { $card }, you defend with { $here } strength against { $attack }. As things stand, you win by { $by }.
cardgame-hint-begins = With { $card }, you defend with { $here } strength against { $attack }; with everyone who can defend, { $most }.
cardgame-hint-opposed = With a defender, the challenge is not unopposed: your opponent gains 1 power less.
cardgame-hint-defender = With { $card }, you defend with { $here } strength; with { $other }, { $there }.
cardgame-hint-plot-text = Its numbers are not better: { $gold_here } gold, initiative { $initiative_here } and claim { $claim_here }; { hint-other } has { $gold_there }, { $initiative_there } and { $claim_there }. Compare what the plots do.
cardgame-hint-plot-same = Both plots have the same numbers; only their effects differ.
cardgame-hint-attack-alone = With { $card }, you attack with { $here } strength. { $enough ->
    [yes] Your opponent can now defend with { $most } at most.
   *[no] Your opponent can now defend with up to { $most }, and needs more than { $here } of it to win.
}
