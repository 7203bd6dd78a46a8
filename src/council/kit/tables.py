"""Reading data files: every mistake names file, item and key, and says what was expected."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from council.core.game import Invalid, Json

LONGEST_TEXT = 60


@dataclass(frozen=True)
class ValueKind:
    """What a key may hold; `expected` is a key of the catalogue."""

    expected: str
    sound: Callable[[Json], bool]
    low: int = 0
    high: int = 0


def whole(low: int, high: int) -> ValueKind:
    """A whole number in a range."""
    return ValueKind("expected-number", lambda v: type(v) is int and low <= v <= high, low, high)


def words() -> ValueKind:
    """One short printable line."""
    return ValueKind(
        "expected-text",
        lambda v: isinstance(v, str) and 0 < len(v.strip()) <= LONGEST_TEXT and v.isprintable(),
        high=LONGEST_TEXT,
    )


def one_of(*choices: str) -> ValueKind:
    """One of these words."""
    return ValueKind("expected-one-of " + ", ".join(choices), lambda v: v in choices)


def parse(text: str, file: str) -> dict[str, Json]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise Invalid("data-not-toml", file=file, line=line) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, tables without end
        raise Invalid("data-not-sensible", file=file) from None


@dataclass(frozen=True)
class Shape:
    """A list of items: the key that names an item, and what its owner may change."""

    name: str
    by: str
    keys: Mapping[str, ValueKind]


def overrides(
    tables: Mapping[str, Json],
    shapes: Mapping[str, Shape],
    known: Mapping[str, list[Json]],
    file: str,
) -> dict[str, list[dict[str, Json]]]:
    """An owner's changes, checked: known items, keys that may change, valid values."""
    found: dict[str, list[dict[str, Json]]] = {}
    for section, items in tables.items():
        shape = shapes.get(section)
        if shape is None:
            raise Invalid(
                "data-unknown-section", file=file, got=section[:40], allowed=", ".join(shapes)
            )
        if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
            raise Invalid("data-not-a-list", file=file, section=section)
        seen: set[Json] = set()
        for item in items:
            checked = _item(item, shape, known[section], file)
            if checked[shape.by] in seen:
                raise Invalid("data-item-twice", file=file, item=_label(shape, checked))
            seen.add(checked[shape.by])
            found.setdefault(section, []).append(checked)
    return found


def _item(item: Mapping[str, Json], shape: Shape, known: list[Json], file: str) -> dict[str, Json]:
    name = item.get(shape.by)
    if name is None:
        raise Invalid("data-item-unnamed", file=file, section=shape.name, key=shape.by)
    if type(name) not in (str, int) or name not in known:
        allowed = ", ".join(str(k) for k in known)
        raise Invalid(
            "data-item-unknown", file=file, section=shape.name, got=str(name)[:40], allowed=allowed
        )
    for key, value in item.items():
        if key == shape.by:
            continue
        kind = shape.keys.get(key)
        if kind is None:
            allowed = ", ".join(shape.keys)
            raise Invalid(
                "data-unknown-key",
                file=file,
                item=_label(shape, item),
                key=key[:40],
                allowed=allowed,
            )
        if not kind.sound(value):
            raise _unsound(kind, file, _label(shape, item), key, value)
    return dict(item)


def _unsound(kind: ValueKind, file: str, item: str, key: str, value: Json) -> Invalid:
    expected, _, allowed = kind.expected.partition(" ")
    return Invalid(
        "data-" + expected,
        file=file,
        item=item,
        key=key,
        got=str(value)[:40],
        low=kind.low,
        high=kind.high,
        allowed=allowed,
    )


def _label(shape: Shape, item: Mapping[str, Json]) -> str:
    return f"{shape.name} {item[shape.by]}"
