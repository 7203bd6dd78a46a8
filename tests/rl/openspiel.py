"""OpenSpiel's own test over every game, mode and number of seats, and its search and learning on
our games; a command, for an environment that has it: `make openspiel`."""

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from rl.offered import offered

from council.games import GAMES
from council.rl import exploit, openspiel
from council.rl.table import find_setup
from council.rl.tree import GameTree

SHORT = ",options=rounds:1"  # OpenSpiel copies and compares at every step
SIMULATIONS = 12
DECISIONS = 6  # of each search
POINTS = 200  # of a game, chance included


def tables() -> Iterator[str]:
    """Every table by its name."""
    for game, trial, seats in offered():
        mode = f"mode={trial.name}," if trial.name else ""
        short = SHORT * any(option.name == "rounds" for option in game.options)
        yield f"council_{game.name}({mode}seats={seats}{short})"
    for game in GAMES.values():
        for trial in game.variants:
            yield f"council_{game.name}(mode={trial.name})"


def first_decision(game: pyspiel.Game, rng: np.random.RandomState) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    return state


def played(game: pyspiel.Game, choose: Callable[[pyspiel.State], int]) -> None:
    """A few decisions by a search; each of them legal."""
    rng = np.random.RandomState(1)
    state = first_decision(game, rng)
    for _ in range(DECISIONS):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
            continue
        action = choose(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def check_random_play(game: pyspiel.Game) -> None:
    """Clones, observations and serialized states agree at every step."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def check_resampling(game: pyspiel.Game) -> None:
    """The player cannot tell the state from the one it came from, at many points of a game."""
    rng = np.random.RandomState(2)
    state = game.new_initial_state()
    for _ in range(POINTS):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
            continue
        me = state.current_player()
        other = state.resample_from_infostate(me, rng.random_sample)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


def check_ismcts(game: pyspiel.Game) -> None:
    """Search over what a player may know."""
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=SIMULATIONS,
        random_state=rng,
    )
    played(game, bot.step)


def check_mcts(game: pyspiel.Game) -> None:
    """Search that sees all cards."""
    rng = np.random.RandomState(4)
    bot = mcts.MCTSBot(
        game, 1.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    played(game, bot.step)


def check_outcome_sampling(game: pyspiel.Game) -> None:
    """Counterfactual regret minimisation on sampled games."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    state = first_decision(game, np.random.RandomState(5))
    shares = solver.average_policy().action_probabilities(state)
    assert abs(sum(shares.values()) - 1) < 1e-9


def check_exploitability() -> None:
    """A solution is far harder to exploit than random play."""
    tree = GameTree(*find_setup("intrigue", "tiny", 2, None))
    found = dict(exploit.rows(tree, ["random"], 1, [30]))
    assert found["random"] > 0.2
    assert found["CFR+, 30 iterations"] < 0.02


EVERYWHERE = (check_resampling, check_ismcts)
ONCE = (check_mcts, check_outcome_sampling)  # of each game, and of the tiny ones


def main(words: list[str]) -> None:
    """All tables, or those whose name holds one of the words."""
    assert set(openspiel.NAMES) == {f"council_{name}" for name in GAMES}

    def run(what: str, check: Callable[[], None]) -> None:
        if words and not any(word in what for word in words):
            return
        begun = perf_counter()
        check()
        sys.stdout.write(f"ok {what} {perf_counter() - begun:.1f} s\n")
        sys.stdout.flush()

    for name in tables():
        run(name, lambda name=name: check_random_play(pyspiel.load_game(name)))
    once = [f"council_{name}({SHORT[1:]})" for name in GAMES]
    once += [name for name in tables() if "tiny" in name]
    for searches, names in ((EVERYWHERE, list(tables())), (ONCE, once)):
        for name, search in product(names, searches):
            run(
                f"{search.__name__} {name}",
                lambda name=name, search=search: search(pyspiel.load_game(name)),
            )
    run("check_exploitability intrigue tiny", check_exploitability)


if __name__ == "__main__":
    main(sys.argv[1:])
