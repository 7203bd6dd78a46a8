"""Lessons in a real browser: by mouse, by finger and by keys, and what a newcomer finds before."""

import re

import pytest
from browser.conftest import OpenPage
from browser.lesson_player import open_lesson, play_by_keys, play_lesson, step_of
from browser.test_access import findings
from playwright.sync_api import Page, expect

from council.lessons.shelf import find_lesson

pytestmark = pytest.mark.slow
RING = ".over i"


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


@pytest.mark.parametrize("name", ["intrigue/court", "risk/attack", "cardgame/challenges"])
def test_a_lesson_of_each_game_by_mouse(open_page: OpenPage, name: str) -> None:
    lesson = find_lesson(*name.split("/"))
    page = open_page(None)
    open_lesson(page, lesson)
    assert findings(page, name) == []
    assert play_lesson(page, lesson) > 3
    expect(page.get_by_role("button", name="Play a first game")).to_be_visible()
    assert findings(page, f"{name} done") == []
    page.goto(f"/learn?game={lesson.game}")
    expect(page.locator("li", has_text=lesson.title["en"]).locator(".tick")).to_have_text("✓")


def test_a_lesson_on_a_phone_by_finger_in_german(open_page: OpenPage) -> None:
    lesson = find_lesson("risk", "reinforce")
    page = open_page(None, phone=True, lang="de", theme="dark")
    open_lesson(page, lesson)
    assert findings(page, "phone") == []
    page.get_by_role("button", name="Weiter").tap()
    page.get_by_role("button", name="Weiter").tap()
    page.wait_for_selector(RING)
    assert hidden(page) == []
    page.locator('[data-token="winterfell"]').tap()  # not what the lesson wants
    if page.locator(".lesson .acts .pri").count():
        page.locator(".lesson .acts .pri").first.tap()
    expect(page.locator(".remark")).to_contain_text("Die Eng")
    play_lesson(page, lesson, touch=True)
    page.get_by_role("button", name="Nächste Lektion").tap()
    following = find_lesson("risk", "attack")
    expect(page.locator(".lesson .say")).to_have_text(following.steps[0].say["de"])


def test_the_bar_hides_nothing_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    for name in ("risk/attack", "intrigue/court"):
        lesson = find_lesson(*name.split("/"))
        open_lesson(page, lesson)
        page.get_by_role("button", name="Skip this step").click()
        page.wait_for_selector(RING)
        page.wait_for_timeout(1500)
        assert hidden(page) == []


def test_a_lesson_by_keys_alone_with_back_and_again(open_page: OpenPage) -> None:
    lesson = find_lesson("intrigue", "blocking")
    page = open_page(None)
    open_lesson(page, lesson)
    page.keyboard.press("Enter")
    page.keyboard.press("u")  # one step back
    expect(page.locator(".lesson .say")).to_have_text(lesson.steps[0].say["en"])
    play_by_keys(page, lesson)
    page.get_by_role("button", name="Start the lesson again").press("Enter")
    expect(page.locator(".lesson .say")).to_have_text(lesson.steps[0].say["en"])
    page.reload()
    expect(page.locator(".lesson .say")).to_be_visible()
    assert step_of(page, lesson) == 0


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
