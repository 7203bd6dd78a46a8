"""`council bench`: how fast games and search run, compiled and interpreted."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from council.cli import markdown
from council.cli.inputs import GAME_NAMES, find_game, not_together
from council.cli.terminal import Terminal
from council.cli.values import seconds
from council.cli.words import Command, argument, flag, option
from council.cli.work import check_page
from council.core.game import Game, Json

RL = ("numpy", "gymnasium", "pettingzoo")
COLOURS = {"compiled": 0, "interpreted": 1, "c": 2}
OTHER_KINDS = ("decisions", "turns", "kernel")  # what goals may speak of besides
SCALED = 10.0  # seconds for time per decision

Put = Callable[[list[str], list[list[str]], tuple[int, ...]], None]


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "bench",
        run,
        [
            argument(terminal, "bench", "game", find_game, complete=GAME_NAMES, required=False),
            option(terminal, "bench", "seconds", seconds(0.1, 3600), default="30"),
            flag(terminal, "bench", "full"),
            flag(terminal, "bench", "peers"),
            option(terminal, "bench", "html"),
            flag(terminal, "bench", "markdown"),
            flag(terminal, "bench", "json"),
            click.Option(["--answer"], is_flag=True, hidden=True),
        ],
    )


@dataclass(frozen=True)
class BenchOptions:
    """What was asked for on the command line."""

    game: Game | None
    seconds: float
    full: bool
    peers: bool
    html: str | None
    markdown: bool
    json: bool
    answer: bool


def run(terminal: Terminal, **given: Any) -> int:
    """Measure, then show the table, the JSON or the page."""
    from council.lab import bench

    wanted = BenchOptions(**given)
    not_together(("GAME", wanted.game), ("--peers", wanted.peers))
    not_together(("--peers", wanted.peers), ("--html", wanted.html))
    not_together(("--markdown", wanted.markdown), ("--json", wanted.json))
    kinds = kinds_of(wanted)
    games = [wanted.game] if wanted.game else [find_game("", name) for name in GAME_NAMES]
    if wanted.answer:
        bench.answer_tasks(games[0])
        return 0
    if wanted.peers:
        return beside_peers(terminal, wanted, kinds)
    check_page(wanted.html)
    each, ranges = wanted.seconds / len(games), bool(wanted.full or wanted.html)
    rates = {one.name: bench.measure_all(one, each, kinds, ranges, in_c(one)) for one in games}
    if any(_not_compiled(found) for found in rates.values()):
        terminal.warn("lab-bench-not-compiled")
    told = told_of(games, rates, wanted.full)
    if wanted.html is not None:
        write_page(terminal, wanted.html, games, rates, told)
    if wanted.json:
        terminal.json(told if wanted.game is None or wanted.full else rates[games[0].name])
        return 0
    put = writer(terminal, wanted.markdown)
    for one in games:
        show(terminal, put, one, rates[one.name])
        show_goals(terminal, put, told[one.name]["goals"])
        if wanted.full:
            show_scales(terminal, put, one, told[one.name])
    terminal.tell(terminal.say("lab-bench-how"), "quiet")
    if wanted.html is not None:
        terminal.tell(terminal.say("lab-written", file=wanted.html), "quiet", wrap=False)
    return 0


def told_of(games: list[Game], rates: dict[str, Json], full: bool) -> dict[str, Json]:
    """All there is to say of each game: rates, the goals they tell of, and with `full` how time per
    decision grows and what states weigh."""
    from council.lab import scales

    told: dict[str, Json] = {}
    for game in games:
        found = {"rates": rates[game.name], "goals": goals_of(game, rates[game.name])}
        if full:
            found["scales"] = scales.scales(game, SCALED)
            found["bytes"] = scales.weights(game)
        told[game.name] = found
    return told


def in_c(game: Game) -> Any:
    """What measures the references of a game in C; None where there are none."""
    from council.lab.checkout import bench_module, bench_package

    return bench_module("reference").measures(game) if bench_package() else None


def goals_of(game: Game, rates: Json) -> Any:
    """The goals that the rates tell of; none outside of a checkout."""
    from council.lab.checkout import bench_module, bench_package

    return bench_module("goals").of_a_run(game.name, rates) if bench_package() else []


def beside_peers(terminal: Terminal, wanted: BenchOptions, kinds: tuple[str, ...]) -> int:
    """Ratios against the goals; exit code 1 when one that must be reached is not."""
    from council.lab.checkout import bench_module

    goals, peers, reference = map(bench_module, ("goals", "peers", "reference"))
    listed = [goal for goal in goals.goals() if goal.kind in (*kinds, *OTHER_KINDS)]
    missing = peers.missing([goal.peer for goal in listed])
    if missing:
        folder = str(reference.cache_folder())
        terminal.warn("lab-peers-installing", peers=", ".join(missing), folder=folder)
    rows = len({name for goal in listed for name in (goal.ours(), goal.theirs())})
    found = goals.Comparison(listed)
    found.run(wanted.seconds / (goals.GOES * rows))
    told = found.told(terminal.voice)
    if wanted.json:
        terminal.json({"goals": told, "rows": found.rows_told(), "machine": goals.machine()})
    else:
        show_goals(terminal, writer(terminal, wanted.markdown), told)
        terminal.tell(terminal.say("lab-peers-how"), "quiet")
    return 1 if any(row["reached"] == "missed" for row in told) else 0


def writer(terminal: Terminal, in_markdown: bool) -> Put:
    """What shows a table, on the screen or for the documentation."""
    if in_markdown:
        return lambda *table: terminal.echo("\n".join(["", *markdown.table(*table), ""]))
    return terminal.table


def goal_rows(terminal: Terminal, told: list[Json]) -> tuple[list[str], list[list[str]]]:
    """Headings, and a row for each goal that has figures."""
    rows = [
        [
            row["id"],
            row["peer"],
            terminal.number(row["ours"]),
            terminal.number(row["theirs"]),
            terminal.number(row["ratio"], 1),
            terminal.say(f"lab-peers-at-{row['at']}", number=terminal.number(row["must"], 1)),
            terminal.say(f"lab-peers-{row['reached']}"),
        ]
        for row in told
        if row["reached"] != "absent"
    ]
    columns = ("goal", "peer", "ours", "theirs", "ratio", "least", "verdict")
    return [terminal.say(f"lab-peers-{c}") for c in columns], rows


def show_goals(terminal: Terminal, put: Put, told: list[Json]) -> None:
    """The goals as a table; under it, why some have no figures."""
    heads, rows = goal_rows(terminal, told)
    if rows:
        put(heads, rows, (2, 3, 4, 5))
    for row in told:
        if row["reached"] == "absent":
            terminal.tell(f"{row['id']}: {row['reason']}", "quiet")


def show_scales(terminal: Terminal, put: Put, game: Game, told: Json) -> None:
    """Time per decision by what is played; what a state and a node weigh."""
    named = bool(game.trials[0].name)
    columns = [*(["mode"] if named else []), "seats", "rounds", "territories", "nanoseconds"]
    columns = [c for c in columns if any(row.get(c) is not None for row in told["scales"])]
    rows = [
        [
            terminal.number(row[c], int(c == "nanoseconds")) if c != "mode" else row[c]
            for c in columns
        ]
        for row in told["scales"]
    ]
    right = tuple(k for k, column in enumerate(columns) if column != "mode")
    put([terminal.say(f"lab-bench-{c}") for c in columns], rows, right)
    weights = {name: terminal.number(size) for name, size in told["bytes"].items()}
    terminal.tell(terminal.say("lab-bench-bytes", **weights), "quiet")


def kinds_of(wanted: BenchOptions) -> tuple[str, ...]:
    """What is measured; the environments only where their libraries are."""
    from council.lab import bench

    if not (wanted.full or wanted.html or wanted.answer or wanted.peers):
        return bench.PLAIN
    if any(find_spec(name) is None for name in RL):
        return bench.FULL
    from council.rl.speed import KINDS

    bench.KINDS.update(KINDS)
    return (*bench.FULL, *KINDS)


def _not_compiled(rates: Json) -> bool:
    """Whether no row, on whatever level, has compiled figures."""
    if "compiled" in rates:
        return rates["compiled"] is None
    return all(_not_compiled(row) for row in rates.values())


def rows_of(game: Game, rates: Json) -> Iterator[tuple[str, str, str, Json]]:
    """Mode, seats, way and figures of every row."""
    for name, by_seats in (rates if game.trials[0].name else {"": rates}).items():
        for seats, ways in by_seats.items():
            for way, row in ways.items():
                if row is not None:
                    yield name, seats, way, row


def show(terminal: Terminal, put: Put, game: Game, rates: Json) -> None:
    """A row for each kind of game, number of seats and way of running."""
    terminal.tell(terminal.say("lab-bench-title", game=game.title), "title")
    found = list(rows_of(game, rates))
    kinds = [kind for kind in found[0][3] if kind != "ranges"]
    named = bool(game.trials[0].name)
    rows = []
    for name, seats, way, row in found:
        cells = [terminal.number(row[kind]) if kind in row else "–" for kind in kinds]
        head = [name, seats] if named else [seats]
        rows.append([*head, terminal.say(f"lab-bench-{way}"), *cells])
    columns = [*(["mode"] if named else []), "seats", "way", *kinds]
    right = tuple(k for k, column in enumerate(columns) if column not in ("mode", "way"))
    put([terminal.say(f"lab-bench-{c}") for c in columns], rows, right)


def write_page(
    terminal: Terminal, file: str, games: list[Game], rates: Json, told: dict[str, Json]
) -> None:
    """A plot for each game and kind, with the lowest and the highest go; the goals as a table."""
    from council.lab.page import figure, heading, minor, page, table, words
    from council.lab.plot import Mark, whiskers

    parts = [words(terminal.say("lab-bench-how"), "quiet")]
    parts.append(words(terminal.say("lab-bench-page"), "quiet"))
    for game in games:
        found = list(rows_of(game, rates[game.name]))
        parts.append(heading(terminal.voice.words(game.title)))
        for kind in (kind for kind in found[0][3] if kind != "ranges"):
            marks = [
                Mark(
                    terminal.say("lab-bench-row", mode=name, seats=seats, way=_way(terminal, way)),
                    row[kind],
                    row["ranges"][kind][0],
                    row["ranges"][kind][1],
                    COLOURS[way],
                )
                for name, seats, way, row in found
                if kind in row
            ]
            title = terminal.say(f"lab-bench-{kind}")
            parts += [minor(title), figure(whiskers(title, marks, terminal.number))]
        heads, goals = goal_rows(terminal, told[game.name]["goals"])
        if goals:
            parts += [minor(terminal.say("lab-peers-goals")), table(heads, goals)]
    text = page(terminal.lang, terminal.say("lab-bench-heading"), parts)
    Path(file).write_text(text, encoding="utf-8", newline="\n")


def _way(terminal: Terminal, way: str) -> str:
    return terminal.say(f"lab-bench-{way}")
