"""Logs and what the verifier finds in them, for the check in the browser (web/test).

`python tests/core/verify_logs.py` writes tests/differential/verify_logs.json anew.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from conformance.tables import TABLES
from core.test_verify import FORGERIES, SMALL, committed, forged

from council.core.play import Play, rng_for
from council.verify import Check, Unproven

FILE = Path(__file__).parents[1] / "differential" / "verify_logs.json"
CARDS = next(table for table in TABLES if table.id.startswith("cardgame"))


def found(text: str) -> list[Any]:
    """How many draws fit, or what is wrong and in which line."""
    try:
        check = Check(text)
    except Unproven as bad:
        return list(bad.args)
    return [len(check.draws) - check.tokens.count("!")]


def cases() -> list[dict[str, Any]]:
    """Games that are as they should be, forged ones, and logs with nothing to check."""
    small = committed(SMALL, undo=True).log.dump()
    plain = Play(SMALL.game, SMALL.setup, ["A", "B"], rng_for("plain"))
    plain.settle()
    texts = [small, committed(CARDS, undo=True).log.dump(), small[:-1], small[:-5], "", "[]\n"]
    texts += [forged(small, change) for change in FORGERIES]
    texts += [plain.log.dump(), committed(SMALL).log_for(0).dump()]
    return [{"log": text, "found": found(text)} for text in texts]


if __name__ == "__main__":
    FILE.write_text(json.dumps(cases(), indent=1) + "\n", encoding="utf-8")
