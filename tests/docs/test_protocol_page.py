"""docs/protocol.md: its messages are messages, and its tables name every field."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from council.protocol.api import NewTable
from council.protocol.messages import (
    ClockIs,
    FairIs,
    ProposalIs,
    SeatIs,
    TableIs,
    Tell,
    WindowIs,
)
from council.protocol.requests import Ask

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```", PAGE, re.M | re.S)


def messages() -> list[dict[str, object]]:
    """Every JSON object of the page; a block may hold several."""
    found, decoder = [], json.JSONDecoder()
    for block in BLOCKS:
        at = 0
        while block[at:].strip():
            at += len(block[at:]) - len(block[at:].lstrip())
            message, at = decoder.raw_decode(block, at)
            found.append(message)
    return found


def test_messages_of_the_page_can_be_sent() -> None:
    sent = [message for message in messages() if "do" in message]
    assert len(sent) > 3
    for message in sent:
        msgspec.convert(message, Ask)


def test_messages_of_the_page_can_be_received() -> None:
    whole = [m for m in messages() if "is" in m and (m["is"] != "table" or "view" in m)]
    assert {m["is"] for m in whole} >= {"table", "done", "refused", "wrong", "chat", "hint", "pong"}
    for message in whole:
        msgspec.convert(message, Tell)


def test_the_complete_table_is_complete() -> None:
    (table,) = [m for m in messages() if m.get("is") == "table" and "view" in m]
    assert set(table) == {"is", *TableIs.__struct_fields__}


def test_the_new_table_of_the_page_is_one() -> None:
    (table,) = [message for message in messages() if "customs" in message and "is" not in message]
    msgspec.convert(table, NewTable)


@pytest.mark.parametrize("struct", [TableIs, SeatIs, ClockIs, ProposalIs, FairIs, WindowIs])
def test_every_field_is_explained(struct: type[msgspec.Struct]) -> None:
    named = {name for row in re.findall(r"^\| (`.*?) \|", PAGE, re.M) for name in row.split(", ")}
    assert {f"`{field}`" for field in struct.__struct_fields__} <= named
