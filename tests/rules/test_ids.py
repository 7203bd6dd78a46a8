"""Every rule has a test that carries its id, and no test carries an id that does not exist."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from council.games import GAMES
from council.games.cardgame.why import referee as cardgame_why
from council.games.intrigue import why as intrigue_why
from council.games.risk.why import card_questions as risk_why

TESTS = Path(__file__).parents[1]
# R12, EX1B, POS-GAP; S-13, X-01; GEN-01. A name may carry several: test_E_17_E_18_siege_engines.
ID = re.compile(r"(?:[A-Z]{3}|SC|EX|[A-Z])_?[0-9A-Z]+(?=_|$)")
WHY = {"intrigue": intrigue_why, "risk": risk_why, "cardgame": cardgame_why}


def intrigue() -> list[str]:
    """The ids as the rules file has them."""
    return [
        *(f"R{n:02}" for n in range(1, 38)),
        *(f"P{n:02}" for n in range(1, 11)),
        *(f"A{n:02}" for n in range(1, 21)),
        *("EX1", "EX1B", "EX2", "EX3"),
        *("POS-GAP", "POS-5P", "POS-CAP", "POS-OUT", "POS-2MAX"),
        *(f"SC-{n}" for n in range(1, 7)),
    ]


def risk() -> list[str]:
    """Likewise, in the order of the numbers."""
    counts = {"C": 15, "S": 57, "D": 52, "W": 12, "M": 24, "E": 23, "X": 18, "A": 69, "K": 17}
    return [f"{letter}-{n:02}" for letter, count in counts.items() for n in range(1, count + 1)]


def cardgame() -> list[str]:
    """Likewise."""
    counts = {
        "GEN": 7,
        "CRD": 17,
        "SET": 18,
        "RND": 3,
        "PLT": 15,
        "DRW": 3,
        "INC": 4,
        "MAR": 12,
        "CHL": 19,
        "CLM": 8,
        "UNO": 4,
        "DOM": 6,
        "STD": 1,
        "TAX": 2,
        "POW": 6,
        "GLD": 4,
        "PIL": 4,
        "UNQ": 5,
        "DUP": 7,
        "KEY": 5,
        "ACT": 7,
        "PAS": 5,
        "RSP": 3,
        "SAV": 5,
        "LST": 3,
        "HCM": 2,
        "DRF": 7,
        "EX": 27,
    }
    rulings = [f"AMB-{n}" for n in range(1, 54)]
    return [f"{k}-{n:02}" for k, count in counts.items() for n in range(1, count + 1)] + rulings


EXPECTED: dict[str, Callable[[], list[str]]] = {
    "intrigue": intrigue,
    "risk": risk,
    "cardgame": cardgame,
}


def named(game: str) -> set[str]:
    """The ids that the names of a game's tests begin with."""
    found = set()
    for file in sorted(TESTS.glob(f"*/test_{game}_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                rest = node.name.removeprefix("test_")
                while hit := ID.match(rest):
                    found.add(hit[0].replace("_", "-"))
                    rest = rest[hit.end() + 1 :]
    return found


every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_rulebook_has_every_id(game: str) -> None:
    assert sorted(GAMES[game].rulebook.rules) == sorted(EXPECTED[game]())


@every_game
def test_every_rule_has_a_test_and_every_test_a_rule(game: str) -> None:
    tested, rules = named(game), GAMES[game].rulebook.rules
    assert [rule for rule in rules if rule not in tested] == []
    assert sorted(tested - set(rules)) == []


@every_game
def test_refusals_cite_rules_that_exist(game: str) -> None:
    rules = GAMES[game].rulebook.rules
    assert [rule for rule, _ in WHY[game].CHECKS if rule not in rules] == []


RULES = [(game, rule) for game in GAMES for rule in GAMES[game].rulebook.rules.values()]


@pytest.mark.parametrize(("game", "rule"), RULES, ids=lambda x: getattr(x, "id", x))
def test_every_rule_speaks_both_languages(game, rule) -> None:  # type: ignore[no-untyped-def]
    texts = [rule.title, rule.text]
    if rule.kind == "ruling":
        texts += [words for words in (rule.question, rule.why) if words or game == "intrigue"]
    for words in texts:
        assert words["en"]
        assert words["de"]
    assert rule.text["en"] != rule.text["de"]


@every_game
def test_the_book_begins_with_the_goal_and_a_turn(game: str) -> None:
    intro = GAMES[game].rulebook.intro
    assert intro is not None
    for lang, words in (("en", ("goal", "win", "turn")), ("de", ("Ziel", "gewinnen", "Zug"))):
        text = " ".join([intro.title[lang], *(part[lang] for part in intro.text)])
        assert [word for word in words if word not in text] == []


@every_game
def test_every_statement_says_where_it_comes_from(game: str) -> None:
    """Printed, with its page; derived; from the fan sheet; an example; or a ruling that exists."""
    rules = GAMES[game].rulebook.rules
    for rule in rules.values():
        assert rule.kind in ("rule", "property", "sheet", "example", "ruling")
        assert (rule.kind == "sheet") == (game == "risk" and rule.id.startswith("M-"))
        assert rule.kind != "rule" or "implied" not in rule.page
        if rule.ruling is not None:
            assert rule.kind != "example"
            for ruling in rule.ruling.split(", "):
                assert rules[ruling].kind == "ruling"
                assert rules[ruling].why is not None


@every_game
def test_a_rule_names_only_rules_that_exist(game: str) -> None:
    rules = GAMES[game].rulebook.rules
    for rule in rules.values():
        texts = [words for words in (rule.text, rule.question, rule.why) if words is not None]
        said = " ".join(text for words in texts for text in words.values())
        named = re.findall(r"\b(?:[A-Z]{3}|EX|[CSDWMEXAK])-\d+\b", said)
        assert [name for name in named if name not in rules] == [], rule.id


@every_game
def test_a_rule_names_options_as_they_are_typed(game: str) -> None:
    """“setup=skirmish” in either language is an option of the game and one of its words."""
    options = {option.name: option for option in GAMES[game].options}
    for rule in GAMES[game].rulebook.rules.values():
        for text in rule.text.values():
            for name, value in re.findall(r"[“„](\w+)=(\w+)[”“]", text):
                option = options[name]
                words = ("on", "off") if option.kind == "switch" else option.words
                assert value in words, rule.id
            for name in re.findall(r"(?:option|Einstellung) [“„`](\w+)[”“`]", text):
                assert name in options, rule.id
