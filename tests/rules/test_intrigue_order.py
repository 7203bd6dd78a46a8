"""Order of play: R11 to R14."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario import NAMES, given, new

from council.core.game import IllegalMove
from council.core.state import members
from council.games.intrigue.game import GAME
from council.games.intrigue.moves import DEAL

EVERY = range(2, 7)


@pytest.mark.parametrize("seats", EVERY)
def test_R11_the_youngest_starts_and_turns_go_clockwise(seats: int) -> None:
    ages = [30] * seats
    ages[seats - 1] = 7
    table = new(seats, first="youngest", ages=ages)
    asked = []
    for _ in range(seats + 1):
        asked.append(table.asked())
        table.move(int(table.state.turn), int(table.state.legal_moves()[0]))
    assert "".join(asked) == NAMES[seats - 1] + NAMES[:seats]


def test_R11_not_your_turn() -> None:
    table = given("hands: S / L / B")
    no = table.refused("B L(0,0)")
    assert no.rule == "R11"
    assert no.en == "It is A's turn, not yours."
    assert no.de == "A ist am Zug, nicht du."


@pytest.mark.parametrize("seats", EVERY)
def test_R12_as_many_rounds_as_players(seats: int) -> None:
    table = new(seats)
    for k in range(seats):
        assert not table.over()
        assert table.picture()["round"] == k + 1
        table.finish_round()
    assert table.over()
    assert sum(row["hidden_thrones"] + len(row["thrones"]) for row in table.picture()["seats"]) == (
        seats
    )


def test_R12_after_the_last_round_nothing_is_placed() -> None:
    table = given("round: 1 of 1\ncourt: (0,0)=S\nhands: S / -")
    table.play("A S(0,1)")
    assert table.over()
    no = table.refused("A S(0,2)")
    assert no.rule == "R12"
    assert no.en == "The game is over: all rounds have been played."
    assert no.de == "Die Partie ist zu Ende: Alle Runden sind gespielt."


@pytest.mark.parametrize("seats", EVERY)
@pytest.mark.parametrize("first", [0, 1])
def test_R13_everybody_starts_once_going_left(seats: int, first: int) -> None:
    table = new(seats, first=first)
    starters = []
    while not table.over():
        starters.append(int(table.state.turn))
        table.finish_round()
    assert starters == [(first + k) % seats for k in range(seats)]


def test_R13_the_neighbour_starts_whoever_placed_last() -> None:
    table = given("round: 1 of 3\nturn: C\ncourt: (0,0)=S\nhands: - / - / S")
    table.play("C S(0,1)")  # C started nothing, C placed last
    assert table.asked() == "B"


def test_R14_one_card_from_hand_into_the_court() -> None:
    table = given("court: (0,0)=S\nhands: S2 L / B")
    table.play("A S(0,1)")
    assert table.hand("A") == "SL"
    assert table.court() == {(0, 0): "S", (0, 1): "S"}
    assert table.asked() == "B"


def test_R14_only_a_card_one_holds() -> None:
    table = given("court: (0,0)=S\nhands: jon_snow / L")
    house = table.refused("A L(0,1)")
    assert house.rule == "R14"
    assert house.en == "You do not have a card of House Lannister."
    assert house.de == "Du hast keine Karte von Haus Lennister auf der Hand."
    named = table.refused("A hodor(0,1)")
    assert named.rule == "R14"
    assert named.en == "Hodor is not in your hand."
    assert named.de == "Hodor ist nicht auf deiner Hand."


def test_R14_nothing_but_placing() -> None:
    table = given("hands: S / L")
    with pytest.raises(IllegalMove) as no:
        table.move(0, int(DEAL))
    assert no.value.refusal.rule == "R14"
    assert table.say(no.value.refusal.message, "en") == (
        "On your turn you place a card; cards are dealt and drawn for you."
    )
    assert table.say(no.value.refusal.message, "de") == (
        "In deinem Zug legst du eine Karte ab; ausgeteilt und gezogen wird automatisch."
    )
    assert all(GAME.text(m).startswith("place ") for m in members(table.state.legal_moves()))
