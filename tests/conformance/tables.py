"""Every table the battery is run on. A new game adds rows here and nothing anywhere else."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass

from conformance.nim import NIM
from scenario_risk import Given, read

from council.core.game import Game, Json, Setup
from council.core.state import PUBLIC, Rng, State
from council.games import GAMES
from council.games.cardgame.board import IN_PLAY
from council.games.cardgame.book import SETUP
from council.games.cardgame.rules import CardGame
from council.games.intrigue.rules import Intrigue
from council.games.risk.board import NEUTRAL
from council.games.risk.game import RiskGame
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
    assert sum(sizes) == high - low


def risk(name: str, seats: int, rounds: int, game: Game = RISK, **options: Json) -> Table:
    """Few armies and rounds: a game of the usual size has thousands of decisions."""
    options = {"rounds": rounds, "skirmish_armies_per_territory": 1, **options}
    setup = game.setup(seats, options)
    return Table(f"risk-{seats}{name}", game, setup, differing=0.1, sound=risk_sound)


def risk_given(name: str, text: str) -> Table:
    assert isinstance(RISK, RiskGame)
    start = RISK.given(read(text))
    assert isinstance(start, Risk)
    game = Given(RISK, start)
    setup = game.setup(int(start.seats), {"rounds": int(start.rounds)})
    return Table(f"risk-{start.seats}{name}", game, setup, differing=0.2, sound=risk_sound)


SKIRMISHES = [
    *(risk("", seats, rounds) for seats, rounds in enumerate((4, 3, 3, 3, 2, 2), 2)),
    risk("-other-rulings", 3, 3, territory_match_scope="per_card", defence_dice="most"),
    risk_given("-late", LATE),
    risk_given("-late-may", LATE + "    options: may per_card"),
]

# -- the card game

CARDGAME = GAMES["cardgame"]


def cardgame_sound(state: State) -> None:
    """Every card lies somewhere, gold and power are not negative, one copy of a unique title."""
    assert isinstance(state, CardGame)
    if state.cards.size[0] + state.cards.size[3] == 0 and state.phase == SETUP:
        return  # the Houses are not assigned yet
    places = [int(place) for place in state.cards.place]
    sizes = [int(size) for size in state.cards.size]
    assert sizes == [places.count(place) for place in range(len(sizes))], "a card is missing"
    assert sum(sizes) == 132
    for house in range(2):
        mine = [c for c in range(50 * house, 50 * house + 50) if state.in_play(c)]
        assert all(places[c] == IN_PLAY for c in mine)
        unique = [int(state.print().title[c]) for c in mine if state.print().unique[c]]
        assert len(unique) == len(set(unique)), "two copies of a unique card in play"
        assert state.gold[house] >= 0
        assert state.banner[house] >= 0
    assert all(n == 0 or state.in_play(c) for c, n in enumerate(state.power)), "power in the air"


def swap_copies(state: State, rng: Rng) -> tuple[State, set[int]] | None:
    """Two copies of a title, one in the hand and one in the deck, that only their owner knows."""
    assert isinstance(state, CardGame)
    book = state.print()
    found = [
        (c, d)
        for c in range(100)
        for d in range(int(book.low[c]), int(book.high[c]))
        if state.held(c) and not state.known_to_other(c) and state.cards.place[d] in (0, 3)
    ]
    if not found:
        return None
    c, d = found[int(rng.below(len(found)))]
    other = state.copy()
    assert isinstance(other, CardGame)
    cards = other.cards
    cards.place[c], cards.place[d] = cards.place[d], cards.place[c]
    cards.seen[c], cards.seen[d] = cards.seen[d], cards.seen[c]
    return other, {int(state.seat_of(c // 50))}


def cardgame(name: str, rounds: int, game: Game = CARDGAME, **options: Json) -> Table:
    """Few rounds: a whole game has some five hundred decisions."""
    setup = game.setup(2, {"rounds": rounds, **options})
    return Table(
        f"cardgame-2{name}",
        game,
        setup,
        differing=0.3,
        exchange=swap_copies,
        sound=cardgame_sound,
    )


CARD_GAMES = [
    cardgame("", 3),
    cardgame("-draft", 2, plots="draft", stark="second"),
    cardgame("-own-plots", 3, plots="own", winner_needs_strength=True, jon_snow="any_loss"),
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
    *CARD_GAMES,
]
TOYS = [
    Table(f"nim-{seats}", NIM, NIM.setup(seats), differing=0.4, exchange=None) for seats in (2, 3)
]
TABLES = [*PRINTED, *VARIANTS, *TOYS]
