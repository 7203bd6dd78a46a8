"""The names under which Gymnasium makes our environments: `council/<Game><Mode>-v<version>`."""

import gymnasium

from council.games import GAMES

ENTRY = "council.rl.single:gym_env"


def spelt(name: str) -> str:
    """`two_words` as part of a name: TwoWords."""
    return "".join(part.capitalize() for part in name.split("_"))


def register() -> list[str]:
    """Make every game and mode known to Gymnasium, once; the names they have there."""
    names = []
    for game in GAMES.values():
        for trial in game.trials:
            name = f"council/{spelt(game.name)}{spelt(trial.name)}-v{game.version}"
            if name not in gymnasium.registry:
                chosen = {"game": game.name, "mode": trial.name or None}
                gymnasium.register(id=name, entry_point=ENTRY, kwargs=chosen)
            names.append(name)
    return names


NAMES = register()
