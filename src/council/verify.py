# ruff: noqa: T201
"""Check that the draws of a finished game were determined before it began: python verify.py FILE

For people who trust nobody: one file that needs only Python, nothing of the program that played the
game. Every outcome is drawn again from the secret of the server and the players' random values, see
docs/fairness.md. Exit code 0: all draws are right, 1: something is wrong, 2: nothing to check."""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

WRONG = {
    "line": "this line does not belong to a game log, or was changed: its checksum does not match",
    "secret": "the secret does not match the commitment in the first line",
    "closed": "the game is over, but its secret was not revealed at the very end",
    "seal": "a random value does not match its seal, or was sealed after others were revealed",
    "number": "the draws are not numbered one after the other, and no undo explains the gap",
    "draw": "the secret and the random values give a different outcome for this draw",
}
NOTHING = {
    "plain": "this game was played without a commitment, so there is nothing to check",
    "deal": "the cards and dice follow from the public code in the first line: nothing was secret",
    "running": "this game is not over, or this is not the full log, which ends with the secret",
}
BAD = (LookupError, ValueError, TypeError, AttributeError, RecursionError, ArithmeticError)


class Unproven(Exception):
    """A key of WRONG or NOTHING, and the line."""


def opened(text: str) -> Iterator[Any]:
    """Every line without its check: 8 hex digits of SHA-256 over all lines so far."""
    running, (*lines, rest) = hashlib.sha256(), text.split("\n")
    for number, line in enumerate([*lines, rest] if rest else lines, 1):
        mark, close = (', "check": "', "}") if line.startswith("{") else (', "', "]")
        body = line.rpartition(mark)[0] + close
        running.update(f"{body}\n".encode())
        whole = f'{body[:-1]}{mark}{running.hexdigest()[:8]}"{close}'
        if line != whole or number > len(lines):
            raise Unproven("line", number)
        yield json.loads(body)


def outcomes(run: str) -> list[str]:
    """`deal shae, hodor` is two outcomes."""
    verb, _, rest = run.partition(" ")
    return [f"{verb} {part}" for part in rest.split(", ")] if rest else [run]


def repeated(parts: list[str], mark: str) -> list[str]:
    """`hodor*2` is twice hodor."""
    pairs = [part.partition(mark) for part in parts]
    return list(islice((p for p, _, times in pairs for _ in range(int(times or 1))), 10**6))


class Check:
    """Reads a log from its first line to its last and draws everything once more."""

    def __init__(self, text: str) -> None:
        self.line, self.number, self.secret = 1, 1, b""  # the number is that of the next draw
        self.seals, self.words = dict[int, str](), dict[int, str]()  # by seat, as they came
        self.undone: list[list[int]] = []  # seat, first and last number of draws taken back
        self.draws: list[tuple[int, str, int, list[str]]] = []  # line, outcome, number, words
        self.bags: dict[str, list[str]] = {}  # all that can come out
        self.last, self.tokens = dict[str, str](), list[str]()  # of each bag; each draw's bag
        try:
            head, *lines = opened(text)
            if "fair" not in head or "reader" in head:
                plain = "deal" if "deal" in head else "plain"
                raise Unproven("running" if "reader" in head else plain, 1)
            self.head, self.seats = head, range(len(head["players"]))
            end = next((n for n, line in enumerate(lines) if isinstance(line, dict)), len(lines))
            for self.line, line in enumerate(lines[:end], 2):
                self.read(*line)
            if end == len(lines) or not self.secret:
                raise Unproven("running" if end == len(lines) else "closed", self.line)
            self.notes = [line["text"] for line in lines[end + 1 :]]  # written afterwards
            for token, draw in zip(self.tokens, self.draws, strict=True):
                if token != "!":  # there was a choice
                    self.draw(token, *draw)
        except BAD:
            raise Unproven("line", self.line) from None

    def read(self, who: Any, said: str, first: int) -> None:
        verb, *facts = said.split(" ")
        if self.secret and (who != "#" or verb not in ("bag", "drawn")):
            raise Unproven("closed", self.line)  # who knows the secret can choose what follows
        if who == "*" or (who == "#" and verb == "undo"):
            self.count(first, [] if who == "#" else outcomes(said), facts)
        elif who == "#" and verb in ("seal", "word"):
            seal = hashlib.sha256(":".join(facts).encode()).hexdigest()
            seat = self.seats.index(int(facts[0]))
            fits = not self.words if verb == "seal" else self.seals.get(seat, seal) == seal
            known = self.seals if verb == "seal" else self.words
            if not fits or known.setdefault(seat, facts[1]) != facts[1]:
                raise Unproven("seal", self.line)
        elif who == "#" and verb == "secret":
            self.secret = bytes.fromhex(facts[0])
            if hashlib.sha256(self.secret).hexdigest() != self.head["fair"]:
                raise Unproven("secret", self.line)
        elif who == "#" and verb == "bag":
            self.bags[facts[0]] = repeated(outcomes(" ".join(facts[1:])), "*")
        elif who == "#" and verb == "drawn":
            self.tokens += repeated(facts, "x")

    def count(self, first: int, drawn: list[str], undone: list[str]) -> None:
        """Draws have numbers one after the other, but for those that an undo names."""
        words = [f"{seat}:{word}" for seat, word in self.words.items()]
        if not drawn:
            self.undone.append([self.seats.index(int(undone[0])), *map(int, undone[1:])])
            first = self.undone[-1][1]
        if first != self.number:
            raise Unproven("number", self.line)
        self.draws += [(self.line, outcome, first + n, words) for n, outcome in enumerate(drawn)]
        self.number += len(drawn) or max(1, self.undone[-1][2] - first + 1)

    def draw(self, token: str, line: int, outcome: str, number: int, words: list[str]) -> None:
        name = token.rstrip("-")
        if token != name:  # what came out last stays out
            self.bags[name].remove(self.last[name])
        size, drawn, attempt = len(self.bags[name]), 2**256, 0
        while drawn >= 2**256 - 2**256 % size:  # so that each has its exact share
            text = " ".join([f"{number}.{attempt}", *words]).encode()
            drawn = int.from_bytes(hmac.digest(self.secret, text, "sha256"), "big")
            attempt += 1
        self.last[name] = self.bags[name][drawn % size]
        if self.last[name] != outcome:
            raise Unproven("draw", line)


def main(name: str) -> int:
    """Say what was found; the exit code."""
    try:
        with open(name, encoding="utf-8", newline="") as file:
            found = Check(file.read())
    except (Unproven, OSError, ValueError) as bad:
        key, line = bad.args if isinstance(bad, Unproven) else ("", 0)
        print(f"{name}, line {line}: {(WRONG | NOTHING).get(key, bad)}", file=sys.stderr)
        return 1 if key in WRONG else 2
    print(len(found.draws) - found.tokens.count("!"), "draws fit", found.head["fair"], found.words)
    return 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
