"""Positions to ask advice for: the view of the seat that is asked, and two of its moves."""

from collections.abc import Iterator

from conformance.kit import asked_positions
from conformance.tables import BY_ID, Table

from council.bots.advice import AdviceBudget
from council.core.game import Message
from council.core.play import rng_for
from council.core.state import State, members
from council.locales import LANGUAGES, Voice

QUICK = AdviceBudget(iterations=60, worlds=2, least=8)
NAMES = ("Arya", "Bran", "Cersei", "Davos", "Edd", "Fennesz", "Gilly")
INTRIGUE = [BY_ID[f"intrigue-{seats}"] for seats in (2, 3, 4, 5, 6)]
RISK = [table for table in BY_ID.values() if table.game.name == "risk"]
CARDGAME = [table for table in BY_ID.values() if table.game.name == "cardgame"]
TABLES = {"intrigue": INTRIGUE, "risk": RISK, "cardgame": CARDGAME}


def views(tables: list[Table], count: int, *words: object) -> Iterator[tuple[Table, State]]:
    """So many positions with a choice, spread over the tables."""
    tables = tables[:: max(1, len(tables) // count)]
    each = -(-count // len(tables))
    for table in tables:
        found = [
            state
            for state in asked_positions(table, 3 * each, *words)
            if len(members(state.legal_moves())) > 1
        ]
        for state in found[:each]:
            yield table, state.mask(state.seat())


def pairs(
    tables: list[Table], count: int, *words: object
) -> Iterator[tuple[Table, State, int, int]]:
    """The same with any two moves of each position."""
    rng = rng_for("pairs", *words)
    for table, view in views(tables, count, *words):
        moves = members(view.legal_moves())
        first = moves.pop(int(rng.below(len(moves))))
        yield table, view, first, moves[int(rng.below(len(moves)))]


def say(messages: list[Message]) -> list[str]:
    """The sentences in every language; a missing key or fact fails."""
    return [Voice(lang, NAMES)(message) for lang in LANGUAGES for message in messages]
