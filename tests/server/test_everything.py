"""People at a table do everything at every moment: propose, agree late, take back, go, come again,
while clocks run down and chairs stay empty. Whatever they do is answered, and the game is kept."""

import asyncio
import random
from hashlib import sha256
from pathlib import Path

import pytest
from server.kit import Clock, Json
from server.lines import PATIENCE, Hall, Line, hall
from sizes import full, sized

from council.core.lots import seal
from council.protocol.api import NewSeat, NewTable
from council.protocol.table_settings import Clock as Rule
from council.protocol.table_settings import Customs
from council.tables.lobby import create_table

TABLES = sized(full(12, 5), 4)
STEPS = 400
CLOCKS = (Rule(), Rule("move", 10), Rule("bank", 60, 5), Rule("days", 86_400))
RULES = ({"kind": "none"}, {"kind": "move", "seconds": 20}, {"kind": "bank", "seconds": 60})


class Evening:
    """One table and all who come to it."""

    def __init__(self, there: Hall, clock: Clock, chance: random.Random) -> None:
        self.hall, self.clock, self.chance = there, clock, chance
        self.lines: list[Line] = []
        self.eager = chance.choice((0.02, 0.3))  # to answer what others ask
        self.known = 0  # the number of the last question

    async def begin(self) -> None:
        seats = [NewSeat("friend") for _ in range(self.chance.choice((2, 2, 3)))]
        customs = Customs(
            grace=self.chance.choice((0, 30)),
            stand_in="random",
            clock=self.chance.choice(CLOCKS),
            watch=self.chance.choice(("public", "end")),
            deal=self.chance.choice(("at_once", "together")),
            hints=self.chance.choice(("on", "off")),
        )
        new = NewTable("intrigue", seats, {"rounds": 1}, customs)
        opened = await create_table(self.hall.services.tables, new, "")
        self.table, self.keys = opened.table, [invite.key for invite in opened.keys]
        for _ in range(5):
            await self.come()

    async def come(self) -> None:
        line = Line(self.hall.app, f"/ws/{self.table}")
        await line.open()
        self.lines.append(line)
        key = self.chance.choice([*self.keys, ""])
        if key:
            await line.ask(do="sit", key=key)

    async def go(self, line: Line) -> None:
        self.lines.remove(line)
        await line.close()

    async def step(self) -> None:
        what = self.chance.random()
        if what < 0.04:
            self.clock.time += self.chance.choice((1, 12, 31, 70))
            await self.hall.services.scheduler.beat()
        elif what < 0.07 and self.lines:
            await self.go(self.chance.choice(self.lines))
        elif what < 0.1 or not self.lines:
            await self.come()
        else:
            line = self.chance.choice(self.lines)
            await line.ask(**self.wish(line.table))
            assert line.code is None
        if self.chance.random() < 0.3:
            await self.bots_moved()

    async def bots_moved(self) -> None:
        """Wait for stand-ins: on a busy machine, 400 steps of people would leave them no time."""
        turn = self.hall.services.driver.tasks.get(self.table)
        if turn:
            await asyncio.wait([turn], timeout=PATIENCE)

    def wish(self, now: Json) -> Json:
        """Something that this one might ask."""
        pick, v = self.chance.choice, now["v"] - (self.chance.random() < 0.05)
        seat = pick(now["held"] or [0])
        self.known = now["proposal"]["id"] if now["proposal"] else self.known
        word = sha256(f"{self.table}{seat}".encode()).hexdigest()[:32]
        wishes: list[Json] = [
            {"do": "look", "seat": pick([None, *now["held"]])},
            {"do": "propose", "what": pick(["undo", "pause", "end"]), "v": v},
            {"do": "propose", "what": "clock", "v": v, "clock": pick(RULES)},
            {"do": "agree", "id": self.known, "yes": True},
            {"do": "go_on"},
            {"do": "undo", "v": v},
            {"do": "seal", "seat": seat, "seal": seal(seat, word)},
            {"do": "word", "seat": seat, "word": word},
            pick([{"do": "deal"}, {"do": "hint"}, {"do": "say", "text": f"I say {v}"}]),
        ]
        if self.chance.random() < 0.01:
            return {"do": "resign"}
        if now["proposal"] and self.chance.random() < self.eager:
            return {"do": "agree", "id": now["proposal"]["id"], "yes": self.chance.random() < 0.7}
        if now["moves"] and self.chance.random() < 0.7:
            return {"do": "move", "v": v, "move": pick(now["moves"])}
        return pick(wishes)

    async def end(self) -> None:
        for line in list(self.lines):
            await self.go(line)
        self.hall.services.tables.rooms.pop(self.table, None)  # as after a restart
        status, _ = await self.hall.call("GET", f"/api/tables/{self.table}/replay")
        assert status == 200


@pytest.mark.slow
def test_whatever_people_do_is_answered_and_kept(tmp_path: Path) -> None:
    async def play(seed: int) -> bool:
        clock = Clock()
        async with hall(tmp_path / str(seed), now=clock) as there:
            evening = Evening(there, clock, random.Random(seed))
            await evening.begin()
            for _ in range(STEPS):
                await evening.step()
            over = there.table(evening.table).views.over
            await evening.end()
            return over

    assert sum(asyncio.run(play(seed)) for seed in range(TABLES)) > TABLES // 4
