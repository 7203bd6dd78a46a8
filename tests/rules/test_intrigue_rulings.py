"""Rulings on open questions: A01 to A11, from placing and dropping out to the final score."""
# ruff: noqa: N802 - a test carries the id of its ruling

import pytest
from scenario import NAMES, Table, given, new

from council.core.game import Invalid, Message
from council.core.state import members
from council.games.intrigue.board import DEALING, DRAWING_THRONE
from council.games.intrigue.cards import fewest_tokens
from council.games.intrigue.game import GAME
from council.locales import Voice

SEVEN = "(0,0)=S (0,1)=L (0,2)=S (0,3)=L (0,4)=S (0,5)=L (0,6)=S"
EIGHT = SEVEN + " (0,7)=L"
EVERY = range(2, 7)


def standings(table: Table) -> list[str]:
    return [seat["standing"] for seat in table.picture()["seats"]]


def both(message: Message) -> tuple[str, str]:
    return Voice("en", NAMES)(message), Voice("de", NAMES)(message)


# -- placing


def test_A01_no_leaning_on_a_neighbour() -> None:
    table = given("court: (0,0)=S (0,1)=S (1,0)=S\nhands: S / T")
    assert table.places("S") == {(0, -1), (0, 2)}
    assert table.refused("A S(1,1)").rule == "R19"  # beside 2.1, over 1.2 and nothing
    half = given("court: (0,0)=S (0,1)=S (0,2)=L (0,3)=L (1,0)=S\nhands: S B / T")
    assert half.refused("A S(1,2)").rule == "R20"  # both cards under it, but no match
    assert half.refused("A S(1,3)").rule == "R19"


def test_A02_a_supported_gap_may_be_filled() -> None:
    table = given("court: 1.1=S 1.2=S 1.3=L 1.4=L 2.1=S 2.3=L\nhands: S B / T / T")
    assert "2.2" in table.slots("S")
    assert table.refused("A B 2.2").rule == "R20"
    table.play("A S 2.2")
    assert table.court()[1, 1] == "S"


def test_A03_no_passing() -> None:
    table = given(f"court: {EIGHT}\nhands: S T3 / L / L")
    with pytest.raises(Invalid) as no:
        GAME.parse(table.view(0), "pass")
    english, german = both(no.value.message)
    assert english.startswith("“pass” is not a move. A move is: place")
    assert german.startswith("„pass“ ist kein Zug. Ein Zug lautet: place")
    texts = {GAME.text(m).split()[0] for m in GAME.offers(table.state)}
    assert texts == {"place"}  # also when placing is bad for A


# -- dropping out


def test_A04_only_judged_when_the_turn_comes() -> None:
    """C holds L only: nothing takes L when A is on turn, something does when C is."""
    table = given("""
        court: (0,0)=S (0,1)=S (0,2)=S (0,3)=S (0,4)=S (0,5)=S (0,6)=S (0,7)=L
               (1,6)=L
        hands: B T / S S / L L
        turn:  B
    """)
    assert not [slot for slot in table.picture()["slots"] if "lannister" in slot["houses"]]
    assert standings(table) == ["in", "in", "in"]  # neither A nor C could place
    table.play("B S(1,5)")  # opens (2,5), which takes L
    assert table.asked() == "C"
    table.play("C L(2,5)")
    assert standings(table) == ["blocked", "in", "in"]


def test_A04_out_is_final_even_if_a_place_opens() -> None:
    table = given("""
        court: (0,0)=S (0,1)=S (0,2)=S (0,3)=S (0,4)=S (0,5)=S (0,6)=S (0,7)=L
               (1,6)=L
        hands: S / L / B T
        turn:  A
        out:   B
    """)
    no = table.refused("B L(1,5)")
    assert no.rule == "R25"
    table.play("A S(1,5)")  # (2,5) takes L now, but B is out and C cannot place: the round is over
    told = "A placed the last card and secretly draws an Iron Throne card."
    assert told in table.news()
    assert [row["points"] for row in table.picture()["seats"]] == [0, 1, 2]


def test_A04_the_last_player_is_judged_after_each_card() -> None:
    table = given(f"court: {EIGHT}\nhands: S T T / B / T\nturn: A")
    table.play("A S(1,0)")
    assert [row["points"] for row in table.picture()["seats"]] == [2, 1, 1]
    assert [line for line in table.news() if "out of this round" in line] == [
        "B cannot place a card and is out of this round with 1 card left.",
        "C cannot place a card and is out of this round with 1 card left.",
        "A cannot place a card and is out of this round with 2 cards left.",
    ]


def test_A04_an_elimination_is_no_decision() -> None:
    table = given(f"court: {EIGHT}\nhands: S2 / B / T\nturn: A")
    before = len(table.history)
    table.play("A S(1,0)")
    assert len(table.history) == before + 1  # B and C went out without being asked
    assert standings(table) == ["in", "blocked", "blocked"]


def test_A05_emptied_at_once_and_not_called_blocked() -> None:
    table = given(f"court: {EIGHT}\nhands: S / B / L\nturn: A")
    table.play("A S(1,0)")
    assert standings(table) == ["emptied", "blocked", "in"]
    assert table.news()[1:] == [
        "A has placed all cards and is finished with this round.",
        "B cannot place a card and is out of this round with 1 card left.",
    ]


# -- the end of a round


def test_A06_emptying_the_hand_earns_nothing() -> None:
    table = given(f"court: {EIGHT}\nhands: S / L2 / B\nturn: A", chance=["draw throne_1"])
    table.play("A S(1,0); B L(1,2); B L(1,4)")
    assert [int(held) for held in table.state.held] == [0, 1, 0]  # A was the first to be rid of all


def test_A06_the_last_placer_gets_it_with_cards_left() -> None:
    table = given(f"court: {EIGHT}\nhands: S / L T2 / B\nturn: A", chance=["draw throne_1"])
    table.play("A S(1,0); B L(1,2)")
    assert [int(held) for held in table.state.held] == [0, 1, 0]
    assert table.seat("B")["points"] == 2  # though A emptied the hand


def test_A06_one_card_even_if_all_are_empty() -> None:
    table = given(f"court: {EIGHT}\nhands: S / L / S\nturn: A")
    table.play("A S(1,0); B L(1,2); C S(1,4)")
    assert [int(held) for held in table.state.held] == [0, 0, 1]
    assert int(table.state.throne_deck).bit_count() == 6


def test_A07_last_placer_with_cards_left_takes_both() -> None:
    table = given(f"court: {SEVEN}\nhands: S T4 / B")
    table.play("A S(1,0)")
    a, b = table.picture()["seats"]
    assert (a["hidden_thrones"], a["points"], a["tokens"]) == (1, 4, [[2, 2]])
    assert (b["hidden_thrones"], b["points"]) == (0, 1)


@pytest.mark.parametrize("seats", EVERY)
def test_A08_a_new_deal_each_round(seats: int) -> None:
    table = new(seats, seed=8)
    first = [table.hand(who) for who in NAMES[:seats]]
    table.finish_round()
    assert table.picture()["round"] == 2
    second = [table.hand(who) for who in NAMES[:seats]]
    assert [len(hand) for hand in first] == [len(hand) for hand in second]
    assert first != second
    assert len(table.court()) == (seats == 5)
    assert int(table.state.throne_deck).bit_count() == 6  # not rebuilt
    assert standings(table) == ["in"] * seats
    assert not any(table.state.lacks)  # what a blocked player showed was of the old hand


def test_A08_all_36_cards_are_gathered() -> None:
    table = given(f"court: {EIGHT}\nhands: S / L / S", seed=3)
    state = table.state.copy()
    for text in ("stark 2.1", "lannister 2.3", "stark 2.5"):
        state.apply(GAME.number("place " + text))
    assert state.phase == DRAWING_THRONE
    state.apply(GAME.number("draw throne_1"))
    assert state.phase == DEALING
    assert len(members(state.chances())) == 2 * 36


@pytest.mark.parametrize(
    ("points", "tokens"),
    [(0, []), (1, [1]), (3, [2, 1]), (4, [2, 2]), (5, [5]), (9, [5, 2, 2]), (11, [5, 5, 1])],
)
def test_A09_the_fewest_tokens(points: int, tokens: list[int]) -> None:
    assert fewest_tokens(points) == tokens


def test_A09_tokens_of_earlier_rounds_are_not_merged() -> None:
    table = given("hands: S / L\nround: 3 of 3\npoints: 4+1 / 1+1\nthrones: throne_1 throne_2 / -")
    assert table.seat("A")["tokens"] == [[2, 2], [1]]  # not one token of 5
    assert table.seat("B")["tokens"] == [[1], [1]]


def test_A09_the_supply_never_runs_out() -> None:
    piles = " / ".join(["11+11+11"] * 4)  # more than all 24 tokens are worth
    table = given(
        f"court: {EIGHT}\nhands: S / T / T / T\nround: 4 of 4\npoints: {piles}\n"
        "thrones: throne_1 throne_2 throne_3 / - / - / -"
    )
    table.play("A S(1,0)")
    assert [row["points"] for row in table.picture()["seats"]] == [33, 34, 34, 34]


# -- the end of the game


def test_A10_no_floor_and_not_closest_to_zero() -> None:
    table = given(
        f"court: {EIGHT}\nhands: S / - / -\nround: 3 of 3\npoints: 1 / 0 / 2\n"
        "thrones: throne_6 / - / throne_3",
        chance=["draw throne_7"],
    )
    table.play("A S(1,0)")
    assert [row["score"] for row in GAME.results(table.state)] == [-5, 0, 0]
    assert [row["won"] for row in GAME.results(table.state)] == [1.0, 0.0, 0.0]
    assert "1. A: final score -5." in table.news()
    assert "1. A: Endwertung -5." in table.news("de")


def test_A11_further_cards_are_not_compared() -> None:
    same = [{"id": "throne_3", "daggers": 2}, {"id": "throne_6", "daggers": 9}]
    owner = GAME.with_data({"iron_throne": same}, "my.toml")
    table = given(
        f"court: {EIGHT}\nhands: S / - / -\nround: 4 of 4\npoints: 4 / 4 / 9\n"
        "thrones: throne_2 / throne_3 throne_4 / -",
        owner,
        ["draw throne_6"],
    )
    table.play("A S(1,0)")
    rows = owner.results(table.state)
    # Both score 0 and both show a card with 2 daggers; the others, 9 against 4, do not matter.
    assert [row["score"] for row in rows] == [0, 0, 9]
    assert [row["won"] for row in rows] == [0.5, 0.5, 0.0]


def test_A11_no_card_loses_to_any_card() -> None:
    most = GAME.with_data({"iron_throne": [{"id": "throne_1", "daggers": 20}]}, "my.toml")
    table = given(
        f"court: {EIGHT}\nhands: S / - / -\nround: 2 of 2\npoints: 3 / 2 / 9\n"
        "thrones: - / - / throne_2",
        most,
        ["draw throne_1"],
    )
    table.play("A S(1,0)")
    assert [row["score"] for row in most.results(table.state)] == [2, 2, 8]
    assert [row["won"] for row in most.results(table.state)] == [1.0, 0.0, 0.0]
