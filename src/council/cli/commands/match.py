"""`council match`: many games between bots."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import GAME_NAMES, deal_code, find_game, read_options, with_data
from council.cli.observed import show_observed
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, seconds, whole
from council.cli.words import Command, argument, flag, option
from council.cli.work import MOST_GAMES, MOST_WORKERS, Forfeits, with_bar
from council.core.game import Game, Invalid, Json

if TYPE_CHECKING:
    from council.lab.match import Match, Played


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "match",
        run,
        [
            argument(terminal, "match", "game", find_game, complete=GAME_NAMES),
            option(terminal, "match", "seats", default="random,greedy,easy,medium"),
            option(terminal, "match", "games", whole(1, MOST_GAMES), default="100"),
            option(terminal, "match", "seed", whole(0, LARGEST_SEED), default="0"),
            option(terminal, "match", "deal", deal_code),
            option(terminal, "match", "option", multiple=True),
            option(terminal, "match", "data"),
            option(terminal, "match", "logs"),
            option(terminal, "match", "workers", whole(1, MOST_WORKERS), default="1"),
            option(terminal, "match", "patience", seconds(0.1, 3600), default="10"),
            option(terminal, "match", "observe", multiple=True),
            flag(terminal, "match", "rotate"),
            flag(terminal, "match", "json"),
        ],
    )


@dataclass(frozen=True)
class MatchOptions:
    """What was asked for on the command line."""

    game: Game
    seats: str
    games: int
    seed: int
    deal: str | None
    option: list[str]
    data: str | None
    logs: str | None
    workers: int
    patience: float
    observe: list[str]
    rotate: bool
    json: bool


def run(terminal: Terminal, **given: Any) -> None:
    """Play, then show the table or the JSON."""
    from council.lab.stats import summary

    wanted = MatchOptions(**given)
    match = read_match(wanted)
    folder = make_folder(wanted.logs, match) if wanted.logs is not None else None
    games = []
    forfeits = Forfeits(terminal)
    for played in watched(terminal, match, wanted.workers):
        games.append(replace(played, log=""))
        for lost in played.forfeits:
            forfeits.tell(played.number, match.seats[lost["player"]], lost)
        if folder is not None:
            file = folder / match.log_name(played.number)
            file.write_text(played.log, encoding="utf-8", newline="\n")
    forfeits.tell_rest()
    result = summary(match, games)
    if wanted.json:
        terminal.json(result)
    else:
        show(terminal, wanted.game, result)


def read_match(wanted: MatchOptions) -> "Match":
    """The match asked for; a bad one is refused before anything is played or written."""
    from council.lab.match import Match, check_player
    from council.lab.observe import find_observers

    game = with_data(wanted.game, wanted.data)
    match = Match(
        game=game.name,
        seats=[check_player(name.strip()) for name in wanted.seats.split(",")],
        games=wanted.games,
        seed=wanted.seed,
        options=read_options(game, wanted.option),
        data=dict(game.own_data()),
        rotate=wanted.rotate,
        keep_logs=wanted.logs is not None,
        patience=wanted.patience,
        observers=list(wanted.observe),
        deal=wanted.deal or "",
    )
    match.setup()
    find_observers(match.observers)
    return match


def make_folder(name: str, match: "Match") -> Path:
    """A folder that can be written to and holds no log of that name yet."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Invalid("cli-bad-folder", folder=name) from None
    if not os.access(folder, os.W_OK):
        raise Invalid("cli-bad-folder", folder=name)
    there = set(os.listdir(folder))
    for number in range(1, match.games + 1):
        if match.log_name(number) in there:
            raise Invalid("cli-logs-exist", folder=name, file=match.log_name(number))
    return folder


def watched(terminal: Terminal, match: "Match", workers: int) -> "Iterator[Played]":
    """All games, with a bar on standard error when somebody watches."""
    from council.lab.match import play_all

    return with_bar(terminal, play_all(match, workers), match.games, 0)


def show(terminal: Terminal, game: Game, result: Json) -> None:
    """The results as a table."""
    from council.lab.match import labels

    called = labels(row["player"] for row in result["results"])
    terminal.tell(
        terminal.say(
            "lab-match-title", game=game.title, games=result["games"], seed=str(result["seed"])
        ),
        "title",
    )
    columns = ("player", "wins", "win-rate", "interval", "score", "rank")
    rows = [
        [
            called[row["player"]],
            terminal.number(row["wins"], 0 if row["wins"] % 1 == 0 else 2),
            terminal.percent(row["win_rate"]),
            " – ".join(terminal.percent(bound) for bound in row["win_interval"]),
            terminal.number(row["mean_score"], 2),
            terminal.number(row["mean_rank"], 2),
        ]
        for row in result["results"]
    ]
    terminal.table([terminal.say(f"lab-match-{c}") for c in columns], rows, right=(1, 2, 3, 4, 5))
    terminal.tell(terminal.say("lab-match-how"), "quiet")
    if "capped" in result:
        share = terminal.percent(result["capped"])
        terminal.tell(terminal.say("lab-match-capped", share=share), "quiet")
    show_observed(terminal, game, result.get("observed", {}))
