"""What a state of Westeros Intrigue is made of, for pickling."""

from council.core.saved import keep
from council.games.intrigue.rules import Intrigue


def register() -> None:
    """Let states be pickled."""
    keep(Intrigue, Intrigue, lambda state: (int(state.seats), None))
