"""Tiny games for the lab: data files that keep every rule, small enough to be solved."""

import re
from fractions import Fraction
from typing import Any

import pytest
from sizes import full, sized

from council.core.game import Game, Invalid, Trial
from council.core.log import read
from council.core.play import Play, resume, rng_for
from council.core.state import CHANCE, NOBODY, Rng, State, members
from council.games import GAMES, game_of, variant
from council.rl import aec_env, vector_env
from council.rl.table import find_setup
from council.rl.tree import GameTree

VARIANTS = [(game.name, trial) for game in GAMES.values() for trial in game.variants]
NAMED = [pytest.param(name, trial, id=f"{name}-{trial.name}") for name, trial in VARIANTS]


def played(game: Game, state: State, rng: Rng) -> int:
    """A random game in which the referee agrees with the list of moves at every step."""
    decisions = 0
    while state.seat() != NOBODY:
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
            continue
        seat = int(state.seat())
        view = state.mask(seat)
        legal = set(members(view.legal_moves()))
        assert legal
        for move in (*legal, *(int(rng.below(game.actions)) for _ in range(8))):
            assert (game.refuse(view, move) is None) == (move in legal)
        world = view.copy()
        world.fill(rng)
        assert set(members(world.legal_moves())) == legal
        assert game.record(world.mask(seat)) == game.record(view)
        decisions += 1
        moves = sorted(legal)
        state.apply(moves[int(rng.below(len(moves)))])
    return decisions


@pytest.mark.parametrize(("name", "trial"), NAMED)
def test_a_tiny_game_keeps_the_rules(name: str, trial: Trial) -> None:
    game = variant(name, trial.name)
    for seats in trial.seats:
        setup = game.setup(seats, trial.options)
        rng, most, total = rng_for("tiny", name), 0, 0
        while total < sized(full(20_000, 150), 40):
            state = game.new(setup)
            decisions = played(game, state, rng)
            most, total = max(most, decisions), total + decisions
            shares = [float(state.value(seat)) for seat in range(seats)]
            assert sum(shares) == pytest.approx(1)
        assert most <= game.longest(setup)


@pytest.mark.parametrize(("name", "trial"), NAMED)
def test_a_tiny_game_is_logged_and_replayed(name: str, trial: Trial) -> None:
    game = variant(name, trial.name)
    play = Play(game, game.setup(trial.seats[0], trial.options), ["a", "b"], rng_for(1))
    play.settle()
    while not play.over():
        seat = int(play.state.seat())
        play.move(seat, members(play.state.legal_moves())[0])
    log = read(play.log.dump())
    again = resume(game_of(log), log, rng_for(2))
    assert again.log.result == play.log.result
    assert game.record(again.state) == game.record(play.state)


@pytest.mark.parametrize(("name", "trial"), NAMED)
def test_environments_know_tiny_games(name: str, trial: Trial) -> None:
    env = aec_env(name, trial.name)
    env.reset(seed=1)
    batch = vector_env(name, 2, trial.name)
    batch.reset(seed=1)
    for _ in range(4):
        batch.step(batch.mask.argmax(axis=1))
    low, high = env.table.bounds()
    assert ((low <= batch.observation) & (batch.observation <= high)).all()
    with pytest.raises(ValueError, match="seats, not 3"):
        aec_env(name, trial.name, 3)


@pytest.mark.parametrize(("name", "trial"), NAMED)
def test_tables_do_not_offer_them(name: str, trial: Trial) -> None:
    """Nor do the names of Gymnasium, the benchmarks and the ladder: those go by `trials`."""
    game = GAMES[name]
    assert trial.name not in {row.name for row in game.trials}
    words = [word for option in game.options for word in option.words]
    assert trial.name not in words


def test_a_deal_that_cannot_be_is_refused() -> None:
    game = GAMES["intrigue"]
    for row, told in (
        ({"players": 2, "hand": 6, "houses": 1}, "data-deal-cards"),
        ({"players": 5, "hand": 6}, "data-deal-cards"),
        ({"players": 6, "thrones": 5}, "data-deal-thrones"),
        ({"players": 2, "hand": 0}, "data-"),
        ({"players": 7, "hand": 5}, "data-item-unknown"),
    ):
        with pytest.raises(Invalid, match=told):
            game.with_data({"deal": [row]}, "mine.toml")


NODE = re.compile(r'([cpt]) "" (\d+) (?:(\d+) )?"(.*?)" \{ (.*?) \}( 0)?$')


def parsed(lines: list[str]) -> tuple[int, Fraction]:
    """How many nodes follow, and what the first seat wins on average when all play at random."""
    found = NODE.match(lines[0])
    assert found, lines[0]
    kind, inside = found[1], found[5]
    if kind == "t":
        won = [Fraction(word) for word in inside.split()]
        assert abs(sum(won)) < Fraction(1, 10**6)
        return 1, won[0]
    branches = re.findall(r'"(.*?)"(?: ([\d/]+))?', inside)
    shares = [Fraction(share or Fraction(1, len(branches))) for _, share in branches]
    assert sum(shares) == 1
    at, value = 1, Fraction(0)
    for share in shares:
        size, below = parsed(lines[at:])
        at += size
        value += share * below
    return at, value


def test_the_tree_of_a_small_game_is_whole() -> None:
    """Its value under random play is what random games win on average."""
    row: dict[str, Any] = {"players": 2, "hand": 2, "bottom_row_max": 2, "houses": 3}
    game = GAMES["intrigue"].with_data({"deal": [{**row, "house_cards": 2, "thrones": 2}]}, "x")
    setup = game.setup(2, {"rounds": 1})
    tree = GameTree(game, setup)
    size, value = parsed(tree.lines[1:])
    assert size == len(tree.lines) - 1
    names = {found[4] for line in tree.lines[1:] if (found := NODE.match(line)) and found[1] == "p"}
    assert names == set(tree.situations)
    rng, won, games = rng_for("tree"), 0.0, sized(4000, 1500)
    for _ in range(games):
        state = game.new(setup)
        while state.seat() != NOBODY:  # one move after the other, as in the tree
            moves = members(state.legal_moves())
            chance = state.seat() == CHANCE
            state.apply(state.chance(rng) if chance else moves[int(rng.below(len(moves)))])
        won += float(state.value(0)) - 0.5
    assert won / games == pytest.approx(float(value), abs=0.04)


def test_a_game_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("council.rl.tree.LARGEST", 50)
    with pytest.raises(ValueError, match="more than 50 nodes"):
        GameTree(*find_setup("intrigue", "tiny", 2, None))
