"""Every table the battery is run on. A new game adds a file of its rows, and a line here.

Interpreted, a game of RISK takes seconds: there one of its tables in three has to do."""

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

__all__ = ["BY_ID", "PRINTED", "TABLES", "TOYS", "VARIANTS", "Table"]
