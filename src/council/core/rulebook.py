"""The rules of a game as numbered statements in our own words, in every language we speak."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable  # slow to import, and only a type

Words = Mapping[str, str]  # language -> text


@dataclass(frozen=True)
class Rule:
    """One statement; its id never changes."""

    id: str
    kind: str  # rule (printed) | property (follows from the print) | sheet (fan) | example | ruling
    section: str
    page: str
    title: Words
    text: Words
    question: Words | None = None
    why: Words | None = None
    ruling: str | None = None  # what it rests on, or leans on where the print leaves something open


@dataclass(frozen=True)
class Intro:
    """The goal and a turn in one minute; not a rule, and without an id."""

    title: Words
    text: tuple[Words, ...]  # paragraphs


@dataclass(frozen=True)
class Contents:
    """A rulebook as it is read from its file."""

    sections: Mapping[str, Words]
    rules: Mapping[str, Rule]
    intro: Intro | None = None


class Rulebook:
    """The rules of one game, in order; read when somebody first asks for one."""

    def __init__(self, read: Callable[[], Contents]) -> None:
        self._read = read

    @cached_property
    def _all(self) -> Contents:
        return self._read()

    @property
    def sections(self) -> Mapping[str, Words]:
        return self._all.sections

    @property
    def rules(self) -> Mapping[str, Rule]:
        return self._all.rules

    @property
    def intro(self) -> Intro | None:
        return self._all.intro

    def find(self, rule_id: str) -> Rule | None:
        return self.rules.get(rule_id.upper())


def load(file: "Traversable") -> Rulebook:
    """A rulebook.toml of the package."""
    return Rulebook(lambda: _read(file))


def _read(file: "Traversable") -> Contents:
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    rules = [Rule(**entry) for entry in table["rule"]]
    sections = {entry["id"]: entry["title"] for entry in table["section"]}
    assert len({rule.id for rule in rules}) == len(rules), "a rule id is used twice"
    assert all(rule.section in sections for rule in rules), "a rule is in no section"
    intro = Intro(table["intro"]["title"], tuple(table["intro"]["text"]))
    return Contents(sections, {rule.id: rule for rule in rules}, intro)
