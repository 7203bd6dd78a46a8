"""What card texts refer to, looked up on the table.

Everything here reads the table for somebody: `you` is the House that speaks, `source` the card with
the text (plots are 100 and above), `host` the character it is attached to.
"""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount
from council.games.cardgame.box.book import CHALLENGES
from council.games.cardgame.box.texts import (
    ATTACHED,
    ATTACHMENTS,
    CARD_MATCHES,
    CHALLENGE_IS,
    COMPARES,
    COUNTED,
    FIXED,
    GOLD_OF,
    HAND_OF,
    IT,
    NAMED,
    NAMES,
    OPPONENT,
    PARTICIPATES,
    PHASE_IS,
    PLAYER_IS,
    POWER_OF,
    SELF,
    YOU,
    ZONE_DEAD,
    ZONE_DECK,
    ZONE_DISCARD,
    ZONE_HAND,
    ZONE_PLAY,
    ZONE_PLOT,
    Amount,
    Ref,
    Selector,
    Test,
)
from council.games.cardgame.moves import CARDS, DECK_SIZE
from council.games.cardgame.state.board import (
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


def speaks_of(player: i64, you: i64, house: i64) -> bool:
    """Whether a House is among those a text means."""
    if player == YOU:
        return house == you
    return house != you if player == OPPONENT else True


# -- cards


def find_cards(select: Selector, b: Board, d: i64, you: i64, source: i64, host: i64) -> i64:
    """The set of cards of one deck that fit."""
    found = select.mask0 if d == 0 else select.mask1
    if not speaks_of(select.controller, you, d):
        return 0
    if select.zone == ZONE_PLAY:
        found &= b.play[d]
    elif select.zone >= 0:
        found &= lying_in(b, zone_place(select.zone, d), d)
    if found == 0:
        return 0
    found = in_state(select, b, found, d)
    if select.itself >= 0:
        found &= only(source, d) if select.itself == 1 else ~only(source, d)
    if select.attached >= 0:
        found &= only(host, d) if select.attached == 1 else ~only(host, d)
    if found != 0 and (select.strength_max >= 0 or select.attachments_max >= 0):
        found = measured(select, b, found, d)
    return found


def in_state(select: Selector, b: Board, found: i64, d: i64) -> i64:
    """Those that stand, have an icon, take part and so on, as asked."""
    if select.standing >= 0:
        found &= ~b.kneeling[d] if select.standing == 1 else b.kneeling[d]
    if select.icon >= 0:
        found &= b.icons[2 * select.icon + d]
    if select.no_icon >= 0:
        found &= ~b.icons[2 * select.no_icon + d]
    if select.participating >= 0:
        part = b.attackers[d] | b.defenders[d]
        found &= part if select.participating == 1 else ~part
    if select.attacking >= 0:
        found &= b.attackers[d] if select.attacking == 1 else ~b.attackers[d]
    if select.defending >= 0:
        found &= b.defenders[d] if select.defending == 1 else ~b.defenders[d]
    return found


def measured(select: Selector, b: Board, found: i64, d: i64) -> i64:
    """Those that are weak enough, and have few enough attachments."""
    rest = found
    while rest != 0:
        card = DECK_SIZE * d + lowest(rest)
        rest &= rest - 1
        if (select.strength_max >= 0 and b.strength[card] > select.strength_max) or (
            select.attachments_max >= 0 and b.attachments_on(card) > select.attachments_max
        ):
            found &= ~bit(card)
    return found


def count_cards(select: Selector, b: Board, you: i64, source: i64, host: i64) -> i64:
    """How many cards of both decks fit."""
    return popcount(find_cards(select, b, 0, you, source, host)) + popcount(
        find_cards(select, b, 1, you, source, host)
    )


def fits(select: Selector, b: Board, card: i64, how: i64, you: i64, source: i64, host: i64) -> bool:
    """Whether a card fitted when it was `how`; where it lies does not matter."""
    d = card // DECK_SIZE
    if card < 0 or card >= CARDS or not speaks_of(select.controller, you, d):
        return False
    if (select.mask0 if d == 0 else select.mask1) & bit(card) == 0:
        return False
    role = (how >> 12) & 3
    if select.icon >= 0 and (how >> (8 + select.icon)) & 1 == 0:
        return False
    if select.no_icon >= 0 and (how >> (8 + select.no_icon)) & 1 != 0:
        return False
    if select.strength_max >= 0 and how & 255 > select.strength_max:
        return False
    if select.attachments_max >= 0 and (how >> 14) & 63 > select.attachments_max:
        return False
    return (
        agrees(select.standing, (how >> 11) & 1 == 0)
        and agrees(select.participating, role != 0)
        and agrees(select.attacking, role == ATTACKS)
        and agrees(select.defending, role > ATTACKS)
        and agrees(select.itself, card == source)
        and agrees(select.attached, card == host)
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


def amount_of(amount: Amount, b: Board, you: i64, source: i64, host: i64, it: i64) -> i64:
    """The number a text means; `it` is the card whose attachments count."""
    if amount.kind == FIXED:
        return amount.number
    if amount.kind == COUNTED:
        select = amount.select
        return i64(0) if select is None else count_cards(select, b, you, source, host)
    if amount.kind == ATTACHMENTS:
        return b.attachments_on(it)
    total: i64 = 0
    for house in range(i64(2)):
        if speaks_of(amount.player, you, house):
            if amount.kind == GOLD_OF:
                total += b.gold[house]
            elif amount.kind == HAND_OF:
                total += b.hand_size(house)
            elif amount.kind == POWER_OF:
                total += b.total_power(house)
            elif amount.span != 1 or b.phase == CHALLENGES:
                total += b.won[3 * house + amount.number]
    return total


# -- conditions


def test_holds(
    test: Test, b: Board, you: i64, source: i64, host: i64, event: vec[i64], at: i64
) -> bool:
    """Whether a condition holds, for the event at a place of the list."""
    kind = test.kind
    if kind == PLAYER_IS:
        return speaks_of(test.player, you, event[at + 1])
    if kind == CARD_MATCHES:
        return event_fits(test, b, you, source, host, event, at)
    if kind == CHALLENGE_IS:
        if b.attacker < 0 or (test.bits >> b.contest) & 1 == 0:
            return False
        return test.role == 0 or (test.role == ATTACKS) == (b.attacker == you)
    if kind == PARTICIPATES:
        card = source if test.card == SELF else host
        if card < 0 or card >= CARDS:
            return False
        role = b.role(card)
        return role != 0 and (test.role == 0 or role == test.role)
    if kind == PHASE_IS:
        return (test.bits >> b.phase) & 1 != 0
    if kind == COMPARES:
        return compares(test, b, you, source, host)
    for one in test.any_of:
        if test_holds(one, b, you, source, host, event, at):
            return True
    return False


def event_fits(
    test: Test, b: Board, you: i64, source: i64, host: i64, event: vec[i64], at: i64
) -> bool:
    """Whether the card of the event, or its host, fits."""
    select = test.select
    if select is None:
        return False
    if test.card == 1:
        card = event[at + 4]
        return card >= 0 and fits(select, b, card, b.snapshot(card), you, source, host)
    return fits(select, b, event[at + 2], event[at + 5], you, source, host)


def compares(test: Test, b: Board, you: i64, source: i64, host: i64) -> bool:
    """Whether two numbers compare as asked."""
    left = test.left
    right = test.right
    if left is None or right is None:
        return False
    x = amount_of(left, b, you, source, host, source)
    y = amount_of(right, b, you, source, host, source)
    if test.op == 0:
        return x < y
    if test.op == 1:
        return x <= y
    if test.op == 2:
        return x == y
    return x >= y if test.op == 3 else x > y


# -- references


def cards_meant(
    ref: Ref, b: Board, d: i64, you: i64, source: i64, host: i64, slots: vec[i64]
) -> i64:
    """The set of them in one deck."""
    if ref.kind == SELF:
        return only(source, d)
    if ref.kind == ATTACHED:
        return only(host, d)
    if ref.kind == IT:
        return only(slots[2], d)
    if ref.kind == NAMED:
        return slots[NAMES + 2 * ref.name + d]
    select = ref.select
    if select is None:
        return 0
    found = find_cards(select, b, d, you, source, host)
    return found & ~slots[NAMES + 2 * ref.but + d] if ref.but >= 0 else found
