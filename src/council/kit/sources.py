"""Where a statement of the rules comes from, in one sentence or two."""

from council.core.game import Message
from council.core.rulebook import Rule


def sources(rule: Rule) -> list[Message]:
    """Printed, with its page or section; follows from the print; from a fan's sheet; an example; or
    our ruling, with its id. A printed statement may lean on rulings besides."""
    if rule.kind == "ruling":
        return [Message("rule-from-ruling", {"ruling": rule.ruling or rule.id})]
    found = [_plain(rule)]
    if rule.ruling:
        count = len(rule.ruling.split(", "))
        found.append(Message("rule-with-rulings", {"rulings": rule.ruling, "count": count}))
    return found


def _plain(rule: Rule) -> Message:
    if rule.kind != "rule":
        return Message(f"rule-from-{rule.kind}")
    if rule.page.startswith("p. "):
        return Message("rule-from-page", {"page": rule.page.removeprefix("p. ")})
    return Message("rule-from-part", {"part": rule.page})
