"""Chance at a table: committed to, mixed with the players' words, and proven at the end."""

import json
from pathlib import Path

import pytest
from server.fairkit import (
    TOGETHER,
    again,
    bring,
    downloaded,
    found,
    promise,
    proven,
    secret_of,
    tell,
    word_of,
)
from server.kit import FRIEND, ME, Browser, Json, Person, Server, bot, play_out, running

from council.core.lots import commitment, seal
from council.core.play import rng_for
from council.server.bots import pool
from council.server.bots.pool import think
from council.tables.bots.job import Job
from council.verify import Check, Unproven

GAMES: list[tuple[str, list[Json], Json]] = [
    ("intrigue", [ME, FRIEND, bot()], {"rounds": 2}),
    ("risk", [ME, FRIEND], {"mode": "skirmish", "rounds": 3}),
    ("risk", [ME, bot()], {"mode": "dominion", "rounds": 1}),
    ("cardgame", [ME, bot()], {"rounds": 2}),
]


def listed(browser: Browser) -> Json:
    """A table as the list of one's games has it."""
    (one,) = browser.call("GET", "/api/tables").json()
    return one


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=lambda value: str(value)[:12])
def test_a_finished_game_proves_its_chance(
    ann: Browser, bob: Browser, game: str, seats: list[Json], options: Json
) -> None:
    new = found(ann, game, *seats, **options)
    with ann.at(new.table) as a, bob.at(new.table, new.keys.get(1, "")) as b:
        people = {0: a, **({1: b} if 1 in new.keys else {})}
        for person in people.values():
            person.settle()
        published = a.table["fair"]
        assert published["deal"] == "seal"
        assert not listed(ann)["dealt"]
        assert (published["secret"], published["missing"]) == ("", sorted(people))
        bring(people)
        assert listed(ann)["dealt"]
        last = play_out(people, rng_for("fair", game))
    assert last["fair"]["deal"] == "done"
    assert commitment(last["fair"]["secret"]) == published["commitment"]
    check = proven(ann, new.table)
    assert check.head["fair"] == published["commitment"]
    assert check.words == {seat: word_of(seat) for seat in people}
    assert all(len(words) == len(people) for *_, words in check.draws)
    assert len(check.draws) > 20


def test_words_are_sealed_before_any_is_told(ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND)
    with ann.at(new.table) as a:
        assert a.table["moves"] == []
        assert a.table["asked"] is None
        assert a.table["question"]["key"] == "server-told-gathering"
        assert a.code("move", v=a.table["v"], move="place jon_snow 1.1") == "not_dealt"
        assert tell(a, 0) == "not_dealt"  # nothing is promised yet
        assert promise(a, 0) == "done"
        assert promise(a, 0) == "done"  # sent twice, said once
        assert a.code("seal", seat=0, seal=seal(0, word_of("other"))) == "dealt"
        assert promise(a, 1) == "not_your_seat"
        assert tell(a, 0) == "not_dealt"  # the other has promised nothing
        assert a.table["fair"]["missing"] == [1]
        with bob.at(new.table, new.keys[1]) as b:
            assert b.code("seal", seat=1, seal="1" * 63) == "bad_word"
            assert promise(b, 1) == "done"
            assert b.table["fair"]["deal"] == "open"
            assert b.table["fair"]["words"] == ["", ""]
            assert b.code("word", seat=1, word=word_of("other")) == "bad_word"
            assert tell(b, 1) == "done"
            assert b.table["view"]["hand"] == []  # Ann's word is still missing
            assert b.table["fair"]["missing"] == [0]
            assert tell(a, 0) == "done"
            b.settle()
            assert b.table["fair"]["deal"] == "done"
            assert a.table["view"]["hand"] != []
            assert promise(b, 1) == "done"
            assert tell(b, 1) == "done"
            assert b.code("word", seat=1, word=word_of("other")) == "bad_word"


def test_who_sits_alone_has_the_cards_at_once(ann: Browser) -> None:
    new = found(ann, "intrigue", ME, bot(), bot())
    with ann.at(new.table) as a:
        bring({0: a})
        a.until(lambda table: table["asked"] == 0)
        assert a.table["moves"]


def test_one_browser_brings_a_word_for_each_of_its_seats(ann: Browser) -> None:
    new = found(ann, "intrigue", ME, ME, rounds=1)
    with ann.at(new.table) as a:
        bring({0: a, 1: a})
        assert a.table["fair"]["deal"] == "done"
        assert a.table["fair"]["words"] == [word_of(0), word_of(1)]


def test_deal_now_and_the_latecomer_counts_from_then_on(ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND, rounds=2)
    with ann.at(new.table) as a:
        promise(a, 0)
        with bob.at(new.table) as watcher:
            assert watcher.code("deal") == "not_your_seat"
        assert a.code("deal") == "done"
        assert a.table["fair"]["missing"] == [0]
        assert tell(a, 0) == "done"
        assert a.table["asked"] == 0
        assert a.code("deal") == "dealt"
        assert a.move()["is"] == "done"
        with bob.at(new.table, new.keys[1]) as b:
            assert promise(b, 1) == "dealt"
            v = b.table["v"]
            assert tell(b, 1) == "done"
            assert b.table["v"] == v + 1
            play_out({0: a, 1: b}, rng_for("late"))
    check = proven(ann, new.table)
    words = [words for *_, words in check.draws]
    assert words[0] == [f"0:{word_of(0)}"]
    assert words[-1] == [f"0:{word_of(0)}", f"1:{word_of(1)}"]
    assert 1 not in check.seals


def test_who_will_not_open_his_word_can_be_passed_over(ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND, rounds=1)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        assert promise(a, 0) == promise(b, 1) == "done"
        assert tell(a, 0) == "done"
        assert a.code("deal") == "done"
        assert a.table["fair"]["deal"] == "done"
        play_out({0: a, 1: b}, rng_for("silent"))
    check = proven(ann, new.table)
    assert check.seals.keys() - check.words.keys() == {1}


def test_who_gives_up_before_the_deal_is_not_waited_for(ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND, rounds=1)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        promise(a, 0)
        assert b.code("resign") == "done"
        a.settle()
        assert a.table["fair"]["deal"] == "open"
        assert tell(a, 0) == "done"
        a.until(lambda table: table["asked"] == 0)


def test_a_table_that_deals_at_once_is_committed_too(ann: Browser) -> None:
    new = ann.found(ME, bot(), rounds=1)
    with ann.at(new.table) as a:
        assert a.table["moves"]
        play_out({0: a}, rng_for("at once"))
    check = proven(ann, new.table)
    assert check.words == {}
    assert check.draws


def test_a_rematch_has_a_secret_and_words_of_its_own(ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND, rounds=1)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        bring({0: a, 1: b})
        play_out({0: a, 1: b}, rng_for("first"))
        first = a.table["fair"]["commitment"]
    second = ann.post(f"/api/tables/{new.table}/rematch")["table"]
    with ann.at(second) as a, bob.at(second, new.keys[1]) as b:
        assert a.table["fair"]["commitment"] != first
        assert a.table["fair"]["deal"] == "seal"
        bring({0: a, 1: b})
        assert a.table["fair"]["deal"] == "done"


# -- undo, the end, and restarts


def into_the_second_round(people: dict[int, Person]) -> None:
    """Play until chance has dealt once more."""
    first = next(iter(people.values()))
    seen = first.table["view"]["round"]
    while first.table["view"]["round"] == seen:
        for person in people.values():
            person.settle()
        seat = first.table["asked"]
        assert people[seat].move()["is"] == "done"
        first.settle()


def last_mover(server: Server, table: str) -> int:
    whos = [json.loads(line)[0] for line in server.lines(table)[1:]]
    return next(who for who in reversed(whos) if isinstance(who, int))


def test_an_undo_behind_chance_uses_up_its_numbers(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = found(ann, "intrigue", ME, FRIEND, rounds=2)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        people = {0: a, 1: b}
        bring(people)
        into_the_second_round(people)
        drawn = again_number(server, new.table)
        seat = last_mover(server, new.table)
        dealt = server.lines(new.table)
        for person in people.values():
            person.settle()
        asker, other = people[seat], people[1 - seat]
        assert asker.code("propose", what="undo", v=asker.table["v"]) == "done"
        other.settle()
        assert other.code("agree", id=other.table["proposal"]["id"], yes=True) == "done"
        undone = server.lines(new.table)
        assert f'"undo {seat} ' in undone[-1]
        assert again_number(server, new.table) == drawn
        asker.settle()
        move = asker.move()
        assert move["is"] == "done"
        assert server.lines(new.table)[-1] != dealt[-1]  # drawn with other numbers
        play_out(people, rng_for("undone"))
    check = proven(ann, new.table)
    ((who, first, last),) = check.undone
    assert who == seat
    assert first <= last
    numbers = [number for _, _, number, _ in check.draws]
    assert not set(range(first, last + 1)) & set(numbers)
    assert max(numbers) > last


def again_number(server: Server, table: str) -> int:
    """The number of the next draw, as a restarted server would know it."""
    return again("".join(line + "\n" for line in server.lines(table))).notes.number


def test_a_word_told_late_outlives_an_undo(server: Server, ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, bot(), FRIEND, rounds=1)
    with ann.at(new.table) as a:
        promise(a, 0)
        a.code("deal")
        tell(a, 0)
        a.until(lambda table: table["asked"] == 0)
        assert a.move()["is"] == "done"
        a.until(lambda table: table["asked"] == 2)
        with bob.at(new.table, new.keys[2]) as b:
            tell(b, 2)
            a.settle()
            assert a.code("propose", what="undo", v=a.table["v"]) == "done"
            b.settle()
            assert b.code("agree", id=b.table["proposal"]["id"], yes=True) == "done"
            b.settle()
            assert b.table["fair"]["words"][2] == word_of(2)
            assert f'"word 2 {word_of(2)}"' in server.lines(new.table)[-1]
            play_out({0: a, 2: b}, rng_for("outlives"))
    proven(ann, new.table)


def test_the_end_by_agreement_opens_the_secret(ann: Browser, bob: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND, rounds=1)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        bring({0: a, 1: b})
        a.move()
        a.code("propose", what="end", v=a.table["v"])
        b.settle()
        assert b.code("agree", id=b.table["proposal"]["id"], yes=True) == "done"
        assert commitment(b.table["fair"]["secret"]) == b.table["fair"]["commitment"]
    check = proven(bob, new.table)
    assert check.draws
    text = downloaded(bob, new.table)
    assert '"end": "agreed"' in text
    assert again(text).log.end == "agreed"
    assert ann.get(f"/api/tables/{new.table}/replay")["finished"]


def test_a_table_may_end_before_the_deal(ann: Browser) -> None:
    new = found(ann, "intrigue", ME, FRIEND)
    with ann.at(new.table) as a:
        assert a.code("propose", what="end", v=a.table["v"]) == "done"
        assert a.table["over"]
    assert proven(ann, new.table).draws == []


def test_a_restart_neither_loses_nor_repeats_a_number(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        new = found(ann, "intrigue", ME, FRIEND, rounds=2)
        with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
            promise(a, 0)
            promise(b, 1)
    for step in ("opens", "plays", "ends"):
        with running(tmp_path) as server:
            one, other = server.browser(), server.browser()
            one.cookie, other.cookie = ann.cookie, bob.cookie
            with one.at(new.table) as a, other.at(new.table, new.keys[1]) as b:
                people = {0: a, 1: b}
                if step == "opens":
                    assert a.table["fair"]["deal"] == "open"
                    assert [tell(person, seat) for seat, person in people.items()] == ["done"] * 2
                elif step == "plays":
                    into_the_second_round(people)
                else:
                    play_out(people, rng_for("restart"))
                    proven(one, new.table)


# -- what is secret


def test_nothing_tells_the_secret_before_the_end(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []

    def overheard(job: Job) -> str:
        asked.append(job)
        return think(job)

    monkeypatch.setattr(pool, "think", overheard)
    new = found(ann, "intrigue", ME, FRIEND, bot(), hints="on", rounds=1)
    secret, heard = secret_of(server, new.table), []
    watcher = server.browser()
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b, watcher.at(new.table) as w:
        people = {0: a, 1: b}
        bring(people)
        while not a.table["over"]:
            for browser in (ann, bob, watcher):
                for what in ("log", "replay"):
                    heard.append(browser.call("GET", f"/api/tables/{new.table}/{what}").text)
                heard.append(browser.call("GET", "/api/tables").text)
            with pytest.raises(Unproven, match="running"):
                Check(downloaded(ann, new.table))
            seat = a.table["asked"]
            if seat in people:  # a bot after whom the game is over would play on while we listen
                people[seat].ask("hint")
                people[seat].move()
                a.until(lambda table: table["over"] or table["asked"] in people)
            for person in (a, b, w):
                person.settle()
                heard += [text for text in person.heard if '"over":false' in text]
    assert len(heard) > 100
    assert asked
    for text in [*heard, *(repr(job) for job in asked)]:
        assert secret not in text
        assert "bag 1" not in text
    assert secret in downloaded(ann, new.table)


def test_a_spectator_of_a_closed_table_is_never_told(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, ME, customs={"watch": "public"})
    with ann.at(new.table) as a, bob.at(new.table) as b:
        a.send(do="look", seat=0)
        a.settle()
        assert a.code("propose", what="end", v=a.table["v"]) == "done"
        assert a.table["fair"]["secret"] in downloaded(ann, new.table)
        b.settle()
        assert b.table["over"]
        assert a.table["fair"]["secret"] not in "".join(b.heard) + downloaded(bob, new.table)


def test_strangers_words_are_refused(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND, customs=TOGETHER)
    with bob.at(new.table) as watcher:
        assert promise(watcher, 0) == "not_your_seat"
        assert promise(watcher, -1) == "not_your_seat"
        assert tell(watcher, 7) == "not_your_seat"
