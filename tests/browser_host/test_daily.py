"""The deal of the day in a page: the same messages as on a server, kept in the page's records."""

import asyncio

import pytest
from browser_host.page import Page, run

from council.core.play import rng_for

NOON = 1_795_003_200.0
TODAY, YESTERDAY, TOMORROW = "2026-11-18", "2026-11-17", "2026-11-19"


def opened() -> Page:
    return Page(now=lambda: NOON)


@pytest.mark.slow
def test_a_try_counts_once_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("council.compiled.available", lambda: False)  # as in a page

    async def story() -> None:
        page = opened()
        path = f"/api/daily/{TODAY}/intrigue"
        table = (await page.call("POST", path, {"name": "Ann"}))["table"]
        assert (await page.call("POST", path, {}))["table"] == table
        await page.at(table).play_out(rng_for("try"))
        await page.reload()
        found = await page.call("GET", "/api/daily")
        assert found["days"] == [TODAY]
        assert found["deals"][0]["mine"]["result"]["rank"] in (1, 2, 3, 4)
        assert await page.refused("POST", path, {}) == "daily_done"
        assert await page.refused("POST", f"/api/daily/{TOMORROW}/risk", {}) == "bad_day"
        assert await page.refused("POST", f"/api/daily/{YESTERDAY}/risk", {}) == "daily_past"
        compared = await page.call("GET", path)
        while any(one["state"] == "making" for one in compared["rivals"]):
            await asyncio.sleep(0.05)
            compared = await page.call("GET", path)
        assert all(one["result"] for one in compared["rivals"])
        assert compared["others"] == []
        assert compared["missing"] == ["hard"]
        await page.reload()
        again = await page.call("GET", path)
        assert again == compared, "what bots came to is kept"
        practice = (await page.call("POST", path, {"practice": True}))["table"]
        assert practice != table
        await page.host.close()

    run(story)
