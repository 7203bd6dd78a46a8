"""Settings and closing of a table whose people are connected to different workers."""

from pathlib import Path

import pytest
from server.kit import answer
from server.several import pair, several

from council.tables.state.visitor import NO_TABLE

pytestmark = pytest.mark.usefixtures("on_postgresql")


def test_settings_change_at_all_workers(tmp_path: Path) -> None:
    with several(tmp_path) as servers:
        ann, bob, new = pair(servers)
        with ann.at(new.table) as a, bob.at(new.table) as b:
            wanted = {"clock": {"kind": "days", "seconds": 86_400}, "hints": "on"}
            code = a.code("propose", what="settings", v=a.table["v"], settings=wanted)
            assert code == "done"
            b.until(lambda table: table["proposal"] is not None)
            assert answer(b, True) == "done"
            a.until(lambda table: table["customs"]["clock"]["kind"] == "days")
            assert a.table["customs"]["hints"] == "on"
            assert a.code("hint") == "hint"
            while "hint" not in b.told():
                b.next()


def test_a_closed_table_is_gone_at_all_workers(tmp_path: Path) -> None:
    with several(tmp_path) as servers:
        ann, bob, new = pair(servers)
        with bob.at(new.table) as b:
            ann.post(f"/api/tables/{new.table}/close")
            came, code = b.shown_out()
            assert code == NO_TABLE
            assert came[-1]["said"]["key"] == "server-closed"
        assert bob.get("/api/tables") == []
