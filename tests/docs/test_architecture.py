"""The map of the code is short, names every folder, and no file or function that is not there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
# What stands in backquotes and looks like a path.
NAMED = set(re.findall(r"`([\w./-]*[\w-](?:/[\w.-]+)+|\w+\.(?:py|ts|toml|md))`", PAGE))
FOLDERS = set(re.findall(r"`([\w/]+)`", PAGE))
ROOTS = ("", "src/council/", "web/src/", "docs/", "tests/")
# A file, and after it names in it: `core/play.py` `Play.move` and `Play.settle`
BESIDE_A_FILE = [
    (file, name)
    for file, names in re.findall(
        r"`([\w./-]+\.(?:py|ts))`((?:(?:,| and)?\s+`\w+(?:\.\w+)?`)+)", PAGE
    )
    for name in re.findall(r"`([\w.]+)`", names)
    if not name.endswith((".py", ".ts"))
]
# Files that a sentence names beside another: they lie in its folder.
BESIDE = ("src/council/games/risk/rules/", "src/council/games/risk/rules/cards/")
# The folders every larger game has are named once, for all of them.
OF_A_GAME = {"data", "box", "build", "state", "rules", "rules/cards", "rules/mitchell"}
OF_A_GAME |= {"thinking", "shown", "why", "lessons", "features"}


def test_it_is_a_map_and_no_book() -> None:
    assert len(PAGE.splitlines()) <= 150


def test_every_file_it_names_is_there() -> None:
    assert len(NAMED) > 60
    lost = {
        name
        for name in NAMED
        if not any((ROOT / root / name).exists() for root in (*ROOTS, *BESIDE))
        and name not in {"engine.py", "game.py"} | OF_A_GAME
    }
    assert lost == set()


def defined(name: str, text: str) -> bool:
    """Whether a file has a class, function or method of that name; `Class.method` in its class."""
    outer, _, inner = name.rpartition(".")
    if outer:
        found = re.search(rf"^class {outer}\b.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
        return bool(found) and defined(inner, found[0])
    python = rf"^\s*(?:async )?(?:def|class) {name}\b"
    script = rf"^\s*(?:export |private |async |function |class )*{name}\(.*\{{$"
    return bool(re.search(f"{python}|{script}", text, re.MULTILINE))


@pytest.mark.parametrize(("file", "name"), sorted(set(BESIDE_A_FILE)))
def test_what_it_names_beside_a_file_is_defined_there(file: str, name: str) -> None:
    (path,) = [ROOT / root / file for root in ROOTS if (ROOT / root / file).is_file()]
    assert defined(name, path.read_text(encoding="utf-8"))


def test_names_of_other_files_are_noticed() -> None:
    assert len(BESIDE_A_FILE) > 20
    flow = (ROOT / "src/council/games/risk/rules/flow.py").read_text(encoding="utf-8")
    play = (ROOT / "src/council/core/play.py").read_text(encoding="utf-8")
    assert defined("run", flow)
    assert not defined("answer", flow)  # which it imports and calls
    assert defined("Play.move", play)
    assert not defined("Play.resume", play)  # which is no method
    page = (ROOT / "web/src/lib/table/table.svelte.ts").read_text(encoding="utf-8")
    assert defined("receive", page)
    assert not defined("request", "    this.request(ask);")


def folders(top: Path) -> list[str]:
    return sorted(
        folder.relative_to(top).as_posix()
        for folder in top.rglob("*")
        if folder.is_dir()
        and not {"__pycache__", "static"} & set(folder.relative_to(top).parts)
        and any(file.is_file() and file.suffix != ".so" for file in folder.iterdir())
    )


def named(folder: str) -> bool:
    if folder in FOLDERS or f"games/{folder}" in FOLDERS:
        return True
    match folder.split("/"):
        case ["games", _game, *rest]:
            return not rest or "/".join(rest) in OF_A_GAME
    return False


def test_every_folder_has_its_line() -> None:
    assert OF_A_GAME <= FOLDERS
    assert [name for name in folders(ROOT / "src/council") if not named(name)] == []
    web = folders(ROOT / "web/src")
    assert [name for name in web if name not in FOLDERS] == []
