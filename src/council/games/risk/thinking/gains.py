"""What a conquest would gain at first sight, in hundredths of an army."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.core.state import Rng
from council.games.risk.box.dominion import (
    CASTLE,
    COASTS,
    CONQUERED,
    CONTROL,
    DESTROYED,
    NO_FEATURE,
    PROGRAM,
    SPREAD,
)
from council.games.risk.moves import REGIONS
from council.games.risk.rules.objectives import DONE_ALL, progress
from council.games.risk.state.board import Board
from council.games.risk.state.cards import hand_size
from council.games.risk.state.counts import castles_of, ports_of, region_owners, regions_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import home_of
from council.games.risk.state.places import FIRST_OBJECTIVE, O_HAND
from council.games.risk.thinking.odds import odds_of

LAND: Final[i64] = 120  # a territory or a castle, among all seats: the more, the more others gain
POINT: Final[i64] = 400  # a point, at the end; before, the less the more turns are left
CARD: Final[i64] = 300
BONUS: Final[i64] = 200  # an army a turn for a region; half as much when an enemy loses it
KILL: Final[i64] = 100  # an army of the only enemy; far less where there are more of them
DEAR: Final[i64] = 140  # per cent: where more than two play, losses are dearer
JITTER: Final[i64] = 10  # per cent by which a guess may misjudge a gain
NEVER: Final[i64] = -1000000
# After the regions in what a conquest adds: for any territory, for one with a castle, with a port
ANY: Final[i64] = REGIONS
CASTLES: Final[i64] = REGIONS + 1
PORTS: Final[i64] = REGIONS + 2
HOMECOMING: Final[i64] = 100  # the lost Seat of Power, for each point and three more
A_POINT: Final[i64] = 300  # of an objective, if it were done


def gain_of(
    s: Board, men: i64, source: i64, target: i64, gains: vec[i64], turns: i64, rng: Rng
) -> i64:
    """What a fight to the end is worth: conquest and enemies killed, less what it costs."""
    land = s.land
    owner = s.owner[target]
    odds = odds_of(s, men, source, target)
    prize = worth_of(s, target, turns)
    if land.needed[target] != 0:
        prize += gains[land.region[target]]
    prize += gains[ANY]
    if land.castles[target] != 0:
        prize += gains[CASTLES]
    if land.ports[target] != 0:
        prize += gains[PORTS]
    if s.conquests == 0:
        prize += CARD
    if owner >= 0:
        rivals = s.seats - 1
        prize += KILL * s.armies[target] // (rivals * rivals)
        if s.held[owner] == 1:
            prize += CARD * hand_size(s, owner)
    prize = prize * (100 - JITTER + rng.below(2 * JITTER)) // 100
    cost = land.losses[odds] if s.seats == 2 else land.losses[odds] * DEAR // 100
    return prize * land.wins[odds] // 1000 - cost


def worth_of(s: Board, t: i64, turns: i64) -> i64:
    """A territory: its share of the income, and its points as the end comes near. In Dominion
    nobody wins without their own Seat of Power (D-46)."""
    land = s.land
    points = 1 + land.castles[t] + land.ports[t]
    worth = LAND * (1 + land.castles[t]) // s.seats + POINT * points // ((1 + turns) * (1 + turns))
    if isinstance(s, DominionBoard) and s.with_objectives != 0 and t == home_of(s, s.turn):
        worth += HOMECOMING * (3 + s.points[s.turn])
    return worth


def region_gains(s: Board) -> vec[i64]:
    """What taking a territory adds by region: the bonus won with the last one, or broken; and
    what is wanted for other reasons."""
    land = s.land
    lacking = zeros(REGIONS + 3)
    for t in range(land.low, land.high):
        if land.needed[t] != 0 and s.owner[t] != s.turn:
            lacking[land.region[t]] += 1
    owners = region_owners(s)
    for region in range(REGIONS):
        worth = BONUS * land.bonus[region]
        if lacking[region] == 1:
            lacking[region] = worth
        elif owners[region] >= 0 and owners[region] != s.turn:
            lacking[region] = worth // 2
        else:
            lacking[region] = 0
    if isinstance(s, DominionBoard) and s.with_objectives != 0:
        for scroll in s.scrolls.all_in(O_HAND + s.turn):
            want(s, lacking, scroll - FIRST_OBJECTIVE)
    return lacking


def want(s: DominionBoard, gains: vec[i64], objective: i64) -> None:
    """What an objective adds to each conquest that leads to it, more the nearer it is."""
    done = progress(s, objective, s.turn)
    if done == DONE_ALL:
        return
    sheet = s.land.dominion
    kind = sheet.tests[PROGRAM * objective]
    a = sheet.tests[PROGRAM * objective + 1]
    b = sheet.tests[PROGRAM * objective + 2]
    c = sheet.tests[PROGRAM * objective + 3]
    worth = A_POINT * sheet.points[objective] * (50 + done) // 100
    if kind == CONTROL:
        want_control(s, gains, worth // (a + b + c), a, b, c)
    elif kind == COASTS:
        gains[PORTS] += worth // 3
    elif kind == SPREAD:
        gains[ANY] += worth // (2 * b)
    elif kind == DESTROYED:
        gains[ANY] += 2 * worth // a
    elif kind == CONQUERED:
        if b != 0 or c == NO_FEATURE:
            gains[ANY] += worth // a
        else:
            gains[CASTLES if c == CASTLE else PORTS] += worth // a


def want_control(
    s: DominionBoard, gains: vec[i64], each: i64, castles: i64, ports: i64, all_of: i64
) -> None:
    """Castles, ports and whole regions that are to be held together."""
    if castles_of(s, s.turn) < castles:
        gains[CASTLES] += each
    if ports_of(s, s.turn) < ports:
        gains[PORTS] += each
    if regions_of(s, s.turn) < all_of:
        for region in range(REGIONS):
            if gains[region] > 0:
                gains[region] += each
