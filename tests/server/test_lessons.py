"""Lessons at a table: each played through the socket by its own answers, and every other answer
gets its sentence in both languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.kit import Browser, Person, running

from council.core.game import Message
from council.games import GAMES
from council.lessons.format import Lesson
from council.lessons.shelf import every_lesson, find_lesson
from council.locales import Voice

VOICES = [Voice(lang, ("Robin",) * 7) for lang in ("en", "de")]
ILLEGAL = 24  # tried at each step, spread over all that can be written
GENERAL = "lesson-something-else"


def opened(browser: Browser, lesson: Lesson) -> str:
    path = f"/api/lessons/{lesson.game}/{lesson.id}"
    return str(browser.post(path, {"name": "Robin"})["table"])


def study(person: Person, what: str) -> str:
    return str(person.ask("lesson", what=what, v=person.table["v"])["is"])


def others(lesson: Lesson, person: Person) -> tuple[list[str], list[str]]:
    """Answers that do not go on: all that are legal, and some that are not."""
    from fnmatch import fnmatchcase

    step = lesson.steps[person.table["lesson"]["step"] - 1]
    legal = [m for m in person.table["moves"] if not any(fnmatchcase(m, go) for go in step.go)]
    game = GAMES[lesson.game]
    every = range(0, game.numbers, max(1, game.numbers // (2 * ILLEGAL)))
    texts = [game.text(number) for number in every]
    return legal, [text for text in texts if text not in person.table["moves"]][:ILLEGAL]


def facts_of(said: Any) -> dict[str, Any]:
    from council.core.game import Who

    return {
        name: Who(value["who"]) if isinstance(value, dict) and "who" in value else value
        for name, value in said["facts"].items()
    }


def check_sentence(answer: Any) -> str:
    """A refusal that can be read in both languages."""
    assert answer["is"] == "refused", answer
    said = answer["said"]
    for voice in VOICES:
        assert len(voice(Message(said["key"], facts_of(said)))) > 5
    return str(said["key"])


@pytest.mark.slow
@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda lesson: lesson.key)
def test_a_lesson_is_played_and_every_other_answer_gets_a_sentence(
    lesson: Lesson, ann: Browser, record_property: Callable[[str, object], None]
) -> None:
    counts = {"legal": 0, "illegal": 0, "general": 0}
    with ann.at(opened(ann, lesson)) as person:
        for number, step in enumerate(lesson.steps, 1):
            shown = person.table["lesson"]
            assert (shown["step"], shown["of"]) == (number, len(lesson.steps))
            assert shown["say"] == dict(step.say)
            assert shown["read"] == (not step.go)
            v = person.table["v"]
            legal, illegal = others(lesson, person)
            for kind, moves in (("legal", legal), ("illegal", illegal)):
                for move in moves:
                    key = check_sentence(person.move(move))
                    counts[kind] += 1
                    counts["general"] += key == GENERAL
            assert person.table["v"] == v
            assert person.table["lesson"] == shown
            if step.go:
                assert person.move(step.answer)["is"] == "done"
            else:
                assert shown["done"] == (number == len(lesson.steps))
                assert study(person, "next") == "done"
    for kind, count in counts.items():
        record_property(kind, count)
    assert counts["illegal"] > 0
    # Wherever a choice is open, the file has a sentence of its own.
    assert counts["general"] == 0, counts


def test_back_again_skip_and_reload(ann: Browser) -> None:
    lesson = find_lesson("risk", "attack")
    table = opened(ann, lesson)
    with ann.at(table) as person:
        for _ in lesson.steps[1:]:
            assert study(person, "skip") == "done"
        assert person.table["lesson"]["done"]
        last = person.table["view"]
        for number in range(len(lesson.steps) - 1, 0, -1):
            assert study(person, "back") == "done"
            assert person.table["lesson"]["step"] == number
        assert study(person, "back") == "done"  # nothing is before the first step
        for _ in lesson.steps[1:4]:
            study(person, "skip")
    with ann.at(table) as person:  # reloaded
        assert person.table["lesson"]["step"] == 4
        for _ in lesson.steps[4:]:
            study(person, "skip")
        assert person.table["view"] == last
        study(person, "again")
        assert person.table["lesson"]["step"] == 1


def test_a_hint_is_the_answer_and_nothing_is_taken_back(ann: Browser) -> None:
    with ann.at(opened(ann, find_lesson("intrigue", "court"))) as person:
        assert person.code("hint") == "not_asked"  # there is something to read
        study(person, "next")
        assert person.ask("hint")["move"] == "place eddard_stark 1.1"
        person.move("place eddard_stark 1.1")
        assert not person.table["can_undo"]
        assert person.code("undo", v=person.table["v"]) == "cannot_undo"


def test_a_lesson_is_not_among_the_games_and_few_are_kept(ann: Browser) -> None:
    lessons = [opened(ann, find_lesson("intrigue", "court")) for _ in range(5)]
    assert ann.get("/api/tables") == []
    there = ann.server.services.store.revs(lessons)
    assert sorted(there) == sorted(lessons[-3:])


def test_a_lesson_survives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = server.browser()
        table = opened(browser, find_lesson("cardgame", "plots"))
        with browser.at(table) as person:
            study(person, "next")
            shown = person.table["lesson"], person.table["view"]
    with running(tmp_path) as server:
        again = server.browser()
        again.cookie = browser.cookie
        with again.at(table) as person:
            assert (person.table["lesson"], person.table["view"]) == shown


def test_what_is_not_a_lesson_is_refused(ann: Browser) -> None:
    assert ann.refused("POST", "/api/lessons/chess/court", 404, json={}) == "no_such_game"
    assert ann.refused("POST", "/api/lessons/risk/court", 404, json={}) == "no_such_lesson"
    game = ann.found({"kind": "me"}, {"kind": "bot", "level": "random"})
    with ann.at(game.table) as person:
        assert person.code("lesson", what="next", v=person.table["v"]) == "bad_message"


def test_all_lessons_are_listed(ann: Browser) -> None:
    rows = ann.get("/api/lessons")
    assert [(row["game"], row["id"]) for row in rows] == [(x.game, x.id) for x in every_lesson()]


@pytest.mark.parametrize(
    ("game", "lesson", "following", "mode"),
    [
        ("risk", "attack", "ports", "skirmish"),
        ("risk", "ending", "gold", "dominion"),
        ("cardgame", "draft", "", ""),
    ],
)
def test_a_lesson_says_what_follows_and_in_which_mode(
    ann: Browser, game: str, lesson: str, following: str, mode: str
) -> None:
    with ann.at(opened(ann, find_lesson(game, lesson))) as person:
        shown = person.table["lesson"]
    assert (shown["next"], shown["next_mode"]) == (following, mode)
