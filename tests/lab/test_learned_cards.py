"""What was learned of the card game: it knows no more than the view, and infers hands from it."""

import pytest
from sizes import full

from council.bots import Budget, find
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, REFEREE, State, members
from council.games import GAMES
from council.games.cardgame.box.book import MARSHALLING
from council.games.cardgame.engine import CardGame
from council.games.cardgame.thinking import policy
from council.games.cardgame.thinking.inference import has_passed, passing
from council.games.cardgame.thinking.inputs import NUMBERS, Inputs
from council.games.cardgame.thinking.judgement import CardGameJudgement
from council.games.cardgame.thinking.policy import SLOTS, WEIGHTS, Policy
from council.games.cardgame.thinking.weights import judgement, learner, shipped
from council.rl.learning import values
from council.rl.learning.course import Course

GAME = GAMES["cardgame"]
FEW = Budget(iterations=100)
STARTS = [
    *(policy.BY_KIND, policy.BY_TITLE, policy.BY_SOURCE, policy.BY_STRENGTH),
    *(policy.BY_BALANCE, policy.BY_CONTEXT, policy.BY_STATE, policy.BY_REST, WEIGHTS),
]


def known() -> CardGameJudgement:
    judge = judgement()
    assert judge is not None
    return judge


def played(number: int, moves: int) -> CardGame:
    """A game after so many moves of the policy, at a question."""
    judge, rng = known(), rng_for("cards", number)
    state = GAME.new(GAME.setup(2))
    while state.seat() == CHANCE or (moves > 0 and state.seat() != NOBODY):
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
            continue
        state.apply(judge.guess(state, rng))
        moves -= 1
    assert isinstance(state, CardGame)
    return state


def positions(count: int) -> list[CardGame]:
    """Questions from all through the game."""
    found = [played(number, 7 * number % 160) for number in range(count)]
    return [state for state in found if state.seat() != NOBODY]


def test_weights_are_there_and_fit() -> None:
    weights = shipped()
    assert weights is not None
    assert len(weights["policy"]) == WEIGHTS
    value = weights["value"]
    assert value["inputs"] == NUMBERS
    layers = value["first"] * (value["inputs"] + 1) + value["second"] * (value["first"] + 2) + 1
    assert len(value["numbers"]) == layers
    assert learner().weights == WEIGHTS


def test_each_feature_has_weights_of_its_own() -> None:
    judge = known()
    for state in positions(full(160, 40)):
        view = state.mask(state.seat())
        rows = judge.policy_rows(view)
        places = [rows[k] + 256 * rows[k + 1] for k in range(0, len(rows), 2)]
        assert len(places) == SLOTS * len(judge.candidates(view))
        for k, place in enumerate(places):
            assert STARTS[k % SLOTS] <= place < STARTS[k % SLOTS + 1]


def test_a_policy_judges_a_view_like_the_state() -> None:
    for state in positions(full(160, 40)):
        view = state.mask(state.seat())
        assert known().preferred(view) == known().preferred(state)
        assert known().policy_rows(view) == known().policy_rows(state)


def test_a_house_is_judged_at_the_beginning_of_a_round() -> None:
    judge = known()
    state = played(3, 0)
    rows = rounds = 0
    rng = rng_for("rounds")
    while state.seat() != NOBODY:
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
            continue
        told = [judge.value_row(state, seat) for seat in range(2)]
        assert told[int(state.seat_of(1))] == b""
        row = told[int(state.seat_of(0))]
        if row:
            rows += 1
            inputs = Inputs()
            inputs.table(state)
            assert row == bytes(int(number) & 255 for number in inputs.numbers)
            shares = [judge.estimate(state, seat) for seat in range(2)]
            assert sum(shares) == pytest.approx(1.0)
            assert 0 < shares[0] < 1
        state.apply(judge.guess(state, rng))
        rounds = int(state.round)
    assert rows >= rounds > 1


def after_marshalling(number: int) -> CardGame | None:
    """The viewer may infer what the other House holds, which could still marshal something."""
    judge, rng = known(), rng_for("passed", number)
    state = played(number, 12 + number % 40)
    while state.seat() != NOBODY:
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
            continue
        house = 1 - state.house_of(state.seat())
        if has_passed(state, house) and passing(state, house, judge.policy) < 1:
            return state
        state.apply(judge.guess(state, rng))
    return None


def test_inferred_deals_fit_the_view() -> None:
    met = 0
    for number in range(full(40, 10)):
        state = after_marshalling(number)
        if state is None:
            continue
        met += 1
        view = state.mask(state.seat())
        judge = known()
        judge.infer(view, 1, rng_for("infer"))
        for again in range(5):
            world = view.copy()
            judge.deal(world, rng_for("deal", number, again))
            assert world.viewer == REFEREE
            assert GAME.describe(world.mask(view.viewer)) == GAME.describe(view)
            assert world.seat() == view.seat()
            assert members(world.legal_moves()) == members(view.legal_moves())
    assert met > 3


def test_hands_that_would_have_been_played_are_less_likely() -> None:
    """Over many positions, inferred hands explain the passing better than even deals."""
    better = 0.0
    for number in range(full(40, 12)):
        state = after_marshalling(number)
        if state is None:
            continue
        view = state.mask(state.seat())
        assert isinstance(view, CardGame)
        house = 1 - view.house_of(view.viewer)
        for infers in (False, True):
            judge, rng = known(), rng_for("likely", number)
            if infers:
                judge.infer(view, 1, rng)
            for _ in range(60):
                world = view.copy()
                judge.deal(world, rng)
                assert isinstance(world, CardGame)
                likely = passing(world, house, judge.policy)
                better += likely if infers else -likely
    assert better > 0


def test_before_the_other_house_has_marshalled_deals_are_even() -> None:
    for state in positions(full(80, 30)):
        view = state.mask(state.seat())
        assert isinstance(view, CardGame)
        house = 1 - view.house_of(view.viewer)
        if has_passed(view, house):
            continue
        if view.phase == MARSHALLING:
            assert view.first != house or view.active == house
        judge = known()
        judge.infer(view, 1, rng_for("even"))
        worlds: list[State] = [view.copy(), view.copy()]
        judge.deal(worlds[0], rng_for("same"))
        worlds[1].fill(rng_for("same"))
        assert GAME.record(worlds[0]) == GAME.record(worlds[1])


@pytest.mark.parametrize("name", ["learned", "master"])
def test_equal_views_get_equal_answers(name: str) -> None:
    """Worlds that look alike to the seat are played alike."""
    for number, state in enumerate(positions(full(60, 16))):
        view = state.mask(state.seat())
        other = view.copy()
        other.fill(rng_for("another deal", number))
        moves = [
            find(name).make(GAME, rng_for("same")).choose(world.mask(view.viewer), FEW)
            for world in (state, other)
        ]
        assert moves[0] == moves[1]


def test_other_cards_are_not_played_by_what_was_learned() -> None:
    usual = GAME.new(GAME.setup(2))
    assert GAME.learned(usual) is not None
    own = GAME.with_data({"plot": [{"id": "detained", "income": 3}]}, "own.toml")
    assert own.learned(own.new(own.setup(2))) is None


def test_without_weights_all_moves_look_alike() -> None:
    blank = CardGameJudgement(Policy([0.0] * int(WEIGHTS)), None)
    state = played(1, 30)
    blank.preferred(state)
    assert len(set(blank.policy.scores)) == 1


def test_learned_is_greedy_here() -> None:
    """The policy is there to play on with; alone, it would lose to `medium`."""
    for number, state in enumerate(positions(full(40, 8))):
        view = state.mask(state.seat())
        moves = [
            find(name).make(GAME, rng_for("alike", number)).choose(view, FEW)
            for name in ("learned", "greedy")
        ]
        assert moves[0] == moves[1]


@pytest.mark.slow
def test_what_was_learned_beats_the_same_search_without() -> None:
    course = Course("cardgame", seed=5, iterations=60, exam=full(100, 20))
    weights = shipped()
    assert weights is not None
    assert values.exam(course, weights, lambda stage, part: None) >= 0.5 * course.exam
