"""Measures how fast other libraries are. `council bench --peers` runs it in their environment,
without our package: `python peer_rates.py ROW SECONDS` prints decisions, steps or simulations per
second of CPU time.
"""

import random
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from time import process_time
from typing import Any


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


def openspiel_rollouts(name: str) -> Callable[[], int]:
    """Random games wholly inside OpenSpiel's C++: it lets only a search ask for them, so a search
    of few simulations asks for many each. A game counts as long as it is from the start on average,
    though the search has made a move or two of it already."""
    import pyspiel  # noqa: PLC0415

    game, rng = pyspiel.load_game(name), random.Random(1)
    simulations, rollouts = 4, 2000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, simulations)

    def dealt() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        return state

    count, games = 0, 300
    for _ in range(games):
        state = dealt()
        while not state.is_terminal():
            count += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))

    def search() -> int:
        bot.step(dealt())
        return simulations * rollouts * count // games

    return search


def pettingzoo_steps(name: str) -> Callable[[], int]:
    """Random games of a PettingZoo environment with observation and mask."""
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


def pgx_batch(name: str) -> Callable[[], int]:
    """A batch of games in jax, stepped together by random legal moves; both cores count."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, batch, steps = pgx.make(name), 1024, 50

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, again = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, logits)
        state = jax.vmap(auto_reset)(state, actions, jax.random.split(again, batch))
        return (state, key), state.observation.sum()

    wrappers = import_module("pgx.experimental.wrappers")
    auto_reset = wrappers.auto_reset(env.step, env.init)
    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps))
    held = [
        (
            jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)),
            jax.random.PRNGKey(1),
        )
    ]

    def work() -> int:
        held[0], seen = run(held[0])
        jax.block_until_ready(seen)
        return batch * steps

    return work


def rlrisk_decisions(seats: int) -> Callable[[], int]:
    """Random games of another Risk, which ends by conquest or after 100 turns."""
    agents, rules = import_module("rlrisk.agents"), import_module("rlrisk.environment")
    asked = [0]

    def answer(state: Any, action_code: int, options: Any) -> Any:
        asked[0] += 1
        return random.choice(options)

    def player() -> Any:
        agent = agents.BaseAgent()
        agent.take_action = answer
        return agent

    def play() -> int:
        before = asked[0]
        with redirect_stdout(StringIO()):  # it speaks
            rules.Risk([player() for _ in range(seats)], turn_cap=100).play()
        return asked[0] - before

    return play


ROWS: dict[str, Callable[[], Callable[[], int]]] = {
    "openspiel-hearts-steps": lambda: openspiel_steps("hearts"),
    "openspiel-euchre-search": lambda: openspiel_search("euchre"),
    "openspiel-euchre-rollouts": lambda: openspiel_rollouts("euchre"),
    "pettingzoo-connect_four-steps": lambda: pettingzoo_steps("connect_four_v3"),
    "rlcard-uno-steps": lambda: rlcard_steps("uno"),
    "pgx-connect_four-batch": lambda: pgx_batch("connect_four"),
    "pgx-sparrow_mahjong-batch": lambda: pgx_batch("sparrow_mahjong"),
    "rlrisk-random-decisions": lambda: rlrisk_decisions(4),
}


def main(row: str, seconds: str) -> None:
    """One go of one row."""
    sys.stdout.write(f"{rate(ROWS[row](), float(seconds))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:3])
