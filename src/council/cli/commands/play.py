"""`council play`: a game at this terminal."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import (
    GAME_NAMES,
    deal_code,
    find_game,
    read_options,
    with_data,
)
from council.cli.terminal import Terminal
from council.cli.values import LARGEST_SEED, whole
from council.cli.words import Command, argument, flag, option
from council.core.game import Game, Invalid
from council.core.log import BadLog, Log

if TYPE_CHECKING:
    from council.cli.table.record import LogFile
    from council.cli.table.sitting import Sitting

SEATS = "me,easy,medium,easy"
OTHERS = "medium"  # who plays against you from a moment on


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
            option(terminal, "play", "deal", deal_code),
            option(terminal, "play", "option", multiple=True),
            option(terminal, "play", "data"),
            flag(terminal, "play", "hints"),
            option(terminal, "play", "save"),
            option(terminal, "play", "resume"),
            option(terminal, "play", "from", read_moment),
            flag(terminal, "play", "ask"),
        ],
    )


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line."""

    game: Game | None
    seats: str | None
    seed: int | None
    deal: str | None
    option: list[str]
    data: str | None
    hints: bool
    save: str | None
    resume: str | None
    moment: tuple[Path, int] | None  # of another game, to play on from
    ask: bool


def run(terminal: Terminal, **given: Any) -> None:
    """Sit down and play."""
    from council.cli.table.record import LogFile

    wanted = PlayOptions(moment=given.pop("from"), **given)
    if wanted.save is not None and os.path.lexists(wanted.save):
        raise Invalid("play-file-exists", file=wanted.save)
    record = LogFile()
    try:
        sit_down = _branched if wanted.moment else _resumed if wanted.resume else _fresh
        sitting = sit_down(terminal, wanted, record)
        sitting.hints = wanted.hints or len(sitting.people) < 2
        _keep(terminal, record, sitting.game.name, wanted)
        sitting.run()
    finally:
        record.close()


def _fresh(terminal: Terminal, wanted: PlayOptions, record: "LogFile") -> "Sitting":
    from council.cli.table.seats import read_seats
    from council.cli.table.sitting import FIRST_GAME, Sitting
    from council.core.deals import DealCode
    from council.core.play import Play, rng_for

    game = with_data(wanted.game or find_game("", GAME_NAMES[0]), wanted.data)
    seats = read_seats(terminal, wanted.seats or SEATS)
    setup = game.setup(len(seats), read_options(game, wanted.option))
    seed = wanted.seed if wanted.seed is not None else secrets.randbelow(LARGEST_SEED)
    names = [seat.name for seat in seats]
    chance = DealCode(wanted.deal) if wanted.deal else rng_for("chance", seed, FIRST_GAME)
    play = Play(game, setup, names, chance, record.write)
    if wanted.deal:
        terminal.tell(terminal.say("play-deal", code=wanted.deal), "quiet")
    return Sitting(terminal, play, seats, record, seed, wanted.ask)


def _resumed(terminal: Terminal, wanted: PlayOptions, record: "LogFile") -> "Sitting":
    from council.cli.logs import whole_lines
    from council.cli.table.seats import seats_of
    from council.cli.table.sitting import Sitting
    from council.core.play import resume, rng_for
    from council.games import game_of

    _alone(terminal, wanted, "--resume", ("--seats", wanted.seats))
    assert wanted.resume is not None
    path = Path(wanted.resume)
    if wanted.save is None:
        record.hold(path)
    try:
        log = whole_lines(terminal, path)
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


def _branched(terminal: Terminal, wanted: PlayOptions, record: "LogFile") -> "Sitting":
    """A new game that goes on from a moment of another one."""
    from council.cli.logs import whole_lines
    from council.cli.table.seats import read_seats
    from council.cli.table.sitting import FIRST_GAME, Sitting
    from council.core.branch import branch
    from council.core.play import rng_for
    from council.games import game_of

    _alone(terminal, wanted, "--from", ("--resume", wanted.resume))
    assert wanted.moment is not None
    path, line = wanted.moment
    seed = wanted.seed if wanted.seed is not None else secrets.randbelow(LARGEST_SEED)
    rng = rng_for("chance", seed, FIRST_GAME)
    try:
        log = whole_lines(terminal, path)
        game = game_of(log)
        text = wanted.seats or _usual_seats(game, log, line)
        seats = read_seats(terminal, text)
        play = branch(game, log, line, [seat.name for seat in seats], rng, record.write)
    except BadLog as error:
        what = terminal.voice(error.message)
        raise Invalid("cli-in-file", file=str(path), what=what) from None
    terminal.tell(terminal.say("play-from", file=str(path), line=line), "quiet")
    return Sitting(terminal, play, seats, record, seed, wanted.ask)


def _usual_seats(game: Game, log: Log, line: int) -> str:
    """You, where a decision is due next, and bots around you."""
    from council.core.branch import branch
    from council.core.play import rng_for

    asked = int(branch(game, log, line, log.players, rng_for("seats")).state.seat())
    return ",".join("me" if seat == asked else OTHERS for seat in range(log.setup.seats))


def read_moment(name: str, text: str) -> tuple[Path, int]:
    """`FILE:LINE`."""
    file, colon, line = text.rpartition(":")
    if not (file and colon and line.isascii() and line.isdecimal() and len(line) <= 9):
        raise Invalid("play-from-line", got=text[:60])
    return Path(file), int(line)


def _alone(
    terminal: Terminal, wanted: PlayOptions, name: str, *more: tuple[str, object | None]
) -> None:
    """Invalid for a choice that the other game has made already."""
    game = terminal.say("help-play-game-metavar")
    asked = [(game, wanted.game), ("--data", wanted.data), ("--deal", wanted.deal), *more]
    asked.append(("--option", wanted.option or None))
    for option_name, value in asked:
        if value is not None:
            raise Invalid("play-not-together", option=option_name, other=name)


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
