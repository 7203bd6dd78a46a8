"""Where badge, name, castle and port of each territory stand so that nothing covers anything."""

import random
from dataclasses import dataclass

SCALE = 0.45  # pixels per unit of the chart at the default zoom: boxes are measured in pixels
BADGE = (32.0, 38.0)
CROWN = 10.0  # on top of the badge of a Seat of Power
ICON = 15.0
LETTER, LINE = 6.6, 13.0  # of a name
GRID = 9  # units between two places tried
APART = 70.0  # units between two badges at least
PASSES = 6
NAME_SIDES = ("below", "above", "right", "left")
# The middle of a castle, in pixels from the middle of its badge.
CASTLES = ((-25.0, 6.0), (25.0, 6.0), (-25.0, -8.0), (25.0, -8.0))

Ring = list[complex]
Box = tuple[float, float, float, float]


@dataclass
class Land:
    """What has to find room in a territory."""

    id: str
    ring: list[Ring]
    point: complex
    castle: bool
    seat: bool
    coast: list[complex]
    letters: int
    rows: int


@dataclass
class Placed:
    """Where it found it."""

    badge: list[int]
    name: str
    castle: list[int]
    port: list[int]
    boxes: list[Box]
    cost: float


def inside(p: complex, rings: list[Ring]) -> bool:
    """Whether a place lies in a territory."""
    odd = False
    for ring in rings:
        for k, a in enumerate(ring):
            b = ring[k - 1]
            if (a.imag > p.imag) != (b.imag > p.imag):
                odd ^= p.real < (b.real - a.real) * (p.imag - a.imag) / (b.imag - a.imag) + a.real
    return odd


def clearance(p: complex, rings: list[Ring]) -> float:
    """How far a place is from the border."""
    return min(abs(p - q) for ring in rings for q in ring)


def box(middle: complex, width: float, height: float) -> Box:
    """A box around its middle, in pixels."""
    return (
        middle.real - width / 2,
        middle.imag - height / 2,
        middle.real + width / 2,
        middle.imag + height / 2,
    )


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    return max(0.0, width) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def name_box(land: Land, at: complex, side: str) -> Box:
    """The box of the name beside a badge at this pixel."""
    width, height = land.letters * LETTER, land.rows * LINE
    up = BADGE[1] / 2 + height / 2 + (CROWN if land.seat and side == "above" else 0)
    aside = BADGE[0] / 2 + 3 + width / 2
    shift = {"below": 1j * up, "above": -1j * up, "right": complex(aside), "left": complex(-aside)}
    return box(at + shift[side], width, height)


def ports(land: Land, lands: list[Land]) -> list[complex]:
    """Places for a port: in the water, just off the territory's own coast."""
    found = []
    for p in land.coast[::3]:
        for k in range(8):
            q = p + 17 * 1j ** (k / 2)
            off = clearance(q, land.ring)
            if 13 <= off <= 19 and not any(inside(q, other.ring) for other in lands):
                found.append(q)
                break
    return found


def options(land: Land, lands: list[Land]) -> list[Placed]:
    """Every arrangement of one territory, with what is wrong with it by itself."""
    xs = [p.real for p in land.ring[0]]
    ys = [p.imag for p in land.ring[0]]
    spots = [
        complex(x, y)
        for x in range(int(min(xs)), int(max(xs)), GRID)
        for y in range(int(min(ys)), int(max(ys)), GRID)
        if inside(complex(x, y), land.ring)
    ]
    rated = sorted(((clearance(p, land.ring), p) for p in spots), key=lambda pair: -pair[0])
    roomy = [(room, p) for room, p in rated if room >= min(26.0, rated[0][0] * 0.6)]
    docks = ports(land, lands) if land.coast else []
    found = []
    for room, p in roomy[:120]:
        at = p * SCALE
        crown = CROWN if land.seat else 0.0
        badge = box(at - 1j * crown / 2, BADGE[0], BADGE[1] + crown)
        near = sorted(docks, key=lambda q: abs(q - p))[:1] + sorted(docks, key=lambda q: abs(q - p))[4:12:4]
        for side in NAME_SIDES:
            name = name_box(land, at, side)
            for castle in CASTLES if land.castle else CASTLES[:1]:
                keep = box(at + complex(*castle), ICON, ICON)
                for dock in near or [0j]:
                    boxes = [badge, name]
                    boxes += [keep] if land.castle else []
                    boxes += [box(dock * SCALE, ICON + 2, ICON + 2)] if docks else []
                    own = sum(overlap(a, b) for k, a in enumerate(boxes) for b in boxes[:k])
                    cost = 4 * own + abs(p - land.point) * 0.25 - min(room, 45) * 1.6
                    cost += NAME_SIDES.index(side) * 14 + CASTLES.index(castle) * 2
                    cost += 0.7 * abs(dock - p) if docks else 0
                    found.append(
                        Placed(
                            [round(p.real), round(p.imag)],
                            side,
                            [int(castle[0]), int(castle[1])],
                            [round(dock.real), round(dock.imag)],
                            boxes,
                            cost,
                        )
                    )
    return sorted(found, key=lambda one: one.cost)[:260]


def clash(a: Placed, b: Placed) -> float:
    """How much two territories are in each other's way."""
    gap = abs(complex(*a.badge) - complex(*b.badge))
    if gap > 420:
        return 0.0
    shared = sum(overlap(x, y) for x in a.boxes for y in b.boxes)
    return 3 * shared + max(0.0, APART - gap) * 60


def place(lands: list[Land]) -> list[Placed]:
    """Each territory in turn takes its best place among the others, until nobody moves."""
    choices = [options(land, lands) for land in lands]
    chosen = [some[0] for some in choices]
    for _ in range(PASSES):
        before = list(chosen)
        for k, some in enumerate(choices):
            others = [one for j, one in enumerate(chosen) if j != k]
            chosen[k] = min(some, key=lambda one: one.cost + sum(clash(one, o) for o in others))
        if chosen == before:
            break
    return chosen


def scatter(
    lands: list[Land], placed: list[Placed], woods: set[str], hills: set[str]
) -> dict[str, list[list[int]]]:
    """Little trees and mountains where nothing else stands."""
    dice = random.Random(3)
    marks: dict[str, list[list[int]]] = {"m-mountain": [], "m-tree": []}
    taken: list[complex] = []
    full = [b for one in placed for b in one.boxes]
    for land in lands:
        kind = "m-mountain" if land.id in hills else "m-tree"
        tries = 130 if land.id in hills | woods else 14
        xs, ys = [p.real for p in land.ring[0]], [p.imag for p in land.ring[0]]
        for _ in range(tries):
            p = complex(dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)))
            if not inside(p, land.ring) or clearance(p, land.ring) < 20:
                continue
            spot = box(p * SCALE, 16, 14)
            if any(overlap(spot, b) for b in full) or any(abs(p - q) < 34 for q in taken):
                continue
            taken.append(p)
            marks[kind].append([round(p.real), round(p.imag)])
    return marks
