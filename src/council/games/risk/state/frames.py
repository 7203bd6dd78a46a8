"""Cards at work: a stack of frames that hold only numbers, and what is asked for the top one.

A window asks seat after seat; a card used in it is a frame above; a window about that card lies
above the card. Everything here is public.
"""

from typing import Final

from mypy_extensions import i64

from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import NO_QUESTION

# The numbers of a frame: its kind, then
F_KIND: Final[i64] = 0
F_CARD: Final[i64] = 1  # the card; of a window the moment; dice to be rolled again
F_SEAT: Final[i64] = 2  # who used the card; of a window who is asked next
F_ROW: Final[i64] = 3  # the effect that runs; of a window the seats that have passed, as a set
F_STEP: Final[i64] = 4  # how far that effect is
F_SAID: Final[i64] = 5  # what was announced (K-02)
F_COUNT: Final[i64] = 6  # how many are left
F_LAST: Final[i64] = 7  # what was chosen last
F_CANCELLED: Final[i64] = 8
F_FACE: Final[i64] = 9  # of a d6
F_WHO: Final[i64] = 10  # who rolls, loses or chooses now
F_FACES: Final[i64] = 11  # several d6, four bits a seat

WINDOW: Final[i64] = 1
CARD: Final[i64] = 2
REROLL: Final[i64] = 3
SAIL: Final[i64] = 4  # an invasion by sea: where to (invasion_reach)
FREE_ONE: Final[i64] = 5  # which captive is ransomed

# Stages of a card before its effects, in F_ROW
SAYING: Final[i64] = -1
PLAYED: Final[i64] = -2


def push_frame(s: DominionBoard, kind: i64, card: i64, seat: i64) -> None:
    """A new frame on top."""
    s.frames.push()
    s.frames.put_top(F_KIND, kind)
    s.frames.put_top(F_CARD, card)
    s.frames.put_top(F_SEAT, seat)


def top(s: DominionBoard, what: i64) -> i64:
    """A number of the top frame."""
    return s.frames.top(what)


def put_top(s: DominionBoard, what: i64, value: i64) -> None:
    """Change a number of the top frame."""
    s.frames.put_top(what, value)


def card_frame(s: DominionBoard, below: i64) -> i64:
    """The frame of a card: 0 the topmost card, 1 the one below it; -1: none."""
    k = s.frames.count - 1
    while k >= 0:
        if s.frames.get(k, F_KIND) == CARD:
            if below == 0:
                return k
            below -= 1
        k -= 1
    return -1


def window_moment(s: DominionBoard) -> i64:
    """The moment of the innermost window; -1 when none is open."""
    k = s.frames.count - 1
    while k >= 0:
        if s.frames.get(k, F_KIND) == WINDOW:
            return s.frames.get(k, F_CARD)
        k -= 1
    return -1


def outermost_moment(s: DominionBoard) -> i64:
    """The moment whose window all others lie in, while a card is used."""
    return s.frames.get(0, F_CARD)


def clear_stack(s: DominionBoard) -> None:
    """No card is at work any more."""
    while s.frames.count > 0:
        s.frames.pop()
    s.ask = NO_QUESTION
    s.who = -1


def put_question(s: DominionBoard, ask: i64, who: i64) -> None:
    """Ask a seat, or chance."""
    s.ask = ask
    s.who = who
