"""Whole games on a page without a server: as on a server, with nothing but memory and texts."""

import json
from pathlib import Path

import pytest
from browser_host.page import FRIEND, ME, Json, Page, bot, counted, run

from council.browser import thinker
from council.cli import main
from council.core.play import rng_for
from council.tables.session import TOO_MUCH
from council.tables.state.visitor import NO_TABLE

SHORT: dict[str, Json] = {
    "intrigue": {},
    "risk": {"mode": "skirmish", "rounds": 2},
    "cardgame": {},
}


def verified(folder: Path, log: str) -> None:
    """The commands accept the log, and its proof."""
    file = folder / "game.council.jsonl"
    file.write_text(log, encoding="utf-8")
    for command in (["verify", str(file)], ["replay", str(file), "--verify"]):
        assert main(command) == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_through_the_messages_of_a_socket(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        tasks: list[str] = []
        page = Page(counted(thinker.think, tasks))
        table = await page.found(game, ME, bot("random"), **SHORT[game])
        person = page.at(table)
        last = await person.play_out(rng_for("whole", game))
        assert last["over"]
        assert last["results"]
        assert {json.loads(task)["do"] for task in tasks} == {"move"}
        verified(tmp_path, await page.call("GET", f"/api/tables/{table}/log"))
        replay = await page.call("GET", f"/api/tables/{table}/replay")
        assert replay["finished"]
        assert (await page.call("GET", "/api/tables"))[0]["over"]
        await page.host.close()

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT)
def test_a_game_goes_on_after_a_reload(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        page = Page()
        table = await page.found(game, ME, bot("random"), **SHORT[game])
        person = page.at(table)
        for stop in (10, 20):
            before = await person.play_out(rng_for("half", game), lambda t, n=stop: t["v"] > n)
            await page.reload()
            person = page.at(table)
            await person.until(lambda one: one.table)
            if not before["over"] and before["asked"] in before["held"]:
                same = ("v", "asked", "view", "moves", "question", "fair")
                assert {k: person.table[k] for k in same} == {k: before[k] for k in same}
        await person.play_out(rng_for("rest", game))
        verified(tmp_path, await page.call("GET", f"/api/tables/{table}/log"))
        await page.host.close()

    run(story)


def test_two_people_share_the_screen() -> None:
    async def story() -> None:
        page = Page()
        table = await page.found("intrigue", ME, ME)
        person = page.at(table)
        await person.until(lambda one: one.table)
        assert person.table["held"] == [0, 1]
        assert person.table["looking"] is None
        await person.play_out(rng_for("both"), lambda shown: shown["v"] > 12)
        asked = person.table["asked"]
        await person.look(1 - asked)
        assert person.table["moves"] == []
        assert (await person.ask("move", v=person.table["v"], move="pass"))["is"] == "refused"
        await page.host.close()

    run(story)


def test_undo_why_hint_chat_pause_and_random_values() -> None:
    async def story() -> None:
        tasks: list[str] = []
        page = Page(counted(thinker.think, tasks))
        table = await page.found("intrigue", ME, bot("greedy"))
        person = page.at(table)
        await person.until(lambda one: one.table and one.table["asked"] == 0)
        await person.move()
        await person.until(lambda one: one.table["asked"] == 0)
        before = person.table["v"]
        assert (await person.ask("undo", v=before))["is"] == "done"
        assert person.table["v"] > before
        hint = await person.ask("hint")
        assert hint["is"] == "hint"
        assert hint["move"] in person.table["moves"]
        assert (await person.ask("why", move=hint["move"]))["is"] == "allowed"
        assert (await person.ask("why", move="place nobody 1.1"))["is"] == "refused"
        assert (await person.ask("say", text="Winter is coming"))["is"] == "done"
        assert (await person.ask("word", seat=0, word="ab" * 16))["is"] == "done"
        assert person.table["fair"]["words"][0] == "ab" * 16
        v = person.table["v"]
        assert (await person.ask("propose", what="pause", v=v))["is"] == "done"
        assert person.table["paused"]
        await page.reload()
        person = page.at(table)
        await person.until(lambda one: one.table and len(one.heard) > 1)
        assert person.table["paused"]
        assert json.loads(person.heard[1])["lines"][0]["text"] == "Winter is coming"
        assert (await person.ask("go_on"))["is"] == "done"
        await page.host.close()

    run(story)


def test_a_clock_runs_only_while_the_page_is_open() -> None:
    async def story() -> None:
        now = [1000.0]
        page = Page(steady=lambda: now[0], now=lambda: now[0])
        clock = {"clock": {"kind": "move", "seconds": 60}}
        table = await page.found("intrigue", ME, bot(), customs=clock)
        person = page.at(table)
        await person.until(lambda one: one.table and one.table["asked"] == 0)
        now[0] += 20
        await page.host.scheduler.beat()
        await page.reload()
        now[0] += 10_000
        page.open()
        person = page.at(table)
        await person.until(lambda one: one.table)
        assert 39 <= person.table["clock"]["left"][0] <= 41
        now[0] += 45
        await page.host.scheduler.beat()
        v = person.table["v"]
        now[0] += 30
        await page.host.scheduler.beat()
        await person.until(lambda one: one.table["v"] > v)  # a bot has moved instead
        await page.host.close()

    run(story)


def test_a_rematch_a_closed_table_and_a_forgotten_one() -> None:
    async def story() -> None:
        page = Page()
        table = await page.found("intrigue", ME, bot())
        person = page.at(table)
        await person.play_out(rng_for("first"))
        again = (await page.call("POST", f"/api/tables/{table}/rematch"))["table"]
        assert again != table
        await person.until(lambda one: one.table["rematch"] == again)
        await page.call("POST", f"/api/tables/{again}/close")
        assert [one["table"] for one in await page.call("GET", "/api/tables")] == [table]
        assert not any(again in key for key in page.records)
        await page.call("POST", f"/api/tables/{table}/forget")
        await page.reload()
        assert await page.call("GET", "/api/tables") == []
        await page.host.close()

    run(story)


def test_calls_are_answered_as_by_a_server_without_mail() -> None:
    async def story() -> None:
        page = Page()
        assert await page.call("GET", "/api/mail") == {
            "possible": False,
            "address": "",
            "confirmed": False,
        }
        wish = {"address": "a@b.example"}
        assert await page.refused("POST", "/api/mail", wish) == "no_mail"
        answer = {"word": "x", "yes": True}
        assert await page.refused("POST", "/api/mail/answer", answer) == "bad_key"
        assert await page.refused("GET", "/api/nothing") == "not_found"
        assert await page.refused("DELETE", "/api/games") == "not_allowed"
        assert await page.refused("POST", "/api/tables", {"game": "chess"}) == "bad_message"
        unknown = {"game": "chess", "seats": [ME, ME]}
        assert await page.refused("POST", "/api/tables", unknown) == "no_such_game"
        assert await page.refused("GET", "/api/tables/none/log") == "no_such_table"
        assert len(await page.call("GET", "/api/games")) == 3
        assert {"name": "hard", "own": False} in await page.call("GET", "/api/bots")
        for game in SHORT:
            assert (await page.call("GET", f"/api/rules/{game}"))["rules"]
            assert await page.call("GET", f"/api/words/{game}")
        await page.host.close()

    run(story)


def test_a_seat_for_a_friend_can_be_taken_on_the_same_page() -> None:
    async def story() -> None:
        page = Page()
        body = {"game": "intrigue", "seats": [ME, FRIEND]}
        opened = await page.call("POST", "/api/tables", body)
        key = next(one["key"] for one in opened["keys"] if one["seat"] == 1)
        path = f"/api/tables/{opened['table']}/sit"
        assert await page.refused("POST", path, {"key": "wrong"}) == "bad_key"
        assert (await page.call("POST", path, {"key": key, "name": "Arya"}))["seat"] == 1
        await page.reload()
        assert (await page.call("GET", "/api/tables"))[0]["held"] == [0, 1]
        await page.host.close()

    run(story)


def test_a_connection_that_cannot_be_served_is_closed_with_a_code() -> None:
    async def story() -> None:
        page = Page()
        nowhere = page.at("nowhere")
        await nowhere.until(lambda one: one.code)
        assert nowhere.code == NO_TABLE
        assert json.loads(nowhere.heard[0])["code"] == "no_such_table"
        table = await page.found("intrigue", ME, bot())
        wild = page.at(table)
        for _ in range(12):
            await wild.line.receive("{")
        await wild.until(lambda one: one.code)
        assert wild.code == TOO_MUCH
        await page.host.close()

    run(story)


def test_a_file_is_replayed_by_the_second_worker() -> None:
    async def story() -> None:
        tasks: list[str] = []
        page = Page(counted(thinker.think, tasks))
        table = await page.found("intrigue", ME, bot())
        await page.at(table).play_out(rng_for("file"))
        log = await page.call("GET", f"/api/tables/{table}/log")
        tasks.clear()
        assert (await page.call("POST", "/api/replay", log))["finished"]
        assert [json.loads(task)["do"] for task in tasks] == ["file"]
        reply = await page.host.call("POST", "/api/replay", log[:-40])
        assert reply.status == 422
        assert json.loads(reply.content)["said"]["key"].startswith("log-")
        await page.host.close()

    run(story)


def test_a_broken_second_worker_does_not_end_the_game() -> None:
    async def story() -> None:
        async def broken(_: str) -> str:
            raise OSError("the worker is gone")

        page = Page(broken)
        table = await page.found("intrigue", ME, bot("hard"))
        last = await page.at(table).play_out(rng_for("broken"))
        assert last["over"]
        await page.host.close()

    run(story)
