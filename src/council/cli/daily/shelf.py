"""Counted tries and the results of rivals, in the user's data folder."""

import json
import os
import re
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from council.core.game import Invalid
from council.core.log import Log, read
from council.core.play import Play, resume, rng_for
from council.daily.calendar import DailyDeal
from council.games import game_of
from council.server.settings import user_data

FILE = re.compile(r"(\d{4}-\d{2}-\d{2})-([a-z]+)\.council\.jsonl")


def folder() -> Path:
    """Where they are, made if needed."""
    found = user_data() / "daily"
    try:
        found.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise Invalid("play-cannot-save", file=str(found)) from None
    return found


def try_file(deal: DailyDeal) -> Path:
    """The file of the counted try."""
    return folder() / f"{deal.day.isoformat()}-{deal.game}.council.jsonl"


def counted_try(deal: DailyDeal) -> Play | None:
    """The counted try, as far as it is; None: it has not begun, or its file is not one of this
    deal."""
    log = _log(try_file(deal))
    if log is None or not is_of(log, deal):
        return None
    with suppress(Invalid):
        return resume(game_of(log), log, rng_for("daily"))
    return None


def is_of(log: Log, deal: DailyDeal) -> bool:
    """Whether a log is of this deal."""
    same = (log.game, log.deal, log.setup) == (deal.game, deal.code, deal.setup())
    return same and log.reader is None


def _log(path: Path) -> Log | None:
    try:
        text = path.read_text(encoding="utf-8")
        return read(text[: text.rfind("\n") + 1], ours=True)
    except (OSError, ValueError, Invalid):
        return None


def finished_days() -> set[date]:
    """The days with a counted try that is over."""
    found = set()
    for path in folder().iterdir():
        name = FILE.fullmatch(path.name)
        log = _log(path) if name else None
        if name and log and log.end == "win":
            with suppress(ValueError):
                found.add(date.fromisoformat(name[1]))
    return found


def kept_rivals() -> dict[str, Any]:
    """The results of rivals by day, game and level."""
    try:
        found = json.loads((folder() / "rivals.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    rows = found.items() if isinstance(found, dict) else ()
    return {key: row for key, row in rows if is_result(row)}


def is_result(row: object) -> bool:
    """Whether this is how a game came out; somebody may have edited the file."""
    return isinstance(row, dict) and all(type(row.get(name)) is int for name in ("rank", "score"))


def keep_rival(key: str, result: dict[str, Any]) -> None:
    """Remember one; if that is not possible, it is played again."""
    file = folder() / "rivals.json"
    with suppress(OSError):
        draft = file.with_name(file.name + ".new")
        draft.write_text(json.dumps({**kept_rivals(), key: result}), encoding="utf-8")
        os.replace(draft, file)
