"""What a store must be able to do with people: who they are, and which seats are theirs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from council.protocol.report import BalanceIs, SkillIs
from council.tables.storage.records import Record


@dataclass(frozen=True)
class PersonRow:
    """What is kept of a person, under the fingerprint of their key."""

    name: str = ""
    crest: str = ""
    colour: str = ""
    listed: bool = True  # by name in the chronicle of the server


class Judged(msgspec.Struct):
    """What statistics take from a report."""

    balance: list[BalanceIs]
    skill: list[SkillIs]


def judged_in(report: str) -> Judged | None:
    """The same, from the text of a report; None: it is of another version."""
    try:
        return msgspec.json.decode(report, type=Judged)
    except msgspec.DecodeError:
        return None


@dataclass(frozen=True)
class PersonGame:
    """A game without its lines, and what is known of the people at it."""

    record: Record
    mine: list[int]  # seats of the person who asks
    judged: Judged | None = None  # what its report says of the seats, if there is one
    unnamed: list[int] = field(default_factory=list)  # seats whose people are not to be named


class PeopleStore(Protocol):
    """Synchronous. Every change is made whole or not at all."""

    def person(self, print_: str) -> PersonRow | None:
        """What is kept of a person."""

    def put_person(self, print_: str, row: PersonRow, holder: str | None) -> None:
        """Keep a person, who takes over the games of this holder, if there is one: of each, the
        first seat that belongs to nobody."""

    def forget_person(self, print_: str) -> None:
        """Delete a person, and which seats were theirs."""

    def link(self, table: str, seat: int, print_: str) -> None:
        """A seat belongs to a person, who is kept if they are new. A seat that is somebody's stays
        theirs, and nobody has two at one table: there several share a screen."""

    def seat_of(self, table: str, print_: str) -> int | None:
        """The seat of a person at a table."""

    def hide_game(self, table: str, print_: str) -> bool:
        """Take a game off a person's list; False when they have no seat there."""

    def games_of(self, print_: str, most: int) -> Sequence[PersonGame]:
        """The games of a person, the last changed first."""

    def finished(self, most: int) -> Sequence[PersonGame]:
        """All finished games, the last changed first."""

    def unlisted(self) -> frozenset[str]:
        """The names, in small letters, of people who do not want to be named."""
