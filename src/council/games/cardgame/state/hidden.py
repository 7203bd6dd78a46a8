"""What is hidden: the copies a hand holds, what a viewer cannot know, how it may be filled."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import REFEREE, Rng
from council.games.cardgame.box.book import ON_HANDS
from council.games.cardgame.moves import CARDS, DECK_SIZE, PLOTS, THINGS
from council.games.cardgame.state.board import (
    ASIDE,
    BOX,
    DECK,
    DRAFT,
    HAND,
    PASSED,
    PLACES,
    PLOT_DECK,
    Board,
)
from council.kit.cards import EVERYBODY, HOLE


def known_to_other(t: Board, card: i64) -> bool:
    """Whether the other player knows where a card lies."""
    return t.cards.seen[card] & ~t.own_bit(card // DECK_SIZE) != 0


def is_held(t: Board, card: i64) -> bool:
    """Whether a card lies in its owner's hand."""
    return t.cards.lies(card, HAND + 3 * (card // DECK_SIZE))


def face_of(t: Board, card: i64) -> i64:
    """The number of a held card: a held copy that others know, else the lowest none knows."""
    book = t.printed
    low = book.low[card]
    high = book.high[card]
    if high - low == 1:
        return card
    for copy in range(low, high):
        if is_held(t, copy) and known_to_other(t, copy):
            return copy
    return unknown_copy(t, card)


def unknown_copy(t: Board, card: i64) -> i64:
    """The lowest copy that lies in the hand or the deck, nobody else knows where."""
    book = t.printed
    d = card // DECK_SIZE
    for copy in range(book.low[card], book.high[card]):
        place = t.cards.place[copy]
        hidden = place == HAND + 3 * d or place == DECK + 3 * d or place == HOLE
        if hidden and not known_to_other(t, copy):
            return copy
    return card


def take_copy(t: Board, card: i64, place: i64) -> None:
    """Make sure that this copy, and not another one of its title, lies in the place it is
    about to be moved from."""
    t.changed(ON_HANDS)
    cards = t.cards
    if cards.place[card] == place:
        return
    book = t.printed
    for copy in range(book.low[card], book.high[card]):
        if cards.place[copy] == place and not known_to_other(t, copy):
            cards.place[copy] = cards.place[card]
            cards.place[card] = place
            seen = cards.seen[copy]
            cards.seen[copy] = cards.seen[card]
            cards.seen[card] = seen
            return


def hand_faces(t: Board, house: i64) -> vec[i64]:
    """What is in a hand, one number for all copies of a title, rising."""
    return faces_in(t, house, HAND + 3 * house)


def faces_in(t: Board, house: i64, place: i64) -> vec[i64]:
    """The same for any place of a House."""
    book = t.printed
    found = vec[i64](capacity=i64(16))
    card = DECK_SIZE * house
    while card < DECK_SIZE * (house + 1):
        high = book.high[card]
        for copy in range(card, high):
            if t.cards.place[copy] == place:
                found = append(found, face_of(t, copy))
                break
        card = high
    return found


def secret_in_hand(t: Board, house: i64) -> bool:
    """Whether a hand has a card that the public does not know; a view may have it as a hole."""
    left = t.hand_size(house)
    place = HAND + 3 * house
    for card in range(DECK_SIZE * house, DECK_SIZE * (house + 1)):
        if t.cards.place[card] == place:
            if t.cards.seen[card] != EVERYBODY:
                return True
            left -= 1
    return left > 0


def may_be_held(t: Board, card: i64) -> bool:
    """Whether, as far as all know, this very copy may be in its owner's hand."""
    if t.cards.seen[card] == EVERYBODY:
        return is_held(t, card)
    return secret_in_hand(t, card // DECK_SIZE)


def copy_may_be_held(t: Board, card: i64) -> bool:
    """Whether any copy of a title may be there."""
    book = t.printed
    for copy in range(book.low[card], book.high[card]):
        if may_be_held(t, copy):
            return True
    return False


def held_face(t: Board, card: i64) -> i64:
    """The number a title goes by in its owner's hand; -1: no copy is there."""
    book = t.printed
    for copy in range(book.low[card], book.high[card]):
        if is_held(t, copy):
            return face_of(t, copy)
    return -1


def hide_from(t: Board, viewer: i64) -> None:
    """Make holes of all that the viewer may not know. Players remember which cards of
    their hand the other has seen: they were there when it was shown."""
    was = t.cards.seen[:]
    t.viewer = viewer
    t.cards.hide(viewer)
    if viewer >= 0:
        own = t.house_of(viewer)
        place = t.cards.place
        seen = t.cards.seen
        for card in range(DECK_SIZE * own, DECK_SIZE * (own + 1)):
            if place[card] == HAND + 3 * own:
                seen[card] = was[card]
    for house in range(i64(2)):
        if viewer != t.seat_of(house):
            t.hidden[house] = 0


def fill_cards(t: Board, rng: Rng) -> None:
    """Deal the holes among the cards and plots."""
    t.viewer = REFEREE
    for house in range(i64(2)):
        base = DECK_SIZE * house
        deck = DECK + 3 * house
        t.cards.fill(rng, base, base + DECK_SIZE, deck, deck + 3)
        for card in range(base, base + DECK_SIZE):
            if t.cards.seen[card] != EVERYBODY:
                if t.cards.place[card] == HAND + 3 * house:
                    t.cards.seen[card] |= t.own_bit(house)
                elif t.cards.place[card] == ASIDE + 3 * house:
                    t.cards.seen[card] = 3
    fill_plots(t, rng)


def fill_plots(t: Board, rng: Rng) -> None:
    """A House's own plots lie in one of its places; the others wherever there is room."""
    cards = t.cards
    free = vec[i64](capacity=PLOTS)
    for plot in range(PLOTS):
        if cards.place[CARDS + plot] == HOLE:
            free = append(free, CARDS + plot)
    if i64(len(free)) == 0:
        return
    rng.shuffle(free, i64(len(free)))
    for house in range(i64(2)):
        spots = plot_spots(t, house)
        rng.shuffle(spots, i64(len(spots)))
        k: i64 = 0
        for card in free:
            if t.plot_owner[card - CARDS] == house:
                lay_plot(t, card, spots[k], house)
                k += 1
    for house in range(i64(2)):
        for place in plot_spots(t, house):
            lay_plot(t, next_free_plot(t, free), place, house)
    for _step in range(cards.missing(BOX, CARDS, THINGS)):
        lay_plot(t, next_free_plot(t, free), BOX, -1)
    for card in free:
        if cards.place[card] == HOLE:
            lay_plot(t, card, DRAFT, -1)


def next_free_plot(t: Board, free: vec[i64]) -> i64:
    """A plot that belongs to no House and lies nowhere yet."""
    for card in free:
        if t.cards.place[card] == HOLE:
            return card
    return free[0]


def plot_spots(t: Board, house: i64) -> vec[i64]:
    """The places of a House that lack plots, each as often as it lacks one."""
    spots = vec[i64](capacity=i64(16))
    for kind in range(PLOT_DECK, PLACES, 2):
        place = kind + house
        for _step in range(t.cards.missing(place, CARDS, THINGS)):
            spots = append(spots, place)
    return spots


def lay_plot(t: Board, card: i64, place: i64, house: i64) -> None:
    """Put a plot that was a hole into a place of a House; -1: of nobody."""
    t.cards.place[card] = place
    if house >= 0:
        t.cards.seen[card] |= t.own_bit(house)
        if place == PASSED + house:
            t.cards.seen[card] = 3
