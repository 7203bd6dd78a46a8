"""What a visitor may ask of a table: the whole command table. An unknown tag or a wrong type is
refused before anything looks at it."""

from typing import Literal

import msgspec

from council.protocol import table_settings
from council.protocol.table_settings import Clock, NewCustoms


class Sit(msgspec.Struct, frozen=True, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take the seat this key belongs to; for programs, which have no cookie. By `me`, a random text
    of its own, a program that comes back is known again."""

    key: str
    me: str = ""


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look", forbid_unknown_fields=True):
    """See the table from one of your own seats; None: as a spectator."""

    seat: int | None = None


class Move(msgspec.Struct, frozen=True, tag_field="do", tag="move", forbid_unknown_fields=True):
    """Make a move. `v` is the version it answers; `n` the sender's own number for the reply."""

    v: int
    move: str
    n: int = 0


class Wait(msgspec.Struct, frozen=True, tag_field="do", tag="wait", forbid_unknown_fields=True):
    """Think about a question that would pass by itself: it waits for one's answer."""

    v: int
    n: int = 0


class Why(msgspec.Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Ask why a move cannot be made."""

    move: str
    n: int = 0


class Hint(msgspec.Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do here."""

    n: int = 0


class Weigh(msgspec.Struct, frozen=True, tag_field="do", tag="weigh", forbid_unknown_fields=True):
    """Ask what a move would cost against the best one; only where one person plays among bots."""

    v: int
    move: str
    n: int = 0


class Undo(msgspec.Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back your own last move, if nothing new was shown to anyone since."""

    v: int
    n: int = 0


class Resign(msgspec.Struct, frozen=True, tag_field="do", tag="resign", forbid_unknown_fields=True):
    """Leave the seat to a bot for the rest of the game."""

    n: int = 0


class Propose(
    msgspec.Struct, frozen=True, tag_field="do", tag="propose", forbid_unknown_fields=True
):
    """Ask all people at the table for an undo, a pause, an end, another clock or other customs."""

    what: table_settings.What
    v: int
    clock: Clock | None = None
    settings: NewCustoms | None = None
    n: int = 0


class Agree(msgspec.Struct, frozen=True, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """Answer a proposal with yes or no. The proposer withdraws it with no."""

    id: int
    yes: bool
    n: int = 0


class GoOn(msgspec.Struct, frozen=True, tag_field="do", tag="go_on", forbid_unknown_fields=True):
    """End a pause."""

    n: int = 0


class Speak(msgspec.Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Send a chat message to everyone at the table."""

    text: str
    n: int = 0


class Seal(msgspec.Struct, frozen=True, tag_field="do", tag="seal", forbid_unknown_fields=True):
    """Before the deal: the seal, SHA-256 of "seat:word", of a random value to be revealed later."""

    seat: int
    seal: str
    n: int = 0


class Word(msgspec.Struct, frozen=True, tag_field="do", tag="word", forbid_unknown_fields=True):
    """A random value of 128 bits, in hex. All later draws depend on it, too."""

    seat: int
    word: str
    n: int = 0


class Deal(msgspec.Struct, frozen=True, tag_field="do", tag="deal", forbid_unknown_fields=True):
    """Deal now, without waiting for players who are not here yet."""

    n: int = 0


class Study(msgspec.Struct, frozen=True, tag_field="do", tag="lesson", forbid_unknown_fields=True):
    """In a lesson: read on, return to the step before, start over, or let a step be done."""

    what: Literal["next", "back", "again", "skip"]
    v: int
    n: int = 0


class Moments(
    msgspec.Struct, frozen=True, tag_field="do", tag="moments", forbid_unknown_fields=True
):
    """Look back: some moments of the game, from the one with this number on."""

    first: int
    n: int = 0


class ShowHand(
    msgspec.Struct, frozen=True, tag_field="do", tag="show_hand", forbid_unknown_fields=True
):
    """Let spectators see what your seat sees, or no longer; where the table settings allow it."""

    yes: bool
    n: int = 0


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Check the connection."""

    n: int = 0


# What the table of handlers answers.
TableAsk = (
    Sit
    | Look
    | Move
    | Wait
    | Why
    | Undo
    | Resign
    | Propose
    | Agree
    | GoOn
    | Speak
    | Seal
    | Word
    | Deal
    | Study
    | Moments
    | ShowHand
)
# The connection itself answers the last three.
Ask = TableAsk | Hint | Weigh | Ping
