"""A person at the table of RISK: what one does there, by mouse, finger or keys."""

from collections.abc import Callable
from typing import Any

from browser.player import dialog, move_on, over, see
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
    ready = f"{ASKED} .acts .btn:not(:disabled, .stop), {ASKED} .acts .pri, .pick, dialog[open]"
    see(page, f"{ready}, {OPEN}", timeout=60_000)


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


def pick(page: Page, selector: str, press: Press = click) -> None:
    """Press the first territory that lies open; if none does the whole map is shown, and if cards
    or a list lie over all of them there too, the keys go there."""
    script = """async selector => {
        const spot = () => [...document.querySelectorAll(selector)].map(one => {
            const box = (one.querySelector('.target') ?? one).getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
        }).find(Boolean) ?? null;
        for (let [last, still] = [spot(), 0]; ; ) {  // a person waits until the map is still
            await new Promise(requestAnimationFrame);
            const now = spot();
            still = String(now) === String(last) ? still + 1 : 0;
            if (still === 3) return now;
            last = now;
        }
    }"""
    page.wait_for_selector(selector, state="attached")
    spot = page.evaluate(script, selector)
    if spot is None:
        press(page.locator(".zoom button").nth(2))
        spot = page.evaluate(script, selector)
    if spot is None:
        page.locator(selector).first.focus()
        page.keyboard.press("Enter")
    elif press is tap:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)


def act(page: Page, press: Press = click, battles: int = 1) -> None:
    """One thing a person does who wants to get on, but fights a little on the way."""
    now = phase(page)
    chooser = page.locator(".pick [data-token]")
    if chooser.count():
        move_on(page, lambda: press(chooser.first))
    elif now in ("claim", "start"):
        move_on(page, lambda: press(page.locator("footer .acts .btn").first))
    elif now == "deploy":
        pick(page, OPEN, press)
        move_on(page, lambda: press(page.locator(MAIN)))
    elif now == "invade" and battles and page.locator(OPEN).count():
        pick(page, OPEN, press)
        pick(page, f"{OPEN}[aria-pressed=false]", press)
        expect(page.locator(".battle .odds")).to_contain_text("%")
        move_on(page, lambda: press(page.locator(MAIN)))
    elif page.locator(MAIN).count():
        move_on(page, lambda: press(page.locator(MAIN)))
    elif page.locator(OPEN).count():
        move_on(page, lambda: pick(page, OPEN, press))
    else:
        move_on(page, lambda: press(page.locator("footer .acts .btn").first))


def play(page: Page, rounds: int, press: Press = click) -> None:
    """Whole rounds: until so many are over."""
    fought = 0
    for _ in range(600):
        settled(page)
        if over(page) or round_now(page) > rounds:
            break
        if dialog(page).count():
            dialog(page).locator(".btn.pri").click()
            continue
        if phase(page) == "deploy":
            fought = 0
        act(page, press, battles=int(fought < 2))
        fought += phase(page) == "invade"
    else:
        raise AssertionError("the rounds do not end")
