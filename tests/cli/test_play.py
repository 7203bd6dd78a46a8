"""`council play`: whole games, and all that can be typed."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from cli.kit import Council

from council.cli.table import turn
from council.cli.table.record import LogFile
from council.core.game import Invalid
from council.core.log import read
from council.core.play import Play, resume, rng_for
from council.games import GAMES

GAME = GAMES["intrigue"]
SHORT = ("--seats", "me:Anna,random,greedy", "--seed", "5", "--option", "rounds=1")
ONES = "1\n" * 200


def kept(path: str | Path) -> Play:
    return resume(GAME, read(Path(path).read_text()), rng_for("test"))


@pytest.mark.parametrize(
    ("lang", "asks", "ends"),
    [
        ("en", "Anna, place a card in the court.", "Rank  Player"),
        ("de", "Anna, lege eine Karte auf der Spielfläche ab.", "Rang  Name"),
    ],
)
def test_a_whole_game_by_numbers(council: Council, lang: str, asks: str, ends: str) -> None:
    done = council("play", *SHORT, "--save", "a.jsonl", "--lang", lang, typed=ONES)
    assert (done.code, done.err) == (0, "")
    assert done.out.count(asks) >= 5
    assert ends in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    play = kept("a.jsonl")
    assert play.over()
    assert play.log.players == ["Anna", "random", "greedy"]
    assert council("replay", "--verify", "a.jsonl").code == 0


def test_the_default_table_keeps_the_game_in_the_data_folder(
    council: Council, tmp_path: Path
) -> None:
    done = council("play", "--option", "rounds=1")
    (file,) = (tmp_path / "data" / "small-council").iterdir()
    assert done.out.count(str(file)) == 3  # kept in; kept in, go on with
    assert f"council play --resume {file}" in done.out
    assert kept(file).log.players == ["Player", "easy", "medium", "easy"]
    council("play")
    assert len(list((tmp_path / "data" / "small-council").iterdir())) == 2


def test_bots_alone_play_through(council: Council) -> None:
    done = council("play", "--seats", "random,greedy", "--seed", "3", "--save", "a.jsonl")
    assert done.code == 0
    assert "Your hand" not in done.out
    assert "Rank  Player" in done.out
    # The same game as the first of a match with this seed.
    council(
        "match",
        "intrigue",
        "--seats",
        "random,greedy",
        "--seed",
        "3",
        "--games",
        "1",
        "--logs",
        ".",
    )
    assert Path("a.jsonl").read_text() == Path("intrigue-3-1.council.jsonl").read_text()


def test_moves_can_be_typed_in_many_ways(council: Council) -> None:
    first = council("play", *SHORT, "--save", "a.jsonl")
    card = first.out.split(" 1) ")[1].split("  ")[0]  # such as STK Arya Stark
    token = next(t for t in kept("a.jsonl").game.texts if card.split()[1].lower() in t).split()[1]
    ways = {
        f"place {token} 1.1": "whole",
        f"{token} 1.1": "without verb",
        f"1.1 {token}": "place first",
        f"{token.split('_')[0]} 1.1": "short",
        f"  PLACE   {token.upper()} 1.1 ": "loud",
        token: "card alone",
        "1": "number",
        card.split()[1]: "name",
    }
    for number, typed in enumerate(ways):
        council("play", *SHORT, "--save", f"{number}.jsonl", typed=typed + "\n")
        made = [line for line in kept(f"{number}.jsonl").log.lines if line.who == 0]
        assert [line.text for line in made] == [f"place {token} 1.1"], ways[typed]


def test_a_house_will_do(council: Council) -> None:
    done = council("play", *SHORT, "--save", "a.jsonl", typed="stark\n")
    move = next(line for line in kept("a.jsonl").log.lines if line.who == 0)
    assert "(House Stark) as the first card." in done.out
    assert move.text.startswith("place ")
    assert move.text != "place stark 1.1"  # a named card was laid


def test_a_place_first_leaves_the_cards_that_fit(council: Council) -> None:
    done = council("play", *SHORT, typed="1\n1.0\n\n1.0\n2\n")
    narrowed = re.findall(r"^1\.0: choose .*$", done.out, re.M)
    assert len(narrowed) == 2
    assert done.out.count(" at the left end.") >= 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99. Choose 1 to "),
        ("0", "There is no choice 0"),
        ("xyzzy", "“xyzzy” is not a move"),
        ("hodor 7.7", "(Rule "),
        ("stark 5.5", "opens the bottom row (1.1)"),
        ("why", "Why not what? Type for example: why "),
        ("why stark 5.5", "R15"),
        ("why stark 1.1", "You can do that"),
        ("why 2", "You can do that"),
        ("why 1.1", "You can do that"),
        ("why xyzzy", "is not a move"),
        ("rules R20", "R20"),
        ("rules", "Placing a card"),
        ("rules R99", "has no rule"),
        ("log", "the cards are dealt"),
        ("help", "undo your last move"),
        ("?", "undo your last move"),
        ("undo", "You have no move to undo"),
        ("hint", "Hint: a bot would play:"),
        ("save", "Your game is saved in a.jsonl"),
        ("save a.jsonl", "a.jsonl already exists. Choose another file."),
        ("save no/such/x.jsonl", "cannot be written"),
        ("show", "Round 1 of 1"),
        ("h", "The lowest score wins"),
        ("u", "You have no move to undo"),
        ("log 5", "the cards are dealt"),
        ("log foo", "“foo” was not understood"),
        ("quit foo", "“foo” was not expected here"),
        ("\x1b[2J\x07", "is not a move"),
        ("x" * 100_000, "is not a move"),
    ],
)
def test_what_can_be_typed(council: Council, typed: str, answer: str) -> None:
    done = council("play", *SHORT, "--save", "a.jsonl", typed=typed + "\n")
    assert done.code == 0
    assert answer in " ".join(done.out.split("Anna, place a card")[1].split()), done.out
    assert "\x1b" not in done.out
    assert [line for line in kept("a.jsonl").log.lines if line.who == 0] == []


def test_german_orders_have_german_words(council: Council) -> None:
    typed = "hilfe\nwarum stark 5.5\nregeln R20\nverlauf\nsichern\ntipp\nzurück\nende\n"
    done = council("play", *SHORT, "--lang", "de", typed=typed)
    assert done.code == 0
    for answer in (
        "tipp",
        "R15",
        "R20",
        "ausgeteilt",
        "gesichert in",
        "Tipp: So",
        "keinen Zug, den du zurücknehmen kannst",
    ):
        assert answer in done.out


def test_why_shows_the_rule(council: Council) -> None:
    done = council("play", *SHORT, typed="why stark 5.5\n")
    rule = GAME.rulebook.rules["R15"]
    assert f"R15  {rule.title['en']}" in done.out
    assert rule.text["en"].split()[-1] in done.out


def test_undo_goes_back_over_the_bots(council: Council) -> None:
    council("play", *SHORT, "--save", "one.jsonl", typed="1\n")
    done = council("play", *SHORT, "--save", "two.jsonl", typed="1\n1\n1\nundo\n")
    assert "Undone: " in done.out
    once, undone = kept("one.jsonl"), kept("two.jsonl")
    assert undone.history == once.history
    twice = council("play", *SHORT, "--save", "three.jsonl", typed="1\nundo\nundo\nquit\n")
    assert "You have no move to undo" in twice.out
    assert [line.who for line in kept("three.jsonl").log.lines] == ["*"]


def test_undo_stops_at_a_deal(council: Council) -> None:
    table = ("--seats", "me:Anna,random", "--seed", "2", "--save", "a.jsonl")
    typed = "1\n" * 60
    done = council("play", *table, typed=typed)
    lines = [line.who for line in kept("a.jsonl").log.lines]
    second_deal = [n for n, who in enumerate(lines) if who == "*"][2]
    mine = sum(who == 0 for who in lines[:second_deal])
    moves = re.split(r"(?m)^> $", done.out)
    before = next(n for n, part in enumerate(moves) if "Round 2 of 2" in part)
    assert mine > 5
    Path("a.jsonl").unlink()
    done = council("play", *table, typed="1\n" * before + "undo\n")
    assert "cards have been dealt, drawn or revealed" in " ".join(done.out.split())


def test_save_makes_a_copy(council: Council) -> None:
    done = council("play", *SHORT, "--save", "a.jsonl", typed="1\nsave Copy Of It.jsonl\nquit\n")
    assert "Saved a copy of the game in Copy Of It.jsonl" in done.out
    assert Path("Copy Of It.jsonl").read_text() == Path("a.jsonl").read_text()


def test_every_line_is_written_at_once(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    from council.cli.terminal import Terminal

    lengths = []
    ask = Terminal.ask

    def looking(self: Terminal, prompt: str) -> str | None:
        lengths.append(len(Path("a.jsonl").read_text().splitlines()))
        return ask(self, prompt)

    monkeypatch.setattr(Terminal, "ask", looking)
    council("play", *SHORT, "--save", "a.jsonl", typed="1\n1\n1\n")
    assert lengths[:2] == [2, 5]  # head and deal, then three moves more
    assert lengths[-1] == 8


def test_resume_goes_on_where_it_stopped(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed="1\n1\n1\n")
    before = kept("a.jsonl")
    council("play", "--resume", "a.jsonl", typed="quit\n")
    assert kept("a.jsonl").history == before.history
    done = council("play", "--resume", "a.jsonl", typed=ONES)
    assert done.code == 0
    assert "Anna wins" in done.out or "wins the game" in done.out
    play = kept("a.jsonl")
    assert play.over()
    assert play.history[: len(before.history)] == before.history
    again = council("play", "--resume", "a.jsonl")
    assert again.code == 0
    assert "Rank  Player" in again.out


def test_resume_into_another_file(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed="1\n")
    old = Path("a.jsonl").read_text()
    council("play", "--resume", "a.jsonl", "--save", "b.jsonl", typed=ONES)
    assert Path("a.jsonl").read_text() == old
    assert Path("b.jsonl").read_text().startswith(old)


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_resume_after_a_crash(council: Council, cut: int) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed="1\n1\n1\n")
    whole = Path("a.jsonl").read_bytes()
    Path("a.jsonl").write_bytes(whole[:-cut])
    done = council("play", "--resume", "a.jsonl", typed=ONES)
    assert done.code == 0
    assert "incomplete" in done.err
    assert kept("a.jsonl").over()


def test_resume_refuses_a_changed_log(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed="1\n1\n1\n")
    changed = Path("a.jsonl").read_text().replace('[0, "place', '[1, "place', 1)
    Path("a.jsonl").write_text(changed)
    done = council("play", "--resume", "a.jsonl", typed=ONES)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("a.jsonl: Line 3")
    assert Path("a.jsonl").read_text() == changed


@pytest.mark.parametrize(
    "words", [("intrigue",), ("--seats", "me,easy"), ("--option", "rounds=1"), ("--data", "x")]
)
def test_resume_takes_all_from_the_file(council: Council, words: tuple[str, ...]) -> None:
    council("play", *SHORT, "--save", "a.jsonl")
    done = council("play", "--resume", "a.jsonl", *words)
    assert (done.code, done.out) == (2, "")


def test_an_existing_file_is_not_overwritten(council: Council) -> None:
    Path("a.jsonl").write_text("precious")
    done = council("play", "--save", "a.jsonl")
    assert (done.code, done.out) == (2, "")
    assert Path("a.jsonl").read_text() == "precious"


def test_own_data_go_with_the_game(council: Council) -> None:
    Path("my.toml").write_text('[[character]]\nid = "hodor"\nname_en = "Walder [big] one"\n')
    council("play", *SHORT, "--data", "my.toml", "--save", "a.jsonl", typed="1\n")
    Path("my.toml").unlink()
    done = council("play", "--resume", "a.jsonl", typed=ONES)
    assert done.code == 0
    assert "Hodor" not in done.out
    assert json.loads(Path("a.jsonl").read_text().splitlines()[0])["data"]


def test_a_full_disk_does_not_end_the_game(
    council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    from council.cli.table.record import LogFile

    class FullDisk(StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "no space left")

    def full(self: LogFile, path: Path) -> None:
        self.path = path
        self._file = FullDisk()

    monkeypatch.setattr(LogFile, "open", full)
    done = council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    assert done.code == 0
    assert done.err.count("can no longer be written") == 1
    assert "Rank  Player" in done.out
    assert "save FILE" in done.err
    assert "saved, up to the disk error, in a.jsonl" in done.out
    assert "play --resume a.jsonl" in done.out


def test_an_interrupt_is_polite(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("council.cli.terminal.Terminal.ask", interrupt)
    done = council("play", *SHORT, "--save", "a.jsonl")
    assert done.code == 0
    assert "council play --resume a.jsonl" in done.out


def test_the_round_that_is_over_is_shown_before_the_next(council: Council) -> None:
    done = council("play", "--seats", "me:Anna,random", "--seed", "2", typed=ONES)
    end = done.out.index("Round 1 is over.")
    deal = done.out.index("Round 2 of 2: the cards are dealt.")
    assert "┌─" in done.out[end:deal]


def test_a_game_is_for_its_owner_alone(council: Council, tmp_path: Path) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed="1\nundo\nsave copy.jsonl\nquit\n")
    council("play", *SHORT)
    folder = tmp_path / "data" / "small-council"
    assert folder.stat().st_mode & 0o777 == 0o700
    for file in (Path("a.jsonl"), Path("copy.jsonl"), *folder.iterdir()):
        assert file.stat().st_mode & 0o777 == 0o600
    Path("a.jsonl").chmod(0o644)  # as it was kept of old
    council("play", "--resume", "a.jsonl", typed="1\n")
    assert Path("a.jsonl").stat().st_mode & 0o777 == 0o600


def test_a_game_goes_on_in_one_place_only(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed="1\n1\n1\n")
    record = LogFile()
    record.hold(Path("a.jsonl"))
    for line in Path("a.jsonl").read_text().splitlines():
        record.write(line)
    record.open(Path("a.jsonl"))
    before = Path("a.jsonl").read_text()
    for lang in ("en", "de"):
        done = council("play", "--resume", "a.jsonl", "--lang", lang, typed=ONES)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("a.jsonl ")
    record.restart()  # as an undo does: nobody slips in meanwhile
    assert council("play", "--resume", "a.jsonl", typed=ONES).code == 2
    assert Path("a.jsonl").read_text() == before
    record.close()
    assert council("play", "--resume", "a.jsonl", typed=ONES).code == 0
    assert sorted(path.name for path in Path().iterdir()) == ["a.jsonl"]


def test_two_do_not_begin_the_same_file(tmp_path: Path) -> None:
    one, other = LogFile(), LogFile()
    path = tmp_path / "both.jsonl"
    one.open(path)
    with pytest.raises(Invalid):
        other.open(path)
    one.close()


@pytest.mark.slow
def test_a_program_that_makes_no_move_is_not_heard_for_ever(
    council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "MOST_LINES", 50)
    done = council("play", *SHORT, typed="xyzzy\n" * 100)
    assert done.code == 0
    assert done.out.count("is not a move") == 50


def test_the_command_can_be_copied(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COUNCIL_COMMAND", "/a b/council")
    done = council("play", *SHORT, "--save", "a.jsonl", "--lang", "de")
    assert "'/a b/council' play --resume a.jsonl --lang de\n" in done.out
    done = council("play", "--resume", "a.jsonl", "--lang", "en", typed=ONES)
    assert "'/a b/council' replay a.jsonl --lang en\n" in done.out
    monkeypatch.setenv("COUNCIL_LANG", "de")
    done = council("play", "--resume", "a.jsonl")
    assert "'/a b/council' replay a.jsonl\n" in done.out


def test_german_words_beside_the_usual_ones(council: Council) -> None:
    done = council(
        "play", *SHORT, "--lang", "de", typed="1\nrückgängig\nspeichern x.jsonl\nbeenden\n"
    )
    assert "Zurückgenommen" in done.out
    assert Path("x.jsonl").exists()


def test_a_hint_names_a_card_of_the_hand(council: Council) -> None:
    done = council("play", *SHORT, typed="hint\n")
    hint = re.search(r"would play: [A-Z]{3} (.+)", done.out)
    assert hint is not None
    assert not hint[1].startswith("House")
    assert re.search(rf"\d\) [A-Z]{{3}} {hint[1].strip()}", done.out)


def test_the_ranking_is_told_once(council: Council) -> None:
    done = council("play", *SHORT, typed=ONES)
    assert "final score" not in done.out
    assert done.out.count("Iron Throne  Score") == 1
