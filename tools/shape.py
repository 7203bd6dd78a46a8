"""Measure the shape of the code: deep class hierarchies, full folders, and the files of one move.

    python tools/shape.py              this tree, as a table in Markdown
    python tools/shape.py /a/clone     another tree, set up with `make dev`

One attack of RISK is followed with sys.setprofile in the uncompiled sources, from its text to the
history: parse, legal, make the move, describe what a seat sees, tell what happened.
"""

import importlib.util
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parents[1]
AREAS = (
    *("core", "kit", "games/risk", "games/cardgame", "games/intrigue", "bots", "locales", "lab"),
    *("rl", "cli", "protocol", "tables", "browser", "server"),
    *("lessons", "report", "record", "daily"),
)
POSITION = {
    "seats": "3",
    "lands": "pyke A5, riverrun B3, the_crag N2, tarth C1",
    "rest": "B1",
    "phase": "invade",
}
TEXT = "attack pyke riverrun"
Row = tuple[str, object]


def table(rows: list[Row]) -> str:
    """Rows in Markdown."""
    return "\n".join(["| what | figure |", "|---|---|", *(f"| {k} | {v} |" for k, v in rows)])


# -- files and lines


def python_files(tree: Path) -> list[Path]:
    """Every module of the package."""
    return sorted((tree / "src/council").rglob("*.py"))


def sizes(tree: Path) -> list[Row]:
    """Lines of each area, modules of the fullest folders."""
    source = tree / "src/council"
    lines = dict.fromkeys(AREAS, 0)
    folders: Counter[str] = Counter()
    for file in python_files(tree):
        name = file.relative_to(source).as_posix()
        for area in AREAS:
            if name.startswith(f"{area}/"):
                lines[area] += len(file.read_text(encoding="utf-8").splitlines())
        if file.name != "__init__.py":
            folders[file.parent.relative_to(source).as_posix()] += 1
    fullest = ", ".join(f"{name} {count}" for name, count in folders.most_common(5))
    return [
        ("modules of the fullest folders", fullest),
        *((f"lines of {area}", count) for area, count in lines.items()),
    ]


# -- classes


def largest(tree: Path) -> list[Row]:
    """Ancestors and public methods of the largest classes, counted as in the test of the shape."""
    spec = importlib.util.spec_from_file_location("shape_test", ROOT / "tests/shape/test_shape.py")
    assert spec
    assert spec.loader
    test: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(test)
    test.SOURCE = tree / "src/council"
    names = [name for name in test.modules() if ".migrations" not in name]
    test.modules = lambda: names
    found = {f"{c.__module__}.{c.__qualname__}": c for c in test.classes()}
    above = {name: len(test.ancestors(c)) for name, c in found.items()}
    methods = {name: len(test.methods(c)) for name, c in found.items()}
    return [("deepest classes", most(above)), ("most public methods", most(methods))]


def most(counts: dict[str, int]) -> str:
    """The four largest."""
    first = sorted(counts, key=lambda name: (-counts[name], name))[:4]
    return ", ".join(f"{name.removeprefix('council.')} {counts[name]}" for name in first)


# -- one attack


class Walk:
    """The files that run, in order."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and "/src/council/" in file:
            self.files.append(file)

    def follow(self, work: Callable[[], Any]) -> Any:
        sys.setprofile(self)
        try:
            return work()
        finally:
            sys.setprofile(None)

    def changes(self) -> int:
        return sum(one != other for one, other in zip(self.files, self.files[1:], strict=False))


def attack(name: str, **more: str) -> list[Row]:
    """Follow one attack: declared, and then fought until something else is asked."""
    from council.core.game import Event
    from council.games.risk.game import GAME

    whole, inside = Walk(), Walk()
    state = GAME.given({**POSITION, **more})
    number = whole.follow(lambda: GAME.parse(state.mask(0), TEXT))
    declared = state.copy()
    inside.follow(lambda: declared.apply(number))
    files = []
    while GAME.text(number) not in ("fight", "stop", "done"):
        before, seat = state.mask(0), int(state.seat())
        whole.follow(lambda: seat < 0 or GAME.legal(state, number))  # noqa: B023 - runs at once
        whole.follow(lambda: state.apply(number))  # noqa: B023
        view = whole.follow(lambda: state.mask(0))
        whole.follow(lambda: GAME.tell(Event(seat, number, before), view))  # noqa: B023
        whole.follow(lambda: GAME.describe(view))  # noqa: B023
        whole.follow(lambda: GAME.question(view))  # noqa: B023
        files.append(len(set(whole.files)))
        chances = state.seat() == -1
        moves = whole.follow(state.chances if chances else state.legal_moves)
        texts = [GAME.text(int(move)) for move in moves[:: 2 if chances else 1]]
        number = GAME.number("pass" if "pass" in texts else texts[-1])
    return [
        (f"files of one {name} attack, declared", files[0]),
        (f"files of one {name} attack, fought", files[-1]),
        (f"calls inside apply, {name}", len(inside.files)),
        (f"files inside apply, {name}", len(set(inside.files))),
        (f"changes of file inside apply, {name}", inside.changes()),
    ]


def measure(tree: Path) -> str:
    """All figures of a tree."""
    return table([*sizes(tree), *largest(tree), *attacks()])


def attacks() -> list[Row]:
    """One attack of each kind; in Dominion everybody has gold for cards."""
    return [*attack("Skirmish"), *attack("Dominion", mode="dominion", gold="9 / 9 / 9")]


def main(words: list[str]) -> int:
    """Run with the tree's own Python, which knows its packages."""
    if words[:1] == ["--here"]:
        print(measure(Path(words[1])))
        return 0
    tree = Path(words[0] if words else ROOT).resolve()
    env = os.environ | {"COUNCIL_PURE": "1", "PYTHONPATH": str(tree / "src")}
    command = [str(tree / ".venv/bin/python"), str(Path(__file__).resolve()), "--here", str(tree)]
    return subprocess.run(command, env=env, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
