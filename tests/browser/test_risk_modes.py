"""Whole short games of the modes against bots, by mouse, as people play: set-up, rounds, end."""

import pytest
from browser.conftest import OpenPage
from browser.player import dialog, over
from browser.risk_player import found, play, settled
from playwright.sync_api import expect
from sizes import FULL

DEALT = {"setup": "skirmish"}  # claiming is played in one mode; it takes a while
MODES = [
    ("skirmish", 3, 1, {"defence_dice": "choose"}),
    ("dominion", 3, 1, {}),
    ("mitchell_dominion", 3, 1, {}),
]
# World at War takes twice as long, and the same maps without Dominion are alike: in `make soak`.
LONG = [("world_dominion", 6, 1, DEALT), ("world_skirmish", 6, 1, {}), ("mitchell", 3, 1, {})]
MODES += LONG if FULL else []


@pytest.mark.parametrize(("mode", "seats", "rounds", "more"), MODES, ids=[m[0] for m in MODES])
def test_a_whole_game(
    open_page: OpenPage, mode: str, seats: int, rounds: int, more: dict[str, str]
) -> None:
    page = open_page(None)
    found(page, seats, mode, **{"defence_dice": "most", "rounds": rounds, **more})
    play(page, rounds)
    settled(page)
    assert over(page)
    expect(dialog(page).locator("tbody tr")).to_have_count(seats)
    page.keyboard.press("Escape")
    expect(page.locator(".realm tbody tr")).to_have_count(seats)
    expect(page.locator("header h1")).to_contain_text(f"round {rounds}")  # and not one more
