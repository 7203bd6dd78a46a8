"""The moves worth considering, and how much effort a question deserves."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.moves import ATTACK, DEPLOY, DICE, FIGHT, FROM, STOP, TO, UNIT
from council.games.risk.rules.invasion import most_committed, most_defending
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    BASING,
    COMMITTING,
    COUNTING,
    DEFENDING,
    DEPLOYING,
    GIVING_UP,
    GOING,
    GOING_ON,
    HOW_MANY,
    INVADING,
    MARCHING,
    MOVING_IN,
    NAMING_KNIGHTS,
    NO_QUESTION,
    STARTING,
    TAKING,
    TAKING_ENGINES,
    TRADING,
)
from council.games.risk.thinking.odds import odds_of

FAIR: Final[i64] = 400  # of a thousand: odds at which an invasion is declared and goes on
# Where more than two play, the others gain most from a war: better odds, dearer losses
SAFE: Final[i64] = 600


def effort(s: Board) -> i64:
    """A turn has many questions, so each gets 1 to 4 per cent; less where less is at stake."""
    phase = s.phase
    if isinstance(s, DominionBoard) and s.ask != NO_QUESTION:
        return 2
    if phase == INVADING or phase == DEPLOYING:
        return 4
    if phase == MOVING_IN or phase == TAKING or phase == MARCHING or phase < TRADING:
        return 1
    return 2


def candidates(s: Board) -> vec[i64]:
    """The legal moves worth a thought."""
    phase = s.phase
    if isinstance(s, DominionBoard) and (s.ask != NO_QUESTION or phase >= GIVING_UP):
        return dominion_candidates(s)
    if phase == INVADING:
        return fair_attacks(s)
    if phase == COMMITTING or phase == DEFENDING:
        return only(DICE + most_dice(s) - 1)
    if phase == GOING_ON:
        return only(fight_guess(s))
    moves = s.legal_moves()
    if phase == COUNTING or phase == MOVING_IN or phase == MARCHING:
        return few(moves)
    if phase == DEPLOYING and s.bonus == 0:
        return to_front(s, moves, DEPLOY)
    if phase == GOING:
        return to_front(s, moves, TO)
    return moves


def most_dice(s: Board) -> i64:
    """As many as may be rolled: more are always a little better."""
    return most_committed(s) if s.phase == COMMITTING else most_defending(s)


def dominion_candidates(s: DominionBoard) -> vec[i64]:
    """The same for what only Dominion and its cards ask."""
    phase = s.phase
    moves = s.legal_moves()
    if s.ask == HOW_MANY:
        return few(moves)
    if s.ask != NO_QUESTION:
        return moves
    if NAMING_KNIGHTS <= phase <= TAKING_ENGINES:
        return few(moves)
    if phase == STARTING:
        return to_front(s, moves, DEPLOY)
    if phase == BASING:
        return to_front(s, moves, UNIT)
    return moves


def only(move: i64) -> vec[i64]:
    """A list of one move."""
    return append(vec[i64](capacity=i64(1)), move)


def few(moves: vec[i64]) -> vec[i64]:
    """The first, the middle and the last."""
    n = i64(len(moves))
    if n <= 3:
        return moves
    found = vec[i64](capacity=i64(3))
    return append(append(append(found, moves[0]), moves[n // 2]), moves[n - 1])


def to_front(s: Board, moves: vec[i64], first: i64) -> vec[i64]:
    """Those to where enemies are near; all when there are none."""
    found = vec[i64](capacity=i64(len(moves)))
    for move in moves:
        if faces_others(s, move - first):
            found = append(found, move)
    return found if i64(len(found)) > 0 else moves


def fair_attacks(s: Board) -> vec[i64]:
    """Only those that would go on: what was broken off is not declared again at once."""
    land = s.land
    moves = vec[i64](capacity=i64(64))
    for move in s.legal_moves():
        if ATTACK <= move < FROM:
            link = move - ATTACK
            if not fair_odds(s, land.sources[link], land.targets[link]):
                continue
        moves = append(moves, move)
    return moves


def fair_odds(s: Board, source: i64, target: i64) -> bool:
    """Whether the odds of an invasion are good enough."""
    odds = odds_of(s, s.armies[source] - 1, source, target)
    return s.land.wins[odds] >= (FAIR if s.seats == 2 else SAFE)


def fight_guess(s: Board) -> i64:
    """A battle goes on as long as it would be begun."""
    return FIGHT if fair_odds(s, s.source, s.target) else STOP


def faces_others(s: Board, t: i64) -> bool:
    """Whether others are beside it."""
    seat = s.owner[t]
    for j in range(s.land.starts[t], s.land.starts[t + 1]):
        if s.owner[s.land.neighbours[j]] != seat:
            return True
    return False


def threat(s: Board, t: i64) -> i64:
    """The strongest army of another player beside it."""
    most: i64 = 0
    for j in range(s.land.starts[t], s.land.starts[t + 1]):
        neighbour = s.land.neighbours[j]
        other = s.owner[neighbour]
        if other >= 0 and other != s.owner[t] and s.armies[neighbour] > most:
            most = s.armies[neighbour]
    return most
