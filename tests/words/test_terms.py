"""One word for one thing: docs/glossary.md says which, and everything people read agrees."""

import re
from dataclasses import dataclass
from functools import cache

import pytest
from words.reading import (
    CARDS,
    CATALOGUES,
    DOCUMENTS,
    LESSONS,
    ROOT,
    RULEBOOKS,
    Sentence,
    cards,
    catalogue,
    document,
    rulebook,
)

PAGE = ROOT / "docs" / "glossary.md"
COLUMNS = 6


@dataclass(frozen=True)
class Term:
    """A row of the glossary."""

    thing: str
    word: dict[str, str]  # by language
    never: dict[str, list[str]]


def terms() -> list[Term]:
    """The table of the page."""
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == COLUMNS and cells[0] != "thing":
            never = [[word.strip() for word in cell.split(",") if cell] for cell in cells[3:5]]
            word = {"en": cells[1], "de": cells[2]}
            found.append(Term(cells[0], word, dict(zip(("en", "de"), never, strict=True))))
    return found


TERMS = terms()
NEVER = [(lang, word, term) for term in TERMS for lang in term.never for word in term.never[lang]]
# Where a word of the columns “never” is right: file, a part of the sentence, and why.
ALLOWED = (("docs/adr/0018-names-of-the-trade.md", "", "a list of old names and new ones"),)


@cache
def interface() -> list[Sentence]:
    """All catalogues, rulebooks, lessons and texts of cards."""
    texts = [catalogue(path) for path in CATALOGUES]
    texts += [rulebook(path) for path in [*RULEBOOKS, *LESSONS]]
    every = [card for game in CARDS for card in cards(game)]
    texts += [card.sentences(lang) for card in every for lang in card.text]
    return [sentence for text in texts for sentence in text]


@cache
def pages() -> list[Sentence]:
    """All documents but the glossary."""
    return [sentence for path in DOCUMENTS if path != PAGE for sentence in document(path)]


def used(word: str, lang: str, sentences: list[Sentence]) -> list[str]:
    """Where a word stands that should not."""
    pattern = re.compile(rf"\b{re.escape(word)}\b", 0 if lang == "de" else re.I)
    return [
        str(sentence)
        for sentence in sentences
        if sentence.lang == lang
        and pattern.search(sentence.text)
        and not any(
            str(sentence.path.relative_to(ROOT)) == file and part in sentence.text
            for file, part, _ in ALLOWED
        )
    ]


def test_the_page_has_its_table() -> None:
    assert len(TERMS) > 20
    assert all(term.word["en"] and term.word["de"] for term in TERMS)


def test_no_word_is_right_and_wrong() -> None:
    for lang in ("en", "de"):
        right = {term.word[lang] for term in TERMS}
        assert right.isdisjoint(word for where, word, _ in NEVER if where == lang)


@pytest.mark.parametrize(("lang", "word", "term"), NEVER, ids=lambda x: x if x is str(x) else "")
def test_a_word_is_never_used_in_the_interface(lang: str, word: str, term: Term) -> None:
    found = used(word, lang, interface())
    assert not found, f"{term.thing}: say “{term.word[lang]}”\n" + "\n".join(found)


@pytest.mark.parametrize(("lang", "word", "term"), NEVER, ids=lambda x: x if x is str(x) else "")
def test_a_word_is_never_used_in_the_documents(lang: str, word: str, term: Term) -> None:
    found = used(word, lang, pages())
    assert not found, f"{term.thing}: say “{term.word[lang]}”\n" + "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_of_the_page_are_used(lang: str) -> None:
    texts = " ".join(s.text for s in [*interface(), *pages()] if s.lang == lang).lower()
    missing = [t.word[lang] for t in TERMS if t.word[lang].lower() not in texts]
    assert missing == [], "nobody says this"
