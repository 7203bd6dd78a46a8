"""`council perft` prints the number and nothing else."""

import json

import pytest
from cli.kit import Council

TWO = "SSSLLLBBBTTTSL/SSSLLLBBBTTTBT"


@pytest.mark.parametrize(
    ("depth", "count"), [(0, 1), (1, 4), (2, 32), (3, 312), (4, 3392), (5, 40240)]
)
def test_two_players(council: Council, depth: int, count: int) -> None:
    done = council("perft", "intrigue", "--deal", TWO, "--depth", str(depth))
    assert (done.code, done.out, done.err) == (0, f"{count}\n", "")


def test_three_players_second_starts(council: Council) -> None:
    deal = ("--deal", "SSLB/LLTT/BBST", "--first", "1", "--depth", "6")
    assert council("perft", "intrigue", *deal).out == "21408\n"
    told = json.loads(council("perft", "intrigue", *deal, "--json").out)
    assert told["count"] == 21408
    assert told["depth"] == 6
