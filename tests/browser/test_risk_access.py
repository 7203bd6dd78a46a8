"""axe-core finds nothing on the screens of RISK, in either theme, on desk and phone."""

import pytest
from browser.conftest import OpenPage
from browser.player import dialog
from browser.risk_player import OPEN, act, click, found, phase, pick, play, settled, tap
from browser.test_access import findings
from browser.test_risk_play import until


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(open_page: OpenPage, theme: str, phone: bool) -> None:
    press = tap if phone else click
    found_out: list[str] = []
    page = open_page("/new?game=risk", theme=theme, phone=phone, lang="de" if phone else "en")
    page.locator("summary").click()
    found_out += findings(page, "new game")
    found(page, 2, "skirmish", rounds=1, defence_dice="most")
    for _ in range(6):
        settled(page)
        found_out += findings(page, phase(page))
        if phase(page) == "invade":
            break
        act(page, press)
    pick(page, OPEN, press)
    found_out += findings(page, "a source")
    pick(page, f"{OPEN}[aria-pressed=false]", press)
    found_out += findings(page, "a target")
    page.keyboard.press("Escape")
    play(page, 1, press)
    page.wait_for_selector("dialog.wide[open]")
    found_out += findings(page, "the end")
    found(page, 3, "dominion", defence_dice="most")
    settled(page)
    if phase(page) == "house":
        act(page, press)
        settled(page)
    found_out += findings(page, "objectives to choose from")
    until(page, "deploy")
    found_out += findings(page, "Dominion")
    if phone:
        page.locator(".open").first.tap()
        found_out += findings(page, "the court")
        page.keyboard.press("Escape")
        dialog(page).wait_for(state="detached")
    assert not found_out, "\n".join(found_out)
