"""How people stand with each other at a table: stored with the game, apart from its log."""

import msgspec

from council.server.clock import Hours
from council.server.consent import Proposal
from council.server.customs import Customs


class Manners(msgspec.Struct, frozen=True):
    """All that is kept of it; a table of an older file has the defaults."""

    customs: Customs = Customs(grace=0)
    hours: Hours = Hours()
    proposal: Proposal | None = None
    asked: int = 0  # how many proposals there have been
    paused: bool = False
    ended: bool = False  # by agreement
