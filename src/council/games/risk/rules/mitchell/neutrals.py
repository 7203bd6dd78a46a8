"""House Mitchell's neutral Houses: their garrisons, and the turn they take together.

Neutral territories keep the owner NEUTRAL, so every other rule treats them alike (M-24).
"""

from mypy_extensions import i64

from council.core.bits import shl, zeros
from council.games.risk.moves import REGIONS
from council.games.risk.state.banners import flies
from council.games.risk.state.board import NO_BANNERS, Board
from council.games.risk.state.changes import settle
from council.games.risk.state.forces import BANNERED, EVERY_HOUSE, TARGARYEN
from council.games.risk.state.order import seat_of_house
from council.games.risk.state.places import NEUTRAL


def begin_amendments(s: Board) -> None:
    """Play by the amendments: nobody has landed yet, Targaryen is in exile (M-03)."""
    s.mitchell = 1
    s.banners = NO_BANNERS[:]
    s.exiled = shl(1, TARGARYEN)


def place_garrisons(s: Board) -> None:
    """The armies of M-01 and M-02; those of Houses nobody plays are neutral (M-08)."""
    land = s.land
    for t in range(land.low, land.high):
        if land.garrisons[t] > 0:
            house = land.banners[t]
            seat = seat_of_house(s, house) if house >= 0 else i64(-1)
            settle(s, seat if seat >= 0 else NEUTRAL, t, land.garrisons[t])
            if seat < 0:
                s.banners[t] = house


def neutral_turn(s: Board) -> None:
    """Reinforcements and nothing else (M-10, A-50)."""
    if s.pooled != 0:
        reinforce_houses(s, EVERY_HOUSE)
        return
    for house in range(BANNERED):
        reinforce_houses(s, shl(1, house))


def reinforce_houses(s: Board, houses: i64) -> None:
    """The income of some Houses, army by army to where it is needed most."""
    for _step in range(neutral_income(s, houses)):
        s.armies[weakest(s, houses)] += 1


def neutral_income(s: Board, houses: i64) -> i64:
    """What a player with the territories of these Houses would get."""
    land = s.land
    count: i64 = 0
    lacking = zeros(REGIONS)
    for t in range(land.low, land.high):
        if flies(s, t, houses):
            count += 1 + land.castles[t]
        elif land.needed[t] != 0:
            lacking[land.region[t]] = 1
    if count == 0:
        return 0
    income = count // 3 if count > 9 else i64(3)
    for region in range(REGIONS):
        if lacking[region] == 0:
            income += land.bonus[region]
    return income


def weakest(s: Board, houses: i64) -> i64:
    """Fewest armies, at a front if there is one, then by id (A-51)."""
    best: i64 = -1
    exposed = False
    for t in range(s.land.low, s.land.high):
        if flies(s, t, houses):
            front = at_front(s, t, houses)
            if best < 0 or front != exposed:
                better = best < 0 or front
            elif s.armies[t] != s.armies[best]:
                better = s.armies[t] < s.armies[best]
            else:
                better = s.land.alphabet[t] < s.land.alphabet[best]
            if better:
                best = t
                exposed = front
    return best


def at_front(s: Board, t: i64, houses: i64) -> bool:
    """Whether others are beside a territory of these Houses."""
    for j in range(s.land.starts[t], s.land.starts[t + 1]):
        if not flies(s, s.land.neighbours[j], houses):
            return True
    return False
