"""`council tournament`: everybody against everybody, with ratings, a table and a plot."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import GAME_NAMES, find_game, read_options, with_data
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, seconds, whole
from council.cli.words import Command, argument, flag, option
from council.cli.work import MOST_GAMES, with_bar, work_options
from council.core.game import Game, Invalid, Json

if TYPE_CHECKING:
    from council.lab.folder import Folder
    from council.lab.tournament import Fixture, Tournament

REPORT = "report.html"


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    name = "tournament"
    return Command(
        terminal,
        name,
        run,
        [
            argument(terminal, name, "game", find_game, complete=GAME_NAMES),
            option(terminal, name, "bots", default="random,greedy,easy,medium"),
            option(terminal, name, "games", whole(1, MOST_GAMES), default="100"),
            option(terminal, name, "seed", whole(0, LARGEST_SEED), default="0"),
            option(terminal, name, "seats", whole(2, 99)),
            option(terminal, name, "option", multiple=True),
            option(terminal, name, "data"),
            *work_options(terminal, name),
            option(terminal, name, "address"),
            option(terminal, name, "patience", seconds(0.1, 3600), default="10"),
            option(terminal, name, "out"),
            flag(terminal, name, "no-logs"),
            flag(terminal, name, "json"),
        ],
    )


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    game: Game
    bots: str
    games: int
    seed: int
    seats: int | None
    option: list[str]
    data: str | None
    executor: str
    workers: int | None
    address: str | None
    patience: float
    out: str | None
    no_logs: bool
    json: bool


def run(terminal: Terminal, **given: Any) -> None:
    """Play what is not played yet, then show the table and write the page."""
    from council.lab.executors import check_executor
    from council.lab.folder import Folder
    from council.lab.report import tournament_page
    from council.lab.tournament import Fixture, table_of

    wanted = Wanted(**given)
    if wanted.address is not None and wanted.executor != "ray":
        raise Invalid("lab-address-without-ray")
    check_executor(wanted.executor)
    plan = read_tournament(wanted)
    folder = Folder(wanted.out or f"tournament-{plan.game}-{plan.seed}", plan)
    done = [Fixture(**game) for game in folder.games()]
    for fixture in watched(terminal, plan, done, wanted):
        keep(folder, plan, fixture, wanted.no_logs)
        tell_forfeits(terminal, plan, fixture)
        done.append(replace(fixture, log=""))
    result = table_of(plan, done)
    page = folder.write(REPORT, tournament_page(terminal.voice, wanted.game, result))
    if wanted.json:
        terminal.json(result)
        return
    show(terminal, wanted.game, result)
    terminal.tell(terminal.say("lab-written", file=str(page)), "quiet", wrap=False)


def read_tournament(wanted: Wanted) -> "Tournament":
    """The tournament asked for; a bad one is refused before anything is played or written."""
    from council.lab.match import check_player
    from council.lab.tournament import Tournament, whole_cycles

    game = with_data(wanted.game, wanted.data)
    bots = [check_player(name.strip()) for name in wanted.bots.split(",")]
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Invalid("lab-tournament-bots", got=wanted.bots[:60])
    seats = wanted.seats or game.fewest
    plan = Tournament(
        game=game.name,
        bots=bots,
        games=whole_cycles(wanted.games, seats),
        seed=wanted.seed,
        seats=seats,
        options=read_options(game, wanted.option),
        data=dict(game.own_data()),
        patience=wanted.patience,
    )
    plan.setup()
    return plan


def watched(
    terminal: Terminal, plan: "Tournament", done: "list[Fixture]", wanted: Wanted
) -> "Iterator[Fixture]":
    """The games that are left, with a bar and the time left when somebody watches."""
    from council.lab.executors import cores
    from council.lab.tournament import play_rest

    whole_ = len(plan.fixtures())
    workers = wanted.workers or cores()
    games: Iterable[Fixture] = play_rest(plan, done, wanted.executor, workers, wanted.address)
    played = len(done)
    if played:
        terminal.warn("lab-resumed", done=played, all=whole_)
    try:
        for fixture in with_bar(terminal, games, whole_, played):
            played += 1
            yield fixture
    except KeyboardInterrupt:
        terminal.warn("lab-interrupted", done=played, all=whole_)
        raise


def keep(folder: "Folder", plan: "Tournament", fixture: "Fixture", no_logs: bool) -> None:
    """The log first: a game that is listed has its log."""
    from council.lab.tournament import log_name

    if not no_logs:
        folder.write(f"logs/{log_name(plan, fixture)}", fixture.log)
    folder.add({**asdict(fixture), "log": ""})


def tell_forfeits(terminal: Terminal, plan: "Tournament", fixture: "Fixture") -> None:
    """A line for each bot that could not go on."""
    for lost in fixture.forfeits:
        terminal.warn(
            "lab-forfeit",
            game=fixture.number,
            bot=lost["bot"],
            move=lost["move"],
            why=terminal.say(lost["key"], **lost["facts"]),
        )


def show(terminal: Terminal, game: Game, result: Json) -> None:
    """Ratings, then who beat whom."""
    from council.lab.match import shown_name

    terminal.tell(
        terminal.say(
            "lab-tournament-title",
            game=game.title,
            games=result["games_each_pairing"],
            seats=result["seats"],
            seed=str(result["seed"]),
        ),
        "title",
    )
    rows = [
        [
            shown_name(row["player"]),
            terminal.number(row["games"]),
            terminal.percent(row["win_rate"]),
            " – ".join(terminal.percent(bound) for bound in row["win_interval"]),
            terminal.number(row["elo"]),
            " – ".join(terminal.number(bound) for bound in row["elo_interval"]),
        ]
        for row in sorted(result["results"], key=lambda row: -row["elo"])
    ]
    columns = ("player", "games", "win-rate", "interval", "elo", "interval")
    terminal.table(
        [terminal.say(f"lab-tournament-{c}") for c in columns], rows, right=(1, 2, 3, 4, 5)
    )
    pairs = [
        [
            f"{shown_name(pair['one'])} – {shown_name(pair['two'])}",
            terminal.percent(pair["win_rate"]),
            " – ".join(terminal.percent(bound) for bound in pair["win_interval"]),
        ]
        for pair in result["pairings"]
    ]
    terminal.table(
        [terminal.say(f"lab-tournament-{c}") for c in ("pairing", "win-rate", "interval")],
        pairs,
        right=(1, 2),
    )
    terminal.tell(terminal.say("lab-tournament-how", anchor=result["anchor"]), "quiet")
