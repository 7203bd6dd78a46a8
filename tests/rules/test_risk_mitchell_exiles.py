"""House Mitchell's amendments: exiles who are called, land, and take a House over."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from rules.mitchell import BOX, START, exiles, lands
from scenario_risk import Table, given

from council.bots.base import Bot, Budget
from council.bots.greedy import GreedyBot
from council.bots.searcher import IsmctsBot
from council.core.play import rng_for
from council.games.risk.game import GAME
from council.games.risk.state.changes import take_over
from council.games.risk.state.phases import LANDING

# Five against three: the second battle ends it.
WON = "roll 6 6 6 1 1 6 6 6 1"
PORTS = {t.id for t in BOX.territories[:48] if t.port != "none"}

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
    assert "House Targaryen against Storm's End, 6 5 4 against 3 2: the attackers lose 0, the" in (
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
    assert "House Targaryen holds King's Landing as a neutral House with 5 armies." in table.news()
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


def test_A_53_also_with_a_full_hand_and_once() -> None:
    hand = "skagos karhold tarth oldtown gulltown"
    table = caller(f"{START}\n    hands: {hand}")
    assert table.moves() == ["done", "call", "wildlings"]
    assert table.refused("A draw").rule == "A-11"
    assert "draw" not in table.refused("A stop").en  # what may be answered is told
    assert "call somebody instead" in caller().refused("A stop").en
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
    assert [line.partition(", ")[2].partition(":")[0] for line in battles] == [
        *("6 1 1 against 6 6", "6 6 6 against 1 1", "6 6 6 against 1 1", "6 6 6 against 1"),
    ]
    assert battles[0].endswith("the attackers lose 2, the defenders 0.")


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
    assert "A puts the card Tarth on the discard pile." in table.news(reader=1)
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
    take_over(again.state, again.number("pyke"), 0)
    assert exiles(again)["targaryen"] == 5  # after a later elimination too
    weak = caller()
    weak.play("roll 6 1 1 6 6 6 6 6 1 1 6 6 6 1; A call; A to kings_landing")
    assert weak.army("kings_landing") == "N3"  # two of the five fell
    take_over(weak.state, weak.number("kings_landing"), 1)
    assert exiles(weak)["targaryen"] == 5


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
