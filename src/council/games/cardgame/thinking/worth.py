"""What a side is worth: power first, then what wins challenges, then what is to come."""

from math import exp
from typing import Final

from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.box.book import CHARACTER, RENOWN, STEALTH
from council.games.cardgame.moves import DECK_SIZE
from council.games.cardgame.state.board import Board, bit

# What things are worth, in tenths
POWER: Final[i64] = 20
LATE_POWER: Final[i64] = 10  # more for each beyond the ninth: the race is nearly run
LATE: Final[i64] = 9
CARD: Final[i64] = 6  # in hand
GOLD: Final[i64] = 2
STRENGTH: Final[i64] = 6
ICON: Final[i64] = 4
INCOME: Final[i64] = 12
WITH_RENOWN: Final[i64] = 8
WITH_STEALTH: Final[i64] = 5
SPARE_LIFE: Final[i64] = 8  # a duplicate
KNEELS: Final[i64] = 1  # for each point of strength that cannot defend or count now
SCALE: Final = 60.0  # a lead that wins about three games of four


def chance_to_win(t: Board, house: i64) -> float:
    """Of a game that goes on, by the lead of a House."""
    lead = worth(t, house) - worth(t, 1 - house)
    return 1.0 / (1.0 + exp(-float(lead) / SCALE))


def worth(t: Board, house: i64) -> i64:
    """Of all that a House has, in tenths."""
    power = t.total_power(house)
    tenths = POWER * power + CARD * t.hand_size(house) + GOLD * t.gold[house]
    if power > LATE:
        tenths += LATE_POWER * (power - LATE)
    book = t.printed
    rest = t.play[house]
    while rest != 0:
        card = DECK_SIZE * house + lowest(rest)
        rest &= rest - 1
        tenths += INCOME * book.income[card]
        if book.kind[card] == CHARACTER:
            tenths += worth_of(t, card)
    return tenths


def worth_of(t: Board, card: i64) -> i64:
    """Of a character in play, without the power on it."""
    house = card // DECK_SIZE
    one = bit(card)
    tenths = STRENGTH * t.strength[card]
    for icon in range(i64(3)):
        if t.icons[2 * icon + house] & one != 0:
            tenths += ICON
    if t.keywords[2 * RENOWN + house] & one != 0:
        tenths += WITH_RENOWN
    if t.keywords[2 * STEALTH + house] & one != 0:
        tenths += WITH_STEALTH
    if t.printed.unique[card] != 0 and t.duplicate_of(card) >= 0:
        tenths += SPARE_LIFE
    if t.kneeling[house] & one != 0:
        tenths -= KNEELS * t.strength[card]
    return tenths


def strength_of(t: Board, house: i64, cards: i64) -> i64:
    """The strength of a set of a House's characters."""
    total: i64 = 0
    while cards != 0:
        total += t.strength[DECK_SIZE * house + lowest(cards)]
        cards &= cards - 1
    return total
