"""Which files run: compiled ones only when they are those of the sources."""

import fcntl
import importlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from sizes import FULL

from council import compiled

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]
ASK = """
import council
from council.core import bits
print(council.compiled.status(), bits.__file__)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package with one hot module of our own, and beside it a compiled file that cannot load."""
    return package(tmp_path)


def package(folder: Path) -> Path:
    council = folder / "src" / "council"
    (council / "core").mkdir(parents=True)
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(ROOT / "src" / "council" / name, council)
    (council / "core" / "__init__.py").touch()
    (council / "core" / "bits.py").write_text("def double(x: int) -> int:\n    return x + x\n")
    (council / "core" / f"bits{SUFFIX}").write_bytes(b"not a library")
    return folder


def stamp(tree: Path, **changes: object) -> None:
    root = str(tree / "src")
    content = {"digest": compiled.digest(root), "suffix": SUFFIX, "files": [], **changes}
    (tree / "src" / compiled.STAMP).write_text(json.dumps(content))


def python(tree: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("COUNCIL_", "CC"))}
    return subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env={**kept, "PYTHONPATH": str(tree / "src"), "COUNCIL_CACHE": str(tree / "kept"), **env},
        capture_output=True,
        text=True,
        check=False,
    )


def ask(tree: Path, **env: str) -> tuple[str, str, str]:
    """The status, the suffix of the file that was loaded, and what was said."""
    done = python(tree, "-c", ASK, **env)
    assert done.returncode == 0, done.stderr
    status, file = done.stdout.split()
    return status, Path(file).suffix, done.stderr


def test_without_a_stamp_the_sources_run(tree: Path) -> None:
    assert ask(tree) == ("pure", ".py", "")


@pytest.mark.parametrize(
    "change",
    [
        {"digest": "0" * 16},
        {"suffix": ".other.so"},
        {"files": ["council/gone.so"]},
        {"files": None},
    ],
    ids=["edited sources", "another Python", "a file is gone", "a broken stamp"],
)
def test_stale_files_are_passed_over_with_one_line(tree: Path, change: dict[str, object]) -> None:
    stamp(tree, **change)
    status, suffix, said = ask(tree)
    assert (status, suffix) == ("stale", ".py")
    assert said.count("\n") == 1
    assert "older than their sources" in said
    assert "`make compile`" in said


@pytest.mark.parametrize("digest", ["", "0" * 16], ids=["fitting", "stale"])
def test_pure_can_be_asked_for_in_silence(tree: Path, digest: str) -> None:
    stamp(tree, **({"digest": digest} if digest else {}))
    assert ask(tree, COUNCIL_PURE="1") == ("off", ".py", "")


def test_a_fitting_stamp_lets_compiled_files_run(tree: Path) -> None:
    stamp(tree)
    assert (
        python(tree, "-c", "import council; print(council.compiled.status())").stdout
        == "compiled\n"
    )
    assert "ImportError" in python(tree, "-c", "import council.core.bits").stderr


LATER = """
import sys
import council
from council.core import bits
seen = [council.compiled.available()]
for text in sys.argv[2:]:
    open(sys.argv[1], "w").write(text)
    seen.append(council.compiled.available())
print(council.compiled.status(), *seen)
"""


def test_files_that_are_compiled_later_are_noticed(tree: Path) -> None:
    """What runs stays as it is; the next process would use them."""
    place = tree / "src" / compiled.STAMP
    stamp(tree)
    fitting = place.read_text()
    stamp(tree, digest="0" * 16)
    stale = place.read_text()
    place.unlink()
    assert python(tree, "-c", LATER, str(place), fitting).stdout == "pure False True\n"
    place.unlink()
    assert python(tree, "-c", LATER, str(place), stale).stdout == "pure False False\n"
    place.unlink()
    done = python(tree, "-c", LATER, str(place), fitting, COUNCIL_PURE="1")
    assert done.stdout == "off False False\n"


def test_an_edit_changes_the_digest(tree: Path) -> None:
    root = str(tree / "src")
    before = compiled.digest(root)
    (tree / "src/council/core/bits.py").write_text("def double(x: int) -> int:\n    return 2 * x\n")
    assert compiled.digest(root) != before


def test_the_check_is_cheap() -> None:
    measure = "from timeit import *; from time import process_time as timer"
    measure += "; from council import compiled as c; c.read_stamp()"
    measure += "; print(min(repeat(lambda: c.digest(), number=1, repeat=20, timer=timer)))"
    done = python(ROOT, "-c", measure)
    assert float(done.stdout) < 0.01, done.stderr


@pytest.fixture
def project(tree: Path) -> Path:
    """The same package with all that builds it."""
    return with_tools(tree)


def with_tools(tree: Path) -> Path:
    for name in ("pyproject.toml", "hatch_build.py", ".gitignore"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "tools", tree / "tools")
    (tree / "src/council/cli.py").write_text(
        "from council import __version__\ndef main() -> None:\n    print(__version__)\n"
    )
    (tree / "README.md").write_text("A test.\n")
    return tree


def test_without_a_compiler_one_line_says_so(project: Path) -> None:
    done = python(project, "tools/compile.py", CC="/nonexistent")
    assert done.returncode == 0
    assert done.stderr.startswith("no C compiler found: running in pure Python")
    assert "install gcc or clang" in done.stderr
    assert done.stderr.count("\n") == 1
    assert ask(project) == ("pure", ".py", "")


def test_a_compiler_can_be_demanded_or_left_alone(project: Path) -> None:
    demanded = python(project, "tools/compile.py", CC="/nonexistent", COUNCIL_COMPILE="on")
    assert demanded.returncode == 1
    assert demanded.stderr.count("\n") == 1
    assert python(project, "tools/compile.py", COUNCIL_COMPILE="off").stderr == ""
    assert python(project, "tools/compile.py", COUNCIL_COMPILE="maybe").returncode == 1


def test_only_gcc_uses_a_profile(project: Path) -> None:
    done = python(project, "tools/compile.py", CC="/nonexistent", COUNCIL_PROFILE="on")
    assert done.returncode == 0
    assert done.stderr.startswith("only gcc can use a profile here: compiling without one")


@pytest.mark.slow
def test_compiled_for_what_runs_often(project: Path) -> None:
    played = "from pathlib import Path\nfrom council.core import bits\n"
    played += "Path('played').write_text(f'{bits.double(21)} {bits.__file__}')\n"
    played += f"Path('played').rename({str(project / 'played')!r})\n"
    (project / "tools/exercise.py").write_text(played)
    done = python(project, "tools/compile.py", COUNCIL_PROFILE="on")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("compiling the engine twice, with games between")
    result, file = (project / "played").read_text().split(maxsplit=1)
    assert result == "42"
    assert file.endswith(SUFFIX)
    assert not file.startswith(str(project))  # the files that count are not those that stay
    assert ask(project) == ("compiled", Path(SUFFIX).suffix, "")
    assert python(project, "tools/compile.py").stderr == ""  # as good as without a profile
    if not FULL:
        return
    (project / "tools/exercise.py").write_text("raise SystemExit(1)")
    (project / "src/council/core/bits.py").write_text(
        "def double(x: int) -> int:\n    return 4 * x // 2\n"
    )
    assert python(project, "tools/compile.py", COUNCIL_PROFILE="on").returncode == 1
    assert ask(project)[0] == "stale"


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Such a project, compiled for its cache, and what was said: it takes the machine a while, so
    that of several workers one does it for all."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    tree, said = shared / "compiled", shared / "compiled.txt"
    with (shared / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not said.exists():
            before = files(with_tools(package(tree)))
            told = python(tree, "tools/compile.py").stderr
            made = files(tree) - before
            assert made
            assert all(path.suffix in (".so", ".pyd", ".json") for path in made)
            said.write_text(told)
    return tree, said.read_text()


def files(tree: Path) -> set[Path]:
    apart = ("__pycache__", "kept")
    return {path for path in tree.rglob("*") if not any(name in path.parts for name in apart)}


def test_files_whose_source_is_gone_are_removed(project: Path) -> None:
    """Also where nothing can be compiled."""
    core = project / "src/council/core"
    gone = core / f"battle{SUFFIX}"
    gone.write_bytes(b"not a library")
    assert python(project, "tools/compile.py", CC="/nonexistent").returncode == 0
    assert not gone.exists()
    assert (core / f"bits{SUFFIX}").exists()


def test_what_is_not_kept_is_not_compiled_at_once(project: Path) -> None:
    """Stale files are put away: else each process of the game would complain of them."""
    stamp(project, digest="0" * 16)
    done = python(project, "tools/compile.py", "--kept")
    assert (done.returncode, done.stderr) == (3, "")
    assert ask(project) == ("pure", ".py", "")
    without = python(project, "tools/compile.py", "--kept", CC="/nonexistent")
    assert without.returncode == 0
    assert without.stderr.startswith("no C compiler found: running in pure Python")


@pytest.mark.slow
def test_compiled_until_edited(compiled_once: tuple[Path, str], tmp_path: Path) -> None:
    tree, said = compiled_once
    assert "compiled 1 modules" in said
    assert f"{os.cpu_count()} at a time" in said
    project = shutil.copytree(tree, tmp_path / "project")
    assert ask(project) == ("compiled", Path(SUFFIX).suffix, "")
    assert python(project, "tools/compile.py", COUNCIL_CACHE="off").stderr == ""  # nothing to do
    (project / "src/council/core/bits.py").write_text(
        "def double(x: int) -> int:\n    return 2 * x\n"
    )
    assert ask(project)[:2] == ("stale", ".py")
    (project / "src/council/core/bits.py").write_text(
        "def double(x: int) -> int:\n    return 'no'\n"
    )
    failed = python(project, "tools/compile.py")
    assert failed.returncode == 1
    assert "bits.py:2: error" in failed.stderr


@pytest.mark.slow
def test_another_checkout_takes_what_was_compiled(
    compiled_once: tuple[Path, str], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(compiled_once[0] / "kept", project / "kept")
    assert "took 1 compiled modules" in python(project, "tools/compile.py", "--kept").stderr
    assert ask(project) == ("compiled", Path(SUFFIX).suffix, "")
    cache = project / "kept"
    monkeypatch.setenv("COUNCIL_CACHE", str(cache))
    monkeypatch.syspath_prepend(ROOT / "tools")
    fetch = importlib.import_module("cache").fetch
    (library, *_) = cache.rglob("*" + SUFFIX)
    (build,) = (cache / "compiled").iterdir()
    assert fetch(build.name, project / "whole")
    library.write_bytes(b"damaged")
    assert not fetch(build.name, project / "broken")
    if FULL:
        (project / "src/council/_compiled.json").unlink()
        assert "compiled 1 modules" in python(project, "tools/compile.py").stderr


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["on", "off"])
def test_a_wheel_runs_where_it_is_unpacked(
    project: Path, mode: str, request: pytest.FixtureRequest
) -> None:
    if mode == "on":
        shutil.copytree(request.getfixturevalue("compiled_once")[0] / "kept", project / "kept")
    build = ["-m", "hatchling", "build", "-t", "wheel", "-d", "out"]
    done = python(project, *build, COUNCIL_COMPILE=mode, PATH=os.environ["PATH"])
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "out").glob("*.whl")
    pure = wheel.name.endswith("py3-none-any.whl")
    assert pure == (mode == "off")
    shutil.unpack_archive(wheel, project / "unpacked" / "src", "zip")
    status, suffix, said = ask(project / "unpacked")
    assert (status, suffix, said) == (("pure", ".py", "") if pure else ("compiled", ".so", ""))
