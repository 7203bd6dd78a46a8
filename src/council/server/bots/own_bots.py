"""The operator's own bots, named when the server starts."""

import re

from council.core.game import Invalid
from council.lab.guest import check_own
from council.tables.bots.levels import BOTS

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,19}")


def read_own(given: list[str]) -> dict[str, str]:
    """The operator's bots, from `NAME=FILE` each; Invalid says what is wrong."""
    own: dict[str, str] = {}
    for text in given:
        name, equals, file = text.partition("=")
        if not equals or not NAME.fullmatch(name) or name in BOTS or name in own:
            raise Invalid("server-bad-bot", got=text[:60])
        own[name] = check_own(file)
    return own
