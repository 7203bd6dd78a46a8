"""Replays as JSON: of a game that was played here, or of a stranger's file."""

from typing import Protocol

import msgspec

from council.core.game import Message
from council.core.log import BadLog, read
from council.games import game_of
from council.tables.frames.replay import retell, upload


class ReplayMaker(Protocol):
    """Where replays are made, apart from the table; Denied says why there is none."""

    async def replay(self, text: str, reader: int, address: str = "") -> bytes:
        """The replay of a game of ours, as JSON."""

    async def read(self, text: str, address: str = "") -> bytes:
        """The replay of a stranger's log, as JSON."""


def read_file(text: str) -> bytes | Message:
    """The replay of a log as JSON, or what is wrong with it."""
    try:
        return msgspec.json.encode(upload(text))
    except BadLog as bad:
        return bad.message


def read_game(text: str, reader: int) -> bytes:
    """The replay of a game of ours, as one reader may see it."""
    log = read(text, ours=True)
    return msgspec.json.encode(retell(game_of(log), log, reader))
