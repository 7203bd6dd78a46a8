"""Notes about moments in a log file."""

import os
import shutil
from pathlib import Path

from council.cli.inputs import read_log
from council.cli.terminal import Terminal
from council.core.game import Invalid
from council.core.log import (
    LARGEST_FILE,
    LONGEST_NOTE,
    MOST_NOTES,
    BadLog,
    Log,
    LogNote,
    is_name,
    is_note,
)


def add_note(terminal: Terminal, path: Path, note: tuple[int, str], by: str | None) -> None:
    """Write about the moment before a line. Without a text, what the same person wrote there is
    deleted. The file is replaced as a whole: nobody ever sees half a note."""
    line, text = note
    try:
        log = read_log(path)
    except BadLog as error:
        what = terminal.voice(error.message)
        raise Invalid("cli-in-file", file=str(path), what=what) from None
    who = by or log.players[0]
    if not is_name(who):
        raise Invalid("moments-note-name")
    text = " ".join(text.split())
    if text:
        _check(log, path, line, text)
        log.notes.append(LogNote(line, who, text))
    else:
        kept = [one for one in log.notes if (one.line, one.by) != (line, who)]
        if len(kept) == len(log.notes):
            raise Invalid("moments-note-none", file=str(path), line=line, who=who)
        log.notes = kept
    content = log.dump().encode()
    if text and len(content) > LARGEST_FILE:  # nobody could read it any more
        raise Invalid("moments-note-large", file=str(path), most=LARGEST_FILE)
    real = Path(os.path.realpath(path))
    draft = real.with_name(real.name + ".new")
    try:
        draft.touch(0o600)
        draft.write_bytes(content)
        shutil.copymode(real, draft)
        os.replace(draft, real)
    except OSError:
        draft.unlink(missing_ok=True)
        raise Invalid("cli-file-trouble", file=str(path)) from None
    key = "moments-note-kept" if text else "moments-note-gone"
    terminal.tell(terminal.say(key, file=str(path), line=line, who=who))


def _check(log: Log, path: Path, line: int, text: str) -> None:
    if log.result is None or log.reader is not None:
        raise Invalid("moments-note-running", file=str(path))
    last = len(log.lines) + 2
    if not 2 <= line <= last:
        raise Invalid("moments-note-line", file=str(path), last=last)
    if not is_note(text):
        raise Invalid("moments-note-long", most=LONGEST_NOTE)
    if len(log.notes) >= MOST_NOTES:
        raise Invalid("server-many-notes", most=MOST_NOTES)
