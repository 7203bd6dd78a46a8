"""The set-up installs once, passes on what commands say, and fails in one line."""

import ast
import fcntl
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
OLD = """
import runpy, sys
sys.version_info = (3, 9, 0)
sys.argv = ["setup.py", "WHAT"]
runpy.run_path("tools/setup.py", run_name="__main__")
"""
# Ctrl-C is pressed before the program loads, and held back until it asks for it.
PRESSED = """
import os, signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
os.kill(os.getpid(), signal.SIGINT)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
# Ctrl-C is pressed while this loads: the whole group gets it.
PRESSES = """
import os, pathlib, signal
os.killpg(0, signal.SIGINT)
pathlib.Path("survived").write_text("yes")
"""
STOPPED = "small-council: stopped; run the same command again to continue\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What the set-up reads, and nothing set up."""
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.fixture
def ready(tree: Path) -> Path:
    """A tree that is set up already, with programs that only tell how they were called."""
    setup = load(tree / "tools" / "setting_up.py")
    folder = tree / ".venv" / "bin"
    folder.mkdir(parents=True)
    for program in ("python", "council", "ruff", "mypy", "lint-imports", "pytest"):
        script(tree, program, 'echo "$(basename "$0") $*"')
    profiles = {name: setup.digest(name) for name in ("run", "dev")}
    (tree / ".venv" / "council-setup.json").write_text(json.dumps(profiles))
    return tree


def load(tool: Path) -> ModuleType:
    """A tool as a module."""
    spec = importlib.util.spec_from_file_location(f"council_{tool.stem}", tool)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def script(tree: Path, name: str, text: str) -> None:
    file = tree / ".venv" / "bin" / name
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def run(tree: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PIP_", "UV_", "COUNCIL_"))}
    return subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env={**kept, "HOME": str(tree), "PATH": "/usr/bin:/bin", **env},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_second_run_installs_nothing_and_passes_the_words_on(ready: Path) -> None:
    done = run(ready, "tools/setup.py", "run", "--", "council", "play", "--seed", "a b")
    assert done.stdout == "python tools/compile.py --kept\ncouncil play --seed a b\n"
    assert (done.returncode, done.stderr) == (0, "")


def test_uv_trusts_the_certificates_of_the_system(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = load(ready / "tools" / "setting_up.py")
    script(ready, "uv", "echo $UV_SYSTEM_CERTS; exit 1")
    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    assert setup.trouble([str(ready / ".venv" / "bin" / "uv")]) == "true"
    monkeypatch.setenv("UV_SYSTEM_CERTS", "false")  # people decide
    assert setup.trouble([str(ready / ".venv" / "bin" / "uv")]) == "false"


def test_the_exit_code_of_the_command_is_passed_on(ready: Path) -> None:
    script(ready, "council", "exit 7")
    assert run(ready, "tools/setup.py", "run", "--", "council").returncode == 7


def test_play_goes_on_when_compiling_fails_unless_it_must_not(ready: Path) -> None:
    script(ready, "python", "exit 1")
    words = ("tools/setup.py", "run", "--", "council")
    done = run(ready, *words)
    assert done.stdout == "council \n"
    assert done.stderr.count("\n") == 1
    assert "running in pure Python" in done.stderr
    assert run(ready, *words, COUNCIL_COMPILE="on").returncode == 1


def test_play_does_not_wait_for_the_compiler(ready: Path) -> None:
    """The command ends here before the compiler does: it waits for a file of the command's."""
    kept = '[ "$2" = --kept ] && exit 3'
    script(ready, "python", f'{kept}; {until("played")}; echo "$*" > compiled; nice > priority')
    script(ready, "council", "touch played")
    done = run(ready, "tools/setup.py", "run", "--", "council", "play")
    assert (done.returncode, done.stdout) == (0, "")
    assert "compiled in the background" in done.stderr
    assert "the next time you start one" in done.stderr
    assert done.stderr.count("\n") == 1
    wait_for(ready / "priority")
    assert (ready / "compiled").read_text() == "tools/compile.py --low\n"


def test_one_compiler_at_a_time_works_behind_games(ready: Path) -> None:
    script(ready, "python", '[ "$2" = --kept ] && exit 3; echo compiling >> compiled')
    with (ready / ".venv" / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert run(ready, "tools/setup.py", "run", "--", "council").returncode == 0
    assert not (ready / ".venv" / "compile.log").exists()
    assert run(ready, "tools/setup.py", "run", "--", "council").returncode == 0
    wait_for(ready / "compiled")


def wait_for(file: Path) -> None:
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_the_page_is_built_while_packages_are_installed(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each waits for the other."""
    setup = load(ready / "tools" / "setting_up.py")
    page = "import pathlib, time\npathlib.Path('page').touch()\n"
    page += "while not pathlib.Path('packages').exists(): time.sleep(0.01)\n"
    (ready / "tools" / "web.py").write_text(page)
    became: list[list[str]] = []

    def prepare(profile: str) -> bool:
        while not (ready / "page").exists():
            time.sleep(0.01)
        (ready / "packages").touch()
        return False

    monkeypatch.setattr(setup, "prepare", prepare)
    monkeypatch.setattr(os, "execve", lambda file, words, env: became.append(words[1:]))
    try:
        setup.run(["council", "serve", "--open"])
    finally:
        setup.hear_interrupts(True)  # the command that it becomes would do that
    assert became[0] == ["serve", "--open"]


def test_nobody_waits_for_the_page_when_there_are_no_packages(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a network, npm would try for another minute."""
    setup = load(ready / "tools" / "setting_up.py")
    page = "import pathlib, quietly, time\npathlib.Path('page').write_text('begun')\n"
    (ready / "tools" / "web.py").write_text(page + "quietly.run(lambda: time.sleep(600))\n")

    def prepare(profile: str) -> bool:
        wait_for(ready / "page")
        setup.stop("no network")

    monkeypatch.setattr(setup, "prepare", prepare)
    with pytest.raises(SystemExit):
        setup.run(["council", "serve"])


# As Windows has it: no `execve`, and Ctrl-C reaches the command as well.
STAYS = """
import sys
sys.path.insert(0, "tools")
import setting_up
sys.exit(setting_up.stay_with([sys.executable, "-c", sys.argv[1]]))
"""
SAVES = """
import os, signal, sys, time
signal.signal(signal.SIGINT, lambda *_: None)
os.killpg(0, signal.SIGINT)
time.sleep(1.5)
print("saved")
sys.exit(7)
"""


def test_after_ctrl_c_the_command_has_the_time_that_it_needs(tree: Path) -> None:
    words = [sys.executable, "-c", STAYS, SAVES]
    done = subprocess.run(
        words, cwd=tree, start_new_session=True, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (7, "saved\n", "")


WINDOWS = """
import os, pathlib, sys

class Unix:
    \"\"\"What pathlib itself looks up while its paths are those of this machine.\"\"\"
    name = "posix"
    def __getattr__(self, name):
        return getattr(os, name)

for module in (pathlib, sys.modules.get("pathlib._local")):
    if module is not None:
        module.os = Unix()
import concurrent.futures, importlib.util, shutil, subprocess, tempfile
sys.path.insert(0, "tools")
os.name = "nt"
import setting_up
print(setting_up.PYTHON)
print(setting_up.prepare("run"))
"""


def test_what_is_set_up_is_known_again_on_windows(ready: Path) -> None:
    """There the file has an ending, and whoever looks for it has to say so."""
    setup = load(ready / "tools" / "setting_up.py")
    program = ready / ".venv" / "Scripts" / "python.exe"
    program.parent.mkdir()
    program.touch()
    setup.STAMP.write_text(json.dumps({"run": setup.digest("run")}))
    done = run(ready, "-c", WINDOWS)
    assert (done.stdout, done.stderr) == (f"{program}\nFalse\n", "")


STRANGE = r"import sys; sys.stdout.buffer.write(b'\x81 is strange'); sys.exit(1)"


def test_letters_of_another_system_are_no_trouble(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compilers on Windows speak in the letters of the console."""
    setup, web = (load(ready / "tools" / name) for name in ("setting_up.py", "web.py"))
    (ready / "web").mkdir()
    assert setup.trouble([sys.executable, "-c", STRANGE]).endswith("is strange")
    with pytest.raises(web.CannotBuildError, match="is strange"):
        web.run([sys.executable, "-c", STRANGE], False)
    script(ready, "cc", r"printf '\201 is strange'")
    monkeypatch.setenv("CC", str(ready / ".venv" / "bin" / "cc"))
    assert load(ready / "tools" / "cache.py").c_compiler().endswith("is strange")


def test_without_a_page_there_is_no_table(ready: Path) -> None:
    (ready / "tools" / "web.py").write_text("raise SystemExit(1)\n")
    done = run(ready, "tools/setup.py", "run", "--", "council", "serve")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("small-council: the browser bundle is missing")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("tool", ["web.py", "compile.py"])
def test_ctrl_c_while_a_tool_loads_ends_in_one_sentence(ready: Path, tool: str) -> None:
    (ready / "tools" / "web.py").write_text("")
    (ready / "tools" / tool).write_text(PRESSES)
    script(ready, "python", f'exec {sys.executable} "$@"')
    words = [sys.executable, "tools/setup.py", "run", "--", "council", "serve"]
    done = subprocess.run(
        words, cwd=ready, start_new_session=True, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", STOPPED)
    wait_for(ready / "survived")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (STOPPED, ["tools/setup.py", "dev"]),
        ("", ["tools/web.py", "--check"]),
        ("", ["tools/compile.py", "--kept"]),
        ("", ["tools/site.py"]),
        ("", ["-m", "council", "--version"]),
    ],
)
def test_who_has_loaded_hears_of_ctrl_c(said: str, words: list[str]) -> None:
    pressed = [sys.executable, "-c", PRESSED, *words]
    done = subprocess.run(pressed, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", said)


def test_ctrl_c_at_the_very_end_of_a_tool_changes_nothing(tree: Path) -> None:
    """Python would show a traceback while it tidies up."""
    late = "import os, signal, quietly\n"
    late += "class Late:\n    def __del__(self): os.kill(os.getpid(), signal.SIGINT)\n"
    late += "kept = Late()\nquietly.run(lambda: 0)\n"
    (tree / "tools" / "late.py").write_text(late)
    done = run(tree, "tools/late.py")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_starts_with_ctrl_c_held_back(ready: Path) -> None:
    """It asks for it when it has loaded."""
    (ready / "tools" / "web.py").write_text("")
    script(ready, "council", "kill -INT $$; echo played")
    done = run(ready, "tools/setup.py", "run", "--", "council", "serve")
    assert done.stdout.endswith("played\n")


def test_checks_stop_at_the_first_failure_with_its_code(ready: Path) -> None:
    script(ready, "ruff", "exit 3")
    done = run(ready, "tools/setup.py", "check")
    assert (done.returncode, done.stdout) == (3, "")
    assert "== ruff: failed, " in done.stderr


def test_nothing_begins_when_something_beside_it_has_failed(ready: Path) -> None:
    script(ready, "mypy", "touch failed; exit 3")
    script(ready, "python", f"[ $1 = tools/web.py ] || {{ {until('failed')}; sleep 0.5; }}")
    done = run(ready, "tools/setup.py", "test", COUNCIL_CHROMIUM="there")
    assert done.returncode == 3
    assert "== mypy: failed, " in done.stderr
    assert done.stdout == "ruff check .\nruff format --check .\n"


def until(name: str) -> str:
    """Wait for a file, in the words of a shell."""
    return f"for _ in $(seq 6000); do [ -e {name} ] && break; sleep 0.01; done; [ -e {name} ]"


def test_the_tests_run_beside_the_checkers(ready: Path) -> None:
    script(ready, "pytest", f"touch tests; {until('types')}")
    script(ready, "mypy", f"touch types; {until('tests')}")
    assert run(ready, "tools/setup.py", "check").returncode == 0


def test_byte_code_is_kept(ready: Path) -> None:
    """Without it, each of the many programs that the tests start would read all sources anew."""
    script(ready, "council", 'echo "asked: $PYTHONDONTWRITEBYTECODE."')
    words = ("tools/setup.py", "run", "--", "council")
    assert run(ready, *words, PYTHONDONTWRITEBYTECODE="1").stdout.endswith("asked: .\n")


@pytest.mark.parametrize(("what", "last"), [("check", "-m not slow"), ("test", "tests/site")])
def test_all_steps_run(ready: Path, what: str, last: str) -> None:
    done = run(ready, "tools/setup.py", what, COUNCIL_CHROMIUM="there")
    programs = [line.split()[0] for line in done.stdout.splitlines()]
    assert done.returncode == 0
    full = what == "test"
    beside = ["lint-imports", "mypy", "pytest", "python", "python"]
    assert programs[:3] == ["ruff", "ruff", "python"]
    assert sorted(programs[3:]) == sorted(beside + ["python", "pytest"] * full)
    assert last in done.stdout
    assert done.stderr.count(": ok, ") == len(programs)


# How a test run with a browser, and the one without, waits for the other to have begun.
BOTH = 'case "$*" in *"r tests/site") here=page there=rest;; *) here=rest there=page;; esac'
TELL = "echo $here begins; sleep 0.2; echo $here ends"
MADE = """
case $1 in
  tools/site.py) [ ! -e page ] && touch site;;
  tools/compile.py) sleep 1; [ ! -e page ];;
esac
"""


def test_browser_tests_run_beside_the_others_when_all_is_made(ready: Path) -> None:
    """They wait for the page and for the compiled files."""
    script(ready, "pytest", f"{BOTH}; touch $here; {until('$there')} && {TELL}")
    script(ready, "python", MADE)
    done = run(ready, "tools/setup.py", "test", COUNCIL_CHROMIUM="there")
    assert done.returncode == 0, done.stderr
    assert (ready / "site").exists()
    assert "page begins\npage ends\n" in done.stdout, "what they say is not mixed with the rest"


@pytest.mark.parametrize("what", ["dev", "site"])
def test_an_old_python_is_told_so(tree: Path, what: str) -> None:
    done = run(tree, "-c", OLD.replace("WHAT", what))
    assert done.returncode == 1
    assert done.stderr.startswith("small-council: needs Python 3.11 or newer, this is 3.9.0")
    assert "install one" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_very_old_python_can_read_the_start() -> None:
    """It reads the whole file before it runs the line that tells it to stop: even 2.7 is told."""
    source = (ROOT / "tools" / "setup.py").read_text(encoding="utf-8")
    assert source.isascii()
    newer = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr, ast.Starred, ast.With)
    found = [type(node) for node in ast.walk(ast.parse(source))]
    assert [kind for kind in found if kind in newer] == [ast.Starred] * 2  # in calls 2.7 knows it
    assert "from __future__" not in source  # 3.6 does not know that of annotations


def test_ctrl_c_while_python_itself_loads_ends_in_one_sentence(ready: Path) -> None:
    """make starts it with -S; what a system has Python load at each start can take long."""
    folder = ready / "loaded"
    folder.mkdir()
    pressed = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
    (folder / "sitecustomize.py").write_text(pressed)
    done = run(ready, "-S", "tools/setup.py", "dev", PYTHONPATH=str(folder))
    assert (done.returncode, done.stdout, done.stderr) == (130, "", STOPPED)


def make(*words: str) -> subprocess.CompletedProcess[str]:
    command = ["make", "--no-print-directory", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_missing_python_is_said_in_one_sentence() -> None:
    done = make("play", "PY=python-of-nobody")
    assert done.returncode == 2
    assert "there is no python-of-nobody; install Python 3.11 or newer" in done.stderr
    assert "make PY=/path/to/python3 play." in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_target_looks_at_its_python_first() -> None:
    """Only tools/setup.py can be read by an old one."""
    lines = (ROOT / "Makefile").read_text().splitlines()
    assert "SETUP = $(PY) -S tools/setup.py" in lines
    recipes = [line for line in lines if line.startswith("\t")]
    assert sum("$(SETUP)" in line for line in recipes) == 5
    assert not any(
        "tools/" in line or ("$(PY) " in line and "venv" not in line) for line in recipes
    )


def test_play_takes_the_host_and_the_port() -> None:
    done = make("-n", "play", "HOST=lan", "PORT=8500")
    assert "council serve --open --host lan --port 8500" in done.stdout
    assert "--host" not in make("-n", "play").stdout


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("npm error code ENOTFOUND", "the npm registry cannot be reached; check the network"),
        ("npm error something else", "npm error something else"),
        ("npm warn Unknown user config\n[warn] page.ts", "[warn] page.ts"),
    ],
)
def test_a_network_that_npm_cannot_reach_is_named(output: str, said: str) -> None:
    assert load(ROOT / "tools" / "web.py").telling(output).startswith(said)


@pytest.mark.parametrize(
    ("node", "problem"),
    [
        ("", "there is no node; install Node.js 20.19 or newer with npm"),
        ("echo v18.20.4", "node 18.20.4 is too old; install Node.js 20.19 or newer"),
        ("echo nonsense", "node nonsense is too old; install Node.js 20.19 or newer"),
        ("exit 1", "node --version failed: no reason given; install Node.js 20.19 or newer"),
        ("echo v22.12.0", "there is no npm; install Node.js 20.19 or newer with npm"),
    ],
)
def test_a_node_that_will_not_do_is_said_in_one_sentence(
    tree: Path, node: str, problem: str
) -> None:
    shutil.copytree(ROOT / "web" / "src" / "design", tree / "web" / "src")
    shutil.copy(ROOT / "web" / "package-lock.json", tree / "web")
    programs = tree / "programs"
    programs.mkdir()
    if node:
        (programs / "node").write_text(f"#!/bin/sh\n{node}\n")
        (programs / "node").chmod(0o755)
    done = run(tree, "tools/web.py", PATH=str(programs))
    assert done.returncode == 1
    assert done.stderr == f"The browser bundle could not be built: {problem}.\n"


def test_a_wrong_word_shows_the_usage(tree: Path) -> None:
    done = run(tree, "tools/setup.py", "dance")
    assert done.returncode == 1
    assert "python3 tools/setup.py test" in done.stderr


@pytest.mark.slow
def test_without_a_network_the_first_set_up_says_so(tree: Path) -> None:
    cache = str(tree / "empty")
    offline = {"PIP_NO_INDEX": "1", "UV_OFFLINE": "1", "UV_CACHE_DIR": cache}
    done = run(tree, "tools/setup.py", "dev", **offline)
    assert done.returncode == 1
    assert "check the network connection" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 2  # that it begins, and why it ends
