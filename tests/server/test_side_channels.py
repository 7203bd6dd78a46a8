"""HI-4: the ways by which hidden cards got out of other tables: one test each, named after it."""

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
from server.kit import FRIEND, ME, Browser, Founded, Person, Server, bot
from server.scan import hidden, words

from council.core.game import Invalid
from council.core.state import PUBLIC
from council.games import GAMES
from council.protocol.requests import Ask

Json = Any


@pytest.fixture
def table(ann: Browser, bob: Browser) -> Iterator[tuple[Founded, Person, Person]]:
    """Ann and Bob at Westeros Intrigue."""
    new = ann.found(ME, FRIEND, first="0")
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    with ann.at(new.table) as a, bob.at(new.table) as b:
        a.settle()
        yield new, a, b


def found(browser: Browser, game: str, *seats: Json, **options: Json) -> Founded:
    body = {"game": game, "seats": list(seats), "options": options}
    opened = browser.post("/api/tables", body)
    return Founded(opened["table"], {key["seat"]: key["key"] for key in opened["keys"]})


def secrets(server: Server, table: str, reader: int) -> set[str]:
    return hidden(server.services.tables.rooms[table].play.state, reader)


def frames(person: Person) -> list[Json]:
    return [json.loads(text) for text in person.heard]


def test_throneteki_5_face_down_setup_cards_are_not_in_the_layout(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """Neither which cards Ann places nor how many, until both are ready."""
    new = found(ann, "cardgame", ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        while a.table["view"]["step"] != "place" or a.table["asked"] != 0:
            (a if a.table["asked"] == 0 else b).move()
            a.settle(), b.settle()
        shown = []
        while a.table["asked"] == 0 and a.table["view"]["step"] == "place":
            place = [move for move in a.table["moves"] if move.startswith("place ")]
            a.move(place[0] if place else a.table["moves"][0])
            b.settle()
            view = {**b.table["view"], "asked": None, "step": None}
            shown.append(json.dumps(view))
            assert not secrets(server, new.table, 1) & words(b.table["view"])
            if not place:
                break
        assert len(shown) > 1
        assert len(set(shown[:-1])) == 1


def test_jinteki_3366_no_register_keeps_the_last_drawn_card(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = found(ann, "cardgame", ME, FRIEND, rounds=1)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        drawn = 0
        while not a.table["over"]:
            before = a.table["view"]["seats"][1]["hand"]
            (a if a.table["asked"] == 0 else b).move()
            a.settle(), b.settle()
            if a.table["view"]["seats"][1]["hand"] > before and not a.table["over"]:
                drawn += 1
                assert not secrets(server, new.table, 0) & words([a.table["view"], a.story[-9:]])
        assert drawn


def test_jinteki_6124_a_spectator_inspects_nothing_face_down(
    server: Server, table: tuple[Founded, Person, Person]
) -> None:
    new, a, b = table
    a.move()
    b.settle()
    watcher = server.browser()
    secret = secrets(server, new.table, int(PUBLIC))
    for what in ("log", "replay"):
        answer = watcher.call("GET", f"/api/tables/{new.table}/{what}")
        told = [json.loads(line) for line in answer.text.splitlines()]
        assert len(secret) > 20
        assert not secret & words(told)
        for seat in range(2):
            path = f"/api/tables/{new.table}/{what}?seat={seat}"
            assert watcher.refused("GET", path, 403) == "not_your_seat"


def test_jinteki_571_a_spectator_cannot_act(
    server: Server, table: tuple[Founded, Person, Person]
) -> None:
    """Every command there is; a new one has to be listed here too."""
    new, _, _ = table
    fields: dict[str, Json] = {
        "sit": {"key": "x" * 43},
        "look": {"seat": 0},
        "move": {"v": 1, "move": "place jon_snow 1.1"},
        "wait": {"v": 1},
        "why": {"move": "place jon_snow 1.1"},
        "hint": {},
        "weigh": {"v": 1, "move": "place jon_snow 1.1"},
        "undo": {"v": 1},
        "resign": {},
        "propose": {"what": "end", "v": 1},
        "agree": {"id": 1, "yes": True},
        "go_on": {},
        "say": {"text": "hello"},
        "seal": {"seat": 0, "seal": "0" * 64},
        "word": {"seat": 0, "word": "0" * 32},
        "deal": {},
        "lesson": {"what": "next", "v": 1},
        "moments": {"first": 0},
        "show_hand": {"yes": True},
        "ping": {},
    }
    assert set(fields) == {kind.__struct_config__.tag for kind in get_args(Ask)}
    before = server.services.store.load(new.table)
    with server.browser().at(new.table) as watcher:
        v = watcher.table["v"]
        for do, rest in fields.items():
            watcher.send(do=do, **{**rest, **({"v": v} if "v" in rest else {})})
            (answer,) = watcher.settle()
            open_to_all = {"sit": "bad_key", "why": "refused", "moments": "moments", "ping": "pong"}
            expected = open_to_all.get(do, "not_your_seat")
            assert answer.get("code", answer["is"]) == expected, do
    assert server.services.store.load(new.table) == before


def test_jinteki_1749_no_card_is_believed_because_a_client_describes_it(
    server: Server, table: tuple[Founded, Person, Person]
) -> None:
    new, a, _ = table
    before = server.lines(new.table)
    v, move = a.table["v"], a.table["moves"][0]
    for extra in ({"card": {"id": "jon_snow", "strength": 99}}, {"seat": 1}, {"hand": []}):
        a.send(do="move", v=v, move=move, **extra)
        (answer,) = a.settle()
        assert answer["code"] == "bad_message"
    not_held = sorted(secrets(server, new.table, 0))
    for card in not_held:
        assert a.move(f"place {card} 1.1", v)["is"] == "refused"
    assert server.lines(new.table) == before


def test_jinteki_1749_a_refusal_does_not_tell_where_a_card_is(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """Error texts: the same for a card in the other hand and for one that nobody holds."""
    new = found(ann, "cardgame", ME, FRIEND, stark="first")
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]):
        state = server.services.tables.rooms[new.table].play.state
        there = {card.partition("_2")[0] for card in secrets(server, new.table, 0)}
        told = set()
        for card in sorted(there):
            refused = a.ask("why", move=f"marshal {card}")
            told.add(json.dumps({**refused, "move": "", "n": 0}).replace(card, "?"))
        assert len(there) > 30
        assert int(state.seats) == 2
        keys = {json.loads(text)["said"]["key"] for text in told}
        assert len(keys) == 1, keys


def test_boardgame_io_399_an_undo_shows_no_secret(
    server: Server, table: tuple[Founded, Person, Person]
) -> None:
    new, a, b = table
    assert a.move()["is"] == "done"
    b.settle()
    assert a.ask("undo", v=a.table["v"])["is"] == "done"
    b.settle()
    secret = secrets(server, new.table, 1)
    assert len(secret) == 14
    last = frames(b)[-1] if frames(b)[-1]["is"] == "table" else b.table
    assert last["fresh"]  # the whole story again, without what was taken back
    assert not secret & words(b.table)


@pytest.mark.parametrize("game", ["intrigue", "risk", "cardgame"])
def test_boardgame_io_1159_who_arrives_in_mid_game_gets_no_first_state(
    server: Server, ann: Browser, bob: Browser, game: str
) -> None:
    """The initial snapshot: from outside and from a seat, after some moves."""
    new = found(ann, game, ME, FRIEND, *([FRIEND] if game == "risk" else []))
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        for _ in range(12):
            for person in (a, b):
                person.settle()
                if person.table["moves"]:
                    person.move(person.table["moves"][-1])
        for key, reader in (("", int(PUBLIC)), (new.keys[1], 1)):
            with server.browser().at(new.table, key) as late:
                assert late.table["fresh"]
                shown = {**late.table, "options": None, "moves": None}
                assert not secrets(server, new.table, reader) & words(shown) - told_of(late)


def told_of(person: Person) -> set[str]:
    """Cards that were shown to all before they went somewhere else."""
    return words([s for s in person.story if s["key"].rpartition("-")[2] in ("reveal", "shown")])


def test_swords_and_ravens_360_no_log_of_the_server_names_a_card(
    server: Server, ann: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    """The console of the server, as talkative as it can be made."""
    with caplog.at_level(logging.DEBUG):
        new = ann.found(ME, bot(), rounds=1)
        with ann.at(new.table) as a:
            cards = {card["id"] for card in a.table["view"]["hand"]}
            a.send(do="move", v=a.table["v"], move="place nobody 1.1")
            a.ask("hint")
            a.until(lambda table: table["asked"] == 0)
            a.move()
    cards |= secrets(server, new.table, int(PUBLIC))
    written = " ".join(f"{r.name} {r.getMessage()} {r.exc_text}" for r in caplog.records)
    assert not cards & set(written.replace('"', " ").replace(",", " ").split())
    assert new.keys[0] not in written
    assert ann.cookie not in written


def test_swords_and_ravens_360_a_game_that_cannot_be_read_names_no_card(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules have changed: the first move that they do not know is a deal."""
    new = ann.found(ME, FRIEND, first="0")
    server.services.tables.rooms.clear()

    def unknown(self: object, text: str) -> int:
        raise Invalid("game-unknown-move", text=text)

    monkeypatch.setattr(type(GAMES["intrigue"]), "number", unknown)
    with bob.at(new.table) as b:
        (told,) = frames(b)
        assert told["code"] == "unreadable"
        assert told["said"] == {"key": "server-unreadable", "facts": {}}
    answer = bob.call("GET", f"/api/tables/{new.table}/log")
    assert answer.json() == {"code": "unreadable", "said": told["said"]}


def test_swords_and_ravens_505_a_chosen_plot_is_not_sent_before_the_reveal(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = found(ann, "cardgame", ME, FRIEND, rounds=2)
    chosen = 0
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        while not a.table["over"]:
            mover, other = (a, b) if a.table["asked"] == 0 else (b, a)
            move = mover.table["moves"][0]
            mover.move(move)
            other.settle()
            if move.startswith("plot ") and other.table["moves"][0].startswith("plot "):
                chosen += 1
                plot = move.split()[1]
                own = words(other.table["moves"])
                assert plot not in words([other.table["view"], other.story[-3:]]) - own
    assert chosen == 2


def test_freeboardgames_768_the_list_of_games_tells_nothing_of_the_hands(
    server: Server, ann: Browser, table: tuple[Founded, Person, Person]
) -> None:
    new, _, _ = table
    everything = secrets(server, new.table, int(PUBLIC))
    assert not everything & words(ann.get("/api/tables"))


@pytest.mark.parametrize("game", ["intrigue", "risk", "cardgame"])
def test_hs_bugs_345_face_down_cards_have_no_numbers(
    server: Server, ann: Browser, bob: Browser, game: str
) -> None:
    """What another holds is a count; nothing in it stands for one card."""
    new = found(ann, game, ME, FRIEND, *([FRIEND] if game == "risk" else []))
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]):
        others = [seat for k, seat in enumerate(a.table["view"]["seats"]) if k != 0]
        for seat in others:
            held = seat.get("hand", seat.get("cards", 0))
            assert isinstance(held, int), seat
            assert not seat.get("known")


def test_longwave_26_the_answers_are_in_no_cache(
    ann: Browser, table: tuple[Founded, Person, Person]
) -> None:
    """HTTP caches: whatever depends on who asks is not kept anywhere."""
    new, _, _ = table
    for path in ("/api/tables", f"/api/tables/{new.table}/log", f"/api/tables/{new.table}/replay"):
        answer = ann.call("GET", path)
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers


CHAT: list[Callable[[str], str]] = [
    lambda card: f"/show {card}",
    lambda card: "/hand 1",
    lambda card: "!reveal",
    lambda card: "{{view.hand}}",
    lambda card: "${hands}",
]


def test_chat_commands_are_only_words(
    server: Server, table: tuple[Founded, Person, Person]
) -> None:
    new, a, b = table
    before = server.lines(new.table)
    for said in CHAT:
        text = said("jon_snow")
        assert a.ask("say", text=text)["is"] == "done"
        b.settle()
        assert b.chat[-1]["text"] == text
    assert server.lines(new.table) == before


def test_there_are_no_debug_pages(ann: Browser) -> None:
    """Without the bundle every address without a dot is the one page; none of these is more."""
    page = ann.call("GET", "/").text
    for path in ("/debug", "/admin", "/docs", "/redoc", "/graphql", "/state", "/console"):
        assert ann.call("GET", path).text == page
    for path in ("/.env", "/.git/x.y", "/council.sqlite3", "/api/debug", "/api/tables/x/state"):
        assert ann.call("GET", path).status_code == 404
