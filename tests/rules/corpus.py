"""Games of random play, seen after every step, for the properties."""

from dataclasses import dataclass, field

from scenario import Cell, court, letters
from sizes import full

from council.core.play import rng_for
from council.core.state import CHANCE
from council.games.intrigue.board import DEALING, OVER, PLACING
from council.games.intrigue.game import GAME
from council.games.intrigue.rules import Intrigue

GAMES = full(50, 15)  # for each number of players


@dataclass
class Look:
    """A table at a glance, as plain data."""

    court: dict[Cell, str]
    hands: list[str]
    out: list[bool]
    turn: int
    placing: bool
    points: list[int]
    spare: int  # cards neither in the court nor in a hand
    thrones: int  # Iron Throne cards in the deck
    taken: list[int]  # Iron Throne cards by seat

    def row(self) -> list[int]:
        return sorted(x for r, x in self.court if r == 0)


@dataclass
class Step:
    """One placement: by whom, and the table before and after."""

    seat: int
    before: Look
    after: Look
    open: set[str]  # the houses that could go somewhere before

    def laid(self) -> tuple[Cell, str]:
        (cell,) = self.after.court.keys() - self.before.court.keys()
        return cell, self.after.court[cell]


@dataclass
class Round:
    """One round from the deal to the Iron Throne card."""

    seats: int
    starter: int
    start: Look
    steps: list[Step] = field(default_factory=list)
    end: Look | None = None  # the Iron Throne card drawn, the next round not dealt

    def width(self) -> int:
        return 7 if self.seats == 2 else 8


def look(state: Intrigue) -> Look:
    seats = range(int(state.seats))
    return Look(
        court(state),
        [letters(int(state.hands[seat])) for seat in seats],
        [bool(int(state.out) >> seat & 1) for seat in seats],
        int(state.turn),
        state.phase == PLACING,
        [int(state.points[seat]) for seat in seats],
        int(state.deck).bit_count(),
        int(state.throne_deck).bit_count(),
        [int(state.held[seat]) for seat in seats],
    )


def play(seats: int, seed: int) -> list[Round]:
    rng = rng_for("rules", seats, seed)
    setup = GAME.setup(seats, {"first": "random"})
    state = GAME.new(setup)
    assert isinstance(state, Intrigue)
    rounds: list[Round] = []
    for _ in range(GAME.longest(setup)):
        if state.phase == OVER:
            break
        if state.seat() == CHANCE:
            fresh = state.phase == DEALING
            state.apply(state.chance(rng))
            if fresh and state.phase == PLACING:
                rounds.append(Round(seats, int(state.starter()), look(state)))
            elif rounds and not fresh:
                rounds[-1].end = rounds[-1].end or look(state)
            continue
        this = rounds[-1]
        moves = state.legal_moves()
        houses = {h for h in range(4) if int(state.open_houses()) >> h & 1}
        before = this.steps[-1].after if this.steps else this.start
        seat = int(state.turn)
        state.apply(moves[rng.below(len(moves))])
        this.steps.append(Step(seat, before, look(state), {"SLBT"[h] for h in houses}))
    assert state.phase == OVER
    return rounds
