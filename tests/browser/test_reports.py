"""The report in the browser: asked for, waited for, read, and its moments in the replay."""

import re
from pathlib import Path

import pytest
from browser.conftest import OpenPage
from browser.player import dialog, new_game, over, place_by_mouse, play_on
from browser.test_access import findings
from playwright.sync_api import Page, expect
from sizes import full

PATIENCE = 120_000  # milliseconds for a report


def finish(page: Page) -> str:
    """Play a short game to its end; the table's id."""
    new_game(page, ["me", "bot"], rounds=1)
    play_on(page, place_by_mouse, over)
    if page.locator(".stage").count():
        page.keyboard.press("Escape")
    return page.url.rsplit("/", 1)[1]


def make(page: Page) -> None:
    """Ask for the report, and wait until it is there."""
    page.get_by_role("tab", name=re.compile("^(Report|Bericht)$")).click()
    page.get_by_role("button", name=re.compile("Make the report|Bericht erstellen")).click()
    page.wait_for_selector('.report [data-section="limits"]', timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("theme", "phone", "lang"),
    [("dark", True, "de"), ("light", False, "en")][: full(2, 1)],
)
def test_a_finished_game_explains_itself(
    open_page: OpenPage, theme: str, phone: bool, lang: str
) -> None:
    page = open_page(None, theme=theme, phone=phone, lang=lang)
    finish(page)
    expect(dialog(page)).to_be_visible()
    make(page)
    report = page.locator(".report")
    for name in ("curve", "balance", "luck", "skill", "moments", "stranded", "limits"):
        expect(report.locator(f'[data-section="{name}"] h3')).not_to_be_empty()
    assert "report-" not in report.inner_text(), "every sentence is in the catalogue"
    expect(report.locator("polyline.line")).to_have_count(2)
    assert findings(page, "report in the result") == []
    way = report.locator('[data-section="moments"] a.way').first
    line = int(re.findall(r"at=(\d+)", way.get_attribute("href") or "")[0])
    way.click()
    page.wait_for_selector("footer.bar")
    expect(page).to_have_url(re.compile(rf"/replay\?at={line}$"))
    if not phone:  # the report is beside the moment that it led to
        beside = page.get_by_role("tab", name="Report", exact=True)
        expect(beside).to_have_attribute("aria-selected", "true")
    shown = page.locator("footer.bar .count").inner_text()
    page.reload()
    expect(page.locator("footer.bar .count")).to_have_text(shown)
    # In the replay the report is there at once, and a click on the curve goes to that moment.
    if phone:
        page.get_by_label(re.compile("^(History|Verlauf)$")).first.click()
    page.get_by_role("tab", name=re.compile("^(Report|Bericht)$")).click()
    plot = page.locator(".report svg[role=img]")
    expect(plot).to_be_visible()
    assert findings(page, "report in the replay") == []
    size = plot.bounding_box()
    assert size is not None
    plot.click(position={"x": size["width"] - 12, "y": size["height"] / 2})
    expect(page.locator("footer.bar .count")).not_to_have_text(shown)
    expect(page).not_to_have_url(re.compile(rf"at={line}$"))


@pytest.mark.slow
def test_the_report_of_a_file_and_a_link_to_a_moment(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(None)
    table = finish(page)
    log = page.request.get(f"/api/tables/{table}/log").text()
    file = tmp_path / "game.council.jsonl"
    file.write_text(log, encoding="utf-8", newline="\n")
    page.goto(f"/t/{table}/replay?at=6")
    count = page.locator("footer.bar .count")
    expect(count).to_contain_text(re.compile(r"^[1-9]"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label("One step forward").click()
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied.")).to_have_count(1)
    copied = page.evaluate("navigator.clipboard.readText()")
    shown = count.inner_text()
    page.goto(copied)
    expect(count).to_have_text(shown)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("footer.bar")
    expect(page.get_by_role("button", name="Copy a link to this moment")).to_have_count(0)
    make(page)
    page.locator('.report [data-section="moments"] button.way').first.click()
    expect(count).not_to_have_text(re.compile("^0 "))
