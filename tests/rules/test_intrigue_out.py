"""Dropping out: R22 to R26, POS-OUT and POS-2MAX."""
# ruff: noqa: N802 - a test carries the id of its rule

from scenario import Table, deal, given, new

FULL = "(0,0)=S (0,1)=S (0,2)=S (0,3)=S (0,4)=S (0,5)=S (0,6)=S"  # with two players


def standings(table: Table) -> list[str]:
    return [seat["standing"] for seat in table.picture()["seats"]]


def test_R22_no_place_on_turn_is_out() -> None:
    table = given(f"court: {FULL}\nhands: S2 / L B")
    table.play("A S(1,0)")
    assert standings(table) == ["in", "blocked"]
    assert table.asked() == "A"
    assert table.news()[-1] == "B cannot place a card and is out of this round with 2 cards left."
    assert table.news("de")[-1] == (
        "B kann keine Karte ablegen und ist mit 2 Karten auf der Hand für diese Runde"
        " ausgeschlossen."
    )


def test_R22_one_fitting_card_keeps_you_in() -> None:
    table = given(f"court: {FULL}\nhands: S / L S")
    table.play("A S(1,0)")
    assert standings(table) == ["emptied", "in"]
    assert table.asked() == "B"


def test_R23_an_empty_hand_is_out() -> None:
    table = given("court: (0,0)=S\nhands: L / B2 / T")
    table.play("A L(0,1)")
    assert standings(table) == ["emptied", "in", "in"]
    table.play("B B(0,2); C T(0,3)")
    assert standings(table) == ["emptied", "in", "emptied"]
    assert table.asked() == "B"
    assert "A has placed all cards and is finished with this round." in table.news()
    assert "A hat alle Karten abgelegt und ist für diese Runde fertig." in table.news("de")


def test_R24_the_cards_stay_in_hand_until_the_round_is_over() -> None:
    table = given(f"court: {FULL}\nhands: S2 / L B\nround: 1 of 2")
    table.play("A S(1,0)")
    assert table.hand("B") == "LB"
    assert table.seat("B")["cards"] == 2
    assert table.seat("B")["points"] == 0  # not yet paid
    table.play("A S(1,1)")
    assert table.seat("B")["points"] == 2
    assert len(table.hand("B")) == 14  # the next round is dealt


def test_R25_who_is_out_is_skipped() -> None:
    table = given("""
        court: (0,0)=S (0,1)=L (0,2)=S (0,3)=L (0,4)=S (0,5)=L (0,6)=S (0,7)=L
        hands: S3 / T / L2 / B
        turn:  C
    """)
    table.play("C L(1,0)")
    assert standings(table) == ["in", "in", "in", "blocked"]
    table.play("A S(1,1)")
    assert standings(table) == ["in", "blocked", "in", "blocked"]
    table.play("C L(1,2); A S(1,3); A S(1,4)")  # C has no card left, A plays on alone
    assert table.state.round == 1


def test_R25_who_is_out_may_not_place() -> None:
    table = given("court: (0,0)=S\nhands: L / S / T\nout: B")
    no = table.refused("B S(0,1)")
    assert no.rule == "R25"
    assert no.en == "You are out of this round and are skipped until it ends."
    assert no.de == (
        "Du bist für diese Runde ausgeschlossen und wirst bis zu ihrem Ende übersprungen."
    )


def test_R26_the_last_one_places_card_after_card() -> None:
    table = given(f"court: {FULL}\nhands: S2 T / L B\nround: 1 of 2")
    table.play("A S(1,0); A S(1,1)")  # B is out, A goes on until nothing fits
    assert table.seat("A")["points"] == 1
    assert [line for line in table.news() if "places" not in line][:3] == [
        "B cannot place a card and is out of this round with 2 cards left.",
        "A cannot place a card and is out of this round with 1 card left.",
        "Round 1 is over.",
    ]


def test_POS_OUT_judged_on_your_own_turn_and_for_good() -> None:
    table = new(3, chance=deal("S3 L4 B5 / S4 L1 T7 / S2 L4 B4 T2"), rounds=1)
    table.script = ["draw throne_7", "reveal throne_7"]
    table.play("A S(0,0); B S(0,1); C S(0,2); A S(0,3); B S(0,4); C S(0,5); A S(0,6)")
    table.play("B L(0,-1)")
    assert table.refused("C B 1.0").rule == "R18"  # row 0 is now full
    table.play("C L(1,-1)")
    # A on turn: every open cell takes S only, A has none.
    assert standings(table) == ["blocked", "in", "in"]
    assert table.seat("A")["cards"] == 9
    assert {tuple(slot["houses"]) for slot in table.picture()["slots"]} == {("stark",)}
    assert "S" not in table.hand("C")  # C could not play either, but is not out
    assert table.asked() == "B"
    table.play("B S(1,0)")
    opened = {slot["id"]: slot["houses"] for slot in table.picture()["slots"]}
    assert opened[table.slot("(2,-1)")] == ["stark", "lannister"]
    assert "L" in table.hand("A")
    assert table.asked() == "C"  # A stays out
    assert table.refused("A L(2,-1)").rule == "R25"
    assert table.places("L") == {(2, -1)}
    table.play("C L(2,-1); B S(1,1)")
    assert table.over()
    assert [row["points"] for row in table.picture()["seats"]] == [9, 7, 8]
    assert [len(row["thrones"]) for row in table.picture()["seats"]] == [0, 1, 0]
    assert table.game.results(table.state) == [
        {"score": 9, "rank": 3, "won": 0.0},
        {"score": 4, "rank": 1, "won": 1.0},
        {"score": 8, "rank": 2, "won": 0.0},
    ]
    news = table.news()
    order = [
        "A cannot place a card and is out of this round with 9 cards left.",
        "C cannot place a card and is out of this round with 8 cards left.",
        "B cannot place a card and is out of this round with 7 cards left.",
        "Round 1 is over.",
        "B placed the last card and secretly draws an Iron Throne card.",
        "A takes 9 penalty points (9 in all).",
        "B takes 7 penalty points (7 in all).",
        "C takes 8 penalty points (8 in all).",
        "B reveals an Iron Throne card: value 3, 7 daggers.",
        "1. B: final score 4.",
        "2. C: final score 8.",
        "3. A: final score 9.",
        "B wins the game.",
    ]
    assert [line for line in news if " places " not in line][1:] == order


def test_POS_2MAX_out_with_eleven_cards() -> None:
    table = new(2, chance=deal("S4 L6 B4 / L3 B5 T6"))
    table.play("A S 1.1; B L 1.2; A S 1.3; B L 1.4; A S 1.5; B L 1.6; A S 1.7")
    assert "".join(house for _, house in sorted(table.court().items())) == "SLSLSLS"
    assert table.seat("B")["standing"] == "blocked"
    assert table.seat("B")["cards"] == 11
    assert table.asked() == "A"
    table.finish_round()
    assert table.seat("B")["points"] == 11
