"""`council learn`: lessons at this terminal."""

from typing import TYPE_CHECKING

import click

from council.cli.inputs import GAME_NAMES, find_game
from council.cli.terminal import Terminal
from council.cli.words import Command, argument
from council.core.game import Game

if TYPE_CHECKING:
    from council.lessons.format import Lesson


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "learn",
        run,
        [
            argument(terminal, "learn", "game", find_game, complete=GAME_NAMES, required=False),
            argument(terminal, "learn", "lesson", required=False),
        ],
    )


def run(terminal: Terminal, game: Game | None, lesson: str | None) -> int:
    """List the lessons, or play one and those that follow."""
    from council.cli.progress import finished
    from council.lessons.shelf import find_lesson, lessons

    if game is None:
        show_lessons(terminal)
        return 0
    every = lessons(game.name)
    done = finished()
    first = next((one for one in every if one.key not in done), every[0])
    study(terminal, find_lesson(game.name, lesson) if lesson else first)
    return 0


def show_lessons(terminal: Terminal) -> None:
    """All lessons, those finished with a tick."""
    from council.cli.progress import finished
    from council.games import GAMES
    from council.lessons.shelf import lessons

    done = finished()
    for game in GAMES.values():
        terminal.tell(terminal.voice.words(game.title), "title")
        for one in lessons(game.name):
            tick = "✓" if one.key in done else " "
            minutes = terminal.say("lesson-minutes", minutes=one.minutes)
            line = f"{terminal.voice.words(one.title)} ({minutes})"
            terminal.hang(f" {tick} {one.id}", 20, line)
        terminal.echo()
    terminal.tell(terminal.say("lesson-list-how"), "quiet")


def study(terminal: Terminal, lesson: "Lesson | None") -> None:
    """A lesson, and the next one for who wants it."""
    from council.cli.progress import finish
    from council.cli.table.lesson import LessonSitting
    from council.lessons.shelf import after

    while lesson is not None:
        if not LessonSitting(terminal, lesson, terminal.say("play-person")).study():
            return
        finish(lesson.key)
        terminal.tell(terminal.say("lesson-done"), "notice")
        game, lesson = lesson.game, after(lesson)
        if lesson is None:
            terminal.tell(terminal.say("lesson-all-done", game=game), "notice")
            return
        line = terminal.ask(terminal.say("lesson-next", title=lesson.title) + " ")
        if line is None or line.strip():
            return
