"""What holds at every moment of every game: cards, power, gold, uniqueness, windows."""

import pytest

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import GAME
from council.games.cardgame.shown.view import step
from council.games.cardgame.state.board import DECK, HAND, IN_PLAY, UNDER

GAMES = 24
MODES = ("printed", "draft", "own")


def check(state: CardGame) -> None:
    """The invariants of a table."""
    places = [int(place) for place in state.cards.place]
    sizes = [int(size) for size in state.cards.size]
    assert sizes == [places.count(place) for place in range(len(sizes))]  # cards are conserved
    assert sum(sizes) == 132
    book = state.printed
    for house in range(2):
        deck = range(50 * house, 50 * house + 50)
        mine = [card for card in deck if state.in_play(card)]
        assert mine == [card for card in deck if places[card] == IN_PLAY]
        unique = [int(book.title[card]) for card in mine if book.unique[card]]
        assert len(unique) == len(set(unique))  # one copy of a unique title
        assert state.gold[house] >= 0
        assert state.banner[house] >= 0
        on_cards = sum(int(state.power[card]) for card in deck)
        assert state.total_power(house) == state.banner[house] + on_cards  # power adds up
        assert int(state.kneeling[house]) & ~int(state.play[house]) == 0
        part = int(state.attackers[house]) | int(state.defenders[house])
        assert part & ~int(state.characters(house)) == 0
        for card in deck:
            if places[card] == UNDER:
                host = int(state.host[card])
                assert state.in_play(host)
                assert book.title[host] == book.title[card]
            elif state.host[card] >= 0:
                assert state.in_play(card)
                assert state.in_play(int(state.host[card]))
            if state.power[card]:
                assert state.in_play(card)
            if places[card] == DECK + 3 * house:
                assert state.cards.seen[card] == 0
            if places[card] == HAND + 3 * house:
                assert state.cards.seen[card] & state.own_bit(house)
        assert state.strength[50 * house] >= 0
    assert state.dirty == 0
    if state.asked != NOBODY:
        assert state.total_power(0) < book.power_to_win
        assert state.total_power(1) < book.power_to_win


@pytest.mark.parametrize("number", range(GAMES))
def test_a_table_is_sound_at_every_move(number: int) -> None:
    rng = rng_for("cardgame", number)
    options = {
        "plots": MODES[number % 3],
        "rounds": 12,
        "jon_snow": "any_loss" if number % 2 else "mourning",
    }
    state = GAME.new(GAME.setup(2, options))
    assert isinstance(state, CardGame)
    seen = set()
    while state.seat() != NOBODY:
        if state.seat() == CHANCE:
            odds = members(state.chances())
            assert all(weight > 0 for weight in odds[1::2])
            outcome = int(state.chance(rng))
            assert outcome in odds[::2]
            state.apply(outcome)
        else:
            seen.add(step(state))
            moves = members(state.legal_moves())
            assert moves == sorted(set(moves))
            assert moves
            state.apply(moves[int(rng.below(len(moves)))])
        if state.phase != 7 or state.cards.size[0]:
            check(state)
    assert {"place", "plot", "first", "marshal", "challenge"} <= seen


def test_every_kind_of_question_comes_up() -> None:
    wanted = {
        *("mulligan", "place", "plot", "first", "order-plots", "respond", "save", "act"),
        *("marshal", "host", "challenge", "attack", "stealth", "defend", "claim", "kneel"),
        *("pick", "pick-up-to", "take", "discard", "search", "new-plot", "draft", "plot-deck"),
    }
    seen: set[str] = set()
    for number in range(400):
        if wanted <= seen:
            break
        rng = rng_for("questions", number)
        state = GAME.new(GAME.setup(2, {"plots": MODES[1 + number % 2]}))
        assert isinstance(state, CardGame)
        while state.seat() != NOBODY:
            if state.seat() == CHANCE:
                state.apply(state.chance(rng))
                continue
            seen.add(step(state))
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))])
    assert wanted - seen == set()


def test_chance_draws_every_card_alike() -> None:
    """The quick way to draw agrees with the listed odds."""
    counts: dict[int, int] = {}
    state = GAME.new(GAME.setup(2, {"stark": "first"}))
    odds = members(state.chances())
    weights = dict(zip(odds[::2], odds[1::2], strict=True))
    rng = rng_for("draws")
    total = 20000
    for _ in range(total):
        move = int(state.chance(rng))
        counts[move] = counts.get(move, 0) + 1
    assert set(counts) == set(weights)
    for move, weight in weights.items():
        expected = total * weight / sum(weights.values())
        assert abs(counts[move] - expected) < 6 * expected**0.5
