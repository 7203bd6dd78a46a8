"""A client without any package: a socket, a handshake, and always the first legal move.

    python docs/examples/plain_bot.py 'http://127.0.0.1:8400/t/TABLE#KEY'

Pass the link of an invitation. This client supplies no random value, so it needs a table that deals
at once ("deal": "at_once"). socket_bot.py plays at every table.
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


def send(connection, data, kind=TEXT):
    """Send one short frame. WebSocket clients must mask what they send."""
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[k % 4] for k, byte in enumerate(data))
    connection.sendall(bytes([0x80 | kind, 0x80 | len(data)]) + mask + hidden)


def receive(connection, stream):
    """Return the next message, or None when the connection was closed."""
    while head := stream.read(2):
        kind, length = head[0] & 15, head[1] & 127
        if length > 125:
            length = int.from_bytes(stream.read(2 if length == 126 else 8), "big")
        data = stream.read(length)
        if kind == PING:
            send(connection, data, PONG)
        elif kind == TEXT:
            return json.loads(data)
    return None


def play(link):
    """Play a whole game and return the results."""
    where = urlsplit(link)
    connection = socket.create_connection((where.hostname, where.port), timeout=120)
    stream, key = connection.makefile("rb"), base64.b64encode(os.urandom(16)).decode()
    table = where.path.rsplit("/", 1)[-1]
    connection.sendall(HELLO.format(table=table, host=where.netloc, key=key).encode())
    while stream.readline().strip():  # the server's hello ends with an empty line
        pass
    send(connection, json.dumps({"do": "sit", "key": where.fragment}).encode())
    while message := receive(connection, stream):
        if message["is"] == "table" and message["over"]:
            return message["results"]
        if message["is"] == "table" and message["moves"]:
            answer = {"do": "move", "v": message["v"], "move": message["moves"][0]}
            send(connection, json.dumps(answer).encode())
    sys.exit("The connection was closed.")


if __name__ == "__main__":
    print(play(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
