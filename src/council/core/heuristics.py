"""What a game may tell a search beyond its rules: which moves are worth considering, what looks
good at first sight, how to play on, and how an unfinished game stands.

The rules do not use this. A game that has advice to give hands its own subclass to the search
(`Game.heuristics`); every method works on a full state, or on a view if its docstring says so.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from council.core.state import NOBODY, Rng, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Advice that fits any game: all moves count alike, and play goes on at random. It has no
    fields, so one object serves all games of a kind."""

    def deal(self, state: State, rng: Rng) -> None:
        """Deal the holes of a view that a search tries: a full state that fits it."""
        state.fill(rng)

    def candidates(self, state: State) -> vec[i64]:
        """The legal moves worth a thought. Never none; the same for a state and the asked seat's
        view of it."""
        return state.legal_moves()

    def effort(self, state: State) -> i64:
        """How much thinking the question deserves, in per cent. The same for every viewer, because
        the pace of a bot shows it."""
        return 100

    def guess(self, state: State, rng: Rng) -> i64:
        """A move that looks good at first sight, not always the same; -1: the game has no idea."""
        return -1

    def guess_visits(self, state: State, iterations: i64) -> i64:
        """How many visits a guess is worth to a search of so many iterations."""
        return 30

    def rollout(self, state: State, rng: Rng, root: State) -> None:
        """Play on from what a search tried at `root` to where `estimate` should be asked: at random
        to the end of the leg."""
        if state.leg() == root.leg():
            state.playout(rng)

    def short_rollout(self, state: State, rng: Rng, root: State) -> None:
        """The same for a player who looks no farther than the move. A game that can say at once how
        things stand has nothing to do here."""
        self.rollout(state, rng, root)

    def estimate(self, state: State, seat: i64) -> float:
        """0 to 1, 1 over all seats: how the game stands for a seat; exact when it is over."""
        return state.value(seat) if state.seat() == NOBODY else 1.0 / float(state.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Heuristics):
    """What was learned of a game, for one decision: it has a memory, so each decision makes its
    own."""

    def preferred(self, view: State) -> i64:
        """The move that looks best from a view; -1: that was not learned."""
        raise NotImplementedError

    def infer(self, view: State, deals: i64, rng: Rng) -> None:
        """Deal the holes of a view so many times more; from now on `deal` takes one of these, in
        proportion to how well it explains what others did."""
        raise NotImplementedError

    def policy_rows(self, view: State) -> bytes:
        """For training: what is judged of each legal move, in order, a signed byte a number."""
        raise NotImplementedError

    def value_row(self, state: State, seat: i64) -> bytes:
        """For training: a full state as a seat stands in it, a signed byte a number; empty where
        this seat is not judged now."""
        raise NotImplementedError
