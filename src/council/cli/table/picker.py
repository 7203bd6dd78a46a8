"""Choosing a move: each word typed keeps the moves that contain it, until one is left."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from council.cli.table.layout import plain
from council.core.game import Game, Invalid, Say
from council.core.state import State, members

Fits = Callable[[str, str], bool]  # what was typed, a token
MOST = ("max",)  # the highest number there is


@dataclass(frozen=True)
class Choice:
    """A move and the tokens of its notation."""

    move: int
    tokens: tuple[str, ...]


def choice(game: Game, move: int) -> Choice:
    """A move taken apart."""
    return Choice(move, tuple(game.text(move).split()))


class Picker:
    """The moves of one question, and those the words typed so far have left."""

    def __init__(self, game: Game, view: State, say: Say) -> None:
        self.game = game
        self.say = say
        self.offered = set(game.offers(view))
        # A person may also name a plain move, such as a house where characters are offered.
        moves = dict.fromkeys([*game.offers(view), *members(view.legal_moves())])
        self.all = [choice(game, move) for move in moves]
        self.kept = self.all
        self._by_label = by_label(game, say)

    def clear(self) -> None:
        self.kept = self.all

    @property
    def started(self) -> bool:
        return len(self.kept) < len(self.all)

    def left(self) -> list[Choice]:
        """What can still be meant: the moves on offer, or plain ones when none of these is left."""
        return [one for one in self.kept if one.move in self.offered] or self.kept

    def choices(self) -> list[tuple[str, str]]:
        """What can be chosen next, each as it is typed and with the words before it: the first
        place at which the moves left differ. A verb that is not alone is told with what follows."""
        left = self.left()
        for place in range(max(len(one.tokens) for one in left)):
            groups: dict[tuple[str, ...], None] = {}
            verbs = dict.fromkeys(one.tokens[: place + 1] for one in left)
            if len(verbs) > 1:
                for one in left:
                    groups[one.tokens[: place + (1 if place else 2)]] = None
                return [(" ".join(found[place:]), " ".join(found)) for found in groups]
        text = " ".join(left[0].tokens)
        return [(text, text)]

    def options(self) -> list[str]:
        """The choices as they are typed."""
        return [typed for typed, _ in self.choices()]

    def amounts(self) -> list[int]:
        """The numbers to choose from, where nothing else is asked; they stand for themselves."""
        options = self.options()
        return [int(option) for option in options] if all(map(str.isdecimal, options)) else []

    def chosen(self) -> str:
        """What all moves left have in common, without what says nothing."""
        return self.telling(" ".join(shared(self.left())))

    def given(self) -> str:
        """What there is no choice about, without what says nothing: the one card that fits."""
        dull = shared(self.all)
        return " ".join(token for token in shared(self.left()) if token not in dull)

    def telling(self, text: str) -> str:
        """A notation without the tokens that all moves of this question share, such as its verb."""
        dull = shared(self.all)
        return " ".join(token for token in text.split() if token not in dull) or text

    def pick(self, text: str) -> int | None:
        """Keep the moves with all these words: the one left, None when there are several, and
        LookupError, with the words as far as they were understood, when there is none."""
        kept = self.kept
        understood: list[str] = []
        words = self._number(text).split()
        for number, word in enumerate(words):
            found = keep(word, kept, (*BY_TOKEN, self._by_label))
            if found is None:
                raise LookupError(" ".join([*understood, *words[number:]]))
            kept = found[0]
            understood.append(found[1] or word)
        self.kept = kept
        left = self.left()
        return left[0].move if len(left) == 1 else None

    def _number(self, text: str) -> str:
        """The option of a number, as if its token had been typed."""
        amounts = self.amounts()
        if amounts and text in MOST:
            return str(max(amounts))
        if not (text.isascii() and text.isdecimal()):
            return text
        if amounts:
            if int(text[:9]) not in amounts:
                low, high = min(amounts), max(amounts)
                raise Invalid("play-not-an-amount", got=text[:9], low=low, high=high)
            return str(int(text))
        options = self.options()
        if not 0 < int(text[:9]) <= len(options):
            raise Invalid("play-no-such-number", got=text[:9], high=len(options))
        return options[int(text) - 1]


def by_label(game: Game, say: Say) -> Fits:
    """Whether a word begins one of those that people read for a token."""
    known: dict[str, list[str]] = {}

    def fits(word: str, token: str) -> bool:
        if token not in known:
            known[token] = re.split(r"[\s'’-]+", plain(game.label(token, say)).lower())
        return any(part.startswith(word) for part in known[token])

    return fits


def shared(choices: Sequence[Choice]) -> list[str]:
    """The tokens that all have."""
    return [token for token in choices[0].tokens if all(token in one.tokens for one in choices)]


# The sharper test wins: `stark` is the house, not every character of that name.
BY_TOKEN: tuple[Fits, ...] = (
    lambda word, token: token == word,
    lambda word, token: token.startswith(word),
    lambda word, token: any(part.startswith(word) for part in token.split("_")),
)


def keep(
    word: str, choices: Sequence[Choice], fits: Sequence[Fits]
) -> tuple[list[Choice], str] | None:
    """The choices that contain the word, and the token it stands for if that is one only."""
    for fit in fits:
        tokens = {token for one in choices for token in one.tokens if fit(word, token)}
        if tokens:
            kept = [one for one in choices if tokens.intersection(one.tokens)]
            return kept, min(tokens) if len(tokens) == 1 else ""
    return None


@cache
def every_choice(game: Game) -> tuple[Choice, ...]:
    """All moves the game knows, possible now or not."""
    return tuple(choice(game, move) for move in range(game.numbers))


def guess(game: Game, text: str, say: Say, verb: str) -> int | None:
    """The first move with all these words, possible now or not, one with that verb before others;
    None when there is none."""
    kept: Sequence[Choice] = every_choice(game)
    fits = (*BY_TOKEN, by_label(game, say))
    for word in text.split():
        found = keep(word, kept, fits)
        if not found:
            return None
        kept = found[0]
    return min(kept, key=lambda one: one.tokens[0] != verb).move
