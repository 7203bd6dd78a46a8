"""Many games between named bots, each with its own streams of chance: equal seeds, equal games."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from council.bots import Bot, Budget, find
from council.core.deals import DealCode
from council.core.game import Game, Invalid, Json, Setup
from council.core.play import Play, rng_for
from council.core.state import PUBLIC
from council.games import GAMES
from council.lab.executors import die_quietly, submit
from council.lab.guest import PATIENCE, Forfeit, Guest, check_own, is_own
from council.lab.observe import Watchers

STAND_IN = "random"  # plays on for who has forfeited, so that the others have their game


def check_player(name: str) -> str:
    """The name of one of our bots, or the file of a person's own; Invalid when it is neither."""
    return check_own(name) if is_own(name) else find(name).name


def shown_name(name: str) -> str:
    """As a player is called in a log: a file by its last part."""
    return os.path.basename(name)[:40] if is_own(name) else name


def labels(names: Iterable[str]) -> dict[str, str]:
    """As players are called in a table: a file by as much of the end of its path as tells it from
    the others."""
    called = {name: shown_name(name) for name in names}
    parts = {name: Path(name).parts for name in called if is_own(name)}
    for depth in range(2, max(map(len, parts.values()), default=0) + 1):
        shown = Counter(called.values())
        for name, path in parts.items():
            if shown[called[name]] > 1:
                called[name] = "/".join(path[-depth:])
    return called


@dataclass(frozen=True)
class Match:
    """What is played. Plain values only, so that it crosses to another process as text."""

    game: str
    seats: list[str]  # bots by name, a person's own by file
    games: int
    seed: int
    options: dict[str, Json] = field(default_factory=dict)
    data: dict[str, Json] = field(default_factory=dict)
    rotate: bool = False
    keep_logs: bool = False
    patience: float = PATIENCE  # seconds a person's own bot may take to answer
    observers: list[str] = field(default_factory=list)  # by name or file
    deal: str = ""  # the code from which the cards and dice of every game come

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
    forfeits: list[dict[str, Any]] = field(default_factory=list)  # player, move, key, facts
    facts: dict[str, Json] = field(default_factory=dict)  # of the observers
    end: str = ""  # how it ended, where a game can end in several ways


def play_game(match: Match, number: int) -> Played:
    """The game of a number, counted from 1; no other game has any part in it."""
    order = match.order(number)
    players = [match.seats[player] for player in order]
    table = MatchTable(match.rules(), match.setup(), players, match.deal)
    watchers = Watchers(match.observers)
    play = table.play(match.seed, number, match.patience, watchers)
    rows = table.rows(play)
    by_player = [rows[order.index(player)] for player in range(len(order))]
    forfeits = [{"player": order[seat], **lost} for seat, lost in table.forfeits.items()]
    facts = watchers.after(play)
    log = play.log.dump() if match.keep_logs else ""
    end = play.game.describe(play.view(PUBLIC)).get("end") or ""
    return Played(number, by_player, log, forfeits, facts, end)


class MatchTable:
    """Players around one game."""

    def __init__(self, game: Game, setup: Setup, names: list[str], deal: str = "") -> None:
        self.deal = deal
        self.game = game
        self.setup = setup
        self.names = names
        self.forfeits: dict[int, dict[str, Any]] = {}  # by seat

    def play(
        self, seed: int, number: int, patience: float = PATIENCE, watchers: Watchers | None = None
    ) -> Play:
        """A whole game; no times in its log, so that equal games have equal logs."""
        shown = [shown_name(name) for name in self.names]
        chance = DealCode(self.deal) if self.deal else rng_for("chance", seed, number)
        play = Play(self.game, self.setup, shown, chance)
        bots = [self.sit(seat, seed, number, patience) for seat in range(len(self.names))]
        try:
            play.settle()
            if watchers:
                watchers.before(play)
            while not play.over():
                seat = int(play.state.seat())
                bot, budget = bots[seat]
                try:
                    move = bot.choose(play.view(seat), budget)
                except Forfeit as lost:
                    assert isinstance(bot, Guest)
                    bot.leave()
                    self._note(seat, lost, play)
                    bots[seat] = seat_bot(self.game, STAND_IN, seed, number, seat)
                    continue
                if watchers:
                    watchers.choice(play, seat, move)
                made = play.move(seat, move)
                if watchers:
                    watchers.move(play, seat, made)
            _finish(bots, play.log.result or [])
        finally:
            for bot, _ in bots:
                if isinstance(bot, Guest):
                    bot.leave()
        return play

    def sit(self, seat: int, seed: int, number: int, patience: float) -> tuple[Bot, Budget]:
        """The player of a seat."""
        name = self.names[seat]
        if not is_own(name):
            return seat_bot(self.game, name, seed, number, seat)
        stream = str(int(rng_for("bot", seed, number, seat).state))
        return Guest(name, self.game, self.setup, stream, patience), Budget()

    def rows(self, play: Play) -> list[dict[str, Any]]:
        """The final table; who has forfeited is last and wins nothing."""
        rows = self.game.results(play.state)
        if not self.forfeits:
            return rows
        others = [seat for seat in range(len(rows)) if seat not in self.forfeits]
        shares = sum(rows[seat]["won"] for seat in others)
        best = min((rows[seat]["rank"] for seat in others), default=0)
        first = [seat for seat in others if rows[seat]["rank"] == best]
        for seat, row in enumerate(rows):
            if seat in self.forfeits:
                rows[seat] = {**row, "won": 0.0, "rank": len(rows)}
            elif shares > 0:
                rows[seat] = {**row, "won": row["won"] / shares}
            else:
                rows[seat] = {**row, "won": (seat in first) / len(first)}
        return _ranked_anew(rows, others)

    def _note(self, seat: int, lost: Forfeit, play: Play) -> None:
        made = sum(who == seat for who, _ in play.history)
        self.forfeits[seat] = {
            "move": made + 1,
            "key": lost.message.key,
            "facts": dict(lost.message.facts),
        }


def _ranked_anew(rows: list[dict[str, Any]], others: list[int]) -> list[dict[str, Any]]:
    """Ranks of those who stayed, among themselves."""
    old = [rows[seat]["rank"] for seat in others]
    for seat in others:
        rows[seat] = {**rows[seat], "rank": 1 + sum(r < rows[seat]["rank"] for r in old)}
    return rows


def _finish(bots: list[tuple[Bot, Budget]], result: list[float]) -> None:
    for bot, _ in bots:
        if isinstance(bot, Guest):
            bot.finish(result)


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
    pool = ProcessPoolExecutor(workers, get_context("spawn"), die_quietly)
    try:
        for done in submit(pool, play_text, [(text, number) for number in numbers]):
            yield Played(**json.loads(done.result()))
    except BrokenExecutor:
        raise Invalid("lab-match-broken") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_text(match: str, number: int) -> str:
    """`play_game` for another process: only text goes to and fro."""
    return json.dumps(asdict(play_game(Match(**json.loads(match)), number)))
