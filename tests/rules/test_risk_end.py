"""Elimination, booty, the End Game card, points, winning."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario_risk import Table, given

from council.core.state import NOBODY
from council.games.risk.box.moments import TURN_OVER
from council.games.risk.game import GAME
from council.games.risk.rules.flow import run
from council.games.risk.rules.scoring import rank, score, stands_before
from council.games.risk.state.changes import take_over

KNIGHTS = ("karhold", "winterfell", "gulltown")
ENGINES = ("skagos", "wolfswood", "pyke")
FORTS = ("the_gift", "bear_island", "harrenhal")


def last_stand(own: str, taken: str, options: str = "", rest: str = "B1") -> Table:
    """A is about to take C's last territory, Riverrun, from Pyke."""
    return given(f"""
        seats: 3
        lands: pyke A9, tarth A1, riverrun C1
        rest: {rest}
        hands: {own} / - / {taken}
        phase: invade
        options: {options}
    """)


def take(table: Table, armies: int = 3) -> None:
    table.play(f"roll 6 6 6 1; A attack pyke riverrun; A dice 3; A armies {armies}")


def test_S_45_without_armies_one_is_out() -> None:
    table = last_stand("-", "-")
    take(table)
    assert table.seat("C")["out"]
    assert table.refused("C done").rule == "S-45"
    table.play("A done; A done; A done")
    assert table.asked() == "B"
    run(table.state, TURN_OVER)
    assert table.state.turn == 0  # C is passed over


def test_S_46_the_conqueror_takes_the_cards() -> None:
    table = last_stand("oldtown", "skagos tarth")
    take(table)
    assert table.hand("A") == ["skagos", "tarth", "oldtown"]
    assert table.hand("C") == []
    assert "C is out of the game; A takes 2 cards." in table.news()
    assert "A takes the card Skagos (Siege Engine)." in table.news(reader=0)
    assert "A takes the card Skagos (Siege Engine)." in table.news(reader=2)
    assert not [line for line in table.news(reader=1) if "takes the card" in line]


def test_S_47_more_than_five_are_traded_at_once() -> None:
    table = last_stand(" ".join(KNIGHTS), "skagos wolfswood tarth")
    take(table)
    assert table.phase() == "trade"
    assert table.refused("A done").rule == "S-47"
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert table.phase() == "deploy"
    table.play("A deploy tarth; A armies 4")
    assert table.phase() == "invade"
    assert table.army("tarth") == "A5"
    five = last_stand(" ".join(KNIGHTS), "skagos tarth")
    take(five)
    assert five.phase() == "invade"


def test_S_48_who_removes_all_others_wins() -> None:
    table = given("seats: 2\nlands: lys B1\nrest: A3\nphase: invade")
    table.play("roll 6 6 1; A attack myr lys; A dice 2")
    assert table.over()
    assert table.log.result == [1.0, 0.0]
    assert table.picture()["end"] == "arms"
    assert table.refused("B done").rule == "S-48"


def test_S_53_the_end_game_card_stops_the_game() -> None:
    table = given("seats: 3\nlands: pyke A9, tarth C5\nrest: B1\nphase: draw\ndeck: 20")
    table.play("card end_game; A draw")
    assert table.over()
    assert table.picture()["end"] == "card"
    assert table.refused("B done").rule == "S-53"
    assert "A draws the End Game card: the game is over." in table.news(reader=1)


def scores(lands: str, rest: str) -> list[int]:
    table = given(f"seats: 3\nlands: {lands}\nrest: {rest}\nphase: draw\nturn: A")
    return [table.seat(who)["score"] for who in "ABC"]


def test_S_54_territories_castles_and_ports() -> None:
    # Pyke has a castle and a port, Winterfell a castle, Gulltown a port, Tarth nothing.
    assert scores("pyke A1, winterfell B1, gulltown C1", "N1") == [3, 2, 2]
    assert scores("pyke A1, tarth A1, winterfell B1, gulltown C1", "N1") == [4, 2, 2]


def test_S_54_most_points_win() -> None:
    table = given("seats: 3\nlands: pyke A1, harlaw A1\nrest: B1\nphase: draw\ndeck: 5\nturn: A")
    table.play("card end_game; A draw")
    assert table.log.result == [0.0, 1.0, 0.0]


def test_S_55_every_territory_wins_at_once() -> None:
    """Then no opponent is left either."""
    table = given("seats: 2\nlands: lys B1\nrest: A3\nphase: invade")
    table.play("roll 6 6 1; A attack myr lys; A dice 2")
    assert table.over()
    assert table.seat("A")["territories"] == 34


def test_S_56_armies_cards_and_regions_score_nothing() -> None:
    plain = given("seats: 3\nlands: pyke A1, harlaw A1\nrest: B1\nphase: draw\nturn: A")
    rich = given(
        "seats: 3\nlands: pyke A99, harlaw A99\nrest: B1\nphase: draw\nturn: A\n"
        "hands: tarth oldtown skagos"
    )
    assert plain.seat("A")["regions"] == ["the_iron_islands"]
    assert plain.seat("A")["score"] == rich.seat("A")["score"] == 5


def test_E_12_the_end_game_card_on_top() -> None:
    table = given("seats: 3\nlands: pyke A9, tarth C5\nrest: B1\nphase: draw\ndeck: 0")
    table.play("A draw")  # nothing else is left
    assert table.over()
    assert [table.seat(who)["rank"] for who in "ABC"] == [2, 1, 3]


def test_X_08_the_highest_score() -> None:
    for seats, one, best in ((3, "tarth", 81), (2, "lys", 58), (6, "tarth", 139)):
        state = given(f"seats: {seats}\nlands: {one} B1\nrest: A1\nturn: A").state
        take_over(state, GAME.box.territory(one), 0)
        assert score(state, 0) == best


def test_X_16_nine_cards_two_sets_eight_cards_one() -> None:
    own = " ".join([*KNIGHTS, "the_gift"])
    nine = last_stand(own, "skagos wolfswood pyke bear_island harrenhal")
    take(nine)
    assert len(nine.hand("A")) == 9
    nine.play("A trade the_gift; A trade bear_island; A trade harrenhal")
    assert (len(nine.hand("A")), nine.phase()) == (6, "trade")
    nine.play("A trade skagos; A trade wolfswood; A trade pyke")
    assert len(nine.hand("A")) == 3
    assert nine.phase() == "deploy"  # three left, and no more trading though they are a set
    eight = last_stand(own, "skagos wolfswood pyke bear_island")
    take(eight)
    eight.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert len(eight.hand("A")) == 5
    assert eight.phase() == "deploy"


# -- rulings


def test_A_06_equal_scores() -> None:
    """More territories, then more armies, then a shared victory."""
    castles = "winterfell A1, pyke N1, harrenhal B1, tarth B1"  # 2 points and 3
    state = given(f"seats: 3\nlands: {castles}\nrest: C1\nturn: A").state
    assert [rank(state, seat) for seat in range(3)] == [2, 1, 0]
    # One castle territory against two plain ones: two points each.
    lands = "winterfell A9, tarth B1, rainwood B1"
    two = given(f"seats: 3\nlands: {lands}\nrest: N1\nturn: A").state
    assert (score(two, 0), score(two, 1)) == (2, 2)
    assert stands_before(two, 1, 0)
    lands = "tarth A1, rainwood B2"
    three = given(f"seats: 3\nlands: {lands}\nrest: N1\nphase: draw").state
    assert stands_before(three, 1, 0)
    lands = "tarth A2, rainwood B2"
    even = given(f"seats: 3\nlands: {lands}\nrest: N1\nturn: A\nphase: draw\ndeck: 0")
    even.play("A draw")
    assert even.log.result == [0.5, 0.5, 0.0]
    assert "A shares the victory." in even.news()
    assert even.picture()["tiebreak"] is None


@pytest.mark.parametrize(
    ("lands", "by", "told"),
    [
        ("winterfell A9, tarth B1, rainwood B1", "territories", "B wins with more territories"),
        ("tarth A1, rainwood B2", "armies", "B wins with more armies"),
        ("tarth A1, rainwood B2, the_arbor B1", None, ""),
    ],
)
def test_A_06_the_result_says_what_decided(lands: str, by: str | None, told: str) -> None:
    table = given(f"seats: 3\nlands: {lands}\nrest: N1\nturn: A\nphase: draw\ndeck: 0")
    table.play("A draw")
    assert table.picture()["tiebreak"] == by
    last = table.news()[-1]
    assert told in last if by else last == "B wins the game."


def test_A_09_the_territory_just_conquered_counts() -> None:
    table = last_stand("karhold winterfell gulltown", "riverrun wolfswood skagos")
    take(table)
    table.play("A trade skagos; A trade wolfswood; A trade riverrun")
    assert table.army("riverrun") == "A5"  # two of the set went there


def test_A_10_must_by_default() -> None:
    table = last_stand(" ".join(KNIGHTS), " ".join(ENGINES))
    take(table)
    assert table.phase() == "trade"
    assert "done" not in table.moves()
    assert table.army("riverrun") == "A3"  # after the move-in
    assert GAME.setup(3).options["elimination_trade"] == "must"


def test_A_10_may_as_an_option() -> None:
    table = last_stand(" ".join(KNIGHTS), " ".join(ENGINES), "may")
    take(table)
    assert "done" in table.moves()
    table.play("A done")
    assert table.phase() == "invade"
    assert len(table.hand("A")) == 6
    again = last_stand(" ".join(KNIGHTS), " ".join(ENGINES), "may")
    take(again)
    again.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert again.moves()[0] == "done"
    again.play("; ".join(f"A trade {card}" for card in ENGINES))
    assert again.state.pool == 4 + 5


def test_A_10_may_then_must_at_the_next_reinforce() -> None:
    """Sets must go until fewer than five cards are left."""
    hand = " ".join([*KNIGHTS, *ENGINES, "the_gift", "bear_island"])
    table = given(f"seats: 3\nlands: tarth A2, oldtown A1\nrest: B1\nhands: {hand}\noptions: may")
    assert table.refused("A done").rule == "S-19"
    table.play("; ".join(f"A trade {card}" for card in KNIGHTS))
    assert table.refused("A done").rule == "S-19"  # five are left
    table.play("; ".join(f"A trade {card}" for card in ENGINES))
    assert table.phase() == "deploy"


def test_A_19_neutrals_do_not_matter_to_the_last_player() -> None:
    table = given("seats: 2\nlands: lys B1, myr A3\nrest: N5\nphase: invade")
    table.play("roll 6 6 1; A attack myr lys; A dice 2")
    assert table.over()
    assert table.log.result == [1.0, 0.0]


# -- the cap on rounds


@pytest.mark.parametrize("rounds", [1, 3])
def test_A_68_the_last_round_ends_the_game_by_points(rounds: int) -> None:
    table = given(
        f"seats: 3\nlands: pyke A2, tarth C1\nrest: B1\nphase: draw\nturn: C\n"
        f"round: {rounds}\nrounds: {rounds}"
    )
    table.play("C done")
    assert table.over()
    assert table.picture()["end"] == "rounds"
    assert table.log.result == [0.0, 1.0, 0.0]
    assert table.state.seat() == NOBODY


def test_A_68_a_round_is_counted_where_the_first_player_would_be() -> None:
    state = given("seats: 3\nlands: pyke B2, tarth C1\nrest: N1\nturn: B").state
    assert (state.round, state.first) == (0, 0)  # A is out
    run(state, TURN_OVER)
    assert (state.turn, state.round) == (2, 0)
    run(state, TURN_OVER)
    assert (state.turn, state.round) == (1, 1)
