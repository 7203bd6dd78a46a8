"""The OpenAPI document, made from the calls and the structs they take and give."""

from collections.abc import Sequence
from typing import Any

import msgspec

from council import __version__
from council.core.game import Json
from council.protocol.api import Problem
from council.protocol.errors import CODES
from council.tables.api.call import Call

ALWAYS = ("bad_message", "not_allowed", "broken", "wrong_host")
CHANGING = ("foreign_origin", "too_large")
PERSON = "Council-Person"
NAMES = {
    "table": "[A-Za-z0-9_-]{1,40}",
    "game": "[a-z]{1,40}",
    "mode": "[a-z]{1,40}",
    "lesson": "[a-z]{1,40}",
    "report": "[0-9a-f]{64}",
    "day": "[0-9]{4}-[0-9]{2}-[0-9]{2}",
    "note": "[0-9]{1,9}",
}


def document(calls: Sequence[Call]) -> Json:
    """All calls with their schemas."""
    kinds = [kind for call in calls for kind in (call.body, call.answer) if _is_json(kind)]
    kinds.append(Problem)
    shapes, parts = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    by_kind = {str(kind): shape for kind, shape in zip(kinds, shapes, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Small Council", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _is_json(kind: Any) -> bool:
    return kind is not None and kind is not str


def _operation(call: Call, shapes: dict[str, Json]) -> Json:
    operation: dict[str, Any] = {"summary": call.summary, "parameters": _parameters(call)}
    if call.body is not None:
        content = _content(call.body, shapes)
        operation["requestBody"] = {"required": True, "content": content}
    done = {"description": call.summary, "content": _content(call.answer, shapes)}
    operation["responses"] = {str(call.status): done, **_denials(call, shapes)}
    return operation


def _content(kind: Any, shapes: dict[str, Json]) -> Json:
    if _is_json(kind):
        return {"application/json": {"schema": shapes[str(kind)]}}
    return {"text/plain": {"schema": {"type": "string"}}}


def _denials(call: Call, shapes: dict[str, Json]) -> Json:
    codes = [
        *ALWAYS,
        *call.denials,
        *(["bad_person"] if call.person else []),
        *(CHANGING if call.method == "POST" else ()),
    ]
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(CODES[code], []).append(code)
    content = _content(Problem, shapes)
    return {
        str(status): {"description": ", ".join(sorted(set(found))), "content": content}
        for status, found in sorted(by_status.items())
    }


def _parameters(call: Call) -> list[Json]:
    found = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": f"^{pattern}$"},
        }
        for name, pattern in NAMES.items()
        if f"{{{name}}}" in call.path
    ]
    if call.person:
        key = {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"}
        found.append({"name": PERSON, "in": "header", "required": call.needs, "schema": key})
    if call.seat:
        seat = {"type": "integer", "minimum": 0, "maximum": 99}
        found.append({"name": "seat", "in": "query", "required": False, "schema": seat})
    return found
