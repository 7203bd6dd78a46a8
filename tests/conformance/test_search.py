"""Every bot plays every game: the search knows none of them, compiled or not."""

import pytest
from conformance.kit import NAMES
from conformance.nim import NIM, Nim
from conformance.tables import TOYS, Table, every_table

from council.bots import find
from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, members


def bots_play(table: Table, names: list[str], *words: object) -> Play:
    """A game among bots; Play refuses what is not legal."""
    seats = [names[seat % len(names)] for seat in range(table.seats)]
    players = [find(name) for name in seats]
    bots = [p.make(table.game, rng_for(s, *words)) for s, p in enumerate(players)]
    play = Play(table.game, table.setup, NAMES[: table.seats], rng_for("bots", *words))
    play.settle()
    while not play.over():
        seat = int(play.state.seat())
        play.move(seat, bots[seat].choose(play.view(seat), players[seat].budget))
    return play


@every_table
def test_bots_play_to_the_end(table: Table) -> None:
    assert bots_play(table, ["ismcts:8", "greedy", "random"], table.id).over()


@every_table
def test_what_a_game_tells_the_search_holds(table: Table) -> None:
    """Candidates and guesses are legal, also in a view; rollouts end where `estimate` means
    something; some thought is always deserved."""
    rng = rng_for("told", table.id)
    state = table.game.new(table.setup)
    for step in range(400):
        seat = state.seat()
        if seat == NOBODY:
            break
        if seat == CHANCE:
            state.apply(state.chance(rng))
            continue
        legal = members(state.legal_moves())
        advice = table.game.heuristics
        thought = members(advice.candidates(state))
        assert thought
        assert set(thought) <= set(legal)
        assert thought == members(advice.candidates(state.mask(seat)))
        assert 0 < advice.effort(state) <= 100
        assert 0 <= advice.guess_visits(state, 12) <= advice.guess_visits(state, 1000)
        guess = advice.guess(state, rng)
        assert guess == -1 or guess in legal
        if step % 20 == 0:
            for look in (advice.rollout, advice.short_rollout):
                after = state.copy()
                after.apply(legal[0])
                look(after, rng, state.mask(seat))
                values = [advice.estimate(after, s) for s in range(table.seats)]
                assert abs(sum(values) - 1) < 1e-6
        state.apply(legal[rng.below(len(legal))] if guess == -1 or step % 3 else guess)


@pytest.mark.slow
@pytest.mark.parametrize("table", TOYS, ids=lambda table: table.id)
def test_search_beats_chance_at_a_game_in_plain_python(table: Table) -> None:
    count = 60
    wins = [0.0] * table.seats
    for number in range(count):
        play = bots_play(table, ["ismcts:300", *["random"] * (table.seats - 1)], number)
        wins = [w + play.state.value(seat) for seat, w in enumerate(wins)]
    assert wins[0] / count > 1.25 / table.seats


def test_search_takes_the_last_stones() -> None:
    bot = find("ismcts:300")
    for heap in (1, 2, 3):
        state = Nim(2)
        state.heap, state.dealt, state.tokens = heap, 2, [1, 2]
        view = state.mask(0)
        assert bot.make(NIM, rng_for(heap)).choose(view, bot.budget) == heap - 1
