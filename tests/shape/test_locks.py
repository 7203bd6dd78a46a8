"""The locks pin and hash everything, agree with pyproject.toml, and name no registry."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)([^\\\n]*)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.M)


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text()
    return {package: version for package, version, _, _ in PIN.findall(text)}


def packages(requirements: list[object]) -> list[str]:
    texts = [text for text in requirements if isinstance(text, str)]
    return [re.sub(r"[._]", "-", re.split(r"[<>=\[; ]", text)[0].lower()) for text in texts]


def test_there_is_a_lock_for_each_profile() -> None:
    assert [lock.name for lock in LOCKS] == ["dev.txt", "run.txt", "site.txt", "uv.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    for word in ("://", "index-url", "find-links", "resolved", "@"):
        assert word not in text


def test_a_web_lock_names_no_registry() -> None:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*package-lock.json"]
    found = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for file in found.split():
        assert '"resolved"' not in (ROOT / file).read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_and_hashed(lock: Path) -> None:
    assert PIN.sub("", lock.read_text()).strip() == ""
    assert pins(lock.name)


def test_to_develop_holds_all_that_playing_needs() -> None:
    assert pins("run.txt").items() <= pins("dev.txt").items()


@pytest.mark.parametrize("lock", ["run.txt", "dev.txt"])
def test_all_dependencies_are_locked(lock: str) -> None:
    groups = PROJECT["dependency-groups"]
    wanted = PROJECT["project"]["dependencies"] + groups["build"]
    wanted += groups["dev"] if lock == "dev.txt" else []
    assert set(packages(wanted)) <= pins(lock).keys()


def test_the_compiler_is_the_same_in_wheels_and_in_place() -> None:
    exact = {text for text in PROJECT["build-system"]["requires"] if "==" in text}
    assert exact == {"mypy==2.4.1", "librt==0.16.0"}
    assert exact <= set(PROJECT["dependency-groups"]["build"])
