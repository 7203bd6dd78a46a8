"""Taking back: one's own last move, while nothing new was shown."""

from server.kit import FRIEND, ME, Browser, Person, Server, bot

from council.core.log import Line
from council.core.play import Play, rng_for
from council.core.state import members
from council.games import GAMES
from council.tables.state.undo import cut_for, last_own
from council.tables.storage.records import Chair

GAME = GAMES["intrigue"]
PERSON, BOT = Chair("p", "person"), Chair("b", "bot", "easy")


def lines(*whos: int | str) -> list[Line]:
    return [Line(who, "x") for who in whos]


def test_what_may_be_taken_back() -> None:
    assert last_own(lines("*", 0), False, 0) == 1
    assert last_own(lines("*", 0, "#"), False, 0) == 1
    assert last_own(lines("*", 0, 1), False, 0) is None
    assert last_own(lines("*", 0, 1), False, 1) == 2
    assert last_own(lines("*", 0, "*"), False, 0) is None
    assert last_own(lines("*", 0, "*", "#"), False, 0) is None
    assert last_own(lines("*"), False, 0) is None
    assert last_own(lines(), False, 0) is None
    assert last_own(lines("*", 0, 1, 2), True, 0) == 1
    assert last_own(lines("*", 0, 1, "#", 2, 1), True, 0) == 1
    assert last_own(lines("*", 0, 1, "*", 2), True, 0) is None


def test_a_move_that_showed_something_stays() -> None:
    """Between people; alone among bots it may be taken back. In random games both kinds occur."""
    told = free = 0
    for number in range(30):
        play = Play(GAME, GAME.setup(3), ["a", "b", "c"], rng_for("undo", number))
        play.settle()
        while not play.over() and play.state.leg() == 0:
            seat = int(play.state.seat())
            out = int(play.state.out)  # type: ignore[attr-defined]
            moves = members(play.state.legal_moves())
            play.move(seat, moves[number % len(moves)])
            if play.log.lines[-1].who != seat:
                break
            blocked = int(play.state.out) & ~out & ~(1 << seat)  # type: ignore[attr-defined]
            cut = cut_for(play, [PERSON, PERSON, Chair("o", "open")], seat)
            assert cut_for(play, [BOT, BOT, BOT], seat) == len(play.log.lines) - 1
            assert cut in (None, len(play.log.lines) - 1)
            told += bool(blocked) and cut is None
            free += not blocked and cut is not None
    assert told > 5
    assert free > 100


def undo(person: Person) -> str:
    answer = person.ask("undo", v=person.table["v"])
    return str(answer.get("code", answer["is"]))


def test_a_move_is_taken_back_until_another_answers(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND)
    before = server.lines(new.table)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.settle()
        first = a.table
        assert not first["can_undo"]
        assert undo(a) == "cannot_undo"
        a.move()
        assert a.table["can_undo"]
        b.settle()
        assert not b.table["can_undo"]
        assert undo(b) == "cannot_undo"
        old = b.table["v"]
        assert undo(a) == "done"
        assert server.lines(new.table) == before
        b.settle()
        assert b.table["fresh"]
        assert b.table["asked"] == 0
        same = ("v", "fresh", "mark", "news", "told_at")
        assert {k: x for k, x in a.table.items() if k not in same} == {
            k: x for k, x in first.items() if k not in same
        }
        a.move(a.table["moves"][1])
        b.settle()
        assert b.table["v"] > old  # a version never means two things
        assert b.move(v=old)["code"] == "stale"
        assert b.move()["is"] == "done"
        a.settle()
        assert not a.table["can_undo"]
        assert undo(a) == "cannot_undo"
        assert a.ask("undo", v=0)["code"] == "stale"
        assert undo(b) == "done"


def test_alone_among_bots_one_goes_back_to_ones_last_decision(server: Server, ann: Browser) -> None:
    new = ann.found(ME, bot(), bot())
    with ann.at(new.table) as a:
        for _ in range(3):
            a.until(lambda table: (table["asked"] == 0 and table["can_undo"]) or table["v"] < 3)
            if a.table["asked"] == 0:
                a.move()
        a.until(lambda table: table["asked"] == 0)
        held = len(a.table["view"]["hand"])
        while a.table["can_undo"]:
            assert undo(a) == "done"
            held += 1
            assert a.table["asked"] == 0
            assert len(a.table["view"]["hand"]) == held
        assert held == 12
        assert undo(a) == "cannot_undo"
        assert len(server.lines(new.table)) == 2  # head and deal


def test_nobody_goes_back_behind_chance(server: Server, ann: Browser) -> None:
    new = ann.found(ME, ME)
    rng = rng_for("behind")
    with ann.at(new.table) as a:
        lines = server.lines(new.table)
        while not a.table["over"]:
            a.send(do="look", seat=a.table["asked"])
            a.settle()
            seat = a.table["looking"]
            assert a.move(a.table["moves"][int(rng.below(len(a.table["moves"])))])["is"] == "done"
            after = server.lines(new.table)
            chance = any('["*"' in line for line in after[len(lines) :])
            assert a.table["looking"] == seat
            assert not (a.table["can_undo"] and chance)
            lines = after
        assert undo(a) == "cannot_undo"


def test_a_log_with_moves_taken_back_is_sound(server: Server, ann: Browser) -> None:
    """Digests come in the right places again."""
    new = ann.found(ME, ME)
    rng = rng_for("digests")
    with ann.at(new.table) as a:
        while not a.table["over"]:
            a.send(do="look", seat=a.table["asked"])
            a.settle()
            a.move(a.table["moves"][int(rng.below(len(a.table["moves"])))])
            if a.table["can_undo"] and rng.below(2):
                assert undo(a) == "done"
    text = "".join(line + "\n" for line in server.lines(new.table))
    replayed = ann.call("POST", "/api/replay", content=text)
    assert replayed.status_code == 200
    assert replayed.json()["finished"]
