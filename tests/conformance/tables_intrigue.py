"""The tables of Westeros Intrigue."""

import tomllib

from conformance.table import Table

from council.core.game import Game, Json
from council.core.state import Rng, State
from council.games import GAMES
from council.games.intrigue.rules import Intrigue

INTRIGUE = GAMES["intrigue"]
OWN = tomllib.loads("""
[[iron_throne]]
id = "throne_1"
value = 9
daggers = 4
[[iron_throne]]
id = "throne_7"
value = 0
daggers = 4
[[character]]
id = "jon_snow"
name_en = "Jon [Snow]"
house = "targaryen"
[[character]]
id = "khal_drogo"
house = "stark"
""")


def swap_house_mates(state: State, rng: Rng) -> tuple[State, set[int]] | None:
    """Two unplaced cards of one house in two places: the names differ, for their holders only."""
    assert isinstance(state, Intrigue)
    places = [int(hand) for hand in state.hands] + [int(state.deck)]
    found = [
        (p, q, c, d)
        for p in range(len(places))
        for q in range(p)
        for c in range(36)
        for d in range(9 * (c // 9), 9 * (c // 9) + 9)
        if places[p] >> c & 1 and places[q] >> d & 1
    ]
    if not found:
        return None
    p, q, c, d = found[int(rng.below(len(found)))]
    other = state.copy()
    assert isinstance(other, Intrigue)
    both = 1 << c | 1 << d
    for place in (p, q):
        if place == state.seats:
            other.deck ^= both
        else:
            other.hands[place] ^= both
    return other, {p, q}


def intrigue_sound(state: State) -> None:
    """Hands have their size, no card lies twice, who was blocked holds nothing that was open."""
    assert isinstance(state, Intrigue)
    laid = sum(1 << card for card in range(36) if state.spots[card])
    places = [*(int(hand) for hand in state.hands), int(state.deck), laid]
    assert sum(places) == (1 << 36) - 1, "a card is missing or lies twice"
    thrones = [*(int(cards) for cards in state.thrones), int(state.throne_deck)]
    assert sum(thrones) == (1 << 7) - 1, "an Iron Throne card is missing or lies twice"
    for seat in range(int(state.seats)):
        assert int(state.hands[seat]).bit_count() == state.sizes[seat]
        assert int(state.thrones[seat]).bit_count() == state.held[seat]
        lacking = int(state.hands[seat]) & int(state.barred(seat))
        assert not lacking, f"seat {seat} was blocked, but would hold a card that could be placed"


def intrigue(name: str, seats: int, game: Game = INTRIGUE, **options: Json) -> Table:
    return Table(
        id=f"intrigue-{seats}{name}",
        game=game,
        setup=game.setup(seats, options),
        telling_turn="R22",  # who cannot place is out, and all see it
        differing=0.5,
        exchange=swap_house_mates,
        sound=intrigue_sound,
    )


PRINTED = [intrigue("", seats) for seats in range(2, 7)]
VARIANTS = [
    intrigue("-no-counts", 2, house_counts=False),
    intrigue("-random-first", 3, first="random"),
    intrigue("-own-data", 3, INTRIGUE.with_data(OWN, "own.toml")),
    intrigue("-one-round", 4, rounds=1, first="2"),
    intrigue("-youngest", 5, first="youngest", ages=[40, 30, 20, 10, 50], rounds=2),
    intrigue("-all-options", 6, first="random", rounds=2, house_counts=False),
]
