"""A script: two servers that serve only if Ctrl-C does not reach them."""

import signal
import socket
import sys
from multiprocessing.connection import Connection

from council.server.cluster.supervisor import Supervisor


def work(listener: socket.socket, line: Connection) -> None:
    if signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set()):
        line.send("ready")


if __name__ == "__main__":
    with socket.socket() as listener:
        fleet = Supervisor(2, work, listener)
        sys.exit(0 if fleet.run(fleet.ends.set) else 1)
