"""Other libraries, each installed once into an environment of its own, and how fast they are."""

import os
import shutil
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from bench.reference import cache_folder, sources, table
from council.core.game import Invalid
from council.core.state import CHANCE, NOBODY
from council.games import GAMES

PATIENCE = 600  # seconds for one go, on a busy machine
RECORDED = 20  # games of a peer that plays our game, played again by our rules
# A row is named by its peer, its game and what is counted: `openspiel-hearts-steps`.
PINS = {
    "openspiel": ("open-spiel==2.0.2",),
    "pettingzoo": ("pettingzoo==1.27.0", "pygame==2.6.1"),
    "rlcard": ("rlcard==1.2.0",),
    "pgx": ("pgx==2.6.0", "jax==0.10.2"),
    "rlrisk": ("rlrisk==1.0.2.3",),
    "boardgame.io": ("boardgame.io@0.50.2",),
}
NODE = "boardgame.io"  # comes by npm, all others by pip
UNPUBLISHED = ("pyrisk", "fireplace")  # in no package index: nothing can be installed by name
# Peers that play our game: their scripts in bench/scripts, and the number of seats there.
SAME = {
    "openspiel-intrigue-steps": "openspiel_intrigue.py",
    "boardgame.io-intrigue-moves": "boardgameio_intrigue.cjs",
}
SEATS = 4


def peer_of(row: str) -> str:
    """The library of a row."""
    return row.partition("-")[0]


def folder_of(peer: str) -> Path:
    """Where a peer is installed; other pins have another place."""
    name = sha256(" ".join([sys.version, *PINS[peer]]).encode()).hexdigest()[:12]
    return cache_folder() / f"{peer}-{name}"


def missing(rows: list[str]) -> list[str]:
    """The peers of these rows that would have to be installed first."""
    names = dict.fromkeys(peer_of(row) for row in rows)
    return [name for name in names if name in PINS and not (folder_of(name) / "done").exists()]


@cache
def command(peer: str) -> tuple[str, ...]:
    """What runs a script of a peer; it is installed when it is not there yet."""
    if peer in UNPUBLISHED:
        raise Invalid("lab-peers-unpublished", peer=peer)
    folder = folder_of(peer)
    if peer == NODE:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise Invalid("lab-peers-install", peer=peer, reason="node, npm")
        quiet = ("--loglevel=error", "--no-fund")
        steps = [[npm, "install", *quiet, "--prefix", str(folder), *PINS[peer]]]
        found = (node,)
    else:
        python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        steps = [
            [sys.executable, "-m", "venv", "--clear", str(folder)],
            [str(python), "-m", "pip", "install", "-q", *PINS[peer]],
        ]
        found = (str(python),)
    if not (folder / "done").exists():
        _install(peer, folder, steps)
    return found


def _install(peer: str, folder: Path, steps: list[list[str]]) -> None:
    for step in steps:
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            ran = subprocess.run(step, capture_output=True, text=True, check=False)
        except OSError as error:
            raise Invalid("lab-peers-install", peer=peer, reason=str(error)[:200]) from None
        if ran.returncode:
            told = [line for line in ran.stderr.splitlines() if line.strip()]
            if peer == NODE:  # its last line says where more can be read
                told = told[:-1]
            reason = told[-1][:200] if told else f"{step[0]}: {ran.returncode}"
            raise Invalid("lab-peers-install", peer=peer, reason=reason)
    (folder / "done").touch()


def prepare(row: str) -> None:
    """Install what a row needs; a peer that plays our game has to play it by our rules."""
    command(peer_of(row))
    if row in SAME:
        for line in _same_game(row, "record", RECORDED).splitlines():
            if not agrees(line):
                raise Invalid("lab-peers-differs", row=row)


def peer_rate(row: str, seconds: float) -> float:
    """One go of a peer; Invalid says what it complained about."""
    if row in SAME:
        return float(_same_game(row, "rate", seconds).split()[-1])
    script = str(sources() / "peer_rates.py")
    return float(_run(row, [script, row, str(seconds)]).split()[-1])


def _same_game(row: str, what: str, amount: float) -> str:
    script = str(sources() / "scripts" / SAME[row])
    return _run(row, [script, what, str(amount)], table(GAMES["intrigue"], SEATS))


def _run(row: str, words: list[str], given: str = "") -> str:
    peer = peer_of(row)
    environment = {**os.environ, "NODE_PATH": str(folder_of(peer) / "node_modules")}
    try:
        ran = subprocess.run(
            [*command(peer), *words],
            input=given,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Invalid("lab-peers-failed", row=row, reason=f"> {PATIENCE} s") from None
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["?"])[-1][:200]
        raise Invalid("lab-peers-failed", row=row, reason=last)
    return ran.stdout


def agrees(line: str) -> bool:
    """Whether a game that somebody else played is one by our rules, with our result."""
    moves, _, shares = line.partition("|")
    game = GAMES["intrigue"]
    state = game.new(game.setup(SEATS))
    for move in map(int, moves.split()):
        seat = int(state.seat())
        if seat == NOBODY:
            return False
        odds = [int(number) for number in state.chances()][::2] if seat == CHANCE else []
        if move not in (odds or [int(legal) for legal in state.legal_moves()]):
            return False
        state.apply(move)
    if state.seat() != NOBODY:
        return False
    won = [float(share) for share in shares.split()]
    return len(won) == SEATS and all(
        abs(float(state.value(seat)) - share) < 1e-9 for seat, share in enumerate(won)
    )
