"""Special units: in battle, at the move-in, on a maneuver."""
# ruff: noqa: N802 - a test carries the id of its rule

import re

import pytest
from scenario_risk import Table, given

from council.games.risk.game import GAME
from council.games.risk.state.counts import armies_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import COMMITTING
from council.locales import Voice


def war(
    units: str = "", pyke: int = 5, riverrun: int = 2, options: str = "", more: str = ""
) -> Table:
    """A may attack Riverrun (B) from Pyke."""
    return given(f"""
        mode: dominion
        modules: gold special_units objectives
        seats: 3
        lands: pyke A{pyke}, riverrun B{riverrun}, harlaw A1, the_gift C1
        rest: B1
        units: {units}
        phase: invade
        options: {options}
        {more}
    """)


def realm(table: Table) -> DominionBoard:
    assert isinstance(table.state, DominionBoard)
    return table.state


def units(table: Table, name: str) -> list[str]:
    row = next(row for row in table.picture()["territories"] if row["id"] == name)
    found: list[str] = row["units"]
    return found


def battle(table: Table) -> dict[str, object]:
    shown: dict[str, object] = table.picture()["battle"]
    return shown


def fought(table: Table) -> list[str]:
    """The news of battles."""
    return [
        line.split(", ")[1].split(":")[0]
        for line in table.news()
        if " against " in line and ":" in line
    ]


# -- what they are worth


def test_D_37_E_16_knights_raise_the_highest_die() -> None:
    """Two Knights, dice 5 and 3: 7 and 3."""
    table = war("pyke knight knight", riverrun=2)
    table.play("A attack pyke riverrun; A dice 2; A knights 2; roll 5 3 6 3; B dice 2")
    assert fought(table) == ["7 3 against 6 3"]
    assert table.armies("pyke", "riverrun") == ["A4", "B1"]


def test_D_37_above_the_top_face() -> None:
    table = war("pyke knight knight", riverrun=1)
    table.play("A attack pyke riverrun; A dice 1; roll 6 6; A knights 2")
    assert fought(table) == ["8 against 6"]


def test_D_38_E_17_E_18_siege_engines_make_d8() -> None:
    table = war("pyke siege_engine siege_engine", riverrun=2)
    table.play("A attack pyke riverrun; A dice 2; A engines 2; roll 8 7 6 6; B dice 2")
    assert fought(table) == ["8 7 against 6 6"]
    one = war("pyke siege_engine siege_engine", riverrun=1)
    one.play("A attack pyke riverrun; A dice 1; roll 8 1; A engines 2")
    assert fought(one) == ["8 against 1"]
    alone = war("riverrun siege_engine siege_engine", riverrun=2)
    alone.script += ["roll 1", "roll 8"]
    alone.play("A attack pyke riverrun; A dice 1; B dice 1")
    assert fought(alone) == ["1 against 8"]


def test_A_22_three_d8() -> None:
    table = war("pyke siege_engine siege_engine siege_engine", riverrun=1)
    table.play("A attack pyke riverrun; roll 8 8 8 1; A dice 3; A engines 3")
    assert fought(table) == ["8 8 8 against 1"]


def test_D_39_E_19_a_fortification_raises_every_defence_die() -> None:
    """Dice 6 and 2: 7 and 3."""
    table = war("riverrun fortification", riverrun=2)
    table.play("A attack pyke riverrun; A dice 2; roll 6 3 6 2; B dice 2")
    assert fought(table) == ["6 3 against 7 3"]
    assert table.armies("pyke", "riverrun") == ["A3", "B2"]


def test_D_39_useless_in_attack_and_never_moves() -> None:
    table = war("pyke fortification", riverrun=1)
    table.play("A attack pyke riverrun; roll 6 5 4 1; A dice 3; A armies 4")
    assert fought(table) == ["6 5 4 against 1"]
    assert (units(table, "pyke"), units(table, "riverrun")) == (["fortification"], [])


@pytest.mark.parametrize(("options", "dice"), [("", "7"), ("stacks", "8")])
def test_A_21_several_fortifications(options: str, dice: str) -> None:
    table = war("riverrun fortification fortification", riverrun=1, options=options)
    table.play("A attack pyke riverrun; roll 6 6; A dice 1")
    assert fought(table) == [f"6 against {dice}"]


def test_A_21_odds_count_as_many_fortifications_as_the_dice_do() -> None:
    told = {}
    for units, options in (
        ("", ""),
        ("", "stacks"),
        (" fortification", ""),
        (" fortification", "stacks"),
    ):
        table = war(f"riverrun fortification{units}", options=options)
        shown = GAME.obey("odds", table.view(0), "pyke > riverrun", Voice("en", "ABC"))
        told[units, options] = re.findall(r"[\d.]+ %", shown)[0]
        assert table.picture()["stacking"] is (options == "stacks")
    assert told["", ""] == told["", "stacks"] == told[" fortification", ""]
    assert float(told[" fortification", "stacks"][:-2]) < float(told["", ""][:-2])


def test_D_36_they_work_in_their_territory_only() -> None:
    table = war("harlaw knight, the_crag fortification", riverrun=1)
    table.play("A attack pyke riverrun; roll 6 6; A dice 1")
    assert fought(table) == ["6 against 6"]


def test_D_35_units_are_no_armies() -> None:
    """They cannot be committed, hold nothing and are not counted."""
    table = war("pyke knight knight knight", pyke=2)
    table.play("A attack pyke riverrun")
    assert table.state.phase != COMMITTING  # one army to commit: no question
    assert table.picture()["battle"]["committed"] == 1
    assert armies_of(realm(table), 0) == 3


def test_D_40_units_are_not_lost_by_attacking() -> None:
    table = war("pyke knight siege_engine", pyke=2)
    table.play("A attack pyke riverrun; A knights 1; A engines 1; roll 1 6 6; B dice 2")
    assert table.army("pyke") == "A1"
    assert units(table, "pyke") == ["knight", "siege_engine"]


# -- which fight, which go


def test_A_23_the_attacker_names_the_units_that_fight() -> None:
    table = war("pyke knight knight siege_engine", riverrun=1)
    table.play("A attack pyke riverrun; A dice 3")
    assert (table.phase(), table.moves()) == (
        "use-knights",
        ["knights 0", "knights 1", "knights 2"],
    )
    assert table.refused("A knights 3").rule == "A-23"
    table.play("A knights 1")
    assert table.moves() == ["engines 0", "engines 1"]
    table.play("roll 6 6 6 1; A engines 0")
    assert fought(table) == ["7 6 6 against 1"]
    assert units(table, "riverrun") == ["knight"]  # the one that fought has moved in
    table.play("A armies 4")
    assert (table.phase(), table.moves()) == ("take-knights", ["knights 0", "knights 1"])
    table.play("A knights 0; A engines 1")
    assert (units(table, "pyke"), units(table, "riverrun")) == (
        ["knight"],
        ["knight", "siege_engine"],
    )


def test_A_23_by_option_all_fight() -> None:
    table = war("pyke knight siege_engine", riverrun=1, options="all_units")
    table.play("A attack pyke riverrun; roll 8 6 6 1; A dice 3")
    assert fought(table) == ["9 6 6 against 1"]


def test_A_23_the_defender_uses_all() -> None:
    table = war("riverrun knight siege_engine fortification", riverrun=1)
    table.play("A attack pyke riverrun; roll 6 8; A dice 1")
    assert fought(table) == ["6 against 10"]


def test_more_than_fifteen_units_go_all_together() -> None:
    table = war("pyke " + "knight " * 17, riverrun=1)
    table.play("A attack pyke riverrun; A dice 1")
    assert table.moves()[0] == "armies all"
    assert table.moves()[-1] == "knights 15"
    assert table.refused("A armies 3").rule == "A-23"
    table.play("roll 1 1; A armies all")
    assert fought(table) == ["18 against 1"]


def test_D_41_units_that_fought_move_in() -> None:
    table = war("pyke knight siege_engine", pyke=2, riverrun=1)
    table.play("A attack pyke riverrun; A knights 1; roll 6 1; A engines 1")
    assert table.armies("pyke", "riverrun") == ["A1", "A1"]
    assert (units(table, "pyke"), units(table, "riverrun")) == ([], ["knight", "siege_engine"])


def test_D_42_units_of_the_conquered_leave_the_board() -> None:
    table = war("riverrun knight fortification", riverrun=1)
    table.play("A attack pyke riverrun; roll 6 6 6 1; A dice 3; A armies 3")
    assert units(table, "riverrun") == []


def test_A_24_dice_are_sorted_then_raised() -> None:
    """A d8 may be the second die; the Knight goes to the highest whatever it is."""
    table = war("pyke knight siege_engine, riverrun fortification", riverrun=2)
    table.play("A attack pyke riverrun; A dice 2; A knights 1; A engines 1; roll 2 5 4 4; B dice 2")
    assert fought(table) == ["6 2 against 5 5"]
    shown = battle(table)
    assert shown["attack_sides"] == [8, 6]
    assert shown["attack_bonus"] == {"highest": 1, "all": 0}
    assert shown["defence_bonus"] == {"highest": 0, "all": 1}


def test_A_24_the_defender_chooses_after_the_commitment() -> None:
    table = war("", riverrun=3)
    table.play("A attack pyke riverrun; A dice 3")
    assert (table.asked(), table.phase()) == ("B", "defend")


# -- on a maneuver


def test_A_20_knights_and_engines_go_along() -> None:
    text = "pyke knight knight siege_engine fortification"
    table = war(text)
    table.play("A done; A from pyke; A armies 2; A knights 1; A engines 1")
    assert table.armies("pyke", "harlaw") == ["A3", "A3"]
    assert units(table, "pyke") == ["knight", "fortification"]
    assert units(table, "harlaw") == ["knight", "siege_engine"]


def test_D_43_one_maneuver() -> None:
    table = war("")
    table.play("A done; A from pyke; A armies 1")
    assert table.asked() != "A" or table.phase() != "leave"


# -- a card for a unit


def swap(hand: str, options: str = "", units_: str = "") -> Table:
    return given(f"""
        mode: dominion
        modules: special_units
        seats: 3
        lands: pyke A2, harlaw A1, winterfell A1
        rest: B1
        hands: {hand}
        units: {units_}
        options: {options}
    """)


@pytest.mark.parametrize(
    ("card", "unit"),
    [("karhold", "knight"), ("skagos", "siege_engine"), ("the_gift", "fortification")],
)
def test_D_22_a_card_for_the_unit_of_its_icon(card: str, unit: str) -> None:
    table = swap(card)
    assert (table.phase(), table.moves()) == ("swap", ["done", f"trade {card}"])
    assert table.refused("A trade tarth").rule == "D-22"
    table.play(f"A trade {card}")
    assert table.phase() == "base"
    assert table.refused("A unit the_crag").rule == "D-25"
    table.play("A unit harlaw")
    assert units(table, "harlaw") == [unit]
    assert [row["id"] for row in table.picture()["discards"]] == [card]


def test_A_26_one_single_card_a_turn() -> None:
    table = swap("karhold gulltown")
    table.play("A trade karhold; A unit pyke")
    assert table.phase() == "deploy"


def test_D_23_a_set_and_a_single_card() -> None:
    """Not the same card twice."""
    table = swap("karhold winterfell gulltown skagos")
    table.play("A trade karhold; A trade winterfell; A trade gulltown")
    assert (table.phase(), table.moves()) == ("swap", ["done", "trade skagos"])
    table.play("A trade skagos; A unit pyke")
    assert units(table, "pyke") == ["siege_engine"]


def test_D_24_no_armies_for_a_single_card() -> None:
    """Not even those of its own territory."""
    table = swap("winterfell")
    before = int(table.state.pool)
    table.play("A trade winterfell; A unit pyke")
    assert table.state.pool == before
    assert table.army("winterfell") == "A1"


def test_D_25_all_armies_are_deployed_the_unit_anywhere() -> None:
    table = swap("karhold")
    table.play("A trade karhold; A unit winterfell; A deploy pyke")
    assert table.refused("A done").rule == "S-21"
    table.play("A armies all" if table.state.pool > 127 else f"A armies {int(table.state.pool)}")
    assert units(table, "winterfell") == ["knight"]
    assert table.phase() == "invade"


def test_D_51_a_single_card_does_not_lift_the_duty() -> None:
    """With five cards a set goes first; only what is left may be a single card."""
    table = swap("karhold gulltown tarth skagos wolfswood")
    assert table.phase() == "trade"
    assert table.refused("A done").rule == "S-19"
    while table.phase() == "trade":
        table.play(f"A {table.moves()[0]}")
    assert (table.phase(), len(table.hand("A"))) == ("swap", 2)


def test_A_13_pieces_may_be_limited() -> None:
    full = ", ".join(["winterfell " + "knight " * 21])
    assert "trade karhold" in swap("karhold", units_=full).moves()
    table = swap("karhold skagos", "tokens", full)
    assert table.moves() == ["done", "trade skagos"]
    assert table.refused("A trade karhold").rule == "A-13"


def test_the_terminal_shows_units() -> None:
    table = war("pyke knight knight siege_engine")
    drawn = GAME.draw(table.view(0), Voice("en", "ABC"), "ABC")
    assert re.search(r"Pyke C⚓W 2K1S", drawn)
    plain = re.sub(r"\[[a-z/][^\]]*\]", "", drawn)
    assert max(len(line) for line in plain.splitlines()) <= 80
