"""What Dominion adds to the map: Seats of Power, start bonuses, objectives. Never changed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = vec[i64]([0])

# What an objective asks for: a row of PROGRAM numbers, the first of which is one of these.
CONTROL: Final[i64] = 1  # castles, ports, regions
SPREAD: Final[i64] = 2  # territories in each, regions
COASTS: Final[i64] = 3
ALIKE: Final[i64] = 4  # units of one kind
OF_EACH: Final[i64] = 5
GOLD: Final[i64] = 6  # at least so much
CONQUERED: Final[i64] = 7  # how many, all from one opponent, all (or one, A-33) with this feature
DESTROYED: Final[i64] = 8  # how many
PROGRAM: Final[i64] = 4

NO_FEATURE: Final[i64] = 0
CASTLE: Final[i64] = 1
PORT: Final[i64] = 2


@final
class DominionSheet:
    """Empty in Skirmish."""

    def __init__(self, numbers: dict[str, vec[i64]]) -> None:
        self.order: vec[i64] = numbers.get("order", NONE)  # Houses in the order of turns (D-06)
        self.seat_of: vec[i64] = numbers.get("seat_of", NONE)  # a House's Seat of Power
        self.gold: vec[i64] = numbers.get("start_gold", NONE)  # start bonus by place (D-15, W-05)
        self.cards: vec[i64] = numbers.get("start_cards", NONE)
        self.maesters: vec[i64] = numbers.get("start_maesters", NONE)
        self.coasts: vec[i64] = numbers.get("coasts", NONE)  # of a territory; 0: no port
        self.shores: i64 = numbers.get("shores", NONE)[0]  # the coasts in play, a bit each
        self.armies: i64 = numbers.get("start_armies", NONE)[0]  # D-09, W-06
        self.seat_armies: i64 = numbers.get("seat_armies", NONE)[0]  # D-10
        self.neutrals: i64 = numbers.get("neutrals", NONE)[0]  # neutral territories (D-11)
        self.dealt: i64 = numbers.get("objectives_dealt", NONE)[0]  # D-08
        self.points_to_win: i64 = numbers.get("victory_points", NONE)[0]  # D-46
        self.maester_price: i64 = numbers.get("maester_price", NONE)[0]
        self.objective_price: i64 = numbers.get("objective_price", NONE)[0]
        self.looks: i64 = numbers.get("objective_draw", NONE)[0]
        self.tests: vec[i64] = numbers.get("tests", NONE)  # PROGRAM numbers an objective
        self.points: vec[i64] = numbers.get("points", NONE)  # of an objective
