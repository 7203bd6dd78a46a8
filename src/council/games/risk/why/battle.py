"""Why a military move is refused: territories, dice, numbers of armies, the maneuver."""

from council.core.game import Message
from council.games.risk import moves as m
from council.games.risk.why.case import Case, Facts

NUMBERED = ("count", "move-in", "march")  # where armies are counted out

# -- territories


def on_the_map(c: Case) -> Message | None:
    """Only one map is in play with two to five players."""
    for t in c.places():
        if not c.here(t):
            return Message("risk-why-other-map", {"target": c.name(t)})
    return None


def deploys_at_home(c: Case) -> Message | None:
    """Armies are deployed in own territories."""
    if c.verb == "deploy" and not c.mine(c.n):
        return Message("risk-why-not-yours", {"target": c.name(c.n)})
    return None


def bonus_at_home(c: Case) -> Message | None:
    """The two armies of a set go to the territories on its cards."""
    if c.verb == "deploy" and c.view.bonus and c.n not in c.bonus_places():
        return Message("risk-why-bonus", {"target": c.name(c.n)})
    return None


def own_source(c: Case) -> Message | None:
    """One attacks from what one holds."""
    if c.verb == "attack" and not c.mine(c.places()[0]):
        return Message("risk-why-source", {"source": c.name(c.places()[0])})
    return None


def others_target(c: Case) -> Message | None:
    """One does not attack oneself."""
    if c.verb == "attack" and c.mine(c.places()[1]):
        return Message("risk-why-target", {"target": c.name(c.places()[1])})
    return None


def linked(c: Case) -> Message | None:
    """Border, sea lane or ports of one coast."""
    if c.verb == "attack" and not c.adjacent(*c.places()):
        source, target = c.places()
        return Message(
            "risk-why-not-adjacent", {"source": c.name(source), "target": c.name(target)}
        )
    return None


def strong_enough(c: Case) -> Message | None:
    """One army stays behind, so one alone cannot attack."""
    if c.verb == "attack" and c.armies(c.places()[0]) < 2:
        return Message("risk-why-one-army", {"source": c.name(c.places()[0])})
    return None


# -- dice and armies


def attack_dice(c: Case) -> Message | None:
    """One to three armies are committed."""
    if c.verb == "dice" and c.phase == "commit" and c.n + 1 > 3:
        return Message("risk-why-three-dice")
    return None


def army_left_behind(c: Case) -> Message | None:
    """Committed armies are fewer than those in the source."""
    if c.verb == "dice" and c.phase == "commit":
        source = int(c.view.source)
        if c.n + 1 >= c.armies(source):
            facts: Facts = {"source": c.name(source), "most": c.armies(source) - 1}
            return Message("risk-why-commit", facts)
    return None


def defence_dice(c: Case) -> Message | None:
    """One or two dice, one for each army at most."""
    if c.verb == "dice" and c.phase == "defend":
        most = min(2, c.armies(int(c.view.target)))
        if c.n + 1 > most:
            return Message("risk-why-defence", {"most": most})
    return None


def enough_to_deploy(c: Case) -> Message | None:
    """One cannot place more than one got."""
    if c.verb == "armies" and c.phase == "count" and not 1 <= c.number() <= c.stock():
        return Message("risk-why-too-many", {"most": c.stock()})
    return None


def committed_move_in(c: Case) -> Message | None:
    """Armies that fought for a territory move in."""
    if c.verb == "armies" and c.phase == "move-in" and c.number() < c.view.committed:
        return Message("risk-why-move-in", {"least": int(c.view.committed)})
    return None


def one_stays(c: Case) -> Message | None:
    """No territory is left empty."""
    moving = c.verb == "armies" and c.phase in ("move-in", "march")
    if not moving or 1 <= c.number() < c.stock():
        return None
    facts: Facts = {"source": c.name(int(c.view.source)), "most": c.stock() - 1}
    return Message("risk-why-stay", facts)


def plainly_counted(c: Case) -> Message | None:
    """Up to 127 armies are named by their number, and `all` is not spelt `leave 1`."""
    if c.verb != "armies" or c.n < m.MOST_COUNTED or c.phase not in NUMBERED:
        return None
    keep = 0 if c.phase == "count" else 1
    every = c.number() == c.stock() - keep and c.n > m.MOST_COUNTED
    if c.number() <= m.MOST_COUNTED or every:
        return Message("risk-why-count", {"armies": c.number()})
    return None


# -- maneuver


def own_armies(c: Case) -> Message | None:
    """One moves one's own armies, between own territories."""
    if c.marches() and not c.mine(c.n):
        return Message("risk-why-not-yours", {"target": c.name(c.n)})
    return None


def army_to_spare(c: Case) -> Message | None:
    """One army stays, so one alone cannot leave."""
    if c.marches() and c.verb == "from" and c.armies(c.n) < 2:
        return Message("risk-why-no-spare", {"source": c.name(c.n)})
    return None


def another_place(c: Case) -> Message | None:
    """Armies go somewhere else."""
    if c.marches() and c.verb == "to" and c.n == c.view.source:
        return Message("risk-why-same-place", {"target": c.name(c.n)})
    return None


def somewhere_to_go(c: Case) -> Message | None:
    """There must be a connected own territory."""
    if c.marches() and c.verb == "from" and len(c.chain(c.n)) < 2:
        return Message("risk-why-cut-off", {"source": c.name(c.n)})
    return None


def on_a_chain(c: Case) -> Message | None:
    """Every step of the way is an own territory."""
    if c.marches() and c.verb == "to" and c.n not in c.chain(int(c.view.source)):
        facts: Facts = {"source": c.name(int(c.view.source)), "target": c.name(c.n)}
        return Message("risk-why-no-chain", facts)
    return None
