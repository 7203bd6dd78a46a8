"""German has one word for one thing of RISK: that of the list at the head of the rulebook."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GERMAN = ROOT / "src" / "council" / "locales" / "de"
# What else was said once, and what the list says.
OTHERWISE = {
    r"Scharmützel": "Gefecht",
    r"Spezialeinheit": "Sondereinheit",
    r"\bEinheit": "Sondereinheit",
    r"Garnison": "Besatzung",
    r"\b[Vv]erbannt": "Exilierte, im Exil",
    r"\bSchlacht": "Kampf",
    r"\bMission": "Auftragskarte",
    r"Belagerungsgerät": "Belagerungsmaschine",
    r"\b(say|sagst|sage|sag) „?(done|none|pass)\b": "was das bedeutet",
}


@pytest.mark.parametrize("wrong", OTHERWISE)
def test_one_word_for_one_thing(wrong: str) -> None:
    found = [
        f"{file.name}: {line.strip()}"
        for file in sorted(GERMAN.glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(wrong, line)
    ]
    assert found == [], f"say {OTHERWISE[wrong]}"
