"""What lies on the table of the card game, and the primitive ways to change it."""

from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, shl, zeros
from council.games.cardgame.box.book import (
    ATTACHMENT,
    BLANK_TEXT,
    BOOKS,
    CHARACTER,
    LIMITED,
    ON_CHALLENGE,
    ON_GOLD,
    ON_HANDS,
    ON_KNEELING,
    SETUP,
    Book,
)
from council.games.cardgame.box.library import LIBRARIES, Library
from council.games.cardgame.moves import CARDS, DECK_SIZE, PLOTS, THINGS
from council.kit.cards import EVERYBODY, Cards, bit_of
from council.kit.stack import NONE, Lasting, Stacked

NOUGHTS: Final = vec[i64]([0] * 100)
NOWHERE: Final = vec[i64]([-1] * 100)

# Where cards lie. Those of a House: add 3 x House to the first three, else the House.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
ASIDE: Final[i64] = 2  # picked out of a hand, face down
IN_PLAY: Final[i64] = 6
UNDER: Final[i64] = 7  # a duplicate
PLAYING: Final[i64] = 8  # an event while it works
DISCARD: Final[i64] = 9
DEAD: Final[i64] = 11
# Where plots lie
DRAFT: Final[i64] = 13
BOX: Final[i64] = 14
PLOT_DECK: Final[i64] = 15
CHOSEN: Final[i64] = 17
SHOWN: Final[i64] = 19
USED: Final[i64] = 21
POOL: Final[i64] = 23  # what a plot deck is made from
PACK: Final[i64] = 25  # three dealt in the draft
PASSED: Final[i64] = 27  # two handed on
PLACES: Final[i64] = 29

# How it ended
GOING_ON: Final[i64] = 0
BY_POWER: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2

# Where plots come from
PRINTED: Final[i64] = 0
DRAFTED: Final[i64] = 1
OWN: Final[i64] = 2

# Part of a challenge
ATTACKS: Final[i64] = 1
DEFENDS: Final[i64] = 2

BLANK_BIT: Final[i64] = 0x100000
EVENT_WIDTH: Final[i64] = 6  # kind, House, card, its stay, host, and how the card was


def bit(card: i64) -> i64:
    """The set of one card in its deck."""
    return shl(1, card % DECK_SIZE)


class Board(Stacked):
    """Houses are 0 and 1 throughout; only `seat_of` knows where they sit."""

    def __init__(self, book: i64, source: Optional["Board"]) -> None:
        super().__init__(2, source)
        self.book: i64 = book
        self.printed: Book = BOOKS[book]
        self.library: Library = LIBRARIES[book]  # all card texts
        if source is None:
            self.plots_from: i64 = PRINTED
            self.rounds: i64 = 50
            self.needs_strength: i64 = 0
            self.seating: i64 = -1
            self.phase: i64 = SETUP
            self.round: i64 = 0
            self.stage: i64 = 0
            self.stark: i64 = 0
            self.first: i64 = 0
            self.active: i64 = -1
            self.ended: i64 = GOING_ON
            self.winner: i64 = -1
            self.dirty: i64 = 1
            self.hidden: vec[i64] = zeros(2)
            self.play: vec[i64] = zeros(2)
            self.kneeling: vec[i64] = zeros(2)
            self.gold: vec[i64] = zeros(2)
            self.banner: vec[i64] = zeros(2)
            self.host: vec[i64] = NOWHERE[:]
            self.power: vec[i64] = NOUGHTS[:]
            self.stay: vec[i64] = NOUGHTS[:]
            self.revealed: vec[i64] = NOWHERE[: i64(2)]
            self.cancelled: vec[i64] = zeros(2)
            self.cycled: vec[i64] = zeros(2)
            self.plot_owner: vec[i64] = NOWHERE[:PLOTS]
            self.attacker: i64 = -1
            self.contest: i64 = 0
            self.resolved: i64 = 0
            self.last_winner: i64 = -1
            self.last_contest: i64 = 0
            self.last_attack: i64 = 0
            self.last_defence: i64 = 0
            self.dominances: i64 = 0
            self.dominant: i64 = -1
            self.attackers: vec[i64] = zeros(2)
            self.defenders: vec[i64] = zeros(2)
            self.named: vec[i64] = zeros(2)
            self.made: vec[i64] = zeros(6)
            self.won: vec[i64] = zeros(6)
            self.limited: vec[i64] = zeros(2)
            self.limits: vec[i64] = NONE
            self.news: vec[i64] = NONE
            self.lasting: Lasting = Lasting(None)
            self.strength: vec[i64] = NOUGHTS[:]
            self.icons: vec[i64] = zeros(6)
            self.keywords: vec[i64] = zeros(6)
            self.ruled: vec[i64] = zeros(54)
            self.cards: Cards = Cards(THINGS, PLACES, None)
        else:
            # Options
            self.plots_from = source.plots_from
            self.rounds = source.rounds
            self.needs_strength = source.needs_strength  # AMB-11
            self.seating = source.seating  # the seat that plays House Stark; -1: by chance
            # The course of the game
            self.phase = source.phase
            self.round = source.round
            self.stage = source.stage  # the leg
            self.stark = source.stark  # the seat of House Stark
            self.first = source.first  # the first player
            self.active = source.active  # whose turn of a phase it is; -1: nobody's
            self.ended = source.ended
            self.winner = source.winner  # -1: nobody, or a draw
            self.dirty = source.dirty  # what is computed from the table has to be computed again
            self.hidden = source.hidden[:]  # what a House has chosen in secret in the setup
            # The table: sets by deck, the others by card or by House
            self.play = source.play[:]
            self.kneeling = source.kneeling[:]
            self.gold = source.gold[:]
            self.banner = source.banner[:]
            self.host = source.host[:]
            self.power = source.power[:]
            self.stay = source.stay[:]
            self.revealed = source.revealed[:]  # plots
            self.cancelled = source.cancelled[:]
            self.cycled = source.cycled[:]  # all plots of a deck have been seen
            self.plot_owner = source.plot_owner[:]  # as far as all know; -1: nobody's
            # The challenge
            self.attacker = source.attacker
            self.contest = source.contest  # its type
            self.resolved = source.resolved  # how many so far, and how the last one ended
            self.last_winner = source.last_winner
            self.last_contest = source.last_contest
            self.last_attack = source.last_attack
            self.last_defence = source.last_defence
            self.dominances = source.dominances  # likewise, and who won the last; -1: nobody
            self.dominant = source.dominant
            self.attackers = source.attackers[:]
            self.defenders = source.defenders[:]
            self.named = source.named[:]  # by stealth
            # Counters: 3 x House + type, or by House
            self.made = source.made[:]
            self.won = source.won[:]
            self.limited = source.limited[:]
            self.limits = source.limits[:]  # ability, of which card or House, uses, per what
            self.news = source.news[:]  # events nobody has answered yet
            self.lasting = Lasting(source.lasting)
            # Computed from the table by `stats.py`
            self.strength = source.strength[:]
            self.icons = source.icons[:]  # sets, 2 x icon + deck
            self.keywords = source.keywords[:]  # sets, 2 x keyword + deck
            self.ruled = source.ruled[:]  # sets, 6 x rule + 2 x type + deck
            self.cards = Cards(THINGS, PLACES, source.cards)

    def seat_of(self, house: i64) -> i64:
        return house ^ self.stark

    def house_of(self, seat: i64) -> i64:
        return seat ^ self.stark

    def own_bit(self, house: i64) -> i64:
        """The bit of a House's seat among those who know something."""
        return bit_of(self.seat_of(house))

    # -- asking

    def in_play(self, card: i64) -> bool:
        return self.play[card // DECK_SIZE] & bit(card) != 0

    def same_stay(self, card: i64, stay: i64) -> bool:
        """Whether this is still the thing it was: a card that comes back is a new one (AMB-51)."""
        return self.in_play(card) and self.stay[card] == stay

    def stands(self, card: i64) -> bool:
        return self.kneeling[card // DECK_SIZE] & bit(card) == 0

    def role(self, card: i64) -> i64:
        """0: not in the challenge."""
        d = card // DECK_SIZE
        if self.attackers[d] & bit(card) != 0:
            return ATTACKS
        return DEFENDS if self.defenders[d] & bit(card) != 0 else i64(0)

    def characters(self, house: i64) -> i64:
        """The set of a House's characters in play."""
        return self.play[house] & self.printed.kinds[2 * CHARACTER + house]

    def hand_size(self, house: i64) -> i64:
        return self.cards.size[HAND + 3 * house]

    def deck_size(self, house: i64) -> i64:
        return self.cards.size[DECK + 3 * house]

    def total_power(self, house: i64) -> i64:
        """On the banner and on characters (GEN-02)."""
        total = self.banner[house]
        rest = self.characters(house)
        while rest != 0:
            total += self.power[DECK_SIZE * house + lowest(rest)]
            rest &= rest - 1
        return total

    def attachments_on(self, card: i64) -> i64:
        """How many, of both players; duplicates are none (DUP-05)."""
        count: i64 = 0
        for d in range(i64(2)):
            rest = self.play[d] & self.printed.kinds[2 * ATTACHMENT + d]
            while rest != 0:
                if self.host[DECK_SIZE * d + lowest(rest)] == card:
                    count += 1
                rest &= rest - 1
        return count

    def snapshot(self, card: i64) -> i64:
        """How a card is now, in one number, for tests after it has left."""
        found = self.strength[card] | (self.role(card) << 12) | (self.attachments_on(card) << 14)
        d = card // DECK_SIZE
        for icon in range(i64(3)):
            if self.icons[2 * icon + d] & bit(card) != 0:
                found |= shl(1, 8 + icon)
        if self.blank(card):
            found |= BLANK_BIT
        return found if self.stands(card) else found | shl(1, 11)

    def blank(self, card: i64) -> bool:
        """Whether its own text is switched off."""
        return self.ruled[6 * BLANK_TEXT + card // DECK_SIZE] & bit(card) != 0

    def rule_set(self, rule: i64, contest: i64, d: i64) -> i64:
        """The cards of a deck a rule holds for, in challenges of a type."""
        return self.ruled[6 * rule + 2 * contest + d]

    def ruled_out(self, rule: i64, contest: i64, card: i64) -> bool:
        return self.rule_set(rule, contest, card // DECK_SIZE) & bit(card) != 0

    def host_of(self, source: i64) -> i64:
        if source >= CARDS:  # an expression with a literal is boxed
            return -1
        return self.host[source]

    def is_limited(self, card: i64) -> bool:
        """Printed keywords count in a hand."""
        return self.printed.keywords[2 * LIMITED + card // DECK_SIZE] & bit(card) != 0

    def copy_in_play(self, card: i64) -> i64:
        """The copy of a unique character its owner has in play; -1: none."""
        book = self.printed
        for copy in range(book.low[card], book.high[card]):
            if self.in_play(copy):
                return copy
        return -1

    # -- events

    def emit(self, kind: i64, house: i64, card: i64, host: i64) -> None:
        """Something happened that abilities may answer."""
        stay = self.stay[card] if card >= 0 else i64(0)
        how = self.snapshot(card) if card >= 0 else i64(0)
        self.report(kind, house, card, stay, host, how)

    def report(self, kind: i64, house: i64, card: i64, stay: i64, host: i64, how: i64) -> None:
        news = append(append(append(self.news, kind), house), card)
        self.news = append(append(append(news, stay), host), how)

    # -- changing

    def changed(self, what: i64) -> None:
        """The figures have to be computed again if a text on the table depends on this."""
        book = self.printed
        for d in range(i64(2)):
            plot = self.revealed[d]
            if self.play[d] & book.watchers[2 * what + d] != 0 or (
                plot >= 0 and (book.plot_watches[plot] >> what) & 1 != 0
            ):
                self.dirty = 1

    def kneel(self, card: i64) -> None:
        self.kneeling[card // DECK_SIZE] |= bit(card)
        self.changed(ON_KNEELING)

    def stand(self, card: i64) -> None:
        self.kneeling[card // DECK_SIZE] &= ~bit(card)
        self.changed(ON_KNEELING)

    def pay(self, house: i64, amount: i64) -> None:
        """To the treasury at once (GLD-03)."""
        self.gold[house] -= amount
        self.changed(ON_GOLD)

    def earn(self, house: i64, amount: i64) -> None:
        self.gold[house] += amount
        self.changed(ON_GOLD)

    def enter(self, card: i64) -> None:
        """Into play, face up and standing."""
        self.cards.move(card, IN_PLAY, EVERYBODY)
        self.play[card // DECK_SIZE] |= bit(card)
        self.stay[card] += 1
        self.dirty = 1

    def leave(self, card: i64, place: i64) -> None:
        """Out of play: counters to the bank, what lies on or under it discarded (PIL-04)."""
        d = card // DECK_SIZE
        self.play[d] &= ~bit(card)
        self.kneeling[d] &= ~bit(card)
        self.retire(card)
        self.power[card] = 0
        self.host[card] = -1
        self.stay[card] += 1
        self.dirty = 1
        self.cards.move(card, place + d, EVERYBODY)
        if self.printed.kind[card] != CHARACTER:
            return
        for other in range(CARDS):
            if self.host[other] == card:
                if self.in_play(other):
                    self.leave(other, DISCARD)
                else:
                    self.drop_duplicate(other)

    def retire(self, card: i64) -> None:
        """Out of the challenge (CHL-12)."""
        d = card // DECK_SIZE
        self.attackers[d] &= ~bit(card)
        self.defenders[d] &= ~bit(card)
        self.changed(ON_CHALLENGE)

    def drop_duplicate(self, card: i64) -> None:
        """From under its character to the discard pile (AMB-30)."""
        self.host[card] = -1
        self.cards.move(card, DISCARD + card // DECK_SIZE, EVERYBODY)
        self.changed(ON_HANDS)

    def duplicate_of(self, card: i64) -> i64:
        """A duplicate under this character; -1: none."""
        book = self.printed
        for other in range(book.low[card], book.high[card]):
            if self.host[other] == card and self.cards.lies(other, UNDER):
                return other
        return -1

    def return_to_hand(self, card: i64) -> None:
        """All have seen which card it is."""
        d = card // DECK_SIZE
        self.leave(card, DISCARD)
        self.cards.move(card, HAND + 3 * d, EVERYBODY)

    def into_deck(self, card: i64) -> None:
        """A deck is a set: nobody keeps track of what is in it."""
        self.cards.move(card, DECK + 3 * (card // DECK_SIZE), EVERYBODY)
        self.cards.seen[card] = 0
        self.changed(ON_HANDS)

    def turn_up(self, house: i64, card: i64) -> None:
        """A plot is revealed; the old one is used. The last of a deck brings the used ones back
        (PLT-03, PLT-05). Who has seen all others of a deck knows what is left in it."""
        cards = self.cards
        if self.revealed[house] >= 0:
            cards.move(CARDS + self.revealed[house], USED + house, EVERYBODY)
        cards.move(card, SHOWN + house, EVERYBODY)
        self.revealed[house] = card - CARDS
        self.plot_owner[card - CARDS] = house
        self.cancelled[house] = 0
        self.dirty = 1
        if cards.size[PLOT_DECK + house] == 0:
            self.cycled[house] = 1
            for used in cards.all_in(USED + house):
                cards.move(used, PLOT_DECK + house, EVERYBODY)
        if self.cycled[house] != 0 or self.plots_from != DRAFTED:
            for rest in cards.all_in(PLOT_DECK + house):
                cards.show(rest, EVERYBODY)
