"""What Westeros Intrigue tells the decision report: who stranded whom."""

from council.core.game import Message, Setup, Who
from council.games.intrigue.board import PLACING
from council.games.intrigue.rules import Intrigue
from council.kit.review import Cell, Pace, Review, Table, Walk

# By the number of players, where it is not 1: found by `report.calibration 500 intrigue-2 --fit`
# in tests/report. In a duel, random play makes a lead look safer than it is.
SHARPNESS = {2: 0.63}


class IntrigueReview(Review):
    """Rollouts are cheap here, and the estimate alone knows nothing of a hand."""

    def pace(self, setup: Setup) -> Pace:
        """Where the mean of rollouts is made less sure, each outcome of chance needs all of them:
        there are fewer, and fewer outcomes are sampled."""
        if self.sharpness(setup) == 1.0:
            return Pace(3000, 4000, iterations=3000, worlds=400)
        return Pace(600, 120, iterations=3000, worlds=400)

    def sharpness(self, setup: Setup) -> float:
        return SHARPNESS.get(setup.seats, 1.0)

    def tables(self, walk: Walk) -> list[Table]:
        columns = ("round", "who", "cards", "by", "line")
        return [
            Table(
                Message("report-stranded"),
                [Message(f"report-stranded-{name}") for name in columns],
                stranded(walk),
                Message("report-stranded-note"),
            )
        ]


def stranded(walk: Walk) -> list[list[Cell]]:
    """A row for each time somebody had cards left and no place for them: who laid the card that
    closed their last place."""
    rows: list[list[Cell]] = []
    closers: dict[int, int] = {}
    for k, step in enumerate(walk.steps):
        before, after = walk.state(k), walk.state(k + 1)
        assert isinstance(before, Intrigue)
        assert isinstance(after, Intrigue)
        if before.phase != PLACING:
            closers = {}
            continue
        for seat in range(int(before.seats)):
            if after.hands[seat] & after.cards_in(after.open_houses()):
                closers.pop(seat, None)
            elif seat not in closers:
                could = before.hands[seat] & before.cards_in(before.open_houses())
                closers[seat] = step.who if could else -1
            falls_out = (int(after.out) & ~int(before.out)) >> seat & 1
            if falls_out and after.sizes[seat] > 0:
                rows.append(row(before, seat, int(after.sizes[seat]), closers[seat], step.line))
    return rows


def row(before: Intrigue, seat: int, cards: int, closer: int, line: int) -> list[Cell]:
    """Who was left with how many cards, and by whom."""
    by: Cell = Who(closer)
    if closer < 0:
        by = Message("report-stranded-deal")
    elif closer == seat:
        by = Message("report-stranded-self")
    return [int(before.round) + 1, Who(seat), cards, by, line]
