"""What newcomers look for: a hint in reach of the thumb, marks on the right thing, a still map."""

from browser.conftest import OpenPage, Server
from browser.player import known_as, new_game, settled
from browser.risk_player import OPEN
from browser.risk_tables import play_until, table_of
from playwright.sync_api import Page, expect

BOX = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""
# Whether two things lie on each other.
CLOSE = """selectors => {
  const [one, other] = selectors.map(each => document.querySelector(each)?.getBoundingClientRect());
  const edges = ["left", "top", "right", "bottom"];
  return one && other && edges.every(edge => Math.abs(one[edge] - other[edge]) <= 8);
}"""


def box(page: Page, selector: str) -> list[float]:
    page.wait_for_selector(selector)
    found: list[float] = page.evaluate(BOX, selector)
    return found


def test_a_phone_has_the_hint_beside_the_question(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    new_game(page, ["me", "bot"], rounds=1)
    settled(page)
    page.locator("footer .apart").get_by_role("button", name="Hint").tap()
    expect(page.locator("footer p")).to_contain_text("A bot would play: Place")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_lesson_of_plots_marks_the_sheet_that_lies_on_top(open_page: OpenPage) -> None:
    page = open_page("/learn?game=cardgame", phone=True)
    page.get_by_role("button", name="Plots").first.tap()
    page.wait_for_selector(".over i.wide")
    page.wait_for_function(CLOSE, arg=["section.pick", ".over i.wide"])  # it follows the sheet
    # Both Houses stand in the order of the names above them.
    names = page.locator(".seats .name, .seats b").all_inner_texts()
    houses = page.locator(".strip .house").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [name in house for name, house in zip(names, houses, strict=False)] == [True, True]


def test_the_map_of_risk_keeps_its_place_and_its_lower_edge(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(None)
    known_as(page, "Anna")
    page.goto(table_of(server, play_until("invade", 3, "skirmish")))
    settled(page)
    before = [box(page, ".foot .grows"), box(page, ".map .zoom")]
    page.locator(OPEN).first.focus()
    page.keyboard.press("Enter")
    page.locator(f"{OPEN}[aria-pressed=false]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".battle .odds")).to_contain_text("armies")
    assert [box(page, ".foot .grows"), box(page, ".map .zoom")] == before
