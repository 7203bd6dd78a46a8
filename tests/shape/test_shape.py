"""The shape of the code: flat classes, small folders, layers that know nothing of those above."""

import importlib
import inspect
import json
import os
import re
import subprocess
import sys
import tokenize
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/council"
MOST_ANCESTORS = 4
MOST_METHODS = 80
MOST_MODULES = 20
MOST_LINES = 420
# Parts that serve any game: none of them knows one by name.
GENERAL = ("core", "kit", "bots", "rl", "protocol", "tables", "browser", "server")
GAME_NAMES = re.compile(r"\b(intrigue|cardgame|risk|skirmish|dominion|mitchell)\b", re.I)
# Extras that need a package of their own, which a plain environment does not have.
EXTRAS = {"council.rl.openspiel", "council.rl.exploit"}


def modules() -> list[str]:
    """Every module of ours that can be imported by itself."""
    files = [file.relative_to(SOURCE.parent) for file in SOURCE.rglob("*.py")]
    names = [".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files]
    apart = ("council.server.storage.migrations", "council.__main__")
    return sorted(n for n in names if not n.startswith(apart) and n not in EXTRAS)


def classes() -> list[type]:
    """Every class of ours, each once."""
    found = {}
    for name in modules():
        for _, one in inspect.getmembers(importlib.import_module(name), inspect.isclass):
            if one.__module__.startswith("council."):
                found[f"{one.__module__}.{one.__qualname__}"] = one
    assert len(found) > 200
    return list(found.values())


def ancestors(one: type) -> list[type]:
    return [above for above in one.__mro__[1:] if above.__module__.startswith("council.")]


def methods(one: type) -> set[str]:
    """Public methods, the inherited ones of ours too."""
    return {
        name
        for part in (one, *ancestors(one))
        for name, value in vars(part).items()
        if not name.startswith("_")
        and (callable(value) or isinstance(value, (staticmethod, property)))
    }


@pytest.mark.slow
def test_no_class_stands_on_a_tower() -> None:
    tall = {c.__qualname__: [a.__qualname__ for a in ancestors(c)] for c in classes()}
    assert {name: above for name, above in tall.items() if len(above) > MOST_ANCESTORS} == {}


def test_no_class_does_everything() -> None:
    large = {c.__qualname__: len(methods(c)) for c in classes()}
    assert {name: count for name, count in large.items() if count > MOST_METHODS} == {}


def folders(top: Path, *suffixes: str) -> dict[Path, list[Path]]:
    found = defaultdict(list)
    for file in top.rglob("*"):
        if file.suffix in suffixes and file.name != "__init__.py" and "static" not in file.parts:
            found[file.parent].append(file)
    return found


@pytest.mark.parametrize(
    ("top", "suffixes"), [(SOURCE, (".py",)), (ROOT / "web/src", (".ts", ".svelte"))]
)
def test_no_folder_is_crowded(top: Path, suffixes: tuple[str, ...]) -> None:
    crowded = {
        str(folder.relative_to(ROOT)): len(files)
        for folder, files in folders(top, *suffixes).items()
        if len(files) > MOST_MODULES
    }
    assert crowded == {}


def test_no_file_is_long() -> None:
    long = {
        str(file.relative_to(ROOT)): count
        for files in folders(SOURCE, ".py").values()
        for file in files
        if (count := len(file.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


@pytest.mark.parametrize("part", GENERAL)
def test_what_serves_every_game_names_none(part: str) -> None:
    named = []
    for file in sorted((SOURCE / part).rglob("*.py")):
        with tokenize.open(file) as source:
            for token in tokenize.generate_tokens(source.readline):
                if GAME_NAMES.search(token.string.replace("_", " ")):
                    named.append(
                        f"{file.relative_to(SOURCE)}:{token.start[0]}: {token.string[:60]}"
                    )
    assert named == []


def test_a_name_has_one_meaning() -> None:
    """The parallel files of the games may share names; all other classes have one of their own."""
    homes = defaultdict(set)
    for one in classes():
        if "." not in one.__qualname__ and not one.__name__.startswith("_"):
            homes[one.__name__].add(one.__module__)
    several = {
        name: sorted(places)
        for name, places in homes.items()
        if len({p for p in places if not p.startswith("council.games.")}) > 1
        or len({place.split(".")[2] for place in places if place.startswith("council.games.")})
        < len([place for place in places if place.startswith("council.games.")])
        or (
            any(place.startswith("council.games.") for place in places)
            and any(not place.startswith("council.games.") for place in places)
        )
    }
    assert several == {}


FOLLOW = """
import json, sys
sys.path.insert(0, "tools")
import shape
print(json.dumps(shape.attacks()))
"""


def test_one_attack_does_not_wander_through_the_files() -> None:
    """In the sources; `python tools/shape.py` prints these figures with others."""
    done = subprocess.run(
        [sys.executable, "-c", FOLLOW],
        cwd=ROOT,
        env=os.environ | {"COUNCIL_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = dict(json.loads(done.stdout))
    assert found["calls inside apply, Dominion"] > 30  # cards are looked at
    assert found["changes of file inside apply, Skirmish"] <= 8
    assert found["changes of file inside apply, Dominion"] <= 12


@pytest.mark.slow
def test_one_request_does_not_wander_through_ever_more_files() -> None:
    """On a server, from the socket to what all are shown (`python tests/shape/request.py`)."""
    done = subprocess.run(
        [sys.executable, "tests/shape/request.py", "--here", str(ROOT)],
        cwd=ROOT,
        env=os.environ | {"COUNCIL_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = dict(re.findall(r"^\| (\w+, \w+) \| (\d+) \|", done.stdout, re.MULTILINE))
    assert 40 < int(found["skirmish, attack"]) <= 60
    assert 50 < int(found["dominion, attack"]) <= 72
