"""Bots in processes of their own: they get a view, they may die, and the game goes on."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import util
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.hostile import die, sleep
from server.kit import bot, running

from council.bots import LEVELS, Budget
from council.core.play import Play, rng_for
from council.core.state import State, members
from council.games import GAMES
from council.server.bots import pool
from council.server.bots.pool import BotPool, think
from council.server.bots.replay_pool import ReplayPool
from council.server.ops.processes import pool_of
from council.tables import bot_driver
from council.tables.bot_driver import BotDriver
from council.tables.bots.job import Job, any_move
from council.tables.settings import fresh_rng
from council.tables.storage.rebuild import begin, rebuild

GAME = GAMES["intrigue"]


def started(seats: int = 3) -> Play:
    return begin(GAME, GAME.setup(seats), ["A", "B", "C"][:seats], lambda: rng_for("worker"))


def job(level: str = "easy", seed: int = 1) -> Job:
    play = started()
    return Job(1, tuple(play.written), int(play.state.seat()), level, seed)


def test_a_bot_answers_with_a_legal_move() -> None:
    play = started()
    legal = [GAME.text(move) for move in members(play.view(0).legal_moves())]
    for level in ("random", "greedy", "easy", "medium"):
        assert think(job(level)) in legal
    assert any_move(job()) in legal
    assert think(job("easy", 5)) == think(job("easy", 5))


def test_no_search_at_a_table_is_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget in iterations would take as long as it takes on a slow machine."""
    got: list[Budget] = []

    def choose(bot: Any, view: State, budget: Budget) -> int:
        got.append(budget)
        return members(view.legal_moves())[0]

    monkeypatch.setattr("council.bots.searcher.IsmctsBot.choose", choose)
    for level in ("ismcts:8000", "ismcts:20", "ismcts:500ms", "easy", "hard"):
        think(job(level))
    hard = LEVELS["hard"]
    counted = [Budget(iterations=many, ms=hard.ms) for many in (8000, 20)]
    assert got == [*counted, Budget(ms=500), LEVELS["easy"], hard]


def test_a_bot_gets_a_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[State] = []

    def choose(bot: Any, view: State, budget: object) -> int:
        got.append(view)
        return members(view.legal_moves())[0]

    monkeypatch.setattr("council.bots.random.RandomBot.choose", choose)
    think(job("random"))
    assert got[0].viewer == 0
    picture = GAME.record(got[0])
    assert picture["hands"][1:] == [0, 0]


@pytest.mark.slow
def test_a_dead_worker_is_replaced() -> None:
    async def story() -> None:
        bot_pool = BotPool(1, 20.0)
        first = await bot_pool.think(job())
        (process,) = multiprocessing.active_children()
        process.kill()
        process.join()
        assert await bot_pool.think(job()) == first
        (other,) = multiprocessing.active_children()
        assert other.pid != process.pid
        bot_pool.close()
        await gone(other)

    asyncio.run(story())


@pytest.mark.slow
def test_ctrl_c_does_not_reach_a_worker_that_is_still_loading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would end in a stack trace on the terminal; the server gets it a moment later."""
    held_back: list[bool] = []

    def spawn(*given: Any) -> int:
        held_back.append(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set()))
        return plain(*given)

    plain = util.spawnv_passfds
    monkeypatch.setattr(util, "spawnv_passfds", spawn)
    workers = pool_of(2)
    for asked in [workers.submit(os.getpid) for _ in range(3)]:
        asked.result(60)
    assert len(held_back) >= 2
    assert all(held_back)
    mask = workers.submit(signal.pthread_sigmask, signal.SIG_BLOCK, set()).result(60)
    assert signal.SIGINT in mask
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())
    workers.shutdown()


@pytest.mark.slow
def test_ctrl_c_reaches_none_of_several_servers() -> None:
    """They end by the signal that the first process sends them."""
    script = Path(__file__).with_name("held_back.py")
    assert subprocess.run([sys.executable, str(script)], check=False).returncode == 0


async def gone(process: BaseProcess) -> None:
    """The pool's own thread may collect a dead worker first: then one join tells nothing."""
    async with asyncio.timeout(60):
        while process.is_alive():
            await asyncio.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("failure", [die, sleep])
def test_a_bot_that_fails_twice_makes_any_move(
    monkeypatch: pytest.MonkeyPatch, failure: object
) -> None:
    asked = job()
    monkeypatch.setattr(pool, "think", failure)

    async def story() -> None:
        bot_pool = BotPool(1, 1.5)
        assert await bot_pool.think(asked) == any_move(asked)
        assert bot_pool.waiting == 0
        bot_pool.close()

    asyncio.run(story())
    for process in multiprocessing.active_children():
        process.join(10)


def test_a_bot_that_stumbles_or_cheats_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(bot: Any, view: State, budget: object) -> int:
        raise ZeroDivisionError

    def cheat(bot: Any, view: State, budget: object) -> int:
        return GAME.number("deal jon_snow")

    for choose in (stumble, cheat):
        with running(tmp_path) as server, monkeypatch.context() as patch:
            patch.setattr("council.bots.random.RandomBot.choose", choose)
            ann = server.browser()
            with ann.at(ann.found(bot(), bot(), rounds=1).table) as watcher:
                watcher.until(lambda table: table["over"])


def test_every_outcome_has_a_generator_of_its_own() -> None:
    """Knowing one's own cards of a deal must not give away the state of a generator."""
    asked = 0

    def chance() -> Any:
        nonlocal asked
        asked += 1
        return fresh_rng()

    play = begin(GAME, GAME.setup(4), ["A", "B", "C", "D"], chance)
    assert asked == len(play.history) == 36
    again = rebuild(play.written, chance)
    assert again.written == play.written
    assert asked == 36


def test_the_deal_is_fair() -> None:
    """Each card comes to the first seat about as often as any other."""
    count = [0] * 36
    games = 600
    for _ in range(games):
        play = begin(GAME, GAME.setup(4), ["A", "B", "C", "D"], fresh_rng)
        hand = int(GAME.record(play.state)["hands"][0])
        for card in range(36):
            count[card] += hand >> card & 1
    expected = games * 9 / 36
    chi = sum((n - expected) ** 2 / (expected * 0.75) for n in count)
    assert chi < 36 + 6 * (2 * 36) ** 0.5


class Slow:
    """A crew that never comes to an end, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def think(self, job: Job) -> str:
        self.asked.append(job.v)
        await asyncio.sleep(3600)
        return ""


class Scene:
    """A table at which a bot is asked for ever."""

    game = SimpleNamespace(name="intrigue")

    def __init__(self, number: int, seen: bool) -> None:
        self.id = str(number)
        self.number = number
        self.there = seen

    @property
    def presence(self) -> SimpleNamespace:
        return SimpleNamespace(anybody=lambda: self.there)

    def bots_turn(self) -> bool:
        return True

    async def job(self) -> Job:
        return Job(self.number, (), 0, "easy", 0)


def test_bots_that_nobody_sees_wait_for_those_that_somebody_sees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many tables somebody founds and leaves, the others' bots think."""
    monkeypatch.setattr(bot_driver, "LOOK", 0.01)
    monkeypatch.setattr(bot_driver, "next_job", Scene.job)

    async def play() -> list[int]:
        bot_pool = Slow()
        driver = BotDriver(bot_pool, 0.0)  # type: ignore[arg-type]
        left = [Scene(number, seen=False) for number in range(10)]
        for scene in [*left, Scene(10, seen=True), Scene(11, seen=True)]:
            driver.wake(scene)  # type: ignore[arg-type]
        while len(bot_pool.asked) < 3:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # and no others
        assert sorted(bot_pool.asked) == [0, 10, 11]
        left[7].there = True  # somebody comes back
        while len(bot_pool.asked) < 4:
            await asyncio.sleep(0.01)
        await driver.close()
        return bot_pool.asked[3:]

    assert asyncio.run(play()) == [7]


def test_how_long_thoughts_take_is_remembered_by_kind_not_by_table() -> None:
    """Many a game is left and never ends."""

    class Quick:
        async def think(self, job: Job) -> str:
            return "pass"

    async def play() -> set[tuple[str, str, int]]:
        driver = BotDriver(Quick(), 0.0)  # type: ignore[arg-type]
        for v in range(20):
            job = Job(v, (), v % 4, "easy" if v % 2 else "hard", 0, 30)
            await driver._think(job, "risk", 0.0)
        return set(driver.thoughts)

    assert asyncio.run(play()) == {("risk", "easy", 30), ("risk", "hard", 30)}


def test_a_replay_process_that_is_gone_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows says that the number of the process is wrong, or that access is denied."""
    for error in (ProcessLookupError(3, "gone"), OSError(22, "wrong"), PermissionError(13, "no")):

        def kill(_pid: int, _sign: int, error: OSError = error) -> None:
            raise error

        monkeypatch.setattr(os, "kill", kill)
        replays = ReplayPool(True, 1.0)
        replays._pool, replays._pid = ThreadPoolExecutor(1), 4
        replays.close()
        assert replays._pool is None
