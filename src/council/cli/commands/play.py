"""`council play`: a game at this terminal."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import (
    GAME_NAMES,
    find_game,
    parse_log,
    read_bytes,
    read_options,
    with_data,
)
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, whole
from council.cli.words import Command, argument, flag, option
from council.core.game import Game, Invalid
from council.core.log import LARGEST_FILE, BadLog, Log

if TYPE_CHECKING:
    from council.cli.table.record import LogFile
    from council.cli.table.sitting import Sitting

SEATS = "me,easy,medium,easy"


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "play",
        run,
        [
            argument(terminal, "play", "game", find_game, complete=GAME_NAMES, required=False),
            option(terminal, "play", "seats"),
            option(terminal, "play", "seed", whole(0, LARGEST_SEED)),
            option(terminal, "play", "option", multiple=True),
            option(terminal, "play", "data"),
            flag(terminal, "play", "hints"),
            option(terminal, "play", "save"),
            option(terminal, "play", "resume"),
            flag(terminal, "play", "ask"),
        ],
    )


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line."""

    game: Game | None
    seats: str | None
    seed: int | None
    option: list[str]
    data: str | None
    hints: bool
    save: str | None
    resume: str | None
    ask: bool


def run(terminal: Terminal, **given: Any) -> None:
    """Sit down and play."""
    from council.cli.table.record import LogFile

    wanted = PlayOptions(**given)
    if wanted.save is not None and os.path.lexists(wanted.save):
        raise Invalid("play-file-exists", file=wanted.save)
    record = LogFile()
    try:
        sit_down = _resumed if wanted.resume is not None else _fresh
        sitting = sit_down(terminal, wanted, record)
        sitting.hints = wanted.hints or len(sitting.people) < 2
        _keep(terminal, record, sitting.game.name, wanted)
        sitting.run()
    finally:
        record.close()


def _fresh(terminal: Terminal, wanted: PlayOptions, record: "LogFile") -> "Sitting":
    from council.cli.table.seats import read_seats
    from council.cli.table.sitting import FIRST_GAME, Sitting
    from council.core.play import Play, rng_for

    game = with_data(wanted.game or find_game("", GAME_NAMES[0]), wanted.data)
    seats = read_seats(terminal, wanted.seats or SEATS)
    setup = game.setup(len(seats), read_options(game, wanted.option))
    seed = wanted.seed if wanted.seed is not None else secrets.randbelow(LARGEST_SEED)
    names = [seat.name for seat in seats]
    play = Play(game, setup, names, rng_for("chance", seed, FIRST_GAME), record.write)
    return Sitting(terminal, play, seats, record, seed, wanted.ask)


def _resumed(terminal: Terminal, wanted: PlayOptions, record: "LogFile") -> "Sitting":
    from council.cli.table.seats import seats_of
    from council.cli.table.sitting import Sitting
    from council.core.play import resume, rng_for
    from council.games import game_of

    for name, value in (
        (terminal.say("help-play-game-metavar"), wanted.game),
        ("--seats", wanted.seats),
        ("--data", wanted.data),
    ):
        if value is not None:
            raise Invalid("play-resume-alone", option=name)
    if wanted.option:
        raise Invalid("play-resume-alone", option="--option")
    assert wanted.resume is not None
    path = Path(wanted.resume)
    if wanted.save is None:
        record.hold(path)
    try:
        log = _whole_lines(terminal, path)
        game = game_of(log)
        seed = wanted.seed if wanted.seed is not None else secrets.randbelow(LARGEST_SEED)
        # Numbered by its length, so that a game taken up again does not repeat old chances.
        rng = rng_for("chance", seed, "resumed", len(log.lines))
        play = resume(game, log, rng, record.write)
    except BadLog as error:
        what = terminal.voice(error.message)
        raise Invalid("cli-in-file", file=wanted.resume, what=what) from None
    seats = seats_of(log.players, path.parent)
    return Sitting(terminal, play, seats, record, seed, wanted.ask)


def _whole_lines(terminal: Terminal, path: Path) -> Log:
    """The log without a last line that a crash cut off."""
    content = read_bytes(path, LARGEST_FILE)
    whole_lines = content[: content.rfind(b"\n") + 1]
    if whole_lines and len(whole_lines) < len(content):
        log = parse_log(whole_lines)
        terminal.warn("play-cut-off", file=str(path))
        return log
    return parse_log(content)


def _keep(terminal: Terminal, record: "LogFile", game: str, wanted: PlayOptions) -> None:
    """Open the file the game is kept in, and say once which it is."""
    from council.cli.table.record import new_file

    if wanted.save or wanted.resume:
        record.open(Path(wanted.save or wanted.resume or ""))
    else:
        try:
            record.open(new_file(game))
        except Invalid as error:
            terminal.warn("play-not-kept-because", why=terminal.voice(error.message))
            return
    terminal.tell(terminal.say("play-keeps", file=str(record.path)), "quiet", wrap=False)
