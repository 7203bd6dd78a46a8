"""The rules of Westeros Intrigue a second time: cells in a dict, hands as strings, no tricks.

Written from the rules alone; it imports nothing of ours, so that an error of the engine is not
repeated here. Cards are letters of houses; a cell is (row, x), x counted from the first card.
"""

from itertools import product

Cell = tuple[int, int]
HAND = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}  # R06


class Round:
    """One round from the deal to the last card."""

    def __init__(self, hands: list[str], first: int, court: dict[Cell, str]) -> None:
        self.hands = list(hands)
        self.court = dict(court)
        self.out = [hand == "" for hand in hands]  # R23
        self.last = -1
        self.turn = first - 1
        self.pass_on()

    def copy(self) -> "Round":
        other = Round.__new__(Round)
        other.hands, other.court = list(self.hands), dict(self.court)
        other.out, other.last, other.turn = list(self.out), self.last, self.turn
        return other

    def over(self) -> bool:
        return all(self.out)  # R27

    def row(self) -> list[int]:
        return sorted(x for row, x in self.court if row == 0)

    def most(self) -> int:
        return 7 if len(self.hands) == 2 else 8  # R18

    def cells(self, house: str) -> set[Cell]:
        """Everywhere a card of the house may go."""
        if not self.court:
            return {(0, 0)}  # R15
        found = set()
        row = self.row()
        if len(row) < self.most():
            found = {(0, row[0] - 1), (0, row[-1] + 1)}  # R16
        for r, x in self.court:
            pair = [self.court.get((r, x)), self.court.get((r, x + 1))]
            if None not in pair and (r + 1, x) not in self.court and house in pair:  # R19, R20
                found.add((r + 1, x))
        return found

    def moves(self) -> list[tuple[str, Cell]]:
        if self.over():
            return []
        return [(house, c) for house in set(self.hands[self.turn]) for c in self.cells(house)]

    def place(self, house: str, cell: Cell) -> None:
        assert (house, cell) in self.moves(), f"{house} {cell} is not legal"
        self.court[cell] = house
        self.hands[self.turn] = self.hands[self.turn].replace(house, "", 1)
        self.last = self.turn
        if not self.hands[self.turn]:
            self.out[self.turn] = True  # A05
        self.pass_on()

    def pass_on(self) -> None:
        """R11, R22, R25, R26, A04: the next seat that is not out; who cannot place then is out."""
        while not self.over():
            self.turn = (self.turn + 1) % len(self.hands)
            if self.out[self.turn]:
                continue
            if self.moves():
                return
            self.out[self.turn] = True


def count(game: Round, depth: int) -> int:
    """Sequences of exactly so many placements."""
    moves = game.moves()
    if depth <= 1:
        return 1 if depth == 0 else len(moves)
    total = 0
    for house, cell in moves:
        after = game.copy()
        after.place(house, cell)
        total += count(after, depth - 1)
    return total


class Whole:
    """A whole game, fed with the lines of a log: who, and what."""

    def __init__(
        self,
        seats: int,
        houses: dict[str, str],
        thrones: dict[str, tuple[int, int]],
        rounds: int = 0,
        first: int | None = 0,
    ) -> None:
        self.seats = seats
        self.houses = houses  # character -> letter
        self.values = thrones  # card -> value, daggers
        self.rounds = rounds or seats  # R12
        self.first = first
        self.number = 0  # of the round, from 0
        self.points = [0] * seats
        self.paid: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[str]] = [[] for _ in range(seats)]
        self.shown: list[str] = []
        self.dealt: list[str] = []
        self.named: dict[Cell, str] = {}
        self.held: list[list[str]] = []
        self.round: Round | None = None

    def starter(self) -> int:
        assert self.first is not None
        return (self.first + self.number) % self.seats  # R13

    def phase(self) -> str:
        if self.first is None:
            return "first"
        if self.round is None:
            return "deal" if self.number < self.rounds else "reveal" if self.hidden() else "over"
        return "draw" if self.round.over() else "place"

    def hidden(self) -> list[str]:
        return [card for pile in self.piles for card in pile if card not in self.shown]

    def feed(self, who: int | str, text: str) -> None:
        """One line; what cannot be is an AssertionError."""
        verb, _, rest = text.partition(" ")
        assert verb == self.phase(), f"{text}: expected {self.phase()}"
        assert (who == "*") == (verb != "place")
        for what in rest.split(", "):
            if verb == "place":
                assert who == self.asked()
                self.place(*what.split())
            else:
                getattr(self, verb + "_card")(what)

    def first_card(self, what: str) -> None:
        self.first = int(what)
        assert 0 <= self.first < self.seats

    def deal_card(self, card: str) -> None:
        assert card in self.houses
        assert card not in self.dealt
        self.dealt.append(card)
        size = HAND[self.seats]
        if len(self.dealt) < size * self.seats + (self.seats == 5):
            return
        self.held = [[] for _ in range(self.seats)]
        for k in range(self.seats):
            seat = (self.starter() + k) % self.seats  # R10
            self.held[seat] = self.dealt[k * size : (k + 1) * size]
        self.named = {(0, 0): self.dealt[-1]} if self.seats == 5 else {}  # R08
        hands = ["".join(self.houses[card] for card in hand) for hand in self.held]
        court = {cell: self.houses[card] for cell, card in self.named.items()}
        self.round = Round(hands, self.starter(), court)

    def asked(self) -> int | str:
        assert self.round
        return self.round.turn

    def cell(self, slot: str) -> Cell:
        """Row.position, counted from the left end of the bottom row (A17)."""
        assert self.round
        row, position = (int(part) for part in slot.split("."))
        left = min(self.round.row(), default=0)
        return row - 1, left + position - 1

    def place(self, card: str, slot: str) -> None:
        assert self.round
        cell = self.cell(slot)
        self.held[self.round.turn].remove(card)
        self.round.place(self.houses[card], cell)
        self.named[cell] = card

    def draw_card(self, card: str) -> None:
        assert self.round
        assert card in self.values
        assert not any(card in pile for pile in self.piles)
        self.piles[self.round.last].append(card)  # R28
        for seat, hand in enumerate(self.round.hands):
            self.points[seat] += len(hand)  # R30
            self.paid[seat].append(len(hand))
        self.number += 1
        self.dealt, self.round = [], None

    def reveal_card(self, card: str) -> None:
        assert card in self.hidden()
        self.shown.append(card)

    def scores(self) -> list[int]:
        """R34"""
        return [
            points - sum(self.values[card][0] for card in pile)
            for points, pile in zip(self.points, self.piles, strict=True)
        ]

    def result(self) -> list[float]:
        """R35, R36, R37, A11"""
        assert self.phase() == "over"
        keys = [
            (score, min((self.values[card][1] for card in pile), default=99))
            for score, pile in zip(self.scores(), self.piles, strict=True)
        ]
        winners = [key == min(keys) for key in keys]
        return [won / sum(winners) for won in winners]


def cells_of_pyramid(width: int) -> list[tuple[int, int]]:
    """Row and column of every place of a full pyramid."""
    return [(r, c) for r, c in product(range(width), repeat=2) if c < width - r]
