"""Effects of cards that last: entries of five numbers, oldest first."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.box.card_codes import KIND, LASTS, UNTIL_OWN_NEXT_TURN
from council.games.risk.state.dominion import DominionBoard

# The numbers of an entry
E_ROW: Final[i64] = 0  # of the effect
E_CARD: Final[i64] = 1
E_USER: Final[i64] = 2
E_ABOUT: Final[i64] = 3  # the territory invaded, or the seat whose turn it is
E_SAID: Final[i64] = 4  # the character named


def start_lasting(s: DominionBoard, row: i64, card: i64, user: i64, about: i64, said: i64) -> None:
    """One more effect that lasts."""
    s.lasting.push()
    s.lasting.put_top(E_ROW, row)
    s.lasting.put_top(E_CARD, card)
    s.lasting.put_top(E_USER, user)
    s.lasting.put_top(E_ABOUT, about)
    s.lasting.put_top(E_SAID, said)


def lasting_part(s: DominionBoard, k: i64, what: i64) -> i64:
    """One number of the k-th lasting effect."""
    return s.lasting.get(k, what)


def lasting_kind(s: DominionBoard, k: i64) -> i64:
    """The kind of the k-th lasting effect."""
    return s.programs.part(s.lasting.get(k, E_ROW), KIND)


def end_lasting(s: DominionBoard, lasts: i64, user: i64) -> None:
    """End all that last no longer than this; those until a seat's own turn for that seat only."""
    k = s.lasting.count - 1
    while k >= 0:
        term = s.programs.part(lasting_part(s, k, E_ROW), LASTS)
        if lasts == UNTIL_OWN_NEXT_TURN:
            if term == lasts and lasting_part(s, k, E_USER) == user:
                s.lasting.drop(k)
        elif term <= lasts:
            s.lasting.drop(k)
        k -= 1


def lasts_for(s: DominionBoard, kind: i64, seat: i64) -> bool:
    """Whether an effect of that kind works for a seat."""
    for k in range(s.lasting.count):
        if lasting_kind(s, k) == kind and lasting_part(s, k, E_USER) == seat:
            return True
    return False
