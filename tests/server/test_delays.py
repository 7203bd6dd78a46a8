"""HI-5: when a bot moves tells nobody whether it had a choice."""

import pytest
from chances import same_source
from server.delays import Thought, between, delays

COUNT = 2_000


def test_the_comparison_is_awake() -> None:
    """Two samples of one source, and one that is a twentieth of a second later."""
    one, other = ([(k * step % 1009) / 1009 for k in range(COUNT)] for step in (7, 11))
    assert same_source(one, other) > 0.9
    assert same_source(one, [x + 0.05 for x in other]) < 0.05
    assert same_source([0.6] * COUNT, [0.6] * COUNT) == 1


@pytest.mark.slow
@pytest.mark.parametrize("of", [2, 10], ids=["often", "seldom"])
@pytest.mark.parametrize("again", [False, True], ids=["another seat", "the same seat again"])
@pytest.mark.parametrize(
    "thought",
    [between(0.01, 0.13), between(0.03, 0.25), between(0.2, 0.9)],
    ids=["a window", "an action", "a slow machine"],
)
def test_hi_5_a_wait_does_not_tell_whether_there_was_an_answer(
    monkeypatch: pytest.MonkeyPatch, thought: Thought, again: bool, of: int
) -> None:
    with_answer, without = delays(monkeypatch, COUNT, thought, again, of)
    assert same_source(with_answer, without) > 0.05
