"""The hints that people get: what they say can be worked out again."""

import pytest
from advice.hints import check
from advice.kit import TABLES
from sizes import full, sized

COUNT = sized(full(200, 24), least=12)


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_two_hints_are_the_same_and_their_figures_hold(game: str) -> None:
    found = check(game, COUNT)
    assert found["hints"] > COUNT // 2
    assert found["with a reason"] > found["hints"] // 2
    assert found["worked out again"] > found["reasons"] // 2
