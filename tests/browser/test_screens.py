"""What a person sees and presses at the table: keys, the end of a round, the check of chance."""

import gzip
import re

from browser.conftest import ROOT, OpenPage
from browser.player import dialog, move_on, new_game, place_by_mouse, play_on, settled
from playwright.sync_api import expect


def test_enter_makes_the_move_that_the_hint_shows(open_page: OpenPage) -> None:
    """Wherever on the board the focus is, also on a card of the hand."""
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    page.locator(".hand .hc").first.focus()
    page.keyboard.press("h")
    button = page.locator("footer .btn.pri")
    expect(button).to_contain_text("Place")
    card = button.inner_text().split("\n")[0].removeprefix("Place ").strip()
    card = re.split(r" on | at ", card)[0]
    page.locator(".hand .hc").first.focus()
    move_on(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".court .laid").filter(has_text=card.split(" Enter")[0])).to_have_count(1)


def test_c_leads_into_the_chat(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.type("hello")
    expect(page.locator("#chat-text")).to_have_value("hello")
    expect(page.locator("footer .btn.pri")).to_have_count(0)  # H in hello asked for no hint


def test_the_finished_court_stays_until_it_was_seen(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=2)
    laid = page.locator(".court .laid")

    most = 0
    for _ in range(40):
        settled(page)
        if dialog(page).count():
            break
        most = laid.count()
        place_by_mouse(page)
    expect(dialog(page)).to_contain_text("Round 1 is over")
    assert laid.count() > most  # with my last card, or the bot's
    expect(page.locator(".court .slot")).to_have_count(0)
    dialog(page).locator(".btn.pri").click()
    expect(dialog(page)).to_have_count(0)
    settled(page)
    assert laid.count() < most
    play_on(page, place_by_mouse, lambda page: page.locator("dialog.wide[open]").count() > 0)


def test_a_name_in_the_history_lights_its_card(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    place_by_mouse(page)
    settled(page)
    name = page.locator("[data-entry] [data-thing]").first
    name.hover()
    expect(page.locator(".court .laid.sup")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("as the first card")


def test_the_page_checks_every_draw_itself(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    play_on(page, place_by_mouse, lambda page: page.locator("dialog.wide[open]").count() > 0)
    dialog(page).get_by_role("button", name="Check fairness").click()
    expect(dialog(page)).to_contain_text("council verify intrigue-")
    dialog(page).get_by_role("button", name="Check every draw").click()
    expect(dialog(page).get_by_text("draws match the secret")).to_be_visible()


def test_the_home_page_loads_what_the_budget_counts(open_page: OpenPage) -> None:
    """Scripts, styles and the words of one language: `tools/web.py` weighs just these."""
    budget = re.search(r"^BUDGET = ([\d_]+)", (ROOT / "tools" / "web.py").read_text(), re.M)
    assert budget
    index = (ROOT / "src" / "council" / "server" / "static" / "index.html").read_text()
    for lang in ("en", "de"):
        page = open_page(None, lang=lang)
        sizes: dict[str, int] = {}
        page.on("response", lambda one, sizes=sizes: sizes.setdefault(one.url, 0))
        page.goto("/")
        page.wait_for_selector("a.ban")
        page.wait_for_load_state("networkidle")
        loaded = [url for url in sizes if re.search(r"\.(js|css)$", url)]
        bodies = {url.rsplit("/", 1)[1]: page.request.get(url).body() for url in loaded}
        named = set(re.findall(r'"/assets/([^"]+\.(?:js|css))"', index))
        (words,) = set(bodies) - named
        assert words.startswith(f"{lang}-")
        assert set(bodies) >= named
        assert sum(len(gzip.compress(body)) for body in bodies.values()) <= int(budget[1])
