"""Research interfaces over every game and mode; needs the extra `rl`.

Observations are made from views only; a mask is exactly the list of legal moves. Each part is
loaded when it is first used: `council.rl.openspiel` needs neither Gymnasium nor PettingZoo. Where
Gymnasium is installed, importing this package registers our names with it.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from council.rl.aec import CouncilAEC, aec_env
    from council.rl.processes import ProcessBatch, parallel_env
    from council.rl.recorded import Decision, decisions
    from council.rl.single import CouncilEnv, gym_env
    from council.rl.text import TextGame, text_game
    from council.rl.vector import VectorTable, vector_env

__all__ = [
    "CouncilAEC",
    "CouncilEnv",
    "Decision",
    "ProcessBatch",
    "TextGame",
    "VectorTable",
    "aec_env",
    "decisions",
    "gym_env",
    "parallel_env",
    "text_game",
    "vector_env",
]

_HOMES = {
    "CouncilAEC": "aec",
    "aec_env": "aec",
    "CouncilEnv": "single",
    "gym_env": "single",
    "Decision": "recorded",
    "decisions": "recorded",
    "ProcessBatch": "processes",
    "parallel_env": "processes",
    "TextGame": "text",
    "text_game": "text",
    "VectorTable": "vector",
    "vector_env": "vector",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"council.rl has no {name}")
    return getattr(import_module(f"council.rl.{_HOMES[name]}"), name)


if find_spec("gymnasium") is not None:
    import_module("council.rl.registered")
