"""One socket: what comes in is checked and answered, what goes out is sent in order."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter

import msgspec
from anyio import CancelScope, create_task_group, sleep, to_thread
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from council.server.asks import (
    Agree,
    Ask,
    Deal,
    GoOn,
    Hint,
    Look,
    Move,
    Ping,
    Propose,
    Resign,
    Seal,
    Sit,
    Speak,
    Undo,
    Why,
    Word,
)
from council.server.denied import Denied
from council.server.hints import too_many
from council.server.house import House
from council.server.keys import holder_of, seat_of
from council.server.pace import Pace
from council.server.table import STAND_IN, Table
from council.server.visitor import NEW, TRY_AGAIN, Back, Visitor, encode
from council.server.wire import HintIs, Pong

LARGEST_FRAME = 8192
MOST_BAD = 10
MOST_WATCHERS = 100
GOODBYE = 5.0  # seconds to take leave
TOO_MUCH = 1008  # close codes
NO_TABLE = 4404
UNFORESEEN = "a question could not be answered"

log = logging.getLogger("council.socket")
decode: Callable[[str], Ask] = msgspec.json.Decoder(Ask).decode


async def converse(socket: WebSocket, house: House, table_id: str) -> None:
    """Everything from hello to goodbye."""
    await socket.accept()
    try:
        async with house.table(table_id) as table:
            holder, back = holder_of(socket.cookies), _back(socket.query_params)
            held = await table.held(holder)
            watchers = [visitor for visitor in table.visitors if not visitor.held]
            if not held and len(watchers) >= MOST_WATCHERS:
                watchers[0].dismiss(TRY_AGAIN)  # for this one may be about to show a key
            await Conversation(socket, house, table, Visitor(holder, held, back)).run()
    except SQLAlchemyError as error:
        log.error("the store failed", exc_info=error)
        await socket.close(TRY_AGAIN)
    except Denied as denied:
        await socket.send_text(encode(denied.wrong()).decode())
        await socket.close(NO_TABLE if denied.code == "no_such_table" else TRY_AGAIN)
    except WebSocketDisconnect:
        pass


class Conversation:
    """A visitor and the table, in turn and in order."""

    def __init__(self, socket: WebSocket, house: House, table: Table, visitor: Visitor) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.visitor = visitor
        settings = house.settings
        self.pace = Pace(settings.messages, settings.period, settings.now)
        self.warned = False
        self.bad = 0
        self.hinting = False

    async def run(self) -> None:
        await self.table.join(self.visitor)
        self.house.driver.wake(self.table)
        try:
            async with create_task_group() as self.tasks:
                self.tasks.start_soon(self._send)
                self.tasks.start_soon(self._listen)
        finally:
            with CancelScope(shield=True):
                await self.table.leave(self.visitor)
            del self.table  # cancelled tasks refer to themselves, and would keep it for long

    def end(self) -> None:
        self.tasks.cancel_scope.cancel()

    async def _send(self) -> None:
        # Whoever no longer answers pings is closed by uvicorn, which then complains about each word
        # to him with a RuntimeError.
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
        if not self.pace.allows():
            if not self.warned:
                self.visitor.tell(Denied("slow_down").wrong())
            warned, self.warned = self.warned, True
            return not warned
        n = 0
        try:
            ask = _read(text)
            n = getattr(ask, "n", 0)
            self.house.meter.messages[str(ask.__struct_config__.tag)] += 1
            await self._answer(ask)
        except Exception as error:  # noqa: BLE001  # a client would ask again what broke the line
            self._apologise(error, n)
        return self.bad < MOST_BAD

    async def _answer(self, ask: Ask) -> None:
        match ask:
            case Sit():
                await self._sit(ask.key)
            case Hint():
                self._hint(ask.n)
            case Ping():
                self.visitor.tell(Pong(ask.n))
            case Look():
                await self.table.look(self.visitor, ask.seat)
            case Move() | Why() | Undo() | Seal() | Word() | Deal():
                await self._play(ask)
            case _:
                await self._agree(ask)

    async def _play(self, ask: Move | Why | Undo | Seal | Word | Deal) -> None:
        """What has to do with the game."""
        match ask:
            case Move():
                start = perf_counter()
                await self.table.move(self.visitor, ask)
                self.house.meter.moved(perf_counter() - start)
            case Why():
                await self.table.why(self.visitor, ask)
            case Undo():
                await self.table.undo(self.visitor, ask)
            case Seal():
                await self.table.seal(self.visitor, ask)
            case Word():
                await self.table.word(self.visitor, ask)
            case Deal():
                await self.table.deal_now(self.visitor, ask)

    async def _agree(self, ask: Resign | Propose | Agree | GoOn | Speak) -> None:
        """What has to do with the others."""
        match ask:
            case Resign():
                await self.table.resign(self.visitor, ask)
            case Propose():
                await self.table.propose(self.visitor, ask)
            case Agree():
                await self.table.agree(self.visitor, ask)
            case GoOn():
                await self.table.go_on(self.visitor, ask)
            case Speak():
                await self.table.say(self.visitor, ask)

    async def _sit(self, key: str) -> None:
        prints = await to_thread.run_sync(self.house.store.prints, self.table.id)
        seat = seat_of(key, prints)
        if seat is None:
            raise Denied("bad_key")
        await self.table.sit(seat, "", "", self.visitor)

    def _hint(self, n: int) -> None:
        """One at a time, beside everything else: a bot may think for seconds."""
        if self.hinting:
            raise too_many()
        if self.visitor.looking is None:
            raise Denied("not_your_seat")
        self.hinting = True
        self.tasks.start_soon(self._find_hint, self.visitor.looking, n)

    async def _find_hint(self, seat: int, n: int) -> None:
        try:
            job = await self.table.job(seat, STAND_IN)
            if job is None:
                raise Denied("not_asked")
            address = self.socket.client.host if self.socket.client else ""
            text = await self.house.hints.find(job, address)
            hint = HintIs(n, await self.table.named(job, text))
            if seat not in self.visitor.held:  # given up meanwhile
                raise Denied("not_your_seat")
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
        self.house.meter.wrong[error.code] += 1
        self.visitor.tell(error.wrong(n))
        self.bad += error.code in ("bad_message", "too_large", "bad_key")


def _back(query: Mapping[str, str]) -> Back:
    """What a stranger says of where he was; if a part of it makes no sense, he is new here."""
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
