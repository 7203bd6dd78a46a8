"""Sets of cards: what makes one, what it is worth, when one has to be traded."""
# ruff: noqa: N802 - a test carries the id of its rule

from itertools import combinations

import pytest
from rules.test_risk_turn import BOX, pool
from scenario_risk import Table, given

from council.games.risk.cards import ICONS
from council.games.risk.game import GAME
from council.games.risk.state.sets import set_of

# By icon, Westeros: three Knights, three Siege Engines, three Fortifications.
KNIGHTS = ("karhold", "winterfell", "gulltown")
ENGINES = ("skagos", "wolfswood", "pyke")
FORTS = ("the_gift", "bear_island", "harrenhal")


def with_hand(*cards: str, lands: str = "the_gift A2", options: str = "") -> Table:
    text = f"seats: 3\nlands: {lands}\nrest: B1\nhands: {' '.join(cards)}\noptions: {options}"
    return given(text)


# -- sets


def icons(cards: tuple[str, ...]) -> list[str]:
    return [ICONS[BOX.territories[BOX.territory(card)].icon] for card in cards]


def test_S_16_three_alike_or_three_different() -> None:
    assert icons(KNIGHTS + ENGINES + FORTS) == [i for i in ICONS for _ in range(3)]
    state = with_hand().state
    for cards in combinations(KNIGHTS + ENGINES + FORTS, 3):
        kinds = len(set(icons(cards)))
        worth = set_of(state, *(BOX.territory(card) for card in cards))
        assert (worth > 0) == (kinds != 2)


def test_S_16_two_alike_and_one_other_is_no_set() -> None:
    table = with_hand("karhold", "winterfell", "pyke", lands="the_gift A2")
    assert table.moves() == ["done"]
    why = table.refused("A trade karhold")
    assert why.rule == "S-16"
    assert "Karhold" in why.en


def test_S_12_S_19_what_is_asked_says_whether_a_set_has_to_go() -> None:
    table = with_hand("karhold", "winterfell", "gulltown", "pyke")
    assert "or continue without" in table.refused("A stop").en
    table.play("A trade karhold")
    assert "the next card of the set" in table.refused("A stop").en
    must = with_hand("karhold", "winterfell", "gulltown", "pyke", "tarth")
    why = must.refused("A stop")
    assert (why.rule, "too many" in why.en, "zu viele" in why.de) == ("S-12", True, True)


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
            assert any(set_of(state, *cards) for cards in combinations(sorted(hand), 3))
    four = sorted(groups[0][:2] + groups[1][:2])
    assert not any(set_of(state, *cards) for cards in combinations(four, 3))


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


def test_S_16_the_picture_lists_every_set_with_its_armies_and_own_territories() -> None:
    hand = ("karhold", "winterfell", "skagos", "the_gift", "gulltown")  # K K S F K
    state = with_hand(*hand, lands="karhold A2, skagos A1").state
    view = GAME.describe(state.mask(0))
    found = view["trades"]
    assert [one["armies"] for one in found] == sorted((o["armies"] for o in found), reverse=True)
    assert {tuple(sorted(one["cards"])) for one in found} == {
        tuple(sorted(cards)) for cards in combinations(hand, 3) if len(set(icons(cards))) != 2
    }
    best = found[0]
    assert {"karhold", "skagos", "the_gift"} == set(best["cards"])
    assert (best["armies"], best["own"]) == (max(view["sets"]), 2)
