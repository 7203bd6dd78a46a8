"""What the course of the game is made of: ops, the numbers of their programs, and what an op may
push.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from council.games.cardgame.moves import UNSEEN_PLACE
from council.games.cardgame.state.board import Board
from council.kit.stack import Frame, Op, Stacked

# Programs that every library has
GAME_PROGRAM: Final[i64] = 0
ROUND_PROGRAM: Final[i64] = 1
SETTLING: Final[i64] = 2
WINDOW: Final[i64] = 3
DRAWING: Final[i64] = 4
LOSING: Final[i64] = 5
KILLING: Final[i64] = 6
TURN: Final[i64] = 7  # a player's challenges
RESOLVING: Final[i64] = 8
ATTACHING: Final[i64] = 9
FIXED_PROGRAMS: Final[i64] = 10

# Who sees an answer: a House, or
BOTH_HOUSES: Final[i64] = 2  # but not the public
ALL_SEE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Op):
    """An op of this game: it knows who sees what is answered."""

    def seers(self, t: "Board", frame: Frame) -> i64:
        return ALL_SEE

    def unseen(self) -> i64:
        """The move that others see instead."""
        return UNSEEN_PLACE

    def ask_or_go_on(self, state: Stacked, frame: Frame) -> None:
        """Ask its seat, unless there is only one answer."""
        moves = self.options(state, frame)
        if i64(len(moves)) == 1:
            self.answer(state, frame, moves[0])
        else:
            state.ask(frame.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Step):
    """A cost, a target or an effect of an ability."""

    def possible(self, t: "Board", you: i64, source: i64, host: i64) -> bool:
        """Payable; enough to choose from; able to change something (AMB-21)."""
        return True


def table(state: Stacked) -> Board:
    """The state, as an op of this game sees it."""
    assert isinstance(state, Board)
    return state


def draw_for(t: Board, house: i64, amount: i64) -> None:
    """A House draws so many cards next."""
    frame = Frame(DRAWING, house, None)
    frame.step = amount
    t.push(frame)


def lose_for(t: Board, house: i64, amount: i64) -> None:
    """A House loses so many cards at random next."""
    frame = Frame(LOSING, house, None)
    frame.step = amount
    t.push(frame)


def settle(t: Board) -> None:
    """What has happened is answered next; see `timing.py`."""
    t.push(Frame(SETTLING, t.first, None))
