"""Nobody acts for a seat that is not his, and no message changes what it may not."""

import json

import pytest
from server.kit import FRIEND, ME, Browser, Founded, Person, Server, bot
from starlette.websockets import WebSocketDisconnect

from council.core.play import rng_for
from council.protocol.errors import Denied
from council.protocol.requests import Move
from council.tables.api.calls import CALLS
from council.tables.dispatch import HANDLERS
from council.tables.handlers.seats import take_seat
from council.tables.state.visitor import Visitor
from council.tables.sync import attempt
from council.tables.visits import join, leave

BAD = [
    "",
    "no json",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"do": "fly"}',
    '{"do": null}',
    '{"do": ["move"]}',
    '{"do": "move"}',
    '{"do": "move", "v": "1", "move": "x"}',
    '{"do": "move", "v": 1.5, "move": "x"}',
    '{"do": "move", "v": 1, "move": 7}',
    '{"do": "move", "v": 1, "move": "x", "n": "1"}',
    '{"do": "move", "v": 1, "move": "x", "seat": 1}',
    '{"do": "look", "seat": "0"}',
    '{"do": "sit"}',
    '{"do": "sit", "key": null}',
    '{"do": "ping", "extra": 1}',
    '{"is": "table"}',
    '{"do": "propose", "what": "win", "v": 1}',
    '{"do": "propose", "what": "clock", "v": 1, "clock": {"kind": "bank", "seconds": "60"}}',
    '{"do": "propose", "what": "clock", "v": 1, "clock": {"kind": "sand"}}',
    '{"do": "agree", "id": 1}',
    '{"do": "agree", "id": 1, "yes": "true"}',
    '{"do": "say", "text": ["hello"]}',
    '{"do": "say", "text": "hello", "seat": 1}',
    '{"do": "ping"',
    '{"do": "ping"} {"do": "ping"}',
    "[" * 3000,
    '{"do":"why","move":"\\ud800"}',
]


def send_bad(server: Server, browser: Browser, table: str, text: str) -> Person:
    before = server.lines(table)
    with browser.at(table) as person:
        person.socket.send_text(text)
        (answer,) = person.settle()
        assert (answer["is"], answer["code"]) == ("wrong", "bad_message")
        assert answer["said"]["key"] == "server-bad-message"
    assert server.lines(table) == before
    return person


@pytest.mark.parametrize("text", BAD)
def test_a_malformed_message_is_refused(server: Server, ann: Browser, text: str) -> None:
    send_bad(server, ann, ann.found(ME, FRIEND).table, text)


def test_bytes_are_no_message(server: Server, ann: Browser) -> None:
    with ann.at(ann.found(ME, FRIEND).table) as a:
        a.socket.send_bytes(b'{"do": "ping"}')
        assert a.settle()[0]["code"] == "bad_message"


def test_many_bad_messages_end_the_talk(ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        for _ in range(10):
            a.socket.send_text("?")
        came, code = a.shown_out()
        assert [message["code"] for message in came] == ["bad_message"] * 10
        assert code == 1008


def test_an_oversized_message_is_refused(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    before = server.lines(new.table)
    with ann.at(new.table) as a:
        a.socket.send_text(json.dumps({"do": "why", "move": "x" * 8192}))
        (answer,) = a.settle()
        assert answer["code"] == "too_large"
        assert answer["said"]["facts"] == {"most": 8192}
        long = a.ask("move", v=a.table["v"], move="place " * 200)
        assert long["is"] == "refused"
        assert len(long["move"]) == 100
    assert server.lines(new.table) == before


def test_a_stale_move_changes_nothing_and_shows_the_table(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    before = server.lines(new.table)
    with ann.at(new.table) as a:
        for v in (0, a.table["v"] + 1, -1, 10**30):
            shown = a.table
            a.table = None
            assert a.move(shown["moves"][0], v)["code"] == "stale"
            same = {key: shown[key] for key in ("fresh", "news", "told_at")}
            assert {**a.table, **same} == shown
            assert (a.table["fresh"], a.table["news"]) == (False, [])  # he has the story
    assert server.lines(new.table) == before


def test_a_repeated_move_is_made_once(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, ann.at(new.table) as second_tab, bob.at(new.table) as stranger:
        v, move = a.table["v"], a.table["moves"][0]
        assert a.move(move, v)["is"] == "done"
        once = server.lines(new.table)
        assert a.move(move, v)["is"] == "done"
        assert a.move("  " + move.upper(), v)["is"] == "done"
        assert second_tab.move(move, v)["is"] == "done"
        assert a.move(a.table["view"]["hand"][0]["id"], v)["code"] == "stale"
        assert stranger.move(move, v)["code"] == "not_your_seat"
        with bob.at(new.table, new.keys[1]) as b:
            assert b.move(move, v)["code"] == "stale"  # not his move
            assert b.move()["is"] == "done"
            assert a.move(move, v)["is"] == "done"  # still known, though others have moved
    assert len(server.lines(new.table)) == len(once) + 1


def test_a_repeated_plain_move_is_made_once(server: Server, ann: Browser) -> None:
    """`place stark 1.1` is written with a name, but it is the same move when sent again."""
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        house = a.table["view"]["hand"][0]["house"]
        v = a.table["v"]
        assert a.move(f"place {house} 1.1", v)["is"] == "done"
        once = server.lines(new.table)
        assert house not in once[-1].split()
        assert a.move(f"place {house} 1.1", v)["is"] == "done"
    assert server.lines(new.table) == once


def test_out_of_turn_is_refused_with_the_rule(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    before = server.lines(new.table)
    with bob.at(new.table, new.keys[1]) as b:
        refused = b.move("place jon_snow 1.1")
        assert refused["is"] == "refused"
        assert refused["said"] == {"key": "intrigue-why-turn", "facts": {"who": {"who": 0}}}
        assert set(refused["rule"]) == {"id", "title", "text"}
        assert set(refused["rule"]["text"]) == {"en", "de"}
        assert b.ask("why", move="place jon_snow 1.1")["said"] == refused["said"]
        assert b.ask("undo", v=b.table["v"])["code"] == "cannot_undo"
    assert server.lines(new.table) == before


def test_why(ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        move = a.table["moves"][0]
        assert a.ask("why", move=move) == {"is": "allowed", "n": 1, "move": move}
        assert a.ask("why", move="place jon_snow 9.9")["is"] == "refused"
        near = a.ask("why", move=move[:-1])
        assert near["said"]["key"] == "move-unknown-near"
        assert near["rule"] is None


def test_a_spectator_cannot_act(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    before = server.lines(new.table)
    with bob.at(new.table) as watcher:
        assert watcher.table["held"] == []
        assert watcher.table["moves"] == []
        v = watcher.table["v"]
        for request in (
            {"do": "move", "v": v, "move": "place jon_snow 1.1"},
            {"do": "undo", "v": v},
            {"do": "hint"},
            {"do": "resign"},
            {"do": "look", "seat": 0},
            {"do": "look", "seat": 1},
            {"do": "look", "seat": -3},
            {"do": "look", "seat": -4},
            {"do": "look", "seat": 99},
        ):
            watcher.send(**request)
            (answer,) = watcher.settle()
            assert answer["code"] == "not_your_seat", request
        refusal = watcher.ask("why", move="place jon_snow 1.1")
        assert refusal["said"]["key"] == "intrigue-why-spectator"
    assert server.lines(new.table) == before


def test_a_key_opens_its_own_seat_only(server: Server, ann: Browser, bob: Browser) -> None:
    new, other = ann.found(ME, FRIEND), ann.found(ME, FRIEND)
    before = server.lines(new.table)
    wrong = [other.keys[0], other.keys[1], new.keys[1][:-1], new.keys[1] + "A", "", "x" * 500, "é"]
    with bob.at(new.table) as b:
        for key in wrong:
            b.send(do="sit", key=key)
            (answer,) = b.settle()
            assert answer["code"] == "bad_key"
        assert b.table["held"] == []
    for key in wrong:
        path = f"/api/tables/{new.table}/sit"
        assert bob.refused("POST", path, 403, json={"key": key}) == "bad_key"
    assert bob.get("/api/tables") == []
    with bob.at(new.table, new.keys[1]) as b:
        b.send(do="look", seat=0)
        (answer,) = b.settle()
        assert answer["code"] == "not_your_seat"
        assert b.table["looking"] == 1
    assert server.lines(new.table) == before


def test_a_cookie_of_one_table_is_nothing_at_another(ann: Browser, bob: Browser) -> None:
    mine, other = ann.found(ME, FRIEND), bob.found(ME, FRIEND)
    with ann.at(other.table) as a:
        assert a.table["held"] == []
    for what in ("log", "replay"):
        assert ann.refused("GET", f"/api/tables/{other.table}/{what}?seat=0", 403)
        assert ann.refused("GET", f"/api/tables/{mine.table}/{what}?seat=1", 403)
    assert ann.refused("POST", f"/api/tables/{other.table}/rematch", 403) == "not_your_seat"
    short = ann.server.browser()
    short.cookie = "x"
    assert short.get("/api/tables") == []


def test_there_is_no_such_table(ann: Browser) -> None:
    with ann.at("nowhere") as lost:
        assert json.loads(lost.heard[0])["code"] == "no_such_table"
        assert lost.shown_out() == ([], 4404)
    for method, what in (("GET", "log"), ("GET", "replay"), ("POST", "rematch")):
        assert ann.refused(method, f"/api/tables/nowhere/{what}", 404) == "no_such_table"
    assert ann.refused("POST", "/api/tables/nowhere/sit", 404, json={"key": "x"})


def test_what_nobody_foresaw_is_apologised_for(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch, unforeseen: list[str]
) -> None:
    """A line that broke would be opened again, and the same asked again, for ever."""

    async def failing(*_: object) -> None:
        raise AssertionError("jon_snow")

    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        with monkeypatch.context() as patch:
            patch.setitem(HANDLERS, Move, failing)
            assert a.move()["code"] == "broken"
        assert a.move()["is"] == "done"
    assert "AssertionError" in unforeseen.pop()


def founded(browser: Browser) -> Founded:
    return browser.found(ME, FRIEND, bot())


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://testserver:81", "", "http://[", "testserver"]
)
def test_a_foreign_page_is_kept_out(server: Server, ann: Browser, origin: str) -> None:
    new = founded(ann)
    foreign = {"origin": origin}
    with pytest.raises(WebSocketDisconnect), ann.at(new.table, headers=foreign):
        pass
    changing = [(call.method, call.path) for call in CALLS if call.method != "GET"]
    assert len(changing) > 4
    for method, path in (*changing, ("POST", "/nowhere")):
        here = path.replace("{table}", new.table)
        assert ann.refused(method, here, 403, headers=foreign, json={}) == "foreign_origin"
    assert len(ann.get("/api/tables")) == 1


def test_our_own_page_is_let_in(ann: Browser) -> None:
    new = founded(ann)
    with ann.at(new.table, headers={"origin": "http://testserver"}) as a:
        assert a.table["held"] == [0]


def mutated(text: str, rng: "object") -> str:
    below = rng.below  # type: ignore[attr-defined]
    kind = below(5)
    at = int(below(len(text)))
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + chr(32 + int(below(90))) + text[at:]
    if kind == 2:
        return text[:at] + text[at:][::-1]
    if kind == 3:
        return text.replace(":", ":" + "[" * int(below(40)), 1)
    return text[:at] + str(int(below(10**9))) + text[at:]


CLOCK = {"kind": "bank", "seconds": 60, "more": 5}
KINDS = ("wrong", "refused", "allowed", "done", "table", "chat", "pong")


@pytest.mark.slow
def test_mutated_messages_change_nothing_they_may_not(server: Server, ann: Browser) -> None:
    """Whatever comes, the answer is a message of ours, and the log stays one that can be played."""
    rng = rng_for("mutated")
    for _ in range(40):
        new = founded(ann)
        with ann.at(new.table) as a:
            for _ in range(9):
                seeds = [
                    json.dumps({"do": "move", "v": a.table["v"], "move": "place jon_snow 1.1"}),
                    json.dumps({"do": "look", "seat": 0}),
                    json.dumps({"do": "undo", "v": a.table["v"], "n": 3}),
                    json.dumps({"do": "why", "move": "place stark 1.1", "n": 4}),
                    json.dumps({"do": "propose", "what": "pause", "v": a.table["v"], "n": 5}),
                    json.dumps(
                        {"do": "propose", "what": "clock", "v": a.table["v"], "clock": CLOCK}
                    ),
                    json.dumps({"do": "agree", "id": 1, "yes": True, "n": 6}),
                    json.dumps({"do": "go_on", "n": 7}),
                    json.dumps({"do": "say", "text": "well played", "n": 8}),
                ]
                text = seeds[int(rng.below(len(seeds)))]
                for _ in range(1 + int(rng.below(3))):
                    text = mutated(text, rng)
                a.socket.send_text(text)
                for answer in a.settle():
                    assert answer["is"] in KINDS
    for table in server.services.tables.rooms.values():
        assert table.sound
        assert table.play.written == server.lines(table.id)


def test_who_comes_in_while_he_gives_up_holds_nothing(server: Server, ann: Browser) -> None:
    """What a browser holds is looked up before it comes in: a second tab that was opened at that
    moment kept the seat, saw its hand and could move for the bot."""
    new = ann.found(ME, FRIEND)
    portal = server.client.portal
    assert portal is not None
    with ann.at(new.table) as a:
        late = Visitor("", [0])
        assert a.code("resign") == "done"
        table = server.services.tables.rooms[new.table]
        portal.call(join, table, late)
        assert (late.held, late.looking) == ([], None)
        portal.call(leave, table, late)


def test_a_key_that_ended_meanwhile_opens_nothing(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """Keys are compared before the table is asked, which may be busy with a resignation."""
    new = ann.found(ME, FRIEND)
    portal = server.client.portal
    assert portal is not None
    with bob.at(new.table, new.keys[1]) as b:
        assert b.code("resign") == "done"
        table = server.services.tables.rooms[new.table]
        with pytest.raises(Denied, match="bad_key"):
            portal.call(attempt, table, take_seat, 1, "", "any holder")
        assert table.chairs[1].kind == "bot"
