"""The rest of a line with several moves, for the questions that come next."""

from dataclasses import dataclass, field


@dataclass
class Plan:
    """Moves still to be made, in words; `again`: over and over."""

    parts: list[str]
    turn: int  # that it was made for
    again: bool = False
    left: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = list(self.parts)

    def next(self, turn: int) -> str | None:
        """The words for the next question; None when the plan, or the turn it was for, is over."""
        if not self.left and self.again:
            self.left = list(self.parts)
        if turn != self.turn or not self.left:
            return None
        return self.left.pop(0)
