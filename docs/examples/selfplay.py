"""Train a small network to play Westeros Intrigue by self-play, with numpy, in a few minutes.

    python docs/examples/selfplay.py                    # a short trial
    python docs/examples/selfplay.py --games 500 --exam 60 --out weights.json --curve curve.svg

The tree search plays against itself and estimates the value of every move it tries. The network
learns to predict that value from what the player would see after the move. From time to time it is
tested against `greedy`. The bot `learned` uses the file this program writes.
"""

import argparse
import json
from math import sqrt
from pathlib import Path

import numpy as np

from council.bots import find
from council.bots.ismcts import Search
from council.bots.learned import numbers_of
from council.bots.searcher import CURIOSITY
from council.bots.tree import ROOT
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games import GAMES
from council.lab.page import STYLE
from council.lab.plot import Curve, curves

GAME = GAMES["intrigue"]
SEATS, HIDDEN = 2, 32
NAMES = GAME.feature_table(GAME.new(GAME.setup(SEATS))).names  # of the numbers of a view
THOUGHT = 200  # iterations of the search for each decision
FEWEST = 8  # visits; moves with fewer are ignored
LESSON = 50  # games between two training steps
TIMES = 3  # passes over all games so far


class Student:
    """A network with one hidden layer, trained with Adam."""

    def __init__(self, width: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, 1 / sqrt(width), (width, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 1 / sqrt(HIDDEN), HIDDEN),
        ]
        self.mean, self.spread = np.zeros(width), np.ones(width)
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def guess(self, seen: np.ndarray) -> np.ndarray:
        one, bias, two = self.weights
        return np.tanh((seen - self.mean) / self.spread @ one + bias) @ two

    def learn(self, seen: np.ndarray, ends: np.ndarray, rate: float) -> float:
        """Make one training step and return the mean error before it."""
        one, bias, two = self.weights
        inputs = (seen - self.mean) / self.spread
        hidden = np.tanh(inputs @ one + bias)
        error = hidden @ two - ends
        back = np.outer(error, two) * (1 - hidden**2)
        count = len(ends)
        steps = [inputs.T @ back / count, back.mean(axis=0), hidden.T @ error / count]
        self.steps += 1
        for k, step in enumerate(steps):
            first, second = self.moments[k]
            first = 0.9 * first + 0.1 * step
            second = 0.999 * second + 0.001 * step**2
            size = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] = self.weights[k] - rate * first / (1 - 0.9**self.steps) / size
            self.moments[k] = (first, second)
        return float((error**2).mean())

    def kept(self) -> dict[str, list]:
        """Return the weights for the bot, with the input scales included."""
        one, bias, two = self.weights
        columns = one / self.spread[:, None]
        return {
            "names": list(NAMES),
            "columns": np.round(columns, 3).tolist(),
            "bias": np.round(bias - self.mean @ columns, 3).tolist(),
            "out": np.round(two, 3).tolist(),
        }


def afterwards(state, moves, luck):
    """Return what the player would see after each move, with hidden cards dealt at random."""
    seat = int(state.seat())
    world = state.mask(seat)
    world.fill(luck)
    found = []
    for move in moves:
        after = world.copy()
        after.apply(move)
        found.append(numbers_of(GAME, after.mask(seat), seat, NAMES))
    return np.array(found)


def play(number: int, rng: np.random.Generator):
    """Let the search play itself. Return what would be seen after each move, and its value."""
    luck = rng_for("selfplay", number)
    state = GAME.new(GAME.setup(SEATS))
    seen, worth = [], []
    while (seat := int(state.seat())) != NOBODY:
        if seat == CHANCE:
            state.apply(state.chance(luck))
            continue
        search = Search(state.mask(seat), GAME.heuristics, luck, CURIOSITY, ahead=True)
        search.think(THOUGHT)
        tree = search.tree
        tried = [kid for kid in tree.children(ROOT) if tree.visits[kid] >= FEWEST]
        values = np.array([tree.total[kid] / tree.visits[kid] for kid in tried])
        moves = [int(tree.move[kid]) for kid in tried]
        if len(moves) > 1:
            seen.append(afterwards(state, moves, luck))
            worth.append(values)
        visits = np.array([tree.visits[kid] for kid in tried], float)
        state.apply(moves[int(rng.choice(len(moves), p=visits / visits.sum()))])
    return np.concatenate(seen), np.concatenate(worth)


def against(student: Student, rival: str, games: int) -> float:
    """Return the share of wins in a fixed set of games, with alternating seats."""
    won = 0.0
    for number in range(games):
        luck = rng_for("exam", number)
        bot = find(rival).make(GAME, rng_for("rival", number))
        mine, state = number % SEATS, GAME.new(GAME.setup(SEATS))
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(luck))
            elif seat == mine:
                moves = members(state.legal_moves())
                state.apply(moves[int(student.guess(afterwards(state, moves, luck)).argmax())])
            else:
                state.apply(bot.choose(state.mask(seat), find(rival).budget))
        won += float(state.value(mine))
    return won / games


def drawn(points: list[tuple[float, float]], games: int) -> str:
    """Return the learning curve as an SVG image."""
    title = f"Share of the wins against greedy, {games} games a point"
    even = [(points[0][0], 0.5), (points[-1][0], 0.5)]
    lines = [Curve("learned", points, 0), Curve("even", even, 1)]
    svg = curves(title, lines, "games of self-play", "wins", lambda x: f"{x:g}")
    style = f"<style>{STYLE}</style><title>"
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", style, 1
    )


def main() -> None:
    """Play, learn and test from time to time."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=12)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--exam", type=int, default=6, help="games against greedy for each point")
    asked.add_argument("--out", help="write the weights into this file")
    asked.add_argument("--curve", help="draw the learning curve into this file")
    wanted = asked.parse_args()

    rng = np.random.default_rng(wanted.seed)
    student = Student(len(NAMES) + 1, rng)
    points = [(0.0, against(student, "greedy", wanted.exam))]
    lessons = [play(wanted.seed * 10**6 + number, rng) for number in range(min(10, wanted.games))]
    tables = np.concatenate([seen for seen, _ in lessons])
    student.mean, student.spread = tables.mean(axis=0), tables.std(axis=0) + 0.05
    for number in range(len(lessons), wanted.games + 1):
        if number % LESSON == 0 or number == wanted.games:
            rate = 0.003 * (1 - 0.9 * number / wanted.games)
            error = study(student, lessons, rate, rng)
            print(f"{number:6} games  error {error:.4f}", flush=True)
        if number % max(LESSON, wanted.games // 8) == 0 or number == wanted.games:
            share = against(student, "greedy", wanted.exam)
            points.append((float(number), share))
            print(f"{number:6} games  {share:.0%} against greedy", flush=True)
            if wanted.curve:
                Path(wanted.curve).write_text(drawn(points, wanted.exam), encoding="utf-8")
            if wanted.out:
                Path(wanted.out).write_text(json.dumps(student.kept()) + "\n", encoding="utf-8")
        lessons.append(play(wanted.seed * 10**6 + number, rng))


def study(student: Student, lessons, rate: float, rng: np.random.Generator) -> float:
    """Train on all games so far in random order and return the mean error."""
    tables, worth = (np.concatenate(part) for part in zip(*lessons, strict=True))
    errors = []
    for _ in range(TIMES):
        order = rng.permutation(len(worth))
        for at in range(0, len(order), 128):
            part = order[at : at + 128]
            errors.append(student.learn(tables[part], worth[part], rate))
    return float(np.mean(errors))


if __name__ == "__main__":
    main()
