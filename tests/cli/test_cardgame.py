"""The card game in the terminal: the drawing, the orders of its table, whole games."""

import re

import pytest
from cli.kit import Council
from cli.test_draw import LONG, rendered
from scenario_cardgame import given

from council.core.game import Invalid
from council.core.play import Play, rng_for
from council.core.state import PUBLIC, members
from council.games import GAMES
from council.locales import LANGUAGES, Voice

GAME = GAMES["cardgame"]
NAMES = ["Anna", "Ben"]
TABLE = ("play", "cardgame", "--seats", "me:Anna,random", "--seed", "3", "--save", "a.jsonl")
WAR = """
    stark: jon_snow, arya_stark k, needle on arya_stark, jon_snow_2 under jon_snow
    lannister: the_hound
    hands: hodor / -
    dead: robb_stark / -
    phase: challenges
"""


def shown(order: str, text: str, lang: str = "en") -> str:
    return rendered(GAME.obey(order, given(WAR).view(0), text, Voice(lang, NAMES)))


# -- the drawing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [LONG[:2], LONG[2:4]])
def test_it_fits(names: list[str], lang: str) -> None:
    voice = Voice(lang, names)
    rng = rng_for("draw", lang)
    play = Play(GAME, GAME.setup(2, {"rounds": 5, "plots": "draft"}), names, rng)
    play.settle()
    step = 0
    while not play.over():
        asked = int(play.state.seat())
        if step % 10 == 0:
            for viewer in (asked, 1 - asked, int(PUBLIC)):
                view = play.view(viewer)
                for text in (
                    GAME.draw(view, voice, names),
                    GAME.obey("piles", view, "", voice),
                ):
                    assert max(map(len, rendered(text).splitlines())) <= 80
        moves = members(play.state.legal_moves())
        play.move(asked, moves[int(rng.below(len(moves)))])
        step += 1


def test_a_glance_has_what_is_new() -> None:
    table = given(WAR)
    drawn = table.view(0)
    table.play("S challenge military; S pass; L commit the_hound")
    text = rendered(GAME.glance(table.view(0), drawn, Voice("en", NAMES)) or "")
    assert "/ The Hound" in text
    assert "Arya Stark" not in text
    assert GAME.glance(drawn, drawn, Voice("en", NAMES)) == ""
    table.play(".").finish()
    assert GAME.glance(table.view(0), drawn, Voice("en", NAMES)) is None


# -- the orders of the table


@pytest.mark.parametrize("word", ["hodor", "Hodor", "hod"])
def test_what_a_card_says(word: str) -> None:
    lines = shown("card", word).splitlines()
    assert lines[0] == "Hodor"
    assert "cost 1, strength 4, military, power" in lines[1]
    assert "einzigartig" in shown("card", word, "de")


def test_what_every_card_says_fits() -> None:
    for name in GAME.box.ids:  # type: ignore[attr-defined]
        for lang in LANGUAGES:
            lines = shown("card", name, lang).splitlines()
            assert len(lines) >= 3
            assert max(map(len, lines)) <= 80


def test_the_piles() -> None:
    text = shown("piles", "")
    assert text.startswith("Anna\n  Discarded: -\n  Dead: Robb Stark\n")
    assert "Tot: Robb Stark" in shown("piles", "", "de")


@pytest.mark.parametrize(
    ("order", "text", "key"),
    [
        ("card", "", "cardgame-aside-card"),
        ("card", "xyzzy", "cardgame-aside-card"),
        ("card", "the", "cardgame-aside-card"),
        ("piles", "now", "play-extra-word"),
    ],
)
def test_orders_say_what_is_wrong(order: str, text: str, key: str) -> None:
    with pytest.raises(Invalid) as error:
        shown(order, text)
    assert error.value.message.key == key


def test_remarks_help_to_choose() -> None:
    view = given("stark: jon_snow\nhands: hodor ice / -\ngold: 3 / 0").view(0)

    def remark(text: str) -> str:
        return GAME.remark(view, text, Voice("en", NAMES))

    assert remark("marshal hodor") == "(1)"
    assert remark("commit jon_snow") == "(3)"
    assert remark("pass") == remark("challenge military") == remark("plot detained") == ""


# -- playing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plots", ["printed", "draft", "own"])
def test_a_whole_game(council: Council, plots: str, lang: str) -> None:
    """Somebody who always takes the second choice if there is one."""
    words = ("--option", "rounds=2", "--option", f"plots={plots}", "--lang", lang)
    done = council(*TABLE, *words, typed="2\n1\n" * 400)
    assert done.code == 0
    assert max(map(len, done.out.splitlines())) <= 80
    assert {"en": "Rank  Player", "de": "Rang  Name"}[lang] in done.out
    assert council("replay", "--verify", "a.jsonl").code == 0


def test_mistakes_go_on(council: Council) -> None:
    typed = (
        "hand keep\nxyzzy\nmarshal hodor\nwhy marshal hodor\ncard xyzzy\npiles now\nhelp\nquit\n"
    )
    done = council(*TABLE, typed=typed)
    assert done.code == 0
    assert "“xyzzy” is not a move." in done.out
    assert "Choose whether to place this card or keep it. (Rule SET-10)" in done.out
    assert "There is no card called “xyzzy”" in done.out
    assert "\n  piles " in done.out
    assert "Traceback" not in done.out + done.err


@pytest.mark.parametrize(
    "words",
    [
        "--seats me,me,me",
        "--option plots=none",
        "--option rounds=0",
        "--option stark=third",
        "--data none.toml",
        "--option colour=red",
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_words_are_refused_with_a_sentence(council: Council, words: str, lang: str) -> None:
    done = council("play", "cardgame", *words.split(), "--lang", lang)
    assert done.code == 2
    assert done.err.strip()
    assert "Traceback" not in done.err


def test_a_german_table_is_german(council: Council) -> None:
    """No line with words, but for names that both languages share, is the same in both."""
    typed = "hilfe\nhelp\nkarte hodor\nstapel\n" + "2\n1\n" * 60
    texts = [
        council(*TABLE[:-1], f"{lang}.jsonl", "--lang", lang, typed=typed).out for lang in LANGUAGES
    ]
    english = {line.strip() for line in texts[0].splitlines()}
    same = [
        line
        for line in texts[1].splitlines()
        if line.strip() in english and re.search(r"\b(the|of|and|card|with|at|gold)\b", line)
    ]
    assert same == []
