"""What lies on the table in RISK: Game of Thrones, and the primitive ways to change it."""

from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl, zeros
from council.core.state import REFEREE, Rng, State
from council.games.risk.box.land import Land
from council.games.risk.moves import TERRITORIES
from council.kit.cards import EVERYBODY, HOLE, Cards, bit_of

NOUGHTS: Final = vec[i64]([0] * 82)

# Who holds a territory: a seat, or
NEUTRAL: Final[i64] = -1
FREE: Final[i64] = -2
NOWHERE: Final[i64] = -3  # not on the map in play

# Where a territory card lies: these, then a hand for each seat
DECK: Final[i64] = 0
DISCARDS: Final[i64] = 1
HAND: Final[i64] = 2
WAITING: Final[i64] = 9  # face down with armies in waiting, a place for each seat
LOOKED: Final[i64] = 16  # looked at by the seat that chooses among them
PLACES: Final[i64] = 17

# Where the game stands. Chance decides in the first six.
OPENING: Final[i64] = 0  # everybody rolls for the first turn
TIED: Final[i64] = 1  # the dice cannot agree: one of those tied is drawn
DEALING: Final[i64] = 2
ROLLING: Final[i64] = 3
LOOTING: Final[i64] = 4  # the cards of an eliminated seat are handed over
DRAWING: Final[i64] = 5
HOUSING: Final[i64] = 6  # pick a House
TRADING: Final[i64] = 7
DEPLOYING: Final[i64] = 8  # where
COUNTING: Final[i64] = 9  # how many there
INVADING: Final[i64] = 10
COMMITTING: Final[i64] = 11
DEFENDING: Final[i64] = 12
GOING_ON: Final[i64] = 13  # stop or fight on
MOVING_IN: Final[i64] = 14
LEAVING: Final[i64] = 15  # maneuver: from where
GOING: Final[i64] = 16  # to where
MARCHING: Final[i64] = 17  # how many
TAKING: Final[i64] = 18  # draw a card or not
OVER: Final[i64] = 19
# House Mitchell
ALLOTTING: Final[i64] = 30  # Houses are drawn: chance
CALLING: Final[i64] = 31  # which exiled House
LANDING: Final[i64] = 32  # at which port
AGREEING: Final[i64] = 33  # whether a former player may take over a House

# Only in Dominion. Chance decides in those before GIVING_UP.
DEALING_GOALS: Final[i64] = 40  # objectives are dealt
NEUTRALIZING: Final[i64] = 41  # neutral territories are drawn
ENDOWING: Final[i64] = 42  # territory and maester cards of the start bonus
BUYING_MAESTER: Final[i64] = 43  # paid for, drawn now
DRAWING_GOALS: Final[i64] = 44
SPILLING: Final[i64] = 45  # maesters and objectives of an eliminated seat are turned up
GIVING_UP: Final[i64] = 50  # which objective goes
CLAIMING: Final[i64] = 51
STARTING: Final[i64] = 52  # starting armies, one at a time
SWAPPING: Final[i64] = 53  # a single card for a unit
BASING: Final[i64] = 54  # where the unit goes
BUYING: Final[i64] = 55
NAMING_KNIGHTS: Final[i64] = 56  # that fight
NAMING_ENGINES: Final[i64] = 57
TAKING_KNIGHTS: Final[i64] = 58  # that go along
TAKING_ENGINES: Final[i64] = 59
SCORING: Final[i64] = 60

# How it ended
GOING_YET: Final[i64] = 0
BY_CARD: Final[i64] = 1
BY_ARMS: Final[i64] = 2
BY_ROUNDS: Final[i64] = 3
BY_POINTS: Final[i64] = 4

TRIES: Final[i64] = 60


class Board(State):
    """Territories are numbers 0 to 81 on any map; `owner` and `armies` have one entry for each."""

    def __init__(self, seats: i64, land: Land, source: Optional["Board"]) -> None:
        super().__init__(seats)
        self.land: Land = land
        if source is None:
            self.armies_each: i64 = 3
            self.neutral_armies: i64 = 2
            self.per_card: i64 = 0
            self.may_trade: i64 = 0
            self.ask_defender: i64 = 1
            self.open_hands: i64 = 0
            self.rounds: i64 = 1
            self.phase: i64 = OPENING
            self.round: i64 = 0
            self.stage: i64 = 0
            self.turn: i64 = 0
            self.first: i64 = 0
            self.rolls: i64 = 0
            self.rivals: i64 = 0
            self.ties: i64 = 0
            self.out: i64 = 0
            self.ended: i64 = GOING_YET
            self.pool: i64 = 0
            self.bonus: i64 = 0
            self.midway: i64 = 0
            self.looted: i64 = 0
            self.victim: i64 = -1
            self.loser: i64 = -1
            self.trade1: i64 = -1
            self.trade2: i64 = -1
            self.trade3: i64 = -1
            self.conquests: i64 = 0
            self.source: i64 = -1
            self.target: i64 = -1
            self.committed: i64 = 0
            self.attack_dice: i64 = 0
            self.defence_dice: i64 = 0
            self.thrown: i64 = 0
            self.attack_faces: i64 = 0
            self.defence_faces: i64 = 0
            self.owner: vec[i64] = NOUGHTS[:]
            self.armies: vec[i64] = NOUGHTS[:]
            self.units: vec[i64] = NOUGHTS[:]
            self.houses: vec[i64] = zeros(seats)
            self.held: vec[i64] = zeros(seats)
            self.cards: Cards = Cards(TERRITORIES, PLACES, None)
            self.lay_out()
        else:
            self.viewer = source.viewer
            # Options
            self.armies_each = source.armies_each  # on a territory dealt
            self.neutral_armies = source.neutral_armies
            self.per_card = source.per_card
            self.may_trade = source.may_trade
            self.ask_defender = source.ask_defender
            self.open_hands = source.open_hands
            self.rounds = source.rounds
            # The course of the game
            self.phase = source.phase
            self.round = source.round
            self.stage = (
                source.stage
            )  # the leg: a placement, a declaration, a battle, a maneuver ...
            self.turn = source.turn
            self.first = source.first
            self.rolls = source.rolls  # opening rolls, four bits a seat
            self.rivals = source.rivals  # seats that roll for the first turn
            self.ties = source.ties
            self.out = source.out  # seats eliminated
            self.ended = source.ended
            # The turn
            self.pool = source.pool  # armies to deploy
            self.bonus = source.bonus  # of a set, for its own territories only (S-18)
            self.midway = source.midway  # trading in the middle of Invade (S-47)
            self.looted = source.looted  # cards were taken by this conquest
            self.victim = source.victim  # who hands over cards now
            self.loser = source.loser  # who held the territory conquered last
            self.trade1 = source.trade1
            self.trade2 = source.trade2
            self.trade3 = source.trade3
            self.conquests = source.conquests
            # The invasion or maneuver; while deploying, `target` is where
            self.source = source.source
            self.target = source.target
            self.committed = source.committed
            self.attack_dice = source.attack_dice
            self.defence_dice = source.defence_dice
            self.thrown = source.thrown
            self.attack_faces = source.attack_faces
            self.defence_faces = source.defence_faces
            # The map
            self.owner = source.owner[:]
            self.armies = source.armies[:]
            self.units = source.units  # none in Skirmish (S-03): shared
            self.houses = source.houses[:]
            self.held = source.held[:]  # territories of a seat
            self.cards = Cards(TERRITORIES, PLACES, source.cards)

    def lay_out(self) -> None:
        """An empty map, all its cards in the deck."""
        for t in range(TERRITORIES):
            self.owner[t] = NOWHERE
        for t in range(self.land.low, self.land.high):
            self.owner[t] = FREE
            if self.land.deck[t] != 0:
                self.cards.bring(t, DECK, 0)
        for seat in range(self.seats):
            self.houses[seat] = -1
        self.rivals = shl(1, self.seats) - 1

    # -- the map

    def settle_on(self, seat: i64, t: i64, armies: i64) -> None:
        """Armies of a seat on a free territory."""
        self.owner[t] = seat
        self.armies[t] = armies
        if seat >= 0:
            self.held[seat] += 1

    def take_over(self, t: i64, seat: i64) -> i64:
        """The territory changes hands; returns who held it."""
        loser = self.owner[t]
        self.owner[t] = seat
        self.held[seat] += 1
        if loser >= 0:
            self.held[loser] -= 1
        return loser

    def shift(self, source: i64, target: i64, armies: i64) -> None:
        self.armies[source] -= armies
        self.armies[target] += armies

    def is_out(self, seat: i64) -> bool:
        return (self.out >> seat) & 1 != 0

    def beside(self, seat: i64) -> i64:
        """The next place in the order of turns, taken or not (S-11)."""
        seat += 1
        return seat if seat < self.seats else i64(0)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise that is in the game."""
        while True:
            seat = self.beside(seat)
            if not self.is_out(seat):
                return seat

    def connected(self, source: i64) -> vec[i64]:
        """1 for every territory on a chain of its owner's own from the source (S-50, A-20)."""
        owner = self.owner
        starts = self.land.starts
        goals = self.land.goals
        seat = owner[source]
        found = NOUGHTS[:]
        found[source] = 1
        todo = vec[i64](capacity=i64(82))
        todo = append(todo, source)
        k: i64 = 0
        while k < i64(len(todo)):
            t = todo[k]
            k += 1
            for j in range(starts[t], starts[t + 1]):
                goal = goals[j]
                if owner[goal] == seat and found[goal] == 0:
                    found[goal] = 1
                    todo = append(todo, goal)
        return found

    # -- the cards

    def hand_size(self, seat: i64) -> i64:
        return self.cards.size[HAND + seat]

    def give(self, seat: i64, card: i64) -> None:
        """From the deck, unseen by the others unless hands are open (A-66)."""
        self.cards.move(card, HAND + seat, EVERYBODY if self.open_hands != 0 else bit_of(seat))

    def take_from(self, victim: i64, card: i64) -> None:
        """A card of an eliminated seat (S-46): the two of them know it."""
        seers = EVERYBODY if self.open_hands != 0 else bit_of(self.turn) | bit_of(victim)
        self.cards.move(card, HAND + self.turn, seers)

    def discard(self, card: i64) -> None:
        """Face up, out of the game (A-04)."""
        self.cards.move(card, DISCARDS, EVERYBODY)

    def end_card_due(self) -> bool:
        """Whether the End Game card may come next: only the bottom half is left (S-10, A-03)."""
        return self.cards.size[DECK] <= self.land.cards // 2

    def set_of(self, a: i64, b: i64, c: i64) -> i64:
        """Armies for three cards; 0: they are no set (S-16, S-17)."""
        land = self.land
        x = land.icons[a]
        y = land.icons[b]
        z = land.icons[c]
        if x == y and y == z:
            return land.sets[x]
        if x != y and y != z and x != z:
            return land.sets[3]
        return 0

    # -- holes

    def hide(self, viewer: i64) -> None:
        """Make holes of all that the viewer may not know: hands and deck (A-66)."""
        self.viewer = viewer
        self.cards.hide(viewer)

    def fill(self, rng: Rng) -> None:
        """Deal the holes; a seat in the middle of a trade holds what completes its set."""
        self.viewer = REFEREE
        if self.phase != TRADING or self.trade1 < 0:
            self.deal_holes(rng)
            return
        view = self.cards
        for _step in range(TRIES):
            self.cards = Cards(TERRITORIES, PLACES, view)
            self.deal_holes(rng)
            if i64(len(self.tradable())) > 0:
                return
        self.cards = Cards(TERRITORIES, PLACES, view)
        self.complete_set(rng)
        self.deal_holes(rng)

    def deal_holes(self, rng: Rng) -> None:
        cards = self.cards
        cards.fill(rng, self.land.low, self.land.high, DECK, PLACES)
        for card in range(self.land.low, self.land.high):
            place = cards.place[card]
            if place >= HAND and cards.seen[card] != EVERYBODY:
                cards.seen[card] |= self.keeper_bit(place)

    def keeper_bit(self, place: i64) -> i64:
        """Who knows at least what lies in a place that is nobody else's."""
        if place == LOOKED:
            return bit_of(self.turn)
        return bit_of(place - HAND) if place < WAITING else bit_of(place - WAITING)

    def complete_set(self, rng: Rng) -> None:
        """Give the trader, from what is not located, one of the ways to complete the set."""
        hand = HAND + self.turn
        low = (self.trade1 if self.trade2 < 0 else self.trade2) + 1
        free = self.cards.missing(hand, self.land.low, self.land.high)
        ways = vec[i64](capacity=i64(64))
        for b in range(low, self.land.high):
            if self.unlocated(b, hand) <= free:
                if self.trade2 >= 0:
                    if self.set_of(self.trade1, self.trade2, b) != 0:
                        ways = append(ways, 128 * b + b)
                else:
                    for c in range(b + 1, self.land.high):
                        spots = self.unlocated(b, hand) + self.unlocated(c, hand)
                        if spots <= free and self.set_of(self.trade1, b, c) != 0:
                            ways = append(ways, 128 * b + c)
        way = ways[rng.below(i64(len(ways)))]
        self.cards.place[way // 128] = hand
        self.cards.place[way % 128] = hand

    def unlocated(self, card: i64, hand: i64) -> i64:
        """0: the card lies in this hand; 1: it may; 99: it does not."""
        place = self.cards.place[card]
        if place == hand:
            return 0
        return 1 if place == HOLE else 99

    def tradable(self) -> vec[i64]:
        """Cards in hand that may come next in a set, each higher than the last (S-16)."""
        hand = self.cards.all_in(HAND + self.turn)
        found = vec[i64](capacity=i64(len(hand)) + 1)
        n = i64(len(hand))
        for i in range(n):
            card = hand[i]
            if self.trade2 >= 0:
                fits = card > self.trade2 and self.set_of(self.trade1, self.trade2, card) != 0
            elif self.trade1 >= 0:
                fits = card > self.trade1 and self.pair_fits(hand, self.trade1, i)
            else:
                fits = self.begins(hand, i)
            if fits:
                found = append(found, card)
        return found

    def pair_fits(self, hand: vec[i64], a: i64, i: i64) -> bool:
        """Whether a third card of the hand, after the i-th, makes a set with a and the i-th."""
        for j in range(i + 1, i64(len(hand))):
            if self.set_of(a, hand[i], hand[j]) != 0:
                return True
        return False

    def begins(self, hand: vec[i64], i: i64) -> bool:
        """Whether the i-th card of the hand is the lowest of some set."""
        for j in range(i + 1, i64(len(hand))):
            if self.pair_fits(hand, hand[i], j):
                return True
        return False
