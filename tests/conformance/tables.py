"""Every table the battery is run on. A new game adds rows here and nothing anywhere else."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass

from conformance.nim import NIM
from scenario_risk import Given, read

from council.core.game import Game, Json, Setup
from council.core.state import PUBLIC, Rng, State
from council.games import GAMES
from council.games.intrigue.rules import Intrigue
from council.games.risk.board import FREE, NEUTRAL, ROLLING
from council.games.risk.game import RiskGame
from council.games.risk.neutrals import FREE_FOLK, IN_EXILE, IN_THE_GIFT, WATCH
from council.games.risk.rules import Risk

Exchange = Callable[[State, Rng], tuple[State, set[int]] | None]


@dataclass(frozen=True)
class Table:
    """A game, its set-up, and the little the battery has to be told about it."""

    id: str
    game: Game
    setup: Setup
    # The rule by which the turn itself tells of hidden things; "": who is asked must tell nothing.
    telling_turn: str = ""
    # At least this share of the steps must have a twin with other secrets.
    differing: float = 0.0
    # Exchanges two things that are alike for the rules; says which seats may see the difference.
    exchange: Exchange | None = None
    # Raises when something that is known to all does not hold in a full state.
    sound: Callable[[State], None] = lambda state: None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def viewers(self) -> list[int]:
        """Everybody who looks: each seat, and a spectator."""
        return [*range(self.seats), int(PUBLIC)]


# -- Westeros Intrigue

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


# -- RISK: Game of Thrones

RISK = GAMES["risk"]
# Few territories and many cards: sets are traded and players eliminated within a few turns.
LATE = """
    seats: 3
    lands: pyke A4, riverrun A3, the_crag B4, golden_tooth B2, casterly_rock C4, silverhill C2,
           stoney_sept N1, crakehall N1, harlaw N1, blackwater_rush N1
    rest:  N9
    hands: skagos karhold / the_gift winterfell / the_eyrie tarth
    deck:  30
    rounds: 6
"""


def risk_sound(state: State) -> None:
    """An army on every territory, every card in one place, hands of their size."""
    assert isinstance(state, Risk)
    low, high = int(state.land.low), int(state.land.high)
    owners, armies = list(state.owner)[low:high], list(state.armies)[low:high]
    assert all((n > 0) == (o >= NEUTRAL) for n, o in zip(armies, owners, strict=True))
    assert list(state.held) == [owners.count(seat) for seat in range(int(state.seats))]
    places = list(state.cards.place)[low:high]
    sizes = list(state.cards.size)
    assert sizes == [places.count(place) for place in range(len(sizes))], "a card is missing"
    assert sum(sizes) == state.land.cards
    if state.mitchell:
        mitchell_sound(state)


def mitchell_sound(state: Risk) -> None:
    """Banners fly over neutral armies only; a House is played, on the map or in exile."""
    banners = [int(banner) for banner in state.banners]
    assert all(banner < 0 or state.owner[t] == NEUTRAL for t, banner in enumerate(banners))
    gift = int(state.land.gift)
    assert [t for t, banner in enumerate(banners) if banner >= WATCH] in ([], [gift])
    assert (banners[gift] == WATCH) == (state.watch == IN_THE_GIFT) or state.owner[gift] == FREE
    assert state.siege == 0 or (banners[gift] == FREE_FOLK and state.watch == IN_EXILE)
    assert state.arrivals >= (state.arriving >= 0 and state.phase == ROLLING)
    if state.owner[gift] == FREE:
        return
    for house in (0, 1, 2, 3, 4, 5, 7, 8):
        played = any(held and h == house for h, held in zip(state.houses, state.held, strict=True))
        where = (played, house in banners, bool(int(state.exiled) >> house & 1))
        assert sum(where) == 1, f"House {house} is {where}"


def risk(name: str, seats: int, rounds: int, game: Game = RISK, **options: Json) -> Table:
    """Few armies and rounds: a game of the usual size has thousands of decisions."""
    options = {"rounds": rounds, "skirmish_armies_per_territory": 1, **options}
    setup = game.setup(seats, options)
    return Table(f"risk-{seats}{name}", game, setup, differing=0.1, sound=risk_sound)


def risk_given(name: str, text: str) -> Table:
    assert isinstance(RISK, RiskGame)
    position = read(text)
    start = RISK.given(position)
    assert isinstance(start, Risk)
    game = Given(RISK, start)
    options = {"rounds": int(start.rounds), "mode": position.get("mode", "auto")}
    setup = game.setup(int(start.seats), options)
    return Table(f"risk-{start.seats}{name}", game, setup, differing=0.2, sound=risk_sound)


# The Wall is about to fall, exiles wait, and B and C are about to lose their last ports.
WALL = """
    mode:  mitchell
    seats: 3
    lands: winterfell A6, wolfswood A2, pyke C1, gulltown B1, the_gift nights_watch N1,
           the_eyrie arryn N2, casterly_rock lannister N1, bear_island N1, stoney_shore N1,
           mountains_of_the_moon B3, the_fingers B2, riverrun C3
    rest:  N2
    hands: skagos karhold / tarth oldtown / gulltown
    deck:  25
    rounds: 6
    options: take_over
"""


def mitchell(name: str, seats: int, rounds: int, **options: Json) -> Table:
    options = {"mode": "mitchell", "rounds": rounds, **options}
    setup = RISK.setup(seats, options)
    return Table(f"mitchell-{seats}{name}", RISK, setup, differing=0.05, sound=risk_sound)


MITCHELLS = [
    mitchell("-drawn", 2, 8),
    mitchell("-chosen", 3, 5, mitchell_houses="choose", mitchell_cards_return=True),
    mitchell("-shared", 4, 4, mitchell_neutral_pool="shared", mitchell_take_over=True),
    mitchell("-take-over", 5, 4, mitchell_take_over=True),
    risk_given("-wall", WALL),
]
SKIRMISHES = [
    *(risk("", seats, rounds) for seats, rounds in enumerate((4, 3, 3, 3, 2, 2), 2)),
    risk("-other-rulings", 3, 3, territory_match_scope="per_card", defence_dice="most"),
    risk_given("-late", LATE),
    risk_given("-late-may", LATE + "    options: may per_card"),
]

# -- all

PRINTED = [intrigue("", seats) for seats in range(2, 7)]
VARIANTS = [
    intrigue("-no-counts", 2, house_counts=False),
    intrigue("-random-first", 3, first="random"),
    intrigue("-own-data", 3, INTRIGUE.with_data(OWN, "own.toml")),
    intrigue("-one-round", 4, rounds=1, first="2"),
    intrigue("-youngest", 5, first="youngest", ages=[40, 30, 20, 10, 50], rounds=2),
    intrigue("-all-options", 6, first="random", rounds=2, house_counts=False),
    *SKIRMISHES,
    *MITCHELLS,
]
TOYS = [
    Table(f"nim-{seats}", NIM, NIM.setup(seats), differing=0.4, exchange=None) for seats in (2, 3)
]
TABLES = [*PRINTED, *VARIANTS, *TOYS]
