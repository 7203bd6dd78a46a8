"""AU-1 and AU-3: mutated frames change nothing they may not; a move is made once, however often and
in whatever order it is sent.

python tests/server/siege.py frames 1000000     mutated frames at tables of every game
python tests/server/siege.py repeats 100000     moves sent again, late, early, from other chairs
"""

import asyncio
import json
import logging
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.lines import Hall, Line, hall
from server.mutate import mutated, pick

from council.core.play import rng_for
from council.core.state import Rng, members
from council.server.ops.loadtest import quantile
from council.tables import session
from council.tables.bots.job import Job, any_move
from council.tables.state.room import Room

Json = Any
GAMES: list[tuple[str, int, dict[str, Json]]] = [
    ("intrigue", 3, {}),
    ("risk", 3, {"mode": "dominion", "rounds": 3}),
    ("cardgame", 2, {"rounds": 3}),
]
LONGEST = 2000  # frames at one table: then another, so that all parts of games are seen
TOGETHER = 40  # frames sent before the answers are read; more than 64 answers nobody keeps
ANSWERS = ("wrong", "refused", "allowed", "done", "table", "chat", "pong", "hint")
CHANGING = ("propose", "agree", "go_on", "say", "resign", "sit", "undo")
CLOCK = {"kind": "bank", "seconds": 60, "more": 5}
SOON = 0.05  # seconds for an answer
took: list[float] = []  # by each answer, on average over those that were asked for together


class Alarm(logging.Handler):
    """Whatever the server logs as an error, and whatever no task has caught."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.rung: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.rung.append(record.getMessage())

    def unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.rung.append(str(context.get("exception") or context["message"]))


@contextmanager
def patient() -> Iterator[Alarm]:
    """Nobody is shown out for ten bad messages; errors are counted."""
    alarm, most = Alarm(), session.MOST_BAD
    session.MOST_BAD = 10**9
    logging.getLogger().addHandler(alarm)
    try:
        yield alarm
    finally:
        session.MOST_BAD = most
        logging.getLogger().removeHandler(alarm)


async def quick(job: Job) -> str:
    """A hint without a thought."""
    return any_move(job)


@dataclass(frozen=True)
class Before:
    """How a table stood."""

    v: int
    log: int
    asked: int | None
    people: tuple[Json, ...]

    @classmethod
    def of(cls, table: Room) -> "Before":
        people = (table.chairs, table.status, len(table.notes), len(table.chat.lines))
        return cls(table.v, len(table.play.written), table.views.asked, people)


def legal(table: Room) -> set[str]:
    """The moves of the seat that is asked, with and without names."""
    if table.views.asked is None:
        return set()
    game, view = table.game, table.play.view(table.views.asked)
    return {game.text(number) for number in [*members(view.legal_moves()), *game.offers(view)]}


def may_change(table: Room, shown: Json, text: str) -> tuple[bool, bool]:
    """Whether a frame may change the log, and how people stand: read by another parser."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return False, False
    do = said.get("do") if isinstance(said, dict) else None
    if do == "sit" or shown["looking"] is None:
        return False, do == "sit" or (do == "say" and bool(shown["held"]))
    if do == "move":
        words = " ".join(str(said.get("move")).lower().split())
        fits = said.get("v") == table.v and shown["looking"] == table.views.asked
        made = fits and words in legal(table)
        return made, made
    if do == "undo":
        return said.get("v") == table.v, said.get("v") == table.v
    return do in ("propose", "agree", "resign"), do in CHANGING


def messages(table: Room, shown: Json, key: str, rng: Rng) -> dict[str, Json]:
    """A sound message, of every kind."""
    moves = shown["moves"] or ["place jon_snow 1.1", "done", "pass"]
    v = table.v
    return pick(
        rng,
        [
            {"do": "move", "v": v, "move": pick(rng, moves), "n": 1},
            {"do": "move", "v": v, "move": pick(rng, moves)},
            {"do": "why", "move": pick(rng, moves), "n": 2},
            {"do": "look", "seat": shown["looking"]},
            {"do": "undo", "v": v, "n": 3},
            {"do": "hint", "n": 4},
            {"do": "resign", "n": 5} if not rng.below(40) else {"do": "resigned"},
            {"do": "propose", "what": pick(rng, ["pause", "undo", "undo"]), "v": v, "n": 6},
            {"do": "propose", "what": "clock", "v": v, "clock": CLOCK},
            {"do": "agree", "id": table.status.asked, "yes": bool(rng.below(2)), "n": 7},
            {"do": "go_on", "n": 8},
            {"do": "say", "text": "well played", "n": 9},
            {"do": "sit", "key": key},
            {"do": "ping", "n": 10},
        ],
    )


async def fuzz(folder: Path, count: int, alarm: Alarm) -> dict[str, int]:
    """So many frames; how each kind was answered."""
    asyncio.get_running_loop().set_exception_handler(alarm.unhandled)
    answers: dict[str, int] = {}
    sent = number = 0
    async with hall(folder) as there:
        there.services.bot_pool.think = quick  # type: ignore[method-assign]
        while sent < count:
            game, seats, options = GAMES[number % len(GAMES)]
            sent += await fuzz_table(there, (game, seats, options), number, answers, count - sent)
            number += 1
    return answers


async def fuzz_table(
    there: Hall, what: tuple[str, int, Json], number: int, answers: dict[str, int], most: int
) -> int:
    game, seats, options = what
    rng = rng_for("frames", number)
    name, keys = await there.found(game, ["friend"] * seats, **options)
    sent = 0
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(there.line(name, key)) for key in keys.values()]
        lines.append(await stack.enter_async_context(there.line(name)))
        table = there.table(name)
        for _ in range(int(rng.below(40))):  # into the game
            await one_move(table, lines, rng)
        while sent < min(LONGEST, most) and not table.views.over:
            for line in lines:
                await line.catch_up()
            asked = table.views.asked or 0
            line = lines[asked] if rng.below(2) else pick(rng, lines)
            sent += await fuzz_line(table, line, list(keys.values()), rng, answers)
            if any(chair.kind == "bot" for chair in table.chairs):
                break
        async with table.lock:  # a bot may be moving for who resigned
            assert table.sound
            assert table.play.written == there.lines(name)
    return max(sent, 1)


async def fuzz_line(
    table: Room, line: Line, keys: list[str], rng: Rng, answers: dict[str, int]
) -> int:
    """Frames that may change nothing, all at once, and then the first that may."""
    texts: list[str] = []
    log = people = looks = False
    while len(texts) < TOGETHER and not (log or people or looks):
        sound = messages(table, line.table, pick(rng, keys), rng)
        texts.append(mutated(sound, rng) if rng.below(30) else json.dumps(sound))
        log, people = may_change(table, line.table, texts[-1])
        looks = "look" in texts[-1]  # what comes then comes from another seat
    last = [texts.pop()] if log or people else []
    await hurl(table, line, texts, answers, False, False)
    await hurl(table, line, last, answers, log, people)
    return len(texts) + len(last)


async def hurl(
    table: Room, line: Line, texts: list[str], answers: dict[str, int], log: bool, people: bool
) -> None:
    before, start = Before.of(table), time.perf_counter()
    for text in texts:
        line.send(text)
    came = await line.settle()
    took.append((time.perf_counter() - start) / (len(texts) + 1))
    for answer in came:
        assert answer["is"] in ANSWERS, answer
        told = answer.get("code", answer["is"])
        answers[told] = answers.get(told, 0) + 1
    assert line.code is None, f"the line was closed with {line.code} after {texts!r}"
    after = Before.of(table)
    assert log or (after.v, after.log) == (before.v, before.log), texts
    assert people or after.people == before.people, texts


async def one_move(table: Room, lines: list[Line], rng: Rng) -> None:
    """The seat that is asked moves at random."""
    if table.views.asked is None:
        return
    line = lines[table.views.asked]
    await line.catch_up()
    if line.table["moves"]:
        await line.ask(do="move", v=table.v, move=pick(rng, line.table["moves"]))


# -- AU-3


async def repeat(folder: Path, count: int) -> tuple[int, int]:
    """So many moves sent again, late, early, from the wrong chair; how many, in how many moves."""
    tried = number = made = 0
    async with hall(folder) as there:
        while tried < count:
            game, seats, options = GAMES[number % len(GAMES)]
            name, keys = await there.found(game, ["friend"] * seats, **options)
            more, moves = await repeat_table(there, name, keys, number, count - tried)
            tried, made, number = tried + more, made + moves, number + 1
    return tried, made


async def repeat_table(
    there: Hall, name: str, keys: dict[int, str], number: int, most: int
) -> tuple[int, int]:
    rng = rng_for("repeats", number)
    made: list[tuple[int, int, str]] = []  # seat, version, move
    tried = 0
    async with AsyncExitStack() as stack:
        # Two lines for each seat: the same person on two devices.
        lines = [
            await stack.enter_async_context(there.line(name, key))
            for key in (*keys.values(), *keys.values())
        ]
        table = there.table(name)
        while not table.views.over and len(made) < 60 and tried < most:
            seat = table.views.asked
            assert seat is not None
            for line in lines:
                await line.catch_up()
            moves = lines[seat].table["moves"]
            v, move = table.v, pick(rng, moves)
            # The move itself, at once on both devices and twice on one.
            fresh = {"do": "move", "v": v, "move": move}
            for line in (lines[seat], lines[seat + len(keys)], lines[seat]):
                line.say(**fresh)
            for line in lines:
                await line.settle()
            made.append((seat, v, move))
            stored = len(table.rows)
            for _ in range(4):
                tried += await late_moves(lines, made, table.v, rng)
            tried += 2
            assert len(table.rows) == stored, "a move was made again"
        whos = [json.loads(line) for line in there.lines(name)[1:]]
        logged = [line[0] for line in whos if isinstance(line, list) and isinstance(line[0], int)]
        assert logged == [seat for seat, _, _ in made]
    return tried, len(made)


async def late_moves(lines: list[Line], made: list[tuple[int, int, str]], v: int, rng: Rng) -> int:
    """Moves that have been made, mostly; or their number, words or chair do not fit."""
    expected: dict[int, tuple[str, ...]] = {}
    for n in range(1, 1 + TOGETHER):
        seat, then, move = pick(rng, made if rng.below(2) else made[-3:])
        line = lines[seat if rng.below(2) else seat + len(lines) // 2]
        expected[n] = ("done",)
        kind = int(rng.below(16))
        if kind == 0 and len(made) > 1:
            line, move = pick(rng, lines), pick(rng, made)[2]
            expected[n] = ("done", "stale")
        elif kind == 1:
            then = v + 1 + int(rng.below(5))
            expected[n] = ("stale",)
        elif kind < 5:
            move = f"  {move.upper()} "
        line.say(do="move", v=then, move=move, n=n)
    told: dict[int, str] = {}
    for line in lines:
        answers = [answer for answer in await line.settle() if answer["is"] != "table"]
        told |= {answer["n"]: answer.get("code", answer["is"]) for answer in answers}
    assert set(told) == set(expected)
    assert all(told[n] in expected[n] for n in told), (told, expected)
    return len(told)


def main(what: str, count: str) -> int:
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, patient() as alarm:
        if what == "frames":
            answers = asyncio.run(fuzz(Path(folder), int(count), alarm))
            assert alarm.rung == []
            slow = quantile(sorted(took), 0.99)
            assert slow < SOON, f"one answer in a hundred takes {slow:.3f} s"
            told = f"{count} mutated frames: no exception, no change they may not make; {answers}"
            told += f"; 99 of 100 answered within {1000 * slow:.1f} ms"
        else:
            tried, made = asyncio.run(repeat(Path(folder), int(count)))
            told = f"{tried} moves sent again in {made}: every one made once"
    print(f"{told} ({time.monotonic() - start:.0f} s)")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
