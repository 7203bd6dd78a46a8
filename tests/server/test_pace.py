"""HI-5: how long a person takes in a window tells nobody what they hold."""

from pathlib import Path

import pytest
from chances import same_source
from server.kit import timed
from server.pace import by_hand, by_wish, waits
from sizes import full

GAMES = {"cardgame": (2, {}), "risk": (3, {"mode": "dominion"})}
COUNT = {"cardgame": full(2_000, 60), "risk": full(2_000, 40)}  # windows


@pytest.mark.slow
@pytest.mark.timeout(full(3600, 300))
@pytest.mark.parametrize("game", GAMES)
def test_hi_5_a_window_lasts_as_long_with_an_answer_as_without(tmp_path: Path, game: str) -> None:
    seats, options = GAMES[game]
    with timed(tmp_path) as server:
        found = waits(server, by_wish, game, seats, COUNT[game], **options).of
    for concerns, about in ((True, 6), (False, 0)):
        has, lacks = found[concerns, True], found[concerns, False]
        assert same_source(has, lacks) > 0.05
        assert {round(wait) for wait in [*has, *lacks]} == {about}


@pytest.mark.slow
def test_the_comparison_finds_a_page_that_passes_what_cannot_be_answered(tmp_path: Path) -> None:
    """As an opponent did, window by window."""
    with timed(tmp_path) as server:
        found = waits(server, by_hand, "cardgame", 2, full(120, 70)).of
    has, lacks = found[True, True], found[True, False]
    assert same_source(has, lacks) < 0.001
    assert max(lacks) < min(has)
