"""Games stay in the browser: after a reload, without a network, in a second tab or version."""

import shutil
from pathlib import Path

from browser.player import MINE, dialog, over, place_by_mouse, play_on, version
from playwright.sync_api import Browser, FloatRect, Page, Route, expect

from tests.site.conftest import (
    KEEPS_NOTHING,
    PATH,
    POOR,
    Files,
    OpenSite,
    kept_offline,
    started,
)
from tests.site.set_up import new_game, pass_curtain

OLD = "Object.defineProperty(window, 'WebAssembly', { value: undefined })"
ONE_VERSION = """() => caches.keys().then(
    (names) => names.filter((name) => name.startsWith("council ")).length === 1)"""


def my_turn(page: Page) -> None:
    """Wait until a person is asked, who takes the device."""
    page.locator(f"{MINE}, dialog.curtain[open]").first.wait_for()
    pass_curtain(page)
    page.locator(MINE).wait_for()


def place(page: Page) -> None:
    """One card, by whoever has the device."""
    my_turn(page)
    place_by_mouse(page)


def finished(page: Page) -> bool:
    """Whether the game is over; if not, the next person takes the device."""
    pass_curtain(page)
    return over(page)


def test_two_people_at_one_device_reload_and_go_on_without_a_network(
    open_site: OpenSite, files: Files
) -> None:
    page = open_site()
    expect(page.locator("a.ban")).to_have_count(3)  # at once, while Python starts
    table = new_game(page, "intrigue", ["me", "here", "easy"], rounds="1")
    for _ in range(3):
        place(page)
    my_turn(page)  # the bot has answered
    before = version(page)
    page.reload()
    page.locator(f"main[data-v='{before}']").wait_for()
    kept_offline(page)
    files.stop()
    page.reload()
    page.locator(f"main[data-v='{before}']").wait_for()
    play_on(page, place, finished)
    page.goto(files.url)
    started(page)
    expect(page.locator(".games li")).to_have_count(1)
    page.locator(".games li .btn").click()  # watch the replay
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(table)
    expect(dialog(page)).to_be_visible()


def test_on_a_phone_on_its_side_the_start_covers_no_title_and_no_link(open_site: OpenSite) -> None:
    page = open_site(phone=True, first=KEEPS_NOTHING)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.wasm", hold)
    page.set_viewport_size({"width": 844, "height": 390})
    for place in ("#/", "#/new?game=intrigue"):
        page.goto(page.url.partition("#")[0] + place)
        page.reload()
        words = page.locator("aside.start p")
        expect(words).to_be_visible()
        there = words.bounding_box()
        assert there
        for thing in page.locator("h1, h2, h3, header a").all():
            box = thing.bounding_box()
            assert not box or apart(box, there), thing.inner_text()
    for route in held:
        route.continue_()


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two rectangles do not touch."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


MEMORY = """async () => {
  for (;;) {
    for (const name of await caches.keys())
      if (name.startsWith("python of "))
        for (const key of await (await caches.open(name)).keys()) return [name, key.url];
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
SPOIL = """async ([name, url]) =>
  (await caches.open(name)).put(url, new Response(new Uint8Array(1000)))"""


def kept_memory(page: Page) -> list[str]:
    """Wait until Python's memory is kept, as the name of a cache and an address in it."""
    found: list[str] = page.evaluate(MEMORY)
    return found


def resumed(page: Page) -> bool:
    """Whether the worker that has the tables went on from a memory."""
    started(page)
    marks = "performance.getEntriesByName('python resumed').length"
    return any(worker.evaluate(marks) for worker in page.workers if "host" in worker.url)


def test_the_next_visit_goes_on_from_the_memory_of_the_first(open_site: OpenSite) -> None:
    page = open_site()
    assert not resumed(page)
    memory = kept_memory(page)
    page.reload()
    while not resumed(page):  # until the time of the test is over
        page.wait_for_timeout(200)
    new_game(page, "cardgame", ["me", "easy"])
    page.locator(MINE).wait_for()
    page.evaluate(SPOIL, memory)
    page.reload()
    page.locator(MINE).wait_for()
    assert not resumed(page), "a damaged memory is not used"
    assert kept_memory(page) == memory, "and another is made"


def test_a_host_that_knows_few_kinds_of_files_will_do(open_site: OpenSite, folder: Path) -> None:
    poor = Files(folder, POOR)
    page = open_site(host=poor)
    new_game(page, "intrigue", ["me", "easy"])
    place(page)
    kept_offline(page)
    poor.stop()
    page.reload()
    my_turn(page)


def test_friends_elsewhere_and_reminders_are_the_servers_part(open_site: OpenSite) -> None:
    page = open_site("#/new?game=risk", lang="de")
    expect(page.get_by_text("muss eine Person von euch den Server betreiben")).to_be_visible()
    expect(page.locator("option[value=friend]")).to_have_count(0)
    expect(page.locator("option[value=here]").first).to_be_attached()


def test_only_one_tab_plays(open_site: OpenSite, files: Files) -> None:
    first = open_site()
    new_game(first, "intrigue", ["me", "easy"])
    second = first.context.new_page()
    second.goto(first.url)
    place(second)
    second.locator(MINE).wait_for()  # the bot has answered
    expect(dialog(first)).to_contain_text("open in another tab")
    dialog(first).locator(".btn.pri").click()
    first.locator(f"main[data-v='{version(second)}']").wait_for()
    expect(dialog(second)).to_contain_text("open in another tab")


def test_a_new_version_keeps_the_games(open_site: OpenSite, files: Files, tmp_path: Path) -> None:
    site = files.folder / PATH
    old = site.resolve()
    page = open_site()
    new_game(page, "intrigue", ["me", "easy"])
    place(page)
    page.locator(MINE).wait_for()  # the bot has answered
    before = version(page)
    new = tmp_path / "site"  # on the first visit: nothing has been reloaded
    shutil.copytree(old, new)
    for name in ("sw.js", "index.html"):
        text = (new / name).read_text()
        changed = text.replace('const VERSION = "', 'const VERSION = "new').replace(
            "<title>Small Council", "<title>New"
        )
        assert changed != text
        (new / name).write_text(changed)
    site.unlink()
    site.symlink_to(new)
    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        page.get_by_role("button", name="Update now").click()
        page.wait_for_function(
            "document.head.innerHTML.includes('<title>') && performance.now() < 1e6"
        )
        page.wait_for_function(ONE_VERSION)  # the page may still be the one before
        page.locator(f"main[data-v='{before}']").wait_for()
        assert "const VERSION" in page.evaluate("fetch('sw.js').then((file) => file.text())")
        kept = [name for name in page.evaluate("caches.keys()") if name.startswith("council ")]
        assert len(kept) == 1
        assert kept[0].split()[-1].startswith("new")
    finally:
        site.unlink()
        site.symlink_to(old)


def test_an_old_browser_gets_a_sentence(chromium: Browser, files: Files) -> None:
    page = chromium.new_page()
    page.add_init_script(OLD)
    page.goto(files.url)
    expect(page.locator("#app [lang=en]")).to_contain_text("This browser cannot run the games.")
    expect(page.locator("#app [lang=de]")).to_contain_text("Dieser Browser kann die Spiele nicht")
    page.context.close()
