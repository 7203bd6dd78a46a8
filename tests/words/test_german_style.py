"""German that people read: du, nobody is a man by default, one word for one thing."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from words.reading import (
    CATALOGUES,
    LESSONS,
    NAMES,
    ROOT,
    RULEBOOKS,
    Sentence,
    catalogue,
    rulebook,
    split,
)

HABITS = {
    r"\bSpieler[ns]?\b": "sage „ihr“, „alle“, „die Person“ oder „wer …“",
    r"\bGegner[ns]?\b": "sage „die Gegenseite“, „ein gegnerisches Haus“ oder „die anderen“",
    r"\b(Verlierer|Sieger|Besitzer)[ns]?\b": "sage „wer verliert“, „dem es gehört“",
    r"\b[Dd]er (Erste|Zweite|Dritte|Vierte|Fünfte|Nächste)\b": "sage „das dritte Haus“, „wer …“",
    r"\b(Sie|Ihnen) (können|müssen|dürfen|haben|möchten) (bitte|hier|jetzt)\b": "sage „du“",
    r"\bExilierte[nr]?\b": "sage „Häuser aus dem Exil“",
    r"\bgleich (wessen|wie\b|welche\w*|auf welche\w*)": "sage „egal“",
    r"\bje (Zug|Partie|Herausforderung|Person|Platz)\b": "sage „pro“",
    r"\bin (welcher|dieser|der) Folge\b": "sage „Reihenfolge“",
    r"\bMeinst du\b": "sage „Meintest du“",
    r"\b[Ii]m Mittel\b": "sage „im Schnitt“",
    r"\bnicht zu verstehen\b": "sage „nicht verstanden“",
    r"\b(Zehn|Die) \w*[Pp]unkte gewinnen\b": "sage „mit zehn Punkten gewinnst du“",
}


def _texts(value: object) -> Iterator[str]:
    """Every German text in a file of names: `de`, or `title` and `text` where English is apart."""
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, str) and key in ("de", "title", "text"):
                yield part
            else:
                yield from _texts(part)


@cache
def german(path: Path) -> tuple[Sentence, ...]:
    """The German sentences of a catalogue, a rulebook or a file of names."""
    if path.name == "names.toml":
        source = path.read_text(encoding="utf-8")
        return tuple(
            Sentence(path, source.count("\n", 0, source.find(text)) + 1, "de", sentence)
            for text in _texts(tomllib.loads(source))
            for _, sentence in split(text)
        )
    found = rulebook(path) if path.suffix == ".toml" else catalogue(path)
    return tuple(sentence for sentence in found if sentence.lang == "de")


def faults(sentence: Sentence) -> list[str]:
    """What a German editor would strike out."""
    return [
        f"{sentence}\n    {advice}"
        for habit, advice in HABITS.items()
        if re.search(habit, sentence.text)
    ]


GERMAN = [path for path in CATALOGUES if path.parent.name == "de"]


@pytest.mark.parametrize(
    "path", [*GERMAN, *RULEBOOKS, *LESSONS, *NAMES], ids=lambda path: str(path.relative_to(ROOT))
)
def test_german_is_plain(path: Path) -> None:
    sentences = german(path)
    short = path in LESSONS or path.name == "hint.ftl"
    assert len(sentences) > (3 if short else 30)
    found = [fault for sentence in sentences for fault in faults(sentence)]
    assert not found, f"{len(found)} to rewrite\n" + "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "Jeder Spieler mischt sein Deck.",
        "Dein Gegner darf verteidigen.",
        "Der Dritte bekommt 300 Gold.",
        "Ein Charakter stirbt, gleich wessen.",
        "Zehn Siegpunkte gewinnen.",
    ],
)
def test_the_check_finds(text: str) -> None:
    assert faults(Sentence(ROOT / "README.md", 1, "de", text))


@pytest.mark.parametrize(
    "text",
    [
        "Der Startspieler handelt zuerst, gleich nach dem Ziehen.",
        "Die Gegenseite darf verteidigen.",
        "Der Angriff gewinnt mit zehn Punkten.",
    ],
)
def test_the_check_lets_pass(text: str) -> None:
    assert not faults(Sentence(ROOT / "README.md", 1, "de", text))


# -- titles of cards stand in quotes, or the sentence reads like part of the title


@pytest.mark.parametrize("part", ["cardgame", "risk"])
def test_a_card_is_quoted(part: str) -> None:
    """Cards with titles of several words: people of RISK alone stand without quotes."""
    lines = Path(ROOT, "src/council/locales/de", f"{part}.ftl").read_text("utf-8").splitlines()
    bare = [line for line in lines if re.search(r"(?<!„)\{ \$card \}", line)]
    people = r"setzt { \$card }|^risk-(told|why)-(captive|removed|freed|other-house|gone)"
    people += r"|^risk-why-(face-down|aim-person|not-captive) "
    assert [line for line in bare if part == "cardgame" or not re.search(people, line)] == []
