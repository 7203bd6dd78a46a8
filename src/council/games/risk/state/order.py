"""The order of turns: who comes next, who plays which House, where their Seat of Power is."""

from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.dominion import DominionBoard


def next_place(s: Board, seat: i64) -> i64:
    """The next place in the order of turns, taken or not (S-11); by House once all are chosen in
    Dominion (D-06)."""
    if isinstance(s, DominionBoard) and s.ordered != 0:
        return s.nexts[seat]
    seat += 1
    return seat if seat < s.seats else i64(0)


def next_playing(s: Board, seat: i64) -> i64:
    """The next seat clockwise that is in the game."""
    while True:
        seat = next_place(s, seat)
        if not is_out(s, seat):
            return seat


def seat_of_house(s: Board, house: i64) -> i64:
    """The seat that picked a House; -1: nobody."""
    for seat in range(s.seats):
        if s.houses[seat] == house:
            return seat
    return -1


def fix_order(s: DominionBoard) -> None:
    """The House fixes the order of turns (D-06, W-03), as far as it is played (A-46)."""
    nexts = zeros(s.seats)
    first: i64 = -1
    last: i64 = -1
    for house in s.land.dominion.order:
        seat = seat_of_house(s, house)
        if seat >= 0:
            if first < 0:
                first = seat
            else:
                nexts[last] = seat
            last = seat
    nexts[last] = first
    s.nexts = nexts
    s.ordered = 1
    s.first = first


def home_of(s: DominionBoard, seat: i64) -> i64:
    """The territory of a seat's Seat of Power (D-10)."""
    return s.land.dominion.seat_of[s.houses[seat]]


def holds_home(s: DominionBoard, seat: i64) -> bool:
    """Whether a seat holds its own Seat of Power."""
    return s.owner[home_of(s, seat)] == seat


def place_of(s: DominionBoard, seat: i64) -> i64:
    """The place of a seat in the order of turns."""
    place: i64 = 0
    other = s.first
    while other != seat:
        other = next_place(s, other)
        place += 1
    return place
