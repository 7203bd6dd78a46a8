"""Where a card may act: the engine calls `reached(point)` there and goes on in `proceed(point)`.

Skirmish goes on at once. Court opens a window, asks one seat after the other, and calls `proceed`
when the window closes (A-24, A-25): what comes next is a number, not a call that waits.
"""

from typing import Final

from mypy_extensions import i64

TURN_STARTED: Final[i64] = 1  # before any income: turn_start_self, turn_start_opponent
INCOME_COUNTED: Final[i64] = 2  # gold received, no army deployed: income_self, deploy_self
DEPLOYED: Final[i64] = 3  # the last point of Reinforce: deploy_self
MAESTER_PAID: Final[i64] = 4  # paid for and not yet drawn: buy_maester_self
BEFORE_INVADING: Final[i64] = 5  # after Refresh, before the first invasion: pre_invasion_self
DECLARED: Final[i64] = 6  # source and target are named: declare_...
COMMITTED: Final[i64] = 7  # armies committed, defence dice not chosen: commit_against_self
ROLLED: Final[i64] = 8  # ones were re-rolled, nothing compared: after_battle_roll
CONQUERED: Final[i64] = 9  # before any elimination is settled: on_conquest
MANEUVERING: Final[i64] = 10  # before the first maneuver of the phase: maneuver_self
DRAW_BEGUN: Final[i64] = 11  # before the first card of the phase: draw_self
CARD_DUE: Final[i64] = 12  # about to take a territory card: drawing_territory_self
CARD_ROLLED: Final[i64] = 13  # a d6 of a card lies, its result is not used yet: after_own_roll
CARD_PLAYED: Final[i64] = 14  # a maester card is paid for: maester_played_by_opponent
POINTS: Final[i64] = 15
