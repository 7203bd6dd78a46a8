"""Maneuver: armies move along a chain of the player's own territories (S-49, S-50)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.moments import ASK, INVADE_BEGUN, INVASION_OVER, MANEUVER_OVER
from council.games.risk.moves import DONE, FROM, TO
from council.games.risk.rules.cards.passage import can_pass, connected_through, free_passage
from council.games.risk.rules.numbers import most_armies
from council.games.risk.rules.units import take_knights
from council.games.risk.state.board import NOUGHTS, Board
from council.games.risk.state.changes import move_armies
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import GOING, GOING_ON, INVADING, LEAVING, MARCHING

NOT_YET: Final[i64] = 0
UNDER_WAY: Final[i64] = 1
MADE: Final[i64] = 2


def start_maneuvers(s: Board) -> i64:
    """What was made early is gone; what a card gave besides is not."""
    if isinstance(s, DominionBoard) and s.early == MADE:
        if s.marches == 0:
            return end_maneuver(s)
        s.marches -= 1
    return offer_maneuver(s)


def offer_maneuver(s: Board) -> i64:
    """One maneuver may follow (S-49)."""
    s.phase = LEAVING
    if can_maneuver(s):
        return ASK
    return end_maneuver(s)


def maneuver_sources(s: Board) -> vec[i64]:
    """Own territories with an army to spare and an own neighbour to go to (S-49, S-50). Who begins
    a maneuver early makes it."""
    owner = s.owner
    turn = s.turn
    moves = vec[i64](capacity=s.held[turn] + 1)
    if not isinstance(s, DominionBoard) or s.early != UNDER_WAY:
        moves = append(moves, DONE)
    for t in range(s.land.low, s.land.high):
        if owner[t] == turn and can_leave(s, t):
            moves = append(moves, FROM + t)
    return moves


def can_maneuver(s: Board) -> bool:
    """Whether there is any source."""
    owner = s.owner
    for t in range(s.land.low, s.land.high):
        if owner[t] == s.turn and can_leave(s, t):
            return True
    return False


def can_leave(s: Board, t: i64) -> bool:
    """An army to spare, and an own territory to go to."""
    if isinstance(s, DominionBoard) and free_passage(s):
        return can_pass(s, t)
    return s.armies[t] > 1 and own_neighbours(s, t) > 0


def own_neighbours(s: Board, t: i64) -> i64:
    """How many territories beside this one the seat on turn holds."""
    owner = s.owner
    neighbours = s.land.neighbours
    turn = s.turn
    count: i64 = 0
    for j in range(s.land.starts[t], s.land.starts[t + 1]):
        if owner[neighbours[j]] == turn:
            count += 1
    return count


def maneuver_targets(s: Board) -> vec[i64]:
    """Every own territory connected to the source."""
    found = connected(s, s.source)
    moves = vec[i64](capacity=s.held[s.turn])
    for t in range(s.land.low, s.land.high):
        if found[t] != 0 and t != s.source:
            moves = append(moves, TO + t)
    return moves


def connected(s: Board, source: i64) -> vec[i64]:
    """1 for every territory on a chain of its owner's own from the source (S-50, A-20)."""
    if isinstance(s, DominionBoard) and free_passage(s):
        return connected_through(s, source)
    owner = s.owner
    starts = s.land.starts
    neighbours = s.land.neighbours
    seat = owner[source]
    found = NOUGHTS[:]
    found[source] = 1
    todo = vec[i64](capacity=i64(82))
    todo = append(todo, source)
    k: i64 = 0
    while k < i64(len(todo)):
        t = todo[k]
        k += 1
        for j in range(starts[t], starts[t + 1]):
            neighbour = neighbours[j]
            if owner[neighbour] == seat and found[neighbour] == 0:
                found[neighbour] = 1
                todo = append(todo, neighbour)
    return found


def leave(s: Board, source: i64) -> i64:
    """From where; with one place to go to there is no question."""
    s.source = source
    s.phase = GOING
    if own_neighbours(s, source) > 1:
        return ASK
    targets = maneuver_targets(s)
    if i64(len(targets)) == 1:
        return march_to(s, targets[0] - TO)
    return ASK


def march_to(s: Board, target: i64) -> i64:
    """To where; with one army to spare there is no question how many."""
    s.target = target
    s.phase = MARCHING
    if most_armies(s) == 1:
        return march(s, 1)
    return ASK


def march(s: Board, armies: i64) -> i64:
    """They march, and Knights and Siege Engines may go along (A-20)."""
    move_armies(s, s.source, s.target, armies)
    if isinstance(s, DominionBoard):
        return take_knights(s, 1)
    return end_maneuver(s)


def end_maneuver(s: Board) -> i64:
    """Made or not. A card may have given one more, or let this one come early."""
    if isinstance(s, DominionBoard):
        if s.early == UNDER_WAY:
            return march_on(s)
        if s.source >= 0 and s.marches > 0:
            s.marches -= 1
            s.source = -1
            s.target = -1
            s.stage += 1
            return offer_maneuver(s)
    s.source = -1
    s.target = -1
    s.stage += 1
    return MANEUVER_OVER


def march_on(s: DominionBoard) -> i64:
    """Back to the invasion an early maneuver interrupted, if the source still has an army to
    spare."""
    s.early = MADE
    s.source = s.kept_source
    s.target = s.kept_target
    s.kept_source = -1
    s.kept_target = -1
    s.stage += 1
    if s.kept_phase == INVADING:
        return INVADE_BEGUN
    if s.armies[s.source] > 1:
        s.phase = GOING_ON
        return ASK
    return INVASION_OVER
