"""What the server writes about itself: a line for each event, as text or as JSON. Never a query, a
header, a body, a key, a cookie, or anything of a game."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

KINDS = ("quiet", "text", "json")
TEXT = "%(asctime)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and the facts of an event."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            # Where it happened, not with which values.
            entry["trace"] = [
                f"{frame.name} {frame.filename}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(entry, ensure_ascii=False)


def open_journal(kind: str) -> None:
    """Write to stderr from now on. Only our own log may be talkative: libraries would write down
    addresses and messages whole."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(TEXT))
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("council").setLevel(logging.WARNING if kind == "quiet" else logging.INFO)
