"""Keeps builds in the user's cache, so that another checkout of the same sources builds nothing.

COUNCIL_CACHE=FOLDER keeps them there, COUNCIL_CACHE=off keeps nothing. A kept build is a folder
named by its key, with the digest of each of its files; one that was damaged is not used.
"""

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

KEPT = 6  # builds of a kind; the one that was used longest ago goes first
COMPILED = "compiled"  # the kind that needs no name
LIST = "files.json"


def folder(kind: str = COMPILED) -> Path | None:
    """Where builds of a kind are kept; None: nowhere."""
    asked = os.environ.get("COUNCIL_CACHE", "")
    if asked == "off":
        return None
    if asked:
        return Path(asked) / kind
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "small-council" / kind if base else None


def key(sources: Sequence[Path], *facts: str) -> str:
    """One digest of the sources, of these facts, and of the machine with its compiler."""
    found = hashlib.sha256()
    for fact in (*facts, sys.version, platform.platform(), platform.machine(), c_compiler()):
        found.update(fact.encode() + b"\0")
    for source in sources:
        found.update(source.name.encode() + b"\0" + hashlib.sha256(source.read_bytes()).digest())
    return found.hexdigest()


def c_compiler() -> str:
    """What the C compiler says of itself."""
    command = [*os.environ.get("CC", "cc").split(), "--version"]
    with contextlib.suppress(OSError):
        done = subprocess.run(
            command, capture_output=True, text=True, errors="replace", check=False
        )
        return done.stdout
    return ""


def digest(file: Path) -> str:
    """The digest of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fetch(name: str, to: Path, kind: str = COMPILED) -> bool:
    """Copy a kept build; False when there is none that is whole."""
    home = folder(kind)
    if home is None:
        return False
    kept = home / name
    try:
        files = json.loads((kept / LIST).read_text())
        for file, wanted in files.items():
            if digest(kept / file) != wanted:
                return False
            (to / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(kept / file, to / file)
        os.utime(kept)
    except (OSError, ValueError, AttributeError):
        return False
    return bool(files)


def keep(name: str, built: Path, kind: str = COMPILED) -> None:
    """Keep a build and drop the oldest ones; a cache that cannot be written is no error."""
    home = folder(kind)
    if home is None:
        return
    with contextlib.suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=home, prefix="new-"))
        shutil.copytree(built, fresh, dirs_exist_ok=True)
        files = [path for path in fresh.rglob("*") if path.is_file()]
        listed = {path.relative_to(fresh).as_posix(): digest(path) for path in files}
        (fresh / LIST).write_text(json.dumps(listed, indent=1) + "\n")
        shutil.rmtree(home / name, ignore_errors=True)
        fresh.rename(home / name)
        for old in sorted(home.iterdir(), key=lambda path: -path.stat().st_mtime)[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
