"""A person at the table of the card game: what one does there, by mouse, finger or keys."""

from collections.abc import Callable
from typing import Any

from browser.player import dialog, move_on, over, version
from playwright.sync_api import Locator, Page, expect

Press = Callable[[Locator], None]
MAIN = "footer.mine .acts .pri"
CAN = "[data-state=can]"
SEVERAL = ("attack", "defend", "pick-up-to")


def found(page: Page, level: str = "greedy", **options: Any) -> str:
    """A table against a bot that answers at once. Returns its address."""
    body = {
        "game": "cardgame",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Mira", "level": level}],
        "options": {"stark": "first", **options},
    }
    opened = page.request.post("/api/tables", data=body)
    assert opened.ok, opened.text()
    page.goto(f"/t/{opened.json()['table']}")
    return page.url


def step(page: Page) -> str:
    return page.locator(".board").get_attribute("data-step") or ""


def round_now(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-round") or 0)


READY = """() => document.querySelector('dialog[open]') || (
    document.querySelector('footer.mine') && !document.querySelector('footer .stop') &&
    document.querySelector('footer.mine .acts .btn:not(:disabled), [data-state=can]'))"""


def settled(page: Page) -> None:
    """Until there is something to do, and nothing is on its way."""
    page.wait_for_function(READY, timeout=60_000)


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


def place(page: Page, press: Press) -> None:
    """In the set-up: what five gold pay for."""
    for _ in range(4):
        free = page.locator(f".setup {CAN}[aria-pressed=false]")
        if not free.count():
            break
        press(free.first)
    move_on(page, lambda: press(page.locator(MAIN)))


def declare(page: Page, press: Press) -> None:
    """Name as many as there are or must be, two at most, and say so."""
    for _ in range(2):
        if page.locator(CAN).count():
            press(page.locator(CAN).first)
            expect(page.locator("[data-state=chosen]").first).to_be_visible()
    move_on(page, lambda: press(page.locator(MAIN)))


SAID = """before => {
    const { v, busy } = document.querySelector('main').dataset;
    return v !== before || (busy === 'false' && document.querySelector('[data-state=chosen]'));
}"""


def suffer(page: Page, press: Press) -> None:
    """Name those a claim or a cost takes: one goes at once, several are named together."""
    before = version(page)
    press(page.locator(CAN).first)
    page.wait_for_function(SAID, arg=before)
    if version(page) == before:
        press(page.locator(CAN).first)
        move_on(page, lambda: press(page.locator(MAIN)))


def marshal(page: Page, press: Press) -> None:
    """Play the first card of the hand that can be played; an event is said twice."""
    card = page.locator(f".hand {CAN}").first
    if card.locator(".evt").count():
        press(card)
        move_on(page, lambda: press(page.locator(MAIN)))
    else:
        move_on(page, lambda: press(card))


def act(page: Page, press: Press = click) -> str:
    """One thing of a person who plays what can be played and answers. Returns the step, with
    `used` after it where something was used in a window."""
    now = step(page)
    buttons = page.locator("footer.mine .acts .btn:not(.back)")
    if now == "place":
        place(page, press)
    elif now in ("claim", "kneel"):
        suffer(page, press)
    elif now in SEVERAL:
        declare(page, press)
    elif now == "marshal" and page.locator(f".hand {CAN}").count():
        marshal(page, press)
    elif now == "challenge":
        move_on(page, lambda: press(buttons.first))
    elif now in ("act", "respond", "save") and buttons.count() > 1:
        move_on(page, lambda: press(buttons.nth(1)))
        return f"{now} used"
    elif page.locator(MAIN).count():
        move_on(page, lambda: press(page.locator(MAIN)))
    else:
        move_on(page, lambda: press(page.locator(CAN).first))
    return now


def play(page: Page, rounds: int = 50, press: Press = click) -> set[str]:
    """Until so many rounds are over, or the game is. Returns what was asked on the way."""
    asked: set[str] = set()
    for _ in range(900):
        settled(page)
        if over(page) or round_now(page) > rounds:
            return asked
        if dialog(page).count():
            dialog(page).locator(".btn.pri").click()
        else:
            asked.add(act(page, press))
    raise AssertionError("the game does not end")
