"""`council check cards`: ten broken files, each named by file, card and key, and a sound one."""

import json
import re
from pathlib import Path

import pytest
from cli.kit import ROOT, Done

from council.cli import main
from council.core.game import Invalid, Json
from council.games.cardgame.build import vocabulary
from council.games.cardgame.cards import printed
from council.games.cardgame.game import GAME
from council.kit.tables import parse
from council.locales import Voice

ABILITY = """
[[card]]
id = "hodor"
[[card.ability]]
kind = "action"
phase = ["marshalling"]
"""
# What is wrong, the file, the item and the key that must be named.
BROKEN: dict[str, tuple[str, str, str]] = {
    "an unknown key": ('[[card]]\nid = "hodor"\nheight = 7', "card hodor", "height"),
    "a word for a number": ('[[card]]\nid = "hodor"\ncost = "one"', "card hodor", "cost"),
    "an unknown type": ('[[card]]\nid = "hodor"\ntype = "giant"', "card hodor", "type"),
    "a deck of 49": ('[[card]]\nid = "hodor"\ncopies = { stark = 0 }', "", "copies"),
    "an unknown effect": (
        ABILITY + 'effect = [{ do = "dance" }]',
        "card hodor",
        "ability[0].effect.do",
    ),
    "an effect without its amount": (
        ABILITY + 'effect = [{ do = "draw", player = "you" }]',
        "card hodor",
        "ability[0].effect.draw.amount",
    ),
    "an unknown trait": (
        ABILITY + 'target = [{ name = "t", choose = { trait = ["Dragon"] }, count = 1 }]\n'
        'effect = [{ do = "kneel", cards = "$t" }]',
        "card hodor",
        "ability[0].target.choose.trait",
    ),
    "a name nobody gave": (
        ABILITY + 'effect = [{ do = "kneel", cards = "$x" }]',
        "card hodor",
        "ability[0].effect.cards",
    ),
    "a response to nothing": (
        '[[card]]\nid = "hodor"\n[[card.ability]]\nkind = "response"\n'
        'effect = [{ do = "stand", cards = "self" }]',
        "card hodor",
        "ability[0].on",
    ),
    "a plot with an action": (
        '[[plot]]\nid = "detained"\n[[plot.ability]]\nkind = "action"\nphase = ["any"]\n'
        'effect = [{ do = "draw", player = "you", amount = 1 }]',
        "plot detained",
        "ability[0].kind",
    ),
    "strength of an event": (
        '[[card]]\nid = "not_today"\nstrength = 2',
        "card not_today",
        "strength",
    ),
    "a new card without a title": (
        '[[card]]\nid = "syrio"\ntype = "location"\nhouse = "stark"\ncost = 1\n'
        "copies = { stark = 0 }",
        "card syrio",
        "title",
    ),
    "a rule for nobody": (
        '[[card]]\nid = "hodor"\n[[card.ability]]\nkind = "constant"\n'
        'effect = [{ do = "rule", rule = "cannot_attack" }]',
        "card hodor",
        "ability[0].effect.cards",
    ),
    "a number for a card": (
        '[[card]]\nid = "hodor"\n[[card.ability]]\nkind = "save"\n'
        'when = [{ test = "card", matches = 3 }]\neffect = [{ do = "save", cards = "it" }]',
        "card hodor",
        "ability[0].when.matches",
    ),
    "a price of what happens by itself": (
        '[[plot]]\nid = "detained"\n[[plot.ability]]\nkind = "when_revealed"\n'
        'cost = [{ pay = "gold", amount = 5 }]\n'
        'effect = [{ do = "draw", player = "you", amount = 1 }]',
        "plot detained",
        "ability[0].cost",
    ),
    "a price below nothing": (
        ABILITY + 'cost = [{ pay = "gold", amount = -5 }]\n'
        'effect = [{ do = "draw", player = "you", amount = 1 }]',
        "card hodor",
        "ability[0].cost.amount",
    ),
    "a save of nobody": (
        ABILITY + 'effect = [{ do = "save", cards = "it" }]',
        "card hodor",
        "ability[0].effect.do",
    ),
    "an event that kneels": (
        '[[card]]\nid = "distraction"\n[[card.ability]]\nkind = "action"\nphase = ["draw"]\n'
        'cost = [{ pay = "kneel_self" }]\neffect = [{ do = "draw", player = "you", amount = 1 }]',
        "card distraction",
        "ability[0].cost.pay",
    ),
    "a title nobody has": (
        ABILITY + 'target = [{ name = "t", choose = { title = ["Nobody"] }, count = 1 }]\n'
        'effect = [{ do = "kneel", cards = "$t" }]',
        "card hodor",
        "ability[0].target.choose.title",
    ),
    "a name as long as a book": (
        ABILITY + f'target = [{{ name = "{"x" * 5000}", choose = {{}}, count = 1 }}]\n'
        'effect = [{ do = "kneel", cards = "$t" }]',
        "card hodor",
        "ability[0].effect.cards",
    ),
    "a trait that paints the screen": (
        '[[card]]\nid = "hodor"\ntraits = ["\\u001b[31mred"]',
        "card hodor",
        "traits",
    ),
    "an id as long as a book": (f'[[card]]\nid = "{"x" * 5000}"', "card xxx", "id"),
    "an id that means no card": ('[[card]]\nid = "nothing"', "card nothing", "id"),
    "an id of a copy": (
        '[[card]]\nid = "hodor"\ncopies = { stark = 0 }\n[[card]]\nid = "jon_snow_2"\n'
        'title = "Aegon"\ntext = "None."\ntype = "location"\nhouse = "stark"\ncost = 1\n'
        "copies = { stark = 1 }",
        "jon_snow_2",
        "",
    ),
    "a search of the air": (
        ABILITY + 'effect = [{ do = "search_deck", player = "you", select = {}, into = "air" }]',
        "card hodor",
        "ability[0].effect.into",
    ),
}


def council(capsys: pytest.CaptureFixture[str], *words: str) -> Done:
    code = main(list(words))
    told = capsys.readouterr()
    return Done(code, told.out, told.err)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_named(name: str) -> None:
    text, item, key = BROKEN[name]
    with pytest.raises(Invalid) as no:
        GAME.with_data(parse(text, "mine.toml"), "mine.toml")
    message = no.value.message
    said = [Voice(lang, ("A", "B"))(message) for lang in ("en", "de")]
    assert said[0] != said[1]
    for sentence in said:
        assert "mine.toml" in sentence
        assert item in sentence
        assert key in sentence


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_command_names_it_and_ends_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BROKEN["an unknown effect"][0])
    done = council(capsys, "--lang", lang, "check", "cards", str(file))
    assert done.code == 2
    assert "card hodor" in done.err
    assert "dance" in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    "words", ["check", "check plots", "check plots x", "check cards none.toml"]
)
def test_other_mistakes(capsys: pytest.CaptureFixture[str], words: str) -> None:
    done = council(capsys, *words.split())
    assert done.code == 2
    assert done.err


def test_the_cards_of_the_game_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    done = council(capsys, "--lang", "en", "check", "cards")
    assert done.code == 0
    assert "50 random games" in done.out


@pytest.mark.parametrize("part", ["tests", "costs", "effects"])
def test_the_data_file_lists_the_words_that_can_be_built(part: str) -> None:
    listed = {word: tuple(keys) for word, keys in printed()["vocabulary"][part].items()}
    assert listed == getattr(vocabulary, part.upper())


def test_the_file_of_the_docs_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "add-a-card.md").read_text()
    block = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert block
    file = tmp_path / "my_cards.toml"
    file.write_text(block[1])
    done = council(capsys, "check", "cards", str(file), "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert told["items"] == ["card hodor", "card syrio_forel", "card theon_greyjoy"]
    assert told["games"] == 50
    words = council(capsys, "--lang", "en", "check", "cards", str(file))
    assert "3 cards and plots" in words.out


def test_new_and_changed_cards_are_in_the_game() -> None:
    text = re.search(r"```toml\n(.*?)```", (ROOT / "docs" / "add-a-card.md").read_text(), re.DOTALL)
    assert text
    game = GAME.with_data(parse(text[1], "my.toml"), "my.toml")
    assert "syrio_forel" in game.box.ids
    assert "theon_greyjoy" not in game.box.ids
    assert game.box.cards[game.box.ids.index("hodor")].cost == 2
    assert game.words()["syrio_forel.text"]["de"].startswith("Reaktion")


def test_a_nesting_no_card_has_is_refused() -> None:
    """A log brings its cards as JSON, which may be deeper than TOML can be."""
    test: Json = {"test": "phase", "in": ["draw"]}
    for _ in range(2_000):
        test = {"test": "any", "of": [test]}
    effect = [{"do": "modify", "what": "strength", "amount": 1, "cards": "self"}]
    ability = {"kind": "constant", "when": [test], "effect": effect}
    with pytest.raises(Invalid) as no:
        GAME.with_data({"card": [{"id": "hodor", "ability": [ability]}]}, "data")
    assert no.value.message.key == "data-not-sensible"


def test_a_trait_of_ones_own_has_a_name() -> None:
    game = GAME.with_data({"card": [{"id": "hodor", "traits": ["Giant"]}]}, "mine.toml")
    assert game.words()["trait.Giant"] == {"en": "Giant", "de": "Giant"}
    view = game.new(game.setup(2, {})).mask(0)
    assert "Giant" in game.obey("card", view, "hodor", Voice("de", ("A", "B")))
