"""Decks dealt from committed secrets: every card is as often everywhere as it should be.

python tests/core/shuffles.py 1000000    so many shuffles of each size of deck, over twenty secrets
"""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import erfc, sqrt

from council.core.lots import lot

WORDS = ["0:" + "12" * 16, "2:" + "ab" * 16]
SEEDS = range(20)
# Iron Throne cards, characters or objectives, maesters, territories of Westeros, a deck of the card
# game, territories of both maps
DECKS = (8, 36, 40, 48, 50, 82)
# Of sixty chances at least three lie outside 0.001 to 0.999 once in three thousand fair decks.
MOST_OUTSIDE = 2


def chance_of(spread: float, free: int) -> float:
    """How likely chi-square is larger than this (Wilson and Hilferty)."""
    part = 2 / (9 * free)
    return erfc(((spread / free) ** (1 / 3) - 1 + part) / sqrt(part) / sqrt(2)) / 2


def spread(counts: Sequence[int], cells: int) -> float:
    """Chi-square of so many counts over so many cells that should be alike."""
    expected = sum(counts) / cells
    return sum((n - expected) ** 2 / expected for n in counts if n) + expected * (
        cells - sum(1 for n in counts if n)
    )


def fairness(secret: str, cards: int, shuffles: int) -> list[float]:
    """How likely the deals are no more uneven than they came: first card, first two cards, and
    which card lies where. Whole decks, card by card as a table deals them."""
    pairs, places = [0] * (cards * cards), [0] * (cards * cards)
    number = 0
    for _ in range(shuffles):
        deck, before = list(range(cards)), 0
        for place in range(cards):
            number += 1
            card = deck.pop(lot(secret, number, WORDS, cards - place))
            places[place * cards + card] += 1
            if place == 1:
                pairs[before * cards + card] += 1
            before = card
    n = cards
    return [
        chance_of(spread(places[:n], n), n - 1),
        chance_of(spread(pairs, n * (n - 1)), n * (n - 1) - 1),
        chance_of(spread(places, n * n) * (n - 1) / n, (n - 1) ** 2),
    ]


def secret_of(seed: int) -> str:
    return sha256(f"shuffles {seed}".encode()).hexdigest()


def main(shuffles: int) -> int:
    """Print a line for each size of deck; exit code 1 when one is not fair."""
    each, bad = shuffles // len(SEEDS), 0
    with ProcessPoolExecutor() as pool:
        for cards in DECKS:
            secrets = [secret_of(seed) for seed in SEEDS]
            found = pool.map(fairness, secrets, [cards] * len(SEEDS), [each] * len(SEEDS))
            chances = [p for three in found for p in three]
            outside = sum(not 0.001 <= p <= 0.999 for p in chances)
            bad += outside > MOST_OUTSIDE or min(chances) < 1e-6
            print(  # noqa: T201
                f"{cards} cards, {each * len(SEEDS)} shuffles of {len(SEEDS)} secrets: "
                f"p from {min(chances):.4f} to {max(chances):.4f}, {outside} outside",
                flush=True,
            )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
