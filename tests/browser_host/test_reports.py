"""Reports in the page without a server: made by the second worker, kept with the game."""

import asyncio
import json

from browser_host.page import Json, Page, counted, run
from report.answered import given_in, quick, whole
from report.kit import played
from server.test_leaks import record_of

from council.browser import thinker

__all__ = ["quick"]

GAME = "intrigue-2"
PATH = "/api/tables/t/report"


def put(page: Page) -> None:
    record = record_of("t", played(GAME), ["person", "person"])
    page.host.store.create(record, {}, page.host.holder, [0])


async def ready(page: Page, path: str) -> Json:
    while (found := await page.call("GET", path))["state"] != "ready":
        assert found["state"] in ("waiting", "making"), found
        await asyncio.sleep(0)
    return found


def test_a_report_is_made_in_slices_and_kept_with_the_game() -> None:
    tasks: list[str] = []

    async def story() -> None:
        page = Page(counted(thinker.think, tasks))
        put(page)
        assert (await page.call("GET", PATH))["state"] == "none"
        await page.call("POST", PATH)
        await ready(page, PATH)
        kinds = [json.loads(task)["do"] for task in tasks]
        assert kinds[-1] == "report"
        assert set(kinds[:-1]) == {"slice"}
        firsts = [json.loads(task)["first"] for task in tasks[:-1]]
        assert firsts == list(range(len(firsts)))
        reply = await page.host.call("GET", PATH)
        assert given_in(reply.content) == whole(played(GAME))
        await page.reload()
        assert (await page.host.call("GET", PATH)).content == reply.content
        page.host.store.remove("t", 0)
        assert not [key for key in page.records if key.startswith("report/")]
        await page.host.close()

    run(story)


def test_a_tab_that_is_closed_leaves_no_half_report() -> None:
    async def story() -> None:
        page = Page(counted(thinker.think, []))
        put(page)
        await page.call("POST", PATH)
        while (await page.call("GET", PATH))["done"] < 2:
            await asyncio.sleep(0)
        await page.reload()
        assert not [key for key in page.records if key.startswith("report/")]
        assert (await page.call("GET", PATH))["state"] == "none"
        await page.call("POST", PATH)
        await ready(page, PATH)
        await page.host.close()

    run(story)


def test_a_report_that_cannot_be_read_is_made_again() -> None:
    async def story() -> None:
        page = Page()
        put(page)
        page.records["report/t"] = "nonsense"
        await page.reload()
        assert (await page.call("GET", PATH))["state"] == "none"
        await page.host.close()

    run(story)


def test_the_report_of_a_file() -> None:
    async def story() -> None:
        page = Page(counted(thinker.think, []))
        begun = await page.call("POST", "/api/report", played(GAME).log.dump())
        found = await ready(page, f"/api/report/{begun['id']}")
        assert found["report"]["game"] == "intrigue"
        await page.host.close()

    run(story)
