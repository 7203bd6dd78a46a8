"""The machine that runs cards: unfinished work is a stack of frames that hold only numbers.

A window asks seat after seat; a card used in it is a frame above; a window about that card lies
above the card. The top frame works until it asks something. All in here is known to everybody.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.board import Board
from council.games.risk.box.card_codes import AMOUNT as HOW_MUCH
from council.games.risk.box.card_codes import (
    COST_MULTIPLY,
    INCOME_MULTIPLY,
    KIND,
    LASTS,
    MAESTER,
    UNTIL_OWN_NEXT_TURN,
    Programs,
)
from council.games.risk.box.land import Land
from council.games.risk.realm import Realm

NO_FRAMES: Final = vec[i64]([0] * 24)
NO_PEOPLE: Final = vec[i64]([0] * 28)

# A frame: its kind, then
FRAME: Final[i64] = 12
F_KIND: Final[i64] = 0
F_CARD: Final[i64] = 1  # the card; of a window the point; dice to be rolled again
F_SEAT: Final[i64] = 2  # who used the card; of a window who is asked next
F_ROW: Final[i64] = 3  # the effect that runs; of a window the seats that have passed, as a set
F_STEP: Final[i64] = 4  # how far that effect is
F_SAID: Final[i64] = 5  # what was announced (K-02)
F_COUNT: Final[i64] = 6  # how many are left
F_LAST: Final[i64] = 7  # what was chosen last
F_CANCELLED: Final[i64] = 8
F_FACE: Final[i64] = 9  # of a d6
F_WHO: Final[i64] = 10  # who rolls, loses or chooses now
F_FACES: Final[i64] = 11  # several d6, four bits a seat

WINDOW: Final[i64] = 1
CARD: Final[i64] = 2
REROLL: Final[i64] = 3
SAIL: Final[i64] = 4  # an invasion by sea: where to (invasion_reach)
FREE_ONE: Final[i64] = 5  # which captive is ransomed

# Stages of a card before its effects, in F_ROW
SAYING: Final[i64] = -1
PLAYED: Final[i64] = -2

# What is asked; chance answers from D6_ROLL on
NO_QUESTION: Final[i64] = 0
IN_WINDOW: Final[i64] = 1
SAY_SEAT: Final[i64] = 2
SAY_LAND: Final[i64] = 3
SAY_PERSON: Final[i64] = 4
ONE_DIE: Final[i64] = 5
MORE_DICE: Final[i64] = 6
PLACE_ARMY: Final[i64] = 7
PLACE_UNIT: Final[i64] = 8
HOW_MANY: Final[i64] = 9
LOSE_ONE: Final[i64] = 10
WITHDRAW: Final[i64] = 11
LET_GO: Final[i64] = 12  # which of the cards looked at is discarded
SAIL_TO: Final[i64] = 13
RANSOM_WHOM: Final[i64] = 14
D6_ROLL: Final[i64] = 20
DIE_AGAIN: Final[i64] = 21
DRAW_WAITING: Final[i64] = 22
LOOK: Final[i64] = 23
TURN_UP: Final[i64] = 24
LOSE_MAESTER: Final[i64] = 25
TAKE_MAESTER: Final[i64] = 26

# The state of a character; from CAPTIVE on: of which seat
UP: Final[i64] = 0
DOWN: Final[i64] = 1
GONE: Final[i64] = 2
CAPTIVE: Final[i64] = 3

# An entry of `lasting`
ENTRY: Final[i64] = 5
E_ROW: Final[i64] = 0  # of the effect
E_CARD: Final[i64] = 1
E_USER: Final[i64] = 2
E_ABOUT: Final[i64] = 3  # the territory invaded, or the seat whose turn it is
E_SAID: Final[i64] = 4  # the character named


class Machine(Realm):
    """The stack, the characters, and the effects that last."""

    def __init__(self, seats: i64, land: Land, programs: Programs, source: Board | None) -> None:
        super().__init__(seats, land, source)
        self.programs: Programs = programs
        if source is None:
            self.stack: vec[i64] = NO_FRAMES[:]
            self.depth: i64 = 0
            self.ask: i64 = NO_QUESTION
            self.who: i64 = -1
            self.lasting: vec[i64] = vec[i64]()
            self.people: vec[i64] = NO_PEOPLE[:]
            self.rerolled: i64 = 0
            self.called_off: i64 = 0
            self.served: i64 = 0
            self.marches: i64 = 0
            self.draws: i64 = 0
            self.early: i64 = 0
            self.kept_phase: i64 = 0
            self.kept_source: i64 = -1
            self.kept_target: i64 = -1
        else:
            assert isinstance(source, Machine)
            self.stack = source.stack[:]
            self.depth = source.depth  # frames
            self.ask = source.ask  # what is asked now; NO_QUESTION: what the phase asks
            self.who = source.who  # who is asked it
            self.lasting = source.lasting[:]
            self.people = source.people[:]  # the state of each character
            self.rerolled = source.rerolled  # dice: bits 0 to 2 attack, from 8 on defence
            self.called_off = source.called_off  # the invasion is cancelled
            self.served = source.served  # a card took the place of the draw
            self.marches = source.marches  # maneuvers beyond the first
            self.draws = source.draws  # territory cards still to be drawn
            # A maneuver made early: 1 going on, 2 made; and what it interrupts
            self.early = source.early
            self.kept_phase = source.kept_phase
            self.kept_source = source.kept_source
            self.kept_target = source.kept_target

    # -- the stack

    def push(self, kind: i64, card: i64, seat: i64) -> None:
        base = self.depth * FRAME
        if base + FRAME > i64(len(self.stack)):
            stack = self.stack
            for _step in range(FRAME):
                stack = append(stack, 0)
            self.stack = stack
        self.depth += 1
        self.stack[base + F_KIND] = kind
        self.stack[base + F_CARD] = card
        self.stack[base + F_SEAT] = seat

    def pop(self) -> None:
        self.depth -= 1
        base = self.depth * FRAME
        for k in range(FRAME):
            self.stack[base + k] = 0

    def top(self, what: i64) -> i64:
        """A number of the top frame."""
        return self.stack[(self.depth - 1) * FRAME + what]

    def put_top(self, what: i64, value: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + what] = value

    def card_at(self, below: i64) -> i64:
        """Where the frame of a card begins: 0 the topmost card, 1 the one below it; -1: none."""
        k = self.depth - 1
        while k >= 0:
            if self.stack[k * FRAME] == CARD:
                if below == 0:
                    return k * FRAME
                below -= 1
            k -= 1
        return -1

    def point(self) -> i64:
        """The point of the innermost window; -1 when none is open."""
        k = self.depth - 1
        while k >= 0:
            if self.stack[k * FRAME] == WINDOW:
                return self.stack[k * FRAME + F_CARD]
            k -= 1
        return -1

    def outermost(self) -> i64:
        """The point whose window all others lie in, while a card is used."""
        return self.stack[F_CARD]

    def clear_stack(self) -> None:
        while self.depth > 0:
            self.pop()
        self.ask = NO_QUESTION
        self.who = -1

    def put_question(self, ask: i64, who: i64) -> None:
        self.ask = ask
        self.who = who

    # -- effects that last

    def start_lasting(self, row: i64, card: i64, user: i64, about: i64, said: i64) -> None:
        lasting = append(append(append(self.lasting, row), card), user)
        self.lasting = append(append(lasting, about), said)

    def entries(self) -> i64:
        return i64(len(self.lasting)) // ENTRY

    def entry(self, k: i64, what: i64) -> i64:
        return self.lasting[k * ENTRY + what]

    def kind_of(self, k: i64) -> i64:
        """The kind of the k-th lasting effect."""
        return self.programs.part(self.lasting[k * ENTRY], KIND)

    def drop(self, k: i64) -> None:
        """End the k-th lasting effect."""
        left = vec[i64](capacity=i64(len(self.lasting)) + 1)
        for i in range(i64(len(self.lasting))):
            if i // ENTRY != k:
                left = append(left, self.lasting[i])
        self.lasting = left

    def end_lasting(self, lasts: i64, user: i64) -> None:
        """End all that last no longer than this; those until the own turn of one seat only."""
        k = self.entries() - 1
        while k >= 0:
            term = self.programs.part(self.entry(k, E_ROW), LASTS)
            if lasts == UNTIL_OWN_NEXT_TURN:
                if term == lasts and self.entry(k, E_USER) == user:
                    self.drop(k)
            elif term <= lasts:
                self.drop(k)
            k -= 1

    def lasts_for(self, kind: i64, seat: i64) -> bool:
        """Whether an effect of that kind works for a seat."""
        for k in range(self.entries()):
            if self.kind_of(k) == kind and self.entry(k, E_USER) == seat:
                return True
        return False

    # -- costs and income

    def price(self, seat: i64, u: i64) -> i64:
        """Gold to use a card now (K-03)."""
        cost = self.programs.cost[u]
        if self.bribe_is_cost != 0 and self.programs.gives[u] > 0:
            cost = 0  # what is handed over is all
        for k in range(self.entries()):
            if self.kind_of(k) == COST_MULTIPLY and self.entry(k, E_USER) != seat:
                cost = cost * self.programs.part(self.entry(k, E_ROW), HOW_MUCH) // 100
        return cost

    def scaled(self, amount: i64) -> i64:
        """What is left of an income of the seat on turn, rounded down."""
        for k in range(self.entries()):
            if self.kind_of(k) == INCOME_MULTIPLY and self.entry(k, E_ABOUT) == self.turn:
                amount = amount * self.programs.part(self.entry(k, E_ROW), HOW_MUCH) // 100
        return amount

    # -- characters

    def in_game(self, u: i64) -> bool:
        """Whether a character is one of a House that is played, and not removed."""
        return self.people[u] != GONE and self.seat_of_house(self.programs.house[u]) >= 0

    def captives_of(self, seat: i64) -> vec[i64]:
        """Characters of a seat's House that others hold."""
        found = vec[i64](capacity=i64(5))
        house = self.houses[seat]
        for u in range(MAESTER):
            if self.programs.house[u] == house and self.people[u] >= CAPTIVE:
                found = append(found, u)
        return found

    def refresh(self) -> None:
        """Own face-down characters turn up; captives do not (D-33, A-28)."""
        house = self.houses[self.turn]
        for u in range(MAESTER):
            if self.programs.house[u] == house and self.people[u] == DOWN:
                self.people[u] = UP
        super().refresh()
