"""Who sits at the table."""

from dataclasses import dataclass

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


def read_seats(terminal: Terminal, text: str) -> list[Seat]:
    """`me,easy,hard`: `me` or `me:Anna` is a person, anything else the name of a bot."""
    from council.bots import NAMES, find

    words = [word.strip() for word in text.split(",")]
    unnamed = sum(1 for word in words if word == ME)
    seats: list[Seat] = []
    for word in words:
        kind, colon, name = word.partition(":")
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
    if any(seat.name == name for seat in seats):
        raise Invalid("play-name-twice", got=name)
    return name


def seats_of(players: list[str]) -> list[Seat]:
    """Who is who in a log: whoever bears no bot's name is a person."""
    return [Seat(name, person=not is_bot(name)) for name in players]
