"""Every rule has a test that carries its id, and no test carries an id that does not exist."""

import ast
import re
from pathlib import Path

import pytest

from council.games.intrigue import why
from council.games.intrigue.game import GAME

HERE = Path(__file__).parent
NAME = re.compile(r"test_((?:POS|SC|EX|[A-Z])_?[0-9A-Z]+)_[a-z0-9]")


def expected() -> list[str]:
    """The ids as the rules file has them."""
    return [
        *(f"R{n:02}" for n in range(1, 38)),
        *(f"P{n:02}" for n in range(1, 11)),
        *(f"A{n:02}" for n in range(1, 21)),
        *("EX1", "EX1B", "EX2", "EX3"),
        *("POS-GAP", "POS-5P", "POS-CAP", "POS-OUT", "POS-2MAX"),
        *(f"SC-{n}" for n in range(1, 7)),
    ]


def named() -> set[str]:
    """The ids that the names of our tests begin with."""
    found = set()
    for file in sorted(HERE.glob("test_intrigue_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (hit := NAME.match(node.name)):
                found.add(hit[1].replace("_", "-"))
    return found


def test_the_rulebook_has_every_id() -> None:
    assert list(GAME.rulebook.rules) == expected()


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    tested = named()
    assert [rule for rule in GAME.rulebook.rules if rule not in tested] == []
    assert sorted(tested - set(GAME.rulebook.rules)) == []


def test_refusals_cite_rules_that_exist() -> None:
    assert [rule for rule, _ in why.CHECKS if rule not in GAME.rulebook.rules] == []


@pytest.mark.parametrize("rule", GAME.rulebook.rules.values(), ids=lambda rule: rule.id)
def test_every_rule_speaks_both_languages(rule) -> None:  # type: ignore[no-untyped-def]
    texts = [rule.title, rule.text]
    if rule.kind == "ruling":
        texts += [rule.question, rule.why]
    for words in texts:
        assert words["en"]
        assert words["de"]
        assert words["en"] != words["de"]
