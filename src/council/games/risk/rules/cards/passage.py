"""Free passage: a maneuver may lead through opponents, not through neutrals."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import MANEUVER_THROUGH
from council.games.risk.state.board import NOUGHTS
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import lasts_for


def free_passage(s: DominionBoard) -> bool:
    """Whether the seat on turn may maneuver through opponents."""
    return s.lasting.count > 0 and lasts_for(s, MANEUVER_THROUGH, s.turn)


def connected_through(s: DominionBoard, source: i64) -> vec[i64]:
    """1 for every own territory that a chain of players' territories connects with the source."""
    found = NOUGHTS[:]
    found[source] = 1
    todo = vec[i64](capacity=i64(82))
    todo = append(todo, source)
    k: i64 = 0
    while k < i64(len(todo)):
        t = todo[k]
        k += 1
        for j in range(s.land.starts[t], s.land.starts[t + 1]):
            neighbour = s.land.neighbours[j]
            if s.owner[neighbour] >= 0 and found[neighbour] == 0:
                found[neighbour] = 1
                todo = append(todo, neighbour)
    for t in range(s.land.low, s.land.high):
        if s.owner[t] != s.turn:
            found[t] = 0
    return found


def can_pass(s: DominionBoard, t: i64) -> bool:
    """An army to spare, and an own territory within reach."""
    if s.armies[t] < 2:
        return False
    found = connected_through(s, t)
    for target in range(s.land.low, s.land.high):
        if found[target] != 0 and target != t:
            return True
    return False
