"""Settings of a table in the browser: hints, changes by consent, leaving for good, other bots."""

import re

import pytest
from browser.conftest import OpenPage
from browser.player import dialog
from browser.test_people import arrive, found, log_has
from playwright.sync_api import expect
from sizes import full


def test_hints_wait_for_the_consent_of_all(open_page: OpenPage) -> None:
    ann, bob = open_page(None), open_page(None)
    arrive(bob, found(ann))
    log_has(ann, "the cards are dealt")
    ann.keyboard.press("h")
    expect(ann.locator(".banner.bad")).to_contain_text("This table plays without hints.")
    ann.keyboard.press("m")
    expect(dialog(ann).get_by_role("button", name="Hint")).to_be_disabled()
    expect(dialog(ann)).to_contain_text("No hints at this table.")
    dialog(ann).get_by_role("button", name="Table settings").click()
    expect(dialog(ann).get_by_role("button", name="Ask everyone")).to_be_disabled()  # no change yet
    dialog(ann).locator(".hints").select_option("on")
    dialog(ann).locator(".kind").select_option("days")
    expect(dialog(ann).locator(".grace")).to_be_disabled()
    dialog(ann).get_by_role("button", name="Ask everyone").click()
    expect(bob.locator(".company .ask")).to_contain_text(
        "Ann suggests new table settings: clock: 2 days per move; hints allowed"
    )
    bob.get_by_role("button", name="Agree").click()
    log_has(ann, "hints are allowed")
    log_has(ann, "each move has 2 days")
    ann.keyboard.press("h")
    log_has(bob, "Ann asked a bot for a hint.")


@pytest.mark.parametrize("phone", [True, False][: full(2, 1)], ids=str)
def test_a_game_is_removed_and_a_table_closed(open_page: OpenPage, phone: bool) -> None:
    ann = open_page(None, phone=phone)
    found(ann)
    ann.goto("/")
    ann.locator(".resume .ibtn").click()
    dialog(ann).get_by_role("button", name="Remove").click()
    expect(ann.locator(".resume")).to_have_count(0)
    ann.reload()
    expect(ann.locator(".bans")).to_be_visible()
    expect(ann.locator(".resume")).to_have_count(0)
    found(ann)
    ann.get_by_role("button", name="Menu").click()
    dialog(ann).get_by_role("button", name="Close this table").click()
    dialog(ann).get_by_role("button", name="Close this table").click()
    ann.wait_for_url(re.compile(r"/$"))
    expect(ann.locator(".resume")).to_have_count(0)


def test_every_bot_of_the_command_line_can_be_chosen(open_page: OpenPage) -> None:
    ann = open_page("/new?game=intrigue")
    seats = ann.locator("form ol > li")
    seats.nth(1).locator("select").select_option("learned")
    seats.nth(2).locator("select").select_option("search")
    seats.nth(2).locator(".size input").fill("50")
    ann.locator("form .go button").click()
    ann.wait_for_url(re.compile("/t/"))
    expect(ann.locator("[data-seat='1']")).to_contain_text("learned")
    expect(ann.locator("[data-seat='2']")).to_contain_text("search, 50 iterations")
