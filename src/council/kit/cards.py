"""Where cards lie and who knows it: the only place that keeps secrets (ADR 0002).

A card is a printed thing with a number for the whole game. `place` says where it lies, `seen` says
who knows that (a bit for each seat, and one for the public), `size` how many cards lie in a place,
which all may know. Nothing else about hidden cards is kept, so nothing else can leak.
"""

from typing import Final, Optional, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.core.state import Rng

HOLE: Final[i64] = -1  # in a view: somewhere, the viewer does not know where
ABSENT: Final[i64] = -2  # not in this game
EVERYBODY: Final[i64] = 0xFFFFF  # 16 seats, the public (bit 16), and room to spare
PUBLIC_BIT: Final[i64] = 0x10000


def bit_of(viewer: i64) -> i64:
    """The bit of a seat, or of the public."""
    return shl(1, viewer) if viewer >= 0 else PUBLIC_BIT


@final
class Cards:
    """All cards of a game, by number."""

    def __init__(self, count: i64, places: i64, source: Optional["Cards"]) -> None:
        if source is None:
            place = vec[i64](capacity=count)
            seen = vec[i64](capacity=count)
            for _step in range(count):
                place = append(place, ABSENT)
                seen = append(seen, 0)
            size = vec[i64](capacity=places)
            for _step in range(places):
                size = append(size, 0)
            self.place: vec[i64] = place
            self.seen: vec[i64] = seen
            self.size: vec[i64] = size
        else:
            self.place = source.place[:]
            self.seen = source.seen[:]
            self.size = source.size[:]

    # -- changing

    def bring(self, card: i64, to: i64, seers: i64) -> None:
        """Into the game, from outside."""
        self.place[card] = to
        self.seen[card] = seers
        self.size[to] += 1

    def move(self, card: i64, to: i64, seers: i64) -> None:
        """From one place to another. Who does not see which card it was loses track of every card
        that lay with it: any of them may be the one that left."""
        old = self.place[card]
        if seers != EVERYBODY:
            for other in range(i64(len(self.place))):
                if self.place[other] == old:
                    self.seen[other] &= seers
        self.size[old] -= 1
        self.size[to] += 1
        self.place[card] = to
        self.seen[card] = seers

    def show(self, card: i64, seers: i64) -> None:
        """These get to know where a card lies."""
        self.seen[card] |= seers

    # -- asking

    def lies(self, card: i64, place: i64) -> bool:
        return self.place[card] == place

    def nth_in(self, place: i64, n: i64) -> i64:
        """The n-th card of a place, from 0, by number."""
        card: i64 = 0
        while True:
            if self.place[card] == place:
                if n == 0:
                    return card
                n -= 1
            card += 1

    def all_in(self, place: i64) -> vec[i64]:
        """The cards of a place, rising."""
        found = vec[i64](capacity=self.size[place] + 1)
        for card in range(i64(len(self.place))):
            if self.place[card] == place:
                found = append(found, card)
        return found

    # -- holes

    def known_places(self, viewer: i64) -> vec[i64]:
        """The places of a view, without a view: where each card lies, as far as a viewer knows."""
        mine = bit_of(viewer)
        seen = self.seen
        place = self.place[:]
        for card in range(i64(len(place))):
            if seen[card] & mine == 0 and place[card] != ABSENT:
                place[card] = HOLE
        return place

    def hide(self, viewer: i64) -> None:
        """Make holes of the cards the viewer cannot place. Who else knows is hidden too: it would
        tell where a card came from."""
        mine = bit_of(viewer)
        place = self.place
        seen = self.seen
        for card in range(i64(len(place))):
            known = seen[card]
            if known != EVERYBODY and place[card] != ABSENT:
                if known & mine == 0:
                    place[card] = HOLE
                    seen[card] = 0
                else:
                    seen[card] = mine

    def fill(self, rng: Rng, low: i64, high: i64, first: i64, last: i64) -> None:
        """Deal the holes among the cards low to high - 1, which share a back, to the places first
        to last - 1 of that back, each card equally likely. The first place, the deck, gets the
        rest."""
        free = vec[i64](capacity=high - low + 1)
        for card in range(low, high):
            if self.place[card] == HOLE:
                free = append(free, card)
        wanted: i64 = 0
        for place in range(first + 1, last):
            wanted += self.missing(place, low, high)
        rng.shuffle(free, wanted)
        k: i64 = 0
        for place in range(first + 1, last):
            for _step in range(self.missing(place, low, high)):
                self.place[free[k]] = place
                k += 1
        for rest in range(k, i64(len(free))):
            self.place[free[rest]] = first

    def missing(self, place: i64, low: i64, high: i64) -> i64:
        """How many cards of a place are not located."""
        count = self.size[place]
        if count == 0:
            return 0
        for card in range(low, high):
            if self.place[card] == place:
                count -= 1
        return count
