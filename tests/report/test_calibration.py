"""Win shares are true: who has 70 % wins about seven games in ten."""

from dataclasses import replace
from statistics import mean, stdev

import pytest
from conformance.kit import states_of
from report.calibration import KINDS, bins_of, fit_of, rows_for
from report.kit import played
from report.study import Row
from sizes import COMPILED, full

from council.core.play import rng_for
from council.core.state import Rng, State
from council.kit.review import Pace, Review
from council.report import values
from council.report.making import lighter
from council.report.path import is_chance
from council.report.values import Gauge, sharpened, sharper_mean, value

GAMES_EACH = {"intrigue-2": 60, "risk-skirmish-2": 40, "cardgame": 16}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES_EACH))
def test_win_shares_are_true(name: str) -> None:
    short = GAMES_EACH[name]
    kind = replace(KINDS[name], bot="easy")
    kind = replace(kind, pace=lighter(kind.thought()))
    games = full(500, short) if COMPILED else max(4, short // 10)
    rows = rows_for(kind, range(1, 1 + games))
    found = fit_of(rows)
    assert found.slope - found.half < 1.5
    assert found.slope + found.half > 1 / 1.5
    assert sum(one.count for one in bins_of(rows)) == games * 4 * kind.seats


def foretold(share: float, won: int, games: int) -> list[Row]:
    """So many games in which the first player had this share, and so many of them won."""
    results = [1.0] * won + [0.0] * (games - won)
    return [{"shares": [[share, 1 - share]], "result": [x, 1 - x]} for x in results]


def test_true_shares_are_found_true() -> None:
    found = fit_of([*foretold(0.75, 75, 100), *foretold(0.4, 40, 100)])
    assert found.slope == pytest.approx(1, abs=0.01)
    assert found.apart == pytest.approx(0, abs=1e-9)


def test_shares_that_are_too_sure_are_found() -> None:
    found = fit_of(foretold(0.95, 70, 100))
    assert found.slope + found.half < 0.5
    assert found.apart == pytest.approx(0.25)


def test_shares_that_are_not_sure_enough_are_found() -> None:
    found = fit_of(foretold(0.6, 90, 100))
    assert found.slope - found.half > 2


def test_bins_say_what_came() -> None:
    low, high = bins_of(foretold(0.65, 13, 20))
    assert (low.low, low.count, low.games) == (pytest.approx(0.3), 20, 20)
    assert (high.foretold, high.came) == (pytest.approx(0.65), pytest.approx(0.65))
    assert high.half == pytest.approx(1.96 * (0.65 * 0.35 / 20) ** 0.5)


def test_moments_of_one_game_are_not_counted_as_many() -> None:
    """Ten moments of a game tell no more than one, if they all say the same."""
    once = foretold(0.65, 13, 20)
    often = [{**row, "shares": row["shares"] * 10} for row in once]
    assert bins_of(often)[1].half == pytest.approx(bins_of(once)[1].half)


@pytest.mark.parametrize("sharpness", [0.5, 1.0, 1.7])
def test_sharper_shares_are_shares(sharpness: float) -> None:
    shares = [0.5, 0.3, 0.2, 0.0]
    found = sharpened(shares, sharpness)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0
    assert (found[0] > shares[0]) == (sharpness > 1)
    assert sharpened([0.5, 0.5], sharpness) == [0.5, 0.5]
    assert sharpened([1.0, 0.0], sharpness) == [1.0, 0.0]
    odds = [one / other for one, other in (sharpened([0.6, 0.4], sharpness), (0.6, 0.4))]
    assert odds[0] == pytest.approx(odds[1] ** sharpness)


def test_a_sharper_mean_knows_its_error() -> None:
    """As the same figure, made again and again from other samples, says."""
    rng = rng_for("samples")
    tries = []
    for _ in range(400):
        won = [float(rng.below(10) < 7) for _ in range(50)]
        tries.append(sharper_mean([[0.8 * x + 0.1, 0.9 - 0.8 * x] for x in won], 0.6))
    spread = stdev(one.shares[0] for one in tries)
    assert mean(one.variance[0] ** 0.5 for one in tries) == pytest.approx(spread, rel=0.15)
    assert all(sum(one.shares) == pytest.approx(1) for one in tries)


def test_a_mean_that_is_not_sharpened_is_a_mean() -> None:
    samples = [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0], [1.0, 0.0]]
    assert sharper_mean(samples, 1.0).shares == (0.625, 0.375)
    assert sharper_mean(samples, 1.0 + 1e-12).variance == pytest.approx(
        sharper_mean(samples, 1.0).variance
    )
    assert sharper_mean([[1.0, 0.0]] * 3, 0.6).shares == (1.0, 0.0)


@pytest.mark.parametrize("sharpness", [0.6, 1.0])
def test_every_outcome_of_chance_is_measured_like_a_position(
    sharpness: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many rollouts, if the mean of them is sharpened: else luck would lean."""
    play = played("intrigue-2")
    gauge = Gauge(play.game, Review(), Pace(7, 3), sharpness)
    rolls: list[State] = []

    def rolled(gauge: Gauge, state: State, rng: Rng) -> list[float]:
        rolls.append(state)
        return real(gauge, state, rng)

    real = values.rolled
    monkeypatch.setattr(values, "rolled", rolled)
    start = next(state for state in states_of(play) if is_chance(state))
    found = value(gauge, start, rng_for("deal"))
    assert sum(found.shares) == pytest.approx(1)
    assert len(rolls) == (3 if sharpness == 1.0 else 3 * 7)
