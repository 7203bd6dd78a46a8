"""What a state of Westeros Intrigue is made of: whoever imports this can pickle it."""

from council.core.saved import keep
from council.games.intrigue.rules import Intrigue
from council.kit import saved as saved_kit


def empty_table(seats: int) -> Intrigue:
    """A table before its deal."""
    return Intrigue(seats, None)


saved_kit.register()
keep(Intrigue, empty_table, lambda state: (int(state.seats),))
