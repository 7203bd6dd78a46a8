"""The deal of the day in the page without a server: the same deal, and the same answers."""

import json
import re
from datetime import date
from pathlib import Path

from browser.player import dialog, on_turn, place_by_mouse, settled
from playwright.sync_api import expect

from council.daily.calendar import SEAT, deal_for
from council.daily.rivals import answer, begin_try
from tests.site.conftest import OpenSite, started
from tests.site.set_up import take_log


def test_a_deal_begins_and_the_bots_answer_as_everywhere(
    open_site: OpenSite, tmp_path: Path
) -> None:
    page = open_site()
    started(page)
    expect(page.locator("a.card .deal")).to_have_count(3)
    page.locator("a.card").click()
    page.locator("[data-game=intrigue] .btn.pri").click()
    page.wait_for_url(re.compile("/t/"))
    settled(page)
    assert on_turn(page)
    place_by_mouse(page)
    settled(page)
    page.get_by_role("button", name="Menu").first.click()
    expect(dialog(page).get_by_role("button", name="Deal code")).to_be_visible()
    head, *lines = [json.loads(line) for line in take_log(page, tmp_path).read_text().splitlines()]
    day = date.fromisoformat(head["deal"].removeprefix("daily-"))
    deal = deal_for("intrigue", day)
    play = begin_try(deal, head["players"][SEAT])
    made = [(who, text) for who, text, *_ in lines if isinstance(who, int)]
    assert {who for who, _ in made} == {0, 1, 2, 3}
    for who, text in made:
        seat = int(play.state.seat())
        assert seat == who
        wanted = play.game.number(text) if seat == SEAT else answer(play, deal.level)
        assert play.game.text(play.move(seat, wanted)) == text
    # Who comes back finds the try, and cannot begin another one that counts.
    page.evaluate("void (location.hash = '/daily')")
    expect(page.locator("[data-game=intrigue] a.btn.pri")).to_have_text("Continue")
