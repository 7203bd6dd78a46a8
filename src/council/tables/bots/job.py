"""What a bot is asked, and its answer."""

import logging
from dataclasses import dataclass, replace
from typing import Literal, Protocol

import msgspec

from council import bots, compiled
from council.bots.advice import SLOW, USUAL, Advice, AdviceBudget, Weighing, advise, weigh
from council.core.figures import whole_percent
from council.core.game import Game
from council.core.play import rng_for
from council.core.state import State, members
from council.protocol.errors import said
from council.protocol.messages import Said
from council.tables.bots.game_cache import GameCache
from council.tables.bots.levels import bounded
from council.tables.settings import fresh_rng
from council.tables.storage.rebuild import rebuild

log = logging.getLogger("council.bots")


@dataclass(frozen=True)
class Job:
    """What a bot is asked: version and log of the table, its seat, its level, its luck. How much
    effort the question deserves, which all may know, only decides how long the bot seems to think
    (`BotDriver`): a search asks the heuristics itself."""

    v: int
    lines: tuple[str, ...]
    seat: int
    level: str
    seed: int
    effort: int = 100
    file: str = ""  # the operator's own bot, which then plays
    ask: Literal["move", "hint", "weigh"] = "move"
    move: str = ""  # that is weighed
    timeless: bool = False  # no clock may cut its iterations short


class Counsel(msgspec.Struct, frozen=True):
    """The answer to a hint or a weighing; in the other process, too, it is made from a view."""

    move: str
    why: list[Said] = []
    next: str = ""
    share: int | None = None
    next_share: int | None = None
    lost: int = 0


encode = msgspec.json.Encoder().encode
read_counsel = msgspec.json.Decoder(Counsel).decode


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
    try:
        if job.ask != "move":
            return encode(counsel(play.game, play.view(job.seat), job)).decode()
        player = bots.find(job.level)
        bot = player.make(play.game, rng_for("bot", job.seed))
        budget = replace(player.budget, ms=0) if job.timeless else bounded(player.budget)
        return play.game.text(bot.choose(play.view(job.seat), budget))
    except Exception:
        log.exception("the bot %s failed", job.level)
        return ""


def counsel(game: Game, view: State, job: Job) -> Counsel:
    """A hint, or what a move would cost."""
    thought = USUAL if compiled.status() == "compiled" else SLOW
    if job.ask == "weigh":
        return weighed(game, weigh(game, view, game.number(job.move), lighter(thought)))
    return hinted(game, advise(game, view, thought))


def lighter(thought: AdviceBudget) -> AdviceBudget:
    """A person about to move waits for no more than this."""
    return replace(thought, iterations=thought.iterations // 2, worlds=thought.worlds // 2)


def hinted(game: Game, advice: Advice) -> Counsel:
    """Advice as it is sent."""
    other = advice.other
    return Counsel(
        game.text(advice.best.move),
        [said(message) for message in advice.why],
        game.text(other.move) if other else "",
        whole_percent(advice.best.share) if other else None,
        whole_percent(other.share) if other else None,
    )


def weighed(game: Game, found: Weighing) -> Counsel:
    """A weighing as it is sent."""
    why = [said(message) for message in found.why]
    return Counsel(game.text(found.best.move), why, lost=round(100 * found.lost))


def any_move(job: Job) -> str:
    """Some legal move, when the bot could not be asked; a hint then has no reason."""
    play = rebuild(job.lines, fresh_rng)
    moves = play.game.offers(play.view(job.seat)) if job.ask == "hint" else []
    moves = moves or members(play.view(job.seat).legal_moves())
    text = play.game.text(moves[int(rng_for("any", job.seed).below(len(moves)))])
    return encode(Counsel(text)).decode() if job.ask != "move" else text
