"""`council report`: the same bytes for the same file, in both languages, and clear refusals."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.kit import Done
from conformance.kit import random_play
from conformance.tables import BY_ID
from report.kit import QUICK, played

from council.cli import main
from council.core.game import Setup
from council.core.play import Play, rng_for
from council.games.cardgame.report import CardGameReview
from council.games.intrigue.report import IntrigueReview
from council.games.risk.report import RiskReview
from council.kit.review import Pace
from council.report.making import lighter

Council = Callable[..., Done]
EACH = ("intrigue-2", "cardgame-2-draft", "risk-2")


def quick(self: object, setup: Setup) -> Pace:
    return QUICK


@pytest.fixture
def council(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Council:
    """Runs a command in an empty folder; the report thinks little."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COUNCIL_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    for review in (IntrigueReview, RiskReview, CardGameReview):
        monkeypatch.setattr(review, "pace", quick)

    def run(*words: str) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        capsys.readouterr()
        code = main(list(words))
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


def written(play: Play, name: str = "game") -> str:
    file = Path(f"{name}.council.jsonl")
    file.write_text(play.log.dump(), encoding="utf-8", newline="\n")
    return str(file)


@pytest.mark.slow
@pytest.mark.parametrize("name", EACH)
def test_every_game_has_a_report(council: Council, name: str) -> None:
    file = written(played(name))
    for lang, title in (("en", "Report: "), ("de", "Bericht: ")):
        done = council("report", file, "--lang", lang)
        assert (done.code, done.out[: len(title)]) == (0, title)
        assert "{" not in done.out
        assert done.err.count("\n") <= 4
    again = council("report", file, "--lang", "de")
    assert again.out == done.out
    page = council("report", file, "--html", "one.html")
    assert page.code == 0
    council("report", file, "--html", "two.html")
    assert Path("one.html").read_bytes() == Path("two.html").read_bytes()
    told = council("report", file, "--json")
    assert told.out == council("report", file, "--json").out
    check_facts(json.loads(told.out), played(name))


def check_facts(told: dict[str, object], play: Play) -> None:
    balances = told["balance"]
    assert isinstance(balances, list)
    for seat, balance in enumerate(balances):
        parts = ("start", "dice", "draws", "own", "others")
        total = sum(balance[part]["value"] for part in parts)
        assert total == pytest.approx((play.log.result or [])[seat], abs=1e-4)
        assert all(balance[part]["error"] >= 0 for part in parts)
    moments = told["moments"]
    assert isinstance(moments, list)
    assert 0 < len(moments) <= 3
    for moment in moments:
        line = play.log.lines[moment["line"] - 2]
        assert line.text.partition(" ")[0] == moment["played"][0].partition(" ")[0]
        if moment["kind"] == "decision":
            assert moment["best"] != moment["played"][0]
            assert moment["question"]
            assert line.who == moment["seat"]


def test_the_page_is_one_file_without_scripts(council: Council) -> None:
    council("report", written(played("intrigue-2")), "--html", "page.html")
    page = Path("page.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert not re.search(r"(src|href)=", page)
    drawn = page[page.index("<svg") : page.index("</svg>") + 6]
    root = ElementTree.fromstring(drawn)
    assert len(root.findall(".//polyline")) == 2
    assert len(root.findall(".//polygon")) == 2


def test_names_cannot_write_html(council: Council) -> None:
    play = random_play(BY_ID["intrigue-2"], "report")
    play.log.players[0] = "<b>Anna</b>"
    council("report", written(play), "--html", "page.html")
    page = Path("page.html").read_text(encoding="utf-8")
    assert "<b>" not in page
    assert "&lt;b&gt;Anna" in page


def running(moves: int = 3) -> Play:
    table = BY_ID["intrigue-2"]
    play = Play(table.game, table.setup, ["Anna", "Ben"], rng_for("running"))
    play.settle()
    for _ in range(moves):
        seat = int(play.state.seat())
        play.move(seat, int(play.view(seat).legal_moves()[0]))
    return play


def test_where_the_engine_is_slow_less_is_thought() -> None:
    usual = IntrigueReview().pace(BY_ID["intrigue-2"].setup)
    less = lighter(usual)
    assert 0 < less.rollouts < usual.rollouts
    assert 0 < less.worlds < usual.worlds
    assert lighter(Pace(0)).rollouts == 0, "without rollouts it stays so"


def test_a_running_game_is_refused(council: Council) -> None:
    file = written(running())
    assert "not over" in council("report", file).sentence()
    assert "nicht beendet" in council("report", file, "--lang", "de").sentence()


def test_a_game_that_was_left_is_refused(council: Council) -> None:
    play = running()
    play.leave()
    assert "by agreement" in council("report", written(play)).sentence()


def test_a_log_of_one_reader_is_refused(council: Council) -> None:
    for play in (running(), played("intrigue-2")):
        file = Path("mine.council.jsonl")
        file.write_text(play.log_for(0).dump(), encoding="utf-8", newline="\n")
        assert "one reader" in council("report", str(file)).sentence()


def test_a_broken_file_is_refused(council: Council) -> None:
    file = Path(written(played("intrigue-2")))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("place", "plaze", 1), encoding="utf-8")
    assert "game.council.jsonl" in council("report", str(file)).sentence()
    file.write_text("nothing", encoding="utf-8")
    assert council("report", str(file)).sentence()
    assert "missing" in council("report", "missing").sentence()


def test_nothing_is_made_for_a_page_that_cannot_be_written(council: Council) -> None:
    file = written(played("intrigue-2"))
    assert council("report", file, "--html", "no/such/folder.html").sentence()
    assert council("report", file, "--html", "a.html", "--json").sentence()
