"""What tests of reports on a server and in a page share: reports made quickly, a slice a part, and
the bytes that both must answer with."""

import msgspec
import pytest
from report.kit import QUICK

from council.core.game import Setup
from council.core.play import Play
from council.games.intrigue.report import IntrigueReview
from council.kit.review import Pace
from council.report.making import report
from council.tables.reports import slices
from council.tables.reports.document import document, encode


class Raw(msgspec.Struct):
    """An answer whose report is left as it came."""

    report: msgspec.Raw


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reports think little, and one part is a slice."""

    def pace(self: object, setup: Setup) -> Pace:
        return QUICK

    monkeypatch.setattr(IntrigueReview, "pace", pace)
    monkeypatch.setattr("council.report.making.lighter", lambda pace: pace)
    monkeypatch.setattr(slices, "SECONDS", 0.0)
    slices.plans.clear()


def given_in(answer: bytes) -> bytes:
    """The report in an answer."""
    return bytes(msgspec.json.decode(answer, type=Raw).report)


def whole(play: Play) -> bytes:
    """What `council report --json` writes."""
    return encode(document(play, report(play, QUICK)))
