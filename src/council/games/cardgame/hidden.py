"""What is hidden: the copies a hand holds, what a viewer cannot know, how it may be filled."""

from typing import Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import REFEREE, Rng
from council.games.cardgame.board import (
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
from council.games.cardgame.book import ON_HANDS
from council.games.cardgame.moves import CARDS, DECK_SIZE, PLOTS, THINGS
from council.kit.cards import EVERYBODY, HOLE
from council.kit.stack import NONE


class Hidden(Board):
    """The table with what not everybody knows of it."""

    def __init__(self, book: i64, source: Optional["Board"]) -> None:
        super().__init__(book, source)

    # -- copies of one title: which number a held card goes by must not tell which copies are held

    def known_to_other(self, card: i64) -> bool:
        return self.cards.seen[card] & ~self.own_bit(card // DECK_SIZE) != 0

    def held(self, card: i64) -> bool:
        return self.cards.lies(card, HAND + 3 * (card // DECK_SIZE))

    def face(self, card: i64) -> i64:
        """The number of a held card: a held copy that others know, else the lowest none knows."""
        book = self.print()
        low = book.low[card]
        high = book.high[card]
        if high - low == 1:
            return card
        for copy in range(low, high):
            if self.held(copy) and self.known_to_other(copy):
                return copy
        return self.unknown_copy(card)

    def unknown_copy(self, card: i64) -> i64:
        """The lowest copy that lies in the hand or the deck, nobody else knows where."""
        book = self.print()
        d = card // DECK_SIZE
        for copy in range(book.low[card], book.high[card]):
            place = self.cards.place[copy]
            hidden = place == HAND + 3 * d or place == DECK + 3 * d or place == HOLE
            if hidden and not self.known_to_other(copy):
                return copy
        return card

    def take(self, card: i64, place: i64) -> None:
        """Make sure that this copy, and not another one of its title, lies in the place it is
        about to be moved from."""
        self.changed(ON_HANDS)
        cards = self.cards
        if cards.place[card] == place:
            return
        book = self.print()
        for copy in range(book.low[card], book.high[card]):
            if cards.place[copy] == place and not self.known_to_other(copy):
                cards.place[copy] = cards.place[card]
                cards.place[card] = place
                seen = cards.seen[copy]
                cards.seen[copy] = cards.seen[card]
                cards.seen[card] = seen
                return

    def hand_faces(self, house: i64) -> vec[i64]:
        """What is in a hand, one number for all copies of a title, rising."""
        return self.faces_in(house, HAND + 3 * house)

    def faces_in(self, house: i64, place: i64) -> vec[i64]:
        book = self.print()
        found = vec[i64](capacity=i64(16))
        card = DECK_SIZE * house
        while card < DECK_SIZE * (house + 1):
            high = book.high[card]
            for copy in range(card, high):
                if self.cards.place[copy] == place:
                    found = append(found, self.face(copy))
                    break
            card = high
        return found

    def secret_in_hand(self, house: i64) -> bool:
        """Whether a hand has a card that the public does not know; a view may have it as a hole."""
        left = self.hand_size(house)
        place = HAND + 3 * house
        for card in range(DECK_SIZE * house, DECK_SIZE * (house + 1)):
            if self.cards.place[card] == place:
                if self.cards.seen[card] != EVERYBODY:
                    return True
                left -= 1
        return left > 0

    def may_be_held(self, card: i64) -> bool:
        """Whether, as far as all know, this very copy may be in its owner's hand."""
        if self.cards.seen[card] == EVERYBODY:
            return self.held(card)
        return self.secret_in_hand(card // DECK_SIZE)

    def copy_may_be_held(self, card: i64) -> bool:
        """Whether any copy of a title may be there."""
        book = self.print()
        for copy in range(book.low[card], book.high[card]):
            if self.may_be_held(copy):
                return True
        return False

    def held_face(self, card: i64) -> i64:
        """The number a title goes by in its owner's hand; -1: no copy is there."""
        book = self.print()
        for copy in range(book.low[card], book.high[card]):
            if self.held(copy):
                return self.face(copy)
        return -1

    # -- holes

    def hide(self, viewer: i64) -> None:
        """Make holes of all that the viewer may not know. A player remembers which cards of his
        hand the other has seen: it was shown in front of him."""
        own = NONE
        if viewer >= 0:
            own = self.cards.all_in(HAND + 3 * self.house_of(viewer))
        was = vec[i64](capacity=i64(len(own)) + 1)
        for card in own:
            was = append(was, self.cards.seen[card])
        self.viewer = viewer
        self.cards.hide(viewer)
        for k in range(i64(len(own))):
            self.cards.seen[own[k]] = was[k]
        for house in range(i64(2)):
            if viewer != self.seat_of(house):
                self.hidden[house] = 0

    def fill(self, rng: Rng) -> None:
        """Deal the holes."""
        viewer = self.viewer
        self.viewer = REFEREE
        for house in range(i64(2)):
            base = DECK_SIZE * house
            deck = DECK + 3 * house
            self.cards.fill(rng, base, base + DECK_SIZE, deck, deck + 3)
            for card in range(base, base + DECK_SIZE):
                if self.cards.seen[card] != EVERYBODY:
                    if self.cards.place[card] == HAND + 3 * house:
                        self.cards.seen[card] |= self.own_bit(house)
                    elif self.cards.place[card] == ASIDE + 3 * house:
                        self.cards.seen[card] = 3
        self.fill_plots(rng)
        for house in range(i64(2)):
            if viewer != self.seat_of(house):
                self.fill_hidden(rng, house)

    def fill_hidden(self, rng: Rng, house: i64) -> None:
        """What a House has chosen in secret in the set-up; see `rules.py`."""

    def fill_plots(self, rng: Rng) -> None:
        """A House's own plots lie in one of its places; the others wherever there is room."""
        cards = self.cards
        free = vec[i64](capacity=PLOTS)
        for plot in range(PLOTS):
            if cards.place[CARDS + plot] == HOLE:
                free = append(free, CARDS + plot)
        if i64(len(free)) == 0:
            return
        rng.shuffle(free, i64(len(free)))
        for house in range(i64(2)):
            spots = self.plot_spots(house)
            rng.shuffle(spots, i64(len(spots)))
            k: i64 = 0
            for card in free:
                if self.plot_owner[card - CARDS] == house:
                    self.lay_plot(card, spots[k], house)
                    k += 1
        for house in range(i64(2)):
            for place in self.plot_spots(house):
                self.lay_plot(self.next_free(free), place, house)
        for _step in range(cards.missing(BOX, CARDS, THINGS)):
            self.lay_plot(self.next_free(free), BOX, -1)
        for card in free:
            if cards.place[card] == HOLE:
                self.lay_plot(card, DRAFT, -1)

    def next_free(self, free: vec[i64]) -> i64:
        """A plot that belongs to no House and lies nowhere yet."""
        for card in free:
            if self.cards.place[card] == HOLE:
                return card
        return free[0]

    def plot_spots(self, house: i64) -> vec[i64]:
        """The places of a House that lack plots, each as often as it lacks one."""
        spots = vec[i64](capacity=i64(16))
        for kind in range(PLOT_DECK, PLACES, 2):
            place = kind + house
            for _step in range(self.cards.missing(place, CARDS, THINGS)):
                spots = append(spots, place)
        return spots

    def lay_plot(self, card: i64, place: i64, house: i64) -> None:
        self.cards.place[card] = place
        if house >= 0:
            self.cards.seen[card] |= self.own_bit(house)
            if place == PASSED + house:
                self.cards.seen[card] = 3
