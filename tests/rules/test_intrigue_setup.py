"""Components and set-up: R01 to R10."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario import NAMES, given, new

from council.core.game import Invalid
from council.core.state import PUBLIC, members
from council.games.intrigue.cards import printed
from council.games.intrigue.game import GAME
from council.locales import Voice

HAND = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}
EVERY = range(2, 7)


def test_R01_the_box() -> None:
    box = GAME.box
    assert len(box.characters) == 36
    assert len(box.thrones) == 7
    assert sum(count for _, count in box.tokens) == 24
    assert len({c.id for c in box.characters}) == 36


def test_R02_tokens_are_worth_1_2_and_5() -> None:
    assert [value for value, _ in GAME.box.tokens] == [1, 2, 5]


def test_R03_four_houses_of_nine() -> None:
    assert [sum(c.house == h for c in GAME.box.characters) for h in range(4)] == [9, 9, 9, 9]
    names = [house["en"] for house in GAME.box.houses]
    assert names == ["House Stark", "House Lannister", "House Baratheon", "House Targaryen"]


@pytest.mark.parametrize(("named", "house"), [("shae", "L"), ("jon_snow", "S"), ("gendry", "B")])
def test_R03_only_the_colour_counts(named: str, house: str) -> None:
    table = given(f"court: (0,0)=L (0,1)=S\nhands: {named} T / T")
    moves = [GAME.text(m) for m in GAME.offers(table.state)]
    assert (f"place {named} 2.1" in moves) == (house in "LS")


@pytest.mark.parametrize("seats", EVERY)
def test_R04_two_to_six_play(seats: int) -> None:
    assert len(new(seats).picture()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_R04_fewer_or_more_are_refused(seats: int) -> None:
    with pytest.raises(Invalid) as no:
        GAME.setup(seats)
    assert Voice("en")(no.value.message) == (
        f"Westeros Intrigue is for 2 to 6 players, not {seats}."
    )
    assert Voice("de")(no.value.message) == (
        f"Die Intrigen von Westeros: für 2 bis 6 Personen, nicht für {seats}."
    )


def test_R04_who_watches_does_not_place() -> None:
    table = new(3)
    refusal = GAME.refuse(table.view(PUBLIC), GAME.offers(table.state)[0])
    assert refusal
    assert refusal.rule == "R04"
    assert table.say(refusal.message, "en") == "You are watching; only players can place cards."
    assert table.say(refusal.message, "de") == "Du schaust nur zu und kannst keine Karten ablegen."


def test_R05_two_decks_and_chance_decides() -> None:
    state = GAME.new(GAME.setup(4))
    assert [GAME.text(m) for m in members(state.chances())[::2]] == [
        f"deal {c.id}" for c in GAME.box.characters
    ]
    assert set(members(state.chances())[1::2]) == {1}  # each equally likely


def test_R05_the_second_deck_is_the_iron_throne() -> None:
    table = given("court: (0,0)=S\nhands: S / -")
    state = table.state.copy()
    state.apply(GAME.number("place stark 1.2"))
    assert [GAME.text(m) for m in members(state.chances())[::2]] == [
        f"draw throne_{k}" for k in range(1, 8)
    ]


def test_R05_nobody_places_while_cards_are_dealt() -> None:
    state = GAME.new(GAME.setup(4))
    refusal = GAME.refuse(state.mask(0), GAME.number("place stark 1.1"))
    assert refusal
    assert refusal.rule == "R05"
    assert Voice("en")(refusal.message) == ("Wait until the cards are dealt or drawn.")
    assert Voice("de")(refusal.message) == ("Warte, bis die Karten ausgeteilt oder gezogen sind.")


@pytest.mark.parametrize("seats", EVERY)
def test_R06_hand_sizes(seats: int) -> None:
    table = new(seats, seed=seats)
    assert [len(table.hand(who)) for who in NAMES[:seats]] == [HAND[seats]] * seats


def test_R06_the_data_file_says_the_same() -> None:
    for row in printed()["deal"]:
        table = new(row["players"])
        assert len(table.hand("A")) == row["hand"]
        assert 36 - row["players"] * row["hand"] == row["left_over"]
        assert (table.state.width, table.state.rounds) == (row["bottom_row_max"], row["rounds"])


def test_R07_eight_cards_take_no_part_with_two() -> None:
    table = new(2)
    spare = {c.id for k, c in enumerate(GAME.box.characters) if int(table.state.deck) >> k & 1}
    assert len(spare) == 8
    table.finish_round()
    placed = {line.text.split()[1] for line in table.log.lines if line.who in (0, 1)}
    assert len(placed) >= 7
    assert not placed & spare


def test_R08_five_players_start_with_a_card() -> None:
    table = new(5)
    assert list(table.court()) == [(0, 0)]
    assert table.asked() == "A"
    assert table.state.deck == 0
    (card,) = table.picture()["court"]
    name = next(c.name["en"] for c in GAME.box.characters if c.id == card["id"])
    assert table.news()[-1] == f"{name} is left over and starts the court."


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_R08_nobody_else_does(seats: int) -> None:
    assert new(seats).court() == {}


@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_R09_all_dealt_with_3_4_and_6(seats: int, left: int) -> None:
    table = new(seats)
    assert int(table.state.deck).bit_count() == left
    if seats in (3, 4, 6):
        assert sorted("".join(table.hand(who) for who in NAMES[:seats])) == sorted("SLBT" * 9)


def test_R10_hands_are_drawn_at_random_the_youngest_first() -> None:
    state = GAME.new(GAME.setup(3, {"first": "youngest", "ages": "40,8,33"}))
    state.apply(GAME.number("deal hodor"))
    assert [int(size) for size in state.sizes] == [0, 1, 0]
    hands = {new(3, seed).hand("A") for seed in range(20)}
    assert len(hands) > 10
