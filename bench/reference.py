"""References in C: our games written again for speed, so that `council bench` can compare.

Their sources (`bench/ref`) are in the repository only, never in a package. Before anything is
measured they have to play the same games as ours: one seed, one generator, and a digest over every
question and every answer that must come out the same on both sides.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path

from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.bots.tree import ROOT, Tree
from council.core.game import Game, Invalid
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games import GAMES
from council.games.intrigue.rules import Intrigue
from council.games.risk.state.board import Board
from council.lab.bench import Task

NAMES = ("intrigue", "ismcts", "risk", "kernel")
# A fused multiply-add would round otherwise than Python does.
FLAGS = ("-O3", "-march=native", "-ffp-contract=off")
SEED = 20_110_417
PATIENCE = 600  # seconds
WORD = (1 << 64) - 1
# How our yardstick is compiled: as tools/compile.py compiles the hot files, but it is one file: the
# linker has nothing to put in line, and its games have no fractions to round.
KERNEL = """
import os
from mypyc.build import mypycify
from setuptools import Distribution
made = mypycify(["--config-file=", "kernel.py"], opt_level="3")
if os.name == "posix":
    for one in made:
        one.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
build = Distribution({"ext_modules": made}).get_command_obj("build_ext")
build.build_lib, build.build_temp = ".", "o"
build.ensure_finalized()
build.run()
"""


def cache_folder() -> Path:
    """Where what the bench builds and installs is kept."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home, "small-council")


def sources() -> Path:
    """This folder, with the programs in `ref`."""
    return Path(__file__).parent


def compiler() -> str:
    """The C compiler; Invalid when there is none."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if name and (found := shutil.which(name)):
            return found
    raise Invalid("lab-reference-no-compiler")


@cache
def built(name: str) -> Path:
    """The program of a reference; built once for each state of the sources."""
    folder = sources()
    parts = [*sorted((folder / "ref").iterdir()), folder / "kernel.py"]
    text = b"".join(part.read_bytes() for part in parts if part.is_file())
    mark = sha256(text + " ".join([sys.version, *FLAGS, KERNEL]).encode()).hexdigest()[:12]
    place = cache_folder() / f"references-{mark}"
    place.mkdir(parents=True, exist_ok=True)
    if name == "compiled kernel":
        return _compiled_kernel(folder / "kernel.py", place)
    program = place / name
    if not program.exists():
        fresh = place / f"{name}.{os.getpid()}"
        source = str(folder / "ref" / f"{name}.c")
        _run([compiler(), *FLAGS, "-o", str(fresh), source, "-lm"], place, "lab-reference-broken")
        fresh.replace(program)
    return program


def _compiled_kernel(source: Path, place: Path) -> Path:
    """A folder from which `import kernel` gets the compiled one."""
    if not any(place.glob("kernel.*.so")) and not any(place.glob("kernel.*.pyd")):
        shutil.copy(source, place / "kernel.py")
        _run([sys.executable, "-c", KERNEL], place, "lab-reference-broken")
    return place


def _run(command: list[str], folder: Path, failure: str, given: str = "") -> str:
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            input=given,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Invalid(failure, reason=str(error)[:200]) from None
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["?"])[-1][:200]
        raise Invalid(failure, reason=last)
    return ran.stdout


def run(name: str, *words: object, given: str = "") -> str:
    """What a reference answers."""
    program = built(name)
    command = [str(program), *map(str, words)]
    return _run(command, program.parent, "lab-reference-broken", given).split()[-1]


def run_kernel(*words: object) -> str:
    """What our own yardstick answers, compiled."""
    code = "import sys, kernel; kernel.main(sys.argv[1:])"
    command = [sys.executable, "-c", code, *map(str, words)]
    return _run(command, built("compiled kernel"), "lab-reference-broken").split()[-1]


# -- what a reference is told of the game: numbers


def table(game: Game, seats: int) -> str:
    """What is printed and chosen, on the standard input."""
    state = game.new(game.setup(seats, game.trials[0].options))
    numbers = _intrigue(state) if isinstance(state, Intrigue) else _risk(state, seats)
    return " ".join(str(int(number)) for number in numbers) + "\n"


def _intrigue(state: Intrigue) -> Iterable[int]:
    head = [state.rounds, state.phase, state.first]
    return map(int, chain(head, state.values, state.daggers))


def _risk(state: State, seats: int) -> Iterable[int]:
    assert isinstance(state, Board)
    land = state.land
    head = [land.low, land.high, state.armies_each, state.neutral_armies, state.rounds]
    houses = [len(land.houses), *land.houses]
    printed = chain(land.castles, land.ports, land.region, land.bonus, land.icons, land.sets)
    links = chain(land.starts, land.neighbours, land.ways)
    return map(int, chain(head, links, printed, list(land.deal)[:seats], houses))


# -- the gate


class Digest:
    """FNV over numbers of 64 bits."""

    def __init__(self) -> None:
        self.sum = 0xCBF29CE484222325

    def add(self, number: int) -> None:
        self.sum = ((self.sum ^ (number & WORD)) * 0x100000001B3) & WORD

    def shares(self, state: State) -> None:
        """The result: 1, 1/2, 1/3 ..., a whole number of 840ths."""
        for seat in range(int(state.seats)):
            self.add(int(840 * float(state.value(seat)) + 0.5))

    def __str__(self) -> str:
        return f"{self.sum:016x}"


def games_digest(game: Game, seats: int, games: int) -> str:
    """Of so many games move by move, and as many by `playout`, all from one generator."""
    setup = game.setup(seats, game.trials[0].options)
    blank, rng, told = game.new(setup), Rng(SEED), Digest()
    for _ in range(games):
        state = blank.copy()
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                move = int(state.chance(rng))
            else:
                moves = [int(move) for move in state.legal_moves()]
                told.add(seat)
                for move in moves:
                    told.add(move)
                move = moves[int(rng.below(len(moves)))]
            told.add(move)
            state.apply(move)
        told.shares(state)
        state = blank.copy()
        state.play_to_end(rng)
        told.shares(state)
        told.add(int(rng.state))
    return str(told)


def search_digest(game: Game, seats: int, simulations: int) -> str:
    """Of every node of every search of a game that a searching player plays with itself."""
    state = game.new(game.setup(seats, game.trials[0].options))
    rng, told = Rng(SEED), Digest()

    def visits(tree: Tree, node: int) -> None:
        for kid in tree.children(node):
            for number in (tree.move[kid], tree.visits[kid], tree.offered[kid]):
                told.add(int(number))
            visits(tree, kid)

    while (seat := int(state.seat())) != NOBODY:
        if seat == CHANCE:
            state.apply(state.chance(rng))
            continue
        search = Search(state.mask(seat), game.heuristics, rng, CURIOSITY, ahead=True)
        search.think(simulations)
        visits(search.tree, ROOT)
        state.apply(search.best())
    return str(told)


def same(name: str, seats: int, size: int) -> bool:
    """Whether a reference plays as ours does: so many games, or simulations for each move."""
    if name == "kernel":
        return run_kernel("digest", SEED, size) == run(name, "digest", SEED, size)
    game = GAMES["risk" if name == "risk" else "intrigue"]
    ours: Callable[[Game, int, int], str] = search_digest if name == "ismcts" else games_digest
    theirs = run(name, "digest", seats, SEED, size, given=table(game, seats))
    return ours(game, seats, size) == theirs


@cache
def gate(name: str, seats: int) -> None:
    """Invalid unless the reference plays as ours does."""
    size = {"intrigue": 50, "ismcts": 30, "risk": 5, "kernel": 500}[name]
    if not same(name, seats, size):
        raise Invalid("lab-reference-differs", name=name, seats=seats)


# -- how fast it is


def reference_rate(name: str, task: Task) -> float:
    """One go: games a second, or simulations of the search."""
    gate(name, task.seats)
    if name == "kernel":
        return float(run(name, "rate", SEED + task.go, task.seconds))
    game = GAMES["risk" if name == "risk" else "intrigue"]
    given = table(game, task.seats)
    words: list[object] = ["rate", task.seats, SEED + task.go, task.seconds]
    if name == "ismcts":
        given += f"{len(task.path)} " + " ".join(map(str, task.path)) + "\n"
        words.append(task.go % 5)
    return float(run(name, *words, given=given))


def measures(game: Game) -> Callable[[Task], float] | None:
    """What measures the references of a game in C; None where they cannot be built."""
    names = {"games": game.name, "simulations": "ismcts"}
    try:
        compiler()
    except Invalid:
        return None
    return lambda task: reference_rate(names[task.kind], task)


def kernel_rate(task: Task) -> float:
    """The same for our yardstick, compiled."""
    gate("kernel", 2)
    return float(run_kernel("rate", SEED + task.go, task.seconds))
