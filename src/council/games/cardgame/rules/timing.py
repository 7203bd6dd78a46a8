"""What follows from what: deaths, delayed effects, passives, responses."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, shl
from council.games.cardgame.box.book import (
    CHALLENGE_WON,
)
from council.games.cardgame.box.library import DELAYED, PASSIVE, RESPONSE, Ability
from council.games.cardgame.moves import (
    CARDS,
    DECK_SIZE,
    PASS,
    PICK,
)
from council.games.cardgame.rules.abilities import speaking, tests_hold, text_frame, use_ability
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.killing import at_zero, die
from council.games.cardgame.rules.offers import answer_moves, code, just_died, matches, source_of
from council.games.cardgame.rules.steps import Step, settle, table
from council.games.cardgame.state.board import EVENT_WIDTH, Board
from council.kit.stack import AMOUNT, CARD, KIND, NONE, SEAT, STAY, Frame, Stacked, X, Y


class Settle(Step):
    """Everything an action or a step has caused is answered: first deaths at strength 0 and
    passives, until none is left, then one window for responses (AMB-16, AMB-50).

    `slots` are the events, `marks` what has answered which of them.
    """

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        if frame.step == 0:
            self.gather(t, frame)
            if self.deaths(t) or self.delayed(t, frame):
                return
            waiting = self.passives(t, frame)
            if i64(len(waiting)) > 1:
                t.ask(t.first)  # PAS-03
                return
            if i64(len(waiting)) == 1:
                self.resolve(t, frame, waiting[0])
                return
            frame.step = 1
            frame.seat = t.first
        while frame.passes < 2 and i64(len(frame.slots)) > 0:
            if i64(len(answer_moves(t, frame.seat, frame.slots, frame.marks, True))) > 0:
                t.ask(frame.seat)
                return
            frame.passes += 1
            frame.seat = 1 - frame.seat
        frame.next()

    def gather(self, t: Board, frame: Frame) -> None:
        """What has happened since joins the collection."""
        if i64(len(frame.slots)) == 0:
            frame.slots = t.news
        else:
            for number in t.news:
                frame.note(number)
        t.news = NONE

    def deaths(self, t: Board) -> bool:
        cards = NONE
        for d in range(i64(2)):
            rest = at_zero(t, d)
            while rest != 0:
                cards = append(cards, DECK_SIZE * d + lowest(rest))
                rest &= rest - 1
        if i64(len(cards)) == 0:
            return False
        die(t, cards)
        return True

    def delayed(self, t: Board, frame: Frame) -> bool:
        """Effects that waited for one of these events; those on winning came before the claim."""
        for entry in range(t.lasting.count()):
            if t.lasting.get(entry, KIND) == DELAYED:
                on = t.lasting.get(entry, AMOUNT)
                for at in range(0, i64(len(frame.slots)), EVENT_WIDTH):
                    if (
                        frame.slots[at] == on
                        and on != CHALLENGE_WON
                        and run_delayed(t, entry, frame.slots, at)
                    ):
                        return True
        return False

    def passives(self, t: Board, frame: Frame) -> vec[i64]:
        """Sources of passives that have still to resolve: cards, and plots (100 and above)."""
        found = NONE
        if i64(len(frame.slots)) == 0:
            return found
        library = t.library
        events: i64 = 0
        for at in range(0, i64(len(frame.slots)), EVENT_WIDTH):
            events |= shl(1, frame.slots[at])
        for house in range(i64(2)):
            rest: i64 = 0
            for at in range(0, i64(len(frame.slots)), EVENT_WIDTH):
                rest |= library.answers[2 * frame.slots[at] + house]
            if rest != 0:
                rest &= speaking(t, house) | just_died(t, house, frame.slots)
            while rest != 0:
                card = DECK_SIZE * house + lowest(rest)
                rest &= rest - 1
                if self.waits(t, frame, card, house) is not None:
                    found = append(found, card)
        for house in range(i64(2)):
            plot = t.revealed[house]
            if (
                plot >= 0
                and t.cancelled[house] == 0
                and library.plot_passives[plot] & events != 0
                and self.waits(t, frame, CARDS + plot, house) is not None
            ):
                found = append(found, CARDS + plot)
        if i64(len(found)) == 2 and found[0] > found[1]:  # the two plots
            return append(append(vec[i64](capacity=i64(2)), found[1]), found[0])
        return found

    def waits(self, t: Board, frame: Frame, source: i64, house: i64) -> Ability | None:
        for ability in t.library.of[source]:
            if (
                ability.kind == PASSIVE
                and matches(t, ability, source, house, frame.slots, frame.marks) >= 0
            ):
                return ability
        return None

    def resolve(self, t: Board, frame: Frame, source: i64) -> None:
        house = owner(t, source)
        ability = self.waits(t, frame, source, house)
        assert ability is not None
        at = matches(t, ability, source, house, frame.slots, frame.marks)
        frame.mark(code(ability, source, at))
        use_ability(t, ability, source, house, frame.slots, at, -1)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(4))
        if frame.step == 0:
            for source in self.passives(t, frame):
                moves = append(moves, PICK + source)
            return moves
        moves = append(moves, PASS)
        for move in answer_moves(t, frame.seat, frame.slots, frame.marks, False):
            moves = append(moves, move)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if frame.step == 0:
            self.resolve(t, frame, move - PICK)
            return
        house = frame.seat
        frame.seat = 1 - house
        if move == PASS:
            frame.passes += 1
            return
        frame.passes = 0
        source = source_of(move)
        for ability in t.library.of[source]:
            if ability.kind == RESPONSE:
                at = matches(t, ability, source, house, frame.slots, frame.marks)
                if at >= 0:
                    frame.mark(code(ability, source, at))
                    settle(t)
                    use_ability(t, ability, source, house, frame.slots, at, -1)
                    return


def owner(t: Board, source: i64) -> i64:
    """The House a card or a revealed plot belongs to."""
    if source < CARDS:
        return source // DECK_SIZE
    return 0 if t.revealed[0] == source - CARDS else 1


def run_delayed(t: Board, entry: i64, slots: vec[i64], at: i64) -> bool:
    """Set a delayed effect going if its conditions hold; it works once."""
    lasting = t.lasting
    you = lasting.get(entry, SEAT)
    source = lasting.get(entry, CARD)
    event = slots[at : at + EVENT_WIDTH]
    if not tests_hold(t.library.delays[lasting.get(entry, Y)], t, you, source, -1, event):
        return False
    frame = text_frame(t, lasting.get(entry, X), source, you, -1, 4)
    frame.stay = lasting.get(entry, STAY)
    for k in range(EVENT_WIDTH):
        frame.slots[k] = event[k]
    lasting.drop(entry)
    t.push(frame)
    return True
