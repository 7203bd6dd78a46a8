"""A client that takes a seat and plays random moves to the end of the game.

    python docs/examples/socket_bot.py 'http://127.0.0.1:8400/t/TABLE#KEY'

Pass the link of an invitation. Needs the package `websockets`.
"""

import json
import random
import secrets
import sys
from hashlib import sha256
from urllib.parse import urlsplit

from websockets.sync.client import connect


def play(link: str) -> list[dict[str, float]]:
    """Play a whole game and return the results."""
    parts = urlsplit(link)
    table, key = parts.path.rsplit("/", 1)[-1], parts.fragment
    word = secrets.token_hex(16)  # our random value: docs/fairness.md
    answered = -1  # the last version we have answered: the same table may come twice
    with connect(f"ws://{parts.netloc}/ws/{table}") as socket:
        socket.send(json.dumps({"do": "sit", "key": key}))
        while True:
            message = json.loads(socket.recv())
            if message["is"] == "wrong" and message["code"] == "stale":
                continue  # somebody was quicker; the new table comes before this message
            if message["is"] in ("wrong", "refused"):
                sys.exit(f"{message['said']['key']} {message['said']['facts']}")
            if message["is"] != "table":
                continue
            if message["over"]:
                return list(message["results"])
            seat, fair = message["looking"], message["fair"]
            if seat is not None and seat in fair["missing"] and fair["deal"] == "seal":
                seal = sha256(f"{seat}:{word}".encode()).hexdigest()
                socket.send(json.dumps({"do": "seal", "seat": seat, "seal": seal}))
            elif seat is not None and seat in fair["missing"]:
                socket.send(json.dumps({"do": "word", "seat": seat, "word": word}))
            if message["moves"] and message["v"] > answered:
                answered = message["v"]
                move = random.choice(message["moves"])
                socket.send(json.dumps({"do": "move", "v": message["v"], "move": move}))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for seat, row in enumerate(play(sys.argv[1])):
        print(f"seat {seat}: score {row['score']}, rank {row['rank']}")
