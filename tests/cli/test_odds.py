"""`council odds` is exact."""

import json

import pytest
from cli.kit import Council


@pytest.mark.parametrize(("men", "foes", "share"), [(1, 1, 5 / 12), (2, 1, 0.754243827)])
def test_small_armies(council: Council, men: int, foes: int, share: float) -> None:
    told = json.loads(council("odds", str(men), str(foes), "--json").out)
    assert told["conquers"] == pytest.approx(share)
    assert (told["attackers"], told["defenders"]) == (men, foes)


def test_in_words(council: Council) -> None:
    done = council("odds", "8", "5")
    assert done.code == 0
    assert done.out.splitlines() == [
        "The invasion conquers with 81.8 %.",
        "On average the attacker loses 3.85 armies, the defender 4.54.",
        "When it conquers, 5.07 attacking armies are left on average.",
    ]


def test_large_armies(council: Council) -> None:
    told = json.loads(council("odds", "500", "500", "--json").out)
    assert 0.9 < told["conquers"] < 1.0


@pytest.mark.parametrize("words", ["odds", "odds 3", "odds 0 2", "odds 3 501", "odds x 2"])
def test_mistakes(council: Council, words: str) -> None:
    done = council(*words.split())
    assert done.code == 2
    assert done.err
