"""Names as people type them."""


def plain(text: str) -> str:
    """Without case, apostrophes and underscores."""
    return " ".join(text.lower().replace("_", " ").replace("'", "").replace("’", "").split())
