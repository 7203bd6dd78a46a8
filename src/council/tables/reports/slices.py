"""The work on a report in slices that take about half a second, in a worker that does other things
between them. A slice is asked for by the number of its first part: it depends on no other, so what
is lost is worked out again, with the same result."""

import time
from collections.abc import Callable
from hashlib import sha256

import msgspec

from council.core.game import Invalid, Message
from council.core.log import BadLog, read
from council.core.play import resume, rng_for
from council.games import game_of
from council.report.decisions import Judgment
from council.report.making import ReportPlan, plan_of, put_together, usual_pace, work_out
from council.report.values import Value
from council.tables.reports.document import document, encode

SECONDS = 0.4  # after which a slice ends with its next part
MOST = 3  # games that a worker remembers between slices


class Worked(msgspec.Struct):
    """Some parts of a report in order; `of` so many. Whoever keeps them need not understand them
    (`parts.py`)."""

    of: int
    values: list[Value]
    judgments: list[Judgment]


plans: dict[str, ReportPlan] = {}  # of this worker, the last one used last


def work_on(
    text: str, first: int, ours: bool, clock: Callable[[], float] = time.monotonic
) -> bytes | Message:
    """The next parts from a number on, as JSON; or why there is no report."""
    end = clock() + SECONDS
    try:
        plan = recall(text, ours)
    except (BadLog, Invalid) as refused:
        return refused.message
    values: list[Value] = []
    judgments: list[Judgment] = []
    for number in range(first, plan.of):
        part = work_out(plan, number)
        if isinstance(part, Value):
            values.append(part)
        else:
            judgments.append(part)
        if clock() >= end:
            break
    return encode(Worked(plan.of, values, judgments))


def put_down(text: str, parts: bytes, ours: bool) -> bytes | Message:
    """The whole report as JSON, from all of its parts."""
    found = msgspec.json.decode(parts, type=Worked)
    plan = recall(text, ours)
    report = put_together(plan, [*found.values, *found.judgments])
    del plans[key_of(text)]
    return encode(document(plan.play, report))


def recall(text: str, ours: bool) -> ReportPlan:
    """The plan for a log, remembered or made anew; BadLog or Invalid if there can be none."""
    key = key_of(text)
    plan = plans.pop(key, None) or plan_for(text, ours)
    plans[key] = plan
    for old in list(plans)[:-MOST]:
        del plans[old]
    return plan


def key_of(text: str) -> str:
    """What a log is known by."""
    return sha256(text.encode()).hexdigest()


def plan_for(text: str, ours: bool) -> ReportPlan:
    """The plan for a log, every line of it checked."""
    log = read(text, ours)
    if log.reader is not None:
        raise Invalid("report-one-reader")
    play = resume(game_of(log), log, rng_for("report"))
    return plan_of(play, usual_pace(play))
