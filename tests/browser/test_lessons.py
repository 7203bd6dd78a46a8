"""Lessons in a real browser: by mouse, by finger and by keys, and what a newcomer finds before."""

import re

import pytest
from browser.conftest import OpenPage
from browser.lesson_player import Learner
from browser.test_access import findings
from playwright.sync_api import Page, expect
from sizes import full

from council.games import GAMES
from council.lessons.format import Lesson
from council.lessons.shelf import find_lesson, lessons

pytestmark = pytest.mark.slow
RING = ".over i"
LESSON = ".lesson, .over"  # what a lesson adds to a table
# How many lessons there are for one that is taken in each of two ways: all of them in `make soak`,
# and half of them in `make test`, where each is played without a browser (tests/lessons).
EACH = 2 * full(1, 2)


def hidden(page: Page) -> list[str]:
    """Rings around things that lie under the bar of the lesson, or outside the screen."""
    bar = page.locator(".lesson").bounding_box()
    size = page.viewport_size
    assert bar
    assert size
    found = []
    for ring in page.locator(f"{RING}:not(.wide)").all():
        box = ring.bounding_box()
        middle = box["y"] + box["height"] / 2 if box else 0
        if box and not (
            0 <= middle <= bar["y"] and 0 <= box["x"] + box["width"] / 2 <= size["width"]
        ):
            found.append(f"{box} under {bar}")
    return found


def course(page: Page, todo: list[Lesson], touch: bool) -> list[str]:
    """Take lessons one after the other; what was in the way, by axe-core and by the rings."""
    found: list[str] = []
    for lesson in todo:
        learner = Learner(page, lesson, touch)
        learner.open()
        while (at := learner.step()) < len(lesson.steps) - 1:
            if any(not token.startswith("ui:") for token in lesson.steps[at].point):
                page.wait_for_selector(RING)
                found += [f"{lesson.key} {at + 1}: {one}" for one in hidden(page)]
            learner.do(at)
            if at == len(lesson.steps) // 2:
                found += findings(page, f"{lesson.key} {at + 2}", LESSON)
        found += findings(page, f"{lesson.key} done", LESSON)
        page.goto(f"/learn?game={lesson.game}")
        row = page.locator("li", has=page.get_by_text(lesson.title[learner.lang], exact=True))
        expect(row.locator(".tick")).to_have_text("✓")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_lessons_by_mouse(open_page: OpenPage, game: str) -> None:
    """The first, and so on, at a desk; the card game in German."""
    lang = "de" if game == "cardgame" else "en"
    assert course(open_page(None, lang=lang), list(lessons(game)[::EACH]), touch=False) == []


@pytest.mark.parametrize("game", GAMES)
def test_lessons_on_a_phone_by_finger(open_page: OpenPage, game: str) -> None:
    """The second, and so on, on a phone; Intrigue in German."""
    lang = "de" if game == "intrigue" else "en"
    page = open_page(None, phone=True, lang=lang, theme="dark")
    assert course(page, list(lessons(game)[1::EACH]), touch=True) == []


def test_a_wrong_answer_on_a_phone_in_german(open_page: OpenPage) -> None:
    learner = Learner(
        open_page(None, phone=True, lang="de"), find_lesson("risk", "reinforce"), True
    )
    learner.open()
    page = learner.page
    for number in (1, 2):
        page.get_by_role("button", name="Weiter").tap()
        learner.expect_step(number)
    page.locator('[data-token="winterfell"]').tap()  # not what the lesson wants
    if page.locator(".lesson .acts .pri").count():
        page.locator(".lesson .acts .pri").first.tap()
    expect(page.locator(".remark")).to_contain_text("die Eng")
    learner.play()
    page.get_by_role("button", name="Nächste Lektion").tap()
    Learner(page, find_lesson("risk", "attack"), True).expect_step(0)


def test_the_bar_hides_nothing_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    for name in ("risk/attack", "intrigue/court"):
        learner = Learner(page, find_lesson(*name.split("/")))
        learner.open()
        page.get_by_role("button", name="Skip this step").click()
        page.wait_for_selector(RING)
        page.wait_for_timeout(1500)
        assert hidden(page) == []


def test_a_lesson_by_keys_alone_with_back_and_again(open_page: OpenPage) -> None:
    learner = Learner(open_page(None), find_lesson("intrigue", "blocking"))
    learner.open()
    page = learner.page
    page.keyboard.press("Enter")
    learner.expect_step(1)
    page.keyboard.press("u")  # one step back
    learner.expect_step(0)
    learner.play_by_keys()
    page.get_by_role("button", name="Start the lesson again").press("Enter")
    learner.expect_step(0)
    page.reload()
    learner.expect_step(0)


def test_a_newcomer_finds_the_lessons_and_the_rules_in_two_minutes(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name=re.compile("Learn to play.*Westeros Intrigue")).click()
    page.get_by_role("link", name="How to play in two minutes").click()
    expect(page.locator(".picture")).to_have_count(5)
    assert findings(page, "how to play") == []
    page.goto("/new?game=risk")
    page.get_by_role("link", name="How to play in two minutes").click()
    page.get_by_role("link", name="Dominion").click()
    expect(page.locator(".picture")).to_have_count(5)
    page.get_by_role("link", name="Learn to play").click()
    assert findings(page, "learn") == []
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_selector("main[data-v]")
