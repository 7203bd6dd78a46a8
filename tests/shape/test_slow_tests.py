"""The list of slow tests names tests that exist, and no other."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTED = ROOT / "tests" / "slow_tests.txt"


def test_every_listed_test_exists() -> None:
    listed = LISTED.read_text(encoding="utf-8").splitlines()
    assert listed == sorted(set(listed))
    assert len(listed) > 50
    for line in listed:
        file, *names = line.partition("[")[0].split("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        # A class that Hypothesis makes has no function of that name.
        assert f"def {names[-1]}(" in source or names[0] in source, line
