"""The levels of bots in Westeros Intrigue, where they are not the usual ones."""

from council.core.bots import Level, Levels

DUEL: Levels = {"easy": Level(64, ahead=0.0)}
COURT: Levels = {"medium": Level(250), "master": Level(60_000)}


def levels(seats: int) -> Levels:
    """The levels for so many players."""
    return DUEL if seats == 2 else COURT
