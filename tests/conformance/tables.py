"""Every table the battery is run on. A new game adds a file of its rows, and a line here.

Interpreted, a game of RISK takes seconds: there one of its tables in three has to do."""

from collections.abc import Callable
from zlib import crc32

import pytest
from conformance import tables_cardgame, tables_intrigue, tables_risk
from conformance.nim import NIM
from conformance.table import Table
from sizes import COMPILED, full

PRINTED = tables_intrigue.PRINTED
LONG = tables_risk.ALL if COMPILED else tables_risk.ALL[::3]
VARIANTS = [*tables_intrigue.VARIANTS, *LONG, *tables_cardgame.ALL]
TOYS = [
    Table(f"nim-{seats}", NIM, NIM.setup(seats), differing=0.4, exchange=None) for seats in (2, 3)
]
TABLES = [*PRINTED, *VARIANTS, *TOYS]
BY_ID = {table.id: table for table in [*TABLES, *tables_risk.ALL]}

# One of each kind, in `make check`; the others are part of `make test`.
QUICK = {
    "intrigue-3",
    "risk-2",
    "mitchell-dominion-2",
    "cardgame-2-draft",
    "nim-3",
}
REST = [table for table in TABLES if table.id not in QUICK]
SHARES = full(1, 17)


def every_table(test: Callable[..., None]) -> Callable[..., None]:
    """All tables in `make soak`. In `make test` those of QUICK and a share of the others: another
    share for another test, so that each table meets many of the tests."""
    share = REST[crc32(test.__name__.encode()) % SHARES :: SHARES]
    quick = [table for table in TABLES if table.id in QUICK]
    rows = [pytest.param(table, id=table.id) for table in quick]
    rows += [pytest.param(table, id=table.id, marks=pytest.mark.slow) for table in share]
    return pytest.mark.parametrize("table", rows)(test)


__all__ = ["BY_ID", "PRINTED", "QUICK", "TABLES", "TOYS", "VARIANTS", "Table", "every_table"]
