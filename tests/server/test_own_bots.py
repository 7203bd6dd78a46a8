"""Bots at a table: all that the command line knows, and the operator's own files, which may crash
or hang without stopping a game."""

from pathlib import Path

import pytest
from server.kit import ME, Browser, bot, running
from server.test_bot_pool import job, started

from council.core.game import Invalid
from council.core.state import members
from council.games import GAMES
from council.lab import guest
from council.server.bots import pool
from council.server.bots.own_bots import read_own
from council.server.bots.pool import think
from council.server.settings import Settings
from council.tables.bots.job import Job
from council.tables.bots.levels import BOTS, level_for

FIRST = "def choose(view, budget):\n    return view.legal_moves()[0]\n"
CRASH = "def choose(view, budget):\n    raise RuntimeError('no')\n"
HANG = "def choose(view, budget):\n    while True:\n        pass\n"
NOSY = """
def choose(view, budget):
    hands = [int(hand) for hand in view.hands]
    assert sum(1 for hand in hands if hand) == 1, "it saw another hand"
    return view.legal_moves()[0]
"""
GAME = GAMES["intrigue"]


def own(folder: Path, text: str) -> str:
    file = folder / "own.py"
    file.write_text(text)
    return str(file)


def asked(file: str) -> Job:
    plain = job()
    return Job(plain.v, plain.lines, plain.seat, "mine", 1, 100, file)


@pytest.fixture(autouse=True)
def no_bot_stays() -> object:
    yield
    guest.end_all()


def test_the_operators_bot_plays_from_its_view(tmp_path: Path) -> None:
    legal = [GAME.text(move) for move in members(started().view(0).legal_moves())]
    for text in (FIRST, NOSY):
        assert think(asked(own(tmp_path, text))) == legal[0]


@pytest.mark.slow
def test_a_bot_that_fails_is_replaced_by_any_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "OWN_PATIENCE", 0.5)
    legal = [GAME.text(move) for move in members(started().view(0).legal_moves())]
    for text in (CRASH, HANG, "nonsense("):
        assert think(asked(own(tmp_path, text))) in legal


def test_a_table_with_every_kind_of_bot(tmp_path: Path) -> None:
    bots = {"mine": own(tmp_path, FIRST)}
    with running(tmp_path, bots=bots) as server:
        ann = server.browser()
        offered = ann.get("/api/bots")
        assert {"name": "mine", "own": True} in offered
        assert {one["name"] for one in offered} >= {*BOTS, "ismcts:N"}
        new = ann.found(ME, bot("mine"), bot("learned"), bot("ismcts:20"), rounds=1)
        with ann.at(new.table) as a:
            for _ in range(2):
                a.until(lambda table: table["asked"] == 0 or table["over"])
                a.move()
            a.until(lambda table: table["asked"] == 0 or table["over"])
            assert {seat["level"] for seat in a.table["seats"]} == {
                "",
                "mine",
                "learned",
                "ismcts:20",
            }
        assert "mine" not in {one["name"] for one in offered if not one["own"]}


def test_a_bot_nobody_offers_is_refused(server: object, ann: Browser) -> None:
    for level in ("mine", "../own.py", "./own.py", "ismcts:8001", "ismcts:8001ms", "ismcts:x", "x"):
        body = {"game": "intrigue", "seats": [ME, bot(level)]}
        assert ann.refused("POST", "/api/tables", 422, json=body) == "bad_level"


def test_a_table_outlives_the_operators_bot(tmp_path: Path) -> None:
    """A server that no longer offers it plays on with another one."""
    with running(tmp_path, bots={"mine": own(tmp_path, FIRST)}) as server:
        ann = server.browser()
        new = ann.found(ME, bot("mine"))
    with running(tmp_path) as server:
        ann.server = server
        with ann.at(new.table) as a:
            a.until(lambda table: table["asked"] == 0)
            a.move()
            assert a.until(lambda table: table["asked"] == 0 or table["over"])
    settings = Settings(tmp_path, bots={"mine": "x"})
    assert [level_for(settings, one) for one in ("mine", "gone", "hard")] == [
        "mine",
        "medium",
        "hard",
    ]


def test_the_operator_names_the_bots(tmp_path: Path) -> None:
    file = own(tmp_path, FIRST)
    assert read_own([f"mine={file}", f"other-1={file}"]) == {"mine": file, "other-1": file}
    for text in (file, f"={file}", f"Mine={file}", f"hard={file}", f"a b={file}", "x" * 30 + "=f"):
        with pytest.raises(Invalid) as invalid:
            read_own([text])
        assert invalid.value.message.key == "server-bad-bot"
    with pytest.raises(Invalid):
        read_own([f"mine={file}", f"mine={file}"])
    with pytest.raises(Invalid):
        read_own([f"mine={tmp_path / 'none.py'}"])
