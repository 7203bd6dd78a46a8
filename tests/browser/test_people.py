"""People at a table: empty chairs, clocks, questions to all, chat, messages of the system."""

import re

import pytest
from browser.conftest import OpenPage, Server
from browser.player import MINE, dialog, place_by_mouse
from browser.test_access import findings
from playwright.sync_api import Page, expect
from sizes import full

SPEED = 15  # times as fast passes the time of the server: a minute is four seconds


@pytest.fixture
def speed() -> float:
    return SPEED


def found(page: Page, grace: int = 0, clock: str = "none") -> str:
    """Ann sets a table up for Bob and begins; his link."""
    page.goto("/new?game=intrigue")
    chairs = page.locator("form ol > li")
    expect(chairs).to_have_count(4)
    while chairs.count() > 2:
        chairs.last.get_by_role("button").click()
    chairs.nth(0).locator("input").fill("Ann")
    chairs.nth(1).locator("select").select_option("friend")
    chairs.nth(1).locator("input").fill("Bob")
    page.locator(".people summary").click()
    page.locator(".people .grace").select_option(str(grace))
    page.locator(".people .kind").select_option(clock)
    page.locator(".options summary").click()
    page.locator("#o-first").select_option("0")
    page.locator("form .go button").click()
    page.wait_for_url(re.compile("/t/"))
    link = dialog(page).locator("input").first.input_value()
    dialog(page).locator(".btn.pri").click()
    return link


def arrive(page: Page, link: str, name: str = "Bob") -> None:
    page.goto(link)
    dialog(page).locator("input").fill(name)
    dialog(page).locator(".btn.pri").click()
    expect(dialog(page)).to_have_count(0)


def log_has(page: Page, text: str) -> None:
    expect(page.locator(".log li", has_text=text).last).to_be_visible()


def test_an_empty_chair_is_played_and_given_back(open_page: OpenPage) -> None:
    ann, bob = open_page(None), open_page(None)
    link = found(ann, grace=60)
    arrive(bob, link)
    expect(ann.locator(".company .line")).to_have_count(0)
    bob.goto("about:blank")
    expect(ann.locator(".company .line")).to_have_text(re.compile(r"Bob is away.* \d:\d\d"))
    log_has(ann, "Bob is away. A bot (medium) plays until Bob is back.")
    expect(ann.locator("[data-seat='1']")).to_contain_text("◈")
    expect(ann.locator(".company .line")).to_have_count(0)
    bob.goto(link.split("#")[0])
    log_has(ann, "Bob is back and plays again.")
    log_has(bob, "Bob is back and plays again.")


def test_a_clock_stands_on_a_screen_without_a_line(open_page: OpenPage, server: Server) -> None:
    ann = open_page(None)
    found(ann, clock="bank")
    clocks = ann.locator("[data-running]")
    expect(clocks.locator("li")).to_have_count(2)
    bob = open_page(ann.url, phone=True, lang="de", theme="dark")
    expect(bob.locator("[data-running] li")).to_have_count(2)
    server.kill()
    expect(ann.locator(".banner")).to_have_text("Connection lost. Reconnecting …")
    expect(clocks).to_have_attribute("data-running", "false")
    before = clocks.inner_text()
    ann.wait_for_timeout(1500)  # while the server would count on
    assert clocks.inner_text() == before
    server.start()
    expect(ann.locator(".banner")).to_have_count(0)
    expect(clocks.locator("li")).to_have_count(2)


def test_a_warning_comes_and_then_a_bot_moves(open_page: OpenPage) -> None:
    ann, bob = open_page(None), open_page(None, lang="de")
    link = found(ann, clock="move")
    arrive(bob, link)
    ann.wait_for_selector(".company .late")  # not for long, but with every move of hers
    log_has(ann, "is out of time. A bot makes this move.")
    log_has(bob, "ist abgelaufen. Ein Bot macht diesen Zug.")


def ask(page: Page, what: str) -> None:
    page.locator("button[aria-haspopup=dialog]").last.click()
    dialog(page).get_by_role("button", name=what).click()


@pytest.mark.parametrize("phone", [False, True][: full(2, 1)], ids=str)
def test_a_pause_an_undo_and_an_end_by_consent(open_page: OpenPage, phone: bool) -> None:
    ann, bob = open_page(None), open_page(None, phone=phone, lang="de", theme="dark")
    link = found(ann, clock="bank")
    arrive(bob, link)
    ask(ann, "Suggest a pause")
    expect(ann.locator(".ask")).to_have_text(re.compile("You suggested a pause. Waiting for Bob."))
    assert findings(bob, "asked") == []
    bob.get_by_role("button", name="Ablehnen").click()
    log_has(ann, "Bob declines: there is no pause.")
    ask(ann, "Suggest a pause")
    bob.get_by_role("button", name="Zustimmen").click()
    for page in (ann, bob):
        expect(page.locator(".company")).to_contain_text(re.compile("paused|pausiert"))
        expect(page.locator("[data-running]")).to_have_attribute("data-running", "false")
        assert findings(page, "paused") == []
    bob.locator(".company").get_by_role("button", name="Pause beenden").click()
    expect(ann.locator(".company .line")).to_have_count(0)
    if not phone:
        for page in (ann, bob):
            expect(page.locator(MINE)).to_have_count(1)
            place_by_mouse(page)
        ann.get_by_role("button", name="Ask to undo").click()
        bob.get_by_role("button", name="Zustimmen").click()
        log_has(bob, "nimmt den letzten Zug zurück.")
        log_has(ann, "undoes the last move.")
        expect(ann.locator(MINE)).to_have_count(1)
    ask(ann, "Suggest ending")
    dialog(ann).get_by_role("button", name="Suggest ending").click()
    bob.get_by_role("button", name="Zustimmen").click()
    for page in (ann, bob):
        expect(dialog(page).locator("h2")).to_contain_text(re.compile("agreement|einvernehmlich"))
    ann.goto("/")
    expect(ann.locator(".games")).to_contain_text("ended by agreement")


ATTACKS = [
    "<img src=x onerror=\"window.hit='img'\">",
    "<script>window.hit='script'</script>",
    "javascript:window.hit='link'",
    "https://example.org/?a=<svg onload=window.hit=1>",
    "${window.hit='template'} {{window.hit='braces'}}",
]


def test_chat_is_text_and_can_be_muted(open_page: OpenPage) -> None:
    ann, bob = open_page(None), open_page(None, phone=True)
    link = found(ann)
    arrive(bob, link)
    ann.get_by_role("tab", name="Chat").click()
    field = ann.locator("#chat-text")
    for text in ATTACKS:
        field.fill(text)
        field.press("Enter")
        expect(ann.locator(".lines p").last).to_contain_text(text)
    expect(bob.locator(".unread")).to_have_text(re.compile("^5"))
    bob.locator(".ibtn", has=bob.locator(".unread")).click()
    expect(bob.locator(".lines p")).to_have_count(len(ATTACKS))
    for page in (ann, bob):
        assert page.locator(".lines a, .lines img, .lines script, .lines svg").count() == 0
        assert page.evaluate("window.hit") is None
        assert findings(page, "chat") == []
    assert bob.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.get_by_role("button", name="Mute Ann").click()
    expect(bob.locator(".lines p")).to_have_text(
        ["No messages yet.", "5 messages from muted players are hidden."]
    )
    field.fill("Can you hear me?")
    field.press("Enter")
    expect(bob.locator(".lines p").last).to_have_text("6 messages from muted players are hidden.")
    bob.reload()
    bob.locator(".ibtn").first.click()
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_role("button", name="Unmute Ann").click()
    expect(bob.locator(".lines p")).to_have_count(6)


WATCH = """
window.asked = 0;
window.told = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() {
    window.asked += 1;
    Notification.permission = "granted";
    return Promise.resolve("granted");
  }
  constructor(title, more) {
    window.told.push([title, more.body]);
  }
};
"""


def test_the_system_tells_who_does_not_look_but_only_if_wanted(open_page: OpenPage) -> None:
    ann, bob = open_page(None), open_page(None)
    ann.add_init_script(WATCH)
    link = found(ann)
    arrive(bob, link)
    assert ann.evaluate("asked") == 0  # nobody is asked at load
    ann.locator("button[aria-haspopup=dialog]").last.click()
    dialog(ann).get_by_role("button", name="Notify me on my turn").click()
    expect(dialog(ann).get_by_role("button", name="Stop notifications")).to_be_visible()
    assert ann.evaluate("asked") == 1
    ann.keyboard.press("Escape")
    ann.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    place_by_mouse(ann)
    expect(bob.locator(MINE)).to_have_count(1)
    assert ann.evaluate("told") == []
    place_by_mouse(bob)
    ann.wait_for_function("told.length > 0")
    assert ann.evaluate("told") == [["Westeros Intrigue", "Your turn"]]


def test_a_second_tab_and_a_sleeping_phone_find_the_same_seat(open_page: OpenPage) -> None:
    ann, bob = open_page(None), open_page(None, phone=True)
    link = found(ann)
    arrive(bob, link)
    other = bob.context.new_page()
    other.goto(link.split("#")[0])
    expect(other.locator(".hand")).to_be_visible()
    bob.context.set_offline(True)
    bob.evaluate("dispatchEvent(new Event('offline'))")
    other.close()
    place_by_mouse(ann)
    bob.context.set_offline(False)
    bob.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(bob.locator(MINE)).to_have_count(1)
    place_by_mouse(bob, lambda thing: thing.tap())
    expect(ann.locator(MINE)).to_have_count(1)
