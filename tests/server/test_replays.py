"""What a replay costs: one picture for each line, whoever sits at the table; nothing is lost."""

from typing import Any

import pytest

from council.core.game import Event, Game, Json
from council.core.log import DIGEST_MARK, split
from council.core.play import Play, rng_for
from council.core.state import PUBLIC, State, members
from council.games import GAMES
from council.games.risk.game import RiskGame
from council.protocol.errors import said
from council.tables.frames.json_diff import changed
from council.tables.frames.replay import EVERYTHING, frames

MODES: list[tuple[str, int, dict[str, Json]]] = [
    ("intrigue", 3, {"rounds": 1}),
    ("cardgame", 2, {}),
    ("risk", 2, {"mode": "skirmish", "rounds": 1}),
    ("risk", 3, {"mode": "dominion", "rounds": 2}),
    ("risk", 6, {"mode": "world_skirmish", "rounds": 1}),
    ("risk", 7, {"mode": "world_dominion", "rounds": 1}),
    ("risk", 4, {"mode": "mitchell", "rounds": 2}),
    ("risk", 3, {"mode": "mitchell_dominion", "rounds": 2}),
]
MOST_LINES = 120


def played(name: str, seats: int, options: dict[str, Json]) -> Play:
    """A game, or the beginning of one, with moves at random."""
    game = GAMES[name]
    play = Play(game, game.setup(seats, options), ["A"] * seats, rng_for(seats))
    play.settle()
    rng = rng_for(name, seats)
    while not play.over() and len(play.log.lines) < MOST_LINES:
        moves = members(play.state.legal_moves())
        play.move(int(play.state.seat()), moves[int(rng.below(len(moves)))])
    return play


def whole(game: Game, state: State, reader: int) -> Json:
    """The picture for a reader, put together from nothing but views."""
    if reader != EVERYTHING:
        return game.describe(state.mask(reader))
    seats = range(int(state.seats))
    hands = [game.describe(state.mask(seat)).get("hand", []) for seat in seats]
    return {**game.picture(state.copy()), "hands": hands}


@pytest.mark.parametrize(("name", "seats", "options"), MODES)
@pytest.mark.parametrize("reader", [EVERYTHING, 0, int(PUBLIC)])
def test_each_moment_is_told_as_it_was(
    name: str, seats: int, options: dict[str, Json], reader: int
) -> None:
    play = played(name, seats, options)
    game, state = play.game, play.game.new(play.log.setup)
    told = iter(frames(game, play.log.setup, play.log.lines, reader))
    view: Any = changed({}, next(told).change)
    assert view == whole(game, state, reader)
    for line in play.log.lines:
        if line.who == DIGEST_MARK:
            continue
        news = []
        for text in split(line.text):
            move, who = game.number(text), int(state.seat())
            before = state.copy() if reader == EVERYTHING else state.mask(reader)
            seen = move if reader == EVERYTHING else int(state.seen(move, reader))
            state.apply(move)
            after = state.copy() if reader == EVERYTHING else state.mask(reader)
            news += [said(message) for message in game.tell(Event(who, seen, before), after)]
        frame = next(told)
        view = changed(view, frame.change)
        expected = whole(game, state, reader)
        assert view == expected
        assert list(view) == list(expected)
        assert frame.news == news
    assert next(told, None) is None


def test_a_replay_draws_each_moment_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hands of seven seats are not worth seven more pictures of the map."""
    play = played("risk", 7, {"mode": "world_dominion", "rounds": 1})
    drawn = []
    draw = RiskGame.picture

    def count(self: RiskGame, view: State) -> Json:
        drawn.append(view)
        return draw(self, view)

    monkeypatch.setattr(RiskGame, "picture", count)
    told = list(frames(play.game, play.log.setup, play.log.lines, EVERYTHING))
    assert len(drawn) == len(told)


def test_a_territory_that_did_not_change_is_not_drawn_again() -> None:
    play = played("risk", 7, {"mode": "world_dominion", "rounds": 1})
    one, two = (play.game.picture(play.state.copy())["territories"] for _ in range(2))
    assert all(a is b for a, b in zip(one, two, strict=True))
