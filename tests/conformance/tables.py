"""Every table the battery is run on. A new game adds a file of its rows, and a line here."""

from conformance import tables_cardgame, tables_intrigue, tables_risk
from conformance.nim import NIM
from conformance.table import Table

PRINTED = tables_intrigue.PRINTED
VARIANTS = [*tables_intrigue.VARIANTS, *tables_risk.ALL, *tables_cardgame.ALL]
TOYS = [
    Table(f"nim-{seats}", NIM, NIM.setup(seats), differing=0.4, exchange=None) for seats in (2, 3)
]
TABLES = [*PRINTED, *VARIANTS, *TOYS]

__all__ = ["PRINTED", "TABLES", "TOYS", "VARIANTS", "Table"]
