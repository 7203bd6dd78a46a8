"""A position from a few words: hands by house letter, who starts, a first card of the court."""

from collections.abc import Callable, Mapping

from council.core.game import Invalid
from council.games.intrigue.board import PLACING
from council.games.intrigue.cards import LETTERS
from council.games.intrigue.rules import Intrigue

KEYS = ("deal", "first", "court")


def given(blank: Callable[[int], Intrigue], position: Mapping[str, str]) -> Intrigue:
    """One round with these hands: `deal` "SSL/BBT", `first` "1", `court` "S"."""
    for key in position:
        if key not in KEYS:
            raise Invalid("position-unknown-key", got=key[:40], allowed=", ".join(KEYS))
    hands = position.get("deal", "").upper().split("/")
    if not 2 <= len(hands) <= 6:
        raise Invalid("intrigue-deal-players", got=len(hands))
    court = position.get("court", "").upper()
    if len(court) > 1:
        raise Invalid("intrigue-deal-court", got=court[:40])
    _check_letters(hands, court)
    first = position.get("first", "0")
    if not (first.isascii() and first.isdecimal() and int(first[:9]) < len(hands)):
        raise Invalid("intrigue-deal-first", got=first[:40], high=len(hands) - 1)
    return _seat(blank(len(hands)), hands, court, int(first))


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


def _seat(table: Intrigue, hands: list[str], court: str, first: int) -> Intrigue:
    left = [list(range(9 * house, 9 * house + 9)) for house in range(4)]
    table.rounds = 1
    table.first = first
    if court:
        table.turn_up(left[LETTERS.index(court)].pop(0))
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
