"""House Mitchell's amendments: set-up, neutral Houses, the map."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter

import pytest
from rules.mitchell import BOX, NORTH, START, closed, exiles, fresh, lands, owners
from scenario_risk import NAMES, given

from council.core.state import CHANCE, members
from council.games.risk import moves
from council.games.risk.cards import coast
from council.games.risk.game import GAME
from council.games.risk.state.board import Board
from council.games.risk.state.phases import ALLOTTING
from council.games.risk.state.places import DECK

FIVES = {
    "winterfell": "stark",
    "the_eyrie": "arryn",
    "storms_end": "baratheon",
    "highgarden": "tyrell",
    "casterly_rock": "lannister",
    "sunspear": "martell",
}
THREES = {"kings_landing": None, "pyke": "greyjoy", "the_gift": "watch"}
PLAYABLE = ("stark", "baratheon", "tyrell", "lannister", "martell")

# -- set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_M_01_five_armies_in_six_places(seats: int) -> None:
    table = fresh(seats)
    shown = lands(table)
    assert [shown[t]["armies"] for t in FIVES] == [5] * 6
    played = owners(table)
    for t, house in FIVES.items():
        holder = NAMES.index(played[house]) if house in played else None
        assert shown[t]["owner"] == holder
        assert shown[t]["house"] == (None if house in played else house)


def test_M_02_three_armies_in_three_places() -> None:
    shown = lands(fresh(4))
    for t, house in THREES.items():
        row = shown[t]
        assert (row["armies"], row["neutral"], row["house"]) == (3, True, house)


def test_M_03_off_the_map() -> None:
    table = fresh(3)
    assert exiles(table) == {"targaryen": 5}
    assert table.picture()["wildlings"] == {"armies": 5, "where": "beyond"}
    assert table.picture()["watch"] == "gift"


def test_M_04_nine_cards_leave_the_deck() -> None:
    table = fresh(3)
    assert table.deck() == 39
    for t in (*FIVES, *THREES):
        assert not table.state.cards.lies(table.number(t), DECK)


def test_M_05_among_five_houses() -> None:
    state = GAME.new(GAME.setup(2, {"mode": "mitchell"}))
    for face in (6, 1):
        state.apply(moves.ROLL + face - 1)
    assert isinstance(state, Board)
    assert (state.phase, state.seat()) == (ALLOTTING, CHANCE)
    drawn = [GAME.text(move) for move in members(state.chances())[::2]]
    assert sorted(drawn) == sorted(f"house {house}" for house in PLAYABLE)
    assert set(members(state.chances())[1::2]) == {1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_M_06_five_cards_each(seats: int) -> None:
    table = fresh(seats)
    for who in range(seats):
        dealt = [
            t
            for t, row in lands(table).items()
            if row["owner"] == who and t not in (*FIVES, *THREES)
        ]
        assert len(dealt) == 5
        assert {lands(table)[t]["armies"] for t in dealt} == {1}
        assert f"{NAMES[who]} is dealt 5 territories." in table.news()
    assert [row["cards"] for row in table.picture()["seats"]] == [0] * seats


def test_M_07_one_neutral_army_elsewhere() -> None:
    shown = lands(fresh(3))
    rest = [row for row in shown.values() if row["neutral"] and row["house"] is None]
    assert len(rest) == 39 - 15 + 1  # and King's Landing
    assert Counter(row["armies"] for row in rest) == {1: 24, 3: 1}


def test_M_08_a_house_nobody_plays_is_neutral() -> None:
    table = fresh(2)
    unplayed = [h for h in PLAYABLE if h not in owners(table)]
    assert len(unplayed) == 3
    for t, house in FIVES.items():
        if house in unplayed:
            assert table.army(t) == "N5"


def test_M_09_the_north_without_the_gift() -> None:
    north = ", ".join(f"{t} A2" for t in NORTH if t != "the_gift")
    table = given(f"mode: mitchell\nseats: 2\nlands: {north}, oldtown B5\nrest: N1\nturn: A")
    assert table.seat("A")["regions"] == ["the_north"]
    # (12 territories + 2 castles) div 3, and five for The North
    castles = sum(BOX.territories[table.number(t)].castle for t in NORTH)
    assert table.state.pool == (12 + castles) // 3 + 5
    plain = given(f"seats: 3\nlands: {north}, oldtown B5\nrest: N1\nturn: A")
    assert plain.seat("A")["regions"] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_X_11_the_start(seats: int) -> None:
    table = fresh(seats, seed=seats)
    shown = lands(table)
    assert sum(int(str(row["armies"])) for row in shown.values()) == 78
    for who in NAMES[:seats]:
        assert (table.seat(who)["territories"], table.seat(who)["armies"]) == (6, 10)
    single = [row for row in shown.values() if row["neutral"] and row["armies"] == 1]
    assert len(single) == 39 - 5 * seats


def test_X_12_the_end_game_card_in_the_bottom_half_of_39() -> None:
    lands = "winterfell A9, tarth C5"
    for deck, due in ((20, False), (19, True)):
        table = given(
            f"mode: mitchell\nseats: 3\nlands: {lands}\nrest: B1\nphase: draw\ndeck: {deck}"
        )
        state = table.state.copy()
        state.apply(moves.TAKE)
        outcomes = [GAME.text(move) for move in members(state.chances())[::2]]
        assert ("draw end_game" in outcomes) == due
        assert table.picture()["end_game_due"] == due


def test_M_10_reinforcements_after_all_players() -> None:
    table = given(f"{START}\n    turn: B\n    phase: invade")
    table.play("B done")
    assert table.army("the_eyrie") == "N5"  # C comes first
    table.play("C done")
    assert table.armies("the_eyrie", "casterly_rock", "sunspear") == ["N8"] * 3
    assert table.army("pyke") == "N6"
    assert "The neutral House Arryn gets 3 armies." in table.news()
    assert "Das neutrale Haus Graufreud bekommt 3 Armeen." in table.news("de")
    table.play("A done; B done; C done")
    assert table.army("pyke") == "N9"  # once a round


def test_M_10_a_battle_is_told_without_the_reinforcements_that_follow() -> None:
    text = START.replace("casterly_rock lannister N5", "oldtown lannister N2")
    text = text.replace("highgarden C5", "highgarden C2")
    table = given(f"{text}\n    turn: C\n    phase: invade")
    table.play("roll 1 3 1; C attack highgarden oldtown")
    assert table.army("oldtown") == "N5"  # C could do nothing else, and the neutral turn followed
    assert "Highgarden against Oldtown, 1 against 3 1: the attacker loses 1, the defender 0." in (
        table.news()
    )


def test_M_10_neutral_houses_are_passive() -> None:
    table = closed(START)
    assert table.army("winterfell") == "A8"  # with A's own reinforcements; nobody attacked
    assert [table.army(t) for t in ("storms_end", "highgarden")] == ["B5", "C5"]
    assert table.armies("gulltown", "harlaw") == ["N1", "N1"]


def test_M_11_watch_and_wildlings_are_no_houses() -> None:
    assert closed(START).army("the_gift") == "N3"
    wild = START.replace("nights_watch", "wildlings")
    assert closed(wild).army("the_gift") == "N3"


def test_M_12_into_exile() -> None:
    """A neutral House and a player's; Targaryen counts five."""
    text = START.replace("pyke greyjoy N3", "pyke greyjoy N1").replace("winterfell A5", "harlaw A9")
    text = text.replace("storms_end B5", "the_twins B1, winterfell martell N1")
    table = given(f"{text}\n    phase: invade")
    assert exiles(table) == {"targaryen": 5}
    table.play("roll 6 6 6 1; A attack harlaw pyke; A dice 3; A armies 3")
    assert exiles(table) == {"targaryen": 5, "greyjoy": 3}
    told = "House Greyjoy has no armies left on the map and goes into exile with 3 armies."
    assert told in table.news()
    table.play("roll 6 6 6 1; A attack harlaw the_twins; A dice 3; A armies 3")
    assert exiles(table) == {"targaryen": 5, "greyjoy": 3, "baratheon": 3}
    assert table.seat("B")["out"]


def test_M_12_not_while_it_has_another_territory() -> None:
    text = START.replace("pyke greyjoy N3", "pyke greyjoy N1, riverrun greyjoy N1")
    table = given(f"{text.replace('winterfell A5', 'harlaw A9')}\n    phase: invade")
    table.play("roll 6 6 6 1; A attack harlaw pyke; A dice 3; A armies 3")
    assert "greyjoy" not in exiles(table)


# -- the map


def test_M_23_sunspear_and_oldtown() -> None:
    table = given("mode: mitchell\nseats: 2\nlands: sunspear A5\nrest: B1\nphase: invade")
    assert "attack sunspear oldtown" in table.moves()
    back = given("mode: mitchell\nseats: 2\nlands: oldtown A5\nrest: B1\nphase: invade")
    assert "attack oldtown sunspear" in back.moves()
    march = given(
        "mode: mitchell\nseats: 2\nlands: sunspear A5, oldtown A1\nrest: B1\nphase: maneuver"
    )
    march.play("A from sunspear; A armies 2")
    assert march.army("oldtown") == "A3"


def test_A_61_the_coasts_stay_separate() -> None:
    table = given("mode: mitchell\nseats: 2\nlands: sunspear A5\nrest: B1\nphase: invade")
    west = {t.id for t in BOX.territories if coast(t) == "westeros:west"}
    targets = {move.split()[2] for move in table.moves() if move.startswith("attack")}
    assert targets & west == {"oldtown"}
    old = given("mode: mitchell\nseats: 2\nlands: oldtown A5\nrest: B1\nphase: invade")
    east = {t.id for t in BOX.territories if coast(t) == "westeros:east"}
    assert {m.split()[2] for m in old.moves() if m.startswith("attack")} & east == {"sunspear"}


def test_M_24_the_rest_is_skirmish() -> None:
    """Sets, invasions, maneuvers and points are as ever."""
    text = """
        mode: mitchell
        seats: 3
        lands: tarth A3, rainwood A1, oldtown C1
        rest: B1
        hands: karhold gulltown harrenhal
    """
    table = given(text)
    assert table.phase() == "trade"
    table.play("A done; A deploy tarth; A armies 3")
    assert table.phase() == "invade"
    assert table.refused("A attack rainwood storms_end").rule == "S-30"
    table.play("A done; A from tarth; A armies 2")
    assert table.armies("tarth", "rainwood") == ["A4", "A3"]
    assert table.asked() == "B"
    assert table.seat("A")["score"] == 2
