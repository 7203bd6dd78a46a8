"""A clock by itself: what is left, when it warns and strikes, what a move taken back costs."""

from server.kit import Clock

from council.core.play import rng_for
from council.protocol.table_settings import DAY
from council.protocol.table_settings import Clock as Rule
from council.tables.state.clocks import (
    LEAST,
    NOTICE,
    agreed_back,
    back,
    due,
    forfeited,
    remaining,
    strike,
    turn,
    wound,
)
from council.tables.storage.status import Clocks
from council.tables.uptime import Uptime


def test_a_move_gets_its_time_anew() -> None:
    rule = Rule("move", 60)
    clocks = turn(rule, wound(rule, 2), 0, 100.0, None)
    assert remaining(clocks, 0, 130.0) == 30
    assert remaining(clocks, 1, 130.0) == 60
    clocks = turn(rule, clocks, 0, 140.0, 0)  # the same seat goes on: its next move
    assert remaining(clocks, 0, 140.0) == 60
    clocks = turn(rule, clocks, 1, 150.0, 0)
    assert (clocks.left, clocks.seat) == ([60, 60], 1)


def test_a_bank_grows_when_the_turn_passes_on() -> None:
    rule = Rule("bank", 120, 5)
    clocks = turn(rule, wound(rule, 2), 0, 0.0, None)
    clocks = turn(rule, clocks, 0, 20.0, 0)
    assert remaining(clocks, 0, 20.0) == 100  # its turn goes on: nothing is added
    clocks = turn(rule, clocks, 1, 30.0, 0)
    assert clocks.left == [95, 120]


def test_a_bank_that_ran_out_leaves_enough_to_go_on() -> None:
    for more, next_time in ((5, LEAST), (30, 30.0)):
        rule = Rule("bank", 60, more)
        clocks = turn(rule, wound(rule, 2), 0, 0.0, None)
        clocks = strike(rule, strike(rule, clocks, 55.0), 70.0)
        assert clocks.up
        clocks = turn(rule, clocks, 0, 71.0, 0)
        assert clocks.up  # a bot plays the whole turn
        clocks = turn(rule, clocks, 1, 72.0, 0)
        assert not clocks.up
        assert clocks.left == [next_time, 60]


def test_nothing_happens_without_a_warning_that_comes_in_time() -> None:
    """However late or rarely the clock is looked at, and however little is left."""
    rng = rng_for("warnings")
    penalties = 0
    for number in range(500):
        rule = (Rule("move", 60), Rule("bank", 60, 0), Rule("days", DAY))[number % 3]
        now = float(rng.below(1000))
        clocks = Clocks([float(rng.below(rule.seconds)), 1.0], 0, now)
        while not clocks.up:
            now += float(rng.below(1 + rule.seconds // 3))
            struck = strike(rule, clocks, now)
            if struck.up:
                assert clocks.warned is not None
                assert now - clocks.warned >= NOTICE
                assert remaining(clocks, 0, now) == 0
                penalties += 1
            clocks = struck
    assert penalties == 500


def test_a_clock_that_stands_has_nothing_to_say() -> None:
    rule = Rule("move", 60)
    assert due(rule, wound(rule, 2)) is None
    assert due(Rule(), wound(Rule(), 2)) is None
    assert strike(rule, wound(rule, 2), 1e9) == wound(rule, 2)
    clocks = turn(rule, wound(rule, 2), 0, 0.0, None)
    paused = turn(rule, clocks, None, 45.0, None)
    assert remaining(paused, 0, 9e9) == 15
    assert due(rule, turn(rule, paused, 0, 9e9, None)) == 9e9 + 5


def test_the_house_has_no_time_while_it_sleeps() -> None:
    clock = Clock()
    uptime = Uptime(500.0, clock, 60.0)
    clock.time += 59
    assert uptime() == 559
    uptime.beat()
    clock.time += 3600  # the lid was closed
    assert uptime() == 559
    uptime.beat()
    clock.time -= 7200  # somebody set the clock of the machine
    assert uptime.beat() == 559
    clock.time += 1
    assert uptime.beat() == 560


# -- taking back


def test_a_move_taken_back_is_paid_for() -> None:
    """Who moves and takes back has the time he had, less what has passed since; the next player has
    his again."""
    for rule in (Rule("move", 60), Rule("bank", 60, 30)):
        clocks = turn(rule, turn(rule, wound(rule, 2), 0, 0.0, None), 1, 40.0, 0)
        clocks = back(clocks, 0, 45.0)
        assert (clocks.left, clocks.seat, clocks.before) == ([15, 60], 0, [])
        clocks = turn(rule, clocks, 1, 50.0, 0)
        assert (clocks.seat, back(clocks, 1, 50.0)) == (1, clocks)  # it was not his
        assert back(clocks, 0, 50.0).left == [10, 60]


def test_every_move_of_a_turn_is_taken_back_by_itself() -> None:
    rule = Rule("move", 60)
    clocks = turn(rule, wound(rule, 2), 0, 0.0, None)
    for now in (20.0, 30.0, 50.0):  # with 40, 50 and 40 seconds left
        clocks = turn(rule, clocks, 0, now, 0)
    for had in (40, 50 - 20, 40 - 20 - 10):  # what was thought about later moves is paid for too
        clocks = back(clocks, 0, 50.0)
        assert remaining(clocks, 0, 50.0) == had
    assert clocks.before == []


def test_who_was_warned_stays_warned() -> None:
    """However often he moves and takes back: then a bot moves, and that is not taken back."""
    rule = Rule("move", 60)
    clocks, now = turn(rule, wound(rule, 2), 0, 0.0, None), 0.0
    while not clocks.up:
        clocks = back(turn(rule, clocks, 1, now + 1, 0), 0, now + 2)
        clocks, now = strike(rule, clocks, now + 2), now + 2
    assert now < 60 + NOTICE + 5
    assert forfeited(turn(rule, clocks, 1, now, 0), 0)


def test_all_agree_to_an_undo_and_nobody_pays() -> None:
    rule = Rule("move", 60)
    clocks = turn(rule, turn(rule, wound(rule, 2), 0, 0.0, None), 1, 40.0, 0)
    assert turn(rule, agreed_back(rule, clocks), 0, 80.0, None).left == [60, 60]
    bank = Rule("bank", 60, 30)
    clocks = turn(bank, turn(bank, wound(bank, 2), 0, 0.0, None), 1, 40.0, 0)
    assert turn(bank, agreed_back(bank, clocks), 0, 80.0, None).left == [50, 20]
