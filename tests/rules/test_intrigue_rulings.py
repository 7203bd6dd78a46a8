"""Rulings on open questions: A01 to A20."""
# ruff: noqa: N802 - a test carries the id of its ruling

import pytest
from rules.corpus import Round
from scenario import NAMES, Table, given, new

from council.core.game import Invalid, Message
from council.core.state import CHANCE, PUBLIC, members
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
    told = "A placed the last card and draws an Iron Throne card, unseen by the others."
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
        "A has placed every card and is out of this round.",
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
    assert table.news()[0] == "C is drawn to start the first round."
    assert table.news("de")[0] == "Das Los bestimmt: C beginnt die erste Runde."


@pytest.mark.parametrize(
    ("options", "english"),
    [
        ({"first": "3"}, "Option first cannot be 3; the seats are 0 to 2."),
        (
            {"first": "youngest"},
            "To let the youngest start, give one age for each of the 3 players, for example"
            " ages=34,12; 0 were given.",
        ),
        (
            {"ages": "3,4,5"},
            "Ages are used only with first=youngest; drop them or set first=youngest.",
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
