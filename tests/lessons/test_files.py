"""Lesson files: ours can be played, and a mistake in one is named with file, step and key."""

import pytest

from council.core.game import Invalid
from council.lessons.check import check
from council.lessons.course import accepts, answer, back_to, skip_move, start
from council.lessons.format import Lesson, read_lesson
from council.lessons.shelf import every_lesson
from council.locales import Voice

GOOD = """
order = 1
minutes = 2
title = { en = "A lesson", de = "Eine Lektion" }
about = { en = "What it shows.", de = "Was sie zeigt." }
seats = 2
names = ["Mira"]

[position]
deal = "SL/LB"

[[step]]
say = { en = "Place it.", de = "Lege sie ab." }
point = ["eddard_stark"]
go = ["place eddard_stark 1.1"]
then = ["place cersei_lannister 1.2"]

[[step]]
say = { en = "Good.", de = "Gut." }
"""

# What is changed, and what the sentence must name besides the file.
MISTAKES = {
    "not TOML": ("order = 1\n", "order = = 1\n", ["2"]),
    "unknown key": (
        '[[step]]\nsay = { en = "Good',
        '[[step]]\nask = 1\nsay = { en = "Good',
        ["step 2", "ask"],
    ),
    "missing key": ("minutes = 2\n", "", ["lesson", "minutes"]),
    "missing language": ('{ en = "Good.", de = "Gut." }', '{ en = "Good." }', ["step 2", "say.de"]),
    "empty sentence": ('de = "Gut."', 'de = ""', ["step 2", "say.de"]),
    "number out of range": ("minutes = 2", "minutes = 200", ["lesson", "minutes"]),
    "wrong type": ("minutes = 2", 'minutes = "two"', ["lesson", "minutes"]),
    "unknown mode": ("minutes = 2", 'minutes = 2\nmode = "chess"', ["lesson", "mode"]),
    "too long a sentence": ("Lege sie ab.", "Lege " * 80, ["step 1", "say.de"]),
    "wrong number of names": ('["Mira"]', '["Mira", "Tarn"]', ["lesson", "names"]),
    "bad position": ('deal = "SL/LB"', 'deal = "SX/LB"', ["lesson", "position"]),
    "impossible answer": (
        'go = ["place eddard_stark 1.1"]',
        'go = ["place eddard_stark 2.1"]',
        ["step 1", "go"],
    ),
    "a pattern without an answer": (
        "place eddard_stark 1.1",
        "place eddard_stark *",
        ["step 1", "answer"],
    ),
    "unused line": (
        '["place cersei_lannister 1.2"]',
        '["place cersei_lannister 1.2", "place shae 1.3"]',
        ["step 1", "then"],
    ),
    "no line for another seat": (
        'then = ["place cersei_lannister 1.2"]\n\n',
        '\n[[step]]\nsay = { en = "On.", de = "Weiter." }\ngo = ["place tywin_lannister 1.0"]\n\n',
        ["step 1", "then"],
    ),
    "nothing called so": ('point = ["eddard_stark"]', 'point = ["ned"]', ["step 1", "point"]),
    "a script for a step that is only read": (
        'say = { en = "Good.',
        'then = ["x"]\nsay = { en = "Good.',
        ["step 2", "then"],
    ),
    "the last step asks": (
        'de = "Gut." }',
        'de = "Gut." }\ngo = ["place tywin_lannister 1.0"]',
        ["step 2", "go"],
    ),
}


def test_the_lesson_without_a_mistake_is_played() -> None:
    play = check(read_lesson(GOOD, "intrigue", "first"))
    assert len(play.history) == 2


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_mistake_names_file_step_and_key(kind: str) -> None:
    old, new, named = MISTAKES[kind]
    assert old in GOOD
    with pytest.raises(Invalid) as no:
        check(read_lesson(GOOD.replace(old, new), "intrigue", "first"))
    for lang in ("en", "de"):
        sentence = Voice(lang)(no.value.message)
        assert "first.toml" in sentence
        assert all(name in sentence for name in named), sentence


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda lesson: lesson.key)
def test_every_lesson_can_be_played_and_is_short(lesson: Lesson) -> None:
    check(lesson)
    assert 4 <= len(lesson.steps) <= 12
    assert 2 <= lesson.minutes <= 5


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda lesson: lesson.key)
def test_every_answer_that_goes_on_leads_to_the_next_step(lesson: Lesson) -> None:
    play, _ = start(lesson, "Robin")
    for number, step in enumerate(lesson.steps):
        if not step.go:
            continue
        mark = len(play.log.lines)
        offers = play.game.offers(play.view(lesson.seat))
        for move in [move for move in offers if accepts(play, step, move)]:
            tried = back_to(play, mark)
            script = answer(tried, lesson, number, move)
            assert script.improvised == []
            following = next((s for s in lesson.steps[number + 1 :] if s.go), None)
            if following is not None:
                left = tried.game.offers(tried.view(lesson.seat))
                assert any(accepts(tried, following, one) for one in left)
        answer(play, lesson, number, skip_move(play, lesson, number))


def test_there_are_lessons_for_every_part_of_the_games() -> None:
    names = {(lesson.game, lesson.mode): 0 for lesson in every_lesson()}
    for lesson in every_lesson():
        names[lesson.game, lesson.mode] += 1
    assert names == {
        ("intrigue", ""): 3,
        ("risk", "skirmish"): 5,
        ("risk", "dominion"): 5,
        ("risk", "world"): 1,
        ("risk", "mitchell"): 1,
        ("cardgame", ""): 6,
    }
