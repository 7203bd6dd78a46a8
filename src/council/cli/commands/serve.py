"""`council serve`: the table for the browser."""

import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import IO, TYPE_CHECKING, Any

import click

from council.cli.terminal import Terminal
from council.cli.values import one_of, whole
from council.cli.words import Command, flag, option
from council.core.game import Invalid
from council.locales import Voice, language

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    import uvicorn

    from council.server.settings import Settings

HOST = "127.0.0.1"
PORT = 8400
ANY = ("0.0.0.0", "::")
LAN = "lan"  # a word for the first of them
BIGGER_FRAME = 16_384  # what is over the table's own limit, but not by far, is answered
HEARTBEAT = 5.0  # seconds between pings, and to answer one
MOST_WORKERS = 64
KINDS = ("quiet", "text", "json")  # of log
MACOS_FILES = 10_240  # that a process may have open there, though the system says "unlimited"
LAST_WORDS = 2  # seconds for open requests at the end
SWEEPS = (2_000, 10, 10)  # new objects until Python looks for garbage, among new ones and all


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "serve",
        serve,
        [
            option(terminal, "serve", "host", default=HOST),
            option(terminal, "serve", "port", read_port, default=str(PORT)),
            option(terminal, "serve", "data"),
            option(terminal, "serve", "database", envvar="COUNCIL_DATABASE"),
            option(terminal, "serve", "workers", whole(1, MOST_WORKERS), default="1"),
            flag(terminal, "serve", "public"),
            option(terminal, "serve", "origin"),
            option(terminal, "serve", "proxy"),
            option(terminal, "serve", "limits"),
            option(terminal, "serve", "log", one_of(*KINDS), complete=KINDS),
            option(terminal, "serve", "bot", multiple=True),
            flag(terminal, "serve", "chronicle"),
            flag(terminal, "serve", "open"),
        ],
    )


def read_port(label: str, text: str) -> int:
    """A port as it was typed."""
    if not text.isascii() or not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise Invalid("server-bad-port", got=text[:40])
    return int(text)


@dataclass(frozen=True)
class ServeOptions:
    """What was asked for on the command line."""

    host: str
    port: int
    data: str | None = None
    database: str | None = None
    workers: int = 1
    open: bool = False
    public: bool = False
    origin: str | None = None
    proxy: str | None = None
    limits: str | None = None
    log: str | None = None
    bot: tuple[str, ...] = ()
    chronicle: bool = False


def serve(terminal: Terminal, **given: Any) -> int:
    """The command."""
    if given["host"] == LAN:
        given["host"] = ANY[0]
    return keep_open(ServeOptions(**given), terminal.voice)


def run(
    host: str,
    port: int,
    data: str | None,
    open_browser: bool,
    voice: Voice | None = None,
    database: str = "",
    workers: int = 1,
) -> int:
    """Serve until Ctrl-C; Invalid says why it cannot be."""
    wanted = ServeOptions(host, port, data, database, workers, open_browser)
    return keep_open(wanted, voice or Voice(language(None)))


def keep_open(wanted: ServeOptions, voice: Voice) -> int:
    """Serve until Ctrl-C; Invalid says why it cannot be."""
    from council.server.bots.own_bots import read_own
    from council.server.mail.smtp import read_mail
    from council.server.settings import Settings, user_data
    from council.server.storage.database import open_database
    from council.server.storage.postgres import name_of

    mail = read_mail(os.environ)
    data, database, workers = wanted.data, wanted.database or "", wanted.workers
    if database and data:
        raise Invalid("server-data-or-database")
    if workers > 1 and not database:
        raise Invalid("server-one-process", workers=str(workers))
    fields = openness(wanted)
    folder = Path(data) if data else user_data()
    own = read_own(list(wanted.bot))
    fields["chronicle"] = wanted.chronicle
    settings = Settings(folder, database, mail=mail, bots=own, **fields)
    # Alone before the tables are brought up to date: an older server may be using them.
    with nullcontext() if database else alone_in(folder):
        open_database(folder, database).dispose()
        listener = listen(wanted.host, wanted.port)
        address = address_of(wanted.host, listener.getsockname()[1])
        shown = settings.site.origin if settings.site else address

        def ready() -> None:
            click.echo(voice.say("server-at", address=shown))
            if settings.site is None and wanted.host in ANY:
                tell_others(voice, address)
            tell_unbuilt(voice)
            sys.stdout.flush()
            if wanted.open and can_open():
                webbrowser.open(address)

        served = serve_from(listener, settings, workers, ready)
    where = name_of(database) if database else str(folder)
    click.echo(voice.say("server-goodbye", folder=where))
    return 0 if served else 1


def openness(wanted: ServeOptions) -> dict[str, Any]:
    """How open the server is, as fields of its settings."""
    from council.server.ops.public_site import standing

    if wanted.log:
        os.environ["COUNCIL_LOG"] = wanted.log  # for the processes of this server too
    known = {**os.environ, "COUNCIL_DATABASE": wanted.database or ""}
    limits = wanted.limits or os.environ.get("COUNCIL_LIMITS", "")
    origin, proxy = wanted.origin or "", wanted.proxy or ""
    return standing(known, wanted.public, origin, proxy, limits, wanted.host)


def serve_from(
    listener: socket.socket, settings: "Settings", workers: int, ready: Callable[[], None]
) -> bool:
    """Serve in this process, or in several others; whether that came about."""
    from dataclasses import replace
    from functools import partial

    from council.server.cluster.supervisor import Supervisor

    if hasattr(signal, "SIGUSR1"):  # who does not listen to it yet is not to die of it
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    if workers > 1:
        open_log()
        settings = replace(settings, thinkers=1)  # each worker has its own
        return Supervisor(workers, partial(work, settings), listener).run(ready)
    server = server_for(settings, ready)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if server.started:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to be stopped
    return server.started


def work(settings: "Settings", listener: socket.socket, line: "Connection") -> None:
    """One of several workers."""
    server_for(settings, lambda: line.send("ready")).run(sockets=[listener])


def alone_in(folder: Path) -> IO[str]:
    """The folder is ours while this file is open; Invalid when another server has it."""
    from council.server.storage.database import make_folder, unusable

    make_folder(folder)
    try:
        file = (folder / "serving.lock").open("a")
    except OSError as error:
        raise unusable(folder, error) from None
    with suppress(ImportError):  # a system without such locks
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise Invalid("server-data-busy", folder=str(folder)) from None
    return file


def server_for(settings: "Settings", ready: Callable[[], None]) -> "uvicorn.Server":
    """A server for the application, told when it listens."""
    gc.disable()  # what is read in from here on stays: to look for garbage in it only takes time
    import uvicorn

    from council.server.app import build
    from council.server.http.protocols import HTTP, WEBSOCKET, protocol
    from council.server.ops.last_resort import PATIENCE, end_in

    open_log()
    more_lines()

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                sweep_seldom()
                ready()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                end_in(PATIENCE)
            super().handle_exit(sig, frame)
            self.force_exit = False  # whoever presses Ctrl-C twice gets a clean end as well

    return Server(
        uvicorn.Config(
            build(settings),
            http=protocol(HTTP),
            ws=protocol(WEBSOCKET),
            ws_max_size=BIGGER_FRAME,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            # The size of a compressed frame would tell what is in it, whatever it is padded with.
            ws_per_message_deflate=False,
            log_config=None,  # its complaints go through our log, without values
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=LAST_WORDS,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
        )
    )


def sweep_seldom() -> None:
    """Python stops everything to look for garbage that refers to itself, the longer the more there
    is: a fifth of a second with a thousand sockets. What is there now stays; of the rest hardly
    anything is garbage of that kind, so it looks less often."""
    gc.freeze()
    gc.set_threshold(*SWEEPS)
    gc.enable()


def more_lines() -> None:
    """Every socket is an open file: as many as the system lets us have, which at first are few."""
    with suppress(ImportError):
        import resource

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (most, max(few, MACOS_FILES)):
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                return


def open_log() -> None:
    """As text, as JSON, or only what went wrong."""
    from council.server.ops.event_log import open_event_log, wanted_kind

    open_event_log(wanted_kind())


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address; a port in use gives a sentence."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Invalid(
                "server-port-taken", host=host, port=str(port), other=str(port % 65535 + 1)
            ) from None
        detail = error.strerror or str(error)
        raise Invalid("server-no-address", host=host, port=str(port), detail=detail) from None
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser finds it."""
    if host in ANY:
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return HOST


def tell_others(voice: Voice, address: str) -> None:
    """How a phone in the same network finds the table: the address, and its QR code."""
    from shutil import get_terminal_size

    from council.cli import qr

    if HOST in address:
        click.echo(voice.say("server-no-network"))
        return
    if qr.fits(address, get_terminal_size().columns):
        click.echo(qr.drawn(address, colour="NO_COLOR" not in os.environ))
        click.echo(voice.say("server-lan-code", address=address))
    else:
        click.echo(voice.say("server-lan", address=address))
    click.echo(voice.say("server-lan-open"))


def tell_unbuilt(voice: Voice) -> None:
    """Without the browser's pages there is no table to be seen: say so below the address, before
    anybody looks. Stderr is the event log's, for programs."""
    from council.server.http.pages import BUNDLE, how_to_build

    if not (BUNDLE / "index.html").is_file():
        click.echo(voice.say(how_to_build()))


def can_open() -> bool:
    """Whether there is somebody at a screen."""
    screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return screen and sys.stdout.isatty() and not os.environ.get("CI")
