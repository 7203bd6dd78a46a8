"""Strength, icons, keywords, costs, claim: printed values, constant texts, what lasts a while."""

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import lowest, zeros
from council.games.cardgame.board import BY_POWER, NOUGHTS, Board, bit
from council.games.cardgame.book import (
    BLANK_TEXT,
    CARD_RULES,
    CHARACTER,
    COSTS_CANNOT_BE_LOWERED,
    DOES_NOT_COUNT,
    LIMITED,
    NO_INCOME_BONUSES,
    ON_POWER,
    PLOT_INCOME_ZERO,
    SKIP_PHASE,
)
from council.games.cardgame.hidden import Hidden
from council.games.cardgame.library import (
    BLANKING,
    CLAIM,
    CONSTANT,
    COST,
    ICON,
    KEYWORD,
    LIBRARIES,
    OF_PLAYERS,
    REDUCTION,
    RULE,
    STRENGTH,
    Ability,
    Lasts,
    Library,
)
from council.games.cardgame.moves import CARDS, DECK_SIZE
from council.games.cardgame.select import speaks_of
from council.kit.stack import AMOUNT, CARD, KIND, SEAT, STAY, X, Y

PLAIN: Final = vec[i64]([0] * 64)  # slots of a text that names nothing


class Stats(Hidden):
    """The table with all that is computed from it. `refresh` keeps the figures; nothing else does,
    so a question never changes a state."""

    def __init__(self, book: i64, source: Optional["Board"]) -> None:
        super().__init__(book, source)
        self.written: Library = LIBRARIES[book]

    def library(self) -> Library:
        """All card texts."""
        return self.written

    def plot_has(self, d: i64, sort: i64) -> bool:
        """Whether a House's revealed plot has constants of a sort in force."""
        plot = self.revealed[d]
        if plot < 0 or self.cancelled[d] != 0:
            return False
        return (self.written.plot_constants[plot] >> sort) & 1 != 0

    # -- the figures of cards in play

    def refresh(self) -> None:
        """Blank texts first, then icons and keywords, then strength, then the other rules."""
        book = self.print()
        self.dirty = 0
        self.ruled = zeros(54)
        self.icons = book.icons[:]
        self.keywords = book.keywords[:]
        self.strength = NOUGHTS[:]
        for d in range(i64(2)):
            rest = self.play[d] & book.kinds[2 * CHARACTER + d]
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                self.strength[card] = book.strength[card]
        self.noted(RULE)
        self.constants(BLANKING)
        for d in range(i64(2)):
            blank = self.rule_set(BLANK_TEXT, 0, d)
            if blank != 0:
                for keyword in range(i64(3)):
                    self.keywords[2 * keyword + d] &= ~blank
        self.constants(ICON)
        self.noted(ICON)
        self.constants(KEYWORD)
        self.noted(KEYWORD)
        self.constants(STRENGTH)
        self.noted(STRENGTH)
        for d in range(i64(2)):
            rest = self.play[d] & book.kinds[2 * CHARACTER + d]
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                if self.strength[card] < 0:  # AMB-12
                    self.strength[card] = 0
        self.constants(RULE)

    def constants(self, sort: i64) -> None:
        """Put the constant texts of one sort in force."""
        library = self.library()
        for d in range(i64(2)):
            if self.plot_has(d, sort):
                plot = CARDS + self.revealed[d]
                for ability in library.of[plot]:
                    if ability.kind == CONSTANT:
                        self.in_force(ability, d, plot, sort)
            rest = self.sources(library, sort, d)
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                for ability in library.of[card]:
                    if ability.kind == CONSTANT:
                        self.in_force(ability, d, card, sort)

    def sources(self, library: Library, sort: i64, d: i64) -> i64:
        """Cards of a deck with constant texts of a sort that are in force."""
        return self.play[d] & library.constants[2 * sort + d] & ~self.ruled[6 * BLANK_TEXT + d]

    def in_force(self, ability: Ability, you: i64, source: i64, sort: i64) -> None:
        for lasts in ability.lasts:
            if lasts.sort == sort and self.true_now(ability, you, source):
                self.act_on(lasts, you, source)

    def true_now(self, ability: Ability, you: i64, source: i64) -> bool:
        """The conditions of a constant text."""
        host = self.host_of(source)
        for test in ability.when:
            if not test.holds(self, you, source, host, PLAIN, 0):
                return False
        return True

    def host_of(self, source: i64) -> i64:
        if source >= CARDS:  # an expression with a literal is boxed
            return -1
        return self.host[source]

    def act_on(self, lasts: Lasts, you: i64, source: i64) -> None:
        cards = lasts.cards
        if cards is None:
            return
        host = self.host_of(source)
        for d in range(i64(2)):
            found = cards.find(self, d, you, source, host, PLAIN) & self.play[d]
            if lasts.kind == KEYWORD:
                self.keywords[2 * lasts.which + d] |= found
            elif lasts.kind == ICON:
                self.icons[2 * lasts.which + d] |= found
            elif lasts.kind == RULE:
                self.forbid(lasts.which, lasts.bits, d, found)
            else:
                while found != 0:
                    card = DECK_SIZE * d + lowest(found)
                    found &= found - 1
                    self.strength[card] += lasts.amount.value(self, you, source, host, card)

    def forbid(self, rule: i64, types: i64, d: i64, found: i64) -> None:
        if rule >= CARD_RULES:
            return
        for contest in range(i64(3)):
            if (types >> contest) & 1 != 0:
                self.ruled[6 * rule + 2 * contest + d] |= found

    def noted(self, kind: i64) -> None:
        """What effects of one kind have left behind on cards that are still there."""
        lasting = self.lasting
        for entry in range(lasting.count()):
            card = lasting.get(entry, CARD)
            here = card >= 0 and lasting.get(entry, KIND) == kind
            if here and self.same_stay(card, lasting.get(entry, STAY)):
                d = card // DECK_SIZE
                which = lasting.get(entry, X)
                if kind == STRENGTH:
                    self.strength[card] += lasting.get(entry, AMOUNT)
                elif kind == KEYWORD:
                    self.keywords[2 * which + d] |= bit(card)
                elif kind == ICON:
                    self.icons[2 * which + d] |= bit(card)
                else:
                    self.forbid(which, lasting.get(entry, Y), d, bit(card))

    def fresh(self) -> None:
        """Make sure the figures are those of the table as it is."""
        if self.dirty != 0:
            self.refresh()

    # -- asking

    def rule_set(self, rule: i64, contest: i64, d: i64) -> i64:
        """The cards of a deck a rule holds for, in challenges of a type."""
        return self.ruled[6 * rule + 2 * contest + d]

    def ruled_out(self, rule: i64, contest: i64, card: i64) -> bool:
        return self.rule_set(rule, contest, card // DECK_SIZE) & bit(card) != 0

    def has_keyword(self, keyword: i64, card: i64) -> bool:
        return self.keywords[2 * keyword + card // DECK_SIZE] & bit(card) != 0

    def side_strength(self, house: i64) -> i64:
        """What a House puts into the challenge (CHL-13)."""
        total: i64 = 0
        rest = self.attackers[house] | self.defenders[house]
        rest &= ~self.rule_set(DOES_NOT_COUNT, self.contest, house)
        while rest != 0:
            total += self.strength[DECK_SIZE * house + lowest(rest)]
            rest &= rest - 1
        return total

    def standing_strength(self, house: i64) -> i64:
        """Towards dominance (DOM-01, DOM-06)."""
        total = self.gold[house]
        rest = self.characters(house) & ~self.kneeling[house]
        while rest != 0:
            total += self.strength[DECK_SIZE * house + lowest(rest)]
            rest &= rest - 1
        return total

    def rule_amount(self, rule: i64, house: i64, which: i64) -> i64:
        """The sum of a rule about a player, for a type of challenge or a phase; 0: not in force."""
        library = self.library()
        total: i64 = 0
        for d in range(i64(2)):
            if self.plot_has(d, OF_PLAYERS):
                plot = CARDS + self.revealed[d]
                total += self.rule_of(library.of[plot], rule, house, which, d, plot)
            rest = self.sources(library, OF_PLAYERS, d)
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                total += self.rule_of(library.of[card], rule, house, which, d, card)
        lasting = self.lasting
        for entry in range(lasting.count()):
            mine = lasting.get(entry, CARD) < 0 and lasting.get(entry, SEAT) == house
            named = lasting.get(entry, KIND) == RULE and lasting.get(entry, X) == rule
            if mine and named and (lasting.get(entry, Y) >> which) & 1 != 0:
                total += lasting.get(entry, AMOUNT)
        return total

    def rule_of(
        self, texts: list[Ability], rule: i64, house: i64, which: i64, you: i64, source: i64
    ) -> i64:
        total: i64 = 0
        for ability in texts:
            if ability.kind == CONSTANT and ability.from_hand == 0:
                for lasts in ability.lasts:
                    named = lasts.sort == OF_PLAYERS and lasts.which == rule
                    meant = speaks_of(lasts.player, you, house) and (lasts.bits >> which) & 1 != 0
                    if named and meant and self.true_now(ability, you, source):
                        host = self.host_of(source)
                        total += lasts.amount.value(self, you, source, host, source)
        return total

    def has_rule(self, rule: i64, house: i64) -> bool:
        return self.rule_amount(rule, house, 0) > 0

    def skips(self, phase: i64) -> bool:
        return self.rule_amount(SKIP_PHASE, 0, phase) > 0

    # -- claim, income, costs

    def claim(self, house: i64) -> i64:
        """Of the plot revealed now, with what changes it (CLM-01, CLM-08)."""
        total = self.print().plot_claim[self.revealed[house]] + self.changes(CLAIM, house, -1)
        return total if total > 0 else i64(0)

    def initiative(self, house: i64) -> i64:
        return self.print().plot_initiative[self.revealed[house]]

    def income_of(self, house: i64) -> i64:
        """Of the plot and of cards in play, kneeling ones too (INC-01, INC-02)."""
        book = self.print()
        total: i64 = 0
        if not self.has_rule(PLOT_INCOME_ZERO, house):
            total = book.plot_income[self.revealed[house]]
        if self.has_rule(NO_INCOME_BONUSES, house):
            return total
        rest = self.play[house]
        while rest != 0:
            total += book.income[DECK_SIZE * house + lowest(rest)]
            rest &= rest - 1
        return total

    def cost_of(self, card: i64) -> i64:
        """What its owner pays now (AMB-12, AMB-52)."""
        house = card // DECK_SIZE
        printed = self.print().cost[card]
        cost = printed + self.changes(COST, house, card)
        for ability in self.library().of[card]:
            if ability.from_hand != 0 and ability.kind == CONSTANT:
                for lasts in ability.lasts:
                    if lasts.kind == COST and self.true_now(ability, house, card):
                        cost += lasts.amount.value(self, house, card, -1, card)
        lasting = self.lasting
        for entry in range(lasting.count()):
            if self.reduces(entry, card):
                cost -= lasting.get(entry, AMOUNT)
        if cost < printed and self.has_rule(COSTS_CANNOT_BE_LOWERED, house):
            cost = printed
        return cost if cost > 0 else i64(0)

    def reduces(self, entry: i64, card: i64) -> bool:
        """Whether an entry lowers the cost of the next card and this would be one."""
        lasting = self.lasting
        house = card // DECK_SIZE
        if lasting.get(entry, KIND) != REDUCTION or lasting.get(entry, SEAT) != house:
            return False
        select = self.library().selectors[lasting.get(entry, X)]
        return (select.mask0 if house == 0 else select.mask1) & bit(card) != 0

    def changes(self, kind: i64, house: i64, card: i64) -> i64:
        """Modifiers of a player's claim, or of the cost of a card in hand."""
        library = self.library()
        total: i64 = 0
        for d in range(i64(2)):
            if self.plot_has(d, kind):
                plot = CARDS + self.revealed[d]
                total += self.change_of(library.of[plot], kind, house, card, d, plot)
            rest = self.sources(library, kind, d)
            while rest != 0:
                source = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                total += self.change_of(library.of[source], kind, house, card, d, source)
        lasting = self.lasting
        for entry in range(lasting.count()):
            if lasting.get(entry, KIND) == kind and lasting.get(entry, SEAT) == house:
                total += lasting.get(entry, AMOUNT)
        return total

    def change_of(
        self, texts: list[Ability], kind: i64, house: i64, card: i64, you: i64, source: i64
    ) -> i64:
        total: i64 = 0
        for ability in texts:
            if ability.kind == CONSTANT and ability.from_hand == 0:
                for lasts in ability.lasts:
                    if (
                        lasts.kind == kind
                        and speaks_of(lasts.player, you, house)
                        and self.true_now(ability, you, source)
                        and self.covers(lasts, card)
                    ):
                        total += lasts.amount.value(self, you, source, self.host_of(source), card)
        return total

    def covers(self, lasts: Lasts, card: i64) -> bool:
        """Whether a change of costs means this card."""
        cards = lasts.cards
        if card < 0 or cards is None:
            return True
        select = cards.select
        if select is None:
            return False
        return (select.mask0 if card < DECK_SIZE else select.mask1) & bit(card) != 0

    # -- power

    def check_power(self) -> None:
        """Whoever has enough has won; if both, the first player (POW-01, POW-02)."""
        if self.ended != 0:
            return
        goal = self.print().power_to_win
        if self.total_power(self.first) >= goal:
            self.winner = self.first
            self.ended = BY_POWER
        elif self.total_power(1 - self.first) >= goal:
            self.winner = 1 - self.first
            self.ended = BY_POWER

    def claim_power(self, house: i64, amount: i64) -> None:
        """From the bank to the banner (POW-03)."""
        self.banner[house] += amount
        self.changed(ON_POWER)
        self.check_power()

    def may_put(self, card: i64) -> bool:
        """Whether its player has no copy of a unique card in play or dead (UNQ-01, AMB-49)."""
        from_book = self.print()
        if from_book.unique[card] == 0:
            return True
        d = card // DECK_SIZE
        for copy in range(from_book.low[card], from_book.high[card]):
            if copy != card and (self.in_play(copy) or self.dead(copy)):
                return False
        return not self.dead(card) and self.play[d] & bit(card) == 0

    def dead(self, card: i64) -> bool:
        return self.cards.lies(card, 11 + card // DECK_SIZE)

    def copy_in_play(self, card: i64) -> i64:
        """The copy of a unique character its owner has in play; -1: none."""
        book = self.print()
        for copy in range(book.low[card], book.high[card]):
            if self.in_play(copy):
                return copy
        return -1

    def is_limited(self, card: i64) -> bool:
        """Printed keywords count in a hand."""
        return self.print().keywords[2 * LIMITED + card // DECK_SIZE] & bit(card) != 0
