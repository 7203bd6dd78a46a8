"""What a player pays, earns and claims: printed numbers with all that changes them."""

from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.box.book import (
    COSTS_CANNOT_BE_LOWERED,
    NO_INCOME_BONUSES,
    PLOT_INCOME_ZERO,
    SKIP_PHASE,
)
from council.games.cardgame.box.library import (
    CLAIM,
    CONSTANT,
    COST,
    OF_PLAYERS,
    REDUCTION,
    RULE,
    Ability,
    Lasts,
)
from council.games.cardgame.moves import CARDS, DECK_SIZE
from council.games.cardgame.rules.figures import plot_has, sources_of, true_now
from council.games.cardgame.rules.select import amount_of, speaks_of
from council.games.cardgame.state.board import Board, bit
from council.kit.stack import AMOUNT, CARD, KIND, SEAT, X, Y


def rule_amount(t: Board, rule: i64, house: i64, which: i64) -> i64:
    """The sum of a rule about a player, for a type of challenge or a phase; 0: not in force."""
    library = t.library
    total: i64 = 0
    for d in range(i64(2)):
        if plot_has(t, d, OF_PLAYERS):
            plot = CARDS + t.revealed[d]
            total += rule_of(t, library.of[plot], rule, house, which, d, plot)
        rest = sources_of(t, library, OF_PLAYERS, d)
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            total += rule_of(t, library.of[card], rule, house, which, d, card)
    lasting = t.lasting
    for entry in range(lasting.count()):
        mine = lasting.get(entry, CARD) < 0 and lasting.get(entry, SEAT) == house
        named = lasting.get(entry, KIND) == RULE and lasting.get(entry, X) == rule
        if mine and named and (lasting.get(entry, Y) >> which) & 1 != 0:
            total += lasting.get(entry, AMOUNT)
    return total


def players_ruled(t: Board) -> bool:
    """Whether any text in force, or anything that lasts, may rule about a player."""
    if t.lasting.count() > 0:
        return True
    for d in range(i64(2)):
        if plot_has(t, d, OF_PLAYERS) or sources_of(t, t.library, OF_PLAYERS, d) != 0:
            return True
    return False


def rule_of(
    t: Board, texts: list[Ability], rule: i64, house: i64, which: i64, you: i64, source: i64
) -> i64:
    """What these texts add to a rule about a player."""
    total: i64 = 0
    for ability in texts:
        if ability.kind == CONSTANT and ability.from_hand == 0:
            for lasts in ability.lasts:
                named = lasts.sort == OF_PLAYERS and lasts.which == rule
                meant = speaks_of(lasts.player, you, house) and (lasts.bits >> which) & 1 != 0
                if named and meant and true_now(t, ability, you, source):
                    host = t.host_of(source)
                    total += amount_of(lasts.amount, t, you, source, host, source)
    return total


def has_rule(t: Board, rule: i64, house: i64) -> bool:
    """Whether a rule about a player is in force."""
    return rule_amount(t, rule, house, 0) > 0


def skips_phase(t: Board, phase: i64) -> bool:
    """Whether a phase is left out."""
    return rule_amount(t, SKIP_PHASE, 0, phase) > 0


def claim_of(t: Board, house: i64) -> i64:
    """Of the plot revealed now, with what changes it (CLM-01, CLM-08)."""
    total = t.printed.plot_claim[t.revealed[house]] + modifier(t, CLAIM, house, -1)
    return total if total > 0 else i64(0)


def initiative_of(t: Board, house: i64) -> i64:
    """Of the plot revealed now."""
    return t.printed.plot_initiative[t.revealed[house]]


def income_of(t: Board, house: i64) -> i64:
    """Of the plot and of cards in play, kneeling ones too (INC-01, INC-02)."""
    book = t.printed
    total: i64 = 0
    if not has_rule(t, PLOT_INCOME_ZERO, house):
        total = book.plot_income[t.revealed[house]]
    if has_rule(t, NO_INCOME_BONUSES, house):
        return total
    rest = t.play[house]
    while rest != 0:
        total += book.income[DECK_SIZE * house + lowest(rest)]
        rest &= rest - 1
    return total


def cost_of(t: Board, card: i64) -> i64:
    """What its owner pays now (AMB-12, AMB-52)."""
    house = card // DECK_SIZE
    printed = t.printed.cost[card]
    cost = printed + modifier(t, COST, house, card)
    for ability in t.library.of[card]:
        if ability.from_hand != 0 and ability.kind == CONSTANT:
            for lasts in ability.lasts:
                if lasts.kind == COST and true_now(t, ability, house, card):
                    cost += amount_of(lasts.amount, t, house, card, -1, card)
    lasting = t.lasting
    for entry in range(lasting.count()):
        if lowers_cost(t, entry, card):
            cost -= lasting.get(entry, AMOUNT)
    if cost < printed and has_rule(t, COSTS_CANNOT_BE_LOWERED, house):
        cost = printed
    return cost if cost > 0 else i64(0)


def lowers_cost(t: Board, entry: i64, card: i64) -> bool:
    """Whether an entry lowers the cost of the next card and this would be one."""
    lasting = t.lasting
    house = card // DECK_SIZE
    if lasting.get(entry, KIND) != REDUCTION or lasting.get(entry, SEAT) != house:
        return False
    select = t.library.selectors[lasting.get(entry, X)]
    return (select.mask0 if house == 0 else select.mask1) & bit(card) != 0


def modifier(t: Board, kind: i64, house: i64, card: i64) -> i64:
    """Modifiers of a player's claim, or of the cost of a card in hand."""
    library = t.library
    total: i64 = 0
    for d in range(i64(2)):
        if plot_has(t, d, kind):
            plot = CARDS + t.revealed[d]
            total += modifier_in(t, library.of[plot], kind, house, card, d, plot)
        rest = sources_of(t, library, kind, d)
        while rest != 0:
            source = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            total += modifier_in(t, library.of[source], kind, house, card, d, source)
    lasting = t.lasting
    for entry in range(lasting.count()):
        if lasting.get(entry, KIND) == kind and lasting.get(entry, SEAT) == house:
            total += lasting.get(entry, AMOUNT)
    return total


def modifier_in(
    t: Board, texts: list[Ability], kind: i64, house: i64, card: i64, you: i64, source: i64
) -> i64:
    """What these texts change about a claim or a cost."""
    total: i64 = 0
    for ability in texts:
        if ability.kind == CONSTANT and ability.from_hand == 0:
            for lasts in ability.lasts:
                if (
                    lasts.kind == kind
                    and speaks_of(lasts.player, you, house)
                    and true_now(t, ability, you, source)
                    and applies_to(t, lasts, card)
                ):
                    total += amount_of(lasts.amount, t, you, source, t.host_of(source), card)
    return total


def applies_to(t: Board, lasts: Lasts, card: i64) -> bool:
    """Whether a change of costs means this card."""
    cards = lasts.cards
    if card < 0 or cards is None:
        return True
    select = cards.select
    if select is None:
        return False
    return (select.mask0 if card < DECK_SIZE else select.mask1) & bit(card) != 0
