"""How a game is played, in two minutes: a few paragraphs, each with a picture from a lesson."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from council.core.game import Invalid, Json
from council.core.rulebook import Words
from council.games import GAMES
from council.kit.records import RecordReader
from council.kit.tables import parse
from council.lessons.course import answer, skip_move, start
from council.lessons.format import LONGEST_SENTENCE, LONGEST_TITLE, MODES, words_of
from council.lessons.shelf import find_lesson

FILE = "howto.toml"
PART_KEYS = ("title", "say", "lesson", "step")


@dataclass(frozen=True)
class Part:
    """A paragraph, and the table at a step of a lesson."""

    title: Words
    say: Words
    lesson: str
    step: int


@dataclass(frozen=True)
class Page:
    """All paragraphs about one mode of a game; mode "" is the whole game."""

    mode: str
    parts: tuple[Part, ...]


@cache
def pages(game: str) -> tuple[Page, ...]:
    """The pages of a game."""
    text = (files(f"council.games.{game}") / FILE).read_text(encoding="utf-8")
    return read_pages(text, game)


def read_pages(text: str, game: str) -> tuple[Page, ...]:
    """The pages of a file; Invalid says what is wrong."""
    table = parse(text, FILE)
    reader = RecordReader(FILE, game)
    reader.only(table, ("page",), "")
    return tuple(_page(game, number, page) for number, page in enumerate(table["page"], 1))


def _page(game: str, number: int, page: Json) -> Page:
    reader = RecordReader(FILE, f"page {number}")
    table = reader.take("page", page, ("mode?", "part"))
    mode = reader.one("mode", table.get("mode", ""), MODES)
    parts = reader.records("part", table["part"])
    return Page(mode, tuple(_part(reader, game, part) for part in parts))


def _part(reader: RecordReader, game: str, part: Json) -> Part:
    table = reader.take("part", part, PART_KEYS)
    lesson = find_lesson(game, reader.line("part.lesson", table["lesson"], LONGEST_TITLE))
    step = reader.whole("part.step", table["step"], 1, len(lesson.steps))
    title = words_of(reader, "part.title", table["title"], LONGEST_TITLE)
    say = words_of(reader, "part.say", table["say"], 2 * LONGEST_SENTENCE)
    return Part(title, say, lesson.id, step)


@cache
def picture(game: str, name: str, step: int) -> Json:
    """What the learner sees at a step of a lesson, and the names at that table."""
    lesson = find_lesson(game, name)
    play, _ = start(lesson, "Robin")
    for number, one in enumerate(lesson.steps[: step - 1]):
        if one.go:
            answer(play, lesson, number, skip_move(play, lesson, number))
    view = GAMES[game].describe(play.view(lesson.seat))
    point = list(lesson.steps[step - 1].point)
    return {"view": view, "names": list(play.log.players), "point": point}


def page_of(game: str, mode: str) -> Page:
    """The page about a mode; Invalid when there is none."""
    for page in pages(game):
        if page.mode == mode:
            return page
    raise Invalid("lesson-unknown", got=mode[:40], allowed=", ".join(p.mode for p in pages(game)))
