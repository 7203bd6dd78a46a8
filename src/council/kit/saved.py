"""How the parts that several games use are pickled."""

from council.core.saved import keep
from council.kit.cards import Cards
from council.kit.rows import Rows
from council.kit.stack import Frame, Lasting


def register() -> None:
    """Let states be pickled."""
    keep(Cards, Cards, lambda _: (0, 0, None))
    keep(Rows, Rows, lambda rows: (int(rows.width), None))
    keep(Frame, Frame, lambda _: (0, 0, None))
    keep(Lasting, Lasting, lambda _: (None,))
