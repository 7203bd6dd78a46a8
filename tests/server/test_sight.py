"""What spectators see is chosen when a table is created: nothing, the open table, all hands at the
end, or what one seat sees whose player has agreed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Founded, Person, Server, play_out, propose, running

from council.core.play import rng_for
from council.tables.state.room import MOST_SHOWN


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


def table(server: Server, watch: str) -> tuple[Browser, Browser, Founded]:
    ann, ben = server.browser(), server.browser()
    new = ann.found(ME, FRIEND, customs={"watch": watch}, rounds=1)
    ben.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    return ann, ben, new


def hand(person: Person) -> set[str]:
    person.settle()
    return {card["id"] for card in person.table["view"]["hand"]}


def asked(person: Person, do: str, **rest: Any) -> str:
    return str(person.ask(do, **rest).get("code", "done"))


def test_where_nobody_may_watch_strangers_get_nothing(server: Server) -> None:
    ann, ben, new = table(server, "none")
    path = f"/api/tables/{new.table}"
    with ann.at(new.table) as a, ben.at(new.table) as b:
        a.ask("say", text="Only we two.")
        stranger = server.browser()
        with stranger.at(new.table) as c:
            assert c.heard[0].rstrip().startswith('{"is":"wrong","code":"no_watching"')
            for request in ({"do": "moments", "first": 0}, {"do": "why", "move": "x"}):
                assert asked(c, **request) == "no_watching"
            c.send(do="look", seat=None)
            (a if a.table["asked"] == 0 else b).move()
            c.settle()
            assert c.table is None
            assert not any('"is":"chat"' in text for text in c.heard)
        for what in ("log", "replay"):
            assert stranger.refused("GET", f"{path}/{what}", 403) == "no_watching"
        play_out({0: a, 1: b}, rng_for("none"))
        for what in ("log", "replay", "report"):
            assert stranger.refused("GET", f"{path}/{what}", 403) == "no_watching"
        assert stranger.get(f"{path}/notes") == {"notes": [], "writes": False}
        assert "hands" in str(ben.get(f"{path}/replay"))


def test_a_key_opens_a_table_that_nobody_may_watch(server: Server) -> None:
    ann = server.browser()
    new = ann.found(ME, FRIEND, customs={"watch": "none"})
    with server.browser().at(new.table, new.keys[1]) as b:
        assert b.table["looking"] == 1


def test_spectators_are_sent_off_when_all_agree_to_be_alone(server: Server) -> None:
    ann, ben, new = table(server, "end")
    with ann.at(new.table) as a, ben.at(new.table) as b, server.browser().at(new.table) as c:
        a.ask("propose", what="settings", v=0, settings={"watch": "none"})
        b.settle()
        b.ask("agree", id=b.table["proposal"]["id"], yes=True)
        c.settle()
        assert '"no_watching"' in c.heard[-2]
        before = len(c.heard)
        (a if a.table["asked"] == 0 else b).move()
        c.settle()
        assert len(c.heard) == before + 1  # the answer to its own ping


def test_one_seat_is_seen_while_its_player_agrees(server: Server) -> None:
    ann, ben, new = table(server, "seat")
    path = f"/api/tables/{new.table}"
    stranger = server.browser()
    with ann.at(new.table) as a, ben.at(new.table) as b, stranger.at(new.table) as c:
        assert hand(c) == set()
        assert asked(c, "show_hand", yes=True) == "not_your_seat"
        assert asked(a, "show_hand", yes=True) == "done"
        assert asked(b, "show_hand", yes=True) == "no_showing"
        assert hand(c) == hand(a)
        assert (c.table["looking"], c.table["moves"], c.table["shown"]) == (None, [], 0)
        assert not hand(b) & hand(c)
        frames = c.ask("moments", first=0)["frames"]
        assert all(card in str(frames) for card in hand(a))
        seen = stranger.call("GET", f"{path}/log").text
        assert seen == ann.call("GET", f"{path}/log").text
        assert stranger.refused("GET", f"{path}/replay?seat=1", 403) == "not_your_seat"
        assert asked(a, "show_hand", yes=False) == "done"
        assert hand(c) == set()
        assert c.table["fresh"]
        assert not any(card in stranger.call("GET", f"{path}/log").text for card in hand(a))
        assert [told for told in c.told() if told in ("shows", "hides")] == ["shows", "hides"]
        assert asked(b, "show_hand", yes=True) == "done"
        assert hand(c) == hand(b)
        play_out({0: a, 1: b}, rng_for("seat"))
        assert '"hands"' not in stranger.call("GET", f"{path}/replay").text
        assert stranger.refused("GET", f"{path}/report", 403) == "no_report"


def test_a_hand_is_not_shown_again_and_again(server: Server) -> None:
    """The history tells of each change, and must stay readable. Hiding is always possible."""
    ann, _, new = table(server, "seat")
    with ann.at(new.table) as a:
        for _ in range(MOST_SHOWN):
            assert asked(a, "show_hand", yes=True) == "done"
            assert asked(a, "show_hand", yes=False) == "done"
        assert asked(a, "show_hand", yes=True) == "slow_down"
        assert a.table["shown"] is None


@pytest.mark.parametrize("watch", ["none", "public", "end"])
def test_nobody_shows_a_hand_where_the_settings_say_otherwise(server: Server, watch: str) -> None:
    ann, ben, new = table(server, watch)
    with ann.at(new.table) as a, ben.at(new.table):
        assert asked(a, "show_hand", yes=True) == "no_showing"
        assert asked(a, "show_hand", yes=False) == "done"


def test_whoever_gives_up_the_seat_or_changes_the_setting_is_seen_no_more(server: Server) -> None:
    ann, ben, new = table(server, "seat")
    with ann.at(new.table) as a, ben.at(new.table) as b, server.browser().at(new.table) as c:
        a.ask("show_hand", yes=True)
        a.ask("resign")
        c.settle()
        assert c.table["shown"] is None
        assert hand(c) == set()
        b.ask("show_hand", yes=True)
        assert hand(c)
        for watch in ("public", "seat"):
            b.ask("propose", what="settings", v=0, settings={"watch": watch})
        assert hand(c) == set()
        assert propose(b, "pause") == "done"


def test_a_player_who_looks_from_no_seat_does_not_see_the_other_hand(server: Server) -> None:
    ann, ben, new = table(server, "seat")
    with ann.at(new.table) as a, ben.at(new.table) as b:
        a.ask("show_hand", yes=True)
        b.send(do="look", seat=None)
        assert hand(b) == set()
