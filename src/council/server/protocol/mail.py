"""What a browser says and hears about e-mail."""

import msgspec


class MailIs(msgspec.Struct, frozen=True):
    """Whether this server writes letters, and to where it writes for this browser."""

    possible: bool
    address: str = ""
    confirmed: bool = False  # the reader has said yes to the first letter


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Write to this address, in this language; an empty one: write no more."""

    address: str
    lang: str = "en"


class MailAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a letter, with the word that stands in its link."""

    word: str
    yes: bool
