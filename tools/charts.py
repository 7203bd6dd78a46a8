"""Draw the maps of RISK: from the points in its data to the charts the browser shows.

    python tools/charts.py             write web/src/games/risk/map/{westeros,essos}.json
    python tools/charts.py --check     only say whether they are up to date (exit code 1: no)

A territory is the union of the Voronoi cells of its points. The border between two territories, or
between one and the sea, is one arc. It is drawn once and used by both sides, so there are no gaps.
Arcs are rounded, then the whole sheet is warped by smooth noise, so that they look like coasts.
Standard library only, and the same figures on every machine: the charts are in the repository.
"""

import argparse
import hashlib
import json
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from chart_places import Land, Placed, place, scatter
from chart_shapes import SEA, Arc, cells, network, rings, roughen, straighten, swell, widened

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "council" / "games" / "risk"
CARDS = DATA / "data" / "risk_cards.toml"
OUT = ROOT / "web" / "src" / "games" / "risk" / "map"
TOOLS = ("charts.py", "chart_places.py", "chart_shapes.py")
BEYOND = "beyond"  # land that is drawn but not played: north of the Wall
BORDER = 42.0  # units: a border as long as a badge is wide can be seen
# The two coasts of the Narrow Sea are one net of ports (World at War), so they share a name.
SEAS = {
    ("westeros", "west"): "sunset",
    ("westeros", "east"): "narrow",
    ("essos", "west"): "narrow",
    ("essos", "south"): "summer",
}
Json = Any


@dataclass
class Sketch:
    """What we add to the printed points of one map to make it worth looking at."""

    view: tuple[int, int, int, int]  # x, y, width, height of what is worth seeing
    seed: int  # of the noise
    luck: int  # of the order in which places are found: the best of a few that were tried
    sea: list[tuple[int, int]] = field(default_factory=list)  # bays
    land: dict[str, list[tuple[int, int]]] = field(default_factory=dict)  # capes, by territory
    dropped: set[tuple[int, int]] = field(default_factory=set)  # points of sea that become land
    # Where the names of regions stand, from which zoom on (hundredths of a pixel per unit) they are
    # shown, and whether they end there.
    regions: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)
    woods: str = ""
    hills: str = ""


SKETCHES = {
    "westeros": Sketch(
        view=(20, 5, 960, 1590),
        seed=11,
        luck=19,
        dropped={(598, 68)},
        land={
            BEYOND: [
                *[(538, 56), (590, 60), (646, 66), (700, 76), (745, 40), (500, 20), (560, -30)],
                *[(640, -20), (720, -20), (470, -60), (600, -110), (700, -100), (790, -60)],
                *[(430, -130), (500, -200), (600, -210), (700, -200), (800, -180), (400, -230)],
            ],
        },
        sea=[
            *[(450, 60), (490, 92), (430, 0), (380, -80), (820, 20)],
            *[(850, -80), (330, -200), (880, -200), (600, -330)],
        ],
        regions={
            "the_north": (190, 185, 0, 1),
            "the_riverlands": (492, 872, 100, 0),
            "the_vale_of_arryn": (935, 640, 0, 0),
            "the_iron_islands": (60, 690, 0, 1),
            "the_westerlands": (-10, 935, 0, 1),
            "the_crownlands": (985, 930, 0, 0),
            "the_stormlands": (915, 1310, 0, 0),
            "the_reach": (95, 1245, 0, 1),
            "dorne": (790, 1575, 0, 0),
        },
        woods="wolfswood kingswood rainwood bear_island the_neck searoad_marshes crackclaw_point",
        hills="red_mountains mountains_of_the_moon golden_tooth the_crag the_eyrie skagos",
    ),
    "essos": Sketch(
        view=(20, 30, 1560, 950),
        seed=8,
        luck=0,
        sea=[(172, 548), (140, 546), (96, 795)],  # Myr has a harbour
        dropped={(96, 748)},
        land={"lys": [(92, 745)]},
        regions={
            "andalos": (330, 120, 0, 0),
            "the_disputed_lands": (190, 830, 0, 0),
            "lands_of_long_summer": (690, 978, 0, 1),
            "the_dothraki_sea": (760, 115, 0, 0),
            "slavers_bay": (1130, 885, 0, 0),
            "jade_sea_coast": (1560, 85, 0, 1),
        },
        woods="forest_of_qohor upper_rhoyne lower_rhoyne the_footprint",
        hills="hills_of_norvos the_axe mantarys oros valyria old_ghis bayasabhad samyrian",
    ),
}


def name_widths() -> dict[str, int]:
    """The letters of the longest line of each name, in the longer language."""
    names = tomllib.loads((DATA / "names.toml").read_text(encoding="utf-8"))["territory"]
    return {
        key: max(len(line) for word in both.values() for line in lines(word))
        for key, both in names.items()
    }


def lines(name: str) -> list[str]:
    """A name of several words on two lines, as even as can be; the browser does the same."""
    words = name.split(" ")
    if len(name) <= 9 or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return list(min(cuts, key=lambda pair: max(map(len, pair))))


def draw(map_id: str) -> Json:
    """The chart of one map."""
    text = (DATA / "data" / f"{map_id}.toml").read_bytes()
    data = tomllib.loads(text.decode())
    sketch = SKETCHES[map_id]
    where = {t["id"]: k for k, t in enumerate(data["territories"])}
    seeds: list[tuple[complex, str]] = []
    for t in data["territories"]:
        more = sketch.land.get(t["id"], [])
        seeds += [(complex(x, y), t["id"]) for x, y in [*t["cells"], *more]]
    seeds += [(complex(x, y), BEYOND) for x, y in sketch.land.get(BEYOND, [])]
    sea = [(x, y) for x, y in data["map"]["sea_cells"] if (x, y) not in sketch.dropped]
    seeds += [(complex(x, y), SEA) for x, y in [*sea, *sketch.sea]]
    size = (data["map"]["width"], data["map"]["height"])
    seeds = widened(seeds, size, BORDER, borders(data))
    arcs = swell(roughen(network(cells(seeds, size)), sketch.seed))
    arcs = straighten(arcs, frozenset(("the_gift", BEYOND)))
    check_borders(data, arcs)
    widths = name_widths()
    seats = set(data["seats_of_power"].values())
    lands = [
        Land(
            id=t["id"],
            ring=outline(arcs, {t["id"]}),
            point=complex(t["x"], t["y"]),
            castle=t["castle"],
            seat=t["id"] in seats,
            coast=shore(arcs, t["id"]) if t["port"] != "none" else [],
            letters=widths[t["id"]],
            rows=max_rows(t["id"]),
        )
        for t in data["territories"]
    ]
    walls = [p for arc in arcs if arc.sides == {"the_gift", BEYOND} for p in arc.points]
    placed = place(lands, walls, sketch.luck)
    marks = scatter(lands, placed, set(sketch.woods.split()), set(sketch.hills.split()))
    members = {
        r["id"]: {t["id"] for t in data["territories"] if t["region"] == r["id"]}
        for r in data["regions"]
    }
    lanes = {tuple(sorted(pair)) for pair in data["map"]["sea_lanes"]}
    return {
        "id": map_id,
        "made": made_from(map_id),
        "view": sketch.view,
        "arcs": [packed(arc) for arc in arcs],
        "land": rings(arcs, lambda side: side != SEA),
        "coast": [k for k, arc in enumerate(arcs) if SEA in arc.sides],
        "wall": [k for k, arc in enumerate(arcs) if BEYOND in arc.sides and SEA not in arc.sides],
        "beyond": rings(arcs, lambda side: side == BEYOND),
        "territories": [
            territory(t, map_id, arcs, placed[where[t["id"]]], lanes) for t in data["territories"]
        ],
        "regions": [
            {
                "id": r["id"],
                "bonus": r["bonus"],
                "rings": rings(arcs, members[r["id"]].__contains__),
                "name": sketch.regions.get(r["id"]),
            }
            for r in data["regions"]
        ],
        "lanes": [
            {"ends": pair, "line": lane(lands[where[pair[0]]], lands[where[pair[1]]])}
            for pair in data["map"]["sea_lanes"]
        ],
        "extra": extra_links(map_id),
        "marks": marks,
    }


def extra_links(map_id: str) -> list[list[str]]:
    """The ways by sea that House Mitchell's sheet adds (M-23)."""
    sheet = tomllib.loads(CARDS.read_text(encoding="utf-8"))["setup"]["house_mitchell"]
    links: list[list[str]] = sheet["extra_links"] if sheet["map"] == map_id else []
    return links


def max_rows(name: str) -> int:
    """Lines of the name in the language that needs more."""
    both = tomllib.loads((DATA / "names.toml").read_text(encoding="utf-8"))["territory"][name]
    return max(len(lines(word)) for word in both.values())


def made_from(map_id: str) -> str:
    """A digest of all that goes into a chart."""
    total = hashlib.sha256()
    own = [Path(__file__).resolve().parent / name for name in TOOLS]
    for file in [DATA / "data" / f"{map_id}.toml", DATA / "names.toml", *own]:
        total.update(file.read_bytes().replace(b"\r\n", b"\n"))
    total.update(json.dumps(extra_links(map_id)).encode())
    return total.hexdigest()[:16]


def borders(data: Json) -> set[frozenset[str]]:
    """The pairs of territories that touch on land."""
    lanes = {frozenset(pair) for pair in data["map"]["sea_lanes"]}
    return {frozenset((t["id"], n)) for t in data["territories"] for n in t["adjacent"]} - lanes


def check_borders(data: Json, arcs: list[Arc]) -> None:
    """What touches is what the data calls adjacent: no more and no less."""
    told = borders(data)
    ids = {t["id"] for t in data["territories"]}
    drawn = {arc.sides for arc in arcs if arc.sides <= ids}
    for pair in told ^ drawn:
        problem = "do not touch" if pair in told else "touch, but are not adjacent"
        raise SystemExit(f"{' and '.join(sorted(pair))} {problem}")


def outline(arcs: list[Arc], inside: set[str]) -> list[list[complex]]:
    """The rings of some territories as points."""
    found = []
    for ring in rings(arcs, lambda side: side in inside):
        points: list[complex] = []
        for k in ring:
            points += arcs[k].points[:-1] if k >= 0 else arcs[~k].points[:0:-1]
        found.append(points)
    return found


def shore(arcs: list[Arc], land: str) -> list[complex]:
    """Points of a territory's own coast."""
    return [p for arc in arcs if arc.sides == {land, SEA} for p in arc.points]


def lane(one: Land, other: Land) -> list[int]:
    """A printed line over the sea, from shore to shore where they are nearest."""
    ends = [(p, q) for p in one.ring[0] for q in other.ring[0]]
    p, q = min(ends, key=lambda pair: abs(pair[0] - pair[1]))
    return [round(p.real), round(p.imag), round(q.real), round(q.imag)]


def packed(arc: Arc) -> list[int]:
    """The points in tenths, each as the step from the one before."""
    tenths = [(round(p.real * 10), round(p.imag * 10)) for p in arc.points]
    flat = [*tenths[0]]
    for (x, y), (px, py) in zip(tenths[1:], tenths, strict=False):
        flat += [x - px, y - py]
    return flat


def territory(t: Json, map_id: str, arcs: list[Arc], at: Placed, lanes: set[Any]) -> Json:
    """One territory of the chart."""
    told: dict[str, Json] = {
        "id": t["id"],
        "region": t["region"],
        "rings": rings(arcs, lambda side: side == t["id"]),
        "near": t["adjacent"],
        "lanes": [n for n in t["adjacent"] if tuple(sorted((t["id"], n))) in lanes],
        "badge": [round(at.badge.real), round(at.badge.imag)],
        "name": at.name,
        "from": at.near,
    }
    if t["castle"]:
        told["castle"] = [int(way) for way in at.castle]
    if t["port"] != "none":
        told |= {"sea": SEAS[map_id, t["port"]], "port": [round(at.port.real), round(at.port.imag)]}
    return told


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    asked = parser.parse_args(arguments)
    for map_id in SKETCHES:
        file = OUT / f"{map_id}.json"
        if asked.check:
            if json.loads(file.read_text())["made"] != made_from(map_id):
                print(f"the chart of {map_id} is not up to date; run: python tools/charts.py")
                return 1
            continue
        chart = draw(map_id)
        rows = [f"{json.dumps(k)}:{json.dumps(v, separators=(',', ':'))}" for k, v in chart.items()]
        file.write_text("{\n" + ",\n".join(rows) + "\n}\n")
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
