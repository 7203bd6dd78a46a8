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
    if all(row["compiled"] is None for row in rates.values()):
        terminal.warn("lab-bench-not-compiled")
    if json:
        terminal.json(rates)
    else:
        show(terminal, game, rates)


def show(terminal: Terminal, game: Game, rates: Json) -> None:
    """A row for each number of seats and way of running."""
    terminal.tell(terminal.say("lab-bench-title", game=game.title), "title")
    rows = []
    for seats, ways in rates.items():
        for way, row in ways.items():
            if row is not None:
                cells = [
                    terminal.number(row[kind]) for kind in ("decisions", "games", "simulations")
                ]
                rows.append([seats, terminal.say(f"lab-bench-{way}"), *cells])
    columns = ("seats", "way", "decisions", "games", "simulations")
    terminal.table([terminal.say(f"lab-bench-{c}") for c in columns], rows, right=(0, 2, 3, 4))
    terminal.tell(terminal.say("lab-bench-how"), "quiet")
