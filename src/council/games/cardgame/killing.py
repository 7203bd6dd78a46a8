"""Victims and those who may save them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.board import EVENT_WIDTH, UNDER
from council.games.cardgame.book import CANNOT_BE_SAVED
from council.games.cardgame.library import SAVE, Ability
from council.games.cardgame.moves import DECK_SIZE, PASS, PICK, PLAY, USE
from council.games.cardgame.offers import source_of
from council.games.cardgame.stats import PLAIN
from council.games.cardgame.texts import LOST, SAVED, UNSETTLED, Step, Texts, table
from council.kit.stack import NONE, Frame, Stacked


class Killing(Step):
    """Victims are settled one after the other, then all unsaved ones die together (AMB-20).

    `slots`: card, stay and what became of each; `card`: which of them is being settled, `passes`:
    how many Houses have had their chance.
    """

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
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
        if frame.ok != 0 and i64(len(frame.slots)) == 3 and frame.slots[2] == UNSETTLED:
            self.take_up(frame, 0)  # who is alone needs no order
            return
        waiting = self.waiting(t, frame)
        if i64(len(waiting)) > 1:
            t.ask(t.first)
        elif i64(len(waiting)) == 1:
            self.take_up(frame, waiting[0])
        else:
            self.finish(t, frame)

    def alive(self, t: Texts, frame: Frame, at: i64) -> bool:
        return t.same_stay(frame.slots[at], frame.slots[at + 1])

    def waiting(self, t: Texts, frame: Frame) -> vec[i64]:
        """Victims somebody might still save."""
        found = NONE
        if frame.ok == 0:
            return found
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

    def event(self, t: Texts, frame: Frame, at: i64) -> vec[i64]:
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

    def might_save(self, t: Texts, frame: Frame, at: i64, house: i64) -> bool:
        """As far as all know."""
        return i64(len(self.saves(t, frame, at, house, True))) > 0

    def saves(self, t: Texts, frame: Frame, at: i64, house: i64, public: bool) -> vec[i64]:
        """Events of the hand, a duplicate (DUP-04), texts in play."""
        victim = frame.slots[at]
        moves = NONE
        if t.ruled_out(CANNOT_BE_SAVED, 0, victim):
            return moves
        library = t.library()
        rest: i64 = 0
        if t.hand_size(house) > 0:
            rest = library.event_saves[house]
        texts = t.speaking(house) & library.saves[house]
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
                may = t.copy_may_be_held(card)
            else:
                card = t.held_face(card)
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

    def saving(self, t: Texts, card: i64, house: i64, event: vec[i64]) -> Ability | None:
        for ability in t.library().of[card]:
            if ability.kind == SAVE and t.may_use(ability, card, house, event, 0):
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
        t.use(ability, source, frame.seat, event, 0, i64(len(t.stack)) - 1)

    def finish(self, t: Texts, frame: Frame) -> None:
        cards = vec[i64](capacity=i64(2))
        for at in range(0, i64(len(frame.slots)), 3):
            if frame.slots[at + 2] != SAVED and self.alive(t, frame, at):
                cards = append(cards, frame.slots[at])
        t.die(cards)
        frame.next()
