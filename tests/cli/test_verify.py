"""`council verify`: what it says and how it ends."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from cli.kit import Council

from council.core.log import Chain
from council.core.lots import commitment, seal
from council.core.play import Play, rng_for
from council.core.state import members
from council.games import GAMES
from council.locales import LANGUAGES, has
from council.verify import NOTHING, WRONG

SECRET = sha256(b"cli").hexdigest()
WORDS = ["1" * 32, "2" * 32, "3" * 32, "4" * 32]


def game(left: int = 0, undo: bool = True, words: bool = True) -> Play:
    """Anna has sealed and told her word, Ben has told his late, Cara has only sealed one."""
    rules = GAMES["intrigue"]
    setup = rules.setup(3, {"rounds": 1})
    names = ["Anna", "Ben", "Cara"]
    play = Play(rules, setup, names, rng_for("dress"), fair=commitment(SECRET))
    play.secret = SECRET
    if words:
        play.note(f"seal 0 {seal(0, WORDS[0])}")
        play.note(f"seal 2 {seal(2, WORDS[2])}")
        play.note(f"word 0 {WORDS[0]}")
    play.settle()
    if words:
        play.note(f"word 1 {WORDS[1]}")
    if undo:
        play.note(f"undo 1 {play.notes.number} {play.notes.number + 4}")
    moves = 0
    while not play.over() and (left == 0 or moves < left):
        seat = int(play.state.seat())
        play.move(seat, members(play.view(seat).legal_moves())[0])
        moves += 1
    if left:
        play.leave()
    return play


def put(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_what_is_in_order(council: Council) -> None:
    file = put("a.council.jsonl", game().log.dump())
    done = council("verify", file)
    assert done.code == 0
    assert "all 36 draws are correct" in done.out
    assert "2 more draws had only one possible outcome" in done.out
    assert commitment(SECRET) in done.out
    assert f"Anna sealed a random value before any was revealed: {WORDS[0]}" in done.out
    assert "Ben gave a random value after 36 draws" in done.out
    assert "Cara sealed a random value and never revealed it" in done.out
    assert "draws 37 to 41" in done.out
    facts = json.loads(council("verify", "--json", file).out)
    assert facts["words"][1] == {"seat": 1, "word": WORDS[1], "sealed": False, "after": 36}
    assert (facts["unopened"], facts["undone"]) == ([2], [[1, 37, 41]])
    assert council("replay", "--verify", file).code == 0
    assert council("verify", ".").code == 0


def test_draws_said_to_have_had_no_choice_are_not_called_right(council: Council) -> None:
    """A forger may say so of all; the rules know better."""
    entries = [json.loads(line) for line in game(words=False).log.dump().splitlines()]
    chain, lines = Chain(), list[str]()
    for entry in entries:
        if isinstance(entry, list) and entry[1].startswith("drawn "):
            entry[1] = "drawn !x38"
        bare = entry[:3] if isinstance(entry, list) else {**entry}
        if isinstance(bare, dict):
            del bare["check"]
        lines.append(chain.seal(bare) + "\n")
    file = put("b", "".join(lines))
    done = council("verify", file)
    assert "there were no draws to check" in done.out
    assert "According to the log, 38 more draws had only one possible outcome" in done.out
    assert json.loads(council("verify", "--json", file).out)["alone"] == 38
    assert council("replay", "--verify", file).code != 0


def test_a_game_without_words_says_so(council: Council) -> None:
    done = council("verify", put("a", game(words=False).log.dump()))
    assert done.code == 0
    assert "depend on the server’s secret alone" in done.out


def test_what_is_wrong_and_what_cannot_be_checked(council: Council) -> None:
    text = game().log.dump()
    wrong = put("wrong", text.replace("place", "plaze", 1))
    done = council("verify", wrong)
    assert done.code == 1
    assert "Line 8" in done.err
    running = put("running", game().log_for(0).dump())
    assert council("verify", running).code == 2
    assert council("verify", running, wrong).code == 1
    assert json.loads(council("verify", "--json", wrong).out)["ok"] is False


def test_a_game_left_by_agreement(council: Council) -> None:
    file = put("a", game(left=4).log.dump())
    assert council("verify", file).code == 0
    assert council("replay", "--verify", file).code == 0
    told = council("replay", file)
    assert "ended the game here by agreement" in told.out
    facts = json.loads(council("replay", "--json", file).out)
    assert (facts["finished"], facts["secrets"], facts["results"]) == (True, True, None)


@pytest.mark.parametrize("key", [*WRONG, *NOTHING])
def test_everything_is_said_in_every_language(key: str) -> None:
    assert all(has(f"cli-verify-{key}", lang) for lang in LANGUAGES)


def test_both_languages(council: Council) -> None:
    file = put("a", game().log.dump())
    english, german = (council("--lang", lang, "verify", file).out for lang in ("en", "de"))
    for one, other in zip(english.splitlines(), german.splitlines(), strict=True):
        assert one != other


def stranger(*lines: str, name: str = "Anna") -> str:
    """The log of a game that a stranger made up: its checks and its secret fit."""
    head = {"log": 1, "fair": commitment(SECRET), "players": [name, "Ben"]}
    notes = [["#", line, 0] for line in (*lines, f"secret {SECRET}")]
    chain = Chain()
    entries = [head, *notes, {"result": [1.0, 0.0], "end": "win"}]
    return "".join(chain.seal(entry) + "\n" for entry in entries)


def test_names_and_words_give_a_terminal_no_orders(council: Council) -> None:
    order = "\x1b]0;mine\x07\x9b2J"
    done = council("verify", put("a", stranger(f"word 0 {order}", name=f"{order}Anna")))
    assert done.code == 0
    assert "Anna" in done.out
    assert not any(c in done.out for c in "\x1b\x07\x9b")


@pytest.mark.parametrize(
    "note", ["word 2 ab", "word -1 ab", "seal 7 ab", "undo 2 1 1", "undo x 1 1"]
)
def test_a_seat_that_is_not_there_has_no_word(council: Council, note: str) -> None:
    done = council("verify", put("a", stranger(note)))
    assert done.code == 1
    assert "line 2" in done.err.lower()
