"""Hints can wait: whoever asks for them, and however often, bots at other tables go on."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, bot, running
from server.test_bot_pool import job

from council.protocol.errors import Denied
from council.server.bots import pool
from council.server.bots.pool import BotPool, think
from council.tables.bots import hints
from council.tables.bots.hints import MOST, MOST_OF_ONE, Hints
from council.tables.bots.job import Job, any_move, read_counsel


class Slow(BotPool):
    """A crew whose thoughts end when told; `thinking` are those that have a thinker."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 5.0)
        self.thinking: list[tuple[int, asyncio.Future[str]]] = []

    async def _ask(self, job: Job) -> str:
        thought = asyncio.get_running_loop().create_future()
        self.thinking.append((job.seed, thought))
        return str(await thought)

    def done(self, seed: int) -> None:
        found = next(pair for pair in self.thinking if pair[0] == seed)
        self.thinking.remove(found)
        found[1].set_result(str(seed))

    def seeds(self) -> list[int]:
        return [seed for seed, _ in self.thinking]


def told(story: Callable[[], Coroutine[None, None, None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await story()

    asyncio.run(whole())


async def pause() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def refused(asked: Hints, address: str) -> None:
    with pytest.raises(Denied) as denied:
        await asked.find(job(), address)
    assert denied.value.code == "busy"
    assert denied.value.message.key == "server-busy-hints"


def test_bots_always_have_a_thinker_left() -> None:
    async def story() -> None:
        bot_pool = Slow(4)
        asked = Hints(bot_pool)
        waiting = [asyncio.create_task(asked.find(job(seed=n), f"10.0.0.{n}")) for n in range(MOST)]
        await pause()
        assert bot_pool.seeds() == [0, 1]
        bots = [asyncio.create_task(bot_pool.think(job(seed=100 + n))) for n in range(3)]
        await pause()
        assert bot_pool.seeds() == [0, 1, 100, 101]
        bot_pool.done(0)
        await pause()
        assert bot_pool.seeds() == [1, 100, 101, 102]  # the bot came before the next hint
        for seed in (100, 101, 102, *range(1, MOST)):
            await pause()
            bot_pool.done(seed)
        assert await asyncio.gather(*waiting) == [str(n) for n in range(MOST)]
        assert await asyncio.gather(*bots) == ["100", "101", "102"]
        assert not asked.asked

    told(story)


@pytest.mark.parametrize("workers", [0, 1])
def test_with_one_thinker_a_bot_waits_for_one_hint_at_most(workers: int) -> None:
    async def story() -> None:
        bot_pool = Slow(workers)
        asked = Hints(bot_pool)
        waiting = [asyncio.create_task(asked.find(job(seed=n), str(n))) for n in range(3)]
        await pause()
        waiting.append(asyncio.create_task(bot_pool.think(job(seed=100))))
        order = []
        while not all(task.done() for task in waiting):
            await pause()
            order += bot_pool.seeds()
            bot_pool.done(bot_pool.seeds()[0])
            await pause()
        assert order == [0, 100, 1, 2]

    told(story)


def test_neither_one_address_nor_all_ask_for_more_than_there_is_room_for() -> None:
    async def story() -> None:
        bot_pool = Slow(2)
        asked = Hints(bot_pool)
        mine = [
            asyncio.create_task(asked.find(job(seed=n), "10.0.0.1")) for n in range(MOST_OF_ONE)
        ]
        await pause()
        await refused(asked, "10.0.0.1")
        await refused(asked, "::ffff:10.0.0.1")  # the same in another dress
        others = [
            asyncio.create_task(asked.find(job(seed=n), f"10.0.0.{n}"))
            for n in range(10, 10 + MOST - MOST_OF_ONE)
        ]
        await pause()
        await refused(asked, "10.0.0.99")
        for task in [*mine, *others]:
            bot_pool.done(bot_pool.seeds()[0])
            await task
        assert not asked.asked

    told(story)


def test_who_hangs_up_has_still_asked() -> None:
    """A process goes on thinking: to come again and again must not fill them all."""

    async def story() -> None:
        bot_pool = Slow(2)
        asked = Hints(bot_pool)
        first, second = (asyncio.create_task(asked.find(job(seed=n), "a")) for n in (1, 2))
        await pause()
        for task in (first, second):
            task.cancel()
        await pause()
        assert bot_pool.seeds() == [1]
        assert asked.asked == {"a": 1}  # what was not begun is forgotten
        third = asyncio.create_task(asked.find(job(seed=3), "a"))
        await pause()
        assert bot_pool.seeds() == [1]
        bot_pool.done(1)
        await pause()
        assert bot_pool.seeds() == [3]
        assert asked.asked == {"a": 1}
        third.cancel()
        await asked.close()
        assert not asked.asked

    told(story)


def test_hints_wait_while_very_many_bots_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bot_pool = BotPool(0, 5.0)
        monkeypatch.setattr(pool, "MOST_WAITING", 1)
        first = asyncio.create_task(bot_pool.think(job()))
        await asyncio.sleep(0)
        await refused(Hints(bot_pool), "a")
        assert await first == await Hints(bot_pool).find(job(), "a")
        bot_pool.close()

    told(story)


def test_many_sockets_of_one_person_are_one_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def ponder(job: Job) -> str:
        go_on.wait(120)
        return think(job)

    monkeypatch.setattr(hints, "MOST_OF_ONE", 1)
    monkeypatch.setattr(pool, "think", ponder)
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, bot(), bot())
        with ann.at(new.table) as one, ann.at(new.table) as two:
            one.send(do="hint", n=1)
            one.settle()
            assert two.ask("hint")["code"] == "busy"
            go_on.set()
            assert one.next()["is"] == "hint"
            assert two.ask("hint")["is"] == "hint"


def test_a_hint_has_reasons_a_next_best_move_and_shares(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, bot(), bot())
        with ann.at(new.table) as one, ann.at(new.table) as two:
            hint = one.ask("hint")
            assert hint["next"] in one.table["moves"]
            assert hint["next"] != hint["move"]
            assert 1 <= hint["next_share"] <= hint["share"] <= 99
            assert all(said["key"] for said in hint["why"])
            again = two.ask("hint")
            assert {**again, "n": 0} == {**hint, "n": 0}


def test_a_move_is_weighed_where_one_person_plays(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, bot(), bot())
        with ann.at(new.table) as one:
            best = one.ask("hint")["move"]
            v = one.table["v"]
            fine = one.ask("weigh", v=v, move=best)
            assert (fine["is"], fine["lost"], fine["best"]) == ("weigh", 0, best)
            for move in one.table["moves"][:3]:
                found = one.ask("weigh", v=v, move=move)
                assert found["move"] == move
                assert 0 <= found["lost"] <= 100
                assert found["best"] in one.table["moves"]
            assert one.ask("weigh", v=v, move="place arya_stark 7.1")["is"] == "refused"
            assert one.ask("weigh", v=v + 1, move=best)["code"] == "stale"
            assert one.table["v"] == v  # nothing has happened


def test_a_move_is_not_weighed_where_people_play_each_other(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        for customs in ({"hints": "on"}, {"hints": "off"}):
            new = ann.found(ME, FRIEND, customs=customs)
            with ann.at(new.table) as one:
                asked = {"v": one.table["v"], "move": "place arya_stark 1.1"}
                assert one.ask("weigh", **asked)["code"] == "no_hints"
        new = ann.found(ME, bot(), customs={"hints": "off"})
        with ann.at(new.table) as one:
            asked = {"v": one.table["v"], "move": one.table["moves"][0]}
            assert one.ask("weigh", **asked)["code"] == "no_hints"


def test_a_thinker_that_fails_gives_a_hint_without_a_reason() -> None:
    for ask in ("hint", "weigh"):
        found = read_counsel(any_move(replace(job(), ask=ask)))
        assert found.move
        assert not found.why
        assert found.lost == 0
