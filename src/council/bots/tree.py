"""The tree of a search. Nodes are numbers: arrays side by side cost less than objects."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import NOBODY, Rng

ROOT: Final[i64] = 0
NONE: Final[i64] = -1


@final
class Pile:
    """Numbers that are put down one after the other; emptied, it keeps its memory."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.items: vec[i64] = vec[i64](capacity=i64(32))

    def put(self, item: i64) -> None:
        if self.size == i64(len(self.items)):
            self.items = append(self.items, item)
        else:
            self.items[self.size] = item
        self.size += 1

    def clear(self) -> None:
        self.size = 0

    def one_of(self, rng: Rng) -> i64:
        """Any of them, each equally likely."""
        return self.items[rng.below(self.size)]


@final
class Tree:
    """What happened after each move, as the searching seat sees it; every array has one entry a
    node. The children of a node are a chain in the order in which they were tried."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.move: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # iterations in which the move was possible here
        self.total: vec[float] = vec[float]()
        self.eldest: vec[i64] = vec[i64]()  # the first child, or NONE
        self.youngest: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()  # the next child of the same parent, or NONE
        self.grow(NONE, NONE, NOBODY)

    def grow(self, parent: i64, move: i64, mover: i64) -> i64:
        """A new branch."""
        node = self.size
        self.size += 1
        self.move = append(self.move, move)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.eldest = append(self.eldest, NONE)
        self.youngest = append(self.youngest, NONE)
        self.sibling = append(self.sibling, NONE)
        if parent != NONE:
            if self.eldest[parent] == NONE:
                self.eldest[parent] = node
            else:
                self.sibling[self.youngest[parent]] = node
            self.youngest[parent] = node
        return node

    def child(self, node: i64, move: i64) -> i64:
        """The branch of a move, or NONE if it has not been tried."""
        moves = self.move
        sibling = self.sibling
        kid = self.eldest[node]
        while kid != NONE and moves[kid] != move:
            kid = sibling[kid]
        return kid

    def children(self, node: i64) -> list[int]:
        """For those who look at a tree from outside."""
        kids: list[int] = []
        kid = self.eldest[node]
        while kid != NONE:
            kids.append(kid)
            kid = self.sibling[kid]
        return kids
