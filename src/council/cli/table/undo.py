"""Taking back a move: free while it showed nobody anything new."""

from council.core.game import Invalid
from council.core.log import CHANCE_MARK, DIGEST_MARK
from council.core.play import Play, resume, rng_for
from council.core.state import PUBLIC

WORLDS = 8  # ways to deal what the mover cannot see


def undo_line(play: Play, seat: int, alone: bool) -> int:
    """The line of the seat's last move; Invalid says why it stays.

    A person alone among bots goes back over their moves; between people, nobody may have acted.
    """
    lines = play.log.lines
    if all(line.who != seat for line in lines):
        raise Invalid("play-undo-nothing")
    for number in reversed(range(len(lines))):
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
    if not alone and _told_something(before, play, seat):
        raise Invalid("play-undo-told")
    return before


def _told_something(before: Play, after: Play, seat: int) -> bool:
    """Whether what all saw after the move hung on cards the mover did not know."""
    move = after.history[len(before.history)][1]
    seen = after.game.describe(after.view(PUBLIC))
    rng = rng_for("undo")
    for _ in range(WORLDS):
        world = before.view(seat)
        world.fill(rng)
        world.apply(move)
        if after.game.describe(world.mask(PUBLIC)) != seen:
            return True
    return False
