"""Voronoi cells of labelled points, their borders as arcs, and how arcs become coasts."""

import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

SEA = ""
FAR = 500  # the sea goes on around the map
STEP = 6.0  # between two points of an arc
ROUNDS = 7  # of smoothing: each is drawn in, then let out again, so that capes keep their length
IN, OUT = 0.6, -0.52
ISLAND = 58.0  # how far the shore of an island should be from its middle, on average
STRAIT = 20.0  # the sea around an island
# Wave length and height of the noise: capes and bays, coves, rocks.
WAVES = ((230.0, 14.0), (95.0, 13.0), (46.0, 11.0), (24.0, 6.0), (13.0, 2.2))
INLAND = 0.5  # how much of the finer noise a border keeps away from the coast

Seed = tuple[complex, str]
Corner = frozenset[int]  # the three points whose cells meet there


@dataclass
class Arc:
    """A border between two labels, from corner to corner."""

    sides: frozenset[str]
    ends: tuple[Corner, Corner]
    points: list[complex]


@dataclass
class Edge:
    """One straight piece of a border."""

    sides: frozenset[str]
    ends: tuple[Corner, Corner]
    places: tuple[complex, complex]


def cells(seeds: list[Seed], size: tuple[int, int]) -> list[Edge]:
    """The edges between Voronoi cells of different labels."""
    width, height = size
    around = [(x, y) for x in (-FAR, width + FAR) for y in range(-FAR, height + FAR, 90)]
    around += [(x, y) for x in range(-FAR, width + FAR, 90) for y in (-FAR, height + FAR)]
    shaken = random.Random(1)  # no four points on one circle
    points = [p + complex(shaken.random(), shaken.random()) / 50 for p, _ in seeds]
    points += [complex(x + shaken.random(), y + shaken.random()) for x, y in around]
    labels = [label for _, label in seeds] + [SEA] * len(around)
    found = []
    for me in range(len(seeds)):
        ring = cell(me, points, 4.0 * FAR)
        for k, (start, _) in enumerate(ring):
            end, other = ring[(k + 1) % len(ring)][0], ring[k][1]
            if labels[me] == labels[other] or me > other:
                continue
            before, after = ring[k - 1][1], ring[(k + 1) % len(ring)][1]
            corners = (frozenset((me, before, other)), frozenset((me, other, after)))
            found.append(Edge(frozenset((labels[me], labels[other])), corners, (start, end)))
    return found


def cell(me: int, points: list[complex], far: float) -> list[tuple[complex, int]]:
    """Corners of one cell, each with the point beyond the edge that starts there."""
    here = points[me]
    square = [here + far * corner for corner in (-1 - 1j, 1 - 1j, 1 + 1j, -1 + 1j)]
    ring = [(corner, -1 - k) for k, corner in enumerate(square)]
    for other in sorted(range(len(points)), key=lambda k: abs(points[k] - here)):
        if other == me:
            continue
        way = points[other] - here
        if abs(way) > 2 * max(abs(p - here) for p, _ in ring):
            break
        middle = here + way / 2
        side = [((p - middle) * way.conjugate()).real for p, _ in ring]
        cut: list[tuple[complex, int]] = []
        for k, (p, beyond) in enumerate(ring):
            q, this, then = ring[(k + 1) % len(ring)][0], side[k], side[(k + 1) % len(ring)]
            if this <= 0:
                cut.append((p, beyond))
            if (this <= 0) != (then <= 0):
                cross = p + (q - p) * (this / (this - then))
                cut.append((cross, other if this <= 0 else beyond))
        ring = cut
    return ring


def widened(
    seeds: list[Seed], size: tuple[int, int], least: float, told: set[frozenset[str]]
) -> list[Seed]:
    """More points on both sides of the borders we are told of, where one would hardly see them."""
    found = list(seeds)
    for arc in network(cells(seeds, size)):
        length = sum(abs(q - p) for p, q in pairwise(arc.points))
        if arc.sides not in told or length >= least:
            continue
        middle = (arc.points[0] + arc.points[-1]) / 2
        for label in sorted(arc.sides):
            nearest = min((p for p, one in seeds if one == label), key=lambda p: abs(p - middle))
            way = nearest - middle
            found.append((middle + way / abs(way) * least / 3, label))
    return found


def network(edges: list[Edge]) -> list[Arc]:
    """Edges strung together to arcs: from corner to corner where three labels meet, or closed."""
    at: dict[Corner, list[int]] = defaultdict(list)
    for k, edge in enumerate(edges):
        for corner in edge.ends:
            at[corner].append(k)
    forks = [corner for corner in at if len(at[corner]) != 2]
    used: set[int] = set()
    arcs = []
    for start in [*forks, *at]:
        for first in at[start]:
            if first in used:
                continue
            corner, here = start, first
            points: list[complex] = []
            while True:
                used.add(here)
                edge = edges[here]
                forward = edge.ends[0] == corner
                points.append(edge.places[0 if forward else 1])
                corner = edge.ends[1 if forward else 0]
                last = edge.places[1 if forward else 0]
                if corner == start or len(at[corner]) != 2:
                    break
                here = at[corner][0] if at[corner][0] != here else at[corner][1]
            arcs.append(Arc(edges[first].sides, (start, corner), resample([*points, last])))
    return arcs


def resample(points: list[complex]) -> list[complex]:
    """The same line with a point every step."""
    found = [points[0]]
    for p, q in pairwise(points):
        count = max(1, round(abs(q - p) / STEP))
        found += [p + (q - p) * k / count for k in range(1, count + 1)]
    return found


def roughen(arcs: list[Arc], seed: int) -> list[Arc]:
    """Round every arc, then warp the sheet; both sides of every border move together."""
    for _ in range(ROUNDS):
        arcs = smooth(smooth(arcs, IN), OUT)
    noises = [Noise(seed + k, wave) for k, (wave, _) in enumerate(WAVES)]
    return [Arc(arc.sides, arc.ends, warped(arc, noises)) for arc in arcs]


def smooth(arcs: list[Arc], by: float) -> list[Arc]:
    """Each point goes towards the middle of its neighbours; a coast pays no heed to borders."""
    pulls: dict[Corner, list[complex]] = defaultdict(list)
    shores: dict[Corner, list[complex]] = defaultdict(list)
    spots: dict[Corner, complex] = {}
    for arc in arcs:
        for corner, near, spot in (
            (arc.ends[0], arc.points[1], arc.points[0]),
            (arc.ends[1], arc.points[-2], arc.points[-1]),
        ):
            spots[corner] = spot
            pulls[corner].append(near)
            if SEA in arc.sides:
                shores[corner].append(near)
    moved = {}
    for corner, spot in spots.items():
        around = shores[corner] or pulls[corner]
        moved[corner] = spot + by * (sum(around) / len(around) - spot)
    found = []
    for arc in arcs:
        p = arc.points
        inner = [p[k] + by * ((p[k - 1] + p[k + 1]) / 2 - p[k]) for k in range(1, len(p) - 1)]
        found.append(Arc(arc.sides, arc.ends, [moved[arc.ends[0]], *inner, moved[arc.ends[1]]]))
    return found


def swell(arcs: list[Arc]) -> list[Arc]:
    """Islands too small to carry a badge grow, as far as the sea around them lets them."""
    found = list(arcs)
    for k, arc in enumerate(arcs):
        if arc.ends[0] != arc.ends[1]:
            continue
        middle = sum(arc.points) / len(arc.points)
        size = sum(abs(p - middle) for p in arc.points) / len(arc.points)
        others = [p for n, other in enumerate(found) if n != k for p in other.points]
        others = [p for p in others if abs(p - middle) < 5 * ISLAND]
        wish = max(1.0, ISLAND / size)
        rounder = [(p - middle) * (0.5 + size / abs(p - middle) / 2) for p in arc.points]
        tries = [(1 + (wish - 1) * n / 8, 8.0 * far) for n in range(9, -1, -1) for far in range(6)]
        for grow, far in tries:
            moves = [far * 1j ** (turn / 4) for turn in range(16)] if far else [0j]
            spots = [[middle + move + p * grow for p in rounder] for move in moves]
            free = [one for one in spots if apart(one, others) >= STRAIT]
            if free:
                best = max(free, key=lambda one: apart(one, others))
                found[k] = Arc(arc.sides, arc.ends, best)
                break
    return found


def apart(points: list[complex], others: list[complex]) -> float:
    """The least way over the sea."""
    return min(abs(p - q) for p in points[::2] for q in others)


def straighten(arcs: list[Arc], sides: frozenset[str]) -> list[Arc]:
    """What men have built is straight: the Wall."""
    walls = [arc for arc in arcs if arc.sides == sides]
    if not walls:
        return arcs
    a, b = walls[0].points[0], walls[0].points[-1]
    count = max(2, round(abs(b - a) / STEP))
    line = [a + (b - a) * k / count for k in range(count + 1)]
    return [Arc(arc.sides, arc.ends, line) if arc is walls[0] else arc for arc in arcs]


class Noise:
    """A smooth field of little steps: random steps on a grid, blended."""

    def __init__(self, seed: int, wave: float) -> None:
        self.seed = seed
        self.wave = wave

    def step(self, column: int, row: int) -> complex:
        """The random step of one knot of the grid."""
        dice = random.Random(f"{self.seed} {column} {row}")
        return complex(dice.uniform(-1, 1), dice.uniform(-1, 1))

    def at(self, p: complex) -> complex:
        """The step at a place."""
        x, y = p.real / self.wave, p.imag / self.wave
        column, row = int(x // 1), int(y // 1)
        u, v = ease(x - column), ease(y - row)
        above = self.step(column, row) * (1 - u) + self.step(column + 1, row) * u
        below = self.step(column, row + 1) * (1 - u) + self.step(column + 1, row + 1) * u
        return above * (1 - v) + below * v


def ease(t: float) -> float:
    """From 0 to 1 without a corner."""
    return t * t * t * (t * (t * 6 - 15) + 10)


def warped(arc: Arc, noises: list[Noise]) -> list[complex]:
    """The points of an arc on the warped sheet."""
    found = []
    for k, p in enumerate(arc.points):
        away = 0.0 if SEA in arc.sides else min(k, len(arc.points) - 1 - k, 5) / 5
        total = p
        for n, (noise, (_, height)) in enumerate(zip(noises, WAVES, strict=True)):
            fine = 1.0 if n == 0 else 1 - (1 - INLAND) * away
            total += noise.at(p) * height * fine
        found.append(total)
    return found


def rings(arcs: list[Arc], inside: Callable[[str], bool]) -> list[list[int]]:
    """The closed lines around what is inside: numbers of arcs, ~k for arc k backwards."""
    left = [k for k, arc in enumerate(arcs) if len({inside(side) for side in arc.sides}) == 2]
    found = []
    while left:
        ring = [left.pop(0)]
        start, end = arcs[ring[0]].ends
        while end != start:
            k = next(k for k in left if end in arcs[k].ends)
            left.remove(k)
            forward = arcs[k].ends[0] == end
            ring.append(k if forward else ~k)
            end = arcs[k].ends[1 if forward else 0]
        found.append(ring)
    return found
