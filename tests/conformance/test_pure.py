"""Only apply, playout, fill and become change a state; a copy shares nothing with its original."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from conformance.kit import (
    NAMES,
    asides,
    can,
    echo,
    fields,
    play_on,
    positions,
    possible,
    random_play,
)
from conformance.tables import Table, every_table

from council.core.game import Event
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State, members

Question = Callable[[], object]


def questions(table: Table, state: State, view: State) -> dict[str, Question]:
    """All that may be asked of a state and of a view, without a change to either."""
    game, viewer, seats = table.game, int(view.viewer), range(table.seats)
    asked: dict[str, Question] = {
        "seat": lambda: (state.seat(), view.seat()),
        "legal_moves": lambda: (members(state.legal_moves()), members(view.legal_moves())),
        "same": lambda: [state.same(m) for m in range(game.numbers)],
        "leg": lambda: (state.leg(), view.leg()),
        "estimate": lambda: [game.heuristics.estimate(state, seat) for seat in seats],
        "seen": lambda: [state.seen(m, viewer) for m in possible(game, state)],
        "copy": lambda: (fields(state.copy()), fields(view.copy())),
        "mask": lambda: (fields(state.mask(viewer)), fields(view.mask(viewer))),
        "offers": lambda: (game.offers(state), game.offers(view)),
        "legal": lambda: [game.legal(view, m) for m in range(0, game.numbers, 31)],
        "refuse": lambda: [repr(game.refuse(view, m)) for m in range(0, game.numbers, 31)],
        "describe": lambda: repr(game.describe(view)),
        "question": lambda: echo(game.question(view)),
        "draw": lambda: game.draw(view, echo, NAMES[: table.seats]),
        "asides": lambda: asides(game, view),
        "record": lambda: repr(game.record(state)),
        "observe": lambda: game.observe(view),
    }
    if viewer >= 0:
        asked["evaluate"] = lambda: game.evaluate(view, viewer)
    if state.seat() == CHANCE:
        asked["chances"] = lambda: members(state.chances())
        asked["chance"] = lambda: state.chance(rng_for("pure"))
    if state.seat() == NOBODY:
        asked["results"] = lambda: repr(game.results(state))
        asked["value"] = lambda: [state.value(seat) for seat in seats]
    else:
        asked["tell"] = lambda: repr(told(table, state, view))
    return asked


def told(table: Table, state: State, view: State) -> object:
    """The news of the first move that may come next."""
    after = state.copy()
    move = possible(table.game, state)[0]
    after.apply(move)
    event = Event(int(state.seat()), int(state.seen(move, view.viewer)), view)
    return table.game.tell(event, after.mask(view.viewer))


@every_table
def test_questions_change_nothing_and_are_answered_alike_twice(table: Table) -> None:
    for state in positions(table, 8, "pure"):
        for viewer in table.viewers:
            view = state.mask(viewer)
            before = (fields(state), fields(view), repr(table.game.record(state)))
            for name, ask in questions(table, state, view).items():
                assert ask() == ask(), name
                after = (fields(state), fields(view), repr(table.game.record(state)))
                assert after == before, f"{name} changed the state or the view"


@every_table
def test_a_view_has_the_features_that_are_named(table: Table) -> None:
    for state in positions(table, 12, "features"):
        for viewer in table.viewers:
            numbers = table.game.observe(state.mask(viewer))
            told = table.game.feature_table(state)
            assert len(numbers) == len(told) == len(set(told.names))
            assert all(type(x) is float for x in numbers)
            bounds = zip(told.low(), numbers, told.high(), strict=True)
            assert all(low <= x <= high for low, x, high in bounds)


CHANGES: dict[str, Callable[[Table, State], None]] = {
    "apply": lambda table, state: play_on(table.game, state, rng_for("apply")),
    "playout": lambda table, state: state.playout(rng_for("playout")),
}


@every_table
@pytest.mark.parametrize("name", CHANGES)
def test_a_copy_and_its_original_go_separate_ways(table: Table, name: str) -> None:
    for state in positions(table, 12, "copy")[:-1]:
        for play_the_copy in (True, False):
            one = state.copy()
            two = one.copy()
            assert fields(one) == fields(two) == fields(state)
            moved, kept = (two, one) if play_the_copy else (one, two)
            CHANGES[name](table, moved)
            assert fields(kept) == fields(state)
            assert fields(moved) != fields(state)


@every_table
def test_a_spent_state_becomes_a_copy_or_a_view_of_any_other(table: Table) -> None:
    """Nothing of what it was is left, and what it becomes goes its own way."""
    states = positions(table, 12, "become")
    for spent, state in [*pairwise(states), (states[-1], states[0])]:
        before = fields(state)
        one = spent.copy().become(state)
        assert fields(one) == before
        one.playout(rng_for("become"))
        assert fields(state) == before
        for viewer in table.viewers:
            view = spent.mask(viewer).become_view(state, viewer)
            assert fields(view) == fields(state.mask(viewer))
            again = one.become(view)
            assert fields(again) == fields(view)
            again.fill(rng_for("fill"))
            assert fields(view) == fields(state.mask(viewer))
            assert fields(state) == before
            one = again


@every_table
def test_a_view_goes_its_own_way_when_filled(table: Table) -> None:
    for state in positions(table, 12, "fill copy")[:-1]:
        before = fields(state)
        for viewer in table.viewers:
            view = state.mask(viewer)
            inside = fields(view)
            world = view.copy()
            world.fill(rng_for("fill"))
            world.playout(rng_for("playout"))
            assert fields(view) == inside
            assert fields(state) == before


@every_table
def test_a_copy_has_everything(table: Table) -> None:
    """Of a state that never was a copy itself: else what is left out would be missing in both."""
    state = table.game.new(table.setup)
    assert fields(state.copy()) == fields(state)
    for _, move in random_play(table, "everything").history:
        state.apply(move)
        assert fields(state.copy()) == fields(state)


@every_table
def test_a_move_of_one_copy_can_be_made_on_another(table: Table) -> None:
    """The copies stay in step: nothing that decides the future is left out of a copy."""
    for number, state in enumerate(positions(table, 12, "in step")):
        one, two = state.copy(), state
        rng = rng_for("in step", number)
        while one.seat() != NOBODY:
            moves = possible(table.game, one)
            move = moves[int(rng.below(len(moves)))]
            assert can(table.game, two, move)
            one.apply(move)
            two.apply(move)
            assert fields(one) == fields(two)
