"""`council train`: what a game can be taught, learned from the search.

Each cycle has three stages: lessons played by the search, learning from all lessons so far, and an
exam. A game is taught a policy (`policies.py`), the value of positions (`values.py`) or both
(`plays.py`).

Everything is counted in games and iterations, and each cycle begins anew with what lies in the
folder. So equal seeds give equal weights, whether a training is interrupted or not.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from council.core.bots import Kept
from council.core.game import Invalid
from council.lab.page import STYLE
from council.lab.plot import Curve, curves
from council.rl.learning import plays, policies, values
from council.rl.learning.course import Course, Exam, Tell
from council.rl.learning.fitting import Choices, Decisions, Outcomes

PROGRESS, CURVE = "training.json", "curve.svg"


Lessons = Choices | Decisions | Outcomes


@dataclass(frozen=True)
class Way:
    """How it is taught: lessons with what the last cycle learned, what is learned from all
    lessons, the games that this wins in the exam, and against whom."""

    kind: type[Choices] | type[Decisions] | type[Outcomes]
    lessons: Callable[[Course, int, Kept | None, Tell], Lessons]
    teach: Callable[[Course, Any, int, Tell], Kept]
    exam: Callable[[Course, Kept, Tell], float]
    rival: Callable[[Course], str]


WAYS = {
    "policy": Way(Decisions, policies.lessons, policies.teach, policies.exam, policies.rival),
    "value": Way(Outcomes, values.lessons, values.teach, values.exam, values.rival),
    "play": Way(Choices, plays.lessons, plays.teach, values.exam, values.rival),
}


def train(course: Course, folder: Path, tell: Tell) -> Iterator[Exam]:
    """Train on in a folder from where it stands; every exam, those of before included."""
    learner = course.learner()
    way = WAYS[learner.kind]
    folder.mkdir(parents=True, exist_ok=True)
    exams = list(_begun(course, folder))
    yield from exams
    for cycle in range(len(exams), course.cycles):
        known = json.loads(_weights(folder, cycle - 1).read_text("utf-8")) if cycle else None
        new = way.lessons(course, cycle, known, tell)
        file = folder / f"lessons-{cycle}.npz"
        np.savez(file, **vars(new))
        lessons = _together(way, [folder / f"lessons-{k}.npz" for k in range(cycle + 1)])
        weights = way.teach(course, lessons, course.seed * 1000 + cycle, tell)
        _write(_weights(folder, cycle), weights)
        exam = Exam(cycle + 1, way.exam(course, weights, tell), course.exam)
        exams.append(exam)
        made = {"course": asdict(course), "cycle": cycle + 1, "exam": asdict(exam)}
        _write(folder / learner.file, {"provenance": made, learner.kind: weights})
        told = {"course": asdict(course), "exams": [asdict(each) for each in exams]}
        _write(folder / PROGRESS, told)
        if len(exams) > 1:
            drawn = _drawn(exams, way.rival(course))
            (folder / CURVE).write_text(drawn, encoding="utf-8")
        yield exam


def rival(course: Course) -> str:
    """The bot of the exams, by name."""
    return WAYS[course.learner().kind].rival(course)


def _weights(folder: Path, cycle: int) -> Path:
    """What a cycle learned."""
    return folder / f"weights-{cycle}.json"


def _together(way: Way, kept: list[Path]) -> Lessons:
    """The lessons of several cycles."""
    parts = [np.load(file) for file in kept]
    return way.kind(*(np.concatenate([part[name] for part in parts]) for name in parts[0].files))


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


def _write(file: Path, told: Kept) -> None:
    """Whole or not at all."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(told) + "\n", encoding="utf-8")
    new.replace(file)


def _drawn(exams: list[Exam], rival: str) -> str:
    """The learning curve as an SVG image."""
    title = f"Share of the wins against {rival}, {exams[0].games} games a point"
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
