"""The protocols for uvicorn: ours, with timeouts, if the classes of uvicorn that they extend are as
expected, and otherwise uvicorn's own.
"""

import inspect
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

import uvicorn

log = logging.getLogger("council.start")


@dataclass(frozen=True)
class Extension:
    """A protocol of ours, and what it expects of the class it extends."""

    ours: tuple[str, str]  # module and class
    theirs: tuple[str, str]
    methods: Mapping[str, tuple[str, ...]]  # and their parameters
    fields: tuple[str, ...]  # that the constructor sets
    without: str  # what is missing if uvicorn's own protocol is used


HTTP = Extension(
    ours=("council.server.http.http_protocol", "HeaderTimeoutHttp"),
    theirs=("uvicorn.protocols.http.httptools_impl", "HttpToolsProtocol"),
    methods={
        "connection_made": ("self", "transport"),
        "data_received": ("self", "data"),
        "connection_lost": ("self", "exc"),
    },
    fields=("cycle", "loop", "transport"),
    without="a timeout for connections that ask nothing",
)
WEBSOCKET = Extension(
    ours=("council.server.http.websocket_protocol", "ReadTimeoutWebSocket"),
    theirs=("uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol"),
    methods={
        "keepalive_timeout": ("self",),
        "schedule_ping": ("self",),
        "handle_ping": ("self",),
        "run_asgi": ("self",),
        "connection_lost": ("self", "exc"),
    },
    fields=(
        *("connections", "disconnected", "last_ping_rtt", "loop", "ping_interval", "ping_timer"),
        "transport",
    ),
    without="a timeout for sockets that do not read",
)


def protocol(wanted: Extension) -> type | str:
    """Our protocol, or "auto", which is uvicorn's own, with a warning."""
    if fits(wanted):
        module, name = wanted.ours
        found: type = getattr(import_module(module), name)
        return found
    log.warning(
        "uvicorn %s has changed inside: the server runs without %s",
        uvicorn.__version__,
        wanted.without,
    )
    return "auto"


def fits(wanted: Extension) -> bool:
    """Whether the class inside uvicorn is what our protocol extends."""
    module, name = wanted.theirs
    try:
        base = getattr(import_module(module), name)
        methods = {method: getattr(base, method) for method in wanted.methods}
        sets = base.__init__.__code__.co_names
    except (ImportError, AttributeError):
        return False
    same = all(
        tuple(inspect.signature(method).parameters) == wanted.methods[name]
        for name, method in methods.items()
    )
    return same and all(field in sets for field in wanted.fields)
