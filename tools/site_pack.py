"""Packs Python for the page without a server. Runs inside Python for the browser: web/site/pack.mjs.

Modules are compiled here, by the very Python that will read them: it starts in a third of the time.
Of the standard library only what the start has imported goes in, and what that may import.
"""

import ast
import importlib.util
import json
import marshal
import os
import sys
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
ALSO = ("traceback", "linecache", "_strptime", "encodings.idna", "asyncio.taskgroups", "tomllib")


def pack_ours() -> None:
    """Our package and its wheels: modules compiled, data as it is."""
    with zipfile.ZipFile(OUT / "council.zip", "w", compresslevel=9) as archive:
        for file in sorted(path for path in SOURCES.rglob("*") if path.is_file()):
            add(archive, file.relative_to(SOURCES).as_posix(), file.read_bytes(), 0)


def add(archive: zipfile.ZipFile, name: str, content: bytes, optimise: int) -> None:
    """Put a file into an archive; a module without its source."""
    if name.endswith(".py"):
        code = compile(content, name, "exec", dont_inherit=True, optimize=optimise)
        content = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
        name += "c"
    archive.writestr(zipfile.ZipInfo(name, WHEN), content, zipfile.ZIP_DEFLATED)


async def write_catalogue() -> None:
    """Start the host as the page does, and keep its answers that never change."""
    sys.path.insert(0, str(OURS))
    os.environ["COUNCIL_PURE"] = "1"
    from council.browser import thinker  # noqa: F401
    from council.browser.page import open_host

    host = await open_host({}, lambda key, value: None, None)
    answers = {path: json.loads(await host.call("GET", path, "")) for path in KNOWN}
    catalogue = {path: json.loads(answer["body"]) for path, answer in answers.items()}
    (OUT / "catalogue.json").write_text(json.dumps(catalogue, ensure_ascii=False), "utf-8")


def pack_stdlib() -> None:
    """The part of the standard library that is needed, without docstrings."""
    with zipfile.ZipFile(STDLIB) as whole:
        modules = {module_of(name): name for name in whole.namelist() if name.endswith(".py")}
        wanted = reachable(whole, modules, {*sys.modules, *ALSO})
        others = [name for name in whole.namelist() if not name.endswith((".py", "/"))]
        with zipfile.ZipFile(OUT / "python_stdlib.zip", "w", compresslevel=9) as archive:
            for name in sorted([*(modules[module] for module in wanted), *others]):
                add(archive, name, whole.read(name), 2)


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
            if module in modules and module not in found:
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
