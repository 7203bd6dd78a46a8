"""Every card about armies and units does what its text says."""
# ruff: noqa: N802 - a test carries the id of its rule

from scenario_risk import Table
from scenario_risk_cards import at, calm, commit, court, declare, front, gold, roll, use

from council.core.state import CHANCE, members
from council.games.risk.box import moments
from council.games.risk.game import GAME
from council.games.risk.moves import REVEAL
from council.games.risk.state.places import DECK, DISCARDS, HAND
from council.kit.cards import EVERYBODY


def before(more: str, who: str = "A", other: str = "B", seats: int = 5) -> Table:
    """Before the first invasion of a seat."""
    return at(moments.BEFORE_INVADING, front(who, other, more, seats=seats))


def test_card_catelyn_stark() -> None:
    table = front("B", "A", "maesters: bribery")
    declare(table, "B")
    assert table.asked() == "A"
    assert table.refused("A use catelyn_stark").rule == "K-01"  # nine armies need no help
    table = front("B", "A")
    table.state.armies[table.number("riverrun")] = 1
    declare(table, "B")
    use(table, "A", "catelyn_stark")
    assert table.army("riverrun") == "A2"
    assert gold(table)[0] == 800


def test_card_renly_baratheon() -> None:
    table = at(moments.INCOME_COUNTED, front("D", "A"))
    use(table, "D", "renly_baratheon")
    castles = [move for move in table.moves() if move.startswith("deploy")]
    assert castles == ["deploy pyke", "deploy highgarden"]
    assert table.refused("D deploy harlaw").rule == "K-02"
    table.play("D deploy pyke")
    assert table.army("pyke") == "D10"
    late = at(moments.DEPLOYED, front("D", "A"))
    use(late, "D", "renly_baratheon")  # up to the end of the phase


def test_card_preparing_for_war() -> None:
    table = front("A", "B", "maesters: preparing_for_war", "200 / 0 / 0 / 0 / 0")
    table.state.owner[table.number("the_crag")] = 0
    table.state.held[0] += 1
    declare(table)
    use(table, "A", "preparing_for_war")
    table.play("A deploy winterfell")
    assert table.refused("A deploy winterfell").rule == "K-02"  # different territories
    assert table.refused("A deploy the_crag").rule == "K-02"  # one more is still to come
    table.play("A deploy harlaw")
    assert table.armies("winterfell", "harlaw", "the_crag") == ["A3", "A2", "A2"]


def test_card_preparing_for_war_in_fewer_territories() -> None:
    table = at(moments.DRAW_BEGUN, front("B", "A", "maesters: preparing_for_war"))
    use(table, "A", "preparing_for_war")  # in the turn of another
    calm(table)
    assert table.armies("winterfell", "riverrun", "stoney_sept") == ["A3", "A10", "A3"]
    assert gold(table)[0] == 800


def unit_card(card: str, kind: str) -> None:
    table = before(f"maesters: {card}")
    use(table, "A", card)
    table.play("A unit harlaw")
    assert table.picture()["territories"][23]["id"] == "harlaw"
    assert table.picture()["territories"][23]["units"] == [kind]
    assert gold(table)[0] == 900


def test_card_reinforce_bulwarks() -> None:
    unit_card("reinforce_bulwarks", "fortification")


def test_card_a_sworn_sword() -> None:
    unit_card("a_sworn_sword", "knight")


def test_card_weapons_of_war() -> None:
    unit_card("weapons_of_war", "siege_engine")


def committed(card: str) -> Table:
    table = front("A", "B", f"maesters: - / {card}")
    declare(table)
    commit(table, "A", 3)
    return table


def test_card_desperate_ambush() -> None:
    table = committed("desperate_ambush")
    roll(table, "3" + "66" * 2)
    use(table, "B", "desperate_ambush")
    calm(table)
    assert table.army("pyke") == "A6"  # two fell to the card, one to the dice
    assert gold(table)[1] == 800


def test_card_lead_into_a_trap() -> None:
    table = committed("lead_into_a_trap")
    use(table, "B", "lead_into_a_trap")
    calm(table)
    assert table.armies("pyke", "riverrun") == ["A6", "B9"]
    assert table.moves() == ["stop", "fight"]  # nobody rolls (K-11)


def test_card_shifting_alliance() -> None:
    table = committed("shifting_alliance")
    use(table, "B", "shifting_alliance")
    assert table.moves() == ["none", "armies 1", "armies 2"]
    assert table.refused("B armies 3").rule == "K-07"
    roll(table, "666")
    table.play("B armies 2")
    calm(table)
    assert table.armies("pyke", "riverrun") == ["A6", "B11"]


def test_card_sickness_in_the_ranks() -> None:
    table = before("maesters: sickness_in_the_ranks")
    table.script.append("reveal riverrun")  # a region with two territories of B
    use(table, "A", "sickness_in_the_ranks")
    calm(table)
    assert table.armies("riverrun", "stoney_sept") == ["B8", "B1"]
    assert "riverrun" in [card["id"] for card in table.picture()["discards"]]


def test_card_mass_desertion() -> None:
    table = before("maesters: mass_desertion")
    table.script += ["reveal riverrun", "reveal pyke"]
    use(table, "A", "mass_desertion")
    calm(table)
    assert table.armies("riverrun", "pyke") == ["B5", "A9"]  # half of nine, own ones are spared


def test_card_mass_desertion_A_04_two_different_cards() -> None:
    state = court(before("deck: 1\n        maesters: mass_desertion"))
    last = int(state.cards.nth_in(DECK, 0))
    state.apply(GAME.number("use mass_desertion"))
    assert members(state.chances()) == [REVEAL + last, 1]
    state.apply(REVEAL + last)
    others = members(state.chances())[::2]  # out of the discards
    assert len(others) == 47
    assert REVEAL + last not in others
    state.apply(others[0])
    assert state.cards.lies(last, DISCARDS)
    alone = court(before("deck: 1\n        maesters: mass_desertion"))
    for card in alone.cards.all_in(DISCARDS):
        alone.cards.move(card, HAND + 2, EVERYBODY)
    riverrun = GAME.box.territory("riverrun")
    alone.cards.move(last, HAND + 2, EVERYBODY)
    alone.cards.move(riverrun, DECK, EVERYBODY)
    alone.apply(GAME.number("use mass_desertion"))
    alone.apply(REVEAL + riverrun)
    assert alone.armies[riverrun] == 5  # there is no other card: it is not turned up again
    assert alone.seat() != CHANCE


def test_card_winter_is_coming() -> None:
    table = before("maesters: winter_is_coming", seats=3)
    use(table, "A", "winter_is_coming")
    calm(table)
    assert table.asked() == "B"
    assert table.refused("B from pyke").rule == "A-31"
    table.play("B from riverrun; B from stoney_sept")
    assert table.army("casterly_rock") == "C1"  # the second one stands alone and stays
    table.play("A from pyke")
    calm(table)
    assert table.armies("riverrun", "stoney_sept", "pyke") == ["B8", "B1", "A8"]


def test_card_cut_off_supply_lines() -> None:
    table = before("maesters: cut_off_supply_lines", seats=3)
    roll(table, "4")
    use(table, "A", "cut_off_supply_lines")
    if table.phase() == "say-land":
        assert table.refused("A to harlaw").rule == "K-02"
        table.play("A to riverrun")
    calm(table)
    assert table.moves() == ["none", *(f"armies {n}" for n in range(1, 5))]
    table.play("A armies 4")
    assert table.army("riverrun") == "B5"


def test_card_unplanned_losses() -> None:
    table = front("A", "B", "maesters: - / - / unplanned_losses", "0 / 0 / 300 / 0 / 0")
    declare(table)
    use(table, "C", "unplanned_losses")
    table.play("C armies 2; C armies 1")
    assert table.armies("pyke", "riverrun") == ["A7", "B8"]
    assert gold(table)[2] == 0


def test_card_a_call_to_arms() -> None:
    table = front("A", "B", "maesters: - / a_call_to_arms")
    declare(table)
    roll(table, "4")
    use(table, "B", "a_call_to_arms")
    assert table.army("riverrun") == "B13"


def test_card_call_in_your_banners() -> None:
    table = at(moments.INCOME_COUNTED, front("A", "B", "maesters: call_in_your_banners"))
    pool = table.picture()["armies_to_deploy"]
    roll(table, "5")
    use(table, "A", "call_in_your_banners")
    assert table.picture()["armies_to_deploy"] == pool + 5


def test_card_strategic_withdrawal() -> None:
    table = front("A", "B", "maesters: - / strategic_withdrawal")
    declare(table)
    use(table, "B", "strategic_withdrawal")
    assert table.refused("B to riverrun").rule == "K-02"
    table.play("B to dragonstone")
    assert table.armies("riverrun", "dragonstone") == ["B1", "B10"]
    calm(table)
    assert table.phase() == "commit"  # the invasion goes on


def test_card_rally_the_smallfolk() -> None:
    table = before("maesters: rally_the_smallfolk")
    table.script.append("draw riverrun")
    use(table, "A", "rally_the_smallfolk")
    assert table.seat("A")["waiting"] == 1
    calm(table)
    table.play("A attack pyke riverrun")
    assert table.asked() == "A"
    assert table.refused("A reveal riverrun").rule == "K-05"  # not held yet
    state = court(table)
    state.armies[table.number("riverrun")] = 1
    calm(table)
    roll(table, "6661")
    table.play("A dice 3")
    calm(table)
    assert table.army("riverrun") == "A3"
    table.play("A armies 3; A done")
    table.play("A reveal riverrun")
    assert table.army("riverrun") == "A8"
    assert table.seat("A")["waiting"] == 0


def test_card_rally_the_smallfolk_at_once() -> None:
    table = before("maesters: rally_the_smallfolk")
    table.script.append("draw pyke")
    use(table, "A", "rally_the_smallfolk")
    table.play("B pass" if table.asked() == "B" else "A reveal pyke")
    if court(table).cards.size[9]:
        table.play("A reveal pyke")
    assert table.army("pyke") == "A14"
