"""Reads everything people read, sentence by sentence, each with its file and line."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from council.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted((ROOT / "src/council/locales").glob("*/*.ftl"))
GAMES = ROOT / "src/council/games"
RULEBOOKS = sorted(GAMES.rglob("rulebook.toml"))
LESSONS = sorted(GAMES.glob("*/lessons/*.toml"))
NAMES = sorted(GAMES.rglob("names.toml"))
# Where the English texts of the cards are, by the game.
CARDS = {
    "cardgame": GAMES / "cardgame/data/cardgame.toml",
    "risk": GAMES / "risk/data/risk_cards.toml",
}
# Not here: pages that are made from a rulebook or a catalogue.
GENERATED = ROOT / "docs" / "ladder.md"
DECISIONS = set((ROOT / "docs" / "adr").glob("*.md"))
PAGES = {*ROOT.glob("*.md"), ROOT / "web" / "README.md", *(ROOT / "docs").glob("*.md"), *DECISIONS}
DOCUMENTS = sorted(PAGES - {GENERATED})
END = re.compile(r"(?<=[.!?])[”“)*_\"]*\s+(?=[„“(\[\"*_]*[A-ZÄÖÜ0-9“„{X])|\n\s*\n|\n(?=council )")
SHORT = re.compile(r"\b(e\.g|i\.e|z\. ?B|d\. ?h|usw|etc|vs|v|No|Nr|St|bzw)\.$")


@dataclass(frozen=True)
class Sentence:
    """A sentence as it is read, without markup; code and names that are filled in are `X`."""

    path: Path
    line: int
    lang: str
    text: str
    plain: bool = True  # a heading or a table's head is not
    about: str = ""  # the whole statement of a rulebook, to know who "he" is

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.text}"


def split(text: str) -> Iterator[tuple[int, str]]:
    """The sentences of a text, each with its offset."""
    start = 0
    for gap in END.finditer(text):
        if SHORT.search(text[start : gap.start()]):
            continue
        yield start, text[start : gap.start()].strip()
        start = gap.end()
    if text[start:].strip():
        yield start, text[start:].strip()


class _Patterns(Visitor):  # type: ignore[misc]
    """Every text of a catalogue; the cases of a choice are read one by one."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [e.value if isinstance(e, ast.TextElement) else "X" for e in node.elements]
        whole = len(parts) > 1 or parts[0] != "X"
        if whole:
            self.found.append((node.span.start, "".join(parts)))
        self.generic_visit(node)


@cache
def catalogue(path: Path) -> tuple[Sentence, ...]:
    """The sentences of a Fluent file."""
    source = path.read_text(encoding="utf-8")
    reader = _Patterns()
    reader.visit(FluentParser().parse(source))
    return tuple(
        Sentence(path, source.count("\n", 0, start + at) + 1, path.parent.name, text)
        for start, pattern in reader.found
        for at, sentence in split(pattern)
        for text in (" ".join(sentence.split()),)
    )


def _texts(value: object) -> Iterator[tuple[str, str]]:
    """Language and text of everything in a table of a rulebook."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in LANGUAGES and isinstance(part, str):
                yield key, part
            else:
                yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


@cache
def rulebook(path: Path) -> tuple[Sentence, ...]:
    """The sentences of a rulebook or a lesson."""
    source = path.read_text(encoding="utf-8")
    found = []
    at = 0
    for parts in tomllib.loads(source).values():
        for part in parts if isinstance(parts, list) else [parts]:
            texts = list(_texts(part))
            about = " ".join(text for _, text in texts)
            for lang, text in texts:
                first = text.strip().split("\n")[0].split('"')[0][:60]
                at = max(source.find(first, at), 0) or max(source.find(first), 0)
                line = source.count("\n", 0, at) + 1
                bare = re.sub(r"`[^`]*`|“[\w=]+”", "X", " ".join(text.split()))
                found += [Sentence(path, line, lang, s, about=about) for _, s in split(bare)]
    return tuple(found)


def _blocks(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Paragraphs, items, cells and headings of a document: line, text, whether it is prose."""
    block: list[str] = []
    start, fenced = 0, False
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate([*lines, ""], 1):
        row = line.strip()
        begins = re.match(r"(?:[-*>]|\d+\.) |[#|]", row) or row.startswith("```")
        if block and (not row or begins):
            yield start, "\n".join(block), True
            block = []
        if row.startswith("```"):
            fenced = not fenced
        elif fenced or not row or set(row) <= set("|-: "):
            continue
        elif row.startswith("#"):
            yield number, row.lstrip("# "), False
        elif row.startswith("|"):
            below = lines[number] if number < len(lines) else ""
            head = below.startswith("|") and set(below) <= set("|-: ")
            for cell in re.split(r"(?<!\\)\|", row.strip("|")):
                if cell.strip():
                    yield number, cell.strip(), not head
        else:
            start = start if block else number
            block.append(re.sub(r"^(?:[-*>]|\d+\.) ", "", row))


def _bare(text: str) -> str:
    """The text without markup: code is X, a link is its words."""
    text = re.sub(r"``.+?``|`[^`]+`", lambda code: "X" + "\n" * code[0].count("\n"), text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"\*\*|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)|<[^>]+>", "", text)


@cache
def document(path: Path) -> tuple[Sentence, ...]:
    """The sentences of a Markdown file."""
    return tuple(
        Sentence(path, line + text.count("\n", 0, at), "en", " ".join(sentence.split()), prose)
        for line, block, prose in _blocks(path)
        for text in (_bare(block),)
        for at, sentence in split(text)
    )


@dataclass(frozen=True)
class Card:
    """A card with an own text: its program, and what it says in each language."""

    game: str
    id: str
    program: dict[str, Any]
    text: dict[str, str]  # by language

    def sentences(self, lang: str) -> tuple[Sentence, ...]:
        """What the card says, with the line of its file."""
        path = CARDS[self.game] if lang == "en" else GAMES / self.game / "names.toml"
        source = path.read_text(encoding="utf-8")
        line = source.count("\n", 0, source.find(self.text[lang])) + 1
        title = " ".join(re.split("_", self.id)).title()
        return tuple(
            Sentence(path, line, lang, text, about=f"{title}: {self.text['en']}")
            for _, text in split(self.text[lang])
        )


@cache
def cards(game: str) -> tuple[Card, ...]:
    """Every card of a game that has a text."""
    data = tomllib.loads(CARDS[game].read_text(encoding="utf-8"))
    names = tomllib.loads((GAMES / game / "names.toml").read_text(encoding="utf-8"))
    groups = (
        names["card_text"] if game == "risk" else {"card": names["card"], "plot": names["plot"]}
    )
    found = []
    for group, rows in data.items():
        kind = group.removesuffix("_cards").replace("optional", "maester")
        for row in rows if isinstance(rows, list) else ():
            if "text" in row and kind in groups:
                german = groups[kind][row["id"]]
                text = {"en": row["text"], "de": german.get("text") or german["de"]}
                found.append(Card(game, row["id"], row, text))
    return tuple(found)
