"""Bots on the deal of the day: what they answer follows from the game so far, never from a clock.

A rival is a bot of a level that plays the person's seat on the same deal against the same bots.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from council.bots import find
from council.core.deals import DealCode, bot_seed
from council.core.play import Play, rng_for
from council.daily.calendar import LOW_WINS, SEAT, DailyDeal
from council.games import GAMES

RIVALS = ("easy", "medium", "hard")
QUICK_RIVALS = ("easy", "medium")  # where Python is interpreted


def begin_try(deal: DailyDeal, name: str, write: Callable[[str], None] | None = None) -> Play:
    """A try of somebody, dealt."""
    names = [name, *deal.bots]
    play = Play(GAMES[deal.game], deal.setup(), names, DealCode(deal.code), write)
    play.settle()
    return play


def answer(play: Play, level: str) -> int:
    """What a bot of a level does for the seat whose turn it is."""
    player = find(level)
    bot = player.make(play.game, rng_for("bot", bot_seed(play.secret, len(play.history))))
    return bot.choose(play.view(int(play.state.seat())), replace(player.budget, ms=0))


def play_on(play: Play, deal: DailyDeal, rival: str, go_on: Callable[[], bool]) -> bool:
    """Let a rival play the person's seat, move by move, as long as it may; whether it is over."""
    while not play.over() and go_on():
        seat = int(play.state.seat())
        play.move(seat, answer(play, rival if seat == SEAT else deal.level))
    return play.over()


def result_of(play: Play) -> dict[str, Any]:
    """How the person's seat came out of a finished game."""
    return dict(play.game.results(play.state)[SEAT])


def compare(game: str, mine: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """1 when mine is the better result, -1 when the other is, 0 when they are equal."""
    signed = -1 if game in LOW_WINS else 1
    key = (-mine["rank"], signed * mine["score"])
    others = (-other["rank"], signed * other["score"])
    return (key > others) - (key < others)
