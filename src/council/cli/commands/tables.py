"""`council tables`: what the operator of a server can do with its tables, while it runs."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.terminal import Terminal
from council.cli.values import one_of, whole
from council.cli.words import Command, argument, flag, option
from council.core.game import Invalid, Json

if TYPE_CHECKING:
    from council.server.storage.store import Store

DEEDS = ("list", "show", "close", "delete")
MOST = 1000


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "tables",
        tables,
        [
            argument(terminal, "tables", "deed", one_of(*DEEDS), complete=DEEDS),
            argument(terminal, "tables", "table", required=False),
            flag(terminal, "tables", "json"),
            flag(terminal, "tables", "yes"),
            option(terminal, "tables", "most", whole(1, 1_000_000), default=str(MOST)),
            option(terminal, "tables", "data"),
            option(terminal, "tables", "database", envvar="COUNCIL_DATABASE"),
        ],
    )


@dataclass(frozen=True)
class TablesOptions:
    """What was asked for on the command line."""

    deed: str
    table: str | None
    json: bool
    yes: bool
    most: int
    data: str | None
    database: str | None


def tables(terminal: Terminal, **given: Any) -> int:
    """The command."""
    from council.server.settings import user_data
    from council.server.storage.housekeeping import open_store

    wanted = TablesOptions(**given)
    deed, table = wanted.deed, wanted.table
    if deed == "list" and table is not None:
        raise Invalid("server-tables-list-all")
    if deed != "list" and table is None:
        raise Invalid("server-tables-which", deed=deed)
    if deed == "delete" and not wanted.yes:
        raise Invalid("server-tables-sure", table=table or "")
    folder = Path(wanted.data) if wanted.data else user_data()
    store = open_store(folder, wanted.database or "")
    try:
        if deed == "list":
            _list(terminal, store, wanted.most, wanted.json)
        else:
            _one(terminal, store, deed, table or "", wanted.json)
    finally:
        store.close()
    return 0


def _list(terminal: Terminal, store: "Store", most: int, json: bool) -> None:
    from council.server.storage.housekeeping import listing

    found = listing(store, most)
    if json:
        terminal.json(found)
        return
    for facts in found:
        terminal.echo(_line(terminal, facts))
    if not found:
        terminal.echo(terminal.say("server-tables-empty"))


def _one(terminal: Terminal, store: "Store", deed: str, table: str, json: bool) -> None:
    from council.server.storage import housekeeping

    if deed == "show":
        facts = housekeeping.show(store, table)
        if json:
            terminal.json(facts)
        else:
            _show(terminal, facts)
        return
    (housekeeping.close if deed == "close" else housekeeping.remove)(store, table)
    if json:
        terminal.json({"table": table, "done": deed})
    else:
        terminal.echo(terminal.say(f"server-tables-{deed}", table=table))


def _line(terminal: Terminal, facts: Json) -> str:
    state = terminal.say(f"server-tables-is-{facts['state']}")
    names = ", ".join(player["name"] for player in facts["players"])
    return f"{facts['table']}  {_when(facts)}  {facts['game']:<8}  {state:<8}  {names}"


def _when(facts: Json) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(facts["changed"]))


def _show(terminal: Terminal, facts: Json) -> None:
    terminal.echo(_line(terminal, facts))
    for seat, player in enumerate(facts["players"]):
        kind = terminal.say(f"server-tables-kind-{player['kind']}", level=player["level"] or "")
        asked = " ←" if seat == facts["asked"] else ""
        terminal.echo(f"  {player['name']}: {kind}{asked}")
    customs = facts["settings"]
    for name in ("grace", "stand_in", "watch", "hints"):
        terminal.echo(f"  {name} = {customs[name] or '-'}")
    clock = customs["clock"]
    terminal.echo(
        f"  clock = {clock['kind']} {clock['seconds'] or ''} {clock['more'] or ''}".rstrip()
    )
