"""A table of the card game at the beginning of a round, as whole numbers for a network.

House Stark comes first, whoever plays it: the decks differ, so a card counts for its own House.
"""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from council.core.bits import lowest
from council.games.cardgame.box.book import RENOWN, STEALTH
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import CARDS, DECK_SIZE, PLOTS
from council.games.cardgame.state.board import DEAD, DISCARD, HAND, IN_PLAY, PLOT_DECK, UNDER, bit

# Where the numbers of a House begin, and what they are
TOTAL: Final[i64] = 0  # power
LATE: Final[i64] = 1  # power beyond the ninth
BANNER: Final[i64] = 2
HELD: Final[i64] = 3  # cards in hand
COSTS: Final[i64] = 4  # of these
PEOPLE: Final[i64] = 5  # characters in play
STRENGTH: Final[i64] = 6
STRENGTH_BY: Final[i64] = 7  # of the characters with each icon
PEOPLE_BY: Final[i64] = 10
WITH_RENOWN: Final[i64] = 13  # their strength
WITH_STEALTH: Final[i64] = 14
INCOME: Final[i64] = 15
SPARE: Final[i64] = 16  # duplicates
DECK_LEFT: Final[i64] = 17
PLOTS_LEFT: Final[i64] = 18
KNEELING: Final[i64] = 19  # strength that did not stand up
GOLD: Final[i64] = 20
A_HOUSE: Final[i64] = 21

# Then come the plots that are left, and for each title where its cards lie
FIRST_PLAYER: Final[i64] = 42
ROUND: Final[i64] = 43
PLOT: Final[i64] = 44
PLAYED: Final[i64] = 76
IN_HAND: Final[i64] = 176
GONE: Final[i64] = 276
NUMBERS: Final[i64] = 376
SETTLED: Final[i64] = 9
MOST: Final[i64] = 100


@final
class Inputs:
    """Room for the numbers of a table, written again for each."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64](capacity=NUMBERS)
        for _step in range(NUMBERS):
            self.numbers = append(self.numbers, 0)

    def table(self, t: CardGame) -> None:
        """All that is on the table and in hands."""
        out = self.numbers
        for k in range(NUMBERS):
            out[k] = 0
        out[FIRST_PLAYER] = 1 - t.first
        out[ROUND] = at_most(t.round)
        for house in range(i64(2)):
            self.sums(t, house)
            self.people(t, house)
        book = t.printed
        places = t.cards.place
        for card in range(CARDS):
            place = places[card]
            house = card // DECK_SIZE
            if place == IN_PLAY or place == UNDER:
                out[PLAYED + book.low[card]] += 1
                if place == UNDER:
                    out[A_HOUSE * house + SPARE] += 1
                else:
                    out[A_HOUSE * house + INCOME] += book.income[card]
            elif place == HAND + 3 * house:
                out[IN_HAND + book.low[card]] += 1
                if book.cost[card] > 0:
                    out[A_HOUSE * house + COSTS] += book.cost[card]
            elif place == DEAD + house or place == DISCARD + house:
                out[GONE + book.low[card]] += 1
        for plot in range(PLOTS):
            place = places[CARDS + plot]
            if place == PLOT_DECK:
                out[PLOT + plot] = 1
            elif place == PLOT_DECK + 1:
                out[PLOT + plot] = -1

    def sums(self, t: CardGame, house: i64) -> None:
        """What a House has."""
        out = self.numbers
        at = A_HOUSE * house
        power = t.total_power(house)
        out[at + TOTAL] = at_most(power)
        out[at + LATE] = at_most(power - SETTLED) if power > SETTLED else i64(0)
        out[at + BANNER] = at_most(t.banner[house])
        out[at + HELD] = t.hand_size(house)
        out[at + DECK_LEFT] = t.deck_size(house)
        out[at + PLOTS_LEFT] = t.cards.size[PLOT_DECK + house]
        out[at + GOLD] = at_most(t.gold[house])

    def people(self, t: CardGame, house: i64) -> None:
        """The characters of a House."""
        out = self.numbers
        at = A_HOUSE * house
        rest = t.characters(house)
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            one = bit(card)
            strength = t.strength[card]
            out[at + PEOPLE] += 1
            out[at + STRENGTH] += strength
            for icon in range(i64(3)):
                if t.icons[2 * icon + house] & one != 0:
                    out[at + STRENGTH_BY + icon] += strength
                    out[at + PEOPLE_BY + icon] += 1
            if t.keywords[2 * RENOWN + house] & one != 0:
                out[at + WITH_RENOWN] += strength
            if t.keywords[2 * STEALTH + house] & one != 0:
                out[at + WITH_STEALTH] += strength
            if t.kneeling[house] & one != 0:
                out[at + KNEELING] += strength

    def write(self, out: BytesWriter) -> None:
        """A signed byte a number."""
        for k in range(NUMBERS):
            out.append(u8(at_most(self.numbers[k]) & 255))


def at_most(number: i64) -> i64:
    """A number that fits into a byte."""
    return number if number < MOST else MOST
