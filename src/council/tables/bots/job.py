"""What a bot is asked, and its answer."""

import logging
from dataclasses import dataclass
from typing import Protocol

from council import bots
from council.core.play import rng_for
from council.core.state import members
from council.tables.bots.game_cache import GameCache
from council.tables.settings import fresh_rng
from council.tables.storage.rebuild import rebuild

log = logging.getLogger("council.bots")


@dataclass(frozen=True)
class Job:
    """What a bot is asked: version and log of the table, its seat, its level, its luck, and how
    much thought the question deserves, which all may know."""

    v: int
    lines: tuple[str, ...]
    seat: int
    level: str
    seed: int
    weight: int = 100
    file: str = ""  # the operator's own bot, which then plays


class Thinkers(Protocol):
    """Where bots think, apart from the table."""

    workers: int

    async def think(self, job: Job) -> str:
        """A legal move, as text."""

    def overrun(self) -> bool:
        """Whether so many bots wait that hints should not be asked for."""


memory = GameCache()  # of this worker; a pool of threads has only one


def think(job: Job) -> str:
    """The bot's move, as text; "" when it fails. Only the view of its seat reaches the bot."""
    play = memory.recall(job.lines, fresh_rng)
    player = bots.find(job.level)
    bot = player.make(play.game, rng_for("bot", job.seed))
    try:
        return play.game.text(bot.choose(play.view(job.seat), player.budget))
    except Exception:
        log.exception("the bot %s failed", job.level)
        return ""


def any_move(job: Job) -> str:
    """Some legal move, when the bot could not be asked."""
    play = rebuild(job.lines, fresh_rng)
    moves = members(play.view(job.seat).legal_moves())
    return play.game.text(moves[int(rng_for("any", job.seed).below(len(moves)))])
