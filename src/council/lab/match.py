"""Many games between named bots, each with its own streams of chance: equal seeds, equal games."""

import json
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from typing import Any

from council.bots import Bot, Budget, find
from council.core.game import Game, Invalid, Json, Setup
from council.core.play import Play, rng_for
from council.games import GAMES


@dataclass(frozen=True)
class Match:
    """What is played. Plain values only, so that it crosses to another process as text."""

    game: str
    seats: list[str]  # bots by name
    games: int
    seed: int
    options: dict[str, Json] = field(default_factory=dict)
    data: dict[str, Json] = field(default_factory=dict)
    rotate: bool = False
    keep_logs: bool = False

    def rules(self) -> Game:
        game = GAMES[self.game]
        return game.with_data(self.data, "data") if self.data else game

    def setup(self) -> Setup:
        return self.rules().setup(len(self.seats), self.options)

    def order(self, number: int) -> list[int]:
        """Which player sits at each seat: turned by one from game to game when rotating."""
        shift = (number - 1) % len(self.seats) if self.rotate else 0
        return [(seat + shift) % len(self.seats) for seat in range(len(self.seats))]

    def log_name(self, number: int) -> str:
        """The file name of a game's log."""
        return f"{self.game}-{self.seed}-{number}.council.jsonl"


@dataclass(frozen=True)
class Played:
    """One game: the rows of its final table in the order of the players, and the log if kept."""

    number: int
    rows: list[dict[str, Any]]
    log: str = ""


def play_game(match: Match, number: int) -> Played:
    """The game of a number, counted from 1; no other game has any part in it."""
    order = match.order(number)
    names = [match.seats[player] for player in order]
    play = play_bots(match.rules(), match.setup(), names, match.seed, number)
    rows = play.game.results(play.state)
    by_player = [rows[order.index(player)] for player in range(len(order))]
    return Played(number, by_player, play.log.dump() if match.keep_logs else "")


def play_bots(game: Game, setup: Setup, names: list[str], seed: int, number: int) -> Play:
    """A whole game of bots; no times in its log, so that equal games have equal logs."""
    play = Play(game, setup, names, rng_for("chance", seed, number))
    bots = [seat_bot(game, name, seed, number, seat) for seat, name in enumerate(names)]
    play.settle()
    while not play.over():
        seat = int(play.state.seat())
        bot, budget = bots[seat]
        play.move(seat, bot.choose(play.view(seat), budget))
    return play


def seat_bot(game: Game, name: str, seed: int, number: int, seat: int) -> tuple[Bot, Budget]:
    """A bot with a stream of its own. Where iterations make its level, no clock may cut them short:
    a slow machine must play the same game."""
    player = find(name)
    budget = replace(player.budget, ms=0) if player.budget.iterations else player.budget
    return player.make(game, rng_for("bot", seed, number, seat)), budget


def play_all(match: Match, workers: int = 1) -> Iterator[Played]:
    """Every game, in order of number, whichever process played it."""
    numbers = range(1, match.games + 1)
    if workers == 1:
        for number in numbers:
            yield play_game(match, number)
        return
    text = json.dumps(asdict(match))
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _die_quietly)
    try:
        for answer in pool.map(play_text, [text] * match.games, numbers):
            yield Played(**json.loads(answer))
    except BrokenExecutor:
        raise Invalid("lab-match-broken") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches the workers too; the first process alone has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_text(match: str, number: int) -> str:
    """`play_game` for another process: only text goes to and fro."""
    return json.dumps(asdict(play_game(Match(**json.loads(match)), number)))
