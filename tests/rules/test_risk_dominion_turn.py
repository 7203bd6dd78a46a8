"""The turn of Dominion: income in armies and gold, purchases, draw, elimination."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario_risk import Table, given

from council.games.risk.game import GAME
from council.games.risk.moves import DRAW
from council.games.risk.rules.income import army_income, gold_income
from council.games.risk.state.cards import maesters_of, objectives_of, take_scroll, throw_away
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BY_ARMS, DRAWING
from council.games.risk.state.places import DECK, DISCARDS, M_DECK, M_DISCARDS, O_DECK, O_DISCARDS

BOX = GAME.box
WESTERLANDS = ("the_crag", "golden_tooth", "casterly_rock", "silverhill", "crakehall")


def realm(table: Table) -> DominionBoard:
    assert isinstance(table.state, DominionBoard)
    return table.state


def turn(lands: str, more: str = "", modules: str = "gold special_units objectives") -> Table:
    return given(f"""
        mode: dominion
        modules: {modules}
        seats: 3
        lands: {lands}
        rest: B1
        {more}
    """)


def holding(territories: int, castles: int, ports: int = 0) -> Table:
    """A holds so many territories, so many with castles, so many others with ports, no region."""
    free = [*BOX.territories[:48:2], *BOX.territories[1:48:2]]
    chosen = [t for t in free if t.castle and t.port == "none"][:castles]
    chosen += [t for t in free if not t.castle and t.port != "none"][:ports]
    chosen += [t for t in free if not t.castle and t.port == "none"][: territories - len(chosen)]
    return turn(", ".join(f"{t.id} A1" for t in chosen))


# -- income


def test_D_18_E_13_base_in_armies_and_gold() -> None:
    table = holding(10, 3)
    assert (int(table.state.pool), int(realm(table).gold[0])) == (4, 400)


def test_A_07_three_hundred_gold_at_least() -> None:
    table = holding(4, 0)
    assert (int(table.state.pool), int(realm(table).gold[0])) == (3, 300)


def test_D_19_E_14_regions_in_armies_and_gold() -> None:
    table = turn(", ".join(f"{t} A1" for t in WESTERLANDS))
    castles, ports = table.seat("A")["castles"], table.seat("A")["ports"]
    base = max(3, (5 + castles) // 3)
    assert int(table.state.pool) == base + 2
    assert int(realm(table).gold[0]) == 100 * (base + 2 + ports)


def test_D_20_E_15_a_hundred_gold_a_port() -> None:
    table = holding(9, 0, 3)
    assert table.seat("A")["ports"] == 3
    assert (int(table.state.pool), int(realm(table).gold[0])) == (3, 300 + 300)


@pytest.mark.parametrize(
    ("seats", "low", "high", "armies", "ports"), [(3, 0, 48, 41, 14), (2, 48, 82, 32, 10)]
)
def test_X_09_X_10_holding_a_whole_map(
    seats: int, low: int, high: int, armies: int, ports: int
) -> None:
    last = BOX.territories[high - 1].id
    table = given(f"mode: dominion\nmodules: gold\nseats: {seats}\nlands: {last} B1\nrest: A1")
    state = realm(table)
    for t in range(low, high):
        state.owner[t] = 0
    state.held[0] = high - low
    assert (army_income(state, 0), gold_income(state, 0)) == (armies, 100 * armies + 100 * ports)


def test_D_21_sets_give_no_gold() -> None:
    table = turn("pyke A2, harlaw A1", "hands: karhold winterfell gulltown")
    gold = int(realm(table).gold[0])
    table.play("A trade karhold; A trade winterfell; A trade gulltown")
    assert (int(table.state.pool), int(realm(table).gold[0])) == (4 + 4, gold)  # one region, a set


def test_D_26_C_10_unspent_gold_is_kept() -> None:
    table = turn("pyke A2, winterfell A1", "gold: 700", modules="gold")
    table.play("A deploy pyke; A armies 3; A done")
    assert int(realm(table).gold[0]) == 700 + 300 + 100
    assert table.asked() == "B"


def test_the_news_of_income() -> None:
    table = turn("pyke A2, winterfell A1", modules="gold")
    table.play("A deploy pyke; A armies 3; A done")
    assert "Round 1: it is B's turn." in table.news()
    assert [line for line in table.news() if line.startswith("B gets ") and line.endswith("gold.")]
    assert [line for line in table.news("de") if line.startswith("B bekommt ")]


# -- the course of a turn


def test_D_17_seven_phases() -> None:
    """Refresh asks nothing; the others in their order."""
    table = turn(
        "pyke A4, winterfell A1, harlaw A1",
        "gold: 500\nhands: karhold\nobjectives: gold_500 / - / -",
    )
    phases = [table.phase()]
    table.play("A done; A deploy pyke; A armies 4")
    for step in ("A done", "A done", "A done", "A done"):
        phases.append(table.phase())
        table.play(step)
    assert phases == ["swap", "purchase", "invade", "leave", "score"]
    assert table.asked() == "B"


# -- purchase


def shop(gold: int, more: str = "", modules: str = "gold maesters objectives") -> Table:
    return turn("pyke A2, winterfell A1", f"gold: {gold}\nphase: purchase\n{more}", modules)


def test_D_27_any_number_of_maesters() -> None:
    table = shop(500)
    assert table.moves() == ["done", "maester", "objective"]
    table.script += ["draw bribery"]
    table.play("A maester")
    assert (int(realm(table).gold[0]), int(maesters_of(realm(table), 0))) == (300, 1)
    assert [card["card"] for card in table.picture(0)["maesters"]] == ["bribery"]
    assert table.picture(1)["maesters"] == []
    assert table.picture(1)["seats"][0]["maesters"] == 1
    assert "bribery" not in str(table.picture(1)["maester_discards"])
    while table.phase() != "purchase":
        table.play(f"{table.asked()} pass")
    table.script += ["draw castle_walls"]
    table.play("A maester")
    assert int(realm(table).gold[0]) == 100
    assert table.phase() != "purchase"  # too poor for more
    assert "A draws the maester card “Bribery”." in table.news(reader=0)
    assert "A draws a maester card." in table.news(reader=1)


def test_D_27_no_debts() -> None:
    table = shop(200)
    realm(table).gold[0] = 100
    assert table.refused("A maester").rule == "D-27"


def test_D_30_no_debts_for_objectives() -> None:
    table = shop(200)
    realm(table).gold[0] = 100
    assert table.refused("A objective").rule == "D-30"


def test_D_17_D_06_a_refusal_names_the_rule_of_dominion() -> None:
    table = shop(200)
    why = table.refused("A stop")
    assert why.rule == "D-17"  # seven phases, not four
    assert table.refused("B done").rule == "D-06"  # the Houses fix the order, not the roll


def test_D_30_A_27_one_objective_a_turn() -> None:
    """Two are drawn, one is kept, the other discarded; no limit on those held."""
    table = shop(900, "objectives: castles_5 castles_7 castles_9 / - / -", "gold objectives")
    table.script += ["draw ports_3", "draw ports_5"]
    table.play("A objective")
    assert (table.phase(), int(realm(table).gold[0])) == ("give-up", 700)
    assert table.picture(0)["worth"] == {"ports_3": 1, "ports_5": 2}  # to choose by
    assert not table.picture(1)["worth"]
    table.play("A pick ports_3")
    assert table.picture(1)["objective_discards"] == ["ports_3"]
    assert int(objectives_of(realm(table), 0)) == 4
    assert table.phase() != "purchase"  # nothing else is for sale
    rich = shop(900)
    rich.script += ["draw ports_3", "draw ports_5"]
    rich.play("A objective; A pick ports_3")
    assert rich.moves() == ["done", "maester"]
    assert rich.refused("A objective").rule == "A-27"


def test_A_27_a_bought_objective_may_be_scored_at_once() -> None:
    table = shop(900, modules="gold objectives")
    table.script += ["draw gold_500", "draw ports_5"]
    table.play("A objective; A pick ports_5; A done")
    assert table.moves() == ["done", "reveal gold_500"]


def test_A_38_nothing_is_sold_that_is_not_in_the_game() -> None:
    table = shop(900, modules="gold maesters")
    assert table.moves() == ["done", "maester"]
    assert table.refused("A objective").rule == "A-38"


# -- decks that run out


def test_A_04_an_empty_deck_is_made_of_its_discards() -> None:
    table = shop(600, modules="gold objectives")
    state = realm(table)
    while state.scrolls.size[O_DECK] > 1:
        throw_away(state, state.scrolls.nth_in(O_DECK, 0))
    table.play("A objective")
    assert state.scrolls.size[O_DISCARDS] == 0  # the second came from the new deck
    assert table.phase() == "give-up"


def test_A_04_nothing_to_draw_nothing_to_buy() -> None:
    table = shop(600, modules="gold objectives")
    state = realm(table)
    for scroll in [*state.scrolls.all_in(O_DECK)]:
        take_scroll(state, 1, scroll)
    assert table.moves() == ["done"]
    assert table.refused("A objective").rule == "A-04"


def test_A_04_one_objective_left_is_kept() -> None:
    table = shop(600, modules="gold objectives")
    state = realm(table)
    for scroll in [*state.scrolls.all_in(O_DECK)][1:]:
        take_scroll(state, 1, scroll)
    table.play("A objective")
    assert int(objectives_of(state, 0)) == 1
    assert table.phase() != "give-up"


def test_A_04_maesters_too() -> None:
    table = shop(600, modules="gold maesters")
    state = realm(table)
    for scroll in [*state.scrolls.all_in(M_DECK)]:
        throw_away(state, scroll)
    assert "maester" in table.moves()
    table.play("A maester")
    assert state.scrolls.size[M_DISCARDS] == 0
    assert int(maesters_of(state, 0)) == 1


def test_A_04_territory_cards_are_shuffled_again() -> None:
    table = turn("pyke A2, winterfell A1", "phase: draw\ndeck: 0", "objectives")
    state = realm(table)
    assert state.cards.size[DISCARDS] == 48
    table.script += ["draw tarth"]
    table.play("A draw")
    assert table.hand("A") == ["tarth"]
    assert (int(state.cards.size[DECK]), int(state.cards.size[DISCARDS])) == (47, 0)


# -- draw


def test_D_47_draw_after_the_check() -> None:
    table = turn("pyke A2, winterfell A1", "phase: draw")
    assert (table.phase(), table.moves()) == ("draw", ["done", "draw"])
    table.script += ["draw tarth"]
    table.play("A draw")
    assert table.hand("A") == ["tarth"]


# -- elimination


def last_stand(
    more: str = "", rest: str = "B1", modules: str = "gold special_units objectives"
) -> Table:
    return given(f"""
        mode: dominion
        modules: {modules}
        seats: 3
        lands: pyke A9, tarth A1, riverrun C1
        rest: {rest}
        gold: 100 / 200 / 700
        phase: invade
        {more}
    """)


def take(table: Table) -> None:
    table.play("roll 6 6 6 1; A attack pyke riverrun; A dice 3")


def test_D_48_the_conqueror_takes_cards_and_gold() -> None:
    table = last_stand("hands: oldtown / - / skagos tarth")
    take(table)
    assert [int(gold) for gold in realm(table).gold] == [800, 200, 0]
    assert table.hand("A") == ["skagos", "tarth", "oldtown"]
    assert "A takes 700 gold from C's treasury." in table.news()


def test_D_48_above_five_a_set_is_traded_at_once() -> None:
    table = last_stand("hands: karhold winterfell gulltown oldtown / - / skagos tarth")
    take(table)
    table.play("A armies 3")
    assert table.phase() == "trade"
    assert table.refused("A done").rule == "S-47"


def test_A_29_maesters_and_objectives_go_to_their_discards() -> None:
    text = (
        "maesters: - / - / bribery\nobjectives: - / - / castles_5 ports_3\nunits: riverrun knight"
    )
    table = last_stand(text, modules="gold maesters special_units objectives")
    table.script += ["roll 6", "roll 6", "roll 6", "roll 1"]
    table.play("A attack pyke riverrun")
    while table.phase() != "move-in":
        step = {"commit": "dice 3"}.get(table.phase(), "pass")
        table.play(f"{table.asked()} {step}")
    shown = table.picture()
    assert shown["maester_discards"] == ["bribery"]
    assert shown["objective_discards"] == ["castles_5", "ports_3"]
    assert (shown["seats"][2]["maesters"], shown["seats"][2]["objectives"]) == (0, 0)
    assert "C's card “Five castles” is discarded." in table.news()


def test_D_49_the_last_one_with_armies_wins_whatever_the_points() -> None:
    table = last_stand("points: 0 / 9 / 0", rest="N1")
    take(table)
    assert table.state.ended == BY_ARMS
    assert [row["won"] for row in GAME.results(table.state)] == [1.0, 0.0, 0.0]


def test_A_66_what_is_open() -> None:
    """Gold, points and numbers of cards; not the faces in a hand."""
    table = last_stand(
        "maesters: - / bribery / -", modules="gold maesters special_units objectives"
    )
    shown = table.picture(0)
    assert [row["gold"] for row in shown["seats"]] == [100, 200, 700]
    assert shown["seats"][1]["maesters"] == 1
    assert "bribery" not in str(shown)


def test_end_game_card_is_no_outcome_with_objectives() -> None:
    table = turn("pyke A2, winterfell A1", "phase: draw\ndeck: 3", "objectives")
    table.state.phase = DRAWING
    assert int(DRAW) + 186 not in [int(x) for x in table.state.chances()]
