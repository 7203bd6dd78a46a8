"""The settings of a server: its data, its limits and timeouts, its source of chance."""

import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from council.core.state import Rng
from council.server.mail.smtp import SmtpServer
from council.server.ops.public_site import LOOPBACK, Site

FOLDER = "small-council"


def user_data() -> Path:
    """The folder for a program's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / FOLDER
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / FOLDER


def fresh_rng() -> Rng:
    """A generator nobody can foresee."""
    return Rng(secrets.randbits(60))


def new_secret() -> str:
    """The secret of a table, from which all its chance comes: 256 bits nobody can foresee."""
    return secrets.token_hex(32)


def new_id() -> str:
    """The name of a table: whoever knows it may watch, so it cannot be guessed."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Settings:
    """All of it; the functions are there for tests, which want the same game twice."""

    data: Path
    database: str = ""  # the URL of a PostgreSQL, which is used instead of a file in `data`
    bot_wait: float = 0.6  # seconds a bot takes at least, so that people can follow
    thinkers: int = 2  # processes in which bots think; 0: threads of this process
    patience: float = 30.0  # seconds after which a thinking bot is given up
    messages: int = 100  # of a socket in `period` seconds
    period: float = 20.0
    tables_a_minute: int = 30  # from one address
    emails_a_minute: int = 10  # asked for, or answered, from one address
    files_a_minute: int = 30  # to be replayed, from one address
    file_patience: float = 20.0  # seconds for the replay of a stranger's file
    sockets: int = 100_000  # at once
    sockets_an_address: int = 100_000
    site: Site | None = None  # where it is in public; None: at home
    names: frozenset[str] = frozenset(LOOPBACK)  # under which it is asked at home
    proxy: str = ""  # whose word about the addresses of visitors counts; empty: nobody's
    token: str = ""  # of the operator, for /readyz and /metrics
    beat: float = 1.0  # seconds between heartbeats; 0: only when told
    bots: Mapping[str, str] = field(default_factory=dict)  # the operator's own: name and file
    mail: SmtpServer | None = None  # sends e-mails
    asleep: float = 60.0  # seconds without a beat that no clock pays for
    chance: Callable[[], Rng] = fresh_rng  # for bots
    secret: Callable[[], str] = new_secret
    table_id: Callable[[], str] = new_id
    now: Callable[[], float] = time.time  # for what is shown or kept with a date
    steady: Callable[[], float] = time.monotonic  # for limits and clocks: nobody can set it
