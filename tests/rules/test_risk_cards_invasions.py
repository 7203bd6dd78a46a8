"""Every card about invasions and maneuvers does what its text says."""

from scenario_risk import Table
from scenario_risk_cards import at, battle, calm, court, declare, front, gold, open_for, use

from council.games.risk.box import moments
from council.games.risk.box.moments import TURN_OVER
from council.games.risk.rules.flow import run
from council.games.risk.rules.maneuver import connected


def against(card: str, seats: int = 3) -> Table:
    table = front("A", "B", f"maesters: - / {card}", seats=seats)
    declare(table)
    return table


def attacks(table: Table) -> list[str]:
    return [move for move in table.moves() if move.startswith("attack")]


def test_card_bribery() -> None:
    table = against("bribery")
    use(table, "B", "bribery")
    assert gold(table)[:2] == [1200, 600]  # the cost to the bank, as much to the attacker
    assert table.phase() == "invade"
    assert table.refused("A attack pyke riverrun").rule == "D-03"
    assert "attack pyke the_crag" in table.moves()
    run(court(table), TURN_OVER)
    assert court(table).lasting.count == 0


def test_card_wed_for_peace() -> None:
    table = against("wed_for_peace")
    table.state.owner[table.number("the_crag")] = 1
    table.state.held[1] += 1
    use(table, "B", "wed_for_peace")
    assert gold(table)[1] == 600
    assert table.refused("A attack pyke the_crag").rule == "D-03"  # nor any other of B's
    assert "attack pyke casterly_rock" in table.moves()


def test_card_a_temporary_truce() -> None:
    table = against("a_temporary_truce")
    use(table, "B", "a_temporary_truce")
    assert "attack pyke riverrun" not in table.moves()
    table.state.armies[table.number("casterly_rock")] = 1
    declare(table, "A", "attack pyke casterly_rock")
    battle(table, "A", "666", "1")
    calm(table)
    table.play("A armies 3")
    assert "attack pyke riverrun" in table.moves()  # a third player has lost something


def test_card_a_temporary_truce_neutrals_do_not_lift_it() -> None:
    table = against("a_temporary_truce")
    use(table, "B", "a_temporary_truce")
    declare(table, "A", "attack pyke the_crag")
    battle(table, "A", "666", "1")
    calm(table)
    table.play("A armies 3")
    assert "attack pyke riverrun" not in table.moves()


def test_card_pirate_ship_fleet() -> None:
    table = at(moments.BEFORE_INVADING, front("A", "B", "maesters: pirate_ship_fleet", seats=3))
    use(table, "A", "pirate_ship_fleet")
    calm(table)
    assert "from pyke" in table.moves()
    assert table.refused("A from harlaw").rule == "D-03"  # a single army
    table.play("A from pyke")
    assert "to dragonstone" in table.moves()
    assert table.refused("A to riverrun").rule == "D-03"  # no coast
    table.play("A to dragonstone")
    assert open_for(table)
    calm(table)
    assert table.phase() == "commit"


def test_card_jon_snow() -> None:
    table = at(moments.MANEUVERING, front("A", "B", seats=3))
    use(table, "A", "jon_snow")
    calm(table)
    table.play("A from pyke; A armies 2")
    assert table.phase() == "leave"
    table.play("A from pyke; A armies 1")
    assert table.armies("pyke", "harlaw") == ["A6", "A4"]
    assert table.phase() != "leave"


def test_card_ellaria_sand() -> None:
    table = at(moments.BEFORE_INVADING, front("E", "A"))
    assert table.refused("E maneuver").rule == "K-05"
    use(table, "E", "ellaria_sand")
    calm(table)
    table.play("E maneuver")
    assert table.refused("E done").rule == "D-43"
    why = table.refused("E stop")
    assert (why.rule, "must finish it" in why.en) == ("D-43", True)
    table.play("E from pyke; E armies 3")
    assert table.armies("pyke", "harlaw") == ["E6", "E4"]
    assert table.phase() == "invade"
    assert table.refused("E maneuver").rule == "D-43"
    table.play("E done")
    calm(table)
    assert table.phase() != "leave"  # made early, it is gone


def test_card_ellaria_sand_between_battles() -> None:
    table = at(moments.BEFORE_INVADING, front("E", "A"))
    use(table, "E", "ellaria_sand")
    calm(table)
    declare(table, "E")
    battle(table, "E", "666", "11")
    calm(table)
    assert table.moves() == ["stop", "fight", "maneuver"]
    table.play("E maneuver; E from pyke; E armies 8")
    assert table.phase() == "invade"  # one army is left in the source: the invasion is over


def test_card_safe_passage() -> None:
    """Only by option, in the place of a second Weapons of War (A-64)."""
    text = "maesters: safe_passage\n        options: most all_units safe_passage"
    table = front("A", "B", text, seats=3)
    t = table.number("winterfell")  # far away, all between belongs to B
    for land in range(48):
        if table.state.owner[land] < 0:
            table.state.owner[land] = 1
            table.state.held[1] += 1
    table.state.owner[table.number("casterly_rock")] = -1
    at(moments.MANEUVERING, table)
    assert connected(court(table), t)[table.number("pyke")] == 0
    use(table, "A", "safe_passage")
    calm(table)
    table.play("A from pyke")
    assert table.moves() == ["to winterfell", "to harlaw"]  # not to end with B
    table.play("A to winterfell; A armies 2")
    assert table.armies("pyke", "winterfell") == ["A7", "A4"]
