"""axe-core finds nothing on the screens of the card game, in either theme, on desk and phone."""

from browser.cardgame_player import CAN, act, click, found, play, settled, step, tap
from browser.conftest import OpenPage
from browser.player import dialog, over
from browser.test_access import every_look, findings
from playwright.sync_api import Page
from sizes import FULL

SCREENS = ("mulligan", "place", "plot", "marshal", "attack", "defend", "save", "act")


def walk(page: Page, phone: bool) -> list[str]:
    """Each screen of the first rounds, once; in turn for a desk and for a phone, and in `make soak`
    for each of them."""
    press = tap if phone else click
    found_out: list[str] = []
    seen: set[str] = set()
    for _ in range(120):
        settled(page)
        now = step(page)
        if over(page) or {"marshal", "plot", "defend"} <= seen:
            break
        if now not in seen and now in (SCREENS if FULL else SCREENS[int(phone) :: 2]):
            found_out += findings(page, now)
            if now in ("attack", "defend", "place") and page.locator(CAN).count():
                press(page.locator(CAN).first)
                found_out += findings(page, f"{now}, one chosen")
                page.keyboard.press("Escape")
        seen.add(now)
        act(page, press)
    return found_out


@every_look
def test_nothing_stands_in_anybodys_way(open_page: OpenPage, theme: str, phone: bool) -> None:
    found_out: list[str] = []
    page = open_page("/new?game=cardgame", theme=theme, phone=phone, lang="de" if phone else "en")
    page.locator("summary").click()
    found_out += findings(page, "new game")
    found(page, plots="draft")
    settled(page)
    found_out += findings(page, "draft")
    found(page, rounds=1)
    found_out += walk(page, phone)
    settled(page)
    if not over(page):
        page.locator(".bar .chip" if phone else ".piles button").first.click()
        found_out += findings(page, "a sheet")
        page.keyboard.press("Escape")
        dialog(page).wait_for(state="detached")
    play(page, 1, tap if phone else click)
    page.wait_for_selector("dialog.wide[open]")
    found_out += findings(page, "the end")
    assert not found_out, "\n".join(found_out)
