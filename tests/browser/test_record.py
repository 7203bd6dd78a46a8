"""My games, who I am, the same person on another device, and the chronicle."""

import json
import re

import pytest
from browser.conftest import OpenPage, Server
from browser.player import dialog
from browser.test_access import every_look, findings
from conformance.kit import random_play
from conformance.tables import BY_ID
from playwright.sync_api import expect
from server.test_leaks import record_of

from council.server.storage.database import open_database
from council.server.storage.people import PeopleShelf
from council.server.storage.store import Store
from council.tables.people.person import print_of

KEY = "K" * 21 + "w"
ME = json.dumps({"key": KEY, "name": "Anna", "sent": True})
KNOWN = f"if (location.origin !== 'null') localStorage.setItem('council.me', {json.dumps(ME)})"


def finished_games(server: Server) -> None:
    """Games that were played to the end, each with the person on its first seat."""
    engine = open_database(server.folder)
    store, people = Store(engine), PeopleShelf(engine)
    for number, name in enumerate(("intrigue-2", "intrigue-4", "cardgame-2", "intrigue-2")):
        play = random_play(BY_ID[name], "record", number)
        kinds = ["person"] * 2 + ["bot"] * (int(play.state.seats) - 2)
        store.create(record_of(f"game{number}", play, kinds), {}, "", [])
        people.link(f"game{number}", 0, print_of(KEY) or "")
    store.close()


@pytest.mark.slow
@every_look
def test_statistics_and_the_chronicle(
    open_page: OpenPage, server: Server, theme: str, phone: bool
) -> None:
    finished_games(server)
    lang = "de" if phone else "en"
    page = open_page(None, theme=theme, phone=phone, lang=lang)
    page.add_init_script(KNOWN)
    page.goto("/record")
    expect(page.locator("#record-panel li")).to_have_count(4)
    assert findings(page, "games") == []
    page.keyboard.press("Tab")
    page.locator("#tab-games").press("ArrowRight")
    expect(page.locator("#record-panel dl dd").first).to_have_text("4")
    expect(page.locator("#tab-statistics")).to_be_focused()
    page.locator("#record-panel summary").first.click()
    assert findings(page, "statistics") == []
    page.goto("/chronicle")
    expect(page.locator(".plots section").first).to_be_visible()
    page.locator(".plots summary").first.click()
    assert findings(page, "chronicle") == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing hangs over the edge"


@pytest.mark.slow
@every_look
def test_my_games_are_there_on_another_device(open_page: OpenPage, theme: str, phone: bool) -> None:
    page = open_page(theme=theme, phone=phone)
    page.goto("/")
    page.locator(".name").fill("Ann")
    page.locator(".setup .go").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url
    page.goto("/record")
    expect(page.locator("#record-panel li")).to_have_count(1)
    assert findings(page, "games") == []
    page.locator("#tab-statistics").click()
    expect(page.locator("#record-panel p")).to_be_visible()
    assert findings(page, "statistics") == []
    page.locator("#tab-me").click()
    expect(page.locator("#record-panel .who input")).to_have_value("Ann")
    page.locator("#record-panel section").nth(1).locator(".btn").click()
    link = page.locator("#record-panel .copy input").input_value()
    assert findings(page, "profile") == []

    other = open_page(theme=theme, phone=phone)
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.locator("main")).to_contain_text("Ann")
    assert link.split("#")[1] not in other.url
    assert findings(other, "join") == []
    other.locator("main .btn.pri").click()
    expect(other.locator("#record-panel li")).to_have_count(1)
    assert not any(link.split("#")[1] in url for url in asked)

    other.goto(table)  # a pasted link only watches at first
    take = other.get_by_role("button", name="Take my seat")
    expect(take).to_be_visible()
    assert findings(other, "watching") == []
    take.click()
    expect(other.locator(".hand .hc").first).to_be_visible()  # the seat is hers here, too
    other.goto("/record")
    other.locator("#record-panel li .go").click()
    expect(other.locator(".hand .hc").first).to_be_visible()
    other.goto("/record")
    other.locator("#record-panel li .ibtn").click()
    dialog(other).locator(".btn.danger").click()
    expect(other.locator("#record-panel li")).to_have_count(0)

    page.locator("#record-panel section").nth(2).locator(".btn").click()
    dialog(page).locator(".btn.danger").click()
    expect(page.locator("#record-panel .who input")).to_have_value("")
    page.reload()
    page.locator("#tab-games").click()
    expect(page.locator("#record-panel li")).to_have_count(0)
    other.goto(link)
    expect(other.locator("main [role=alert]")).to_be_visible()
