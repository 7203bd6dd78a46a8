"""The values that options accept."""

from collections.abc import Callable
from typing import Any

from council.core.game import Invalid

LARGEST_SEED = 2**63 - 1

Read = Callable[[str, str], Any]  # the option's name and what was typed


def whole(low: int, high: int) -> Read:
    """A whole number in a range."""

    def read(label: str, text: str) -> int:
        digits = text.removeprefix("-")
        sound = digits.isascii() and digits.isdecimal() and len(text) <= 19
        if not sound or not low <= int(text) <= high:
            raise Invalid(
                "cli-not-a-whole-number", option=label, got=text[:40], low=str(low), high=str(high)
            )
        return int(text)

    return read


def seconds(low: float, high: float) -> Read:
    """A number of seconds in a range."""

    def read(label: str, text: str) -> float:
        try:
            number = float(text.replace(",", "."))
        except ValueError:
            number = -1.0
        if not low <= number <= high:
            raise Invalid(
                "cli-not-a-number",
                option=label,
                got=text[:40],
                low=_figure(low),
                high=_figure(high),
            )
        return number

    return read


def _figure(number: float) -> dict[str, str]:
    """As each language writes it."""
    return {"en": f"{number:g}", "de": f"{number:g}".replace(".", ",")}


def one_of(*allowed: str) -> Read:
    """One of these words."""

    def read(label: str, text: str) -> str:
        if text not in allowed:
            raise Invalid("cli-not-one-of", option=label, got=text[:40], allowed=", ".join(allowed))
        return text

    return read
