"""The shape of the figures, and that they are counted rightly. Speeds themselves are not tested."""

import json
from pathlib import Path

import pytest
from sizes import full

from bench import goals
from council import compiled
from council.cli import main
from council.core.game import Game
from council.core.play import rng_for
from council.games import GAMES
from council.lab import bench

GAME = GAMES["intrigue"]


@pytest.mark.slow
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "intrigue", "--json", "--seconds", "0.1"]) == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert list(told) == ["2", "4", "6"]
    kinds = {"decisions", "games", "simulations"}
    for row in told.values():
        assert set(row) - {"c"} == {"compiled", "interpreted"}
        assert set(row["interpreted"]) == kinds
        if compiled.status() == "compiled":
            assert set(row["compiled"]) == kinds
            assert all(row["compiled"][kind] > row["interpreted"][kind] > 0 for kind in kinds)
        else:
            assert row["compiled"] is None
    assert (err == "") == (compiled.status() == "compiled")
    in_c = "c" in told["4"]
    wanted = ["G1", "G6 b", "G12 a"] if in_c else ["G12 a"] * (compiled.status() == "compiled")
    assert [goal["id"] for goal in goals.of_a_run("intrigue", told)] == wanted


def test_positions_are_every_decision_of_the_first_round() -> None:
    for seats in (2, 4):
        views = bench.positions(GAME, 0, seats, bench.path(GAME, 0, seats))
        assert all(int(view.leg()) == 0 and view.viewer == view.seat() for view in views)
        assert 15 <= len(views) <= 36


def test_decisions_are_counted_rightly() -> None:
    """`playout` lays as many cards a game as the loop that counts: here they can be counted."""
    from council.games.intrigue.rules import Intrigue

    setup, rng, games, laid = GAME.setup(4), rng_for("test"), 400, 0
    for _ in range(games):
        state = GAME.new(setup)
        state.play_to_end(rng)
        assert isinstance(state, Intrigue)
        laid += 4 * 36 - sum(int(points) for points in state.points)
    assert laid / games == pytest.approx(bench.counts_a_game(GAME, 0, 4)[0], rel=0.02)


# -- RISK: Game of Thrones has modes, and counts turns


@pytest.mark.slow
def test_json_of_a_game_with_modes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    risk = GAMES["risk"]
    monkeypatch.setattr(bench, "GOES", 1)
    monkeypatch.setattr(risk, "trials", risk.trials[: full(2, 1)])  # all of them take minutes
    assert main(["bench", "risk", "--json", "--seconds", "0.1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == [trial.name for trial in risk.trials]
    assert list(told["skirmish"]) == ["2", "4", "5"]
    for trial in risk.trials:
        for seats in trial.seats:
            row = told[trial.name][str(seats)]
            assert set(row) - {"c"} == {"compiled", "interpreted"}
            for way, figures in row.items():
                if figures is not None:
                    kinds = ["decisions", "turns", "simulations"]
                    assert list(figures) == (kinds[:2] if way == "c" else kinds)
                    assert all(figure > 0 for figure in figures.values())


def test_every_mode_is_measured() -> None:
    risk = GAMES["risk"]
    modes = next(option for option in risk.options if option.name == "mode").words
    assert {trial.name for trial in risk.trials} == set(modes) - {"auto"}
    for trial in risk.trials:
        for seats in trial.seats:
            assert risk.setup(seats, trial.options).options["mode"] == trial.name


def test_positions_go_on_over_many_legs() -> None:
    risk = GAMES["risk"]
    views = bench.positions(risk, 0, 4, bench.path(risk, 0, 4))
    assert len(views) == risk.trials[0].decisions
    assert len({int(view.leg()) for view in views}) > 5


def test_turns_are_counted_rightly() -> None:
    """One round of three: three turns, in each of which a seat places its armies first."""
    risk = GAMES["risk"]
    trial = bench.Trial("one", {"rounds": 1}, (3,))
    assert bench.counts_of(risk, trial, 3)[1] == 3.0


def test_the_table_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = {"decisions": 1000, "turns": 20, "simulations": 300}
    row = {"compiled": figures, "interpreted": figures}
    monkeypatch.setattr(bench, "measure_all", lambda *asked: {"skirmish": {"4": row}})
    for lang, head in (("en", "Mode      Seats"), ("de", "Modus     Plätze")):
        assert main(["bench", "risk", "--lang", lang]) == 0
        out = capsys.readouterr().out
        assert head in out
        assert out.count("skirmish") == 2
        assert max(map(len, out.splitlines())) <= 80


@pytest.mark.slow
def test_all_that_is_measured_has_a_range() -> None:
    told = bench.measure_all(GAMES["intrigue"], 0.2, bench.FULL, ranges=True)
    for row in told.values():
        for way in row.values():
            if way is not None:
                assert set(way) == {"decisions", "games", "simulations", "steps", "ranges"}
                for kind, (low, high) in way["ranges"].items():
                    assert 0 < low <= way[kind] <= high


@pytest.mark.slow
def test_environments_are_measured_too() -> None:
    from council.rl.speed import KINDS

    for name, game in GAMES.items():
        task = bench.prepared(game, bench.Task(0, game.trials[0].seats[0], name, 0, 0.01))
        assert all(rate(game, task) > 0 for rate in KINDS.values())


def test_the_page_and_all_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fake(
        game: Game, seconds: float, kinds: tuple[str, ...], ranges: bool, in_c: object
    ) -> object:
        assert ranges
        assert {"steps", "env", "batch"} <= set(kinds)
        figures = {"decisions": 1000, game.measured: 20, "simulations": 300, "steps": 7}
        way = {**figures, "ranges": {kind: [rate, rate + 1] for kind, rate in figures.items()}}
        row = {"4": {"compiled": way, "interpreted": way}}
        return row if not game.trials[0].name else {game.trials[0].name: row}

    monkeypatch.setattr(bench, "measure_all", fake)
    for lang, head in (("en", "Speed"), ("de", "Geschwindigkeit")):
        file = tmp_path / f"{lang}.html"
        assert main(["--lang", lang, "bench", "--json", "--html", str(file)]) == 0
        told = json.loads(capsys.readouterr().out)
        assert {name: list(one) for name, one in told.items()} == {
            name: ["rates", "goals"] for name in GAMES
        }
        page = file.read_text()
        assert head in page
        assert page.count("<svg") == 2 * 4 * len(GAMES)  # for wide and narrow screens


@pytest.mark.parametrize("words", ["bench intrigue --peers", "bench --html no/such/x.html"])
def test_a_mistake_is_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)


def test_a_reference_in_c_is_a_row_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    figures = {"decisions": 1000, "games": 20, "simulations": 300}
    row = {"compiled": figures, "interpreted": figures, "c": {"decisions": 1500, "games": 30}}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "measure_all", lambda *asked: {"4": row})
        assert main(["bench", "intrigue"]) == 0
        out = capsys.readouterr().out
        assert "in C" in out
        assert ["G1" in line for line in out.splitlines()].count(True) == 2  # G1, G12
        assert main(["bench", "intrigue", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
    assert told == {"4": row}
    found = goals.of_a_run("intrigue", told)
    assert [(goal["id"], goal["ratio"]) for goal in found] == [("G1", 1.5), ("G12 a", 1.0)]


def test_time_per_decision_and_memory() -> None:
    from council.lab import scales

    rows = scales.scales(GAME, 0.01)
    assert [row["seats"] for row in rows[:5]] == [2, 3, 4, 5, 6]
    assert [row["rounds"] for row in rows[5:]] == [1, 2, 4]
    assert all(row["nanoseconds"] > 0 for row in rows)
    sizes = scales.weights(GAME)
    assert sizes["state"] > 100
    assert 50 < sizes["node"] < 5000
    risk = GAMES["risk"]
    kinds = {(trial.name, seats) for trial, seats in scales.kinds_of(risk)}
    assert {("skirmish", 2), ("skirmish", 5), ("world_dominion", 7)} <= kinds
    assert ("skirmish", 6) not in kinds


@pytest.mark.slow
def test_tables_for_the_documentation(council) -> None:  # type: ignore[no-untyped-def]
    lines = council("bench", "intrigue", "--seconds", "0.1", "--markdown").out.splitlines()
    heads = [cell.strip() for cell in lines[2].strip("|").split("|")]
    assert lines[3].startswith("|---:|---|---:")
    assert heads[:3] == ["Seats", "Build", "Decisions"]
    assert [line.count("|") for line in lines[4:7]] == [len(heads) + 1] * 3


def test_time_per_decision_is_shown() -> None:
    from council.cli.commands.bench import show_scales
    from council.cli.terminal import Terminal

    shown: list[list[list[str]]] = []
    told = {
        "scales": [{"seats": 4, "rounds": 2, "nanoseconds": 118.25}],
        "bytes": {"state": 1128, "node": 164},
    }
    show_scales(Terminal("de"), lambda heads, rows, right: shown.append(rows), GAME, told)
    assert shown == [[["4", "2", "118,2"]]]
