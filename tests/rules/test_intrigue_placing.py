"""Placing a card: R15 to R21, Examples 1 and 2, and the positions about placing."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario import Table, given, new

from council.games.intrigue.game import GAME

EVERY = range(2, 7)
EX2 = """
    court: (2,1)=S (2,2)=B
           (1,1)=S (1,2)=B (1,3)=S (1,4)=B (1,5)=S
           (0,0)=sandor_clegane (0,1)=S (0,2)=B (0,3)=S
           (0,4)=B (0,5)=S (0,6)=B (0,7)=jaime_lannister
"""


def others(seats: int) -> str:
    return " / T" * (seats - 1)


def row(houses: str) -> str:
    return " ".join(f"(0,{x})={house}" for x, house in enumerate(houses))


def written(rule: str, slots: set[str]) -> bool:
    """Whether our rulebook names just these places, in both languages."""
    *most, last = sorted(slots)
    text = GAME.rulebook.rules[rule].text
    return f"{', '.join(most)} and {last}" in text["en"] and (
        f"{', '.join(most)} und {last}" in text["de"]
    )


def fits(table: Table) -> dict[str, set[tuple[int, int]]]:
    return {house: table.places(house) for house in "SLBT"}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_R15_the_first_card_opens_the_bottom_row(seats: int) -> None:
    table = given("hands: S L B T" + others(seats))
    assert fits(table) == {house: {(0, 0)} for house in "SLBT"}
    assert table.slots("S") == {"1.1"}


@pytest.mark.parametrize("slot", ["1.0", "1.2", "1.8", "2.1", "3.0"])
def test_R15_nowhere_else(slot: str) -> None:
    no = given("hands: S / L").refused(f"A S {slot}")
    assert no.rule == "R15"
    assert no.en == (
        "The first card of a round opens the bottom row (1.1); every other place comes later."
    )
    assert no.de == (
        "Die erste Karte einer Runde eröffnet die unterste Reihe (1.1);"
        " alle anderen Plätze kommen später."
    )


def test_R15_with_five_the_first_player_already_adds() -> None:
    table = new(5)
    assert all(table.slots(house) == {"1.0", "1.2"} for house in set(table.hand("A")))


def test_R16_either_end_any_house() -> None:
    table = given("court: (0,0)=S (0,1)=S (0,2)=S\nhands: S L B T / T")
    for house in "LBT":
        assert table.places(house) == {(0, -1), (0, 3)}
    assert {(0, -1), (0, 3)} < table.places("S")


def test_R16_the_row_grows_both_ways() -> None:
    table = given("court: (0,0)=S\nhands: L T S / B B")
    table.play("A L(0,-1); B B(0,1); A T(0,-2); B B(0,2)")
    assert table.court() == {(0, -2): "T", (0, -1): "L", (0, 0): "S", (0, 1): "B", (0, 2): "B"}


def test_R16_not_away_from_the_row() -> None:
    no = given("court: (0,0)=S (0,1)=S\nhands: L / T").refused("A L(0,4)")
    assert no.rule == "R16"
    assert no.en == (
        "That place is not next to an end of the bottom row."
        " Free: the left end (1.0) and the right end (1.3)."
    )
    assert no.de == (
        "Dieser Platz grenzt an kein Ende der untersten Reihe."
        " Frei sind das linke Ende (1.0) und das rechte (1.3)."
    )


def test_R17_never_between_two_cards_that_touch() -> None:
    table = given("court: (0,0)=jon_snow (0,1)=L (0,2)=B\nhands: S T / T")
    assert not table.places("T") & {(0, 0), (0, 1), (0, 2)}
    no = table.refused("A T(0,0)")
    assert no.rule == "R17"
    assert no.en == "Jon Snow already lies there; you cannot place a card in between."
    assert no.de == "Dort liegt schon Jon Schnee, und du kannst keine Karte dazwischenlegen."


def test_R17_a_gap_is_not_between_touching_cards() -> None:
    gap = "court: 1.1=S 1.2=S 1.3=S 1.4=S 2.1=S 2.3=S\nhands: S / T"
    assert "2.2" in given(gap).slots("S")


@pytest.mark.parametrize("seats", EVERY)
def test_R18_length_of_the_bottom_row(seats: int) -> None:
    most = 7 if seats == 2 else 8
    table = given(f"court: {row('S' * (most - 1))}\nhands: S T T" + others(seats))
    assert table.places("T") == {(0, -1), (0, most - 1)}
    full = given(f"court: {row('S' * most)}\nhands: S T T" + others(seats))
    assert full.places("T") == set()
    for place in ("1.0", "1.8") if seats == 2 else ("1.0",):
        no = full.refused(f"A T {place}")
        assert no.rule == "R18"
        assert no.en == f"The bottom row is full: {most} cards are the limit."
        assert no.de == f"Die unterste Reihe ist voll: Sie fasst {most} Karten."


def test_R19_on_two_neighbours_of_the_row_below() -> None:
    table = given("court: 1.1=S 1.2=S 1.3=S 2.1=S\nhands: S / T")
    assert table.slots("S") == {"1.0", "1.4", "2.2"}
    table.play("A S 2.2")
    assert table.court()[1, 1] == "S"


@pytest.mark.parametrize("slot", ["2.2", "2.3", "3.1"])
def test_R19_nothing_hangs_in_the_air(slot: str) -> None:
    no = given("court: 1.1=S 1.2=S 2.1=S\nhands: S / T").refused(f"A S {slot}")
    assert no.rule == "R19"
    assert no.en == (
        "A card needs two neighbouring cards in the row below; that place does not have them."
    )
    assert no.de == (
        "Eine Karte braucht zwei benachbarte Karten in der Reihe darunter; dort fehlen sie."
    )


@pytest.mark.parametrize("under", ["SL", "LS", "SS"])
def test_R20_one_match_is_enough(under: str) -> None:
    assert (1, 0) in given(f"court: {row(under)}\nhands: S / T").places("S")


@pytest.mark.parametrize("under", ["LB", "LL", "TB"])
def test_R20_no_match_no_place(under: str) -> None:
    table = given(f"court: {row(under)}\nhands: S / T")
    assert (1, 0) not in table.places("S")
    assert table.refused("A S(1,0)").rule == "R20"


def test_R20_says_what_lies_below() -> None:
    table = given("court: 1.1=jaime_lannister 1.2=gendry\nhands: S / T")
    no = table.refused("A S 2.1")
    assert no.en == (
        "A card of House Stark cannot lie on Jaime Lannister and Gendry:"
        " neither of them belongs to that House."
    )
    assert no.de == (
        "Eine Karte von Haus Stark darf nicht auf Jaime Lennister und Gendry liegen:"
        " Keine von beiden gehört zu diesem Haus."
    )


def test_R20_only_the_cards_directly_below_count() -> None:
    table = given("court: 1.1=S 1.2=L 1.3=L 2.1=L 2.2=L\nhands: S L / T")
    assert "3.1" in table.slots("L")
    assert table.refused("A S 3.1").rule == "R20"


def test_R21_up_as_soon_as_two_touch() -> None:
    table = given("court: 1.1=S 1.2=S\nhands: S2 T / S T")
    table.play("A S 2.1; B S 1.3; A S 2.2")
    table.play("B T 1.0")
    assert table.slots("T") == {"1.0", "1.5", "2.1"}  # the bottom row has only four cards
    one = given("court: 1.1=S\nhands: S / T")
    assert one.slots("S") == {"1.0", "1.2"}
    assert one.refused("A S 2.1").rule == "R19"


@pytest.mark.parametrize("seats", EVERY)
def test_EX1_the_third_card(seats: int) -> None:
    table = given("court: (0,0)=L (0,1)=S\nhands: stannis_baratheon S L T" + others(seats))
    ends = {(0, -1), (0, 2)}
    assert fits(table) == {
        "B": ends,
        "T": ends,
        "S": ends | {(1, 0)},
        "L": ends | {(1, 0)},
    }
    assert all(written("EX1", table.slots(house)) for house in "SLBT")
    for slot in ("1.1", "1.2"):  # there is no place between them
        assert table.refused(f"A stannis_baratheon {slot}").rule == "R17"
    assert table.refused("A stannis_baratheon 2.1").rule == "R20"


def test_EX1B_the_third_card_matches() -> None:
    table = given("court: (0,0)=L (0,1)=B\nhands: stannis_baratheon / T / T")
    assert table.places("B") == {(0, -1), (0, 2), (1, 0)}
    assert table.slots("B") == {"1.0", "1.3", "2.1"}
    assert written("EX1B", table.slots("B"))


def test_EX2_two_places_for_tyrion() -> None:
    table = given(EX2 + "hands: tyrion_lannister S B T / T / T")
    assert fits(table) == {
        "L": {(1, 0), (1, 6)},
        "S": {(1, 0), (2, 3), (2, 4), (3, 1)},
        "B": {(1, 6), (2, 3), (2, 4), (3, 1)},
        "T": set(),
    }
    assert all(written("EX2", table.slots(house)) for house in "SLB")
    assert table.refused("A tyrion_lannister 1.0").rule == "R18"
    for slot in ("3.4", "3.5", "4.2"):
        assert table.refused(f"A tyrion_lannister {slot}").rule == "R20"
    table.play("A tyrion_lannister 2.7")


def test_EX2_a_hand_of_targaryens_is_out() -> None:
    table = given(EX2 + "hands: S B / T2 / S")
    table.play("A S 3.4")
    assert table.seat("B")["standing"] == "blocked"
    assert table.asked() == "C"


def test_POS_GAP_legal_places() -> None:
    table = given("""
        court: (0,0)=S (0,1)=S (0,2)=L (0,3)=L (1,0)=S (1,2)=L
        hands: S L B T / T / T
    """)
    ends = {(0, -1), (0, 4)}
    assert fits(table) == {
        "S": ends | {(1, 1)},
        "L": ends | {(1, 1)},
        "B": ends,
        "T": ends,
    }
    assert all(written("POS-GAP", table.slots(house)) for house in "SLBT")
    assert table.refused("A S(2,0)").rule == "R19"  # the two cards of row 1 do not touch
    table.play("A S(1,1)")
    assert (2, 0) in given("""
        court: (0,0)=S (0,1)=S (0,2)=L (0,3)=L (1,0)=S (1,1)=S (1,2)=L
        hands: S / T / T
    """).places("S")


@pytest.mark.parametrize("start", "SLBT")
def test_POS_5P_first_turn(start: str) -> None:
    table = given(f"court: (0,0)={start}\nhands: S L B T / T / T / T / S")
    assert fits(table) == {house: {(0, -1), (0, 1)} for house in "SLBT"}
    assert written("POS-5P", table.slots("T"))


@pytest.mark.parametrize("seats", EVERY)
def test_POS_CAP_is_the_row_full(seats: int) -> None:
    seven = given(f"court: {row('SLSLSLS')}\nhands: S L B T" + others(seats))
    ends = {c for house in "SLBT" for c in seven.places(house) if c[0] == 0}
    assert ends == (set() if seats == 2 else {(0, -1), (0, 7)})
    if seats > 2:
        assert written("POS-CAP", {slot for slot in seven.slots("B") if slot[0] == "1"})
        eight = given(f"court: {row('SLSLSLSL')}\nhands: S L B T" + others(seats))
        assert not {c for house in "SLBT" for c in eight.places(house) if c[0] == 0}
        assert eight.refused("A T 1.0").rule == "R18"
