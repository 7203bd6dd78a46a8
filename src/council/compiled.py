"""Which files mypyc compiles, and whether the compiled ones may be used.

A compiled file hides the source beside it, even if the source was edited since. So
`tools/compile.py` leaves a stamp with the digest of the sources, and `choose()` steers the import
past compiled files that do not fit. It runs at each start, hence only cheap imports and `os.path`.
The tools load this file by its path: it imports the standard library only.
"""

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import source_hash, spec_from_file_location
from types import ModuleType
from typing import Literal

# Compiled in one group, so that calls between these modules cost as little as calls inside one.
# A hot module imports no other module of ours: its constants would be compiled in unnoticed.
HOT = (
    "council.core.bits",
    "council.core.state",
    "council.core.heuristics",
    "council.core.observer",
    "council.core.perft",
    "council.kit.cards",
    "council.kit.dice",
    "council.kit.network",
    "council.kit.rows",
    "council.kit.stack",
    "council.games.intrigue.moves",
    "council.games.intrigue.board",
    "council.games.intrigue.rules",
    "council.games.intrigue.thinking.heuristics",
    "council.games.intrigue.thinking.inputs",
    "council.games.intrigue.thinking.policy",
    "council.games.intrigue.thinking.inference",
    "council.games.intrigue.thinking.judgement",
    "council.games.intrigue.features.writer",
    "council.games.risk.moves",
    "council.games.risk.box.moments",
    "council.games.risk.box.dominion",
    "council.games.risk.box.land",
    "council.games.risk.box.card_codes",
    "council.games.risk.state.phases",
    "council.games.risk.state.places",
    "council.games.risk.state.forces",
    "council.games.risk.state.board",
    "council.games.risk.state.dominion",
    "council.games.risk.state.order",
    "council.games.risk.state.banners",
    "council.games.risk.state.changes",
    "council.games.risk.state.counts",
    "council.games.risk.state.cards",
    "council.games.risk.state.sets",
    "council.games.risk.state.holes",
    "council.games.risk.state.frames",
    "council.games.risk.state.lasting",
    "council.games.risk.state.characters",
    "council.games.risk.rules.income",
    "council.games.risk.rules.scoring",
    "council.games.risk.rules.objectives",
    "council.games.risk.rules.numbers",
    "council.games.risk.rules.cards.sides",
    "council.games.risk.rules.cards.usable",
    "council.games.risk.rules.cards.windows",
    "council.games.risk.rules.cards.conquest",
    "council.games.risk.rules.cards.characters",
    "council.games.risk.rules.cards.passage",
    "council.games.risk.rules.cards.effect",
    "council.games.risk.rules.cards.dice",
    "council.games.risk.rules.cards.losses",
    "council.games.risk.rules.cards.armies",
    "council.games.risk.rules.cards.hands",
    "council.games.risk.rules.cards.play",
    "council.games.risk.rules.cards.titles",
    "council.games.risk.rules.cards.chances",
    "council.games.risk.rules.units",
    "council.games.risk.rules.maneuver",
    "council.games.risk.rules.cards.invasions",
    "council.games.risk.rules.mitchell.neutrals",
    "council.games.risk.rules.mitchell.landing",
    "council.games.risk.rules.mitchell.turn_end",
    "council.games.risk.rules.conquest",
    "council.games.risk.rules.invasion",
    "council.games.risk.rules.reinforce",
    "council.games.risk.rules.objective_phase",
    "council.games.risk.rules.purchase",
    "council.games.risk.rules.drawing",
    "council.games.risk.rules.setup_dominion",
    "council.games.risk.rules.setup",
    "council.games.risk.rules.cards.questions",
    "council.games.risk.rules.questions",
    "council.games.risk.rules.questions_dominion",
    "council.games.risk.rules.chances",
    "council.games.risk.rules.chances_dominion",
    "council.games.risk.rules.flow",
    "council.games.risk.engine",
    "council.games.risk.thinking.worth",
    "council.games.risk.thinking.odds",
    "council.games.risk.thinking.outlook",
    "council.games.risk.thinking.candidates",
    "council.games.risk.thinking.gains",
    "council.games.risk.thinking.guesses_dominion",
    "council.games.risk.thinking.guesses",
    "council.games.risk.thinking.heuristics",
    "council.games.risk.features.writer",
    "council.games.risk.features.writer_dominion",
    "council.games.cardgame.moves",
    "council.games.cardgame.box.book",
    "council.games.cardgame.box.texts",
    "council.games.cardgame.box.library",
    "council.games.cardgame.state.board",
    "council.games.cardgame.state.hidden",
    "council.games.cardgame.rules.select",
    "council.games.cardgame.rules.figures",
    "council.games.cardgame.rules.modifiers",
    "council.games.cardgame.rules.power",
    "council.games.cardgame.rules.unique",
    "council.games.cardgame.rules.picks",
    "council.games.cardgame.rules.steps",
    "council.games.cardgame.rules.abilities",
    "council.games.cardgame.rules.offers",
    "council.games.cardgame.rules.killing",
    "council.games.cardgame.rules.cards.costs",
    "council.games.cardgame.rules.cards.targets",
    "council.games.cardgame.rules.cards.on_cards",
    "council.games.cardgame.rules.cards.on_players",
    "council.games.cardgame.rules.cards.lasting",
    "council.games.cardgame.rules.dealing",
    "council.games.cardgame.rules.timing",
    "council.games.cardgame.rules.marshalling",
    "council.games.cardgame.rules.challenges",
    "council.games.cardgame.rules.phases",
    "council.games.cardgame.rules.setup",
    "council.games.cardgame.engine",
    "council.games.cardgame.thinking.worth",
    "council.games.cardgame.thinking.guesses",
    "council.games.cardgame.thinking.heuristics",
    "council.games.cardgame.thinking.asked",
    "council.games.cardgame.thinking.inputs",
    "council.games.cardgame.thinking.policy",
    "council.games.cardgame.thinking.inference",
    "council.games.cardgame.thinking.judgement",
    "council.games.cardgame.features.writer",
    "council.bots.tree",
    "council.bots.ismcts",
    "council.rl.quick",
)

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # where dotted names start
STAMP = "council/_compiled.json"

Status = Literal["compiled", "pure", "stale", "off"]
_chosen: Status | None = None
_looked: tuple[float, bool] = (0.0, False)  # when the stamp was written, and what was found then


def source(name: str, root: str = ROOT) -> str:
    """The source file of a module."""
    return os.path.join(root, *name.split(".")) + ".py"


def missing(root: str = ROOT) -> list[str]:
    """The hot modules whose source file is not there."""
    return [name for name in HOT if not os.path.isfile(source(name, root))]


def digest(root: str = ROOT) -> str:
    """One hash over the names and contents of the hot sources that are there.

    It is the hash by which Python itself tells whether a .pyc fits its source: nothing has to be
    imported for it, while hashlib alone would take longer than all the rest of the check.
    """
    parts = []
    for name in HOT:
        try:
            with open(source(name, root), "rb") as file:
                text = file.read()
        except FileNotFoundError:
            continue
        parts.append(b"%s %d\n%s" % (name.encode(), len(text), text))
    return source_hash(b"".join(parts)).hex()


def read_stamp(root: str = ROOT) -> dict[str, object] | None:
    """What `tools/compile.py` wrote last; None when nothing is compiled."""
    try:
        with open(os.path.join(root, STAMP), "rb") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return None
    return stamp if isinstance(stamp, dict) else None


def fits(stamp: dict[str, object], root: str = ROOT) -> bool:
    """Whether the compiled files are for this Python, all there, and those of the sources."""
    files = stamp.get("files")
    return (
        stamp.get("suffix") == EXTENSION_SUFFIXES[0]
        and isinstance(files, list)
        and all(os.path.isfile(os.path.join(root, file)) for file in files)
        and stamp.get("digest") == digest(root)
    )


def status() -> Status:
    """What this process runs: compiled files, or sources (never compiled, stale, asked for)."""
    return _chosen or _look()


def _look() -> Status:
    if os.environ.get("COUNCIL_PURE") == "1":
        return "off"
    stamp = read_stamp()
    if stamp is None:
        return "pure"
    return "compiled" if fits(stamp) else "stale"


def available() -> bool:
    """Whether a process that starts now runs compiled files: they may have come since we did.

    Cheap enough to ask before every thought of a bot: the sources are read only for a new stamp.
    """
    global _looked  # noqa: PLW0603 - one look for the process
    try:
        written = os.stat(os.path.join(ROOT, STAMP)).st_mtime
    except OSError:
        return False
    if written != _looked[0]:
        _looked = (written, _look() == "compiled")
    return _looked[1]


class Sources:
    """Finds our sources before Python's own finder sees compiled files beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of our modules, hot or once hot; None for packages and all others."""
        file = source(name)
        if not name.startswith("council.") or not os.path.isfile(file):
            return None
        return spec_from_file_location(name, file, loader=SourceFileLoader(name, file))


def choose() -> None:
    """Decide before the first hot module is imported; say so when stale files are passed over."""
    global _chosen  # noqa: PLW0603 - one choice for the process: what is imported stays imported
    _chosen = _look()
    if _chosen == "compiled":
        return
    sys.meta_path.insert(0, Sources)
    if _chosen == "stale":
        print(  # noqa: T201 - the one line a person must see, whichever command runs
            "council: the compiled files are older than their sources: running in pure Python"
            " (slower, same results); `make compile` rebuilds them",
            file=sys.stderr,
        )
