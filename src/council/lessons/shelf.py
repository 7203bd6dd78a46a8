"""All lessons, read from the folders of their games."""

from functools import cache
from importlib.resources import files

from council.core.game import Invalid
from council.games import GAMES
from council.lessons.format import Lesson, read_lesson


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are taught."""
    folder = files(f"council.games.{game}") / "lessons"
    found = [
        read_lesson(file.read_text(encoding="utf-8"), game, file.name.removesuffix(".toml"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def every_lesson() -> list[Lesson]:
    """The lessons of all games."""
    return [lesson for game in GAMES for lesson in lessons(game)]


def find_lesson(game: str, name: str) -> Lesson:
    """A lesson by its name; Invalid lists those there are."""
    for lesson in lessons(game):
        if lesson.id == name:
            return lesson
    allowed = ", ".join(lesson.id for lesson in lessons(game))
    raise Invalid("lesson-unknown", got=name[:40], allowed=allowed)


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows."""
    all_of_them = lessons(lesson.game)
    place = all_of_them.index(lesson) + 1
    return all_of_them[place] if place < len(all_of_them) else None
