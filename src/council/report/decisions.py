"""What a decision cost against the best move that the search found, judged from the view of the
seat that made it. Nothing that was hidden from that seat is used.

The best move is chosen first. Then it and the move that was played are compared again, with fresh
random numbers, so that the difference is not biased. It can be negative: then the player probably
saw more than the search.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from council.bots.advice import AdviceBudget, against, luck_of, pick, searched
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.bots.tree import ROOT
from council.core.game import Game, Message
from council.core.heuristics import Heuristics
from council.core.state import Rng, State
from council.kit.review import Pace, WinShare

ROUNDS = 8  # small searches behind each move


@dataclass(frozen=True)
class Judgment:
    """A decision with a choice: what would have been best, and what the move cost against it."""

    step: int
    seat: int
    played: int  # as a plain move
    best: int
    cost: WinShare


def judge(game: Game, view: State, move: int, step: int, pace: Pace) -> Judgment:
    """What a move cost in the position of a view, for the seat that looks."""
    return judge_each(game, view, [move], step, pace)[0]


def judge_each(
    game: Game, view: State, moves: Sequence[int], step: int, pace: Pace
) -> list[Judgment]:
    """What each of these moves would have cost: all against the same best move, in the same fresh
    worlds."""
    seat = int(view.viewer)
    thought = AdviceBudget(pace.iterations, pace.rivals, pace.least)
    luck = luck_of(game, view, "report")
    search = searched(game, view, thought, luck)
    best = chosen(game, view, thought, search, luck, pace)
    plain = [int(view.same(move)) for move in moves]
    rivals = [best, *dict.fromkeys(move for move in plain if move != best)]
    found = {best: WinShare(0.0)}
    if len(rivals) > 1:
        at_random = search is not None and len(search.liked) == 0
        iterations = pace.worlds if at_random else pace.behind
        trials = (
            searched_again(game, view, rivals, iterations, luck)
            if iterations
            else rolled_out(game, view, rivals, pace, luck)
        )
        for k in range(1, len(rivals)):
            found[rivals[k]] = average([came_to[0] - came_to[k] for came_to in trials])
    return [Judgment(step, seat, move, best, found[move]) for move in plain]


def chosen(
    game: Game, view: State, thought: AdviceBudget, search: Search | None, luck: Rng, pace: Pace
) -> int:
    """The best move: of the search alone where rollouts would misjudge what a move leads to."""
    if search is not None and pace.behind:
        return int(search.best())
    return pick(game, view, thought, search, luck)[0].move


def rolled_out(
    game: Game, view: State, moves: Sequence[int], pace: Pace, luck: Rng
) -> list[list[float]]:
    """What each move came to in each of some worlds, which are the same for all."""
    trials = []
    seat = view.viewer
    for _ in range(pace.worlds):
        world = view.copy()
        world.fill(luck)
        seed = int(luck.below(2**31))
        came_to = []
        for move in moves:
            after = world.copy()
            after.apply(move)
            game.heuristics.rollout(after, Rng(seed), view)
            came_to.append(float(game.heuristics.estimate(after, seat)))
        trials.append(came_to)
    return trials


def searched_again(
    game: Game, view: State, moves: Sequence[int], iterations: int, luck: Rng
) -> list[list[float]]:
    """The same where rollouts alone would misjudge what a move leads to: each move gets searches of
    its own behind it."""
    trials = []
    for _ in range(ROUNDS):
        seed = int(luck.below(2**31))
        trials.append([deepened(game, view, move, iterations, Rng(seed)) for move in moves])
    return trials


def deepened(game: Game, view: State, move: int, iterations: int, luck: Rng) -> float:
    """What a search makes of a move when it may make no other."""
    search = Search(view, Only(game.heuristics, move), luck, CURIOSITY, True)
    search.think(iterations)
    kid = search.tree.child(ROOT, move)
    return float(search.tree.total[kid]) / float(search.tree.visits[kid])


class Only(Heuristics):
    """The advice of a game, but for the first question of every iteration there is one answer."""

    def __init__(self, advice: Heuristics, move: int) -> None:
        self.advice = advice
        self.move = move
        self.first = True

    def candidates(self, state: State) -> vec[i64]:
        if self.first:
            self.first = False
            return vec[i64]([self.move])
        return self.advice.candidates(state)

    def guess(self, state: State, rng: Rng) -> i64:
        """The one answer, where there are guesses: then a search is less curious."""
        return self.move if self.advice.guess(state, rng) >= 0 else i64(-1)

    def rollout(self, state: State, rng: Rng, root: State) -> None:
        self.first = True
        self.advice.rollout(state, rng, root)

    def estimate(self, state: State, seat: i64) -> float:
        return self.advice.estimate(state, seat)


def average(gaps: Sequence[float]) -> WinShare:
    """The mean and its standard error."""
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps)
    return WinShare(mean, sqrt(spread / (count * max(1, count - 1))))


def total(judgments: Sequence[Judgment]) -> WinShare:
    """What decisions cost together."""
    noise = sum(found.cost.error**2 for found in judgments)
    return WinShare(sum(found.cost.value for found in judgments), sqrt(noise))


def reasons(game: Game, view: State, judgment: Judgment) -> list[Message]:
    """What speaks for the better move, in the words of the hints."""
    return against(game.reasons(view, judgment.best, judgment.played), "played")
