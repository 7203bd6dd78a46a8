"""How likely it is that chance alone makes what was counted or measured look as it does."""

from collections import Counter
from collections.abc import Hashable, Sequence
from math import exp, sqrt

from core.shuffles import chance_of

FEWEST = 5  # expected in a cell: below that chi-square promises nothing


def same_source(one: Sequence[float], other: Sequence[float]) -> float:
    """The p of Kolmogorov and Smirnov that two samples come from one source."""
    a, b, gap, i, j = sorted(one), sorted(other), 0.0, 0, 0
    while i < len(a) and j < len(b):
        here = min(a[i], b[j])
        while i < len(a) and a[i] <= here:
            i += 1
        while j < len(b) and b[j] <= here:
            j += 1
        gap = max(gap, abs(i / len(a) - j / len(b)))
    root = sqrt(len(a) * len(b) / (len(a) + len(b)))
    t = (root + 0.12 + 0.11 / root) * gap
    if t < 0.2:  # the series does not converge there, and p is 1
        return 1.0
    return min(1.0, 2 * sum((-1) ** (k - 1) * exp(-2 * (k * t) ** 2) for k in range(1, 101)))


def unrelated(counts: Counter[tuple[Hashable, Hashable]]) -> float:
    """The p of chi-square that the two halves of what was counted have nothing to do with each
    other; 1 when one of them is always the same. Rare values are taken together."""
    rows, columns = Counter[Hashable](), Counter[Hashable]()
    for (row, column), n in counts.items():
        rows[row] += n
        columns[column] += n
    total = rows.total()
    least = sqrt(FEWEST * total)
    cells, tall, wide = (
        Counter[tuple[Hashable, Hashable]](),
        Counter[Hashable](),
        Counter[Hashable](),
    )
    for (row, column), n in counts.items():
        r = row if rows[row] >= least else "rare"
        c = column if columns[column] >= least else "rare"
        cells[r, c] += n
        tall[r] += n
        wide[c] += n
    free = (len(tall) - 1) * (len(wide) - 1)
    if not free:
        return 1.0
    expected = {(r, c): tall[r] * wide[c] / total for r in tall for c in wide}
    return chance_of(sum((cells[at] - e) ** 2 / e for at, e in expected.items()), free)
