"""What lasting effects change about invasions: bans, ways by sea, a maneuver that comes early."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    INVASION_BAN,
    INVASION_REACH,
    MANEUVER_ANYTIME,
    SCOPE,
    TARGET_ONLY,
)
from council.games.risk.box.moments import ASK, DECLARED
from council.games.risk.moves import ATTACK, DONE, FROM, MANEUVER, TO
from council.games.risk.rules.maneuver import NOT_YET, UNDER_WAY, can_maneuver
from council.games.risk.state.board import NOUGHTS
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import F_CARD, SAIL, push_frame, put_question, top
from council.games.risk.state.lasting import (
    E_ABOUT,
    E_ROW,
    E_USER,
    lasting_kind,
    lasting_part,
    lasts_for,
)
from council.games.risk.state.phases import LEAVING, SAIL_TO


def invasion_banned(s: DominionBoard, t: i64) -> bool:
    """Whether a card forbids the seat on turn to invade a territory."""
    for k in range(s.lasting.count):
        if lasting_kind(s, k) == INVASION_BAN:
            if s.programs.part(lasting_part(s, k, E_ROW), SCOPE) == TARGET_ONLY:
                if lasting_part(s, k, E_ABOUT) == t:
                    return True
            elif s.owner[t] == lasting_part(s, k, E_USER):
                return True
    return False


def attacks_with_cards(s: DominionBoard, adjacent: vec[i64]) -> vec[i64]:
    """The attacks on adjacent territories that no card forbids, and what cards add."""
    moves = vec[i64](capacity=i64(64))
    for move in adjacent:
        if move == DONE or not invasion_banned(s, s.land.targets[move - ATTACK]):
            moves = append(moves, move)
    if lasts_for(s, INVASION_REACH, s.turn):
        for t in range(s.land.low, s.land.high):
            if sets_sail(s, t):
                moves = append(moves, FROM + t)
    return or_maneuver(s, moves)


def can_invade_with_cards(s: DominionBoard) -> bool:
    """Also while a maneuver may still be made early, which may open a way (D-43)."""
    if may_march_early(s):
        return True
    if lasts_for(s, INVASION_REACH, s.turn):
        for t in range(s.land.low, s.land.high):
            if sets_sail(s, t):
                return True
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == s.turn and s.armies[t] > 1:
            for j in range(s.land.starts[t], s.land.starts[t + 1]):
                neighbour = s.land.neighbours[j]
                if s.owner[neighbour] != s.turn and not invasion_banned(s, neighbour):
                    return True
    return False


def sets_sail(s: DominionBoard, t: i64) -> bool:
    """A port from which another coast can be reached that is not adjacent anyway."""
    if s.owner[t] != s.turn or s.land.ports[t] == 0 or s.armies[t] < 2:
        return False
    return i64(len(shores(s, t))) > 0


def shores(s: DominionBoard, source: i64) -> vec[i64]:
    """Coasts of others beyond the borders of a territory, as targets."""
    near = NOUGHTS[:]
    for j in range(s.land.starts[source], s.land.starts[source + 1]):
        near[s.land.neighbours[j]] = 1
    moves = vec[i64](capacity=i64(82))
    for t in range(s.land.low, s.land.high):
        far = s.programs.coastal[t] != 0 and near[t] == 0
        if far and s.owner[t] != s.turn and not invasion_banned(s, t):
            moves = append(moves, TO + t)
    return moves


def sail(s: DominionBoard, source: i64) -> i64:
    """An invasion by sea: where to is asked next."""
    push_frame(s, SAIL, source, s.turn)
    put_question(s, SAIL_TO, s.turn)
    return ASK


def land_at(s: DominionBoard, t: i64) -> i64:
    """The invasion by sea is declared."""
    s.source = top(s, F_CARD)
    s.target = t
    s.frames.pop()
    return DECLARED


def or_maneuver(s: DominionBoard, moves: vec[i64]) -> vec[i64]:
    """The maneuver of the turn may come early (maneuver_anytime)."""
    if may_march_early(s):
        return append(moves, MANEUVER)
    return moves


def may_march_early(s: DominionBoard) -> bool:
    """Whether the maneuver of the turn may still come early."""
    if s.early != NOT_YET or s.lasting.count == 0:
        return False
    if not lasts_for(s, MANEUVER_ANYTIME, s.turn):
        return False
    return can_maneuver(s)


def march_early(s: DominionBoard) -> i64:
    """The maneuver of the turn in the middle of an invasion (maneuver_anytime)."""
    s.early = UNDER_WAY
    s.kept_phase = s.phase
    s.kept_source = s.source
    s.kept_target = s.target
    s.source = -1
    s.target = -1
    s.phase = LEAVING
    return ASK
