"""The engine is compiled while tables play: new workers take over, and no game changes."""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from server.hostile import engine
from server.kit import bot, timed
from server.test_bot_pool import job

from council import compiled
from council.server.bots.pool import BotPool
from council.server.bots.replay_pool import ReplayPool

ASK = "import council; print(council.compiled.status())"


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Processes that start now run the sources, until `arrive`."""
    monkeypatch.setenv("COUNCIL_PURE", "1")
    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(compiled, "status", lambda: "pure")
    return monkeypatch


def arrive(pure: pytest.MonkeyPatch) -> None:
    """The compiler has done its work."""
    pure.delenv("COUNCIL_PURE", raising=False)
    pure.setattr(compiled, "available", lambda: True)


def log_of_a_game(folder: Path, pure: pytest.MonkeyPatch, changes: bool) -> list[str]:
    """Two bots play while the clock stands still; the compiled files may arrive in the middle."""
    with timed(folder, thinkers=1) as server:
        ann = server.browser()
        table = ann.found(bot("ismcts:15"), bot("ismcts:15"), rounds=1).table
        with ann.at(table) as watcher:
            middle = watcher.until(lambda shown: shown["v"] >= 8)
            assert not middle["over"]
            if changes:
                arrive(pure)
            watcher.until(lambda shown: shown["over"])
        assert server.services.bot_pool.compiled == changes
        return server.lines(table)


@pytest.mark.slow
def test_a_change_to_compiled_files_in_mid_game_changes_no_move(
    tmp_path: Path, pure: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    without = log_of_a_game(tmp_path / "without", pure, changes=False)
    assert "the compiled engine is ready" not in caplog.text
    assert log_of_a_game(tmp_path / "with", pure, changes=True) == without
    assert caplog.text.count("the compiled engine is ready") == 1


@pytest.mark.slow
def test_the_next_workers_run_the_compiled_files(pure: pytest.MonkeyPatch) -> None:
    """Those of bots and those of replays; what runs here stays as it is."""

    async def status(pool: BotPool | ReplayPool) -> str:
        assert pool._pool is not None
        return await asyncio.get_running_loop().run_in_executor(pool._pool, engine)

    async def story() -> tuple[list[str], list[str]]:
        bot_pool, replays = BotPool(1, 60.0), ReplayPool(True, 60.0)
        quicker: list[bool] = []
        bot_pool.on_compiled = lambda: quicker.append(True)
        moves, ran = [], []
        for arrived in (False, True, True):
            if arrived:
                arrive(pure)
            moves.append(await bot_pool.think(job("ismcts:20")))
            await replays._ask(str.encode, "text")
            ran += [await status(bot_pool), await status(replays)]
        assert quicker == [True]
        bot_pool.close()
        replays.close()
        return moves, ran

    moves, ran = asyncio.run(story())
    assert len(set(moves)) == 1
    assert ran[:2] == ["off", "off"]
    fresh = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
    assert ran[2:] == [fresh.stdout.strip()] * 4


def test_nobody_looks_for_compiled_files_where_bots_think_in_threads(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compiled, "status", lambda: "pure")
    monkeypatch.setattr(compiled, "available", lambda: True)

    async def story() -> None:
        bot_pool = BotPool(0, 20.0)
        await bot_pool.think(job("greedy"))
        assert not bot_pool.compiled
        bot_pool.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    assert caplog.text == ""
