"""`council train`: let a small network learn a game."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from council.cli.inputs import GAME_NAMES, find_game
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, whole
from council.cli.words import Command, argument, option
from council.core.game import Game, Invalid

if TYPE_CHECKING:
    from council.rl.learning.course import Course, Exam


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    name = "train"
    return Command(
        terminal,
        name,
        run,
        [
            argument(terminal, name, "game", find_game, complete=GAME_NAMES),
            option(terminal, name, "seats", whole(2, 6), default="2"),
            option(terminal, name, "out", default="training"),
            option(terminal, name, "cycles", whole(1, 100), default="3"),
            option(terminal, name, "lessons", whole(300, 10_000_000), default="30000"),
            option(terminal, name, "iterations", whole(10, 100_000), default="500"),
            option(terminal, name, "exam", whole(2, 100_000), default="400"),
            option(terminal, name, "seed", whole(0, LARGEST_SEED), default="1"),
        ],
    )


def run(terminal: Terminal, game: Game, out: str, **counts: int) -> None:
    """Train, and tell each exam."""
    if find_spec("numpy") is None:
        raise Invalid("cli-export-numpy")
    from council.rl.learning.course import Course
    from council.rl.learning.training import rival

    course = Course(game.name, **counts)
    learner = course.learner()
    sentence = "lab-train-exam" if learner.kind == "policy" else "lab-train-exam-search"
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Invalid("cli-bad-folder", folder=out) from None
    for exam in _exams(terminal, course, folder):
        low, high = (terminal.percent(end) for end in exam.interval())
        share = terminal.percent(exam.won / exam.games)
        told = terminal.say(
            sentence,
            cycle=exam.cycle,
            rival=rival(course),
            share=share,
            games=exam.games,
            low=low,
            high=high,
        )
        terminal.tell(told)
    file = str(folder / learner.file)
    terminal.tell(terminal.say("lab-written", file=file), "quiet", wrap=False)


def _exams(terminal: Terminal, course: "Course", folder: Path) -> "Iterator[Exam]":
    """Train with a bar on standard error when somebody watches."""
    from council.rl.learning.training import train

    if not terminal.errors.is_terminal:
        yield from train(course, folder, lambda stage, part: None)
        return
    from rich.progress import Progress, TaskID

    with Progress(console=terminal.errors, transient=True) as bar:
        tasks: dict[str, TaskID] = {}

        def tell(stage: str, part: float) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(terminal.say(f"lab-train-bar-{stage}"), total=1.0)
            bar.update(tasks[stage], completed=part)

        yield from train(course, folder, tell)
