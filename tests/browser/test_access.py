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


class Walk:
    """A walk from screen to screen: a desk looks at every other one, a phone at those between, and
    each of them at all of them in `make soak`."""

    def __init__(self, page: Page, phone: bool) -> None:
        self.page = page
        self.phone = phone
        self.screens: list[str] = []
        self.found: list[str] = []

    def look(self, name: str) -> None:
        """The next screen."""
        if FULL or len(self.screens) % 2 == int(self.phone):
            self.found += findings(self.page, name)
        self.screens.append(name)


@every_look
def test_nothing_stands_in_anybodys_way(open_page: OpenPage, theme: str, phone: bool) -> None:
    page = open_page("/", theme=theme, phone=phone, lang="de" if theme == "dark" else "en")
    walk = Walk(page, phone)
    page.wait_for_selector("a.ban")
    walk.look("home")
    page.goto("/nothing/here")
    page.wait_for_selector("h1")
    walk.look("nothing here")
    page.goto("/replay")
    page.wait_for_selector("h1")
    walk.look("replay without a log")
    page.goto("/new?game=intrigue")
    page.locator("summary").click()
    walk.look("new game")
    new_game(page, ["me", "friend"])
    page.wait_for_selector("dialog[open]")
    walk.look("invitation")
    new_game(page, ["me", "here", "bot"])
    page.wait_for_selector("dialog.curtain")
    walk.look("curtain")
    table = new_game(page, ["me", *["bot"] * 5], rounds=2)
    settled(page)
    walk.look("my turn")
    to_a_doubt(page)
    walk.look("a card chosen")
    page.locator(".court .slot.no").first.click()
    page.wait_for_selector(".why")
    walk.look("why not")
    page.locator(".why .read").click()
    page.wait_for_selector("[data-rule=R20]")
    walk.look("rules")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for key, name in (("l", "log"), ("m", "menu"), ("?", "help")):
        page.locator("body").press(key)
        walk.look(name)
        if dialog(page).count():
            page.keyboard.press("Escape")
            expect(dialog(page)).to_have_count(0)
    play_on(page, place_by_mouse, lambda page: dialog(page).count() > 0)
    walk.look("end of a round")
    close_summary(page)
    play_on(page, place_by_mouse, over)
    walk.look("end of the game")
    page.keyboard.press("Escape")
    walk.look("the table afterwards")
    page.goto(f"{table}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    walk.look("replay")
    page.goto("/")
    page.wait_for_selector(".games")
    walk.look("home with games")
    assert not walk.found, "\n".join(walk.found)
