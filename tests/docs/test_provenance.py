"""Where values come from: one vocabulary in the data, the report, both languages and the docs."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from council.games import GAMES
from council.games.cardgame.cards import printed

ROOT = Path(__file__).parents[2]
WORDS = ("printed", "public", "transcribed", "derived", "reconstructed")
# A tiny game of the lab is ours from end to end
TINY = {f"{trial.name}.toml" for game in GAMES.values() for trial in game.variants}
DATA = sorted(
    file
    for file in (ROOT / "src" / "council" / "games").glob("*/data/*.toml")
    if file.name not in TINY
)
OURS = ("position", "cells")  # how we draw a map


def levels(value: Any, key: str = "") -> Iterator[str]:
    """Every word of provenance in a table."""
    if isinstance(value, dict):
        for name, part in value.items():
            inside = key in ("prov", "provenance")
            yield from levels(part, key if inside and name not in OURS else name)
    elif isinstance(value, list):
        for part in value:
            yield from levels(part, "" if key == "prov" else key)
    elif isinstance(value, str) and key.rsplit("_", maxsplit=1)[-1] in ("prov", "provenance"):
        yield value


@pytest.mark.parametrize("file", DATA, ids=lambda file: file.name)
def test_data_use_one_vocabulary(file: Path) -> None:
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    found = set()
    for record in [*tables.get("card", []), *tables.get("plot", [])]:
        prov = record.pop("prov", {})
        found |= {prov[key] for key in ("title", "stats", "effect", "copies") if key in prov}
    found |= set(levels(tables)) - {"see top of file"}
    assert found <= set(WORDS)
    assert found


def test_the_report_of_the_card_game_says_the_real_level() -> None:
    record = next(card for card in printed()["card"] if card["id"] == "catelyn_stark")
    report = GAMES["cardgame"].data_report()
    rows = {row[1]: row[3] for row in report if row[0] == "card catelyn_stark"}
    assert rows == {
        key: level
        for key, level in record["prov"].items()
        if key in ("title", "stats", "effect", "copies") and level not in ("printed", "public")
    }
    assert {row[3] for row in report} == {"derived", "reconstructed"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_word_has_a_name_and_a_place_in_the_glossary(lang: str) -> None:
    catalogue = (ROOT / "src" / "council" / "locales" / lang / "cli.ftl").read_text(
        encoding="utf-8"
    )
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    for word in WORDS:
        name = re.search(rf"^cli-games-data-is-{word} = (.*)$", catalogue, re.M)
        assert name
        assert f"| {name[1]} |" in glossary
        assert f"| `{word}` |" in page
