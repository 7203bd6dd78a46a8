"""How much each placement of Westeros Intrigue is liked: a network judges what the seat would see
after it."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.core.state import Rng
from council.games.intrigue.board import MOST_PLACES, cards_of, places
from council.games.intrigue.moves import LEFT_END, SLOTS
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking.inputs import Inputs
from council.kit.network import Network

PARTS: Final[i64] = 1048576  # a random number between 0 and 1 is a multiple of one by this


def random_part(rng: Rng) -> float:
    """A number from 0 to 1, without 1."""
    return float(rng.below(PARTS)) / float(PARTS)


@final
class Policy:
    """The placements judged last, and what the network said of each."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.inputs: Inputs = Inputs()
        self.moves: vec[i64] = vec[i64](capacity=MOST_PLACES)
        self.scores: vec[float] = vec[float](capacity=MOST_PLACES)

    def judge(self, t: Intrigue, seat: i64, cards: i64) -> None:
        """Every placement of a seat that holds these cards. The table is as before afterwards."""
        self.moves = vec[i64](capacity=MOST_PLACES)
        self.scores = vec[float](capacity=MOST_PLACES)
        occupied = t.occupied()
        ends = t.base_ends(occupied)
        roof = t.roof(occupied)
        lefts, last = t.lefts, t.last
        before = t.court
        t.last = seat
        for house in range(i64(4)):
            own = cards & cards_of(house)
            if own == 0:
                continue
            rest = cards & ~(own & -own)
            found = places(before[house], ends, roof)
            while found != 0:
                cell = found & -found
                found &= found - 1
                t.court = before[:]
                t.put(house, cell)
                self.inputs.view(t, seat, rest)
                slot = lowest(cell) + 1 if cell != 1 or occupied == 0 else LEFT_END
                self.moves = append(self.moves, house * SLOTS + slot)
                self.scores = append(self.scores, self.network.answer(self.inputs.numbers))
        t.court = before
        t.lefts = lefts
        t.last = last

    def best(self) -> i64:
        """The move liked most."""
        best: i64 = 0
        for k in range(i64(len(self.moves))):
            if self.scores[k] > self.scores[best]:
                best = k
        return self.moves[best]

    def chance_of(self, move: i64) -> float:
        """How likely a move is."""
        top = self.top()
        total = 0.0
        mine = 0.0
        for k in range(i64(len(self.moves))):
            x = exp(self.scores[k] - top)
            total += x
            if self.moves[k] == move:
                mine = x
        return mine / total

    def top(self) -> float:
        """The highest score."""
        top = self.scores[0]
        for x in self.scores:
            if x > top:
                top = x
        return top
