"""Teach a small network Westeros Intrigue by self-play: a few minutes on one core, numpy only.

    python docs/examples/selfplay.py                    # a taste: a few games
    python docs/examples/selfplay.py --games 3000 --exam 100 --out weights.json --curve curve.svg

After each move the network looks at the table as the mover sees it and guesses how the round will
end: by how much the others will have paid more than the mover. It plays the move with the best
guess, now and then another one; when the round is over, its guesses of it are corrected. The file
it writes is what the bot `learned` plays by.
"""

import argparse
import json
from math import sqrt
from pathlib import Path

import numpy as np

from council.bots import find
from council.bots.learned import numbers_of
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games import GAMES
from council.lab.page import STYLE
from council.lab.plot import Line, curves

GAME = GAMES["intrigue"]
SEATS, HIDDEN = 2, 24
ROUND = 100  # games between two lessons
KEPT = 12  # rounds of games that are remembered
CURIOUS = 0.1  # moves made just to see


class Student:
    """One hidden layer, taught by Adam."""

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
        """One step; the mean error before it."""
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
        """For the bot: the scales are worked into the weights."""
        one, bias, two = self.weights
        columns = one / self.spread[:, None]
        return {
            "columns": np.round(columns, 3).tolist(),
            "bias": np.round(bias - self.mean @ columns, 3).tolist(),
            "out": np.round(two, 3).tolist(),
        }


def outcome(before: list[int], after: list[int], seat: int) -> float:
    """How much more the others paid in a round, on average; Iron Throne cards count."""
    paid = [after[k] - before[k] for k in range(SEATS)]
    return (sum(paid) - paid[seat]) / (SEATS - 1) - paid[seat]


def afterwards(state, moves, luck):
    """The table after each move as the mover sees it, what is hidden dealt anew."""
    seat = int(state.seat())
    world = state.mask(seat)
    world.fill(luck)
    found = []
    for move in moves:
        after = world.copy()
        after.apply(move)
        found.append(numbers_of(GAME, after.mask(seat), seat))
    return np.array(found)


def scores(state) -> list[int]:
    """Of all seats; low is good."""
    return [int(state.score(seat)) for seat in range(SEATS)]


def play(student: Student, number: int, rng: np.random.Generator):
    """A game with itself: what was seen after each move, and how that round ended."""
    luck = rng_for("selfplay", number)
    state = GAME.new(GAME.setup(SEATS))
    seen, ends, waiting, before, leg = [], [], [], scores(state), 0
    while True:
        seat = int(state.seat())
        if seat == NOBODY or int(state.leg()) != leg:
            now = scores(state)
            ends += [outcome(before, now, who) for who in waiting]
            waiting, before, leg = [], now, int(state.leg())
        if seat == NOBODY:
            return seen, ends
        if seat == CHANCE:
            state.apply(state.chance(luck))
            continue
        moves = members(state.legal_moves())
        tables = afterwards(state, moves, luck)
        best = int(student.guess(tables).argmax())
        k = int(rng.integers(len(moves))) if rng.random() < CURIOUS else best
        state.apply(moves[k])
        seen.append(tables[k])
        waiting.append(seat)


def against(student: Student, rival: str, games: int) -> float:
    """The share of the wins in games that are the same every time, seats in turns."""
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
    """The curve as a picture of its own."""
    title = f"Share of the wins against greedy, {games} games a point"
    even = [(points[0][0], 0.5), (points[-1][0], 0.5)]
    lines = [Line("learned", points, 0), Line("even", even, 1)]
    svg = curves(title, lines, "games with itself", "wins", lambda x: f"{x:g}")
    style = f"<style>{STYLE}</style><title>"
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", style, 1
    )


def main() -> None:
    """Play, learn, and now and then sit an exam."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--exam", type=int, default=6, help="games against greedy for each point")
    asked.add_argument("--out", help="write what was learned into this file")
    asked.add_argument("--curve", help="draw how it went into this file")
    wanted = asked.parse_args()

    rng = np.random.default_rng(wanted.seed)
    student = Student(len(GAME.features) + 1, rng)
    memory: list[tuple[np.ndarray, np.ndarray]] = []
    points = [(0.0, against(student, "greedy", wanted.exam))]
    rounds = max(1, wanted.games // ROUND)
    for number in range(rounds):
        seen, ends = [], []
        for game in range(min(ROUND, wanted.games)):
            more_seen, more_ends = play(student, wanted.seed * 10**6 + number * ROUND + game, rng)
            seen += more_seen
            ends += more_ends
        memory = [*memory, (np.array(seen), np.array(ends))][-KEPT:]
        tables, results = (np.concatenate(part) for part in zip(*memory, strict=True))
        if number == 0:
            student.mean, student.spread = tables.mean(axis=0), tables.std(axis=0) + 0.05
        rate, error = 0.003 * (1 - 0.9 * number / rounds), 0.0
        for _ in range(3):  # times through the memory
            order = rng.permutation(len(results))
            for at in range(0, len(order), 128):
                part = order[at : at + 128]
                error = student.learn(tables[part], results[part], rate)
        if (number + 1) % max(1, rounds // 10) == 0:
            share = against(student, "greedy", wanted.exam)
            games = min(wanted.games, (number + 1) * ROUND)
            points.append((float(games), share))
            print(f"{games:6} games  {share:.0%} against greedy  error {error:.2f}", flush=True)
            if wanted.curve:
                Path(wanted.curve).write_text(drawn(points, wanted.exam), encoding="utf-8")
            if wanted.out:
                Path(wanted.out).write_text(json.dumps(student.kept()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
