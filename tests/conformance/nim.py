"""A toy game in plain Python: one heap of stones, and a secret token for each seat.

Chance piles 5 to 8 stones, the middle numbers twice as often, then deals each seat a token it alone
sees. One takes 1 to 3 stones in turn. Then the tokens are turned up: who took the last stone scores
3, a token scores its number, the highest score wins. It knows nothing of mypyc, and shows that
search and battery know nothing of Intrigue.
"""

from collections.abc import Sequence
from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from council.core.features import FeatureTable, count
from council.core.game import Event, Game, Invalid, Json, Message, Refusal, Say, Setup, Who
from council.core.heuristics import Heuristics
from council.core.rulebook import Contents, Rule, Rulebook
from council.core.state import CHANCE, NOBODY, REFEREE, Rng, State

MOST = 3  # seats; there are as many tokens and one more
TEXTS = [
    *("take 1", "take 2", "take 3"),
    *("heap 5", "heap 6", "heap 7", "heap 8"),
    *(f"token {token}" for token in range(MOST + 1)),
    *(f"show {token}" for token in range(MOST + 1)),
    "token ?",
]
HEAP, TOKEN, SHOW, UNSEEN = 3, 7, 11, 15


class Nim(State):
    """Heap -1: not piled yet. Token -1: not dealt, or in a view not known."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.heap = -1
        self.turn = 0
        self.last = -1
        self.tokens = [-1] * seats
        self.dealt = 0
        self.shown = 0

    def copy(self) -> "Nim":
        other = Nim(self.seats)
        other.viewer, other.heap, other.turn, other.last = (
            *(self.viewer, self.heap, self.turn, self.last),
        )
        other.tokens, other.dealt, other.shown = self.tokens[:], self.dealt, self.shown
        return other

    def mask(self, seat: int) -> "Nim":
        view = self.copy()
        view.viewer = seat
        for other in range(self.shown, self.seats):
            if other != seat:
                view.tokens[other] = -1
        return view

    def fill(self, rng: Rng) -> None:
        self.viewer = REFEREE
        for seat in range(self.dealt):
            if self.tokens[seat] < 0:
                free = self.free()
                self.tokens[seat] = free[rng.below(len(free))]

    def free(self) -> list[int]:
        return [token for token in range(MOST + 1) if token not in self.tokens]

    def seat(self) -> int:
        if self.shown == self.seats:
            return NOBODY
        return self.turn if self.dealt == self.seats and self.heap > 0 else CHANCE

    def legal_moves(self) -> vec[i64]:
        asked = self.seat()
        if asked < 0 or self.viewer not in (asked, REFEREE):
            return vec[i64]([])
        return vec[i64](list(range(min(3, self.heap))))

    def chances(self) -> vec[i64]:
        if self.heap < 0:
            return vec[i64]([HEAP, 1, HEAP + 1, 2, HEAP + 2, 2, HEAP + 3, 1])
        if self.dealt < self.seats:
            return vec[i64]([x for token in self.free() for x in (TOKEN + token, 1)])
        return vec[i64]([SHOW + self.tokens[self.shown], 1])

    def seen(self, move: int, seat: int) -> int:
        hidden = TOKEN <= move < SHOW and seat not in (self.dealt, REFEREE)
        return UNSEEN if hidden else move

    def apply(self, move: int) -> None:
        if move < HEAP:
            self.heap -= move + 1
            self.last = self.turn
            self.turn = (self.turn + 1) % self.seats
        elif move < TOKEN:
            self.heap = move - HEAP + 5
        elif move < SHOW:
            self.tokens[self.dealt] = move - TOKEN
            self.dealt += 1
        else:
            self.shown += 1

    def score(self, seat: int) -> int:
        """As far as it is known in this state."""
        last = 3 if self.heap == 0 and self.last == seat else 0
        return last + max(self.tokens[seat], 0)

    def value(self, seat: int) -> float:
        scores = [self.score(other) for other in range(self.seats)]
        best = max(scores)
        return 1 / scores.count(best) if scores[seat] == best else 0.0


class NimHeuristics(Heuristics):
    """Judges an unfinished game by the scores so far."""

    def estimate(self, state: Nim, seat: int) -> float:
        if state.seat() == NOBODY:
            return state.value(seat)
        scores = [state.score(other) for other in range(state.seats)]
        return exp(scores[seat]) / sum(exp(score) for score in scores)


def rule(number: int, en: str, de: str) -> Rule:
    return Rule(f"N{number}", "rule", "all", "", {"en": en, "de": de}, {"en": en, "de": de})


RULES = [
    rule(1, "Nobody plays while chance decides or after the end.", "Der Zufall oder niemand."),
    rule(2, "Who is on turn takes stones, nobody else.", "Wer an der Reihe ist, nimmt Steine."),
    rule(3, "One takes 1 to 3 stones.", "Man nimmt 1 bis 3 Steine."),
    rule(4, "One cannot take more than are left.", "Man kann nicht mehr nehmen, als da sind."),
]


def said(en: str, de: str) -> Message:
    return Message("name", {"name": {"en": en, "de": de}})


class NimGame(Game):
    """All that is said of Nim."""

    name = "nim"
    version = 1
    fewest = 2
    most = MOST
    actions = len(TEXTS)
    numbers = len(TEXTS)
    options = ()
    heuristics = NimHeuristics()
    table = FeatureTable(
        (
            count("heap", "Left; -1 before it is known.", 99, low=-9),
            count("own token", "-1 without one.", 99, low=-9),
            count("turns until asked", "From now.", 9),
        )
    )

    def __init__(self) -> None:
        self.title = {"en": "Nim", "de": "Nim"}
        self.rulebook = Rulebook(lambda: Contents({"all": self.title}, {r.id: r for r in RULES}))

    def new(self, setup: Setup) -> State:
        return Nim(setup.seats)

    def longest(self, setup: Setup) -> int:
        return 1 + setup.seats + 8 + setup.seats

    def text(self, move: int) -> str:
        return TEXTS[move]

    def number(self, text: str) -> int:
        if text not in TEXTS:
            raise Invalid("name", name=text)
        return TEXTS.index(text)

    def refuse(self, state: Nim, move: int) -> Refusal | None:
        asked = state.seat()
        viewer = asked if state.viewer == REFEREE else state.viewer
        broken = [asked < 0, asked != viewer, move >= HEAP, move >= state.heap]
        for r, refused in zip(RULES, broken, strict=True):
            if refused:
                return Refusal(r.id, said(r.text["en"], r.text["de"]))
        return None

    def picture(self, view: Nim) -> Json:
        return {
            "heap": view.heap,
            "turn": view.turn,
            "tokens": [token if token >= 0 else None for token in view.tokens],
            "asked": int(view.seat()),
        }

    def question(self, view: Nim) -> Message:
        asked = view.seat()
        return Message("name", {"name": Who(asked)}) if asked >= 0 else said("Wait.", "Warte.")

    def draw(self, view: Nim, say: Say, names: Sequence[str]) -> str:
        return f"{say(self.question(view))} {view.heap} {view.tokens}"

    def tell(self, event: Event, view: Nim) -> list[Message]:
        text = TEXTS[event.move]
        return [said(text, text)]

    def record(self, state: Nim) -> Json:
        return [state.heap, state.turn, state.last, state.dealt, state.shown, *state.tokens]

    def feature_table(self, state: State) -> FeatureTable:
        return self.table

    def observe(self, view: Nim) -> list[float]:
        own = view.tokens[view.viewer] if view.viewer >= 0 else -1
        wait = (view.turn - view.viewer) % view.seats if view.viewer >= 0 else 0
        return [float(view.heap), float(own), float(wait)]

    def evaluate(self, view: Nim, seat: int) -> float:
        return self.heuristics.estimate(view, seat)

    def results(self, state: Nim) -> list[dict[str, Json]]:
        scores = [state.score(seat) for seat in range(state.seats)]
        return [
            {"score": x, "rank": 1 + sum(y > x for y in scores), "won": state.value(seat)}
            for seat, x in enumerate(scores)
        ]


NIM = NimGame()
