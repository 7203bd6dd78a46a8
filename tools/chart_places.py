"""Where badge, name, castle and port of each territory stand so that nothing covers anything."""

import random
from dataclasses import dataclass

SCALE = 0.45  # pixels per unit of the chart at the default zoom: boxes are measured in pixels
BADGE = (32.0, 38.0)
CROWN = 10.0  # on top of the badge of a Seat of Power
ICON = 15.0
LETTER, LINE = 7.1, 12.5  # of a name
GRID = 10  # units between two places tried
APART = 76.0  # units between two badges, if it can be
# How bad a covered square pixel is, round by round: first find a place, then make room.
CROWDED = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
AROUND = 420  # units within which territories can be in each other's way
ZOOMS = (0.24, 0.32, 0.4, 0.44, 0.5, 0.56, 0.64, 0.75, 0.9, 1.2)  # pixels per unit
FROM_AFAR = 0.4  # below, only Seats of Power and castles have names
SMALLEST = 0.72  # badges do not shrink any more
FAMOUS = 1.5  # how much rather than others they get the room for it
# "below-right" begins under the left edge of the badge and runs to the right.
NAME_SIDES = (
    *("below", "above", "right", "left"),
    *("below-right", "below-left", "above-right", "above-left"),
)
# The middle of a castle, in pixels from the middle of its badge.
CASTLES = ((-25.0, 5.0), (25.0, 5.0), (-25.0, -9.0), (25.0, -9.0))

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

    badge: complex
    name: str
    castle: tuple[float, float]
    port: complex
    boxes: dict[str, Box]
    near: float = 0.0  # the zoom from which its name is shown


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
    rise = BADGE[1] / 2 + height / 2 + (CROWN if land.seat and "above" in side else 0)
    aside = BADGE[0] / 2 + 3 + width / 2
    along = (width - BADGE[0]) / 2
    x = {"right": aside, "left": -aside}.get(side, 0.0)
    x += along if side.endswith("-right") else -along if side.endswith("-left") else 0
    y = rise if side.startswith("below") else -rise if side.startswith("above") else 0.0
    return box(at + complex(x, y), width, height)


def docks(land: Land, lands: list[Land]) -> list[complex]:
    """Places for a port: in the water, just off the territory's own coast."""
    found = []
    for p in land.coast[::2]:
        for k in range(48):
            q = p + (19 + k // 16 * 9) * 1j ** (k / 4)
            off = min(clearance(q, other.ring) for other in lands if abs(q - other.point) < 260)
            if off >= 14 and not any(inside(q, other.ring) for other in lands):
                found.append(q)
                break
    return found


def spots(land: Land) -> list[tuple[complex, float]]:
    """Places for the badge, each with what is wrong with it by itself."""
    xs, ys = [p.real for p in land.ring[0]], [p.imag for p in land.ring[0]]
    grid = [
        complex(x, y)
        for x in range(int(min(xs)), int(max(xs)), GRID)
        for y in range(int(min(ys)), int(max(ys)), GRID)
        if inside(complex(x, y), land.ring)
    ]
    rated = [(p, clearance(p, land.ring)) for p in grid]
    most = max(room for _, room in rated)
    roomy = [(p, room) for p, room in rated if room >= min(26.0, most * 0.65)]
    return [(p, abs(p - land.point) * 0.25 - min(room, 50) * 2.5) for p, room in roomy]


class Sheet:
    """The sheet while it is filled: each territory in turn takes the best places left by others."""

    def __init__(self, lands: list[Land], taken: list[complex]) -> None:
        self.lands = lands
        self.crowded = 1.0
        self.taken = [box(p * SCALE, 9, 9) for p in taken]
        self.around = [
            [k for k, other in enumerate(lands) if abs(other.point - land.point) < AROUND]
            for land in lands
        ]
        self.placed = [
            Placed(land.point, "below", CASTLES[0], 0j, {"badge": badge_box(land, land.point)})
            for land in lands
        ]

    def covered(self, me: int, box: Box, but: tuple[str, ...] = ()) -> float:
        """How much of a box is taken, not counting some things of its own."""
        total = sum(overlap(box, other) for other in self.taken)
        for k in self.around[me]:
            for item, other in self.placed[k].boxes.items():
                if k != me or item not in but:
                    total += overlap(box, other)
        return total

    def near(self, me: int, p: complex) -> float:
        """How much a badge is too close to others."""
        gaps = (abs(p - one.badge) for k, one in enumerate(self.placed) if k != me)
        return sum(max(0.0, APART - gap) for gap in gaps)

    def seat(self, me: int, choices: list[tuple[complex, float]]) -> None:
        """Badge and name."""
        land, mine = self.lands[me], self.placed[me]
        best = float("inf")
        own = ("badge", "name", "castle")
        worth = self.crowded * (FAMOUS if land.seat or land.castle else 1)
        for p, fault in choices:
            badge = badge_box(land, p)
            cost = fault + self.crowded * self.covered(me, badge, own) + 80 * self.near(me, p)
            for k, side in enumerate(NAME_SIDES):
                name = name_box(land, p * SCALE, side)
                total = cost + 8 * k
                total += worth * self.covered(me, name, own) if total < best else 0
                if total < best:
                    best, mine.badge, mine.name = total, p, side
        mine.boxes["badge"] = badge_box(land, mine.badge)
        mine.boxes["name"] = name_box(land, mine.badge * SCALE, mine.name)

    def fortify(self, me: int) -> None:
        """The castle beside the badge."""
        mine = self.placed[me]

        def at(castle: tuple[float, float]) -> Box:
            return box(mine.badge * SCALE + complex(*castle), ICON, ICON)

        mine.castle = min(CASTLES, key=lambda one: self.covered(me, at(one), ("castle",)))
        mine.boxes["castle"] = at(mine.castle)

    def moor(self, me: int, choices: list[complex]) -> None:
        """The port off the coast, rather near to its badge."""
        mine = self.placed[me]

        def cost(dock: complex) -> float:
            taken = self.covered(me, box(dock * SCALE, ICON + 2, ICON + 2), ("port",))
            return self.crowded * taken + abs(dock - mine.badge)

        mine.port = min(choices, key=cost)
        mine.boxes["port"] = box(mine.port * SCALE, ICON + 2, ICON + 2)


def badge_box(land: Land, p: complex) -> Box:
    """The box of a badge, with its crown."""
    crown = CROWN if land.seat else 0.0
    return box(p * SCALE - 1j * crown / 2, BADGE[0], BADGE[1] + crown)


def place(lands: list[Land], taken: list[complex], luck: int) -> list[Placed]:
    """Everything in its place after some rounds of giving way, in an order drawn by luck."""
    where = [spots(land) for land in lands]
    moorings = [docks(land, lands) if land.coast else [] for land in lands]
    sheet = Sheet(lands, taken)
    order = list(range(len(lands)))
    random.Random(luck).shuffle(order)
    for crowded in CROWDED:
        sheet.crowded = crowded
        for k in order:
            sheet.seat(k, where[k])
            if lands[k].castle:
                sheet.fortify(k)
            if lands[k].coast:
                sheet.moor(k, moorings[k])
    unveil(lands, sheet.placed)
    return sheet.placed


def unveil(lands: list[Land], placed: list[Placed]) -> None:
    """From which zoom on each name has room; castles first, then who has the wider berth."""
    order = sorted(range(len(lands)), key=lambda k: (not lands[k].seat, not lands[k].castle, k))
    for zoom in ZOOMS:
        shown = [boxes_at(lands[k], one, zoom) for k, one in enumerate(placed)]
        solid = [b for boxes in shown for item, b in boxes.items() if item != "name"]
        names = [shown[k]["name"] for k, one in enumerate(placed) if one.near]
        for k in order:
            if zoom < FROM_AFAR and not (lands[k].seat or lands[k].castle):
                continue
            mine = shown[k]["name"]
            clear = sum(overlap(mine, b) for b in [*solid, *names]) < 8
            if not placed[k].near and (clear or zoom == ZOOMS[-1]):
                placed[k].near = zoom
                names.append(mine)


def boxes_at(land: Land, one: Placed, zoom: float) -> dict[str, Box]:
    """The boxes at another zoom: places spread, things keep nearly their size."""
    size = max(SMALLEST, min(zoom / SCALE, (zoom / SCALE) ** 0.4))
    at = one.badge * zoom
    crown = CROWN if land.seat else 0.0
    found = {
        "badge": box(-0.5j * crown, BADGE[0] - 2, BADGE[1] - 3 + crown),
        "name": name_box(land, 0j, one.name),
    }
    if land.castle:
        found["castle"] = box(complex(*one.castle), ICON, ICON)
    if land.coast:
        found["port"] = box((one.port * zoom - at) / size, ICON, ICON)
    return {
        item: (
            at.real + size * a,
            at.imag + size * b,
            at.real + size * c,
            at.imag + size * d,
        )
        for item, (a, b, c, d) in found.items()
    }


def scatter(
    lands: list[Land], placed: list[Placed], woods: set[str], hills: set[str]
) -> dict[str, list[list[int]]]:
    """Little trees and mountains where nothing else stands."""
    dice = random.Random(3)
    marks: dict[str, list[list[int]]] = {"m-mountain": [], "m-tree": []}
    taken: list[complex] = []
    full = [b for one in placed for b in one.boxes.values()]
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
