"""Slow work with text in and text out, so that it can run in another worker: the moves of bots,
hints and replays.
"""

import logging

import msgspec

from council.core.game import Message
from council.protocol.errors import said
from council.protocol.messages import Said
from council.tables.bots import job as jobs
from council.tables.bots.job import Job
from council.tables.replays.files import read_file, read_game

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


class Thought(msgspec.Struct):
    """A move, or a replay as JSON, or what is wrong with a file; nothing of it: it failed."""

    found: str = ""
    bad: Said | None = None


Task = ThinkMove | ThinkReplay | ThinkFile


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
            made = read_file(task.text)
            return Thought(bad=said(made)) if isinstance(made, Message) else Thought(made.decode())
