"""RISK on a phone: a second tap meets what the first one met, and old battles do not lie around."""

import pytest
from browser.conftest import OpenPage, Server
from browser.player import known_as, move_on
from browser.risk_player import MAIN, OPEN, act, found, phase, settled, tap
from browser.risk_tables import GAME, play_until, table_of
from playwright.sync_api import Page, expect
from sizes import full

from council.core.play import Play

UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
SIZES = [UPRIGHT, SIDEWAYS]  # each in `make soak`, in turn in `make test`

# Places that a finger can reach: where the badge lies open, by what may be chosen.
SPOTS = """selector => [...document.querySelectorAll(selector)].flatMap(one => {
    const box = one.querySelector('.target').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = document.elementFromPoint(x, y)?.closest('[data-at]')?.dataset.at;
    return under === one.dataset.token ? [[under, x, y]] : [];
})"""
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-at]')?.dataset.at ?? null"
# Where the map lies, and how large it is drawn.
SIGHT = """() => {
    const svg = document.querySelector('.map > svg');
    const { x, y, width, height } = svg.getBoundingClientRect();
    const drawn = svg.querySelector('g').getAttribute('transform');
    return `${x} ${y} ${width} ${height} ${drawn}`;
}"""
FREE = f"{OPEN}[aria-pressed=false]"
HELD = "g.place[aria-pressed=true]"
TABLE = ("deploy", 3, "skirmish")
TURNS = full(3, 1)
Spot = tuple[str, float, float]


class Finger:
    """Taps, and after each of them the map is as it was and the same territory lies there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sight = page.evaluate(SIGHT)
        self.steps: list[str] = []

    def spots(self, selector: str) -> list[Spot]:
        return [tuple(spot) for spot in self.page.evaluate(SPOTS, selector)]

    def tap(self, step: str, spot: Spot, moves: bool = False) -> None:
        name, x, y = spot
        assert self.page.evaluate(UNDER, [x, y]) == name, f"{step}: not {name} any more"
        if moves:
            move_on(self.page, lambda: self.page.touchscreen.tap(x, y))
        else:
            self.page.touchscreen.tap(x, y)
        self.page.wait_for_timeout(350)  # time for anything to glide, and two taps are two taps
        self.look(step, spot)

    def look(self, step: str, spot: Spot) -> None:
        name, x, y = spot
        assert self.page.evaluate(SIGHT) == self.sight, f"{step}: the map has moved"
        assert self.page.evaluate(UNDER, [x, y]) == name, f"{step}: something lies over {name}"
        self.steps.append(step)

    def put_back(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator(HELD)).to_have_count(0)


def sit(open_page: OpenPage, server: Server, at: str, size: dict[str, int]) -> Page:
    """Anna with her phone, upright or on its side, on which things move."""
    page = open_page(None, phone=True, calm=False)
    known_as(page, "Anna")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto(table_of(server, play_until(at, *TABLE[1:], defence_dice="most")))
    settled(page)
    page.wait_for_timeout(600)
    return page


@pytest.mark.parametrize("size", SIZES[: full(2, 1)], ids=["upright", "sideways"][: full(2, 1)])
def test_the_second_tap_of_a_turn_meets_the_same_territory(
    open_page: OpenPage, server: Server, size: dict[str, int]
) -> None:
    page = sit(open_page, server, "deploy", size)
    finger = Finger(page)
    places = finger.spots(OPEN)
    assert len(places) > 3
    for spot in spread(places):
        finger.tap("deploy", spot)
        finger.put_back()
    strong = strongest_border(play_until(*TABLE, defence_dice="most"), places)
    finger.tap("deploy", strong)
    while phase(page) == "deploy":
        finger.tap("deploy again", strong, moves=True)
        settled(page)
    sources = finger.spots(OPEN)
    for spot in spread(sources):
        finger.tap("source", spot)
        finger.tap("source again", spot)
    for spot in spread(sources):
        finger.tap("source", spot)
        for target in finger.spots(FREE)[:2]:
            finger.tap("target", target)
            finger.put_back()
            finger.tap("source", spot)
        finger.put_back()
    finger.tap("source", strong)
    target = finger.spots(FREE)[0]
    finger.tap("target", target)
    finger.tap("attack", target, moves=True)
    while phase(page) != "move-in":
        settled(page)
        finger.tap(phase(page), target)
        page.keyboard.press("Escape")  # a tap there may ask why not
        move_on(page, lambda: tap(page.locator(MAIN)))
        page.wait_for_timeout(500)
    finger.tap("move-in", target)
    finger.tap("move-in again", target)
    page.keyboard.press("Escape")
    move_on(page, lambda: tap(page.locator(MAIN)))
    settled(page)
    finger.look("moved in", target)
    move_on(page, lambda: tap(page.locator(MAIN)))  # no more attacks
    settled(page)
    assert phase(page) == "leave"
    middle = size["height"] / 2
    start = min(finger.spots(OPEN), key=lambda spot: abs(spot[2] - middle))
    finger.tap("maneuver", start, moves=True)
    finger.tap("maneuver again", start)
    page.keyboard.press("Escape")
    goal = finger.spots(FREE)[-1]
    finger.tap("goal", goal, moves=True)
    finger.tap("goal again", goal)
    assert {"deploy again", "target", "attack", "move-in again", "goal"} <= {*finger.steps}


def spread(spots: list[Spot]) -> list[Spot]:
    """Some of them, from the top of the screen and from its foot."""
    ordered = sorted(spots, key=lambda spot: spot[2])
    high, low = full(2, 1), full(3, 1)
    return [*ordered[:high], *ordered[high:][-low:]]


def strongest_border(play: Play, places: list[Spot]) -> Spot:
    """The own territory with most armies that has a foe beside it."""
    land = GAME.box.territories  # type: ignore[attr-defined]
    number = {one.id: index for index, one in enumerate(land)}
    owner, armies = play.state.owner, play.state.armies  # type: ignore[attr-defined]

    def threatened(name: str) -> bool:
        return any(owner[number[one]] != 0 for one in land[number[name]].adjacent)

    borders = [spot for spot in places if threatened(spot[0])]
    return max(borders, key=lambda spot: int(armies[number[spot[0]]]))


@pytest.mark.parametrize("size", SIZES[-full(2, 1) :], ids=["upright", "sideways"][-full(2, 1) :])
def test_my_turn_begins_without_the_battles_of_others(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    page = open_page(None, phone=True)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/")
    found(page, 3, "skirmish", level="greedy", defence_dice="most")
    begun = 0
    fought = False
    for _ in range(120):
        settled(page)
        fought = fought or page.locator(".battle").count() > 0
        if phase(page) in ("deploy", "trade") and page.locator(HELD).count() == 0:
            begun += 1
            expect(page.locator(".battle")).to_have_count(0)
            if begun > TURNS:
                break
        act(page, tap, battles=0)
    assert begun > TURNS


def test_a_battle_that_is_over_shows_no_odds(open_page: OpenPage, server: Server) -> None:
    page = sit(open_page, server, "invade", UPRIGHT)
    act(page, tap)
    settled(page)
    while phase(page) != "invade":
        act(page, tap, battles=0)
        settled(page)
    expect(page.locator(".battle.past .rolls")).to_be_visible()
    expect(page.locator(".battle.past .odds")).to_have_count(0)
