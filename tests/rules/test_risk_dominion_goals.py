"""Objectives, each fulfilled and just not; scoring, points, and winning by them."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections.abc import Iterable

import pytest
from scenario_risk import Table, given

from council.core.game import Invalid
from council.games.risk.cards import Territory, printed
from council.games.risk.game import GAME
from council.games.risk.rules.objectives import progress
from council.games.risk.rules.units import note_conquest
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BY_POINTS, BY_ROUNDS

BOX = GAME.box
WESTEROS = BOX.territories[:48]
CARDS = {card["id"]: card for card in printed("risk_cards")["objective_cards"]}


def holding(lands: Iterable[Territory | str], card: str, more: str = "") -> Table:
    """A holds these and one objective, in his Objective phase; B and the neutrals the rest."""
    ids = {t if isinstance(t, str) else t.id for t in lands} or {"the_gift"}
    return given(f"""
        mode: dominion
        modules: gold special_units objectives
        seats: 3
        lands: {", ".join(f"{t} A1" for t in sorted(ids))}
        rest: B1
        phase: objective
        objectives: {card} / - / -
        {more}
    """)


def realm(table: Table) -> DominionBoard:
    assert isinstance(table.state, DominionBoard)
    return table.state


def done(table: Table, card: str) -> bool:
    """Whether it may be scored; the picture says the same."""
    may = f"reveal {card}" in table.moves()
    (mine,) = table.picture(0)["objectives"]
    parts = mine.pop("progress")
    assert mine == {"card": card, "points": CARDS[card]["vp"], "done": may}
    assert parts
    assert all(part["have"] == part["need"] for part in parts) == may
    assert all(0 <= part["have"] <= part["need"] for part in parts)
    assert (progress(realm(table), list(CARDS).index(card), 0) == 100) == may
    if not may:
        assert table.refused(f"A reveal {card}").rule == "D-44"
    return may


def featured(castles: int, ports: int) -> list[Territory]:
    """Territories with exactly so many castles and ports among them."""
    both = [t for t in WESTEROS if t.castle and t.port != "none"]
    castle = [t for t in WESTEROS if t.castle and t.port == "none"]
    port = [t for t in WESTEROS if not t.castle and t.port != "none"]
    shared = next(
        k
        for k in range(min(castles, ports, len(both)) + 1)
        if castles - k <= len(castle) and ports - k <= len(port)
    )
    return [*both[:shared], *castle[: castles - shared], *port[: ports - shared]]


@pytest.mark.parametrize("count", [5, 7, 9, 11])
def test_E_20_castles(count: int) -> None:
    card = f"castles_{count}"
    castles = [t for t in WESTEROS if t.castle]
    assert done(holding(castles[:count], card), card)
    assert not done(holding(castles[: count - 1], card), card)


@pytest.mark.parametrize("count", [3, 5, 7, 9])
def test_ports(count: int) -> None:
    card = f"ports_{count}"
    ports = [t for t in WESTEROS if t.port != "none"]
    assert done(holding(ports[:count], card), card)
    assert not done(holding(ports[: count - 1], card), card)


@pytest.mark.parametrize(("castles", "ports"), [(4, 2), (6, 4), (8, 6), (10, 8)])
def test_castles_and_ports(castles: int, ports: int) -> None:
    """A territory with both counts for both."""
    card = f"castles_{castles}_ports_{ports}"
    assert done(holding(featured(castles, ports), card), card)
    assert not done(holding(featured(castles - 1, ports), card), card)
    assert not done(holding(featured(castles, ports - 1), card), card)


@pytest.mark.parametrize("gold", [500, 1000, 1500, 2000])
def test_gold(gold: int) -> None:
    """It is shown, not spent."""
    card = f"gold_{gold}"
    table = holding([], card, f"gold: {gold}")
    assert done(table, card)
    table.play(f"A reveal {card}")
    assert realm(table).gold[0] == gold
    assert not done(holding([], card, f"gold: {gold - 100}"), card)


@pytest.mark.parametrize("armies", [4, 8, 12, 16])
def test_A_36_destroyed(armies: int) -> None:
    card = f"destroy_{armies}"
    table = holding([], card)
    realm(table).destroyed = armies - 1
    assert not done(table, card)
    realm(table).destroyed += 1
    assert done(table, card)


def conquests(card: str, lands: Iterable[Territory], owner: int = 1, options: str = "") -> Table:
    """A has taken these in his turn."""
    table = holding([], card, f"options: {options}")
    state = realm(table)
    for t in lands:
        number = BOX.territory(t.id)
        state.owner[number] = owner
        note_conquest(state, number)
        state.owner[number] = 0
        state.conquests += 1
    return table


PLAIN = [t for t in WESTEROS if not t.castle and t.port == "none"]
CASTLES = [t for t in WESTEROS if t.castle]
PORTS = [t for t in WESTEROS if t.port != "none"]


@pytest.mark.parametrize("count", [3, 6, 8])
def test_A_18_conquered_neutrals_count(count: int) -> None:
    card = f"conquer_{count}"
    assert done(conquests(card, PLAIN[:count], owner=-1), card)
    assert not done(conquests(card, PLAIN[: count - 1], owner=-1), card)


@pytest.mark.parametrize("count", [2, 4])
def test_A_18_from_one_opponent_neutrals_do_not_count(count: int) -> None:
    card = f"conquer_{count}_from_one"
    assert done(conquests(card, PLAIN[:count]), card)
    assert not done(conquests(card, PLAIN[:count], owner=-1), card)
    mixed = conquests(card, PLAIN[: count - 1])
    state = realm(mixed)
    number = BOX.territory(PLAIN[count].id)
    state.owner[number] = 2
    note_conquest(state, number)
    state.conquests += 1
    assert not done(mixed, card)


@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("conquer_3_castle", CASTLES),
        ("conquer_6_castle", CASTLES),
        ("conquer_3_port", PORTS),
        ("conquer_5_port", PORTS),
    ],
)
def test_A_33_each_has_the_feature(card: str, lands: list[Territory]) -> None:
    count = int(card.split("_")[1])
    assert done(conquests(card, lands[:count]), card)
    short = [*lands[: count - 1], *PLAIN[:2]]
    assert not done(conquests(card, short), card)
    assert done(conquests(card, short, options="any"), card)
    assert not done(conquests(card, lands[: count - 1], options="any"), card)
    assert not done(conquests(card, PLAIN[:count], options="any"), card)


def region(name: str) -> list[Territory]:
    return [t for t in WESTEROS if BOX.regions[t.region].id == name]


def test_whole_regions() -> None:
    islands, dorne = region("the_iron_islands"), region("dorne")
    assert done(holding(islands, "region_1"), "region_1")
    assert not done(holding(islands[1:], "region_1"), "region_1")
    assert done(holding([*islands, *dorne], "region_2"), "region_2")
    assert not done(holding([*islands, *dorne[1:]], "region_2"), "region_2")


@pytest.mark.parametrize(
    ("card", "each", "count"), [("spread_2_in_3", 2, 3), ("spread_3_in_4", 3, 4)]
)
def test_spread(card: str, each: int, count: int) -> None:
    names = ("the_north", "the_westerlands", "the_reach", "dorne")[:count]
    lands = [t for name in names for t in region(name)[:each]]
    assert done(holding(lands, card), card)
    assert not done(holding([*lands[:-1], region("the_north")[5]], card), card)


def test_A_34_a_port_on_each_coast() -> None:
    """Every pair of map and coast: two on one map, four in World at War."""
    card = "port_each_coast"
    one = {t.port: t for t in PORTS}
    assert sorted(one) == ["east", "west"]
    assert done(holding(one.values(), card), card)
    assert not done(holding([t for t in PORTS if t.port == "west"], card), card)
    far = {(t.map, t.port): t.id for t in BOX.territories if t.port != "none"}
    assert len(far) == 4
    for left_out in (None, *far):
        lands = ", ".join(f"{t} A1" for coast, t in far.items() if coast != left_out)
        table = given(f"""
            mode: world_dominion
            modules: objectives
            seats: 6
            lands: {lands}
            rest: B1
            objectives: {card}
            phase: objective
        """)
        assert done(table, card) == (left_out is None)


def test_A_35_two_units_alike() -> None:
    card = "units_two_alike"
    for kind in ("knight", "siege_engine", "fortification"):
        assert done(holding(["pyke"], card, f"units: pyke {kind} {kind}"), card)
    mixed = "units: pyke knight siege_engine fortification, winterfell knight"
    assert not done(holding(["pyke"], card, mixed), card)  # Winterfell is B's


def test_one_unit_of_each_kind() -> None:
    card = "units_one_of_each"
    spread = "units: pyke knight, the_gift siege_engine fortification"
    assert done(holding(["pyke", "the_gift"], card, spread), card)
    assert not done(holding(["pyke"], card, "units: pyke knight knight siege_engine"), card)


def test_every_objective_was_tested() -> None:
    """Nine each of one to four points."""
    assert len(CARDS) == 36
    assert sorted(card["vp"] for card in CARDS.values()) == sorted([1, 2, 3, 4] * 9)
    assert [int(x) for x in given(SCORE).state.land.dominion.points] == [
        card["vp"] for card in CARDS.values()
    ]


# -- scoring

SCORE = """
    mode: dominion
    modules: gold special_units objectives
    seats: 3
    lands: pyke A4, winterfell A1
    rest: B1
    gold: 1000
    objectives: gold_500 gold_1000 castles_11 / - / -
    phase: objective
"""


def test_D_44_E_21_one_objective_a_turn() -> None:
    table = given(SCORE, chance=["draw ports_3", "draw ports_5"])
    assert table.moves() == ["done", "reveal gold_500", "reveal gold_1000"]
    table.play("A reveal gold_500; A pick ports_3")
    assert realm(table).points[0] == 1
    assert table.phase() != "score"
    assert table.asked() != "A" or table.phase() == "leave"


def test_D_44_scoring_is_free() -> None:
    table = given(SCORE)
    table.play("A done")
    assert list(realm(table).points) == [0, 0, 0]
    assert table.asked() == "B"


def test_D_45_shown_discarded_two_drawn_one_kept() -> None:
    table = given(SCORE, chance=["draw ports_3", "draw ports_5"])
    table.play("A reveal gold_1000")
    assert table.phase() == "give-up"
    assert table.picture(0)["looking"] == ["ports_3", "ports_5"]
    assert table.picture(1)["looking"] == []
    assert table.picture(0)["objective_discards"] == ["gold_1000"]
    assert table.refused("A pick gold_500").rule == "D-45"
    table.play("A pick ports_5")
    shown = table.picture(1)
    assert shown["objective_discards"] == ["ports_5", "gold_1000"]
    assert shown["seats"][0] == shown["seats"][0] | {
        "points": 2,
        "objectives": 3,
        "scored": ["gold_1000"],
    }
    assert [goal["card"] for goal in table.picture(0)["objectives"]] == [
        "castles_11",
        "ports_3",
        "gold_500",
    ]
    assert "A fulfils “1,000 gold” for 2 victory points and now has 2." in table.news()
    assert "A draws the objective “Three ports”." in table.news(reader=0)
    assert not [line for line in table.news(reader=1) if "Three ports" in line]


def test_A_37_a_new_objective_waits_for_the_next_turn() -> None:
    table = given(SCORE, chance=["draw gold_1500", "draw destroy_4"])
    realm(table).gold[0] = 3000
    table.play("A reveal gold_500; A pick destroy_4")
    assert table.phase() != "score"
    assert realm(table).points[0] == 1


def test_D_31_D_52_objectives_are_hidden_points_are_open() -> None:
    table = given(SCORE)
    shown = table.picture(1)
    assert shown["objectives"] == []
    assert (shown["seats"][0]["objectives"], shown["seats"][0]["points"]) == (3, 0)
    assert "gold_500" not in str(shown)


# -- victory


def final(
    points: int, seat: str = "winterfell A1", more: str = "", mode: str = "dominion"
) -> Table:
    seats = 3 if mode == "dominion" else 6
    return given(f"""
        mode: {mode}
        modules: gold objectives
        seats: {seats}
        lands: pyke A4, {seat}, the_gift C1
        rest: B1
        gold: 500
        points: {points}
        objectives: gold_500 / - / -
        phase: objective
        {more}
    """)


def ended(table: Table) -> int:
    return int(table.state.ended)


def test_D_46_E_23_ten_points_and_the_own_seat() -> None:
    table = final(9)
    table.play("A reveal gold_500")
    table.play(f"A pick {table.picture(0)['looking'][0]}")
    assert ended(table) == BY_POINTS
    assert [row["won"] for row in GAME.results(table.state)] == [1.0, 0.0, 0.0]
    assert "A reaches the goal with 10 victory points." in table.news()
    assert table.refused("B done").rule == "D-46"
    short = final(9)
    short.play("A done")
    assert not ended(short)


def test_D_50_without_the_seat_nobody_wins() -> None:
    """Taking it gives its taker nothing else."""
    table = final(12, "winterfell B1")
    before = (int(realm(table).points[1]), int(realm(table).gold[1]))
    table.play("A done")
    assert not ended(table)
    assert realm(table).points[1] == before[0]


def test_A_32_points_of_earlier_turns_count_when_nothing_is_scored() -> None:
    table = final(10)
    table.play("A done")
    assert ended(table) == BY_POINTS


def test_A_32_only_in_the_own_objective_phase() -> None:
    table = given("""
        mode: dominion
        modules: gold objectives
        seats: 3
        lands: pyke A4, winterfell A1, the_gift C1
        rest: B1
        points: 0 / 12 / 0
        objectives: gold_500 / gold_1000 / -
        phase: objective
    """)
    table.play("A done")
    assert not ended(table)


@pytest.mark.parametrize(("options", "won"), [("", False), ("no_seat", True)])
def test_A_42_W_12_world_at_war_needs_the_seat(options: str, won: bool) -> None:
    table = final(10, "winterfell B1", f"options: {options}", mode="world_dominion")
    table.play("A done")
    assert (ended(table) == BY_POINTS) == won
    home = final(10, "winterfell A1", mode="world_dominion")
    home.play("A done")
    assert ended(home) == BY_POINTS


def test_A_42_elsewhere_the_seat_is_always_needed() -> None:
    for mode in ("dominion", "mitchell_dominion"):
        with pytest.raises(Invalid, match="risk-option-idle"):
            GAME.setup(3, {"mode": mode, "waw_requires_seat": False})
    GAME.setup(3, {"mode": "dominion", "waw_requires_seat": True})  # as it is anyway


def test_A_06_A_68_after_the_last_round_points_come_first() -> None:
    table = given("""
        mode: dominion
        modules: gold objectives
        seats: 3
        lands: pyke A4, winterfell A1, the_gift C1
        rest: B1
        points: 0 / 3 / 4
        turn: C
        phase: draw
        rounds: 1
    """)
    table.play("C done")
    assert ended(table) == BY_ROUNDS
    assert [row["rank"] for row in GAME.results(table.state)] == [3, 2, 1]


def test_the_estimate_prefers_points() -> None:
    ahead = GAME.evaluate(final(8).view(0), 0)
    assert ahead > GAME.evaluate(final(2).view(0), 0)
    estimate = GAME.heuristics.estimate
    assert estimate(final(8).state, 0) > estimate(final(2).state, 0)
