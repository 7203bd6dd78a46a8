"""What bots are asked at a table, and their moves."""

from dataclasses import replace
from typing import Literal

from council.core.deals import bot_seed
from council.protocol.errors import Denied
from council.tables.bots.job import Job, any_move
from council.tables.bots.levels import STAND_IN, level_for
from council.tables.broadcast import show_all
from council.tables.handlers.moves import try_move
from council.tables.state.room import Room
from council.tables.sync import attempt, current


async def next_job(room: Room, seat: int | None = None, level: str = "") -> Job | None:
    """What to ask a bot: for the bot whose turn it is, or a hint for a seat; None: nothing."""
    async with current(room):
        asked = room.views.asked
        if asked is None or (seat != asked and not (seat is None and room.bots_turn())):
            return None
        seed = seed_for(room)
        wanted = level or room.chairs[asked].level or room.status.customs.stand_in
        level = level_for(room.settings, wanted)
        effort = int(room.game.heuristics.effort(room.play.state))
        timeless = room.status.daily is not None
        file = room.settings.bots.get(level, "")
        lines = tuple(room.play.written)
        return Job(room.v, lines, asked, level, seed, effort, file, timeless=timeless)


def seed_for(room: Room) -> int:
    """The luck of the next decision; where chance follows from a code, this does, too."""
    play = room.play
    if play.log.deal:
        return bot_seed(play.secret, len(play.history))
    return int(room.settings.chance().below(2**31))


async def question(room: Room, seat: int, ask: Literal["hint", "weigh"], move: str = "") -> Job:
    """What to ask for a person whose turn it is; Denied when it is not."""
    asked = await next_job(room, seat, STAND_IN)
    if asked is None:
        raise Denied("not_asked")
    return replace(asked, file="", ask=ask, move=move)


async def move_bot(room: Room, asked: Job, text: str) -> None:
    """Make a bot's move, or any when it is not legal, unless the table has changed meanwhile."""
    await attempt(room, _move_bot, asked, text)


async def _move_bot(room: Room, asked: Job, text: str) -> None:
    if asked.v == room.v and room.bots_turn():
        if await try_move(room, asked.seat, text, 0) is not None:
            await try_move(room, asked.seat, any_move(asked), 0)
        show_all(room)


async def still(room: Room, asked: Job) -> None:
    """Denied when the table has changed while somebody thought about it."""
    async with current(room):
        if room.v != asked.v:
            raise Denied("stale")
