"""The levels of bots: what makes them, and that each mode of RISK tells them apart."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest

from council.bots import LEVELS, Budget, find
from council.bots.base import LEAST
from council.core.bots import Level
from council.core.game import Game, Invalid, Setup
from council.core.play import Play, rng_for
from council.core.state import State, members
from council.games import GAMES
from council.games.risk.box.modes import KINDS
from council.lab.match import Match, MatchTable, play_game
from tests.sizes import full, sized

RISK = GAMES["risk"]
GAMES_EACH = 6


def test_a_question_gets_its_part_but_never_too_little() -> None:
    assert Budget(iterations=400).part(100) == 400
    assert Budget(iterations=400).part(25) == 100
    assert Budget(iterations=400).part(1) == LEAST
    assert Budget(iterations=LEAST - 5).part(1) == LEAST - 5
    assert Budget(ms=500).part(1) == 0  # as many as fit


def test_levels_rise() -> None:
    levels = list(LEVELS.values())
    assert [level.ahead for level in levels] == [0.0, 1.0, 1.0]
    assert sorted(levels, key=lambda level: level.iterations) == levels
    assert sorted(levels, key=lambda level: level.ms) == levels


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_levels_of_a_game_rise(game: Game) -> None:
    """And nobody at the table has others than the others."""
    for setup in setups(game):
        state = game.new(setup)
        known = game.levels(state)
        assert set(known) <= {*LEVELS, "master"}
        levels = [budget.at(known) for budget in LEVELS.values()]
        assert sorted(levels, key=lambda level: level.iterations) == levels
        assert sorted(levels, key=lambda level: level.ahead) == levels
        assert all(game.levels(state.mask(seat)) == known for seat in range(setup.seats))


def setups(game: Game) -> Iterator[Setup]:
    """A table of each size in each mode."""
    for trial in game.trials:
        for seats in range(game.fewest, game.most + 1):
            with suppress(Invalid):
                yield game.setup(seats, dict(trial.options))


def test_a_budget_takes_the_level_of_the_game() -> None:
    levels = {"easy": Level(8, ahead=0.0)}
    assert LEVELS["easy"].at(levels) == replace(LEVELS["easy"], iterations=8)
    assert LEVELS["hard"].at(levels) == LEVELS["hard"]
    assert Budget(iterations=40).at(levels) == Budget(iterations=40)


def test_a_level_looks_ahead_as_often_as_it_says() -> None:
    """And where it always or never does, it asks no chance."""
    rng = rng_for("ahead")
    before = int(rng.state)
    assert Budget().looks_ahead(rng)
    assert not Budget(ahead=0.0).looks_ahead(rng)
    assert int(rng.state) == before
    sometimes = [Budget(ahead=0.25).looks_ahead(rng) for _ in range(4000)]
    assert 0.22 < sum(sometimes) / 4000 < 0.28


def test_a_bot_of_a_level_thinks_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four players of Westeros Intrigue and with two, the same level differs."""
    thoughts: list[int] = []
    monkeypatch.setattr("council.bots.searcher.Search", partial(Counted, thoughts))
    game = GAMES["intrigue"]
    for seats in (2, 4):
        play = Play(game, game.setup(seats), ["A", "B", "C", "D"][:seats], rng_for("dealt"))
        play.settle()
        view = play.view(int(play.state.seat()))
        for level in ("easy", "medium", "hard"):
            player = find(level)
            thoughts.append(0)
            player.make(game, rng_for("thoughts")).choose(view, player.budget)
    assert thoughts == [64, 400, 8000, 40, 250, 8000]


class Counted:
    """A search that only counts its iterations."""

    def __init__(self, thoughts: list[int], view: State, *advice: object) -> None:
        self.thoughts = thoughts
        self.view = view

    def think(self, iterations: int) -> None:
        self.thoughts[-1] += iterations

    def best(self) -> int:
        return members(self.view.legal_moves())[0]


def test_in_a_duel_of_risk_thinking_makes_the_level() -> None:
    """Who thinks little follows guesses less; where more play all follow them alike."""
    duel = RISK.new(RISK.setup(2))
    war = RISK.new(RISK.setup(4))
    few, many = (LEVELS[name].part(4) for name in ("medium", "hard"))
    visits = RISK.heuristics.guess_visits
    assert visits(duel, few) < few // 4 < visits(duel, many)
    assert visits(war, few) == visits(war, many) == visits(duel, many)


@pytest.mark.slow
@pytest.mark.parametrize("mode", KINDS)
def test_the_lowest_level_beats_chance(mode: str) -> None:
    """Few games, hence two steps apart; docs/bots.md has the figures of each step."""
    seats = ["easy", "random"] * (KINDS[mode].fewest // 2)
    match = Match("risk", seats, GAMES_EACH, 11, {"mode": mode}, rotate=True)
    count = sized(full(GAMES_EACH, 3), least=2)
    won = 0.0
    for number in range(1, count + 1):
        rows = play_game(match, number).rows
        won += sum(row["won"] for row, name in zip(rows, seats, strict=True) if name == "easy")
    assert won / count > 0.8


def declared_again(play: Play) -> list[str]:
    """Invasions that were broken off and declared anew as the next thing, no card between."""
    asked = [line.text for line in play.log.lines if isinstance(line.who, int)]
    found = []
    attack = ""
    stopped = ""
    for text in asked:
        if text == "pass":
            continue
        if text.startswith("attack "):
            if text == stopped:
                found.append(text)
            attack = text
        stopped = attack if text == "stop" else ""
    return found


@pytest.mark.slow
@pytest.mark.parametrize("mode", KINDS)
def test_no_invasion_is_broken_off_and_declared_again(mode: str) -> None:
    seats = KINDS[mode].fewest
    names = ["easy", "medium"] * (seats // 2)
    setup = RISK.setup(seats, {"mode": mode})
    for number in range(sized(full(2, 1))):
        assert declared_again(MatchTable(RISK, setup, names).play(3, number)) == []
