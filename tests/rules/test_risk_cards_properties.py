"""Random games with all cards: what must hold after every step."""

import pytest

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, members
from council.games.risk import moves as m
from council.games.risk.game import GAME
from council.games.risk.state.board import is_out
from council.games.risk.state.cards import take_scroll
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import window_moment
from council.games.risk.state.places import CAPTIVE, GONE

STEPS = 700


def rich(seats: int, seed: int) -> DominionBoard:
    """A game in which everybody has gold and the maester cards are dealt."""
    mode = "dominion" if seats < 6 else "world_dominion"
    state = GAME.new(GAME.setup(seats, {"mode": mode, "rounds": 4}))
    assert isinstance(state, DominionBoard)
    rng = rng_for("rich", seats, seed)
    while state.phase >= 40 or state.phase < 3 or state.phase == 6:  # set-up
        step(state, rng)
    for seat in range(seats):
        state.gold[seat] = 2500
    for k in range(24):
        deck = members(state.scrolls.all_in(0))
        take_scroll(state, k % seats, deck[int(rng.below(len(deck)))])
    return state


def step(state: DominionBoard, rng):  # type: ignore[no-untyped-def]
    """One move; cards are used as often as they may be."""
    if state.seat() == CHANCE:
        move = state.chance(rng)
    else:
        moves = members(state.legal_moves())
        assert moves == sorted(set(moves))
        cards = [move for move in moves if m.USE <= move < m.PICK]
        moves = cards if cards and rng.below(3) else moves
        move = moves[int(rng.below(len(moves)))]
    state.apply(move)
    return move


@pytest.mark.parametrize("seats", range(2, 8))
def test_what_always_holds(seats: int) -> None:
    used = set()
    for seed in range(2):
        state = rich(seats, seed)
        rng = rng_for("cards", seats, seed)
        for _ in range(STEPS):
            if state.seat() == NOBODY:
                break
            move = step(state, rng)
            if m.USE <= move < m.PICK:
                used.add(int(move))
            sound(state)
    assert len(used) > 10


def sound(state: DominionBoard) -> None:
    low, high = int(state.land.low), int(state.land.high)
    assert all(state.armies[t] > 0 for t in range(low, high))
    assert min(state.gold) >= 0
    assert min(state.points) >= 0
    assert (state.ask == 0) == (state.who == -1 and state.ask == 0)
    assert state.ask or state.frames.count == 0
    for seat in range(int(state.seats)):
        if is_out(state, seat):
            house = int(state.houses[seat])
            assert state.phase < 40 or all(
                state.people[u] == GONE for u in range(4 * house, 4 * house + 4)
            )
    for u in range(28):
        captor = int(state.people[u]) - int(CAPTIVE)
        assert captor < state.seats
    sizes = members(state.scrolls.size)
    places = members(state.scrolls.place)
    assert sizes == [places.count(place) for place in range(len(sizes))]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_is_asked_is_settled_by_what_all_see(seats: int) -> None:
    """Deal the hidden cards anew for a spectator and make the same public move: the same seat is
    asked at the same point, whatever the hands hold."""
    rng = rng_for("asked", seats)
    state = rich(seats, 7)
    compared = 0
    for _ in range(STEPS):
        if state.seat() == NOBODY:
            break
        if state.ask == 1 and state.seat() >= 0:
            world = state.mask(PUBLIC)
            world.fill(rng)
            assert isinstance(world, DominionBoard)
            one = state.copy()
            assert isinstance(one, DominionBoard)
            one.apply(m.PASS)
            world.apply(m.PASS)
            assert (one.seat(), one.ask, window_moment(one)) == (
                world.seat(),
                world.ask,
                window_moment(world),
            )
            compared += 1
        step(state, rng)
    assert compared > 20


def test_copies_of_a_title_are_one_move() -> None:
    """Whichever copy a seat holds, it is named by the first."""
    for copy in ("preparing_for_war", "preparing_for_war_2"):
        lines = f"mode: dominion\nseats: 3\nrest: A2\nlands: pyke B2, harlaw C2\nmaesters: {copy}"
        position = dict(line.split(": ", 1) for line in lines.split("\n"))
        state = GAME.given(position | {"gold": "500", "phase": "maneuver"})
        texts = [GAME.text(move) for move in members(state.legal_moves())]
        assert texts == ["pass", "use jon_snow", "use preparing_for_war"]
