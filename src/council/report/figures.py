"""Figures as people write them, in every language at once: a report names no language."""

from collections.abc import Callable

from council.core.figures import figure
from council.core.rulebook import Words
from council.kit.review import WinShare

LANGUAGES = ("en", "de")
INTERVAL = 1.96  # standard errors to each side hold 95 %


def each(words: Words, write: Callable[[str], str]) -> Words:
    """The same change in every language."""
    return {lang: write(text) for lang, text in words.items()}


def signed(value: float, digits: int = 1) -> Words:
    """With its sign; nothing has none."""
    return each(
        figure(value, digits),
        lambda text: f"+{text}" if value > 0 and text.strip("0.,") else text,
    )


def percent(share: float) -> Words:
    """A share in whole per cent."""
    words = figure(100 * share)
    return {"en": f"{words['en']}%", "de": f"{words['de']}\N{NO-BREAK SPACE}%"}


def points(share: WinShare) -> Words:
    """Percentage points with sign and margin."""
    return with_margin(signed(100 * share.value), share, 1)


def plain_points(share: WinShare, digits: int = 1) -> Words:
    """The same without a plus."""
    return with_margin(figure(100 * share.value, digits), share, digits)


def with_margin(words: Words, share: WinShare, digits: int) -> Words:
    """Half of the 95 % interval behind a figure, where there is any."""
    if share.error <= 0:
        return words
    margin = figure(100 * INTERVAL * share.error, digits)
    return {lang: f"{text} ±{margin[lang]}" for lang, text in words.items()}
