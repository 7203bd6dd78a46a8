"""Let a language model, or any function from text to text, play a game from the text alone.

    python docs/examples/language_model.py              a short game of Westeros Intrigue
    python docs/examples/language_model.py cardgame 7   another game and seed

Put your own model in the place of `by_rule`: it gets the prompt and returns the text of its answer.
"""

import re
import sys
from collections.abc import Callable

from council.rl import text_game

TRIES = 3  # answers a model may give to one question


def by_rule(prompt: str) -> str:
    """No model at all: the first move that the prompt lists."""
    moves = prompt.partition("\nMoves:\n")[2].partition("\n\n")[0]
    first = re.sub(r"\n {4}", " ", moves).splitlines()[0].strip()
    return re.sub(r"\((\S+) .*\)", r"\1", first)  # "place hodor (1.0 | 1.2)": the first of them


def play(
    models: list[Callable[[str], str]],
    game: str = "intrigue",
    seed: int = 1,
    options: dict[str, object] | None = None,
    show: Callable[[str], None] = print,
) -> list[float]:
    """One model for each seat; what each of them has won.

    If a model gives no legal answer after a few tries, the first move is made for it.
    """
    table = text_game(game, seats=len(models), options=options, seed=seed)
    while not table.over():
        model, seat = models[table.seat()], table.seat()
        for attempt in range(TRIES + 1):
            prompt = table.prompt()
            reply = model(prompt) if attempt < TRIES else by_rule(prompt)
            show(f"--- to seat_{seat}:\n\n{prompt}\n")
            show(f"--- seat_{seat}: {reply}\n")
            if table.answer(reply):
                break
    show(f"--- the end:\n\n{table.ending()}")
    return list(table.play.log.result or [])


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "intrigue"
    play([by_rule, by_rule], name, int(sys.argv[2]) if len(sys.argv) > 2 else 1, {"rounds": 1})
