"""English in other places: docstrings and comments, and the score of Intrigue."""

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO

from words.reading import CATALOGUES, ROOT, RULEBOOKS, rulebook, split
from words.test_style import HE, MEN, name_of

CODE = sorted((ROOT / "src" / "council").rglob("*.py"))
# What docstrings and comments never say either; they may begin with “Who” or “What”.
IN_CODE = (HE, r"\bthe own\b", r"^Of (both|several|two|whom)\b", r"\b(short|small) goes\b")
POINTS = re.compile(r"(?<!enalty )\bpoints?\b")


def said_in(source: str) -> Iterator[tuple[int, str]]:
    """Docstrings and comments of a module, with their lines."""
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, owners) and (said := ast.get_docstring(node)):
            yield getattr(node, "lineno", 1), said
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def remarks(source: str) -> Iterator[str]:
    """What an editor would strike out of the docstrings and comments of a module."""
    for line, said in said_in(source):
        for _, sentence in split(re.sub(r"``.+?``|`[^`]+`", "X", said)):
            text = " ".join(sentence.split())
            for habit in IN_CODE:
                if re.search(habit, text) and not re.search(MEN, text):
                    yield f"{line}: {text}"


def test_remarks_in_code_are_plain() -> None:
    found = [
        f"{name_of(path)}:{fault}"
        for path in CODE
        for fault in remarks(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_the_check_of_code_finds() -> None:
    assert list(remarks('"""The player sees his own cards."""'))
    assert list(remarks("x = 1  # Of two equal ones the first"))
    assert not list(remarks('"""Who must do what; what a view shows."""'))


def test_the_score_of_intrigue_is_penalty_points() -> None:
    english = [path for path in CATALOGUES if path.parent.name == "en"]
    lines = [line for path in english for line in path.read_text("utf-8").splitlines()]
    said = [line.partition(" = ")[2] for line in lines if line.startswith("intrigue-")]
    book = next(path for path in RULEBOOKS if path.parent.name == "intrigue")
    said += [sentence.text for sentence in rulebook(book) if sentence.lang == "en"]
    assert len(said) > 250
    assert not [text for text in said if POINTS.search(re.sub(r"\{[^}]*(\}|->)", "", text))]
    assert POINTS.search("A takes 9 points.")
