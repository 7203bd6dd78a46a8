"""A mail server for tests: it speaks just enough SMTP to take letters, and keeps them."""

import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any


class Postman(socketserver.StreamRequestHandler):
    """Just enough of SMTP to take a letter."""

    def handle(self) -> None:
        self.say("220 here")
        letter: list[bytes] = []
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"DATA":
                self.say("354 go on")
                for part in iter(self.rfile.readline, b".\r\n"):
                    letter.append(part[1:] if part.startswith(b"..") else part)
                self.server.letters.append(b"".join(letter))  # type: ignore[attr-defined]
            elif word == b"QUIT":
                self.say("221 bye")
                return
            refused = word == b"MAIL" and self.server.closed  # type: ignore[attr-defined]
            self.say("451 not now" if refused else "250 fine")

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class PostOffice(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: list[bytes] = []
        self.closed = False

    def last(self) -> EmailMessage:
        letter: Any = email.message_from_bytes(self.letters[-1], policy=email.policy.default)
        return letter  # type: ignore[no-any-return]

    def word(self) -> str:
        """The word in the link of the last letter."""
        found = re.search(r"https://table\.example\.org/mail#(\S+)", self.text())
        assert found is not None
        return found[1]

    def text(self) -> str:
        return str(self.last().get_content())


@contextmanager
def opened() -> Iterator[PostOffice]:
    with PostOffice() as office:
        thread = threading.Thread(target=office.serve_forever, args=(0.01,))
        thread.start()
        yield office
        office.shutdown()
        thread.join()
