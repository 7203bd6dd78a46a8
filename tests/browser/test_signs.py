"""Signs have words at first sight, and what is to be chosen is in sight, on small screens too."""

from typing import Any

from browser import cardgame_player
from browser.conftest import OpenPage, Server
from browser.player import new_game, settled
from browser.test_room import REACHED, SIDEWAYS, TABLET, ZOOMED, marshalling
from playwright.sync_api import Locator, Page, ViewportSize, expect

PHONE = ViewportSize(width=390, height=844)
CONTESTS = ("military", "intrigue", "power")
# How far each of these sticks out of the page, or out of what it lies in; 0: it is seen whole.
CUT = """([inner, outer]) => [...document.querySelectorAll(inner)].map(one => {
    const box = one.getBoundingClientRect();
    const room = one.closest(outer)?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight,
        left: 0, right: innerWidth };
    return Math.max(0, room.top - box.top, box.bottom - room.bottom,
        room.left - box.left, box.right - room.right);
})"""
# How far the lowest of these reaches below the edge of the table.
LOWER = """selector => Math.max(...[...document.querySelectorAll(selector)].map(one =>
    one.getBoundingClientRect().bottom - one.closest('.main').getBoundingClientRect().bottom))"""
OVERLAP = """([one, others]) => {
    const a = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].some(other => {
        const b = other.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
}"""


def cut(page: Page, inner: str, outer: str = "none") -> list[float]:
    found: list[float] = page.evaluate(CUT, [inner, outer])
    assert found
    return found


def legend(page: Page) -> Locator:
    """What the signs on characters mean."""
    return page.locator("div.signs").filter(has_text="military").last


def test_the_signs_of_the_first_hand_are_named_beside_it(open_page: OpenPage) -> None:
    page = open_page(None)
    cardgame_player.found(page)
    for size in (PHONE, TABLET, SIDEWAYS, ViewportSize(width=1440, height=900)):
        page.set_viewport_size(size)
        page.reload()
        page.wait_for_selector(".setup [data-token]")
        for word in CONTESTS:
            expect(legend(page)).to_contain_text(word)
        page.wait_for_function(f"() => !({OVERLAP})(['.contests, .legend', '.setup [data-token]'])")
        page.wait_for_function(
            f"() => ({CUT})(['.setup [data-token]', 'none']).every(by => by < 2)"
        )


def test_the_figures_of_a_plot_have_words_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(None, phone=True, lang="de")
    cardgame_player.found(page)
    while not page.locator(".strip dl").count():
        cardgame_player.settled(page)
        cardgame_player.act(page, cardgame_player.tap)
    for size in (PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        for word in ("Einkommen", "Initiative", "Forderung"):
            expect(page.locator(".strip dl").last.get_by_text(word)).to_be_in_viewport(ratio=1)
        assert max(cut(page, ".strip dt", "section")) < 1


def test_on_a_small_court_the_numbers_are_explained(open_page: OpenPage) -> None:
    """Where the places are too small for the word beside them."""
    page = open_page(None, phone=True)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    expect(page.locator("div.signs").first).to_contain_text("how many of your cards fit")


def test_the_hand_is_whole_on_low_screens_and_makes_room_for_those_who_fight(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(None)
    marshalling(page, server)
    for size in (ZOOMED, SIDEWAYS):
        page.set_viewport_size(size)
        page.wait_for_function(f"() => ({LOWER})('.hand .can') < 2")
    while cardgame_player.step(page) != "attack":
        page.set_viewport_size({"width": 1440, "height": 900})
        cardgame_player.settled(page)
        cardgame_player.act(page)
        cardgame_player.settled(page)
    for size in (ZOOMED, SIDEWAYS):
        page.set_viewport_size(size)
        wanted: Any = "() => REACHED('.me [data-state=can]').some(Boolean)"
        page.wait_for_function(wanted.replace("REACHED", f"({REACHED})"))


def test_a_tablet_shows_the_whole_hand(open_page: OpenPage, server: Server) -> None:
    page = open_page(None)
    marshalling(page, server)
    page.set_viewport_size(TABLET)
    cards = page.locator(".hand [data-token]").count()
    assert cards
    if cards <= 6:
        page.wait_for_function(f"() => ({CUT})(['.hand [data-token]', 'none']).every(by => by < 2)")


def test_sideways_the_home_page_names_all_games(open_page: OpenPage) -> None:
    for lang in ("en", "de"):
        page = open_page(None, lang=lang)
        page.set_viewport_size(SIDEWAYS)
        page.goto("/")
        expect(page.locator("a.ban")).to_have_count(3)
        for title in page.locator("a.ban .h").all():
            expect(title).to_be_in_viewport(ratio=1)


def test_on_a_tablet_the_name_stands_beside_its_sign(open_page: OpenPage) -> None:
    page = open_page()
    page.set_viewport_size(TABLET)
    sign, name = (page.locator(f".lead {one}").bounding_box() for one in (".th", "h1"))
    assert sign
    assert name
    assert name["x"] - sign["x"] - sign["width"] < 40


def test_the_rows_of_the_seats_are_in_line(open_page: OpenPage) -> None:
    """The first one has a shield that can be pressed."""
    page = open_page("/new?game=risk")
    fields = page.locator("form ol input.field")
    expect(fields).to_have_count(4)
    assert (
        len(
            {
                round(field.evaluate("one => one.getBoundingClientRect().x"))
                for field in fields.all()
            }
        )
        == 1
    )
