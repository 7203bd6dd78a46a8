"""Dominion: modules, set-up by claiming, start bonuses; World at War likewise."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter
from typing import Any

import pytest
from scenario_risk import NAMES, Table, new

from council.core.game import Invalid
from council.core.play import rng_for
from council.core.state import members
from council.games.risk.box.modes import ABOUT, DOMINION_OPTIONS
from council.games.risk.box.moments import TURN_OVER
from council.games.risk.cards import printed
from council.games.risk.engine import Skirmish
from council.games.risk.game import GAME
from council.games.risk.moves import DRAW, END_GAME
from council.games.risk.rules.flow import run
from council.games.risk.rules.income import gold_income
from council.games.risk.state.cards import (
    discard_card,
    end_card_due,
    hand_size,
    maesters_of,
    objectives_of,
    scrolls_left,
)
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import next_place
from council.games.risk.state.phases import BY_CARD
from council.locales import Voice

BOX = GAME.box
ROWS = printed("risk_cards")["setup"]["dominion"]
SEATS = range(2, 8)
FRAME: dict[str, Any] = {"characters": False, "maesters": False}  # no cards that could act
SETTING_UP = ("house", "give-up", "claim", "start")


def mode(seats: int) -> str:
    return "dominion" if seats < 6 else "world_dominion"


def begun(seats: int, seed: object = 0, until: str = "", **options: Any) -> Table:
    """A game up to its first turn, or to a phase of the set-up, by first legal moves."""
    table = new(seats, seed, mode=mode(seats), **(FRAME | options))
    rng = rng_for("begun", seed)
    while table.phase() in SETTING_UP and table.phase() != until:
        moves = members(table.state.legal_moves())
        table.move(int(table.state.seat()), moves[int(rng.below(len(moves)))])
    return table


def realm(table: Table) -> DominionBoard:
    assert isinstance(table.state, DominionBoard)
    return table.state


def order(table: Table) -> list[int]:
    """The seats in the order of turns."""
    seats = [int(realm(table).first)]
    while len(seats) < realm(table).seats:
        seats.append(int(next_place(realm(table), seats[-1])))
    return seats


def houses(table: Table) -> list[str]:
    """The Houses in the order of turns."""
    return [BOX.houses[int(realm(table).houses[seat])].id for seat in order(table)]


# -- modules


def test_D_01_parts_are_used_or_left_out_singly() -> None:
    for module in ("gold", "characters", "maesters", "special_units", "objectives"):
        chosen = {module: False} | (FRAME if module == "gold" else {})
        assert GAME.setup(3, {"mode": "dominion", **chosen}).options[module] is False
    shown = new(3, mode="dominion", objectives=False, maesters=False).picture()
    assert shown["modules"] == {
        "gold": True,
        "characters": True,
        "maesters": False,
        "units": True,
        "objectives": False,
    }


def test_D_02_E_22_without_objectives_the_end_game_card_is_used() -> None:
    table = begun(3, objectives=False)
    state = realm(table)
    assert (scrolls_left(state, 0), table.picture()["objective_deck"]) == (0, 0)
    while state.cards.size[0] > 24:
        discard_card(state, state.cards.nth_in(0, 0))
    state.phase, state.conquests = 18, 1
    table.script.append("draw end_game")
    table.move(int(state.seat()), GAME.number("draw"))
    assert state.ended == BY_CARD


def test_with_objectives_the_end_game_card_stays_in_the_box() -> None:
    state = realm(begun(3))
    while state.cards.size[0] > 1:
        discard_card(state, state.cards.nth_in(0, 0))
    state.phase = 5
    assert members(state.chances())[::2] != [int(DRAW + END_GAME)]
    assert not end_card_due(state)


def test_A_38_characters_and_maesters_need_gold() -> None:
    for module in ("characters", "maesters"):
        chosen = FRAME | {module: True, "gold": False, "mode": "dominion"}
        with pytest.raises(Invalid) as no:
            GAME.setup(3, chosen)
        assert module in Voice("en", NAMES)(no.value.message)
        assert "brauchen" in Voice("de", NAMES)(no.value.message)


@pytest.mark.parametrize(("option", "module"), ABOUT.items())
def test_A_38_an_option_goes_with_its_module(option: str, module: str) -> None:
    row = next(row for row in DOMINION_OPTIONS if row.name == option)
    other = not row.default if row.kind == "switch" else row.words[-1]
    GAME.setup(6, {"mode": "world_dominion", option: other})
    with pytest.raises(Invalid, match="risk-option-module"):
        GAME.setup(6, {"mode": "world_dominion", option: other, module: False})
    GAME.setup(6, {"mode": "world_dominion", module: False})


def test_A_38_no_module_is_a_skirmish() -> None:
    none = dict.fromkeys(("gold", "special_units", "objectives"), False) | FRAME
    with pytest.raises(Invalid) as no:
        GAME.setup(3, none | {"mode": "dominion"})
    assert "skirmish" in Voice("de", NAMES)(no.value.message)


def test_A_38_a_phase_goes_with_its_module() -> None:
    """No gold: nothing to buy, no start bonus in gold; dealing and scoring objectives stay."""
    table = begun(4, gold=False)
    assert list(realm(table).gold) == [0] * 4
    assert sum(hand_size(realm(table), seat) for seat in range(4)) == 1  # the fourth's card
    assert [objectives_of(realm(table), seat) for seat in range(4)] == [2] * 4


def test_A_38_setup_skirmish_deals() -> None:
    table = new(3, mode="dominion", setup="skirmish", **FRAME)
    while table.phase() in SETTING_UP:
        table.move(int(table.state.seat()), members(table.state.legal_moves())[0])
    state = realm(table)
    assert list(state.held) == [16, 16, 16]
    assert set(state.armies[:48]) == {3}
    assert order(table) == [(order(table)[0] + k) % 3 for k in range(3)]  # clockwise by seat


def test_A_38_setup_skirmish_has_no_start_bonus_and_no_armies_on_the_seats() -> None:
    table = new(5, mode="dominion", setup="skirmish", **FRAME)
    while table.phase() in SETTING_UP:
        table.move(int(table.state.seat()), members(table.state.legal_moves())[0])
    state = realm(table)
    assert set(state.armies[:48]) == {3}  # the seats have no more than the others
    income = int(state.gold[state.turn])  # of the first turn
    assert sum(state.gold) == income
    assert [hand_size(state, seat) for seat in range(5)] == [0] * 5
    assert [objectives_of(state, seat) for seat in range(5)] == [2] * 5  # objectives are dealt


def test_skirmish_has_no_modules() -> None:
    setup = GAME.setup(4)
    assert not any(setup.options[module] for module in ("gold", "objectives", "special_units"))
    assert type(GAME.new(setup)) is Skirmish


@pytest.mark.parametrize(("name", "seats"), [("dominion", 6), ("world_dominion", 5)])
def test_W_01_modes_have_their_number_of_players(name: str, seats: int) -> None:
    with pytest.raises(Invalid):
        GAME.setup(seats, {"mode": name})


# -- Houses and order


def test_D_04_maps() -> None:
    maps = [GAME.mode(seats, mode(seats)).map for seats in SEATS]
    assert maps == ["essos", *["westeros"] * 3, "both", "both"]


@pytest.mark.parametrize("seats", SEATS)
def test_D_05_W_04_the_highest_roll_chooses_first(seats: int) -> None:
    rolls = ["roll 1"] * seats
    rolls[1] = "roll 6"
    table = new(seats, chance=rolls, mode=mode(seats), **FRAME)
    asked = []
    while table.phase() == "house":
        asked.append(int(table.state.seat()))
        assert table.refused(f"{NAMES[asked[-1]]} deploy winterfell").rule == "D-05"
        table.move(asked[-1], members(table.state.legal_moves())[-1])
    assert asked == [(1 + k) % seats for k in range(seats - 1)]  # the last takes what is left


@pytest.mark.parametrize("seats", SEATS)
def test_D_06_W_03_X_14_the_house_fixes_the_order(seats: int) -> None:
    for seed in range(4):
        table = begun(seats, seed, until="claim")
        assert houses(table) == ROWS[f"players_{seats}"]["turn_order"]


@pytest.mark.parametrize("seats", [6, 7])
def test_A_69_W_03_the_order_of_six_and_seven(seats: int) -> None:
    order = ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell", "martell"]
    assert houses(begun(seats, until="claim")) == order[:seats]


def test_D_06_the_roll_is_not_for_the_first_turn() -> None:
    """It is told as what it is: who gets a House first. Where territories are dealt it is both."""
    rolls = ["roll 1", "roll 1", "roll 6"]
    claimed = new(3, chance=rolls, mode="dominion")
    assert "C gets a House first; the Houses set the turn order." in claimed.news()
    assert not any("first turn" in line for line in claimed.news())
    dealt = new(3, chance=rolls, mode="dominion", setup="skirmish")
    assert "C takes the first turn." in dealt.news()


def test_D_06_clockwise_is_that_order() -> None:
    table = begun(5, 3)
    state = realm(table)
    turns = []
    for _turn in range(5):
        turns.append(BOX.houses[int(state.houses[state.turn])].id)
        run(state, TURN_OVER)
    assert turns == ["stark", "baratheon", "lannister", "tyrell", "martell"]
    assert state.round == 1


def test_D_16_the_first_house_begins() -> None:
    for seed in range(3):
        table = begun(4, seed)
        assert BOX.houses[int(table.state.houses[table.state.turn])].id == "stark"
        assert table.state.round == 0


def test_D_07_each_has_a_house_and_its_parts() -> None:
    table = begun(3)
    for row in table.picture()["seats"]:
        assert row["house"] in ("stark", "baratheon", "lannister")
        assert {"gold", "points", "characters", "territories", "castles", "ports"} <= set(row)


# -- objectives


def test_D_08_three_objectives_two_are_kept() -> None:
    table = begun(3, until="give-up")
    asked = int(table.state.seat())
    assert [objectives_of(realm(table), seat) for seat in range(3)] == [3, 3, 3]
    mine = table.picture(asked)["looking"]
    assert len(mine) == 3
    other = next(card for card in GAME.box.cards[150:186] if card not in mine)
    assert table.refused(f"{NAMES[asked]} pick {other}").rule == "D-08"
    table.play(f"{NAMES[asked]} pick {mine[0]}")
    kept = [goal["card"] for goal in table.picture(asked)["objectives"]]
    assert sorted(kept) == sorted(mine[1:])
    assert table.picture()["objective_discards"] == []  # shuffled back, not discarded
    assert table.picture()["objective_deck"] == 36 - 9 + 1
    for reader in range(3):
        told = [line for line in table.news(reader=reader) if "returns an objective" in line]
        assert len(told) == 1
        assert (mine[0] in str(table.game.describe(table.view(reader)))) is False


# -- the map


@pytest.mark.parametrize("seats", SEATS)
def test_D_10_W_07_seats_of_power(seats: int) -> None:
    table = begun(seats, until="claim")
    state = realm(table)
    for seat in range(seats):
        house = BOX.houses[int(state.houses[seat])]
        t = BOX.territory(house.seat)
        assert (state.owner[t], state.armies[t]) == (seat, 3)
        row = next(row for row in table.picture()["territories"] if row["id"] == house.seat)
        assert row["seat_of"] == house.id
    seats_of = {house.id: house.seat for house in BOX.houses}
    assert seats_of == {
        "stark": "winterfell",
        "baratheon": "dragonstone",
        "lannister": "casterly_rock",
        "tyrell": "highgarden",
        "martell": "sunspear",
        "targaryen": "the_flatlands",
        "ghiscari": "astapor",
    }


def test_D_11_A_39_ten_neutral_territories_for_two() -> None:
    """Never a Seat of Power; the cards go back."""
    for seed in range(5):
        state = realm(begun(2, seed, until="claim"))
        neutral = [t for t in range(48, 82) if state.owner[t] == -1]
        assert len(neutral) == 10
        assert {int(state.armies[t]) for t in neutral} == {2}
        assert state.cards.size[0] == 34


@pytest.mark.parametrize("seats", SEATS)
def test_A_44_W_08_more_than_two_have_no_neutrals(seats: int) -> None:
    state = realm(begun(seats))
    neutral = [t for t in range(82) if state.owner[t] == -1]
    assert len(neutral) == (10 if seats == 2 else 0)


CLAIMS = {  # claims and armies left, by place in the order
    2: ([11] * 2, [10] * 2),
    3: ([15] * 3, [13] * 3),
    4: ([11] * 4, [13] * 4),
    5: ([9, 9, 9, 8, 8], [11, 11, 11, 12, 12]),
    6: ([13, 13, 13, 13, 12, 12], [13, 13, 13, 13, 14, 14]),
    7: ([11] * 5 + [10] * 2, [11] * 5 + [12] * 2),
}


@pytest.mark.parametrize("seats", SEATS)
def test_D_12_X_05_X_06_claims(seats: int) -> None:
    """One army and one territory a go, in the order, until none is free."""
    table = begun(seats, until="claim")
    places = order(table)
    asked = []
    while table.phase() == "claim":
        asked.append(places.index(int(table.state.seat())))
        table.move(int(table.state.seat()), members(table.state.legal_moves())[0])
    assert asked == [k % seats for k in range(len(asked))]
    claims, left = CLAIMS[seats]
    state = realm(table)
    assert [int(state.held[seat]) - 1 for seat in places] == claims
    assert [int(state.starting[seat]) for seat in places] == left


def test_D_12_D_14_claiming() -> None:
    table = begun(3, until="claim")
    seat = NAMES[int(table.state.seat())]
    assert table.refused(f"{seat} claim winterfell").rule == "D-12"
    assert table.refused(f"{seat} claim astapor").rule == "S-02"
    assert table.refused(f"{seat} deploy winterfell").rule == "D-12"
    table.play(f"{seat} claim pyke")
    assert table.army("pyke") == f"{seat}1"
    assert table.picture()["claiming"] == {"left": 28, "free": 44}
    assert f"{seat} claims Pyke." in table.news()


@pytest.mark.parametrize("seats", SEATS)
def test_D_13_A_45_reinforcing_goes_on_with_the_next(seats: int) -> None:
    table = begun(seats, until="start")
    places = order(table)
    claims = sum(CLAIMS[seats][0])
    asked = []
    while table.phase() == "start":
        asked.append(places.index(int(table.state.seat())))
        table.move(int(table.state.seat()), members(table.state.legal_moves())[0])
    assert asked == [(claims + k) % seats for k in range(len(asked))]
    assert list(realm(table).starting) == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_D_09_W_06_X_07_armies_on_the_map(seats: int) -> None:
    table = begun(seats, until="start")
    while table.phase() == "start" and sum(realm(table).starting) > 1:
        table.move(int(table.state.seat()), members(table.state.legal_moves())[0])
    total = {2: 68, 3: 93, 4: 108, 5: 115, 6: 174, 7: 175}[seats]
    assert sum(int(n) for n in table.state.armies) == total - 1


# -- start bonuses


@pytest.mark.parametrize("seats", SEATS)
def test_D_15_W_05_A_41_start_bonuses(seats: int) -> None:
    """By place in the order: gold, territory cards; the first seat has its income already."""
    table = begun(seats, maesters=seats == 7)
    state = realm(table)
    rows = ROWS[f"players_{seats}"]["start_bonus"]
    places = order(table)
    gold = [int(state.gold[seat]) for seat in places]
    assert gold[1:] == [row["gold"] for row in rows][1:]
    if seats < 7:  # the maester of the seventh may act before the first income
        assert gold[0] == gold_income(state, places[0])
    assert [int(hand_size(state, seat)) for seat in places] == [r["territory_cards"] for r in rows]
    assert [int(maesters_of(state, seat)) for seat in places] == [r["maester_cards"] for r in rows]
    if seats == 2:
        assert gold[1] == 300
    if seats == 7:
        assert gold[2:] == [300, 500, 500, 500, 500]


def test_A_66_bonus_cards_are_hidden() -> None:
    table = begun(5)
    state = realm(table)
    fourth = order(table)[3]
    (card,) = [int(c) for c in state.cards.all_in(2 + fourth)]
    name = BOX.territories[card].id
    assert name in str(table.picture(fourth)["hand"])
    assert table.picture((fourth + 1) % 5)["seats"][fourth]["known"] == []


def test_W_02_both_decks_are_one() -> None:
    table = begun(6)
    cards = realm(table).cards
    assert Counter(int(place) for place in cards.place)[0] == 82 - 3


def test_games_of_every_size_end() -> None:
    for seats in SEATS:
        setup = GAME.setup(seats, {"mode": mode(seats), "rounds": 3} | FRAME)
        state = GAME.new(setup)
        rng = rng_for("end", seats)
        while state.seat() != -2:
            state.playout(rng)
        assert sum(state.value(seat) for seat in range(seats)) == pytest.approx(1.0)
