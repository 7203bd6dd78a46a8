"""Taking back a move: free while it showed nobody anything new."""

from council.core.game import Invalid
from council.core.log import CHANCE_MARK, DIGEST_MARK
from council.core.play import Play, resume, showed_something


def undo_line(play: Play, seat: int, alone: bool) -> int:
    """The line of the seat's last move; Invalid says why it stays.

    A person alone among bots goes back over their moves; between people, nobody may have acted.
    """
    lines, first = play.log.lines, play.log.taken_over
    if all(line.who != seat for line in lines[first:]):
        raise Invalid("play-undo-nothing")
    for number in reversed(range(first, len(lines))):
        who = lines[number].who
        if who == seat:
            return number
        if who == CHANCE_MARK:
            raise Invalid("play-undo-chance")
        if who != DIGEST_MARK and not alone:
            raise Invalid("play-undo-others")
    raise AssertionError("the seat has a line")


def undone(play: Play, seat: int, alone: bool) -> Play:
    """The game before the seat's last move, not written anywhere yet."""
    number = undo_line(play, seat, alone)
    before = resume(play.game, play.log, play.chance, upto=number)
    if not alone and showed_something(before.state, _move_at(before, play), play, seat):
        raise Invalid("play-undo-told")
    return before


def _move_at(before: Play, after: Play) -> int:
    return after.history[len(before.history)][1]
