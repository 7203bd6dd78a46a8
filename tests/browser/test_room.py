"""Screens of other sizes: tablets, phones held sideways, and pages at twice their size."""

import pytest
from browser import cardgame_player, cardgame_tables, risk_player
from browser.conftest import OpenPage, Server
from browser.player import new_game, settled
from browser.risk_tables import play_until, table_of
from playwright.sync_api import Page, ViewportSize, expect

TABLET = ViewportSize(width=820, height=1180)
SIDEWAYS = ViewportSize(width=844, height=390)
ZOOMED = ViewportSize(width=720, height=450)  # 1440x900 at 200 %

# Whether a finger in the upper half of each of these meets it, and not what lies over it.
REACHED = """selector => [...document.querySelectorAll(selector)].map(one => {
    const box = one.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + 12);
    return one.contains(met);
})"""


def marshalling(page: Page, server: Server) -> None:
    """A game of cards in whose second round one's own cards may be played."""
    cardgame_tables.sit(page, server, cardgame_tables.play_until("marshal", 2))


def test_the_hand_stays_in_sight_on_low_screens(open_page: OpenPage, server: Server) -> None:
    """Cards of the hand can be seen and played without scrolling; the rest scrolls behind them."""
    page = open_page(None, lang="de", theme="dark")
    marshalling(page, server)
    for size in (ZOOMED, SIDEWAYS):
        page.set_viewport_size(size)
        expect(page.locator("h1")).to_contain_text("Runde 2 · Aufmarsch")
        page.wait_for_function(f"() => ({REACHED})('.hand .can')[0]")
        page.locator(".board .main").evaluate("one => one.scrollTo(0, one.scrollHeight)")
        page.wait_for_function(f"() => ({REACHED})('.hand .can')[0]")


def test_a_tablet_shows_the_whole_first_hand_and_the_phase(open_page: OpenPage) -> None:
    page = open_page(None)
    page.set_viewport_size(TABLET)
    cardgame_player.found(page)
    page.wait_for_selector(".setup [data-token]")
    cards = page.evaluate(REACHED, ".setup [data-token]")
    assert cards == [True] * 7
    while page.locator(".board[data-phase=setup]").count():
        cardgame_player.act(page)
        cardgame_player.settled(page)
    expect(page.locator("h1")).to_contain_text("round 1 · Plot")


def test_a_tablet_shows_whole_banners(open_page: OpenPage) -> None:
    page = open_page()
    page.set_viewport_size(TABLET)
    for banner in page.locator("a.ban").all():
        art = banner.locator(".art").bounding_box()
        assert art is not None
        assert min(art["width"], art["height"]) > 100, "the picture is cut to a sliver"


@pytest.mark.parametrize("size", [SIDEWAYS, ViewportSize(width=390, height=844)])
def test_every_answer_of_an_attack_is_in_sight(
    open_page: OpenPage, server: Server, size: ViewportSize
) -> None:
    """In German, whose words are longer."""
    page = open_page(table_of(server, play_until("invade", 3, "skirmish")), lang="de", phone=True)
    page.set_viewport_size(size)
    page.locator("dialog input").fill("Anna")
    page.locator("dialog .pri").click()
    risk_player.settled(page)
    for chosen in (page.locator(risk_player.OPEN).first, page.locator(risk_player.OPEN).last):
        chosen.focus()
        page.keyboard.press("Enter")
    expect(page.locator("footer .acts .btn")).to_have_count(4)
    assert page.evaluate(REACHED, "footer .acts .btn") == [True] * 4
    expect(page.get_by_role("button", name="Weitere Möglichkeiten (2)")).to_be_visible()


def test_signs_are_explained_at_first_sight_and_then_no_more(open_page: OpenPage) -> None:
    """On a wide screen and in the panel of a phone; closed, it stays closed in this browser."""
    page = open_page(None)
    risk_player.found(page, 3, "skirmish")
    signs = page.locator("div.signs")
    expect(signs).to_contain_text("Armies next turn")
    page.get_by_role("button", name="What the signs mean: Close").click()
    expect(signs).to_have_count(0)
    page.reload()
    risk_player.settled(page)
    expect(signs).to_have_count(0)
    page.get_by_role("button", name="What the signs mean").click()
    expect(signs).to_contain_text("Castles")
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    expect(signs.first).to_contain_text("Placed since your last turn")
    cardgame_player.found(page)
    expect(signs.first).to_contain_text("always")
