"""Single-observer information-set Monte Carlo tree search over the core; it does not depend on a
game.

Each iteration deals the holes of the view again, walks down the tree of what the searching seat
would see, adds one node, lets the game play on, and credits every player who moved on the path.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.bots.tree import NONE, ROOT, Pile, Tree
from council.core.heuristics import Heuristics
from council.core.state import CHANCE, NOBODY, Rng, State

GUESSES: Final[i64] = 16  # first guesses asked for before the search begins
CALM: Final = 0.4  # of the usual curiosity, where guesses point the way
UNKNOWN: Final = -1.0
LOGS: Final = vec[float]([log(float(max(n, 1))) for n in range(4096)])
LIKING: Final = 0.1  # of the value: how much better a move looks that is the guess every time


@final
class Search:
    """A tree that grows by iterations; the caller decides when it has thought enough."""

    def __init__(
        self,
        view: State,
        heuristics: Heuristics,
        rng: Rng,
        curiosity: float,
        ahead: bool,
        guess_visits: i64 = 30,
    ) -> None:
        self.view: State = view
        self.heuristics: Heuristics = heuristics
        self.spare: State = view.copy()  # what the last iteration played on
        self.rng: Rng = rng
        self.curiosity: float = curiosity
        self.ahead: bool = ahead  # False: no guesses, and no rollout where the game can do without
        self.guess_visits: float = float(guess_visits)  # that the first guess is worth
        self.tree: Tree = Tree()
        self.path: Pile = Pile()  # the nodes of an iteration
        self.untried: Pile = Pile()
        self.untried_liked: Pile = Pile()
        self.worth: vec[float] = vec[float]()  # of the state reached, for each seat
        for _step in range(view.seats):
            self.worth = append(self.worth, UNKNOWN)
        self.leg: i64 = view.leg()
        self.liked: vec[i64] = vec[i64](capacity=GUESSES)
        self.guess()

    def guess(self) -> None:
        """Ask the game for guesses, each over another way to deal the holes."""
        for _step in range(GUESSES):
            state = self.view.copy()
            state.fill(self.rng)
            move = self.heuristics.guess(state, self.rng)
            if move < 0 or not self.ahead:
                return
            self.liked = append(self.liked, state.seen(move, self.view.viewer))
        self.curiosity *= CALM

    def think(self, iterations: i64) -> None:
        for _step in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        tree = self.tree
        viewer = self.view.viewer
        state = self.spare.become(self.view)
        self.spare = state
        self.heuristics.deal(state, self.rng)
        path = self.path
        path.clear()
        node = ROOT
        fresh = False
        while not fresh and state.leg() == self.leg:
            seat = state.seat()
            if seat == NOBODY:
                break
            if seat == CHANCE:
                move = state.chance(self.rng)
                known = state.seen(move, viewer)
                nxt = tree.child(node, known)
                if nxt == NONE:
                    nxt = tree.grow(node, known, CHANCE)
                state.apply(move)
            else:
                nxt = self.select(node, state, seat)
                fresh = tree.visits[nxt] == 0
            path.put(nxt)
            node = nxt
        if self.ahead:
            self.heuristics.rollout(state, self.rng, self.view)
        else:
            self.heuristics.short_rollout(state, self.rng, self.view)
        self.credit(state)

    def select(self, node: i64, state: State, seat: i64) -> i64:
        """Pick a move by UCB over those worth a thought now, untried ones first; make it."""
        tree = self.tree
        visits = tree.visits
        offered = tree.offered
        total = tree.total
        viewer = self.view.viewer
        moves = self.heuristics.candidates(state)
        untried = self.untried
        untried.clear()
        best = NONE
        best_move: i64 = -1
        best_bound = -1.0
        average = self.average(node)
        hidden: i64 = -1
        for move in moves:
            known = state.seen(move, viewer)
            if known != move:  # moves this seat cannot tell apart are one branch
                if known == hidden:
                    continue
                hidden = known
            kid = tree.child(node, known)
            if kid == NONE:
                untried.put(known)
            else:
                offered[kid] += 1
                if untried.size == 0:
                    n = float(visits[kid])
                    bound = total[kid] / n if average < 0.0 else self.estimate(kid, average)
                    bound += self.curiosity * sqrt(log_of(offered[kid]) / n)
                    if bound > best_bound:
                        best_bound = bound
                        best = kid
                        best_move = move if known == move else i64(-1)
        if untried.size > 0:
            best = self.sprout(node, seat)
            best_move = -1
        state.apply(best_move if best_move >= 0 else self.one_of(state, moves, tree.move[best]))
        return best

    def sprout(self, node: i64, seat: i64) -> i64:
        """A new branch for one of the moves not tried yet; at the root the liked ones first."""
        chosen = self.untried
        if node == ROOT:
            liked = self.untried_liked
            liked.clear()
            for k in range(chosen.size):
                if times(self.liked, chosen.items[k]) > 0:
                    liked.put(chosen.items[k])
            if liked.size > 0:
                chosen = liked
        fresh = self.tree.grow(node, chosen.one_of(self.rng), seat)
        self.tree.offered[fresh] = 1
        return fresh

    def one_of(self, state: State, moves: vec[i64], known: i64) -> i64:
        """A move that looks like `known`: itself, or any of those hidden behind it."""
        if times(moves, known) > 0:
            return known
        alike = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            if state.seen(move, self.view.viewer) == known:
                alike = append(alike, move)
        return alike[self.rng.below(i64(len(alike)))]

    def credit(self, state: State) -> None:
        """What it came to, to every mover on the path; each is asked for once."""
        tree = self.tree
        worth = self.worth
        for seat in range(state.seats):
            worth[seat] = UNKNOWN
        for k in range(self.path.size):
            node = self.path.items[k]
            tree.visits[node] += 1
            mover = tree.mover[node]
            if mover >= 0:
                if worth[mover] == UNKNOWN:
                    worth[mover] = self.heuristics.estimate(state, mover)
                tree.total[node] += worth[mover]

    def average(self, node: i64) -> float:
        """What all tries from here came to; only asked for where there are guesses to weigh."""
        if node != ROOT or i64(len(self.liked)) == 0:
            return -1.0
        tree = self.tree
        visits: i64 = 0
        total = 0.0
        kid = tree.eldest[ROOT]
        while kid != NONE:
            visits += tree.visits[kid]
            total += tree.total[kid]
            kid = tree.sibling[kid]
        return total / float(visits) if visits > 0 else 0.0

    def estimate(self, kid: i64, average: float) -> float:
        """The mean of a branch; where there are guesses, as if it had been tried before, with the
        average result and better the more it is liked."""
        tree = self.tree
        if average < 0.0:
            return tree.total[kid] / float(tree.visits[kid])
        liking = float(times(self.liked, tree.move[kid])) / float(GUESSES)
        guess = self.guess_visits * (average + LIKING * liking)
        return (tree.total[kid] + guess) / (float(tree.visits[kid]) + self.guess_visits)

    def best(self) -> i64:
        """The move visited most; of equals the one that did best, then the first. Where there are
        guesses, the one with the best estimate."""
        tree = self.tree
        best = tree.eldest[ROOT]
        average = self.average(ROOT)
        kid = tree.sibling[best]
        while kid != NONE:
            if average >= 0.0:
                better = self.estimate(kid, average) > self.estimate(best, average)
            elif tree.visits[kid] == tree.visits[best]:
                better = tree.total[kid] > tree.total[best]
            else:
                better = tree.visits[kid] > tree.visits[best]
            if better:
                best = kid
            kid = tree.sibling[kid]
        return tree.move[best]


def log_of(n: i64) -> float:
    """The natural logarithm: it is asked for many times of the same small numbers."""
    logs = LOGS
    return logs[n] if n < i64(len(logs)) else log(float(n))


def times(moves: vec[i64], wanted: i64) -> i64:
    """How often a move is among these."""
    count: i64 = 0
    for move in moves:
        if move == wanted:
            count += 1
    return count
