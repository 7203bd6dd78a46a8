"""A folder in which long work is kept game by game, so that it can be gone on with."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from council.core.game import Invalid, Json

HEAD, GAMES = "tournament.json", "games.jsonl"


class Folder:
    """What was asked for (`tournament.json`), and a line for every game that is over."""

    def __init__(self, path: str, plan: object) -> None:
        self.path = Path(path)
        self.plan = asdict(plan)  # type: ignore[call-overload]
        try:
            (self.path / "logs").mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError):
            raise Invalid("cli-bad-folder", folder=path) from None
        if not os.access(self.path, os.W_OK):
            raise Invalid("cli-bad-folder", folder=path)
        self._check(path)

    def _check(self, path: str) -> None:
        """Another tournament's games would spoil both."""
        head = self.path / HEAD
        text = json.dumps(self.plan, indent=1, sort_keys=True) + "\n"
        if not head.exists():
            if (self.path / GAMES).exists():
                raise Invalid("lab-folder-other", folder=path)
            head.write_text(text, encoding="utf-8")
        elif head.read_text(encoding="utf-8") != text:
            raise Invalid("lab-folder-other", folder=path)

    def games(self) -> Iterator[dict[str, Json]]:
        """What is there. A last line that was cut off is taken out."""
        file = self.path / GAMES
        if not file.exists():
            return
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            file.write_bytes(whole)
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                yield json.loads(line)
            except ValueError:
                raise Invalid("lab-folder-broken", file=str(file), line=number) from None

    def add(self, game: dict[str, Json]) -> None:
        """One more game, at once."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")

    def write(self, name: str, text: str) -> Path:
        """Another file beside the games."""
        file = self.path / name
        file.write_text(text, encoding="utf-8", newline="\n")
        return file
