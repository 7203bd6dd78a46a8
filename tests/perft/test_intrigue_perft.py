"""Leaf counts: known ones, and the engine against the naive counter."""

from collections.abc import Iterator

import pytest
from perft.naive import Cell, Round, count
from scenario import court, letters

from council.core.game import Invalid
from council.core.perft import perft
from council.core.play import rng_for
from council.core.state import Rng
from council.games.intrigue.board import PLACING
from council.games.intrigue.game import GAME
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.view import payments
from council.locales import Voice

WIDE = {"deal": "SSSLLLBBBTTTSL/SSSLLLBBBTTTBT"}
SMALL = {"deal": "SSLB/LLTT/BBST", "first": "1"}
NODES = 2000  # the naive counter takes about 20 microseconds a node


@pytest.mark.parametrize(("depth", "leaves"), [(1, 4), (2, 32), (3, 312), (4, 3392), (5, 40240)])
def test_known_counts(depth: int, leaves: int) -> None:
    assert perft(GAME.given(WIDE), depth) == leaves


def test_a_count_with_three_players() -> None:
    assert perft(GAME.given(SMALL), 6) == 21408


def test_the_naive_counter_agrees_with_the_known_counts() -> None:
    wide = Round(WIDE["deal"].split("/"), 0, {})
    assert [count(wide, depth) for depth in (1, 2, 3, 4)] == [4, 32, 312, 3392]


def small(seed: int) -> tuple[dict[str, str], Round]:
    """A random deal of up to seven cards to 2-6 players, some with none, perhaps a first card."""
    rng = rng_for("small deals", seed)
    seats = 2 + int(rng.below(5))
    pack = list("SLBT" * 2)
    hands = [""] * seats
    for _ in range(1 + int(rng.below(6))):
        hands[rng.below(seats)] += pack.pop(rng.below(len(pack)))
    first = int(rng.below(seats))
    start = pack.pop(0) if rng.below(2) else ""
    position = {"deal": "/".join(hands), "first": str(first), "court": start}
    return position, Round(hands, first, {(0, 0): start} if start else {})


@pytest.mark.parametrize("seed", range(200))
def test_small_deals_count_alike_until_the_round_ends(seed: int) -> None:
    position, naive = small(seed)
    state = GAME.given(position)
    cards = len(position["deal"].replace("/", ""))
    for depth in range(1, cards + 2):
        leaves = perft(state, depth)
        if leaves > NODES:
            break
        assert leaves == count(naive, depth)
    else:
        assert leaves == 0  # nobody can place more cards than there are


def late(seed: int) -> Iterator[Intrigue]:
    """Positions of a full-length round, the later the more likely somebody is out."""
    rng = rng_for("late positions", seed)
    seats = 2 + seed % 5
    state = GAME.new(GAME.setup(seats))
    assert isinstance(state, Intrigue)
    while state.round == 0 and not (state.phase != PLACING and state.last >= 0):
        if state.phase == PLACING:
            yield state
            step(state, rng)
        else:
            state.apply(state.chance(rng))


def step(state: Intrigue, rng: Rng) -> None:
    moves = state.legal_moves()
    state.apply(moves[rng.below(len(moves))])


def as_naive(state: Intrigue) -> Round:
    """The same position, told to the naive counter in letters."""
    hands = [letters(int(state.hands[seat])) for seat in range(int(state.seats))]
    cells: dict[Cell, str] = court(state)
    naive = Round(["S"] * len(hands), 0, {})
    naive.hands, naive.court = hands, cells
    naive.out = [bool(int(state.out) >> seat & 1) for seat in range(len(hands))]
    naive.turn, naive.last = int(state.turn), int(state.last)
    return naive


@pytest.mark.parametrize("seed", range(40))
def test_late_positions_count_alike(seed: int) -> None:
    """Full bottom rows and blocked seats, which small deals do not reach."""
    checked = 0
    for state in late(seed):
        naive = as_naive(state)
        for depth in range(1, 7):
            leaves = perft(state, depth)
            if leaves > 60:
                break
            assert leaves == count(naive, depth)
            checked += depth > 1
    assert checked >= 5


@pytest.mark.parametrize(
    ("position", "english"),
    [
        ({}, "A deal has 2 to 6 hands separated by /, for example SSL/BBT; you gave 1."),
        (
            {"deal": "S/S/S/S/S/S/S"},
            "A deal has 2 to 6 hands separated by /, for example SSL/BBT; you gave 7.",
        ),
        ({"deal": "/"}, "A deal needs at least one card, for example SSL/BBT."),
        (
            {"deal": "SX/L"},
            "“X” is not a House; the letters are S (Stark), L (Lannister), B (Baratheon) and"
            " T (Targaryen).",
        ),
        (
            {"deal": "SSSSS/SSSS", "court": "S"},
            "Each House has 9 cards, but the deal has 10 S.",
        ),
        (
            {"deal": "S/L", "court": "SL/B"},
            "The court cannot be “SL/B”. Give its rows from the bottom, for example SLS/SL. Each"
            " upper card lies on two cards, and one of them has its House.",
        ),
        (
            {"deal": "S/L", "first": "2"},
            "Player “2” cannot start; the players are 0 to 1.",
        ),
        (
            {"deal": "S/L", "turn": "0"},
            "A position has no field “turn”. The fields are deal, first, court.",
        ),
    ],
)
def test_impossible_deals_are_refused(position: dict[str, str], english: str) -> None:
    with pytest.raises(Invalid) as no:
        GAME.given(position)
    assert Voice("en")(no.value.message) == english
    german = Voice("de")(no.value.message)
    assert german
    assert german != english


def test_a_hand_larger_than_any_deal_is_paid_in_full() -> None:
    """Hands of a position may have any size: eighteen cards left are eighteen points."""
    state = GAME.given({"deal": "S/" + "T" * 9 + "L" * 9 + "B" * 9})
    assert isinstance(state, Intrigue)
    state.apply(GAME.number("place stark 1.1"))
    for slot in ("1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "2.2", "2.3", "2.4"):
        state.apply(GAME.number(f"place targaryen {slot}"))
    assert int(state.points[1]) == 18
    assert payments(state, 1) == [18]
