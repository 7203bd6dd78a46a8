"""HI-2: every frame of whole games is searched for cards that its reader may not know just then.

python tests/server/scan.py 300

Programs play at random on sockets of their own, and somebody looks on. Afterwards the stored log
says what was hidden from whom at every version of the table.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.lines import Hall, hall
from server.mutate import pick

from council.core.log import DIGEST_MARK, read, split
from council.core.play import rng_for
from council.core.state import PUBLIC, State
from council.games import game_of
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import GAME as CARDGAME
from council.games.intrigue.game import GAME as INTRIGUE
from council.games.intrigue.rules import Intrigue
from council.games.risk.game import GAME as RISK
from council.games.risk.moves import MAESTERS
from council.games.risk.state.dominion import DominionBoard
from council.kit.cards import Cards, bit_of

Json = Any
TABLES: list[tuple[str, int, dict[str, Json]]] = [
    ("intrigue", 2, {"rounds": 1}),
    ("cardgame", 2, {"rounds": 1}),
    ("intrigue", 4, {"rounds": 1}),
    ("risk", 3, {"mode": "dominion", "rounds": 1}),
    ("intrigue", 3, {}),
    ("cardgame", 2, {"rounds": 2, "plots": "draft"}),
]


# -- what is hidden


def hidden(state: State, reader: int) -> set[str]:
    """The ids of all cards that the reader may not know the place of, and no copy of which he does.
    Read from the true state, not from a view."""
    if isinstance(state, Intrigue):
        others = [int(state.hands[s]) for s in range(int(state.seats)) if s != reader]
        cards = INTRIGUE.box.characters
        return {card.id for k, card in enumerate(cards) if any(hand >> k & 1 for hand in others)}
    if isinstance(state, CardGame):
        return _unseen(state.cards, CARDGAME.box.ids, reader, _title)
    if isinstance(
        state, DominionBoard
    ):  # territory cards have the names of territories: nothing to find
        return _unseen(state.scrolls, RISK.box.cards[int(MAESTERS) :], reader, _title)
    return set()


def _unseen(cards: Cards, ids: Any, reader: int, title: Any) -> set[str]:
    bit = int(bit_of(reader))
    there = [k for k in range(len(cards.place)) if cards.place[k] >= 0]
    known = {title(ids[k]) for k in there if cards.seen[k] & bit}
    return {ids[k] for k in there if not cards.seen[k] & bit and title(ids[k]) not in known}


def _title(card: str) -> str:
    """Copies are numbered."""
    stem, _, last = card.rpartition("_")
    return stem if last.isdecimal() else card


def own_deck(state: State, reader: int) -> set[str]:
    """The ids of all cards that a player brings."""
    if not isinstance(state, CardGame) or reader < 0:
        return set()
    house = int(state.house_of(reader))
    return set(CARDGAME.box.ids[50 * house : 50 * house + 50])


# -- what was sent


def strings(value: Json) -> Iterator[str]:
    """Every text in a message, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for name, inner in value.items():
            if name != "traits":  # one is called as a card
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def words(value: Json) -> set[str]:
    """Every text whole, for names; and every id in it, which has no capitals."""
    found: set[str] = set()
    for text in strings(value):
        found.add(text)
        found.update(word for word in text.replace(",", " ").split() if word.islower())
    return found


class Watch:
    """All frames of a game, by reader."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, str]] = []

    def note(self, reader: int, frames: list[str]) -> None:
        self.frames += [(reader, frame) for frame in frames]

    def search(self, log: list[str]) -> tuple[int, int]:
        """Frames, and cards they were searched for; a find is an AssertionError."""
        moments = {reader: Moments(log, reader) for reader in {reader for reader, _ in self.frames}}
        looked = 0
        for reader, frame in self.frames:
            message = json.loads(frame)
            if message["is"] != "table":
                continue
            whose = PUBLIC if message["looking"] is None else message["looking"]
            assert whose in (reader, PUBLIC)
            secret, told = moments[reader].at(message["v"])
            news = message.pop("news")
            del message["options"]  # one of them is called jon_snow
            moves = words(message.pop("moves"))
            assert not secret & moves - moments[reader].own, (reader, message["v"])
            assert not secret & words(message), (reader, message["v"], secret & words(message))
            assert not secret & (words(news) - told), (reader, message["v"])
            looked += len(secret)
        return len(self.frames), looked


class Moments:
    """What was hidden from a reader at every version, with the names in all languages."""

    def __init__(self, lines: list[str], reader: int) -> None:
        log = read("".join(line + "\n" for line in lines))
        self.game = game_of(log)
        self.names = self.game.words()
        state, told = self.game.new(log.setup), set[str]()
        self.moments = [(self._named(state, reader), set[str]())]
        for line in log.lines:
            if line.who != DIGEST_MARK:
                for text in split(line.text):
                    move = self.game.number(text)
                    seen = self.game.text(int(state.seen(move, reader)))
                    state.apply(move)
                    told |= self._with_names(set(seen.replace(",", " ").split()))
            self.moments.append((self._named(state, reader), set(told)))
        self.own = own_deck(state, reader)  # may be searched, so its cards may be offered

    def _named(self, state: State, reader: int) -> set[str]:
        return self._with_names(hidden(state, reader))

    def _with_names(self, ids: set[str]) -> set[str]:
        spoken = {text for id_ in ids for text in dict(self.names.get(id_, {})).values()}
        return ids | spoken

    def at(self, v: int) -> tuple[set[str], set[str]]:
        return self.moments[min(v, len(self.moments) - 1)]


# -- games


async def play(there: Hall, number: int) -> tuple[int, int]:
    """One game from the first frame to the last; frames, and what they were searched for."""
    game, seats, options = TABLES[number % len(TABLES)]
    rng, watch = rng_for("scan", number), Watch()
    name, keys = await there.found(game, ["friend"] * seats, **options)
    async with AsyncExitStack() as stack:
        lines = {
            seat: await stack.enter_async_context(there.line(name, key))
            for seat, key in keys.items()
        }
        lines[int(PUBLIC)] = await stack.enter_async_context(there.line(name))
        table = there.table(name)
        while (asked := table.views.asked) is not None:
            line = lines[asked]
            await line.settle()
            await line.ask(do="move", v=table.v, move=pick(rng, line.table["moves"]))
        for seat, line in lines.items():
            await line.settle()
            watch.note(seat, line.heard[:-1] if line.table["over"] else line.heard)
    # The last frames open the game to all: what is hidden then is for the log to say.
    watch.frames = [(r, f) for r, f in watch.frames if '"over":true' not in f]
    return watch.search(there.lines(name))


async def scan(folder: Path, count: int) -> tuple[int, int]:
    frames = looked = 0
    async with hall(folder) as there:
        for number in range(count):
            more, for_ = await play(there, number)
            frames, looked = frames + more, looked + for_
    return frames, looked


def main(count: str) -> int:
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        frames, looked = asyncio.run(scan(Path(folder), int(count)))
    took = time.monotonic() - start
    print(f"{count} games, {frames} frames, {looked} searches: nothing hidden ({took:.0f} s)")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
