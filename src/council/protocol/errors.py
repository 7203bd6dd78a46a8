"""Requests that cannot be carried out: one list of codes, each with its HTTP status and its
sentence.
"""

from council.core.game import Fact, Invalid, Message, Who
from council.protocol.api import Problem
from council.protocol.messages import Said, Wrong

# Code -> HTTP status. The sentence is the message server-<code>, with - for _.
CODES = {
    "bad_message": 400,
    "bad_name": 422,
    "bad_crest": 422,
    "bad_level": 422,
    "bad_setup": 422,
    "bad_log": 422,
    "too_long": 422,
    "bad_customs": 422,
    "bad_deal_code": 422,
    "bad_day": 422,
    "daily_unfinished": 409,
    "daily_past": 409,
    "daily_done": 409,
    "daily_fixed": 409,
    "bad_chat": 422,
    "bad_note": 422,
    "many_notes": 409,
    "bad_address": 422,
    "no_mail": 409,
    "mail_failed": 503,
    "bad_key": 403,
    "bad_person": 400,
    "no_chronicle": 404,
    "foreign_origin": 403,
    "wrong_host": 421,
    "two_hosts": 400,
    "not_your_seat": 403,
    "no_watching": 403,
    "no_showing": 409,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_lesson": 404,
    "not_found": 404,
    "not_allowed": 405,
    "not_over": 409,
    "no_report": 403,
    "over": 409,
    "cannot_undo": 409,
    "not_dealt": 409,
    "dealt": 409,
    "bad_word": 422,
    "paused": 409,
    "not_paused": 409,
    "no_proposal": 409,
    "one_proposal": 409,
    "not_asked": 409,
    "no_hints": 409,
    "begun": 409,
    "not_founder": 403,
    "stale": 409,
    "too_large": 413,
    "slow_down": 429,
    "broken": 500,
    "unreadable": 500,
    "busy": 503,
    "restarting": 503,
}


class Denied(Exception):
    """A request that cannot be taken."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code]
        self.message = Message("server-" + code.replace("_", "-"), facts)

    @classmethod
    def because(cls, code: str, invalid: Invalid) -> "Denied":
        """In the words of the part that refused."""
        denied = cls(code)
        denied.message = invalid.message
        return denied

    def wrong(self, n: int = 0) -> Wrong:
        """For a socket."""
        return Wrong(self.code, said(self.message), n)

    def problem(self) -> Problem:
        """For HTTP."""
        return Problem(self.code, said(self.message))


def closed() -> Wrong:
    """The table was closed while somebody sat there."""
    return Wrong("no_such_table", Said("server-closed"))


def said(message: Message) -> Said:
    """A message as it is sent."""
    return Said(message.key, {name: _fact(value) for name, value in message.facts.items()})


def _fact(value: Fact) -> int | str | dict[str, int] | dict[str, str]:
    if isinstance(value, Who):
        return {"who": value.seat}
    return value if isinstance(value, int | str | dict) else dict(value)
