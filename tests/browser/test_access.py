"""axe-core finds nothing on any screen, in either theme, on desk and phone."""

import pytest
from browser.conftest import ROOT, OpenPage
from browser.player import close_summary, dialog, new_game, over, place_by_mouse, play_on, settled
from browser.test_why import to_a_doubt
from playwright.sync_api import Page, expect
from sizes import FULL

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Both themes and both sizes; how they meet is seen in `make soak`.
LOOKS = {"light-desk": ("light", False), "dark-phone": ("dark", True)}
REST = {"light-phone": ("light", True), "dark-desk": ("dark", False)}
SHOWN = LOOKS | REST if FULL else LOOKS
every_look = pytest.mark.parametrize(
    ("theme", "phone"), [pytest.param(*look, id=name) for name, look in SHOWN.items()]
)


# What is too faint to be drawn (conftest.py) has no contrast to look at: for this it is drawn.
LOOK = """async part => {
    const [faint] = document.adoptedStyleSheets;
    const things = [...document.querySelectorAll(part || "dialog[open]")];
    const where = part !== null && things.length ? things : document;
    faint.disabled = true;
    const { violations } = await axe.run(where, { resultTypes: ["violations"] });
    faint.disabled = false;
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


def findings(page: Page, where: str, part: str = "") -> list[str]:
    """What axe-core finds in the dialog that is open, in a part if one is named, else in the page.

    What lies around it is looked at on screens of its own, and in `make soak` each time.
    """
    page.wait_for_timeout(50)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(LOOK, None if FULL else part)
    return [f"{where}: {one}" for one in found]


@every_look
def test_nothing_stands_in_anybodys_way(open_page: OpenPage, theme: str, phone: bool) -> None:
    found: list[str] = []
    page = open_page("/", theme=theme, phone=phone, lang="de" if theme == "dark" else "en")
    page.wait_for_selector("a.ban")
    found += findings(page, "home")
    page.goto("/nothing/here")
    page.wait_for_selector("h1")
    found += findings(page, "nothing here")
    page.goto("/replay")
    page.wait_for_selector("h1")
    found += findings(page, "replay without a log")
    page.goto("/new?game=intrigue")
    page.locator("summary").click()
    found += findings(page, "new game")
    new_game(page, ["me", "friend"])
    page.wait_for_selector("dialog[open]")
    found += findings(page, "invitation")
    new_game(page, ["me", "here", "bot"])
    page.wait_for_selector("dialog.curtain")
    found += findings(page, "curtain")
    table = new_game(page, ["me", *["bot"] * 5], rounds=2)
    settled(page)
    found += findings(page, "my turn")
    to_a_doubt(page)
    found += findings(page, "a card chosen")
    page.locator(".court .slot.no").first.click()
    page.wait_for_selector(".why")
    found += findings(page, "why not")
    page.locator(".why .read").click()
    page.wait_for_selector("[data-rule=R20]")
    found += findings(page, "rules")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for key, name in (("l", "log"), ("m", "menu"), ("?", "help")):
        page.locator("body").press(key)
        found += findings(page, name)
        if dialog(page).count():
            page.keyboard.press("Escape")
            expect(dialog(page)).to_have_count(0)
    play_on(page, place_by_mouse, lambda page: dialog(page).count() > 0)
    found += findings(page, "end of a round")
    close_summary(page)
    play_on(page, place_by_mouse, over)
    found += findings(page, "end of the game")
    page.keyboard.press("Escape")
    found += findings(page, "the table afterwards")
    page.goto(f"{table}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    found += findings(page, "replay")
    page.goto("/")
    page.wait_for_selector(".games")
    found += findings(page, "home with games")
    assert not found, "\n".join(found)
