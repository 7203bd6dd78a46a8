"""Fingers on the map of a phone: who is tapped is meant, and the last fight stays to be seen."""

import re

from browser.conftest import OpenPage, Server
from browser.player import known_as, move_on
from browser.risk_player import MAIN, OPEN, act, phase, settled, tap
from browser.risk_tables import play_until, table_of
from playwright.sync_api import Page, expect
from sizes import full

from council.core.play import Play

TAPS = """async () => {
    const pause = ms => new Promise(done => setTimeout(done, ms));
    const frame = () => new Promise(requestAnimationFrame);
    const svg = document.querySelector('.map > svg');
    const at = ([x, y]) => document.elementFromPoint(x, y);
    const tap = ([x, y]) => {
        for (const kind of ['pointerdown', 'pointerup'])
            at([x, y]).dispatchEvent(new PointerEvent(kind, {
                bubbles: true, clientX: x, clientY: y, pointerId: 7, pointerType: 'touch' }));
    };
    const centre = id => {
        const target = document.querySelector(`g.place[data-token="${id}"] .target`);
        const box = target.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const sea = () => {
        const { left, top, width, height } = svg.getBoundingClientRect();
        const spots = [];
        for (let x = left + 20; x < left + width; x += 20)
            for (let y = top + 20; y < top + height; y += 20)
                if (svg.contains(at([x, y])) && !at([x, y]).closest('[data-at]'))
                    spots.push([x, y]);
        return spots;
    };
    const reached = async () => {
        await frame();
        const chosen = [...document.querySelectorAll('g.place[aria-pressed=true]')];
        const asked = document.querySelector('.why') ? ['a reason'] : [];
        const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
        document.body.dispatchEvent(escape);
        await frame();
        return [...chosen.map(one => one.dataset.token), ...asked];
    };
    const found = [];
    const all = [...document.querySelectorAll('g.place.can')].map(one => one.dataset.token);
    for (const [number, id] of all.slice(0, COUNT).entries()) {
        const spot = sea().at(number % 2 ? 0 : -1);
        tap(spot); tap(spot);  // twice: the map glides there
        await pause(40);
        const seen = centre(id);
        await pause(60);  // a quick finger
        const one = { id };
        if (svg.contains(at(seen))) { tap(seen); one.gliding = await reached(); }
        await pause(900);
        const rests = centre(id);
        if (at(rests)?.closest('.place')) { tap(rests); one.resting = await reached(); }
        found.push(one);
    }
    return found;
}"""


def sit(open_page: OpenPage, server: Server, play: Play, lang: str = "en") -> Page:
    """Anna at that table with her phone, on which things move."""
    page = open_page(None, lang=lang, phone=True, calm=False)
    known_as(page, "Anna")
    page.goto(table_of(server, play))
    settled(page)
    return page


def test_a_tap_never_reaches_a_neighbour(open_page: OpenPage, server: Server) -> None:
    page = sit(open_page, server, play_until("deploy", 7, "world_skirmish"))
    taps = page.evaluate(TAPS.replace("COUNT", str(full(12, 6))))
    assert sum("gliding" in one for one in taps) > 2, taps
    assert sum("resting" in one for one in taps) > 2, taps
    for one in taps:
        assert one.get("gliding", []) in ([], [one["id"]]), one
        assert one.get("resting", [one["id"]]) == [one["id"]], one


def test_the_last_fight_stays_to_be_seen(open_page: OpenPage, server: Server) -> None:
    play = play_until("invade", 2, "skirmish", defence_dice="most")
    page = sit(open_page, server, play, "de")
    act(page, tap)
    settled(page)
    while phase(page) != "invade":
        act(page, tap, battles=0)
        settled(page)
    for _ in range(2):
        expect(page.locator(".battle.past .res")).to_be_in_viewport(ratio=1)
        expect(page.locator(".battle.past .rolls")).to_be_in_viewport(ratio=1)
        expect(page.locator(".march.past .odds text")).to_have_text(re.compile(r"^\W?\d : \W?\d$"))
        expect(page.locator(".march.past .odds")).to_be_in_viewport(ratio=1)
        if phase(page) == "invade":  # another question, of which there is no news
            move_on(page, lambda: tap(page.locator(MAIN)))
            settled(page)
    page.locator(OPEN).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".battle.past")).to_have_count(0)
