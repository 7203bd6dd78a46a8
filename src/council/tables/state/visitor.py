"""A visitor at a table through one socket: the seats they hold, and messages not sent yet."""

import asyncio

import msgspec

from council.core.state import PUBLIC
from council.protocol.messages import Tell

MOST_UNSENT = 64  # messages,
MOST_BYTES = 1_000_000  # or so many bytes, but one message always
NO_TABLE = 4404  # close code: there is no such table, or no longer
TRY_AGAIN = 1013  # close code: too slow to read what is sent

STEP = 256  # bytes: who listens on the line learns the size of a frame in such steps only

encode = msgspec.json.Encoder().encode


def padded(text: bytes) -> bytes:
    """A frame made longer by spaces: how many cards have long names is nobody's business (HI-6)."""
    return text + b" " * (-len(text) % STEP)


def frame(message: Tell) -> bytes:
    """A message as it is sent."""
    return padded(encode(message))


class Back(msgspec.Struct, frozen=True):
    """What a returning visitor says: the seat they looked from, and how far they have read the
    history and the chat."""

    look: int | None = None
    mark: str = ""
    heard: int = -1


NEW = Back()


class Visitor:
    """One socket. `told` is how many moves of the history it was sent; None: nothing yet."""

    def __init__(
        self, holder: str | None, held: list[int], back: Back = NEW, address: str = ""
    ) -> None:
        self.holder = holder
        self.held = held
        self.address = address
        self.sits: dict[int, str] = {}  # which holder it is on seats it took through this socket
        # With several seats somebody else may be looking at the screen: let them choose.
        self.looking = held[0] if len(held) == 1 else None
        if back.look in held:
            self.looking = back.look
        self.back = back
        self.told: int | None = None
        self.noted = 0  # so many notes of the history too
        self.unsent: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_UNSENT)
        self.bytes = 0  # of what is unsent
        self.slow = False  # it was closed for reading too slowly
        self._reads: int | None = None  # whose view was sent last
        self.barred = False  # it was told that nobody may watch here

    @property
    def reader(self) -> int:
        """Whose view is sent."""
        return int(PUBLIC) if self.looking is None else self.looking

    def look(self, seat: int | None) -> None:
        self.looking = seat
        self.forget()

    def forget(self) -> None:
        """The whole history is sent again next time."""
        self.told = None
        self.noted = 0

    def read_as(self, reader: int) -> None:
        """Whose view is sent now: of another one the whole history is sent."""
        if self._reads not in (None, reader):
            self.forget()
        self._reads = reader

    def take(self, seat: int) -> None:
        """The visitor holds one more seat."""
        if seat not in self.held:
            self.held = sorted([*self.held, seat])
        self.look(seat if len(self.held) == 1 else self.looking)

    def lose(self, seat: int) -> None:
        """The visitor no longer holds the seat."""
        self.held = [other for other in self.held if other != seat]
        if self.looking == seat:
            self.look(None)

    def tell(self, message: Tell) -> None:
        self.put(frame(message))

    def dismiss(self, code: int) -> None:
        """Close the socket once everything before has been sent."""
        self.put(code)

    async def next(self) -> bytes | int:
        """What is to be sent now, or the code to close with."""
        item = await self.unsent.get()
        self.bytes -= _size(item)
        return item

    def put(self, item: bytes | int) -> None:
        """Send a frame, or close with a code, after all that is to be sent before."""
        if self.slow:
            return
        much = self.bytes > 0 and self.bytes + _size(item) > MOST_BYTES
        if much or self.unsent.full():
            while not self.unsent.empty():
                self.unsent.get_nowait()
            item, self.bytes, self.slow = TRY_AGAIN, 0, True
        self.bytes += _size(item)
        self.unsent.put_nowait(item)


def _size(item: bytes | int) -> int:
    return 0 if isinstance(item, int) else len(item)
