"""Victims and those who may save them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, shl
from council.games.cardgame.box.book import (
    CANNOT_BE_SAVED,
    CARD_KILLED,
    CHARACTER,
    DIES_AT_ZERO,
    WOULD_ENTER_DEAD_PILE,
)
from council.games.cardgame.box.library import REPLACEMENT, REPLACING, SAVE, Ability
from council.games.cardgame.box.texts import PLAIN
from council.games.cardgame.moves import DECK_SIZE, PASS, PICK, PLAY, USE
from council.games.cardgame.rules.abilities import conditions_hold, may_use, speaking, use_ability
from council.games.cardgame.rules.figures import refresh, sources_of
from council.games.cardgame.rules.offers import source_of
from council.games.cardgame.rules.steps import KILLING, Step, table
from council.games.cardgame.state.board import DEAD, DISCARD, EVENT_WIDTH, UNDER, Board
from council.games.cardgame.state.hidden import copy_may_be_held, held_face
from council.kit.stack import NONE, Frame, Stacked

# Victims in a killing frame: card, stay, and
UNSETTLED: Final[i64] = 0
SAVED: Final[i64] = 1
LOST: Final[i64] = 2


class Killing(Step):
    """Victims are settled one after the other, then all unsaved ones die together (AMB-20).

    `slots`: card, stay and what became of each; `card`: which of them is being settled, `passes`:
    how many Houses have had their chance.
    """

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        if frame.step == 1:
            at = frame.card
            while frame.passes < 2 and frame.slots[at + 2] == UNSETTLED:
                house = t.first if frame.passes == 0 else 1 - t.first
                if self.alive(t, frame, at) and self.might_save(t, frame, at, house):
                    frame.seat = house
                    t.ask(house)
                    return
                frame.passes += 1
            if frame.slots[at + 2] == UNSETTLED:
                frame.slots[at + 2] = LOST
            frame.step = 0
        if i64(len(frame.slots)) == 3 and frame.slots[2] == UNSETTLED:
            self.take_up(frame, 0)  # who is alone needs no order
            return
        waiting = self.waiting(t, frame)
        if i64(len(waiting)) > 1:
            t.ask(t.first)
        elif i64(len(waiting)) == 1:
            self.take_up(frame, waiting[0])
        else:
            self.finish(t, frame)

    def alive(self, t: Board, frame: Frame, at: i64) -> bool:
        return t.same_stay(frame.slots[at], frame.slots[at + 1])

    def waiting(self, t: Board, frame: Frame) -> vec[i64]:
        """Victims somebody might still save."""
        found = NONE
        for at in range(0, i64(len(frame.slots)), 3):
            if (
                frame.slots[at + 2] == UNSETTLED
                and self.alive(t, frame, at)
                and (self.might_save(t, frame, at, 0) or self.might_save(t, frame, at, 1))
            ):
                found = append(found, at)
        return found

    def take_up(self, frame: Frame, at: i64) -> None:
        frame.card = at
        frame.step = 1
        frame.passes = 0

    def event(self, t: Board, frame: Frame, at: i64) -> vec[i64]:
        """That this character would be killed."""
        event = PLAIN[:EVENT_WIDTH]
        card = frame.slots[at]
        event[0] = -1
        event[1] = card // DECK_SIZE
        event[2] = card
        event[3] = t.stay[card]
        event[4] = -1
        event[5] = t.snapshot(card)
        return event

    def might_save(self, t: Board, frame: Frame, at: i64, house: i64) -> bool:
        """As far as all know."""
        return i64(len(self.saves(t, frame, at, house, True))) > 0

    def saves(self, t: Board, frame: Frame, at: i64, house: i64, public: bool) -> vec[i64]:
        """Events of the hand, a duplicate (DUP-04), texts in play."""
        victim = frame.slots[at]
        moves = NONE
        if t.ruled_out(CANNOT_BE_SAVED, 0, victim):
            return moves
        library = t.library
        rest: i64 = 0
        if t.hand_size(house) > 0:
            rest = library.event_saves[house]
        texts = speaking(t, house) & library.saves[house]
        duplicate: i64 = -1
        if victim // DECK_SIZE == house:
            duplicate = t.duplicate_of(victim)
        if rest == 0 and texts == 0 and duplicate < 0:
            return moves
        event = self.event(t, frame, at)
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            if public:
                may = copy_may_be_held(t, card)
            else:
                card = held_face(t, card)
                may = card >= 0
            if may and self.saving(t, card, house, event) is not None:
                moves = append(moves, PLAY + card)
        while texts != 0:
            card = DECK_SIZE * house + lowest(texts)
            texts &= texts - 1
            if duplicate >= 0 and duplicate < card:
                moves = append(moves, USE + duplicate)
                duplicate = -1
            if self.saving(t, card, house, event) is not None:
                moves = append(moves, USE + card)
        return append(moves, USE + duplicate) if duplicate >= 0 else moves

    def saving(self, t: Board, card: i64, house: i64, event: vec[i64]) -> Ability | None:
        for ability in t.library.of[card]:
            if ability.kind == SAVE and may_use(t, ability, card, house, event, 0):
                return ability
        return None

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(4))
        if frame.step == 0:
            for at in self.waiting(t, frame):
                moves = append(moves, PICK + frame.slots[at])
            return moves
        moves = append(moves, PASS)
        for move in self.saves(t, frame, frame.card, frame.seat, False):
            moves = append(moves, move)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if frame.step == 0:
            for at in range(0, i64(len(frame.slots)), 3):
                if frame.slots[at] == move - PICK:
                    self.take_up(frame, at)
            return
        frame.passes += 1
        if move == PASS:
            return
        source = source_of(move)
        if t.cards.lies(source, UNDER):
            t.drop_duplicate(source)
            frame.slots[frame.card + 2] = SAVED
            return
        event = self.event(t, frame, frame.card)
        ability = self.saving(t, source, frame.seat, event)
        assert ability is not None
        use_ability(t, ability, source, frame.seat, event, 0, i64(len(t.stack)) - 1)

    def finish(self, t: Board, frame: Frame) -> None:
        cards = vec[i64](capacity=i64(2))
        for at in range(0, i64(len(frame.slots)), 3):
            if frame.slots[at + 2] != SAVED and self.alive(t, frame, at):
                cards = append(cards, frame.slots[at])
        die(t, cards)
        frame.next()


def kill(t: Board, stark: i64, lannister: i64, saves: i64) -> None:
    """Sets of characters are to die together."""
    frame = Frame(KILLING, t.first, None)
    fate = UNSETTLED if saves != 0 else LOST  # nobody is asked about who cannot be saved
    for d in range(i64(2)):
        rest = stark if d == 0 else lannister
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            frame.note(card)
            frame.note(t.stay[card])
            frame.note(fate)
    if i64(len(frame.slots)) > 0:
        t.push(frame)


def die(t: Board, cards: vec[i64]) -> None:
    """All together; each to the dead pile unless something changes that (AMB-20)."""
    refresh(t)
    piles = vec[i64](capacity=i64(len(cards)) + 1)
    for card in cards:
        t.report(CARD_KILLED, card // DECK_SIZE, card, t.stay[card], -1, t.snapshot(card))
        piles = append(piles, pile_of(t, card))
    for k in range(i64(len(cards))):
        t.leave(cards[k], piles[k])


def pile_of(t: Board, card: i64) -> i64:
    """Where a killed character goes."""
    event = PLAIN[:EVENT_WIDTH]
    event[0] = WOULD_ENTER_DEAD_PILE
    event[1] = card // DECK_SIZE
    event[2] = card
    event[5] = t.snapshot(card)
    library = t.library
    for d in range(i64(2)):
        rest = sources_of(t, library, REPLACING, d)
        while rest != 0:
            source = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            for ability in library.of[source]:
                if ability.kind == REPLACEMENT and conditions_hold(
                    t, ability, source, d, t.host_of(source), event, 0
                ):
                    return DISCARD
    return DEAD


def at_zero(t: Board, d: i64) -> i64:
    """Characters that die because their strength is 0 (AMB-50)."""
    found: i64 = 0
    rest = t.rule_set(DIES_AT_ZERO, 0, d) & t.play[d]
    rest &= t.printed.kinds[2 * CHARACTER + d]
    while rest != 0:
        card = DECK_SIZE * d + lowest(rest)
        rest &= rest - 1
        if t.strength[card] == 0:
            found |= shl(1, card % DECK_SIZE)
    return found
