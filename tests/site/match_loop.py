"""The loop of a match, without the laboratory: the browser's Python runs this file too."""

import hashlib
import json
from dataclasses import replace

from council.bots import find
from council.core.play import Play, rng_for
from council.core.state import PUBLIC
from council.games import GAMES
from council.tables.state.visitor import encode

EVERY = 5  # moves between two looks at all views


def play_match(text: str) -> str:
    """The log of the first game of a match, and a digest of what every seat and the public saw."""
    asked = json.loads(text)
    game, names, seed = GAMES[asked["game"]], asked["seats"], asked["seed"]
    setup = game.setup(len(names), asked["options"])
    play = Play(game, setup, names, rng_for("chance", seed, 1))
    bots = []
    for seat, name in enumerate(names):
        player = find(name)
        budget = replace(player.budget, ms=0) if player.budget.iterations else player.budget
        bots.append((player.make(game, rng_for("bot", seed, 1, seat)), budget))
    play.settle()
    views = hashlib.sha256()
    moves = 0
    while not play.over() and moves != asked["moves"]:
        if moves % EVERY == 0:
            for seat in (*range(len(names)), PUBLIC):
                views.update(encode(game.describe(play.view(seat))))
        seat = int(play.state.seat())
        bot, budget = bots[seat]
        play.move(seat, bot.choose(play.view(seat), budget))
        moves += 1
    return json.dumps([play.log.dump(), views.hexdigest()])
