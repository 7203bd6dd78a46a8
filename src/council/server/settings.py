"""The settings of a server: those of its tables, its data, its limits and timeouts."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from council.server.mail.smtp import SmtpServer
from council.server.ops.public_site import LOOPBACK, Site
from council.server.storage.threads import run_in_thread
from council.tables.settings import Run, TableSettings

FOLDER = "small-council"


def user_data() -> Path:
    """The folder for a program's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / FOLDER
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / FOLDER


@dataclass(frozen=True)
class Settings(TableSettings):
    """All of it."""

    data: Path
    database: str = ""  # the URL of a PostgreSQL, which is used instead of a file in `data`
    thinkers: int = 2  # processes in which bots think; 0: threads of this process
    patience: float = 30.0  # seconds after which a thinking bot is given up
    file_patience: float = 20.0  # seconds for the replay of a stranger's file
    sockets: int = 100_000  # at once
    sockets_an_address: int = 100_000
    site: Site | None = None  # where it is in public; None: at home
    names: frozenset[str] = frozenset(LOOPBACK)  # under which it is asked at home
    proxy: str = ""  # whose word about the addresses of visitors counts; empty: nobody's
    token: str = ""  # of the operator, for /readyz and /metrics
    mail: SmtpServer | None = None  # sends e-mails
    run: Run = field(default=run_in_thread, kw_only=True)
