"""What spectators see is chosen with the table: nobody watches, or one player shows their hand."""

import pytest
from browser.conftest import OpenPage
from browser.player import dialog
from browser.test_access import findings
from browser.test_people import arrive
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow


def found(page: Page, watch: str) -> str:
    """A table for two; the link of the friend."""
    page.goto("/new?game=intrigue")
    chairs = page.locator("form ol > li")
    expect(chairs).to_have_count(4)
    while chairs.count() > 2:
        chairs.last.get_by_role("button").click()
    chairs.nth(1).locator("select").select_option("friend")
    page.locator(".people summary").click()
    page.locator(".people select[id$=-watch]").select_option(watch)
    page.locator("form .go button").click()
    page.wait_for_url("**/t/*")
    link = dialog(page).locator("input").first.input_value()
    dialog(page).locator(".btn.pri").click()
    return link


def test_nobody_watches_where_nobody_may(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page(phone=True)
    link = found(ann, "none")
    stranger = open_page(ann.url, lang="de")
    expect(stranger.locator("h1")).to_have_text("An diesem Tisch darf niemand zuschauen.")
    arrive(bob, link)
    expect(bob.locator(".hand .hc").first).to_be_visible()


def test_a_player_shows_their_hand_and_hides_it_again(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page(phone=True, theme="dark")
    arrive(bob, found(ann, "seat"))
    expect(ann.locator(".banner.ask")).to_contain_text("Do you want to show yours?")
    assert findings(ann, "asked to show") == []
    watcher = open_page(ann.url)
    expect(watcher.locator(".court")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    bob.locator(".banner.ask").get_by_role("button", name="Show my hand").tap()
    expect(watcher.locator(".hand .hc").first).to_be_visible()
    assert watcher.locator(".hand .hc").count() == bob.locator(".hand .hc").count()
    expect(ann.locator(".banner.ask")).to_have_count(0)
    assert findings(bob, "shown") == []
    bob.locator(".banner.ask").get_by_role("button", name="Hide my hand").tap()
    expect(watcher.locator(".hand")).to_have_count(0)
