"""Why not? Asked in every way, answered with the rule, and never over the cards it speaks of."""

from browser.conftest import OpenPage
from browser.player import close_summary, dialog, new_game, on_turn, place_by_mouse, settled
from playwright.sync_api import Locator, Page, expect


def to_a_doubt(page: Page) -> Locator:
    """Play until some card does not fit some place above the bottom row; choose that card."""
    for _ in range(60):
        settled(page)
        if close_summary(page) or not on_turn(page):
            continue
        for number in range(page.locator(".hand .hc").count()):
            page.locator(".hand .hc").nth(number).click()
            grey = page.locator(".court .slot.no:not([data-slot^='1.'])")
            if grey.count():
                return grey.first
            page.keyboard.press("Escape")
        place_by_mouse(page)
    raise AssertionError("everything always fits")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


def check_bubble(page: Page) -> None:
    bubble = page.locator(".why")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text("R20")
    supporters = page.locator(".court .laid.sup")
    expect(supporters).to_have_count(2)
    for number in range(2):
        assert apart(bubble, supporters.nth(number))
    box, view = bubble.bounding_box(), page.viewport_size
    assert box
    assert view
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= view["width"]


def test_why_not_by_mouse_and_keys(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot", "bot"])
    grey = to_a_doubt(page)
    grey.click(button="right")
    check_bubble(page)
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    expect(page.locator(".hand .sel")).to_have_count(1)  # the card stays chosen
    grey.focus()
    page.keyboard.press("w")
    check_bubble(page)
    page.keyboard.press("Escape")
    grey.click()  # even the plain click answers
    check_bubble(page)
    page.locator(".why .read").click()
    rule = page.locator("[data-rule=R20]")
    expect(rule).to_be_visible()
    expect(rule).to_be_focused()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_why_not_by_a_long_press(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    new_game(page, ["me", "bot", "bot"])
    grey = to_a_doubt(page)
    box = grey.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    check_bubble(page)
    page.locator(".why .read").tap()
    expect(dialog(page).locator("[data-rule=R20]")).to_be_visible()
