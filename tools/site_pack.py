"""Packs Python for the page without a server. web/site/pack.mjs runs it, in the browser's Python.

Modules are compiled and tables of data are parsed here, by the very Python that will read them: it
starts in a third of the time. Only the part of the standard library that the start imports is
included, and what that may import.
"""

import ast
import gzip
import hashlib
import importlib.util
import json
import marshal
import os
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path("/sources")
OURS = Path("/council")
OUT = Path("/out")
STDLIB = Path("/stdlib.zip")
WHEN = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive
KNOWN = ("/api/games", "/api/bots")  # the same for everybody: the page reads them before it starts
# Imported only when something goes wrong, or by a call deep inside.
ALSO = ("traceback", "linecache", "_strptime", "encodings.idna", "asyncio.taskgroups")

# Imported by tools for programmers that the modules above offer when they are run by themselves.
NEVER = {"pdb", "bdb", "cmd", "code", "doctest", "unittest", "difflib", "_pyrepl", "pydoc"}
# Takes the place of tomllib: our tables are in it, already parsed; others it parses.
TABLES = b"""
import marshal, pathlib
from whole_tomllib import TOMLDecodeError, loads as parse
KNOWN = marshal.loads(pathlib.Path(__file__).with_name("tables").read_bytes())
def loads(text, /, *, parse_float=float):
    known = KNOWN.get(text)
    return marshal.loads(known) if known else parse(text, parse_float=parse_float)
"""


def place_ours() -> None:
    """Our package and its wheels in their folder: modules compiled, tables parsed, other data as it
    is."""
    tables: dict[str, bytes] = {}
    for file in sorted(path for path in SOURCES.rglob("*") if path.is_file()):
        content = file.read_bytes()
        if file.suffix == ".toml":
            table, content = (
                marshal.dumps(tomllib.loads(file.read_text("utf-8"))),
                stand_in(content),
            )
            tables[content.decode()] = table
        place(file.relative_to(SOURCES).as_posix(), content, 0)
    with zipfile.ZipFile(STDLIB) as whole:
        for name in whole.namelist():
            if name.startswith("tomllib/") and name.endswith(".py"):
                place(f"whole_{name}", whole.read(name), 2)
    place("tomllib/__init__.py", TABLES, 0)
    place("tomllib/tables", marshal.dumps(tables), 0)


def place(name: str, content: bytes, optimise: int) -> None:
    """Write a file into our folder; a module without its source."""
    name, content = packed(name, content, optimise)
    file = OURS / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def pack_ours(first: list[str]) -> None:
    """Our folder as one file, for web/src/lib/local/files.ts: four bytes that say how long the list
    is, the list, and the content of one file after the other."""
    files = sorted(path for path in OURS.rglob("*") if path.is_file())
    listed = {
        "files": [[file.relative_to(OURS).as_posix(), file.stat().st_size] for file in files],
        "modules": sorted(name for name in sys.modules if is_library(name)),
        "first": first,
    }
    head = json.dumps(listed).encode()
    whole = b"".join([len(head).to_bytes(4, "little"), head, *map(Path.read_bytes, files)])
    (OUT / "council.pack").write_bytes(gzip.compress(whole, 9, mtime=0))


def is_library(name: str) -> bool:
    """Whether a module that is imported belongs to the standard library, and is no library of C
    that must be loaded from a file."""
    file = getattr(sys.modules[name], "__file__", None) or ""
    return name.partition(".")[0] in sys.stdlib_module_names and file.startswith("/lib/python3")


def stand_in(text: bytes) -> bytes:
    """A short text in place of a table, which has been parsed."""
    return b"# " + hashlib.sha256(text).hexdigest().encode()


def packed(name: str, content: bytes, optimise: int) -> tuple[str, bytes]:
    """The name and the content of a file as it is shipped: modules are compiled."""
    if not name.endswith(".py"):
        return name, content
    code = compile(undocumented(content), name, "exec", dont_inherit=True, optimize=optimise)
    return name + "c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def undocumented(content: bytes) -> ast.Module:
    """A module without its docstrings, which nobody reads there; its assertions stay."""
    tree = ast.parse(content)
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]
    return tree


async def write_catalogue() -> list[str]:
    """Start the host as the page does, and keep its answers that never change. The files that it
    imports at its start."""
    sys.path.insert(0, str(OURS))
    os.environ["COUNCIL_PURE"] = "1"
    for name in [name for name in sys.modules if name.startswith("tomllib")]:
        del sys.modules[name]
    from council.browser import thinker  # noqa: F401
    from council.browser.page import open_host

    host = await open_host({}, lambda key, value: None, None)
    answers = {path: json.loads(await host.call("GET", path, "")) for path in KNOWN}
    first = sorted(files_of_ours())
    catalogue = {path: json.loads(answer["body"]) for path, answer in answers.items()}
    (OUT / "catalogue.json").write_text(json.dumps(catalogue, ensure_ascii=False), "utf-8")
    return first


def files_of_ours() -> Iterator[str]:
    """The modules of our folder that are imported, as files below it."""
    for module in sys.modules.values():
        file = getattr(module, "__file__", None) or ""
        if file.startswith(f"{OURS}/") and file.endswith(".pyc"):
            yield file.removeprefix(f"{OURS}/")


def pack_stdlib() -> None:
    """The part of the standard library that is needed, without docstrings."""
    with zipfile.ZipFile(STDLIB) as whole:
        modules = {module_of(name): name for name in whole.namelist() if name.endswith(".py")}
        wanted = reachable(whole, modules, {*sys.modules, *ALSO})
        others = [name for name in whole.namelist() if not name.endswith((".py", "/"))]
        with zipfile.ZipFile(OUT / "python_stdlib.zip", "w", compresslevel=9) as archive:
            for name in sorted([*(modules[module] for module in wanted), *others]):
                shipped, content = packed(name, whole.read(name), 2)
                archive.writestr(zipfile.ZipInfo(shipped, WHEN), content, zipfile.ZIP_DEFLATED)


def module_of(name: str) -> str:
    """The module in a file."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def reachable(whole: zipfile.ZipFile, modules: dict[str, str], first: set[str]) -> set[str]:
    """These modules, and all that they import when they are imported."""
    found: set[str] = set()
    waiting = list(first)
    while waiting:
        parts = waiting.pop().split(".")
        for module in (".".join(parts[: n + 1]) for n in range(len(parts))):
            if (
                module in modules
                and module not in found
                and (parts[0] not in NEVER or module in first)
            ):
                found.add(module)
                name = modules[module]
                package = module if name.endswith("/__init__.py") else module.rpartition(".")[0]
                waiting += imports(ast.parse(whole.read(name)).body, package)
    return found


def imports(body: list[ast.stmt], package: str) -> Iterator[str]:
    """What these statements import at once: not what the functions in them do later."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: package.count(".") + 2 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (base, *(f"{base}.{one.name}" for one in node.names))
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for block in ("body", "orelse", "finalbody"):
                yield from imports(getattr(node, block, []), package)
            for handler in getattr(node, "handlers", []):
                yield from imports(handler.body, package)
