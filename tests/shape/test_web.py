"""The packages of the browser bundle are fetched once, and again when some of them are gone."""

import importlib.util
import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from council.games import GAMES

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "": {"name": "web"},
    "node_modules/vite": {"version": "1.0.0"},
    "node_modules/@scope/part": {"version": "2.0.0"},
    "node_modules/elsewhere": {"version": "3.0.0", "optional": True},  # of another system
    "node_modules/vitest": {"version": "4.0.0", "dev": True},
}


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool in a tree of its own, with an npm that only writes what it would fetch."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "tools" / "web.py", tmp_path / "tools")
    spec = importlib.util.spec_from_file_location("council_web", tmp_path / "tools" / "web.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    lock = {"packages": PACKAGES}
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr(module, "tool", lambda name: name)
    return module


def npm(web: ModuleType, *paths: str, fails: bool = False) -> Callable[..., str]:
    """An npm that fetches these and then fails, or does not."""

    def run(command: list[str], verbose: bool) -> str:
        calls.append(" ".join([command[1], *(word for word in command if "omit" in word)]))
        shutil.rmtree(web.MODULES, ignore_errors=True)
        for path in paths:
            (web.WEB / path).mkdir(parents=True)
            (web.WEB / path / "package.json").write_text("{}")
        if fails:
            raise KeyboardInterrupt
        return ""

    calls: list[str] = []
    run.calls = calls  # type: ignore[attr-defined]
    return run


WHOLE = ("node_modules/vite", "node_modules/@scope/part")


def test_packages_are_fetched_once(web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    run = npm(web, *WHOLE)
    monkeypatch.setattr(web, "run", run)
    web.install(False)
    web.install(False)
    assert run.calls == ["ci --omit=dev"]  # type: ignore[attr-defined]
    assert web.missing() == []


def test_what_tests_the_page_is_fetched_for_tests_only(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "run", npm(web, *WHOLE))
    web.install(False)
    run = npm(web, *WHOLE, "node_modules/vitest")
    monkeypatch.setattr(web, "run", run)
    assert web.missing(tests=True) == ["node_modules/vitest"]
    web.install(False, tests=True)
    web.install(False, tests=True)
    web.install(False)
    assert run.calls == ["ci"]  # type: ignore[attr-defined]


def test_an_interrupted_fetch_is_noticed(web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "run", npm(web, WHOLE[0], fails=True))
    with pytest.raises(KeyboardInterrupt):
        web.install(False)
    assert web.missing() == [WHOLE[1]]
    run = npm(web, *WHOLE)
    monkeypatch.setattr(web, "run", run)
    web.install(False)
    assert run.calls == ["ci --omit=dev"]  # type: ignore[attr-defined]


def test_a_package_that_is_gone_is_noticed(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody's own npm may have been interrupted: our stamp does not know."""
    run = npm(web, *WHOLE)
    monkeypatch.setattr(web, "run", run)
    web.install(False)
    shutil.rmtree(web.WEB / WHOLE[1])
    web.install(False)
    assert run.calls == ["ci --omit=dev"] * 2  # type: ignore[attr-defined]
    assert web.missing() == []


def test_what_was_found_good_is_not_checked_again_until_it_changes(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], verbose: bool, explain: bool) -> str:
        assert explain
        if command[2] == fails:
            raise web.CannotBuildError(fails)
        calls.append(command[2])
        return ""

    calls: list[str] = []
    for name in ("check_node", "install"):
        monkeypatch.setattr(web, name, lambda *_, **__: None)
    monkeypatch.setattr(web, "first_load", lambda: 0)
    monkeypatch.setattr(web, "run", run)
    web.MODULES.mkdir()
    fails, four = "test", ["format", "lint", "check", "test"]
    with pytest.raises(web.CannotBuildError):
        web.examine(False)
    assert calls == four[:3]
    fails = ""
    web.examine(False)
    assert calls == four
    concerns = {
        "web/page.ts": four,
        "web/test/page.test.ts": four,
        "tests/odds.json": ["check", "test"],  # it has types
        "src/council/a.toml": ["test"],
        "src/council/locales/en/a.ftl": ["test"],
        "src/council/_compiled.json": [],
    }
    for name, again in concerns.items():
        calls.clear()
        (web.ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (web.ROOT / name).write_text("changed")
        web.examine(False)
        web.examine(False)
        assert calls == again
    calls.clear()
    web.CHECKED.write_text("what an older version wrote")
    web.examine(False)
    assert calls == four


def test_what_the_page_reads_elsewhere_is_data() -> None:
    """So that tools/web.py knows when it changes."""
    tool = (ROOT / "tools" / "web.py").read_text(encoding="utf-8")
    known = re.findall(r"\*(\.\w+)", tool.split("\nDATA = ")[1].split("\n")[0])
    files = [p for name in ("src", "test") for p in (ROOT / "web" / name).rglob("*") if p.is_file()]
    text = "".join(p.read_text(encoding="utf-8") for p in files if p.suffix in (".ts", ".svelte"))
    read = re.findall(r"""["'`](?:\.\./)+((?:src/council|tests|docs|tools)/[^"'`?]*)""", text)
    assert len(read) >= 3
    for path in read:
        assert path.startswith(("src/", "tests/"))
        assert Path(path).suffix in known or (ROOT / path).is_dir(), path


def test_another_checkout_takes_the_bundle(
    web: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def vite(command: list[str], verbose: bool) -> str:
        calls.append(Path(command[1]).name)
        if "--outDir" in command:
            out = Path(command[command.index("--outDir") + 1])
            (out / "assets").mkdir(parents=True)
            (out / "index.html").write_text("a page")
            (out / "assets" / "a.js").write_text("a script")
        return "v99.0.0"

    calls: list[str] = []
    monkeypatch.setattr(web, "run", vite)
    monkeypatch.setenv("COUNCIL_CACHE", str(tmp_path / "kept"))
    monkeypatch.syspath_prepend(ROOT / "tools")
    web.MODULES.mkdir()
    web.build()
    assert calls == ["--version", "ci", "vite.js"]
    shutil.rmtree(web.STATIC)
    web.build()
    assert calls == ["--version", "ci", "vite.js"]
    assert (web.STATIC / "assets" / "a.js").read_text() == "a script"
    assert web.fresh()


def test_clean_removes_what_was_fetched_and_built() -> None:
    recipe = (ROOT / "Makefile").read_text().split("\nclean:\n")[1]
    for folder in (".venv", "web/node_modules", "src/council/server/static"):
        assert folder in recipe


def test_hi_4_the_browsers_console_is_told_nothing_of_a_game() -> None:
    """But for a sentence with a wrong fact, which is a fault of ours."""
    sources = [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")]
    talks = {p.name: p.read_text(encoding="utf-8").count("console.") for p in sources}
    assert len(sources) > 50
    assert {name: n for name, n in talks.items() if n} == {"i18n.svelte.ts": 1}


def test_no_folder_of_the_page_holds_more_than_twenty_modules() -> None:
    folders = [p for p in (ROOT / "web" / "src").rglob("*") if p.is_dir()]
    modules = {p: [f for f in p.iterdir() if f.suffix in (".ts", ".svelte")] for p in folders}
    assert {p.name: len(found) for p, found in modules.items() if len(found) > 20} == {}


def test_the_sources_are_formatted_and_linted_with_the_other_checks(web: ModuleType) -> None:
    """By name, so that nobody takes one of them out unseen."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert scripts["format"] == "prettier --check ."
    assert scripts["lint"] == "eslint ."
    assert list(web.CHECKS) == ["format", "lint", "check", "test"]


def rule_ids() -> set[str]:
    """The ids of every rule of every game."""
    return {rule for game in GAMES.values() for rule in game.rulebook.rules}


def test_the_page_decides_no_rule() -> None:
    """It names no rule by its id: whoever says why not is the server, or a view says it ahead."""
    ids = rule_ids()
    assert {"S-23", "SET-11"} <= ids
    named = [
        f"{file.relative_to(ROOT)}: {word}"
        for file in sorted((ROOT / "web" / "src").rglob("*"))
        if file.suffix in (".ts", ".svelte") and "catalogue" not in file.parts
        for word in re.findall(r"[\"'`]([A-Z]{1,3}-?\d+)[\"'`]", file.read_text(encoding="utf-8"))
        if word in ids
    ]
    assert named == []


def test_the_one_calculation_of_the_page_is_guarded_by_a_shared_table() -> None:
    """Odds while one drags: the engine and the page are tested against the same table."""
    table = "tests/differential/battle_odds.json"
    assert (ROOT / table).is_file()
    page = (ROOT / "web/test/risk.test.ts").read_text(encoding="utf-8")
    engine = (ROOT / "tests/differential/test_risk_odds.py").read_text(encoding="utf-8")
    assert table in page
    assert "battle_odds.json" in engine
    odds = {f for f in (ROOT / "web/src").rglob("*.ts") if "battle_odds.json" in f.read_text()}
    assert odds == {ROOT / "web/src/games/risk/battle/odds.ts"}


def test_a_failed_check_shows_what_it_found(
    web: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    web.WEB.mkdir(exist_ok=True)
    found = [sys.executable, "-c", "print('page.ts is not tidy'); exit(1)"]
    with pytest.raises(web.CannotBuildError):
        web.run(found, False, explain=True)
    assert "page.ts is not tidy" in capsys.readouterr().err
    with pytest.raises(web.CannotBuildError):
        web.run(found, False)
    assert capsys.readouterr().err == ""
