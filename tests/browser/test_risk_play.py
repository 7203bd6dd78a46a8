"""RISK as people play it: by keys alone, by finger, with doubts, hints and second thoughts."""

import re

from browser.conftest import OpenPage
from browser.player import dialog, move_on, over
from browser.risk_player import (
    MAIN,
    OPEN,
    act,
    found,
    phase,
    pick,
    play,
    round_now,
    settled,
    tap,
)
from playwright.sync_api import Page, expect


def until(page: Page, wanted: str) -> None:
    """Play on until something is asked."""
    for _ in range(200):
        settled(page)
        if phase(page) == wanted:
            return
        act(page, battles=0)
    raise AssertionError(f"{wanted} is never asked")


def go_to(page: Page, territory: str) -> None:
    """G and the first letters lead to a territory."""
    label = page.locator(f"g.place[data-token={territory}]").get_attribute("aria-label") or ""
    page.keyboard.press("g")
    page.keyboard.type(label.split(",")[0])
    page.keyboard.press("Enter")
    expect(page.locator(f"g.place[data-token={territory}]")).to_be_focused()


def by_keys(page: Page, fights: bool) -> None:
    """One thing, without mouse or finger."""
    now = phase(page)
    if now == "house":
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.pick [data-token]')"):
                break
        move_on(page, lambda: page.keyboard.press("Enter"))
    elif now == "deploy":
        go_to(page, page.locator(OPEN).first.get_attribute("data-token") or "")
        page.keyboard.press("Enter")
        expect(page.locator("footer input[type=range]")).to_be_focused()
        page.keyboard.press("2")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("footer output")).to_contain_text(re.compile("^1"))
        page.keyboard.press("End")
        move_on(page, lambda: page.keyboard.press("Enter"))
    elif now == "invade" and fights:
        go_to(page, page.locator(OPEN).first.get_attribute("data-token") or "")
        page.keyboard.press("Enter")
        target = page.locator(f"{OPEN}[aria-pressed=false]").first.get_attribute("data-token")
        go_to(page, target or "")
        page.keyboard.press("Enter")
        expect(page.locator(".battle .odds")).to_contain_text("%")
        move_on(page, lambda: page.keyboard.press("1"))
    elif page.locator(MAIN).count():
        page.evaluate("document.activeElement.blur()")
        move_on(page, lambda: page.keyboard.press("Space"))
    elif page.locator(OPEN).count():
        go_to(page, page.locator(OPEN).first.get_attribute("data-token") or "")
        move_on(page, lambda: page.keyboard.press("Enter"))
    else:
        move_on(page, lambda: page.keyboard.press("1"))


def test_skirmish_by_keyboard_alone_in_german(open_page: OpenPage) -> None:
    page = open_page(None, lang="de")
    found(page, 3, "skirmish", defence_dice="most")
    fights = 2
    for _ in range(200):
        settled(page)
        if over(page) or round_now(page) > 2:
            break
        by_keys(page, fights > 0)
        fights -= phase(page) == "invade"
    assert round_now(page) > 2
    page.evaluate("document.activeElement.blur()")
    for _ in range(3):
        page.keyboard.press("o")
    expect(page.locator(".show select")).to_have_value("strength")
    page.keyboard.press("?")
    expect(dialog(page).locator("h2")).to_have_text("Tasten")
    page.keyboard.press("Escape")
    english = re.compile(r"\b(the|your|card|round|army|armies|territory|against)\b", re.I)
    assert not english.search(page.locator("body").inner_text())


def test_skirmish_on_a_phone_by_touch(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    found(page, 3, "skirmish", defence_dice="most")
    play(page, 2, tap)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator("header .ibtn").first.tap()
    dialog(page).get_by_role("tab", name="Players").tap()
    expect(dialog(page).locator(".realm tbody tr")).to_have_count(3)
    expect(dialog(page).locator(".realm tbody tr").first).to_contain_text("Anna")


def test_a_new_table_offers_what_fits_the_number_of_players(open_page: OpenPage) -> None:
    page = open_page("/new?game=risk")
    modes = page.locator(".front .mode b")
    expect(modes.first).to_have_text("Skirmish")
    expect(modes.nth(1)).to_have_text("Dominion")
    page.get_by_role("radio", name="Dominion", exact=False).first.check()
    page.locator("summary").click()
    expect(page.locator("#o-setup")).to_be_visible()
    for _ in range(2):
        page.locator("button.add").click()
    page.locator("button.add").click(trial=True)
    while page.locator("form ol > li").count() < 6:
        page.locator("button.add").click()
    expect(modes.first).to_have_text(re.compile("World at War"))
    expect(page.locator("#o-setup")).to_have_count(0)
    page.locator("form .go button").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".realm tbody tr")).to_have_count(6)


def test_doubts_hints_and_second_thoughts(open_page: OpenPage) -> None:
    page = open_page(None)
    found(page, 3, "skirmish", level="greedy", defence_dice="most")
    until(page, "deploy")
    # A territory of somebody else is refused with the rule.
    other = "g.place:not(.can)"
    pick(page, other)
    expect(page.locator(".why")).to_contain_text("S-21")
    page.locator(".why .read").click()
    expect(page.locator("[data-rule='S-21']")).to_be_visible()
    page.keyboard.press("Escape")
    # A hint shows what a bot would do; Escape declines.
    page.keyboard.press("h")
    expect(page.locator("footer p")).to_contain_text("A bot would")
    page.keyboard.press("Escape")
    # Armies placed are taken back.
    pick(page, OPEN)
    before = page.locator(".realm tr.me td").nth(3).inner_text()
    page.locator("footer .amount .ibtn").first.click()
    move_on(page, lambda: page.locator(MAIN).click())
    settled(page)
    expect(page.locator(".realm tr.me td").nth(3)).not_to_have_text(before)
    for _ in range(2):
        settled(page)
        if page.locator(".realm tr.me td").nth(3).inner_text() != before:
            move_on(page, lambda: page.keyboard.press("u"))
    expect(page.locator(".realm tr.me td").nth(3)).to_have_text(before)


def test_until_taken_or_few_are_left(open_page: OpenPage) -> None:
    page = open_page(None)
    found(page, 2, "skirmish", defence_dice="most")
    until(page, "invade")
    pick(page, OPEN)
    pick(page, f"{OPEN}[aria-pressed=false]")
    button = page.get_by_role("button", name=re.compile("Until taken"))
    move_on(page, button.click)
    settled(page)
    expect(page.locator("footer .stop")).to_have_count(0, timeout=60_000)
    settled(page)
    # Either it is taken, or so few are left that there is nothing to go on with.
    assert phase(page) in ("move-in", "invade", "go-on", "leave")
    expect(page.locator(".log li").last).not_to_be_empty()


def test_the_end_and_the_replay(open_page: OpenPage) -> None:
    page = open_page(None)
    table = found(page, 2, "skirmish", rounds=1, defence_dice="most")
    play(page, 2)
    rows = dialog(page).locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(dialog(page).locator("h2")).to_have_text(re.compile("won"))
    page.goto(f"{table}/replay")
    scrub = page.get_by_role("slider")
    expect(scrub).to_be_visible()
    page.keyboard.press("End")
    expect(scrub).to_have_value(scrub.get_attribute("max") or "")
    page.keyboard.press("[")
    expect(page.locator("header h1")).to_contain_text("round 1")
    expect(page.locator("g.place")).to_have_count(34)
