"""Links to seats: QR codes, and what is said where a browser gives less to a plain address."""

import re

import pytest
from browser.chromium import ELSEWHERE
from browser.conftest import OpenPage, Server
from browser.player import dialog, new_game
from playwright.sync_api import Locator, Page, expect
from qr_reader import read
from sizes import full

SQUARE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
BORDER = 4
NO_COPY = "document.execCommand = () => false"


def meaning(code: Locator) -> str:
    """What the code says that the page draws: dark squares on a light ground."""
    size = int((code.get_attribute("viewBox") or "").split()[2])
    drawn = SQUARE.findall(code.locator("path").get_attribute("d") or "")
    dark = {(int(x), int(y)) for x, y in drawn}
    inner = range(BORDER, size - BORDER)
    assert dark <= {(x, y) for x in inner for y in inner}
    assert code.locator("rect").get_attribute("fill") == "#fff"
    assert code.locator("path").get_attribute("fill") == "#000"
    return read([[(x, y) in dark for x in inner] for y in inner])


def linked(page: Page) -> list[Locator]:
    """A table that waits for one friend; the rows of its links that are to be seen."""
    new_game(page, ["me", "friend"], rounds=1)
    dialog(page).locator("summary").click()
    rows = dialog(page).locator(".copy")
    expect(rows).to_have_count(3)  # the friend's, one's own, and to watch
    return rows.all()


@pytest.mark.parametrize("phone", [True, False][: full(2, 1)], ids=str)
def test_every_link_has_a_qr_code_that_means_it(open_page: OpenPage, phone: bool) -> None:
    page = open_page(None, phone=phone)
    for row in linked(page):
        link = row.locator("input").input_value()
        row.get_by_role("button", name="QR code").click()
        code = row.get_by_role("img")
        expect(code).to_be_visible()
        assert meaning(code) == link
        box = code.bounding_box()
        assert box
        assert box["width"] >= 200  # a camera finds it
        assert box["x"] + box["width"] <= (page.viewport_size or {})["width"]
        row.get_by_role("button", name="QR code").click()
        expect(code).to_have_count(0)


def test_a_code_is_seen_whole_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    row = linked(page)[0]
    row.get_by_role("button", name="QR code").click()
    expect(row.get_by_role("img")).to_be_in_viewport(ratio=0.99)


def test_the_key_of_a_seat_reaches_no_server_by_its_code(open_page: OpenPage) -> None:
    page = open_page(None)
    row = linked(page)[0]
    key = row.locator("input").input_value().split("#")[1]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.post_data}"))
    row.get_by_role("button", name="QR code").click()
    expect(row.get_by_role("img")).to_be_visible()
    assert any("QrCode" in one for one in asked)  # it is loaded when it is wanted
    assert not any(key in one for one in asked)


def test_links_of_this_machine_say_that_they_end_here(open_page: OpenPage) -> None:
    page = open_page(None)
    linked(page)
    expect(dialog(page)).to_contain_text("works only on this computer")
    expect(dialog(page)).to_contain_text("council serve --host lan")
    other = open_page(None, host=ELSEWHERE)
    linked(other)
    expect(dialog(other)).not_to_contain_text("works only on this computer")


def test_on_a_plain_address_copying_works_or_says_so(open_page: OpenPage) -> None:
    page = open_page(None, host=ELSEWHERE)
    row = linked(page)[0]
    assert page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
    row.get_by_role("button", name="Copy").click()
    expect(row.get_by_role("status")).to_have_text("Copied")
    page.evaluate(NO_COPY)
    row.get_by_role("button", name="Cop").click()
    expect(row.get_by_role("status")).to_contain_text("did not copy the link")
    chosen = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    field = row.locator("input")
    assert field.evaluate(chosen) == field.input_value()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "only on https pages"), ("de", "nur auf https-Seiten")]
)
def test_on_a_plain_address_missing_notifications_are_explained(
    open_page: OpenPage, server: Server, lang: str, said: str
) -> None:
    page = open_page(None, lang=lang, host=ELSEWHERE)
    linked(page)
    dialog(page).locator(".btn.pri").click()
    page.locator("button[aria-haspopup=dialog]").last.click()
    expect(dialog(page)).to_contain_text(said)
    page.goto(f"{server.url}/t/{page.url.rsplit('/', 1)[1]}")
    page.locator("button[aria-haspopup=dialog]").last.click()
    expect(dialog(page).locator(".bell button")).to_be_visible()
    expect(dialog(page)).not_to_contain_text(said)
