"""What a state of RISK is made of: whoever imports this can pickle it."""

from typing import Any

from council.core.saved import find_again, game_with, keep
from council.games.risk.box.card_codes import Programs
from council.games.risk.box.land import Land
from council.games.risk.engine import Dominion, Skirmish
from council.kit import saved as saved_kit


def game(data: str) -> Any:
    """RISK with these values of an owner's."""
    return game_with("council.games.risk.game", data)


def land_of(data: str, kind: str, seats: int, returns: bool) -> Land:
    """The map of a mode."""
    found: Land = game(data).land(kind, seats, returns)
    return found


def programs_of(data: str, safe_passage: bool) -> Programs:
    """What the cards of Dominion do."""
    found: Programs = game(data).cards_at_work(safe_passage)
    return found


saved_kit.register()
keep(Skirmish, Skirmish, lambda s: (int(s.seats), s.land, None), ("land",))
keep(
    Dominion,
    Dominion,
    lambda s: (int(s.seats), s.land, s.programs, None),
    ("land", "programs"),
)
find_again(Land, land_of)
find_again(Programs, programs_of)
