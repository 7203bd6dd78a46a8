"""Letters: asked for below one's games, confirmed by the link of the first, ended by any."""

from collections.abc import Iterator

import pytest
from browser.conftest import OpenPage
from browser.player import new_game
from browser.test_access import findings
from playwright.sync_api import expect
from server.postoffice import PostOffice, opened
from sizes import full


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with opened() as office:
        yield office


@pytest.fixture(autouse=True)
def posted(office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server, which starts after this, knows the office."""
    monkeypatch.setenv("COUNCIL_SMTP", f"smtp://127.0.0.1:{office.server_address[1]}")
    monkeypatch.setenv("COUNCIL_MAIL_FROM", "table@example.org")
    monkeypatch.setenv("COUNCIL_SITE", "https://table.example.org")


@pytest.mark.parametrize("phone", [True, False][: full(2, 1)], ids=str)
def test_letters_are_asked_for_and_ended(
    open_page: OpenPage, office: PostOffice, phone: bool
) -> None:
    page = open_page(phone=phone, lang="de" if phone else "en", theme="dark" if phone else "light")
    expect(page.locator("#letters-to")).to_have_count(0)  # nothing waits yet
    new_game(page, ["me", "bot"])
    page.goto("/")
    page.locator("#letters-to").fill("ann@example.org")
    assert findings(page, "letters") == []
    page.locator("section[aria-labelledby=letters] form button").click()
    expect(page.locator("section[aria-labelledby=letters]")).to_contain_text("ann@example.org")
    assert len(office.letters) == 1
    # The link opens in another browser, where the letters are read.
    reader = open_page(f"/mail#{office.word()}", phone=phone)
    assert findings(reader, "answer") == []
    reader.get_by_role("button", name="Yes, remind me").click()
    expect(reader.get_by_role("status")).to_contain_text("ann@example.org")
    page.reload()
    stop = page.locator("section[aria-labelledby=letters] button")
    expect(stop).to_be_visible()
    stop.click()
    expect(page.locator("#letters-to")).to_be_visible()
    late = open_page(f"/mail#{office.word()}")
    late.get_by_role("button", name="No reminders").click()
    expect(late.get_by_role("status")).to_contain_text("has expired")


def test_a_browser_without_its_cookie_sits_down_again(open_page: OpenPage) -> None:
    page = open_page(None)
    table = new_game(page, ["me", "friend"])
    page.locator("dialog[open] .btn.pri").click()
    page.get_by_role("button", name="Deal now").click()
    hand = page.locator(".hand .hc")
    expect(hand.first).to_be_visible()
    cards = hand.count()
    assert cards > 0
    for path in (table, "/"):
        page.context.clear_cookies()
        page.goto(path)
        if path == "/":
            page.locator(".resume a").click()
        expect(hand).to_have_count(cards)
    stranger = open_page(table)
    expect(stranger.locator("footer p")).to_be_visible()
    expect(stranger.locator(".hand .hc")).to_have_count(0)
