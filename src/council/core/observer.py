"""The numbers of a view as bytes: what a game may hand to learners besides `Game.observe`."""

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from council.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ByteObserver:
    """For a game whose numbers are all small and whole: one byte each, without Python between
    moves. It has no fields, so one object serves all games of a kind."""

    def write(self, out: BytesWriter, view: State) -> None:
        """What `Game.observe` says of the view, in the same order."""
        raise NotImplementedError
