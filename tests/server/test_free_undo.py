"""A move is free to take back only if nothing it showed hangs on cards the mover did not know:
tried in many worlds that the mover could not tell apart."""

import pytest

from council.core.play import Play, rng_for, showed_something
from council.core.state import CHANCE, PUBLIC, State, members
from council.games import GAMES

TABLES = {
    "intrigue-2": ("intrigue", 2, {"rounds": 1}, 2, 40),
    "intrigue-4": ("intrigue", 4, {"rounds": 1}, 1, 40),
    "intrigue-6": ("intrigue", 6, {"rounds": 1}, 1, 40),
    "risk": ("risk", 3, {}, 1, 6),
    "dominion": ("risk", 4, {"mode": "dominion"}, 1, 6),
    "cardgame": ("cardgame", 2, {}, 1, 12),
}
MOST = 60  # moves of a game that are looked at


def sights(game: str, state: State, mover: int) -> object:
    """All that the mover, or anybody who looks on, can see."""
    rules = GAMES[game]
    seen = [rules.describe(state.mask(reader)) for reader in (PUBLIC, mover)]
    return int(state.seat()), *seen


@pytest.mark.parametrize("table", ["intrigue-2", "intrigue-6"])
def test_the_game_decides_it_without_trying_worlds(
    monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    """Worlds that are tried may all miss the one that differs."""
    monkeypatch.setattr("council.core.play.WORLDS", 0)
    test_what_may_be_taken_back_freely_showed_nothing(table)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_what_may_be_taken_back_freely_showed_nothing(table: str) -> None:
    name, seats, options, games, worlds = TABLES[table]
    game, free, kept = GAMES[name], 0, 0
    for number in range(games):
        rng, dreams = rng_for("moves", number), rng_for("worlds", number)
        play = Play(game, game.setup(seats, options), ["x"] * seats, rng_for("free", number))
        play.settle()
        while not play.over() and len(play.history) < MOST + seats * 40:
            seat, made = int(play.state.seat()), len(play.history)
            before = play.state.copy()
            moves = members(play.view(seat).legal_moves())
            move = play.move(seat, moves[int(rng.below(len(moves)))])
            if any(who == CHANCE for who, _ in play.history[made:]) or play.over():
                continue
            if showed_something(before, move, play, seat):
                kept += 1
                continue
            free += 1
            for _ in range(worlds):
                world = before.mask(seat)
                world.fill(dreams)
                world.apply(move)
                assert sights(name, world, seat) == sights(name, play.state, seat)
    assert free > 10
    assert kept > 0 or name != "intrigue"  # the others ask by what all can see


def test_what_chance_or_a_hidden_hand_decides_stays() -> None:
    """A plot that both reveal at once: the second player has seen the first one's."""
    game = GAMES["cardgame"]
    play = Play(game, game.setup(2), ["a", "b"], rng_for("plots", 1))
    play.settle()
    rng, stays = rng_for("pick", 1), 0
    while not play.over() and len(play.history) < 400:
        seat, before = int(play.state.seat()), play.state.copy()
        hidden = [
            card
            for card in range(len(before.cards.seen))
            if not before.cards.seen[card] >> seat & 1
        ]  # type: ignore[attr-defined]
        moves = members(play.view(seat).legal_moves())
        move = play.move(seat, moves[int(rng.below(len(moves)))])
        shown = [card for card in hidden if play.state.cards.seen[card] >> seat & 1]  # type: ignore[attr-defined]
        if shown:
            stays += 1
            assert showed_something(before, move, play, seat)
    assert stays
