"""Tries every move in worlds as they could be, and plays on at random to see where it leads."""

from council.core.state import members

WORLDS = 30


def begin(game, seat, rng):
    """Called once, before the first question. With `rng` equal seeds play equal games."""
    global advice, dice
    advice, dice = game.heuristics, rng


def choose(view, budget):
    """The move after which random play ends best for us."""
    totals = dict.fromkeys(members(view.legal_moves()), 0.0)
    if len(totals) == 1:
        return next(iter(totals))
    for _ in range(WORLDS):
        world = view.copy()
        world.fill(dice)  # deals what we cannot see, in one of the ways it could lie
        for move in totals:
            after = world.copy()
            after.apply(move)
            after.playout(dice)  # at random to the end of the round
            totals[move] += advice.estimate(after, view.viewer)
    return max(totals, key=totals.get)
