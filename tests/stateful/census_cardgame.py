"""Does everything come up? `COUNCIL_PURE=1 python tests/stateful/census_cardgame.py [GAMES]`

Plays whole games of players who go by first sight, and of random ones, and notes which titles are
played, which plots revealed, which abilities used (or, if they are constant, in force). It listens
in where the engine sets an ability going, so it needs the sources, not the compiled files. Prints
what never came up as JSON; the exit code is 1 when there is anything.
"""

import json
import sys
from collections.abc import Callable, Iterator

from council import compiled
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng
from council.games.cardgame import moves as m
from council.games.cardgame.box.book import WOULD_ENTER_DEAD_PILE
from council.games.cardgame.box.library import CONSTANT, REPLACEMENT, Ability
from council.games.cardgame.box.texts import PLAIN
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import GAME
from council.games.cardgame.rules import abilities, killing
from council.games.cardgame.rules.abilities import conditions_hold
from council.games.cardgame.rules.figures import true_now
from council.games.cardgame.state.board import DISCARD, EVENT_WIDTH, Board
from council.games.cardgame.state.hidden import is_held

SEED = "all-of-it"
PLOTS = ("printed", "draft", "own")
PLAYED = (m.MARSHAL, m.DUPLICATE, m.PLAY, m.REVEAL)


def replace_everywhere(function: Callable[..., object], by: Callable[..., object]) -> None:
    """In every module of the game that has imported the function."""
    for name, module in sys.modules.items():
        if name.startswith("council.games.cardgame"):
            for key, value in list(vars(module).items()):
                if value is function:
                    setattr(module, key, by)


class Census:
    """What came up so far."""

    def __init__(self) -> None:
        self.titles: set[str] = set()
        self.plots: set[str] = set()
        self.used: set[int] = set()
        library = CardGame(GAME.books["defended"], None).library
        self.names = {
            int(ability.number): f"{GAME.box.ids[thing]}[{k}]"
            for thing in reversed(range(len(GAME.box.ids)))
            for k, ability in enumerate(library.of[thing])
        }

    def missing(self) -> dict[str, list[str]]:
        titles = {face.id for face in GAME.box.faces} - self.titles
        plots = {plot.id for plot in GAME.box.plots} - self.plots
        abilities = [name for number, name in self.names.items() if number not in self.used]
        return {"titles": sorted(titles), "plots": sorted(plots), "abilities": sorted(abilities)}

    # -- listening in

    def listen(self) -> None:
        use, pile_of = abilities.use_ability, killing.pile_of
        census = self

        def noted_use(t: Board, ability: Ability, *rest: object) -> None:
            census.used.add(int(ability.number))
            use(t, ability, *rest)  # type: ignore[arg-type]

        def noted_pile(t: Board, card: int) -> int:
            pile = pile_of(t, card)
            if pile == DISCARD:
                census.note_replacement(t, card)
            return int(pile)

        replace_everywhere(use, noted_use)
        replace_everywhere(pile_of, noted_pile)

    def note_replacement(self, t: Board, card: int) -> None:
        event = PLAIN[:EVENT_WIDTH]
        event[0], event[1], event[2] = WOULD_ENTER_DEAD_PILE, card // 50, card
        event[5] = t.snapshot(card)
        for source in range(100):
            for ability in t.library.of[source] if t.in_play(source) else ():
                if ability.kind == REPLACEMENT and conditions_hold(
                    t, ability, source, source // 50, t.host_of(source), event, 0
                ):
                    self.used.add(int(ability.number))

    def look(self, state: CardGame) -> None:
        """Plots that are revealed, and constant texts in force."""
        sources = [(50 * d + k, d) for d in range(2) for k in range(50)]
        for d in range(2):
            if state.revealed[d] >= 0:
                self.plots.add(GAME.box.plots[int(state.revealed[d])].id)
                sources.append((100 + int(state.revealed[d]), d))
        for source, d in sources:
            for ability in state.library.of[source]:
                if ability.kind == CONSTANT and int(ability.number) not in self.used:
                    held = source < 100 and bool(ability.from_hand) and is_held(state, source)
                    here = source >= 100 or state.in_play(source)
                    if (here or held) and true_now(state, ability, d, source):
                        self.used.add(int(ability.number))

    def play(self, number: int) -> None:
        """One game: every other one by first sight."""
        rng = rng_for(SEED, number)
        state = GAME.new(GAME.setup(2, {"plots": PLOTS[number % 3], "rounds": 15}))
        assert isinstance(state, CardGame)
        steps = 0
        while state.seat() != NOBODY:
            move = choose(state, rng, number % 2 == 0)
            for first in PLAYED:
                if first <= move < first + 100:
                    self.titles.add(GAME.box.cards[move - int(first)].id)
            state.apply(move)
            steps += 1
            if steps % 4 == 0:
                self.look(state)


def choose(state: CardGame, rng: Rng, by_guess: bool) -> int:
    """Chance, a first guess, or any move."""
    if state.seat() == CHANCE:
        return int(state.chance(rng))
    if by_guess:
        return int(GAME.heuristics.guess(state, rng))
    moves = state.legal_moves()
    return int(moves[rng.below(len(moves))])


def take(most: int) -> Iterator[tuple[int, dict[str, list[str]]]]:
    """Game after game, with what is still missing, until nothing is."""
    assert compiled.status() != "compiled", "run it with COUNCIL_PURE=1"
    census = Census()
    census.listen()
    for number in range(most):
        census.play(number)
        missing = census.missing()
        yield number + 1, missing
        if not any(missing.values()):
            return


def main() -> int:
    games, missing = 0, {"games": ["none was played"]}
    for games, missing in take(int(sys.argv[1]) if len(sys.argv) > 1 else 1000):  # noqa: B007
        pass
    sys.stdout.write(json.dumps({"games": games, "missing": missing}, indent=1) + "\n")
    return 1 if any(missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
