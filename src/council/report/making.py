"""A report in the making: its parts, and what can be said when some or all of them are there.

It needs no clock, no process and no file. Whoever runs it works out as many parts as they like,
and may stop after any of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from council import compiled
from council.core.play import Play
from council.kit.review import GameStep, Pace, Table, Walk, WinShare
from council.report.decisions import Judgment, judge, total
from council.report.games import review_of
from council.report.luck import (
    COARSE,
    Account,
    account,
    is_dice,
    is_luck,
    measured,
    part,
    positions,
    seed_of,
)
from council.report.moments import Moment, moments_of
from council.report.path import check_finished, is_open, steps_of
from council.report.values import Gauge, Value, exact, result

SLOWER = 10


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


@dataclass(frozen=True)
class ReportPlan:
    """A finished game, and the parts of its report in the order in which they are worked out: first
    the values of positions, then the judgments of decisions. No part depends on another, so they
    can be worked out in slices, anywhere, and again."""

    play: Play
    gauge: Gauge
    steps: Sequence[GameStep]
    seed: str
    positions: Sequence[int]
    decisions: Sequence[int]

    @property
    def of(self) -> int:
        """How many parts there are."""
        return len(self.positions) + len(self.decisions)


Part = Value | Judgment


def plan_of(play: Play, pace: Pace | None = None) -> ReportPlan:
    """What there is to do; Invalid when no report can be made of this game."""
    check_finished(play)
    review = review_of(play.game)
    setup = play.log.setup
    gauge = Gauge(play.game, review, pace or review.pace(setup), review.sharpness(setup))
    steps = steps_of(play)
    decisions = [k for k, step in enumerate(steps) if is_open(step.before)]
    return ReportPlan(play, gauge, steps, seed_of(gauge, steps), positions(steps), decisions)


def work_out(plan: ReportPlan, number: int) -> Part:
    """One part of a report, counted from 0."""
    count = len(plan.positions)
    if number < count:
        return measured(plan.gauge, plan.steps, plan.seed, plan.positions[number])
    k = plan.decisions[number - count]
    step = plan.steps[k]
    view = step.before.mask(step.who)
    return judge(plan.play.game, view, step.moves[0], k, plan.gauge.pace)


def put_together(plan: ReportPlan, parts: Sequence[Part]) -> Report:
    """The report from its first parts; whole if these are all."""
    game, seats = plan.play.game, range(plan.play.log.setup.seats)
    values = [part for part in parts if isinstance(part, Value)]
    judged = [part for part in parts if isinstance(part, Judgment)]
    found = dict(zip(plan.positions, values, strict=False))
    curve = curve_of(plan, found)
    if len(values) < len(plan.positions):
        return Report(len(parts), plan.of, curve)
    ledger = account(plan.steps, found, plan.play.state)
    walk = Walk(game, plan.steps, ledger.shares(), ledger.errors(), plan.play.state)
    report = Report(
        len(parts),
        plan.of,
        curve,
        [balance(ledger, seat) for seat in seats],
        moments_of(game, ledger, []),
        tables=plan.gauge.review.tables(walk),
    )
    if len(parts) < plan.of:
        return report
    return replace(
        report,
        judgments=judged,
        skills=[skill([one for one in judged if one.seat == seat]) for seat in seats],
        moments=moments_of(game, ledger, judged),
        whole=True,
    )


def reports(play: Play, pace: Pace | None = None) -> Iterator[Report]:
    """The report of a finished game as it grows; Invalid when there is none to make."""
    plan = plan_of(play, pace)
    parts: list[Part] = []
    grown = put_together(plan, parts)
    for number in range(plan.of):
        yield replace(grown, done=number)
        parts.append(work_out(plan, number))
        measuring = len(parts) <= len(plan.positions)
        if len(parts) == len(plan.positions) or (measuring and not len(parts) % COARSE):
            grown = put_together(plan, parts)
    yield put_together(plan, parts)


def report(play: Play, pace: Pace | None = None) -> Report:
    """The whole report at once."""
    *_, last = reports(play, pace)
    return last


def usual_pace(play: Play) -> Pace:
    """How much to think about a game: a tenth where the engine is not compiled."""
    pace = review_of(play.game).pace(play.log.setup)
    return pace if compiled.status() == "compiled" else lighter(pace)


def lighter(pace: Pace) -> Pace:
    """A tenth of the thought."""
    return replace(
        pace,
        rollouts=-(-pace.rollouts // SLOWER),
        samples=-(-pace.samples // SLOWER),
        iterations=-(-pace.iterations // SLOWER),
        worlds=max(8, pace.worlds // SLOWER),
        behind=-(-pace.behind // SLOWER),
    )


def curve_of(plan: ReportPlan, found: Mapping[int, Value]) -> list[CurvePoint]:
    """The shares as far as they are known; the result is always known."""
    known = {**found, len(plan.steps): exact(result(plan.play.state))}
    points = []
    for k in sorted(known):
        line = plan.steps[k].line if k < len(plan.steps) else plan.steps[-1].line + 1
        errors = tuple(sqrt(variance) for variance in known[k].variance)
        points.append(CurvePoint(line, known[k].shares, errors))
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
