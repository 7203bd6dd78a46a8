"""What the page keeps of its games: small texts, of which a broken one costs only its own game."""

import json

import pytest
from browser_host.page import ME, Page, bot, run

from council.core.play import rng_for
from council.locales import LANGUAGES, Voice


async def two_games(page: Page) -> tuple[str, str]:
    """Two running games with a few moves each, the page closed."""
    tables = []
    for name in ("one", "other"):
        table = await page.found("intrigue", ME, bot())
        person = page.at(table)
        await person.play_out(rng_for(name), lambda shown: shown["v"] > 15)
        await person.ask("say", text=name)
        tables.append(table)
    await page.host.close()
    return tables[0], tables[1]


def test_a_move_rewrites_no_line_that_was_kept() -> None:
    async def story() -> None:
        page = Page()
        table = await page.found("intrigue", ME, bot())
        person = page.at(table)
        await person.play_out(rng_for("rows"), lambda shown: shown["v"] > 15)
        before = {key for key in page.records if key.startswith("line/")}
        page.saved.clear()
        await person.move()
        assert f"game/{table}" in page.saved
        assert not before & set(page.saved)
        await page.host.close()

    run(story)


def test_lines_that_were_taken_back_are_forgotten() -> None:
    async def story() -> None:
        page = Page()
        table = await page.found("intrigue", ME, bot())
        person = page.at(table)
        await person.until(lambda one: one.table and one.table["asked"] == 0)
        await person.move()
        await person.until(lambda one: one.table["asked"] == 0)
        await person.ask("undo", v=person.table["v"])
        kept = json.loads(page.records[f"game/{table}"])["lines"]
        numbers = {int(key.split("/")[2]) for key in page.records if key.startswith("line/")}
        assert numbers == set(range(1, kept + 1))
        await page.host.close()

    run(story)


NO_UNICODE = "\ud800"
DEEP = "[" * 100_000


@pytest.mark.parametrize("torn", ["", "{", "[1]", "null", '["", 1, ""]', NO_UNICODE, DEEP])
def test_a_torn_line_costs_its_own_game_only(torn: str) -> None:
    async def story() -> None:
        page = Page()
        one, other = await two_games(page)
        before = dict(page.records)
        page.records[f"line/{one}/3"] = torn
        page.open()
        person = page.at(one)
        await person.until(lambda visitor: visitor.code)
        told = json.loads(person.heard[0])
        assert told["code"] == "unreadable"
        assert told["said"]["key"] == (
            "log-not-json" if torn.startswith('[""') else "server-damaged"
        )
        listed = {game["table"] for game in await page.call("GET", "/api/tables")}
        assert listed == {one, other}
        await page.at(other).play_out(rng_for("goes on"))
        page.records[f"line/{one}/3"] = before[f"line/{one}/3"]
        await page.reload()  # nothing else of it was lost
        await page.at(one).play_out(rng_for("goes on, too"))
        await page.host.close()

    run(story)


@pytest.mark.parametrize("torn", ["", "{", "[]", '{"game": "intrigue"}', NO_UNICODE, DEEP])
def test_a_game_that_cannot_be_listed_is_told(torn: str) -> None:
    async def story() -> None:
        page = Page()
        one, other = await two_games(page)
        page.records[f"game/{one}"] = torn
        host = page.open()
        assert [game["table"] for game in await page.call("GET", "/api/tables")] == [other]
        told = json.loads(host.troubles())
        assert len(told) == 1
        for lang in LANGUAGES:
            assert Voice(lang).say(told[0]["key"], **told[0]["facts"])
        assert page.records[f"game/{one}"] == torn
        await host.close()

    run(story)


def test_unknown_records_and_torn_notes_change_nothing() -> None:
    async def story() -> None:
        page = Page()
        one, _ = await two_games(page)
        strange = {"future/x": "?", "line/none/1": "?", "x": "", "uptime": "late"}
        strange |= {f"{kind}/x": NO_UNICODE for kind in ("person", "report", "rival")}
        strange[f"line/{one}/{'9' * 5000}"] = "?"
        page.records.update(strange)
        page.records[f"chat/{one}/0"] = "{"
        host = page.open()
        assert host.troubles() == "[]"
        await page.at(one).play_out(rng_for("strange"))
        assert all(page.records[key] == text for key, text in strange.items() if key != "uptime")
        await host.close()

    run(story)


def test_lines_that_were_being_written_do_not_count() -> None:
    async def story() -> None:
        page = Page()
        one, _ = await two_games(page)
        lines = json.loads(page.records[f"game/{one}"])["lines"]
        page.records[f"line/{one}/{lines + 1}"] = '["half a li'
        page.open()
        await page.at(one).play_out(rng_for("half"))
        await page.host.close()

    run(story)


def test_a_change_that_cannot_be_kept_is_not_made() -> None:
    async def story() -> None:
        page = Page()
        table = await page.found("intrigue", ME, bot())
        person = page.at(table)
        await person.until(lambda one: one.table and one.table["asked"] == 0)
        full, save = True, page.host.store._save

        def refuse(key: str, value: str | None) -> object:
            if full:
                raise OSError("full")
            return save(key, value)

        page.host.store._save = refuse
        move = person.table["moves"][0]
        answer = await person.ask("move", v=person.table["v"], move=move)
        assert answer["code"] == "broken"
        full = False
        assert (await person.ask("move", v=person.table["v"], move=move))["is"] == "done"
        await page.host.close()

    run(story)
