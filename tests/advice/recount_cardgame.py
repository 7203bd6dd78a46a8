"""The figures of the card game's hints, worked out again from the picture of the table."""

from dataclasses import dataclass
from typing import Any

from conformance.tables import Table

from council.core.game import Message
from council.core.play import rng_for
from council.core.state import State
from council.games.cardgame.game import GAME as CARDGAME

PLOTS = {one.id: one for one in CARDGAME.box.plots}
COUNTED = {"power": "power", "hand": "hand", "gold": "gold", "standing": "dominance"}


@dataclass
class Recount:
    """A position, the hint and the next best move."""

    table: Table
    view: State
    move: int
    other: int

    def __post_init__(self) -> None:
        self.shown = self.table.game.describe(self.view)
        self.seat = int(self.view.viewer)
        self.me, self.foe = (self.shown["seats"][s] for s in (self.seat, 1 - self.seat))

    def words(self, move: int) -> list[str]:
        return self.table.game.text(move).split()

    def after(self, move: int) -> Any:
        """The picture after a move, in another world that fits the view."""
        world = self.view.copy()
        world.fill(rng_for("recount"))
        world.apply(move)
        return self.table.game.describe(world.mask(self.seat))

    def character(self, id_: str) -> Any:
        rows = self.me["characters"] + self.foe["characters"]
        return next(row for row in rows if row["id"] == id_)

    def defending(self, side: Any, contest: str) -> int:
        return self.standing(side, contest) + stronger(side["characters"])

    def standing(self, side: Any, contest: str) -> int:
        """All who stand and have the icon: nobody can bring more, rules of cards aside."""
        rows = side["characters"]
        return sum(
            max(0, row["strength"])
            for row in rows
            if not row["kneeling"] and contest in row["icons"]
        )

    def committed(self, side: Any, role: str) -> int:
        return sum(row["strength"] for row in side["characters"] if row["role"] == role)


def recount(found: Recount, message: Message) -> bool:
    """Check one sentence; False: nothing in it can be worked out again."""
    kind = message.key.removeprefix("cardgame-hint-")
    facts: Any = message.facts
    if kind in COUNTED:
        for name, move in (("here", found.move), ("there", found.other)):
            assert found.after(move)["seats"][found.seat][COUNTED[kind]] == facts[name]
        return True
    check = CHECKS.get(kind)
    if check is not None:
        check(found, facts)
    return check is not None


def theirs(found: Recount, facts: Any) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        assert found.after(move)["seats"][1 - found.seat]["power"] == facts[name]


def strength(found: Recount, facts: Any, seat: int | None = None) -> None:
    whose = found.seat if seat is None else seat
    for name, move in (("here", found.move), ("there", found.other)):
        rows = found.after(move)["seats"][whose]["characters"]
        assert sum(row["strength"] for row in rows) == facts[name]


def against(found: Recount, facts: Any) -> None:
    strength(found, facts, 1 - found.seat)


def income(found: Recount, facts: Any) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        side = found.after(move)["seats"][found.seat]
        rows = side["characters"] + side["locations"]
        hung = [one for row in side["characters"] for one in row["attachments"]]
        assert sum(row["income"] for row in [*rows, *hung]) == facts[name]


def plot(found: Recount, facts: Any) -> None:
    for name, move in (("here", found.move), ("there", found.other)):
        printed = PLOTS[found.words(move)[1]]
        assert facts[f"gold_{name}"] == printed.income
        assert facts[f"initiative_{name}"] == printed.initiative
        assert facts[f"claim_{name}"] == printed.claim


def hand(found: Recount, facts: Any) -> None:
    cheap = [
        row
        for row in found.shown["hand"]
        if row["type"] == "character" and row["cost"] <= facts["most"]
    ]
    assert facts["count"] == len(cheap)


def victim(found: Recount, facts: Any) -> None:
    for move, s, p in ((found.move, "here", "p"), (found.other, "there", "q")):
        row = found.character(found.words(move)[1])
        assert (facts[s], facts[p]) == (row["strength"], row["power"])


def marshal(found: Recount, facts: Any) -> None:
    after = found.after(found.move)["seats"][found.seat]
    assert facts["gold"] == found.me["gold"]
    assert facts["cost"] == found.me["gold"] - after["gold"]
    if "strength" in facts:
        card = found.words(found.move)[1]
        row = next(r for r in after["characters"] if r["id"] == card)
        assert facts["strength"] == row["strength"]


def place(found: Recount, facts: Any) -> None:
    face = CARDGAME.box.cards[CARDGAME.box.ids.index(found.words(found.move)[1])]
    worth = face.strength if facts["kind"] == "strength" else face.income
    assert (facts["cost"], facts["worth"], facts["gold"]) == (face.cost, worth, 5)


def stronger(characters: Any) -> int:
    """Ser Rodrik has more strength while he defends."""
    return 2 * any(row["id"] == "ser_rodrik_cassel" for row in characters)


def forces(found: Recount, facts: Any) -> None:
    """Cards may forbid some to take part, and none may take part who does not stand."""
    contest = found.words(found.move)[1]
    assert facts["attack"] <= found.standing(found.me, contest)
    assert facts["defence"] <= found.defending(found.foe, contest)
    plain = all(not row["blank"] for side in (found.me, found.foe) for row in side["characters"])
    if plain and not found.foe["characters"]:
        assert facts["defence"] == 0
    if "a" in facts:
        other = found.words(found.other)[1]
        assert facts["a"] <= found.standing(found.me, other)
        assert facts["d"] <= found.defending(found.foe, other)


def kneel(found: Recount, facts: Any) -> None:
    forces(found, facts)
    assert facts["attack"] < facts["defence"]


def hold(found: Recount, facts: Any) -> None:
    contest = found.words(found.other)[1]
    assert facts["kind"] == contest
    assert facts["attack"] <= found.standing(found.me, contest)
    assert facts["defence"] <= found.defending(found.foe, contest)


def rest(found: Recount, facts: Any) -> None:
    """Only what stands now counts for dominance, not what an attack would add."""
    hold(found, facts)
    standing = [row for row in found.me["characters"] if not row["kneeling"]]
    assert facts["stands"] <= sum(row["strength"] for row in standing)
    assert facts["later"] == ("yes" if found.shown["first"] == found.seat else "no")


def saves(found: Recount, facts: Any) -> None:
    """Some character that has these figures is about to be killed."""
    rows = [row for row in found.me["characters"] if row["strength"] == facts["strength"]]
    assert any(row["power"] == facts["power"] for row in rows)


def claim(found: Recount, facts: Any) -> None:
    kind = found.words(found.move)[1]
    there = {
        "military": len(found.foe["characters"]),
        "intrigue": found.foe["hand"],
        "power": found.foe["banner"],
    }[kind]
    assert facts["kind"] == kind
    assert facts["count"] == min(found.me["claim"], there)


def unopposed(found: Recount, facts: Any) -> None:
    contest = found.words(found.move)[1]
    able = [
        row
        for row in found.foe["characters"]
        if not row["kneeling"] and contest in row["icons"] and row["strength"] > 0
    ]
    # Those who stand may not defend by the text of a card; else there is nobody.
    assert not able or any(row["keywords"] for row in able) or found.shown["effects"]


def defence(found: Recount, facts: Any) -> None:
    attack = found.committed(found.foe, "attack")
    assert facts["attack"] <= attack
    mine = found.me["characters"]
    assert facts["most"] <= sum(max(0, row["strength"]) for row in mine) + stronger(mine)
    if "by" in facts:
        assert facts["by"] == facts["here"] - facts["attack"] > 0


CHECKS: dict[str, Any] = {
    "theirs": theirs,
    "strength": strength,
    "against": against,
    "income": income,
    "plot": plot,
    "plot-text": plot,
    "keep": hand,
    "new": hand,
    "victim": victim,
    "marshal": marshal,
    "location": marshal,
    "place": place,
    "forces": forces,
    "kneel": kneel,
    "challenge": forces,
    "hold": hold,
    "rest": rest,
    "saves": saves,
    "claim": claim,
    "unopposed": unopposed,
    "yield": defence,
    "spared": defence,
    "defended": defence,
    "wins": defence,
    "begins": defence,
}
