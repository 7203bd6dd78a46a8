"""What a test of a command works with."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Done:
    """What a command did."""

    code: int
    out: str
    err: str


Council = Callable[..., Done]
