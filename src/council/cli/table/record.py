"""The file a running game is kept in, line by line."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO

from council.core.game import Invalid
from council.server.settings import user_data


class Record:
    """Takes the lines of a log; from `open` on they go to the file, each at once."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self._file: IO[str] | None = None
        self._lines: list[str] = []
        self.failed = False  # a line could not be written

    def write(self, line: str) -> None:
        self._lines.append(line)
        if self._file is None:
            return
        try:
            self._file.write(line + "\n")
            self._file.flush()
        except OSError:  # a full disk must not end the game
            self.failed = True
            self.close()

    def restart(self) -> None:
        """Forget all lines: the game is about to be written again from its start."""
        self.close()
        self._lines = []

    def open(self, path: Path) -> None:
        """Put what there is into the file in one step, and go on from there."""
        draft = path.with_name(path.name + ".new")
        try:
            draft.write_text(self.text(), encoding="utf-8", newline="\n")
            os.replace(draft, path)
            self._file = path.open("a", encoding="utf-8", newline="\n")
        except (OSError, ValueError):
            raise Invalid("play-cannot-save", file=str(path)) from None
        self.path = path

    def reopen(self) -> None:
        """After `restart`: the same file with the new lines."""
        if self.path is not None:
            self.open(self.path)

    def text(self) -> str:
        return "".join(line + "\n" for line in self._lines)

    def copy_to(self, path: Path) -> None:
        """A copy in a file that is not there yet."""
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(self.text())
        except FileExistsError:
            raise Invalid("play-file-exists", file=str(path)) from None
        except (OSError, ValueError):
            raise Invalid("play-cannot-save", file=str(path)) from None

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def new_file(game: str) -> Path:
    """A name that is free, in the user's data folder, made if needed."""
    folder = user_data()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Invalid("play-cannot-save", file=str(folder)) from None
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.council.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.council.jsonl"
        number += 1
    return path
