"""Whole games, played as people play them."""

import re
from pathlib import Path

from browser.conftest import OpenPage, Server
from browser.player import (
    close_summary,
    dialog,
    move_on,
    new_game,
    on_turn,
    over,
    place_by_keys,
    place_by_mouse,
    play_on,
    settled,
    version,
)
from playwright.sync_api import Page, expect
from sizes import FULL

from council.core.log import read
from council.core.play import resume, rng_for
from council.games import GAMES


def test_a_whole_game_against_a_bot_by_mouse_and_its_log(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(None, calm=False)
    new_game(page, ["me", "bot"], rounds=None if FULL else 2)
    play_on(page, place_by_mouse, over)
    rows = dialog(page).locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(dialog(page).locator("h2")).to_have_text(re.compile("won"))
    # The downloaded log is the game: it replays to the same result.
    with page.expect_download() as waiting:
        dialog(page).get_by_text("Download the log").click()
    file = tmp_path / "game.council.jsonl"
    waiting.value.save_as(file)
    log = read(file.read_text())
    play = resume(GAMES["intrigue"], log, rng_for("test"))
    assert log.result is not None
    scores = sorted(row["score"] for row in play.game.results(play.state))
    shown = sorted(
        int(text.replace("\N{MINUS SIGN}", "-"))
        for text in rows.locator(".score").all_inner_texts()
    )
    assert shown == scores
    # It can be watched from the table ...
    dialog(page).get_by_text("Watch the replay").click()
    page.wait_for_url(re.compile("/replay"))
    scrub = page.get_by_role("slider")
    expect(scrub).to_be_visible()
    page.keyboard.press("End")
    expect(scrub).to_have_value(scrub.get_attribute("max") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(scrub).to_have_value("0")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value("4")
    expect(page.locator(".court .laid")).to_have_count(3)
    page.keyboard.press("]")
    expect(page.locator("header h1")).to_contain_text("round 2")
    page.keyboard.press("[")
    expect(page.locator("header h1")).to_contain_text("round 1")
    page.locator(".log li button").last.click()
    expect(scrub).to_have_value(scrub.get_attribute("max") or "")
    # ... and brought back as a file.
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/replay$"))
    expect(scrub).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".log li").last).to_contain_text("win" if len(set(scores)) > 1 else "")
    # A log that was changed is refused, and the line is named.
    bad = tmp_path / "bad.jsonl"
    bad.write_text(file.read_text().replace("place ", "place  ", 1))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("Line ")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus, as somebody without a mouse does."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def go_on_by_keys(page: Page) -> bool:
    if page.locator("dialog[open]:not(.wide)").count() == 0:
        return False
    page.keyboard.press("Enter")
    return True


def test_a_whole_game_by_keyboard_alone_in_german(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    page.wait_for_selector("a.ban")
    tab_to(page, "a.ban")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    for _ in range(2):  # two bots fewer
        tab_to(page, "form li:last-child button")
        page.keyboard.press("Enter")
    tab_to(page, "form .go button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .hc")
    expect(page.locator("footer p")).to_contain_text("lege eine Karte")
    # Arrows walk over the court, Escape puts back, W asks, ? helps.
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .sel")).to_have_count(0)
    page.keyboard.press("?")
    expect(dialog(page).locator("h2")).to_have_text("Tasten")
    page.keyboard.press("Escape")
    for _ in range(300):
        settled(page)
        if over(page):
            break
        if not go_on_by_keys(page) and on_turn(page):
            place_by_keys(page)
    expect(dialog(page).locator("h2")).to_have_text(re.compile("gewonnen"))
    english = re.compile(r"\b(the|your|card|round|score|player)s?\b", re.I)
    assert not english.search(page.locator("body").inner_text())


def test_four_seats_over_two_browsers_by_invitation(open_page: OpenPage) -> None:
    host = open_page(None)
    new_game(host, ["me", "bot", "friend", "bot"], rounds=1)
    expect(dialog(host).locator("input").first).to_be_visible()
    link = dialog(host).locator("input").first.input_value()
    assert re.search(r"/t/[\w-]+#[\w-]+$", link)
    close_summary(host)
    guest = open_page(link)
    guest.get_by_label("Your name").fill("Ben")
    guest.keyboard.press("Enter")
    expect(guest.locator("li[data-seat='2'] b")).to_contain_text("Ben (you)")
    expect(host.locator("li[data-seat='2'] b")).to_have_text("Ben")
    assert "#" not in guest.url  # the key is gone from the address
    reloaded = False
    for _ in range(200):
        if over(host) and over(guest):
            break
        for mine, other in ((host, guest), (guest, host)):
            close_summary(mine)
            if on_turn(mine):
                if not reloaded and mine is guest:
                    # In the opponent's turn one loads the page again: all is as it was.
                    before = other.locator(".court .laid").count()
                    other.reload()
                    expect(other.locator(".court .laid")).to_have_count(before)
                    expect(other.locator(".hand .hc").first).to_be_visible()
                    reloaded = True
                place_by_mouse(mine)
        host.wait_for_timeout(30)
    assert reloaded
    for page in (host, guest):
        expect(dialog(page).locator("tbody tr")).to_have_count(4)
    # A second game: one founds it and is told whom it waits for, the other finds it.
    first = host.url
    dialog(host).get_by_text("Play again").click()
    expect(host).not_to_have_url(first)
    expect(host.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(host.locator(".hand .hc")).to_have_count(0)
    dialog(guest).get_by_text("Join the rematch").click()
    expect(guest).to_have_url(host.url)
    for page in (host, guest):
        expect(page.locator(".hand .hc").first).to_be_visible()


def test_the_server_dies_between_two_moves(open_page: OpenPage, server: Server) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    place_by_mouse(page)
    settled(page)
    laid = page.locator(".court .laid").count()
    server.kill()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    # What one does meanwhile is not lost: it is sent when the line is back, once.
    page.locator(".hand .hc:not(.dim)").first.click()
    page.locator(".court .slot.can").first.click()
    before = version(page)
    server.start()
    page.wait_for_function("v => document.querySelector('main').dataset.v !== v", arg=before)
    settled(page)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    expect(page.locator(".court .laid")).to_have_count(laid + 2)
    play_on(page, place_by_mouse, over)


def test_a_game_on_a_phone_by_touch(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    page.locator("a.ban").first.tap()
    page.wait_for_selector("form")
    chairs = page.locator("form ol > li")
    while chairs.count() > 2:
        chairs.last.get_by_role("button").tap()
    page.locator("form .go button").tap()
    page.wait_for_selector(".hand .hc")
    # Nothing hangs over the edge.
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide == 390

    def by_finger(page: Page) -> None:
        place_by_mouse(page, lambda thing: thing.tap())

    play_on(page, by_finger, lambda page: page.locator(".court .laid").count() >= 8)
    sizes = page.locator(".court .slot").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert min(sizes) >= 32
    page.locator("header .ibtn").first.tap()
    expect(dialog(page).locator(".log")).to_be_visible()
    dialog(page).get_by_role("tab", name="Players").tap()
    expect(dialog(page).locator("li[data-seat]")).to_have_count(2)
    page.keyboard.press("Escape")
    play_on(page, by_finger, over)


def test_hints_undo_and_giving_up(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    page.keyboard.press("h")
    expect(page.locator(".hand .hinted")).to_have_count(1)
    expect(page.locator(".court .hinted")).to_have_count(1)
    page.keyboard.press("Escape")
    cards = page.locator(".hand .hc").count()
    place_by_mouse(page)
    settled(page)
    expect(page.locator(".hand .hc")).to_have_count(cards - 1)
    move_on(page, lambda: page.keyboard.press("u"))
    expect(page.locator(".hand .hc")).to_have_count(cards)
    page.keyboard.press("m")
    dialog(page).get_by_text("Give up seat").click()
    dialog(page).locator(".danger").click()
    page.wait_for_selector("dialog.wide[open]", timeout=60_000)  # the bots play on


def test_one_device_for_two(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "here"], rounds=1)
    for number in range(6):
        curtain = page.locator("dialog.curtain[open]")
        expect(curtain).to_be_visible()
        expect(page.locator(".hand .hc")).to_have_count(
            0 if number == 0 else 14 - (number - 1) // 2 - 1
        )
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        curtain.locator(".btn.pri").click()
        expect(curtain).to_have_count(0)
        settled(page)
        expect(page.locator("li[aria-current] b")).to_contain_text("(you)")
        place_by_mouse(page)


def test_moves_can_be_confirmed_and_settings_stay(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    page.keyboard.press("m")
    dialog(page).get_by_role("checkbox", name="Ask before each move").check()
    dialog(page).get_by_label("Language").select_option("de")
    dialog(page).get_by_label("Darstellung").select_option("dark")
    page.keyboard.press("Escape")
    page.reload()
    settled(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "de"
    page.locator(".court .slot").first.click()  # the place first, then the card
    page.locator(".hand .lifted").first.click()
    expect(page.locator(".court .laid")).to_have_count(0)
    move_on(page, lambda: page.locator("footer .pri").click())
