"""The event log: a line for each event, as text or as JSON. It never contains a query, a header, a
body, a key, a cookie, or anything of a game.
"""

import json
import logging
import os
import sys
import traceback
from datetime import UTC, datetime

KINDS = ("quiet", "text", "json")


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and the facts of an event."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        entry.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["trace"] = _trace(record)
        return json.dumps(entry, ensure_ascii=False)


class TextLines(logging.Formatter):
    """The same for people: what went wrong is followed by its places, one a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.name}: {_message(record)}"
        if record.exc_info and record.exc_info[0] is not None:
            line = "\n    ".join([f"{line}: {record.exc_info[0].__name__}", *_trace(record)])
        return line


def _message(record: logging.LogRecord) -> str:
    """Its first line: libraries write values below it."""
    return next(iter(record.getMessage().splitlines()), "")


def _trace(record: logging.LogRecord) -> list[str]:
    """Where it happened, not with which values."""
    trace = record.exc_info[2] if record.exc_info else None
    return [f"{at.name} {at.filename}:{at.lineno}" for at in traceback.extract_tb(trace)]


def wanted_kind() -> str:
    """As COUNCIL_LOG says, in this process and in those it starts."""
    asked = os.environ.get("COUNCIL_LOG", "")
    return asked if asked in KINDS else "text" if asked else "quiet"


def open_event_log(kind: str) -> None:
    """Write to stderr from now on. Only our own log may be talkative: libraries would write down
    addresses and messages whole."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("council").setLevel(logging.WARNING if kind == "quiet" else logging.INFO)
