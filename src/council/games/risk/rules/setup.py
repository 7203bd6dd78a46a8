"""The setup: the opening roll, the Houses, the deal of the territories (S-04..S-10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.games.risk.box.moments import ASK, TURN_BEGINS
from council.games.risk.moves import DEAL, HOUSE, SEAT, TERRITORIES
from council.games.risk.rules.mitchell.neutrals import place_garrisons
from council.games.risk.rules.setup_dominion import begin_dominion, give_start_bonus
from council.games.risk.state.board import Board
from council.games.risk.state.changes import settle
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import next_playing
from council.games.risk.state.phases import ALLOTTING, DEALING, HOUSING, TIED
from council.games.risk.state.places import FREE, NEUTRAL

MOST_TIES: Final[i64] = 8  # opening rolls; then one of those tied is drawn, which is the same odds


def roller(s: Board) -> i64:
    """The seat whose opening roll is next; -1: all have rolled."""
    for seat in range(s.seats):
        if (s.rivals >> seat) & 1 != 0 and (s.rolls >> (4 * seat)) & 15 == 0:
            return seat
    return -1


def roll_for_first(s: Board, face: i64) -> i64:
    """The highest begins; those tied for it roll again (S-04, A-02)."""
    s.rolls |= shl(face, 4 * roller(s))
    if roller(s) >= 0:
        return ASK
    best: i64 = 0
    tied: i64 = 0
    for seat in range(s.seats):
        face = (s.rolls >> (4 * seat)) & 15 if (s.rivals >> seat) & 1 != 0 else i64(0)
        if face > best:
            best = face
            tied = 0
        if face == best:
            tied |= shl(1, seat)
    s.rivals = tied
    if popcount(tied) == 1:
        return begin_with(s, lowest(tied))
    s.ties += 1
    if s.ties == MOST_TIES:
        s.phase = TIED
        return ASK
    for seat in range(s.seats):
        if (tied >> seat) & 1 != 0:
            s.rolls &= ~shl(15, 4 * seat)
    return ASK


def begin_with(s: Board, seat: i64) -> i64:
    """This seat has the first turn and picks a House first; by option Houses are drawn (A-49)."""
    s.first = seat
    s.turn = seat
    s.phase = HOUSING if s.draws_houses == 0 else ALLOTTING
    return ASK


def free_houses(s: Board) -> vec[i64]:
    """The Houses of this number of players that nobody has picked (S-05)."""
    taken = taken_houses(s)
    moves = vec[i64](capacity=i64(7))
    for house in range(i64(7)):
        if (taken >> house) & 1 == 0:
            moves = append(moves, HOUSE + house)
    return moves


def taken_houses(s: Board) -> i64:
    """Picked, or not in this game: a set."""
    taken: i64 = 127
    for house in s.land.houses:
        taken &= ~shl(1, house)
    for seat in range(s.seats):
        if s.houses[seat] >= 0:
            taken |= shl(1, s.houses[seat])
    return taken


def take_house(s: Board, house: i64) -> i64:
    """Clockwise from the first player (S-05); the last takes what is left."""
    s.houses[s.turn] = house
    s.turn = next_playing(s, s.turn)
    left = 127 & ~taken_houses(s)
    if popcount(left) == 1 and s.turn != s.first:
        s.houses[s.turn] = lowest(left)
        s.turn = s.first
    return houses_chosen(s) if s.turn == s.first else ASK


def houses_chosen(s: Board) -> i64:
    """All have their House; no search looks beyond the deal that follows."""
    s.stage += 1
    if isinstance(s, DominionBoard):
        return begin_dominion(s)
    s.phase = DEALING
    if s.mitchell != 0:
        place_garrisons(s)
    return ASK


def deal_territory(s: Board, t: i64) -> i64:
    """A territory with its armies for the seat on turn (S-06..S-08)."""
    settle(s, s.turn, t, s.armies_each)
    place = (s.turn - s.first + s.seats) % s.seats
    if s.held[s.turn] < s.land.deal[place]:
        return ASK
    s.turn = next_playing(s, s.turn)
    return open_game(s) if s.turn == s.first else ASK


def open_game(s: Board) -> i64:
    """What is left is neutral (S-09); all cards go back to the deck (S-10). Dealt by House
    Mitchell's sheet the start bonuses of Dominion stay (A-46)."""
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == FREE:
            settle(s, NEUTRAL, t, s.neutral_armies)
    if isinstance(s, DominionBoard) and s.mitchell != 0:
        return give_start_bonus(s)
    return TURN_BEGINS


def setup_lots(s: Board) -> vec[i64]:
    """What may be drawn in the setup: a territory, a House, one of those tied."""
    if s.phase == ALLOTTING:
        return free_houses(s)
    moves = vec[i64](capacity=TERRITORIES)
    if s.phase == TIED:
        for seat in range(s.seats):
            if (s.rivals >> seat) & 1 != 0:
                moves = append(moves, SEAT + seat)
    else:
        for t in range(s.land.low, s.land.high):
            if s.owner[t] == FREE:
                moves = append(moves, DEAL + t)
    return moves


def free_count(s: Board) -> i64:
    """How many territories nobody holds."""
    count: i64 = 0
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == FREE:
            count += 1
    return count


def nth_free_territory(s: Board, n: i64) -> i64:
    """The move that deals the n-th of them."""
    t = s.land.low
    while True:
        if s.owner[t] == FREE:
            if n == 0:
                return DEAL + t
            n -= 1
        t += 1
