"""Messages become sentences here and nowhere else, so the library behind it can be changed."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from council.core.figures import figure
from council.core.game import Fact, Message, Who
from council.core.rulebook import Words

LANGUAGES = ("en", "de")
SHARED = "hint"  # its messages may stand inside those of any other file
FOLDER = os.path.dirname(__file__)
TERM = re.compile(r"^-[\w-]+ = (.+)((?:\n +\.\w+ = .+)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"\.(\w+) = (.+)")


@cache
def parts(lang: str) -> frozenset[str]:
    """The files of a language, without their ending."""
    names = os.listdir(os.path.join(FOLDER, lang))
    return frozenset(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


@cache
def catalogue(lang: str, part: str) -> FluentBundle:
    """The messages of one file, and those that may stand inside them: reading all files at each
    start would take too long."""
    text = read_part(lang, part)
    functions: dict[str, Any] = {"FORM": Forms(text)}  # the library knows one argument only
    bundle = FluentBundle([lang], functions, use_isolating=False)
    for one in {part, SHARED}:
        bundle.add_resource(FluentResource(read_part(lang, one)))
    return bundle


def read_part(lang: str, part: str) -> str:
    """One file of a language."""
    with open(os.path.join(FOLDER, lang, f"{part}.ftl"), encoding="utf-8") as file:
        return file.read()


class Forms:
    """The function FORM of a catalogue: how a name stands in a sentence.

    The terms of a file are names, and their attributes are forms of them. `FORM($place, "in")` is
    the attribute `in` of the name, or "in" and the name if it has none; `FORM($place)` is its
    accusative. With a capital letter, "In", the form begins a sentence. The page does the same in
    web/src/lib/i18n.svelte.ts.
    """

    def __init__(self, text: str) -> None:
        self.known: dict[str, dict[str, str]] = {
            name: dict(ATTRIBUTE.findall(forms)) for name, forms in TERM.findall(text)
        }

    def __call__(self, name: str, word: str = "") -> str:
        form = self.known.get(name, {}).get(word.lower() or "acc")
        if form is None:
            return f"{word} {name}" if word else name
        return form[0].upper() + form[1:] if word[:1].isupper() else form


def part_of(key: str, lang: str) -> str:
    """The file of a message: the one its key begins with, else core."""
    first = key.partition("-")[0]
    return first if first in parts(lang) else "core"


def has(key: str, lang: str) -> bool:
    """Whether a language has the message."""
    return bool(catalogue(lang, part_of(key, lang)).has_message(key))


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked in LANGUAGES:
        return asked
    for variable in ("COUNCIL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Voice:
    """Says messages in one language, with the names of those at the table."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names

    def __call__(self, message: Message) -> str:
        """The sentence; a missing key or fact is our bug."""
        assert has(message.key, self.lang), f"no message {message.key} in {self.lang}"
        bundle = catalogue(self.lang, part_of(message.key, self.lang))
        pattern = bundle.get_message(message.key).value
        assert pattern is not None
        facts = {name: self.fact(value) for name, value in message.facts.items()}
        text, errors = bundle.format_pattern(pattern, facts)
        assert not errors, f"{message.key} in {self.lang}: {errors}"
        return str(text)

    def say(self, key: str, **facts: Fact) -> str:
        return self(Message(key, facts))

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as the reader writes it."""
        return figure(value, digits)[self.lang]

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as the reader writes it."""
        return self.say("percent", number=self.number(100 * share, digits))

    def fact(self, value: Fact) -> int | str:
        if isinstance(value, Who):
            return self.names[value.seat] if value.seat < len(self.names) else str(value.seat)
        if isinstance(value, int | str):
            return value
        return self.words(value)

    def words(self, words: Words) -> str:
        return words[self.lang]
