"""First-game help, hints that say why, and the question before a costly move."""

from browser import risk_player
from browser.conftest import OpenPage
from browser.player import new_game, settled
from browser.risk_player import MAIN, OPEN, act, found, phase, pick
from playwright.sync_api import Page, expect

# The next answer to a weighing says that the move costs a lot; all else is as it comes.
COSTLY = """
const Real = WebSocket;
window.WebSocket = class extends Real {
  addEventListener(kind, listener, ...rest) {
    const heard = (event) => {
      const told = typeof event.data === "string" ? JSON.parse(event.data) : {};
      if (told.is !== "weigh") return listener(event);
      listener(new MessageEvent("message", { data: JSON.stringify({ ...told, lost: 40 }) }));
    };
    super.addEventListener(kind, kind === "message" ? heard : listener, ...rest);
  }
  set onmessage(listener) {
    this.addEventListener("message", listener);
  }
};
"""

HELPED = """
const kept = JSON.parse(localStorage.getItem("council.settings") ?? "{}");
localStorage.setItem("council.settings", JSON.stringify({ ...kept, help: { risk: "on" } }));
"""


def begun(page: Page) -> None:
    new_game(page, ["me", "bot", "bot"])
    settled(page)


def try_a_card(page: Page) -> None:
    """Choose a card that fits and a place for it, whatever comes of it."""
    page.locator(".hand .hc:not(.dim)").first.click()
    page.locator(".court .slot.can").first.click()


def test_a_newcomer_sees_the_goal_and_turns_help_off(open_page: OpenPage) -> None:
    page = open_page(None, newcomer=True)
    begun(page)
    strip = page.locator(".help")
    expect(strip).to_contain_text("penalty point")
    strip.locator(".line").click()
    expect(strip.locator(".more")).to_contain_text("Since your last turn")
    strip.locator(".line").click()
    strip.locator(".ibtn").click()
    expect(strip).to_have_count(0)
    page.reload()
    settled(page)
    expect(page.locator("footer.mine")).to_be_visible()
    expect(strip).to_have_count(0)


def test_the_help_of_a_phone_is_two_lines_above_the_board_at_most(open_page: OpenPage) -> None:
    page = open_page(None, newcomer=True, phone=True, lang="de")
    begun(page)
    strip = page.locator(".help")
    expect(strip).to_contain_text("Strafpunkt")
    for size in ({"width": 390, "height": 844}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        box, board = strip.bounding_box(), page.locator("main .play").bounding_box()
        assert box
        assert board
        assert box["height"] <= 60  # the whole goal, which German cannot say in one line
        assert board["y"] >= box["y"] + box["height"] - 1
        strip.locator(".line").click()
        again = page.locator("main .play").bounding_box()
        assert again
        assert again["y"] == board["y"]  # what opens lies over the board
        strip.locator(".line").click()


def test_a_hint_says_why_and_names_the_next_best(open_page: OpenPage) -> None:
    page = open_page(None)
    begun(page)
    page.keyboard.press("h")
    prompt = page.locator("footer")
    expect(prompt).to_contain_text("A bot would play:")
    expect(prompt.locator("small")).to_contain_text("Next best:")
    expect(prompt.locator("small")).to_contain_text("of 100 games")


def test_a_costly_move_is_asked_about_and_can_be_made_all_the_same(open_page: OpenPage) -> None:
    page = open_page(newcomer=True, path=None)
    page.add_init_script(COSTLY)
    begun(page)
    v = page.locator("main").get_attribute("data-v")
    try_a_card(page)
    prompt = page.locator("footer")
    expect(prompt).to_contain_text("Are you sure?")
    assert page.locator("main").get_attribute("data-v") == v
    page.keyboard.press("Escape")
    expect(prompt).not_to_contain_text("Are you sure?")
    try_a_card(page)
    expect(prompt).to_contain_text("Are you sure?")
    prompt.locator(".btn.pri").click()
    page.wait_for_function("v => document.querySelector('main').dataset.v !== v", arg=v)


def test_a_costly_attack_is_asked_about_and_its_battle_follows(open_page: OpenPage) -> None:
    """One press makes several moves: the first one is weighed, the others wait for the answer."""
    page = open_page(None)
    found(page, 2, "skirmish", defence_dice="most", rounds=2)
    for _ in range(200):
        risk_player.settled(page)
        if phase(page) == "invade":
            break
        act(page, battles=0)
    page.add_init_script(HELPED)
    page.add_init_script(COSTLY)
    page.reload()
    risk_player.settled(page)
    v = page.locator("main").get_attribute("data-v")
    pick(page, OPEN)
    pick(page, f"{OPEN}[aria-pressed=false]")
    prompt = page.locator("footer")
    page.locator(MAIN).click()
    expect(prompt).to_contain_text("Are you sure?")
    assert page.locator("main").get_attribute("data-v") == v
    page.locator(MAIN).click()
    page.wait_for_function(  # the attack and its dice
        "v => Number(document.querySelector('main').dataset.v) > v", arg=int(v or 0) + 1
    )
