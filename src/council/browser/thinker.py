"""Slow work with text in and text out, so that it can run in another worker: the moves of bots,
hints, replays and reports.
"""

import logging

import msgspec

from council.core.game import Message
from council.protocol.errors import said
from council.protocol.messages import Said
from council.tables.bots import job as jobs
from council.tables.bots.job import Job
from council.tables.daily.slices import play_slice
from council.tables.frames.files import read_file, read_game

log = logging.getLogger("council.page")


class ThinkMove(msgspec.Struct, tag_field="do", tag="move"):
    """The move of a bot."""

    job: Job


class ThinkReplay(msgspec.Struct, tag_field="do", tag="replay"):
    """The replay of a game that was played here, as one reader may see it."""

    text: str
    reader: int


class ThinkFile(msgspec.Struct, tag_field="do", tag="file"):
    """The replay of a file."""

    text: str


class ThinkSlice(msgspec.Struct, tag_field="do", tag="slice"):
    """The next parts of a report."""

    text: str
    first: int
    ours: bool


class ThinkReport(msgspec.Struct, tag_field="do", tag="report"):
    """A report from all of its parts."""

    text: str
    parts: str
    ours: bool


class ThinkRival(msgspec.Struct, tag_field="do", tag="rival"):
    """The next moves of a rival on a deal of the day."""

    game: str
    day: str
    level: str
    text: str


class Thought(msgspec.Struct):
    """A move, or a replay as JSON, or what is wrong with a file; nothing of it: it failed."""

    found: str = ""
    bad: Said | None = None


Task = ThinkMove | ThinkReplay | ThinkFile | ThinkSlice | ThinkReport | ThinkRival


def think(text: str) -> str:
    """The answer to one task."""
    try:
        thought = _think(msgspec.json.decode(text, type=Task))
    except Exception:
        log.exception("a thought failed")
        thought = Thought()
    return msgspec.json.encode(thought).decode()


def _think(task: Task) -> Thought:
    match task:
        case ThinkMove():
            return Thought(jobs.think(task.job))
        case ThinkReplay():
            return Thought(read_game(task.text, task.reader).decode())
        case ThinkFile():
            return _answer(read_file(task.text))
        case ThinkSlice() | ThinkReport():
            return _report(task)
        case ThinkRival():
            return Thought(play_slice(task.game, task.day, task.level, task.text).decode())


def _report(task: ThinkSlice | ThinkReport) -> Thought:
    """Work on a report. Its code is imported by whoever wants one: a page starts without it."""
    from council.tables.reports.slices import put_down, work_on  # noqa: PLC0415

    if isinstance(task, ThinkSlice):
        return _answer(work_on(task.text, task.first, task.ours))
    return _answer(put_down(task.text, task.parts.encode(), task.ours))


def _answer(made: bytes | Message) -> Thought:
    return Thought(bad=said(made)) if isinstance(made, Message) else Thought(made.decode())
