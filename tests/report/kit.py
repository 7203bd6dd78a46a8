"""What the tests of the report share: little thought, and games that have ended."""

from functools import cache

from conformance.kit import random_play
from conformance.tables import BY_ID, Table

from council.core.play import Play
from council.kit.review import Pace
from council.report.making import Report, report, reports

QUICK = Pace(3, 6, outcomes=40, iterations=20, least=6, rivals=2, worlds=3)
STILL = Pace(0, 3, outcomes=6, iterations=20, least=6, rivals=2, worlds=3)  # without rollouts


@cache
def played(name: str) -> Play:
    """A random game at one of the tables."""
    return random_play(BY_ID[name], "report")


@cache
def reported(name: str) -> Report:
    """Its report."""
    return report(played(name), QUICK)


def balanced(play: Play, pace: Pace) -> Report:
    """The first part of a report, without judgments: whoever makes one may stop there."""
    return next(found for found in reports(play, pace) if found.balances)


def pace_of(table: Table) -> Pace:
    """Rollouts where they are quick."""
    return STILL if table.game.name == "risk" else QUICK
