"""The tables of the card game."""

from conformance.table import Table

from council.core.game import Game, Json
from council.core.state import Rng, State
from council.games import GAMES
from council.games.cardgame.box.book import SETUP
from council.games.cardgame.engine import CardGame
from council.games.cardgame.state.board import IN_PLAY
from council.games.cardgame.state.hidden import is_held, known_to_other

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
        unique = [int(state.printed.title[c]) for c in mine if state.printed.unique[c]]
        assert len(unique) == len(set(unique)), "two copies of a unique card in play"
        assert state.gold[house] >= 0
        assert state.banner[house] >= 0
    assert all(n == 0 or state.in_play(c) for c, n in enumerate(state.power)), "power in the air"


def swap_copies(state: State, rng: Rng) -> tuple[State, set[int]] | None:
    """Two copies of a title, one in the hand and one in the deck, that only their owner knows."""
    assert isinstance(state, CardGame)
    book = state.printed
    found = [
        (c, d)
        for c in range(100)
        for d in range(int(book.low[c]), int(book.high[c]))
        if is_held(state, c) and not known_to_other(state, c) and state.cards.place[d] in (0, 3)
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


ALL = [
    cardgame("", 3),
    cardgame("-draft", 2, plots="draft", stark="second"),
    cardgame("-own-plots", 3, plots="own", winner_needs_strength=True, jon_snow="any_loss"),
]
