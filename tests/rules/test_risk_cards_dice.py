"""Every card about dice does what its text says: bonuses, d8, top faces, re-rolls, ties."""

import pytest
from scenario_risk import Table
from scenario_risk_cards import (
    battle,
    calm,
    commit,
    court,
    declare,
    essos,
    front,
    gold,
    person,
    roll,
    use,
)

from council.games.risk.box.moments import TURN_OVER
from council.games.risk.rules.flow import run
from council.games.risk.state.phases import GOING_ON


def lost(table: Table, source: str = "pyke", target: str = "riverrun") -> tuple[int, int]:
    """Armies lost by attacker and defender since both had nine."""
    return 9 - int(table.army(source)[1:]), 9 - int(table.army(target)[1:])


def fought(table: Table, who: str, attack: str, defence: str) -> tuple[int, int]:
    """A battle to its end."""
    battle(table, who, attack, defence)
    calm(table)
    assert court(table).phase == GOING_ON
    ends = ("pyke", "riverrun") if table.state.seats > 2 else ("meereen", "yunkai")
    return lost(table, *ends)


def again(table: Table, who: str) -> None:
    table.play(f"{who} fight")


# -- all dice one higher


def test_card_robb_stark() -> None:
    table = front("A", "B")
    declare(table)
    use(table, "A", "robb_stark")
    assert gold(table)[0] == 700
    assert person(table, "robb_stark") == "down"
    assert fought(table, "A", "533", "54") == (1, 1)  # 6 4 against 5 4: the second is a tie
    again(table, "A")
    assert fought(table, "A", "543", "54") == (1, 3)  # in every battle of the invasion
    table.play("A stop; A attack pyke riverrun")
    assert fought(table, "A", "443", "44") == (3, 3)  # a new invasion is without it


def test_card_stannis_baratheon() -> None:
    table = front("A", "B")
    declare(table)
    use(table, "B", "stannis_baratheon")
    assert fought(table, "A", "654", "54") == (2, 0)  # 6 5 against 6 5


def test_card_davos_seaworth() -> None:
    table = front("B", "A", "maesters: - / a_sworn_sword")
    table.play("B attack pyke riverrun")
    assert table.refused("B use davos_seaworth").rule == "K-01"  # Riverrun has no port
    table = front("B", "A")
    table.state.owner[table.number("harlaw")] = 0
    table.state.held[0] += 1
    table.state.held[1] -= 1
    table.play("B attack pyke harlaw")
    use(table, "B", "davos_seaworth")
    battle(table, "B", "3", "3")
    calm(table)
    assert table.army("harlaw").startswith("B")  # 4 against 3


def test_card_tywin_lannister() -> None:
    table = front("A", "C")
    declare(table)
    battle(table, "A", "666", "65")
    use(table, "C", "tywin_lannister")
    calm(table)
    assert lost(table) == (2, 0)  # 7 6 against 6 6
    again(table, "A")
    assert fought(table, "A", "666", "55") == (2, 2)  # this battle only


def test_card_pyat_pree() -> None:
    table = essos(turn="B")
    table.play("B attack yunkai meereen")
    battle(table, "B", "543", "55")
    use(table, "B", "pyat_pree")
    calm(table)
    assert lost(table, "yunkai", "meereen") == (1, 1)  # 6 5 against 5 5


def test_card_establish_the_high_ground() -> None:
    table = front("A", "B", "maesters: - / establish_the_high_ground")
    declare(table)
    use(table, "B", "establish_the_high_ground")
    assert fought(table, "A", "666", "65") == (2, 0)
    table.play("A stop")
    declare(table)  # another invasion in the same turn
    assert fought(table, "A", "666", "65") == (4, 0)
    table.play("A stop")
    run(court(table), TURN_OVER)
    assert court(table).lasting.count == 0


def test_card_establish_the_high_ground_ends_with_its_territory() -> None:
    table = front("A", "B", "maesters: - / establish_the_high_ground")
    table.state.armies[table.number("riverrun")] = 1
    declare(table)
    use(table, "B", "establish_the_high_ground")
    battle(table, "A", "666", "1")
    calm(table)
    assert table.army("riverrun").startswith("A")
    assert court(table).lasting.count == 0


# -- the highest die


def test_card_areo_hotah() -> None:
    table = front("A", "E")
    declare(table)
    use(table, "E", "areo_hotah")  # Riverrun has a castle
    assert fought(table, "A", "644", "54") == (2, 0)  # 6 4 against 6 4: ties


def test_card_areo_hotah_needs_a_castle_or_port() -> None:
    table = front("A", "E")
    table.state.owner[table.number("the_crag")] = 4
    table.state.held[4] += 1
    table.play("A attack pyke the_crag; A pass")
    assert table.phase() == "commit"  # E has nothing to do here and is not asked


def test_card_kraznys_mo_nakloz() -> None:
    table = essos(turn="B")
    table.play("B attack yunkai meereen")
    use(table, "B", "kraznys_mo_nakloz")
    assert fought_south(table, "544", "54") == (1, 1)


def fought_south(table: Table, attack: str, defence: str) -> tuple[int, int]:
    battle(table, "B", attack, defence)
    calm(table)
    return lost(table, "yunkai", "meereen")


def test_card_strength_of_steel() -> None:
    table = front("A", "B", "maesters: strength_of_steel")
    declare(table)
    use(table, "A", "strength_of_steel")
    assert fought(table, "A", "544", "54") == (1, 1)
    assert gold(table)[0] == 900


@pytest.mark.parametrize("card", ["castle_walls", "fortified_ports"])
def test_cards_of_the_target(card: str) -> None:
    """Castle Walls asks for a castle, Fortified Ports for a port."""
    table = front("A", "B", f"maesters: - / {card}")
    declare(table)
    while table.asked() != "B":
        table.play(f"{table.asked()} pass")
    if card == "fortified_ports":
        assert table.refused(f"B use {card}").rule == "K-01"
    else:
        use(table, "B", card)
        assert fought(table, "A", "644", "54") == (2, 0)


def test_card_castle_walls() -> None:
    test_cards_of_the_target("castle_walls")


def test_card_fortified_ports() -> None:
    table = front("B", "A", "maesters: fortified_ports")
    state = table.state
    for name, owner in (("harlaw", 0), ("pyke", 1)):
        state.owner[table.number(name)] = owner
    state.held[0] += 1
    state.held[1] -= 1
    table.play("B attack pyke harlaw")
    use(table, "A", "fortified_ports")
    battle(table, "B", "5", "4")
    calm(table)
    assert table.armies("pyke", "harlaw") == ["B8", "A1"]  # 5 against 5


# -- eight sides


def test_card_brienne_of_tarth() -> None:
    table = front("A", "D")
    declare(table)
    use(table, "D", "brienne_of_tarth")
    commit(table, "A", 3)
    roll(table, "666")
    assert table.picture()["battle"]["defence_sides"] == [8, 8]
    roll(table, "87")
    calm(table)
    assert lost(table) == (2, 0)


def test_card_oberyn_martell() -> None:
    table = front("E", "A")
    declare(table, "E")
    use(table, "E", "oberyn_martell")
    assert fought(table, "E", "811", "66") == (1, 1)
    assert gold(table)[4] == 800


def test_card_daenerys_targaryen() -> None:
    table = essos()
    table.play("A attack meereen yunkai")
    use(table, "A", "daenerys_targaryen")
    assert fought(table, "A", "888", "66") == (0, 2)  # three of them


def test_card_hizdahr_zo_loraq() -> None:
    table = essos()
    table.play("A attack meereen yunkai")
    use(table, "B", "hizdahr_zo_loraq")
    commit(table, "A", 3)
    roll(table, "666")
    assert table.picture()["battle"]["defence_sides"] == [8, 6]
    roll(table, "85")
    calm(table)
    assert lost(table, "meereen", "yunkai") == (1, 1)


# -- top faces


def test_card_ned_stark() -> None:
    table = front("B", "A")
    declare(table, "B")
    battle(table, "B", "555", "52")
    use(table, "A", "ned_stark")
    table.play("A dice 2")
    calm(table)
    assert lost(table) == (2, 0)


def test_card_jaime_lannister() -> None:
    table = front("C", "A")
    declare(table, "C")
    battle(table, "C", "321", "54")
    use(table, "C", "jaime_lannister")
    table.play("C dice 3")
    calm(table)
    assert lost(table) == (1, 1)  # 6 3 against 5 4


def test_card_valyrian_steel_in_battle() -> None:
    table = front("A", "B", "maesters: valyrian_steel")
    declare(table)
    battle(table, "A", "321", "54")
    use(table, "A", "valyrian_steel")
    table.play("A dice 1")
    calm(table)
    assert lost(table) == (1, 1)


def test_card_valyrian_steel() -> None:
    """On the die of a card, before its result is used."""
    table = front("A", "B", "maesters: - / a_call_to_arms valyrian_steel")
    declare(table)
    roll(table, "1")
    use(table, "B", "a_call_to_arms")
    use(table, "B", "valyrian_steel")
    calm(table)
    assert table.army("riverrun") == "B15"


# -- again


def test_card_margaery_tyrell() -> None:
    table = front("D", "A")
    declare(table, "D")
    battle(table, "D", "555", "65")
    use(table, "D", "margaery_tyrell")
    roll(table, "1")
    table.play("D dice 1")
    calm(table)
    assert lost(table) == (1, 1)  # 5 5 against 5 1


def test_card_barristan_selmy() -> None:
    table = essos(turn="B")
    table.play("B attack yunkai meereen")
    battle(table, "B", "555", "12")
    use(table, "A", "barristan_selmy")
    roll(table, "66")
    table.play("A dice 1; A dice 2")
    calm(table)
    assert lost(table, "yunkai", "meereen") == (2, 0)


def test_card_grey_worm() -> None:
    """Ones are rolled again by themselves, once."""
    table = essos()
    table.play("A attack meereen yunkai")
    use(table, "A", "grey_worm")
    calm(table)
    roll(table, "115" + "44" + "61")  # both ones again: 6 and 1
    table.play("A dice 3")
    calm(table)
    assert lost(table, "meereen", "yunkai") == (0, 2)  # 6 5 against 4 4


# -- ties


def test_card_loras_tyrell() -> None:
    table = front("D", "A")
    declare(table, "D")
    use(table, "D", "loras_tyrell")
    assert fought(table, "D", "551", "55") == (0, 2)
