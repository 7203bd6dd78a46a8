"""One visitor's connection to a table: requests come in as text, are limited and dispatched, and
what the visitor is told goes out in order."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from time import perf_counter

import msgspec

from council.protocol.errors import Denied
from council.protocol.messages import HintIs, Pong, Refused, WeighIs
from council.protocol.requests import Ask, Hint, Moments, Move, Ping, Weigh
from council.tables.backend import Backend
from council.tables.bot_turns import question, still
from council.tables.bots.hints import too_many
from council.tables.bots.job import Counsel, Job, read_counsel
from council.tables.dispatch import dispatch
from council.tables.handlers.hints import check_hints, check_weighing, note_hint
from council.tables.handlers.lessons import lesson_advice
from council.tables.handlers.moves import judge
from council.tables.ops.rate_limit import RateLimit
from council.tables.ops.tasks import cancel_all
from council.tables.state.room import Room
from council.tables.state.visitor import NEW, NO_TABLE, TRY_AGAIN, Back, Visitor
from council.tables.storage.store import StoreFailed
from council.tables.sync import attempt, current
from council.tables.visits import join, leave

LARGEST_FRAME = 8192
MOST_BAD = 10
MOST_WATCHERS = 100
TOO_MUCH = 1008  # close code
UNFORESEEN = "a question could not be answered"

log = logging.getLogger("council.socket")
decode: Callable[[str], Ask] = msgspec.json.Decoder(Ask).decode


async def arrive(
    backend: Backend, room: Room, holder: str | None, query: Mapping[str, str], address: str
) -> "Session":
    """Somebody has come to a table, new or back from where the query says."""
    async with current(room):
        held = room.held_by(holder)
    watchers = [visitor for visitor in room.visitors if not visitor.held]
    if not held and len(watchers) >= MOST_WATCHERS:
        watchers[0].dismiss(TRY_AGAIN)  # the new visitor may be about to show a key
    return Session(backend, room, Visitor(holder, held, _back(query), address))


def farewell(denied: Denied) -> int:
    """The close code for somebody who cannot come to a table."""
    return NO_TABLE if denied.code == "no_such_table" else TRY_AGAIN


class Session:
    """A visitor at a table. What they are sent is in `visitor.next()`."""

    def __init__(self, backend: Backend, room: Room, visitor: Visitor) -> None:
        self.backend = backend
        self.room = room
        self.visitor = visitor
        settings = backend.settings
        self.limit = RateLimit(settings.messages, settings.period, settings.steady)
        self.warned = False
        self.bad = 0
        self.hint: asyncio.Task[None] | None = None  # that is being thought about

    async def enter(self) -> None:
        """Show the visitor the table, and the others the visitor."""
        await join(self.room, self.visitor)
        self.backend.driver.wake(self.room)

    async def leave(self) -> None:
        """The visitor is gone."""
        await cancel_all([self.hint] if self.hint is not None else [])
        await leave(self.room, self.visitor)
        del self.room  # cancelled tasks refer to themselves, and would keep it for long

    async def hear(self, text: str) -> bool:
        """Answer one message; False when it was one too many, and the visitor is sent off."""
        if not self.limit.allows():
            if not self.warned:
                self.visitor.tell(Denied("slow_down").wrong())
            warned, self.warned = self.warned, True
            return self._goes_on(not warned)
        n = 0
        try:
            request = _read(text)
            n = getattr(request, "n", 0)
            self.backend.metrics.messages[str(request.__struct_config__.tag)] += 1
            await self._answer(request)
        except Exception as error:  # noqa: BLE001  # a client would repeat what broke the connection
            self._apologise(error, n)
        return self._goes_on(self.bad < MOST_BAD)

    def _goes_on(self, fine: bool) -> bool:
        if not fine:
            self.visitor.dismiss(TOO_MUCH)
        return fine

    async def _answer(self, request: Ask) -> None:
        match request:
            case Ping():
                self.visitor.tell(Pong(request.n))
            case Hint():
                self._hint(request.n)
            case Weigh():
                self._weigh(request)
            case Move():
                start = perf_counter()
                await dispatch(self.room, self.visitor, request)
                self.backend.metrics.moved(perf_counter() - start)
            case Moments():
                most = self.backend.settings.moments_a_minute
                if not self.backend.limits.allow("moments", self.visitor.address, most):
                    raise Denied("slow_down")
                await dispatch(self.room, self.visitor, request)
            case _:
                await dispatch(self.room, self.visitor, request)

    def _hint(self, n: int) -> None:
        """One at a time, beside everything else: a bot may think for seconds."""
        seat = self._adviser_free()
        check_hints(self.room)
        if (advice := lesson_advice(self.room)) is not None:
            self.visitor.tell(HintIs(n, advice))
            return
        self.hint = asyncio.create_task(self._think(self._find_hint(seat, n), n))

    def _weigh(self, request: Weigh) -> None:
        """Likewise what a move would cost. What cannot be made is refused like the move itself."""
        seat = self._adviser_free()
        check_weighing(self.room)
        if request.v != self.room.v:
            raise Denied("stale")
        move = judge(self.room, seat, request.move, request.n)
        if isinstance(move, Refused):
            self.visitor.tell(move)
            return
        cost = self._find_cost(seat, request, self.room.game.text(move))
        self.hint = asyncio.create_task(self._think(cost, request.n))

    def _adviser_free(self) -> int:
        """The seat that asks; Denied when it still waits for an answer, or is none."""
        if self.hint is not None:
            raise too_many()
        if self.visitor.looking is None:
            raise Denied("not_your_seat")
        return self.visitor.looking

    async def _think(self, thought: Coroutine[None, None, HintIs | WeighIs], n: int) -> None:
        try:
            self.visitor.tell(await thought)
        except Exception as error:  # noqa: BLE001
            self._apologise(error, n)
        finally:
            self.hint = None

    async def _find_hint(self, seat: int, n: int) -> HintIs:
        found = await self._ask(await question(self.room, seat, "hint"))
        await attempt(self.room, note_hint, seat)
        return HintIs(n, found.move, found.why, found.next, found.share, found.next_share)

    async def _find_cost(self, seat: int, request: Weigh, text: str) -> WeighIs:
        found = await self._ask(await question(self.room, seat, "weigh", text))
        return WeighIs(request.n, request.move, found.lost, found.move, found.why)

    async def _ask(self, asked: Job) -> Counsel:
        found = read_counsel(await self.backend.hints.find(asked, self.visitor.address))
        await still(self.room, asked)
        if asked.seat not in self.visitor.held:  # given up meanwhile
            raise Denied("not_your_seat")
        return found

    def _apologise(self, error: Exception, n: int) -> None:
        if not isinstance(error, Denied):
            what = "the store failed" if isinstance(error, StoreFailed) else UNFORESEEN
            log.error(what, exc_info=error)
            error = Denied("broken")
        self.backend.metrics.wrong[error.code] += 1
        self.visitor.tell(error.wrong(n))
        self.bad += error.code in ("bad_message", "too_large", "bad_key")


def _back(query: Mapping[str, str]) -> Back:
    """Where a returning visitor says they were; if a part of it makes no sense, they are new."""
    try:
        return msgspec.convert(dict(query), Back, strict=False)
    except msgspec.ValidationError:
        return NEW


def _read(text: str) -> Ask:
    """A message from a stranger."""
    try:
        if len(text.encode()) > LARGEST_FRAME:
            raise Denied("too_large", most=LARGEST_FRAME)
        return decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Denied("bad_message") from None
