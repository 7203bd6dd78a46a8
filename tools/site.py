"""Make the page that needs no server: a folder of plain files, dist/site.

    python tools/site.py             unless it is up to date
    python tools/site.py --sizes     and say how large it is
    python tools/site.py --verbose   show what npm, vite and pip say

It contains the browser bundle (tools/web.py), Python for the browser, our package, and what makes
the page an app: manifest, icons, service worker. Two steps are kept in build/site by the digest of
what goes in: the wheels, and our package as it was packed. Exit code 0: made or up to date; 1:
could not be made, with one line saying why.
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
import venv
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import web
from web import CannotBuildError, say

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "dist" / "site"
STAMP = SITE / "version.txt"
KEPT = ROOT / "build" / "site"
PARTS = ROOT / "web" / "site"
LOCK = ROOT / "requirements" / "site.txt"
PACKER = ROOT / "tools" / "site_pack.py"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Of our package: all but what only a terminal, a server or a laboratory needs.
COUNCIL = ROOT / "src" / "council"
LEFT_OUT = ("cli", "server", "lab", "rl", "locales")
MODULES = ("__init__.py", "compiled.py")
DATA = (".py", ".toml", ".json")
WHEELS_FOR = ["--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32"]
WHEELS_FOR += [
    "--python-version",
    "314",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
    "--abi",
    "none",
]
# Nothing comes from another host; the worker compiles WebAssembly under no policy of the page's.
POLICY = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'"
)
HEAD = """\
    <meta http-equiv="Content-Security-Policy" content="{policy}" />
    <meta name="theme-color" content="#1a272f" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-apple.png" />
"""


def council_files() -> list[Path]:
    """The files of our package that go into the page."""
    found = [COUNCIL / name for name in MODULES]
    for package in COUNCIL.iterdir():
        if package.is_dir() and package.name not in LEFT_OUT:
            found += [file for file in package.rglob("*") if file.suffix in DATA]
    return sorted(file for file in found if "__pycache__" not in file.parts)


def digest_of(files: Iterable[Path], *facts: str) -> str:
    """A hash of files, with their names, and of some facts."""
    total = hashlib.sha256("\n".join(facts).encode())
    for file in files:
        content = file.read_bytes()
        if file.suffix in DATA:
            content = content.replace(b"\r\n", b"\n")
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def digest() -> str:
    """A hash of all that goes into the page."""
    own = [LOCK, PACKER, Path(__file__).resolve(), *sorted(PARTS.iterdir())]
    return digest_of([*council_files(), *own], web.digest(web.sources()))


def fresh() -> bool:
    """Whether the page is there and made from just these sources."""
    return STAMP.is_file() and STAMP.read_text().strip() == digest()


def kept(name: str, make: Callable[[Path], None]) -> Path:
    """A folder of this name in build/site, made if it is not there; older ones of its kind go."""
    folder = KEPT / name
    if folder.is_dir():
        return folder
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT, prefix=".new-") as new:
        made = Path(new) / "made"
        made.mkdir()
        make(made)
        for old in KEPT.glob(name.partition("-")[0] + "-*"):
            shutil.rmtree(old)
        made.rename(folder)
    return folder


def fetch_wheels(folder: Path) -> None:
    """The wheels of the lock, for Python in the browser."""
    say("fetching the packages for Python in the browser ...")
    command = [*pip(), "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += [
        "--require-hashes",
        "--retries",
        "1",
        *WHEELS_FOR,
        "-d",
        str(folder),
        "-r",
        str(LOCK),
    ]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise CannotBuildError(
            "pip cannot fetch the packages of requirements/site.txt; check the network, and try"
            f" again ({(lines or ['no reason given'])[0][:200]})"
        )


def pip() -> list[str]:
    """This Python's pip, or that of an environment of our own."""
    own = [sys.executable, "-m", "pip"]
    if not subprocess.run([*own, "--version"], capture_output=True, check=False).returncode:
        return own

    def make(folder: Path) -> None:
        try:
            venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        except (OSError, subprocess.CalledProcessError):
            raise CannotBuildError("this Python has no pip; install python3-venv or pip") from None

    folder = kept("pip-environment", make)
    return [str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")), "-m", "pip"]


def pack(wheels: Path, out: Path, verbose: bool) -> None:
    """Our package and its wheels, and the part of the standard library that they need."""
    say("packing the games for Python in the browser ...")
    with tempfile.TemporaryDirectory() as folder:
        for file in council_files():
            place = Path(folder, "council", file.relative_to(COUNCIL))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)
        for wheel in sorted(wheels.glob("*.whl")):
            with zipfile.ZipFile(wheel) as archive:
                names = [name for name in archive.namelist() if ".dist-info/" not in name]
                archive.extractall(folder, [name for name in names if not name.endswith(".pyi")])
        command = [web.tool("node"), str(PARTS / "pack.mjs"), str(PACKER), folder, str(out)]
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", check=False
        )
    if verbose:
        say(done.stdout)
    if done.returncode:
        # Node shows the line of the script that threw, a megabyte of it: only errors are told.
        told = re.findall(r"^\w*Error: .{1,200}", done.stderr, re.M) or ["no reason given"]
        raise CannotBuildError(f"the games could not be packed ({told[-1]})")


def write_site(packed: Path, out: Path, version: str) -> None:
    """All files of the page; the service worker last, for it lists the others."""
    shutil.copytree(web.STATIC, out, ignore=shutil.ignore_patterns(web.STAMP.name))
    for part in PARTS.iterdir():
        if part.suffix != ".mjs":
            shutil.copy(part, out)
    shutil.copy(packed / "catalogue.json", out)
    python = [*(PYODIDE / name for name in PYTHON_FILES), packed / "python_stdlib.zip"]
    folder = f"python-{short(python)}"
    (out / folder).mkdir()
    for file in python:
        place_python(file, out / folder)
    council = f"council-{short([packed / 'council.pack'])}.pack"
    shutil.copy(packed / "council.pack", out / council)
    # What Python fetches by itself, for the progress bar.
    large = [
        out / council,
        *(out / folder / name for name in ("pyodide.asm.wasm", "python_stdlib.zip")),
    ]
    facts = {"server": "none", "python": f"{folder}/", "council": council}
    write_page(out, {**facts, "bytes": str(sum(file.stat().st_size for file in large))})
    write_worker(out, version)
    (out / STAMP.name).write_text(version + "\n")


def place_python(file: Path, folder: Path) -> None:
    """Copy a file of Python for the browser. Its scripts get the ending .js: many hosts do not know
    .mjs, and browsers run no module that comes as anything but a script."""
    if file.suffix != ".mjs":
        shutil.copy(file, folder)
        return
    text = file.read_text(encoding="utf-8").replace("pyodide.asm.mjs", "pyodide.asm.js")
    (folder / f"{file.stem}.js").write_text(text, encoding="utf-8", newline="\n")


def short(files: Iterable[Path]) -> str:
    """A short digest for a name that changes with the content."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()[:12]


def write_page(out: Path, facts: dict[str, str]) -> None:
    """The page of the bundle, told that there is no server, with all files named relative to it."""
    page = (out / "index.html").read_text(encoding="utf-8").replace('="/', '="./')
    marks = "".join(f' data-{name}="{value}"' for name, value in facts.items())
    page = page.replace('<html lang="en"', f'<html lang="en"{marks}')
    main = re.search(r' *<script type="module"[^>]* src="([^"]+)"></script>\n', page)
    if not main or "data-server" not in page:
        raise CannotBuildError("index.html of the browser bundle is not as expected")
    # A plain script looks at the browser first, and then adds the module.
    check = f'    <script src="./check.js" data-main="{main[1]}" defer></script>\n'
    check += f'    <link rel="modulepreload" crossorigin href="{main[1]}" />\n'
    page = page.replace(main[0], HEAD.format(policy=POLICY) + check)
    (out / "index.html").write_text(page, encoding="utf-8")


def write_worker(out: Path, version: str) -> None:
    """The service worker with the list of all files and their sizes."""
    files = sorted(file for file in out.rglob("*") if file.is_file() and file.name != "sw.js")
    listed = {file.relative_to(out).as_posix(): file.stat().st_size for file in files}
    text = (out / "sw.js").read_text(encoding="utf-8").replace("@version@", version[:16])
    text = text.replace('{ "@files@": 0 }', json.dumps(listed, indent=2))
    (out / "sw.js").write_text(text, encoding="utf-8")


def build(verbose: bool = False) -> None:
    """Make it beside the old one, and take its place only when all went well."""
    version = digest()
    web.check_node()
    web.install(verbose, tests=True)  # among them is Python for the browser
    if not web.fresh():
        web.build(verbose)
    wheels = kept(f"wheels-{digest_of([LOCK])[:16]}", fetch_wheels)
    made_from = [*council_files(), LOCK, PACKER, PARTS / "pack.mjs", web.LOCK]
    packed = kept(
        f"packed-{digest_of(made_from)[:16]}", lambda folder: pack(wheels, folder, verbose)
    )
    SITE.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SITE.parent, prefix=".site-") as folder:
        out = Path(folder) / "site"
        write_site(packed, out, version)
        if SITE.exists():
            SITE.rename(Path(folder) / "old")
        out.rename(SITE)
    say(f"the page is in {SITE.relative_to(ROOT)}")


def sizes() -> None:
    """How large the page is, as it lies there and as a host sends it."""
    raw = sent = 0
    for file in sorted(SITE.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            packed = min(len(content), len(gzip.compress(content, 9)))
            raw, sent = raw + len(content), sent + packed
            print(f"{len(content):>10,} {packed:>10,}  {file.relative_to(SITE).as_posix()}")
    print(f"{raw:>10,} {sent:>10,}  bytes in all: plain, and compressed by gzip")


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--sizes", action="store_true", help="say how large it is")
    parser.add_argument("--verbose", action="store_true", help="show what npm, vite and pip say")
    asked = parser.parse_args(arguments)
    try:
        if not fresh():
            build(asked.verbose)
    except CannotBuildError as problem:
        say(f"The page could not be made: {problem}.")
        return 1
    if asked.sizes:
        sizes()
    return 0


if __name__ == "__main__":
    import quietly

    quietly.run(main)
