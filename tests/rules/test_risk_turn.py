"""The turn: reinforcements, deploying, maneuver."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario_risk import Table, given

from council.games.risk.game import GAME
from council.games.risk.rules.income import base_income, income, region_income
from council.games.risk.state.changes import take_over

BOX = GAME.box
WESTERLANDS = ("the_crag", "golden_tooth", "casterly_rock", "silverhill", "crakehall")


def holding(territories: int, castles: int) -> Table:
    """A holds so many territories, so many of them with castles, and no region; B the rest."""
    free = [*BOX.territories[:48:2], *BOX.territories[1:48:2]]  # spread over all regions
    chosen = [t for t in free if t.castle][:castles]
    chosen += [t for t in free if not t.castle][: territories - castles]
    lands = ", ".join(f"{t.id} A1" for t in chosen)
    return given(f"seats: 3\nlands: {lands}\nrest: B1\nturn: A")


def pool(table: Table) -> int:
    return int(table.state.pool)


# -- the course of a turn


def test_S_12_reinforce_invade_maneuver_draw() -> None:
    table = given("seats: 3\nlands: pyke A5, the_crag A1\nrest: B1\nturn: A")
    phases = [table.phase()]
    table.play("A deploy pyke; A armies 3; roll 6 6 6 1")
    phases.append(table.phase())
    table.play("A attack pyke riverrun; A dice 3; A armies 3")
    table.play("A done")
    phases.append(table.phase())
    table.play("A done")
    phases.append(table.phase())
    table.play("A done")
    assert phases == ["deploy", "invade", "leave", "draw"]
    assert table.asked() == "B"


@pytest.mark.parametrize(
    ("territories", "castles", "armies"), [(10, 3, 4), (12, 6, 6), (20, 4, 8), (9, 2, 3)]
)
def test_S_13_a_third_of_territories_and_castles(
    territories: int, castles: int, armies: int
) -> None:
    table = holding(territories, castles)
    assert table.seat("A")["regions"] == []
    assert pool(table) == armies


@pytest.mark.parametrize(("territories", "castles"), [(2, 0), (5, 2), (8, 0)])
def test_S_14_never_below_three(territories: int, castles: int) -> None:
    assert pool(holding(territories, castles)) == 3


def test_S_15_regions_come_on_top() -> None:
    """Also on top of a base raised to three (A-07)."""
    table = given("seats: 3\nlands: pyke A1, harlaw A1\nrest: B1\nturn: A")
    assert pool(table) == 3 + 1
    assert table.seat("A")["regions"] == ["the_iron_islands"]
    table = given("seats: 3\nlands: pyke A1, tarth A1, harlaw N1\nrest: B1\nturn: A")
    assert pool(table) == 3


def test_S_21_all_armies_are_deployed_in_own_territories() -> None:
    table = given("seats: 3\nlands: pyke A2, harlaw A1\nrest: B1\nturn: A")
    assert table.moves() == ["deploy pyke", "deploy harlaw"]
    assert table.refused("A deploy riverrun").rule == "S-21"
    assert table.refused("A done").rule == "S-21"
    table.play("A deploy pyke; A armies 3")
    assert table.refused("A attack pyke riverrun").rule == "S-21"
    assert table.moves() == ["deploy pyke", "deploy harlaw"]
    table.play("A deploy harlaw")
    assert table.armies("pyke", "harlaw") == ["A5", "A2"]
    assert table.phase() == "invade"


def test_S_21_no_more_than_there_are() -> None:
    table = given("seats: 3\nlands: pyke A2, harlaw A1\nrest: B1\nturn: A")
    table.play("A deploy pyke")
    assert table.moves() == ["armies 1", "armies 2", "armies 3", "armies 4"]
    assert table.refused("A armies 5").rule == "S-21"


# -- maneuver

MARCH = """
    seats: 3
    lands: riverrun A4, harrenhal A2, kings_landing A5, tarth A3, pyke A1, highgarden B2
    rest: B1
    phase: maneuver
"""


def test_S_49_one_maneuver_one_army_stays() -> None:
    table = given(MARCH)
    assert table.refused("A from pyke").rule == "S-49"
    assert table.refused("A from highgarden").rule == "S-49"
    table.play("A from riverrun")
    assert table.refused("A to riverrun").rule == "S-49"
    table.play("A to harrenhal")
    assert table.moves() == ["armies 1", "armies 2", "armies 3"]
    assert table.refused("A armies 4").rule == "S-31"
    table.play("A armies 3")
    assert table.armies("riverrun", "harrenhal") == ["A1", "A5"]
    assert table.asked() == "B"


def test_S_50_a_chain_of_own_territories() -> None:
    table = given(MARCH)
    assert table.refused("A from tarth").rule == "S-50"  # cut off
    table.play("A from kings_landing")
    assert table.moves() == ["to riverrun", "to harrenhal", "to pyke"]
    assert table.refused("A to tarth").rule == "S-50"


def test_S_51_a_maneuver_is_optional_and_no_attack() -> None:
    table = given(MARCH)
    assert table.moves()[0] == "done"
    assert not [move for move in table.moves() if move.split()[-1] == "highgarden"]
    table.play("A done")
    assert table.asked() == "B"


def test_E_09_riverrun_to_kings_landing() -> None:
    table = given(MARCH)
    table.play("A from riverrun; A to kings_landing; A armies 2")
    assert table.armies("riverrun", "harrenhal", "kings_landing") == ["A2", "A2", "A7"]


def test_E_10_not_through_others() -> None:
    table = given(MARCH.replace("harrenhal A2", "harrenhal B2"))
    table.play("A from riverrun")  # pyke is the one place left, so it is not asked for
    assert table.moves() == ["armies 1", "armies 2", "armies 3"]
    other = given(MARCH.replace("harrenhal A2", "harrenhal N2, stoney_sept A1, blackwater_rush A1"))
    other.play("A from riverrun")
    assert "to kings_landing" in other.moves()  # another chain of own territories


def test_A_20_by_sea_too() -> None:
    """A lane (Pyke - Riverrun), and ports of one coast (Gulltown - Sunspear)."""
    table = given("seats: 3\nlands: gulltown A3, sunspear A1\nrest: B1\nphase: maneuver")
    table.play("A from gulltown; A armies 2")
    assert table.armies("gulltown", "sunspear") == ["A1", "A3"]
    lane = given("seats: 3\nlands: bear_island A2, stoney_shore A1\nrest: B1\nphase: maneuver")
    assert lane.moves() == ["done", "from bear_island"]


# -- examples


def test_E_01_ten_territories_three_castles() -> None:
    assert pool(holding(10, 3)) == 4


def test_E_02_five_territories_two_castles() -> None:
    assert pool(holding(5, 2)) == 3


def test_E_03_the_westerlands() -> None:
    lands = ", ".join(f"{t} A1" for t in WESTERLANDS)
    table = given(f"seats: 3\nlands: {lands}\nrest: B1\nturn: A")
    assert region_income(table.state, 0) == 2
    assert pool(table) == 3 + 2


@pytest.mark.parametrize(
    ("seats", "base", "regions"), [(3, 22, 19), (2, 16, 16)], ids=["westeros", "essos"]
)
def test_X_09_X_10_everything_held(seats: int, base: int, regions: int) -> None:
    """All of Westeros 41 armies (X-09), all of Essos 32 (X-10)."""
    one = "tarth" if seats == 3 else "lys"
    state = given(f"seats: {seats}\nlands: {one} B1\nrest: A1\nturn: A").state
    take_over(state, BOX.territory(one), 0)
    assert (base_income(state, 0), region_income(state, 0)) == (base, regions)
    assert income(state, 0) == base + regions


def test_A_13_no_limit_on_armies() -> None:
    """Numbers above 127 are counted from the other end."""
    table = given("seats: 3\nlands: pyke A300, harlaw A1\nrest: B1\nphase: maneuver")
    table.play("A from pyke")
    shown = table.moves()
    assert len(shown) == 127 + 1 + 127
    assert shown[126:129] == ["armies 127", "armies all", "leave 2"]
    assert table.refused("A leave 1").rule == "A-13"
    for move, left in (("armies all", 1), ("leave 2", 2), ("leave 128", 128), ("armies 127", 173)):
        again = given("seats: 3\nlands: pyke A300, harlaw A1\nrest: B1\nphase: maneuver")
        again.play(f"A from pyke; A {move}")
        assert again.armies("pyke", "harlaw") == [f"A{left}", f"A{301 - left}"]


def test_A_13_small_numbers_are_said_plainly() -> None:
    table = given("seats: 3\nlands: pyke A9, harlaw A1\nrest: B1\nphase: maneuver")
    table.play("A from pyke")
    assert table.refused("A armies all").rule == "A-13"
    assert table.refused("A leave 2").rule == "A-13"
    assert table.refused("A leave 9").rule == "S-31"
