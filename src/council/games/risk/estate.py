"""What a seat of Dominion has besides the map: gold, points, units, maesters and objectives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.core.state import Rng
from council.games.risk.board import DECK, DISCARDS, Board
from council.games.risk.box.land import Land
from council.games.risk.moves import END_GAME, MAESTERS, OBJECTIVES
from council.games.risk.rules import Risk
from council.kit.cards import EVERYBODY, Cards, bit_of

# Scrolls are the maester and objective cards, numbered from 0: a card less MAESTERS.
SCROLLS: Final[i64] = END_GAME - MAESTERS
GOALS: Final[i64] = OBJECTIVES - MAESTERS  # the first objective among them

# Where they lie: maesters
M_DECK: Final[i64] = 0
M_DISCARDS: Final[i64] = 1
M_HAND: Final[i64] = 2  # a hand for each seat
M_LOOKED: Final[i64] = 9  # the seat on turn chooses among them
M_PLAYED: Final[i64] = 10  # being played
# and objectives
G_DECK: Final[i64] = 11
G_DISCARDS: Final[i64] = 12
G_HAND: Final[i64] = 13
G_LOOKED: Final[i64] = 20
SCROLL_PLACES: Final[i64] = 21

# Units of a territory in one number, eight bits a kind; a kind is the icon of a card.
KNIGHT: Final[i64] = 0
ENGINE: Final[i64] = 1
FORT: Final[i64] = 2
TOKENS: Final[i64] = 21  # of a kind in the box


class Estate(Risk):
    """Fields and primitive changes; what is allowed when is for the classes above."""

    def __init__(self, seats: i64, land: Land, source: Board | None) -> None:
        super().__init__(seats, land, source)
        if source is None:
            self.with_gold: i64 = 1
            self.with_characters: i64 = 1
            self.with_maesters: i64 = 1
            self.with_units: i64 = 1
            self.with_objectives: i64 = 1
            self.claims: i64 = 1
            self.feature_any: i64 = 0
            self.needs_seat: i64 = 1
            self.fort_stacks: i64 = 0
            self.ask_units: i64 = 1
            self.token_limit: i64 = 0
            self.bribe_is_cost: i64 = 0
            self.gold: vec[i64] = zeros(seats)
            self.points: vec[i64] = zeros(seats)
            self.scored: vec[i64] = zeros(seats)
            self.starting: vec[i64] = zeros(seats)
            self.nexts: vec[i64] = zeros(seats)
            self.ordered: i64 = 0
            self.scrolls: Cards = Cards(SCROLLS, SCROLL_PLACES, None)
            self.looking: i64 = 0
            self.errand: i64 = 0
            self.swapped: i64 = 0
            self.new_unit: i64 = -1
            self.bought: i64 = 0
            self.took_castles: i64 = 0
            self.took_ports: i64 = 0
            self.took_features: i64 = 0
            self.took_from: i64 = 0
            self.destroyed: i64 = 0
            self.marching: i64 = 0
            self.levied: i64 = 0
            self.taxed: i64 = 0
            self.battles: i64 = 0
            self.fought_attack: i64 = 0
            self.fought_defence: i64 = 0
            self.fought_lost: i64 = 0
            self.knights_used: i64 = 0
            self.engines_used: i64 = 0
            self.attack_eights: i64 = 0
            self.attack_top: i64 = 0
            self.attack_all: i64 = 0
            self.defence_eights: i64 = 0
            self.defence_top: i64 = 0
            self.defence_all: i64 = 0
            self.attacker_ties: i64 = 0
        else:
            assert isinstance(source, Estate)
            # Options: modules, then rulings
            self.with_gold = source.with_gold
            self.with_characters = source.with_characters
            self.with_maesters = source.with_maesters
            self.with_units = source.with_units
            self.with_objectives = source.with_objectives
            self.claims = source.claims  # territories are claimed, not dealt (D-14)
            self.feature_any = source.feature_any
            self.needs_seat = source.needs_seat
            self.fort_stacks = source.fort_stacks
            self.ask_units = source.ask_units
            self.token_limit = source.token_limit
            self.bribe_is_cost = source.bribe_is_cost
            # Seat by seat
            self.gold = source.gold[:]
            self.points = source.points[:]
            self.scored = source.scored[:]  # objectives, a bit each
            self.starting = source.starting[:]  # starting armies left
            self.nexts = source.nexts  # who comes after whom; never changed once it is known
            self.ordered = source.ordered  # the Houses have fixed the order (D-06)
            self.scrolls = Cards(SCROLLS, SCROLL_PLACES, source.scrolls)
            self.units = source.units[:]
            # The turn
            self.looking = source.looking  # objectives still to be drawn
            self.errand = source.errand  # why objectives are looked at
            self.swapped = source.swapped  # a single card was traded
            self.new_unit = source.new_unit
            self.bought = source.bought  # an objective was bought
            self.took_castles = source.took_castles  # territories conquered that have a castle
            self.took_ports = source.took_ports
            self.took_features = source.took_features  # a castle, a port or both
            self.took_from = source.took_from  # conquests from each seat, eight bits each
            self.destroyed = source.destroyed  # armies of others
            self.marching = source.marching  # units are asked for in a maneuver
            self.levied = source.levied  # armies of this turn's income; 0: not counted yet
            self.taxed = source.taxed  # gold of this turn's income
            # The last comparison, for people: dice with bonuses, twelve bits each, the highest
            # first; armies the defender lost, and 16 times those of the attacker
            self.battles = source.battles
            self.fought_attack = source.fought_attack
            self.fought_defence = source.fought_defence
            self.fought_lost = source.fought_lost
            # The battle: what the units do, and what cards add
            self.knights_used = source.knights_used
            self.engines_used = source.engines_used
            self.attack_eights = source.attack_eights  # the first so many dice have eight sides
            self.attack_top = source.attack_top  # on the highest die
            self.attack_all = source.attack_all  # on every die
            self.defence_eights = source.defence_eights
            self.defence_top = source.defence_top
            self.defence_all = source.defence_all
            self.attacker_ties = source.attacker_ties  # the attacker wins them

    # -- the order of turns

    def beside(self, seat: i64) -> i64:
        """By House once all are chosen (D-06)."""
        if self.ordered != 0:
            return self.nexts[seat]
        return super().beside(seat)

    def seat_of_house(self, house: i64) -> i64:
        for seat in range(self.seats):
            if self.houses[seat] == house:
                return seat
        return -1

    def fix_order(self) -> None:
        """The House fixes the order of turns (D-06, W-03), as far as it is played (A-46)."""
        nexts = zeros(self.seats)
        first: i64 = -1
        last: i64 = -1
        for house in self.land.lore.order:
            seat = self.seat_of_house(house)
            if seat >= 0:
                if first < 0:
                    first = seat
                else:
                    nexts[last] = seat
                last = seat
        nexts[last] = first
        self.nexts = nexts
        self.ordered = 1
        self.first = first

    def home(self, seat: i64) -> i64:
        """The territory of a seat's Seat of Power (D-10)."""
        return self.land.lore.seat_of[self.houses[seat]]

    def holds_home(self, seat: i64) -> bool:
        return self.owner[self.home(seat)] == seat

    # -- units

    def unit_count(self, t: i64, kind: i64) -> i64:
        return (self.units[t] >> (8 * kind)) & 255

    def knights(self, t: i64) -> i64:
        return self.units[t] & 255

    def engines(self, t: i64) -> i64:
        return (self.units[t] >> 8) & 255

    def forts(self, t: i64) -> i64:
        return (self.units[t] >> 16) & 255

    def add_units(self, t: i64, kind: i64, count: i64) -> None:
        self.units[t] += count << (8 * kind)

    def shift_units(self, source: i64, target: i64, kind: i64, count: i64) -> None:
        self.add_units(source, kind, -count)
        self.add_units(target, kind, count)

    def units_of(self, seat: i64, kind: i64) -> i64:
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == seat:
                count += self.unit_count(t, kind)
        return count

    def token_left(self, kind: i64) -> bool:
        """Whether there is a piece of that kind; without the option there always is (A-13)."""
        if self.token_limit == 0:
            return True
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            count += self.unit_count(t, kind)
        return count < TOKENS

    # -- maesters and objectives

    def maesters_of(self, seat: i64) -> i64:
        return self.scrolls.size[M_HAND + seat]

    def goals_of(self, seat: i64) -> i64:
        return self.scrolls.size[G_HAND + seat]

    def throw_away(self, scroll: i64) -> None:
        """Face up to the discards of its deck."""
        self.scrolls.move(scroll, M_DISCARDS if scroll < GOALS else G_DISCARDS, EVERYBODY)

    def take_scroll(self, seat: i64, scroll: i64) -> None:
        """Into a hidden hand (D-27, D-31)."""
        self.scrolls.move(scroll, (M_HAND if scroll < GOALS else G_HAND) + seat, bit_of(seat))

    def refill_scrolls(self, deck: i64) -> None:
        """An empty deck is made of its discards (A-04), which are its neighbours; all know which
        they are until somebody draws."""
        if self.scrolls.size[deck] == 0:
            for scroll in self.scrolls.all_in(deck + 1):
                self.scrolls.move(scroll, deck, EVERYBODY)

    def scrolls_left(self, deck: i64) -> i64:
        return self.scrolls.size[deck] + self.scrolls.size[deck + 1]

    # -- territory cards

    def end_card_due(self) -> bool:
        """With objectives there is no End Game card (D-02)."""
        return self.with_objectives == 0 and super().end_card_due()

    def cards_left(self) -> i64:
        """In the deck, and those it could be refilled with (A-04); without objectives the End Game
        card is still among them, or the game would be over (S-53)."""
        left = self.cards.size[DECK]
        return left + (self.cards.size[DISCARDS] if self.with_objectives != 0 else i64(1))

    def refill_cards(self) -> None:
        """Where no End Game card comes an empty deck is made of its discards (A-04)."""
        if self.cards.size[DECK] == 0 and self.with_objectives != 0:
            for card in self.cards.all_in(DISCARDS):
                self.cards.move(card, DECK, EVERYBODY)

    # -- holes

    def hide(self, viewer: i64) -> None:
        super().hide(viewer)
        self.scrolls.hide(viewer)

    def fill(self, rng: Rng) -> None:
        super().fill(rng)
        scrolls = self.scrolls
        scrolls.fill(rng, 0, GOALS, M_DECK, G_DECK)
        scrolls.fill(rng, GOALS, SCROLLS, G_DECK, SCROLL_PLACES)
        for scroll in range(SCROLLS):
            if scrolls.place[scroll] >= 0 and scrolls.seen[scroll] != EVERYBODY:
                scrolls.seen[scroll] |= self.reader_bit(scrolls.place[scroll])

    def reader_bit(self, place: i64) -> i64:
        """Who knows at least what lies in a place."""
        if M_HAND <= place < M_LOOKED:
            return bit_of(place - M_HAND)
        if G_HAND <= place < G_LOOKED:
            return bit_of(place - G_HAND)
        return bit_of(self.turn) if place == M_LOOKED or place == G_LOOKED else i64(0)
