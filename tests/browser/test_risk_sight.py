"""What one has to see in order to decide lies open: battles, buttons, cards that are asked for."""

import pytest
from browser.conftest import OpenPage, Server
from browser.player import known_as, move_on
from browser.risk_player import MAIN, OPEN, found, phase, pick, settled
from browser.risk_tables import play_until, table_of
from playwright.sync_api import Page, expect
from sizes import full

from council.core.play import Play

UNDER = """() => {
    const box = document.querySelector('.battle').getBoundingClientRect();
    return [...document.querySelectorAll('g.place .target')].filter(one => {
        const spot = one.getBoundingClientRect();
        const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
    }).map(one => one.parentNode.dataset.at);
}"""


def sit(open_page: OpenPage, server: Server, play: Play) -> Page:
    """Anna at that table; she has told her name before."""
    page = open_page(None)
    known_as(page, "Anna")
    page.goto(table_of(server, play))
    settled(page)
    return page


def sides(page: Page) -> list[str]:
    """The territories whose names stand over the battle."""
    names = page.locator(".battle .side b").all_inner_texts()
    return [
        page.locator(f'g.place[aria-label^="{name.replace(chr(173), "")},"]').get_attribute(
            "data-at"
        )
        or ""
        for name in names
    ]


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "skirmish"), (3, "skirmish"), (6, "world_skirmish")]
)
def test_a_battle_does_not_lie_over_its_own_map(
    open_page: OpenPage, server: Server, seats: int, mode: str
) -> None:
    page = sit(open_page, server, play_until("invade", seats, mode))
    sources = page.locator(OPEN).evaluate_all("all => all.map(one => one.dataset.at)")
    for source in sources[: full(12, 4)]:
        page.locator(f"g.place[data-at={source}]").focus()
        page.keyboard.press("Enter")
        target = page.locator(f"{OPEN}[aria-pressed=false]").first
        target.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".battle .odds")).to_contain_text("%")
        assert not set(page.evaluate(UNDER)) & set(sides(page)), sides(page)
        page.keyboard.press("Escape")
        expect(page.locator(".battle")).to_have_count(0)


def test_stop_is_a_button_and_a_digit_is_so_many_dice(open_page: OpenPage, server: Server) -> None:
    page = sit(open_page, server, play_until("go-on", 3, "skirmish"))
    expect(page.locator("footer .acts .btn").get_by_text("Stop")).to_be_visible()
    asked = "localStorage.setItem('council.risk.asked', JSON.stringify({ defence: 'always' }))"
    page.evaluate(asked)  # else as many as there can be are rolled
    page.goto(table_of(server, play_until("defend", 3, "skirmish")))
    settled(page)
    assert [text.split() for text in page.locator("footer .acts .btn").all_inner_texts()] == [
        ["1", "die", "1"],
        ["2", "dice", "Space"],
    ]


def test_cards_that_are_asked_for_come_first(open_page: OpenPage, server: Server) -> None:
    page = sit(open_page, server, play_until("swap", 3, "dominion", setup="skirmish"))
    card = page.locator(".hand .tc").first
    expect(card).to_be_in_viewport(ratio=1)
    move_on(page, card.click)
    assert phase(page) != "swap"


def test_an_arrow_leads_into_the_map(open_page: OpenPage) -> None:
    page = open_page(None)
    found(page, 3, "skirmish", defence_dice="most")
    settled(page)
    while phase(page) != "deploy":
        move_on(page, lambda: page.keyboard.press("1"))
        settled(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("g.place:focus")).to_have_count(1)
    pick(page, OPEN)
    move_on(page, lambda: page.locator(MAIN).click())


def test_a_refusal_stands_beside_the_button(open_page: OpenPage) -> None:
    page = open_page("/new?game=risk", lang="de")
    page.get_by_role("radio", name="Herrschaft").first.check()
    page.locator("summary").click()
    page.get_by_label("Gold", exact=True).uncheck()
    page.locator(".go .btn.pri").click()
    expect(page.locator(".trouble")).to_contain_text("Charakterkarten brauchen Gold")
    expect(page.locator(".trouble")).to_be_in_viewport(ratio=1)


def test_what_was_changed_for_another_mode_is_forgotten(open_page: OpenPage) -> None:
    page = open_page("/new?game=risk")
    page.get_by_role("radio", name="Dominion").first.check()
    page.locator(".options summary").click()
    for option, value in (("setup", "skirmish"), ("feature_mode", "any"), ("attack_units", "all")):
        page.locator(f"#o-{option}").select_option(value)
    # The last first: a part that is left out takes the options about it along.
    for number in reversed(range(page.locator(".options input[type=checkbox]").count())):
        page.locator(".options input[type=checkbox]").nth(number).click()
    page.get_by_role("radio", name="Skirmish").first.check()
    page.locator(".go .btn.pri").click()
    page.wait_for_url("**/t/*")
