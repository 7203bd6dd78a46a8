"""Sends e-mails through the operator's mail server, if one is set up."""

import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from council.core.game import Invalid

PATIENCE = 20.0  # seconds
LONGEST_ADDRESS = 200
NEAR = ("localhost", "127.0.0.1", "::1")
PORTS = {"smtp": 587, "smtps": 465}
# Not all that is allowed, but all that is used; nothing that could end a line of a header.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


@dataclass(frozen=True)
class SmtpServer:
    """The mail server, and what e-mails say where the table is."""

    host: str
    port: int
    sender: str
    site: str  # https://table.example.org, without a slash at the end
    safe: bool = False  # TLS from the first byte
    user: str = ""
    password: str = ""


def is_address(text: str) -> bool:
    """Whether an e-mail can be sent there."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def read_mail(environment: Mapping[str, str]) -> SmtpServer | None:
    """The settings in the environment, which keeps a password off the command line; None: no mail.
    Invalid says what is wrong without saying the password."""
    given = environment.get("COUNCIL_SMTP", "")
    if not given:
        return None
    sender, site = environment.get("COUNCIL_MAIL_FROM", ""), environment.get("COUNCIL_SITE", "")
    if not is_address(sender):
        raise Invalid("server-mail-from", got=sender[:80])
    if urlsplit(site).scheme not in ("http", "https") or not urlsplit(site).netloc:
        raise Invalid("server-mail-site", got=site[:80])
    try:
        parts = urlsplit(given)
        port = parts.port
    except ValueError:
        raise Invalid("server-mail-smtp") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise Invalid("server-mail-smtp")
    return SmtpServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        sender,
        site.rstrip("/"),
        parts.scheme == "smtps",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def send(mail: SmtpServer, to: str, subject: str, text: str) -> None:
    """Send one e-mail; OSError (and with it all of smtplib's) when it cannot be."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    context = ssl.create_default_context()
    with _connect(mail, context) as server:
        if not mail.safe and server.has_extn("starttls"):
            server.starttls(context=context)
        elif not mail.safe and mail.user and mail.host not in NEAR:
            raise smtplib.SMTPNotSupportedError("no password without TLS")
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


def _connect(mail: SmtpServer, context: ssl.SSLContext) -> smtplib.SMTP:
    if mail.safe:
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=context)
    server = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
    server.ehlo()
    return server
