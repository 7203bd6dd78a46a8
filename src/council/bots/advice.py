"""Advice for a person: what a bot would do, its second choice, and why.

Everything is computed from a view, and the random numbers of the search come from what that view
shows. So the same position gives the same advice, and so do two games that look alike. The search
is limited by iterations, never by time. It needs no process and no thread.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.bots.tree import ROOT
from council.core.figures import whole_percent
from council.core.game import Game, Message
from council.core.log import compact
from council.core.play import dress, rng_for
from council.core.state import Rng, State, members

RIVALS = 3  # moves that are tried against each other after the search
EVEN = 2  # per cent of the win: less is no difference
CLOSE = 5  # less is a small difference
ENOUGH = 2  # reasons


@dataclass(frozen=True)
class AdviceBudget:
    """How much to think: iterations of the search, of which a question gets its part, and worlds in
    which moves are tried against each other."""

    iterations: int = 3000
    worlds: int = 60
    least: int = 40  # iterations for any question


USUAL = AdviceBudget()
SLOW = AdviceBudget(iterations=400, worlds=6, least=12)  # where the engine is not compiled


@dataclass(frozen=True)
class Candidate:
    """A move and the share of the win that it promises, 0 to 1."""

    move: int
    share: float


@dataclass(frozen=True)
class Advice:
    """The best move, the next best (None: there is no other), and what speaks for the first."""

    best: Candidate
    other: Candidate | None
    why: list[Message]


@dataclass(frozen=True)
class Weighing:
    """What a move would cost against the best one, as a share of the win, and why."""

    best: Candidate
    lost: float
    why: list[Message]


def advise(game: Game, view: State, thought: AdviceBudget = USUAL) -> Advice:
    """What to do in the position of a view, for the seat that looks."""
    luck = luck_of(game, view)
    first, second = pick(game, view, thought, searched(game, view, thought, luck), luck)
    if second is None:
        return Advice(dressed(game, view, first), None, [])
    why = against(game.reasons(view, first.move, second.move), "next")
    if len(why) < ENOUGH:
        why = why + even(first, second, any(map(explains, why)))
    best, other = (dressed(game, view, choice) for choice in (first, second))
    return Advice(best, other, why)


def weigh(game: Game, view: State, move: int, thought: AdviceBudget = USUAL) -> Weighing:
    """What a legal move would cost against the best one."""
    plain = int(view.same(move))
    luck = luck_of(game, view)
    search = searched(game, view, thought, luck)
    first, _ = pick(game, view, thought, search, luck)
    if first.move == plain:
        return Weighing(dressed(game, view, first), 0.0, [])
    best, given = compared(game, view, thought, search, [first.move, plain], luck)
    lost = best.share - given.share
    why = against(game.reasons(view, best.move, plain), "yours") if lost > 0 else []
    return Weighing(dressed(game, view, best), max(0.0, lost), why)


def against(why: Iterable[Message], rival: str) -> list[Message]:
    """Reasons that name the move they compare with: `next` best, `yours`, or `played`."""
    return [Message(one.key, {**one.facts, "rival": rival}) for one in why]


def even(first: Candidate, second: Candidate, reasoned: bool) -> list[Message]:
    """What to say of two moves that hardly differ, or differ for no reason we know."""
    gap = whole_percent(first.share) - whole_percent(second.share)
    if gap < EVEN:
        return [Message("hint-even")]
    if reasoned:
        return []
    return [Message("hint-close" if gap < CLOSE else "hint-tried")]


def explains(why: Message) -> bool:
    """Whether a sentence is a reason; one that only tells two places apart is none."""
    return not why.key.endswith("-where")


def luck_of(game: Game, view: State, *words: object) -> Rng:
    """The luck of a search: that of what the seat is shown, and of nothing else."""
    return rng_for("advice", game.name, view.viewer, compact(game.describe(view)), *words)


def searched(game: Game, view: State, thought: AdviceBudget, luck: Rng) -> Search | None:
    """The search of a question; None where no more than one move is worth a thought."""
    heuristics = game.heuristics
    if len(heuristics.candidates(view)) < 2:
        return None
    part = max(thought.least, thought.iterations * int(heuristics.effort(view)) // 100)
    search = Search(view, heuristics, luck, CURIOSITY, True, heuristics.guess_visits(view, part))
    search.think(part)
    return search


def pick(
    game: Game, view: State, thought: AdviceBudget, search: Search | None, luck: Rng
) -> tuple[Candidate, Candidate | None]:
    """The two moves that did best, compared with each other."""
    moves = rivals(game, view, search)
    if len(moves) == 1:
        return Candidate(moves[0], 1.0), None
    choices = compared(game, view, thought, search, moves, luck)
    if search is None:  # the game's own advice is to think about the first only
        second = max(choices[1:], key=lambda choice: choice.share)
        return choices[0], Candidate(second.move, min(second.share, choices[0].share))
    order = sorted(choices, key=lambda choice: -choice.share)
    return order[0], order[1]


def rivals(game: Game, view: State, search: Search | None) -> list[int]:
    """The moves worth comparing, the search's own choice first."""
    if search is None:
        first = members(game.heuristics.candidates(view))
        rest = [move for move in members(view.legal_moves()) if move not in first]
        return [*first, *rest[-RIVALS:]]
    tree = search.tree
    average = search.average(ROOT)
    found = [
        (search.estimate(kid, average) if average >= 0 else tree.visits[kid], -kid)
        for kid in tree.children(ROOT)
    ]
    found.sort(reverse=True)
    return [int(tree.move[-kid]) for _, kid in found[:RIVALS]]


def compared(
    game: Game,
    view: State,
    thought: AdviceBudget,
    search: Search | None,
    moves: Sequence[int],
    luck: Rng,
) -> list[Candidate]:
    """The share each of these moves promises. Where play goes on by good guesses, all are tried in
    the same worlds; where it goes on at random, the tree knows more."""
    if search is not None and len(search.liked) == 0:
        return [Candidate(move, mean(search, move)) for move in moves]
    totals = [0.0] * len(moves)
    seat = int(view.viewer)
    for _ in range(thought.worlds):
        world = view.copy()
        world.fill(luck)
        seed = int(luck.below(2**31))
        for k, move in enumerate(moves):
            after = world.copy()
            after.apply(move)
            game.heuristics.rollout(after, Rng(seed), view)
            totals[k] += game.heuristics.estimate(after, seat)
    return [Candidate(m, total / thought.worlds) for m, total in zip(moves, totals, strict=True)]


def mean(search: Search, move: int) -> float:
    """What a branch of the tree came to on average; a move never tried counts as lost."""
    kid = search.tree.child(ROOT, move)
    return search.tree.total[kid] / float(search.tree.visits[kid]) if kid >= 0 else 0.0


def dressed(game: Game, view: State, choice: Candidate) -> Candidate:
    """The same choice as a move that a person may pick, however much was thought about it."""
    luck = luck_of(game, view, choice.move)
    return Candidate(dress(game, view, choice.move, luck), choice.share)
