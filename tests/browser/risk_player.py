"""A person at the table of RISK: what one does there, by mouse, finger or keys."""

import re
from collections.abc import Callable
from typing import Any

from browser.player import dialog, move_on, over
from playwright.sync_api import Locator, Page, expect

Press = Callable[[Locator], None]
ASKED = "footer.mine"
MAIN = "footer .acts .pri"
OPEN = "g.place.can"


def found(page: Page, seats: int, mode: str, level: str = "random", **options: Any) -> str:
    """A table with bots that the page for new games does not offer. Returns its address."""
    names = ["Mira", "Tarn", "Jo", "Wyla", "Pate", "Osha"]
    bots = [{"kind": "bot", "name": name, "level": level} for name in names[: seats - 1]]
    body = {
        "game": "risk",
        "seats": [{"kind": "me", "name": "Anna"}, *bots],
        "options": {"mode": mode, **options},
    }
    opened = page.request.post("/api/tables", data=body)
    assert opened.ok, opened.text()
    page.goto(f"/t/{opened.json()['table']}")
    return page.url


def phase(page: Page) -> str:
    return page.locator(".board").get_attribute("data-phase") or ""


def round_now(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-round") or 0)


def settled(page: Page) -> None:
    """Until there is something to do, and nothing is on its way."""
    page.wait_for_selector(f"{ASKED}, dialog[open]", timeout=60_000)
    page.wait_for_selector(f"{ASKED} .acts .btn:not(:disabled), {OPEN}, dialog[open], .pick")


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


def act(page: Page, press: Press = click, battles: int = 1) -> None:
    """One thing a person does who wants to get on, but fights a little on the way."""
    now = phase(page)
    if now == "house":
        move_on(page, lambda: press(page.locator("[data-token][data-house]").first))
    elif now == "deploy":
        press(page.locator(OPEN).first)
        move_on(page, lambda: press(page.locator(MAIN)))
    elif now == "invade" and battles and page.locator(OPEN).count():
        press(page.locator(OPEN).first)
        press(page.locator(f"{OPEN}[aria-pressed=false]").first)
        expect(page.locator(".battle .odds")).to_contain_text("%")
        move_on(page, lambda: press(page.locator(MAIN)))
    elif page.locator(MAIN).count():
        move_on(page, lambda: press(page.locator(MAIN)))
    elif page.locator(OPEN).count():
        move_on(page, lambda: press(page.locator(OPEN).first))
    else:
        move_on(page, lambda: press(page.locator("footer .acts .btn").first))


def play(page: Page, rounds: int, press: Press = click) -> None:
    """Whole rounds: until so many are over."""
    fought = 0
    for _ in range(600):
        settled(page)
        if over(page) or round_now(page) > rounds:
            return
        if page.locator(".acts .btn", has_text=re.compile("Stop|Anhalten")).count():
            continue  # moves are being made
        if dialog(page).count():
            dialog(page).locator(".btn.pri").click()
            continue
        if phase(page) == "deploy":
            fought = 0
        act(page, press, battles=int(fought < 2))
        fought += phase(page) == "invade"
    raise AssertionError("the rounds do not end")
