"""Card texts at work: when an ability may be used, and how it is set going.

An ability is a program: costs, targets and effects are ops (`verbs.py`), run in that order.
"""

from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from council.core.bits import lowest, shl
from council.games.cardgame.board import DEAD, DISCARD, EVENT_WIDTH, PLAYING, Board
from council.games.cardgame.book import (
    BLANK_TEXT,
    CARD_KILLED,
    CHARACTER,
    DIES_AT_ZERO,
    EVENT,
    WOULD_ENTER_DEAD_PILE,
)
from council.games.cardgame.library import REPLACEMENT, REPLACING, WHEN_REVEALED, Ability
from council.games.cardgame.moves import (
    CARDS,
    DECK_SIZE,
    THINGS,
    UNSEEN_PLACE,
)
from council.games.cardgame.select import HOST, NAMES, Test
from council.games.cardgame.stats import PLAIN, Stats
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame, Op, Stacked

# Programs that every library has
GAME_PROGRAM: Final[i64] = 0
ROUND_PROGRAM: Final[i64] = 1
SETTLING: Final[i64] = 2
WINDOW: Final[i64] = 3
DRAWING: Final[i64] = 4
LOSING: Final[i64] = 5
KILLING: Final[i64] = 6
TURN: Final[i64] = 7  # a player's challenges
RESOLVING: Final[i64] = 8
ATTACHING: Final[i64] = 9
FIXED_PROGRAMS: Final[i64] = 10

# Victims in a killing frame: card, stay, and
UNSETTLED: Final[i64] = 0
SAVED: Final[i64] = 1
LOST: Final[i64] = 2

# Limits: per challenge, phase, round
LIMIT_WIDTH: Final[i64] = 4


# Who sees an answer: a House, or
BOTH_HOUSES: Final[i64] = 2  # but not the public
ALL_SEE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Op):
    """An op of this game: it knows who sees what is answered."""

    def seers(self, t: "Texts", frame: Frame) -> i64:
        return ALL_SEE

    def unseen(self) -> i64:
        """The move that others see instead."""
        return UNSEEN_PLACE

    def ask_or_go_on(self, state: Stacked, frame: Frame) -> None:
        """Ask its seat, unless there is only one answer."""
        moves = self.options(state, frame)
        if i64(len(moves)) == 1:
            self.answer(state, frame, moves[0])
        else:
            state.ask(frame.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Step):
    """A cost, a target or an effect of an ability."""

    def possible(self, t: "Texts", you: i64, source: i64, host: i64) -> bool:
        """Payable; enough to choose from; able to change something (AMB-21)."""
        return True


class Texts(Stats):
    """The table with texts that can be used."""

    def __init__(self, book: i64, source: Optional["Board"]) -> None:
        super().__init__(book, source)

    # -- may it be used

    def holds(
        self, ability: Ability, source: i64, you: i64, host: i64, event: vec[i64], at: i64
    ) -> bool:
        for test in ability.when:
            if not test.holds(self, you, source, host, event, at):
                return False
        return True

    def may_use(self, ability: Ability, source: i64, you: i64, event: vec[i64], at: i64) -> bool:
        """Condition, limit, costs, targets, and whether it would change anything."""
        if ability.limit > 0 and self.uses(ability, source, you) >= ability.limit:
            return False
        host = self.host_of(source)
        if not self.holds(ability, source, you, host, event, at):
            return False
        for cost in ability.costs:
            assert isinstance(cost, Piece)
            if not cost.possible(self, you, source, host):
                return False
        for target in ability.targets:
            assert isinstance(target, Piece)
            if not target.possible(self, you, source, host):
                return False
        for effect in ability.effects:
            assert isinstance(effect, Piece)
            if effect.possible(self, you, source, host):
                return True
        return False

    def in_time(self, ability: Ability) -> bool:
        return (ability.phases >> self.phase) & 1 != 0

    # -- limits

    def limit_key(self, ability: Ability, source: i64, you: i64) -> i64:
        """A House for all copies of a title, else the card with its stay."""
        return you if ability.by_title != 0 else 2 + source + THINGS * self.stay[source]

    def uses(self, ability: Ability, source: i64, you: i64) -> i64:
        key = self.limit_key(ability, source, you)
        for k in range(0, i64(len(self.limits)), LIMIT_WIDTH):
            if self.limits[k] == ability.number and self.limits[k + 1] == key:
                return self.limits[k + 2]
        return 0

    def count_use(self, ability: Ability, source: i64, you: i64) -> None:
        key = self.limit_key(ability, source, you)
        for k in range(0, i64(len(self.limits)), LIMIT_WIDTH):
            if self.limits[k] == ability.number and self.limits[k + 1] == key:
                self.limits[k + 2] += 1
                return
        more = append(append(self.limits, ability.number), key)
        self.limits = append(append(more, 1), ability.per)

    def expire(self, until: i64) -> None:
        """What lasts no longer than this, and what is counted no longer, is over (AMB-51)."""
        there = self.lasting.count()
        if there > 0:
            self.lasting.expire(until)
            if self.lasting.count() < there:
                self.dirty = 1
        if i64(len(self.limits)) == 0:
            return
        kept = vec[i64](capacity=i64(len(self.limits)))
        for k in range(0, i64(len(self.limits)), LIMIT_WIDTH):
            if self.limits[k + 3] > until:
                kept = append(append(kept, self.limits[k]), self.limits[k + 1])
                kept = append(append(kept, self.limits[k + 2]), self.limits[k + 3])
        self.limits = kept

    # -- use

    def use(
        self, ability: Ability, source: i64, you: i64, event: vec[i64], at: i64, about: i64
    ) -> None:
        """Set an ability going; an event card is shown first."""
        if ability.limit > 0:
            self.count_use(ability, source, you)
        host = self.host_of(source)
        if source < CARDS and self.print().kind[source] == EVENT:
            self.take(source, self.hand_place(you))
            self.cards.move(source, PLAYING, EVERYBODY)
        frame = self.text_frame(ability.program, source, you, host, ability.names)
        frame.about = about
        if ability.on >= 0 or about >= 0:
            for k in range(EVENT_WIDTH):
                frame.slots[k] = event[at + k]
        self.push(frame)

    def hand_place(self, house: i64) -> i64:
        return 1 + 3 * house

    def text_frame(self, program: i64, source: i64, you: i64, host: i64, names: i64) -> Frame:
        frame = Frame(program, you, None)
        frame.card = source
        frame.stay = self.stay[source] if source < CARDS else i64(0)
        frame.slots = PLAIN[: NAMES + 2 * names]
        frame.slots[2] = -1
        frame.slots[HOST] = host
        return frame

    # -- what may be used now

    def speaking(self, house: i64) -> i64:
        """The set of a House's cards in play whose texts are not switched off."""
        return self.play[house] & ~self.ruled[6 * BLANK_TEXT + house]

    # -- cards that move

    def draw_for(self, house: i64, amount: i64) -> None:
        frame = Frame(DRAWING, house, None)
        frame.step = amount
        self.push(frame)

    def lose_for(self, house: i64, amount: i64) -> None:
        frame = Frame(LOSING, house, None)
        frame.step = amount
        self.push(frame)

    def when_revealed(self, house: i64) -> None:
        """The when-revealed ability of a House's plot, with all that follows from it."""
        plot = CARDS + self.revealed[house]
        for ability in self.library().of[plot]:
            if ability.kind == WHEN_REVEALED and self.cancelled[house] == 0:
                self.settle()
                self.use(ability, plot, house, PLAIN, 0, -1)

    def settle(self) -> None:
        """What has happened is answered next; see `timing.py`."""
        self.push(Frame(SETTLING, self.first, None))

    def kill(self, stark: i64, lannister: i64, saves: i64) -> None:
        """Sets of characters are to die together."""
        frame = Frame(KILLING, self.first, None)
        frame.ok = saves
        for d in range(i64(2)):
            rest = stark if d == 0 else lannister
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                frame.note(card)
                frame.note(self.stay[card])
                frame.note(UNSETTLED)
        if i64(len(frame.slots)) > 0:
            self.push(frame)

    def die(self, cards: vec[i64]) -> None:
        """All together; each to the dead pile unless something changes that (AMB-20)."""
        self.fresh()
        piles = vec[i64](capacity=i64(len(cards)) + 1)
        for card in cards:
            self.report(
                CARD_KILLED, card // DECK_SIZE, card, self.stay[card], -1, self.snapshot(card)
            )
            piles = append(piles, self.pile_of(card))
        for k in range(i64(len(cards))):
            self.leave(cards[k], piles[k])

    def pile_of(self, card: i64) -> i64:
        """Where a killed character goes."""
        event = PLAIN[:EVENT_WIDTH]
        event[0] = WOULD_ENTER_DEAD_PILE
        event[1] = card // DECK_SIZE
        event[2] = card
        event[5] = self.snapshot(card)
        library = self.library()
        for d in range(i64(2)):
            rest = self.sources(library, REPLACING, d)
            while rest != 0:
                source = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                for ability in library.of[source]:
                    if ability.kind == REPLACEMENT and self.holds(
                        ability, source, d, self.host_of(source), event, 0
                    ):
                        return DISCARD
        return DEAD

    def at_zero(self, d: i64) -> i64:
        """Characters that die because their strength is 0 (AMB-50)."""
        found: i64 = 0
        rest = self.rule_set(DIES_AT_ZERO, 0, d) & self.play[d]
        rest &= self.print().kinds[2 * CHARACTER + d]
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            if self.strength[card] == 0:
                found |= shl(1, card % DECK_SIZE)
        return found


def tests_hold(
    tests: list[Test], t: Texts, you: i64, source: i64, host: i64, slots: vec[i64]
) -> bool:
    """All conditions of a list."""
    for test in tests:
        if not test.holds(t, you, source, host, slots, 0):
            return False
    return True


def table(state: Stacked) -> Texts:
    """The state, as an op of this game sees it."""
    assert isinstance(state, Texts)
    return state
