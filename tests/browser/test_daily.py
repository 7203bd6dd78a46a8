"""The deal of the day in the browser: played once, compared, shared, practised."""

import re

import pytest
from browser.conftest import OpenPage
from browser.player import dialog, over, place_by_mouse, play_on
from browser.test_access import findings
from playwright.sync_api import Page, expect

RIVALS = 60_000  # milliseconds for the games of bots


def begin(page: Page, game: str) -> None:
    """From the home page to the table of a deal."""
    page.locator("a.card").click()
    page.wait_for_url(re.compile("/daily$"))
    page.locator(f"[data-game={game}] .btn.pri").click()
    page.wait_for_url(re.compile("/t/"))


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "phone", "lang"), [("light", False, "en"), ("dark", True, "de")])
def test_a_deal_is_played_compared_and_practised(
    open_page: OpenPage, theme: str, phone: bool, lang: str
) -> None:
    page = open_page("/", theme=theme, phone=phone, lang=lang)
    expect(page.locator("a.card .deal")).to_have_count(3)
    assert findings(page, "home with the deals") == []
    page.goto("/daily")
    expect(page.locator("[data-game]")).to_have_count(3)
    assert findings(page, "the deals of today") == []
    page.goto("/")
    begin(page, "intrigue")
    play_on(page, place_by_mouse, over)
    if page.locator(".stage").count():
        page.keyboard.press("Escape")
    # The result, the bots on the same seat, and the line.
    table = dialog(page).locator(".compare table")
    expect(table.locator("tbody tr")).to_have_count(4, timeout=RIVALS)
    expect(table.locator(".wait")).to_have_count(0, timeout=RIVALS)
    line = dialog(page).locator(".line")
    expect(line).to_have_text(re.compile(r"^Small Council, .* \d (of|von) 4 [▲●▽]{3}$"))
    assert findings(page, "the result of a deal") == []
    with page.expect_download() as saved:
        dialog(page).get_by_role("button", name=re.compile("Save picture|Bild speichern")).click()
    assert re.fullmatch(r"daily-\d{4}-\d\d-\d\d-intrigue\.png", saved.value.suggested_filename)
    assert "daily-" not in dialog(page).inner_text(), "every sentence is in the catalogue"
    # From there to the deals: it counts, and can only be practised.
    dialog(page).locator(".btn.pri").click()
    page.wait_for_url(re.compile("/daily"))
    deal = page.locator("[data-game=intrigue]")
    expect(deal.locator(".btn.pri")).to_have_count(0)
    deal.locator("button[aria-expanded]").click()
    expect(deal.locator(".line")).to_be_visible()
    assert findings(page, "a deal that was played") == []
    page.goto("/")
    expect(page.locator("a.card .done")).to_have_count(1)
    page.goto("/daily")
    deal.get_by_role("button", name=re.compile("^(Practise|Üben)$")).click()
    page.wait_for_url(re.compile("/t/"))
    practice = page.get_by_text(re.compile("does not count|nicht gewertet"))
    if not phone:
        expect(practice.first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_other_games_begin_and_a_bot_answers(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/", phone=phone)
    for game in ("risk", "cardgame"):
        page.goto("/")
        begin(page, game)
        page.wait_for_selector("footer")
        page.goto("/daily")
        expect(page.locator(f"[data-game={game}] a.btn.pri")).to_have_text("Continue")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_yesterday_can_be_practised_and_tomorrow_is_refused(
    open_page: OpenPage, phone: bool
) -> None:
    page = open_page("/daily", phone=phone)
    expect(page.get_by_role("link", name="Enter your name")).to_be_visible()
    page.get_by_role("link", name="Previous day").click()
    page.wait_for_url(re.compile(r"/daily\?day=\d{4}-\d\d-\d\d$"))
    expect(page.get_by_role("button", name="Practise")).to_have_count(3)
    page.goto("/daily?day=2099-01-01")
    expect(page.get_by_role("alert")).to_contain_text("not out yet")
    assert findings(page, "no such day") == []
    page.get_by_role("link", name="Today's deals").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(3)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_table_with_a_deal_code(open_page: OpenPage, phone: bool) -> None:
    lang, theme = ("de", "dark") if phone else ("en", "light")
    linked = "" if phone else "&deal=red-wedding"
    page = open_page(f"/new?game=intrigue{linked}", phone=phone, lang=lang, theme=theme)
    if phone:
        page.locator(".options summary").tap()
    expect(page.locator("#deal-code")).to_have_value("" if phone else "red-wedding")
    page.locator("#deal-code").fill("no_code")
    page.locator("form .go button").click()
    refused = re.compile("is not a deal code|ist kein Kartencode")
    expect(page.get_by_role("alert")).to_contain_text(refused)
    expect(page.locator("#deal-code")).to_be_visible()  # the options stay open
    assert findings(page, "no deal code") == []
    page.locator("#deal-code").fill("Red Wedding")
    page.locator("form .go button").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name=re.compile("^Men[uü]$")).first.click()
    dialog(page).get_by_role("button", name=re.compile("Deal code|Kartencode")).click()
    expect(dialog(page).locator("code")).to_have_text("red-wedding")
    assert findings(page, "the deal code") == []
