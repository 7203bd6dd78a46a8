"""Who uses a page without a server, and their games."""

import asyncio
import json
from typing import Any

from council.browser.host import Host

KEY, OTHER = "A" * 22, "B" * 22


async def ask(host: Host, method: str, path: str, body: Any = None, key: str | None = KEY) -> Any:
    reply = await host.call(method, path, json.dumps(body) if body is not None else "", key)
    assert reply.status in (200, 201), reply.content
    return json.loads(reply.content)


async def table(host: Host, key: str | None = KEY) -> str:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]
    made = await ask(host, "POST", "/api/tables", {"game": "intrigue", "seats": seats}, key)
    return str(made["table"])


def keep(kept: dict[str, str]) -> Any:
    def save(key: str, value: str | None) -> None:
        if value is None:
            kept.pop(key, None)
        else:
            kept[key] = value

    return save


def test_a_person_and_their_games_are_kept_with_the_page() -> None:
    async def play() -> None:
        kept: dict[str, str] = {}
        host = Host({}, keep(kept))
        before = await table(host, None)
        after = await table(host)
        assert [one["table"] for one in await ask(host, "GET", "/api/me/games")] == [after]
        wish = {"name": "Ann", "adopt": True}
        assert (await ask(host, "POST", "/api/me", wish))["known"]
        await host.close()
        host = Host(dict(kept), keep(kept))
        found = await ask(host, "GET", "/api/me/games")
        assert {one["table"] for one in found} == {before, after}
        assert all(one["players"][0]["me"] for one in found)
        assert (await ask(host, "GET", "/api/me"))["name"] == "Ann"
        assert (await ask(host, "POST", "/api/me/statistics", {}))["tally"]["games"] == 0
        assert await ask(host, "GET", "/api/me/games", key=OTHER) == []
        assert KEY not in "".join([*kept, *kept.values()])
        await ask(host, "POST", f"/api/tables/{after}/forget", {})
        assert [one["table"] for one in await ask(host, "GET", "/api/me/games")] == [before]
        assert not (await ask(host, "POST", "/api/me/forget"))["known"]
        host = Host(dict(kept), keep(kept))
        assert await ask(host, "GET", "/api/me/games") == []
        assert len(await ask(host, "GET", "/api/tables")) == 1
        await host.close()

    asyncio.run(play())


def test_a_page_refuses_what_a_server_refuses() -> None:
    async def play() -> None:
        host = Host({}, lambda key, value: None)
        for key in (None, "short"):
            reply = await host.call("GET", "/api/me", "", key)
            assert (reply.status, json.loads(reply.content)["code"]) == (400, "bad_person")
        reply = await host.call("POST", "/api/chronicle", "{}")
        assert json.loads(reply.content)["code"] == "no_chronicle"
        await host.close()

    asyncio.run(play())
