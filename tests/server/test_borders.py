"""HI-7: nobody sees or does with a key, a cookie or a line what belongs to another seat."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from server.lines import Hall, Line, hall
from server.mutate import pick
from server.siege import Before, patient
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import Rng

Json = Any
COOKIE = "a-browser-that-holds-the-first-seat-of-one-table"
REFUSALS = ("not_your_seat", "bad_key", "refused", "stale", "not_asked")


class Border:
    """Two tables; at the first one two seats sit on lines, and a third was handed to a bot."""

    def __init__(self, there: Hall, rng: Rng) -> None:
        self.there = there
        self.rng = rng

    async def set_up(self, stack: AsyncExitStack, game: str, seats: int) -> None:
        enter, there = stack.enter_async_context, self.there
        self.name, self.keys = await there.found(
            game, ["me", *["friend"] * (seats - 1)], COOKIE, rounds=2
        )
        other, self.foreign = await there.found(game, ["friend"] * seats)
        self.lines = {
            seat: await enter(there.line(self.name, key)) for seat, key in self.keys.items()
        }
        self.watcher = await enter(there.line(self.name))
        self.elsewhere = await enter(there.line(other, self.foreign[0]))
        self.old = ""
        if seats > 2:  # that seat is a bot's from now on
            last = self.lines.pop(seats - 1)
            self.old = self.keys.pop(seats - 1)
            await last.ask(do="resign", n=1)
            self.watched = last

    @property
    def table(self) -> Any:
        return self.there.table(self.name)

    # -- tries: each gives the answers that came

    async def wrong_key(self) -> list[Json]:
        rng, key = self.rng, pick(self.rng, list(self.keys.values()))
        cut = int(rng.below(len(key)))
        wrong = [*self.foreign.values(), key[:cut], key + "A", key[::-1], key.swapcase()]
        if self.old:
            wrong.append(self.old)
        return await self.watcher.ask(do="sit", key=pick(rng, wrong))

    async def others_eyes(self) -> list[Json]:
        seat, line = pick(self.rng, [*self.lines.items(), (None, self.watcher)])
        wanted = [other for other in (*range(7), -1, -2, -3, -4, 10**9) if other != seat]
        return await line.ask(do="look", seat=pick(self.rng, wanted))

    async def spectator_acts(self) -> list[Json]:
        v, moves = self.table.v, self.moves()
        return await self.watcher.ask(
            **pick(
                self.rng,
                [
                    {"do": "move", "v": v, "move": pick(self.rng, moves)},
                    {"do": "undo", "v": v},
                    {"do": "hint"},
                    {"do": "resign"},
                    {"do": "propose", "what": "pause", "v": v},
                    {"do": "agree", "id": 1, "yes": True},
                    {"do": "go_on"},
                    {"do": "say", "text": f"I am seat {self.rng.below(3)}"},
                ],
            )
        )

    async def moves_for_another(self) -> list[Json]:
        """The very move that the seat asked may make, from the wrong chair."""
        asked = self.table.views.asked
        line = pick(self.rng, [line for seat, line in self.lines.items() if seat != asked])
        return await line.ask(do="move", v=self.table.v, move=pick(self.rng, self.moves()))

    async def from_another_table(self) -> list[Json]:
        """A sound move of this table, at another."""
        return await self.elsewhere.ask(do="move", v=10**6, move=pick(self.rng, self.moves()))

    async def reads_anothers_file(self) -> list[Json]:
        what = pick(self.rng, ["log", "replay"])
        seat = 1 + int(self.rng.below(8))
        cookie = pick(self.rng, [COOKIE, "", "somebody-elses-cookie-that-nobody-has-met"])
        path = f"/api/tables/{self.name}/{what}?seat={seat if cookie == COOKIE else seat - 1}"
        status, text = await self.there.call("GET", path, cookie)
        assert status == 403, (path, status)
        return [{"is": "wrong", **json.loads(text)}]

    async def sits_with_wrong_key(self) -> list[Json]:
        body = {"key": pick(self.rng, list(self.foreign.values()))}
        status, text = await self.there.call("POST", f"/api/tables/{self.name}/sit", "", body)
        assert status == 403
        return [{"is": "wrong", **json.loads(text)}]

    def moves(self) -> list[str]:
        asked = self.table.views.asked
        return self.lines[asked].table["moves"] or ["done"]

    def tries(self) -> list[Callable[[], Awaitable[list[Json]]]]:
        quick = [self.wrong_key, self.others_eyes, self.spectator_acts, self.moves_for_another]
        slow = [self.from_another_table, self.reads_anothers_file, self.sits_with_wrong_key]
        return [*(quick * 6), *slow]


async def cross(folder: Path, count: int) -> dict[str, int]:
    told: dict[str, int] = {}
    rng, tried, number = rng_for("borders"), 0, 0
    async with hall(folder, bot_wait=3600.0) as there:
        while tried < count:
            game, seats = (("intrigue", 3), ("cardgame", 2), ("risk", 3))[number % 3]
            number += 1
            async with AsyncExitStack() as stack:
                border = Border(there, rng)
                await border.set_up(stack, game, seats)
                for _ in range(min(count - tried, 200)):
                    if border.table.views.asked not in border.lines:
                        break  # the bot's turn, which never comes
                    await step(border, told)
                    tried += 1
    return told


async def step(border: Border, told: dict[str, int]) -> None:
    rng, table = border.rng, border.table
    if not rng.below(8):  # the game goes on between the tries
        line = border.lines[table.views.asked]
        await line.ask(do="move", v=table.v, move=pick(rng, border.moves()))
        for other in border.lines.values():
            await other.settle()
        if table.views.asked not in border.lines:
            return
    before = Before.of(table)
    try_ = pick(rng, border.tries())
    answers = await try_()
    codes = [answer.get("code", answer["is"]) for answer in answers if answer["is"] != "table"]
    assert len(codes) == 1, (try_.__name__, answers)
    assert codes[0] in REFUSALS, (try_.__name__, codes)
    assert Before.of(table) == before, try_.__name__
    holds(border)
    told[try_.__name__] = told.get(try_.__name__, 0) + 1


def holds(border: Border) -> None:
    """Everybody still looks from his own chair only."""
    lines: list[tuple[int | None, Line]] = [*border.lines.items(), (None, border.watcher)]
    for seat, line in lines:
        assert line.table["looking"] == seat
        assert line.table["view"].get("viewer", seat) in (seat, None)


@pytest.mark.slow
def test_hi_7_seat_borders_hold_in_thousands_of_tries(tmp_path: Path) -> None:
    count = sized(full(10_000, 500))
    with patient() as alarm:
        told = asyncio.run(cross(tmp_path, count))
    assert alarm.rung == []
    assert len(told) == 7, told
    assert sum(told.values()) > 0.8 * count
