"""What may be taken back: one's own last move, while nothing new was shown to anyone."""

from collections.abc import Sequence

from council.core.log import DIGEST_MARK, Line
from council.server.store import Chair


def cut_for(lines: Sequence[Line], chairs: Sequence[Chair], seat: int) -> int | None:
    """The line a seat may take back with all that follow; None when it may not.

    Bots do not mind: alone among them one goes back to one's own last decision. Chance that has
    spoken has shown something, so nobody goes back behind it.
    """
    others = [chair.kind for number, chair in enumerate(chairs) if number != seat]
    alone = all(kind == "bot" for kind in others)
    for index in range(len(lines) - 1, -1, -1):
        who = lines[index].who
        if who == seat:
            return index
        if who != DIGEST_MARK and not (alone and isinstance(who, int)):
            return None
    return None
