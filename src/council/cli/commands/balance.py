"""`council balance`: who wins by House, seat and start, in every mode; what a change does."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import GAME_NAMES, find_game, read_options, with_data
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, seconds, whole
from council.cli.words import Command, argument, flag, option
from council.cli.work import MOST_GAMES, Forfeits, check_page, with_bar, work_options
from council.core.game import Game, Invalid, Json

if TYPE_CHECKING:
    from council.lab.balance import Arm, Outcome


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    name = "balance"
    return Command(
        terminal,
        name,
        run,
        [
            argument(terminal, name, "game", find_game, complete=GAME_NAMES),
            option(terminal, name, "bot", default="greedy"),
            option(terminal, name, "seats", whole(2, 99)),
            option(terminal, name, "games", whole(1, MOST_GAMES), default="100"),
            option(terminal, name, "seed", whole(0, LARGEST_SEED), default="0"),
            option(terminal, name, "option", multiple=True),
            option(terminal, name, "vary", multiple=True),
            option(terminal, name, "set", multiple=True),
            option(terminal, name, "data"),
            *work_options(terminal, name),
            option(terminal, name, "patience", seconds(0.1, 3600), default="10"),
            option(terminal, name, "html"),
            flag(terminal, name, "json"),
        ],
    )


@dataclass(frozen=True)
class BalanceOptions:
    """What was asked for on the command line."""

    game: Game
    bot: str
    seats: int | None
    games: int
    seed: int
    option: list[str]
    vary: list[str]
    set: list[str]
    data: str | None
    executor: str
    workers: int | None
    patience: float
    html: str | None
    json: bool


def run(terminal: Terminal, **given: Any) -> None:
    """Play all arms, then show the table, the JSON or the page."""
    from council.lab.balance import outcome, play_arms, summary
    from council.lab.balance_report import BalancePage
    from council.lab.executors import check_executor, cores

    wanted = BalanceOptions(**given)
    check_executor(wanted.executor)
    arms = read_arms(terminal, wanted)
    check_page(wanted.html)
    games: list[list[Json]] = [[] for _ in arms]
    forfeits = Forfeits(terminal)
    played = play_arms(arms, wanted.executor, wanted.workers or cores())
    for arm, game in with_bar(terminal, played, len(arms) * wanted.games, 0):
        games[arm].append(game)
        for lost in game["forfeits"]:
            forfeits.tell(game["number"], lost["bot"], lost)
    forfeits.tell_rest()
    found = [outcome(some) for some in games]
    page = BalancePage(terminal.voice, wanted.game)
    if wanted.html is not None:
        Path(wanted.html).write_text(page.html(arms, found), encoding="utf-8", newline="\n")
    if wanted.json:
        terminal.json(summary(wanted.game, arms, found))
        return
    show(terminal, page, arms, found)
    if wanted.html is not None:
        terminal.tell(terminal.say("lab-written", file=wanted.html), "quiet", wrap=False)


def read_arms(terminal: Terminal, wanted: BalanceOptions) -> "list[Arm]":
    """Every way to play that was asked for: modes, values of options, each with the change."""
    from council.lab.balance import Arm, read_changes
    from council.lab.match import Match, check_player

    game = with_data(wanted.game, wanted.data)
    options = read_options(game, wanted.option)
    bot = check_player(wanted.bot)
    data = dict(game.own_data())
    changed = read_changes(wanted.set, data) if wanted.set else None
    if changed is not None:
        game.with_data(changed, "--set")
    arms: list[Arm] = []
    for name, chosen, seats in variants(terminal, wanted, game, options):
        match = Match(
            game.name,
            [bot] * seats,
            wanted.games,
            wanted.seed,
            chosen,
            data,
            patience=wanted.patience,
            observers=["start"],
        )
        match.setup()
        arms.append(Arm(name, match))
        if changed is not None:
            label = terminal.say("lab-balance-with", arm=name, change=", ".join(wanted.set))
            arms.append(Arm(label, replace(match, data=changed), len(arms) - 1))
    return arms


def variants(
    terminal: Terminal, wanted: BalanceOptions, game: Game, options: dict[str, Json]
) -> list[tuple[str, dict[str, Json], int]]:
    """Name, options and seats of each: the values to try, else every mode, else as it is."""

    def seats_for(chosen: dict[str, Json]) -> int:
        like = [t for t in game.trials if t.options.items() <= chosen.items()] or game.trials
        return wanted.seats or usual(like[0].seats)

    if wanted.vary:
        return [
            (f"{name}={value}", {**options, name: value}, seats_for({**options, name: value}))
            for pair in wanted.vary
            for name, value in values_of(pair, game, options)
        ]
    trials = [
        trial
        for trial in game.trials
        if not set(trial.options) & set(options)
        and (wanted.seats is None or fits(game, wanted.seats, {**trial.options, **options}))
    ]
    if len(game.trials) == 1 or not trials:
        title = ", ".join(f"{k}={v}" for k, v in options.items())
        label = title or terminal.say("lab-balance-plain")
        return [(label, options, seats_for(options))]
    return [
        (trial.name, {**trial.options, **options}, wanted.seats or usual(trial.seats))
        for trial in trials
    ]


def usual(seats: tuple[int, ...]) -> int:
    """A table of middling size."""
    return sorted(seats)[len(seats) // 2]


def fits(game: Game, seats: int, options: dict[str, Json]) -> bool:
    """Whether so many can play that."""
    try:
        game.setup(seats, options)
    except Invalid:
        return False
    return True


def example_of(game: Game) -> str:
    """Something to compare."""
    for option_ in game.options:
        if option_.kind == "number":
            return f"{option_.name}=1,2"
        if len(option_.words) > 1:
            return f"{option_.name}={','.join(option_.words[:2])}"
    return "a=1,2"


def values_of(pair: str, game: Game, chosen: dict[str, Json]) -> list[tuple[str, str]]:
    """`name=one,two` as the values of an option."""
    name, sign, values = pair.partition("=")
    if not sign or not name or not values:
        raise Invalid("lab-bad-vary", got=pair[:60], example=example_of(game))
    if name in chosen:
        raise Invalid("cli-option-twice", option=name[:40])
    return [(name, value) for value in dict.fromkeys(map(str.strip, values.split(",")))]


def show(terminal: Terminal, page: Any, arms: "list[Arm]", outcomes: "list[Outcome]") -> None:
    """A table for each arm."""
    from council.lab.balance import GROUPS

    for arm, found in zip(arms, outcomes, strict=True):
        terminal.tell(arm.name, "title")
        rows = [
            [
                page.name(group, share),
                terminal.number(share.games),
                terminal.percent(share.rate()),
                " – ".join(terminal.percent(bound) for bound in share.interval()),
                terminal.percent(share.even),
                "*" if share.stands_out() else "",
            ]
            for group in GROUPS
            for share in found.groups[group]
        ]
        columns = ("who", "games", "win-rate", "interval", "share", "out")
        terminal.table(
            [terminal.say(f"lab-balance-{c}") for c in columns], rows, right=(1, 2, 3, 4)
        )
        if arm.base >= 0:
            for group in GROUPS:
                before = {share.name: share for share in outcomes[arm.base].groups[group]}
                if found.groups[group]:
                    told = page.changed(group, found.groups[group], before)
                    terminal.tell(f"{terminal.say(f'lab-balance-by-{group}')}: {told}")
    terminal.tell(terminal.say("lab-balance-how"), "quiet")
