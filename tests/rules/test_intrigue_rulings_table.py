"""Rulings on open questions: A12 to A20, who starts, who sees what, how the court grows."""
# ruff: noqa: N802 - a test carries the id of its ruling

import pytest
from rules.corpus import Round
from rules.test_intrigue_rulings import EIGHT, EVERY, both
from scenario import given, new

from council.core.game import Invalid
from council.core.state import CHANCE, PUBLIC, members
from council.games.intrigue.game import GAME

# -- who starts, who sees what


def test_A12_the_first_player() -> None:
    assert new(4).asked() == "A"
    assert new(4, first=2).asked() == "C"
    assert new(4, first="youngest", ages="30,8,12,8").asked() == "B"
    assert {new(4, seed, first="random").asked() for seed in range(40)} == set("ABCD")


def test_A12_the_draw_is_a_chance_decision_before_the_deal() -> None:
    state = GAME.new(GAME.setup(3, {"first": "random"}))
    assert state.seat() == CHANCE
    assert [GAME.text(m) for m in members(state.chances())[::2]] == [
        "first 0",
        "first 1",
        "first 2",
    ]
    table = new(3, first="random", chance=["first 2"])
    assert table.asked() == "C"
    assert table.news()[0] == "C is chosen at random to start the first round."
    assert table.news("de")[0] == "Das Los bestimmt: C beginnt die erste Runde."


@pytest.mark.parametrize(
    ("options", "english"),
    [
        ({"first": "3"}, "The option first cannot be 3; the seats are 0 to 2."),
        (
            {"first": "youngest"},
            "To let the youngest start, give an age for each of the 3 players, such as"
            " ages=34,12. You gave 0.",
        ),
        (
            {"ages": "3,4,5"},
            "Ages are used only with first=youngest; leave them out or set first=youngest.",
        ),
    ],
)
def test_A12_what_cannot_be_is_refused(options: dict[str, str], english: str) -> None:
    with pytest.raises(Invalid) as no:
        GAME.setup(3, options)
    assert both(no.value.message)[0] == english
    assert both(no.value.message)[1] != english


def test_A12_no_age_is_kept() -> None:
    table = new(2, first="youngest", ages="71,65")
    assert "71" not in table.log.dump().splitlines()[0]
    assert table.log.setup.options["ages"] == []


def test_A13_hand_sizes_and_tokens_are_public_cards_are_not() -> None:
    table = given(
        "hands: jon_snow hodor / shae / gendry bronn\nround: 2 of 3\npoints: 5 / 2 / 0\n"
        "thrones: - / throne_7 / -\nout: C"
    )
    for viewer in (0, 1, 2, PUBLIC):
        shown = table.picture(viewer)
        assert [row["cards"] for row in shown["seats"]] == [2, 1, 2]
        assert [row["points"] for row in shown["seats"]] == [5, 2, 0]
        held = {0: ("jon_snow", "hodor"), 1: ("shae",), 2: ("gendry", "bronn"), PUBLIC: ()}
        for owner in (0, 1, 2):
            for card in held[owner]:
                assert (card in str(shown)) == (viewer == owner)  # also those of C, who is out
        assert ("throne_7" in str(shown)) == (viewer == 1)
        view = table.view(viewer)  # what bots get has holes there too
        assert [bool(view.hands[seat]) for seat in range(3)] == [s == viewer for s in range(3)]


def test_A13_a_dealt_card_is_seen_by_its_owner_only() -> None:
    table = new(5, seed=13)
    dealt = table.log.lines[0].text.removeprefix("deal ").split(", ")
    assert len(dealt) == 36
    for viewer in (0, 1, 4, PUBLIC):
        read = table.log_for(viewer).lines[0].text.removeprefix("deal ").split(", ")
        own = range(7 * viewer, 7 * viewer + 7) if viewer >= 0 else ()
        # the last card starts the court, for all to see (R08)
        assert read == [card if k in own or k == 35 else "?" for k, card in enumerate(dealt)]


def test_A13_cards_left_stay_hidden_in_the_round_summary() -> None:
    table = given(f"court: {EIGHT}\nhands: S / gendry melisandre / irri\nround: 1 of 3")
    table.play("A S(1,0)")
    summary = "\n".join(table.news("en", 0) + table.news("de", PUBLIC))
    assert "B takes 2 penalty points" in summary
    for name in ("Gendry", "Melisandre", "Irri"):
        assert name not in summary


def test_A14_nobody_sees_the_spare_cards() -> None:
    table = new(2, seed=14)
    spare = [c.id for k, c in enumerate(GAME.box.characters) if int(table.state.deck) >> k & 1]
    assert len(spare) == 8
    for viewer in (0, 1, PUBLIC):
        shown = str(table.picture(viewer)) + str(table.log_for(viewer).lines)
        assert not [card for card in spare if card in shown]
    unseen = int(table.view(0).deck)  # what A cannot place: B's hand and the spare cards
    assert unseen == int(table.state.deck) | int(table.state.hands[1])


def test_A15_the_start_card_is_nobodys() -> None:
    table = new(5, seed=15)
    assert table.state.last == -1
    assert [row["cards"] for row in table.picture()["seats"]] == [7] * 5
    table.play(f"A {table.hand('A')[0]} 1.2")
    assert table.state.last == 0
    assert [row["cards"] for row in table.picture()["seats"]] == [6, 7, 7, 7, 7]


def test_A16_the_two_cards_must_touch() -> None:
    table = given("court: 1.1=S 1.2=S 1.3=S 1.4=S 2.1=S 2.3=S\nhands: S / T")
    assert not [slot for slot in table.slots("S") if slot.startswith("3.")]
    assert table.refused("A S 3.1").rule == "R19"
    assert table.refused("A S 3.2").rule == "R19"


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_A17_the_row_may_grow_to_one_side_only(seats: int, side: str) -> None:
    most = 7 if seats == 2 else 8
    hands = " / ".join(["S L B T"] * seats)
    table = given(f"hands: {hands}")
    for k in range(most):
        x = -k if side == "left" else k
        who = table.asked()
        table.play(f"{who} {table.hand(who)[0]}(0,{x})")
    row = sorted(x for r, x in table.court() if r == 0)
    assert row == list(range(1 - most, 1) if side == "left" else range(most))


def test_A17_slots_count_from_the_left_end() -> None:
    table = given("court: (0,0)=S (0,1)=S (1,0)=jon_snow\nhands: L3 / T3")
    assert {c["slot"] for c in table.picture()["court"]} == {"1.1", "1.2", "2.1"}
    table.play("A L 1.0")
    where = {c["id"]: c["slot"] for c in table.picture()["court"]}
    assert where["jon_snow"] == "2.2"  # every other card counts one further
    assert sorted(where.values()) == ["1.1", "1.2", "1.3", "2.2"]
    assert table.court()[1, 0] == "S"


def test_A18_the_colour_field_decides() -> None:
    court = "court: 1.1=L 1.2=T\nhands: joffrey_baratheon / T"
    assert "2.1" not in given(court).slots("B")
    swapped = {
        "character": [
            {"id": "joffrey_baratheon", "house": "lannister"},
            {"id": "bronn", "house": "baratheon"},
        ]
    }
    owner = GAME.with_data(swapped, "my.toml")
    table = given(court, owner)
    assert "2.1" in table.slots("L")
    table.play("A joffrey_baratheon 2.1")


def test_A19_score_then_daggers_then_a_shared_place() -> None:
    table = given(
        f"court: {EIGHT}\nhands: S / - / - / - / -\nround: 3 of 3\npoints: 0 / 7 / 6 / 5 / 5\n"
        "thrones: - / throne_4 / throne_2 / - / -",
        chance=["draw throne_1"],
    )
    table.play("A S(1,0)")
    rows = GAME.results(table.state)
    assert [row["score"] for row in rows] == [-1, 5, 5, 5, 5]
    assert [row["rank"] for row in rows] == [1, 3, 2, 4, 4]
    assert table.news()[-6:-1] == [
        "1. A: final score -1.",
        "2. C: final score 5.",
        "3. B: final score 5.",
        "4. D: final score 5.",
        "4. E: final score 5.",
    ]


@pytest.mark.parametrize("seats", EVERY)
def test_A20_somebody_places_in_every_round(seats: int) -> None:
    hands = " / ".join(["T9"] + ["S"] * (seats - 1))  # the dullest hand still opens the round
    table = given(f"hands: {hands}") if seats != 5 else given(f"court: 1.1=L\nhands: {hands}")
    assert table.slots("T")


def test_A20_no_random_round_is_without_a_card(rounds: list[Round]) -> None:
    assert min(len(one.steps) for one in rounds) >= 7
