"""The weights of what was learned of the card game, `data/learned.json`.

`council train` writes this file, with what it was learned from.
"""

import json
from functools import cache
from importlib.resources import files

from council.core.bots import Kept, Learner
from council.games.cardgame.thinking.judgement import CardGameJudgement
from council.games.cardgame.thinking.policy import WEIGHTS, Policy
from council.kit.network import Network

FILE = "learned.json"
KIND = "play"


@cache
def shipped() -> Kept | None:
    """What lies there; None: nothing was learned."""
    file = files("council.games.cardgame") / "data" / FILE
    if not file.is_file():
        return None
    kept: Kept = json.loads(file.read_text(encoding="utf-8"))[KIND]
    return kept


def given(known: Kept | None) -> CardGameJudgement:
    """The advice of a search with these weights, for one decision; without any, all moves look
    alike."""
    if known is None:
        return CardGameJudgement(Policy([0.0] * int(WEIGHTS)), None)
    policy = Policy(known["policy"])
    value = known.get("value")
    if value is None:
        return CardGameJudgement(policy, None)
    sizes = (value["inputs"], value["first"], value["second"])
    return CardGameJudgement(policy, Network(*sizes, value["numbers"]))


def judgement() -> CardGameJudgement | None:
    """What was learned, for one decision."""
    known = shipped()
    return given(known) if known else None


def learner() -> Learner:
    """What `council train` needs."""
    return Learner(given, [], FILE, KIND, int(WEIGHTS))
