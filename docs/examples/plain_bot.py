"""A player without any package: a socket, a handshake, and the first move that is offered.

    python docs/examples/plain_bot.py 'http://127.0.0.1:8400/t/TABLE#KEY'

The link is the one a friend is invited with. It does not take part in drawing lots together: it is
for tables that deal at once ("deal": "at_once"); socket_bot.py plays at all of them.
"""

import base64
import json
import os
import socket
import sys
from urllib.parse import urlsplit

HELLO = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG = 1, 9, 10


def send(line, data, kind=TEXT):
    """One short frame; a client hides what it sends from old proxies behind a mask."""
    mask = os.urandom(4)
    hidden = bytes(letter ^ mask[k % 4] for k, letter in enumerate(data))
    line.sendall(bytes([0x80 | kind, 0x80 | len(data)]) + mask + hidden)


def hear(line, stream):
    """The next message; None when the line was closed."""
    while head := stream.read(2):
        kind, length = head[0] & 15, head[1] & 127
        if length > 125:
            length = int.from_bytes(stream.read(2 if length == 126 else 8), "big")
        data = stream.read(length)
        if kind == PING:
            send(line, data, PONG)
        elif kind == TEXT:
            return json.loads(data)
    return None


def play(link):
    """Play a whole game; the final table."""
    where = urlsplit(link)
    line = socket.create_connection((where.hostname, where.port), timeout=120)
    stream, key = line.makefile("rb"), base64.b64encode(os.urandom(16)).decode()
    table = where.path.rsplit("/", 1)[-1]
    line.sendall(HELLO.format(table=table, host=where.netloc, key=key).encode())
    while stream.readline().strip():  # the server's hello ends with an empty line
        pass
    send(line, json.dumps({"do": "sit", "key": where.fragment}).encode())
    while message := hear(line, stream):
        if message["is"] == "table" and message["over"]:
            return message["results"]
        if message["is"] == "table" and message["moves"]:
            answer = {"do": "move", "v": message["v"], "move": message["moves"][0]}
            send(line, json.dumps(answer).encode())
    sys.exit("The line was closed.")


if __name__ == "__main__":
    print(play(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
