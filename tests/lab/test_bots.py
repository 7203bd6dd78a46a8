"""Every bot answers every kind of question in every mode."""

import pytest

from council.bots import Budget, find
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State, members
from council.games import GAMES
from council.games.risk.box.modes import KINDS

RISK = GAMES["risk"]
BOTS = ("random", "greedy", "ismcts:3", "hard")
SMALL = Budget(iterations=3)
GAMES_EACH = 2
TABLES = [
    *(("intrigue", seats, {}) for seats in (2, 6)),
    *(
        ("risk", seats, {"mode": mode, "rounds": 6})
        for mode, kind in KINDS.items()
        for seats in (kind.fewest, kind.most)
    ),
]


def question_kind(game: str, view: State) -> str:
    """The question without its facts, and what kinds of answers there are."""
    rules = GAMES[game]
    verbs = {rules.text(move).split()[0] for move in members(view.legal_moves())}
    return f"{rules.question(view).key} {sorted(verbs)}"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_every_bot_answers_every_kind_of_question(
    game: str, seats: int, options: dict[str, object]
) -> None:
    rules = GAMES[game]
    met: set[str] = set()
    for number in range(GAMES_EACH):
        rng = rng_for("questions", game, seats, number)
        state = rules.new(rules.setup(seats, options))
        while state.seat() != NOBODY:
            if state.seat() == CHANCE:
                state.apply(state.chance(rng))
                continue
            view = state.mask(state.seat())
            moves = members(view.legal_moves())
            kind = question_kind(game, view)
            if kind not in met:
                met.add(kind)
                for name in BOTS:
                    bot = find(name).make(rules, rng)
                    assert bot.choose(view, SMALL) in moves, (name, kind)
            guess = rules.heuristics.guess(state, rng)
            wild = guess == -1 or rng.below(4) == 0
            state.apply(moves[rng.below(len(moves))] if wild else guess)
    assert met
