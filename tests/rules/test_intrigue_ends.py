"""End of a round and of the game: R27 to R37, EX3 and the scores SC-1 to SC-6."""
# ruff: noqa: N802 - a test carries the id of its rule

from typing import Any

import pytest
from scenario import Table, given

from council.core.state import PUBLIC
from council.games.intrigue.cards import fewest_tokens
from council.games.intrigue.game import GAME, IntrigueGame

SEVEN = "(0,0)=S (0,1)=S (0,2)=S (0,3)=S (0,4)=S (0,5)=S (0,6)=S"
EIGHT = SEVEN + " (0,7)=S"


def end(lines: str, draw: str, game: IntrigueGame = GAME) -> Table:
    """The last placement of the last round: A, with a Stark card, draws this Iron Throne card."""
    seats = lines.split("points:")[1].split("\n", maxsplit=1)[0].count("/") + 1
    court = SEVEN if seats == 2 else EIGHT
    text = f"court: {court}\nhands: S{' / -' * (seats - 1)}\n{lines}"
    table = given(text, game, [f"draw {draw}"])
    table.play("A S 2.1")
    assert table.over()
    return table


def won(table: Table) -> dict[str, Any]:
    """Scores, places and shares: as the state, the results, the picture and the log have them."""
    rows = table.game.results(table.state)
    state = table.state
    for seat, row in enumerate(rows):
        shown = table.picture()["seats"][seat]
        assert (shown["score"], shown["rank"], shown["won"]) == tuple(row.values())
        assert state.value(seat) == row["won"]
        assert state.rank(seat) + 1 == row["rank"]
    assert table.log.result == [row["won"] for row in rows]
    assert sum(row["won"] for row in rows) == 1
    return {key: [row[key] for row in rows] for key in ("score", "rank", "won")}


def test_R27_the_round_ends_when_all_are_out() -> None:
    table = given(f"court: {SEVEN}\nhands: S2 / L\nround: 1 of 2")
    table.play("A S 2.1")
    assert table.picture()["round"] == 1  # A is still in
    table.play("A S 2.2")
    assert table.picture()["round"] == 2
    assert "Round 1 is over." in table.news()
    assert "Runde 1 ist zu Ende." in table.news("de")


def test_R28_the_last_placer_draws_one_card() -> None:
    table = given("court: (0,0)=S\nhands: S / L / B\nround: 1 of 3", chance=["draw throne_5"])
    table.play("A S 1.2; B L 1.3; C B 1.0")
    assert [int(held) for held in table.state.held] == [0, 0, 1]
    own = table.seat("C", viewer=2)
    assert own["thrones"] == [{"id": "throne_5", "value": 2, "daggers": 5}]
    told = "C placed the last card and draws an Iron Throne card: value 2, 5 daggers."
    assert told in table.news(reader=2)
    assert told not in table.news(reader=1)


def test_R28_before_the_tokens_are_taken() -> None:
    table = given("court: (0,0)=S\nhands: S / L\nround: 1 of 2")
    table.play("A S 1.2; B L 1.3")
    news = table.news()
    at = news.index("B placed the last card and secretly draws an Iron Throne card.")
    assert news[at - 1] == "Round 1 is over."
    assert news[at + 1 : at + 3] == [
        "A takes no penalty points (0 in all).",
        "B takes no penalty points (0 in all).",
    ]


def test_R29_iron_throne_cards_stay_hidden() -> None:
    table = given(
        "hands: S / L / B\nround: 3 of 3\nthrones: throne_1 / throne_7 / -\npoints: 0 / 0 / 0"
    )
    for viewer in (0, 2, PUBLIC):
        shown = table.seat("B", viewer)
        assert (shown["thrones"], shown["hidden_thrones"]) == ([], 1)
        assert "throne_7" not in str(table.picture(viewer))
    own = table.seat("B", viewer=1)
    assert [card["id"] for card in own["thrones"]] == ["throne_7"]


def test_R30_a_point_for_each_card_left() -> None:
    table = given(f"""
        court:  {EIGHT}
        hands:  S / L3 / B
        round:  2 of 3
        points: 5 / 1 / 0
        thrones: - / - / throne_1
    """)
    table.play("A S 2.1")
    assert [row["points"] for row in table.picture()["seats"]] == [5, 4, 1]
    for line in (
        "A takes no penalty points (5 in all).",
        "B takes 3 penalty points (4 in all).",
        "C takes 1 penalty point (1 in all).",
    ):
        assert line in table.news()
    for line in (
        "A erhält keine Strafpunkte (insgesamt 5).",
        "B erhält 3 Strafpunkte (insgesamt 4).",
        "C erhält 1 Strafpunkt (insgesamt 1).",
    ):
        assert line in table.news("de")


@pytest.mark.parametrize("points", range(12))
def test_R31_tokens_of_any_sort_make_the_points(points: int) -> None:
    tokens = fewest_tokens(points)
    assert sum(tokens) == points
    assert set(tokens) <= {1, 2, 5}


def test_R32_score_piles_stay() -> None:
    table = given(
        f"""
        court:   {SEVEN}
        hands:   S / L3
        round:   2 of 3
        points:  4 / 9
        thrones: - / throne_1
        """,
        chance=["draw throne_2"],
    )
    table.play("A S 2.1")
    a, b = table.picture()["seats"]
    assert (a["points"], a["hidden_thrones"]) == (4, 1)
    assert (b["points"], b["hidden_thrones"]) == (12, 1)


def test_R33_all_iron_throne_cards_are_turned_up() -> None:
    table = end(
        "round: 4 of 4\npoints: 0 / 0 / 0 / 9\nthrones: throne_3 / throne_1 throne_7 / - / -",
        "throne_6",
    )
    shown = [[card["id"] for card in row["thrones"]] for row in table.picture()["seats"]]
    assert shown == [["throne_3", "throne_6"], ["throne_1", "throne_7"], [], []]
    assert [row["hidden_thrones"] for row in table.picture()["seats"]] == [0, 0, 0, 0]
    assert [line for line in table.news() if "reveals" in line] == [
        "A reveals an Iron Throne card: value 2, 3 daggers.",
        "A reveals an Iron Throne card: value 3, 6 daggers.",
        "B reveals an Iron Throne card: value 1, 1 dagger.",
        "B reveals an Iron Throne card: value 3, 7 daggers.",
    ]


def test_R33_not_before_the_last_round_is_over() -> None:
    table = given("court: (0,0)=S\nhands: S / -\nround: 1 of 2")
    table.play("A S 1.2")
    assert table.seat("A")["hidden_thrones"] == 1
    assert not [line for line in table.news() if "reveals" in line]


def test_R34_tokens_minus_iron_throne_cards() -> None:
    table = end(
        "round: 3 of 3\npoints: 7+2 / 3+3 / 1\nthrones: throne_6 / throne_3 / -", "throne_1"
    )
    assert won(table)["score"] == [9 - 3 - 1, 6 - 2, 1]


def test_R35_the_lowest_score_wins() -> None:
    table = end("round: 3 of 3\npoints: 9 / 6 / 1\nthrones: throne_6 / throne_3 / -", "throne_1")
    assert won(table) == {"score": [5, 4, 1], "rank": [3, 2, 1], "won": [0.0, 0.0, 1.0]}
    assert table.news()[-4:] == [
        "1. C: final score 1.",
        "2. B: final score 4.",
        "3. A: final score 5.",
        "C wins the game.",
    ]
    assert table.news("de")[-1] == "C gewinnt die Partie."


def test_R36_a_tie_goes_to_the_fewest_daggers() -> None:
    lines = "round: 2 of 2\npoints: 4 / 4 / 9\nthrones: - / {} / -"
    behind = end(lines.format("throne_3"), "throne_4")  # 2 points, 3 and 4 daggers
    assert won(behind) == {"score": [2, 2, 9], "rank": [2, 1, 3], "won": [0.0, 1.0, 0.0]}
    ahead = end(lines.format("throne_4"), "throne_3")
    assert won(ahead)["won"] == [1.0, 0.0, 0.0]
    told = "A wins with the fewest daggers on one Iron Throne card (R36)."
    assert ahead.news()[-1].endswith(told)
    assert ahead.picture()["tiebreak"] == "daggers"


def test_R36_is_named_only_where_it_decided() -> None:
    clear = end("round: 2 of 2\npoints: 4 / 3 / 9\nthrones: - / throne_3 / -", "throne_4")
    assert clear.picture()["tiebreak"] is None
    assert not any("(R36)" in line for line in clear.news())


def test_R37_a_tie_without_cards_is_shared() -> None:
    lines = "round: 1 of 1\npoints: 0 / 0 / 0"
    assert won(end(lines, "throne_1"))["won"] == [1.0, 0.0, 0.0]  # not so if A is lower
    table = end("round: 2 of 2\npoints: 9 / 5 / 5\nthrones: throne_2 / - / -", "throne_1")
    assert won(table)["won"] == [0.0, 0.5, 0.5]


def test_EX3_four_cards_left_are_two_tokens_of_two() -> None:
    table = given(f"court: {SEVEN}\nhands: L2 B2 / S2\nturn: B\nround: 1 of 2\nfirst: A")
    table.play("B S 2.1; B S 2.2")
    assert table.seat("A")["tokens"] == [[2, 2]]
    assert table.seat("A")["points"] == 4


@pytest.mark.parametrize(("card", "value"), [("throne_1", 1), ("throne_4", 2), ("throne_7", 3)])
def test_EX3_then_an_iron_throne_card_and_no_tokens(card: str, value: int) -> None:
    lines = "hands: S / -\nround: 2 of {}\npoints: 4 / 0\nthrones: - / throne_2"
    before = given(f"court: {SEVEN}\n" + lines.format(3), chance=[f"draw {card}"])
    before.play("A S 2.1")
    assert before.seat("A")["tokens"] == [[2, 2], []]
    assert before.seat("A", viewer=1)["thrones"] == []
    assert before.seat("A", viewer=1)["hidden_thrones"] == 1
    assert before.seat("A", viewer=0)["thrones"][0]["value"] == value
    after = given(f"court: {SEVEN}\n" + lines.format(2), chance=[f"draw {card}"])
    after.play("A S 2.1")
    assert won(after)["score"] == [4 - value, -1]


def test_SC_1_a_card_beats_no_card() -> None:
    table = end("round: 2 of 2\npoints: 5 / 3 / 9\nthrones: - / - / throne_1", "throne_4")
    assert table.seat("A")["thrones"] == [{"id": "throne_4", "value": 2, "daggers": 4}]
    assert won(table) == {"score": [3, 3, 8], "rank": [1, 2, 3], "won": [1.0, 0.0, 0.0]}
    assert table.news()[-7:-1] == [
        "A reveals an Iron Throne card: value 2, 4 daggers.",
        "C reveals an Iron Throne card: value 1, 1 dagger.",
        "1. A: final score 3.",
        "2. B: final score 3.",
        "3. C: final score 8.",
        "A wins the game.",
    ]
    assert table.news("de")[-7:-1] == [
        "A deckt eine Karte des Eisernen Throns auf: Wert 2, 4 Dolche.",
        "C deckt eine Karte des Eisernen Throns auf: Wert 1, 1 Dolch.",
        "1. A: Endwertung 3.",
        "2. B: Endwertung 3.",
        "3. C: Endwertung 8.",
        "A gewinnt die Partie.",
    ]


def test_SC_2_the_best_single_card_counts() -> None:
    table = end("round: 3 of 3\npoints: 6 / 4 / 9\nthrones: throne_6 / throne_3 / -", "throne_2")
    assert [[c["daggers"] for c in row["thrones"]] for row in table.picture()["seats"]] == [
        [2, 6],
        [3],
        [],
    ]
    assert won(table) == {"score": [2, 2, 9], "rank": [1, 2, 3], "won": [1.0, 0.0, 0.0]}
    assert table.news()[-2] == "A wins the game."
    assert table.news("de")[-2] == "A gewinnt die Partie."


def test_SC_3_a_shared_win() -> None:
    """A and B of the rules are B and C here: somebody else has to place the last card."""
    table = end("round: 2 of 2\npoints: 9 / 4 / 4\nthrones: throne_2 / - / -", "throne_3")
    assert won(table) == {"score": [6, 4, 4], "rank": [3, 1, 1], "won": [0.0, 0.5, 0.5]}
    assert table.news()[-5:] == [
        "1. B: final score 4.",
        "1. C: final score 4.",
        "3. A: final score 6.",
        "B shares the victory.",
        "C shares the victory.",
    ]
    assert table.news("de")[-2:] == ["Geteilter Sieg: B.", "Geteilter Sieg: C."]


def test_SC_4_below_zero() -> None:
    table = end("round: 1 of 1\npoints: 0 / 0", "throne_6")
    assert won(table) == {"score": [-3, 0], "rank": [1, 2], "won": [1.0, 0.0]}
    assert table.news()[-3:] == [
        "1. A: final score -3.",
        "2. B: final score 0.",
        "A wins the game.",
    ]
    assert table.news("de")[-3:] == [
        "1. A: Endwertung -3.",
        "2. B: Endwertung 0.",
        "A gewinnt die Partie.",
    ]


def test_SC_5_equally_few_daggers() -> None:
    owner = GAME.with_data({"iron_throne": [{"id": "throne_3", "daggers": 2}]}, "my.toml")
    table = end(
        "round: 3 of 3\npoints: 3 / 4 / 4\nthrones: - / throne_3 / throne_4", "throne_2", owner
    )
    assert [[c["daggers"] for c in row["thrones"]] for row in table.picture()["seats"]] == [
        [2],
        [2],
        [4],
    ]
    assert won(table) == {"score": [2, 2, 2], "rank": [1, 1, 3], "won": [0.5, 0.5, 0.0]}
    assert table.news()[-2:] == ["A shares the victory.", "B shares the victory."]
    assert table.news("de")[-2:] == ["Geteilter Sieg: A.", "Geteilter Sieg: B."]


def test_SC_6_only_tied_players_compare() -> None:
    table = end(
        "round: 3 of 3\npoints: 3 / 4 / 2 / 9\nthrones: - / throne_3 / - / throne_1", "throne_2"
    )
    assert won(table) == {
        "score": [2, 2, 2, 8],
        "rank": [1, 2, 3, 4],
        "won": [1.0, 0.0, 0.0, 0.0],
    }
    assert table.news()[-2] == "A wins the game."
    assert table.news("de")[-2] == "A gewinnt die Partie."
