"""`council bench`: how fast games and search run, compiled and interpreted."""

import click

from council.cli.inputs import GAME_NAMES, find_game
from council.cli.terminal import Terminal
from council.cli.values import seconds
from council.cli.words import Command, argument, flag, option
from council.core.game import Game, Json


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "bench",
        run,
        [
            argument(terminal, "bench", "game", find_game, complete=GAME_NAMES, required=False),
            option(terminal, "bench", "seconds", seconds(0.1, 3600), default="30"),
            flag(terminal, "bench", "json"),
            click.Option(["--answer"], is_flag=True, hidden=True),
        ],
    )


def run(terminal: Terminal, game: Game | None, seconds: float, json: bool, answer: bool) -> None:
    """Measure, then show the table or the JSON."""
    from council.lab.bench import answer_tasks, measure_all

    game = game or find_game("", GAME_NAMES[0])
    if answer:
        answer_tasks(game)
        return
    rates = measure_all(game, seconds)
    if _not_compiled(rates):
        terminal.warn("lab-bench-not-compiled")
    if json:
        terminal.json(rates)
    else:
        show(terminal, game, rates)


def _not_compiled(rates: Json) -> bool:
    """Whether no row, on whatever level, has compiled figures."""
    if "compiled" in rates:
        return rates["compiled"] is None
    return all(_not_compiled(row) for row in rates.values())


def show(terminal: Terminal, game: Game, rates: Json) -> None:
    """A row for each kind of game, number of seats and way of running."""
    terminal.tell(terminal.say("lab-bench-title", game=game.title), "title")
    kinds = ("decisions", game.measured, "simulations")
    named = bool(game.trials[0].name)
    rows = []
    for name, by_seats in (rates if named else {"": rates}).items():
        for seats, ways in by_seats.items():
            for way, row in ways.items():
                if row is not None:
                    cells = [terminal.number(row[kind]) for kind in kinds]
                    head = [name, seats] if named else [seats]
                    rows.append([*head, terminal.say(f"lab-bench-{way}"), *cells])
    columns = [*(["mode"] if named else []), "seats", "way", *kinds]
    right = tuple(k for k, column in enumerate(columns) if column not in ("mode", "way"))
    terminal.table([terminal.say(f"lab-bench-{c}") for c in columns], rows, right=right)
    terminal.tell(terminal.say("lab-bench-how"), "quiet")
