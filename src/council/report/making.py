"""A report in the making: partial results one after the other, the whole one last.

It needs no clock, no process and no file. Whoever runs it takes as many partial results as they
like, and may stop after any of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from council.core.play import Play
from council.kit.review import GameStep, Pace, Table, Walk, WinShare
from council.report.decisions import Judgment, judge, total
from council.report.games import review_of
from council.report.luck import Account, account, is_dice, is_luck, measure, part
from council.report.moments import Moment, moments_of
from council.report.path import check_finished, is_open, steps_of
from council.report.values import Gauge, Value


@dataclass(frozen=True)
class CurvePoint:
    """The shares of all seats before a line of the log; the last point is the result."""

    line: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Balance:
    """Where the result of a seat came from: start + dice + draws + own + others = result."""

    start: WinShare
    dice: WinShare
    draws: WinShare
    own: WinShare  # what its own moves changed
    others: WinShare  # what the moves of all others changed
    result: float

    @property
    def luck(self) -> WinShare:
        return WinShare(
            self.dice.value + self.draws.value, sqrt(self.dice.error**2 + self.draws.error**2)
        )


@dataclass(frozen=True)
class Skill:
    """What the decisions of a seat cost against the best that the search found."""

    decisions: int  # with a choice
    best: int  # of these: the search's own choice
    cost: WinShare  # of all together
    each: WinShare  # on average


@dataclass(frozen=True)
class Report:
    """All that is known so far; `done` of `of` positions and decisions are worked out."""

    done: int
    of: int
    curve: list[CurvePoint] = field(default_factory=list)
    balances: list[Balance] = field(default_factory=list)
    luck: list[Moment] = field(default_factory=list)  # the greatest strokes
    judgments: list[Judgment] = field(default_factory=list)
    skills: list[Skill] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    whole: bool = False


def reports(play: Play, pace: Pace | None = None) -> Iterator[Report]:
    """The report of a finished game as it grows; Invalid when there is none to make."""
    check_finished(play)
    review = review_of(play.game)
    gauge = Gauge(play.game, review, pace or review.pace(play.log.setup))
    steps = steps_of(play)
    open_steps = [k for k, step in enumerate(steps) if is_open(step.before)]
    of = len(steps) + len(open_steps)
    found: dict[int, Value] = {}
    for found in measure(gauge, steps, play.state):
        yield Report(min(len(found), len(steps)), of, curve_of(steps, found))
    ledger = account(steps, found)
    walk = Walk(play.game, steps, ledger.shares(), ledger.errors(), play.state)
    seats = range(play.log.setup.seats)
    report = Report(
        len(steps),
        of,
        curve_of(steps, found),
        [balance(ledger, seat) for seat in seats],
        moments_of(play.game, ledger, []),
        tables=review.tables(walk),
    )
    yield report
    judged: list[Judgment] = []
    for number, k in enumerate(open_steps, 1):
        step = steps[k]
        judged.append(judge(play.game, step.before.mask(step.who), step.moves[0], k, gauge.pace))
        if number < len(open_steps):
            yield replace(report, done=len(steps) + number)
    yield replace(
        report,
        done=of,
        judgments=judged,
        skills=[skill([one for one in judged if one.seat == seat]) for seat in seats],
        moments=moments_of(play.game, ledger, judged),
        whole=True,
    )


def report(play: Play, pace: Pace | None = None) -> Report:
    """The whole report at once."""
    *_, last = reports(play, pace)
    return last


def curve_of(steps: Sequence[GameStep], found: dict[int, Value]) -> list[CurvePoint]:
    """The shares as far as they are known."""
    points = []
    for k in sorted(found):
        line = steps[k].line if k < len(steps) else steps[-1].line + 1
        errors = tuple(sqrt(variance) for variance in found[k].variance)
        points.append(CurvePoint(line, found[k].shares, errors))
    return points


def balance(ledger: Account, seat: int) -> Balance:
    """The account of a seat."""
    first = ledger.values[0]
    return Balance(
        WinShare(first.shares[seat], sqrt(first.variance[seat])),
        part(ledger, seat, is_dice),
        part(ledger, seat, lambda step: is_luck(step) and not is_dice(step)),
        part(ledger, seat, lambda step: step.who == seat),
        part(ledger, seat, lambda step: not is_luck(step) and step.who != seat),
        ledger.values[-1].shares[seat],
    )


def skill(judged: Sequence[Judgment]) -> Skill:
    """What the decisions of one seat cost."""
    cost = total(judged)
    count = max(1, len(judged))
    best = sum(one.best == one.played for one in judged)
    return Skill(len(judged), best, cost, WinShare(cost.value / count, cost.error / count))
