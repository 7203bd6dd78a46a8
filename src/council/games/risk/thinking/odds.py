"""The odds of a fight to the end, with all that strengthens one side or the other."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    AMOUNT,
    DICE,
    DIE_BONUS,
    DIE_UPGRADE,
    EVERY,
    HIGHEST,
    WIN_TIES,
)
from council.games.risk.rules.cards.sides import side_of
from council.games.risk.state.board import Board
from council.games.risk.state.counts import engines_on, forts_on, knights_on, least
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import E_ROW, E_USER, lasting_kind, lasting_part

LARGEST: Final[i64] = 20  # armies of a side in the table of odds
# How much stronger an army fights, in per cent
ON_ALL: Final[i64] = 35  # one more on every die
ON_TOP: Final[i64] = 18  # one more on the highest
EIGHT: Final[i64] = 14  # a d8
TIES: Final[i64] = 40
MOST: Final[i64] = 3  # units of a kind that count


def odds_of(s: Board, men: i64, source: i64, target: i64) -> i64:
    """Where the table of odds has a fight between two territories."""
    if isinstance(s, DominionBoard):
        return odds_with_cards(s, men, source, target)
    return odds_index(men, s.armies[target])


def odds_with_cards(s: DominionBoard, men: i64, source: i64, target: i64) -> i64:
    """The same where units and lasting effects count too."""
    attack: i64 = 100
    defence: i64 = 100
    if source >= 0:
        attack += ON_TOP * least(knights_on(s, source), MOST)
        attack += EIGHT * least(engines_on(s, source), MOST)
    if s.units[target] != 0:
        defence += ON_TOP * least(knights_on(s, target), MOST)
        defence += EIGHT * least(engines_on(s, target), MOST)
        defence += ON_ALL * least(forts_on(s, target), 1)
    for k in range(s.lasting.count):
        user = lasting_part(s, k, E_USER)
        if side_of(s, user) == 0:
            attack += boost(s, k)
        elif user == s.owner[target]:
            defence += boost(s, k)
    return odds_index(men * attack // 100, s.armies[target] * defence // 100)


def boost(s: DominionBoard, k: i64) -> i64:
    """What a lasting effect adds to the strength of its user."""
    kind = lasting_kind(s, k)
    row = lasting_part(s, k, E_ROW)
    if kind == DIE_BONUS:
        worth = ON_TOP if s.programs.part(row, DICE) == HIGHEST else ON_ALL
        return worth * s.programs.part(row, AMOUNT)
    if kind == DIE_UPGRADE:
        return 2 * EIGHT if s.programs.part(row, DICE) == EVERY else EIGHT
    return TIES if kind == WIN_TIES else i64(0)


def odds_index(men: i64, foes: i64) -> i64:
    """Where the table of odds has a fight; large armies are scaled down."""
    if foes > LARGEST:
        men = men * LARGEST // foes
        foes = LARGEST
    if men > LARGEST:
        men = LARGEST
    return (LARGEST + 1) * men + foes
