"""`council learn`: lessons by typed answers, in both languages."""

import pytest
from cli.kit import Council

from council.core.game import Message
from council.lessons.format import Lesson
from council.lessons.shelf import every_lesson, find_lesson, lessons
from council.locales import Voice

FIRST = [lessons(game)[0] for game in ("intrigue", "risk", "cardgame")]
STOP = "no\n"  # to the next lesson


def typed(lesson: Lesson) -> str:
    """What the lesson wants: Enter after a step that is only read."""
    return "".join(f"{step.answer}\n" for step in lesson.steps)


def said(out: str) -> str:
    """As one line: the terminal breaks long sentences."""
    return " ".join(out.split())


@pytest.mark.parametrize(
    ("lesson", "lang"),
    [*((lesson, "en") for lesson in every_lesson()), *((lesson, "de") for lesson in FIRST)],
    ids=lambda given: getattr(given, "key", given),
)
def test_a_lesson_is_typed_to_its_end(council: Council, lesson: Lesson, lang: str) -> None:
    words = ("learn", lesson.game, lesson.id, "--lang", lang)
    done = council(*words, typed=typed(lesson) + STOP)
    assert (done.code, done.err) == (0, "")
    told = said(done.out)
    assert all(said(step.say[lang]) in told for step in lesson.steps)
    assert Voice(lang)(Message("lesson-done")) in told
    ticked = [line for line in council("learn").out.splitlines() if "✓" in line]
    assert [line.split()[1] for line in ticked] == [lesson.id]


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.key)
def test_the_next_lesson_begins_with_enter(council: Council, lesson: Lesson) -> None:
    following = lessons(lesson.game)[1]
    done = council("learn", lesson.game, typed=typed(lesson) + "\n" + typed(following) + STOP)
    assert done.code == 0
    assert said(following.steps[-1].say["en"]) in said(done.out)
    assert council("learn").out.count("✓") == 2


def test_another_answer_is_told_why_not(council: Council) -> None:
    lesson = find_lesson("risk", "reinforce")
    done = council("learn", "risk", "reinforce", typed="\n\ndeploy winterfell\n")
    assert done.code == 0
    others = [other for step in lesson.steps for other in step.others]
    assert any(said(other.say["en"]) in said(done.out) for other in others)
    assert council("learn").out.count("✓") == 0


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess",), "intrigue"),
        (("intrigue", "attack"), "court"),
        (("risk", "../court"), "reinforce"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_not_a_lesson_is_refused(
    council: Council, words: tuple[str, ...], named: str, lang: str
) -> None:
    assert named in council("learn", *words, "--lang", lang).sentence()
