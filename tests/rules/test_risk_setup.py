"""Components and set-up of RISK: Game of Thrones, Skirmish and Skirmish at World at War."""
# ruff: noqa: N802 - a test carries the id of its rule

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from scenario_risk import Table, new

from council.core.game import Invalid, Option
from council.core.play import rng_for
from council.core.state import CHANCE, members
from council.games.risk import moves
from council.games.risk.box.modes import DOMINION_OPTIONS
from council.games.risk.cards import ICONS
from council.games.risk.game import GAME
from council.games.risk.rules.scoring import score
from council.games.risk.state.board import Board
from council.games.risk.state.cards import discard_card, end_card_due, hand_size
from council.games.risk.state.counts import armies_of
from council.games.risk.state.order import next_playing
from council.games.risk.state.phases import DEALING, HOUSING, OPENING, TIED

BOX = GAME.box
DATA = tomllib.loads(
    (files("council.games.risk") / "data" / "risk_cards.toml").read_text(encoding="utf-8")
)
SEATS = range(2, 8)


def on(name: str) -> list[int]:
    return [k for k, t in enumerate(BOX.territories) if t.map == name]


def started(seats: int, seed: object = 0, **options: object) -> Board:
    """The table when the first turn begins."""
    state = GAME.new(GAME.setup(seats, options))
    assert isinstance(state, Board)
    rng = rng_for("setup", seats, seed)
    while state.phase in (OPENING, TIED, HOUSING, DEALING):
        legal = state.legal_moves()
        asked = state.seat() >= 0
        state.apply(legal[rng.below(len(legal))] if asked else state.chance(rng))
    return state


def order(state: Board) -> list[int]:
    return [(int(state.first) + k) % int(state.seats) for k in range(int(state.seats))]


# -- components


def test_C_01_westeros() -> None:
    assert len(on("westeros")) == 48
    assert sum(region.map == "westeros" for region in BOX.regions) == 9
    for seats in (3, 4, 5):
        assert GAME.mode(seats).map == "westeros"


def test_C_02_essos() -> None:
    assert len(on("essos")) == 34
    assert sum(region.map == "essos" for region in BOX.regions) == 6
    assert GAME.mode(2).map == "essos"
    assert {BOX.houses[h].id for h in GAME.mode(2).houses} == {"ghiscari", "targaryen"}


def test_C_03_armies_are_numbers() -> None:
    """A piece worth three is change: nothing in the state knows of pieces."""
    shown = new(3).picture()["territories"][0]
    assert set(shown) == {
        *("id", "region", "owner", "neutral", "armies", "units", "castle", "port"),
        *("seat_of", "house", "spare", "dice"),
    }


def test_C_04_dice() -> None:
    components = DATA["components"]
    assert [components[key] for key in ("d6_attack", "d6_defence")] == [3, 2]
    assert [components[key] for key in ("d8_attack", "d8_defence")] == [2, 2]


def test_C_05_decks_by_back() -> None:
    assert moves.CHARACTERS == 82
    backs = ("character", "maester", "objective", "end_game")
    assert all(f"{back}_cards" in DATA for back in backs)
    assert BOX.cards[-1] == "end_game"


def test_C_06_one_card_for_each_territory() -> None:
    assert list(BOX.cards[:82]) == [t.id for t in BOX.territories]
    for seats in SEATS:
        mode = GAME.mode(seats)
        state = started(seats)
        assert state.cards.size[0] == mode.high - mode.low


def test_C_07_three_icons_and_no_wild_card() -> None:
    count = Counter((t.map, ICONS[t.icon]) for t in BOX.territories)
    assert set(count) == {(name, icon) for name in ("westeros", "essos") for icon in ICONS}
    assert sum(count.values()) == 82


def test_C_08_the_end_game_card_is_in_a_skirmish() -> None:
    for seats in SEATS:
        state = started(seats)
        while not end_card_due(state):
            discard_card(state, state.cards.nth_in(0, 0))
        state.phase = 5  # drawing
        assert moves.DRAW + moves.END_GAME in members(state.chances())[::2]


def test_C_09_four_characters_a_house() -> None:
    houses = Counter(card["house"] for card in DATA["character_cards"])
    assert set(houses.values()) == {4}
    assert sum(houses.values()) == 28 == moves.MAESTERS - moves.CHARACTERS


def test_C_10_C_11_C_12_nothing_of_dominion_in_a_skirmish() -> None:
    """No gold (C-10), special units (C-11) or player boards (C-12): their places are empty."""
    shown = new(3).picture()
    assert not any(shown["modules"].values())
    kinds = ("maesters", "objectives", "maester_deck", "objective_deck", "effects", "window")
    assert not any(shown[key] for key in kinds)
    for row in shown["seats"]:
        assert not any(row[key] for key in ("gold", "gold_income", "points", "characters"))
    assert all(row["units"] == [] and row["seat_of"] is None for row in shown["territories"])


def test_C_13_187_cards() -> None:
    assert len(BOX.cards) == len(set(BOX.cards)) == 187
    copies = sum(card["copies"] for card in DATA["maester_cards"])
    assert (copies, len(DATA["objective_cards"])) == (40, 36)


def test_C_14_the_box() -> None:
    parts = DATA["components"]
    assert (parts["boards"], parts["army_pieces"], parts["seats_of_power"]) == (2, 315, 7)
    assert (parts["special_unit_tokens"], parts["coins"]) == (63, 75)
    dice = ("d6_attack", "d6_defence", "d8_attack", "d8_defence")
    assert sum(parts[key] for key in dice) == 9


def test_C_15_two_to_seven_players() -> None:
    assert (GAME.fewest, GAME.most) == (2, 7)
    assert [GAME.mode(seats).map for seats in SEATS] == ["essos", *["westeros"] * 3, *["both"] * 2]


# -- set-up


def test_S_01_two_players() -> None:
    state = started(2)
    assert [int(o) for o in state.owner[:48]] == [-3] * 48
    assert sum(int(o) == -1 for o in state.owner) == 10
    table = new(2)
    assert sorted(table.moves()) == ["house ghiscari", "house targaryen"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S_02_three_to_five_players(seats: int) -> None:
    everybody = ["stark", "baratheon", "lannister", "tyrell", "martell"]
    table = new(seats)
    assert sorted(table.moves()) == sorted(f"house {house}" for house in everybody[:seats])
    if seats < 5:
        assert table.refused(f"{table.asked()} house martell").rule == "S-02"
    assert table.refused(f"{table.asked()} house targaryen").rule == "S-02"


def test_S_03_dominion_is_out_of_play() -> None:
    table = started_table(3)
    for move in ("unit winterfell", "use jon_snow_stark", "claim pyke", "maester", "score"):
        known = [text for text in GAME.texts if text.startswith(move.split()[0])]
        assert table.refused(f"{table.asked()} {known[-1]}").rule == "S-03"


def test_S_01_W_03_every_number_has_its_houses() -> None:
    two, six = new(2), new(6)
    assert two.refused(f"{two.asked()} house stark").rule == "S-01"
    assert six.refused(f"{six.asked()} house martell").rule == "W-03"


@pytest.mark.parametrize("option", DOMINION_OPTIONS, ids=lambda option: option.name)
def test_S_03_so_are_the_options_of_dominion(option: Option) -> None:
    other = not option.default if option.kind == "switch" else option.words[-1]
    war = GAME.setup(6, {"mode": "world_dominion", option.name: other})
    assert war.options[option.name] == other
    GAME.setup(3, {"mode": "skirmish", option.name: option.default})  # as it is anyway
    with pytest.raises(Invalid, match="risk-option-idle"):
        GAME.setup(3, {"mode": "skirmish", option.name: other})


def started_table(seats: int, seed: object = 0) -> Table:
    table = new(seats, seed)
    while table.phase() == "house":
        table.play(f"{table.asked()} {table.moves()[0]}")
    return table


def test_S_04_the_highest_roll_is_first_then_clockwise() -> None:
    table = new(4, chance=["roll 3", "roll 2", "roll 6", "roll 5"])
    assert table.picture()["first"] == 2
    asked = []
    while table.phase() == "house":
        asked.append(table.asked())
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert asked == ["C", "D", "A"]  # the last one takes what is left
    assert table.asked() == "C"


def test_S_05_houses_are_picked_in_order() -> None:
    table = new(3, chance=["roll 1", "roll 6", "roll 2"])
    table.play("B house lannister")
    assert table.refused("C house lannister").rule == "S-05"
    assert table.refused("C deploy winterfell").rule == "S-05"  # no turn has begun
    table.play("C house stark")
    assert [table.seat(who)["house"] for who in "ABC"] == ["baratheon", "lannister", "stark"]


@pytest.mark.parametrize("seats", SEATS)
def test_S_06_S_07_the_deal(seats: int) -> None:
    """Twelve each for two (S-06); the whole deck evenly for three to five (S-07)."""
    expected = {2: [12, 12], 3: [16] * 3, 4: [12] * 4, 5: [9, 9, 10, 10, 10]}
    expected |= {6: [13, 13, 14, 14, 14, 14], 7: [11, 11, 12, 12, 12, 12, 12]}
    state = started(seats)
    assert [int(state.held[seat]) for seat in order(state)] == expected[seats]
    assert sum(int(n) for n in state.held) == {2: 24, 6: 82, 7: 82}.get(seats, 48)


@pytest.mark.parametrize("seats", SEATS)
def test_S_08_three_armies_on_each(seats: int) -> None:
    state = started(seats)
    dealt = [t for t in range(82) if state.owner[t] >= 0]
    first = [t for t in dealt if state.owner[t] == state.first]
    assert all(state.armies[t] == 3 for t in dealt)
    assert len(first) == state.held[state.first]


def test_S_09_two_neutral_armies_on_each_of_ten() -> None:
    state = started(2)
    neutral = [t for t in range(82) if state.owner[t] == -1]
    assert [int(state.armies[t]) for t in neutral] == [2] * 10


def test_S_10_nobody_keeps_a_card() -> None:
    for seats in SEATS:
        state = started(seats)
        assert [int(hand_size(state, seat)) for seat in range(seats)] == [0] * seats
        assert state.cards.size[1] == 0
        assert not end_card_due(state)


def test_S_11_the_high_roller_takes_the_first_turn() -> None:
    for seed in range(6):
        state = started(4, seed)
        assert state.turn == state.first
        assert next_playing(state, state.turn) == (state.first + 1) % 4


# -- World at War


@pytest.mark.parametrize("seats", [6, 7])
def test_W_01_both_maps(seats: int) -> None:
    state = started(seats)
    assert all(owner >= 0 for owner in state.owner)
    assert len({int(house) for house in state.houses}) == seats


def test_W_02_one_deck_of_82() -> None:
    assert started(6).cards.size[0] == 82


def test_W_09_skirmish_at_war() -> None:
    state = started(7)
    assert [int(n) for n in state.armies] == [3] * 82
    assert state.cards.size[0] == 82


def linked(state: Board, one: str, two: str) -> bool:
    a, b = BOX.territory(one), BOX.territory(two)
    land = state.land
    neighbours = [int(g) for g in land.neighbours[int(land.starts[a]) : int(land.starts[a + 1])]]
    return b in neighbours


def ports(name: str, coast: str) -> list[str]:
    return [t.id for t in BOX.territories if (t.map, t.port) == (name, coast)]


def test_W_10_the_narrow_sea() -> None:
    east, west = ports("westeros", "east"), ports("essos", "west")
    assert (len(east), len(west)) == (7, 5)
    war, peace = started(6), started(5)
    for one in east:
        for two in west:
            assert linked(war, one, two)
            assert linked(war, two, one)
            assert not linked(peace, one, two)
    assert not linked(war, "pyke", "myr")
    assert not linked(war, "gulltown", "meereen")


def test_W_11_both_maps_count() -> None:
    state = started(6)
    for t in range(82):
        state.owner[t] = 0
    state.held[0] = 82
    assert score(state, 0) == 139


# -- rulings


def test_A_01_armies_on_a_territory_are_an_option() -> None:
    assert GAME.setup(3).options["skirmish_armies_per_territory"] == 3
    state = started(3, skirmish_armies_per_territory=2)
    assert {int(n) for n in state.armies[:48]} == {2}


def test_A_02_those_tied_roll_again() -> None:
    table = new(3, chance=["roll 5", "roll 2", "roll 5", "roll 1", "roll 1", "roll 4", "roll 2"])
    assert table.picture()["first"] == 0
    told = table.news()
    assert told.count("Several players tie for the highest roll and roll again.") == 2
    assert "B rolls" not in "".join(told[4:])  # only those tied roll again


def test_A_02_dice_that_never_agree_end_in_a_fair_draw() -> None:
    """Nine ties in a row would go on for ever: a draw among those tied has the same odds."""
    table = new(2, chance=["roll 3"] * 16 + ["seat 1"])
    assert table.picture()["first"] == 1
    state = GAME.new(GAME.setup(3))
    for face in [4, 4, 1, *[2, 2] * 7]:
        state.apply(moves.ROLL + face - 1)
    assert members(state.chances()) == [moves.SEAT, 1, moves.SEAT + 1, 1]
    assert state.seat() == CHANCE


def test_A_40_dealing_82_cards() -> None:
    assert GAME.mode(6).deal == (13, 13, 14, 14, 14, 14)
    assert GAME.mode(7).deal == (11, 11, 12, 12, 12, 12, 12)


def test_A_43_twelve_ports_are_one_group() -> None:
    war = started(7)
    group = ports("westeros", "east") + ports("essos", "west")
    assert len(group) == 12
    assert all(linked(war, a, b) for a in group for b in group if a != b)


def test_A_44_no_neutrals_in_world_at_war() -> None:
    for seats in (6, 7):
        assert -1 not in [int(o) for o in started(seats).owner]


def test_A_67_world_at_war_begins_like_a_skirmish() -> None:
    table = new(6, chance=["roll 1", "roll 1", "roll 1", "roll 6", "roll 1", "roll 1"])
    assert table.asked() == "D"
    houses = {"stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell"}
    assert {move.split()[1] for move in table.moves()} == houses
    assert len(new(7).moves()) == 7


# -- examples


def test_E_07_five_players() -> None:
    state = started(5)
    assert [int(state.held[seat]) for seat in order(state)] == [9, 9, 10, 10, 10]


def test_E_08_two_players() -> None:
    state = started(2)
    assert [int(n) for n in state.held] == [12, 12]
    neutral = [int(state.armies[t]) for t in range(82) if state.owner[t] == -1]
    assert neutral == [2] * 10


def test_X_04_armies_at_the_start() -> None:
    expected = {3: [48] * 3, 4: [36] * 4, 5: [27, 27, 30, 30, 30], 2: [36, 36]}
    for seats, armies in expected.items():
        state = started(seats)
        assert [int(armies_of(state, seat)) for seat in order(state)] == armies
    assert armies_of(started(2), -1) == 20
