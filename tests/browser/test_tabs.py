"""One seat in several tabs or on several devices."""

from browser.conftest import OpenPage
from browser.player import dialog, new_game
from browser.test_fair import menu
from browser.test_people import arrive, ask, found, log_has
from playwright.sync_api import BrowserContext, Page, Route, expect


def founded(host: Page, friends: int) -> list[str]:
    """Ann waits for her friends; their links."""
    new_game(host, ["me"] + ["friend"] * friends, rounds=1)
    expect(dialog(host).locator("input")).to_have_count(friends + 2)  # one's own, one to watch
    links = [field.input_value() for field in dialog(host).locator("input").all()[:friends]]
    dialog(host).locator(".btn.pri").click()
    return links


def named(page: Page, name: str) -> None:
    dialog(page).locator("input").fill(name)
    dialog(page).locator(".btn.pri").click()


def both_at_once(context: BrowserContext, pages: list[Page], link: str) -> None:
    """Tabs that have looked at what the browser remembers before any of them sits down."""
    held: list[Route] = []
    context.route("**/sit", lambda route: held.append(route))  # noqa: PLW0108
    for page in pages:
        page.goto(link, wait_until="commit")
    while len(held) < len(pages):
        pages[0].wait_for_timeout(20)
    context.unroute("**/sit")  # this lets them go


def test_two_tabs_of_a_seat_bring_one_word(open_page: OpenPage) -> None:
    ann = open_page(None)
    for_bob, for_cid = founded(ann, 2)
    bob = open_page(None)
    other = bob.context.new_page()
    both_at_once(bob.context, [bob, other], for_bob)
    for page in (bob, other):
        expect(dialog(page)).to_be_visible()
    named(bob, "Bob")
    other.reload()
    expect(other.locator("footer")).to_contain_text("Waiting for")
    bob.reload()
    expect(bob.locator("footer")).to_contain_text("Waiting for")
    cid = open_page(for_cid)
    named(cid, "Cid")
    for page in (ann, bob, other, cid):
        expect(page.locator(".hand .hc").first).to_be_visible()
    end(ann, bob, cid)
    for page in (ann, bob, other, cid):
        assert "remembers the same commitment and the same random values" in checked(page)


FORGETFUL = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get: () => { throw new DOMException("refused"); } });
}
"""


def test_a_word_that_is_lost_holds_nobody_up_and_raises_no_alarm(open_page: OpenPage) -> None:
    ann = open_page(None)
    for_bob, for_cid = founded(ann, 2)
    bob = open_page(None)
    bob.add_init_script(FORGETFUL)
    bob.goto(for_bob)
    named(bob, "Bob")
    expect(bob.locator("footer")).to_contain_text("The game starts when everyone is here.")
    bob.reload()
    expect(bob.locator("footer")).to_contain_text("The game starts when everyone is here.")
    cid = open_page(for_cid)
    named(cid, "Cid")
    expect(bob.locator("footer")).to_contain_text("Your random value is in another window")
    expect(cid.locator("footer")).to_contain_text("The game starts when everyone is here.")
    bob.get_by_role("button", name="Deal now").click()
    device = open_page(for_bob)  # knows nothing of Bob's word either
    for page in (ann, bob, cid, device):
        expect(page.locator(".hand .hc").first).to_be_visible()
    named(device, "Bob")
    end(ann, bob, cid)
    for page in (ann, bob, cid, device):
        assert "Someone has changed something" not in checked(page)
    assert "did not come from this browser" in checked(device)


def test_who_sits_there_sees_that_the_seat_is_taken_again(open_page: OpenPage) -> None:
    ann, bob, eve = open_page(None), open_page(None, phone=True, lang="de"), open_page(None)
    link = found(ann)
    arrive(bob, link)
    expect(ann.locator("[data-seat='1']")).to_contain_text("online")
    arrive(eve, link, "Bob")
    told = bob.locator(".banner")
    expect(told).to_contain_text("hat den Platz von Bob mit dem Link geöffnet")
    log_has(ann, "has opened Bob’s seat with its link")
    for page in (ann, eve):
        expect(page.locator(".banner")).to_have_count(0)
    ask(ann, "Suggest a pause")  # which does not lie below what is told
    question = bob.locator(".ask").bounding_box()
    below = told.bounding_box()
    assert question
    assert below
    assert question["y"] + question["height"] <= below["y"]
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    bob.get_by_role("button", name="Zustimmen").click()
    expect(ann.locator(".company")).to_contain_text("paused")


def end(first: Page, *others: Page) -> None:
    menu(first, "Suggest ending")
    dialog(first).get_by_role("button", name="Suggest ending").click()
    for page in others:
        page.get_by_role("button", name="Agree").click()


def checked(page: Page) -> str:
    page.wait_for_selector("dialog[open]")
    check = dialog(page).get_by_role("button", name="Check fairness")
    if check.count():
        check.click()
    expect(dialog(page)).to_contain_text("The secret")
    return dialog(page).inner_text()
