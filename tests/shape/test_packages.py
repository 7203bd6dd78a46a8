"""What packages hold: the browser bundle, the documents, the facts; and what containers run."""

import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEED = "install Node.js 20.19 or newer with npm"


class Stopped(Exception):
    """The build ended with this sentence."""


class App:
    """What the builder says."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)

    def abort(self, text: str) -> None:
        raise Stopped(text)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout whose tools do what a machine without node and compiler does."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "web.py").write_text("raise SystemExit(1)\n")
    (tmp_path / "tools" / "compile.py").write_text("")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "hosting.md").touch()
    (tmp_path / "docs" / "rules" / "risk.en.md").touch()
    return tmp_path


def build(tree: Path, target: str) -> tuple[dict[str, Any], list[str]]:
    """Run the build hook there; what it adds, and its warnings."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    app, data = App(), {"force_include": dict[str, str]()}
    config = SimpleNamespace()
    hook = module.WholePackage(str(tree), {}, config, SimpleNamespace(), str(tree), target, app)
    hook.initialize("standard", data)
    hook.finalize("standard", data, "")
    return data, app.warnings


def with_bundle(tree: Path) -> Path:
    (tree / "src/council/server/static").mkdir(parents=True)
    (tree / "src/council/server/static/index.html").touch()
    return tree


def test_a_checkout_without_node_makes_a_wheel_and_says_what_it_lacks(tree: Path) -> None:
    _, warnings = build(tree, "wheel")
    assert len(warnings) == 1
    assert "has no browser pages" in warnings[0]
    assert NEED in warnings[0]


def test_a_checkout_without_node_makes_no_source_package(tree: Path) -> None:
    with pytest.raises(Stopped, match="needs the browser bundle: " + NEED):
        build(tree, "sdist")


def test_an_old_bundle_is_not_taken_for_a_new_one(tree: Path) -> None:
    with pytest.raises(Stopped):
        build(with_bundle(tree), "sdist")


def test_a_source_package_needs_no_node(tree: Path) -> None:
    (with_bundle(tree) / "PKG-INFO").touch()
    assert build(tree, "wheel")[1] == []


def test_documents_are_in_the_wheel(tree: Path) -> None:
    data, _ = build(tree, "wheel")
    assert sorted(data["force_include"].values()) == [
        "council/docs/hosting.md",
        "council/docs/rules/risk.en.md",
    ]


def test_messages_refer_to_documents_that_a_wheel_holds() -> None:
    catalogues = (ROOT / "src" / "council" / "locales").rglob("*.ftl")
    text = "".join(file.read_text(encoding="utf-8") for file in catalogues)
    named = set(re.findall(r"docs/([\w./-]+\.md)", text))
    assert {"hosting.md", "fairness.md"} <= named
    packed = {page.name for page in (ROOT / "docs").glob("*.md")}
    packed |= {f"rules/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")}
    assert named <= packed


def test_the_pythons_are_named() -> None:
    listed = PROJECT["project"]["classifiers"]
    for minor in (11, 12, 13, 14):
        assert f"Programming Language :: Python :: 3.{minor}" in listed
    assert PROJECT["project"]["requires-python"] == ">=3.11"


@pytest.mark.slow
def test_the_packages_hold_all_and_are_made_without_node(tmp_path: Path) -> None:
    """A source package of this tree, and from it a wheel where no node is to be found."""
    assert subprocess.run([sys.executable, "tools/web.py"], cwd=ROOT, check=False).returncode == 0
    names = ("src", "docs", "tools", "web", "hatch_build.py", "pyproject.toml", ".gitignore")
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in (*names, "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"):
        skip = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "_compiled.json")
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=skip)
        else:
            shutil.copy(ROOT / name, tree)
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    bare = {"PATH": str(tmp_path / "nothing"), "COUNCIL_COMPILE": "off", "HOME": str(tmp_path)}
    subprocess.run([*hatch, "-t", "sdist"], cwd=tree, env=bare, check=True, capture_output=True)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (inside,) = (tmp_path / "unpacked").iterdir()
    assert (inside / "src/council/server/static/index.html").is_file()
    assert not (inside / "web/node_modules").exists()
    subprocess.run([*hatch, "-t", "wheel"], cwd=inside, env=bare, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        files = set(held.namelist())
    assert {"council/server/static/index.html", "council/docs/hosting.md"} <= files
    assert any(re.fullmatch(r"council/server/static/assets/index-.*\.js", name) for name in files)
    assert not any(name.endswith(".so") for name in files)


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    last = lines.rsplit("\nFROM ", 1)[1]
    assert lines.count("\nFROM ") == 2
    assert "USER council" in last
    assert "HEALTHCHECK" in last
    assert "/healthz" in last
    assert "nodejs" not in last
    assert "gcc" not in last


def test_the_image_is_given_all_that_the_wheel_is_made_from() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for name in ("src", "docs", "tools", "web", "requirements", "hatch_build.py", "pyproject.toml"):
        assert f"!{name}" in kept
    for name in ("README.md", "LICENSE"):  # pyproject.toml reads them
        assert f"!{name}" in kept
    assert "web/node_modules" in kept


def test_no_secret_is_written_into_the_compose_file() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for name in ("COUNCIL_TOKEN", "COUNCIL_DB_PASSWORD", "COUNCIL_ORIGIN"):
        assert f"${{{name}:?" in text  # it does not start without
    assert "127.0.0.1:8400:8400" in text


def test_the_workflow_tests_and_builds_everywhere() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "make test" in text
    for system in ("ubuntu-latest", "macos-latest", "windows-latest"):
        assert system in text
    assert "Not run yet" in text
