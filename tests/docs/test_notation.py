"""docs/notation.md: every question and every verb of every game, as the games ask them."""

import importlib.util
import json
from pathlib import Path

import pytest

from council.core.game import Game, Json
from council.core.notation import answers
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State, members
from council.games import GAMES
from council.games.cardgame.why import case as cardgame_case
from council.games.risk.why import card_questions, referee

ROOT = Path(__file__).parents[2]
PLAYED: list[tuple[str, int, dict[str, Json]]] = [
    ("intrigue", 2, {}),
    ("intrigue", 5, {"rounds": 1}),
    ("cardgame", 2, {"rounds": 6}),
    ("cardgame", 2, {"plots": "draft", "rounds": 3}),
    ("cardgame", 2, {"plots": "own", "rounds": 1}),
    ("risk", 3, {"rounds": 4}),
    ("risk", 2, {"mode": "dominion", "rounds": 4}),
    ("risk", 6, {"mode": "world_dominion", "rounds": 1}),
    ("risk", 3, {"mode": "mitchell", "rounds": 6}),
    ("risk", 4, {"mode": "mitchell_dominion", "mitchell_houses": "choose", "rounds": 3}),
]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def question(game: Game, state: State) -> str:
    shown = game.picture(state.copy())
    return str(shown["step" if game.name == "cardgame" else "phase"])


@every_game
def test_every_example_is_a_move_and_is_listed_once(game: Game) -> None:
    listed = answers(game)
    for answer in listed:
        assert game.text(game.number(answer.text)) == answer.text
        assert answer.who in ("seat", "chance")
        assert answer.meaning.endswith(".")
    assert len(set(listed)) == len(listed)


@every_game
def test_every_verb_of_the_game_is_listed(game: Game) -> None:
    verbs = {game.text(move).partition(" ")[0] for move in range(game.numbers)}
    unused = {"score", "keep", "show"} if game.name == "risk" else set()  # numbers kept free
    other = {"leave"} if game.name == "risk" else set()  # another way to say `armies`
    assert {answer.verb for answer in answers(game)} == verbs - unused - other


def by_referee(game: Game) -> dict[str, set[str]]:
    """The answers of seats that the referee takes, by question."""
    found: dict[str, set[str]] = {}
    tables = [referee.ANSWERS, card_questions.ANSWERS]
    if game.name == "cardgame":
        tables = [cardgame_case.ANSWERS]
    for table in tables:
        for asked, verbs in table.items():
            plain = {verb.removesuffix("-nothing").removesuffix("-second") for verb in verbs}
            found[asked] = found.get(asked, set()) | plain
    return found


@pytest.mark.parametrize("name", ["risk", "cardgame"])
def test_seats_answer_as_the_referee_says(name: str) -> None:
    listed: dict[str, set[str]] = {}
    for answer in answers(GAMES[name]):
        if answer.who == "seat":
            listed.setdefault(answer.question, set()).add(answer.verb)
    assert listed == by_referee(GAMES[name])


@pytest.mark.parametrize(("name", "seats", "options"), PLAYED)
def test_nothing_else_is_asked(name: str, seats: int, options: dict[str, Json]) -> None:
    game = GAMES[name]
    listed = {(answer.question, answer.who, answer.verb) for answer in answers(game)}
    state = game.new(game.setup(seats, options))
    rng = rng_for(name, seats)
    while state.seat() != NOBODY:
        chance = state.seat() == CHANCE
        moves = members(state.chances())[::2] if chance else members(state.legal_moves())
        asked, who = question(game, state), "chance" if chance else "seat"
        verbs = {game.text(move).partition(" ")[0] for move in moves} - {"leave"}
        assert {(asked, who, verb) for verb in verbs} <= listed
        state.apply(moves[int(rng.below(len(moves)))])


def test_the_page_is_made_from_the_code() -> None:
    spec = importlib.util.spec_from_file_location("notation", ROOT / "tools" / "notation.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (ROOT / "docs" / "notation.md").read_text(encoding="utf-8") == tool.page()


@every_game
def test_ids_and_notation_are_in_the_json(game: Game) -> None:
    from council.cli.commands.games import notation_facts

    facts = json.loads(json.dumps(notation_facts(game)))
    assert len(facts["notation"]) == len(answers(game))
    words = {word for answer in answers(game) for word in answer.text.split()[1:]}
    named = {word for word in words if "_" in word}
    assert named <= set(facts["ids"])
