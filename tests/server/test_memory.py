"""A worker that remembers a game stands where one stands who reads it anew."""

import gc
import time
import weakref

import pytest
from server.kit import FRIEND, ME, Browser, Server

from council.core.log import BadLog
from council.core.play import Play, digest, rng_for
from council.games import GAMES
from council.tables.bots.game_cache import BEGUN, GameCache
from council.tables.storage.rebuild import begin, play_on, prepare, rebuild


@pytest.mark.slow
def test_a_game_is_played_on_from_what_is_remembered() -> None:
    game = GAMES["risk"]
    play = begin(game, game.setup(3, {"rounds": 2}), ["a", "b", "c"], lambda: rng_for("memory"))
    memory, rng = GameCache(), rng_for("moves")
    stories: list[int] = []
    while not play.over() and len(play.written) < 400:
        seat = int(play.state.seat())
        moves = play.state.mask(seat).legal_moves()
        before = len(play.history)
        play.move(seat, int(moves[rng.below(len(moves))]))
        lines = tuple(play.written)
        known = memory.recall(lines, lambda: rng_for("unused"))
        assert known.written == play.written
        assert digest(game, known.state) == digest(game, play.state)
        whole, new = play.story(seat), play.story(seat, before)
        assert new == whole[len(whole) - len(new) :]
        stories.append(len(new))
    assert sum(stories) > 100
    # Somebody took moves back: it is another game from there.
    cut = tuple(play.written[: len(play.written) // 2])
    again = memory.recall(cut, play.chance)
    assert digest(game, again.state) == digest(game, rebuild(cut, play.chance).state)


def some_play(number: int, moves: int = 12) -> Play:
    game = GAMES["intrigue"]
    secret = f"{number:064x}"
    play = prepare(game, game.setup(2, {}), ["a", "b"], lambda: rng_for("memory"), secret)
    play.settle()
    for _ in range(moves):
        seat = int(play.state.seat())
        play.move(seat, int(play.state.mask(seat).legal_moves()[0]))
    return play


def test_several_games_are_remembered_and_the_oldest_is_forgotten() -> None:
    plays = [some_play(number) for number in range(4)]
    length = len(plays[0].written)
    memory = GameCache(most=3 * (BEGUN + length))
    known = [memory.recall(play.written, play.chance) for play in plays]
    assert list(memory.plays) == [play.written[0] for play in plays[1:]]
    assert memory.recall(plays[2].written, plays[2].chance) is known[2]
    assert memory.recall(plays[0].written, plays[0].chance) is not known[0]
    assert list(memory.plays) == [plays[number].written[0] for number in (3, 2, 0)]


def test_a_game_longer_than_all_that_is_remembered_is_remembered_alone() -> None:
    memory, plays = GameCache(most=1), [some_play(number) for number in range(2)]
    for play in plays:
        known = memory.recall(play.written, play.chance)
        assert memory.recall(play.written, play.chance) is known
        assert len(memory.plays) == 1


def test_lines_of_another_game_are_not_played_on() -> None:
    """Every line carries a check over all before it: it fits in one place only."""
    play, longer, other = some_play(1, 6), some_play(1, 12), some_play(2, 12)
    more = longer.written[len(play.written) :]
    with pytest.raises(BadLog):
        play_on(some_play(1, 6), other.written[len(play.written) :])
    with pytest.raises(BadLog):
        play_on(some_play(1, 6), [more[0].replace(more[0][-10:-2], "00000000"), *more[1:]])
    play_on(play, more)
    assert play.written == longer.written


def test_a_table_that_nobody_uses_is_gone_at_once(server: Server, ann: Browser) -> None:
    """Nothing in it leads back to itself: Python looks for such garbage seldom."""
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        a.settle()
        a.move()
    gc.collect()  # what the test's own client has left
    gc.disable()
    try:
        table = weakref.ref(server.services.tables.rooms.pop(new.table))
        end = time.monotonic() + 120  # somebody may still be on the way out
        while table() is not None and time.monotonic() < end:
            time.sleep(0.01)
        assert table() is None
    finally:
        gc.enable()
