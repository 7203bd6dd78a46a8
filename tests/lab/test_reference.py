"""The references in C play as ours does, move by move; one that does not is never measured."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sizes import full, sized

from bench import reference
from council import compiled
from council.cli.commands.bench import goals_of, in_c
from council.core.game import Invalid
from council.games import GAMES
from council.lab.bench import Task, prepared
from council.lab.checkout import bench_module


@pytest.fixture(scope="module", autouse=True)
def _fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing is taken from an earlier build, and none is left; here each program is built once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        forget()
        yield
    forget()


def forget() -> None:
    reference.built.cache_clear()
    reference.gate.cache_clear()


@pytest.fixture
def _anew() -> Iterator[None]:
    """Whoever changes the sources builds and compares anew, and so does the next."""
    forget()
    yield
    forget()


def has_compiler() -> bool:
    """Where there is none, the bench has to say so."""
    try:
        return bool(reference.compiler())
    except Invalid:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_intrigue_and_its_search(seats: int) -> None:
    if has_compiler():
        assert reference.same("intrigue", seats, sized(full(30, 8), 5))
        assert reference.same("ismcts", seats, sized(full(24, 6), 4))


@pytest.mark.parametrize("seats", range(2, 6))
def test_skirmish(seats: int) -> None:
    if has_compiler():
        assert reference.same("risk", seats, sized(6))


def test_the_yardstick() -> None:
    """Interpreted here, to be quick; the bench compares the compiled one."""
    import subprocess
    import sys

    if has_compiler():
        words = ["digest", str(reference.SEED), "60"]
        script = str(reference.sources() / "kernel.py")
        ours = subprocess.run([sys.executable, script, *words], capture_output=True, check=True)
        assert ours.stdout.decode().strip() == reference.run("kernel", *words)


@pytest.mark.slow
def test_a_rate_of_each() -> None:
    if has_compiler():
        for name, game in (("intrigue", "intrigue"), ("ismcts", "intrigue"), ("risk", "risk")):
            kind = "simulations" if name == "ismcts" else "games"
            task = prepared(GAMES[game], Task(0, 4, kind, 1, 0.01))
            assert reference.reference_rate(name, task) > 0


@pytest.mark.usefixtures("_anew")
def test_a_reference_that_plays_otherwise_is_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_compiler():
        return
    shutil.copytree(reference.sources(), tmp_path / "bench")
    file = tmp_path / "bench" / "ref" / "intrigue.h"
    text = file.read_text()
    assert text.count("seats == 2 ? 7 : 8") == 1
    file.write_text(text.replace("seats == 2 ? 7 : 8", "8"))  # a wider bottom row for two
    monkeypatch.setattr(reference, "sources", lambda: tmp_path / "bench")
    reference.gate("intrigue", 4)
    with pytest.raises(Invalid, match="lab-reference-differs"):
        reference.reference_rate("intrigue", Task(0, 2, "games", 0, 0.01))


def test_what_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "ROOT", "/nowhere/src")
    with pytest.raises(Invalid, match="lab-peers-absent"):
        bench_module("reference")
    assert in_c(GAMES["intrigue"]) is None
    assert goals_of(GAMES["intrigue"], {}) == []
    monkeypatch.undo()
    assert bench_module("reference") is reference
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("CC", "")
    with pytest.raises(Invalid, match="lab-reference-no-compiler"):
        reference.compiler()
    assert reference.measures(GAMES["intrigue"]) is None
