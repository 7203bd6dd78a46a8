"""Set-up and two whole rounds of every mode against bots, by mouse, as people play."""

import pytest
from browser.conftest import OpenPage
from browser.player import over
from browser.risk_player import found, play, round_now
from playwright.sync_api import expect

MODES = [
    ("skirmish", 3),
    ("dominion", 3),
    ("world_skirmish", 6),
    ("world_dominion", 6),
    ("mitchell", 3),
    ("mitchell_dominion", 3),
]


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_two_rounds(open_page: OpenPage, mode: str, seats: int) -> None:
    page = open_page(None)
    options = {} if mode == "skirmish" else {"defence_dice": "most"}  # once as it comes
    found(page, seats, mode, **options)
    play(page, 2)
    assert round_now(page) > 2 or over(page)
    expect(page.locator(".realm tbody tr")).to_have_count(seats)
