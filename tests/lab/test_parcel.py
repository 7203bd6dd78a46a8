"""A view sent as text is the same view, and nothing but a view is sent."""

import json

import pytest
from sizes import full, sized

from council.core.play import Play, rng_for
from council.core.state import members
from council.games import GAMES
from council.lab.parcel import pack, unpack

TABLES = [
    (name, trial.name, seats)
    for name, game in GAMES.items()
    for trial in game.trials
    for seats in (min(trial.seats), max(trial.seats))
]


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES, ids=str)
def test_a_view_comes_back_the_same(name: str, mode: str, seats: int) -> None:
    game = GAMES[name]
    (trial,) = (trial for trial in game.trials if trial.name == mode)
    setup = game.setup(seats, trial.options)
    play = Play(game, setup, ["x"] * seats, rng_for("parcel", name, mode, seats))
    play.settle()
    rng = rng_for("moves")
    for number in range(sized(full(120, 40), 30)):
        if play.over():
            break
        seat = int(play.state.seat())
        view = play.view(seat)
        again = unpack(game, setup, json.loads(json.dumps(pack(game, setup, view))))
        assert game.record(again) == game.record(view)
        assert game.describe(again) == game.describe(view)
        moves = members(view.legal_moves())
        assert members(again.legal_moves()) == moves
        ends = []
        for world in (view, again):
            luck = rng_for("world", number)
            world.fill(luck)
            world.playout(luck)
            ends.append(game.record(world))
        assert ends[0] == ends[1]
        play.move(seat, moves[int(rng.below(len(moves)))])


def test_the_referees_state_is_not_sent() -> None:
    game = GAMES["intrigue"]
    setup = game.setup(2)
    with pytest.raises(AssertionError):
        pack(game, setup, game.new(setup))
