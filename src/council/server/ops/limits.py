"""Limits for one visitor, or for all together: their names and bounds, in one place.

council serve --limits tables=100,sockets=2000
COUNCIL_LIMITS=tables=100,sockets=2000
"""

from council.core.game import Invalid

# Name -> field of Settings, least and most.
LIMITS = {
    "messages": ("messages", 10, 100_000),
    "tables": ("tables_a_minute", 1, 1_000_000),
    "letters": ("emails_a_minute", 1, 10_000),
    "files": ("files_a_minute", 1, 10_000),
    "sockets": ("sockets", 1, 1_000_000),
    "sockets-an-address": ("sockets_an_address", 1, 1_000_000),
    "thinkers": ("thinkers", 1, 64),
}
# Beyond its own network a server is careful with what comes from one address.
IN_PUBLIC = {"sockets": 5_000, "sockets_an_address": 60}


def read_limits(text: str) -> dict[str, int]:
    """Fields of Settings from words like tables=100,sockets=2000; Invalid names the wrong one."""
    found: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        name, _, number = word.partition("=")
        if name not in LIMITS:
            raise Invalid("server-no-limit", got=name[:40], allowed=", ".join(LIMITS))
        field, least, most = LIMITS[name]
        sound = number.isascii() and number.isdecimal() and len(number) < 9
        if not sound or not least <= int(number) <= most:
            raise Invalid(
                "server-bad-limit", name=name, got=number[:40], least=str(least), most=str(most)
            )
        found[field] = int(number)
    return found
