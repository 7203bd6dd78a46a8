"""One WebSocket: requests are read, limited and dispatched, messages are sent in order."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter

import msgspec
from anyio import CancelScope, create_task_group, sleep
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from council.server.bots.hints import too_many
from council.server.bots.levels import STAND_IN
from council.server.http.endpoint import recognise
from council.server.ops.rate_limit import RateLimit
from council.server.protocol.errors import Denied
from council.server.protocol.messages import HintIs, Pong
from council.server.protocol.requests import Ask, Hint, Move, Ping
from council.server.services import Services
from council.server.tables.bot_turns import job, named
from council.server.tables.dispatch import dispatch
from council.server.tables.handlers.hints import check_hints, note_hint
from council.server.tables.state.room import Room
from council.server.tables.state.visitor import NEW, NO_TABLE, TRY_AGAIN, Back, Visitor, encode
from council.server.tables.sync import attempt, current
from council.server.tables.visits import join, leave

LARGEST_FRAME = 8192
MOST_BAD = 10
MOST_WATCHERS = 100
GOODBYE = 5.0  # seconds to take leave
TOO_MUCH = 1008  # close codes
UNFORESEEN = "a question could not be answered"

log = logging.getLogger("council.socket")
decode: Callable[[str], Ask] = msgspec.json.Decoder(Ask).decode


async def serve_socket(socket: WebSocket, services: Services, table_id: str) -> None:
    """Serve a socket from its first message to its last."""
    await socket.accept()
    try:
        async with services.tables.open(table_id) as room:
            known = await recognise(services, socket)
            holder, back = known.holder if known else None, _back(socket.query_params)
            async with current(room):
                held = room.held_by(holder)
            watchers = [visitor for visitor in room.visitors if not visitor.held]
            if not held and len(watchers) >= MOST_WATCHERS:
                watchers[0].dismiss(TRY_AGAIN)  # the new visitor may be about to show a key
            address = socket.client.host if socket.client else ""
            visitor = Visitor(holder, held, back, address)
            await Connection(socket, services, room, visitor).run()
    except SQLAlchemyError as error:
        log.error("the store failed", exc_info=error)
        await socket.close(TRY_AGAIN)
    except Denied as denied:
        await socket.send_text(encode(denied.wrong()).decode())
        await socket.close(NO_TABLE if denied.code == "no_such_table" else TRY_AGAIN)
    except WebSocketDisconnect:
        pass


class Connection:
    """The socket of a visitor at a table."""

    def __init__(self, socket: WebSocket, services: Services, room: Room, visitor: Visitor) -> None:
        self.socket = socket
        self.services = services
        self.room = room
        self.visitor = visitor
        settings = services.settings
        self.limit = RateLimit(settings.messages, settings.period, settings.steady)
        self.warned = False
        self.bad = 0
        self.hinting = False

    async def run(self) -> None:
        await join(self.room, self.visitor)
        self.services.driver.wake(self.room)
        try:
            async with create_task_group() as self.tasks:
                self.tasks.start_soon(self._send)
                self.tasks.start_soon(self._listen)
        finally:
            with CancelScope(shield=True):
                await leave(self.room, self.visitor)
            del self.room  # cancelled tasks refer to themselves, and would keep it for long

    def end(self) -> None:
        self.tasks.cancel_scope.cancel()

    async def _send(self) -> None:
        # uvicorn closes a socket that no longer answers pings, and then raises RuntimeError for
        # each message to it.
        with suppress(WebSocketDisconnect, RuntimeError):
            while not isinstance(item := await self.visitor.next(), int):
                await self.socket.send_text(item.decode())
            await self.socket.close(item)
        self.end()

    async def _listen(self) -> None:
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if not await self._hear(text if isinstance(text, str) else ""):
                self.visitor.dismiss(TOO_MUCH)
                await sleep(GOODBYE)
                break
        self.end()

    async def _hear(self, text: str) -> bool:
        """Answer one message; False when it was one too many."""
        if not self.limit.allows():
            if not self.warned:
                self.visitor.tell(Denied("slow_down").wrong())
            warned, self.warned = self.warned, True
            return not warned
        n = 0
        try:
            request = _read(text)
            n = getattr(request, "n", 0)
            self.services.metrics.messages[str(request.__struct_config__.tag)] += 1
            await self._answer(request)
        except Exception as error:  # noqa: BLE001  # a client would repeat what broke the connection
            self._apologise(error, n)
        return self.bad < MOST_BAD

    async def _answer(self, request: Ask) -> None:
        match request:
            case Ping():
                self.visitor.tell(Pong(request.n))
            case Hint():
                self._hint(request.n)
            case Move():
                start = perf_counter()
                await dispatch(self.room, self.visitor, request)
                self.services.metrics.moved(perf_counter() - start)
            case _:
                await dispatch(self.room, self.visitor, request)

    def _hint(self, n: int) -> None:
        """One at a time, beside everything else: a bot may think for seconds."""
        if self.hinting:
            raise too_many()
        if self.visitor.looking is None:
            raise Denied("not_your_seat")
        check_hints(self.room)
        self.hinting = True
        self.tasks.start_soon(self._find_hint, self.visitor.looking, n)

    async def _find_hint(self, seat: int, n: int) -> None:
        try:
            asked = await job(self.room, seat, STAND_IN)
            if asked is None:
                raise Denied("not_asked")
            text = await self.services.hints.find(asked, self.visitor.address)
            hint = HintIs(n, await named(self.room, asked, text))
            if seat not in self.visitor.held:  # given up meanwhile
                raise Denied("not_your_seat")
            await attempt(self.room, note_hint, seat)
            self.visitor.tell(hint)
        except Exception as error:  # noqa: BLE001
            self._apologise(error, n)
        finally:
            self.hinting = False

    def _apologise(self, error: Exception, n: int) -> None:
        if not isinstance(error, Denied):
            what = "the store failed" if isinstance(error, SQLAlchemyError) else UNFORESEEN
            log.error(what, exc_info=error)
            error = Denied("broken")
        self.services.metrics.wrong[error.code] += 1
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
