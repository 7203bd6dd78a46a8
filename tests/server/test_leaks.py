"""Two tables that look alike to one visitor send him the same bytes, whatever he does."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conformance.kit import random_play
from conformance.tables import PRINTED, VARIANTS
from conformance.tables import Table as Setting
from conformance.twins import Pairs, plays_of
from scenario_risk import Given
from server.kit import Browser, Json, Person, Server, running
from sizes import FULL, full

from council.core.play import Play, digest, rng_for
from council.core.state import PUBLIC, Rng, members
from council.protocol.table_settings import Customs
from council.tables.ops.tokens import fingerprint
from council.tables.people.person import print_of
from council.tables.storage.records import Chair, Record, Row, Summary
from council.tables.storage.status import TableStatus

NOW = 1_795_003_200.0  # there is a deal of the day
PERSON = "P" * 21 + "w"
COOKIE = "a-browser-that-is-the-same-in-both-worlds"
KEY = "a-key-that-is-the-same-in-both-worlds-too"
PROBES = 6
PARTS = 4  # of the long comparison, so that two workers share it evenly
# The server deals every game itself: no table that begins in a given position, or with the values
# of an owner.
DEALT = [
    setting
    for setting in [*PRINTED, *VARIANTS]
    if not setting.setup.data and not isinstance(setting.game, Given)
]


def asked_of(play: Play) -> int | None:
    seat = int(play.state.seat())
    return seat if seat >= 0 else None


def record_of(
    name: str, play: Play, kinds: list[str], watch: Any = "end", shown: int | None = None
) -> Record:
    """A table with this game, as it is stored."""
    head, *lines = play.log.dump().splitlines()
    rows = [Row(line, v) for v, line in enumerate(lines)]
    chairs = [
        Chair(player, kind, "random" if kind == "bot" else "")  # type: ignore[arg-type]
        for player, kind in zip(play.log.players, kinds, strict=True)
    ]
    results = play.game.results(play.state) if play.over() else []
    status = TableStatus(Customs(grace=0, hints="on", watch=watch), shown=shown)
    summary = Summary(asked_of(play), results, 1000.0, status)
    return Record(name, play.game.name, head, chairs, len(rows), summary, "", rows)


def put(server: Server, name: str, play: Play, viewer: int, kinds: list[str]) -> None:
    """A table with this game, at which the visitor holds the viewer's seat."""
    record = record_of(name, play, kinds)
    held = [viewer] if viewer >= 0 else []
    prints = {viewer: fingerprint(KEY)} if viewer >= 0 else {}
    server.services.store.create(record, prints, fingerprint(COOKIE), held)
    if viewer >= 0:
        server.services.people.link(name, viewer, print_of(PERSON) or "")


class Twins:
    """Two servers whose chance and clock are the same, and a visitor at each."""

    def __init__(self, left: Server, right: Server) -> None:
        self.servers = (left, right)
        self.compared = 0

    def visit(self, name: str, pair: tuple[Play, Play], viewer: int, kinds: list[str]) -> None:
        """Everything the visitor can get from both must be equal."""
        heard = []
        for server, play in zip(self.servers, pair, strict=True):
            put(server, name, play, viewer, kinds)
            heard.append(everything(server, name, play, viewer))
        for (what, one), (_, other) in zip(*heard, strict=True):
            assert one == other, f"{name}, viewer {viewer}: {what} tells the two worlds apart"
            self.compared += 1


def everything(server: Server, name: str, play: Play, viewer: int) -> list[tuple[str, str]]:
    """What somebody who looks from a seat can get out of the server without moving."""
    browser = Browser(server)
    browser.cookie = COOKIE
    found = [("list", browser.call("GET", "/api/tables").text)]
    for what in ("log", "replay"):
        answer = browser.call("GET", f"/api/tables/{name}/{what}")
        found.append((what, f"{answer.status_code} {answer.headers} {answer.text}"))
        other = (viewer + 1) % int(play.state.seats)
        found.append((what, browser.call("GET", f"/api/tables/{name}/{what}?seat={other}").text))
    for method in ("GET", "POST"):
        answer = browser.call(method, f"/api/tables/{name}/report")
        found.append(("report", f"{answer.status_code} {answer.headers} {answer.text}"))
    found += [
        (what, f"{answer.status_code} {answer.text}") for what, answer in later(browser, name)
    ]
    with browser.at(name) as person:
        probe(person, play, viewer)
        found += [("socket", text) for text in person.heard]
    program = server.browser()
    with program.at(name, KEY if viewer >= 0 else "") as person:
        found += [("program", text) for text in person.heard]
    return found


def later(browser: Browser, name: str) -> Iterator[tuple[str, Any]]:
    """What is meant for finished games, asked of a running one, and what is told of many games."""
    path, headers = f"/api/tables/{name}", {"Council-Person": PERSON}
    log = browser.call("GET", f"{path}/log").text
    seats = json.loads(log.partition("\n")[0])["seats"]
    on = {"log": log, "line": 2, "seats": [{"kind": "bot", "level": "random"}] * seats}
    yield "play on", browser.call("POST", "/api/play-on", json=on)
    yield "upload", browser.call("POST", "/api/replay", content=log)
    yield "notes", browser.call("GET", f"{path}/notes")
    yield "notes", browser.call("POST", f"{path}/notes", json={"line": 2, "text": "mine"})
    yield "notes", browser.call("POST", f"{path}/notes/0", json={"text": ""})
    yield "games", browser.call("GET", "/api/me/games", headers=headers)
    yield "statistics", browser.call("POST", "/api/me/statistics", headers=headers, json={})
    yield "chronicle", browser.call("POST", "/api/chronicle", json={})
    yield "daily", browser.call("GET", "/api/daily", headers=headers)
    yield "seat", browser.call("POST", f"{path}/mine", headers=headers)


def probe(person: Person, play: Play, viewer: int) -> None:
    """Ask all that can be asked."""
    v = person.table["v"]
    rng = rng_for("probe", viewer, v)
    named = [play.game.text(move) for move in play.game.offers(play.view(viewer))]
    numbers = [int(rng.below(play.game.numbers)) for _ in range(PROBES)]
    texts = [play.game.text(n) for n in numbers] + named[:2] + ["place nobody 1.1", "plac stark"]
    for text in texts:
        person.ask("why", move=text)
    for text in texts[:3]:
        if viewer != asked_of(play):
            person.ask("move", v=v, move=text)
        person.ask("move", v=v + 1, move=text)
    for first in (0, person.table["moment"] // 2, person.table["moment"]):
        person.ask("moments", first=first)
    person.ask("hint")
    for what in ("undo", "clock"):
        person.ask("propose", what=what, v=v + 1)
    person.ask("agree", id=1, yes=True)
    person.ask("say", text="Is anybody there?")
    if not person.table["can_undo"]:
        person.ask("undo", v=v)
    for seat in range(int(play.state.seats)):
        if seat != viewer:
            person.send(do="look", seat=seat)
    person.send(do="look", seat=viewer if viewer >= 0 else None)
    person.settle()


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    fixed: Json = {"chance": lambda: Rng(7), "now": lambda: NOW, "chronicle": True}
    with running(tmp_path / "left", **fixed) as left, running(tmp_path / "right", **fixed) as right:
        yield Twins(left, right)


def watch(twins: Twins, setting: Setting, viewer: int, most: int, *words: object) -> int:
    """Pairs of one random game; how many had other secrets."""
    play = random_play(setting, "server", *words)
    pairs = Pairs(setting, play, viewer, rng_for("server", setting.id, viewer, *words))
    rng = rng_for("pick", setting.id, viewer, *words)
    differing = 0
    for step, other, *_ in pairs.walk():
        if other is None or pairs.states[step].seat() < 0 or rng.below(4) or differing >= most:
            continue
        pair = plays_of(pairs, other, step)
        if digest(pair[0].game, pair[0].state) == digest(pair[1].game, pair[1].state):
            continue
        differing += 1
        kinds = ["person"] * setting.seats
        if rng.below(2):
            kinds = ["bot" if seat != viewer else "person" for seat in range(setting.seats)]
            if asked_of(pair[0]) != viewer:
                kinds[asked_of(pair[0]) or 0] = "open"  # a bot would move on
        name = f"{setting.id}-{viewer}-{step}-{'-'.join(str(word) for word in words)}"
        twins.visit(name, pair, viewer, kinds)
    return differing


@pytest.mark.parametrize("setting", [PRINTED[0], PRINTED[1]], ids=lambda setting: str(setting.id))
def test_payloads_tell_nothing_hidden(twins: Twins, setting: Setting) -> None:
    for viewer in setting.viewers:
        found, game = 0, 0
        while found < 2:
            found += watch(twins, setting, viewer, 2 - found, game)
            game += 1
    assert twins.compared > 100


SIGHTS = [("none", PUBLIC), ("public", PUBLIC), ("end", PUBLIC), ("seat", PUBLIC), ("seat", 0)]


@pytest.mark.parametrize(("watch", "viewer"), SIGHTS)
def test_spectators_learn_nothing_beyond_what_the_table_shows_them(
    twins: Twins, watch: str, viewer: int
) -> None:
    """Whatever is chosen for them, and also where they see what the first seat sees."""
    shown = viewer if viewer >= 0 else None
    for setting in (PRINTED[0], next(one for one in DEALT if one.game.name == "cardgame")):
        play = random_play(setting, "sight")
        pairs = Pairs(setting, play, int(viewer), rng_for("sight", setting.id, watch, viewer))
        found = 0
        for step, other, *_ in pairs.walk():
            if other is None or pairs.states[step].seat() < 0 or found == 2:
                continue
            pair = plays_of(pairs, other, step)
            if digest(pair[0].game, pair[0].state) == digest(pair[1].game, pair[1].state):
                continue
            found += 1
            heard = []
            for server, one in zip(twins.servers, pair, strict=True):
                name = f"{setting.id}-{watch}-{viewer}-{step}"
                people = ["person"] * setting.seats
                record = record_of(name, one, people, watch, shown)
                server.services.store.create(record, {0: fingerprint(KEY)}, "somebody", [0])
                heard.append(as_stranger(server, name))
            assert heard[0] == heard[1]
        assert found


def as_stranger(server: Server, name: str) -> list[str]:
    """All that somebody without a seat can get."""
    stranger = server.browser()
    paths = ["log", "replay", "log?seat=0", "replay?seat=0", "notes", "report"]
    found = [stranger.call("GET", f"/api/tables/{name}/{path}").text for path in paths]
    with stranger.at(name) as person:
        for first in (0, 20):
            person.ask("moments", first=first)
        person.ask("why", move="place stark 1.1")
        return [*found, *person.heard]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_payloads_tell_nothing_hidden_at_any_table(twins: Twins, part: int) -> None:
    """Every viewer of every table in `make soak`; one of every second table in `make test`."""
    for number in range(part, len(DEALT), full(PARTS, 2 * PARTS)):
        setting = DEALT[number]
        viewers = list(setting.viewers)
        one = viewers[number // PARTS % len(viewers)]
        for viewer in viewers if FULL else [one]:
            watch(twins, setting, viewer, 1, "more")
    assert twins.compared > full(1_000, 100)


def test_a_planted_leak_is_found(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself is awake: with the referee's eyes the worlds differ."""
    monkeypatch.setattr(
        "council.tables.state.views.Views._told",
        lambda views, reader, since: [
            [{"key": "hands", "facts": {"all": str(members(views.play.state.hands))}}]
        ],
    )
    with pytest.raises(AssertionError, match="tells the two worlds apart"):
        watch(twins, PRINTED[2], int(PUBLIC), 3)


@pytest.mark.slow
def test_no_payload_names_a_card_of_anothers_hand(twins: Twins) -> None:
    """A whole game at which every frame is searched for what its reader must not know."""
    server = twins.servers[0]
    ann = server.browser()
    friend = {"kind": "friend"}
    new = ann.found({"kind": "me"}, friend, friend, customs={"hints": "on"})
    frames = 0
    with (
        ann.at(new.table) as a,
        server.browser().at(new.table, new.keys[1]) as b,
        server.browser().at(new.table, new.keys[2]) as c,
        server.browser().at(new.table) as watcher,
    ):
        people = {0: a, 1: b, 2: c}
        while not a.table["over"]:
            for person in (a, b, c, watcher):
                person.settle()
            hands = {s: {card["id"] for card in p.table["view"]["hand"]} for s, p in people.items()}
            for seat, person in [*people.items(), (-1, watcher)]:
                hidden = set().union(*(hand for s, hand in hands.items() if s != seat))
                words = set(json.dumps(person.table).replace('"', " ").split())
                assert not hidden & words
                frames += 1
            asked = people[a.table["asked"]]
            asked.send(do="move", v=asked.table["v"], move=asked.table["moves"][-1])
            asked.settle()
            a.settle()
    assert frames > 50
