"""The history of RISK: Game of Thrones, computed from the views before and after."""

from council.core.game import Event, Fact, Message, Who
from council.games.risk import moves as m
from council.games.risk.cards import ICONS, Box
from council.games.risk.rules.income import income
from council.games.risk.rules.numbers import armies_meant
from council.games.risk.rules.scoring import rank, score
from council.games.risk.rules.setup import roller
from council.games.risk.shown import mitchell
from council.games.risk.shown.battle import thrown
from council.games.risk.shown.view import (
    SETTING_UP,
    held_regions,
    lands,
    name_of,
    playing,
    tiebreak,
)
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import hand_size
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    ALLOTTING,
    BY_ROUNDS,
    COUNTING,
    DEALING,
    DEPLOYING,
    DRAWING,
    GOING,
    GOING_ON,
    HOUSING,
    INVADING,
    LEAVING,
    LOOTING,
    MARCHING,
    MOVING_IN,
    OPENING,
    OVER,
    ROLLING,
    TIED,
    TRADING,
)
from council.games.risk.state.sets import set_of

Told = list[Message]


def tell(event: Event, view: Board, box: Box) -> Told:
    """What happened, worked out from the views before and after: it can tell nothing else."""
    before = event.before
    assert isinstance(before, Board)
    old = int(before.phase)
    told = told_move(event, before, view, box)
    if view.mitchell:
        told += mitchell.told_after(event, before, view, box)
    if view.phase != OVER and (view.turn != before.turn or old == DEALING) and playing(view):
        facts: dict[str, Fact] = {"who": Who(int(view.turn)), "round": int(view.round) + 1}
        told.append(Message("risk-told-turn", facts | {"armies": _income(view)}))
    told += told_deployed(before, view, box)
    if view.phase == OVER and old != OVER:
        told += told_end(view)
    return told


def told_move(event: Event, before: Board, view: Board, box: Box) -> Told:
    """What a move of Skirmish did by itself."""
    move, old = event.move, int(before.phase)
    if old in SETTING_UP:
        return _told_set_up(before, view, move, box)
    if old == ROLLING:
        return _told_roll(before, view, move, box)
    if old in (DRAWING, LOOTING):
        return _told_draw(before, move, box)
    told = _told_answer(event, before, view, box)
    return told + (mitchell.told_answer(event, before, view, box) if view.mitchell else [])


def _income(view: Board) -> int:
    """What the turn began with; a lone territory has them already."""
    return int(income(view, view.turn))


def by_house(view: Board) -> bool:
    """Whether the Houses fix the order of turns: the roll is for the first of them only (D-06)."""
    return isinstance(view, DominionBoard) and (view.mitchell != 0 or view.claims != 0)


def _told_set_up(before: Board, view: Board, move: int, box: Box) -> Told:
    told: Told = []
    if before.phase == OPENING:
        roll: dict[str, Fact] = {"who": Who(int(roller(before))), "face": move - int(m.ROLL) + 1}
        told.append(Message(f"risk-told-opening{'-house' if by_house(view) else ''}", roll))
        if view.ties != before.ties:
            told.append(Message("risk-told-tie"))
    if before.phase in (OPENING, TIED) and view.phase in (HOUSING, ALLOTTING):
        first = f"risk-told-first{'-house' if by_house(view) else ''}"
        told.append(Message(first, {"who": Who(int(view.first))}))
    seats = int(view.seats)
    for seat in ((int(view.first) + k) % seats for k in range(seats)):  # as they choose (S-05)
        house = int(view.houses[seat])
        if house >= 0 and before.houses[seat] < 0:
            picked: dict[str, Fact] = {"who": Who(seat), "house": box.houses[house].name}
            told.append(Message("risk-told-house", picked))
    if before.phase == DEALING and view.phase != DEALING:
        for seat in range(int(view.seats)):
            mine = [t for t in lands(view) if view.owner[t] == seat and not view.land.garrisons[t]]
            dealt: dict[str, Fact] = {"who": Who(seat), "count": len(mine)}
            told.append(Message("risk-told-dealt", dealt))
    return told


def _told_roll(before: Board, view: Board, move: int, box: Box) -> Told:
    """Told when the last die lies."""
    if before.arriving >= 0:
        return mitchell.told_landing(before, view, move, box)
    if before.thrown + 1 < before.attack_dice + before.defence_dice:
        return []
    # Told by the dice: neutral Houses may have got armies there by now.
    lost, beaten, dice = thrown(before, move)
    source, target = int(before.source), int(before.target)
    facts = dice | {
        "attackers": lost,
        "defenders": beaten,
        "source": name_of(box, source),
        "target": name_of(box, target),
    }
    told = [Message("risk-told-battle", facts)]
    if view.owner[target] != before.owner[target]:
        told += told_conquest(before, view, box)
    return told


def told_conquest(before: Board, view: Board, box: Box) -> Told:
    """A territory changed hands, and what that led to."""
    who, target = Who(int(before.turn)), int(before.target)
    told = [Message("risk-told-conquered", {"who": who, "target": name_of(box, target)})]
    for region in held_regions(view, who.seat):
        if region not in held_regions(before, who.seat):
            facts: dict[str, Fact] = {"who": who, "region": box.regions[region].name}
            told.append(Message("risk-told-region", facts))
    loser = int(before.owner[target])
    if loser >= 0 and is_out(view, loser):
        out: dict[str, Fact] = {"who": who, "loser": Who(loser)}
        told.append(Message("risk-told-out", out | {"cards": int(hand_size(before, loser))}))
    return told


def _told_draw(before: Board, move: int, box: Box) -> Told:
    """Booty is told to those who see it; how many cards it was is told already."""
    who: dict[str, Fact] = {"who": Who(int(before.turn))}
    looted = before.phase == LOOTING
    if looted and move >= m.REVEAL and move != m.UNSEEN_DRAW:
        return mitchell.told_laid_open(before, move, box)
    if move == m.UNSEEN_DRAW:
        return [] if looted else [Message("risk-told-drew-hidden", who)]
    card = move - int(m.DRAW)
    if card == m.END_GAME:
        return [Message("risk-told-drew-end", who)]
    face = box.territories[card]
    key = "risk-told-looted" if looted else "risk-told-drew"
    return [Message(key, who | {"card": face.name, "icon": ICONS[face.icon]})]


def _told_answer(event: Event, before: Board, view: Board, box: Box) -> Told:
    """What a seat did on its turn."""
    who: dict[str, Fact] = {"who": Who(event.seat)}
    old, move = int(before.phase), event.move
    if old == INVADING and move != m.DONE:
        link = move - int(m.ATTACK)
        ends: dict[str, Fact] = {
            "source": name_of(box, int(before.land.sources[link])),
            "target": name_of(box, int(before.land.targets[link])),
        }
        return [Message("risk-told-invades", who | ends)]
    if old == GOING_ON and move == m.STOP:
        return [Message("risk-told-stopped", who | {"target": name_of(box, int(before.target))})]
    if old == MOVING_IN:
        target = int(before.target)
        moved = int(armies_meant(before, move))
        return [
            Message("risk-told-moved-in", who | {"armies": moved, "target": name_of(box, target)})
        ]
    if old == TRADING and move != m.DONE and before.trade2 >= 0:
        return [_told_trade(before, view, move, box)]
    if old in (LEAVING, GOING, MARCHING) and move != m.DONE:
        return _told_march(before, view, box)
    return []


def _told_trade(before: Board, view: Board, move: int, box: Box) -> Message:
    cards = [int(before.trade1), int(before.trade2), move - int(m.TRADE)]
    worth = int(set_of(before, *cards))
    extra = [t for t in cards if view.armies[t] > before.armies[t] and view.owner[t] == before.turn]
    names = [name_of(box, t) for t in cards]
    facts: dict[str, Fact] = {"who": Who(int(before.turn)), "armies": worth}
    facts |= {"one": names[0], "two": names[1], "three": names[2]}
    return Message("risk-told-traded", facts | {"extra": 2 * len(extra)})


def _told_march(before: Board, view: Board, box: Box) -> Told:
    """One territory has lost armies and another one gained them."""
    change = {t: int(view.armies[t]) - int(before.armies[t]) for t in lands(view)}
    left = [t for t in change if change[t] < 0 and view.owner[t] == before.turn]
    if not left:
        return []
    (source,) = left
    own = [t for t in change if view.owner[t] == before.turn]
    target = next(t for t in own if change[t] > 0)
    facts: dict[str, Fact] = {"who": Who(int(before.turn)), "armies": change[target]}
    names = {"source": name_of(box, source), "target": name_of(box, target)}
    return [Message("risk-told-marched", facts | names)]


def told_deployed(before: Board, view: Board, box: Box) -> Told:
    """Armies that were not on the map before."""
    if before.phase not in (DEPLOYING, COUNTING):
        return []
    told = []
    for t in lands(view):
        more = int(view.armies[t]) - int(before.armies[t])
        if more > 0 and before.owner[t] == before.turn:
            facts: dict[str, Fact] = {"who": Who(int(before.turn)), "armies": more}
            told.append(Message("risk-told-deployed", facts | {"target": name_of(box, t)}))
    return told


def told_end(view: Board) -> Told:
    """The final table and who won."""
    told: Told = []
    if view.ended == BY_ROUNDS:
        told.append(Message("risk-told-rounds", {"rounds": int(view.rounds)}))
    for seat in sorted(range(int(view.seats)), key=lambda s: (int(rank(view, s)), s)):
        facts: dict[str, Fact] = {"who": Who(seat), "score": int(score(view, seat))}
        told.append(Message("risk-told-final", facts | {"rank": int(rank(view, seat)) + 1}))
    winners = [seat for seat in range(int(view.seats)) if rank(view, seat) == 0]
    key = "risk-told-won" if len(winners) == 1 else "risk-told-shared"
    told += [Message(key, {"who": Who(seat)}) for seat in winners]
    by = tiebreak(view)
    if by is not None:
        told.append(Message("risk-told-tiebreak", {"who": Who(winners[0]), "by": by}))
    return told
