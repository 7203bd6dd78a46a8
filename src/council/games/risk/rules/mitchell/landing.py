"""House Mitchell's exiles, Wildlings and Night's Watch: when called, they fight to the end.

Arrivals fight as invaders do, from nowhere: `source` is -1 and `arrivals` counts them.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.games.risk.box.moments import (
    ASK,
    DECLARED,
    INVASION_OVER,
    NEXT_BATTLE,
    PLUNDER_BEGUN,
    TURN_CLOSED,
)
from council.games.risk.moves import CALL, HOUSE, HOUSES, LATE_HOUSE, NO, TO, WILDLINGS, YES
from council.games.risk.rules.cards.invasions import invasion_banned
from council.games.risk.state.banners import lower_banner
from council.games.risk.state.board import Board
from council.games.risk.state.changes import clear_dice, end_game
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import (
    BANNERED,
    FREE_FOLK,
    GREAT_STRENGTH,
    IN_EXILE,
    IN_THE_GIFT,
    NO_BANNER,
    SIEGE_BEGUN,
    SIEGE_GOES_ON,
    STRENGTH,
    TARGARYEN,
    WATCH,
)
from council.games.risk.state.order import next_playing, seat_of_house
from council.games.risk.state.phases import BY_ARMS, CALLING, LANDING
from council.games.risk.state.places import NEUTRAL


def can_call(s: Board) -> bool:
    """Only the card earned by conquest can be given up for a call (A-53)."""
    if s.mitchell == 0 or s.conquests == 0 or s.drew != 0:
        return False
    return can_send(s) or can_rouse(s)


def can_send(s: Board) -> bool:
    """Somebody in exile, and a port to land at."""
    return s.exiled != 0 and i64(len(landings(s))) > 0


def can_rouse(s: Board) -> bool:
    """Whether the Wildlings can be called."""
    return wildlings_wait(s) and not banned(s, s.land.gift)


def banned(s: Board, t: i64) -> bool:
    """Whether the seat on turn may not invade a territory: cards of Dominion say so."""
    return isinstance(s, DominionBoard) and invasion_banned(s, t)


def wildlings_wait(s: Board) -> bool:
    """Beyond the Wall: only then can they be called (A-60)."""
    return s.mitchell != 0 and s.banners[s.land.gift] != FREE_FOLK


def strength(s: Board, force: i64) -> i64:
    """Whatever survived before (A-57)."""
    if force == FREE_FOLK:
        return s.horde
    return GREAT_STRENGTH if force == TARGARYEN else STRENGTH


def callable_houses(s: Board) -> vec[i64]:
    """The Houses in exile."""
    moves = vec[i64](capacity=BANNERED)
    for house in range(BANNERED):
        if (s.exiled >> house) & 1 != 0:
            first = HOUSE if house < HOUSES else LATE_HOUSE - HOUSES
            moves = append(moves, first + house)
    return moves


def landings(s: Board) -> vec[i64]:
    """Any port, whoever holds it (A-54)."""
    moves = vec[i64](capacity=i64(16))
    for t in range(s.land.low, s.land.high):
        if s.land.ports[t] != 0 and not banned(s, t):
            moves = append(moves, TO + t)
    return moves


def add_calls(s: Board, moves: vec[i64]) -> vec[i64]:
    """Added to the answers to `draw a card?`."""
    if can_call(s):
        if can_send(s):
            moves = append(moves, CALL)
        if can_rouse(s):
            moves = append(moves, WILDLINGS)
    return moves


def mitchell_moves(s: Board) -> vec[i64]:
    """Which House, which port, or whether a former player may return."""
    if s.phase == CALLING:
        return callable_houses(s)
    if s.phase == LANDING:
        return landings(s)
    return append(append(vec[i64](capacity=i64(2)), YES), NO)


def call_exiles(s: Board, move: i64) -> i64:
    """Instead of the card that was earned (A-53); with one House in exile it is that one."""
    s.called = 1
    s.drew = 1
    s.conquests = 0
    if move == WILDLINGS:
        moment = arrive(s, FREE_FOLK, s.land.gift)
        s.horde = STRENGTH
        return moment
    if popcount(s.exiled) == 1:
        return send_for(s, lowest(s.exiled))
    s.phase = CALLING
    return ASK


def send_for(s: Board, house: i64) -> i64:
    """This House comes; now the port."""
    s.arriving = house
    s.phase = LANDING
    return ASK


def arrive(s: Board, force: i64, t: i64) -> i64:
    """They fight whoever is there, at once (M-14)."""
    s.arriving = force
    s.arrivals = strength(s, force)
    s.source = -1
    s.target = t
    return DECLARED


def after_landing_losses(s: Board) -> i64:
    """They fight on until the territory or the last of them has fallen (A-55)."""
    if s.armies[s.target] == 0:
        return settle_arrivals(s)
    if s.arrivals > 0:
        return NEXT_BATTLE
    if s.arriving == WATCH:
        s.siege = SIEGE_GOES_ON
    return end_landing(s)  # back to where they came from (M-15, M-19)


def settle_arrivals(s: Board) -> i64:
    """The survivors hold the territory as neutrals (M-16, M-20, A-56)."""
    loser = hand_to_arrivals(s, s.arrivals)
    if loser >= 0 and s.held[loser] == 0:
        return drive_out(s, loser)
    return end_landing(s)


def hand_to_arrivals(s: Board, left: i64) -> i64:
    """The territory is theirs with so many left; returns who held it."""
    t = s.target
    if isinstance(s, DominionBoard):
        s.units[t] = 0  # all units of the loser leave the board
    force = s.arriving
    loser = s.owner[t]
    beaten = s.banners[t]
    lower_banner(s, t)
    if loser >= 0:
        s.held[loser] -= 1
    s.owner[t] = NEUTRAL
    s.armies[t] = left
    s.banners[t] = force
    if force == WATCH:
        s.watch = IN_THE_GIFT
    elif force == FREE_FOLK:
        if beaten == WATCH:
            s.watch = IN_EXILE
        if s.watch == IN_EXILE:
            s.siege = SIEGE_BEGUN
    else:
        s.exiled &= ~shl(1, force)
        seat = seat_of_house(s, force)
        if seat >= 0 and s.takes_over != 0:
            s.returned |= shl(1, seat)
    return loser


def drive_out(s: Board, loser: i64) -> i64:
    """The loser's cards go to the caller; a caller who ended their own game lays theirs open
    (A-56)."""
    s.out |= shl(1, loser)
    s.exiled |= shl(1, s.houses[loser])
    last = next_playing(s, loser)
    if next_playing(s, last) == last:
        end_game(s, BY_ARMS)
        return ASK
    s.victim = loser
    return PLUNDER_BEGUN


def end_landing(s: Board) -> i64:
    """Won or lost: the turn goes on where it was."""
    watch = s.arriving == WATCH
    s.arriving = NO_BANNER
    s.arrivals = 0
    if not watch:
        return INVASION_OVER
    clear_dice(s)
    s.target = -1
    return TURN_CLOSED


def ashore(s: Board) -> bool:
    """Whether arrivals fight; once they have won, a victim hands over cards."""
    return s.arrivals > 0 and s.victim < 0
