"""Luck leans to nobody: its mean over many games is zero, whatever the estimate."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from conformance.kit import states_of
from report.bias import KINDS, check_sum, fairness, summary
from report.kit import played
from report.study import Row, rows_of
from sizes import COMPILED, full

from council.core.play import rng_for
from council.core.state import CHANCE, State
from council.games import GAMES
from council.games.risk.engine import Skirmish
from council.games.risk.moves import ROLL
from council.games.risk.report import losses
from council.games.risk.state.phases import ROLLING
from council.kit.review import Pace, Review
from council.report.games import review_of
from council.report.values import Gauge, expected, outcomes, value

GAMES_EACH = {"intrigue-2": 40, "intrigue-4": 20, "risk-skirmish-2": 20, "cardgame": 12}
SURE = 3.0  # standard errors: each test looks at several seats


def numbers(short: int) -> range:
    """Of the games that are played."""
    return range(1, 1 + (full(2000, short) if COMPILED else max(6, short // 10)))


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES_EACH))
def test_the_mean_of_luck_is_zero_for_every_seat(name: str) -> None:
    found = fairness(KINDS[name], numbers(GAMES_EACH[name]))
    assert found.spread > 0
    assert len(found.gaps()) == KINDS[name].seats
    assert all(abs(gap) < SURE for gap in found.gaps()), found


@pytest.mark.slow
def test_the_mean_of_luck_is_zero_for_a_poor_estimate_too() -> None:
    """In the middle of a round the estimate of Intrigue knows nothing but old scores."""
    found = fairness(replace(KINDS["intrigue-2"], pace=Pace(0, 30)), numbers(40))
    assert all(abs(gap) < SURE for gap in found.gaps()), found


def row(luck: float, result: float) -> Row:
    """A game of two in which the first player had so much luck."""
    parts: Row = {"number": 1, "start": [0.5, 0.5], "draws": [0.0, 0.0], "others": [0.0, 0.0]}
    own = result - luck - 0.5
    return {**parts, "dice": [luck, -luck], "own": [own, -own], "result": [result, 1 - result]}


def test_luck_that_leans_is_found() -> None:
    level = summary([row(0.2, 1.0), row(-0.2, 0.0)] * 20)
    assert level.luck == pytest.approx([0, 0])
    assert level.fair()
    leaning = summary([row(0.3, 1.0), row(-0.1, 0.0)] * 20)
    assert leaning.luck == pytest.approx([0.1, -0.1])
    assert not leaning.fair()


def test_without_luck_results_differ_less() -> None:
    found = summary([row(0.25, 1.0), row(-0.25, 0.0)] * 20)
    assert found.factor == pytest.approx(0.25), "half of the distance is luck"


def test_parts_that_do_not_add_up_are_found() -> None:
    check_sum(row(0.2, 1.0))
    with pytest.raises(AssertionError, match="is not 1"):
        check_sum({**row(0.2, 1.0), "own": [0.2, -0.3]})
    with pytest.raises(AssertionError, match="dice"):
        check_sum({**row(0.0, 0.0), "dice": [0.1, 0.1], "own": [-0.6, 0.4]})


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    made: list[int] = []

    def make(number: int) -> Row:
        made.append(number)
        return {"luck": number / 3}

    file = tmp_path / "rows.jsonl"
    first = list(rows_of(file, range(1, 3), make))
    assert list(rows_of(file, range(1, 5), make))[:2] == first
    assert made == [1, 2, 3, 4]


def rolling(dice: tuple[int, int]) -> State:
    """A battle with so many dice on each side."""
    for state in states_of(played("risk-2")):
        if isinstance(state, Skirmish) and state.phase == ROLLING and state.thrown == 0:
            world = state.copy()
            assert isinstance(world, Skirmish)
            world.attack_dice, world.defence_dice = dice
            world.armies[world.source], world.armies[world.target] = 9, 8
            return world
    raise AssertionError("no battle")


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (1, 2)])
def test_results_of_dice_stand_for_all_throws(dice: tuple[int, int]) -> None:
    """What Skirmish says of a battle agrees with every throw counted one by one."""
    game, state = GAMES["risk"], rolling(dice)
    pace = Pace(0, outcomes=6**3)
    short = expected(Gauge(game, review_of(game), pace), state, rng_for("dice"))
    long = expected(Gauge(game, Review(), pace), state, rng_for("dice"))
    assert len(outcomes(Gauge(game, Review(), pace), state)) == 6 ** sum(dice)
    assert short.shares == pytest.approx(long.shares, abs=1e-12)
    assert short.variance == long.variance == (0.0, 0.0)


def test_the_weights_of_three_dice_against_two() -> None:
    """Known since there is RISK: 2890, 2611 and 2275 of 7776."""
    assert [(throw.lost, throw.weight) for throw in losses(3, 2)] == [
        (0, 2890),
        (1, 2611),
        (2, 2275),
    ]
    for throw in losses(3, 2):
        faces = [move - int(ROLL) for move in throw.moves]
        pairs = zip(sorted(faces[:3])[::-1], sorted(faces[3:])[::-1], strict=False)
        assert sum(a <= b for a, b in pairs) == throw.lost
    assert sum(throw.weight for throw in losses(3, 2)) == len(list(product(range(6), repeat=5)))


def test_few_outcomes_are_counted_and_many_sampled() -> None:
    game = GAMES["intrigue"]
    gauge = Gauge(game, Review(), Pace(0, 5, outcomes=40))
    states = [s for s in states_of(played("intrigue-2")) if s.seat() == CHANCE]
    assert not outcomes(gauge, states[0]), "a whole deal"
    throne = next(
        s for s in states if game.text(int(s.chances()[0])).startswith("draw") and len(s.chances())
    )
    found = outcomes(gauge, throne)
    assert 1 < len(found) <= 40
    assert sum(weight for _, weight in found) == pytest.approx(1)


def test_the_value_at_the_end_is_the_result() -> None:
    play = played("intrigue-2")
    gauge = Gauge(play.game, Review(), Pace(5))
    assert value(gauge, play.state, rng_for("end")).shares == tuple(play.log.result or [])
