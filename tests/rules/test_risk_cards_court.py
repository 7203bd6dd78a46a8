"""Every card about gold, hands, draws, characters and points does what its text says."""

from scenario_risk import Table
from scenario_risk_cards import (
    at,
    battle,
    calm,
    court,
    declare,
    essos,
    front,
    gold,
    maesters,
    person,
    use,
)

from council.games.risk.box import moments
from council.games.risk.box.moments import PURCHASE_OFFERED, TURN_OVER
from council.games.risk.rules.cards.usable import price_of
from council.games.risk.rules.flow import run
from council.games.risk.state.frames import clear_stack


def before(who: str, more: str, coins: str = "") -> Table:
    """Before the first invasion of a seat."""
    table = front(who, "A" if who != "A" else "B", more, coins, seats=3)
    return at(moments.BEFORE_INVADING, table)


def start(more: str, coins: str) -> Table:
    """The turn of A begins."""
    return at(moments.TURN_STARTED, front("A", "B", more, coins, seats=3))


# -- hands


def test_card_melisandre() -> None:
    table = before("B", "maesters: bribery castle_walls / - / hired_thieves")
    use(table, "B", "melisandre")
    assert table.refused("B seat 1").rule == "K-02"
    table.script.append("reveal bribery")
    table.play("B seat 0")
    assert maesters(table, "A") == ["castle_walls"]
    assert table.picture()["maester_discards"] == ["bribery"]
    assert person(table, "melisandre") == "down"


def test_card_a_web_of_lies() -> None:
    table = before("A", "maesters: a_web_of_lies / bribery castle_walls / hired_thieves")
    table.script.append("draw castle_walls")
    use(table, "A", "a_web_of_lies")
    table.play("A seat 1")
    calm(table)
    assert maesters(table, "A") == ["castle_walls"]
    assert maesters(table, "B") == ["bribery"]


def test_card_confusion_in_the_ranks() -> None:
    table = before("A", "maesters: confusion_in_the_ranks / bribery / hired_thieves")
    use(table, "A", "confusion_in_the_ranks")
    calm(table)
    assert maesters(table, "B") == maesters(table, "C") == []
    assert sorted(table.picture()["maester_discards"]) == [
        *("bribery", "confusion_in_the_ranks", "hired_thieves"),
    ]


# -- gold


def test_card_hired_thieves() -> None:
    table = start("maesters: hired_thieves", "500 / 100 / 900")
    use(table, "A", "hired_thieves")
    calm(table)
    assert gold(table)[1:] == [0, 700]


def test_card_raid_the_countryside() -> None:
    table = front("A", "B", "maesters: raid_the_countryside", seats=3)
    table.state.armies[table.number("riverrun")] = 1
    declare(table)
    use(table, "A", "raid_the_countryside")
    battle(table, "A", "666", "1")
    calm(table)
    assert gold(table)[:2] == [1200, 700]


def test_card_salladhor_saan() -> None:
    table = before("B", "", "100 / 100 / 0")
    use(table, "B", "salladhor_saan")
    assert gold(table) == [100, 0, 0]
    calm(table)
    table.play("B attack pyke the_crag")  # neutral: the card waits on
    battle(table, "B", "666", "1")
    calm(table)
    table.play("B armies 3")
    table.state.armies[table.number("riverrun")] = 1
    declare(table, "B")
    battle(table, "B", "666", "1")
    calm(table)
    assert gold(table) == [0, 100, 0]


def test_card_mourning_the_fallen() -> None:
    table = start("maesters: mourning_the_fallen", "300 / 500 / 500")
    use(table, "A", "mourning_the_fallen")
    calm(table)
    assert [c["cost"] for c in table.seat("B")["characters"]] == [600, 400, 400, 200]
    assert [c["cost"] for c in table.seat("A")["characters"]] == [300, 200, 100, 200]
    state = court(table)
    run(state, TURN_OVER)
    assert price_of(state, 1, 4) == 600  # until the next turn of A begins
    clear_stack(state)
    state.turn = 2
    run(state, TURN_OVER)
    assert price_of(state, 1, 4) == 300


def test_card_freefolk_uprising() -> None:
    table = start("maesters: - / freefolk_uprising", "0 / 300 / 0")
    assert table.asked() == "B"
    use(table, "B", "freefolk_uprising")
    calm(table)
    assert table.picture()["armies_to_deploy"] == 2  # half of 3 and the region
    assert gold(table)[0] == 300  # half of 400 and two ports


# -- draws


def drawing(who: str, more: str = "", conquests: int = 0, features: int = 0) -> Table:
    table = front(who, "A" if who != "A" else "B", more)
    state = court(table)
    state.conquests = conquests
    state.took_features = features
    return at(moments.DRAW_BEGUN, table)


def test_card_cersei_lannister() -> None:
    table = drawing("C", "maesters: - / - / a_sworn_sword", conquests=2)
    assert table.refused("C use cersei_lannister").rule == "K-01"
    table = drawing("C", conquests=3)
    use(table, "C", "cersei_lannister")
    calm(table)
    table.play("C draw")
    calm(table)
    table.play("C draw")
    calm(table)
    assert table.seat("C")["cards"] == 2


def test_card_jorah_mormont() -> None:
    table = essos()
    state = court(table)
    state.conquests = 3
    state.took_features = 2
    at(moments.DRAW_BEGUN, table)
    use(table, "A", "jorah_mormont")
    calm(table)
    for _ in range(2):
        table.play("A draw")
        calm(table)
    assert table.seat("A")["cards"] == 2


def test_card_doran_martell() -> None:
    table = drawing("E")
    use(table, "E", "doran_martell")
    calm(table)
    table.play("E draw")
    assert table.seat("E")["cards"] == 1
    assert table.picture()["turn"] != 4


def test_card_doran_martell_not_after_a_conquest() -> None:
    table = drawing("E", "maesters: - / - / - / - / a_sworn_sword", conquests=1)
    assert table.refused("E use doran_martell").rule == "K-01"


def test_card_tyrion_lannister() -> None:
    table = at(moments.MAESTER_PAID, front("C", "A"))
    table.script += ["draw bribery", "draw castle_walls"]
    use(table, "C", "tyrion_lannister")
    assert table.picture(2)["looking"] == ["bribery", "castle_walls"]
    assert table.picture(0)["looking"] == []
    assert table.refused("C pick hired_thieves").rule == "K-02"
    table.play("C pick bribery")
    calm(table)
    assert maesters(table, "C") == ["castle_walls"]
    assert table.picture()["maester_discards"] == ["bribery"]


def test_card_xaro_xhoan_daxos() -> None:
    table = essos(turn="B")
    court(table).conquests = 1
    at(moments.DRAW_BEGUN, table)
    calm(table)
    table.script += ["draw valyria", "draw oros"]
    table.play("B draw")
    use(table, "B", "xaro_xhoan_daxos")
    table.play("B pick oros")
    calm(table)
    assert table.hand("B") == ["valyria"]
    assert [card["id"] for card in table.picture()["discards"]] == ["oros"]


# -- characters


def test_card_taken_captive() -> None:
    table = front("A", "B", "maesters: taken_captive", seats=3)
    table.state.armies[table.number("riverrun")] = 1
    declare(table)
    use(table, "A", "taken_captive")
    assert table.refused("A pick robb_stark").rule == "K-02"
    table.play("A pick melisandre")
    battle(table, "A", "666", "1")
    calm(table)
    assert person(table, "melisandre") == "A"
    state = court(table)
    clear_stack(state)
    state.turn = 1
    run(state, PURCHASE_OFFERED)
    assert "ransom" in table.moves()
    table.play("B ransom")
    assert gold(table)[0] == 1300
    table.play("B done")
    assert person(table, "melisandre") == "up"


def test_card_valar_morghulis() -> None:
    table = before("A", "maesters: valar_morghulis")
    use(table, "A", "valar_morghulis")
    assert "pick robb_stark" in table.moves()  # own ones too
    assert table.refused("A pick loras_tyrell").rule == "K-02"  # not a House in this game
    table.play("A pick stannis_baratheon")
    calm(table)
    assert person(table, "stannis_baratheon") == "gone"


def test_card_blood_magic() -> None:
    for face, state in (("2", "up"), ("3", "gone")):
        table = before("A", "maesters: blood_magic")
        table.script.append(f"roll {face}")
        use(table, "A", "blood_magic")
        table.play("A pick tywin_lannister")
        calm(table)
        assert person(table, "tywin_lannister") == state


# -- points


def test_card_best_laid_plans() -> None:
    table = start("maesters: best_laid_plans\n        points: 3 / 2 / 0", "200 / 0 / 0")
    table.script += ["roll 2", "roll 2"]
    use(table, "A", "best_laid_plans")
    calm(table)
    assert [int(n) for n in court(table).points] == [3, 1, 0]
    assert table.seat("B")["points"] == 1


# -- cancelled


def test_card_spiders_sabotage() -> None:
    table = before("A", "maesters: valar_morghulis / spiders_sabotage / -")
    use(table, "A", "valar_morghulis")
    table.play("A pick stannis_baratheon")
    assert table.picture()["window"] == {
        "point": "maester-played",
        "card": "valar_morghulis",
        "by": 0,
        "asked": 1,
    }
    assert table.refused("B use stannis_baratheon").rule == "D-34"
    use(table, "B", "spiders_sabotage")
    calm(table)
    assert person(table, "stannis_baratheon") == "up"
    assert gold(table)[:2] == [500, 800]
