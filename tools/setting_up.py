"""What tools/setup.py starts: sets the project up in .venv and runs it. Standard library only.

Packages and their hashes come from requirements/: by uv, or by pip where uv cannot reach them (uv
does not read pip's settings). A stamp in .venv lets the next run install nothing and need no
network. You can play at once: the compiler works in the background (.venv/compile.log).
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / ("python.exe" if os.name == "nt" else "python"))
PIP = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--retries", "1"]
# Networks of companies and schools often have certificates of their own, which only the system
# knows. Without them uv would fail, and pip takes three times as long. Older ones know the second.
SYSTEM_CERTIFICATES = {"UV_SYSTEM_CERTS": "true", "UV_NATIVE_TLS": "true"}
STAMP = VENV / "council-setup.json"
OWNER = f"{sys.version} {ROOT}"  # scripts in .venv name both, so it cannot be moved to another

# What each lock is made from; dev holds all of run, at the same versions.
LOCKS = {
    "uv": ["--group", "uv"],
    "dev": ["pyproject.toml", "--group", "dev"],
    "run": ["pyproject.toml", "--group", "build", "-c", "requirements/dev.txt"],
}
COMPILE = ["python", "tools/compile.py"]
COMPILE_LOCK = VENV / "compile.lock"
COMPILE_LOG = VENV / "compile.log"
NOTHING_KEPT = 3  # what tools/compile.py --kept says when it has to compile
# All that a server loads: its byte code is written while the browser bundle is still being built.
WARM_UP = "import council.cli.commands.serve, council.server.app, council.server.http.protocols"
WEB = ["python", "tools/web.py"]
SITE = ["python", "tools/site.py"]
# Who has no more tests takes some of another's: a long file does not end last. Many tests wait for
# clocks and processes: four share two cores, and four of those with a browser.
PYTEST = ["pytest", "-q", "--dist", "worksteal", "--durations=15"]
# Playwright leaves an event loop running: these have processes of their own. The longest come first
# there, and are given out one by one.
IN_TURN = [*PYTEST, "--dist", "load", "--maxschedchunk", "1", "-n", "4"]
BROWSER = [*IN_TURN, "tests/browser", "tests/site"]
# Seconds: if they fail, no more. Tests start servers, which say so when they have no page.
FIRST = [["ruff", "check", "."], ["ruff", "format", "--check", "."], WEB]
# Each uses one core, and waits much: they run beside the tests. The tests with a browser wait more
# than others, and fill what those leave of the cores.
CHECKERS = [["mypy"], ["lint-imports", "--no-cache"], [*WEB, "--test"]]
BESIDE = {"check": CHECKERS, "test": [*CHECKERS, SITE, BROWSER]}
NO_BROWSER = ["--ignore", "tests/browser", "--ignore", "tests/site"]
TESTS = {
    "check": [*PYTEST, "-n", "2", *NO_BROWSER, "-m", "not slow"],
    "test": [*PYTEST, "-n", "4", *NO_BROWSER],
}
CHROMIUM = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")
APT = ["apt-get", "-o", "DPkg::Lock::Timeout=120"]
INSTALL = [*APT, "install", "-y", "--no-install-recommends", "fonts-dejavu-core"]
# The one without windows is quicker, but not in every system.
INSTALL_CHROMIUM = [[*INSTALL, package] for package in ("chromium-headless-shell", "chromium")]


def say(message: str) -> None:
    """One line of progress, on stderr: what the command itself prints stays clean."""
    print(message, file=sys.stderr, flush=True)


def stop(message: str) -> NoReturn:
    """End with one line instead of a traceback; at once, though something else has to end first."""
    say("small-council: " + message)
    sys.exit(1)


def hear_interrupts(now: bool) -> None:
    """Ctrl-C reaches this process and what it starts now, or waits until it does."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK if now else signal.SIG_BLOCK, {signal.SIGINT})


@contextlib.contextmanager
def alone(lock: Path = ROOT / ".venv.lock") -> Iterator[None]:
    """One setup of this tree at a time, where the system has file locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def trouble(command: list[str]) -> str:
    """Run quietly; "" when all went well, else the last line that it said."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**SYSTEM_CERTIFICATES, **os.environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",  # they need not be in the letters of this system
        check=False,
    )
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    return lines[-1] if lines else f"exit code {done.returncode}"


def digest(profile: str) -> str:
    """Changes when the Python, the place of the tree, the lock or pyproject.toml change."""
    total = hashlib.sha256(OWNER.encode())
    for file in ("pyproject.toml", f"requirements/{profile}.txt"):
        total.update((ROOT / file).read_bytes())
    return total.hexdigest()


def read_stamp() -> dict[str, str]:
    """What the last setup left: whose it is, and the digest of each profile it holds."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def make_venv(with_pip: bool) -> None:
    """A new .venv, unless the one there is of this Python and in its old place."""
    probe = f"import sys; assert sys.version == {sys.version!r}" + ("; import pip" * with_pip)
    known = read_stamp().get("owner", OWNER) == OWNER
    if known and Path(PYTHON).exists() and not trouble([PYTHON, "-c", probe]):
        return
    for module in ["venv", "ensurepip"] if with_pip else ["venv"]:
        if importlib.util.find_spec(module) is None:
            stop(f"this Python has no module {module} (Debian and Ubuntu: install python3-venv)")
    import venv

    try:
        venv.create(VENV, clear=True, with_pip=with_pip, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        stop(f"cannot make {VENV}: {error}")


def find_uv() -> str | None:
    """The uv on the PATH, else one in .venv, put there by pip; None when pip cannot get it."""
    uv = shutil.which("uv")
    if uv:
        make_venv(with_pip=False)
        return uv
    return None if fetch_uv() else str(BIN / "uv")


def fetch_uv() -> str:
    """Put the pinned uv into .venv; what went wrong."""
    has_pip = importlib.util.find_spec("pip") is not None  # quicker than one of .venv's own
    make_venv(with_pip=not has_pip)
    pip = [sys.executable, "-m", "pip", "--python", PYTHON, *PIP[3:]] if has_pip else PIP
    return trouble([*pip, "--require-hashes", "-r", "requirements/uv.txt"])


def install(profile: str) -> None:
    """Install the locked packages and the project itself, which stays in src/."""

    def by(tool: list[str]) -> str:
        wanted = ["--require-hashes", "-r", f"requirements/{profile}.txt"]
        project = ["--no-deps", "--no-build-isolation", "-e", "."]
        return trouble([*tool, *wanted]) or trouble([*tool, *project])

    uv = find_uv()
    # Who plays uses few of the modules: their byte code is written when they are first loaded.
    byte_code = ["--compile-bytecode"] if profile == "dev" else []
    if uv and not by([uv, "pip", "install", "--python", PYTHON, *byte_code]):
        return
    make_venv(with_pip=True)
    failed = by(PIP)
    if failed:
        stop(
            "could not install the packages; check the network connection and run the same"
            f" command again ({failed})"
        )


def prepare(profile: str) -> bool:
    """Make .venv fit the profile; False: it did already."""
    stamp = read_stamp()
    if stamp.get(profile) == digest(profile) and Path(PYTHON).exists():
        return False
    say("small-council: setting up .venv (only the first time)")
    start = time.monotonic()
    install(profile)
    held = ["dev", "run"] if profile == "dev" else ["run"]
    STAMP.write_text(json.dumps({"owner": OWNER, **{name: digest(name) for name in held}}))
    say(f"small-council: set up in {time.monotonic() - start:.0f} s")
    return True


def environment() -> dict[str, str]:
    """The commands of .venv come first; a person who has not activated it types them in full."""
    typed = str(BIN / "council")
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    # Byte code is kept whatever was asked for: without it each start reads all sources anew, and
    # the tests start hundreds of interpreters.
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "VIRTUAL_ENV": str(VENV), "PATH": path, "COUNCIL_COMMAND": typed}


def find(program: str) -> str:
    """The place of a program in .venv."""
    return shutil.which(program, path=str(BIN)) or stop(f"there is no {program} in {BIN}")


def step(command: list[str]) -> int:
    """Run one step in the open; its exit code. What the tests with a browser say comes when they
    have ended: others print dots and tracebacks beside them."""
    words = [find(command[0]), *command[1:]]
    if command != BROWSER:
        return subprocess.run(words, cwd=ROOT, env=environment(), check=False).returncode
    with tempfile.TemporaryFile() as said:  # a pipe would wait for all that they have started
        done = subprocess.run(
            words, cwd=ROOT, env=environment(), stdout=said, stderr=subprocess.STDOUT, check=False
        )
        said.seek(0)
        sys.stdout.buffer.write(said.read())  # its letters need not be those of the terminal
        sys.stdout.flush()
    return done.returncode


def steps(commands: list[list[str]]) -> int:
    """Run the steps in turn, with their times, up to the first that fails."""
    for command in commands:
        say("== " + " ".join(command))
        start = time.monotonic()
        with alone(COMPILE_LOCK) if command == COMPILE else contextlib.nullcontext():
            code = step(command)
        say(f"== {command[0]}: {'failed' if code else 'ok'}, {time.monotonic() - start:.1f} s")
        if code:
            return code
    return 0


def beside(*lanes: list[list[str]]) -> int:
    """Run lists of steps beside each other; no step begins when one has failed, and no server for a
    browser while the files it reads are compiled. The exit code."""
    failed: list[int] = []
    compiled = threading.Event()

    def run_lane(lane: list[list[str]]) -> None:
        for command in lane:
            if command == BROWSER:
                compiled.wait()
            code = 0 if failed else steps([command])
            if code:
                failed.append(code)
            if command == COMPILE:
                compiled.set()

    with ThreadPoolExecutor(len(lanes)) as pool:
        for done in [pool.submit(run_lane, lane) for lane in lanes]:
            done.result()
    return failed[0] if failed else 0


def run(command: list[str]) -> int:
    """Set up to play, then become the command."""
    serving = command[:2] == ["council", "serve"]
    with alone():
        page = start_tool(sys.executable, WEB) if serving else None  # needs nothing of .venv
        try:
            if prepare("run") and page is not None and page.poll() is None:
                trouble([PYTHON, "-c", WARM_UP])
        except SystemExit:  # without a network, a minute would pass until npm says the same
            if page is not None:
                page.send_signal(signal.SIGINT) if os.name != "nt" else page.terminate()
            raise
        finally:
            no_page = page is not None and page.wait() != 0
        if no_page:
            stop("the browser bundle is missing; `make terminal` starts a game without it")
        if not have_compiled():
            return 1
    words = [find(command[0]), *command[1:]]
    if os.name != "nt":  # there it would return to the prompt at once
        hear_interrupts(False)
        os.execve(words[0], words, environment())
    return stay_with(words)


def stay_with(words: list[str]) -> int:
    """Run a command to its end; its exit code. Ctrl-C is its own business: it hears it, too."""
    child = subprocess.Popen(words, env=environment())
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return child.wait()


def start_tool(python: str, tool: list[str]) -> subprocess.Popen[bytes]:
    """Start a tool of ours, which hears of Ctrl-C when it has loaded."""
    hear_interrupts(False)
    try:
        return subprocess.Popen([python, *tool[1:]], cwd=ROOT, env=environment())
    finally:
        hear_interrupts(True)


def have_compiled() -> bool:
    """See to the compiled files; False when they are asked for and cannot be had.

    What is kept is taken at once. What has to be compiled is compiled behind the game.
    """
    if os.environ.get("COUNCIL_COMPILE") == "on":
        with alone(COMPILE_LOCK):
            return step(COMPILE) == 0
    code = start_tool(find("python"), [*COMPILE, "--kept"]).wait()
    if code == NOTHING_KEPT:
        compile_behind()
        say(
            "small-council: the engine is being compiled in the background, once. Until then,"
            " bots think longer, and nothing else changes. A server uses the compiled engine"
            " as soon as it is ready; a game in the terminal uses it the next time you start one."
        )
    elif code:
        say("small-council: could not compile: running in pure Python (slower, same results)")
    return True


def compile_behind() -> None:
    """Compile at low priority while the game has begun, unless somebody does already."""
    with COMPILE_LOCK.open("w") as lock:
        kept_open: list[int] = []
        with contextlib.suppress(ImportError):  # a system without such locks
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return
            kept_open = [lock.fileno()]  # the lock lasts as long as the compiler
        with COMPILE_LOG.open("w") as log:
            subprocess.Popen(
                [find("python"), *COMPILE[1:], "--low"],
                cwd=ROOT,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=kept_open,
            )


def need_chromium() -> None:
    """The browser tests need a browser: found, else installed where that can be done, else said."""
    if os.environ.get("COUNCIL_CHROMIUM") or any(shutil.which(name) for name in CHROMIUM):
        return
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        say("small-council: installing Chromium for the browser tests")
        failed = trouble([*APT, "update"])
        for command in () if failed else INSTALL_CHROMIUM:
            failed = trouble(command)
            if not failed:
                return
        stop(f"could not install Chromium ({failed})")
    stop("the browser tests need Chromium; on Debian type: sudo " + " ".join(INSTALL_CHROMIUM[1]))


def lock(options: list[str]) -> int:
    """Write the locks, by the pinned uv: without a word about where packages come from."""
    with alone():
        failed = fetch_uv()
    if failed:
        stop(f"could not install uv ({failed})")
    fixed = ["--universal", "--python-version", "3.11", "--generate-hashes"]
    fixed += ["--no-header", "--no-annotate", "--quiet", *options]
    return steps(
        [
            ["uv", "pip", "compile", *fixed, *made_from, "-o", f"requirements/{name}.txt"]
            for name, made_from in LOCKS.items()
        ]
    )


def do(arguments: list[str], usage: str) -> int:
    """What the command line asks for; the exit code."""
    what, rest = (arguments or ["help"])[0], arguments[1:]
    if what == "run" and rest[:1] == ["--"] and rest[1:]:
        return run(rest[1:])
    if what == "lock":
        return lock(rest)
    if what == "site":
        return start_tool(sys.executable, [*SITE, *rest]).wait()
    if what not in ("dev", "compile", *TESTS) or rest:
        sys.exit(usage)
    with alone():
        prepare("dev")
    if what == "test":
        need_chromium()
    if what not in TESTS:
        return steps([COMPILE] if what == "compile" else [])
    return steps(FIRST) or beside([COMPILE, TESTS[what]], BESIDE[what])


def main(arguments: list[str], usage: str) -> NoReturn:
    """Do it, and hear of Ctrl-C from now on."""
    try:
        hear_interrupts(True)
        sys.exit(do(arguments, usage))
    except KeyboardInterrupt:
        say("small-council: stopped; run the same command again to continue")
        sys.exit(130)
