"""What card texts speak about: cards, numbers and conditions (sections 4 to 8 of the data header).

Everything here reads the table for somebody: `you` is the House that speaks, `source` the card with
the text (plots are 100 and above), `host` the character it is attached to.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount
from council.games.cardgame.board import (
    ATTACKS,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    SHOWN,
    Board,
    bit,
)
from council.games.cardgame.book import CHALLENGES
from council.games.cardgame.moves import CARDS, DECK_SIZE

# Players
ANYBODY: Final[i64] = 0
YOU: Final[i64] = 1
OPPONENT: Final[i64] = 2
EACH: Final[i64] = 3

# Zones
ANYWHERE: Final[i64] = -1
ZONE_HAND: Final[i64] = 0
ZONE_DECK: Final[i64] = 1
ZONE_PLAY: Final[i64] = 2
ZONE_DISCARD: Final[i64] = 3
ZONE_DEAD: Final[i64] = 4
ZONE_PLOT: Final[i64] = 5

# Where an ability frame keeps what it knows: the event that set it off, the host, then named cards
HOST: Final[i64] = 6
NAMES: Final[i64] = 7


def speaks_of(player: i64, you: i64, house: i64) -> bool:
    """Whether a House is among those a text means."""
    if player == YOU:
        return house == you
    return house != you if player == OPPONENT else True


@final
class Selector:
    """All that is given must hold. -1 stands for: not asked."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.mask0: i64 = numbers["mask0"]  # what is printed, as sets of the two decks
        self.mask1: i64 = numbers["mask1"]
        self.zone: i64 = numbers["zone"]
        self.controller: i64 = numbers["controller"]
        self.icon: i64 = numbers["icon"]
        self.no_icon: i64 = numbers["no_icon"]
        self.standing: i64 = numbers["standing"]
        self.participating: i64 = numbers["participating"]
        self.attacking: i64 = numbers["attacking"]
        self.defending: i64 = numbers["defending"]
        self.strength_max: i64 = numbers["strength_max"]
        self.attachments_max: i64 = numbers["attachments_max"]
        self.itself: i64 = numbers["self"]
        self.attached: i64 = numbers["attached"]

    def find(self, b: Board, d: i64, you: i64, source: i64, host: i64) -> i64:
        """The set of cards of one deck that fit."""
        found = self.mask0 if d == 0 else self.mask1
        if not speaks_of(self.controller, you, d):
            return 0
        if self.zone == ZONE_PLAY:
            found &= b.play[d]
        elif self.zone >= 0:
            found &= lying_in(b, zone_place(self.zone, d), d)
        if found == 0:
            return 0
        found = self.in_state(b, found, d)
        if self.itself >= 0:
            found &= only(source, d) if self.itself == 1 else ~only(source, d)
        if self.attached >= 0:
            found &= only(host, d) if self.attached == 1 else ~only(host, d)
        if found != 0 and (self.strength_max >= 0 or self.attachments_max >= 0):
            found = self.measured(b, found, d)
        return found

    def in_state(self, b: Board, found: i64, d: i64) -> i64:
        """Those that stand, have an icon, take part and so on, as asked."""
        if self.standing >= 0:
            found &= ~b.kneeling[d] if self.standing == 1 else b.kneeling[d]
        if self.icon >= 0:
            found &= b.icons[2 * self.icon + d]
        if self.no_icon >= 0:
            found &= ~b.icons[2 * self.no_icon + d]
        if self.participating >= 0:
            part = b.attackers[d] | b.defenders[d]
            found &= part if self.participating == 1 else ~part
        if self.attacking >= 0:
            found &= b.attackers[d] if self.attacking == 1 else ~b.attackers[d]
        if self.defending >= 0:
            found &= b.defenders[d] if self.defending == 1 else ~b.defenders[d]
        return found

    def measured(self, b: Board, found: i64, d: i64) -> i64:
        rest = found
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            if (self.strength_max >= 0 and b.strength[card] > self.strength_max) or (
                self.attachments_max >= 0 and b.attachments_on(card) > self.attachments_max
            ):
                found &= ~bit(card)
        return found

    def count(self, b: Board, you: i64, source: i64, host: i64) -> i64:
        return popcount(self.find(b, 0, you, source, host)) + popcount(
            self.find(b, 1, you, source, host)
        )

    def fits(self, b: Board, card: i64, how: i64, you: i64, source: i64, host: i64) -> bool:
        """Whether a card fitted when it was `how`; where it lies does not matter."""
        d = card // DECK_SIZE
        if card < 0 or card >= CARDS or not speaks_of(self.controller, you, d):
            return False
        if (self.mask0 if d == 0 else self.mask1) & bit(card) == 0:
            return False
        role = (how >> 12) & 3
        if self.icon >= 0 and (how >> (8 + self.icon)) & 1 == 0:
            return False
        if self.no_icon >= 0 and (how >> (8 + self.no_icon)) & 1 != 0:
            return False
        if self.strength_max >= 0 and how & 255 > self.strength_max:
            return False
        if self.attachments_max >= 0 and (how >> 14) & 63 > self.attachments_max:
            return False
        return (
            agrees(self.standing, (how >> 11) & 1 == 0)
            and agrees(self.participating, role != 0)
            and agrees(self.attacking, role == ATTACKS)
            and agrees(self.defending, role > ATTACKS)
            and agrees(self.itself, card == source)
            and agrees(self.attached, card == host)
        )


def agrees(asked: i64, fact: bool) -> bool:
    """Whether a fact is what was asked for."""
    return asked < 0 or (asked == 1) == fact


def only(card: i64, d: i64) -> i64:
    """The set of one card, in its own deck."""
    if card < 0 or card >= CARDS or card // DECK_SIZE != d:  # chained compares are boxed
        return 0
    return bit(card)


def zone_place(zone: i64, d: i64) -> i64:
    """Where the cards of a zone lie."""
    if zone == ZONE_HAND:
        return HAND + 3 * d
    if zone == ZONE_DECK:
        return DECK + 3 * d
    if zone == ZONE_DISCARD:
        return DISCARD + d
    if zone == ZONE_DEAD:
        return DEAD + d
    return SHOWN + d if zone == ZONE_PLOT else IN_PLAY


def lying_in(b: Board, place: i64, d: i64) -> i64:
    """The set of cards of a deck in a place."""
    found: i64 = 0
    for card in range(DECK_SIZE * d, DECK_SIZE * (d + 1)):
        if b.cards.place[card] == place:
            found |= bit(card)
    return found


# -- numbers

FIXED: Final[i64] = 0
COUNTED: Final[i64] = 1
GOLD_OF: Final[i64] = 2
HAND_OF: Final[i64] = 3
POWER_OF: Final[i64] = 4
ATTACHMENTS: Final[i64] = 5
CHALLENGES_WON: Final[i64] = 6


@final
class Amount:
    """A number, or what is counted when it is needed."""

    def __init__(
        self, kind: i64, number: i64, player: i64, select: Selector | None, span: i64
    ) -> None:
        self.kind: i64 = kind
        self.number: i64 = number  # fixed, or the type of challenge
        self.player: i64 = player
        self.select: Selector | None = select
        self.span: i64 = span  # 1: in this phase, 2: in this round

    def value(self, b: Board, you: i64, source: i64, host: i64, it: i64) -> i64:
        if self.kind == FIXED:
            return self.number
        if self.kind == COUNTED:
            select = self.select
            return i64(0) if select is None else select.count(b, you, source, host)
        if self.kind == ATTACHMENTS:
            return b.attachments_on(it)
        total: i64 = 0
        for house in range(i64(2)):
            if speaks_of(self.player, you, house):
                if self.kind == GOLD_OF:
                    total += b.gold[house]
                elif self.kind == HAND_OF:
                    total += b.hand_size(house)
                elif self.kind == POWER_OF:
                    total += b.total_power(house)
                elif self.span != 1 or b.phase == CHALLENGES:
                    total += b.won[3 * house + self.number]
        return total


# -- conditions

PLAYER_IS: Final[i64] = 0
CARD_MATCHES: Final[i64] = 1
CHALLENGE_IS: Final[i64] = 2
PARTICIPATES: Final[i64] = 3
PHASE_IS: Final[i64] = 4
COMPARES: Final[i64] = 5
ANY_OF: Final[i64] = 6

SELF: Final[i64] = 0
ATTACHED: Final[i64] = 1
IT: Final[i64] = 2
NAMED: Final[i64] = 3
ALL: Final[i64] = 4


@final
class Test:
    """One condition. The event it may ask about is six numbers at a place of a list."""

    def __init__(self, kind: i64, numbers: dict[str, int]) -> None:
        self.kind: i64 = kind
        self.player: i64 = numbers.get("player", 0)
        self.bits: i64 = numbers.get("bits", 0)  # phases, or types of challenge
        self.role: i64 = numbers.get("role", 0)  # 0: either
        self.card: i64 = numbers.get("card", 0)  # SELF or ATTACHED; of an event 1: the host
        self.op: i64 = numbers.get("op", 0)
        self.select: Selector | None = None
        self.left: Amount | None = None
        self.right: Amount | None = None
        self.any_of: list[Test] = []

    def of_event(self) -> bool:
        """Whether it asks about the event."""
        if self.kind == ANY_OF:
            for test in self.any_of:
                if test.of_event():
                    return True
        return self.kind == PLAYER_IS or self.kind == CARD_MATCHES

    def holds(self, b: Board, you: i64, source: i64, host: i64, event: vec[i64], at: i64) -> bool:
        kind = self.kind
        if kind == PLAYER_IS:
            return speaks_of(self.player, you, event[at + 1])
        if kind == CARD_MATCHES:
            return self.matches(b, you, source, host, event, at)
        if kind == CHALLENGE_IS:
            if b.attacker < 0 or (self.bits >> b.contest) & 1 == 0:
                return False
            return self.role == 0 or (self.role == ATTACKS) == (b.attacker == you)
        if kind == PARTICIPATES:
            card = source if self.card == SELF else host
            if card < 0 or card >= CARDS:
                return False
            role = b.role(card)
            return role != 0 and (self.role == 0 or role == self.role)
        if kind == PHASE_IS:
            return (self.bits >> b.phase) & 1 != 0
        if kind == COMPARES:
            return self.compares(b, you, source, host)
        for test in self.any_of:
            if test.holds(b, you, source, host, event, at):
                return True
        return False

    def matches(self, b: Board, you: i64, source: i64, host: i64, event: vec[i64], at: i64) -> bool:
        select = self.select
        if select is None:
            return False
        if self.card == 1:
            card = event[at + 4]
            return card >= 0 and select.fits(b, card, b.snapshot(card), you, source, host)
        return select.fits(b, event[at + 2], event[at + 5], you, source, host)

    def compares(self, b: Board, you: i64, source: i64, host: i64) -> bool:
        left = self.left
        right = self.right
        if left is None or right is None:
            return False
        x = left.value(b, you, source, host, source)
        y = right.value(b, you, source, host, source)
        if self.op == 0:
            return x < y
        if self.op == 1:
            return x <= y
        if self.op == 2:
            return x == y
        return x >= y if self.op == 3 else x > y


# -- references


@final
class Ref:
    """The cards an effect acts on."""

    def __init__(self, kind: i64, name: i64, select: Selector | None, but: i64) -> None:
        self.kind: i64 = kind
        self.name: i64 = name  # where the named cards are kept
        self.select: Selector | None = select
        self.but: i64 = but  # named cards left out; -1: none

    def find(self, b: Board, d: i64, you: i64, source: i64, host: i64, slots: vec[i64]) -> i64:
        """The set of them in one deck."""
        if self.kind == SELF:
            return only(source, d)
        if self.kind == ATTACHED:
            return only(host, d)
        if self.kind == IT:
            return only(slots[2], d)
        if self.kind == NAMED:
            return slots[NAMES + 2 * self.name + d]
        select = self.select
        if select is None:
            return 0
        found = select.find(b, d, you, source, host)
        return found & ~slots[NAMES + 2 * self.but + d] if self.but >= 0 else found
