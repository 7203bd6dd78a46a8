"""How large random runs are. Interpreted, the engines take some thirty times as long, and what they
would find is mostly found by the same runs compiled: there a part of each run has to do."""

from council import compiled

COMPILED = compiled.status() == "compiled"
PART = 6  # interpreted, one in so many


def sized(count: int, least: int = 1) -> int:
    """So many when compiled, a part of them when not, but never fewer than `least`."""
    return count if COMPILED else max(least, count // PART)
