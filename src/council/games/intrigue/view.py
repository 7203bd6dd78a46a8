"""What a viewer of Westeros Intrigue is shown and told: everything here reads a view."""

from collections.abc import Iterator
from functools import cache

from council.core.game import Event, Fact, Json, Message, Who
from council.core.state import CHANCE, NOBODY, REFEREE
from council.core.state import members as list_of
from council.games.intrigue.board import (
    CELL_BITS,
    CHOOSING_FIRST,
    DEALING,
    DRAWING_THRONE,
    OVER,
    PLACING,
    REVEALING,
)
from council.games.intrigue.cards import HOUSE_IDS, Box, fewest_tokens
from council.games.intrigue.moves import (
    DEAL,
    FIRST,
    NAMED,
    REVEAL,
    SLOT_TEXTS,
    SLOTS,
    THRONE,
    UNSEEN_DEAL,
    UNSEEN_THRONE,
)
from council.games.intrigue.rules import Intrigue
from council.kit.again import Again

PHASES = {
    CHOOSING_FIRST: "first",
    DEALING: "deal",
    PLACING: "place",
    DRAWING_THRONE: "throne",
    REVEALING: "reveal",
    OVER: "over",
}
_court: Again[dict[str, Json]] = Again()


def members(cards: int) -> Iterator[int]:
    """The members of a set of cards, rising."""
    return (card for card in range(cards.bit_length()) if cards >> card & 1)


def cell_slot(cell: int) -> str:
    """The notation of a cell of the court."""
    return SLOT_TEXTS[cell + 1]


def laid(view: Intrigue) -> dict[int, int]:
    """Which character lies on which cell."""
    found, left = [], int(view.lefts) - 8
    for card, spot in enumerate(list_of(view.spots)):
        if spot:
            row, column = divmod(spot & int(CELL_BITS), 16)
            found.append((8 * row + column + left, card))
    return dict(sorted(found))


def open_slots(view: Intrigue) -> dict[str, list[int]]:
    """Every place a card may go now, with the houses that fit there: public knowledge."""
    if view.phase != PLACING:
        return {}
    occupied = int(view.occupied())
    ends = int(view.base_ends(occupied))
    roof = int(view.roof(occupied))
    found: dict[str, list[int]] = {}
    for cell in members(ends):
        left = cell == 0 and occupied != 0
        found[SLOT_TEXTS[0] if left else cell_slot(cell)] = houses_in(view)
    for cell in members(roof):
        fits = [house for house in range(4) if int(view.upheld(house)) >> cell & 1]
        found[cell_slot(cell)] = fits
    return found


def houses_in(view: Intrigue) -> list[int]:
    """The Houses in this game."""
    return [house for house in range(4) if int(view.all_cards) >> 9 * house & 511]


def dead(view: Intrigue, house: int) -> bool:
    """No card of the house can ever be placed again this round (P08)."""
    occupied = int(view.occupied())
    if int(view.base_ends(occupied)):
        return False
    return not int(view.upheld(house)) & pyramid(int(view.width)) & ~occupied


@cache
def pyramid(width: int) -> int:
    """The cells that a court of this width can ever have."""
    return sum(((1 << width - row) - 1) << 8 * row for row in range(width))


def standing(view: Intrigue, seat: int) -> str:
    """in, emptied (all cards placed) or blocked (no card fits) (A05)."""
    if not int(view.out) >> seat & 1:
        return "in"
    return "blocked" if view.sizes[seat] else "emptied"


def payments(view: Intrigue, seat: int) -> list[int]:
    """Penalty points of each finished round."""
    done = int(view.round) + (1 if view.phase in (DRAWING_THRONE, REVEALING, OVER) else 0)
    return [int(view.paid[seat]) >> (5 * k) & 31 for k in range(done)]


def picture(view: Intrigue, box: Box) -> Json:
    """The view as plain data for the browser; card and slot ids are the tokens of the notation."""
    viewer = int(view.viewer)
    shown: dict[str, Json] = {
        "phase": PHASES[int(view.phase)],
        "round": int(view.round) + 1,
        "rounds": int(view.rounds),
        "starter": int(view.starter()) if view.phase != CHOOSING_FIRST else None,
        "asked": int(view.seat()) if view.seat() >= 0 else None,
        "viewer": viewer if viewer >= 0 else None,
        "width": int(view.width),
        "tiebreak": "daggers" if view.phase == OVER and by_daggers(view) else None,
        **court_picture(view, box),
        "seats": [seat_picture(view, box, seat) for seat in range(int(view.seats))],
        "hand": hand_picture(view, box),
    }
    if view.counts:
        shown["houses"] = houses_picture(view)
    return shown


def court_picture(view: Intrigue, box: Box) -> dict[str, Json]:
    """The cards of the court, and where more may go. All see the same, so all pictures of a table
    share it: nobody may change it."""
    size = (int(view.width), int(view.lefts), int(view.phase), int(view.all_cards))
    parts = (box, size, view.court[:], view.spots[:])
    return _court.of(parts, lambda: made_court(view, box))


def made_court(view: Intrigue, box: Box) -> dict[str, Json]:
    """The same, made anew."""
    return {
        "court": [
            {"id": box.characters[card].id, "house": HOUSE_IDS[card // 9], "slot": cell_slot(cell)}
            for cell, card in laid(view).items()
        ],
        "slots": [
            {"id": slot, "houses": [HOUSE_IDS[house] for house in houses]}
            for slot, houses in open_slots(view).items()
        ],
    }


def houses_picture(view: Intrigue) -> list[Json]:
    """How many cards of each House lie in the court, and whether more can."""
    return [
        {
            "id": HOUSE_IDS[house],
            "laid": int(view.court[house]).bit_count(),
            "dead": view.phase == PLACING and dead(view, house),
        }
        for house in range(4)
    ]


def hand_picture(view: Intrigue, box: Box) -> Json:
    """The viewer's own cards."""
    viewer = int(view.viewer)
    return [
        {"id": box.characters[card].id, "house": HOUSE_IDS[card // 9]}
        for card in (members(int(view.hands[viewer])) if viewer >= 0 else ())
    ]


def seat_picture(view: Intrigue, box: Box, seat: int) -> Json:
    """What the viewer may know of one seat."""
    known = [
        {
            "id": box.thrones[card].id,
            "value": box.thrones[card].value,
            "daggers": box.thrones[card].daggers,
        }
        for card in members(int(view.thrones[seat]))
    ]
    row: dict[str, Json] = {
        "cards": int(view.sizes[seat]),
        "standing": standing(view, seat),
        "points": int(view.points[seat]),
        "tokens": [fewest_tokens(amount) for amount in payments(view, seat)],
        "thrones": known,
        "hidden_thrones": int(view.held[seat]) - len(known),
    }
    if view.phase == OVER:
        row |= {"score": int(view.score(seat)), "rank": int(view.rank(seat)) + 1}
        row["won"] = float(view.value(seat))
    return row


def record(state: Intrigue) -> Json:
    """Every field, for the digest."""
    return {
        "phase": PHASES[int(state.phase)],
        "round": [
            int(x) for x in (state.round, state.rounds, state.first, state.turn, state.dealt)
        ],
        "table": [
            int(x) for x in (state.out, state.last, state.lefts, state.deck, state.throne_deck)
        ],
        "shown": [int(x) for x in (state.shown, state.takers, state.counts)],
        "court": [int(x) for x in state.court],
        "hands": [int(x) for x in state.hands],
        "sizes": [int(x) for x in state.sizes],
        "lacks": [int(x) for x in state.lacks],
        "spots": [int(x & CELL_BITS) for x in state.spots],
        "points": [int(x) for x in state.points],
        "paid": [int(x) for x in state.paid],
        "thrones": [int(x) for x in state.thrones],
        "held": [int(x) for x in state.held],
    }


def question(view: Intrigue) -> Message:
    """Who must do what."""
    asked = int(view.seat())
    if asked == NOBODY:
        return Message("intrigue-ask-over")
    if asked == CHANCE:
        return Message("intrigue-ask-chance")
    if asked == view.viewer or view.viewer == REFEREE:
        return Message("intrigue-ask-place", {"who": Who(asked)})
    return Message("intrigue-ask-wait", {"who": Who(asked)})


def tell(event: Event, view: Intrigue, box: Box) -> list[Message]:
    """What happened, worked out from the views before and after: it can tell nothing else."""
    before, move = event.before, event.move
    assert isinstance(before, Intrigue)
    told: list[Message] = []
    if FIRST <= move < UNSEEN_DEAL:
        told.append(Message("intrigue-told-first", {"who": Who(move - int(FIRST))}))
    elif DEAL <= move < THRONE or move == UNSEEN_DEAL:
        told += _told_deal(view, box)
    elif THRONE <= move < REVEAL or move == UNSEEN_THRONE:
        told += _told_throne(before, move, box)
    elif REVEAL <= move < FIRST:
        told += _told_reveal(before, view, move, box)
    else:
        told += _told_placing(event, before, view, box)
    return told


def _told_deal(view: Intrigue, box: Box) -> list[Message]:
    if view.phase != PLACING:
        return []
    facts: dict[str, Fact] = {"round": int(view.round) + 1, "rounds": int(view.rounds)}
    told = [Message("intrigue-told-dealt", facts | {"who": Who(int(view.starter()))})]
    for card in laid(view).values():
        told.append(Message("intrigue-told-start-card", {"card": box.characters[card].name}))
    return told


def _told_placing(event: Event, before: Intrigue, view: Intrigue, box: Box) -> list[Message]:
    told: list[Message] = []
    seat = event.seat
    court = laid(view)
    for cell, card in court.items():
        if not before.spots[card]:
            facts: dict[str, Fact] = {
                "who": Who(seat),
                "card": box.characters[card].name,
                "house": box.houses[card // 9],
                "slot": SLOT_TEXTS[(event.move - int(NAMED)) % int(SLOTS)],
                **where(court, cell, box),
            }
            told.append(Message("intrigue-told-placed", facts))
    if standing(view, seat) == "emptied":  # at once (A05)
        told.append(Message("intrigue-told-emptied", {"who": Who(seat)}))
    for shift in range(1, int(view.seats) + 1):  # in the order the turn reaches them (A04)
        other = (seat + shift) % int(view.seats)
        if standing(before, other) == "in" and standing(view, other) == "blocked":
            out: dict[str, Fact] = {"who": Who(other), "cards": int(view.sizes[other])}
            told.append(Message("intrigue-told-blocked", out))
    if view.phase == DRAWING_THRONE:
        told.append(Message("intrigue-told-round-over", {"round": int(view.round) + 1}))
    return told


def where(court: dict[int, int], cell: int, box: Box) -> dict[str, Fact]:
    """Where a card lies, in words: an end of the bottom row, or the two cards it rests on."""
    if cell >= 8:
        left, right = (box.characters[court[cell - 8 + step]].name for step in (0, 1))
        return {"where": "on", "left": left, "right": right}
    if len(court) == 1:
        return {"where": "first"}
    return {"where": "left" if cell == 0 else "right"}


def _told_payment(view: Intrigue, seat: int) -> Message:
    paid = payments(view, seat)[-1]
    facts: dict[str, Fact] = {"who": Who(seat), "points": paid, "total": int(view.points[seat])}
    return Message("intrigue-told-paid", facts)


def _told_throne(before: Intrigue, move: int, box: Box) -> list[Message]:
    """The last placer draws (R28), then everybody takes tokens (R30)."""
    facts: dict[str, Fact] = {"who": Who(int(before.last))}
    key = "intrigue-told-throne-hidden"
    if move != UNSEEN_THRONE:
        card = box.thrones[move - int(THRONE)]
        facts |= {"value": card.value, "daggers": card.daggers}
        key = "intrigue-told-throne"
    return [Message(key, facts), *(_told_payment(before, s) for s in range(int(before.seats)))]


def _told_reveal(before: Intrigue, view: Intrigue, move: int, box: Box) -> list[Message]:
    card = move - int(REVEAL)
    owner = next(s for s in range(int(view.seats)) if int(view.thrones[s]) >> card & 1)
    face = box.thrones[card]
    facts: dict[str, Fact] = {"who": Who(owner), "value": face.value, "daggers": face.daggers}
    told = [Message("intrigue-told-reveal", facts)]
    if view.phase == OVER:
        for seat in sorted(range(int(view.seats)), key=lambda s: (int(view.rank(s)), s)):
            told.append(_told_final(view, seat))
        winners = [seat for seat in range(int(view.seats)) if view.rank(seat) == 0]
        key = "intrigue-told-won" if len(winners) == 1 else "intrigue-told-shared"
        told += [Message(key, {"who": Who(seat)}) for seat in winners]
        if by_daggers(view):
            told.append(Message("intrigue-told-tiebreak", {"who": Who(winners[0])}))
    return told


def by_daggers(view: Intrigue) -> bool:
    """Whether one player won because their Iron Throne card has fewer daggers (R36)."""
    first = [seat for seat in range(int(view.seats)) if view.rank(seat) == 0]
    best = int(view.score(first[0]))
    level = [seat for seat in range(int(view.seats)) if int(view.score(seat)) == best]
    return len(first) == 1 and len(level) > 1


def _told_final(view: Intrigue, seat: int) -> Message:
    score: Fact = int(view.score(seat))
    return Message(
        "intrigue-told-final", {"who": Who(seat), "score": score, "rank": int(view.rank(seat)) + 1}
    )


def move_text(move: int, box: Box) -> str:
    """The notation of a move: verb first, then the ids of things."""
    slots = int(SLOTS)
    if move >= NAMED:
        card, slot = divmod(move - int(NAMED), slots)
        return f"place {box.characters[card].id} {SLOT_TEXTS[slot]}"
    if move < DEAL:
        return f"place {HOUSE_IDS[move // slots]} {SLOT_TEXTS[move % slots]}"
    if move < THRONE:
        return f"deal {box.characters[move - int(DEAL)].id}"
    if move < REVEAL:
        return f"draw {box.thrones[move - int(THRONE)].id}"
    if move < FIRST:
        return f"reveal {box.thrones[move - int(REVEAL)].id}"
    if move < UNSEEN_DEAL:
        return f"first {move - int(FIRST)}"
    return "deal ?" if move == UNSEEN_DEAL else "draw ?"
