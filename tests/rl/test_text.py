"""Games in words: what a seat reads is what it may know, and it can play from the text alone."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from rl.offered import offered
from rl.test_complete import walk
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import PUBLIC
from council.games import GAMES
from council.locales import Voice
from council.rl import text_game
from council.rl.opponents import loaded
from council.rl.words import move_lines, table_text

ROOT = Path(__file__).parents[2]
TABLES = list(offered())
MOVES = re.compile(r"\nMoves:\n(.*)\n\nAnswer", re.DOTALL)


def first_move(prompt: str) -> str:
    """A player who makes the first move that the text names."""
    found = MOVES.search(prompt)
    assert found is not None
    line = re.sub(r"\n {4}", " ", found[1]).splitlines()[0].strip()
    return re.sub(r"\((\S+) .*\)", r"\1", line)


@pytest.mark.parametrize("name", GAMES)
def test_twins_that_look_alike_read_alike(name: str) -> None:
    """Whatever a seat may not know is dealt again: its text stays the same, byte for byte."""
    rng, different = rng_for("twins"), 0
    for game, trial, seats in TABLES:
        if game.name != name:
            continue
        say = Voice("en", [f"seat_{k}" for k in range(seats)])
        for state in walk(game, trial, seats, sized(full(300, 2), 1), "texts", 61):
            for viewer in (*range(seats), int(PUBLIC)):
                twin = state.mask(viewer)
                twin.fill(rng)
                different += game.record(twin) != game.record(state)
                one, other = (table_text(game, s.mask(viewer), say) for s in (state, twin))
                assert one == other
    assert different


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_from_the_text_alone(name: str) -> None:
    """By a rule that knows nothing but the prompt."""
    options = {"rounds": 1} if name != "risk" else {"rounds": 1, "mode": "skirmish"}
    game = text_game(name, seats=2, options=options, seed=3)
    answers = 0
    while not game.over() and answers < 400:
        prompt = game.prompt()
        assert f"You are seat_{game.seat()} in" in prompt
        assert "[/]" not in prompt
        assert game.answer(first_move(prompt)), game.refused
        answers += 1
    if game.over():
        assert "of the victory" in game.ending()
    assert answers > 4


def test_bad_answers_are_refused_with_a_reason() -> None:
    game = text_game("intrigue", seats=2, seed=1)
    for wrong in ("", "I would rather not", "place nobody 9.9", "place eddard_stark 7.7"):
        assert not game.answer(wrong)
        assert game.refused
        assert f"Your last answer was refused. {game.refused}" in game.prompt()
    prompt = game.prompt()
    assert game.answer(f"I think this is best:\n\n  `{first_move(prompt)}`\n")
    assert game.refused == ""
    assert "refused" not in game.prompt()


def test_what_happened_is_told_once() -> None:
    game = text_game("intrigue", seats=2, seed=1)
    move = first_move(game.prompt())
    assert game.answer(move)
    assert "\n  seat_0 places " in game.prompt()
    assert game.answer(first_move(game.prompt()))
    told = game.prompt().partition("What happened:\n")[2].partition("\n\n")[0].splitlines()
    assert [line.split()[0] for line in told] == ["seat_0", "seat_1"]


def test_moves_share_a_line_where_only_the_last_word_differs() -> None:
    assert move_lines(["done", "attack a b", "attack a c", "dice 1", "attack d e"]) == [
        "  done",
        "  attack a (b | c)",
        "  dice 1",
        "  attack d e",
    ]


def example() -> ModuleType:
    """The example of the docs."""
    return loaded(str(ROOT / "docs" / "examples" / "language_model.py"))


def test_the_page_shows_what_the_example_prints() -> None:
    printed: list[str] = []
    made = example()
    made.play([made.by_rule, made.by_rule], "intrigue", 1, {"rounds": 1}, printed.append)
    page = (ROOT / "docs" / "language-models.md").read_text(encoding="utf-8")
    assert "```text\n" + "\n".join(printed) + "\n```" in page


def test_a_model_that_talks_nonsense_does_not_stop_the_game() -> None:
    made, asked = example(), []

    def nonsense(prompt: str) -> str:
        asked.append(prompt)
        return "Winter is coming."

    result = made.play([nonsense, made.by_rule], "intrigue", 2, {"rounds": 1}, lambda text: None)
    assert sum(result) == 1
    assert len(asked) % made.TRIES == 0
    assert sum("was refused" in prompt for prompt in asked) == len(asked) * 2 // 3
