"""Rules that changed in detail: a game keeps the revision it began under."""

from dataclasses import replace

import pytest

from council.core.log import BadLog, read
from council.core.play import Play, resume, rng_for
from council.core.state import members
from council.games import GAMES, game_of

RISK = GAMES["risk"]


def begun(revision: int) -> Play:
    """The first moves of a game of Dominion under a revision."""
    setup = replace(RISK.setup(3, {"mode": "dominion"}), revision=revision)
    play = Play(RISK, setup, ["A", "B", "C"], rng_for("chance"))
    play.settle()
    rng = rng_for("moves")
    for _ in range(200):
        moves = members(play.state.legal_moves())
        play.move(int(play.state.seat()), moves[int(rng.below(len(moves)))])
    return play


@pytest.mark.parametrize("revision", range(RISK.revision + 1))
def test_a_log_goes_on_under_its_revision(revision: int) -> None:
    text = begun(revision).log.dump()
    assert ('"revision"' in text.split("\n")[0]) == (revision > 0)
    log = read(text)
    again = resume(game_of(log), log, rng_for("more"))
    assert again.log.setup.revision == revision
    assert again.log.dump() == text


def test_a_later_revision_is_refused() -> None:
    log = read(begun(RISK.revision).log.dump())
    log.setup = replace(log.setup, revision=RISK.revision + 1)
    with pytest.raises(BadLog, match="log-later-revision"):
        resume(RISK, log, rng_for("more"))


@pytest.mark.parametrize("value", [0, -1, True, "1"])
def test_a_revision_is_a_number_from_one(value: object) -> None:
    log = read(begun(0).log.dump())
    log.setup = replace(log.setup, revision=value)  # type: ignore[arg-type]
    text = log.dump() if value else log.dump().replace('"players"', '"revision": 0, "players"')
    with pytest.raises(BadLog):
        read(text)
