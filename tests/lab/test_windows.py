"""A system without what only Unix has: every module can be imported, and matches are played."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Everything is read in once, with the libraries it needs, and then once more without Unix.
ABSENT = '''
import importlib, os, pathlib, pkgutil, signal, subprocess, sys

subprocess.Popen.kill = lambda process: process.send_signal(9)  # as this machine does it

def modules():
    import council
    names = ["council"]
    for found in pkgutil.walk_packages(council.__path__, "council."):
        if not any(part in found.name for part in (".rl", ".migrations", "__main__")):
            names.append(found.name)
    return names

def read_in(names):
    for name in names:
        importlib.import_module(name)

names = modules()
read_in(names)
from council.cli.run import run
assert run(["match", "intrigue", "--seats", "random,random", "--games", "1", "--workers", "1"]) == 0
for name in [name for name in sys.modules if name.split(".")[0] == "council"]:
    del sys.modules[name]

class Unix:
    """What the standard library itself looks up while its paths are those of this machine."""
    name = "posix"
    def __getattr__(self, name):
        return getattr(os, name)

for module in (pathlib, sys.modules.get("pathlib._local")):
    if module is not None:
        module.os = Unix()
for name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "uvloop"):
    sys.modules[name] = None
kept = {"SIGINT", "SIGTERM", "SIGABRT", "SIGFPE", "SIGILL", "SIGSEGV", "SIG_DFL", "SIG_IGN"}
for name in dir(signal):
    if name.startswith("SIG") and name.isupper() and name not in kept:
        delattr(signal, name)
for module, gone in (
    (signal, ("pthread_sigmask", "pthread_kill", "alarm", "setitimer")),
    (os, ("fork", "killpg", "getpgid", "setsid", "nice", "getuid", "geteuid", "sysconf",
          "sched_getaffinity", "WNOHANG", "register_at_fork", "uname", "mkfifo")),
):
    for name in gone:
        if hasattr(module, name):
            delattr(module, name)
sys.platform, os.name = "win32", "nt"
read_in(names)
print(len(names), "modules")

from council.cli.run import run
from council.lab import executors, guest, host
host.die_with_parent()
executors.die_quietly()
executors.hold_back(True)
executors.hold_back(False)
own = sys.argv[1]
common = ["--games", "2", "--workers", "1", "--seed", "7"]
assert run(["match", "intrigue", "--seats", "random,greedy", *common]) == 0
assert run(["match", "intrigue", "--seats", "random," + own, *common]) == 0
assert guest._idle, "the bot waits for its next game"
guest.end_all()
print("played")
'''


def test_every_module_is_read_in_without_unix(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ABSENT, str(ROOT / "docs/examples/bots/first.py")],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "COUNCIL_PURE": "1", "COUNCIL_LANG": "en"},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    counted = [line.split() for line in done.stdout.splitlines() if line.endswith(" modules")]
    assert int(counted[0][0]) > 200
    assert done.stdout.endswith("played\n")
