"""Card texts at work: when an ability may be used, and how it is set going.

An ability is a program: costs, targets and effects are ops (`verbs.py`), run in that order.
"""

from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from council.core.bits import lowest, shl
from council.games.cardgame.board import BLANK_BIT, DEAD, DISCARD, EVENT_WIDTH, PLAYING, Board, bit
from council.games.cardgame.book import (
    BLANK_TEXT,
    CARD_KILLED,
    CHARACTER,
    DIES_AT_ZERO,
    EVENT,
    WOULD_ENTER_DEAD_PILE,
)
from council.games.cardgame.moves import (
    CARDS,
    DECK_SIZE,
    PLAY,
    THINGS,
    UNSEEN_PLACE,
    USE,
    USE_SECOND,
)
from council.games.cardgame.select import (
    ACTION,
    HOST,
    NAMES,
    PASSIVE,
    REPLACEMENT,
    REPLACING,
    RESPONSE,
    WHEN_REVEALED,
    Ability,
    Test,
)
from council.games.cardgame.stats import PLAIN, Stats
from council.kit.cards import EVERYBODY
from council.kit.stack import NONE, Frame, Op, Stacked

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
        if self.lasting.count() > 0:
            self.lasting.expire(until)
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
        frame.stay = self.stay[source] if source < CARDS else 0
        frame.slots = PLAIN[: NAMES + 2 * names]
        frame.slots[2] = -1
        frame.slots[HOST] = host
        return frame

    # -- what may be used now

    def speaking(self, house: i64) -> i64:
        """The set of a House's cards in play whose texts are not switched off."""
        return self.play[house] & ~self.ruled[6 * BLANK_TEXT + house]

    def could_act(self, house: i64) -> bool:
        """Whether, as far as all know, a House might take an action now."""
        library = self.library()
        rest = self.speaking(house) & library.actions[2 * self.phase + house]
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            for ability in library.of[card]:
                if (
                    ability.kind == ACTION
                    and self.in_time(ability)
                    and self.may_use(ability, card, house, PLAIN, 0)
                ):
                    return True
        if self.hand_size(house) == 0:
            return False
        rest = library.event_actions[2 * self.phase + house]
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            if self.may_use(library.of[card][0], card, house, PLAIN, 0) and self.copy_may_be_held(
                card
            ):
                return True
        return False

    def copy_may_be_held(self, card: i64) -> bool:
        """Whether, as far as all know, any copy of a title may be in its owner's hand."""
        book = self.print()
        hidden = False
        for copy in range(book.low[card], book.high[card]):
            if self.cards.seen[copy] != EVERYBODY:
                hidden = True
            elif self.held(copy):
                return True
        return hidden and self.unknown_in_hand(card // DECK_SIZE) > 0

    def actions(self, house: i64, moves: vec[i64]) -> vec[i64]:
        """Add a House's actions: events first, then abilities of cards in play."""
        library = self.library()
        rest = library.event_actions[2 * self.phase + house]
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            face = self.held_face(card)
            if face >= 0 and self.may_use(library.of[card][0], face, house, PLAIN, 0):
                moves = append(moves, PLAY + face)
        rest = self.speaking(house) & library.actions[2 * self.phase + house]
        second = NONE
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            for ability in library.of[card]:
                if (
                    ability.kind == ACTION
                    and self.in_time(ability)
                    and self.may_use(ability, card, house, PLAIN, 0)
                ):
                    if ability.second != 0:
                        second = append(second, USE_SECOND + card)
                    else:
                        moves = append(moves, USE + card)
        for move in second:
            moves = append(moves, move)
        return moves

    def held_face(self, card: i64) -> i64:
        """The number a title goes by in its owner's hand; -1: no copy is there."""
        book = self.print()
        for copy in range(book.low[card], book.high[card]):
            if self.held(copy):
                return self.face(copy)
        return -1

    def ability_of(self, move: i64) -> Ability:
        """The ability that a `play` or `use` move means."""
        library = self.library()
        if move < USE:
            return library.of[move - PLAY][0]
        second: i64 = 1 if move >= USE_SECOND else 0
        card = move - (USE_SECOND if second == 1 else USE)
        for ability in library.of[card]:
            if ability.second == second and used_by_move(ability):
                return ability
        return library.abilities[0]

    def source_of(self, move: i64) -> i64:
        if move < USE:
            return move - PLAY
        return move - (USE_SECOND if move >= USE_SECOND else USE)

    # -- answers to events

    def matches(
        self, ability: Ability, source: i64, you: i64, slots: vec[i64], marks: vec[i64]
    ) -> i64:
        """Where in a list of events the first lies that this ability may answer and has not; -1."""
        for at in range(0, i64(len(slots)), EVENT_WIDTH):
            if slots[at] == ability.on and not answered(marks, ability, source, at):
                if ability.kind == PASSIVE:
                    if self.holds(ability, source, you, self.host_of(source), slots, at):
                        return at
                elif self.may_use(ability, source, you, slots, at):
                    return at
        return -1

    def answer_moves(self, house: i64, slots: vec[i64], marks: vec[i64], public: bool) -> vec[i64]:
        """The responses of a House to these events. `public`: as far as all know, one is enough."""
        moves = vec[i64](capacity=i64(4))
        library = self.library()
        events: i64 = 0
        texts: i64 = 0
        for at in range(0, i64(len(slots)), EVENT_WIDTH):
            events |= library.event_answers[2 * slots[at] + house]
            texts |= library.answers[2 * slots[at] + house]
        while events != 0:
            card = DECK_SIZE * house + lowest(events)
            events &= events - 1
            if public:
                may = self.hand_size(house) > 0 and self.copy_may_be_held(card)
            else:
                card = self.held_face(card)
                may = card >= 0
            if may and self.matches(library.of[card][0], card, house, slots, marks) >= 0:
                moves = append(moves, PLAY + card)
        if texts != 0:
            texts &= self.speaking(house) | self.just_died(house, slots)
        while texts != 0:
            card = DECK_SIZE * house + lowest(texts)
            texts &= texts - 1
            for ability in library.of[card]:
                if (
                    ability.kind == RESPONSE and (self.in_play(card) or ability.on == CARD_KILLED)
                ) and self.matches(ability, card, house, slots, marks) >= 0:
                    moves = append(moves, USE + card)
        return moves

    def just_died(self, house: i64, slots: vec[i64]) -> i64:
        """Cards of a House that may answer their own death."""
        found: i64 = 0
        for at in range(0, i64(len(slots)), EVENT_WIDTH):
            if (
                slots[at] == CARD_KILLED
                and slots[at + 2] // DECK_SIZE == house
                and slots[at + 5] & BLANK_BIT == 0
            ):
                found |= bit(slots[at + 2])
        return found

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
        """What has happened is answered next; see `phases.py`."""
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


def used_by_move(ability: Ability) -> bool:
    """Actions, responses and saves."""
    return ability.kind <= 2


def code(ability: Ability, source: i64, at: i64) -> i64:
    """An ability of a source that has answered one event."""
    return (at * THINGS + source) * 1024 + ability.number


def answered(marks: vec[i64], ability: Ability, source: i64, at: i64) -> bool:
    """Whether an ability has answered an event: once is all (AMB-16)."""
    wanted = code(ability, source, at)
    for mark in marks:
        if mark == wanted:
            return True
    return False


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
