"""Ratings from pairings: Bradley and Terry's model on the scale of Elo.

A rating difference of 400 means ten wins for each loss. Ties count half to each. One tie is added
to each pairing, so that a bot that won every game has a rating, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from council.lab.stats import Z

SCALE = 400 / log(10)
PRIOR = 1.0  # games added to each pairing, half won by each
STEPS = 500
CLOSE = 1e-12


@dataclass(frozen=True)
class Pairing:
    """Two players by number, what the first scored, and of how many games."""

    one: int
    two: int
    score: float
    games: int


def ratings(players: int, pairings: Sequence[Pairing], anchor: int) -> list[tuple[float, float]]:
    """For each player its rating and half the 95 % interval, both against the anchor's 0."""
    strengths = _fit(players, pairings)
    free = [player for player in range(players) if player != anchor]
    spread = _inverse(_information(free, pairings, strengths))
    found = []
    for player in range(players):
        rating = SCALE * (strengths[player] - strengths[anchor])
        variance = spread[free.index(player)][free.index(player)] if player != anchor else 0.0
        found.append((rating, SCALE * Z * sqrt(max(0.0, variance))))
    return found


def _chance(strengths: Sequence[float], one: int, two: int) -> float:
    return 1 / (1 + exp(strengths[two] - strengths[one]))


def _fit(players: int, pairings: Sequence[Pairing]) -> list[float]:
    """Most likely strengths, by Newton's method one player at a time."""
    strengths = [0.0] * players
    for _ in range(STEPS):
        moved = 0.0
        for player in range(players):
            slope = bend = 0.0
            for pairing in pairings:
                if player in (pairing.one, pairing.two):
                    won = pairing.score + PRIOR / 2
                    games = pairing.games + PRIOR
                    other = pairing.two if player == pairing.one else pairing.one
                    chance = _chance(strengths, player, other)
                    slope += (won if player == pairing.one else games - won) - games * chance
                    bend += games * chance * (1 - chance)
            if bend:
                step = max(-1.0, min(1.0, slope / bend))
                strengths[player] += step
                moved = max(moved, abs(step))
        if moved < CLOSE:
            break
    return strengths


def _information(
    free: Sequence[int], pairings: Sequence[Pairing], strengths: Sequence[float]
) -> list[list[float]]:
    """Fisher's information about the players that are not the anchor."""
    matrix = [[0.0] * len(free) for _ in free]
    place = {player: k for k, player in enumerate(free)}
    for pairing in pairings:
        chance = _chance(strengths, pairing.one, pairing.two)
        weight = (pairing.games + PRIOR) * chance * (1 - chance)
        ends = [place[p] for p in (pairing.one, pairing.two) if p in place]
        for a in ends:
            for b in ends:
                matrix[a][b] += weight if a == b else -weight
    return matrix


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix is small, symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(i == k) for k in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        rows[i] = [x / head for x in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
