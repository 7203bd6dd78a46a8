"""HI-3: the order of what a viewer is shown has nothing to do with a card he does not see.

Whatever chance draws face down is as likely to stand anywhere among all that could have come, no
matter what anybody knows. So where it stands is compared with the order of every list in all that a
viewer then gets: if one of them told anything, the two would go together.

python tests/conformance/order.py 100000    hidden draws of each game
"""

import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from chances import unrelated
from conformance.kit import random_play
from conformance.tables import BY_ID, Table

from council.core.play import rng_for
from council.core.state import CHANCE, Rng, State, members

GAMES = ("intrigue-3", "cardgame-2", "risk-3", "risk-3-dominion")
PARTS = 8  # of all that could have come
ENOUGH = 0.01  # p, for all lists of a game together
Payload = Callable[[Table, State, int, int], Any]
Counts = dict[Hashable, Counter[tuple[Hashable, Hashable]]]


def payload(table: Table, state: State, viewer: int, drawn: int) -> Any:
    """All lists that a viewer gets; what was drawn is none of his business."""
    game, view = table.game, state.mask(viewer)
    return {"view": game.describe(view), "moves": [game.text(m) for m in game.offers(view)]}


def lists(thing: Any, *path: Hashable) -> Iterator[tuple[Hashable, list[str]]]:
    """Every list of at least two things, and where it is."""
    if isinstance(thing, dict):
        for name, inside in thing.items():
            yield from lists(inside, *path, name)
    elif isinstance(thing, list):
        if len(thing) > 1:
            yield path, [str(x.get("id", x)) if isinstance(x, dict) else str(x) for x in thing]
        for number, inside in enumerate(thing[:8]):
            yield from lists(inside, *path, number)


def stands(rng: Rng, odds: list[int], drawn: int) -> int:
    """In which part of all that could have come the outcome lies; each is equally likely."""
    before = total = weight = 0
    for outcome, n in zip(odds[::2], odds[1::2], strict=True):
        before, weight = (total, n) if outcome == drawn else (before, weight)
        total += n
    fine = 1000
    return PARTS * (fine * before + int(rng.below(fine * weight))) // (fine * total)


def draws(table: Table, count: int, shows: Payload = payload) -> Counts:
    """Random games until chance has drawn so many things face down; what went with what, for each
    list."""
    found: Counts = {}
    hidden = number = 0
    while hidden < count:
        play, rng = random_play(table, "order", number), rng_for("order", table.id, number)
        viewer = table.viewers[number % len(table.viewers)]
        number += 1
        state = table.game.new(table.setup)
        for who, move in play.history:
            odds = members(state.chances()) if who == CHANCE else []
            unseen = len(odds) > 2 and state.seen(move, viewer) != move
            state.apply(move)
            if not unseen or hidden >= count:
                continue
            hidden += 1
            part = stands(rng, odds, move)
            for path, items in lists(shows(table, state, viewer, move)):
                at = [items.index(min(items)), items.index(max(items))]
                found.setdefault(path, Counter())[at[0] < at[1], part] += 1
    return found


def least(found: Counts) -> float:
    """The smallest p of all lists, as it would come up for one."""
    chances = [unrelated(counts) for counts in found.values()]
    return min(1.0, len(chances) * min(chances))


def main(count: int) -> int:
    bad = 0
    for name in GAMES:
        found = draws(BY_ID[name], count)
        p, varied = least(found), sum(len({row for row, _ in c}) > 1 for c in found.values())
        bad += p <= ENOUGH
        print(  # noqa: T201
            f"{name}: {count} hidden draws, {len(found)} lists, {varied} of them not always in "
            f"one order: p = {p:.3f}",
            flush=True,
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
