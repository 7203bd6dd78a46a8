"""A table that feels alive: sounds as a list of events, the staged end, crests that others see."""

import re

import pytest
from browser import cardgame_player, risk_player
from browser.conftest import OpenPage
from browser.player import dialog, new_game, on_turn, place_by_mouse, settled
from browser.test_access import findings
from playwright.sync_api import Page, expect

LISTEN = "addEventListener('council-cue', (cue) => (window.cues ??= []).push(cue.detail))"

# What moves, by the name of its animation, and the steps of the staged end.
WATCH = """
window.moved = []; window.steps = [];
addEventListener('animationstart', (one) => moved.push(one.animationName.split('-').at(-1)), true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    if (this.closest('[data-token]')) moved.push('card');
    return animate.apply(this, given);
};
setInterval(() => {
    const step = document.querySelector('.stage')?.dataset.step;
    if (step !== undefined && steps.at(-1) !== Number(step)) steps.push(Number(step));
}, 40);
"""


@pytest.fixture
def sound() -> bool:
    return True


def play_to_the_end(page: Page) -> None:
    """Lay cards until the staged end begins."""
    while not page.locator(".stage").count():
        settled(page)
        if on_turn(page):
            place_by_mouse(page)


def test_cards_turns_and_the_end_are_heard_and_the_end_is_staged(open_page: OpenPage) -> None:
    page = open_page(None, calm=False)
    page.add_init_script(LISTEN)
    new_game(page, ["me", "bot"], rounds=1)
    play_to_the_end(page)
    cues = page.evaluate("window.cues")
    assert {"card", "turn"} <= set(cues)
    assert cues[-1] == "over"
    assert cues.count("over") == 1
    # Escape shows the result at once: who came where, and a line to share.
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    expect(dialog(page).locator(".place")).to_have_text(
        re.compile("You won against one other|You came second of 2")
    )
    expect(dialog(page).locator("tbody tr")).to_have_count(2)
    with page.expect_download() as picture:
        dialog(page).get_by_text("Save picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    assert findings(page, "the result") == []
    # Whoever comes back later finds the result, not the drama.
    page.reload()
    expect(dialog(page).locator(".place")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)


def staged(page: Page, steps: int) -> None:
    """The end comes step by step, by itself, and the result follows."""
    stage = page.locator(".stage")
    stage.wait_for()
    assert findings(page, "the staged end") == []
    expect(stage).to_have_count(0)
    shown = page.evaluate("window.steps")
    assert shown == list(range(shown[0], steps + 1)), shown
    assert page.evaluate("window.cues").count("over") == 1
    expect(dialog(page).locator(".place")).to_be_visible()
    expect(dialog(page).locator("tbody tr")).to_have_count(2)


def test_battles_are_heard_and_seen_and_the_end_of_risk_is_staged(open_page: OpenPage) -> None:
    page = open_page(None, calm=False)
    page.add_init_script(LISTEN + WATCH)
    risk_player.found(page, 2, "skirmish", rounds=2, defence_dice="most")
    risk_player.play(page, 3)  # with two rounds, it becomes one's turn while one looks
    staged(page, steps=4)  # the last conquest, why it is over, two Houses
    assert {"dice", "turn", "over"} <= set(page.evaluate("window.cues"))
    assert {"march", "gain", "fall"} <= set(page.evaluate("window.moved"))


def test_cards_are_heard_and_fly_and_the_end_of_the_card_game_is_staged(
    open_page: OpenPage,
) -> None:
    page = open_page(None, calm=False)
    page.add_init_script(LISTEN + WATCH)
    cardgame_player.found(page, rounds=1)
    cardgame_player.play(page, 1)
    page.locator(".stage .pips").first.wait_for()
    told = page.locator(".stage .pips").evaluate_all("all => all.map(one => one.ariaLabel)")
    most = max(int(re.findall(r"\d+", text)[0]) for text in told)
    staged(page, steps=-(-most // 3) + 1)  # counted three by three, as far as somebody came
    assert {"card", "turn", "over"} <= set(page.evaluate("window.cues"))
    assert "card" in page.evaluate("window.moved")


def test_the_sound_can_be_switched_off_and_stays_off(open_page: OpenPage) -> None:
    page = open_page(None)
    new_game(page, ["me", "bot"])
    page.get_by_role("button", name="Menu").click()
    switch = dialog(page).get_by_label("Sound")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(dialog(page).get_by_label("Volume")).to_be_disabled()
    dialog(page).get_by_label("Motion").select_option("off")
    assert findings(page, "the menu") == []
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(dialog(page).get_by_label("Sound")).not_to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")


def choose(page: Page, crest: str, colour: str) -> None:
    page.get_by_role("button", name="Choose your crest and colour").click()
    page.get_by_label(crest, exact=True).check(force=True)
    page.get_by_label(colour, exact=True).check(force=True)
    assert findings(page, "the crests") == []
    page.get_by_role("button", name="Done").click()


def test_crest_and_colour_are_seen_by_others(open_page: OpenPage) -> None:
    ann, bob = open_page("/new?game=intrigue"), open_page(None, lang="en")
    choose(ann, "Raven", "Violet")
    new_game(ann, ["me", "friend"])
    link = dialog(ann).locator("input").first.input_value()
    dialog(ann).locator(".btn.pri").click()
    bob.goto(link)
    dialog(bob).locator("input").fill("Bob")
    choose(bob, "Bear", "Green")
    bob.get_by_role("button", name="Join", exact=True).click()
    for page in (ann, bob):
        for seat, (crest, colour) in enumerate([("raven3", "violet"), ("bear", "green")]):
            shield = page.locator(f"[data-seat='{seat}'] .crest").first
            expect(shield).to_have_attribute("data-crest", crest)
            expect(shield).to_have_attribute("data-colour", colour)
