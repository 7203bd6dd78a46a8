"""Finished games of a server as logs, each as its readers may see it."""

from collections.abc import Iterator
from dataclasses import replace

from council.core.game import Invalid
from council.core.log import Log, read
from council.core.play import rng_for
from council.core.state import PUBLIC
from council.protocol.errors import Denied
from council.server.storage.housekeeping import state_of
from council.server.storage.store import Store
from council.tables.storage.rebuild import rebuild_record
from council.tables.storage.records import Chair, Record

EVERY = 2**31 - 1


def finished(store: Store) -> list[Record]:
    """The finished games, without their lines, the last changed first."""
    found = store.every(EVERY)
    return [one for one in found if state_of(one) == "over" and not one.summary.status.lesson]


def log_of(store: Store, table: str, everything: bool = False) -> Log | None:
    """The log of a game as a spectator may read it after the end, or with everything; None when the
    game is gone, or nobody may watch it. Invalid: it cannot be read."""
    record = store.load(table)
    if record is None:
        return None
    names = [called(chair) for chair in record.chairs]
    watch = record.summary.status.customs.watch
    if watch == "none" and not everything:
        return None
    if everything or watch == "end":
        lines = [record.head, *(row.text for row in record.rows)]
        return replace(read("".join(f"{line}\n" for line in lines), ours=True), players=names)
    try:
        play = rebuild_record(record, lambda: rng_for("export"))
    except Denied as denied:
        raise Invalid(denied.message.key, **denied.message.facts) from None
    return replace(play.log_for(int(PUBLIC)), players=names)


def called(chair: Chair) -> str:
    """The name of a person, or the level of a bot: its seat may still have the name of whoever gave
    it up."""
    return chair.level if chair.kind == "bot" else chair.name


def logs(store: Store, everything: bool = False) -> Iterator[tuple[Record, Log | Invalid]]:
    """All finished games, or why one cannot be read."""
    for record in finished(store):
        try:
            log = log_of(store, record.id, everything)
        except Invalid as bad:
            yield record, bad
            continue
        if log is not None:
            yield record, log
