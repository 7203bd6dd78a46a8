"""Data files of an owner: what may be changed in them, and how."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from council.core.game import Invalid, Json
from council.kit.records import RecordReader, listed, short

LONGEST_TEXT = 60
# Looks at what is written under a key; a mistake is raised.
Check = Callable[[RecordReader, str, Json], object]


def whole(low: int, high: int) -> Check:
    """A whole number in a range."""
    return lambda reader, key, value: reader.whole(key, value, low, high)


def words() -> Check:
    """One short printable line."""
    return lambda reader, key, value: reader.line(key, value, LONGEST_TEXT)


def one_of(*choices: str) -> Check:
    """One of these words."""
    return lambda reader, key, value: reader.one(key, value, choices)


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

    by: str
    keys: Mapping[str, Check]


def items(
    tables: Mapping[str, Json], names: Mapping[str, str], file: str
) -> Iterator[tuple[str, RecordReader, dict[str, Json]]]:
    """Every item of an owner's file, with its section and a reader.

    `names` has the key that names an item for each section there may be. What has no such key,
    or the same name as another, is refused.
    """
    for section, found in tables.items():
        if section not in names:
            raise Invalid(
                "data-unknown-section", file=file, got=short(section, 40), allowed=listed(names)
            )
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise Invalid("data-not-a-list", file=file, section=section)
        seen: set[str] = set()
        for item in found:
            if item.get(names[section]) is None:
                raise Invalid("data-item-unnamed", file=file, section=section, key=names[section])
            reader = RecordReader(file, f"{section} {short(item[names[section]], 40)}")
            name = str(item[names[section]])
            if name in seen:
                raise Invalid("data-item-twice", file=file, item=reader.item)
            seen.add(name)
            yield section, reader, item


def overrides(
    tables: Mapping[str, Json],
    shapes: Mapping[str, Shape],
    known: Mapping[str, list[Json]],
    file: str,
) -> dict[str, list[dict[str, Json]]]:
    """An owner's changes, checked: known items, keys that may change, sound values."""
    found: dict[str, list[dict[str, Json]]] = {}
    for section, reader, item in items(tables, {k: s.by for k, s in shapes.items()}, file):
        shape = shapes[section]
        name = item[shape.by]
        if type(name) not in (str, int) or name not in known[section]:
            raise Invalid(
                "data-item-unknown",
                file=file,
                section=section,
                got=short(name, 40),
                allowed=", ".join(str(one) for one in known[section]),
            )
        for key, value in item.items():
            if key == shape.by:
                continue
            if key not in shape.keys:
                raise reader.unknown(key, shape.keys)
            shape.keys[key](reader, key, value)
        found.setdefault(section, []).append(dict(item))
    return found
