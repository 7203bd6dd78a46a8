"""A position of Westeros Intrigue from a few readable lines, with chance by script.

    table = given('''
        court:   (0,0)=L (0,1)=S
        hands:   B3 S / tyrion_lannister T2 / -
        turn:    A
        points:  4+0 / 3+2 / 0+1
        thrones: throne_4 / - / throne_1
        round:   3 of 3
    ''', chance=["draw throne_2"])
    table.play("A S(1,0); B tyrion_lannister(0,2)")

Only `hands` is needed. Seats are A, B, C ...; a card is a house, S, L, B or T (`B3` is three of
them), or a character's id. A place is a cell (row, x) as in the rules, row 0 at the bottom and x
counted from the first card of the round; or a slot row.position as people write it. `points` are
given round by round, `out` names the seats that are blocked (an empty hand is out anyway), `last`
who placed the last card, `first` who started the first round. A position may be one that no game
leads to, but not one that cannot lie on a table.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import scripted
from scripted import ScriptedTable, read

from council.core.state import members
from council.games.intrigue.board import HAND_SIZE, PLACING
from council.games.intrigue.game import GAME, IntrigueGame
from council.games.intrigue.rules import Intrigue

LETTERS = "SLBT"
HOUSES = ("stark", "lannister", "baratheon", "targaryen")
NAMES = "ABCDEF"
Cell = tuple[int, int]  # row from 0, x from the first card of the round
PLACE = r"\(-?\d+, ?-?\d+\)|\d\.\d"


class Table(ScriptedTable):
    """A table of Westeros Intrigue."""

    letters = NAMES
    state: Intrigue

    # -- playing by the letters of the rules

    def play(self, script: str) -> None:
        """Moves such as `A S(0,0); B jon_snow 1.2`, each checked to come from the seat on turn."""
        for step in script.split(";"):
            self.make(step)

    def finish_round(self) -> None:
        """Let everybody place the first card that fits until the round is over."""
        now = int(self.state.round)
        for _ in range(36):
            if not self.over() and self.state.round == now:
                self.move(int(self.state.turn), int(self.state.legal_moves()[0]))
        assert self.over() or self.state.round == now + 1

    def read(self, step: str) -> tuple[int, int]:
        """The seat and the number of a move."""
        found = re.fullmatch(rf"([A-F]) (\w+) ?({PLACE})", step.strip())
        assert found, step
        who, what, place = found.groups()
        thing = HOUSES[LETTERS.index(what)] if what in LETTERS else what
        return NAMES.index(who), self.game.number(f"place {thing} {self.slot(place)}")

    def slot(self, place: str) -> str:
        """A place as people write it."""
        if "." in place:
            return place
        row, x = cell(place)
        return f"{row + 1}.{x + int(self.state.lefts) + 1}"

    # -- looking

    def slots(self, house: str) -> set[str]:
        """Where the seat on turn may put a card of a house it holds."""
        assert house in self.hand(self.asked()), f"{self.asked()} holds no {house}"
        name = HOUSES[LETTERS.index(house)]
        texts = [self.game.text(m).split() for m in members(self.state.legal_moves())]
        return {slot for _, thing, slot in texts if thing == name}

    def places(self, house: str) -> set[Cell]:
        """The same as cells of the rules."""
        return {self.cell(slot) for slot in self.slots(house)}

    def cell(self, slot: str) -> Cell:
        row, position = slot.split(".")
        return int(row) - 1, int(position) - 1 - int(self.state.lefts)

    def court(self) -> dict[Cell, str]:
        return court(self.state)

    def hand(self, who: str) -> str:
        return letters(int(self.state.hands[NAMES.index(who)]))


def cell(text: str) -> Cell:
    row, x = text.strip("()").split(",")
    return int(row), int(x)


def court(state: Intrigue) -> dict[Cell, str]:
    """Which house lies where, read from the bits the engine works with."""
    return {
        (k // 8, k % 8 - int(state.lefts)): LETTERS[house]
        for house in range(4)
        for k in range(64)
        if int(state.court[house]) >> k & 1
    }


def letters(cards: int) -> str:
    """A set of cards by the letters of their houses."""
    return "".join(LETTERS[card // 9] for card in range(36) if cards >> card & 1)


def new(seats: int, seed: object = 0, chance: Iterable[str] = (), **options: Any) -> Table:
    """A game from the start, dealt by script or by seed."""
    table = Table(GAME, GAME.setup(seats, options), chance, seed)
    table.settle()
    return table


def deal(hands: str) -> list[str]:
    """The chance script that deals these hands in seat order: `S3 L4 B5 / ...`."""
    free = Cards(GAME)
    dealt = [card for hand in hands.split("/") for card in free.take(hand)]
    return [f"deal {GAME.box.characters[card].id}" for card in dealt]


# -- building a position


def given(
    text: str, game: IntrigueGame = GAME, chance: Iterable[str] = (), seed: object = 0
) -> Table:
    """The position these lines describe, ready to be played on."""
    start = build(read(text), game)
    table = Table(Given(game, start), game.setup(int(start.seats)), chance, seed)
    table.settle()
    return table


class Given(scripted.Given, IntrigueGame):
    """The game, but every play of it begins in one position."""


class Cards:
    """The cards not yet used in a position."""

    def __init__(self, game: IntrigueGame) -> None:
        self.free = list(range(36))
        self.ids = {character.id: k for k, character in enumerate(game.box.characters)}

    def take(self, words: str) -> list[int]:
        """`S3 LL jon_snow`: named cards are taken as they are, letters the lowest card left."""
        taken = []
        for word in words.replace("-", "").split():
            if word in self.ids:
                taken.append(self.ids[word])
                self.free.remove(self.ids[word])
                continue
            assert re.fullmatch(r"([SLBT]\d?)+", word), f"{word} is no card"
            for letter in re.sub(r"(.)(\d)", lambda m: m[1] * int(m[2]), word):
                left = [card for card in self.free if card // 9 == LETTERS.index(letter)]
                assert left, f"there are only nine {letter}"
                taken.append(left[0])
                self.free.remove(left[0])
        return taken


def build(lines: Mapping[str, str], game: IntrigueGame) -> Intrigue:
    known = {"court", "hands", "turn", "points", "thrones", "round", "out", "last", "first"}
    assert set(lines) <= known, f"a position has only {known}"
    hands = lines["hands"].split("/")
    seats = len(hands)
    state = game.blank(seats)
    free = Cards(game)
    lay(state, free, lines.get("court", ""))
    for seat, hand in enumerate(hands):
        for card in free.take(hand):
            state.give(seat, card)
        if not state.sizes[seat] or NAMES[seat] in lines.get("out", ""):
            state.out |= 1 << seat
    score(state, lines, game)
    state.dealt = int(HAND_SIZE[seats]) * seats
    state.phase = PLACING
    state.first = NAMES.index(lines.get("first", "A"))
    state.turn = NAMES.index(lines.get("turn", "A"))
    started = len(court(state)) > (seats == 5)
    last = lines.get("last", NAMES[state.turn - 1] if started else "")
    state.last = NAMES.index(last) if last else -1
    assert not int(state.out) >> int(state.turn) & 1, "the seat on turn is out"
    assert len(state.legal_moves()), "the seat on turn cannot place: it would be out"
    return state


def lay(state: Intrigue, free: Cards, text: str) -> None:
    """The court; asserts that it can lie so."""
    where: dict[Cell, int] = {}
    pieces = re.findall(rf"({PLACE})=(\w+)", text)
    assert len(pieces) == text.count("="), text
    for place, what in sorted(pieces, key=lambda piece: len(piece[1]), reverse=True):  # names first
        r, _, p = place.partition(".")
        spot = (int(r) - 1, int(p) - 1) if p else cell(place)
        assert spot not in where, f"two cards at {spot}"
        (where[spot],) = free.take(what)
    row = sorted(x for r, x in where if r == 0)
    assert row == list(range(row[0], row[-1] + 1)) if row else not where, "the bottom row has a gap"
    assert len(row) <= state.width, "the bottom row is too long"
    assert not row or (0, 0) in where, "the first card lies at (0,0)"
    state.lefts = -row[0] if row else 0
    for (r, x), card in where.items():
        under = [where.get((r - 1, x)), where.get((r - 1, x + 1))]
        fits = r == 0 or card // 9 in [u // 9 for u in under if u is not None]
        assert r == 0 or None not in under, f"({r},{x}) hangs in the air"
        assert fits, f"({r},{x}) does not match"
        state.deck &= ~(1 << card)
        state.court[card // 9] |= 1 << (8 * r + x + int(state.lefts))
        state.spots[card] = 16 * r + x + 8


def score(state: Intrigue, lines: Mapping[str, str], game: IntrigueGame) -> None:
    """What lies in the score piles, and which round this is."""
    seats = int(state.seats)
    now, _, of = lines.get("round", f"1 of {seats}").partition(" of ")
    state.round, state.rounds = int(now) - 1, int(of)
    for seat, pile in enumerate(lines.get("points", "").split("/")):
        for k, points in enumerate(pile.split("+")):
            assert not int(points or 0) or k < state.round, "points are of rounds that are over"
            state.points[seat] += int(points or 0)
            state.paid[seat] |= int(points or 0) << 5 * k
    ids = [throne.id for throne in game.box.thrones]
    drawn = 0
    for seat, pile in enumerate(lines.get("thrones", "").split("/")):
        for throne in pile.replace("-", "").split():
            card = 1 << ids.index(throne)
            state.throne_deck &= ~card
            state.thrones[seat] |= card
            state.held[seat] += 1
            state.takers |= (seat + 1) << 4 * drawn
            drawn += 1
    assert drawn == state.round, "one Iron Throne card for each round that is over"
