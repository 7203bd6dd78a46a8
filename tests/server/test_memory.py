"""A worker that remembers a game stands where one stands who reads it anew."""

from council.core.play import digest, rng_for
from council.games import GAMES
from council.server.fair import Memory, begin, rebuild


def test_a_game_is_played_on_from_what_is_remembered() -> None:
    game = GAMES["risk"]
    play = begin(game, game.setup(3, {"rounds": 2}), ["a", "b", "c"], lambda: rng_for("memory"))
    memory, rng = Memory(), rng_for("moves")
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
