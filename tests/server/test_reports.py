"""Reports of finished games: made in slices, one at a time, kept with the game, and only for those
who may know everything."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID
from report.answered import given_in, quick, whole
from report.kit import played
from server.kit import Browser, Json, Server, opened, running
from server.live import live
from server.test_leaks import COOKIE, record_of

from council.cli import main
from council.core.play import Play, rng_for
from council.core.state import PUBLIC
from council.protocol.report import ReportState
from council.protocol.table_settings import Customs
from council.server.storage.reports import ReportShelf
from council.server.storage.store import Store
from council.tables.ops.tokens import fingerprint
from council.tables.reports import desk, slices
from council.tables.reports.document import encode
from council.tables.storage.reports import ReportRow

__all__ = ["quick"]

GAME = "intrigue-2"
PATH = "/api/tables/t/report"
each = pytest.mark.usefixtures("each_database")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


def put(server: Server, play: Play, held: list[int], name: str = "t", **customs: Any) -> Browser:
    """A table with this game, and a browser that holds these seats."""
    store(server.services.store, play, held, name, **customs)
    browser = server.browser()
    browser.cookie = COOKIE
    return browser


def store(store: Store, play: Play, held: list[int], name: str = "t", **customs: Any) -> None:
    record = record_of(name, play, ["person"] * int(play.state.seats))
    status = msgspec.structs.replace(
        record.summary.status, customs=Customs(**customs), ended=play.log.end == "agreed"
    )
    record.summary = replace(record.summary, status=status)
    store.create(record, {}, fingerprint(COOKIE), held)


def until(look: Callable[[], Json], *states: str) -> Json:
    """Ask until the report is so far."""
    end = time.monotonic() + 120
    while (found := look())["state"] not in states:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


class Counting:
    """Notes the first part of every slice, and can take its time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.firsts: list[int] = []
        self.slow = 0.0
        real = slices.work_on

        def work_on(text: str, first: int, ours: bool) -> object:
            self.firsts.append(first)
            time.sleep(self.slow)
            return real(text, first, ours)

        monkeypatch.setattr("council.server.bots.replay_pool.work_on", work_on)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    return Counting(monkeypatch)


# -- making


def test_slices_of_any_size_give_the_same_report() -> None:
    play = played(GAME)
    text = play.log.dump()
    for clock in (lambda: 0.0, iter(range(10**6)).__next__):
        parts = slices.Worked(0, [], [])
        while not parts.of or len(parts.values) + len(parts.judgments) < parts.of:
            made = slices.work_on(text, len(parts.values) + len(parts.judgments), True, clock)
            assert isinstance(made, bytes)
            more = msgspec.json.decode(made, type=slices.Worked)
            parts = slices.Worked(
                more.of, parts.values + more.values, parts.judgments + more.judgments
            )
            slices.plans.clear()  # another worker goes on
        assert slices.put_down(text, encode(parts), True) == whole(play)


def test_a_report_is_made_and_kept(server: Server, counting: Counting) -> None:
    play = played(GAME)
    browser = put(server, play, [0])
    assert browser.get(PATH) == {
        "state": "none", "done": 0, "of": 0, "id": "", "why": None, "report": None
    }  # fmt: skip
    assert browser.post(PATH)["state"] in ("waiting", "making")
    until(lambda: browser.get(PATH), "ready")
    answer = browser.call("GET", PATH).content
    assert given_in(answer) == whole(play)
    assert msgspec.json.decode(answer, type=ReportState).report is not None
    asked = len(counting.firsts)
    assert browser.post(PATH)["state"] == "ready"
    assert len(counting.firsts) == asked, "what is kept is not made again"


def test_the_command_writes_the_same_bytes(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = played(GAME)
    browser = put(server, play, [0])
    browser.post(PATH)
    until(lambda: browser.get(PATH), "ready")
    file = tmp_path / "game.council.jsonl"
    file.write_text(browser.call("GET", "/api/tables/t/log").text, encoding="utf-8", newline="\n")
    assert main(["report", str(file), "--json"]) == 0
    kept = given_in(browser.call("GET", PATH).content)
    assert kept + b"\n" == capsys.readouterr().out.encode()


def test_a_report_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = put(server, played(GAME), [0])
        browser.post(PATH)
        before = until(lambda: browser.get(PATH), "ready")
    with running(tmp_path) as server:
        browser = server.browser()
        browser.cookie = COOKIE
        assert browser.get(PATH) == before


def test_however_many_ask_one_report_is_made(server: Server, counting: Counting) -> None:
    browser = put(server, played(GAME), [0])
    for who in (browser, server.browser(), server.browser(), browser):
        who.post(PATH)
    until(lambda: browser.get(PATH), "ready")
    assert counting.firsts == list(range(len(counting.firsts)))


def test_what_was_stopped_goes_on_from_there(server: Server, counting: Counting) -> None:
    counting.slow = 0.02
    browser = put(server, played(GAME), [0])
    browser.post(PATH)
    end = time.monotonic() + 60
    while browser.get(PATH)["done"] < 3:
        assert time.monotonic() < end
    assert browser.post(f"{PATH}/stop")["state"] == "none"
    assert not server.services.desk.jobs
    reached = counting.firsts[-1]
    counting.slow = 0.0
    browser.post(PATH)
    until(lambda: browser.get(PATH), "ready")
    assert min(counting.firsts[counting.firsts.index(reached) + 1 :]) >= reached >= 3
    answer = browser.call("GET", PATH).content
    assert given_in(answer) == whole(played(GAME))


def test_a_worker_that_fails_says_so_and_can_be_asked_again(
    server: Server, counting: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = put(server, played(GAME), [0])
    healthy = server.services.game_reports.maker

    class Broken:
        """Works for a while."""

        async def slice(self, text: str, first: int, ours: bool) -> bytes:
            if first >= 2:
                raise RuntimeError("worn out")
            return await healthy.slice(text, first, ours)

    monkeypatch.setattr(server.services.game_reports, "maker", Broken())
    browser.post(PATH)
    failed = until(lambda: browser.get(PATH), "failed")
    assert failed["why"]["key"] == "server-broken"
    monkeypatch.setattr(server.services.game_reports, "maker", healthy)
    counting.firsts.clear()
    browser.post(PATH)
    until(lambda: browser.get(PATH), "ready")
    assert counting.firsts[0] == 2


def test_who_stops_does_not_stop_others(server: Server, counting: Counting) -> None:
    counting.slow = 0.01
    browser = put(server, played(GAME), [0])
    other = server.browser()
    other.cookie = ""
    browser.post(PATH)
    other.post(PATH)
    assert browser.post(f"{PATH}/stop")["state"] in ("waiting", "making", "ready")
    until(lambda: browser.get(PATH), "ready")


def test_too_many_reports_are_refused(server: Server, counting: Counting) -> None:
    counting.slow = 0.05
    browser = server.browser()
    browser.cookie = COOKIE
    for number in range(desk.MOST_OF_ONE + 1):
        play = random_play(BY_ID[GAME], "report", number)
        put(server, play, [0], f"t{number}")
    for number in range(desk.MOST_OF_ONE):
        browser.post(f"/api/tables/t{number}/report")
    assert browser.refused("POST", f"/api/tables/t{desk.MOST_OF_ONE}/report", 503) == "busy"


# -- for whom


def test_a_running_game_has_no_report(server: Server) -> None:
    browser = server.browser()
    founded = browser.found({"kind": "me"}, {"kind": "me"})
    for method in ("GET", "POST"):
        path = f"/api/tables/{founded.table}/report"
        assert browser.refused(method, path, 409) == "not_over"
        said = browser.call(method, path).json()["said"]
        assert said == {"key": "server-report-running", "facts": {}}


def test_a_game_ended_by_agreement_has_no_report(server: Server) -> None:
    play = Play(BY_ID[GAME].game, BY_ID[GAME].setup, ["A", "B"], rng_for("left"))
    play.settle()
    play.leave()
    browser = put(server, play, [0])
    assert browser.refused("GET", PATH, 403) == "no_report"
    assert browser.call("GET", PATH).json()["said"]["key"] == "server-report-agreed"


def test_spectators_get_a_report_where_they_may_see_the_hands(server: Server) -> None:
    put(server, played(GAME), [0], "open", watch="end")
    put(server, played(GAME), [0], "closed", watch="public")
    stranger = server.browser()
    stranger.post("/api/tables/open/report")
    until(lambda: stranger.get("/api/tables/open/report"), "ready")
    player = server.browser()
    player.cookie = COOKIE
    player.post("/api/tables/closed/report")
    until(lambda: player.get("/api/tables/closed/report"), "ready")
    for method in ("GET", "POST"):
        assert stranger.refused(method, "/api/tables/closed/report", 403) == "no_report"
    assert stranger.refused("POST", "/api/tables/closed/report/stop", 403) == "no_report"


def test_two_games_that_look_alike_to_a_spectator_answer_alike(tmp_path: Path) -> None:
    """Whether a report is there must not depend on hidden cards, nor may anything else."""
    told = []
    for number in range(2):
        with running(tmp_path / str(number), now=lambda: 1000.0) as server:
            player = put(server, random_play(BY_ID[GAME], "report", number), [0], watch="public")
            player.post(PATH)
            until(lambda player=player: player.get(PATH), "ready")
            stranger = server.browser()
            answers = [stranger.call(method, PATH) for method in ("GET", "POST")]
            told.append([(one.status_code, one.content) for one in answers])
    assert told[0] == told[1]


# -- files


def test_the_report_of_a_file(server: Server) -> None:
    play = played(GAME)
    browser = server.browser()
    begun = browser.call("POST", "/api/report", content=play.log.dump()).json()
    path = f"/api/report/{begun['id']}"
    until(lambda: browser.get(path), "ready")
    answer = browser.call("GET", path).content
    assert given_in(answer) == whole(play)


def test_files_without_a_report_say_why(server: Server) -> None:
    browser = server.browser()
    for text, key in (
        (played(GAME).log_for(0).dump(), "report-one-reader"),
        (played(GAME).log_for(int(PUBLIC)).dump(), "report-one-reader"),
    ):
        begun = browser.call("POST", "/api/report", content=text).json()
        failed = until(lambda begun=begun: browser.get(f"/api/report/{begun['id']}"), "failed")
        assert failed["why"]["key"] == key
    assert browser.refused("GET", f"/api/report/{'0' * 64}", 404) == "not_found"


# -- keeping


@each
def test_deleting_a_game_deletes_its_report(tmp_path: Path) -> None:
    engine = opened(tmp_path)
    games, shelf = Store(engine), ReportShelf(engine)
    store(games, played(GAME), [0])
    assert shelf.put_report("t", ReportRow(1, "w", 1.0, text="{}"), None)
    games.remove("t", 0)
    assert shelf.report("t") is None
    assert not shelf.put_report("t", ReportRow(1, "w", 2.0, text="{}"), None)
    games.close()


@each
def test_of_two_workers_one_makes_a_report(tmp_path: Path) -> None:
    engine = opened(tmp_path)
    games, shelf = Store(engine), ReportShelf(engine)
    store(games, played(GAME), [0])
    mine, theirs = ReportRow(1, "a", 1.0), ReportRow(1, "b", 2.0)
    assert shelf.put_report("t", mine, None)
    assert not shelf.put_report("t", theirs, None)
    later = ReportRow(1, "a", 3.0, 5, 10)
    assert shelf.put_report("t", later, mine)
    assert not shelf.put_report("t", theirs, mine)
    assert shelf.report("t") == later
    shelf.drop_report("t", mine)
    assert shelf.report("t") == later
    shelf.drop_report("t", later)
    assert shelf.report("t") is None
    games.close()


def test_another_worker_shows_how_far_it_is_and_takes_over_when_it_is_gone(server: Server) -> None:
    browser = put(server, played(GAME), [0])
    shelf = server.services.game_reports.store
    v = len(played(GAME).log.dump().splitlines()) - 1
    assert shelf.put_report("t", ReportRow(v, "another", time.time(), 3, 9), None)
    found = browser.post(PATH)
    assert (found["state"], found["done"], found["of"]) == ("making", 3, 9)
    assert not server.services.desk.jobs
    row = shelf.report("t")
    assert shelf.put_report("t", ReportRow(v, "another", time.time() - 1000, 3, 9), row)
    browser.post(PATH)
    until(lambda: browser.get(PATH), "ready")


def test_a_report_of_an_older_version_is_made_again(server: Server) -> None:
    browser = put(server, played(GAME), [0])
    browser.post(PATH)
    before = until(lambda: browser.get(PATH), "ready")
    shelf = server.services.game_reports.store
    row = shelf.report("t")
    assert row is not None
    assert shelf.put_report("t", replace(row, text="{}", program="0.0.1"), row)
    assert browser.get(PATH)["state"] == "none"
    browser.post(PATH)
    assert until(lambda: browser.get(PATH), "ready") == before


@pytest.mark.slow
def test_a_killed_server_leaves_no_half_report(tmp_path: Path) -> None:
    games = Store(opened(tmp_path))
    store(games, played(GAME), [0], watch="end")
    games.close()
    with live(tmp_path) as server:
        path = f"{server.address}{PATH}"
        httpx2.post(path)
        until(lambda: httpx2.get(path).json(), "making")
        server.kill()
    engine = opened(tmp_path)
    row = ReportShelf(engine).report("t")
    engine.dispose()
    assert row is None or not row.text
    with live(tmp_path) as server:
        path = f"{server.address}{PATH}"
        assert httpx2.get(path).json()["state"] == "none"
        httpx2.post(path)
        assert until(lambda: httpx2.get(path).json(), "ready")["report"]


def test_what_names_no_log_and_no_report_is_refused(ann: Browser) -> None:
    for text in ("", "nothing", "false", "{}\n"):
        assert ann.refused("POST", "/api/report", 422, content=text) == "bad_log"
    assert ann.refused("POST", "/api/report/xyz/stop", 404) == "not_found"
    assert ann.refused("GET", "/api/report/xyz", 404) == "not_found"
