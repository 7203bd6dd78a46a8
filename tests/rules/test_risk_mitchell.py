"""House Mitchell's amendments: set-up, neutral Houses, exiles, take-over."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter

import pytest
from scenario_risk import NAMES, Table, given, new

from council.bots.base import Bot, Budget
from council.bots.greedy import GreedyBot
from council.bots.searcher import IsmctsBot
from council.core.game import Invalid
from council.core.play import rng_for
from council.core.state import CHANCE, members
from council.games.risk import moves
from council.games.risk.board import ALLOTTING, DECK, HOUSING, LANDING
from council.games.risk.cards import coast
from council.games.risk.game import GAME
from council.games.risk.rules import Risk

BOX = GAME.box
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
NORTH = [t.id for t in BOX.territories if BOX.regions[t.region].id == "the_north"]
START = """
    mode: mitchell
    seats: 3
    lands: winterfell A5, storms_end B5, highgarden C5, the_eyrie arryn N5,
           casterly_rock lannister N5, sunspear martell N5, kings_landing N3, pyke greyjoy N3,
           the_gift nights_watch N3
    rest: N1
"""
# Five against three: the second battle ends it.
WON = "roll 6 6 6 1 1 6 6 6 1"
PORTS = {t.id for t in BOX.territories[:48] if t.port != "none"}


def fresh(seats: int, seed: object = 0, **options: object) -> Table:
    """At the first question of the first turn."""
    return new(seats, seed, mode="mitchell", **options)


def lands(table: Table) -> dict[str, dict[str, object]]:
    return {row["id"]: row for row in table.picture()["territories"]}


def exiles(table: Table) -> dict[str, int]:
    return {row["house"]: row["armies"] for row in table.picture()["exiles"]}


def owners(table: Table) -> dict[str, str]:
    """The seat of each House that is played."""
    return {str(row["house"]): NAMES[k] for k, row in enumerate(table.picture()["seats"])}


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
    assert isinstance(state, Risk)
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


# -- the turn of the neutral Houses


def closed(text: str) -> Table:
    """After the last player's turn of the round, in which nothing was done."""
    table = given(f"{text}\n    turn: C\n    phase: invade")
    table.play("C done")
    assert table.asked() == "A"
    return table


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
    told = "House Greyjoy has no army left on the map and goes into exile with 3 armies."
    assert told in table.news()
    table.play("roll 6 6 6 1; A attack harlaw the_twins; A dice 3; A armies 3")
    assert exiles(table) == {"targaryen": 5, "greyjoy": 3, "baratheon": 3}
    assert table.seat("B")["out"]


def test_M_12_not_while_it_has_another_territory() -> None:
    text = START.replace("pyke greyjoy N3", "pyke greyjoy N1, riverrun greyjoy N1")
    table = given(f"{text.replace('winterfell A5', 'harlaw A9')}\n    phase: invade")
    table.play("roll 6 6 6 1; A attack harlaw pyke; A dice 3; A armies 3")
    assert "greyjoy" not in exiles(table)


# -- calling


def caller(text: str = START, who: str = "A") -> Table:
    """A seat that has conquered something is to draw."""
    return given(f"{text}\n    turn: {who}\n    phase: draw")


def test_M_13_instead_of_the_card() -> None:
    table = caller()
    assert table.moves() == ["done", "draw", "call", "wildlings"]
    table.play(f"{WON}; A call; A to kings_landing")  # Targaryen is the only one in exile
    assert lands(table)["kings_landing"]["house"] == "targaryen"
    assert table.hand("A") == []
    assert "A calls House Targaryen to King's Landing." in table.news()
    two = caller(START.replace("pyke greyjoy N3", "pyke N3"))
    two.play("A call")
    assert two.moves() == ["house targaryen", "house greyjoy"]
    assert two.refused("A house arryn").rule == "M-13"
    two.play("A house greyjoy")
    assert two.state.phase == LANDING


def test_M_13_only_after_a_conquest() -> None:
    table = given(f"{START}\n    phase: invade")
    table.play("A done")
    assert table.asked() == "B"


def test_M_13_nobody_in_exile() -> None:
    table = caller(START.replace("kings_landing N3", "kings_landing targaryen N3"))
    assert table.moves() == ["done", "draw", "wildlings"]
    assert table.refused("A call").rule == "M-13"


def test_M_14_they_fight_at_once() -> None:
    table = caller()
    table.play("roll 6 5 4 3 2; A call; A to storms_end")
    assert "House Targaryen against Storm's End: 6 5 4 against 3 2; the arrivals lose 0, the" in (
        " ".join(table.news())
    )


LOST = "roll 1 1 1 6 6 1 1 1 6 6 1 6 6"  # five against whoever has two armies or more


def test_M_15_beaten_they_return_in_full_strength() -> None:
    table = caller()
    table.play(f"{LOST}; A call; A to kings_landing")
    assert table.army("kings_landing") == "N3"
    assert exiles(table) == {"targaryen": 5}
    assert "House Targaryen is beaten and returns to exile." in table.news()
    assert table.asked() == "B"


def test_M_16_victorious_they_stay_as_neutrals() -> None:
    table = caller()
    table.play(f"{WON}; A call; A to kings_landing")
    assert table.army("kings_landing") == "N5"
    assert exiles(table) == {}
    assert "House Targaryen holds King's Landing as a neutral with 5 armies." in table.news()
    table.play("B done; C done")
    assert table.army("kings_landing") == "N8"  # it takes part in the neutral turn
    assert table.army("kingswood") == "N1"  # and goes no further


# -- taking over

FALLEN = """
    mode: mitchell
    seats: 3
    lands: winterfell A5, storms_end C1, highgarden B5, the_gift nights_watch N3, pyke greyjoy N3,
           the_eyrie arryn N5, casterly_rock lannister N5, sunspear martell N5
    rest: N1
    options: take_over
"""


def returned(rounds: int = 50) -> Table:
    """C, whose House Tyrell is in exile, has a House on the map again at the end of the round."""
    text = FALLEN.replace("storms_end C1", "storms_end N3") + f"    rounds: {rounds}\n"
    table = given(f"{text}\n    turn: B\n    phase: draw")
    assert table.seat("C")["out"]
    table.play("roll 6 6 6 1 1 6 6 6 1; B call; B house tyrell; B to storms_end")
    return table


def test_M_17_A_58_a_former_player_may_take_his_house_over() -> None:
    table = returned()
    assert table.asked() == "C"
    assert table.moves() == ["yes", "no"]
    assert table.refused("A yes").rule == "S-11"
    table.play("C yes")
    assert table.asked() == "A"
    table.play("A yes; B yes")
    assert not table.seat("C")["out"]
    assert table.army("storms_end") == "C6"  # the neutral turn came before
    assert "C is back in the game and plays House Tyrell." in table.news()
    assert (table.asked(), table.state.round) == ("A", 1)
    table.play("A done; B done")
    assert table.asked() == "C"
    assert table.army("storms_end") == "C9"


def test_A_58_all_have_to_agree() -> None:
    table = returned()
    table.play("C yes; A no")
    assert table.seat("C")["out"]
    assert table.army("storms_end") == "N6"
    assert table.asked() == "A"
    assert table.phase() == "invade"
    table.play("A done; B done")
    assert table.asked() == "A"  # asked once for a return
    none = returned()
    none.play("C no")
    assert none.phase() == "invade"


def test_A_58_others_who_are_out_are_not_asked() -> None:
    text = FALLEN.replace("storms_end C1", "storms_end N3").replace("seats: 3", "seats: 4")
    table = given(f"{text}\n    turn: B\n    phase: draw")
    table.play("roll 6 6 6 1 1 6 6 6 1; B call; B house tyrell; B to storms_end; C yes")
    assert table.seat("D")["out"]
    assert table.asked() == "A"


def test_A_58_nobody_is_asked_when_the_game_is_over() -> None:
    assert returned(rounds=1).over()


def test_A_58_off_by_default() -> None:
    assert GAME.setup(3, {"mode": "mitchell"}).options["mitchell_take_over"] is False
    text = FALLEN.replace("storms_end C1", "storms_end N3").replace("options: take_over", "")
    table = given(f"{text}\n    turn: B\n    phase: draw")
    table.play("roll 6 6 6 1 1 6 6 6 1; B call; B house tyrell; B to storms_end")
    assert (table.asked(), table.phase()) == ("A", "invade")


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


# -- rulings


def test_A_46_skirmish_on_westeros_for_two_to_five() -> None:
    for seats in (2, 3, 4, 5):
        mode = GAME.mode(seats, "mitchell")
        assert (mode.map, mode.deal) == ("westeros", (6,) * seats)
        assert fresh(seats).picture()["mode"] == "mitchell"
    for seats in (6, 7):
        with pytest.raises(Invalid, match="risk-mode-seats"):
            GAME.setup(seats, {"mode": "mitchell"})
    # S-04 and S-11: the highest roll begins
    table = fresh(3, chance=["roll 2", "roll 6", "roll 1"])
    assert table.picture()["first"] == 1
    assert table.asked() == "B"


def test_A_46_options_of_other_modes_are_refused() -> None:
    for options in (
        {"mode": "mitchell", "skirmish_armies_per_territory": 2},
        {"mitchell_neutral_pool": "shared"},
        {"mode": "skirmish", "mitchell_take_over": True},
        {"mitchell_cards_return": True},
        {"mitchell_houses": "choose"},
    ):
        with pytest.raises(Invalid, match="risk-option-idle"):
            GAME.setup(3, options)


def test_A_46_without_the_amendments_nobody_is_called() -> None:
    plain = given("seats: 3\nlands: pyke A5\nrest: B1\nphase: draw")
    assert plain.moves() == ["done", "draw"]
    for word in ("call", "wildlings", "yes", "no"):
        assert plain.refused(f"A {word}").rule == "A-46"


def test_A_47_the_nine_never_come_back() -> None:
    assert fresh(3).deck() == 39
    back = fresh(3, mitchell_cards_return=True)
    assert back.deck() == 48
    assert back.state.cards.lies(back.number("winterfell"), DECK)
    assert back.state.end_card_due() is False
    assert sum(row["cards"] for row in back.picture()["seats"]) == 0


def test_A_49_drawn_by_default_chosen_as_an_option() -> None:
    assert GAME.setup(3, {"mode": "mitchell"}).options["mitchell_houses"] == "draw"
    found = {tuple(sorted(owners(fresh(2, seed=seed)))) for seed in range(12)}
    assert len(found) > 4
    table = fresh(3, chance=["roll 1", "roll 6", "roll 2"], mitchell_houses="choose")
    assert table.state.phase == HOUSING
    assert table.asked() == "B"
    assert table.moves() == [f"house {h.id}" for h in BOX.houses[:5]]
    assert table.refused("B house targaryen").rule == "S-02"
    assert table.refused("B house arryn").rule == "S-02"
    table.play("B house martell; C house stark")
    assert table.refused("A house stark").rule == "S-05"
    table.play("A house tyrell")
    assert table.armies("sunspear", "winterfell", "highgarden") == ["B5", "C5", "A5"]
    assert table.asked() == "B"


def test_A_50_every_neutral_house_gets_its_own() -> None:
    """Arryn holds its whole region and ten things to count; Lannister gets the least."""
    vale = "the_fingers arryn N1, gulltown arryn N1, mountains_of_the_moon arryn N1"
    more = "the_twins arryn N1, the_trident arryn N1, harrenhal arryn N1, riverrun arryn N1"
    table = closed(START.replace("kings_landing N3", f"kings_landing N3, {vale}, {more}"))
    held = [t.split()[0] for t in (vale + ", " + more).split(", ")] + ["the_eyrie"]
    castles = sum(BOX.territories[table.number(t)].castle for t in held)
    assert 8 + castles > 11
    total = sum(int(table.army(t)[1:]) for t in held)
    assert total == 7 + 5 + (8 + castles) // 3 + 1
    assert table.army("casterly_rock") == "N8"
    assert table.army("tarth") == "N1"  # no House, no armies


def test_A_50_one_pool_as_an_option() -> None:
    assert GAME.setup(3, {"mode": "mitchell"}).options["mitchell_neutral_pool"] == "each"
    table = closed(f"{START}\n    options: shared")
    houses = ("the_eyrie", "casterly_rock", "sunspear", "pyke")
    # four territories and four castles: 8 div 3, raised to three: two for Pyke, then by id
    assert [table.army(t) for t in houses] == ["N5", "N6", "N5", "N5"]
    joint = START.replace("kings_landing N3", "kings_landing N3, harlaw lannister N9")
    shared = closed(f"{joint}\n    options: shared")
    # The Iron Islands, held jointly, are worth one more
    assert sum(int(shared.army(t)[1:]) for t in (*houses, "harlaw")) == 18 + 9 + 4


def test_A_50_after_the_last_player_still_in_the_game() -> None:
    text = START.replace("highgarden C5", "highgarden N5")
    table = given(f"{text}\n    turn: B\n    phase: invade")
    table.play("B done")
    assert table.army("pyke") == "N6"
    first = given(f"{START.replace('winterfell A5', 'winterfell N5')}\n turn: C\n phase: invade")
    first.play("C done")
    assert first.asked() == "B"
    assert first.army("pyke") == "N6"


def test_A_51_to_the_weakest_at_a_front() -> None:
    """One at a time; with equal armies by id; never behind the front."""
    more = "gulltown greyjoy N4, tarth greyjoy N4"
    table = closed(START.replace("kings_landing N3", f"kings_landing N3, {more}"))
    # Three armies: Pyke 3 -> 4, then Gulltown before Pyke before Tarth
    assert table.armies("pyke", "gulltown", "tarth") == ["N5", "N5", "N4"]
    inland = START.replace("the_eyrie arryn N5", "winterfell arryn N1").replace(
        "winterfell A5", "tarth A5"
    )
    around = BOX.territories[BOX.territory("winterfell")].adjacent
    ring = ", ".join(f"{t} arryn N9" for t in around if t != "the_gift")
    text = inland.replace("the_gift nights_watch N3", "the_gift arryn N9")
    behind = closed(text.replace("kings_landing N3", f"kings_landing N3, {ring}"))
    assert behind.army("winterfell") == "N1"


def test_A_52_kings_landing_has_no_house() -> None:
    assert lands(fresh(3))["kings_landing"]["house"] is None
    assert closed(START).army("kings_landing") == "N3"
    table = given(
        f"{START.replace('kings_landing N3', 'kings_landing N1, kingswood A9')}\n phase: invade"
    )
    table.play("roll 6 6 6 1; A attack kingswood kings_landing; A dice 3; A armies 3")
    assert exiles(table) == {"targaryen": 5}


def test_A_53_also_with_a_full_hand_and_once() -> None:
    hand = "skagos karhold tarth oldtown gulltown"
    table = caller(f"{START}\n    hands: {hand}")
    assert table.moves() == ["done", "call", "wildlings"]
    assert table.refused("A draw").rule == "A-11"
    table.play(f"{LOST}; A call; A to kings_landing")
    assert table.asked() == "B"  # the call is spent


def test_A_54_any_port() -> None:
    table = caller()
    table.play("A call")
    assert {move.removeprefix("to ") for move in table.moves()} == PORTS
    assert len(table.moves()) == 14
    assert table.refused("A to winterfell").rule == "A-54"


def test_A_55_to_the_end_with_all_they_have() -> None:
    """Three dice each time; the occupier rolls two while he can, and is not asked."""
    table = caller()
    table.play("roll 6 1 1 6 6 6 6 6 1 1 6 6 6 1 1 6 6 6 1; A call; A to storms_end")
    assert table.army("storms_end") == "N3"  # 5:5, 3:5, 3:3, 3:1
    battles = [line for line in table.news() if line.startswith("House Targaryen against")]
    assert [line.partition(": ")[2].partition(";")[0] for line in battles] == [
        *("6 1 1 against 6 6", "6 6 6 against 1 1", "6 6 6 against 1 1", "6 6 6 against 1"),
    ]
    assert battles[0].endswith("the arrivals lose 2, the occupiers 0.")


def test_A_55_nobody_stays_behind() -> None:
    """The last arrival attacks too."""
    table = caller()
    table.play("roll 1 1 1 6 6 1 1 1 6 6 6 5 5 6 5 5 6 5 5 6 5 5 6 1; A call; A to storms_end")
    assert table.army("storms_end") == "N1"


def test_A_56_no_conquest_of_the_caller() -> None:
    table = caller()
    table.play("A call")
    assert table.picture()["conquests"] == 0  # what was earned is given up
    table.play(f"{WON}; A to kings_landing")
    assert table.hand("A") == []


LAST_PORT = """
    mode: mitchell
    seats: 3
    lands: gulltown B1, winterfell A5, highgarden C5, the_gift nights_watch N3, pyke greyjoy N3
    rest: N1
"""


def test_A_56_cards_of_who_is_driven_out_go_to_the_caller() -> None:
    table = caller(f"{LAST_PORT}\n    hands: tarth / skagos karhold")
    table.play("roll 6 6 6 1; A call; A house targaryen; A to gulltown")
    assert table.seat("B")["out"]
    assert table.hand("A") == ["skagos", "karhold", "tarth"]
    assert "baratheon" in exiles(table)
    assert "B is out of the game; A takes 2 cards." in table.news()
    assert table.asked() == "C"


def test_A_56_more_than_five_are_traded_at_once() -> None:
    text = f"{LAST_PORT}\n    hands: tarth oldtown harrenhal / skagos karhold wolfswood"
    table = caller(text)
    table.play("roll 6 6 6 1; A call; A house targaryen; A to gulltown")
    assert (table.asked(), table.phase()) == ("A", "trade")
    assert table.refused("A done").rule == "S-47"
    while table.phase() == "trade":
        table.play(f"A {table.moves()[0]}")
    assert table.asked() == "C"  # the armies of the set went to A's only territory
    assert int(table.army("winterfell")[1:]) >= 9
    assert len(table.hand("A")) == 3


def test_A_56_a_caller_who_ends_himself() -> None:
    text = LAST_PORT.replace("gulltown B1, winterfell A5", "gulltown A1, winterfell B5")
    table = caller(f"{text}\n    hands: tarth oldtown / skagos")
    table.play("roll 6 6 6 1; A call; A house targaryen; A to gulltown")
    assert table.seat("A")["out"]
    assert table.hand("B") == ["skagos"]
    assert [row["id"] for row in table.picture()["discards"]] == ["tarth", "oldtown"]
    assert "A lays the card Tarth on the discard pile." in table.news(reader=1)
    assert table.asked() == "B"
    assert "stark" in exiles(table)


def test_A_56_the_last_player_left_wins() -> None:
    text = LAST_PORT.replace("highgarden C5", "highgarden N5")
    table = caller(text)
    table.play("roll 6 6 6 1; A call; A house targaryen; A to gulltown")
    assert table.over()
    assert table.log.result == [1.0, 0.0, 0.0]
    own = caller(text.replace("gulltown B1, winterfell A5", "gulltown A1, winterfell B5"))
    own.play("roll 6 6 6 1; A call; A house targaryen; A to gulltown")
    assert own.over()
    assert own.log.result == [0.0, 1.0, 0.0]


def test_A_57_strength_of_exiles() -> None:
    table = caller(START.replace("pyke greyjoy N3", "pyke N3"))
    assert exiles(table) == {"targaryen": 5, "greyjoy": 3}
    again = caller(START.replace("pyke greyjoy N3", "pyke targaryen N1, harlaw A9"))
    again.state.take_over(again.number("pyke"), 0)
    assert exiles(again)["targaryen"] == 5  # after a later elimination too
    weak = caller()
    weak.play("roll 6 1 1 6 6 6 6 6 1 1 6 6 6 1; A call; A to kings_landing")
    assert weak.army("kings_landing") == "N3"  # two of the five fell
    weak.state.take_over(weak.number("kings_landing"), 1)
    assert exiles(weak)["targaryen"] == 5


def test_A_62_the_gift_is_a_territory_like_others() -> None:
    with_it = "winterfell A1, the_gift A1, karhold A1"
    table = given(f"mode: mitchell\nseats: 2\nlands: {with_it}\nrest: B1\nphase: invade")
    assert table.seat("A")["territories"] == 3
    assert table.seat("A")["score"] == 4  # and a castle
    north = ", ".join(f"{t} A1" for t in NORTH if t != "karhold")
    lacking = given(f"mode: mitchell\nseats: 2\nlands: {north}\nrest: B1\nphase: invade")
    assert lacking.seat("A")["regions"] == []


def test_A_63_a_call_does_not_touch_the_deck() -> None:
    table = caller(f"{START}\n    deck: 0")
    table.play(f"{LOST}; A call; A to kings_landing")
    assert table.deck() == 0
    assert not table.over()
    drawn = caller(f"{START}\n    deck: 0")
    drawn.play("A draw")  # nothing but the End Game card
    assert drawn.over()


# -- what bots make of it


@pytest.mark.parametrize("bot", [GreedyBot, IsmctsBot])
def test_bots_call_an_exile_against_a_rival(bot: type[Bot]) -> None:
    """Not to the own port, nor to one of the neutrals: B is weak in Storm's End and leads."""
    rest = ", ".join(f"{t} B2" for t in ("kingswood", "rainwood", "dornish_marches", "dragonstone"))
    table = caller(START.replace("storms_end B5", f"storms_end B1, {rest}, oldtown A1"))
    table.play("A call")
    player = bot(GAME, rng_for("calls"))
    chosen = GAME.text(player.choose(table.view(0), Budget(iterations=2000)))
    assert chosen in ("to storms_end", "to dragonstone")
