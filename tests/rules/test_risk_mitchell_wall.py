"""House Mitchell's Wildlings and Night's Watch; and what holds in every game with them."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from conformance.tables_risk import mitchell_sound, risk_sound
from scenario_risk import NAMES, Table, given
from sizes import full

from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC
from council.games.risk.game import GAME
from council.games.risk.rules.income import income
from council.games.risk.rules.mitchell.landing import hand_to_arrivals, strength
from council.games.risk.state.board import Board
from council.games.risk.state.forces import (
    AFTER_NEUTRALS,
    FREE_FOLK,
    SIEGE_BEGUN,
    SIEGE_GOES_ON,
    SIEGE_WAITS,
    WATCH,
)
from council.games.risk.state.phases import (
    ALLOTTING,
    CALLING,
    DEALING,
    HOUSING,
    LANDING,
    OPENING,
    OVER,
    ROLLING,
    TAKING,
    TIED,
    TRADING,
)
from council.games.risk.state.sets import set_of
from council.locales import LANGUAGES, Voice

START = """
    mode: mitchell
    seats: 3
    lands: winterfell A5, storms_end B5, highgarden C5, the_gift nights_watch N3, pyke greyjoy N3,
           the_eyrie arryn N5, casterly_rock lannister N5, sunspear martell N5
    rest: N1
"""
FALLEN = START.replace("the_gift nights_watch N3", "the_gift wildlings N5")
TAKES = "roll 6 6 6 1 1 6 6 6 1"  # the Wildlings, without a loss, from three armies
FAILS = "1 1 1 6 6 1 6 6"  # three of the Watch against two or more
RETURNS = "The Night's Watch returns and attacks the Wildlings in The Gift."


def caller(text: str = START, who: str = "A") -> Table:
    return given(f"{text}\n    turn: {who}\n    phase: draw")


def besieged(siege: str, who: str, text: str = FALLEN) -> Table:
    """The Wildlings hold The Gift, the Watch is in exile; a seat is about to invade."""
    words = f"{text}\n    watch: exile\n    siege: {siege}\n    horde: 3"
    return given(f"{words}\n    turn: {who}\n    phase: invade")


def attacks(table: Table) -> int:
    return table.news().count(RETURNS)


def gift(table: Table) -> tuple[str, str]:
    """Whose banner flies there, and the armies."""
    rows = {row["id"]: row for row in table.picture()["territories"]}
    return str(rows["the_gift"]["house"]), table.army("the_gift")


def test_M_18_the_wildlings_attack_the_gift() -> None:
    table = caller()
    table.play(f"{TAKES}; A wildlings")
    assert "A calls the Wildlings: they attack The Gift." in table.news()
    assert "The Wildlings against The Gift, 6 6 6 against 1 1:" in " ".join(table.news())
    assert table.hand("A") == []
    assert table.asked() == "B"


def test_M_19_beaten_wildlings_return_with_three() -> None:
    table = caller()
    assert table.picture()["wildlings"] == {"armies": 5, "where": "beyond"}
    table.play("roll 1 1 1 6 6 1 1 1 6 6 1 6 6; A wildlings")
    assert gift(table) == ("watch", "N3")
    assert table.picture()["wildlings"] == {"armies": 3, "where": "beyond"}
    assert "The Wildlings are beaten and return beyond the Wall." in table.news()


def test_M_19_driven_out_they_return_with_three() -> None:
    text = FALLEN.replace("wildlings N5", "wildlings N1").replace("winterfell A5", "karhold A9")
    table = besieged("waits", "A", text)
    table.play("roll 6 6 6 1; A attack karhold the_gift; A dice 3; A armies 3")
    assert table.army("the_gift") == "A3"
    assert table.picture()["wildlings"] == {"armies": 3, "where": "beyond"}


def test_M_20_victorious_wildlings_hold_the_gift() -> None:
    table = caller()
    table.play(f"{TAKES}; A wildlings")
    assert gift(table) == ("wildlings", "N5")
    assert table.picture()["wildlings"] == {"armies": 5, "where": "gift"}
    assert table.picture()["watch"] == "exile"
    assert "Die Wildlinge halten die Schenkung mit 5 Armeen." in table.news("de")


def conquers(table: Table, who: str, source: str, target: str) -> None:
    table.play(f"roll 6 6 6 1; {who} attack {source} {target}; {who} dice 3; {who} armies 3")
    table.play(f"{who} done; {who} done")


def test_M_21_the_watch_attacks_after_a_turn_with_a_card() -> None:
    table = besieged("waits", "B")
    conquers(table, "B", "storms_end", "kingswood")
    table.play(f"card tarth; roll {FAILS}; B draw")
    assert attacks(table) == 1
    assert gift(table) == ("wildlings", "N5")
    assert table.asked() == "C"


def test_M_21_A_60_a_call_counts_as_a_card() -> None:
    table = besieged("waits", "B")
    conquers(table, "B", "storms_end", "kingswood")
    table.play(f"roll 1 1 1 6 6 1 1 1 6 6 1 6 6; roll {FAILS}; B call; B to sunspear")
    assert attacks(table) == 1
    assert table.asked() == "C"


def test_M_21_or_after_the_neutral_turn() -> None:
    table = besieged("waits", "C")
    table.play(f"roll {FAILS}; C done")
    assert attacks(table) == 1
    assert table.army("pyke") == "N6"  # the neutrals were first
    assert table.asked() == "A"


def test_M_21_not_after_a_turn_without_a_card() -> None:
    table = besieged("waits", "A")
    table.play("A done; B done")
    assert attacks(table) == 0
    idle = besieged("waits", "B")
    conquers(idle, "B", "storms_end", "kingswood")
    idle.play("B done")  # earned, but not drawn
    assert attacks(idle) == 0


def test_M_21_nobody_may_refuse() -> None:
    """There is no question: the dice are thrown at once."""
    table = besieged("goes_on", "A")
    table.script = []
    state = table.state.copy()
    assert isinstance(state, Board)
    state.apply(0)
    assert (state.seat(), state.phase, state.arriving) == (CHANCE, ROLLING, WATCH)


def test_M_22_every_turn_until_the_wildlings_are_gone() -> None:
    table = besieged("goes_on", "A")
    table.play(f"roll {FAILS}; A done; roll {FAILS}; B done")
    assert attacks(table) == 2
    # C's turn, and the neutrals': the Watch wins the second time
    table.play(f"roll {FAILS} 6 6 6 1 1 6 6 6 1 1 6 6 6 1; C done")
    assert attacks(table) == 4
    assert gift(table) == ("watch", "N3")
    table.play("A done; B done; C done")
    assert attacks(table) == 4


def test_M_22_before_the_next_reinforcements() -> None:
    table = besieged("goes_on", "A")
    table.play(f"roll {FAILS}; A done")
    told = table.news()
    assert told.index(RETURNS) < told.index("Round 1: it is B's turn. They get 3 armies.")


def test_X_17_three_players() -> None:
    """P calls; Q conquers nothing; R draws: the Watch comes, and then after every turn."""
    table = caller(START, "A")
    table.play(f"{TAKES}; A wildlings")
    assert attacks(table) == 0  # not in the turn of the call
    table.play("B done")
    assert attacks(table) == 0
    conquers(table, "C", "highgarden", "the_mander")
    table.play(f"card tarth; roll {FAILS}; roll {FAILS}; C draw")
    assert attacks(table) == 2  # after R, after the neutrals
    table.play(f"roll {FAILS}; A done; roll {FAILS}; B done")
    assert attacks(table) == 4
    table.play(f"roll {FAILS}; roll {FAILS}; C deploy highgarden; C armies 3; C done; C done")
    assert attacks(table) == 6


def test_X_17_after_a_call_by_the_last_of_the_round() -> None:
    """The neutral turn is the first turn after that of the call."""
    table = caller(START, "C")
    table.play(f"{TAKES}; roll {FAILS}; C wildlings")
    assert attacks(table) == 1


def test_X_18_A_59_a_player_held_the_gift() -> None:
    table = caller(START.replace("the_gift nights_watch N3", "the_gift B3"))
    assert table.picture()["watch"] == "gone"
    table.play(f"{TAKES}; A wildlings")
    assert gift(table) == ("wildlings", "N5")
    table.play("B done; C done; A done; B done; C done")
    assert attacks(table) == 0
    assert gift(table) == ("wildlings", "N5")


def test_A_59_taken_by_a_player_the_watch_is_gone() -> None:
    text = START.replace("winterfell A5", "karhold A9").replace("watch N3", "watch N1")
    table = given(f"{text}\n    phase: invade")
    table.play("roll 6 6 6 1; A attack karhold the_gift; A dice 3; A armies 3")
    assert table.picture()["watch"] == "gone"
    assert "watch" not in [row["house"] for row in table.picture()["exiles"]]


def test_A_59_the_watch_is_no_house() -> None:
    table = caller(f"{FALLEN}\n    watch: exile")
    assert table.moves() == ["done", "draw", "call"]  # Targaryen
    table.play("A call")
    assert table.phase() == "land"  # so nobody else was in exile


def test_A_59_the_wildlings_fight_whoever_holds_the_gift() -> None:
    table = caller(START.replace("the_gift nights_watch N3", "the_gift B1, tarth B1"))
    table.play("roll 6 6 6 1; A wildlings")
    assert gift(table) == ("wildlings", "N5")
    assert not table.seat("B")["out"]
    last = START.replace("storms_end B5", "storms_end N5")
    out = caller(last.replace("the_gift nights_watch N3", "the_gift B1"))
    out.play("roll 6 6 6 1; A wildlings")
    assert out.seat("B")["out"]


def test_A_60_only_from_beyond_the_wall() -> None:
    table = caller(f"{FALLEN}\n    watch: exile")
    assert table.refused("A wildlings").rule == "A-60"
    assert "herbeirufen" in table.refused("A wildlings").de


def test_A_60_the_course_of_a_siege() -> None:
    table = caller()
    table.play(f"{TAKES}; A wildlings")
    assert table.state.siege == SIEGE_WAITS  # begun, and the turn of the call is over
    table.play(f"B done; roll {FAILS}; C done")
    assert table.state.siege == SIEGE_GOES_ON
    table.play("roll 6 6 6 1 1 6 6 6 1 1 6 6 6 1; A done")
    assert table.state.siege == 0
    assert table.picture()["watch"] == "gift"
    assert table.picture()["wildlings"] == {"armies": 3, "where": "beyond"}
    told = "The Night's Watch holds The Gift again with 3 armies"
    assert any(line.startswith(told) for line in table.news())


def test_A_60_a_player_frees_the_gift() -> None:
    """The Watch stays in exile; a later victory of the Wildlings starts it all anew."""
    text = FALLEN.replace("wildlings N5", "wildlings N1").replace("winterfell A5", "karhold A9")
    table = besieged("goes_on", "A", text)
    table.play("roll 6 6 6 1; A attack karhold the_gift; A dice 3; A armies 3; A done; A done")
    assert table.state.siege == 0
    assert table.picture()["watch"] == "exile"
    table.play("roll 6 6 6 1 1 6 6 6 1; A wildlings")
    assert gift(table) == ("wildlings", "N3")
    assert table.state.siege == SIEGE_WAITS
    table.play(f"B done; roll {FAILS}; C done")
    assert attacks(table) == 1


def test_A_60_in_the_turn_of_the_call_it_has_only_begun() -> None:
    state = caller(START).state
    state.apply(GAME.number("wildlings"))
    for face in (6, 6, 6, 1, 1, 6, 6, 6):
        state.apply(GAME.number(f"roll {face}"))
    hand_to_arrivals(state, 5)
    assert state.siege == SIEGE_BEGUN


def test_A_57_the_wildlings_come_with_five_once() -> None:
    table = caller()
    assert strength(table.state, FREE_FOLK) == 5
    table.play(f"{TAKES}; A wildlings")
    assert strength(table.state, FREE_FOLK) == 3
    assert strength(table.state, WATCH) == 3


# -- whole games

GAMES = [
    (2, {}),
    (3, {"mitchell_houses": "choose", "mitchell_take_over": True}),
    (4, {"mitchell_neutral_pool": "shared", "mitchell_cards_return": True}),
    (5, {"mitchell_take_over": True, "elimination_trade": "may"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_armies_and_banners_in_every_game(seats: int, options: dict[str, object]) -> None:
    """Armies come by deployment, trade, neutral turn and landing only; battles only take them."""
    setup = GAME.setup(seats, {"mode": "mitchell", "rounds": 30, **options})
    calls = 0
    for seed in range(full(2, 1)):
        rng = rng_for("mitchell", seats, seed)
        state = GAME.new(setup)
        assert isinstance(state, Board)
        steps = 0
        while state.seat() != NOBODY:
            before = state.copy()
            assert isinstance(before, Board)
            asked = state.seat() >= 0
            legal = state.legal_moves()
            # mostly calls where there are any, so that exiles come and go
            pick = legal[rng.below(len(legal))] if asked else state.chance(rng)
            if state.phase == TAKING and rng.below(2):
                pick = legal[len(legal) - 1]
            calls += state.phase in (CALLING, LANDING)
            state.apply(pick)
            steps += 1
            risk_sound(state)
            mitchell_sound(state)
            check_step(before, state)
        assert steps <= GAME.longest(setup)
        assert abs(sum(state.value(seat) for seat in range(seats)) - 1) < 1e-9
    assert calls > 0


def wealth(state: Board) -> int:
    """Armies on the map, still to be placed, and fighting from off the map."""
    landing = int(state.arrivals) if state.phase == ROLLING else 0
    return sum(int(n) for n in state.armies) + int(state.pool + state.bonus) + landing


def neutral_income(state: Board) -> int:
    """What the neutral Houses get, counted anew from the box."""
    land = GAME.box.territories[:48]
    of = {house: [t for t in range(48) if state.banners[t] == house] for house in range(9)}
    if state.pooled:
        of = {0: [t for held in of.values() for t in held]}
    total = 0
    for held in of.values():
        if held:
            total += max(3, (len(held) + sum(land[t].castle for t in held)) // 3)
            for k, region in enumerate(GAME.box.regions[:9]):
                whole = [t for t in range(48) if land[t].region == k and land[t].id != "the_gift"]
                total += region.bonus if set(whole) <= set(held) else 0
    return total


def check_step(before: Board, after: Board) -> None:
    """Every army that comes or goes in one move is accounted for."""
    if before.phase in (OPENING, TIED, ALLOTTING, HOUSING, DEALING):
        return
    expected = wealth(before)
    if before.phase == ROLLING and before.thrown + 1 == before.attack_dice + before.defence_dice:
        expected -= int(min(before.attack_dice, before.defence_dice))
    another = before.arriving != after.arriving or before.closing != after.closing
    if after.arriving >= 0 and after.phase == ROLLING and another:
        expected += int(strength(after, after.arriving))
    if before.phase == LANDING:
        expected += int(strength(before, before.arriving))
    if before.phase == TAKING and after.arriving == FREE_FOLK:
        expected += int(before.horde - after.horde)  # the first time five come
    if before.phase == TRADING and before.trade2 >= 0:
        third = [c for c in range(48) if after.cards.place[c] != before.cards.place[c]]
        cards = [before.trade1, before.trade2, *third]
        expected += int(set_of(before, *cards))
        expected += 2 * any(before.owner[card] == before.turn for card in cards)
    ended = after.closing == AFTER_NEUTRALS or after.round > before.round
    if ended and before.closing != AFTER_NEUTRALS:
        expected += neutral_income(after)
    if (after.turn, after.round) != (before.turn, before.round) and after.phase != OVER:
        expected += int(income(after, after.turn))
    assert wealth(after) == expected, (int(before.phase), int(after.phase))


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_are_told_and_drawn_in_both_languages(seats: int) -> None:
    rng = rng_for("told", seats)
    names = NAMES[:seats]
    options = {"mode": "mitchell", "rounds": 25, "mitchell_take_over": True}
    play = Play(GAME, GAME.setup(seats, options), names, rng)
    play.settle()
    while not play.over():
        moves = play.state.legal_moves()
        pick = moves[rng.below(len(moves))]
        if play.state.phase == TAKING:
            pick = moves[len(moves) - 1 - rng.below(2)]
        play.move(int(play.state.seat()), int(pick))
        if len(play.history) % 61 == 0:
            for lang in LANGUAGES:
                text = GAME.draw(play.view(0), Voice(lang, names), names)
                assert max(len(line) for line in text.splitlines()) <= 110  # marks included
    for lang, word in (("en", "neutral House"), ("de", "neutrale Haus")):
        voice = Voice(lang, names)
        told = [voice(message) for message in play.story(int(PUBLIC))]
        assert all(line.endswith((".", "?")) for line in told)
        assert any(word in line for line in told)
