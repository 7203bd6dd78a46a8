"""Who sits at the table."""

import os
from dataclasses import dataclass
from pathlib import Path

from council.cli.names import is_bot
from council.cli.terminal import Terminal
from council.core.game import Invalid
from council.core.log import LONGEST_NAME, is_name

ME = "me"


@dataclass(frozen=True)
class Seat:
    """A player as written into the log; bots bear the name of their kind."""

    name: str
    person: bool
    file: str = ""  # of a person's own bot


def read_seats(terminal: Terminal, text: str) -> list[Seat]:
    """`me,easy,hard`: `me` or `me:Anna` is a person, `./mybot.py` a bot of one's own, anything else
    the name of a bot."""
    from council.bots import NAMES, find
    from council.lab.guest import check_own, is_own

    words = [word.strip() for word in text.split(",")]
    unnamed = sum(1 for word in words if word == ME)
    seats: list[Seat] = []
    for word in words:
        kind, colon, name = word.partition(":")
        if kind != ME and is_own(word):
            seats.append(Seat(own_name(word), person=False, file=check_own(word)))
            continue
        if kind != ME:
            if not is_bot(word) and not word.startswith("ismcts:"):
                raise Invalid("play-who", got=word[:40], allowed=", ".join(NAMES))
            seats.append(Seat(find(word).name, person=False))
            continue
        if not colon:
            number = sum(1 for seat in seats if seat.person) + 1
            name = terminal.say("play-person") + (f" {number}" if unnamed > 1 else "")
        seats.append(Seat(_checked(terminal, name, seats), person=True))
    return seats


def _checked(terminal: Terminal, name: str, seats: list[Seat]) -> str:
    if not is_name(name):
        raise Invalid("play-bad-name", got=name[:40], most=LONGEST_NAME)
    shown = terminal.say("cli-bot-name", name="").strip().casefold()
    if is_bot(name) or name.casefold().split()[:1] == [shown]:
        raise Invalid("play-name-of-a-bot", got=name)
    from council.lab.guest import is_own

    if is_own(name) or any(seat.name == name for seat in seats):
        raise Invalid("play-name-twice", got=name)
    return name


def own_name(file: str) -> str:
    """A bot of one's own as a log calls it: its file without the folder, in a form that no person's
    name has."""
    name = os.path.basename(file)
    return name[-LONGEST_NAME:] if name.endswith(".py") else f"./{name}"[:LONGEST_NAME]


def seats_of(players: list[str], folder: Path) -> list[Seat]:
    """Who is who in a log: whoever bears no bot's name is a person. A bot of one's own is looked
    for here and beside the log."""
    from council.lab.guest import is_own

    return [
        Seat(name, person=False, file=_found(name, folder))
        if is_own(name)
        else Seat(name, person=not is_bot(name))
        for name in players
    ]


def _found(name: str, folder: Path) -> str:
    for place in (Path(), folder):
        file = place / os.path.basename(name)
        if file.is_file():
            return str(file.resolve())
    raise Invalid("play-own-missing", file=name)
