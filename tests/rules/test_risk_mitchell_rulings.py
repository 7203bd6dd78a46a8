"""House Mitchell's amendments: rulings on the set-up and on neutral Houses."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from rules.mitchell import BOX, NORTH, START, closed, exiles, fresh, lands, owners
from scenario_risk import given

from council.core.game import Invalid
from council.games.risk.game import GAME
from council.games.risk.state.cards import end_card_due
from council.games.risk.state.phases import HOUSING
from council.games.risk.state.places import DECK

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
        {"mode": "mitchell", "setup": "skirmish"},
        {"mode": "mitchell", "safe_passage": True},
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
    assert end_card_due(back.state) is False
    assert sum(row["cards"] for row in back.picture()["seats"]) == 0


def test_A_49_drawn_by_default_chosen_as_an_option() -> None:
    assert GAME.setup(3, {"mode": "mitchell"}).options["mitchell_houses"] == "draw"
    found = {tuple(sorted(owners(fresh(2, seed=seed)))) for seed in range(12)}
    assert len(found) > 4
    table = fresh(3, chance=["roll 1", "roll 6", "roll 2"], mitchell_houses="choose")
    assert table.state.phase == HOUSING
    assert table.asked() == "B"
    assert table.moves() == [f"house {h.id}" for h in BOX.houses[:5]]
    why = table.refused("B house targaryen")
    assert (why.rule, "number of players" in why.en) == ("M-05", False)
    assert table.refused("B house arryn").rule == "M-05"
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


def test_A_62_the_gift_is_a_territory_like_others() -> None:
    with_it = "winterfell A1, the_gift A1, karhold A1"
    table = given(f"mode: mitchell\nseats: 2\nlands: {with_it}\nrest: B1\nphase: invade")
    assert table.seat("A")["territories"] == 3
    assert table.seat("A")["score"] == 4  # and a castle
    north = ", ".join(f"{t} A1" for t in NORTH if t != "karhold")
    lacking = given(f"mode: mitchell\nseats: 2\nlands: {north}\nrest: B1\nphase: invade")
    assert lacking.seat("A")["regions"] == []
