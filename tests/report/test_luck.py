"""Luck leans to nobody: its mean over many games is zero, whatever the estimate."""

from dataclasses import replace
from itertools import product

import pytest
from conformance.kit import states_of
from report.bias import KINDS, fairness
from report.kit import played
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

GAMES_EACH = {"intrigue-2": (2000, 60), "risk-skirmish-2": (2000, 12), "cardgame": (600, 6)}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES_EACH))
def test_the_mean_of_luck_is_zero(name: str) -> None:
    games = full(*GAMES_EACH[name])
    found = fairness(KINDS[name], games if COMPILED else max(6, games // 10))
    assert found.spread > 0
    assert found.fair(), found


@pytest.mark.slow
def test_the_mean_of_luck_is_zero_for_a_poor_estimate_too() -> None:
    """In the middle of a round the estimate of Intrigue knows nothing but old scores."""
    kind = replace(KINDS["intrigue-2"], pace=Pace(0, 30))
    found = fairness(kind, full(2000, 60) if COMPILED else 20)
    assert found.fair(), found


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
