"""A person sets a game up on the page without a server, and takes its log."""

import subprocess
import sys
from pathlib import Path

from browser.player import dialog
from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]


def new_game(page: Page, game: str, seats: list[str], **options: str) -> str:
    """Set a game up. Returns the address of the table."""
    page.evaluate("path => void (location.hash = path)", f"/new?game={game}")
    chairs = page.locator("form ol > li")
    chairs.first.wait_for()
    while chairs.count() > len(seats):
        chairs.last.get_by_role("button").click()
    for number, kind in enumerate(seats):
        chairs.nth(number).locator("select").select_option(kind)
    if options:
        page.locator(".options summary").click()
    for name, value in options.items():
        field = page.locator(f"#o-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("form .go button").click()
    page.locator("footer.mine, dialog[open]").first.wait_for()
    return page.url


def take_log(page: Page, folder: Path) -> Path:
    """Download the log from the dialog with the result."""
    with page.expect_download() as waiting:
        dialog(page).get_by_text("Download the log").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def check_log(file: Path) -> None:
    """Both checks of a recorded game: of its moves, and of its chance."""
    for command in (["replay", str(file), "--verify"], ["verify", str(file)]):
        words = [sys.executable, "-m", "council", *command]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    alone = [sys.executable, str(ROOT / "src" / "council" / "verify.py"), str(file)]
    assert subprocess.run(alone, capture_output=True, check=False).returncode == 0


def pass_curtain(page: Page) -> None:
    """At a table for several people the next one takes the device."""
    if page.locator("dialog.curtain[open]").count():
        page.locator("dialog.curtain[open] .btn.pri").click()
        expect(page.locator("dialog.curtain[open]")).to_have_count(0)
