"""The tool for the page without a server: what goes in, what it is called, what it says."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PAGE = """<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="/throne.svg" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">
  </head>
</html>
"""


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The tool, keeping nothing in this tree."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location("council_site", ROOT / "tools" / "site.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    yield module
    sys.modules.pop("web", None)


def test_only_what_a_page_needs_goes_in(site: ModuleType) -> None:
    files = [file.relative_to(site.COUNCIL) for file in site.council_files()]
    folders = {file.parts[0] for file in files}
    assert {"core", "games", "bots", "tables", "browser"} <= folders
    assert not folders & {"server", "cli", "rl", "lab", "locales"}
    assert {file.suffix for file in files} == {".py", ".toml", ".json"}


def test_the_page_names_every_file_relative_to_itself(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    site.write_page(tmp_path, {"server": "none", "python": "python-1/"})
    page = (tmp_path / "index.html").read_text()
    assert '="/' not in page
    assert '<html lang="en" data-server="none" data-python="python-1/">' in page
    assert 'src="./check.js" data-main="./assets/index-1.js"' in page
    assert '<script type="module"' not in page, "the browser is looked at first"
    assert "http://" not in page
    assert "https://" not in page


def test_a_page_that_is_not_as_expected_is_refused(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Something else</p>")
    with pytest.raises(site.CannotBuildError, match="not as expected"):
        site.write_page(tmp_path, {"server": "none"})


def test_the_service_worker_lists_all_but_itself(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "one.js").write_text("")
    (tmp_path / "sw.js").write_text((site.PARTS / "sw.js").read_text())
    site.write_worker(tmp_path, "abc")
    text = (tmp_path / "sw.js").read_text()
    assert 'const VERSION = "abc";' in text
    assert '"assets/one.js"' in text
    assert '"sw.js"' not in text.partition("const CACHE")[0]


def test_without_a_network_one_line_says_so(
    site: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "WARNING: retry\nERROR: no distribution\n")
    monkeypatch.setattr(site, "pip", lambda: ["pip"])
    monkeypatch.setattr(site.subprocess, "run", lambda *words, **how: failed)
    with pytest.raises(site.CannotBuildError, match=r"check the network.*no distribution"):
        site.kept("wheels-1", site.fetch_wheels)
    assert not (site.KEPT / "wheels-1").exists(), "what failed is not kept"


def test_a_kept_step_is_made_once_and_replaces_older_ones(site: ModuleType) -> None:
    made = []
    for name in ("packed-1", "packed-1", "packed-2"):
        site.kept(name, made.append)
    assert len(made) == 2
    assert [folder.name for folder in site.KEPT.iterdir()] == ["packed-2"]


@pytest.mark.slow
def test_a_python_without_pip_gets_one_that_runs(
    site: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bare = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(bare)], check=True)
    python = bare / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    monkeypatch.setattr(site.sys, "executable", str(python))
    command = site.pip()
    assert command[0] != str(python)
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("pip ")
