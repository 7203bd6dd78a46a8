"""Research interfaces over every game and mode; needs the extra `rl`.

Observations are made from views only; a mask is exactly the list of legal moves.
"""

from council.rl.aec import CouncilAEC, aec_env
from council.rl.single import CouncilEnv, gym_env
from council.rl.vector import VectorTable, vector_env

__all__ = ["CouncilAEC", "CouncilEnv", "VectorTable", "aec_env", "gym_env", "vector_env"]
