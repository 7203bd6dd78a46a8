"""Every table the battery is run on. A new game adds a file of its rows, and a line here.

Interpreted, a game of RISK takes seconds: there one of its tables in three has to do."""

import pytest
from conformance import tables_cardgame, tables_intrigue, tables_risk
from conformance.nim import NIM
from conformance.table import Table
from sizes import COMPILED

PRINTED = tables_intrigue.PRINTED
LONG = tables_risk.ALL if COMPILED else tables_risk.ALL[::3]
VARIANTS = [*tables_intrigue.VARIANTS, *LONG, *tables_cardgame.ALL]
TOYS = [
    Table(f"nim-{seats}", NIM, NIM.setup(seats), differing=0.4, exchange=None) for seats in (2, 3)
]
TABLES = [*PRINTED, *VARIANTS, *TOYS]
BY_ID = {table.id: table for table in [*TABLES, *tables_risk.ALL]}

# One of each kind; the others are part of `make test`.
QUICK = {
    "intrigue-2",
    "intrigue-3",
    "intrigue-5",
    "intrigue-6-all-options",
    "risk-2",
    "risk-4",
    "risk-6",
    "mitchell-3-chosen",
    "risk-3-dominion",
    "risk-2-court",
    "mitchell-dominion-2",
    "cardgame-2",
    "cardgame-2-draft",
    "nim-2",
    "nim-3",
}

every_table = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=table.id, marks=() if table.id in QUICK else pytest.mark.slow)
        for table in TABLES
    ],
)

__all__ = ["BY_ID", "PRINTED", "TABLES", "TOYS", "VARIANTS", "Table", "every_table"]
