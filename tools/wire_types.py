"""Writes the browser's types from the protocol: wire.ts and the folder wire in web/src/lib.

python tools/wire_types.py            write the files
python tools/wire_types.py --check    only say whether they are up to date
"""

import inspect
import re
import sys
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as shapes

from council.protocol import api, daily, mail, messages, record, report, requests

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "lib"
HEAD = "// Made by tools/wire_types.py from src/council/protocol. Do not edit.\n"
PARTS = (mail, requests, messages)
APART = {"api": api, "daily": daily, "report": report, "record": record}
PLAIN: dict[type, str] = {
    shapes.AnyType: "Json",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def structs(parts: tuple[ModuleType, ...]) -> list[type[msgspec.Struct]]:
    """The messages of these files, in their order."""
    found = [
        thing
        for thing in chain.from_iterable(vars(part).values() for part in parts)
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    ]
    return list(dict.fromkeys(found))  # one part may import from another


def unions() -> dict[str, tuple[type, ...]]:
    """The unions the files give a name to."""
    return {
        name: thing.__args__
        for name, thing in {**vars(requests), **vars(messages)}.items()
        if name[0].isupper() and hasattr(thing, "__args__")
    }


def spell(shape: shapes.Type) -> str:
    """A type in TypeScript."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(
            msgspec.json.encode(value).decode() for value in sorted(shape.values, key=str)
        )
    if isinstance(shape, shapes.UnionType):
        return " | ".join(spell(member) for member in shape.types)
    if isinstance(shape, shapes.ListType):
        item = spell(shape.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        return f"{{ [key: {spell(shape.key_type)}]: {spell(shape.value_type)} }}"
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    raise TypeError(f"no TypeScript for {shape}")


def incoming(cls: type[msgspec.Struct]) -> bool:
    """Whether the browser writes this message: then what has a default may be left out."""
    return bool(cls.__struct_config__.forbid_unknown_fields)


def interface(cls: type[msgspec.Struct]) -> str:
    """One message; what the server sends always has every field."""
    shape = shapes.type_info(cls)
    assert isinstance(shape, shapes.StructType)
    lines = [f"/** {' '.join((inspect.getdoc(cls) or '').split())} */"]
    if not shape.fields and shape.tag_field is None:
        return "\n".join([*lines, f"export type {cls.__name__} = Record<string, never>;\n"])
    lines.append(f"export interface {cls.__name__} {{")
    if shape.tag_field is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    for field in shape.fields:
        mark = "?" if incoming(cls) and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spell(field.type)};")
    return "\n".join([*lines, "}\n"])


def union(name: str, members: tuple[Any, ...]) -> str:
    """A union of messages."""
    return f"export type {name} = {' | '.join(cls.__name__ for cls in members)};\n"


def typescript() -> str:
    """All messages but those with a file of their own."""
    parts = ["export type Json = any;\n", *(interface(cls) for cls in structs(PARTS))]
    parts += [union(name, members) for name, members in unions().items()]
    return HEAD + "\n" + "\n".join(parts)


def apart(part: ModuleType) -> str:
    """The messages of a file of its own, which may name some of the others."""
    known = structs(PARTS)
    text = "\n".join(interface(cls) for cls in structs((part,)) if cls not in known)
    names = ["Json", *(cls.__name__ for cls in known)]
    used = sorted(name for name in names if re.search(rf": .*\b{name}\b", text))
    imports = f'import type {{ {", ".join(used)} }} from "../wire";\n\n' if used else ""
    return f"{HEAD}\n{imports}{text}"


def main(arguments: list[str]) -> int:
    """The command line."""
    made = {FOLDER / "wire.ts": typescript()}
    made |= {FOLDER / "wire" / f"{name}.ts": apart(part) for name, part in APART.items()}
    if arguments == ["--check"]:
        old = [
            file
            for file, text in made.items()
            if not file.exists() or file.read_text(encoding="utf-8") != text
        ]
        for file in made:
            print(f"{file.relative_to(ROOT)} is {'out of date' if file in old else 'up to date'}")
        return 1 if old else 0
    if arguments:
        sys.exit(__doc__)
    for file, text in made.items():
        file.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
