"""How large random runs are.

`make test` takes the short form of a long proof, `make soak` sets COUNCIL_FULL=1 and takes all of
it. Interpreted, the engines take some thirty times as long, and what they would find is mostly
found by the same runs compiled: there a part of each run has to do."""

import os

from council import compiled

COMPILED = compiled.status() == "compiled"
FULL = os.environ.get("COUNCIL_FULL") == "1"
PART = 6  # interpreted, one in so many


def full(whole: int, short: int) -> int:
    """The whole size in `make soak`, the short one in `make test`."""
    return whole if FULL else short


def sized(count: int, least: int = 1) -> int:
    """So many when compiled, a part of them when not, but never fewer than `least`."""
    return count if COMPILED else max(least, count // PART)
