"""RC-1, RC-3 and RC-7 at the size of a test; `make soak` runs them at full size."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server import postgres
from server.soak import cut_lines, deploy, restart
from sizes import full, sized

SCRIPT = Path(__file__).with_name("soak.py")


@pytest.mark.slow
def test_lines_cut_at_random_moments_lose_and_double_nothing(each_database: str) -> None:
    count = sized(full(2000, 120) if each_database == "sqlite" else full(300, 60), least=60)
    games, cuts = cut_lines(count)
    assert cuts >= count
    assert games > 1


@pytest.mark.slow
def test_servers_killed_at_random_moments_lose_and_double_nothing(each_database: str) -> None:
    """In a process of its own: it forks, which is not for a process with threads."""
    count = sized(full(200, 10) if each_database == "sqlite" else full(40, 4))
    there = [] if each_database == "sqlite" else [postgres.server()]
    words = [sys.executable, SCRIPT, "kills", str(count), *there]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.match(rf"{count} servers killed in \d+ games, \d+ moves: none lost", done.stdout)


@pytest.mark.slow
def test_everybody_finds_his_game_after_a_restart(each_database: str) -> None:
    up, back, _ = restart(sized(full(12, 6), least=4))
    assert 0 < up < back


@pytest.mark.slow
def test_rc_7_who_is_to_move_moves_after_a_restart() -> None:
    """How soon is for `make soak`: a machine that runs all tests is busy."""
    assert len(deploy(1)) == 1
