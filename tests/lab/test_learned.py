"""The bots that use what was learned: they play every game by what a seat may know."""

from itertools import pairwise

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from sizes import full

from council.bots import Budget, find
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, Rng, State, members
from council.games import GAMES
from council.games.intrigue.board import CELL_BITS, house_of, order_of, placer_of
from council.games.intrigue.moves import LEFT_END
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking.inference import pass_to, placements, slot_then
from council.games.intrigue.thinking.inputs import house_places, view_numbers
from council.games.intrigue.thinking.policy import random_part
from council.games.intrigue.thinking.weights import judgement, shipped
from council.kit.network import Network
from council.lab.match import Match, play_all

INTRIGUE = GAMES["intrigue"]
LEARNED = [seats for seats in range(2, 7) if shipped(seats)]
FEW = Budget(iterations=60)


def placing(seats: int, *words: object, cards: int = 8) -> Intrigue:
    """The first round after so many placements, or at the end of the round if it is shorter."""
    rng = rng_for("placing", seats, *words)
    state = INTRIGUE.new(INTRIGUE.setup(seats))
    while cards >= 0 and int(state.leg()) == 0:
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
            continue
        cards -= 1
        if cards >= 0:
            moves = members(state.legal_moves())
            state.apply(moves[int(rng.below(len(moves)))])
    assert isinstance(state, Intrigue)
    return state


def test_the_network_is_what_it_says() -> None:
    rng = np.random.default_rng(1)
    one, bias, two, low = rng.normal(size=(3, 4)), rng.normal(size=4), rng.normal(size=(4, 2)), 0.3
    out = rng.normal(size=2)
    numbers = [*one.ravel(), *bias, *two.T.ravel(), low, low, *out, 0.7]
    network = Network(3, 4, 2, [float(x) for x in numbers])
    for told in ([0, 0, 0], [1, 0, -3], [2, 5, 1]):
        first = np.maximum(np.array(told) @ one + bias, 0)
        expected = np.maximum(first @ two + low, 0) @ out + 0.7
        assert network.answer(vec[i64](told)) == pytest.approx(float(expected))


def test_weights_are_there_for_two_and_four_and_fit() -> None:
    assert {2, 4} <= set(LEARNED)
    for seats in LEARNED:
        known = shipped(seats)
        assert known is not None
        assert known.inputs == view_numbers(seats)
        layers = known.first * (known.inputs + 1) + known.second * (known.first + 2) + 1
        assert len(known.numbers) == layers
    assert judgement(2) is not None


@pytest.mark.parametrize("seats", range(2, 7))
def test_numbers_that_belong_to_houses_are_named(seats: int) -> None:
    """Where each House has a number of its own, renaming Houses only moves these numbers."""
    places = [at + house for at in house_places(seats) for house in range(4)]
    assert len(set(places)) == len(places)
    assert min(places) >= 0
    assert max(places) < view_numbers(seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_view_tells_the_order_of_placements(seats: int) -> None:
    """The court is built again from the order, and every card by the seat that placed it."""
    for number in range(full(60, 12)):
        state = placing(seats, number, cards=number % 20)
        view = state.mask(PUBLIC)
        assert isinstance(view, Intrigue)
        order = members(placements(view))
        past = placing(seats, number, cards=0)
        for house in range(4):
            past.court[house] = 0
        past.lefts, past.last, past.out = 0, -1, 0
        assert sorted(order) == [card for card in range(36) if state.spots[card]]
        for n, card in enumerate(order):
            spot = state.spots[card]
            assert order_of(spot) == n + 1
            slot = slot_then(spot, past)
            pass_to(past, placer_of(spot))
            past.put(house_of(card), 1 if slot == LEFT_END else 1 << (int(slot) - 1))
            past.last = placer_of(spot) if placer_of(spot) < seats else -1
        assert members(past.court) == members(state.court)
        if order:
            assert past.last in (state.last, -1)


def test_pictures_do_not_show_the_order() -> None:
    state = placing(2)
    record = INTRIGUE.record(state)
    assert record["spots"] == [int(spot & CELL_BITS) for spot in state.spots]


def biased(seats: int, view: State, deals: int) -> list[int]:
    """How many cards of each House the next seat holds, in all deals that were weighed."""
    judge = judgement(seats)
    assert judge is not None
    rng = Rng(5)
    judge.infer(view, deals, rng)
    counts = [0, 0, 0, 0]
    other = (int(view.viewer) + 1) % seats
    for _ in range(deals):
        world = view.copy()
        judge.deal(world, rng)
        assert isinstance(world, Intrigue)
        for house in range(4):
            counts[house] += (int(world.hands[other]) >> 9 * house & 511).bit_count()
    return counts


@pytest.mark.parametrize("seats", LEARNED)
def test_inferred_deals_fit_the_view(seats: int) -> None:
    for number in range(full(20, 4)):
        state = placing(seats, number, cards=4 + number % 8)
        if int(state.seat()) < 0:
            continue
        view = state.mask(state.seat())
        judge = judgement(seats)
        assert judge is not None
        judge.infer(view, 50, Rng(number))
        for _ in range(10):
            world = view.copy()
            judge.deal(world, Rng(number))
            again = world.mask(int(view.viewer))
            assert INTRIGUE.describe(again) == INTRIGUE.describe(view)
            assert world.seat() == view.seat()


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (4, 18)])
def test_what_is_placed_says_something_about_the_hand(seats: int, cards: int) -> None:
    """Inferred deals differ from even ones: the true hand is more likely among them."""
    closer = []
    for number in range(full(60, 16)):
        luck = rng_for("hands", number)
        state = placing(seats, number, cards=0)
        bot = find("ismcts:200").make(INTRIGUE, luck)
        for _ in range(cards):
            state.apply(bot.choose(state.mask(state.seat()), find("ismcts:200").budget))
        view = state.mask(state.seat())
        other = (int(view.viewer) + 1) % seats
        true = [(int(state.hands[other]) >> 9 * house & 511).bit_count() for house in range(4)]
        inferred = biased(seats, view, 400)
        even = [0, 0, 0, 0]
        for _ in range(400):
            world = view.copy()
            world.fill(luck)
            assert isinstance(world, Intrigue)
            for house in range(4):
                even[house] += (int(world.hands[other]) >> 9 * house & 511).bit_count()
        off = [
            sum((total / 400 - count) ** 2 for total, count in zip(found, true, strict=True))
            for found in (inferred, even)
        ]
        closer.append(off[1] - off[0])
    assert sum(closer) > 0


def test_a_random_part_is_between_nought_and_one() -> None:
    rng = Rng(1)
    parts = [random_part(rng) for _ in range(2000)]
    assert 0 <= min(parts) < 0.01
    assert 0.99 < max(parts) < 1
    assert sum(parts) / len(parts) == pytest.approx(0.5, abs=0.03)


def test_deals_are_taken_in_proportion_to_their_weights() -> None:
    state = placing(2, cards=8)
    judge = judgement(2)
    assert judge is not None
    judge.infer(state.mask(state.seat()), 100, Rng(2))
    assert judge.deals is not None
    running = list(judge.deals.weights)
    weights = [after - before for before, after in pairwise([0.0, *running])]
    rng, met = Rng(3), [0] * 100
    hands = [tuple(members(deal.hands)) for deal in judge.deals.deals]
    for _ in range(4000):
        world = state.copy()
        judge.deal(world, rng)
        assert isinstance(world, Intrigue)
        met[hands.index(tuple(members(world.hands)))] += 1
    for weight, count in zip(weights, met, strict=True):
        share = weight / running[-1]
        assert count == pytest.approx(4000 * share, abs=6 * (4000 * share) ** 0.5 + 6)


@pytest.mark.parametrize("name", ["learned", "master"])
@pytest.mark.parametrize("game_name", GAMES)
def test_it_answers_with_a_legal_move_in_every_game(game_name: str, name: str) -> None:
    game, rng = GAMES[game_name], rng_for("learned", game_name)
    trial = game.trials[0]
    state = game.new(game.setup(trial.seats[0], trial.options))
    bot = find(name).make(game, rng)
    for _ in range(12):
        while state.seat() == CHANCE:
            state.apply(state.chance(rng))
        assert state.seat() != NOBODY
        view = state.mask(state.seat())
        move = bot.choose(view, FEW)
        assert move in members(view.legal_moves())
        state.apply(move)


@pytest.mark.parametrize("name", ["learned", "master"])
@pytest.mark.parametrize("seats", LEARNED)
def test_equal_views_get_equal_answers(name: str, seats: int) -> None:
    """It knows no more than the view: worlds that look alike to the seat are played alike."""
    for number in range(full(20, 4)):
        state = placing(seats, number, cards=number)
        if int(state.seat()) < 0:
            continue
        view = state.mask(state.seat())
        other = view.copy()
        other.fill(rng_for("another deal", number))
        bots = [find(name).make(INTRIGUE, rng_for("same")) for _ in range(2)]
        moves = [
            bot.choose(world.mask(int(view.viewer)), FEW)
            for bot, world in zip(bots, (state, other), strict=True)
        ]
        assert moves[0] == moves[1]


def test_an_unusual_box_is_not_played_by_what_was_learned() -> None:
    usual = INTRIGUE.new(INTRIGUE.setup(2))
    assert INTRIGUE.learned(usual) is not None
    own = INTRIGUE.with_data({"iron_throne": [{"id": "throne_7", "daggers": 4}]}, "own.toml")
    assert own.learned(own.new(own.setup(2))) is None


def test_master_answers_when_there_is_no_time() -> None:
    state = placing(2, cards=4)
    view = state.mask(state.seat())
    bot = find("master").make(INTRIGUE, rng_for("no time"))
    move = bot.choose(view, Budget(iterations=10_000_000, ms=1))
    assert move in members(view.legal_moves())


@pytest.mark.slow
def test_master_beats_hard() -> None:
    games = full(40, 6)
    match = Match("intrigue", ["master", "hard"], games, 5, rotate=True)
    assert sum(played.rows[0]["won"] for played in play_all(match)) >= 0.5 * games
