"""XS-1: two hundred attack strings in every field that people write, in a real browser: nothing is
executed, nothing is loaded from elsewhere, nothing breaks the layout."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx2
import pytest
from browser.conftest import OpenPage, Server
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from council.core.log import is_name
from council.core.play import Play, rng_for
from council.games import GAMES
from council.tables.state.chat import LONGEST

SPEED = 2000  # so that nobody speaks too fast
LONGEST_NAME = 40
SEATS = 6

CALLS = ("hit()", "alert(1)", "top.hit()", "hit`1`", "[1].map(hit)")
FRAMES = (
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<b onclick={}>x",
    "<a href=javascript:{}>x</a>",
    "<iframe src=javascript:{}>",
    "<body onload={}>",
    "<input autofocus onfocus={}>",
    "<details open ontoggle={}>",
    "<video src=x onerror={}>",
    "<style onload={}></style>",
    "'><script>{}</script>",
    '"><svg onload={}>',
    "javascript:{}",
    "${{{}}}",
    "{{{{{}}}}}",
    "{{@html '{}'}}",
    "--><img src=x onerror={}>",
    "]]><script>{}</script>",
    "</title><script>{}</script>",
    "<math><mi onclick={}>x",
    "<object data=javascript:{}>",
    "<base href=javascript:{}//>",
    "<form action=javascript:{}><input>",
    "<marquee onstart={}>x",
    "data:text/html,<script>{}</script>",
    "&lt;script&gt;{}&lt;/script&gt;",
    "\\x3cscript\\x3e{}\\x3c/script\\x3e",
    "%3Cscript%3E{}%3C/script%3E",
    "\uff1cscript\uff1e{}\uff1c/script\uff1e",
    "<ScRiPt >{}</sCrIpT>",
    "<scr<script>ipt>{}</script>",
    "<x onpointerover={}>x",
    "' onmouseover='{}",
    '" autofocus onfocus="{}',
)
ODD = (
    "W" * 40,
    "i" * 40,
    "a " * 20,
    "\u00e9\u0301\u0301\u0301 x",
    "\u4e2d\u6587" * 20,
    "\U0001f409" * 20,
    "\u0627\u0644\u0639\u0631\u0628\u064a\u0629",
    "\ufdfd" * 20,
    "__proto__",
    "constructor",
    "toString",
    "null",
    "undefined",
    "NaN",
    "%s%s%n",
    "{ $who }",
    "{who}",
    "'; DROP TABLE games; --",
    "../../../etc/passwd",
    "//evil.example/x",
    "<img src=//evil.example/x>",
    "<link rel=stylesheet href=//evil.example>",
    "<meta http-equiv=refresh content=0>",
    "url(//evil.example)",
    "</main></body></html>",
)
ATTACKS = [*(frame.format(call) for frame in FRAMES for call in CALLS), *ODD]
WATCH = """
window.hits = [];
window.hit = (...given) => hits.push(given.length);
for (const name of ["alert", "confirm", "prompt", "print", "open"]) window[name] = window.hit;
"""
# What no page of ours holds, wherever it may come from.
INJECTED = (
    "iframe, object, embed, base, marquee, math, video, details[ontoggle], form[action], "
    "[onerror], [onload], [onclick], [onfocus], [onmouseover], [onstart], [ontoggle], "
    "a[href^='javascript'], a[href^='data'], a[href*='evil'], "
    "img:not([src^='/'], [src^='OWN/']), img[src^='//'], "
    "link[href*='evil'], script:not([src])"
)


def names() -> list[str]:
    """All that are names to the server; what is too long is cut there, as a person would."""
    found = [text[:LONGEST_NAME].strip() for text in ATTACKS]
    assert len(found) == 200
    return [name for name in found if is_name(name)]


@pytest.fixture
def speed() -> float:
    return SPEED


def unharmed(page: Page, what: str) -> None:
    """Nothing ran, nothing was planted, nothing hangs over the edge."""
    found: Any = page.evaluate(
        """injected => ({
            hits: hits.length,
            planted: [...document.querySelectorAll(injected)].map((one) => one.outerHTML),
            wide: document.documentElement.scrollWidth - innerWidth,
        })""",
        INJECTED.replace("OWN", page.evaluate("location.origin")),
    )
    assert found["hits"] == 0, what
    assert found["planted"] == [], what
    assert found["wide"] <= 0, what


def watched(open_page: OpenPage, outside: list[str], url: str, **how: Any) -> Page:
    page = open_page(None, **how)
    page.add_init_script(WATCH)
    page.on("request", lambda one: None if one.url.startswith(url) else outside.append(one.url))
    page.on("dialog", lambda one: outside.append(one.message))
    return page


def groups(texts: list[str], size: int = SEATS) -> Iterator[list[str]]:
    for first in range(0, len(texts), size):
        yield (texts[first : first + size] * size)[:size]


def test_xs_1_attack_strings_in_every_field_do_nothing(
    open_page: OpenPage, server: Server, tmp_path: Path
) -> None:
    outside: list[str] = []
    desk = watched(open_page, outside, server.url)
    phone = watched(open_page, outside, server.url, phone=True, lang="de", theme="dark")
    with httpx2.Client(base_url=server.url) as web, httpx2.Client(base_url=server.url) as friend:
        first, *others = names()[:SEATS]
        seats = [{"kind": "me", "name": first}]
        seats += [{"kind": "friend", "name": name} for name in others]
        body = {"game": "intrigue", "seats": seats, "customs": {"grace": 0}}
        opened = web.post("/api/tables", json=body).json()
        table, keys = opened["table"], [key["key"] for key in opened["keys"]]
        cookie = {"name": "council", "value": web.cookies["council"], "url": server.url}
        for page in (desk, phone):
            page.context.add_cookies([cookie])
            page.goto(f"/t/{table}")
            page.wait_for_selector("main")
        speak(server, table, web.cookies["council"])
        names_at_the_table([web, *[friend] * (SEATS - 1)], table, keys, [desk, phone])
        chat_is_read(desk)
        for page in (desk, phone):
            unharmed(page, "chat")
        names_in_the_list(web, desk, phone)
    files(desk, tmp_path)
    assert outside == []


def names_at_the_table(
    people: list[httpx2.Client], table: str, keys: list[str], pages: list[Page]
) -> None:
    """Everybody takes one name after the other; both screens show each of them."""
    for group in groups(names()):
        for one, key, name in zip(people, keys, group, strict=True):
            answer = one.post(f"/api/tables/{table}/sit", json={"key": key, "name": name})
            assert answer.status_code == 200, answer.text
        for page in pages:
            expect(page.locator("body")).to_contain_text(group[-1])
            unharmed(page, str(group))


def speak(server: Server, table: str, cookie: str) -> None:
    """Say them all."""
    where = f"{server.url.replace('http', 'ws')}/ws/{table}"
    with connect(where, additional_headers={"Cookie": f"council={cookie}"}) as socket:
        for n, text in enumerate(ATTACKS, 1):
            unlike = sha256(text.encode()).hexdigest() * 3  # or it would pass for said already
            said = f"{text} {text[::-1]} {unlike}"[:LONGEST]
            socket.send(json.dumps({"do": "say", "text": said, "n": n}))
            while json.loads(socket.recv(timeout=60)).get("n") != n:
                pass


def chat_is_read(page: Page) -> None:
    page.keyboard.press("c")
    expect(page.locator(".lines p").first).to_be_visible()
    assert page.locator(".lines p").count() > 150
    assert page.locator(".lines a, .lines img, .lines script, .lines svg").count() == 0


def names_in_the_list(web: httpx2.Client, *pages: Page) -> None:
    """The list of one's games says whom one plays with: every name is in it."""
    for group in groups(names(), SEATS - 1):
        seats = [{"kind": "me", "name": "Ann"}]
        seats += [{"kind": "friend", "name": name} for name in group]
        answer = web.post("/api/tables", json={"game": "intrigue", "seats": seats})
        assert answer.status_code == 201, answer.text
    for page in pages:
        page.goto("/")
        expect(page.locator("body")).to_contain_text(names()[0])
        unharmed(page, "list")


def files(page: Page, folder: Path) -> None:
    """The head of a log has names too."""
    game = GAMES["intrigue"]
    page.goto("/replay")
    for number, group in enumerate(groups(names())):
        play = Play(game, game.setup(SEATS, {}), group, rng_for("attack"))
        play.settle()
        seat = int(play.state.seat())
        play.move(seat, int(play.view(seat).legal_moves()[0]))
        file = folder / f"{number}.council.jsonl"
        file.write_text("".join(line + "\n" for line in play.written), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator("body")).to_contain_text(group[0])
        unharmed(page, str(group))
