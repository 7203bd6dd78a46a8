"""The report of a game in the page without a server: the second worker makes it, slice by slice."""

import re
from pathlib import Path

from conformance.kit import random_play
from conformance.tables import BY_ID
from playwright.sync_api import expect

from tests.site.conftest import START, OpenSite, started


def test_a_report_is_made_in_the_page_and_can_be_stopped(
    open_site: OpenSite, tmp_path: Path
) -> None:
    page = open_site()
    started(page)
    file = tmp_path / "game.council.jsonl"
    log = random_play(BY_ID["intrigue-2"], "report").log
    file.write_text(log.dump(), encoding="utf-8", newline="\n")
    page.locator("input[type=file]").first.set_input_files(file)
    page.get_by_role("tab", name="Report").click()
    page.get_by_role("button", name="Make the report").click()
    done = page.get_by_text(re.compile(r"^[1-9]\d* of \d+ steps done$"))
    expect(done).to_be_visible(timeout=START)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Make the report")).to_be_visible()
