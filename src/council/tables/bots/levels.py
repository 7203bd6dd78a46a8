"""The bots that may sit at a table: those the command line knows, and the operator's own."""

from dataclasses import replace

from council import bots
from council.core.game import Invalid
from council.protocol.api import BotIs
from council.protocol.errors import Denied
from council.tables.settings import TableSettings

STAND_IN = "medium"  # the bot that plays if none is named, and gives hints
BOTS = ("random", "greedy", "learned", *bots.LEVELS)
SEARCH = "ismcts:"
LARGEST = bots.LEVELS["hard"]  # no search at a table has more iterations or more time than this


def all_bots(settings: TableSettings) -> list[BotIs]:
    """Every bot on offer, the operator's own last."""
    known = [BotIs(name) for name in (*BOTS, f"{SEARCH}N")]
    return [*known, *(BotIs(name, own=True) for name in settings.bots)]


def level_for(settings: TableSettings, level: str) -> str:
    """The bot that plays for a seat: a stand-in where its own is no longer on offer."""
    known = level in BOTS or level in settings.bots or _search(level)
    return level if known else STAND_IN


def checked_level(settings: TableSettings, level: str) -> str:
    """The name of a bot that may play here; Denied when there is none."""
    if level in BOTS or level in settings.bots or _search(level):
        return level
    allowed = ", ".join((*BOTS, f"{SEARCH}N", *settings.bots))
    raise Denied("bad_level", got=level[:40], allowed=allowed)


def bounded(budget: bots.Budget) -> bots.Budget:
    """The same with the clock of the largest level, if it has none: ismcts:8000 names iterations
    only, and would think as long as they take on a slow machine."""
    return budget if budget.ms else replace(budget, ms=LARGEST.ms)


def _search(level: str) -> bool:
    """Whether it is a search with a budget that others can wait for."""
    try:
        budget = bots.find(level).budget
    except Invalid:
        return False
    return budget.iterations <= LARGEST.iterations and budget.ms <= LARGEST.ms
