"""Whole games without a server: set up, played, reloaded, recorded, and shown again."""

import json
from dataclasses import replace
from pathlib import Path

from browser import cardgame_player, risk_player
from browser.player import dialog, over, place_by_mouse, play_on
from playwright.sync_api import expect

from council.core.log import Log, read
from council.core.play import resume, rng_for
from council.games import GAMES
from council.tables.state.visitor import encode
from tests.site.conftest import OpenSite
from tests.site.set_up import check_log, new_game, take_log

# What the worker tells the page, in its own words.
LISTEN = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (data.is === "text") (window.heard ??= []).push(data.text);
    });
  }
};
"""


def test_intrigue_its_views_and_its_log(open_site: OpenSite, tmp_path: Path) -> None:
    page = open_site()
    page.add_init_script(LISTEN)
    page.reload()
    new_game(page, "intrigue", ["me", "easy"], rounds="1")
    play_on(page, place_by_mouse, over)
    told = [json.loads(text) for text in page.evaluate("window.heard")]
    file = take_log(page, tmp_path)
    check_log(file)
    dialog(page).get_by_text("Check fairness").click()
    dialog(page).get_by_text("Check every draw").click()
    expect(page.get_by_text("draws match").first).to_be_visible()
    # Every table that the page was shown is what CPython shows this seat after the same moves.
    shown = {json.dumps(one["view"]) for one in told if one["is"] == "table"}
    assert len(shown) > 3
    assert shown <= views_of(read(file.read_text()))


def views_of(log: Log) -> set[str]:
    """What the first seat sees after any number of moves."""
    game = GAMES[log.game]
    found = set()
    for moves in range(len(log.lines) + 1):
        until = replace(log, lines=log.lines[:moves], result=None, end="")
        play = resume(game, until, rng_for("test"))
        found.add(json.dumps(json.loads(encode(game.describe(play.view(0))))))
    return found


def test_risk_and_its_log(open_site: OpenSite, tmp_path: Path) -> None:
    page = open_site()
    new_game(page, "risk", ["me", "random"], rounds="1", defence_dice="most")
    risk_player.play(page, 2)
    check_log(take_log(page, tmp_path))


def test_the_card_game_on_a_phone_and_its_log(open_site: OpenSite, tmp_path: Path) -> None:
    page = open_site(phone=True)
    new_game(page, "cardgame", ["me", "greedy"], rounds="1")
    cardgame_player.play(page, press=cardgame_player.tap)
    check_log(take_log(page, tmp_path))
