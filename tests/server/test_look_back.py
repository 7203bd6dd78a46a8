"""Look back while the game runs: earlier moments exactly as one's own seat saw them."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Person, Server, bot, running

from council.tables.frames.json_diff import changed
from council.tables.frames.moments import MOST


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path) as found:
        yield found


def look_back(person: Person) -> list[Any]:
    """The view of every moment so far, asked for piece by piece."""
    views: list[Any] = []
    while not views or len(views) <= person.table["moment"]:
        told = person.ask("moments", first=len(views))
        assert (told["first"], told["of"]) == (len(views), person.table["moment"])
        assert 0 < len(told["frames"]) <= MOST
        view: Any = {}
        for frame in told["frames"]:
            view = changed(view, frame["change"])
            views.append(view)
    return views


def pair(server: Server, rounds: int = 2) -> tuple[Any, Any, Any]:
    ann, ben = server.browser(), server.browser()
    new = ann.found(ME, FRIEND, rounds=rounds)
    return new, ann.at(new.table), ben.at(new.table, new.keys[1])


def test_each_moment_is_what_the_seat_saw_then(server: Server) -> None:
    new, first, second = pair(server)
    with first as a, second as b, server.browser().at(new.table) as watcher:
        seen: dict[int, list[tuple[int, Any]]] = {0: [], 1: [], 2: []}
        while not a.table["over"]:
            for who, person in enumerate((a, b, watcher)):
                seen[who].append((person.table["moment"], person.table["view"]))
            (a if a.table["asked"] == 0 else b).move()
            for person in (a, b, watcher):
                person.settle()
        for who, person in enumerate((a, b, watcher)):
            views = look_back(person)
            for moment, view in seen[who]:
                assert views[moment] == view
            assert len({moment for moment, _ in seen[who]}) > 9


def test_every_sentence_of_the_history_knows_its_moment(server: Server) -> None:
    _, first, second = pair(server)
    with first as a, second as b:
        told_at = list(a.table["told_at"])
        for _ in range(9):
            a.settle()
            b.settle()
            before = len(a.heard)
            (a if a.table["asked"] == 0 else b).move()
            a.settle()
            for text in a.heard[before:]:
                if '"is":"table"' in text:
                    told_at += json.loads(text)["told_at"]
        frames = [frame for k in (0, 16) for frame in a.ask("moments", first=k)["frames"]][:26]
        frames = frames[: a.table["moment"] + 1]
        by_frame = [k for k, frame in enumerate(frames) for _ in frame["news"]]
        games = [at for at, said in zip(told_at, a.story, strict=True) if _of_game(said)]
        assert games == by_frame
        a.send(do="look", seat=0)
        a.settle()
        assert a.table["fresh"]
        assert a.table["told_at"] == told_at


def _of_game(said: Any) -> bool:
    return not said["key"].startswith("server-")


def test_after_an_undo_the_moment_is_gone_and_the_rest_is_as_before(server: Server) -> None:
    ann = server.browser()
    new = ann.found(ME, bot(), rounds=1)
    with ann.at(new.table) as a:
        a.until(lambda table: table["asked"] == 0)
        before = look_back(a)
        moment = a.table["moment"]
        a.move()
        a.until(lambda table: table["asked"] == 0 or table["over"])
        assert a.table["moment"] > moment
        assert a.code("undo", v=a.table["v"]) == "done"
        a.until(lambda table: table["moment"] == moment)
        assert look_back(a) == before
        answer = a.ask("moments", first=moment + 40)
        assert (answer["first"], answer["of"], len(answer["frames"])) == (moment, moment, 1)


def test_nobody_looks_back_from_a_seat_of_somebody_else(server: Server) -> None:
    new, first, second = pair(server)
    with first as a, second as b, server.browser().at(new.table) as watcher:
        hand = {card["id"] for card in b.table["view"]["hand"]}
        for person in (a, watcher):
            told = str([person.ask("moments", first=k) for k in range(person.table["moment"] + 1)])
            assert not any(card in told for card in hand)
        assert all(card in str(b.ask("moments", first=0)) for card in hand)


@pytest.mark.parametrize("first", [-1, -(10**30), 10**30])
def test_any_number_is_answered(server: Server, first: int) -> None:
    _, one, second = pair(server)
    with one as a, second:
        answer = a.ask("moments", first=first)
        assert answer["first"] == (0 if first < 0 else a.table["moment"])


def test_looking_back_all_the_time_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, moments_a_minute=3) as server:
        _, first, second = pair(server)
        with first as a, second:
            codes = [a.ask("moments", first=0).get("code", "") for _ in range(5)]
            assert codes == ["", "", "", "slow_down", "slow_down"]
