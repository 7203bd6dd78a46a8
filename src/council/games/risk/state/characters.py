"""Characters: who is in the game, who is held captive."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import MAESTER
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import seat_of_house
from council.games.risk.state.places import CAPTIVE, GONE


def character_in_game(s: DominionBoard, u: i64) -> bool:
    """Whether a character is one of a House that is played, and not removed."""
    return s.people[u] != GONE and seat_of_house(s, s.programs.house[u]) >= 0


def captives_of(s: DominionBoard, seat: i64) -> vec[i64]:
    """Characters of a seat's House that others hold."""
    found = vec[i64](capacity=i64(5))
    house = s.houses[seat]
    for u in range(MAESTER):
        if s.programs.house[u] == house and s.people[u] >= CAPTIVE:
            found = append(found, u)
    return found
