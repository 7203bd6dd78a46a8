"""The figures of RISK's hints, worked out again from the picture and the exact odds."""

from dataclasses import dataclass
from typing import Any

from conformance.tables import Table

from council.core.game import Message
from council.core.play import rng_for
from council.core.state import State
from council.games.risk.box.odds import Side, battle, invasion
from council.games.risk.game import GAME as RISK
from council.games.risk.state.board import Board

LARGEST = 60  # armies; beyond that the odds are those of smaller numbers
NAMES = {one.name["en"]: one.id for one in RISK.box.territories}
NUMBERS = {one.id: number for number, one in enumerate(RISK.box.territories)}
REGIONS = {one.name["en"]: one for one in RISK.box.regions}
COUNTED = ("points", "income", "maesters", "cards", "gold")


@dataclass
class Recount:
    """A position, the hint and the next best move."""

    table: Table
    view: State
    move: int
    other: int

    def __post_init__(self) -> None:
        assert isinstance(self.view, Board)
        self.board: Board = self.view
        self.shown = self.table.game.describe(self.view)
        self.rows: dict[str, Any] = {row["id"]: row for row in self.shown["territories"]}
        self.seat = int(self.view.viewer)

    # -- the map

    def beside(self, place: str) -> list[str]:
        """The territories that the engine lets armies go to."""
        land, t = self.board.land, NUMBERS[place]
        near = range(int(land.starts[t]), int(land.starts[t + 1]))
        return [RISK.box.territories[int(land.neighbours[j])].id for j in near]

    def side(self, place: str, defends: bool) -> Side:
        units = self.rows[place]["units"]
        walls = units.count("fortification") if defends else 0
        walls = walls if self.shown["stacking"] else min(1, walls)
        return Side(units.count("siege_engine"), units.count("knight"), walls)

    def fight(self, source: str, target: str, men: int, foes: int) -> tuple[int, float]:
        """Conquests in a hundred, and the attacker's losses."""
        if men < 1:
            return 0, 0.0
        if foes < 1:
            return 100, 0.0
        found = invasion(men, foes, self.side(source, False), self.side(target, True))
        return min(99, max(1, round(100 * found.wins))), men - found.attackers

    def attack(self, source: str, target: str, more: int = 0) -> tuple[int, float]:
        spare = self.rows[source]["armies"] - 1 + more
        return self.fight(source, target, spare, self.rows[target]["armies"])

    def ends(self, move: int) -> tuple[str, str]:
        words = self.table.game.text(move).split()
        assert words[0] == "attack"
        return words[1], words[2]

    def threats(self, place: str, armies: int) -> dict[int, int]:
        """The strongest attack of each other player on a territory with so many armies."""
        found: dict[int, int] = {}
        for near in self.beside(place):
            foe, men = self.rows[near]["owner"], self.rows[near]["armies"] - 1
            if foe is not None and foe != self.seat and men > 0:
                share = self.fight(near, place, men, armies)[0]
                found[foe] = max(found.get(foe, 0), share)
        return found


def large(found: Recount) -> bool:
    """Whether some odds are those of scaled armies."""
    return any(row["armies"] > LARGEST - 20 for row in found.rows.values())


def recount(found: Recount, message: Message) -> bool:
    """Check one sentence; False: nothing in it can be worked out again."""
    kind = message.key.removeprefix("risk-hint-")
    check = CHECKS.get(kind)
    if check is None or (large(found) and kind not in COUNTED):
        return False
    check(found, _Facts(message))
    return True


class _Facts:
    """The facts of a sentence; names as ids."""

    def __init__(self, message: Message) -> None:
        self.facts = message.facts

    def __getitem__(self, name: str) -> Any:
        value: Any = self.facts[name]
        if isinstance(value, dict):
            text = str(value["en"])
            return NAMES.get(text, text)
        return getattr(value, "seat", value)

    def number(self, name: str) -> float:
        return float(str(self[name]))


def near(told: float, right: float) -> bool:
    return abs(told - right) <= 0.0501


# -- attacks


def odds(found: Recount, facts: _Facts) -> None:
    source, target = found.ends(found.move)
    assert facts["target"] == target
    assert facts["men"] == found.rows[source]["armies"] - 1
    assert facts["foes"] == found.rows[target]["armies"]
    assert facts["here"] == found.attack(source, target)[0]
    if "there" in facts.facts:
        start, end = found.ends(found.other)
        assert (end == target) == ("source" in facts.facts)
        assert facts["other"] == (start if end == target else end)
        assert facts["there"] == found.attack(*found.ends(found.other))[0]


def cost(found: Recount, facts: _Facts) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        assert near(facts.number(name), found.attack(*found.ends(move))[1])


def hold(found: Recount, facts: _Facts) -> None:
    source, target = found.ends(found.other)
    share, lost = found.attack(source, target)
    assert (facts["target"], facts["there"]) == (target, share)
    assert near(facts.number("lost"), lost)


def expose(found: Recount, facts: _Facts) -> None:
    source, target = found.ends(found.other)
    assert facts["place"] == source
    fought_down = Recount(found.table, found.view, found.move, found.other)
    fought_down.rows[target] = {**found.rows[target], "armies": 1}
    assert fought_down.threats(source, 1)[facts["who"]] == facts["share"]


def go_on(found: Recount, facts: _Facts) -> None:
    fought = found.shown["battle"] or found.shown["march"]
    target = facts["target"]
    sources = [one for one in found.beside(target) if found.rows[one]["owner"] == found.seat]
    told = (facts["share"], facts.number("lost"))
    right = [found.attack(source, target) for source in sources]
    assert any(told[0] == share and near(told[1], lost) for share, lost in right), fought


def region(found: Recount, facts: _Facts) -> None:
    one = REGIONS[facts["region"]]
    target = found.ends(found.move)[1]
    rest = [row for row in found.rows.values() if row["region"] == one.id]
    assert found.rows[target]["region"] == one.id
    mine = sum(row["owner"] == found.seat for row in rest)
    assert facts["armies"] == one.bonus
    assert len(rest) - mine <= 1 + sum(row["house"] is not None for row in rest)


def broken(found: Recount, facts: _Facts) -> None:
    one = REGIONS[facts["region"]]
    rest = [row for row in found.rows.values() if row["region"] == one.id]
    assert facts["armies"] == one.bonus
    assert sum(row["owner"] == facts["who"] for row in rest) >= len(rest) - sum(
        row["house"] is not None for row in rest
    )


def kill(found: Recount, facts: _Facts) -> None:
    who = facts["who"]
    assert [row["owner"] for row in found.rows.values()].count(who) == 1
    assert found.shown["seats"][who]["cards"] == facts["cards"]


def last(found: Recount, facts: _Facts) -> None:
    """By the engine: the conquest ends the game."""
    players = {row["owner"] for row in found.rows.values()} - {None}
    assert players == {found.seat, facts["who"]}


def feature(found: Recount, facts: _Facts) -> None:
    row = found.rows[found.table.game.text(found.move).split()[-1]]
    castle, port = row["castle"], row["port"] is not None
    assert facts["kind"] == ("both" if castle and port else "castle" if castle else "port")
    assert castle or port
    modules = found.shown["modules"]
    worth = "points" if not modules["objectives"] else "gold" if modules["gold"] else "none"
    assert facts["worth"] == worth


def home(found: Recount, facts: _Facts) -> None:
    assert found.rows[found.ends(found.move)[1]]["seat_of"] is not None
    assert facts["needed"] == ("yes" if found.shown["needs_seat"] else "no")


def card(found: Recount, facts: _Facts) -> None:
    assert found.shown["conquests"] == 0
    assert found.shown["seats"][found.seat]["cards"] < 5


def borders(found: Recount, facts: _Facts) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        held = {place for place, row in found.rows.items() if row["owner"] == found.seat}
        held.add(found.ends(move)[1])
        foes = {place for place, row in found.rows.items() if row["owner"] is not None} - held
        open_ = [one for one in held if any(near in foes for near in found.beside(one))]
        assert facts[name] == len(open_)


# -- armies


def guard(found: Recount, facts: _Facts) -> None:
    place, armies = facts["place"], found.rows[facts["place"]]["armies"]
    assert found.threats(place, armies)[facts["who"]] == facts["was"]
    assert found.threats(place, armies + facts["more"])[facts["who"]] == facts["now"]


def strike(found: Recount, facts: _Facts) -> None:
    place, target = facts["place"], facts["target"]
    assert found.attack(place, target)[0] == facts["was"]
    assert found.attack(place, target, facts["more"])[0] == facts["now"]


def armies_of(found: Recount, move: int) -> int:
    words = found.table.game.text(move).split()
    return int(words[1]) if words[1].isdecimal() else -1


def number(found: Recount, facts: _Facts) -> None:
    place = facts["place"]
    for name, move in (("here", found.move), ("there", found.other)):
        more = armies_of(found, move)
        threats = found.threats(place, found.rows[place]["armies"] + more)
        assert more < 0 or threats[facts["who"]] == facts[name]


def reach(found: Recount, facts: _Facts) -> None:
    """From the place that is counted for, or moved into."""
    after = [found.board.target, found.board.source]
    place = RISK.box.territories[int(after[0])].id
    there = int(found.board.committed) if found.shown["phase"] == "move-in" else 0
    for name, move in (("here", found.move), ("there", found.other)):
        more = armies_of(found, move) - there  # those that fought are there already
        assert more < 0 or found.attack(place, facts["target"], more)[0] == facts[name]


def march(found: Recount, facts: _Facts) -> None:
    """By the engine: what stands where after the move."""
    for move, target, source in ((found.move, "a", "b"), (found.other, "c", "d")):
        after = found.board.copy()
        after.apply(move)
        for t, name in ((found.board.target, target), (found.board.source, source)):
            place = RISK.box.territories[int(t)].id
            threats = found.threats(place, int(after.armies[t]))
            assert max(threats.values(), default=0) == facts[name]


def free(found: Recount, facts: _Facts) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        place = found.table.game.text(move).split()[1]
        threats = found.threats(place, found.rows[place]["armies"])
        assert max(threats.values(), default=0) == facts[name]


def idle(found: Recount, facts: _Facts) -> None:
    place = found.table.game.text(found.move).split()[1]
    assert found.threats(place, found.rows[place]["armies"]) == {}
    assert found.rows[place]["armies"] - 1 == facts["armies"]


def claim(found: Recount, facts: _Facts) -> None:
    place = found.rows[found.table.game.text(found.move).split()[1]]
    rows = [row for row in found.rows.values() if row["region"] == place["region"]]
    held = sum(row["owner"] == found.seat for row in rows)
    assert (facts["here"], facts["of"]) == (held + 1, len(rows))


def touch(found: Recount, facts: _Facts) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        place = found.table.game.text(move).split()[1]
        held = [one for one in found.beside(place) if found.rows[one]["owner"] == found.seat]
        assert facts[name] == len(held)


def dice(found: Recount, facts: _Facts) -> None:
    """What falls for each army lost, by one roll, against the most dice of the defender."""
    board = found.board
    source, target = (RISK.box.territories[int(t)].id for t in (board.source, board.target))
    attack, defence = found.side(source, False), found.side(target, True)
    attacks = found.seat == int(board.turn)
    for n, name in (("n", "here"), ("m", "there")):
        count = facts[n]
        sides = [(count, most) for most in (1, 2)] if attacks else [(int(board.attack_dice), count)]
        right = []
        for men, foes in sides:
            losses = battle(men, foes, attack, defence)
            lost = [float(sum(k[i] * p for k, p in losses.items())) for i in (0, 1)]
            right.append(lost[1] / lost[0] if attacks else lost[0] / lost[1])
        assert any(abs(facts.number(name) - one) < 0.006 for one in right)
    assert facts.number("here") > facts.number("there")


# -- what is counted


def counted(name: str, found: Recount, facts: _Facts) -> None:
    """After the move, in another world that fits the view."""
    for fact, move in (("here", found.move), ("there", found.other)):
        if found.table.game.text(move).startswith("trade "):
            return  # a set has three cards: `test_risk_figures` counts them
        world = found.view.copy()
        world.fill(rng_for("recount"))
        world.apply(move)
        shown = found.table.game.describe(world.mask(found.seat))["seats"][found.seat]
        assert shown[name] == facts[fact] or shown["out"]


def draw(found: Recount, facts: _Facts) -> None:
    assert facts["cards"] == found.shown["seats"][found.seat]["cards"] + 1


def buy(found: Recount, facts: _Facts) -> None:
    world = found.view.copy()
    world.fill(rng_for("recount"))
    world.apply(found.move)
    had = found.shown["seats"][found.seat]["gold"]
    has = found.table.game.describe(world.mask(found.seat))["seats"][found.seat]["gold"]
    assert facts["gold"] == had
    assert facts["price"] == had - has


def spare(found: Recount, facts: _Facts) -> None:
    more = armies_of(found, found.move)
    assert more < 0 or found.shown["armies_to_deploy"] - more == facts["armies"]


CHECKS: dict[str, Any] = {
    "odds": odds,
    "odds-alone": odds,
    "odds-from": odds,
    "cost": cost,
    "hold": hold,
    "expose": expose,
    "fight": go_on,
    "stop": go_on,
    "region": region,
    "break": broken,
    "kill": kill,
    "last": last,
    "march": march,
    "feature": feature,
    "home": home,
    "card": card,
    "borders": borders,
    "guard": guard,
    "guard-there": guard,
    "strike": strike,
    "strike-there": strike,
    "number": number,
    "reach": reach,
    "free": free,
    "idle": idle,
    "claim": claim,
    "near": touch,
    "dice": dice,
    "draw": draw,
    "buy": buy,
    "spare": spare,
    **{name: (lambda found, facts, name=name: counted(name, found, facts)) for name in COUNTED},
}
