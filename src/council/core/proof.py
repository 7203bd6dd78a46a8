"""The proof of chance in a finished log, which anybody can check without the rules.

    ["#", "secret 5f0c...", 0, ...]              fits the commitment in the head
    ["#", "bag 1 deal arya, hodor*2, shae", 0]   what could come, in order, with weights
    ["#", "drawn 1 1-x35 2x40 !", 0, ...]        for each draw, the bag it came from: as it
                                                 was, or (-) without what was drawn from it last;
                                                 x: repeated that often; ! if there was no choice

A bag is written only if it does not follow from an earlier one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from council.core.game import Game
from council.core.log import CHANCE_MARK, DIGEST_MARK, BadLog, Log, join, split
from council.core.lots import choose
from council.core.state import members

TOKENS = 200  # in a line
FORCED = "!"
Odds = tuple[int, ...]  # outcome, weight, outcome, weight ...


@dataclass(frozen=True)
class Draw:
    """One outcome of chance: where it stands, its number, what it hung on, and what it was."""

    line: int
    number: int
    words: tuple[str, ...]
    odds: Odds
    outcome: int


def draws(game: Game, log: Log) -> Iterator[Draw]:
    """Every outcome of chance in a valid log."""
    state = game.new(log.setup)
    words: tuple[str, ...] = ()
    for number, line in enumerate(log.lines, 2):
        if line.who == DIGEST_MARK:
            words = (*words, *told_words(line.text))
            continue
        for index, text in enumerate(split(line.text)):
            move = game.number(text)
            if line.who == CHANCE_MARK:
                odds = tuple(members(state.chances()))
                yield Draw(number, line.ms + index, words, odds, move)
            state.apply(move)


def told_words(note: str) -> tuple[str, ...]:
    """The word a note brings into every later draw, as draws take it."""
    verb, *facts = note.split(" ")
    return (":".join(facts),) if verb == "word" else ()


class Bags:
    """Finds for each draw the bag it comes from."""

    def __init__(self) -> None:
        self.bags: list[tuple[Odds, Odds]] = []  # each at its last draw, before and after

    def token(self, draw: Draw) -> tuple[str, bool]:
        """The bag of a draw, and whether it is new."""
        if len(draw.odds) == 2:
            return FORCED, False
        state = draw.odds, without(draw.odds, draw.outcome)
        for at, (before, after) in enumerate(self.bags):
            if draw.odds in (before, after):
                self.bags[at] = state
                return f"{at + 1}" + ("-" if draw.odds == after else ""), False
        self.bags.append(state)
        return str(len(self.bags)), True


def without(odds: Sequence[int], outcome: int) -> Odds:
    """A bag out of which one outcome has been taken."""
    left: list[int] = []
    for move, weight in zip(odds[::2], odds[1::2], strict=True):
        rest = weight - (move == outcome)
        left += [move, rest] if rest else []
    return tuple(left)


def proof(game: Game, log: Log, secret: str) -> list[str]:
    """The notes that end the log of a committed game."""
    notes, tokens, bags = [f"secret {secret}"], [], Bags()
    for draw in draws(game, log):
        token, new = bags.token(draw)
        tokens.append(token)
        if new:
            notes.append(f"bag {token} {_contents(game, draw.odds)}")
    runs = [_run(token, len(list(same))) for token, same in groupby(tokens)]
    lines = [runs[at : at + TOKENS] for at in range(0, len(runs), TOKENS)]
    return notes + ["drawn " + " ".join(line) for line in lines]


def _contents(game: Game, odds: Sequence[int]) -> str:
    pairs = zip(odds[::2], odds[1::2], strict=True)
    return join([game.text(move) + (f"*{weight}" if weight > 1 else "") for move, weight in pairs])


def _run(token: str, times: int) -> str:
    return token if times == 1 else f"{token}x{times}"


def audit(game: Game, log: Log, notes: Sequence[str]) -> None:
    """Check the notes that end a log against the rules and its draws; BadLog says what is wrong."""
    secret = notes[0].partition(" ")[2]
    for draw in draws(game, log):
        if choose(secret, draw.number, draw.words, draw.odds) != draw.outcome:
            text = game.text(draw.outcome)
            raise BadLog(draw.line, "log-wrong-draw", number=draw.number, text=text)
    if proof(game, log, secret) != list(notes):
        raise BadLog(len(log.lines) + 2, "log-wrong-proof")
