"""A position from a few words: hands by House initial, who starts, and the court."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from council.core.game import Invalid
from council.games.intrigue.board import PLACING
from council.games.intrigue.cards import LETTERS
from council.games.intrigue.rules import Intrigue

KEYS = ("deal", "first", "court")


def given(blank: Callable[[int], Intrigue], position: Mapping[str, str]) -> Intrigue:
    """One round with these hands: `deal` "SSL/BBT", `first` "1", `court` "SLSB/S.B", the rows of
    the court from the bottom, a dot for an empty place."""
    for key in position:
        if key not in KEYS:
            raise Invalid("position-unknown-key", got=key[:40], allowed=", ".join(KEYS))
    hands = position.get("deal", "").upper().split("/")
    if not 2 <= len(hands) <= 6:
        raise Invalid("intrigue-deal-players", got=len(hands))
    court = position.get("court", "").upper()
    rows = court.split("/")
    _check_letters(hands, court.replace("/", "").replace(".", ""))
    if not _can_lie(rows, 7 if len(hands) == 2 else 8):
        raise Invalid("intrigue-deal-court", got=court[:40])
    first = position.get("first", "0")
    if not (first.isascii() and first.isdecimal() and int(first[:9]) < len(hands)):
        raise Invalid("intrigue-deal-first", got=first[:40], high=len(hands) - 1)
    return _seat(blank(len(hands)), hands, rows, int(first))


def _can_lie(rows: list[str], width: int) -> bool:
    """Whether every card above the bottom row lies on two, one of them of its House."""
    if len(rows[0]) > width or "." in rows[0]:
        return False
    for below, row in pairwise(rows):
        if not 0 < len(row) < len(below):
            return False
        for x, letter in enumerate(row):
            under = below[x : x + 2]
            if letter != "." and (letter not in under or "." in under):
                return False
    return True


def _check_letters(hands: list[str], court: str) -> None:
    everything = "".join(hands) + court
    if not any(hands):
        raise Invalid("intrigue-deal-empty")
    for letter in everything:
        if letter not in LETTERS:
            raise Invalid("intrigue-deal-letter", got=letter)
    for letter in LETTERS:
        if everything.count(letter) > 9:
            raise Invalid("intrigue-deal-too-many", letter=letter, got=everything.count(letter))


def _seat(table: Intrigue, hands: list[str], rows: list[str], first: int) -> Intrigue:
    left = [list(range(9 * house, 9 * house + 9)) for house in range(4)]
    table.rounds = 1
    table.first = first
    for height, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != ".":
                _lay(table, left[LETTERS.index(letter)].pop(0), height, x)
    for seat, hand in enumerate(hands):
        for letter in hand:
            table.give(seat, left[LETTERS.index(letter)].pop(0))
        table.dealt += len(hand)
        if not hand:
            table.out |= 1 << seat
    table.phase = PLACING
    table.turn = (first - 1) % len(hands)
    table.pass_on()
    return table


def _lay(table: Intrigue, card: int, row: int, x: int) -> None:
    table.deck &= ~(1 << card)
    table.court[card // 9] |= 1 << (8 * row + x)
    table.spots[card] = 16 * row + x + 8
