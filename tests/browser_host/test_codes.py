"""Byte code that was read before: modules come from it, without their files."""

import importlib
import importlib.resources
import py_compile
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from council.browser import codes


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a module and data, as a page has it: without sources."""
    package = tmp_path / "readbefore"
    package.mkdir()
    (package / "data.txt").write_text("told", encoding="utf-8")
    for name, text in (
        ("__init__", "HERE = 1"),
        ("inner", "from readbefore import HERE\nTHERE = 2"),
    ):
        source = package / f"{name}.py"
        source.write_text(text, encoding="utf-8")
        py_compile.compile(str(source), str(package / f"{name}.pyc"), doraise=True)
        source.unlink()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    yield tmp_path
    for name in ("readbefore", "readbefore.inner"):
        sys.modules.pop(name, None)


def test_a_module_comes_from_its_code_that_was_read(folder: Path) -> None:
    codes.read_codes(str(folder), ["readbefore/__init__.pyc", "readbefore/inner.pyc"])
    (folder / "readbefore" / "inner.pyc").unlink()
    inner = importlib.import_module("readbefore.inner")
    assert (inner.HERE, inner.THERE) == (1, 2)
    data = importlib.resources.files("readbefore") / "data.txt"
    assert data.read_text(encoding="utf-8") == "told"


def test_what_was_not_read_comes_from_its_file(folder: Path) -> None:
    codes.read_codes(str(folder), ["readbefore/__init__.pyc"])
    assert importlib.import_module("readbefore.inner").THERE == 2
    importlib.reload(sys.modules["readbefore"])  # its code was used: the file is read
    assert sys.modules["readbefore"].HERE == 1
