"""The messages about e-mail, to and from a browser."""

import msgspec


class MailIs(msgspec.Struct, frozen=True):
    """Whether this server sends e-mail, and the address of this browser."""

    possible: bool
    address: str = ""
    confirmed: bool = False  # the reader has said yes to the first letter


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send reminders to this address, in this language. An empty address turns them off."""

    address: str
    lang: str = "en"


class MailAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an e-mail, with the code of its link."""

    word: str
    yes: bool
