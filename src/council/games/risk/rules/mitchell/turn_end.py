"""The end of a turn by House Mitchell's amendments: the Watch, the neutral Houses, returns."""

from mypy_extensions import i64

from council.core.bits import lowest, shl
from council.games.risk.box.moments import ASK, NEXT_SEAT
from council.games.risk.moves import NO
from council.games.risk.rules.mitchell.landing import arrive
from council.games.risk.rules.mitchell.neutrals import neutral_turn
from council.games.risk.state.banners import on_the_map
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.forces import (
    AFTER_NEUTRALS,
    AFTER_PLAYER,
    NO_BANNER,
    PLAYING,
    SIEGE_BEGUN,
    SIEGE_GOES_ON,
    SIEGE_WAITS,
    WATCH,
)
from council.games.risk.state.order import next_place
from council.games.risk.state.phases import AGREEING


def close_turn(s: Board) -> i64:
    """First the Watch, if its hour has come (M-21, M-22)."""
    s.closing = AFTER_PLAYER
    return seek_revenge(s)


def seek_revenge(s: Board) -> i64:
    """The Watch comes back, or the turn is closed."""
    if watch_due(s):
        return arrive(s, WATCH, s.land.gift)
    return turn_closed(s)


def watch_due(s: Board) -> bool:
    """After the turn of the call, the first with a card drawn or of the neutrals (A-60)."""
    if s.siege == SIEGE_BEGUN:
        s.siege = SIEGE_WAITS
        return False
    if s.siege == SIEGE_WAITS:
        return s.closing == AFTER_NEUTRALS or s.drew != 0
    return s.siege == SIEGE_GOES_ON


def turn_closed(s: Board) -> i64:
    """After the last player of a round the neutral Houses (A-50)."""
    if s.closing == AFTER_NEUTRALS:
        return ask_returned(s)
    if last_of_round(s):
        s.closing = AFTER_NEUTRALS
        neutral_turn(s)
        return seek_revenge(s)
    s.closing = PLAYING
    return NEXT_SEAT


def last_of_round(s: Board) -> bool:
    """Whether nobody who plays comes after the seat on turn."""
    seat = s.turn
    while True:
        seat = next_place(s, seat)
        if seat == s.first:
            return True
        if not is_out(s, seat):
            return False


def ask_returned(s: Board) -> i64:
    """Whether a former player may take over a House that is back (M-17, A-58): each of them first,
    then all who play; in the last round nobody."""
    while s.returned != 0 and s.round + 1 < s.rounds:
        seat = lowest(s.returned)
        if on_the_map(s, shl(1, s.houses[seat])):
            s.stage += 1
            s.asking = seat
            s.phase = AGREEING
            return ASK
        s.returned &= s.returned - 1
    s.returned = 0
    s.asking = -1
    s.closing = PLAYING
    while next_place(s, s.turn) != s.first:
        s.turn = next_place(s, s.turn)  # who came back waits for the new round
    return NEXT_SEAT


def claimant(s: Board) -> i64:
    """The former player whose return is voted on."""
    return lowest(s.returned)


def vote(s: Board, move: i64) -> i64:
    """All have to agree."""
    s.stage += 1
    if move == NO:
        s.returned &= s.returned - 1
        return ask_returned(s)
    seat = claimant(s)
    s.asking = next_voice(s, seat)
    if s.asking != seat:
        return ASK
    restore_seat(s, seat)
    s.returned &= s.returned - 1
    return ask_returned(s)


def next_voice(s: Board, claimant: i64) -> i64:
    """Who is asked next, clockwise; the claimant again when all have agreed."""
    seat = s.asking
    while True:
        seat = next_place(s, seat)
        if seat == claimant or not is_out(s, seat):
            return seat


def restore_seat(s: Board, seat: i64) -> None:
    """The territories of the House are its player's again."""
    house = s.houses[seat]
    for t in range(s.land.low, s.land.high):
        if s.banners[t] == house:
            s.banners[t] = NO_BANNER
            s.owner[t] = seat
            s.held[seat] += 1
    s.out &= ~shl(1, seat)
