"""The deal of the day is the same in every process and every build."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

DAYS = {"2026-11-18": ("intrigue:400", "risk:120"), "2026-11-19": ("risk:60", "cardgame:24")}


def logs(day: str, hash_seed: str, pure: bool, **environment: str) -> str:
    """What another process plays, which says how it was built."""
    known = {**os.environ, "PYTHONHASHSEED": hash_seed, **environment}
    known.pop("COUNCIL_PURE", None)
    if pure:
        known["COUNCIL_PURE"] = "1"
    script = Path(__file__).with_name("play_try.py")
    command = [sys.executable, str(script), day, *DAYS[day]]
    done = subprocess.run(command, env=known, capture_output=True, text=True, check=True)
    assert done.stderr.split() == ["off" if pure else "compiled"]
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("day", DAYS)
def test_other_processes_and_builds_play_the_same_game(day: str) -> None:
    compiled = logs(day, "1", pure=False)
    assert compiled.count('"deal": "daily-') == 2
    assert compiled == logs(day, "2", pure=True)


@pytest.mark.slow
def test_a_bot_that_follows_a_hash_is_found() -> None:
    """The comparison is awake: such bots play another game in each process."""
    one, other = (logs("2026-11-18", seed, pure=False, BY_HASH="1") for seed in ("1", "2"))
    assert one.count('"deal": "daily-') == 2
    assert one != other
