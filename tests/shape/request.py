"""Count the files that run when a person attacks at a table on a server: from the text on the
socket to what everybody at the table is shown.

    python tests/shape/request.py              this tree, as a table in Markdown
    python tests/shape/request.py /a/clone     another tree, set up with `make dev`

Three people play RISK from the start until one of them can attack. Their attack is one request;
its dice are more. The uncompiled sources run in this process, every thread with a profiler.
"""

import os
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parents[2]
MODES: dict[str, dict[str, str]] = {
    "skirmish": {"mode": "skirmish"},
    "dominion": {"mode": "dominion", "setup": "skirmish"},
}
ENDS = ("fight", "stop", "attack", "armies")  # the battle is over when one of these is asked


class Walk:
    """The files whose functions run while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        _, ours, file = frame.f_code.co_filename.partition("/src/council/")
        if self.on and event == "call" and ours:
            self.files.add(file)


class Table:
    """Three people, each with a browser."""

    def __init__(self, server: Any, options: dict[str, str], stack: ExitStack) -> None:
        from server.kit import FRIEND, ME

        browsers = [server.browser() for _ in range(3)]
        seats = [ME, FRIEND, FRIEND]
        opened = browsers[0].post(
            "/api/tables", {"game": "risk", "seats": seats, "options": options, "customs": {}}
        )
        keys = {key["seat"]: key["key"] for key in opened["keys"]}
        self.people = [
            stack.enter_context(browser.at(opened["table"], keys.get(seat, "") if seat else ""))
            for seat, browser in enumerate(browsers)
        ]
        self.settle()

    def settle(self) -> None:
        for person in self.people:
            person.settle()

    def asked(self) -> Any:
        """The person whose turn it is."""
        return self.people[self.people[0].table["asked"]]

    def move(self, text: str) -> None:
        assert self.asked().move(text)["is"] == "done", text
        self.settle()


def plain(table: dict[str, Any]) -> str:
    """A move that leads on."""
    moves: list[str] = table["moves"]
    if "pass" in moves:
        return "pass"
    return moves[0] if table["view"]["phase"] == "deploy" else moves[-1]


def attack(table: dict[str, Any]) -> str | None:
    """The attack with the most armies more than the defender has."""
    armies = {one["id"]: one["armies"] for one in table["view"]["territories"]}
    attacks = [move.split() for move in table["moves"] if move.startswith("attack ")]
    found = max(attacks, key=lambda words: armies[words[1]] - armies[words[2]], default=None)
    return " ".join(found) if found else None


def follow(options: dict[str, str], walk: Walk) -> tuple[set[str], set[str]]:
    """The files of the request that attacks, and of the whole battle."""
    from server.kit import running

    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        ExitStack() as stack,
    ):
        table = Table(server, options, stack)
        while (text := attack(table.asked().table)) is None:
            table.move(plain(table.asked().table))
        walk.files, walk.on = set(), True
        table.move(text)
        declared = set(walk.files)
        while not any(move.startswith(ENDS) for move in table.asked().table["moves"]):
            table.move(plain(table.asked().table))
        walk.on = False
        return declared, set(walk.files)


def measure(tree: Path) -> str:
    """The figures of a tree as a table."""
    sys.path[:0] = [str(tree / "tests"), str(tree)]
    walk = Walk()
    threading.setprofile(walk)
    rows = ["| what | files | by folder |", "|---|---|---|"]
    for name, options in MODES.items():
        for what, files in zip(("attack", "battle"), follow(options, walk), strict=True):
            parts = Counter(file.split("/")[0] for file in files)
            shown = ", ".join(f"{part} {parts[part]}" for part in sorted(parts))
            rows.append(f"| {name}, {what} | {len(files)} | {shown} |")
    return "\n".join(rows)


def main(words: list[str]) -> int:
    """Run with the tree's own Python, which knows its packages."""
    if words[:1] == ["--here"]:
        sys.stdout.write(measure(Path(words[1])) + "\n")
        return 0
    tree = Path(words[0] if words else ROOT).resolve()
    env = os.environ | {"COUNCIL_PURE": "1", "PYTHONPATH": str(tree / "src")}
    command = [str(tree / ".venv/bin/python"), str(Path(__file__).resolve()), "--here", str(tree)]
    return subprocess.run(command, env=env, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
