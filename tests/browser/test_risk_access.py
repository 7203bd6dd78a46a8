"""axe-core finds nothing on the screens of RISK, in either theme, on desk and phone."""

import re

from browser.conftest import OpenPage, Server
from browser.player import dialog, known_as
from browser.risk_player import OPEN, click, pick, settled, tap
from browser.risk_tables import play_until, soonest, table_of
from browser.test_access import every_look, findings
from playwright.sync_api import Page, expect
from sizes import FULL

# In turn for a desk and for a phone; in `make soak` each of them sees all.
SCREENS = [
    ("house", 3, "skirmish", {}),
    ("deploy", 2, "skirmish", {}),
    ("invade", 3, "skirmish", {}),
    ("trade", 3, "skirmish", {}),
    ("over", 3, "skirmish", {"rounds": 1}),
    ("window", 3, "dominion", {"setup": "skirmish"}),
    ("give-up", 3, "dominion", {}),
    ("over", 3, "dominion", {"rounds": 1, "setup": "skirmish"}),
    ("invade", 6, "world_dominion", {"setup": "skirmish"}),
    ("deploy", 3, "mitchell", {}),
]


# From one screen to the next as links lead there: the page stays, and with it axe-core, warm.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def move_to(page: Page, path: str) -> None:
    page.evaluate(GO, path)
    expect(page).to_have_url(re.compile(path.partition("#")[0] + "$"))  # the key is taken
    page.wait_for_selector(".board")


@every_look
def test_nothing_stands_in_anybodys_way(
    open_page: OpenPage, server: Server, theme: str, phone: bool
) -> None:
    press = tap if phone else click
    found: list[str] = []
    page = open_page(None, theme=theme, phone=phone, lang="de" if phone else "en")
    known_as(page, "Anna")
    page.goto("/new?game=risk")
    page.locator("summary").click()
    found += findings(page, "new game")
    for phase, seats, mode, options in SCREENS if FULL else SCREENS[int(phone) :: 2]:
        found_game = play_until if FULL else soonest  # at full size with a long history, too
        move_to(page, table_of(server, found_game(phase, seats, mode, **options)))
        settled(page)
        assert dialog(page).count() == int(phase == "over"), f"{mode}: {phase}"
        found += findings(page, f"{mode}: {phase}")
        if (phase, mode) == ("invade", "skirmish"):
            pick(page, OPEN, press)
            found += findings(page, "a source")
            pick(page, f"{OPEN}[aria-pressed=false]", press)
            found += findings(page, "a target")
        if phase == "window":
            page.locator("footer .link").click()
            found += findings(page, "when one is asked")
            page.keyboard.press("Escape")
            dialog(page).wait_for(state="detached")
        if phone and mode == "dominion" and phase == "window":
            page.locator(".open").first.tap()
            found += findings(page, "the court")
    assert not found, "\n".join(found)
