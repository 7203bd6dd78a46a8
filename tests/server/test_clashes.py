"""Several workers change the same rows at once: nobody is refused for that, and nothing is lost."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server.kit import ME, bot, running, timed
from server.test_daily import TODAY, Noon
from server.test_persons import ANN, ask, mine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from council.server.storage.people import link_seat
from council.server.storage.writer import DEADLOCK, TRIES, despite_others
from council.tables.people.person import print_of
from council.tables.storage.people import PersonRow

AT_ONCE, TIMES = 6, 8


@pytest.mark.usefixtures("on_postgresql")
def test_people_who_change_at_once_are_all_kept(tmp_path: Path) -> None:
    """One browser, four people who take over its games, and some who are forgotten meanwhile."""
    with running(tmp_path) as server:
        browser = server.browser()
        tables = [browser.found(ME, bot()).table for _ in range(3)]
        record = server.services.store.load(tables[0])
        assert record is not None
        (holder,) = record.holds
        shelf, prints = server.services.people, [print_of(k * 21 + "w") or "" for k in "ABCD"]

        def storm(number: int) -> None:
            for k in range(TIMES):
                one = prints[(number + k) % len(prints)]
                if k % 3 == 2:
                    shelf.forget_person(one)
                else:
                    shelf.put_person(one, PersonRow("Ann"), holder)

        with ThreadPoolExecutor(AT_ONCE) as threads:
            list(threads.map(storm, range(AT_ONCE)))
        for one in prints:
            shelf.put_person(one, PersonRow("Ann"), holder)
        owners = [[one for one in prints if shelf.seat_of(t, one) is not None] for t in tables]
        assert [len(found) for found in owners] == [1, 1, 1]


def clashing(change: Callable[..., Any], error: DBAPIError) -> Callable[..., Any]:
    """A change that comes to nothing the first time."""
    left = [error]

    def changed(*given: Any) -> Any:
        if left:
            raise left.pop()
        return change(*given)

    return changed


def test_a_person_who_is_new_to_two_workers_gets_a_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(tmp_path, now=Noon()) as server:
        name = "council.server.storage.daily.link_seat"
        monkeypatch.setattr(name, clashing(link_seat, IntegrityError("", {}, Exception())))
        path = f"/api/daily/{TODAY}/intrigue"
        made = ask(server.browser(), ANN, "POST", path, {"name": "Ann"})
        assert [game["table"] for game in mine(server, ANN)] == [made["table"]]


def test_a_seat_is_linked_when_another_worker_came_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        table = server.browser().found(ME, bot()).table
        name = "council.server.storage.people.link_seat"
        monkeypatch.setattr(name, clashing(link_seat, IntegrityError("", {}, Exception())))
        server.services.people.link(table, 0, print_of(ANN) or "")
        assert server.services.people.seat_of(table, print_of(ANN) or "") == 0


class Waited(Exception):
    sqlstate = DEADLOCK


def test_only_what_others_caused_is_tried_again() -> None:
    assert despite_others(clashing(lambda: "done", OperationalError("", {}, Waited()))) == "done"
    with pytest.raises(OperationalError):
        despite_others(clashing(lambda: "done", OperationalError("", {}, Exception())))
    made = []

    def never() -> None:
        made.append(1)
        raise IntegrityError("", {}, Exception())

    with pytest.raises(IntegrityError):
        despite_others(never)
    assert len(made) == TRIES


@pytest.mark.usefixtures("on_postgresql")
def test_a_table_with_an_impossible_name_is_on_no_list(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        path = "/api/tables/a%00b/forget"
        assert server.browser().refused("POST", path, 404) == "no_such_table"
