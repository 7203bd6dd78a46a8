"""Compile the hot files (src/council/compiled.py lists them) with mypyc.

    python tools/compile.py             beside their sources, unless they are up to date
    python tools/compile.py --out DIR   into DIR, laid out as in a wheel
    python tools/compile.py --kept      only take what an earlier compilation left; exit code 3 when
                                        there is nothing to take, and it is worth compiling
    python tools/compile.py --low       at low priority: others use the machine meanwhile

COUNCIL_COMPILE=auto (default) goes on in pure Python when there is no C compiler, `on` fails then,
`off` does not compile. Exit code 0: compiled, up to date, or not wanted; 1: failed.
COUNCIL_PROFILE=on compiles, plays games to see what runs often, and compiles again for that. It
needs gcc and several minutes.

What was compiled is kept in the user's cache by a digest of the sources, the recipe and the machine
(tools/cache.py), so that another checkout of the same sources compiles nothing.
"""

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

import cache

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
SUFFIX = EXTENSION_SUFFIXES[0]
# The library all hot modules share, beside the package: mypyc derives __file__ from its place.
GROUP = "council_hot"
# Without the first two, calls inside the library go the long way through the dynamic linker; the
# third makes all machines round alike: a fused multiply-add would play another game.
UNIX_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"]
# Small functions are put in line across files while linking, where the compiler knows how: a sixth
# faster, and no slower to build.
LINK_FLAGS = ["-O3", "-flto=auto", *UNIX_FLAGS]

# With a profile. The functions that those games never called are compiled as without one.
PROFILED = "profiled"
COUNT, USE = "count", "use"
USE_FLAGS = ["-fprofile-correction", "-fprofile-partial-training", "-Wno-missing-profile"]
EXERCISE = Path(__file__).with_name("exercise.py")

NOTHING_KEPT = 3  # the exit code
LOWEST = 19  # priority
GET_COMPILER = "to have it, install gcc or clang and Python's headers (Debian: gcc python3-dev)"
# Builds and links an empty extension: this needs all that the real build needs of the machine.
EMPTY = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
PROBE = """
import sys
from setuptools import Distribution, Extension
flags = sys.argv[1:]
probe = Extension("probe", ["probe.c"], extra_compile_args=flags, extra_link_args=flags)
build = Distribution({"ext_modules": [probe]}).get_command_obj("build_ext")
build.build_lib = build.build_temp = "."
build.ensure_finalized()
build.run()
"""


def say(message: str) -> None:
    """Speak on stderr: stdout belongs to the command that runs next."""
    print(message, file=sys.stderr, flush=True)


def load_compiled() -> Any:
    """src/council/compiled.py by its path: importing the package would already choose files."""
    spec = importlib.util.spec_from_file_location("compiled", SRC / "council" / "compiled.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def has_c_compiler(*flags: str) -> bool:
    """Whether a C extension can be built here: compiler, linker and Python.h."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(EMPTY)
        probe = subprocess.run(
            [sys.executable, "-c", PROBE, *flags], cwd=folder, capture_output=True, check=False
        )
    return probe.returncode == 0


def recipe(profile: bool = False) -> str:
    """How the files are compiled; another recipe makes them out of date."""
    how = [PROFILED, *USE_FLAGS] if profile else []
    return " ".join(["mypy", version("mypy"), "-O3", "multi-file", *LINK_FLAGS, *how])


def profile_flags(step: str, folder: Path) -> list[str]:
    """What the compiler is told to count what runs, or to use what was counted."""
    if step == COUNT:
        return [f"-fprofile-generate={folder}"]
    return [f"-fprofile-use={folder}", *USE_FLAGS] if step == USE else []


def build(names: list[str], out: Path, work: Path, step: str = "") -> None:
    """Compile the modules into `out`; in the source folder, so that tracebacks name no machine."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(SRC)
    files = [name.replace(".", "/") + ".py" for name in names]
    # Other files are read for their types; what is wrong in them is not this tool's business.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={work / 'cache'}"]
    # One C file a module: as one file they take the compiler more than twice as long.
    extensions = mypycify(
        [*options, *files],
        opt_level="3",
        group_name=GROUP,
        multi_file=True,
        target_dir=str(work / "c"),
    )
    if os.name == "posix":
        flags = LINK_FLAGS if has_c_compiler(*LINK_FLAGS) else UNIX_FLAGS
        flags = [*flags, *profile_flags(step, work / "profile")]
        for extension in extensions:
            extension.extra_compile_args += flags
            extension.extra_link_args += flags

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    one_by_one = command.build_extensions

    def build_extensions() -> None:
        if os.name == "posix":
            compile_side_by_side(command.compiler)
        one_by_one()

    command.build_extensions = build_extensions
    command.build_lib, command.build_temp = str(out), str(work / "o")
    command.ensure_finalized()
    command.run()


def compile_side_by_side(compiler: Any) -> None:
    """Make a compiler of setuptools run on every core, and link when all files are done.

    setuptools has no hook for this. The two methods are replaced on the object that it really uses:
    the class has several names, and a patch of the wrong one does nothing and says nothing.
    """
    compile_one, link = compiler._compile, compiler.link
    cores = os.cpu_count() or 1
    pool, jobs = ThreadPoolExecutor(cores), list[Future[None]]()

    def compile_later(*given: Any) -> None:
        jobs.append(pool.submit(compile_one, *given))

    def link_then(*given: Any, **named: Any) -> None:
        if jobs:
            say(f"compiled {len(jobs)} C files, {cores} at a time")
        for job in jobs:
            job.result()
        jobs.clear()
        link(*given, **named)

    compiler._compile, compiler.link = compile_later, link_then


def run_build(names: list[str], out: Path, work: Path, step: str = "") -> bool:
    """The build in a process of its own, silent unless it fails."""
    environment = {**os.environ, "MYPYPATH": str(SRC)}
    command = [sys.executable, __file__, f"--build={out}", f"--work={work}", f"--step={step}"]
    command += names
    # The compiler speaks the language of the system, not always in the letters that Python expects.
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        say(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    elif how := [line for line in done.stderr.splitlines() if line.startswith("compiled ")]:
        say(how[0])
    return done.returncode == 0


def run_profiled(names: list[str], out: Path, work: Path, compiled: Any) -> bool:
    """Compile so that it counts, play with that, and compile for what was counted."""
    counting, tree = work / "counting", work / "tree"
    if not run_build(names, counting, work, COUNT):
        return False
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(SRC / "council", tree / "council", ignore=left_out)
    install(counting, tree, compiled, compiled.digest())
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([sys.executable, EXERCISE], cwd=tree, env=environment, check=False)
    return done.returncode == 0 and run_build(names, out, work, USE)


def profiles() -> bool:
    """Whether the compiler can use a profile in this way: gcc."""
    return os.name == "posix" and "Free Software Foundation" in cache.c_compiler()


def remove(to: Path, compiled: Any) -> None:
    """Delete the stamp and all compiled files; a process that uses them keeps its own."""
    (to / compiled.STAMP).unlink(missing_ok=True)
    for old in [*to.glob(GROUP + "*"), *(to / "council").rglob("*")]:
        if old.suffix in (".so", ".pyd"):
            old.unlink()


def sweep(to: Path) -> None:
    """Delete compiled files whose source is gone: nobody would know what they are of."""
    for old in list((to / "council").rglob("*")):
        source = SRC / old.relative_to(to).with_name(old.name.split(".")[0] + ".py")
        if old.suffix in (".so", ".pyd") and not source.is_file():
            old.unlink()


def install(built: Path, to: Path, compiled: Any, before: str, profile: bool = False) -> None:
    """Move the compiled files in; the stamp goes first and comes last, so none is half used."""
    stamp = to / compiled.STAMP
    remove(to, compiled)
    files = sorted(path.relative_to(built) for path in built.rglob("*" + SUFFIX))
    for file in files:
        (to / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(built / file, to / file)
    content = {
        "digest": before,
        "suffix": SUFFIX,
        "recipe": recipe(profile),
        "files": [file.as_posix() for file in files],
    }
    fresh = stamp.with_suffix(".new")
    fresh.write_text(json.dumps(content, indent=1) + "\n")
    fresh.replace(stamp)


def compile_hot(to: Path, mode: str, only_kept: bool = False, profile: bool = False) -> int:
    """Compile into `to` unless that is off, done already, or impossible; the exit code."""
    compiled = load_compiled()
    sweep(to)
    if profile and not profiles():
        say("only gcc can use a profile here: compiling without one")
        profile = False
    stamp = compiled.read_stamp(str(to))
    enough = [recipe(True)] if profile else [recipe(), recipe(True)]
    if stamp and stamp.get("recipe") in enough and compiled.fits(stamp, str(to)):
        return 0
    names = [name for name in compiled.HOT if name not in compiled.missing()]
    before, start = compiled.digest(), time.monotonic()
    key = cache.key([Path(compiled.source(name)) for name in names], recipe(profile), SUFFIX)
    with tempfile.TemporaryDirectory() as folder:
        work, built = Path(folder), Path(folder, "built")
        if cache.fetch(key, built):
            install(built, to, compiled, before, profile)
            say(f"took {len(names)} compiled modules from {cache.folder()}")
            return 0
        if not (seems_able() if only_kept else has_c_compiler()):
            return without_compiler(mode)
        if only_kept:
            remove(to, compiled)  # else each process would say that they are out of date
            return NOTHING_KEPT
        if profile:
            say("compiling the engine twice, with games between (several minutes, once) ...")
            made = run_profiled(names, built, work, compiled)
        else:
            say("compiling the engine (about a minute, once) ...")
            made = run_build(names, built, work)
        if not made:
            return 1
        cache.keep(key, built)
        install(built, to, compiled, before, profile)
    say(f"compiled {len(names)} modules in {time.monotonic() - start:.1f} s")
    return 0


def seems_able() -> bool:
    """What can be seen at once: a compiler, and Python's headers."""
    if os.name != "posix":
        return has_c_compiler()
    return bool(cache.c_compiler()) and Path(sysconfig.get_path("include"), "Python.h").is_file()


def without_compiler(mode: str) -> int:
    """Say what is missing; the exit code."""
    if mode == "on":
        say("no C compiler found, and COUNCIL_COMPILE=on asks for one; " + GET_COMPILER)
        return 1
    say("no C compiler found: running in pure Python (slower, same results); " + GET_COMPILER)
    return 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="compile the hot files with mypyc")
    parser.add_argument("--out", type=Path, default=SRC, help="where the compiled files go")
    parser.add_argument("--kept", action="store_true", help="only take what is compiled already")
    parser.add_argument("--low", action="store_true", help="compile at low priority")
    parser.add_argument("--build", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--step", default="", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.build:
        build(given.names, given.build, given.work, given.step)
        return 0
    mode = os.environ.get("COUNCIL_COMPILE", "auto")
    if mode not in ("off", "auto", "on"):
        say(f"COUNCIL_COMPILE={mode}: use off, auto or on")
        return 1
    if given.low and hasattr(os, "nice"):
        os.nice(LOWEST)
    if mode == "off":
        return 0
    profile = os.environ.get("COUNCIL_PROFILE") == "on"
    return compile_hot(given.out.resolve(), mode, given.kept, profile)


if __name__ == "__main__":
    import quietly

    quietly.run(main)
