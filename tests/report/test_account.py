"""Start, luck and decisions make the result, in every game; and a report can be stopped."""

import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID, Table, every_table
from report.kit import QUICK, balanced, pace_of, played, reported
from sizes import COMPILED

from council.core.play import Play
from council.kit.review import WinShare
from council.report.luck import Account, change, part
from council.report.making import Balance, reports
from council.report.path import lines_of, steps_of
from council.report.values import Value

NEAR = 1e-9
SHORT = ("intrigue-2", "intrigue-4") if COMPILED else ("intrigue-2",)


def whole(found: Balance) -> float:
    parts = (found.start, found.dice, found.draws, found.own, found.others)
    return sum(part.value for part in parts)


@every_table
def test_the_parts_add_up_to_the_result(table: Table) -> None:
    play = random_play(table, "account")
    found = balanced(play, pace_of(table))
    for seat, balance in enumerate(found.balances):
        assert balance.result == (play.log.result or [])[seat]
        assert whole(balance) == pytest.approx(balance.result, abs=NEAR)
    for kind in ("dice", "draws"):
        lucks = [getattr(balance, kind).value for balance in found.balances]
        assert sum(lucks) == pytest.approx(0, abs=NEAR), "luck is shared out"
    assert sum(balance.start.value for balance in found.balances) == pytest.approx(1, abs=NEAR)
    assert all(sum(point.shares) == pytest.approx(1, abs=NEAR) for point in found.curve)


@pytest.mark.parametrize("name", SHORT)
def test_dice_and_draws_are_apart(name: str) -> None:
    assert all(balance.dice == WinShare(0.0) for balance in reported(name).balances)
    assert any(balance.draws.value for balance in reported(name).balances)


def test_dice_are_luck_of_their_own() -> None:
    found = balanced(played("risk-2"), pace_of(BY_ID["risk-2"]))
    assert all(balance.dice.value for balance in found.balances)


@pytest.mark.parametrize("name", SHORT)
def test_a_report_grows_and_is_whole_at_the_end(name: str) -> None:
    growing = list(reports(played(name), QUICK))
    assert [found.whole for found in growing] == [False] * (len(growing) - 1) + [True]
    assert sorted(found.done for found in growing) == [found.done for found in growing]
    assert growing[-1].done == growing[-1].of
    assert growing[0].curve
    assert not growing[0].balances
    lengths = [len(found.curve) for found in growing]
    assert sorted(lengths) == lengths


@pytest.mark.parametrize("name", SHORT)
def test_the_same_game_gives_the_same_report(name: str) -> None:
    again = random_play(BY_ID[name], "report")
    assert reports_of(again) == reported(name)


def reports_of(play: Play) -> object:
    *_, last = reports(play, QUICK)
    return last


def test_another_game_is_measured_with_other_luck() -> None:
    """Games with a common start must not share the error of its value: luck would lean."""
    one, other = (
        balanced(random_play(BY_ID["intrigue-2"], "start", word), QUICK) for word in ("a", "b")
    )
    assert one.balances[0].start != other.balances[0].start


@every_table
def test_every_step_names_its_line(table: Table) -> None:
    play = random_play(table, "lines")
    steps = steps_of(play)
    assert sum(len(step.moves) for step in steps) == len(play.history)
    assert len(lines_of(play)) == len(play.history)
    for step in steps:
        line = play.log.lines[step.line - 2]
        assert table.game.text(step.moves[0]).partition(" ")[0] == line.text.partition(" ")[0]
        assert line.who == (step.who if step.who >= 0 else "*")


def test_a_value_between_two_steps_of_a_kind_cancels_out() -> None:
    """With its error: only the first and the last value of a row of steps count."""
    steps = [step for step in steps_of(played("intrigue-2")) if step.who >= 0][:3]
    values = [Value((0.1 * k, 1 - 0.1 * k), (0.01, 0.01)) for k in range(4)]
    ledger = Account(steps, values, [0, 1, 2, 3])
    found = part(ledger, 0, lambda step: True)
    assert found.value == pytest.approx(0.3)
    assert found.error == pytest.approx(0.02**0.5)
    assert change(ledger, 0, 0).error == pytest.approx(0.02**0.5)


def test_a_position_without_a_choice_has_the_value_of_the_next() -> None:
    steps = steps_of(played("intrigue-2"))[:2]
    value = Value((0.5, 0.5), (0.01, 0.01))
    ledger = Account(steps, [value, value, value], [1, 1, 2])
    assert change(ledger, 0, 0) == WinShare(0.0)
