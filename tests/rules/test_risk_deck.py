"""Drawing a card: for a conquest, never a sixth, and where the End Game card lies."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter

import pytest
from scenario_risk import given

from council.core.play import rng_for
from council.core.state import members
from council.games.risk import moves
from council.games.risk.game import GAME
from council.games.risk.state.cards import discard_card, end_card_due


def test_S_20_never_a_sixth_card() -> None:
    five = "karhold winterfell gulltown pyke wolfswood"
    table = given(f"seats: 3\nlands: dragonstone A3\nrest: B1\nhands: {five}\nphase: draw")
    assert table.asked() == "B"  # there is nothing to draw
    hand = "karhold winterfell gulltown pyke"
    four = given(f"seats: 3\nlands: dragonstone A3\nrest: B1\nhands: {hand}\nphase: draw")
    assert four.moves() == ["done", "draw"]


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
            discard_card(state, outcome - moves.DRAW)
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
    assert not end_card_due(state)
    discard_card(state, state.cards.nth_in(0, 0))
    assert end_card_due(state)


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
