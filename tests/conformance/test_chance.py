"""Chance is fair: the odds are those listed, and quick random play is the same as slow."""

from collections import Counter

import pytest
from conformance.kit import asked_positions, positions
from conformance.tables import TABLES, Table, every_table
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State, members


def at_chance(table: Table) -> list[State]:
    return [state for state in positions(table, 40, "chance") if state.seat() == CHANCE]


@every_table
def test_outcomes_are_listed_once_with_their_weights(table: Table) -> None:
    states = at_chance(table)
    assert states
    for state in states:
        odds = members(state.chances())
        outcomes, weights = odds[::2], odds[1::2]
        assert len(outcomes) == len(weights) == len(set(outcomes)) > 0
        assert all(0 <= outcome < table.game.actions for outcome in outcomes)
        assert all(weight > 0 for weight in weights)


@every_table
def test_outcomes_come_as_often_as_their_weights_say(table: Table) -> None:
    """Chi-square with a fixed seed; the bound lies six standard deviations above the mean."""
    tested = 0
    for number, state in enumerate(at_chance(table)[:8]):
        odds = members(state.chances())
        weights = dict(zip(odds[::2], odds[1::2], strict=True))
        rng = rng_for("odds", table.id, number)
        draws = 300 * len(weights)
        came = Counter(int(state.chance(rng)) for _ in range(draws))
        assert set(came) <= set(weights)
        spread = 0.0
        for outcome, weight in weights.items():
            expected = draws * weight / sum(weights.values())
            spread += (came[outcome] - expected) ** 2 / expected
        free = len(weights) - 1
        assert spread <= free + 6 * (2 * free) ** 0.5
        tested += free > 0
    assert tested


@every_table
def test_chance_settles_as_if_it_was_asked_each_time(table: Table) -> None:
    """With the same luck: the same state, and as much luck left."""
    for number, state in enumerate(at_chance(table)):
        quick, slow = state.copy(), state.copy()
        one, other = (rng_for("settle", table.id, number) for _ in range(2))
        quick.settle(one)
        while slow.seat() == CHANCE:
            slow.apply(slow.chance(other))
        assert table.game.record(quick) == table.game.record(slow)
        assert one.state == other.state


def ends(table: Table, state: State, generic: bool, count: int) -> list[list[float]]:
    """What the seats have after random play to the end of the leg, again and again."""
    rng = rng_for("ends", generic)
    leg = state.leg()
    found = []
    for _ in range(count):
        world = state.copy()
        if generic:
            State.playout(world, rng)
        else:
            world.playout(rng)
        assert world.leg() != leg or world.seat() == NOBODY
        found.append([table.game.heuristics.estimate(world, s) for s in range(table.seats)])
    return found


def compare(table: Table, states: list[State], count: int) -> None:
    """Means and mean squares of what each seat has, within five standard errors."""
    for state in states:
        quick, slow = (ends(table, state, generic, count) for generic in (False, True))
        for seat in range(table.seats):
            for power in (1, 2):
                xs = [values[seat] ** power for values in quick]
                ys = [values[seat] ** power for values in slow]
                mean_x, mean_y = sum(xs) / count, sum(ys) / count
                spread = sum((x - mean_x) ** 2 for x in xs) + sum((y - mean_y) ** 2 for y in ys)
                assert abs(mean_x - mean_y) <= 5 * spread**0.5 / count + 1e-9


QUICK = [table for table in TABLES if "playout" in vars(type(table.game.new(table.setup)))]
quick_table = pytest.mark.parametrize("table", QUICK, ids=lambda table: table.id)


@quick_table
def test_quick_random_play_is_as_fair_as_slow(table: Table) -> None:
    compare(table, positions(table, 6, "playout")[:-1], 200)


LONG_RUN = 3000


def long_run(table: Table, count: int = LONG_RUN) -> None:
    states = [*positions(table, 4, "long run")[:-1], *asked_positions(table, 4, "long run")]
    compare(table, states, count)


@pytest.mark.slow
@quick_table
def test_quick_random_play_is_as_fair_as_slow_in_the_long_run(table: Table) -> None:
    long_run(table, sized(full(LONG_RUN, 500)))
