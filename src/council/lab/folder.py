"""A folder that stores long work game by game, so that it can be continued."""

import json
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from council.core.game import Invalid, Json

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

HEAD, GAMES = "tournament.json", "games.jsonl"

Kept = TypeVar("Kept")


class Folder:
    """What was asked for (`tournament.json`), and a line for every game that is over.

    `made_of` says what else the games depend on: the version of the rules, a person's own bots.
    """

    def __init__(self, path: str, plan: dict[str, Json], made_of: Mapping[str, str]) -> None:
        self.path = Path(path)
        self.plan = json.loads(json.dumps(plan))
        self.made_of = dict(made_of)
        try:
            (self.path / "logs").mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError):
            raise Invalid("cli-bad-folder", folder=path) from None
        if not os.access(self.path, os.W_OK):
            raise Invalid("cli-bad-folder", folder=path)
        self._check(path)
        self._lock = self._take(path)

    def __del__(self) -> None:
        with suppress(AttributeError, OSError):
            os.close(self._lock)

    def _take(self, path: str) -> int:
        """Two commands that play the same games would both keep them (Linux and macOS)."""
        lock = os.open(self.path / HEAD, os.O_RDONLY)
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(lock)
                raise Invalid("lab-folder-busy", folder=path) from None
            except OSError:
                pass  # a file system without locks
        return lock

    def _check(self, path: str) -> None:
        """Another tournament's games would spoil both."""
        head = self.path / HEAD
        if not head.exists():
            if (self.path / GAMES).exists():
                raise Invalid("lab-folder-other", folder=path)
            told = {**self.plan, "made_of": self.made_of}
            self.write(HEAD, json.dumps(told, indent=1, sort_keys=True) + "\n")
            return
        try:
            kept = json.loads(head.read_bytes())
            made_of = dict(kept.pop("made_of", {}))
        except (ValueError, TypeError, AttributeError, RecursionError):
            raise Invalid("lab-folder-other", folder=path) from None
        if kept != self.plan:
            raise Invalid("lab-folder-other", folder=path)
        for what, digest in self.made_of.items():
            if made_of.get(what, digest) != digest:
                raise Invalid("lab-folder-changed", folder=path, what=what)

    def games(self, read: Callable[[Json], Kept]) -> list[Kept]:
        """What is there. A last line that was cut off is taken out."""
        file = self.path / GAMES
        if not file.exists():
            return []
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            self.write(GAMES, whole.decode("utf-8", "surrogateescape"))
        found: list[Kept] = []
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                found.append(read(json.loads(line)))
            except (ValueError, TypeError, KeyError, RecursionError):
                raise Invalid("lab-folder-broken", file=str(file), line=number) from None
        return found

    def add(self, game: dict[str, Json]) -> None:
        """One more game, at once."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")

    def close(self, games: Iterable[dict[str, Json]]) -> None:
        """All are played: in order now, so that equal tournaments leave equal files."""
        self.write(GAMES, "".join(json.dumps(game) + "\n" for game in games))

    def write(self, name: str, text: str) -> Path:
        """A file that is there wholly or not at all, at whichever moment we are ended."""
        file = self.path / name
        part = file.with_name(file.name + ".part")
        part.write_text(text, encoding="utf-8", errors="surrogateescape", newline="\n")
        part.replace(file)
        return file
