"""`council train`: equal seeds, equal weights, whether it is interrupted or not."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from council.core.game import Invalid
from council.games import GAMES
from council.games.intrigue.thinking.inputs import view_numbers
from council.games.intrigue.thinking.weights import file_name, read
from council.rl.learning.course import Course
from council.rl.learning.fitting import (
    Choices,
    Decisions,
    Outcomes,
    teach_policy,
    teach_value,
    teach_weights,
)
from council.rl.learning.training import CURVE, train

TINY = Course("intrigue", seats=2, seed=3, cycles=2, lessons=300, iterations=12, exam=2)

NAME = file_name(2)
LEARNER = GAMES["intrigue"].learner(2)
assert LEARNER
ORDERS = LEARNER.orders


def silent(stage: str, part: float) -> None:
    assert stage
    assert 0 <= part <= 1


def quiet(part: float) -> None:
    assert 0 <= part <= 1


@pytest.mark.slow
def test_equal_seeds_make_equal_weights_even_after_a_pause(tmp_path: Path) -> None:
    at_once = list(train(TINY, tmp_path / "one", silent))
    assert len(at_once) == 2
    assert (tmp_path / "one" / CURVE).read_text(encoding="utf-8").startswith("<svg")
    list(train(replace(TINY, cycles=1), tmp_path / "two", silent))
    assert list(train(TINY, tmp_path / "two", silent)) == at_once
    files = [(tmp_path / name / NAME).read_text() for name in ("one", "two")]
    one, two = (json.loads(text) for text in files)
    assert one["policy"] == two["policy"]
    other = replace(TINY, seed=4, cycles=1)
    list(train(other, tmp_path / "three", silent))
    third = json.loads((tmp_path / "three" / NAME).read_text())
    assert third["policy"] != one["policy"]
    with pytest.raises(Invalid):
        list(train(other, tmp_path / "one", silent))


@pytest.mark.slow
def test_a_policy_and_a_value_are_learned_together(tmp_path: Path) -> None:
    """Equal seeds make equal weights here as well, and the second cycle uses the first one's."""
    tiny = Course("cardgame", seed=3, cycles=2, lessons=30, iterations=4, exam=2)
    at_once = list(train(tiny, tmp_path / "one", silent))
    assert len(at_once) == 2
    list(train(replace(tiny, cycles=1), tmp_path / "two", silent))
    assert list(train(tiny, tmp_path / "two", silent)) == at_once
    known = tiny.learner()
    one, two = (json.loads((tmp_path / name / known.file).read_text()) for name in ("one", "two"))
    assert one["play"] == two["play"]
    assert len(one["play"]["policy"]) == known.weights
    first = json.loads((tmp_path / "one" / "weights-0.json").read_text())
    assert first["policy"] != one["play"]["policy"]


def test_weights_that_add_up_are_learned() -> None:
    """Of three moves, the one with the better first feature is chosen; the second says nothing."""
    rng = np.random.default_rng(1)
    places = np.stack([rng.integers(0, 9, 3000), rng.integers(9, 20, 3000)], axis=1)
    made = places[:, 0].reshape(-1, 3).argmax(axis=1)
    weights = np.array(teach_weights(Choices(places, np.full(1000, 3), made), 20, 500, 1, quiet))
    scores = weights[places].sum(axis=1).reshape(-1, 3)
    best = places[:, 0].reshape(-1, 3).max(axis=1)
    found = places[3 * np.arange(1000) + scores.argmax(axis=1), 0]
    assert (found == best).mean() > 0.9
    assert abs(weights[9:]).max() < weights[8] - weights[0]


def test_a_choice_is_learned() -> None:
    """Of three moves, the one with the largest first number is wanted."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 9, (3000, int(view_numbers(2)))).astype(np.int8)
    wanted = np.zeros(3000, np.float32)
    best = rows[:, 10].reshape(-1, 3).argmax(axis=1)
    wanted[3 * np.arange(1000) + best] = 1
    names = ORDERS
    assert len(names) == 24
    assert all(sorted(order) == list(range(rows.shape[1])) for order in names)
    student = teach_policy(Decisions(rows, np.full(1000, 3), wanted), names, 100, 1, quiet)
    scores, _ = student.answer(rows)
    found = scores.reshape(-1, 3).argmax(axis=1)
    assert (
        rows[3 * np.arange(1000) + found, 10] == rows[:, 10].reshape(-1, 3).max(axis=1)
    ).mean() > 0.85
    network = read(student.kept()).network()
    assert network.inputs == rows.shape[1]


def test_a_value_is_learned() -> None:
    """Who leads in the first number wins three games of four."""
    rng = np.random.default_rng(1)
    rows = rng.integers(-9, 10, (4096, 6)).astype(np.int8)
    won = ((rows[:, 0] > 0) == (rng.random(4096) < 0.75)).astype(np.float32)
    student = teach_value(Outcomes(rows, won), 12, 1, quiet)
    shares = 1 / (1 + np.exp(-student.answer(rows)[0]))
    assert 0.6 < shares[rows[:, 0] > 0].mean() < 0.9
    assert 0.1 < shares[rows[:, 0] <= 0].mean() < 0.4


def test_games_without_a_course_say_so(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as told:
        list(train(replace(TINY, game="risk"), tmp_path, silent))
    assert told.value.message.facts["allowed"] == "intrigue, cardgame"
    assert not list(tmp_path.iterdir())
