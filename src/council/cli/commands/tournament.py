"""`council tournament`: everybody against everybody, with ratings, a table and a plot."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import GAME_NAMES, find_game, read_options, with_data
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, seconds, whole
from council.cli.words import Command, argument, flag, option
from council.cli.work import MOST_GAMES, Forfeits, with_bar, work_options
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
class TournamentOptions:
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
    from council.lab.report import tournament_page
    from council.lab.tournament import in_order, table_of

    wanted = TournamentOptions(**given)
    if wanted.address is not None and wanted.executor != "ray":
        raise Invalid("lab-address-without-ray")
    check_executor(wanted.executor)
    plan = read_tournament(wanted)
    folder, done = open_folder(wanted.out or f"tournament-{plan.game}-{plan.seed}", plan)
    forfeits = Forfeits(terminal)
    for fixture in watched(terminal, plan, done, wanted):
        keep(folder, plan, fixture, wanted.no_logs)
        for lost in fixture.forfeits:
            forfeits.tell(fixture.number, lost["bot"], lost)
        done.append(replace(fixture, log=""))
    forfeits.tell_rest()
    folder.close(fixture.line() for fixture in in_order(done))
    result = table_of(plan, done)
    page = folder.write(REPORT, tournament_page(terminal.voice, wanted.game, result))
    if wanted.json:
        terminal.json(result)
        return
    show(terminal, wanted.game, result)
    terminal.tell(terminal.say("lab-written", file=str(page)), "quiet", wrap=False)


def read_tournament(wanted: TournamentOptions) -> "Tournament":
    """The tournament asked for; a bad one is refused before anything is played or written."""
    from council.lab.match import check_player
    from council.lab.tournament import Tournament, whole_cycles

    game = with_data(wanted.game, wanted.data)
    bots = [check_player(name.strip()) for name in wanted.bots.split(",")]
    if len(bots) < 2 or len({identity(bot) for bot in bots}) < len(bots):
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


def identity(bot: str) -> str:
    """One file has many names."""
    from council.lab.guest import is_own

    return str(Path(bot).resolve()) if is_own(bot) else bot


def open_folder(path: str, plan: "Tournament") -> "tuple[Folder, list[Fixture]]":
    """The folder of a tournament, and the games that are there already."""
    from council.lab.folder import Folder
    from council.lab.tournament import made_of, read_fixture

    folder = Folder(path, asdict(plan), made_of(plan))
    games = folder.games(lambda line: read_fixture(plan, line))
    return folder, list({(game.pairing, game.number): game for game in games}.values())


def watched(
    terminal: Terminal, plan: "Tournament", done: "list[Fixture]", wanted: TournamentOptions
) -> "Iterator[Fixture]":
    """The games that are left, with a bar and the time left when somebody watches."""
    from council.lab.executors import cores
    from council.lab.tournament import play_rest

    whole_ = len(plan.fixtures())
    workers = wanted.workers or cores()
    games: Iterable[Fixture] = play_rest(plan, done, wanted.executor, workers, wanted.address)
    played = len(done)
    if played:
        terminal.warn("lab-resumed", done=played, all=whole_, left=whole_ - played)
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
    folder.add(fixture.line())


def show(terminal: Terminal, game: Game, result: Json) -> None:
    """Ratings, then who beat whom."""
    from council.lab.match import labels

    called = labels(result["bots"])
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
            called[row["player"]],
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
            f"{called[pair['one']]} – {called[pair['two']]}",
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
    terminal.tell(terminal.say("lab-tournament-how", anchor=called[result["anchor"]]), "quiet")
