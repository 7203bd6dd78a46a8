"""Invasions and battles, step by step."""
# ruff: noqa: N802 - a test carries the id of its rule

import re
from itertools import product

import pytest
from scenario_risk import Table, given

from council.core.game import Invalid, Unwritten
from council.core.state import members
from council.games.risk import moves
from council.games.risk.box.moments import TURN_OVER
from council.games.risk.game import GAME
from council.games.risk.rules.flow import run
from council.games.risk.shown.view import lands
from council.games.risk.state.counts import armies_of
from council.locales import Voice

BOX = GAME.box
FRONT = """
    seats: 3
    lands: pyke A5, riverrun B3, the_crag N2, tarth C1, harlaw A1, kings_landing A2
    rest: B1
    phase: invade
"""


def front(**armies: str) -> Table:
    """Pyke and Harlaw are A's, Riverrun B's, The Crag neutral; armies may be changed by name."""
    text = FRONT
    for name, army in armies.items():
        text = re.sub(rf"\b{name} \w+", f"{name} {army}", text)
    return given(text)


def fight(attack: str, defence: str, **armies: str) -> Table:
    """One battle of Pyke against Riverrun with these dice."""
    table = front(**({"pyke": "A9", "riverrun": "B9"} | armies))
    table.play("A attack pyke riverrun")
    if table.phase() == "commit":
        table.play(f"A dice {len(attack)}")
    table.script += [f"roll {face}" for face in attack + defence]
    if table.phase() == "defend":
        table.play(f"B dice {len(defence)}")
    else:
        table.settle()
    return table


# -- invade


def test_S_22_an_adjacent_territory_of_others() -> None:
    table = front()
    assert "attack pyke riverrun" in table.moves()  # an opponent's
    assert "attack pyke the_crag" in table.moves()  # a neutral one
    assert table.refused("A attack pyke harlaw").rule == "S-22"  # one's own
    assert table.refused("A attack riverrun pyke").rule == "S-22"  # not from others'


def test_S_23_border_lane_or_coast() -> None:
    table = front(pyke="A5")
    targets = {m.split()[2] for m in table.moves() if m.startswith("attack pyke")}
    west = {t.id for t in BOX.territories if (t.map, t.port) == ("westeros", "west")}
    assert targets == {"riverrun", "the_crag"} | west - {"pyke", "harlaw"}
    assert "riverrun" in BOX.territories[BOX.territory("pyke")].adjacent  # a printed lane


def test_S_23_an_attack_that_no_map_has_is_refused_with_its_rule() -> None:
    table = front()
    with pytest.raises(Unwritten) as no:
        GAME.parse(table.state.mask(0), "attack pyke sunspear")
    assert no.value.rule == "S-23"
    for lang, name in (("en", "Pyke"), ("de", "Peik")):
        assert name in Voice(lang, "ABC")(no.value.message)
    for text in ("attack pyke", "attack pyke nowhere", "attack"):
        with pytest.raises(Invalid) as unknown:
            GAME.parse(table.state.mask(0), text)
        assert not isinstance(unknown.value, Unwritten)


def test_S_30_S_33_the_picture_says_what_may_leave_and_with_how_many_dice() -> None:
    """So that a page need not know it."""
    table = front(pyke="A3")
    shown = {one["id"]: one for one in table.picture(0)["territories"]}
    assert (shown["pyke"]["spare"], shown["pyke"]["dice"]) == (2, 2)
    assert (shown["harlaw"]["spare"], shown["harlaw"]["dice"]) == (0, 0)
    many = {one["id"]: one for one in front(pyke="A9").picture(0)["territories"]}
    assert (many["pyke"]["spare"], many["pyke"]["dice"]) == (8, 3)
    table.play("A attack pyke riverrun")
    assert [m for m in table.moves() if m.startswith("dice")] == ["dice 1", "dice 2"]


def test_S_23_not_everything_is_adjacent() -> None:
    """Sunspear and Oldtown are linked in House Mitchell's variant only."""
    table = given("seats: 3\nlands: sunspear A5\nrest: B1\nphase: invade")
    assert table.refused("A attack sunspear oldtown").rule == "S-23"
    assert "attack sunspear gulltown" in table.moves()
    other = given("seats: 5\nlands: sunspear A5\nrest: B1\nphase: invade")
    assert other.refused("A attack sunspear myr").rule == "S-02"  # that map is not in play


def test_S_24_every_port_of_a_coast() -> None:
    coasts = {(t.map, t.port) for t in BOX.territories if t.port != "none"}
    assert len(coasts) == 4
    for name, coast in sorted(coasts):
        seats = 3 if name == "westeros" else 2
        group = [t.id for t in BOX.territories if (t.map, t.port) == (name, coast)]
        for port in group:
            rest = given(f"seats: {seats}\nlands: {port} A5\nrest: B1\nphase: invade").moves()
            for other in group:
                assert (f"attack {port} {other}" in rest) == (port != other)


def test_S_25_one_source_one_target() -> None:
    table = front()
    table.play("A attack pyke riverrun")
    shown = table.picture()["battle"]
    assert (shown["source"], shown["target"]) == ("pyke", "riverrun")
    assert table.refused("A attack kings_landing harrenhal").rule == "S-57"


def test_S_26_any_number_of_invasions() -> None:
    table = front(pyke="A9", riverrun="B1", the_crag="N1")
    table.play("roll 6 6 6 1; A attack pyke riverrun; A dice 3; A armies 3")
    table.play("roll 6 6 6 1; A attack pyke the_crag; A dice 3; A armies 3")
    assert table.phase() == "invade"
    none = front()
    none.play("A done")
    assert none.phase() == "leave"


def test_S_27_after_each_battle_stop_or_fight_on() -> None:
    table = fight("621", "33")
    assert table.moves() == ["stop", "fight"]
    table.play("A fight")
    assert table.phase() == "commit"
    table.script = [f"roll {n}" for n in (6, 6, 6, 1, 1)]
    table.play("A dice 3; B dice 2; A stop")
    assert table.phase() == "invade"


def test_S_27_an_attacker_with_one_army_left_has_to_stop() -> None:
    table = fight("11", "66", pyke="A3")
    assert (table.phase(), table.army("pyke")) == ("invade", "A1")  # King's Landing may attack
    assert table.picture()["battle"] is None
    last = fight("1", "6", pyke="A2", kings_landing="A1")
    assert last.phase() not in ("go-on", "invade")  # nobody can


def test_S_28_fighting_on_keeps_source_and_target() -> None:
    table = fight("611", "33")
    table.play("A fight")
    shown = table.picture()["battle"]
    assert (shown["source"], shown["target"]) == ("pyke", "riverrun")
    assert table.army("kings_landing") == "A2"  # others do not join
    assert table.refused("A attack kings_landing harrenhal").rule == "S-57"


def test_S_29_the_same_invasion_again() -> None:
    table = fight("611", "33")
    table.play("A stop")
    assert "attack pyke riverrun" in table.moves()
    table.play("A attack pyke riverrun")
    assert table.phase() == "commit"


def test_S_30_one_army_stays_in_the_source() -> None:
    table = front(pyke="A3")
    assert table.refused("A attack harlaw the_neck").rule == "S-30"
    table.play("A attack pyke riverrun")
    assert table.moves() == ["dice 1", "dice 2"]
    assert table.refused("A dice 3").rule == "S-30"


def test_S_31_no_territory_is_left_empty() -> None:
    table = fight("666", "1", riverrun="B1", pyke="A5")
    assert table.moves() == ["armies 3", "armies 4"]
    assert table.refused("A armies 5").rule == "S-31"


def test_S_32_a_conquered_territory_attacks_at_once() -> None:
    table = fight("666", "1", riverrun="B1", pyke="A5")
    table.play("A armies 4")
    assert "attack riverrun harrenhal" in table.moves()


def test_S_57_declaring_is_optional_and_then_there_is_a_battle() -> None:
    table = front()
    assert table.moves()[0] == "done"
    table.play("A attack pyke riverrun")
    assert table.refused("A stop").rule == "S-57"
    assert table.refused("A done").rule == "S-57"


# -- battle


def test_S_33_one_to_three_armies() -> None:
    table = front(pyke="A9")
    table.play("A attack pyke riverrun")
    assert table.moves() == ["dice 1", "dice 2", "dice 3"]
    assert table.refused("A dice 4").rule == "S-33"
    two = front(pyke="A2")
    two.play("A attack pyke riverrun")  # one army to commit: not asked
    assert (two.phase(), two.asked()) == ("defend", "B")
    assert two.picture()["battle"]["attack_dice"] == 1


def test_S_34_one_or_two_dice_no_more_than_armies() -> None:
    table = front(pyke="A9")
    table.play("A attack pyke riverrun; A dice 3")
    assert table.moves() == ["dice 1", "dice 2"]
    assert table.refused("B dice 3").rule == "S-34"
    one = front(pyke="A9", riverrun="B1")
    one.script = ["roll 1", "roll 1", "roll 1", "roll 6"]
    one.play("A attack pyke riverrun; A dice 3")  # a single army defends with one die
    assert one.phase() == "go-on"


def test_S_35_six_sided_dice() -> None:
    table = front(pyke="A9", riverrun="B1")
    table.state.apply(GAME.number("attack pyke riverrun"))
    table.state.apply(GAME.number("dice 3"))
    odds = members(table.state.chances())
    assert odds[::2] == [moves.ROLL + face for face in range(6)]
    assert set(odds[1::2]) == {1}


@pytest.mark.parametrize(
    ("attack", "defence", "left"),
    [
        ("613", "52", ("A9", "B7")),  # 6 beats 5, 3 beats 2; the 1 is ignored
        ("136", "25", ("A9", "B7")),  # whatever the order they fall in
        ("541", "45", ("A7", "B9")),  # 5 ties 5, 4 ties 4
        ("552", "64", ("A8", "B8")),
        ("6", "61", ("A8", "B9")),
        ("6", "51", ("A9", "B8")),
        ("61", "3", ("A9", "B8")),
    ],
)
def test_S_36_highest_meets_highest(attack: str, defence: str, left: tuple[str, str]) -> None:
    assert tuple(fight(attack, defence).armies("pyke", "riverrun")) == left


def test_S_37_the_higher_die_destroys_an_army() -> None:
    assert fight("6", "5").armies("pyke", "riverrun") == ["A9", "B8"]
    assert fight("5", "6").armies("pyke", "riverrun") == ["A8", "B9"]


def test_S_38_ties_destroy_the_attackers_army() -> None:
    assert fight("4", "4").armies("pyke", "riverrun") == ["A8", "B9"]


def test_S_39_a_battle_costs_one_or_two_armies() -> None:
    start = front(pyke="A9", riverrun="B9").state
    start.apply(GAME.number("attack pyke riverrun"))
    for attack, defence in product((1, 2, 3), (1, 2)):
        for faces in product((1, 3, 6), repeat=attack + defence):
            state = start.copy()
            state.apply(moves.DICE + attack - 1)
            state.apply(moves.DICE + defence - 1)
            for face in faces:
                state.apply(moves.ROLL + face - 1)
            total = int(
                state.armies[BOX.territory("pyke")] + state.armies[BOX.territory("riverrun")]
            )
            assert 18 - total == min(attack, defence)


def test_S_40_conquered_at_once() -> None:
    table = fight("666", "1", riverrun="B1", pyke="A9")
    assert table.army("riverrun")[0] == "A"
    assert "A conquers Riverrun." in table.news()


def test_S_41_the_committed_armies_move_in() -> None:
    table = fight("66", "1", riverrun="B1", pyke="A5")
    assert table.army("riverrun") == "A2"
    assert table.moves() == ["armies 2", "armies 3", "armies 4"]
    assert table.refused("A armies 1").rule == "S-41"
    table.play("A armies 2")
    assert table.armies("pyke", "riverrun") == ["A3", "A2"]
    exact = fight("666", "1", riverrun="B1", pyke="A4")  # nobody else can follow: not asked
    assert exact.phase() == "invade"
    assert exact.armies("pyke", "riverrun") == ["A1", "A3"]


def test_S_42_more_than_three_may_move_in() -> None:
    table = fight("666", "1", riverrun="B1", pyke="A9")
    table.play("A armies 8")
    assert table.armies("pyke", "riverrun") == ["A1", "A8"]


def test_S_43_neutrals_only_defend() -> None:
    """They have no seat, no turn and no income."""
    state = front().state
    assert armies_of(state, -1) == 2
    asked = set()
    for _ in range(12):
        asked.add(int(state.turn))
        run(state, TURN_OVER)
    assert asked == {0, 1, 2}
    assert armies_of(state, -1) == 2


def test_S_44_neutrals_roll_the_most() -> None:
    table = front(pyke="A9")
    table.play("roll 1 1 1 6 6; A attack pyke the_crag; A dice 3")  # nobody is asked
    assert table.armies("pyke", "the_crag") == ["A7", "N2"]
    assert table.picture()["battle"]["defence_dice"] == 2


# -- rulings


def test_A_14_a_fresh_commitment_for_each_battle() -> None:
    table = fight("611", "33")
    table.play("A fight")
    assert table.moves() == ["dice 1", "dice 2", "dice 3"]


def test_A_15_the_defender_chooses() -> None:
    table = front(pyke="A9")
    table.play("A attack pyke riverrun; A dice 3")
    assert table.asked() == "B"
    most = given(FRONT.replace("phase: invade", "phase: invade\n    options: most"))
    most.play("roll 1 1 1 6 6; A attack pyke riverrun; A dice 3")
    assert most.armies("pyke", "riverrun") == ["A3", "B3"]
    assert GAME.setup(3).options["defence_dice"] == "choose"


def test_A_16_nobody_decides_for_neutrals() -> None:
    table = front(pyke="A9")
    table.play("A attack pyke the_crag; A dice 1")
    assert table.asked() in "A*"
    assert table.refused("A roll 6").rule == "A-16"
    assert table.refused("A draw tarth").rule == "A-16"


def test_A_17_all_that_fought_move_in() -> None:
    for committed, dice in ((1, "6"), (2, "66"), (3, "666")):
        table = fight(dice, "1", riverrun="B1", pyke="A6")
        assert table.army("riverrun") == f"A{committed}"
        assert table.moves()[0] == f"armies {committed}"


def test_A_18_neutrals_are_opposing_for_a_card() -> None:
    table = front(pyke="A9", the_crag="N1")
    table.play("roll 6 6 6 1; A attack pyke the_crag; A dice 3; A armies 3; A done; A done")
    assert table.moves() == ["done", "draw"]


def test_A_65_no_backing_out() -> None:
    table = front()
    table.play("A attack pyke riverrun")
    assert all(move.startswith("dice") for move in table.moves())


def test_X_13_the_last_battle_costs_the_attacker_nothing() -> None:
    start = front(pyke="A9", riverrun="B2").state
    start.apply(GAME.number("attack pyke riverrun"))
    for attack, left in product((1, 2, 3), (1, 2)):
        for faces in product(range(1, 7), repeat=attack + left):
            state = start.copy()
            state.armies[state.target] = left
            state.apply(moves.DICE + attack - 1)
            if left == 2:
                state.apply(moves.DICE + 1)
            for face in faces:
                state.apply(moves.ROLL + face - 1)
            if state.conquests:
                assert state.armies[BOX.territory("riverrun")] == attack
                assert sum(int(state.armies[t]) for t in lands(state) if state.owner[t] == 0) == 12
