"""What holds at every step of every game: whole games of random play."""

from typing import Any

import pytest
from scenario_risk import NAMES
from sizes import full

from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, members
from council.games.risk.game import GAME
from council.games.risk.rules.income import base_income
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import hand_size
from council.games.risk.state.phases import DEALING, HOUSING, INVADING, MARCHING, OPENING, TIED
from council.games.risk.state.places import DECK, DISCARDS, FREE, HAND, NOWHERE
from council.games.risk.why.case import adjacent
from council.locales import LANGUAGES, Voice

SETTING_UP = (OPENING, TIED, HOUSING, DEALING)
TABLES: list[Any] = [
    *((seats, {}) for seats in (2, 7)),
    *(pytest.param((seats, {}), marks=pytest.mark.slow) for seats in (3, 4, 5, 6)),
    (3, {"elimination_trade": "may", "territory_match_scope": "per_card"}),
    (4, {"defence_dice": "most", "open_territory_cards": True, "rounds": 20}),
]


def whole(seats: int, options: dict[str, object], seed: int) -> tuple[Board, list[Board]]:
    """A game and every state of it in which a seat is asked."""
    setup = GAME.setup(seats, options)
    state = GAME.new(setup)
    assert isinstance(state, Board)
    rng = rng_for("properties", seats, seed)
    states = []
    for _ in range(GAME.longest(setup)):
        seat = state.seat()
        if seat == NOBODY:
            return state, states
        if seat == CHANCE:
            state.apply(state.chance(rng))
        else:
            copy = state.copy()
            assert isinstance(copy, Board)
            states.append(copy)
            legal = state.legal_moves()
            state.apply(legal[rng.below(len(legal))])
    raise AssertionError("longer than promised")


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} {len(table[1])}")
def states(request: pytest.FixtureRequest) -> list[Board]:
    seats, options = request.param
    return [state for seed in range(full(2, 1)) for state in whole(seats, options, seed)[1]]


def mine(state: Board, seat: int) -> list[int]:
    return [t for t in range(82) if state.owner[t] == seat]


def test_an_army_on_every_territory(states: list[Board]) -> None:
    for state in states:
        here = [t for t in range(82) if state.owner[t] not in (NOWHERE, FREE)]
        assert all(state.armies[t] >= 1 for t in here)
        if state.phase not in SETTING_UP:
            assert len(here) == state.land.high - state.land.low


def test_cards_are_conserved(states: list[Board]) -> None:
    for state in states:
        places = [int(p) for p in state.cards.place]
        low, high = int(state.land.low), int(state.land.high)
        assert all((p >= 0) == (low <= t < high) for t, p in enumerate(places))
        for place, size in enumerate(state.cards.size):
            assert places.count(place) == size
        hands = sum(int(hand_size(state, seat)) for seat in range(int(state.seats)))
        total = int(state.cards.size[DECK] + state.cards.size[DISCARDS]) + hands
        assert total == high - low
        for card, place in enumerate(places):
            if place >= HAND:
                assert int(state.cards.seen[card]) >> (place - HAND) & 1, "a holder sees his card"


def test_a_base_of_three_at_least(states: list[Board]) -> None:
    for state in states:
        for seat in range(int(state.seats)):
            assert base_income(state, seat) >= 3
            castles = sum(GAME.box.territories[t].castle for t in mine(state, seat))
            assert base_income(state, seat) == max(3, (len(mine(state, seat)) + castles) // 3)


def test_territories_are_counted_and_the_landless_are_out(states: list[Board]) -> None:
    for state in states:
        for seat in range(int(state.seats)):
            assert state.held[seat] == len(mine(state, seat))
            if state.phase not in SETTING_UP:
                assert is_out(state, seat) == (state.held[seat] == 0)
        assert not is_out(state, state.seat())


def test_hands_have_at_most_five_cards(states: list[Board]) -> None:
    if states[0].may_trade:
        return
    for state in states:
        if state.phase == INVADING:
            assert all(hand_size(state, seat) <= 5 for seat in range(int(state.seats)))


def test_maneuvers_follow_own_territories(states: list[Board]) -> None:
    """Every goal is reached step by step over adjacent own territories, by the data alone."""
    box = GAME.box
    for state in states:
        if state.phase != MARCHING:
            continue
        own = mine(state, int(state.turn))
        war = state.land.high - state.land.low == 82
        reached, fresh = {int(state.source)}, [int(state.source)]
        while fresh:
            here = box.territories[fresh.pop()]
            for t in own:
                if t not in reached and adjacent(here, box.territories[t], war):
                    reached.add(t)
                    fresh.append(t)
        assert int(state.target) in reached


def test_attacks_lead_to_neighbours(states: list[Board]) -> None:
    box = GAME.box
    for state in states[::7]:
        if state.phase != INVADING:
            continue
        war = state.land.high - state.land.low == 82
        expected = {
            f"attack {box.territories[a].id} {box.territories[b].id}"
            for a in mine(state, int(state.turn))
            for b in range(82)
            if state.armies[a] > 1
            and state.owner[b] not in (state.turn, NOWHERE)
            and adjacent(box.territories[a], box.territories[b], war)
        }
        assert {GAME.text(move) for move in members(state.legal_moves())} == expected | {"done"}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_are_told_and_drawn_in_both_languages(seats: int) -> None:
    rng = rng_for("told", seats)
    names = NAMES[:seats]
    play = Play(GAME, GAME.setup(seats, {"rounds": 12}), names, rng)
    play.settle()
    while not play.over():
        moves = play.state.legal_moves()
        play.move(int(play.state.seat()), int(moves[rng.below(len(moves))]))
        if len(play.history) % 97 == 0:
            for lang in LANGUAGES:
                drawn = GAME.draw(play.view(0), Voice(lang, names), names)
                assert drawn
    for lang in LANGUAGES:
        voice = Voice(lang, names)
        told = [voice(message) for message in play.story(int(PUBLIC))]
        assert all(line.endswith((".", "?")) for line in told)
        assert any("erobert" in line or "conquers" in line for line in told)
