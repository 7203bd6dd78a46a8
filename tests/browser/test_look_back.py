"""Look back during a game: by button, key and line of the history, and the game calls one back."""

import pytest
from browser.conftest import OpenPage
from browser.player import MINE, new_game, place_by_mouse, see, version
from browser.test_access import findings
from browser.test_people import arrive, found
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
BAR = "footer.bar.live"


def test_the_game_calls_back_whoever_looks_back(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    arrive(bob, found(ann))
    for page in (ann, bob, ann):
        see(page, MINE)
        place_by_mouse(page)
    laid = ann.locator(".court .laid")
    expect(laid).to_have_count(3)
    ann.keyboard.press("b")
    expect(ann.locator(".banner.past")).to_have_text("You see an earlier moment.")
    count = ann.locator(f"{BAR} .count")
    expect(count).to_have_text("3 of 4")
    expect(laid).to_have_count(2)
    ann.keyboard.press("ArrowLeft")
    expect(laid).to_have_count(1)
    expect(ann.locator(".hands .none")).to_have_count(0)
    expect(ann.locator(".hands li")).to_have_count(13)
    assert findings(ann, "look back") == []
    # Nothing can be answered there, and nothing drags one away.
    see(bob, MINE)
    place_by_mouse(bob)
    expect(ann.locator(".banner.past.calls")).to_contain_text("It is your turn.")
    assert ann.title().startswith("●")
    expect(laid).to_have_count(1)
    before = version(ann)
    for key in ("1", "Enter", " "):
        ann.keyboard.press(key)
    ann.wait_for_timeout(200)
    assert version(ann) == before
    assert findings(ann, "called back") == []
    ann.locator(BAR).get_by_role("button", name="Back to the game").click()
    expect(ann.locator(BAR)).to_have_count(0)
    expect(laid).to_have_count(4)
    place_by_mouse(ann)
    expect(laid).to_have_count(5)


def test_a_line_of_the_history_leads_to_its_moment_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(phone=True, lang="de", theme="dark")
    new_game(page, ["me", "bot"], rounds=1)
    for _ in range(3):
        see(page, MINE)
        place_by_mouse(page, lambda thing: thing.tap())
    see(page, MINE)
    laid = page.locator(".court .laid")
    now = laid.count()
    page.get_by_role("button", name="Verlauf").tap()
    page.locator(".log li .back").nth(2).tap(force=True)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".banner.past")).to_contain_text("früheren Moment")
    expect(page.locator(f"{BAR} .count")).to_contain_text("3 von")
    expect(laid).to_have_count(2)
    assert findings(page, "look back, phone") == []
    page.locator(BAR).get_by_role("button", name="Einen Schritt weiter").tap()
    expect(laid).to_have_count(3)
    page.locator(BAR).get_by_role("button", name="Zurück zur Partie").tap()
    expect(laid).to_have_count(now)
    see(page, MINE)


def test_what_is_taken_back_is_no_longer_there(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    arrive(bob, found(ann))
    see(ann, MINE)
    place_by_mouse(ann)
    see(bob, MINE)
    bob.keyboard.press("b")
    expect(bob.locator(f"{BAR} .count")).to_have_text("1 of 2")
    place = bob.locator(".court .laid")
    expect(place).to_have_count(0)
    ann.keyboard.press("u")
    expect(bob.locator(".banner.past")).to_have_count(0)  # that moment is the game itself now
    expect(place).to_have_count(0)
