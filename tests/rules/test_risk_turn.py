"""The turn: reinforcements, sets of cards, maneuver, drawing a card."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter
from itertools import combinations

import pytest
from scenario_risk import Table, given

from council.core.play import rng_for
from council.core.state import members
from council.games.risk import moves
from council.games.risk.cards import ICONS
from council.games.risk.game import GAME

BOX = GAME.box
WESTERLANDS = ("the_crag", "golden_tooth", "casterly_rock", "silverhill", "crakehall")
# By icon, Westeros: three Knights, three Siege Engines, three Fortifications.
KNIGHTS = ("karhold", "winterfell", "gulltown")
ENGINES = ("skagos", "wolfswood", "pyke")
FORTS = ("the_gift", "bear_island", "harrenhal")


def holding(territories: int, castles: int) -> Table:
    """A holds so many territories, so many of them with castles, and no region; B the rest."""
    free = [*BOX.territories[:48:2], *BOX.territories[1:48:2]]  # spread over all regions
    chosen = [t for t in free if t.castle][:castles]
    chosen += [t for t in free if not t.castle][: territories - castles]
    lands = ", ".join(f"{t.id} A1" for t in chosen)
    return given(f"seats: 3\nlands: {lands}\nrest: B1\nturn: A")


def with_hand(*cards: str, lands: str = "the_gift A2", options: str = "") -> Table:
    text = f"seats: 3\nlands: {lands}\nrest: B1\nhands: {' '.join(cards)}\noptions: {options}"
    return given(text)


def pool(table: Table) -> int:
    return int(table.state.pool)


# -- the course of a turn


def test_S_12_reinforce_invade_maneuver_draw() -> None:
    table = given("seats: 3\nlands: pyke A5, the_crag A1\nrest: B1\nturn: A")
    phases = [table.phase()]
    table.play("A deploy pyke; A armies 3; roll 6 6 6 1")
    phases.append(table.phase())
    table.play("A attack pyke riverrun; A dice 3; A armies 3")
    table.play("A done")
    phases.append(table.phase())
    table.play("A done")
    phases.append(table.phase())
    table.play("A done")
    assert phases == ["deploy", "invade", "leave", "draw"]
    assert table.asked() == "B"


@pytest.mark.parametrize(
    ("territories", "castles", "armies"), [(10, 3, 4), (12, 6, 6), (20, 4, 8), (9, 2, 3)]
)
def test_S_13_a_third_of_territories_and_castles(
    territories: int, castles: int, armies: int
) -> None:
    table = holding(territories, castles)
    assert table.seat("A")["regions"] == []
    assert pool(table) == armies


@pytest.mark.parametrize(("territories", "castles"), [(2, 0), (5, 2), (8, 0)])
def test_S_14_never_below_three(territories: int, castles: int) -> None:
    assert pool(holding(territories, castles)) == 3


def test_S_15_regions_come_on_top() -> None:
    """Also on top of a base raised to three (A-07)."""
    table = given("seats: 3\nlands: pyke A1, harlaw A1\nrest: B1\nturn: A")
    assert pool(table) == 3 + 1
    assert table.seat("A")["regions"] == ["the_iron_islands"]
    table = given("seats: 3\nlands: pyke A1, tarth A1, harlaw N1\nrest: B1\nturn: A")
    assert pool(table) == 3


# -- sets


def icons(cards: tuple[str, ...]) -> list[str]:
    return [ICONS[BOX.territories[BOX.territory(card)].icon] for card in cards]


def test_S_16_three_alike_or_three_different() -> None:
    assert icons(KNIGHTS + ENGINES + FORTS) == [i for i in ICONS for _ in range(3)]
    state = with_hand().state
    for cards in combinations(KNIGHTS + ENGINES + FORTS, 3):
        kinds = len(set(icons(cards)))
        worth = state.set_of(*(BOX.territory(card) for card in cards))
        assert (worth > 0) == (kinds != 2)


def test_S_16_two_alike_and_one_other_is_no_set() -> None:
    table = with_hand("karhold", "winterfell", "pyke", lands="the_gift A2")
    assert table.moves() == ["done"]
    why = table.refused("A trade karhold")
    assert why.rule == "S-16"
    assert "Karhold" in why.en


def test_S_16_a_set_is_named_in_order_and_completed() -> None:
    table = with_hand("karhold", "winterfell", "gulltown", "pyke")
    assert table.refused("A trade pyke").rule == "S-16"
    table.play("A trade karhold")
    assert table.refused("A done").rule == "S-16"
    assert table.refused("A trade pyke").rule == "S-16"
    table.play("A trade winterfell")
    assert table.moves() == ["trade gulltown"]
    table.play("A trade gulltown")
    assert table.hand("A") == ["pyke"]
    assert table.refused("A trade oldtown").rule == "S-12"


@pytest.mark.parametrize(
    ("cards", "worth"), [(KNIGHTS, 4), (ENGINES, 5), (FORTS, 6), (("pyke", "karhold", "tarth"), 7)]
)
def test_S_17_what_sets_are_worth(cards: tuple[str, ...], worth: int) -> None:
    for used in ("", "crakehall oldtown sunspear"):  # sets traded before change nothing
        table = given(
            f"seats: 3\nlands: dragonstone A2\nrest: B1\nhands: {' '.join(cards)}\nused: {used}"
        )
        before = pool(table)
        ranked = sorted(cards, key=BOX.territory)
        trade = "; ".join(f"A trade {card}" for card in ranked)
        assert table.say(table.game.question(table.view(0)), "en").startswith("A, trade a set")
        table.play(trade)
        assert table.army("dragonstone") == f"A{2 + before + worth}"  # its one territory


def test_S_18_two_more_for_territories_on_the_cards() -> None:
    table = with_hand(*KNIGHTS, lands="karhold A1, gulltown A1, dragonstone A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert table.moves() == ["deploy karhold", "deploy gulltown"]
    assert table.refused("A deploy dragonstone").rule == "S-18"
    table.play("A deploy karhold; A armies 1; A deploy gulltown")
    assert table.armies("karhold", "gulltown") == ["A2", "A2"]
    assert "deploy dragonstone" in table.moves()
    assert pool(table) == 3 + 4


def test_S_18_both_may_go_to_one() -> None:
    table = with_hand(*KNIGHTS, lands="karhold A1, gulltown A1, dragonstone A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    table.play("A deploy gulltown; A armies 2")
    assert table.armies("karhold", "gulltown") == ["A1", "A3"]


def test_S_18_with_one_such_territory_there_is_nothing_to_choose() -> None:
    table = with_hand(*KNIGHTS, lands="winterfell A1, dragonstone A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert table.army("winterfell") == "A3"
    assert table.phase() == "deploy"


def test_S_19_with_five_cards_one_must_trade() -> None:
    table = with_hand(*KNIGHTS, "pyke", "wolfswood")
    assert "done" not in table.moves()
    assert table.refused("A done").rule == "S-19"
    four = with_hand(*KNIGHTS, "pyke")
    assert "done" in four.moves()


def test_S_20_never_a_sixth_card() -> None:
    five = "karhold winterfell gulltown pyke wolfswood"
    table = given(f"seats: 3\nlands: dragonstone A3\nrest: B1\nhands: {five}\nphase: draw")
    assert table.asked() == "B"  # there is nothing to draw
    hand = "karhold winterfell gulltown pyke"
    four = given(f"seats: 3\nlands: dragonstone A3\nrest: B1\nhands: {hand}\nphase: draw")
    assert four.moves() == ["done", "draw"]


def test_S_21_all_armies_are_deployed_in_own_territories() -> None:
    table = given("seats: 3\nlands: pyke A2, harlaw A1\nrest: B1\nturn: A")
    assert table.moves() == ["deploy pyke", "deploy harlaw"]
    assert table.refused("A deploy riverrun").rule == "S-21"
    assert table.refused("A done").rule == "S-21"
    table.play("A deploy pyke; A armies 3")
    assert table.refused("A attack pyke riverrun").rule == "S-21"
    assert table.moves() == ["deploy pyke", "deploy harlaw"]
    table.play("A deploy harlaw")
    assert table.armies("pyke", "harlaw") == ["A5", "A2"]
    assert table.phase() == "invade"


def test_S_21_no_more_than_there_are() -> None:
    table = given("seats: 3\nlands: pyke A2, harlaw A1\nrest: B1\nturn: A")
    table.play("A deploy pyke")
    assert table.moves() == ["armies 1", "armies 2", "armies 3", "armies 4"]
    assert table.refused("A armies 5").rule == "S-21"


# -- maneuver

MARCH = """
    seats: 3
    lands: riverrun A4, harrenhal A2, kings_landing A5, tarth A3, pyke A1, highgarden B2
    rest: B1
    phase: maneuver
"""


def test_S_49_one_maneuver_one_army_stays() -> None:
    table = given(MARCH)
    assert table.refused("A from pyke").rule == "S-49"
    assert table.refused("A from highgarden").rule == "S-49"
    table.play("A from riverrun")
    assert table.refused("A to riverrun").rule == "S-49"
    table.play("A to harrenhal")
    assert table.moves() == ["armies 1", "armies 2", "armies 3"]
    assert table.refused("A armies 4").rule == "S-31"
    table.play("A armies 3")
    assert table.armies("riverrun", "harrenhal") == ["A1", "A5"]
    assert table.asked() == "B"


def test_S_50_a_chain_of_own_territories() -> None:
    table = given(MARCH)
    assert table.refused("A from tarth").rule == "S-50"  # cut off
    table.play("A from kings_landing")
    assert table.moves() == ["to riverrun", "to harrenhal", "to pyke"]
    assert table.refused("A to tarth").rule == "S-50"


def test_S_51_a_maneuver_is_optional_and_no_attack() -> None:
    table = given(MARCH)
    assert table.moves()[0] == "done"
    assert not [move for move in table.moves() if move.split()[-1] == "highgarden"]
    table.play("A done")
    assert table.asked() == "B"


def test_E_09_riverrun_to_kings_landing() -> None:
    table = given(MARCH)
    table.play("A from riverrun; A to kings_landing; A armies 2")
    assert table.armies("riverrun", "harrenhal", "kings_landing") == ["A2", "A2", "A7"]


def test_E_10_not_through_others() -> None:
    table = given(MARCH.replace("harrenhal A2", "harrenhal B2"))
    table.play("A from riverrun")  # pyke is the one place left, so it is not asked for
    assert table.moves() == ["armies 1", "armies 2", "armies 3"]
    other = given(MARCH.replace("harrenhal A2", "harrenhal N2, stoney_sept A1, blackwater_rush A1"))
    other.play("A from riverrun")
    assert "to kings_landing" in other.moves()  # another chain of own territories


def test_A_20_by_sea_too() -> None:
    """A lane (Pyke - Riverrun), and ports of one coast (Gulltown - Sunspear)."""
    table = given("seats: 3\nlands: gulltown A3, sunspear A1\nrest: B1\nphase: maneuver")
    table.play("A from gulltown; A armies 2")
    assert table.armies("gulltown", "sunspear") == ["A1", "A3"]
    lane = given("seats: 3\nlands: bear_island A2, stoney_shore A1\nrest: B1\nphase: maneuver")
    assert lane.moves() == ["done", "from bear_island"]


# -- drawing


def test_S_52_a_card_for_a_conquest() -> None:
    table = given("seats: 3\nlands: pyke A5\nrest: B1\nphase: invade")
    table.play("roll 6 6 6 1; A attack pyke riverrun; A dice 3; A armies 4; A done; A done")
    assert table.moves() == ["done", "draw"]
    table.play("card tarth; A draw")
    assert table.hand("A") == ["tarth"]
    none = given("seats: 3\nlands: pyke A5, harlaw A1\nrest: B1\nphase: invade")
    none.play("A done; A done")
    assert none.asked() == "B"


def test_S_52_a_card_may_be_left() -> None:
    table = given("seats: 3\nlands: pyke A5\nrest: B1\nphase: draw")
    table.play("A done")
    assert table.hand("A") == []
    assert table.asked() == "B"


def test_E_11_one_card_for_three_conquests() -> None:
    table = given("seats: 3\nlands: pyke A9\nrest: B1\nphase: invade")
    table.play("roll 6 6 6 1; A attack pyke riverrun; A dice 3; A armies 8")
    table.play("roll 6 6 6 1; A attack riverrun the_crag; A dice 3; A armies 6")
    table.play("roll 6 6 6 1; A attack the_crag golden_tooth; A dice 3; A armies 3")
    assert table.picture()["conquests"] == 3
    table.play("A done; A done; A draw")
    assert len(table.hand("A")) == 1
    assert table.asked() == "B"


# -- examples


def test_E_01_ten_territories_three_castles() -> None:
    assert pool(holding(10, 3)) == 4


def test_E_02_five_territories_two_castles() -> None:
    assert pool(holding(5, 2)) == 3


def test_E_03_the_westerlands() -> None:
    lands = ", ".join(f"{t} A1" for t in WESTERLANDS)
    table = given(f"seats: 3\nlands: {lands}\nrest: B1\nturn: A")
    assert table.state.region_income(0) == 2
    assert pool(table) == 3 + 2


def test_E_04_three_knights() -> None:
    table = with_hand(*KNIGHTS, lands="dragonstone A1, tarth A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert pool(table) == 3 + 4


def test_E_05_two_more_only_there() -> None:
    table = with_hand(*KNIGHTS, lands="winterfell A1, karhold A1, tarth A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert int(table.state.bonus) == 2
    assert table.refused("A deploy tarth").rule == "S-18"


def test_E_06_no_passing_with_five() -> None:
    table = with_hand(*KNIGHTS, *ENGINES[:2])
    assert table.refused("A done").rule == "S-19"


def test_X_03_any_five_cards_contain_a_set() -> None:
    state = with_hand().state
    groups = {icon: [k for k in range(48) if BOX.territories[k].icon == icon] for icon in range(3)}
    for a in range(6):
        for b in range(6 - a):
            hand = groups[0][:a] + groups[1][:b] + groups[2][: 5 - a - b]
            assert any(state.set_of(*cards) for cards in combinations(sorted(hand), 3))
    four = sorted(groups[0][:2] + groups[1][:2])
    assert not any(state.set_of(*cards) for cards in combinations(four, 3))


@pytest.mark.parametrize(
    ("seats", "base", "regions"), [(3, 22, 19), (2, 16, 16)], ids=["westeros", "essos"]
)
def test_X_09_X_10_everything_held(seats: int, base: int, regions: int) -> None:
    """All of Westeros 41 armies (X-09), all of Essos 32 (X-10)."""
    one = "tarth" if seats == 3 else "lys"
    state = given(f"seats: {seats}\nlands: {one} B1\nrest: A1\nturn: A").state
    state.take_over(BOX.territory(one), 0)
    assert (state.base(0), state.region_income(0)) == (base, regions)
    assert state.income(0) == base + regions


# -- the deck


def test_A_03_X_01_X_02_the_end_game_card_is_in_the_bottom_half() -> None:
    """No draw of the top part can end the game; then each place left is equally likely."""
    for seats, top in ((3, 24), (2, 17), (6, 41)):
        one = "lys" if seats == 2 else "tarth"
        whole = given(f"seats: {seats}\nlands: {one} A2\nrest: B1\nphase: draw")
        size = whole.deck()
        assert size - size // 2 == top
        for drawn in range(size + 1):
            state = given(
                f"seats: {seats}\nlands: {one} A2\nrest: B1\nphase: draw\ndeck: {size - drawn}"
            ).state
            state.apply(moves.TAKE)
            odds = members(state.chances())
            outcomes = dict(zip(odds[::2], odds[1::2], strict=True))
            left = size - drawn
            if drawn < top:
                assert moves.DRAW + moves.END_GAME not in outcomes
                assert len(outcomes) == left
            else:
                assert outcomes[moves.DRAW + moves.END_GAME] == 1
                assert set(outcomes.values()) == {1}
                assert len(outcomes) == left + 1


@pytest.mark.parametrize(("seats", "first", "last"), [(3, 25, 49), (2, 18, 35), (6, 42, 83)])
def test_X_01_its_place_is_uniform(seats: int, first: int, last: int) -> None:
    one = "lys" if seats == 2 else "tarth"
    start = given(f"seats: {seats}\nlands: {one} A2\nrest: B1\nphase: draw").state
    start.apply(moves.TAKE)
    rng = rng_for("end game", seats)
    games = 4000
    found: Counter[int] = Counter()
    for _ in range(games):
        state = start.copy()
        place = 1
        while (outcome := state.chance(rng)) != moves.DRAW + moves.END_GAME:
            state.discard(outcome - moves.DRAW)
            place += 1
        found[place] += 1
    assert min(found) == first
    assert max(found) == last
    places = last - first + 1
    expected = games / places
    spread = sum((found[p] - expected) ** 2 / expected for p in range(first, last + 1))
    assert spread <= places - 1 + 6 * (2 * (places - 1)) ** 0.5


def test_X_02_the_first_draws_never_end_the_game() -> None:
    state = given("seats: 3\nlands: tarth A2\nrest: B1\nphase: draw\ndeck: 25").state
    assert not state.end_card_due()
    state.discard(state.cards.nth_in(0, 0))
    assert state.end_card_due()


# -- rulings


def test_A_04_traded_cards_stay_out() -> None:
    table = with_hand(*KNIGHTS, lands="dragonstone A1, tarth A1")
    before = table.deck()
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert table.deck() == before
    assert [card["id"] for card in table.picture()["discards"]] == list(KNIGHTS)


def test_A_07_the_minimum_is_of_the_base_only() -> None:
    """Three, a region's bonus and a set add up."""
    table = with_hand(*KNIGHTS, lands="pyke A1, harlaw A1")
    assert pool(table) == 3 + 1
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert pool(table) == 3 + 1 + 4


def test_A_08_per_set_or_per_card() -> None:
    lands = "karhold A1, gulltown A1, winterfell A1, tarth A1"
    table = with_hand(*KNIGHTS, lands=lands)
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert int(table.state.bonus) == 2
    each = with_hand(*KNIGHTS, lands=lands, options="per_card")
    each.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert each.armies("karhold", "gulltown", "winterfell", "tarth") == ["A3", "A3", "A3", "A1"]
    assert GAME.setup(3).options["territory_match_scope"] == "per_set"


def test_A_09_control_counts_at_the_trade() -> None:
    table = with_hand(*KNIGHTS, lands="dragonstone A1, tarth A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert int(table.state.bonus) == 0
    assert table.army("karhold") == "B1"


def test_A_11_a_sixth_card_is_not_drawn() -> None:
    five = " ".join((*KNIGHTS, *ENGINES[:2]))
    table = given(f"seats: 3\nlands: tarth A3\nrest: B1\nhands: {five}\nphase: draw")
    assert len(table.hand("A")) == 5
    assert table.asked() == "B"


def test_A_12_any_number_of_sets() -> None:
    """With up to five cards that is one: two are left, and no question follows."""
    table = with_hand(*KNIGHTS, *ENGINES[:2], lands="dragonstone A1, tarth A1")
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert table.phase() == "deploy"
    many = with_hand(*KNIGHTS, *ENGINES, *FORTS, lands="dragonstone A1, tarth A1", options="may")
    many.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    many.play("; ".join(f"A trade {card}" for card in ENGINES))
    many.play("; ".join(f"A trade {card}" for card in FORTS))
    assert pool(many) == 3 + 4 + 5 + 6


def test_A_13_no_limit_on_armies() -> None:
    """Numbers above 127 are counted from the other end."""
    table = given("seats: 3\nlands: pyke A300, harlaw A1\nrest: B1\nphase: maneuver")
    table.play("A from pyke")
    shown = table.moves()
    assert len(shown) == 127 + 1 + 127
    assert shown[126:129] == ["armies 127", "armies all", "leave 2"]
    assert table.refused("A leave 1").rule == "A-13"
    for move, left in (("armies all", 1), ("leave 2", 2), ("leave 128", 128), ("armies 127", 173)):
        again = given("seats: 3\nlands: pyke A300, harlaw A1\nrest: B1\nphase: maneuver")
        again.play(f"A from pyke; A {move}")
        assert again.armies("pyke", "harlaw") == [f"A{left}", f"A{301 - left}"]


def test_A_13_small_numbers_are_said_plainly() -> None:
    table = given("seats: 3\nlands: pyke A9, harlaw A1\nrest: B1\nphase: maneuver")
    table.play("A from pyke")
    assert table.refused("A armies all").rule == "A-13"
    assert table.refused("A leave 2").rule == "A-13"
    assert table.refused("A leave 9").rule == "S-31"


def test_A_66_hands_are_hidden_their_size_is_open() -> None:
    table = given("seats: 3\nlands: pyke A5\nrest: B1\nhands: tarth oldtown / skagos\nphase: draw")
    assert [row["cards"] for row in table.picture(1)["seats"]] == [2, 1, 0]
    assert table.picture(1)["seats"][0]["known"] == []
    assert [card["id"] for card in table.picture(0)["hand"]] == ["tarth", "oldtown"]
    table.play("card the_eyrie; A draw")
    assert "A draws a territory card." in table.news(reader=1)
    assert "A draws the card The Eyrie (Knight)." in table.news(reader=0)
    assert table.log_for(1).lines[-1].text == "draw ?"


def test_A_66_open_cards_are_an_option() -> None:
    text = "seats: 3\nlands: pyke A5\nrest: B1\nhands: tarth / skagos\nphase: draw\noptions: open"
    table = given(text)
    assert [card["id"] for card in table.picture(1)["seats"][0]["known"]] == ["tarth"]
    table.play("card the_eyrie; A draw")
    assert table.log_for(1).lines[-1].text == "draw the_eyrie"
    assert GAME.setup(3).options["open_territory_cards"] is False
