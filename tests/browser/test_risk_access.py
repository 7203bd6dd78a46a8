"""axe-core finds nothing on the screens of RISK, in either theme, on desk and phone."""

from browser.conftest import OpenPage, Server
from browser.player import dialog
from browser.risk_player import OPEN, click, pick, settled, tap
from browser.risk_tables import play_until, table_of
from browser.test_access import every_look, findings

SCREENS = [
    ("house", 3, "skirmish", {}),
    ("deploy", 2, "skirmish", {}),
    ("trade", 3, "skirmish", {}),
    ("invade", 3, "skirmish", {}),
    ("over", 3, "skirmish", {"rounds": 1}),
    ("give-up", 3, "dominion", {}),
    ("window", 3, "dominion", {"setup": "skirmish"}),
    ("over", 3, "dominion", {"rounds": 1, "setup": "skirmish"}),
    ("invade", 6, "world_dominion", {"setup": "skirmish"}),
    ("deploy", 3, "mitchell", {}),
]


@every_look
def test_nothing_stands_in_anybodys_way(
    open_page: OpenPage, server: Server, theme: str, phone: bool
) -> None:
    press = tap if phone else click
    found: list[str] = []
    page = open_page("/new?game=risk", theme=theme, phone=phone, lang="de" if phone else "en")
    page.evaluate("localStorage.setItem('council.settings', JSON.stringify({name: 'Anna'}))")
    page.locator("summary").click()
    found += findings(page, "new game")
    for phase, seats, mode, options in SCREENS:
        page.goto(table_of(server, play_until(phase, seats, mode, **options)))
        settled(page)
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
