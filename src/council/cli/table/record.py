"""The file a running game is kept in, line by line."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from council.core.game import Invalid
from council.server.settings import user_data


class LogFile:
    """Takes the lines of a log; from `open` on they go to the file, each at once."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self._file: IO[str] | None = None
        self._lines: list[str] = []
        self.failed = False  # a line could not be written
        self.partly: Path | None = None  # what was written before that
        self._held: IO[Any] | None = None  # keeps others off while the file is rewritten

    def hold(self, path: Path) -> None:
        """Keep others off a file that is about to be taken up; Invalid when another has it."""
        try:
            self._held = path.open("rb")
        except (OSError, ValueError):
            return  # reading it will say why
        if not _lock(self._held, path):
            self.close()
            raise Invalid("play-file-busy", file=str(path))

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
        self._held, self._file = self._file, None
        self._lines = []

    def open(self, path: Path) -> None:
        """Put what there is into the file in one step, and go on from there."""
        try:
            self._file = self._begun(path) if self._held is None else self._replaced(path)
        except FileExistsError:
            raise Invalid("play-file-exists", file=str(path)) from None
        except (OSError, ValueError):
            raise Invalid("play-cannot-save", file=str(path)) from None
        self.path = path

    def _begun(self, path: Path) -> IO[str]:
        """A file that is not there yet."""
        file = create(path)
        _lock(file, path)
        try:
            file.write(self.text())
            file.flush()
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return file

    def _replaced(self, path: Path) -> IO[str]:
        """The file held, under whose name the new one is locked before it is seen."""
        real = Path(os.path.realpath(path))
        draft = real.with_name(real.name + ".new")
        draft.unlink(missing_ok=True)  # left by a crash
        file = create(draft)
        _lock(file, draft)
        try:
            file.write(self.text())
            file.flush()
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        if os.name == "nt":  # open files cannot be renamed there
            self.close()
            file.close()
            os.replace(draft, real)
            return real.open("a", encoding="utf-8", newline="\n")
        os.replace(draft, real)
        self.close()
        return file

    def reopen(self) -> None:
        """After `restart`: the same file with the new lines."""
        if self.path is None:
            return
        try:
            self.open(self.path)
        except Invalid:  # a full disk must not end the game
            self.failed = True
            self.close()

    def text(self) -> str:
        return "".join(line + "\n" for line in self._lines)

    def copy_to(self, path: Path) -> None:
        """A copy in a file that is not there yet."""
        try:
            with create(path) as file:
                file.write(self.text())
        except FileExistsError:
            raise Invalid("play-copy-exists", file=str(path)) from None
        except (OSError, ValueError):
            raise Invalid("play-cannot-copy", file=str(path)) from None

    def close(self) -> None:
        for file in (self._file, self._held):
            if file is not None:
                with suppress(OSError):
                    file.close()
        self._file = self._held = None


def create(path: Path) -> IO[str]:
    """A file that was not there, for its owner alone: a log holds all hands."""
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    return open(number, "w", encoding="utf-8", newline="\n")


def _lock(file: IO[Any], path: Path) -> bool:
    """Whether the open file is ours, and still the one of that name; closing it lets it go."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # nor on this file system
        return True
    try:
        return os.path.samestat(os.fstat(file.fileno()), os.stat(path))
    except OSError:
        return False


def new_file(game: str) -> Path:
    """A name that is free, in the user's data folder, made if needed."""
    folder = user_data()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise Invalid("play-cannot-save", file=str(folder)) from None
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.council.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.council.jsonl"
        number += 1
    return path
