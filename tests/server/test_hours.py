"""A clock by itself: what is left, when it warns and strikes, what a move taken back costs."""

from server.kit import Clock

from council.core.play import rng_for
from council.server import clock as clocks
from council.server.clock import (
    NOTICE,
    Hours,
    agreed_back,
    back,
    due,
    forfeited,
    remaining,
    strike,
    turn,
    wound,
)
from council.server.customs import DAY
from council.server.customs import Clock as Rule
from council.server.uptime import Uptime


def test_a_move_gets_its_time_anew() -> None:
    rule = Rule("move", 60)
    hours = turn(rule, wound(rule, 2), 0, 100.0, None)
    assert remaining(hours, 0, 130.0) == 30
    assert remaining(hours, 1, 130.0) == 60
    hours = turn(rule, hours, 0, 140.0, 0)  # the same seat goes on: its next move
    assert remaining(hours, 0, 140.0) == 60
    hours = turn(rule, hours, 1, 150.0, 0)
    assert (hours.left, hours.seat) == ([60, 60], 1)


def test_a_bank_grows_when_the_turn_passes_on() -> None:
    rule = Rule("bank", 120, 5)
    hours = turn(rule, wound(rule, 2), 0, 0.0, None)
    hours = turn(rule, hours, 0, 20.0, 0)
    assert remaining(hours, 0, 20.0) == 100  # its turn goes on: nothing is added
    hours = turn(rule, hours, 1, 30.0, 0)
    assert hours.left == [95, 120]


def test_a_bank_that_ran_out_leaves_enough_to_go_on() -> None:
    for more, next_time in ((5, clocks.LEAST), (30, 30.0)):
        rule = Rule("bank", 60, more)
        hours = turn(rule, wound(rule, 2), 0, 0.0, None)
        hours = strike(rule, strike(rule, hours, 55.0), 70.0)
        assert hours.up
        hours = turn(rule, hours, 0, 71.0, 0)
        assert hours.up  # a bot plays the whole turn
        hours = turn(rule, hours, 1, 72.0, 0)
        assert not hours.up
        assert hours.left == [next_time, 60]


def test_nothing_happens_without_a_warning_that_comes_in_time() -> None:
    """However late or rarely the clock is looked at, and however little is left."""
    rng = rng_for("warnings")
    penalties = 0
    for number in range(500):
        rule = (Rule("move", 60), Rule("bank", 60, 0), Rule("days", DAY))[number % 3]
        now = float(rng.below(1000))
        hours = Hours([float(rng.below(rule.seconds)), 1.0], 0, now)
        while not hours.up:
            now += float(rng.below(1 + rule.seconds // 3))
            struck = strike(rule, hours, now)
            if struck.up:
                assert hours.warned is not None
                assert now - hours.warned >= NOTICE
                assert remaining(hours, 0, now) == 0
                penalties += 1
            hours = struck
    assert penalties == 500


def test_a_clock_that_stands_has_nothing_to_say() -> None:
    rule = Rule("move", 60)
    assert due(rule, wound(rule, 2)) is None
    assert due(Rule(), wound(Rule(), 2)) is None
    assert strike(rule, wound(rule, 2), 1e9) == wound(rule, 2)
    hours = turn(rule, wound(rule, 2), 0, 0.0, None)
    paused = turn(rule, hours, None, 45.0, None)
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
        hours = turn(rule, turn(rule, wound(rule, 2), 0, 0.0, None), 1, 40.0, 0)
        hours = back(rule, hours, 0, 45.0)
        assert (hours.left, hours.seat, hours.before) == ([15, 60], 0, [])
        hours = turn(rule, hours, 1, 50.0, 0)
        assert (hours.seat, back(rule, hours, 1, 50.0)) == (1, hours)  # it was not his
        assert back(rule, hours, 0, 50.0).left == [10, 60]


def test_every_move_of_a_turn_is_taken_back_by_itself() -> None:
    rule = Rule("move", 60)
    hours = turn(rule, wound(rule, 2), 0, 0.0, None)
    for now in (20.0, 30.0, 50.0):  # with 40, 50 and 40 seconds left
        hours = turn(rule, hours, 0, now, 0)
    for had in (40, 50 - 20, 40 - 20 - 10):  # what was thought about later moves is paid for too
        hours = back(rule, hours, 0, 50.0)
        assert remaining(hours, 0, 50.0) == had
    assert hours.before == []


def test_who_was_warned_stays_warned() -> None:
    """However often he moves and takes back: then a bot moves, and that is not taken back."""
    rule = Rule("move", 60)
    hours, now = turn(rule, wound(rule, 2), 0, 0.0, None), 0.0
    while not hours.up:
        hours = back(rule, turn(rule, hours, 1, now + 1, 0), 0, now + 2)
        hours, now = strike(rule, hours, now + 2), now + 2
    assert now < 60 + NOTICE + 5
    assert forfeited(turn(rule, hours, 1, now, 0), 0)


def test_all_agree_to_an_undo_and_nobody_pays() -> None:
    rule = Rule("move", 60)
    hours = turn(rule, turn(rule, wound(rule, 2), 0, 0.0, None), 1, 40.0, 0)
    assert turn(rule, agreed_back(rule, hours), 0, 80.0, None).left == [60, 60]
    bank = Rule("bank", 60, 30)
    hours = turn(bank, turn(bank, wound(bank, 2), 0, 0.0, None), 1, 40.0, 0)
    assert turn(bank, agreed_back(bank, hours), 0, 80.0, None).left == [50, 20]
