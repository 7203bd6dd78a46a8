"""An address as a QR code in the terminal, for the camera of a phone."""

import sys

BORDER = 4  # light squares around it, as the standard asks
# Two squares are one character: which of the upper and the lower one is light.
HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def fits(text: str, width: int) -> bool:
    """Whether this terminal can show it: a person looks, it is wide enough and knows blocks."""
    if not sys.stdout.isatty() or len(squares(text)) > width:
        return False
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def squares(text: str) -> list[list[bool]]:
    """The code, row by row, with its border; True is a light square."""
    import segno

    code = segno.make_qr(text, error="m", boost_error=False)
    return [[not dark for dark in row] for row in code.matrix_iter(border=BORDER)]


def drawn(text: str, colour: bool) -> str:
    """Half blocks, two rows a line. With colour the dark squares are black on any screen; without,
    it takes a screen with light letters, as most terminals have."""
    rows = squares(text)
    if len(rows) % 2:
        rows.append([True] * len(rows[0]))
    lines = [
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    if colour:
        lines = [WHITE_ON_BLACK + line + PLAIN for line in lines]
    return "\n".join(lines)
