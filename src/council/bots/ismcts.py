"""Single-observer information-set Monte Carlo tree search over the core; it knows no game.

Each iteration deals the holes of the view anew, walks down the tree of what the searching seat
would see, adds one node, lets the game sketch how it goes on, and credits every mover on the path.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE, NOBODY, Rng, State, listed

GUESSES: Final[i64] = 16  # hunches asked for before the search begins
CALM: Final = 0.4  # of the usual curiosity, where hunches point the way
LIKING: Final = 0.1  # of the value: how much better a move looks that is the hunch every time


@final
class Node:
    """What happened after a move, as the searching seat sees it."""

    def __init__(self, move: i64, mover: i64) -> None:
        self.move: i64 = move
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.offered: i64 = 0  # iterations in which the move was possible here
        self.total: float = 0.0
        self.liking: float = 0.0  # how often it was the hunch
        self.children: list[Node] = []


def child(node: Node, move: i64) -> Node | None:
    """The branch of a move, if it has been tried."""
    for kid in node.children:
        if kid.move == move:
            return kid
    return None


@final
class Search:
    """A tree that grows by iterations; the caller decides when it has thought enough."""

    def __init__(
        self, view: State, rng: Rng, curiosity: float, ahead: bool, trust: i64 = 30
    ) -> None:
        self.view: State = view
        self.rng: Rng = rng
        self.curiosity: float = curiosity
        self.ahead: bool = ahead  # False: no hunches, no sketches where the game can do without
        self.trust: float = float(trust)  # visits that the first guess is worth
        self.root: Node = Node(-1, NOBODY)
        self.leg: i64 = view.leg()
        self.liked: vec[i64] = vec[i64](capacity=GUESSES)
        self.guess()

    def guess(self) -> None:
        """Ask the game for hunches, each over another way to deal the holes."""
        for _step in range(GUESSES):
            state = self.view.copy()
            state.fill(self.rng)
            move = state.hunch(self.rng)
            if move < 0 or not self.ahead:
                return
            self.liked = append(self.liked, state.seen(move, self.view.viewer))
        self.curiosity *= CALM

    def think(self, iterations: i64) -> None:
        for _step in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        state = self.view.copy()
        state.fill(self.rng)
        path: list[Node] = []
        node = self.root
        fresh = False
        while not fresh and state.leg() == self.leg:
            seat = state.seat()
            if seat == NOBODY:
                break
            if seat == CHANCE:
                move = state.chance(self.rng)
                known = state.seen(move, self.view.viewer)
                nxt = child(node, known)
                if nxt is None:
                    nxt = Node(known, CHANCE)
                    node.children.append(nxt)
                state.apply(move)
            else:
                nxt = self.select(node, state, seat)
                fresh = nxt.visits == 0
            path.append(nxt)
            node = nxt
        if self.ahead:
            state.sketch(self.rng, self.view)
        else:
            state.glance(self.rng, self.view)
        self.credit(path, state)

    def select(self, node: Node, state: State, seat: i64) -> Node:
        """Pick a move by UCB over those worth a thought now, untried ones first; make it."""
        moves = state.promising()
        best: Node | None = None
        best_bound = -1.0
        average = self.average(node)
        untried: i64 = 0
        hidden: i64 = -1
        for move in moves:
            known = state.seen(move, self.view.viewer)
            if known != move:  # moves this seat cannot tell apart are one branch
                if known == hidden:
                    continue
                hidden = known
            kid = child(node, known)
            if kid is None:
                untried += 1
            else:
                kid.offered += 1
                if untried == 0:
                    n = float(kid.visits)
                    bound = self.estimate(kid, average)
                    bound += self.curiosity * sqrt(log(float(kid.offered)) / n)
                    if bound > best_bound:
                        best_bound = bound
                        best = kid
        if untried > 0 or best is None:
            best = self.sprout(node, state, seat, moves)
        state.apply(self.one_of(state, moves, best.move))
        return best

    def sprout(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> Node:
        """A new branch for one of the moves not tried yet; at the root the liked ones first."""
        untried = vec[i64](capacity=i64(len(moves)))
        liked = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            known = state.seen(move, self.view.viewer)
            if child(node, known) is None:
                untried = append(untried, known)
                if node is self.root and listed(self.liked, known):
                    liked = append(liked, known)
        if i64(len(liked)) > 0:
            untried = liked
        fresh = Node(untried[self.rng.below(i64(len(untried)))], seat)
        fresh.offered = 1
        if node is self.root:
            for move in self.liked:
                if move == fresh.move:
                    fresh.liking += 1.0 / float(GUESSES)
        node.children.append(fresh)
        return fresh

    def one_of(self, state: State, moves: vec[i64], known: i64) -> i64:
        """A move that looks like `known`: itself, or any of those hidden behind it."""
        if listed(moves, known):
            return known
        alike = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            if state.seen(move, self.view.viewer) == known:
                alike = append(alike, move)
        return alike[self.rng.below(i64(len(alike)))]

    def credit(self, path: list[Node], state: State) -> None:
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += state.value(node.mover)

    def average(self, node: Node) -> float:
        """What all tries from here came to; only asked for where there are hunches to weigh."""
        if node is not self.root or i64(len(self.liked)) == 0:
            return -1.0
        visits: i64 = 0
        total = 0.0
        for kid in node.children:
            visits += kid.visits
            total += kid.total
        return total / float(visits) if visits > 0 else 0.0

    def estimate(self, kid: Node, average: float) -> float:
        """The mean of a branch; where there are hunches, as if it had been tried before, with the
        average result and better the more it is liked."""
        if average < 0.0:
            return kid.total / float(kid.visits)
        guess = self.trust * (average + LIKING * kid.liking)
        return (kid.total + guess) / (float(kid.visits) + self.trust)

    def best(self) -> i64:
        """The move visited most; of equals the one that did best, then the first. Where there are
        hunches, the one with the best estimate."""
        best = self.root.children[0]
        average = self.average(self.root)
        for kid in self.root.children:
            if average >= 0.0:
                better = self.estimate(kid, average) > self.estimate(best, average)
            elif kid.visits == best.visits:
                better = kid.total > best.total
            else:
                better = kid.visits > best.visits
            if better:
                best = kid
        return best.move
