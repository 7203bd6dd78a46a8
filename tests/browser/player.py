"""A person at a page: what one does to play Westeros Intrigue, by mouse, finger or keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MINE = "footer.mine"
# Somebody who has told a name before.
NAMED = """
if (location.origin !== "null") {
  const kept = JSON.parse(localStorage.getItem("council.settings") ?? "{}");
  kept.name ||= "NAME";
  localStorage.setItem("council.settings", JSON.stringify(kept));
}
"""
# Asked with each frame by the browser itself: playwright asks every half second, in more steps.
SEEN = """selector => [...document.querySelectorAll(selector)].some(one => {
    const { width, height } = one.getBoundingClientRect();
    return width && height && getComputedStyle(one).visibility === 'visible';
})"""


def known_as(page: Page, name: str) -> None:
    """Nobody is asked who sits down here."""
    page.add_init_script(NAMED.replace("NAME", name))


def new_game(page: Page, seats: list[str], level: str = "easy", rounds: int | None = None) -> str:
    """Set a game up on the page for new games. Returns the address of the table."""
    page.goto("/new?game=intrigue")
    chairs = page.locator("form ol > li")
    expect(chairs).to_have_count(4)
    while chairs.count() > len(seats):
        chairs.last.get_by_role("button").click()
    while chairs.count() < len(seats):
        page.locator("button.add").click()
    for number, kind in enumerate(seats):
        chairs.nth(number).locator("select").select_option(level if kind == "bot" else kind)
    if rounds is not None:
        page.locator(".options summary").click()
        page.locator("#o-rounds").select_option(str(rounds))
    page.locator("form .go button").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def on_turn(page: Page) -> bool:
    return page.locator(MINE).count() > 0


def over(page: Page) -> bool:
    return page.locator("dialog.wide[open]").count() > 0


def dialog(page: Page) -> Locator:
    return page.locator("dialog[open]")


def close_summary(page: Page) -> bool:
    """Read the end of a round and go on."""
    if page.locator("dialog[open]:not(.wide):not(.curtain)").count() == 0:
        return False
    dialog(page).locator(".btn.pri").click()
    return True


def see(page: Page, selector: str, timeout: float | None = None) -> None:
    """Wait until something that is meant can be seen."""
    page.wait_for_function(SEEN, arg=selector, timeout=timeout)


def settled(page: Page) -> None:
    """Until somebody here has something to do: place, go on, or look at the result."""
    see(page, f"{MINE}, dialog[open]")


def version(page: Page) -> str:
    return page.locator("main").get_attribute("data-v") or ""


def move_on(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait until the table has answered."""
    before = version(page)
    act()
    page.wait_for_function(
        "before => document.querySelector('main')?.dataset.v !== before", arg=before
    )


def place_by_mouse(page: Page, press: Callable[[Locator], None] | None = None) -> None:
    """Choose a card that fits, then a glowing place."""
    hit = press or (lambda thing: thing.click())
    hit(page.locator(".hand .hc:not(.dim)").first)
    move_on(page, lambda: hit(page.locator(".court .slot.can").first))


def place_by_keys(page: Page) -> None:
    """A digit chooses the card and steps to its first place; Enter places it."""
    fitting = page.locator(".hand .hc:not(.dim)").first
    digit = fitting.get_attribute("aria-keyshortcuts")
    assert digit
    page.keyboard.press(digit)
    expect(page.locator(".court .slot.can:focus")).to_have_count(1)
    move_on(page, lambda: page.keyboard.press("Enter"))


def play_on(page: Page, place: Callable[[Page], None], done: Callable[[Page], bool]) -> None:
    """Go on until done."""
    for _ in range(400):
        settled(page)
        if done(page):
            return
        if not close_summary(page) and on_turn(page):
            place(page)
    raise AssertionError("the game does not end")
