"""Tries every move with several deals of the hidden cards, and plays on at random."""

from council.core.state import members

WORLDS = 30


def begin(game, seat, rng):
    """Called once, before the first question. With `rng`, the same seed plays the same game."""
    global advice, dice
    advice, dice = game.heuristics, rng


def choose(view, budget):
    """Return the move after which random play ends best for us."""
    totals = dict.fromkeys(members(view.legal_moves()), 0.0)
    if len(totals) == 1:
        return next(iter(totals))
    for _ in range(WORLDS):
        world = view.copy()
        world.fill(dice)  # deals what we cannot see, at random
        for move in totals:
            after = world.copy()
            after.apply(move)
            after.playout(dice)  # at random to the end of the round
            totals[move] += advice.estimate(after, view.viewer)
    return max(totals, key=totals.get)
