"""RISK as people play it: by keys alone, by finger, with doubts, hints and second thoughts."""

import re

from browser.conftest import OpenPage, Server
from browser.player import dialog, move_on, over
from browser.risk_player import (
    MAIN,
    OPEN,
    act,
    found,
    phase,
    pick,
    play,
    settled,
    tap,
)
from browser.risk_tables import play_until_asked_when_out, table_of
from playwright.sync_api import Page, expect


def until(page: Page, wanted: str) -> None:
    """Play on until something is asked."""
    for _ in range(200):
        settled(page)
        if phase(page) == wanted:
            return
        act(page, battles=0)
    raise AssertionError(f"{wanted} is never asked")


def go_to(page: Page, territory: str) -> None:
    """G and the first letters lead to a territory."""
    label = page.locator(f"g.place[data-token={territory}]").get_attribute("aria-label") or ""
    page.keyboard.press("g")
    page.keyboard.type(label.split(",")[0])
    page.keyboard.press("Enter")
    expect(page.locator(f"g.place[data-token={territory}]")).to_be_focused()


def by_keys(page: Page, fights: bool) -> None:
    """One thing, without mouse or finger."""
    now = phase(page)
    if now == "house":
        move_on(page, lambda: page.keyboard.press("2"))  # the second House
    elif now == "deploy":
        go_to(page, page.locator(OPEN).first.get_attribute("data-token") or "")
        page.keyboard.press("Enter")
        expect(page.locator("footer input[type=range]")).to_be_focused()
        page.keyboard.press("2")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("footer output")).to_contain_text(re.compile("^1"))
        page.keyboard.press("End")
        move_on(page, lambda: page.keyboard.press("Enter"))
    elif now == "invade" and fights:
        go_to(page, page.locator(OPEN).first.get_attribute("data-token") or "")
        page.keyboard.press("Enter")
        target = page.locator(f"{OPEN}[aria-pressed=false]").first.get_attribute("data-token")
        go_to(page, target or "")
        page.keyboard.press("Enter")
        expect(page.locator(".battle .odds")).to_contain_text("%")
        move_on(page, lambda: page.keyboard.press("1"))
    elif page.locator(MAIN).count():
        # Space is for the prompt, also from a territory.
        page.locator("g.place[tabindex='0']").focus()
        move_on(page, lambda: page.keyboard.press("Space"))
        expect(page.locator(".why")).to_have_count(0)
    elif page.locator(OPEN).count():
        go_to(page, page.locator(OPEN).first.get_attribute("data-token") or "")
        move_on(page, lambda: page.keyboard.press("Enter"))
    else:
        move_on(page, lambda: page.keyboard.press("1"))


def test_skirmish_by_keyboard_alone_in_german(open_page: OpenPage) -> None:
    page = open_page(None, lang="de")
    found(page, 3, "skirmish", defence_dice="most", rounds=2)
    fights = 2
    for _ in range(200):
        settled(page)
        if over(page):
            break
        by_keys(page, fights > 0)
        fights -= phase(page) == "invade"
    assert over(page)
    page.keyboard.press("Escape")
    expect(page.locator("header h1")).to_contain_text("Runde 2")
    page.evaluate("document.activeElement.blur()")
    for _ in range(3):
        page.keyboard.press("o")
    expect(page.locator(".show select")).to_have_value("strength")
    page.keyboard.press("?")
    expect(dialog(page).locator("h2")).to_have_text("Tasten")
    keys = dialog(page).locator("dt").all_inner_texts()
    assert len(set(keys)) == len(keys)
    assert {"G", "O", "0", "1 – 9", "Leertaste", "Enter", "U", "W"} <= set(keys)
    expect(dialog(page)).to_contain_text("Von Gebiet zu Gebiet")
    expect(dialog(page)).not_to_contain_text("Hand")  # that is another game's
    page.keyboard.press("Escape")
    english = re.compile(r"\b(the|your|card|round|army|armies|territory|against)\b", re.I)
    assert not english.search(page.locator("body").inner_text())


def test_skirmish_on_a_phone_by_touch(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    found(page, 3, "skirmish", defence_dice="most")
    play(page, 1, tap)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator("header .ibtn").first.tap()
    dialog(page).get_by_role("tab", name="Players").tap()
    expect(dialog(page).locator(".realm tbody tr")).to_have_count(3)
    expect(dialog(page).locator(".realm tbody tr").first).to_contain_text("Anna")


def test_a_mode_for_more_players_brings_the_seats(open_page: OpenPage) -> None:
    """World at War can be found with four seats: it says what it needs, and bots sit down."""
    page = open_page("/new?game=risk")
    seats = page.locator("form ol > li")
    expect(seats).to_have_count(4)
    war = page.locator(".front .mode").filter(has_text="World at War").first
    expect(war).to_contain_text("bots take the missing seats")
    war.locator("input").check()
    expect(seats).to_have_count(6)
    expect(war.locator("input")).to_be_checked()
    expect(war).not_to_contain_text("bots take")
    page.locator(".front .mode").filter(has_text="Skirmish").first.locator("input").check()
    expect(seats).to_have_count(5)


def test_a_new_table_offers_what_fits_the_number_of_players(open_page: OpenPage) -> None:
    page = open_page("/new?game=risk")
    modes = page.locator(".front .mode b")
    expect(modes.first).to_have_text("Skirmish")
    expect(modes.nth(1)).to_have_text("Dominion")
    page.get_by_role("radio", name="Dominion", exact=False).first.check()
    page.locator("summary").click()
    expect(page.locator("#o-setup")).to_be_visible()
    rounds = page.locator("#o-rounds")  # two hundred numbers are typed, not listed
    for typed, taken in (("12", "12"), ("999", "200"), ("0", "1"), ("", "50")):
        rounds.fill(typed)
        rounds.press("Tab")
        expect(rounds).to_have_value(taken)
    for _ in range(2):
        page.locator("button.add").click()
    page.locator("button.add").click(trial=True)
    while page.locator("form ol > li").count() < 6:
        page.locator("button.add").click()
    chosen = page.locator(".front .mode:has(input:checked) b")
    expect(chosen).to_have_text(re.compile("World at War"))
    expect(page.locator("#o-setup")).to_have_count(0)
    page.locator("form .go button").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".realm tbody tr")).to_have_count(6)


def test_doubts_hints_and_second_thoughts(open_page: OpenPage) -> None:
    page = open_page(None)
    found(page, 3, "skirmish", level="greedy", defence_dice="most")
    until(page, "deploy")
    # A territory of somebody else is refused with the rule.
    other = "g.place:not(.can)"
    pick(page, other)
    expect(page.locator(".why")).to_contain_text("S-21")
    page.locator(".why .read").click()
    expect(page.locator("[data-rule='S-21']")).to_be_visible()
    page.keyboard.press("Escape")
    # A hint shows what a bot would do; Escape declines.
    page.keyboard.press("h")
    expect(page.locator("footer p")).to_contain_text("A bot would")
    page.keyboard.press("Escape")
    # Armies placed are taken back.
    pick(page, OPEN)
    armies = page.locator(".realm tr.me td").nth(3)
    before = armies.inner_text()
    page.locator("footer .amount .ibtn").first.click()
    move_on(page, lambda: page.locator(MAIN).click())
    expect(armies).not_to_have_text(before)
    settled(page)
    # It was one gesture and is taken back by one, though it was two moves.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("u")
    expect(armies).to_have_text(before)
    expect(page.locator(".board")).to_have_attribute("data-phase", "deploy")
    expect(page.locator(OPEN).first).to_be_attached()


def centre(page: Page, territory: str) -> dict[str, float]:
    box = page.locator(f"g.place[data-token={territory}] .target").bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def in_sight(page: Page, territory: str) -> bool:
    """Whether a territory lies on the screen with nothing over it."""
    spot = centre(page, territory)
    script = """([id, x, y]) => document.elementFromPoint(x, y)
        ?.closest(`g.place[data-token=${id}]`) != null"""
    return bool(page.evaluate(script, [territory, spot["x"], spot["y"]]))


def comes_in_sight(page: Page, territory: str) -> None:
    """Soon: the map moves once more when the prompt has grown over it."""
    for _ in range(100):
        if in_sight(page, territory):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{territory} is not in sight")


def test_why_not_by_a_long_press_on_the_map(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    found(page, 2, "skirmish", defence_dice="most")
    until(page, "deploy")
    others = page.locator("g.place:not(.can)").evaluate_all("all => all.map(g => g.dataset.token)")
    held = next(one for one in others if in_sight(page, one))
    touch = page.context.new_cdp_session(page)
    points = [centre(page, held)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(page.locator(".why")).to_contain_text("S-21")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".why")).to_be_visible()  # and the finger that leaves picks nothing
    expect(page.locator("g.place[aria-pressed=true]")).to_have_count(0)


def test_the_map_of_a_phone_follows_the_action(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    found(page, 6, "world_skirmish", defence_dice="most")
    until(page, "invade")
    mine = page.locator(OPEN).evaluate_all("all => all.map(g => g.dataset.token)")
    assert any(in_sight(page, one) for one in mine)
    for source in (mine[0], mine[-1]):  # in the north of one land, in the east of the other
        page.locator(f"g.place[data-token={source}]").focus()
        page.keyboard.press("Enter")
        target = page.locator(f"{OPEN}[aria-pressed=false]").last.get_attribute("data-token") or ""
        page.locator(f"g.place[data-token={target}]").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".battle .odds")).to_contain_text("%")
        for end in (source, target):
            comes_in_sight(page, end)
        page.keyboard.press("Escape")
        expect(page.locator("g.place[aria-pressed=true]")).to_have_count(0)
    # A map that somebody has just moved stays there.
    box = page.locator(".map > svg").bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 260, steps=4)
    page.mouse.up()
    ground = page.locator(".map > svg > g").first
    before = ground.get_attribute("transform")
    page.locator(f"g.place[data-token={mine[0]}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("g.place[aria-pressed=true]")).to_have_count(1)
    assert ground.get_attribute("transform") == before


def test_the_first_sight_of_essos_is_what_one_may_choose(open_page: OpenPage) -> None:
    page = open_page(None, phone=True)
    found(page, 2, "skirmish", defence_dice="most")
    until(page, "deploy")
    mine = page.locator(OPEN).evaluate_all("all => all.map(g => g.dataset.token)")
    for _ in range(60):  # the map glides there
        seen = [one for one in mine if in_sight(page, one)]
        if len(seen) >= len(mine) / 3:
            break
        page.wait_for_timeout(50)
    assert len(seen) >= len(mine) / 3  # more would be too small to read


def test_how_often_one_is_asked_is_found_in_the_question(open_page: OpenPage) -> None:
    page = open_page(None)
    found(page, 3, "dominion", defence_dice="most", setup="skirmish")
    until(page, "window")
    page.get_by_role("button", name="When am I asked?").click()
    expect(dialog(page).locator("h2")).to_have_text("When do you want to be asked?")
    wishes = dialog(page).locator("select")
    expect(wishes).to_have_count(5)
    assert [one.input_value() for one in wishes.all()] == ["mine"] * 5
    wishes.first.select_option("always")
    dialog(page).locator(".btn.pri").click()
    page.reload()
    settled(page)
    page.get_by_role("button", name="When am I asked?").click()
    expect(dialog(page).locator("select").first).to_have_value("always")
    dialog(page).locator("select").first.select_option("mine")
    dialog(page).locator(".btn.pri").click()
    # One press passes, and keeps passing until the turn is over; the next one may ask again.
    turn = page.locator("header h1").inner_text()
    move_on(page, page.get_by_role("button", name="Always pass this turn").click)
    settled(page)
    assert phase(page) != "window" or page.locator("header h1").inner_text() != turn


def test_who_is_out_answers_when_asked(open_page: OpenPage, server: Server) -> None:
    page = open_page(table_of(server, play_until_asked_when_out()))
    expect(page.locator(".realm tr.me")).to_have_class(re.compile(r"\bout\b"))
    expect(page.locator("footer.mine p")).to_contain_text("do you want to take it over?")
    page.keyboard.press("Escape")  # nobody need say a name
    page.locator("g.place").first.focus()
    page.keyboard.press("w")  # a doubt is answered too
    expect(page.locator(".why")).to_be_visible()
    page.keyboard.press("Escape")
    move_on(page, page.get_by_role("button", name="Yes").click)
    expect(page.locator(".log")).to_contain_text("Anna wants to take over")


def test_until_taken_or_few_are_left(open_page: OpenPage) -> None:
    page = open_page(None)
    found(page, 2, "skirmish", defence_dice="most")
    until(page, "invade")
    pick(page, OPEN)
    pick(page, f"{OPEN}[aria-pressed=false]")
    button = page.get_by_role("button", name=re.compile("Attack until"))
    move_on(page, button.click)
    settled(page)
    expect(page.locator("footer .stop")).to_have_count(0, timeout=60_000)
    settled(page)
    # Either it is taken, or so few are left that there is nothing to go on with.
    assert phase(page) in ("move-in", "invade", "go-on", "leave")
    expect(page.locator(".log li").last).not_to_be_empty()


FITS = "one => one.scrollWidth <= one.clientWidth"


def test_words_have_room_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(None, phone=True, lang="de")
    houses = page.locator(".pick button")
    longest = houses.filter(has_text="Baratheon")
    for _ in range(20):  # until it is left for us
        found(page, 3, "skirmish", defence_dice="most")
        settled(page)
        if longest.count():
            break
    expect(longest).to_be_visible()
    for house in houses.all():
        assert house.evaluate(FITS), house.inner_text()
    act(page, tap)
    # A finger learns the names of the signs too.
    page.locator(".tools .ibtn").first.tap()
    page.get_by_role("tab", name="Am Tisch").tap()
    expect(page.locator(".realm .signs span", has_text="Gebietskarten")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(60):
        settled(page)
        if phase(page) == "go-on":
            break
        act(page, tap)
    assert phase(page) == "go-on"
    box = page.locator(MAIN).bounding_box()
    assert box
    assert box["width"] >= 150, "the button that is meant is not squeezed by the others"


def test_the_end_and_the_replay(open_page: OpenPage) -> None:
    page = open_page(None)
    table = found(page, 2, "skirmish", rounds=1, defence_dice="most")
    play(page, 2)
    rows = dialog(page).locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(dialog(page).locator("h2")).to_have_text(re.compile("won"))
    page.goto(f"{table}/replay")
    scrub = page.get_by_role("slider")
    expect(scrub).to_be_visible()
    page.keyboard.press("End")
    expect(scrub).to_have_value(scrub.get_attribute("max") or "")
    page.keyboard.press("[")
    expect(page.locator("header h1")).to_contain_text("round 1")
    expect(page.locator("g.place")).to_have_count(34)
