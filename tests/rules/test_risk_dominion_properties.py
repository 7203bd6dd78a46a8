"""What holds at every step of every game of Dominion: whole games of random play."""

from typing import Any

import pytest
from scenario_risk import NAMES

from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC
from council.games.risk.game import GAME
from council.games.risk.state.board import is_out
from council.games.risk.state.counts import unit_count
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import holds_home
from council.games.risk.state.phases import BY_ARMS, BY_POINTS
from council.games.risk.state.places import FIRST_OBJECTIVE, FREE, NOWHERE, SCROLLS
from council.kit.cards import ABSENT
from council.locales import LANGUAGES, Voice

TABLES: list[Any] = [
    *((seats, {"rounds": 8}) for seats in (2, 7)),
    *(pytest.param((seats, {"rounds": 8}), marks=pytest.mark.slow) for seats in (3, 4, 5, 6)),
    (3, {"objectives": False, "maesters": False, "rounds": 12}),
    (4, {"gold": False, "characters": False, "maesters": False, "attack_units": "all"}),
    (5, {"special_units": False, "setup": "skirmish", "feature_mode": "any", "rounds": 8}),
]


def whole(
    seats: int, options: dict[str, object], seed: int
) -> tuple[DominionBoard, list[DominionBoard]]:
    """A game and every state of it in which a seat is asked."""
    mode = "dominion" if seats < 6 else "world_dominion"
    setup = GAME.setup(seats, {"mode": mode, **options})
    state = GAME.new(setup)
    assert isinstance(state, DominionBoard)
    rng = rng_for("realm", seats, seed)
    states: list[DominionBoard] = []
    for _ in range(GAME.longest(setup)):
        seat = state.seat()
        if seat == NOBODY:
            return state, states
        if seat == CHANCE:
            state.apply(state.chance(rng))
        else:
            copy = state.copy()
            assert isinstance(copy, DominionBoard)
            states.append(copy)
            legal = state.legal_moves()
            assert 1 <= len(legal) <= 256
            state.apply(legal[rng.below(len(legal))])
    raise AssertionError("longer than promised")


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} {len(table[1])}")
def game(request: pytest.FixtureRequest) -> tuple[DominionBoard, list[DominionBoard]]:
    seats, options = request.param
    return whole(seats, options, 1)


Game = tuple[DominionBoard, list[DominionBoard]]


def test_an_army_on_every_territory(game: Game) -> None:
    for state in game[1]:
        here = [t for t in range(82) if state.owner[t] not in (NOWHERE, FREE)]
        assert all(state.armies[t] >= 1 for t in here)
        for seat in range(int(state.seats)):
            assert state.held[seat] == sum(state.owner[t] == seat for t in range(82))


def test_cards_are_conserved(game: Game) -> None:
    """Territory cards, maesters and objectives; those out of the game never come in."""
    absent = list(game[1][0].scrolls.place).count(int(ABSENT))
    for state in game[1]:
        low, high = int(state.land.low), int(state.land.high)
        assert sum(state.cards.size) == high - low
        places = list(state.scrolls.place)
        assert len(places) == SCROLLS
        assert places.count(int(ABSENT)) == absent
        for place, size in enumerate(state.scrolls.size):
            assert places.count(place) == size
        assert all(
            place < 11 for place in places[: int(FIRST_OBJECTIVE)]
        )  # maesters stay with maesters
        assert all(place >= 11 or place == ABSENT for place in places[int(FIRST_OBJECTIVE) :])


def test_no_debts_and_whole_coins(game: Game) -> None:
    for state in game[1]:
        assert all(gold >= 0 and gold % 100 == 0 for gold in state.gold)
        if not state.with_gold:
            assert not any(state.gold)


def test_units_stand_with_armies(game: Game) -> None:
    for state in game[1]:
        for t in range(82):
            if state.units[t]:
                assert state.with_units
                assert state.owner[t] >= 0
                assert all(0 <= unit_count(state, t, kind) < 100 for kind in range(3))


def test_points_come_from_objectives(game: Game) -> None:
    final, _ = game
    for seat in range(int(final.seats)):
        most = sum(int(final.land.dominion.points[k]) for k in range(36))
        assert 0 <= final.points[seat] <= most
    if final.ended == BY_POINTS:
        assert final.points[final.turn] >= 10
        assert holds_home(final, final.turn)
    if final.ended in (BY_POINTS, BY_ARMS):
        assert final.value(final.turn) == 1.0
    assert sum(final.value(seat) for seat in range(int(final.seats))) == pytest.approx(1.0)


def test_who_is_asked_is_in_the_game(game: Game) -> None:
    for state in game[1]:
        assert not is_out(state, state.seat())


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_are_told_and_drawn_in_both_languages(seats: int) -> None:
    rng = rng_for("told", seats)
    names = NAMES[:seats]
    mode = "dominion" if seats < 6 else "world_dominion"
    play = Play(GAME, GAME.setup(seats, {"rounds": 4, "mode": mode}), names, rng)
    play.settle()
    while not play.over():
        moves = play.state.legal_moves()
        play.move(int(play.state.seat()), int(moves[rng.below(len(moves))]))
        if len(play.history) % 97 == 0:
            for lang in LANGUAGES:
                voice = Voice(lang, names)
                assert GAME.draw(play.view(0), voice, names)
                assert voice(GAME.question(play.view(int(play.state.seat())))).strip()
    for lang in LANGUAGES:
        voice = Voice(lang, names)
        for reader in (0, int(PUBLIC)):
            told = [voice(message) for message in play.story(reader)]
            assert all(line.endswith((".", "?", "!")) for line in told)
            assert any("erobert" in line or "conquers" in line for line in told)
