"""Strength, icons and keywords: printed values, constant texts, what lasts a while.

Only `refresh` updates the stored figures, so a question never changes a state.
"""

from mypy_extensions import i64

from council.core.bits import lowest, zeros
from council.games.cardgame.box.book import BLANK_TEXT, CARD_RULES, CHARACTER, DOES_NOT_COUNT
from council.games.cardgame.box.library import (
    BLANKING,
    CONSTANT,
    ICON,
    KEYWORD,
    RULE,
    STRENGTH,
    Ability,
    Lasts,
    Library,
)
from council.games.cardgame.box.texts import PLAIN
from council.games.cardgame.moves import CARDS, DECK_SIZE
from council.games.cardgame.rules.select import amount_of, cards_meant, test_holds
from council.games.cardgame.state.board import NOUGHTS, Board, bit
from council.kit.stack import AMOUNT, CARD, KIND, STAY, X, Y


def plot_has(t: Board, d: i64, sort: i64) -> bool:
    """Whether a House's revealed plot has constants of a sort in force."""
    plot = t.revealed[d]
    if plot < 0 or t.cancelled[d] != 0:
        return False
    return (t.library.plot_constants[plot] >> sort) & 1 != 0


def compute(t: Board) -> None:
    """Blank texts first, then icons and keywords, then strength, then the other rules."""
    book = t.printed
    t.dirty = 0
    t.ruled = zeros(54)
    t.icons = book.icons[:]
    t.keywords = book.keywords[:]
    t.strength = NOUGHTS[:]
    for d in range(i64(2)):
        rest = t.play[d] & book.kinds[2 * CHARACTER + d]
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            t.strength[card] = book.strength[card]
    apply_lasting(t, RULE)
    apply_constants(t, BLANKING)
    for d in range(i64(2)):
        blank = t.rule_set(BLANK_TEXT, 0, d)
        if blank != 0:
            for keyword in range(i64(3)):
                t.keywords[2 * keyword + d] &= ~blank
    apply_constants(t, ICON)
    apply_lasting(t, ICON)
    apply_constants(t, KEYWORD)
    apply_lasting(t, KEYWORD)
    apply_constants(t, STRENGTH)
    apply_lasting(t, STRENGTH)
    for d in range(i64(2)):
        rest = t.play[d] & book.kinds[2 * CHARACTER + d]
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            if t.strength[card] < 0:  # AMB-12
                t.strength[card] = 0
    apply_constants(t, RULE)


def apply_constants(t: Board, sort: i64) -> None:
    """Put the constant texts of one sort in force."""
    library = t.library
    for d in range(i64(2)):
        if plot_has(t, d, sort):
            plot = CARDS + t.revealed[d]
            for ability in library.of[plot]:
                if ability.kind == CONSTANT:
                    put_in_force(t, ability, d, plot, sort)
        rest = sources_of(t, library, sort, d)
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            for ability in library.of[card]:
                if ability.kind == CONSTANT:
                    put_in_force(t, ability, d, card, sort)


def sources_of(t: Board, library: Library, sort: i64, d: i64) -> i64:
    """Cards of a deck with constant texts of a sort that are in force."""
    return t.play[d] & library.constants[2 * sort + d] & ~t.ruled[6 * BLANK_TEXT + d]


def put_in_force(t: Board, ability: Ability, you: i64, source: i64, sort: i64) -> None:
    """What a constant text does of one sort, if its conditions hold."""
    for lasts in ability.lasts:
        if lasts.sort == sort and true_now(t, ability, you, source):
            apply_to_cards(t, lasts, you, source)


def true_now(t: Board, ability: Ability, you: i64, source: i64) -> bool:
    """The conditions of a constant text."""
    host = t.host_of(source)
    for test in ability.when:
        if not test_holds(test, t, you, source, host, PLAIN, 0):
            return False
    return True


def apply_to_cards(t: Board, lasts: Lasts, you: i64, source: i64) -> None:
    """Do what lasts to the cards it is about."""
    cards = lasts.cards
    if cards is None:
        return
    host = t.host_of(source)
    for d in range(i64(2)):
        found = cards_meant(cards, t, d, you, source, host, PLAIN) & t.play[d]
        if lasts.kind == KEYWORD:
            t.keywords[2 * lasts.which + d] |= found
        elif lasts.kind == ICON:
            t.icons[2 * lasts.which + d] |= found
        elif lasts.kind == RULE:
            forbid(t, lasts.which, lasts.bits, d, found)
        else:
            while found != 0:
                card = DECK_SIZE * d + lowest(found)
                found &= found - 1
                t.strength[card] += amount_of(lasts.amount, t, you, source, host, card)


def forbid(t: Board, rule: i64, types: i64, d: i64, found: i64) -> None:
    """Put a rule about cards in force, for these types of challenge."""
    if rule >= CARD_RULES:
        return
    for contest in range(i64(3)):
        if (types >> contest) & 1 != 0:
            t.ruled[6 * rule + 2 * contest + d] |= found


def apply_lasting(t: Board, kind: i64) -> None:
    """What effects of one kind have left behind on cards that are still there."""
    lasting = t.lasting
    for entry in range(lasting.count()):
        card = lasting.get(entry, CARD)
        here = card >= 0 and lasting.get(entry, KIND) == kind
        if here and t.same_stay(card, lasting.get(entry, STAY)):
            d = card // DECK_SIZE
            which = lasting.get(entry, X)
            if kind == STRENGTH:
                t.strength[card] += lasting.get(entry, AMOUNT)
            elif kind == KEYWORD:
                t.keywords[2 * which + d] |= bit(card)
            elif kind == ICON:
                t.icons[2 * which + d] |= bit(card)
            else:
                forbid(t, which, lasting.get(entry, Y), d, bit(card))


def refresh(t: Board) -> None:
    """Make sure the figures are those of the table as it is."""
    if t.dirty != 0:
        compute(t)


def uncounted(t: Board, house: i64) -> i64:
    """The characters of a House whose strength does not count in this challenge."""
    return t.rule_set(DOES_NOT_COUNT, t.contest, house)


def side_strength(t: Board, house: i64) -> i64:
    """What a House puts into the challenge (CHL-13)."""
    total: i64 = 0
    rest = t.attackers[house] | t.defenders[house]
    rest &= ~uncounted(t, house)
    while rest != 0:
        total += t.strength[DECK_SIZE * house + lowest(rest)]
        rest &= rest - 1
    return total


def standing_strength(t: Board, house: i64) -> i64:
    """Towards dominance (DOM-01, DOM-06)."""
    total = t.gold[house]
    rest = t.characters(house) & ~t.kneeling[house]
    while rest != 0:
        total += t.strength[DECK_SIZE * house + lowest(rest)]
        rest &= rest - 1
    return total
