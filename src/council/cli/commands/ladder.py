"""`council ladder`: how strong the shipped bots are, in every game and mode."""

import json as json_
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli import markdown
from council.cli.inputs import GAME_NAMES, find_game, not_together
from council.cli.terminal import Terminal
from council.cli.values import whole
from council.cli.words import Command, argument, flag, option
from council.cli.work import MOST_GAMES, with_bar, work_options
from council.core.game import Game

if TYPE_CHECKING:
    from council.lab.tournament import Tournament


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    name = "ladder"
    return Command(
        terminal,
        name,
        run,
        [
            argument(terminal, name, "game", find_game, complete=GAME_NAMES, required=False),
            flag(terminal, name, "check"),
            option(terminal, name, "play"),
            option(terminal, name, "games", whole(1, MOST_GAMES)),
            *work_options(terminal, name),
            flag(terminal, name, "markdown"),
            flag(terminal, name, "json"),
        ],
    )


@dataclass(frozen=True)
class LadderOptions:
    """What was asked for on the command line."""

    game: Game | None
    check: bool
    play: str | None
    games: int | None
    executor: str
    workers: int | None
    markdown: bool
    json: bool


def run(terminal: Terminal, **given: Any) -> int:
    """Show what is published, check it, or play it again."""
    from council.lab.executors import check_executor, cores
    from council.lab.ladder import SAMPLE, published

    wanted = LadderOptions(**given)
    not_together(
        ("--check", wanted.check), ("--play", wanted.play), ("--markdown", wanted.markdown)
    )
    not_together(("--markdown", wanted.markdown), ("--json", wanted.json))
    check_executor(wanted.executor)
    game, how = wanted.game, (wanted.executor, wanted.workers or cores())
    tables = [t for t in published() if game is None or t["game"] == game.name]
    if wanted.check:
        return check_all(terminal, tables, wanted.games or SAMPLE, how, wanted.json)
    if wanted.play is not None:
        tables = play_all(terminal, game, wanted.play, wanted.games, how)
    if wanted.markdown:
        terminal.echo(page(terminal, tables).rstrip("\n"))
    elif wanted.json:
        terminal.json(tables)
    else:
        show(terminal, tables)
    return 0


def play_all(
    terminal: Terminal, game: Game | None, folder: str, games: int | None, how: tuple[str, int]
) -> list[dict[str, Any]]:
    """Every mode again, each in its own folder; what to publish in `ladder.json` above them."""
    from council.games import GAMES
    from council.lab.ladder import entry, plans
    from council.lab.tournament import table_of

    tables = []
    for one in GAMES.values() if game is None else [game]:
        for mode, plan in plans(one, games).items():
            place = str(Path(folder, one.name + ("-" + mode if mode else "")))
            found = played(terminal, plan, place, how)
            tables.append(entry(mode, plan, table_of(plan, found), found))
    text = json_.dumps(tables, indent=1) + "\n"
    Path(folder, "ladder.json").write_text(text, encoding="utf-8", newline="\n")
    return tables


def played(terminal: Terminal, plan: "Tournament", place: str, how: tuple[str, int]) -> list[Any]:
    """The games of a tournament, as far as they are not there yet."""
    from council.cli.commands.tournament import keep, open_folder
    from council.lab.tournament import in_order, play_rest

    folder, done = open_folder(place, plan)
    rest = play_rest(plan, done, *how)
    for fixture in with_bar(terminal, rest, len(plan.fixtures()), len(done)):
        keep(folder, plan, fixture, True)
        done.append(fixture)
    folder.close(fixture.line() for fixture in in_order(done))
    return done


def check_all(
    terminal: Terminal, tables: list[dict[str, Any]], games: int, how: tuple[str, int], json: bool
) -> int:
    """Exit code 1 when a pairing has changed."""
    from council.lab.ladder import check

    found = [row for table in tables for row in check(table, games, *how)]
    if json:
        terminal.json(found)
    else:
        rows = [
            [
                " ".join([row["game"], row["mode"]]).strip(),
                f"{row['one']} – {row['two']}",
                terminal.number(row["published"]),
                terminal.number(row["compared"]),
                verdict(terminal, row),
            ]
            for row in found
        ]
        columns = ("table", "pairing", "published", "compared", "verdict")
        terminal.table([terminal.say(f"lab-ladder-{c}") for c in columns], rows, right=(2, 3))
    bad = [row for row in found if row["holds"] is False]
    if bad:
        terminal.warn("lab-ladder-broken", count=len(bad))
    return 1 if bad else 0


def verdict(terminal: Terminal, row: dict[str, Any]) -> str:
    """Whether a pairing is as published, and if not, from which game on."""
    if row["holds"]:
        return terminal.say("lab-ladder-holds")
    if not row["compared"]:
        return terminal.say("lab-ladder-nothing")
    if row["first_different"] is None:
        return terminal.say("lab-ladder-other-rules")
    return terminal.say("lab-ladder-differs", game=row["first_different"])


def title_of(terminal: Terminal, table: dict[str, Any]) -> str:
    """The game, its mode, and how it was played."""
    from council.games import GAMES

    name = terminal.voice.words(GAMES[table["game"]].title)
    name += f" ({table['mode']})" if table["mode"] else ""
    facts = {"games": table["games_each_pairing"], "seats": table["seats"]}
    return terminal.say("lab-tournament-title", game=name, seed=str(table["seed"]), **facts)


def figures(terminal: Terminal, table: dict[str, Any]) -> list[list[str]]:
    """A row for each bot, the strongest first."""
    return [
        [
            row["player"],
            terminal.number(row["elo"]),
            " – ".join(terminal.number(bound) for bound in row["elo_interval"]),
            terminal.percent(row["win_rate"]),
            " – ".join(terminal.percent(bound) for bound in row["win_interval"]),
        ]
        for row in sorted(table["results"], key=lambda row: -row["elo"])
    ]


def not_apart(terminal: Terminal, table: dict[str, Any]) -> list[str]:
    """A sentence for each two neighbours that these games do not tell apart."""
    from council.lab.ladder import MOST_EACH, neighbours

    return [
        terminal.say("lab-ladder-overlap", one=one, two=two, need=need, most=MOST_EACH)
        for one, two, need in neighbours(table)
    ]


COLUMNS = ("player", "elo", "interval", "win-rate", "interval")


def show(terminal: Terminal, tables: list[dict[str, Any]]) -> None:
    """A table for each game and mode."""
    if not tables:
        terminal.tell(terminal.say("lab-ladder-none"))
    for table in tables:
        terminal.tell(title_of(terminal, table), "title")
        heads = [terminal.say(f"lab-tournament-{c}") for c in COLUMNS]
        terminal.table(heads, figures(terminal, table), right=(1, 2, 3, 4))
        for line in not_apart(terminal, table):
            terminal.tell(line)


def page(terminal: Terminal, tables: list[dict[str, Any]]) -> str:
    """The page for the documentation."""
    lines = ["# " + terminal.say("lab-ladder-title"), "", terminal.say("lab-ladder-how"), ""]
    lines += ["```", "council ladder --play ladder", "council ladder --check", "```", ""]
    heads = [terminal.say(f"lab-tournament-{c}") for c in COLUMNS]
    for table in tables:
        lines += ["## " + title_of(terminal, table), ""]
        lines += [*markdown.table(heads, figures(terminal, table), range(1, len(heads))), ""]
        if notes := not_apart(terminal, table):
            lines += [" ".join(notes), ""]
    return "\n".join(lines)
