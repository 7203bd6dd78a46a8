"""The shortest bot: it makes the first legal move."""


def choose(view, budget):
    """Return one of the legal moves, as a number."""
    return view.legal_moves()[0]
