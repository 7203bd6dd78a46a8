"""Notes about moments of a replay, and a moment to share, at a desk and on a phone."""

import re
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.player import close_summary, new_game, place_by_mouse, play_on
from browser.test_access import findings
from browser.test_play_on import log, watch  # noqa: F401 - the log is a fixture
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_player_notes_what_they_think_of_a_moment(open_page: OpenPage, phone: bool) -> None:
    page = open_page(phone=phone, theme="dark" if phone else "light")
    table = new_game(page, ["me", "bot"], rounds=1)
    play_on(page, place_by_mouse, lambda one: one.locator("dialog.wide[open]").count() > 0)
    assert not close_summary(page)
    page.goto(f"{table}/replay?at=5")
    notes_of(page, phone)
    mistake = "This was a mistake. <img src=x onerror=throw>"
    page.get_by_label("Your note on this moment").fill(mistake)
    page.get_by_role("button", name="Add a note").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("on moment")
    shown = page.locator(".play > ul li")
    expect(shown).to_contain_text(mistake)
    assert findings(page, "notes") == []
    # It hides neither the places of the Houses nor anything in a picture of the moment.
    if phone:
        page.keyboard.press("Escape")
    expect(page.locator(".legend .signs")).to_have_count(0)
    note, legend = shown.bounding_box(), page.locator(".legend ul").bounding_box()
    assert note is not None
    assert legend is not None
    assert note["y"] >= legend["y"] + legend["height"] or note["x"] >= legend["x"] + legend["width"]
    share = page.get_by_role("button", name="Share this moment")
    share.click()
    expect(page.locator("dialog img")).to_be_visible()
    drawn = page.locator("dialog img").get_attribute("src") or ""
    assert "mistake" not in drawn
    page.keyboard.press("Escape")
    expect(share).to_be_focused()
    page.reload()
    notes_of(page, phone)
    page.get_by_role("button", name="Change the note").click()
    page.get_by_label("Change the note").fill("This was fine.")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("This was fine.")
    page.get_by_role("button", name="Delete the note").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Nobody has written a note yet.")
    # Somebody else reads the replay, and cannot write.
    other = open_page(f"{table}/replay?at=5")
    expect(other.locator(".scrub input")).to_be_visible()
    expect(other.get_by_role("tab", name="Notes")).to_have_count(0)


def notes_of(page: Page, phone: bool) -> None:
    """The tab with the notes, which a phone has in a sheet."""
    if phone:
        page.get_by_label("History").first.click()
    page.get_by_role("tab", name="Notes").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_moment_is_shared_as_text_and_picture(
    open_page: OpenPage,
    log: Path,  # noqa: F811
    tmp_path: Path,
    phone: bool,
) -> None:
    lang, theme = ("de", "dark") if phone else ("en", "light")
    page = open_page(None, phone=phone, lang=lang, theme=theme)
    watch(page, log, 9)
    page.get_by_role(
        "button", name="Diesen Moment teilen" if phone else "Share this moment"
    ).click()
    expect(page.locator("dialog img")).to_be_visible()
    assert findings(page, "share") == []
    text = page.locator("dialog .copy input").last.input_value()
    assert "9" in text
    assert "P0" in text
    for kind in ("PNG", "SVG"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=re.compile(kind)).click()
        waiting.value.save_as(tmp_path / kind)
    assert (tmp_path / "PNG").read_bytes().startswith(b"\x89PNG")
    drawn = (tmp_path / "SVG").read_text()
    assert drawn.startswith("<svg")
    assert not re.search(r"(href|src)=\"(?!#|data:)|url\((?!\"?#|\"?data:)", drawn)  # all inside
    assert drawn.count("<rect") > 8
    assert "P0" in drawn


def test_a_replay_on_a_phone_on_its_side(open_page: OpenPage, log: Path) -> None:  # noqa: F811
    page = open_page(None, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    watch(page, log, 9)
    slider = page.locator(".scrub input").bounding_box()
    assert slider is not None
    assert slider["width"] > 200
    page.get_by_role("tab", name="Rules").click()
    shown = page.get_by_role("tabpanel").bounding_box()
    bar = page.locator("footer.bar").bounding_box()
    assert shown is not None
    assert bar is not None
    assert bar["height"] < 80
    assert min(shown["y"] + shown["height"], bar["y"]) - shown["y"] > 150, "it can be read"
