# council report
report-title = Report: { $game }
report-text = { $text }
report-and-more = And so on.
report-winner = Winner: { $who }.
report-shared = Shared victory: { $who }.
report-working = Analysing
report-progress = { $done } of { $of } steps done
report-running = This game is not over. There is a report only for a finished game.
report-agreed = The players ended this game by agreement. It has no result that a report could explain.
report-one-reader = This log was made for one reader, and hidden cards are missing. Use the full log of the finished game.
report-no-steps = Nobody made a decision in this game.

report-curve = Win share over the game
report-curve-how = The start is on the left, the end on the right. Every step is one move, roll or draw.
report-curve-across = line of the log
report-curve-up = win share in %
report-curve-band = The pale band is the 95 % interval of the estimate.

report-balance = Where the result came from
report-player = Player
report-start = Start
report-dice-luck = Dice
report-draw-luck = Draws
report-own = Own moves
report-others = Others' moves
report-result = Result
report-balance-how = All figures are percentage points of the win share. Every row adds up: start, luck and moves together are the result.
report-margin = The figure after ± is half of the 95 % interval of the simulation. A figure without it is exact for this estimate.

report-luck = Greatest luck, good and bad
report-line = Log line { $line }
report-luck-good = This brought { $who } { $share } percentage points.
report-luck-bad = This cost { $who } { $share } percentage points.

report-skill = Decisions
report-decisions = Decisions
report-best = Best move chosen
report-cost = Cost in total
report-each = Cost per decision
report-skill-how = “Cost” is the win share lost against the best move that the search found, in points. It uses only what the player could see then. A negative cost means that the player probably saw more than the search.

report-moments = Moments that decided the game
report-moment = { $number }. Log line { $line }: { $who }
report-moment-luck = { $number }. Log line { $line }: luck
report-moment-stood = Win shares before:
report-moment-share = { $who } { $share }
report-moment-played = Played:
report-moment-better = Better:
report-moment-told = From { $who }'s seat:
report-moment-cost = The difference is { $share } percentage points of the win share.
report-moment-even = The search tried both moves, and this one led to a higher win share.
report-none = No decision stands out, and chance changed little.

# Westeros Intrigue
report-stranded = Who stranded whom
report-stranded-round = Round
report-stranded-who = Player
report-stranded-cards = Cards left
report-stranded-by = Last place closed by
report-stranded-line = Log line
report-stranded-deal = nobody
report-stranded-self = their own card
report-stranded-note = A player is stranded if they hold cards and no place is left for any of them. Each such card costs a penalty point.

# RISK
report-dice = Dice in battles
report-dice-who = Player
report-dice-count = Dice
report-dice-pips = Pips above average
report-dice-pips-sd = in SD
report-dice-lost = Armies lost
report-dice-expected = Expected
report-dice-lost-sd = Luck in SD
report-dice-note = SD is the standard deviation. Two thirds of all games are between −1 and +1, and 95 % between −2 and +2. These figures are exact.
report-dice-note-cards = SD is the standard deviation. Two thirds of all games are between −1 and +1, and 95 % between −2 and +2. These figures are exact. Dice rolled for cards are not included.

# the card game
report-plots = Plots by round
report-plots-round = Round
report-plots-first = { $one }
report-plots-second = { $two }
report-plots-power-first = Power { $one }
report-plots-power-second = Power { $two }
report-plots-share = Win share { $one }
report-plots-note = The last column shows how the win share of { $one } changed during the round, luck included.
report-fights = Challenges
report-fights-round = Round
report-fights-who = Attacker
report-fights-kind = Kind
report-fights-result = Result
report-fights-share = Win share
report-fights-line = Log line
report-fights-won = won
report-fights-lost = lost
report-fights-none = not resolved
report-fights-note = “Win share” shows how the attacker's win share changed from the declaration to the end of the challenge.

# limits
report-limits = What this report cannot say
report-limits-estimate = Win shares are estimates of a program that plays on in a simple way. So every move that is better than simple play looks like a gain.
report-limits-luck = Luck has a mean of zero over many games, however good the estimate is. In one game it depends on the estimate.
report-limits-hidden = The curve and the luck figures use all cards. The cost of a decision uses only what the player could see.
report-limits-search = The search can miss the best move. Small costs are not proof of a mistake.
report-limits-people = The report does not cover talks, agreements or habits of the players.
report-written = Saved in { $file }.

# in the browser
report-offer = A report explains this game: luck, the cost of decisions, and the moments that decided it.
report-offer-more = The search looks at every position again. This takes ten seconds to a few minutes.
report-make = Make the report
report-making = The report is being made.
report-waiting = Other reports are made first.
report-leave = You can close this view. The report is kept with the game.
report-stop = Cancel
report-show = Show this moment
report-share = The win share of a player is their estimated chance to win from that moment on.
report-nothing = There is nothing to list in this game.

# moves that the history does not mention
report-move-call = call an exiled House
report-move-commit = choose { $text }
report-move-deal = Dealt: { $text }
report-move-deploy = place armies in { $text }
report-move-dice = number of dice: { $text }
report-move-done = nothing more in this phase
report-move-draw = take a card
report-move-engines = Siege Engines: { $text }
report-move-fight = fight on
report-move-from = start from { $text }
report-move-hand = { $text ->
    [keep] keep the hand
    [new] draw a new hand
   *[other] decide about the hand
}
report-move-house = choose { $text }
report-move-knights = Knights: { $text }
report-move-pass = pass
report-move-pick = choose { $text }
report-move-place = { $text ->
    [nothing] keep the card in hand
   *[other] place { $text }
}
report-move-ready = everybody is ready
report-move-roll = Dice: { $text }
report-move-to = to { $text }
report-move-trade = trade { $text }
