"""Which lessons somebody has finished: one small file in the user's data folder."""

import json
import os
from contextlib import suppress
from pathlib import Path

from council.server.settings import user_data


def _file() -> Path:
    return user_data() / "lessons.json"


def finished() -> set[str]:
    """The lessons that were finished; none if the file cannot be read."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    done = found.get("done") if isinstance(found, dict) else None
    return {key for key in done if isinstance(key, str)} if isinstance(done, list) else set()


def finish(key: str) -> None:
    """Remember a lesson; if that is not possible, nothing is lost but a tick."""
    file = _file()
    with suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".new")
        draft.write_text(json.dumps({"done": sorted({*finished(), key})}), encoding="utf-8")
        os.replace(draft, file)
