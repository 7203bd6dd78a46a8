"""The weights of the policies of Westeros Intrigue, `data/learned-<seats>.json`.

`council train` writes these files, with what they were learned from.
"""

import json
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from itertools import combinations, permutations

from council.core.bots import Kept, Learner, Orders
from council.games.intrigue.thinking.inputs import SHARED, house_places, view_numbers
from council.games.intrigue.thinking.judgement import IntrigueJudgement
from council.kit.network import Network

PAIRS = list(combinations(range(4), 2))


@dataclass(frozen=True)
class Weights:
    """The layers of one network, and its numbers in the order in which it reads them."""

    inputs: int
    first: int
    second: int
    numbers: list[float]

    def network(self) -> Network:
        """A network of its own: it has a memory."""
        return Network(self.inputs, self.first, self.second, self.numbers)


def read(kept: Kept) -> Weights:
    """Weights as they lie in a file."""
    return Weights(kept["inputs"], kept["first"], kept["second"], kept["numbers"])


def file_name(seats: int) -> str:
    """Where the weights for so many seats lie."""
    return f"learned-{seats}.json"


@cache
def shipped(seats: int) -> Weights | None:
    """The policy for so many seats; None: nothing was learned."""
    file = files("council.games.intrigue") / "data" / file_name(seats)
    if not file.is_file():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    return read(kept["policy"])


def judgement(seats: int) -> IntrigueJudgement | None:
    """What was learned of games for so many, for one decision."""
    known = shipped(seats)
    return IntrigueJudgement(known.network()) if known else None


def given(seats: int, policy: Kept | None) -> IntrigueJudgement:
    """The same with other weights; without any, all placements look alike."""
    width = int(view_numbers(seats))
    blank = Weights(width, 1, 1, [0.0] * (width + 5))
    return IntrigueJudgement((read(policy) if policy else blank).network())


def renamings(width: int, houses: list[int]) -> Orders:
    """Where each input comes from, for each way to rename the four Houses."""
    found = []
    for names in permutations(range(4)):
        order = list(range(width))
        for at in houses:
            for house in range(4):
                order[at + house] = at + names[house]
        for k, (one, other) in enumerate(PAIRS):
            low, high = sorted((names[one], names[other]))
            order[int(SHARED) + k] = int(SHARED) + PAIRS.index((low, high))
        found.append(order)
    return found


def learner(seats: int) -> Learner:
    """What `council train` needs."""
    orders = renamings(int(view_numbers(seats)), house_places(seats))
    return Learner(partial(given, seats), orders, file_name(seats))
