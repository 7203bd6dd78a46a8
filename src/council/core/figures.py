"""Figures as people write them, in every language we speak."""

from council.core.rulebook import Words

COMMAS = str.maketrans(",.", ".,")  # 1,234.5 in German


def figure(value: float, digits: int = 0) -> Words:
    """A figure as each language writes it; what is rounded to nothing has no minus."""
    text = f"{value:,.{digits}f}"
    if not text.strip("-0.,"):
        text = text.removeprefix("-")
    return {"en": text, "de": text.translate(COMMAS)}


def whole_percent(share: float) -> int:
    """A share as people read it; nothing that is still open is sure."""
    return min(99, max(1, round(100 * share)))
