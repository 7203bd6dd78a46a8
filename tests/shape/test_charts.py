"""The drawn maps of RISK say what its data says: who touches whom, and where everything stands."""

import json
import subprocess
import sys
import tomllib
from collections import defaultdict
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src/council/games/risk/data"
CHARTS = ROOT / "web/src/games/risk/map"
DISC = 70  # a badge of 28 pixels at 0.4 pixels per unit
VISIBLE = 14  # units: the shortest border one can see
Json = Any


def read(map_id: str) -> tuple[Json, Json]:
    chart = json.loads((CHARTS / f"{map_id}.json").read_text())
    data = tomllib.loads((DATA / f"{map_id}.toml").read_text())
    return chart, data


@pytest.fixture(params=["westeros", "essos"])
def both(request: pytest.FixtureRequest) -> tuple[Json, Json]:
    return read(request.param)


def lines(chart: Json) -> list[list[complex]]:
    found = []
    for arc in chart["arcs"]:
        here, points = 0j, []
        for k in range(0, len(arc), 2):
            here += complex(arc[k], arc[k + 1])
            points.append(here / 10)
        found.append(points)
    return found


def ring(arcs: list[list[complex]], numbers: list[int]) -> list[complex]:
    points: list[complex] = []
    for k in numbers:
        points += arcs[k] if k >= 0 else arcs[~k][::-1]
    return points


def inside(p: complex, points: list[complex]) -> bool:
    odd = False
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        if (a.imag > p.imag) != (b.imag > p.imag):
            odd ^= p.real < (b.real - a.real) * (p.imag - a.imag) / (b.imag - a.imag) + a.real
    return odd


def arcs_of(territory: Json) -> set[int]:
    return {k if k >= 0 else ~k for one in territory["rings"] for k in one}


def test_the_charts_are_those_the_tool_draws() -> None:
    command = [sys.executable, str(ROOT / "tools/charts.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_ways_by_sea_that_a_sheet_adds_are_those_of_the_data() -> None:
    cards = tomllib.loads((DATA / "risk_cards.toml").read_text())
    sheet = cards["setup"]["house_mitchell"]
    assert sheet["extra_links"]
    for map_id in ("westeros", "essos"):
        chart, _ = read(map_id)
        assert chart["extra"] == (sheet["extra_links"] if map_id == sheet["map"] else [])


def test_every_territory_and_region_has_a_closed_outline(both: tuple[Json, Json]) -> None:
    chart, data = both
    arcs = lines(chart)
    assert [t["id"] for t in chart["territories"]] == [t["id"] for t in data["territories"]]
    assert [r["id"] for r in chart["regions"]] == [r["id"] for r in data["regions"]]
    for thing in [*chart["territories"], *chart["regions"]]:
        assert thing["rings"], thing["id"]
        for numbers in thing["rings"]:
            pieces = [arcs[k] if k >= 0 else arcs[~k][::-1] for k in numbers]
            for piece, after in zip(pieces, [*pieces[1:], pieces[0]], strict=True):
                assert abs(piece[-1] - after[0]) < 0.5, thing["id"]


def test_neighbours_share_a_border_and_others_do_not(both: tuple[Json, Json]) -> None:
    chart, data = both
    arcs = lines(chart)
    lanes = {frozenset(pair) for pair in data["map"]["sea_lanes"]}
    told = {frozenset((t["id"], n)) for t in data["territories"] for n in t["adjacent"]} - lanes
    for a, b in combinations(chart["territories"], 2):
        shared = arcs_of(a) & arcs_of(b)
        length = sum(abs(q - p) for k in shared for p, q in pairwise(arcs[k]))
        if frozenset((a["id"], b["id"])) in told:
            assert length >= VISIBLE, f"{a['id']} hardly touches {b['id']}: {length:.0f}"
        else:
            assert not shared, f"{a['id']} touches {b['id']}"


def test_sea_lanes_are_drawn_from_shore_to_shore(both: tuple[Json, Json]) -> None:
    chart, data = both
    arcs = lines(chart)
    rings = {
        t["id"]: [p for one in t["rings"] for p in ring(arcs, one)] for t in chart["territories"]
    }
    assert [lane["ends"] for lane in chart["lanes"]] == data["map"]["sea_lanes"]
    for lane in chart["lanes"]:
        ax, ay, bx, by = lane["line"]
        for end, land in zip((complex(ax, ay), complex(bx, by)), lane["ends"], strict=True):
            assert min(abs(end - p) for p in rings[land]) < 2, lane["ends"]
        assert abs(complex(bx - ax, by - ay)) > 12, f"{lane['ends']}: no sea between them"


def test_no_border_crosses_another(both: tuple[Json, Json]) -> None:
    """The sheet was warped, not folded."""
    chart, _ = both
    near: dict[tuple[int, int], list[tuple[complex, complex]]] = defaultdict(list)
    for line in lines(chart):
        for p, q in pairwise(line):
            near[int(p.real // 20), int(p.imag // 20)].append((p, q))

    def turn(a: complex, b: complex, c: complex) -> float:
        return ((b - a).conjugate() * (c - a)).imag

    for (x, y), mine in near.items():
        others = [s for dx in (0, 1) for dy in (-1, 0, 1) for s in near.get((x + dx, y + dy), [])]
        for p, q in mine:
            for r, s in others:
                if {p, q} & {r, s}:
                    continue
                crossing = turn(p, q, r) * turn(p, q, s) < 0 and turn(r, s, p) * turn(r, s, q) < 0
                assert not crossing, f"near {p}"


def test_badges_lie_in_their_territory_and_apart(both: tuple[Json, Json]) -> None:
    chart, _ = both
    arcs = lines(chart)
    for t in chart["territories"]:
        at = complex(*t["badge"])
        assert any(inside(at, ring(arcs, one)) for one in t["rings"]), t["id"]
    for a, b in combinations(chart["territories"], 2):
        gap = abs(complex(*a["badge"]) - complex(*b["badge"]))
        assert gap >= DISC, f"{a['id']} and {b['id']}: {gap:.0f}"


def test_castles_and_ports_are_those_of_the_data(both: tuple[Json, Json]) -> None:
    chart, data = both
    arcs = lines(chart)
    outlines = [ring(arcs, one) for t in chart["territories"] for one in t["rings"]]
    for t, printed in zip(chart["territories"], data["territories"], strict=True):
        assert ("castle" in t) == printed["castle"]
        assert ("port" in t) == (printed["port"] != "none")
        if "port" in t:
            at = complex(*t["port"])
            own = [p for one in t["rings"] for p in ring(arcs, one)]
            assert min(abs(at - p) for p in own) < 45, f"{t['id']}: far from its coast"
            assert not any(inside(at, one) for one in outlines), f"{t['id']}: not in the water"


def test_the_ports_of_the_narrow_sea_are_one_net() -> None:
    seas = {
        m: {
            (p["port"], t.get("sea"))
            for t, p in zip(c["territories"], d["territories"], strict=True)
        }
        for m, (c, d) in (("westeros", read("westeros")), ("essos", read("essos")))
    }
    assert seas["westeros"] == {("none", None), ("west", "sunset"), ("east", "narrow")}
    assert seas["essos"] == {("none", None), ("west", "narrow"), ("south", "summer")}
