"""Shares of the wins by House, start and seat are counted rightly; changes are told from chance."""

import json
from pathlib import Path

import pytest
from cli.kit import Council

from council.core.game import Invalid
from council.lab.balance import Share, difference, outcome, read_changes

GAMES = [
    {"number": 1, "won": [1.0, 0.0], "houses": ["stark", "tyrell"], "first": 1, "moves": 10},
    {"number": 2, "won": [0.5, 0.5], "houses": ["tyrell", "stark"], "first": 0, "moves": 20},
]


def test_wins_are_counted_by_group() -> None:
    found = outcome(GAMES)
    assert (found.games, found.moves) == (2, 30)
    told = {
        group: {share.name: (share.wins, share.games) for share in shares}
        for group, shares in found.groups.items()
    }
    assert told["house"] == {"stark": (1.5, 2), "tyrell": (0.5, 2)}
    assert told["seat"] == {"1": (1.5, 2), "2": (0.5, 2)}
    assert told["start"] == {"1": (0.5, 2), "2": (1.5, 2)}
    assert outcome(GAMES[::-1]) == found


def test_newcombes_interval() -> None:
    # Newcombe 1998, example (a): 56 of 70 and 48 of 80; score interval 0.0524 to 0.3339
    change, low, high = difference(Share("b", 48, 80, 0.5), Share("a", 56, 70, 0.5))
    assert (change, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_what_stands_out() -> None:
    assert Share("a", 70, 100, 0.5).stands_out()
    assert not Share("a", 52, 100, 0.5).stands_out()


def test_changes_become_data() -> None:
    data = {"region": [{"id": "dorne", "bonus": 2}]}
    changed = read_changes(["region.dorne.bonus=4", "territory.oldtown.card=knight"], data)
    assert changed == {
        "region": [{"id": "dorne", "bonus": 4}],
        "territory": [{"id": "oldtown", "card": "knight"}],
    }
    assert data == {"region": [{"id": "dorne", "bonus": 2}]}
    for wrong in ("region.dorne=4", "region.dorne.bonus", "a.b.c.d=1", "..=1", "a.b.c="):
        with pytest.raises(Invalid):
            read_changes([wrong], {})


def test_modes_are_played_by_default_and_a_change_against_each(council: Council) -> None:
    words = "--games 2 --option rounds=1 --executor serial --bot random --seats 6"
    done = council("balance", "risk", *words.split(), "--set", "region.dorne.bonus=9", "--json")
    assert (done.code, done.err) == (0, "")
    arms = json.loads(done.out)["arms"]
    assert [arm["name"] for arm in arms[::2]] == ["world_skirmish", "world_dominion"]
    for before, after in zip(arms[::2], arms[1::2], strict=True):
        assert after["compared_with"] == arms.index(before)
        assert after["data"] == {"region": [{"id": "dorne", "bonus": 9}]}
        assert len(before["house"]) >= 6
        assert sum(row["win_rate"] for row in before["seat"]) == pytest.approx(1, abs=1e-5)
        assert set(after["changes"]) == {"house", "start", "seat"}


def test_the_page_and_the_table_in_both_languages(council: Council) -> None:
    words = "--games 4 --vary rounds=1,2 --executor serial --bot random"
    told = {}
    for lang in ("en", "de"):
        done = council(
            "--lang", lang, "balance", "intrigue", *words.split(), "--html", f"{lang}.html"
        )
        assert done.code == 0
        assert max(map(len, done.out.splitlines())) <= 80
        told[lang] = Path(f"{lang}.html").read_text()
        assert told[lang].count("<svg") == 8
    assert "is it balanced" in told["en"]
    assert "Ist es ausgewogen" in told["de"]


@pytest.mark.slow
def test_workers_change_nothing(council: Council) -> None:
    words = "balance intrigue --games 7 --option rounds=1 --bot random --json"
    one = council(*words.split(), "--executor", "serial")
    assert council(*words.split(), "--workers", "2").out == one.out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("balance", "council balance --help"),
        ("balance intrigue --set rounds=3", "region.dorne.bonus=3"),
        ("balance risk --set region.dorne.bonus=99", "bonus"),
        ("balance risk --set castle.dorne.bonus=9", "region"),
        ("balance intrigue --vary rounds", "first=0,1"),
        ("balance intrigue --vary colour=red", "rounds"),
        ("balance intrigue --bot nobody", "greedy"),
        ("balance intrigue --html no/such/x.html", "no/such"),
    ],
)
def test_a_mistake_is_one_sentence(council: Council, words: str, told: str, lang: str) -> None:
    assert told in council("--lang", lang, *words.split()).sentence()
    assert list(Path().iterdir()) == []


OBSERVER = """
from council.lab.observe import Observer
class Count(Observer):
    name = "count"
    def before(self, play):
        self.seen, self.early = [len(play.history)], 0
    def choice(self, play, seat, move):
        self.moves = len(play.history)
        self.early += play.state.seat() == seat and play.game.legal(play.state, move)
    def move(self, play, seat, move):
        self.seen.append(seat)
        assert len(play.history) > self.moves
    def after(self, play): return [play.over(), len(self.seen) - 1, self.early]
"""


@pytest.mark.slow
def test_an_observer_sees_before_each_move_and_after(council: Council) -> None:
    Path("mine.py").write_text(OBSERVER)
    words = (
        "match intrigue --seats random,random --games 3 --observe mine.py --observe start --json"
    )
    told = json.loads(council(*words.split()).out)["observed"]
    assert [over for over, *_ in told["count"]] == [True] * 3
    moves = [game["moves"] for game in told["start"]]
    assert [(after, early) for _, after, early in told["count"]] == [(n, n) for n in moves]
    assert json.loads(council(*words.split(), "--workers", "2").out)["observed"] == told


@pytest.mark.parametrize(("text", "told"), [("x = 1", "Observer"), ("1 / 0", "ZeroDivisionError")])
def test_a_bad_observer_is_one_sentence(council: Council, text: str, told: str) -> None:
    Path("mine.py").write_text(text)
    done = council("match", "intrigue", "--observe", "mine.py")
    assert (done.code, done.out) == (2, "")
    assert told in done.err


HEAD = "from council.lab.observe import Observer\nclass Mine(Observer):\n    "
BAD = {
    "before": "def before(self, play): 1 / 0",
    "move": "def move(self, play, seat, move): 1 / 0",
    "after": "def after(self, play): 1 / 0",
    "plain": "def after(self, play): return {1, 2}",
    "total": "total = classmethod(lambda cls, facts: 1 / 0)",
    "made": "def __init__(self, more): pass",
    "twice": "pass\nclass Other(Mine): name = 'Mine'",
    "exits": "import sys; sys.exit(3)",
}


@pytest.mark.slow
@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_observer_that_fails_is_one_sentence(council: Council, text: str, workers: str) -> None:
    if workers == "2" and "after" not in text:
        return  # one way across is enough
    Path("mine.py").write_text(HEAD + text)
    words = "match intrigue --seats random,random --games 2 --option rounds=1 --observe mine.py"
    done = council(*words.split(), "--workers", workers)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert "ine" in done.err


@pytest.mark.slow
def test_workers_do_not_change_what_is_observed(council: Council) -> None:
    """Keys of a dictionary are text in either case."""
    Path("mine.py").write_text(HEAD + "def after(self, play): return {1: 2}")
    words = "match intrigue --seats random,random --games 2 --observe mine.py --json --workers"
    one, two = (council(*words.split(), number).out for number in "12")
    assert json.loads(one)["observed"] == {"Mine": [{"1": 2}] * 2}
    assert one == two


@pytest.mark.slow
def test_a_bot_that_forfeits_is_told(council: Council) -> None:
    Path("bad.py").write_text("def choose(view, budget): return 1 / 0")
    words = "balance intrigue --bot ./bad.py --games 1 --option rounds=1 --executor serial"
    done = council(*words.split())
    assert done.code == 0
    assert done.err.count("ZeroDivisionError") == done.out.count("Seat")


def test_values_to_compare_are_played_once(council: Council) -> None:
    words = "balance intrigue --games 1 --executor serial --json --bot random --vary"
    done = council(*words.split(), "rounds=1,1, 2")
    assert [arm["name"] for arm in json.loads(done.out)["arms"]] == ["rounds=1", "rounds=2"]
    both = council(*words.split(), "rounds=1,2", "--option", "rounds=1")
    assert "rounds" in both.sentence()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Seat 2", "started", "Decisions per game: ")),
        ("de", ("Platz 2", "begann", "im Schnitt")),
    ],
)
def test_what_start_has_seen_is_a_table(
    council: Council, lang: str, said: tuple[str, str, str]
) -> None:
    words = "match risk --option mode=skirmish --seats random,random --games 4 --observe start"
    done = council("--lang", lang, *words.split())
    told = done.out.partition("\nstart\n")[2]
    for part in (*said, "Targaryen"):
        assert part in told
    assert not set("{}[]") & set(told)
    began = next(line for line in told.splitlines() if line.startswith(said[1])).split()
    assert sum(map(int, began[1:])) == 4
    facts = json.loads(council(*words.split(), "--json").out)["observed"]["start"]
    assert began[1:] == [str(sum(game["first"] == seat for game in facts)) for seat in (0, 1)]


FACTS = """{"asked": 1234.5, "won": None, "words": {"place": 3, "pass": 1}, "seats": [[1, 2], [3]],
"many": list(range(30)), "odd": "a\\x1b[2Jb"}"""


def test_facts_of_ones_own_are_told_line_by_line(council: Council) -> None:
    text = f"    @classmethod\n    def total(cls, facts): return {FACTS}\n"
    Path("mine.py").write_text(HEAD + "pass\n" + text)
    words = "match intrigue --seats random,random --games 2 --option rounds=1 --observe mine.py"
    told = council(*words.split(), "--lang", "en").out.partition("\nMine\n")[2].splitlines()
    assert told[:8] == [
        "asked: 1,234.50",
        "won: nothing",
        "words:",
        "  place: 3",
        "  pass: 1",
        "seats:",
        "  1: 1, 2",
        "  2: 3",
    ]
    assert told[8] == "many:"
    assert told[9].startswith("  0, 1, 2")
    assert told[-2].strip() == "and 10 more; --json shows them all"
    assert told[-1] == "odd: a [2Jb"


@pytest.mark.slow
def test_ones_own_bot_is_waited_for_as_long_as_one_says(council: Council) -> None:
    Path("sleeps.py").write_text("import time\ndef choose(view, budget): time.sleep(1000)")
    words = "balance intrigue --bot sleeps.py --games 1 --option rounds=1 --executor serial"
    done = council("--lang", "en", *words.split(), "--patience", "0.2")
    assert done.code == 0
    assert "no answer within 0.2 s" in done.err
    assert "--patience" in council("balance", "intrigue", "--patience", "0").sentence()
