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

    def sentence(self) -> str:
        """What was said to a mistake: one line, and nothing was done."""
        assert (self.code, self.out) == (2, ""), self
        assert len(self.err.splitlines()) == 1, self.err
        return self.err


Council = Callable[..., Done]
