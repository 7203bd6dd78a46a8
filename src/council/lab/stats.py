"""What many games say about each player."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from council.core.game import Json
from council.lab.match import Match, Played
from council.lab.observe import totals

Rows = list[dict[str, Json]]  # the final table of one game, a row for each player

Z = 1.959963984540054  # 95 % of a normal distribution lies within this many deviations
METHOD = "wilson-95"
CAPPED = "rounds"  # the end of a game that the last round allowed has ended


def wilson(share: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins; a shared win counts as its share."""
    weight = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / weight
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / weight
    return max(0.0, centre - spread), min(1.0, centre + spread)


def summary(match: Match, played: Sequence[Played]) -> Json:
    """The match as one object; `results` has a row for each player, in the order named."""
    told: dict[str, Json] = {
        "game": match.game,
        "version": match.rules().version,
        "seats": match.seats,
        "games": match.games,
        "seed": match.seed,
        "options": dict(match.setup().options),
        "rotate": match.rotate,
        "interval": METHOD,
        "results": [
            _row(name, [game.rows[player] for game in played])
            for player, name in enumerate(match.seats)
        ],
        "forfeits": [{"game": game.number, **lost} for game in played for lost in game.forfeits],
    }
    if ends := Counter(game.end for game in played if game.end):
        told["ends"] = dict(sorted(ends.items()))
        told["capped"] = round(ends[CAPPED] / len(played), 6)
    if match.observers:
        told["observed"] = totals(match.observers, [game.facts for game in played])
    return told


def _row(name: str, rows: Rows) -> dict[str, Json]:
    count = len(rows)
    wins = sum(row["won"] for row in rows)
    return {
        "player": name,
        "wins": round(wins, 6),
        "win_rate": round(wins / count, 6),
        "win_interval": [round(bound, 6) for bound in wilson(min(1.0, wins / count), count)],
        "mean_score": round(sum(row["score"] for row in rows) / count, 6),
        "mean_rank": round(sum(row["rank"] for row in rows) / count, 6),
    }
