"""Replays tell each moment by what is different from the one before."""

import json
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from council.core.play import Play, rng_for
from council.core.state import members
from council.games import GAMES
from council.tables.frames.json_diff import changed, difference
from council.tables.frames.replay import EVERYTHING, frames, look, picture, retell

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=3)
VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=12,
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)  # a busy machine
@given(VALUES, VALUES)
def test_a_change_makes_one_value_of_the_other(before: Any, after: Any) -> None:
    kept = json.dumps([before, after])
    change = json.loads(json.dumps(difference(before, after)))  # as it is sent
    assert changed(before, change) == after
    assert json.dumps([before, after]) == kept


def test_little_has_changed() -> None:
    before = {"seats": [{"gold": 1, "name": "a"}, {"gold": 2, "name": "b"}], "round": 1}
    after = {"seats": [{"gold": 1, "name": "a"}, {"gold": 3, "name": "b"}], "over": None}
    change = difference(before, after)
    assert change == {"seats": {"1": {"gold": [3]}}, "round": None, "over": [None]}
    assert difference(after, after) == {}


def test_a_replay_of_risk_is_small_and_whole() -> None:
    game = GAMES["risk"]
    play = Play(game, game.setup(3, {"mode": "dominion", "rounds": 1}), ["A", "B", "C"], rng_for(1))
    play.settle()
    rng = rng_for(2)
    while not play.over():
        moves = members(play.state.legal_moves())
        play.move(int(play.state.seat()), moves[int(rng.below(len(moves)))])
    told = list(frames(game, play.log.setup, play.log.lines, EVERYTHING))
    view: Any = {}
    for frame in told:
        view = changed(view, frame.change)
    assert view == picture(game, play.state, look(play.state, EVERYTHING))
    sent = len(msgspec.json.encode(retell(game, play.log, EVERYTHING)))
    assert sent < 20_000 + 400 * len(told)  # whole views would be 13,000 a moment
