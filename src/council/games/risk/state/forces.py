"""The forces of House Mitchell: whose banner flies over a neutral territory, and who is where."""

from typing import Final

from mypy_extensions import i64

# Whose banner flies over a neutral territory: a House by its number, Arryn and Greyjoy after those
# that can be played, or one of the two forces that are no House (M-11)
TARGARYEN: Final[i64] = 5
BANNERED: Final[i64] = 9  # Houses
WATCH: Final[i64] = 9
FREE_FOLK: Final[i64] = 10  # the Wildlings
NO_BANNER: Final[i64] = -1


EVERY_HOUSE: Final[i64] = 511

# Where the Night's Watch is
IN_THE_GIFT: Final[i64] = 0
IN_EXILE: Final[i64] = 1
WATCH_GONE: Final[i64] = 2


STRENGTH: Final[i64] = 3  # of exiles
GREAT_STRENGTH: Final[i64] = 5  # of Targaryen, and of the Wildlings the first time

# How the Watch's return stands
NO_SIEGE: Final[i64] = 0
SIEGE_BEGUN: Final[i64] = 1  # in the turn going on, which does not count
SIEGE_WAITS: Final[i64] = 2  # for a turn in which a card is drawn, or the neutral turn
SIEGE_GOES_ON: Final[i64] = 3  # at the end of every turn

# What has just ended, while arrivals may still fight before the next turn
PLAYING: Final[i64] = 0
AFTER_PLAYER: Final[i64] = 1
AFTER_NEUTRALS: Final[i64] = 2
