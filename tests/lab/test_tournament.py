"""A tournament's table depends on what was asked for, and on nothing else."""

import json
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest
from cli.kit import Council
from sizes import FULL, full

from council.cli import main
from council.lab import executors
from council.lab.elo import Pairing, ratings
from council.lab.folder import Folder
from council.lab.tournament import (
    Tournament,
    play_fixture,
    play_rest,
    seatings,
    table_of,
    whole_cycles,
)

PLAN = Tournament("intrigue", ["random", "greedy", "ismcts:5"], 4, 11, 2, {"rounds": 1})
WORDS = "tournament intrigue --bots random,greedy,ismcts:5 --games 4 --seed 11 --option rounds=1"


def test_every_deal_is_played_from_every_seat() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]
    assert seatings(4) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    for seats in range(2, 8):
        cycle = seatings(seats)
        for seat in range(seats):
            assert sum(row[seat] for row in cycle) * 2 == len(cycle)
    assert (whole_cycles(5, 2), whole_cycles(6, 2), whole_cycles(1, 3)) == (6, 6, 6)


def dealt(pairing: int, number: int) -> str:
    text: str = json.loads(play_fixture(PLAN, pairing, number).log.splitlines()[1])[1]
    return text


def test_the_games_of_a_cycle_have_one_deal() -> None:
    deals = [dealt(0, number) for number in (1, 2, 3)]
    assert deals[0] == deals[1] != deals[2]
    assert dealt(1, 1) == deals[0]  # of another pairing, too


@pytest.mark.slow
def test_the_table_does_not_depend_on_order_or_executor() -> None:
    serial = list(play_rest(PLAN, []))
    assert len(serial) == 12
    table = table_of(PLAN, serial)
    assert table_of(PLAN, serial[::-1]) == table
    spread = list(play_rest(PLAN, serial[:5], "processes", 2))
    assert len(spread) == 7
    assert table_of(PLAN, [*spread, *serial[:5]]) == table
    assert sorted(game.log for game in [*spread, *serial[:5]]) == sorted(g.log for g in serial)


def test_more_seats_and_a_game_with_modes() -> None:
    plan = Tournament("risk", ["random", "greedy"], 6, 3, 3, {"rounds": 1})
    table = table_of(plan, list(play_rest(plan, [])))
    assert table["results"][0]["wins"] + table["results"][1]["wins"] == pytest.approx(6)


# -- ratings


def test_ratings_of_two_are_the_odds_of_their_games() -> None:
    # 100 of 110 games, and half a win each: a ratio of 100.5 to 10.5
    (zero, none), (rating, half) = ratings(2, [Pairing(0, 1, 10, 110)], 0)
    assert (zero, none) == (0.0, 0.0)
    assert rating == pytest.approx(392.4, abs=0.1)
    assert half == pytest.approx(
        1.96 * 173.72 / (111 * (100.5 / 111) * (10.5 / 111)) ** 0.5, rel=1e-3
    )


def test_ratings_of_three_fit_their_odds() -> None:
    """Strengths 1, 2 and 4 with many games come back as 120 and 241 points."""
    games = 10**6
    pairs = [Pairing(0, 1, games / 3, games), Pairing(0, 2, games / 5, games)]
    pairs.append(Pairing(1, 2, games / 3, games))
    found = [rating for rating, _ in ratings(3, pairs, 0)]
    assert found == pytest.approx([0, 120.4, 240.8], abs=0.1)


def test_who_wins_all_has_a_rating() -> None:
    found = ratings(2, [Pairing(0, 1, 0, 50)], 0)
    assert 500 < found[1][0] < 1000


# -- the command


def test_the_command_twice_plays_once(council: Council) -> None:
    first = council(*WORDS.split(), "--json", "--executor", "serial")
    assert (first.code, first.err) == (0, "")
    folder = Path("tournament-intrigue-11")
    games = (folder / "games.jsonl").read_text()
    assert len(games.splitlines()) == 12
    assert len(list((folder / "logs").iterdir())) == 12
    again = council(*WORDS.split(), "--json")
    assert again.out == first.out
    assert again.err == "All 12 games are already there.\n"
    assert (folder / "games.jsonl").read_text() == games
    assert council("replay", "--verify", str(folder / "logs")).code == 0


def test_interrupted_and_resumed(council: Council) -> None:
    whole = council(*WORDS.split(), "--json", "--executor", "serial", "--out", "whole")
    spread = executors.spread

    def stop(work, jobs, *rest):  # type: ignore[no-untyped-def]
        for number, answer in enumerate(spread(work, jobs, *rest)):
            if number == 5:
                raise KeyboardInterrupt
            yield answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("council.lab.tournament.spread", stop)
        cut = council(*WORDS.split(), "--executor", "serial", "--out", "cut")
    assert cut.code == 130
    assert "5 of 12" in cut.err
    file = Path("cut/games.jsonl")
    file.write_text(file.read_text() + '{"pairing": 0, "num')  # cut off in the middle of a line
    rest = council(*WORDS.split(), "--json", "--executor", "serial", "--out", "cut")
    assert rest.code == 0
    assert "5 of 12 games are already there; playing the rest." in rest.err
    assert json.loads(rest.out) == json.loads(whole.out)
    for name in ("report.html", "games.jsonl"):
        assert Path("cut", name).read_bytes() == Path("whole", name).read_bytes()


@pytest.mark.slow
def test_all_executors_leave_the_same_files(council: Council) -> None:
    for executor in ("serial", "processes"):
        where = ("--executor", executor, "--workers", "2", "--out", executor)
        assert council(*WORDS.split(), *where).code == 0
    names = sorted(str(file.relative_to("serial")) for file in Path("serial").rglob("*.*"))
    assert len(names) == 12 + 3
    for name in names:
        assert Path("serial", name).read_bytes() == Path("processes", name).read_bytes()


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{}",
        '{"pairing": 9, "number": 1, "scores": [1, 0], "seated": [0, 1], "forfeits": []}',
        '{"pairing": 0, "number": 0, "scores": [1, 0], "seated": [0, 1], "forfeits": []}',
        '{"pairing": 0, "number": 1, "scores": [7], "seated": [0, 1], "forfeits": []}',
        '{"pairing": 0, "number": 1, "scores": [9, 0], "seated": [0, 1], "forfeits": []}',
        '{"pairing": 0, "number": 1, "scores": [1, 0], "seated": [0, 1], "forfeits": [1]}',
        '{"pairing": "0", "number": 1, "scores": [1, 0], "seated": [0, 1], "forfeits": []}',
        "\\xff",
    ],
)
def test_a_damaged_line_is_named(council: Council, line: str) -> None:
    assert council(*WORDS.split(), "--executor", "serial", "--out", "here").code == 0
    with Path("here/games.jsonl").open("ab") as file:
        file.write(line.encode().replace(b"\\xff", b"\xff") + b"\n")
    assert "13" in council(*WORDS.split(), "--out", "here").sentence()


@pytest.mark.parametrize("head", [b"", b"\xff", b"[]", b"7", b"{"])
def test_a_damaged_plan_is_not_played_on(council: Council, head: bytes) -> None:
    Path("here").mkdir()
    Path("here/tournament.json").write_bytes(head)
    assert "here" in council(*WORDS.split(), "--out", "here").sentence()
    assert Path("here/tournament.json").read_bytes() == head


def test_a_game_that_is_listed_twice_counts_once(council: Council) -> None:
    words = [*WORDS.split(), "--json", "--executor", "serial", "--out", "here"]
    first = council(*words)
    file = Path("here/games.jsonl")
    lines = file.read_text()
    file.write_text(lines + lines)
    assert council(*words).out == first.out
    assert file.read_text() == lines


def test_two_commands_do_not_play_in_one_folder(council: Council) -> None:
    words = [*WORDS.split(), "--executor", "serial", "--out", "here"]
    assert council(*words).code == 0
    plan = json.loads(Path("here/tournament.json").read_text())
    del plan["made_of"]
    folder = Folder("here", plan, {})
    assert "here" in council(*words).sentence()
    del folder
    assert council(*words).code == 0


def test_a_bot_that_was_changed_does_not_go_on(council: Council) -> None:
    """Else the table would show the games of the bot as it was."""
    bot = Path("bot.py")
    bot.write_text("def choose(view, budget): return view.legal_moves()[0]")
    words = ["tournament", "intrigue", "--bots", "random,./bot.py", "--games", "2"]
    assert council(*words, "--executor", "serial").code == 0
    bot.write_text("def choose(view, budget): return view.legal_moves()[-1]")
    assert "./bot.py" in council(*words).sentence()
    assert council(*words, "--executor", "serial", "--out", "other").code == 0


def test_bots_of_one_name_are_told_apart(council: Council) -> None:
    for folder in ("one", "two"):
        Path(folder).mkdir()
        Path(folder, "<b>.py").write_text("def choose(view, budget): return view.legal_moves()[0]")
    bots = "one/<b>.py,two/<b>.py,random"
    words = ["tournament", "intrigue", "--bots", bots, "--games", "2", "--option", "rounds=1"]
    done = council(*words, "--executor", "serial", "--out", "here")
    assert done.code == 0
    assert "one/<b>.py – two/<b>.py" in done.out
    assert len(list(Path("here/logs").iterdir())) == 6
    page = Path("here/report.html").read_text()
    assert "one/&lt;b&gt;.py" in page
    assert "<b>" not in page
    same = ["tournament", "intrigue", "--bots", "one/<b>.py,./one/<b>.py"]
    assert "./one/<b>.py" in council(*same).sentence()


def test_where_all_forfeit_nobody_wins(council: Council) -> None:
    for name in ("a.py", "b.py"):
        Path(name).write_text("def choose(view, budget): return 1 / 0")
    games, more = full(8, 6), "3 more games" if FULL else "one more game"
    words = "--bots ./a.py,./b.py --option rounds=1 --executor serial --patience 60"
    done = council("tournament", "intrigue", *words.split(), "--games", str(games), "--json")
    told = json.loads(done.out)
    assert [row["win_rate"] for row in told["results"]] == [0.0, 0.0]
    assert [row["elo"] for row in told["results"]] == [0.0, 0.0]
    (pair,) = told["pairings"]
    assert (pair["win_rate"], pair["win_rate_of_two"]) == (0.0, 0.0)
    assert done.err.count("ZeroDivisionError") == 10  # the first five of each
    assert done.err.count(more) == 2
    assert "./a.py" not in Path("tournament-intrigue-0/report.html").read_text()
    assert f"a.py forfeited {games} games" in Path("tournament-intrigue-0/report.html").read_text()


def test_another_tournament_does_not_mix(council: Council) -> None:
    assert council(*WORDS.split(), "--executor", "serial", "--out", "here").code == 0
    done = council(*WORDS.split(), "--games", "6", "--out", "here")
    assert (done.code, done.out) == (2, "")
    assert "here" in done.err
    Path("here/games.jsonl").write_text("what\n")
    done = council(*WORDS.split(), "--out", "here")
    assert (done.code, done.out) == (2, "")
    assert "1" in done.err


def test_the_table_and_the_page_in_both_languages(council: Council) -> None:
    for lang, words in (
        ("en", ("Win rate", "Head to head")),
        ("de", ("Siegquote", "Direkter Vergleich")),
    ):
        done = council(*WORDS.split(), "--lang", lang, "--executor", "serial", "--out", lang)
        assert done.code == 0
        assert words[0] in done.out
        assert max(map(len, done.out.splitlines())) <= 80
        page = Path(lang, "report.html").read_text()
        assert f'<html lang="{lang}">' in page
        assert words[1] in page
        assert page.count("<svg") == page.count("</svg>") == 4  # for wide and narrow screens


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("tournament", "council tournament --help"),
        ("tournament intrigue --bots random", "random"),
        ("tournament intrigue --bots random,random", "random"),
        ("tournament intrigue --bots random,./missing.py", "./missing.py"),
        ("tournament intrigue --bots random,nobody", "greedy"),
        ("tournament intrigue --seats 9", "6"),
        ("tournament intrigue --executor cloud", "serial"),
        ("tournament intrigue --executor serial --address x", "--executor ray"),
        ("tournament intrigue --out /dev/null/x", "/dev/null/x"),
        ("match intrigue --seats ./missing.py,random", "./missing.py"),
        ("match intrigue --patience 0", "3600"),
        ("match intrigue --observe nobody", "start"),
        ("match intrigue --observe missing.py", "missing.py"),
    ],
)
def test_a_mistake_is_one_sentence(council: Council, words: str, told: str, lang: str) -> None:
    assert told in council("--lang", lang, *words.split()).sentence()
    assert list(Path().iterdir()) == []


def test_a_bot_that_forfeits_does_not_stop_it(council: Council) -> None:
    Path("bad.py").write_text("def choose(view, budget): return 1 / 0")
    words = "--bots random,./bad.py --games 2 --option rounds=1 --executor serial --patience 60"
    done = council("tournament", "intrigue", *words.split(), "--json")
    assert done.code == 0
    assert done.err.count("ZeroDivisionError") == 2
    told = json.loads(done.out)
    assert [row["win_rate"] for row in told["results"]] == [1.0, 0.0]
    assert len(told["forfeits"]) == 2


def test_ray_is_an_extra(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("council.lab.executors.find_spec", lambda name: None)
    done = council(*WORDS.split(), "--executor", "ray")
    assert (done.code, done.out) == (2, "")
    assert "pip install ray" in done.err


def test_the_plan_is_plain() -> None:
    assert Tournament(**json.loads(json.dumps(replace(PLAN).__dict__))) == PLAN


def test_interrupted_before_it_can_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupt:
        def find_spec(self, name: str, *rest: object) -> None:
            if name == "council.cli.run":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "council.cli.run", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupt(), *sys.meta_path])
    assert main(["games"]) == 130


def test_workers_are_born_deaf_to_ctrl_c() -> None:
    """Python would print a stack trace when it comes while a worker starts."""
    pool = ProcessPoolExecutor(1, get_context("spawn"))
    mask = executors.submit(pool, signal.pthread_sigmask, [(signal.SIG_BLOCK, ())])[0].result()
    pool.shutdown()
    assert signal.SIGINT in mask
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
