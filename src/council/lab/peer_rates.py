"""What other libraries do in a second. Run by `council bench --peers` in their environment, which
has nothing of ours: `python peer_rates.py ROW SECONDS` prints decisions, steps or simulations a
second of CPU time."""

import random
import sys
from collections.abc import Callable
from time import process_time


def rate(work: Callable[[], int], seconds: float) -> float:
    """Work is done until the time is up; it says how much it did."""
    work()  # warm up
    count, begun = 0, process_time()
    while True:
        count += work()
        spent = process_time() - begun
        if spent >= seconds:
            return count / spent


def openspiel_steps(name: str) -> Callable[[], int]:
    """Random games of OpenSpiel, each decision from Python."""
    import pyspiel  # noqa: PLC0415

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        return count

    return play


def openspiel_search(name: str) -> Callable[[], int]:
    """OpenSpiel's information-set search in C++, 1,000 simulations a decision, at the start."""
    import pyspiel  # noqa: PLC0415

    game, rng = pyspiel.load_game(name), random.Random(1)
    simulations = 1000
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        0.7,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def search() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        bot.step(state)
        return simulations

    return search


def pettingzoo_steps(name: str) -> Callable[[], int]:
    """Random games of a PettingZoo environment with observation and mask."""
    from importlib import import_module  # noqa: PLC0415

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset(seed=1)
        count = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            count += not (over or cut)
        return count

    return play


def rlcard_steps(name: str) -> Callable[[], int]:
    """Random games of an RLCard environment, step by step."""
    import rlcard  # noqa: PLC0415

    env, rng = rlcard.make(name), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


ROWS: dict[str, Callable[[], Callable[[], int]]] = {
    "openspiel-hearts-steps": lambda: openspiel_steps("hearts"),
    "openspiel-euchre-search": lambda: openspiel_search("euchre"),
    "pettingzoo-connect_four-steps": lambda: pettingzoo_steps("connect_four_v3"),
    "rlcard-uno-steps": lambda: rlcard_steps("uno"),
}


def main(row: str, seconds: str) -> None:
    """One go of one row."""
    sys.stdout.write(f"{rate(ROWS[row](), float(seconds))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:3])
