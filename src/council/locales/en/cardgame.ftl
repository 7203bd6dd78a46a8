# Options
cardgame-help-plots = where the plot decks come from: printed (seven for each House), draft (each drafts six more and picks seven of thirteen), own (seven each, picked openly in turn from all 32)
cardgame-help-stark = who plays House Stark: by chance (random), the first seat (first) or the second
cardgame-help-rounds = how many rounds are played at most; then more power wins, equal power is a draw
cardgame-help-winner_needs_strength = a challenge in which neither side has any strength has no winner (AMB-11)
cardgame-help-jon_snow = what Jon Snow stands up after: a lost challenge he defended in (defended), any challenge you lost (any_loss), the death of another character of yours (mourning) (AMB-46)

# Data files
cardgame-data-wrong = { $file }: { $item }, { $key }: “{ $got }” is not possible there; expected: { $expected }.
cardgame-data-missing = { $file }: { $item }: { $key } is missing.
cardgame-data-misplaced = { $file }: { $item }: { $key } is not for a card of the type { $kind }.
cardgame-data-deck = { $file }: copies: the deck of { $house } has { $got } cards; it must have { $need }.
cardgame-data-plots = { $file }: deck: “{ $deck }” has { $got } plots; it must have { $need }.

# Positions
cardgame-given-card = There is no card “{ $got }” in the deck of { $house }.
cardgame-given-twice = { $got } lies in two places; once is enough.
cardgame-given-host = “{ $got }”: name a character that is in play before, for example: needle on arya_stark.
cardgame-given-word = “{ $got }” is not possible there; it is one of { $allowed }.
cardgame-given-plot = There is no plot “{ $got }”.
cardgame-given-number = “{ $got }” is wrong; expected is a whole number from { $low } to { $high }.

# Moves
cardgame-move-unknown = “{ $got }” is not a move. Moves are, for example: marshal arya_stark, challenge military, commit jon_snow, play not_today, use maester_luwin, pick hodor, pass, done.

# The question
cardgame-ask-draft = { $who }, keep one of these plots; the others go on.
cardgame-ask-plot-deck = { $who }, pick a plot for your plot deck.
cardgame-ask-mulligan = { $who }, keep this hand, or exchange it once for seven new cards?
cardgame-ask-place = { $who }, place { $card } (cost { $cost }) face down, or keep it (nothing)? { $gold } gold left for the set-up.
cardgame-ask-place-nothing = { $who }, { $card } cannot be placed now; it stays in your hand.
cardgame-ask-plot = { $who }, choose your plot for this round.
cardgame-ask-new-plot = { $who }, { $source } makes you reveal another plot: which one?
cardgame-ask-first = { $who }, you have the initiative: who is the first player?
cardgame-ask-order-plots = { $who }, which plot works first?
cardgame-ask-order-passives = { $who }, which of these happens first?
cardgame-ask-order-saves = { $who }, whose fate is settled first?
cardgame-ask-respond = { $who }, respond to what has happened, or pass?
cardgame-ask-save = { $who }, { $card } is about to be killed: save this character, or pass?
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
cardgame-ask-marshal = { $who }, play cards with { $gold } gold, take an action, or pass.
cardgame-ask-host = { $who }, which character does { $card } go on?
cardgame-ask-challenge = { $who }, initiate a challenge, or no more.
cardgame-ask-attack = { $who }, who attacks in the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge?
cardgame-ask-stealth = { $who }, whom does { $card } pass by with Stealth? Or nobody.
cardgame-ask-defend = { $who }, who defends in the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge against { $attack }? Or nobody.
cardgame-ask-claim = { $count ->
    [one] { $who }, the claim costs a life: which character?
   *[other] { $who }, the claim costs { $count } lives: which characters?
}
cardgame-ask-kneel = { $count ->
    [one] { $who }, who kneels to pay for { $source }?
   *[other] { $who }, which { $count } kneel to pay for { $source }?
}
cardgame-ask-pick = { $who }, choose for { $source }.
cardgame-ask-take = { $who }, take a card out of this hand for { $source }.
cardgame-ask-pick-up-to = { $count ->
    [one] { $who }, choose one for { $source }, or none.
   *[other] { $who }, choose up to { $count } for { $source }, or none.
}
cardgame-ask-discard = { $who }, choose a card to discard for { $source }.
cardgame-ask-search = { $who }, take a card from your deck for { $source }.
cardgame-ask-wait = Waiting for { $who }.
cardgame-ask-chance-houses = The Houses are being assigned.
cardgame-ask-chance-dealing = Plots are being dealt for the draft.
cardgame-ask-chance-again = The players say whether they draw new hands.
cardgame-ask-chance-turn-up = The set-up cards are being turned up.
cardgame-ask-chance-reveal = The plots are being revealed.
cardgame-ask-chance-initiative = Chance decides who has the initiative.
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
cardgame-told-plot-deck = { $who } takes { $card } into the plot deck.
cardgame-told-plot = { $who } chooses { $card }.
cardgame-told-plot-hidden = { $who } has chosen a plot.
cardgame-told-new-plot = { $who } has to reveal { $card } instead.
cardgame-told-revealed = { $who } reveals { $card }.
cardgame-told-initiative = { $who } has the initiative by chance.
cardgame-told-first = { $who } names the first player: { $other }.
cardgame-told-marshal = { $who } plays { $card }.
cardgame-told-duplicate = { $who } puts a duplicate under { $card }.
cardgame-told-play = { $who } plays { $card }.
cardgame-told-use = { $who } uses { $card }.
cardgame-told-lose = { $who } loses { $card } from the hand.
cardgame-told-host = { $who } puts { $card } on { $host }.
cardgame-told-stealth = { $card } is passed by with Stealth.
cardgame-told-pick = { $who } chooses { $card }.
cardgame-told-pick-up-to = { $who } chooses { $card }.
cardgame-told-search = { $who } takes { $card } from the deck.
cardgame-told-nothing = { $who } finds nothing in the deck.
cardgame-told-look = { $who } sees { $card }.
cardgame-told-challenge = { $who } initiates { $contest ->
    [military] a military challenge
    [intrigue] an intrigue challenge
   *[power] a power challenge
}.
cardgame-told-stop = { $who } initiates no more challenges.
cardgame-told-attacks = { $card } attacks.
cardgame-told-defends = { $card } defends.
cardgame-told-no-defence = { $who } declares no defender.
cardgame-told-won-challenge = { $who } wins the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge, { $attack } against { $defence }.
cardgame-told-died = { $card } is killed.
cardgame-told-saved = { $card } is saved.
cardgame-told-discarded = { $card } is discarded from play.
cardgame-told-back = { $card } goes back to the hand.
cardgame-told-shuffled = { $card } is shuffled into the deck.
cardgame-told-entered = { $card } comes into play for { $who }.
cardgame-told-duplicate-lost = A duplicate of { $card } is discarded.
cardgame-told-kneels = { $card } kneels.
cardgame-told-stands = { $card } stands up.
cardgame-told-dominance = { $who } wins dominance.
cardgame-told-no-dominance = Nobody wins dominance: the totals are equal.
cardgame-told-power = { $who } claims { $power } power and has { $total }.
cardgame-told-lost-power = { $who } loses { $power } power and has { $total }.
cardgame-told-card-power = { $card } gains { $power } power.
cardgame-told-gold = { $who } gets { $gold } gold.
cardgame-told-draw = { $who } draws { $card }.
cardgame-told-draw-hidden = { $who } draws a card.
cardgame-told-round = Round { $round } begins.
cardgame-told-phase = { $phase ->
    [setup] Set-up.
    [plot] Plot phase.
    [draw] Draw phase.
    [marshalling] Marshalling phase.
    [challenges] Challenges phase.
    [dominance] Dominance phase.
    [standing] Standing phase.
   *[taxation] Taxation phase.
}
cardgame-told-turn = It is the turn of { $who }.
cardgame-told-final = { $who } has { $total } power.
cardgame-told-won = { $who } wins the game.
cardgame-told-drawn = The game is a draw.

# Why not
cardgame-why-over = The game is over.
cardgame-why-spectator = You are watching; only the two players move.
cardgame-why-chance = Nobody is asked now: chance decides.
cardgame-why-turn = It is not your turn: { $who } is asked.
cardgame-why-by-chance = Nobody chooses that: it comes by chance.
cardgame-why-now-draft = Keep one of the plots before you.
cardgame-why-now-plot-deck = Pick a plot for your plot deck.
cardgame-why-now-mulligan = Say whether you keep your hand or draw a new one.
cardgame-why-now-place = Say whether this card is placed or kept.
cardgame-why-now-plot = Choose a plot.
cardgame-why-now-new-plot = Choose the plot that is revealed instead.
cardgame-why-now-first = Name the first player.
cardgame-why-now-order-plots = Say which plot works first.
cardgame-why-now-order-passives = Say which of these happens first.
cardgame-why-now-order-saves = Say whose fate is settled first.
cardgame-why-now-respond = Now is the time for responses only; respond or pass.
cardgame-why-now-save = Now a character can be saved; save this one or pass.
cardgame-why-now-act = Now is the time for actions only; act or pass.
cardgame-why-now-marshal = In marshalling you play cards, take actions or pass.
cardgame-why-now-host = Name the character the attachment goes on.
cardgame-why-now-challenge = Initiate a challenge, or no more.
cardgame-why-now-attack = Declare attackers, and say when these are all.
cardgame-why-now-stealth = Name the character that is passed by, or pass.
cardgame-why-now-defend = Declare defenders, or nobody.
cardgame-why-now-claim = Name the characters that fulfil the claim.
cardgame-why-now-kneel = Name who kneels to pay the cost.
cardgame-why-now-pick = Make the choice the text asks for.
cardgame-why-now-pick-up-to = Make the choice the text asks for, or none.
cardgame-why-now-take = Choose one of the cards you were shown.
cardgame-why-now-discard = Choose the card that is discarded.
cardgame-why-now-search = Take a card from your deck.
cardgame-why-plot = { $card } is not in your plot deck.
cardgame-why-plot-offer = { $card } is not on offer.
cardgame-why-other-card = This is about { $other }, not about { $card }.
cardgame-why-not-placed = { $card } cannot be placed: only characters and locations can.
cardgame-why-setup-gold = { $card } is too dear: { $left } of the five gold are left.
cardgame-why-setup-limited = You have placed a Limited card already; { $card } is another one.
cardgame-why-setup-unique = { $card } is unique and placed already.
cardgame-why-not-held = { $card } is not in your hand.
cardgame-why-copy = Copies of { $card } go by one name here: { $id }.
cardgame-why-event = { $card } is an event: it is played for its text, when its moment comes.
cardgame-why-no-event = { $card } is no event; it is marshalled.
cardgame-why-unique = { $card } is unique and you have it in play already.
cardgame-why-dead = { $card } is unique and lies in your dead pile.
cardgame-why-cost = { $card } costs { $cost } gold and you have { $gold }.
cardgame-why-limited = { $card } is Limited, and you have played a Limited card this round.
cardgame-why-host = There is no character { $card } could go on.
cardgame-why-duplicate = { $card } is no unique character, so there are no duplicates of it.
cardgame-why-no-original = { $card } is not in play, so there is nothing to put a duplicate under.
cardgame-why-use-plot = { $card } is a plot; it works by itself.
cardgame-why-not-yours = { $card } is not yours.
cardgame-why-not-in-play = { $card } is not in play.
cardgame-why-blank = The text of { $card } is switched off.
cardgame-why-no-action = { $card } has no action.
cardgame-why-no-response = { $card } has no response.
cardgame-why-no-save = { $card } saves nobody.
cardgame-why-phase = { $card } cannot be used in this phase: { $phase ->
    [plot] plot
    [draw] draw
    [marshalling] marshalling
    [challenges] challenges
    [dominance] dominance
    [standing] standing
   *[taxation] taxation
}.
cardgame-why-limit = { $count ->
    [one] { $card } can be used only once in this time.
   *[other] { $card } can be used only { $count } times in this time.
}
cardgame-why-condition = What { $card } asks for is not so.
cardgame-why-unpayable = You cannot pay for { $card }.
cardgame-why-no-target = There is nothing { $card } could be aimed at.
cardgame-why-idle = { $card } would change nothing now.
cardgame-why-idle-response = { $card } has nothing to respond to now.
cardgame-why-idle-save = { $card } cannot save this character.
cardgame-why-challenge-made = You can initiate no more { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge this round.
cardgame-why-tax = You have to give the defender { $gold } gold for a { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge and do not have it.
cardgame-why-no-attacker = None of your standing characters can attack in the { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} challenge.
cardgame-why-one-attacker = Declare at least one attacker.
cardgame-why-not-your-character = { $card } is no character of yours in play.
cardgame-why-kneels = { $card } is kneeling.
cardgame-why-icon = { $card } has no { $contest ->
    [military] military
    [intrigue] intrigue
   *[power] power
} icon.
cardgame-why-cannot-attack = A text keeps { $card } from attacking.
cardgame-why-cannot-defend = A text keeps { $card } from defending.
cardgame-why-stealth-named = { $card } was passed by with Stealth and cannot defend now.
cardgame-why-rising = { $card } comes before the last one named; name them in the order shown.
cardgame-why-too-few = Name { $card } later: in the order shown there would be too few left after it.
cardgame-why-stealth = { $card } is no opposing character without Stealth.
cardgame-why-host-full = { $card } carries as many copies of { $other } as it may.
cardgame-why-host-wrong = { $other } cannot go on { $card }.
cardgame-why-claim = { $card } cannot be named: it must be a character of yours, each once and in the order shown.
cardgame-why-pick = { $card } does not fit the text of { $source }.
cardgame-why-pick-other = { $card } is not among those to choose from.
cardgame-why-must-find = There is a card that fits, and you must take one.
cardgame-why-not-now = That cannot be done now.

# The table in the terminal
cardgame-draw-heading = Round { $round } of { $rounds } · { $phase ->
    [setup] set-up
    [plot] plot phase
    [draw] draw phase
    [marshalling] marshalling phase
    [challenges] challenges phase
    [dominance] dominance phase
    [standing] standing phase
    [taxation] taxation phase
   *[over] the end
} · icons: M military, I intrigue, P power
cardgame-draw-player = power { $power }/15 · gold { $gold } · hand { $hand } · deck { $deck } · out { $discard } · dead { $dead }
cardgame-draw-plot = plot: { $plot } · income { $income } · initiative { $initiative } · claim { $claim } · { $left } left
cardgame-draw-no-plot = no plot revealed yet · { $left } in the plot deck
cardgame-draw-kneels = kneels
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
cardgame-about-card = what a card says: card hodor, card lion's cunning
cardgame-order-piles = piles
cardgame-about-piles = what is discarded and dead, and the plots used and left
cardgame-aside-card = There is no card called “{ $got }”; perhaps { $near }?
cardgame-aside-plot = Plot: income { $income }, initiative { $initiative }, claim { $claim }
cardgame-aside-unique = unique
cardgame-aside-cost = cost { $gold }
cardgame-aside-strength = strength { $strength }
cardgame-aside-income = income +{ $gold }
cardgame-aside-discard = Discarded: { $cards }
cardgame-aside-dead = Dead: { $cards }
cardgame-aside-used = Used plots: { $cards }
cardgame-aside-plots = Plots left, as far as you know: { $cards }
