"""Messages as an enemy would send them: broken, misspelt, of wrong types, huge, nested, odd."""

import json
from typing import Any

from council.core.state import Rng

Json = Any
ODD: list[Json] = [
    *(None, True, False, 0, -1, 1, 7, 2**31, 2**63, 10**30, -(10**30), 1.5, 1e308, "", " ", "?"),
    *("x" * 120, "x" * 9000, "\x00", "\u202e", "\ud800", "\U0001f409" * 50, "place ?", "reveal ?"),
    *("__class__", "../../etc/passwd", "'; DROP TABLE games; --", "<script>", "%s%n", "{}", "null"),
    *([], {}, [[]], [{}], {"a": {"b": []}}, ["move"], {"who": 0}, {"en": "x"}, [0] * 200),
]
TEXTS = [thing for thing in ODD if isinstance(thing, str)]
# Of the right type, and still nothing one should say
FITTING: dict[str, list[Json]] = {
    "v": [0, 1, -1, 3, 40, 2**31, 2**62],
    "n": [0, -1, 2**31, 2**62],
    "seat": [None, 0, 1, 2, 3, 7, -1, -2, -3, -4, 2**40],
    "id": [0, 1, 2, -1, 99],
    "yes": [True, False],
    "what": ["undo", "pause", "end", "clock"],
    "clock": [None, {"kind": "none"}, {"kind": "move", "seconds": -5}, {"kind": "bank", "more": 1}],
    "text": TEXTS,
    "key": [*TEXTS, "A" * 43],
    "do": [
        "move",
        "why",
        "look",
        "undo",
        "sit",
        "say",
        "agree",
        "go_on",
        "ping",
        "hint",
        "weigh",
        "lesson",
        "propose",
    ],
    "move": [
        *TEXTS,
        "place jon_snow 1.1",
        "place ? 1.1",
        "deal jon_snow",
        "draw ?",
        "roll 6",
        "done",
    ],
}
WORDS = ("seat", "key", "n", "v", "move", "do", "is", "looking", "held", "view", "__proto__", "id")
LETTERS = '{}[]",:\\/ -+.0123456789eEtrufalsn?*#\x00\x7f\u2028é'


def pick(rng: Rng, things: Any) -> Any:
    return things[int(rng.below(len(things)))]


def mutated(message: dict[str, Json], rng: Rng) -> str:
    """A message changed in its fields, in its letters, or in both."""
    kind = int(rng.below(8))
    if kind:
        message = dict(message)
        for _ in range(1 + int(rng.below(2))):
            change_field(message, rng)
    text = json.dumps(message, ensure_ascii=bool(rng.below(2)))
    if kind < 2:
        for _ in range(1 + int(rng.below(3))):
            text = change_letters(text, rng)
    return text


def change_field(message: dict[str, Json], rng: Rng) -> None:
    name = pick(rng, list(message) or ["do"])
    kind = int(rng.below(12))
    if kind > 4 and name in FITTING:
        message[name] = pick(rng, FITTING[name])
    elif kind == 0:
        message.pop(name, None)
    elif kind == 1:
        message[pick(rng, WORDS)] = pick(rng, ODD)
    elif kind == 2 and isinstance(message.get(name), int):
        message[name] += pick(rng, [-2, -1, 1, 2, 2**31, -(2**63)])
    elif kind == 3 and isinstance(message.get(name), str):
        message[name] = pick(rng, [str.upper, str.title, repr, lambda s: s[::-1], lambda s: s * 3])(
            message[name]
        )
    elif kind == 4:
        message[name] = [message.get(name)]
    else:
        message[name] = pick(rng, ODD)


def change_letters(text: str, rng: Rng) -> str:
    at = int(rng.below(len(text) + 1))
    kind = int(rng.below(8))
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + pick(rng, LETTERS) + text[at:]
    if kind == 2:
        return text[:at] + text[at:][::-1]
    if kind == 3:
        return text.replace(":", ":" + pick(rng, "[{") * (1 + int(rng.below(1500))), 1)
    if kind == 4:
        return text[:at]
    if kind == 5:
        return text[:at] + chr(int(rng.below(0xD800))) + text[at + 1 :]
    if kind == 6:
        return text + text
    return text[:at] + str(int(rng.below(10**9))) + text[at:]
