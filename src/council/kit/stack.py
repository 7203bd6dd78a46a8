"""Unfinished work as data: a stack of frames that hold only numbers.

A program is a list of ops; a frame says how far one has come. Ops never change and are shared by
all states; a state is copied by copying the numbers of its frames. The top frame works until a
seat or chance is asked; the answer goes to the op that asked.
"""

from typing import Final, Optional, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from council.core.state import NOBODY, State
from council.kit.rows import Rows

NONE: Final = vec[i64]([])
UNASKED: Final[i64] = -9  # nobody is asked: the machine goes on working


@final
class Frame:
    """One thing that is not finished."""

    def __init__(self, program: i64, seat: i64, source: Optional["Frame"]) -> None:
        if source is None:
            self.program: i64 = program
            self.seat: i64 = seat
            self.pc: i64 = 0
            self.step: i64 = 0
            self.card: i64 = -1
            self.stay: i64 = 0
            self.about: i64 = -1
            self.cancelled: i64 = 0
            self.passes: i64 = 0
            self.slots: vec[i64] = NONE
            self.marks: vec[i64] = NONE
        else:
            self.program = source.program
            self.seat = source.seat  # who acts, or whose turn it is in a window
            self.pc = source.pc  # which op of the program
            self.step = source.step  # how far that op has come
            self.card = source.card  # what it is about, with the number of its stay in play
            self.stay = source.stay
            self.about = source.about  # place in the stack of what this answers; -1: nothing
            self.cancelled = source.cancelled  # 1: it does not happen
            self.passes = source.passes  # in a row
            self.slots = source.slots[:]
            self.marks = source.marks[:]

    def next(self) -> None:
        """On to the next op."""
        self.pc += 1
        self.step = 0

    def note(self, number: i64) -> None:
        """Remember one more number."""
        self.slots = append(self.slots, number)

    def mark(self, number: i64) -> None:
        """Remember that something has been dealt with."""
        self.marks = append(self.marks, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One instruction of a program."""

    def step(self, state: "Stacked", frame: Frame) -> None:
        """Work a little: ask, push, or go on with `frame.next()`."""
        raise NotImplementedError

    def answer(self, state: "Stacked", frame: Frame, move: i64) -> None:
        """What was asked is answered."""
        raise NotImplementedError

    def options(self, state: "Stacked", frame: Frame) -> vec[i64]:
        """The answers to what is asked; at chance: outcome, weight ... Never stored."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Stacked(State):
    """A state whose unfinished work is a stack of frames."""

    def __init__(self, seats: i64, source: Optional["Stacked"]) -> None:
        super().__init__(seats)
        if source is None:
            self.asked: i64 = UNASKED
            self.stack: list[Frame] = []
        else:
            self.viewer = source.viewer
            self.asked = source.asked
            self.stack = [Frame(0, 0, frame) for frame in source.stack]

    def op(self, frame: Frame) -> Op | None:
        """The op a frame stands at; None when its program is done."""
        raise NotImplementedError

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def top(self) -> Frame:
        return self.stack[len(self.stack) - 1]

    def ask(self, seat: i64) -> None:
        """Stop until this seat, or chance, has answered the op on top."""
        self.asked = seat

    def run(self) -> None:
        """Work until somebody is asked or nothing is left to do."""
        while self.asked == UNASKED:
            if len(self.stack) == 0:
                self.asked = NOBODY
                return
            frame = self.top()
            op = self.op(frame)
            if op is None:
                self.stack.pop()
            else:
                op.step(self, frame)

    def tell_top(self, move: i64) -> None:
        """The answer to what was asked."""
        frame = self.top()
        op = self.op(frame)
        assert op is not None
        self.asked = UNASKED
        op.answer(self, frame, move)

    def top_options(self) -> vec[i64]:
        """What may be answered now."""
        frame = self.top()
        op = self.op(frame)
        assert op is not None
        return op.options(self, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Op):
    """Asks the seats in turn; closes when all pass in a row, or when what it is about is off.

    `admits` decides by public state alone whether a seat is asked at all, so that being asked, or
    not, tells nothing about a hand.
    """

    def __init__(self, passing: i64) -> None:
        self.passing: i64 = passing

    def admits(self, state: Stacked, frame: Frame, seat: i64) -> bool:
        """Whether, as far as all know, this seat might do something."""
        raise NotImplementedError

    def take(self, state: Stacked, frame: Frame, move: i64) -> None:
        """A seat does something."""
        raise NotImplementedError

    def step(self, state: Stacked, frame: Frame) -> None:
        while frame.passes < state.seats and not cancelled(state, frame):
            if self.admits(state, frame, frame.seat):
                state.ask(frame.seat)
                return
            self.pass_on(state, frame)
        frame.next()

    def pass_on(self, state: Stacked, frame: Frame) -> None:
        frame.passes += 1
        frame.seat = (frame.seat + 1) % state.seats

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        if move == self.passing:
            self.pass_on(state, frame)
            return
        seat = frame.seat
        frame.passes = 0
        frame.seat = (seat + 1) % state.seats
        self.take(state, frame, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Attempt(Op):
    """Something that can be prevented: first the window about it, then, if still `ok`, it happens.

    What prevents it is an attempt too and can itself be prevented: the same op one level up.
    """

    def open(self, state: Stacked, frame: Frame) -> None:
        """Push the window; its frame is `about` the place of this one."""
        raise NotImplementedError

    def happen(self, state: Stacked, frame: Frame) -> None:
        raise NotImplementedError

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            self.open(state, frame)
            return
        if frame.cancelled == 0:
            self.happen(state, frame)
        frame.next()


def cancelled(state: Stacked, frame: Frame) -> bool:
    """Whether what a frame answers has been prevented."""
    return frame.about >= 0 and state.stack[frame.about].cancelled != 0


def cancel(state: Stacked, about: i64) -> None:
    """Prevent what stands at this place of the stack."""
    state.stack[about].cancelled = 1


WIDTH: Final[i64] = 8


@final
class Lasting:
    """What lasts for a while: entries of eight numbers, oldest first.

    kind, amount, card, its stay, seat, until, and two that the kind explains.
    """

    def __init__(self, source: Optional["Lasting"]) -> None:
        self.rows: Rows = Rows(WIDTH, None if source is None else source.rows)

    def numbers(self) -> vec[i64]:
        """The numbers of all entries."""
        return self.rows.used()

    def count(self) -> i64:
        return self.rows.count

    def add(self, entry: vec[i64]) -> None:
        """One more entry: its eight numbers."""
        assert i64(len(entry)) == WIDTH
        self.rows.push()
        for which in range(WIDTH):
            self.rows.put_top(which, entry[which])

    def get(self, entry: i64, which: i64) -> i64:
        return self.rows.get(entry, which)

    def drop(self, entry: i64) -> None:
        """Take one entry out."""
        self.rows.drop(entry)

    def expire(self, until: i64) -> None:
        """Take out all that lasts no longer than this."""
        n = self.count()
        entry: i64 = 0
        while entry < n:
            if self.get(entry, UNTIL) <= until:
                self.drop(entry)
                n -= 1
            else:
                entry += 1


KIND: Final[i64] = 0
AMOUNT: Final[i64] = 1
CARD: Final[i64] = 2
STAY: Final[i64] = 3
SEAT: Final[i64] = 4
UNTIL: Final[i64] = 5
X: Final[i64] = 6
Y: Final[i64] = 7
