"""The moments of a turn, in order. `rules/flow.py` says what follows each of them.

Up to CARD_PLAYED a card may act there: with cards in the game a window opens, asks one seat after
the other, and play goes on when it closes (A-24, A-25).
"""

from typing import Final

from mypy_extensions import i64

ASK: Final[i64] = 0  # a question is put: nothing follows before its answer

TURN_STARTED: Final[i64] = 1  # before any income: turn_start_self, turn_start_opponent
INCOME_COUNTED: Final[i64] = 2  # gold received, no army deployed: income_self, deploy_self
DEPLOYED: Final[i64] = 3  # the last moment of Reinforce: deploy_self
MAESTER_PAID: Final[i64] = 4  # paid for and not yet drawn: buy_maester_self
BEFORE_INVADING: Final[i64] = 5  # after Refresh, before the first invasion: pre_invasion_self
DECLARED: Final[i64] = 6  # source and target are named: declare_...
COMMITTED: Final[i64] = 7  # armies committed, defence dice not chosen: commit_against_self
ROLLED: Final[i64] = 8  # ones were re-rolled, nothing compared: after_battle_roll
CONQUERED: Final[i64] = 9  # before any elimination is settled: on_conquest
MANEUVERING: Final[i64] = 10  # before the first maneuver of the phase: maneuver_self
DRAW_BEGUN: Final[i64] = 11  # before the first card of the phase: draw_self
CARD_DUE: Final[i64] = 12  # about to take a territory card: drawing_territory_self
# Moments of a card in use: `cards/play.py` opens their windows, nothing else follows
CARD_ROLLED: Final[i64] = 13  # a d6 of a card lies, its result is not used yet: after_own_roll
CARD_PLAYED: Final[i64] = 14  # a maester card is paid for: maester_played_by_opponent
CARD_MOMENTS: Final[i64] = 15

# Moments at which no card acts
TURN_BEGINS: Final[i64] = 15  # a seat is on turn, what it did last time is still noted
TRADING_BEGUN: Final[i64] = 16  # too many cards were taken in the middle of Invade (S-47)
PURCHASE_OFFERED: Final[i64] = 17  # something was bought, more may be
INVADE_BEGUN: Final[i64] = 18  # the next invasion, or none
NEXT_BATTLE: Final[i64] = 19  # arrivals fight on
PLUNDER_BEGUN: Final[i64] = 20  # arrivals have driven out a seat
LANDING_OVER: Final[i64] = 21  # arrivals have won, lost, or were called off
INVASION_OVER: Final[i64] = 22
MARCHED: Final[i64] = 23  # an army has maneuvered, and units with it
MANEUVER_OVER: Final[i64] = 24
CARD_OFFERED: Final[i64] = 25  # one more card may be drawn
TURN_OVER: Final[i64] = 26
TURN_CLOSED: Final[i64] = 27  # the Watch has come and fought, or does not come
NEXT_SEAT: Final[i64] = 28
