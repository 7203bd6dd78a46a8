"""From a moment of a replay to a table of one's own, at a desk and on a phone."""

from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.test_access import findings
from core.test_branch import finished
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("logs") / "game.council.jsonl"
    file.write_text(finished("intrigue").log.dump())
    return file


def watch(page: Page, log: Path, moment: int) -> None:
    """Open the log and go to a moment of its game."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(log)
    scrub = page.locator(".scrub input")
    scrub.fill(str(moment))
    expect(scrub).to_have_value(str(moment))


def test_a_moment_of_a_file_becomes_a_table_against_bots(open_page: OpenPage, log: Path) -> None:
    page = open_page(None)
    watch(page, log, 9)
    expect(page.locator(".court .laid")).to_have_count(8)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("A new game continues from this moment.")
    expect(page.get_by_role("dialog")).to_contain_text("In place of P0")
    assert findings(page, "play on") == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main[data-v]")
    page.wait_for_selector("footer.mine")
    assert page.locator(".court .laid").count() >= 8
    page.reload()
    page.wait_for_selector("footer.mine")
    assert page.locator(".court .laid").count() >= 8


def test_on_a_phone_in_german_and_not_at_the_end(open_page: OpenPage, log: Path) -> None:
    page = open_page(None, phone=True, lang="de", theme="dark")
    watch(page, log, 6)
    button = page.get_by_role("button", name="Ab hier weiterspielen")
    # Every hand can be seen whole, upright and on its side.
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        hands = page.locator(".hands > div").count()
        assert hands > 1
        beyond = "all => all.scrollHeight - all.clientHeight"
        assert page.locator(".hands").evaluate(beyond) <= 1, (width, hands)
    page.locator(".scrub input").press("End")
    expect(button).to_have_count(0)
    watch(page, log, 6)
    button.tap()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(4)
    assert findings(page, "play on, phone") == []
    page.get_by_role("dialog").get_by_role("button", name="Schließen").tap()
    button.tap()
    page.get_by_role("button", name="Partie starten").tap()
    page.wait_for_selector("footer.mine")
    assert page.locator(".court .laid").count() >= 5
