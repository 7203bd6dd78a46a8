"""What the long studies of the report share: kinds of games between equal bots, and runs that can
be stopped. What is known of a game is a line of JSON, so a run goes on where it was stopped."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from council.core.game import Game, Json, Setup
from council.core.play import Play
from council.games import GAMES
from council.kit.review import Pace
from council.lab.match import MatchTable
from council.report.games import review_of

INTERVAL = 1.96  # standard errors to each side hold 95 %
Row = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """A kind of game, who plays it, and how carefully it is measured (None: as a report does)."""

    game: str
    seats: int
    options: dict[str, Json] = field(default_factory=dict)
    bot: str = "easy"
    pace: Pace | None = None

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    def setup(self) -> Setup:
        return self.rules.setup(self.seats, self.options)

    def thought(self) -> Pace:
        return self.pace or review_of(self.rules).pace(self.setup())


def game_of(kind: Kind, seed: int, number: int) -> Play:
    """A game between equal bots; the same numbers give the same game."""
    return MatchTable(kind.rules, kind.setup(), [kind.bot] * kind.seats).play(seed, number)


def rows_of(file: Path | None, numbers: Iterable[int], make: Callable[[int], Row]) -> Iterator[Row]:
    """What is known of each game: from the file, or made now and added to it."""
    known: dict[int, Row] = {}
    if file and file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            known[row["number"]] = row
    for number in numbers:
        row = known.get(number) or {"number": number, **make(number)}
        if file and number not in known:
            with file.open("a", encoding="utf-8") as end:
                end.write(json.dumps(row) + "\n")
        yield row


def parser_of(about: str, names: Iterable[str]) -> ArgumentParser:
    """The arguments of every study: which kinds, how many games of each, where rows are kept."""
    parser = ArgumentParser(description=about)
    parser.add_argument("games", type=int, help="of each kind")
    parser.add_argument("kinds", nargs="*", choices=[[], *names], help="all, if none is named")
    parser.add_argument(
        "--first", type=int, default=1, help="number of the first game, to share work"
    )
    parser.add_argument("--keep", type=Path, help="a folder; a stopped run goes on from there")
    return parser


def file_in(folder: Path | None, name: str) -> Path | None:
    """Where the rows of a kind are kept, if they are."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.jsonl"


def say(line: str) -> None:
    """At once, for whoever waits."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
