"""What a decision costs follows from what the player could know, and from nothing else."""

from dataclasses import replace

import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID
from conformance.twins import Pairs
from report.kit import QUICK, reported
from sizes import sized

from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.core.game import Game
from council.core.play import rng_for
from council.core.state import State, members
from council.kit.review import Pace
from council.report.decisions import Only, average, judge, judge_each
from council.report.path import is_open

TWINS = ("intrigue-3", "cardgame-2-draft", "mitchell-dominion-2")
DEEP = replace(QUICK, behind=6)  # as the card game is judged


@pytest.mark.slow
@pytest.mark.parametrize("name", TWINS)
def test_twin_games_give_the_same_costs(name: str) -> None:
    """Two games that the player cannot tell apart, but whose hidden cards differ."""
    table = BY_ID[name]
    play = random_play(table, "twins of the report")
    pace = DEEP if table.game.name == "cardgame" else QUICK
    found = 0
    for viewer in range(table.seats):
        pairs = Pairs(table, play, viewer, rng_for("report twins", name, viewer))
        for step, other, differs in pairs.walk():
            if other is None or not differs or step >= len(pairs.moves):
                continue
            here, there = pairs.states[step], other.before(step)
            if here.seat() != viewer or there.seat() != viewer or not is_open(here):
                continue
            move = pairs.moves[step]
            judged = [
                judge(table.game, state.mask(viewer), move, step, pace) for state in (here, there)
            ]
            assert judged[0] == judged[1]
            found += 1
            if found >= sized(40, 4):
                return
    assert found > 0, "no twins"


@pytest.mark.parametrize("name", ["intrigue-2", "intrigue-4"])
def test_every_decision_with_a_choice_is_judged(name: str) -> None:
    found = reported(name)
    assert found.judgments
    assert sum(skill.decisions for skill in found.skills) == len(found.judgments)
    for one in found.judgments:
        assert (one.best != one.played) or one.cost.value == 0
        assert -1 <= one.cost.value <= 1
        assert one.cost.error >= 0
    for seat, skill in enumerate(found.skills):
        costs = [one.cost.value for one in found.judgments if one.seat == seat]
        assert skill.cost.value == pytest.approx(sum(costs))


def position(name: str) -> tuple[Game, State]:
    table = BY_ID[name]
    rng = rng_for("position", name)
    state = table.game.new(table.setup)
    while not is_open(state):
        state.apply(state.chance(rng))
    return table.game, state.mask(state.seat())


def test_a_search_may_be_bound_to_one_move() -> None:
    game, view = position("intrigue-2")
    move = members(view.legal_moves())[-1]
    only = Only(game.heuristics, move)
    assert members(only.candidates(view)) == [move]
    assert members(only.candidates(view)) == members(view.legal_moves()), "below the root: all"
    world = view.copy()
    world.fill(rng_for("world"))
    only.rollout(world, rng_for("rollout"), view)
    assert members(only.candidates(view)) == [move], "the next iteration begins"


@pytest.mark.parametrize(("name", "calm"), [("intrigue-2", False), ("cardgame-2-draft", True)])
def test_a_search_behind_a_move_is_calm_where_there_are_guesses(name: str, calm: bool) -> None:
    """As the search of the bots is."""
    game, view = position(name)
    move = members(view.legal_moves())[-1]
    only = Only(game.heuristics, move)
    world = view.copy()
    world.fill(rng_for("world"))
    assert only.guess(world, rng_for("guess")) == (move if calm else -1)
    search = Search(view, only, rng_for("search"), CURIOSITY, True)
    assert (search.curiosity < CURIOSITY) == calm


def test_where_play_goes_on_by_guesses_searches_may_judge() -> None:
    """Or rollouts: whatever the pace of the game says."""
    game, view = position("cardgame-2-draft")
    moves = members(view.legal_moves())
    rolled, deep = (judge_each(game, view, moves, 0, pace) for pace in (QUICK, DEEP))
    assert any(one.cost.value for one in rolled)
    assert any(one.cost.value for one in deep)
    assert [one.cost for one in rolled] != [one.cost for one in deep]


@pytest.mark.parametrize(
    ("name", "pace"),
    [("intrigue-2", QUICK), ("cardgame-2-draft", QUICK), ("cardgame-2-draft", DEEP)],
)
def test_the_best_move_costs_nothing(name: str, pace: Pace) -> None:
    game, view = position(name)
    best = judge(game, view, members(view.legal_moves())[0], 0, pace).best
    found = judge(game, view, best, 0, pace)
    assert (found.best, found.cost.value, found.cost.error) == (best, 0.0, 0.0)


def test_the_average_has_its_standard_error() -> None:
    found = average([0.1, 0.3])
    assert found.value == pytest.approx(0.2)
    assert found.error == pytest.approx(0.1)


def test_moves_judged_together_cost_what_they_cost_alone() -> None:
    game, view = position("intrigue-2")
    moves = members(view.legal_moves())[:4]
    together = judge_each(game, view, [*moves, moves[0]], 0, QUICK)
    assert together == [judge(game, view, move, 0, QUICK) for move in [*moves, moves[0]]]
