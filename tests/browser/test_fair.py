"""Chance in the browser: words are brought without a click, and checked at the end."""

import json
from pathlib import Path

from browser.conftest import OpenPage
from browser.player import dialog, new_game
from browser.test_access import findings
from playwright.sync_api import Page, expect

from council.verify import Check


def menu(page: Page, name: str) -> None:
    page.locator("button[aria-haspopup=dialog]").last.click()
    dialog(page).get_by_role("button", name=name).click()


def download(page: Page, path: Path) -> Check:
    with page.expect_download() as found:
        dialog(page).locator("a[download]").click()
    found.value.save_as(path)
    return Check(path.read_text(encoding="utf-8"))


def test_alone_the_cards_come_at_once_and_can_be_checked(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(None)
    table = new_game(page, ["me", "bot"], rounds=1)
    expect(page.locator(".hand .hc").first).to_be_visible()
    menu(page, "Fairness")
    shown = dialog(page).locator("code").first.inner_text()
    assert findings(page, "fair chance") == []
    page.keyboard.press("Escape")
    menu(page, "Suggest ending")
    dialog(page).get_by_role("button", name="Suggest ending").click()
    dialog(page).get_by_role("button", name="Check fairness").click()
    expect(dialog(page)).to_contain_text("remembers the same commitment and the same random values")
    assert findings(page, "check fairness") == []
    check = download(page, tmp_path / "log")
    assert check.head["fair"] == shown
    assert list(check.seals) == list(check.words) == [0]
    assert check.words[0] in dialog(page).inner_text()
    # A browser that remembers something else says so.
    place = f"council.fair.{table.rsplit('/', 1)[1]}"
    kept = json.loads(page.evaluate("place => localStorage.getItem(place)", place))
    kept["commitment"] = "0" * 64
    page.evaluate("([place, kept]) => localStorage.setItem(place, kept)", [place, json.dumps(kept)])
    page.reload()
    dialog(page).get_by_role("button", name="Check fairness").click()
    expect(dialog(page)).to_contain_text("Someone has changed something")


def test_with_friends_the_deal_waits_for_them(open_page: OpenPage) -> None:
    host = open_page(None)
    new_game(host, ["me", "friend", "friend"], rounds=1)
    expect(dialog(host).locator("input")).to_have_count(4)  # two friends', one's own, to watch
    links = [field.input_value() for field in dialog(host).locator("input").all()[:2]]
    dialog(host).locator(".btn.pri").click()
    expect(host.locator("footer")).to_contain_text("Waiting for")
    assert host.locator(".hand .hc").count() == 0
    assert findings(host, "waiting") == []
    guests = []
    for link in links:
        guest = open_page(link, phone=True, lang="de")
        dialog(guest).locator("input").fill(f"Gast {len(guests)}")
        dialog(guest).locator(".btn.pri").click()
        guests.append(guest)
        if len(guests) == 1:
            expect(guest.get_by_role("button", name="Jetzt austeilen")).to_be_visible()
            assert findings(guest, "waiting") == []
    for page in (host, *guests):
        expect(page.locator(".hand .hc").first).to_be_visible()
    menu(host, "Fairness")
    expect(dialog(host).locator("dl code")).to_have_count(3)


def test_who_cannot_wait_deals_now(open_page: OpenPage) -> None:
    host = open_page(None)
    new_game(host, ["me", "friend"], rounds=1)
    link = dialog(host).locator("input").first.input_value()
    dialog(host).locator(".btn.pri").click()
    host.get_by_role("button", name="Deal now").click()
    expect(host.locator(".hand .hc").first).to_be_visible()
    guest = open_page(link)
    dialog(guest).locator("input").fill("Ben")
    dialog(guest).locator(".btn.pri").click()
    expect(guest.locator(".hand .hc").first).to_be_visible()
    menu(host, "Fairness")
    expect(dialog(host).locator("dl code")).to_have_count(2)


def test_a_spectator_is_promised_only_what_there_is(open_page: OpenPage) -> None:
    host = open_page("/new?game=intrigue")
    host.locator("form ol > li select").nth(1).select_option("friend")
    host.locator(".people summary").click()
    host.locator(".people select[id$=watch]").select_option("public")
    host.locator("form .go button").click()
    dialog(host).locator(".btn.pri").click()
    host.get_by_role("button", name="Deal now").click()
    expect(host.locator(".hand .hc").first).to_be_visible()
    watcher = open_page(host.url)
    expect(watcher.locator("footer")).to_be_visible()
    menu(host, "Suggest ending")
    dialog(host).get_by_role("button", name="Suggest ending").click()
    for page, more, proof in (
        (host, "You can now replay the whole game.", "council verify"),
        (watcher, "You can replay everything that was public.", "Spectators do not see the secret"),
    ):
        expect(dialog(page)).to_contain_text(more)
        dialog(page).get_by_role("button", name="Check fairness").click()
        expect(dialog(page)).to_contain_text(proof)
    expect(dialog(watcher)).not_to_contain_text("council verify")
