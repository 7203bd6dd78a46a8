"""The one extension point of the lab: observers see a game at its start, before and after each
move, and at its end.

What an observer returns at the end is kept with the game; `total` makes one summary of many games.
It sees the whole play, hidden cards included: it is statistics, never part of a player.
"""

import json
import sys
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from council.core.game import Invalid, Json
from council.core.play import Play
from council.core.state import PUBLIC


class Observer:
    """Watches one game. Subclass it and override what you need."""

    name = ""  # under which its facts are kept; the name of the class when empty

    def before(self, play: Play) -> None:
        """The table is laid; nobody has moved yet."""

    def choice(self, play: Play, seat: int, move: int) -> None:
        """A seat has chosen a move; the table is still as the seat saw it."""

    def move(self, play: Play, seat: int, move: int) -> None:
        """A seat has made a move, and chance what followed from it."""

    def after(self, play: Play) -> Json:
        """The game is over: what is worth keeping of it, as plain data."""
        return None

    @classmethod
    def total(cls, facts: Sequence[Json]) -> Json:
        """The facts of all games as one; by default as they are."""
        return list(facts)

    @classmethod
    def title(cls) -> str:
        return cls.name or cls.__name__


class Start(Observer):
    """Who played which House, who began, and how long the game was."""

    name = "start"

    def __init__(self) -> None:
        self.first = -1
        self.moves = 0

    def move(self, play: Play, seat: int, move: int) -> None:
        if self.first < 0:
            self.first = seat
        self.moves += 1

    def after(self, play: Play) -> Json:
        table = play.game.describe(play.view(PUBLIC))
        first = table.get("first")
        return {
            "houses": [row.get("house") for row in table["seats"]],
            "first": first if isinstance(first, int) else self.first,
            "moves": self.moves,
        }


class Watchers:
    """Observers around one game. Errors in one become a sentence, and what it keeps is
    plain data, the same in whichever process the game was played."""

    def __init__(self, names: Sequence[str]) -> None:
        self.all = [safely(kind, kind) for kind in find_observers(names)]

    def before(self, play: Play) -> None:
        for one in self.all:
            safely(type(one), one.before, play)

    def choice(self, play: Play, seat: int, move: int) -> None:
        for one in self.all:
            safely(type(one), one.choice, play, seat, move)

    def move(self, play: Play, seat: int, move: int) -> None:
        for one in self.all:
            safely(type(one), one.move, play, seat, move)

    def after(self, play: Play) -> dict[str, Json]:
        """By title, what each keeps of the game."""
        return {
            one.title(): safely(type(one), lambda one=one: plain(one.after(play)))
            for one in self.all
        }


def totals(names: Sequence[str], games: Sequence[dict[str, Json]]) -> dict[str, Json]:
    """By title, the facts of all games as one."""

    def total(kind: type[Observer]) -> Json:
        return plain(kind.total([facts[kind.title()] for facts in games]))

    return {kind.title(): safely(kind, total, kind) for kind in find_observers(names)}


def safely(kind: type[Observer], work: Callable[..., Any], *given: Any) -> Any:
    """What the work returns; a stranger's code may raise anything."""
    try:
        return work(*given)
    except Exception as error:  # noqa: BLE001
        reason = f"{type(error).__name__}: {error}"[:120]
        raise Invalid("lab-observer-failed", name=kind.title()[:60], reason=reason) from None


def plain(facts: Json) -> Json:
    """As JSON would bring it to another process."""
    return json.loads(json.dumps(facts))


OURS: dict[str, type[Observer]] = {Start.name: Start}


def find_observers(names: Sequence[str]) -> list[type[Observer]]:
    """Observers by name, or all of a Python file."""
    found: list[type[Observer]] = []
    for name in names:
        if name in OURS:
            found.append(OURS[name])
        elif name.endswith(".py"):
            found += load(name)
        else:
            raise Invalid("lab-observer-unknown", got=name[:40], allowed=", ".join(OURS))
    titles = [kind.title() for kind in found]
    for title in titles:
        if titles.count(title) > 1:
            raise Invalid("lab-observer-twice", name=title[:60])
    return found


def load(file: str) -> list[type[Observer]]:
    """The observers a file defines."""
    if not Path(file).is_file():
        raise Invalid("lab-own-missing", file=file[:200])
    label = f"observers_{abs(hash(str(Path(file).resolve())))}"
    spec = spec_from_file_location(label, file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[label] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a stranger's file may raise anything
        reason = f"{type(error).__name__}: {error}"[:120]
        raise Invalid("lab-observer-broken", file=file[:200], reason=reason) from None
    found = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Observer) and thing.__module__ == label
    ]
    if not found:
        raise Invalid("lab-observer-none", file=file[:200])
    return found
