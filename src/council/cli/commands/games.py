"""`council games`: which games there are, their options, and where their data come from."""

import re

import click

from council.cli.inputs import GAME_NAMES, find_game, with_data
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.core.game import Game, Invalid, Json, Option

ID = re.compile(r"[a-z][a-z0-9_]*")
COPY = re.compile(r"_[0-9]+$")
DATA_COLUMNS = ("item", "key", "value", "provenance")


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "games",
        run,
        [
            argument(terminal, "games", "game", find_game, complete=GAME_NAMES, required=False),
            flag(terminal, "games", "data-report"),
            option(terminal, "games", "data"),
            flag(terminal, "games", "json"),
        ],
    )


def run(
    terminal: Terminal, game: Game | None, data_report: bool, data: str | None, json: bool
) -> None:
    """All games in a line each, or one in full."""
    if game is None:
        if data_report or data is not None:
            raise Invalid("cli-games-which", allowed=", ".join(GAME_NAMES))
        _list(terminal, json)
        return
    game = with_data(game, data)
    if json:
        terminal.json(_facts(terminal, game, data_report) | notation_facts(game))
    elif data_report:
        _report(terminal, game)
    else:
        _describe(terminal, game)


def _list(terminal: Terminal, json: bool) -> None:
    from council.games import GAMES

    if json:
        terminal.json([_facts(terminal, game, False) for game in GAMES.values()])
        return
    for game in GAMES.values():
        title, low, high = game.title, game.fewest, game.most
        line = terminal.say("cli-games-line", game=title, low=low, high=high, more=high - low)
        terminal.echo(f"{game.name}  {line}")


def _facts(terminal: Terminal, game: Game, report: bool) -> Json:
    facts: Json = {
        "name": game.name,
        "title": terminal.voice.words(game.title),
        "version": game.version,
        "seats": [game.fewest, game.most],
        "rules": len(game.rulebook.rules),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                **({"words": list(option.words)} if option.words else {}),
                **({"low": option.low, "high": option.high} if option.high else {}),
                "help": terminal.say(f"{game.name}-help-{option.name}"),
            }
            for option in game.options
        ],
    }
    if report:
        facts["data"] = [dict(zip(DATA_COLUMNS, row, strict=True)) for row in game.data_report()]
    return facts


def notation_facts(game: Game) -> dict[str, Json]:
    """What programs need: every id of the notation with its names, and what may be said when."""
    from council.core.notation import answers

    names = game.words()
    texts = (game.text(move) for move in range(game.numbers))
    tokens = {token for text in texts for token in text.split()[1:] if ID.fullmatch(token)}
    ids = {}
    for token in sorted(tokens):
        name = names.get(token) or names.get(COPY.sub("", token))
        if name is not None or "_" in token:
            ids[token] = None if name is None else dict(name)
    return {"ids": ids, "notation": [vars(answer) for answer in answers(game)]}


def _describe(terminal: Terminal, game: Game) -> None:
    from council import __version__

    terminal.tell(terminal.voice.words(game.title), "title")
    low, high = game.fewest, game.most
    terminal.tell(terminal.say("cli-games-seats", low=low, high=high, more=high - low))
    terminal.tell(terminal.say("cli-games-version", rules=game.version, program=__version__))
    count = len(game.rulebook.rules)
    terminal.tell(terminal.say("cli-games-rules", game=game.name, count=count), wrap=False)
    changed = len(game.data_report())
    if changed:
        hint = terminal.say("cli-games-data-hint", game=game.name, count=changed)
        terminal.tell(hint, wrap=False)
    terminal.echo()
    terminal.tell(terminal.say("cli-games-options"), "title")
    for choice in game.options:
        terminal.tell(f"  {choice.name}={_allowed(terminal, choice)}")
        terminal.hang("", 6, terminal.say(f"{game.name}-help-{choice.name}"))


def _allowed(terminal: Terminal, option: Option) -> str:
    if option.kind == "switch":
        values = "on|off"
        default = "on" if option.default else "off"
    elif option.words:
        values = "|".join(option.words)
        default = str(option.default)
    else:
        values = f"{option.low}-{option.high}"
        if option.kind == "numbers":
            values = terminal.say("cli-games-numbers", low=option.low, high=option.high)
        default = "" if option.default == [] else str(option.default)
    return terminal.say("cli-games-default", values=values, default=default) if default else values


def _report(terminal: Terminal, game: Game) -> None:
    rows = game.data_report()
    if not rows:
        terminal.tell(terminal.say("cli-games-data-none"))
        return
    terminal.tell(terminal.say("cli-games-data-why"))
    for line in game.data_example:
        terminal.echo(f"  {line}")
    terminal.tell(terminal.say("cli-games-data-play", game=game.name))
    terminal.echo()
    terminal.table(
        [terminal.say(f"cli-games-data-{column}") for column in DATA_COLUMNS],
        [
            [item, key, value, terminal.say(f"cli-games-data-is-{provenance}")]
            for item, key, value, provenance in rows
        ],
    )
