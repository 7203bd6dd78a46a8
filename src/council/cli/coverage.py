"""Which tests name which rule."""

import re
from pathlib import Path

from council.cli.terminal import Terminal
from council.core.game import Game, Invalid

TEST = re.compile(r"^\s*(?:async )?def (test_\w+)", re.M)


def show_coverage(terminal: Terminal, game: Game, json: bool) -> int:
    """A line for each rule; 1 when one is named by no test."""
    import council

    # tests/ is part of a checkout only, where the package lies in src/.
    folder = Path(council.__file__).parents[2] / "tests" / "rules"
    if not folder.is_dir():
        raise Invalid("cli-rules-no-tests")
    tests = tests_by_rule(list(game.rulebook.rules), test_names(folder.parent))
    untested = [rule_id for rule_id, names in tests.items() if not names]
    if json:
        terminal.json({"game": game.name, "tests": tests, "untested": untested})
    else:
        wide = max(len(rule_id) for rule_id in tests)
        for rule_id, names in tests.items():
            terminal.hang(rule_id, wide + 2, ", ".join(names) or terminal.say("cli-rules-untested"))
        count = len(tests) - len(untested)
        terminal.tell(terminal.say("cli-rules-covered", count=count, total=len(tests)))
    return 1 if untested else 0


def test_names(folder: Path) -> list[str]:
    """The names of all test functions in a folder and below."""
    files = sorted(folder.rglob("test_*.py"))
    return [name for file in files for name in TEST.findall(file.read_text(encoding="utf-8"))]


def tests_by_rule(rule_ids: list[str], names: list[str]) -> dict[str, list[str]]:
    """For each id the tests that carry it as a word, POS-GAP spelt POS_GAP."""
    found: dict[str, list[str]] = {}
    for rule_id in rule_ids:
        word = re.escape(rule_id.replace("-", "_"))
        carries = re.compile(rf"(?<![A-Za-z0-9]){word}(?![A-Za-z0-9])")
        found[rule_id] = [name for name in names if carries.search(name)]
    return found
