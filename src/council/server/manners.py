"""How people stand with each other at a table: stored with the game, apart from its log."""

from typing import Literal

import msgspec

from council.server.clock import Hours
from council.server.consent import Proposal
from council.server.customs import Customs

Phase = Literal["seal", "open", "done"]


class Manners(msgspec.Struct, frozen=True):
    """All that is kept of it; a table of an older file has the defaults."""

    customs: Customs = Customs(grace=0)
    hours: Hours = Hours()
    proposal: Proposal | None = None
    asked: int = 0  # how many proposals there have been
    paused: bool = False
    ended: bool = False  # by agreement
    secret: str = ""  # of the table's chance; told to nobody before the end
    # Seats seal their words, open them, and then all is dealt.
    deal: Phase = "done"

    def rests(self) -> bool:
        """Whether nobody can move: in a pause, or before the deal."""
        return self.paused or self.deal != "done"
