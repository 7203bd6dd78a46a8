"""`council train`: a policy for a game, learned from the search.

In each cycle, the plain tree search plays lessons against itself. The policy learns from all
lessons so far how often the search tried each move. An exam follows: the policy alone against
`medium`.

Everything is counted in games and iterations, and each cycle begins anew with the lessons in the
folder. So equal seeds give equal weights, whether a training is interrupted or not.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from council.bots import find
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.bots.tree import ROOT
from council.core.bots import Learner
from council.core.game import Game, Invalid
from council.core.heuristics import Judgement
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng, State, members
from council.games import GAMES
from council.lab.page import STYLE
from council.lab.plot import Curve, curves
from council.lab.stats import wilson
from council.rl.learning.fitting import Decisions, teach_policy

SHARPER = 8  # the power of the visits that the policy learns from
WILD = 30  # per cent: how often a lesson goes on with any move, in proportion to its visits
PASSES = 10  # over all examples
RIVAL = "medium"
PROGRESS, CURVE = "training.json", "curve.svg"

Tell = Callable[[str, float], None]  # a stage by name, and the part of it that is done


@dataclass(frozen=True)
class Course:
    """What is done; equal courses give equal weights."""

    game: str
    seats: int = 2
    seed: int = 1
    cycles: int = 3
    lessons: int = 30_000  # decisions of the search in each cycle
    iterations: int = 500
    exam: int = 400  # games

    def rules(self) -> Game:
        """The game."""
        return GAMES[self.game]

    def learner(self) -> Learner:
        """What the game gives; Invalid where it cannot be taught."""
        rules = self.rules()
        known = rules.learner(self.seats)
        if known is None:
            raise Invalid("lab-train-no-course", game=rules.title)
        return known


@dataclass(frozen=True)
class Exam:
    """How the policy alone did against RIVAL after a cycle."""

    cycle: int
    won: float
    games: int

    def interval(self) -> tuple[float, float]:
        """95 % (Wilson)."""
        return wilson(self.won / self.games, self.games)


def train(course: Course, folder: Path, tell: Tell) -> Iterator[Exam]:
    """Train on in a folder from where it stands; every exam, those of before included."""
    learner = course.learner()
    folder.mkdir(parents=True, exist_ok=True)
    exams = list(_begun(course, folder))
    yield from exams
    for cycle in range(len(exams), course.cycles):
        new = _lessons(course, cycle, tell)
        file = folder / f"lessons-{cycle}.npz"
        np.savez(file, rows=new.rows, counts=new.counts, wanted=new.wanted)
        lessons = _read_lessons([folder / f"lessons-{k}.npz" for k in range(cycle + 1)])
        seed = course.seed * 1000 + cycle
        policy = teach_policy(
            lessons, learner.orders, PASSES, seed, lambda part: tell("policy", part)
        ).kept()
        judge = learner.judgement(policy)
        exam = Exam(cycle + 1, _exam(course, judge, tell), course.exam)
        exams.append(exam)
        made = {"course": asdict(course), "cycle": cycle + 1, "exam": asdict(exam)}
        weights = {"provenance": made, "policy": policy}
        _write(folder / learner.file, weights)
        told = {"course": asdict(course), "exams": [asdict(each) for each in exams]}
        _write(folder / PROGRESS, told)
        if len(exams) > 1:
            (folder / CURVE).write_text(_drawn(exams), encoding="utf-8")
        yield exam


def _begun(course: Course, folder: Path) -> Iterator[Exam]:
    """The exams of a training that was begun here; Invalid when it was another one."""
    file = folder / PROGRESS
    if not file.is_file():
        return
    told = json.loads(file.read_text(encoding="utf-8"))
    if {**told["course"], "cycles": 0} != {**asdict(course), "cycles": 0}:
        raise Invalid("lab-train-other-course", folder=str(folder))
    for each in told["exams"]:
        yield Exam(**each)


def _write(file: Path, told: dict[str, Any]) -> None:
    """Whole or not at all."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(told) + "\n", encoding="utf-8")
    new.replace(file)


def _begin(course: Course) -> State:
    return course.rules().new(course.rules().setup(course.seats))


# -- lessons


def _lessons(course: Course, cycle: int, tell: Tell) -> Decisions:
    """Games of the search against itself: what it looked at, and how often."""
    judge = course.learner().judgement(None)
    rows: list[bytes] = []
    counts: list[int] = []
    wanted: list[np.ndarray[Any, Any]] = []
    game = 0
    while len(counts) < course.lessons:
        luck = rng_for("train", course.seed, cycle, game)
        state = _begin(course)
        while (seat := int(state.seat())) != NOBODY:
            moves = members(state.legal_moves())
            if seat == CHANCE or len(moves) == 1:
                state.apply(state.chance(luck) if seat == CHANCE else moves[0])
                continue
            view = state.mask(seat)
            search = Search(view, course.rules().heuristics, luck, CURIOSITY, ahead=True)
            search.think(course.iterations)
            visits = _visits(search, moves)
            likes = (visits / visits.max()) ** SHARPER
            rows.append(judge.policy_rows(view))
            counts.append(len(moves))
            wanted.append((likes / likes.sum()).astype(np.float32))
            state.apply(_next(search, moves, visits, luck))
        game += 1
        tell("lessons", min(1.0, len(counts) / course.lessons))
    table = np.frombuffer(b"".join(rows), np.int8).reshape(sum(counts), -1)
    return Decisions(table, np.array(counts), np.concatenate(wanted))


def _read_lessons(kept: list[Path]) -> Decisions:
    """The lessons of several cycles together."""
    parts = [np.load(file) for file in kept]
    rows, counts, wanted = (
        np.concatenate([part[name] for part in parts]) for name in ("rows", "counts", "wanted")
    )
    return Decisions(rows, counts, wanted)


def _visits(search: Search, moves: list[int]) -> np.ndarray[Any, Any]:
    tree = search.tree
    tried = {int(tree.move[kid]): int(tree.visits[kid]) for kid in tree.children(ROOT)}
    return np.array([tried.get(move, 0) for move in moves], float)


def _next(search: Search, moves: list[int], visits: np.ndarray[Any, Any], luck: Rng) -> int:
    """How a lesson goes on: mostly as the search advises."""
    if int(luck.below(100)) >= WILD:
        return int(search.best())
    left = int(luck.below(int(visits.sum())))
    for move, count in zip(moves, visits, strict=True):
        left -= int(count)
        if left < 0:
            return move
    return moves[-1]


# -- exam


def _exam(course: Course, judge: Judgement, tell: Tell) -> float:
    """How many games the policy alone wins in every second seat, others by RIVAL: in shares."""
    rival = find(RIVAL)
    won = 0.0
    for game in range(course.exam):
        luck = rng_for("exam", course.seed, game // 2)
        bots = [
            rival.make(course.rules(), rng_for("rival", course.seed, game, s))
            for s in range(course.seats)
        ]
        mine = {seat for seat in range(course.seats) if (seat + game) % 2 == 0}
        state = _begin(course)
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(luck))
                continue
            view = state.mask(seat)
            state.apply(
                judge.preferred(view) if seat in mine else bots[seat].choose(view, rival.budget)
            )
        won += sum(float(state.value(seat)) for seat in mine)
        tell("exam", (game + 1) / course.exam)
    return won


def _drawn(exams: list[Exam]) -> str:
    """The learning curve as an SVG image."""
    title = f"Share of the wins against {RIVAL}, {exams[0].games} games a point"
    points = [(float(exam.cycle), exam.won / exam.games) for exam in exams]
    even = [(points[0][0], 0.5), (points[-1][0], 0.5)]
    svg = curves(
        title,
        [Curve("learned", points, 0), Curve("even", even, 1)],
        "cycles",
        "wins",
        "{:g}".format,
    )
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return svg.replace("<title>", f"<style>{STYLE}</style><title>", 1)
