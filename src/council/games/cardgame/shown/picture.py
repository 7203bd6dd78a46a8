"""What a viewer of the card game is shown: everything here reads a view.

The picture for the browser. Cards go by their ids, which are the tokens of the notation; names and
texts by id are in `words()` (`<id>`, `<title>.text`, `trait.<Trait>`).

phase       setup plot draw marshalling challenges dominance standing taxation over
step        what is asked or happening, see STEPS
round, rounds, power_to_win
asked, viewer, first, active, stark       seats, or null; `stark` plays House Stark
seats[]     house; gold; power (all of it), banner; hand, deck (sizes); known (hand cards the viewer
            knows); plot (revealed); plot_chosen; plots_left; plots (those the viewer knows to be in
            the plot deck); used; discard; dead; income, claim, initiative; dominance (standing
            strength + gold); challenges (by type: how many may still be initiated)
            characters[] locations[]: cards in play, see card_picture(); attachments lie with
            their character, whoever owns them
hand[]      the viewer's own: a card, how many copies, what it costs now
challenge   type, attacker (seat), attackers, defenders, named (by stealth): ids; attack, defence:
            totals; claim; committed: declared so far, not yet knelt; uncounted: those whose
            strength does not count
about       the card the question is about: the attacker with Stealth, the attachment that looks
            for a host, the victim that may be saved, the setup card; source: whose text works
open[]      all that may be named for the claim or knelt for a cost, which are asked one by one
victims[]   those about to be killed: id, saved
placed[]    setup cards the viewer has placed face down; setup_gold: what is left of five
placing     while the viewer places: what may lie together, and why not more (why/placing.py)
end         power | rounds | null; winner: seat, or null
"""

from functools import lru_cache

from council.core.game import Json
from council.core.state import REFEREE
from council.games.cardgame.box.book import CHARACTER
from council.games.cardgame.cards import ICONS, KEYWORDS, PHASES, Box, Face
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules import challenges, killing
from council.games.cardgame.rules.figures import side_strength, standing_strength, uncounted
from council.games.cardgame.rules.killing import SAVED
from council.games.cardgame.rules.modifiers import claim_of, cost_of, income_of, initiative_of
from council.games.cardgame.shown.view import (
    ENDS,
    OnCards,
    all_on_cards,
    bits,
    challenges_left,
    in_play,
    lying,
    open_together,
    phase,
    placed,
    seat,
    setup_gold,
    source,
    step,
    subject,
)
from council.games.cardgame.state.board import (
    BY_ROUNDS,
    CHOSEN,
    DEAD,
    DISCARD,
    GOING_ON,
    HAND,
    PACK,
    PASSED,
    PLOT_DECK,
    POOL,
    USED,
)
from council.games.cardgame.state.hidden import hand_faces
from council.kit.again import Again

CHARACTERS = int(CHARACTER)
MOST_FACES = 1_000  # of our box, and of some that owners have changed
InPlay = tuple[list[Json], list[Json]]
_in_play: Again[tuple[InPlay, InPlay]] = Again()


def picture(view: CardGame, box: Box) -> Json:
    """The view as plain data for the browser."""
    viewer = int(view.viewer)
    ids, lie = box.ids, cards_in_play(view, box)
    asked = int(view.seat())
    houses = [int(view.house_of(s)) for s in range(2)]
    return {
        "phase": phase(view),
        "step": step(view),
        "round": int(view.round) + (view.ended != BY_ROUNDS),
        "rounds": int(view.rounds),
        "power_to_win": int(view.printed.power_to_win),
        "asked": asked if asked >= 0 else None,
        "viewer": viewer if viewer >= 0 else None,
        "first": seat(view, first_player(view)),
        "active": seat(view, int(view.active)),
        "stark": int(view.stark),
        "seats": [seat_picture(view, box, house, lie[house]) for house in houses],
        "hand": hand_picture(view, box),
        "challenge": challenge_picture(view, box),
        **about_picture(view, box),
        "victims": victims_picture(view, box),
        **placed_picture(view, box),
        "end": ENDS.get(int(view.ended)),
        "winner": seat(view, int(view.winner)),
        "plots_from": ("printed", "draft", "own")[int(view.plots_from)],
        "offered_plots": [ids[c] for c in offered_plots(view)],
    }


def first_player(view: CardGame) -> int:
    """The House that goes first; -1: nobody has been named yet (PLT-13)."""
    before = ("plot", "reveal", "initiative", "first")
    unnamed = view.round == 0 and view.phase == 0 and step(view) in before
    return -1 if unnamed or view.phase >= len(PHASES) else int(view.first)


def seat_picture(view: CardGame, box: Box, house: int, lie: InPlay) -> Json:
    """What the viewer may know of one player, with the characters and locations in play."""
    ids = box.ids
    plot = int(view.revealed[house])
    known = (
        [ids[int(c)] for c in hand_faces(view, house)]
        if view.viewer == REFEREE
        else [ids[c] for c in lying(view, int(HAND) + 3 * house)]
    )
    row: dict[str, Json] = {
        "house": ("stark", "lannister")[house],
        "gold": int(view.gold[house]),
        "power": int(view.total_power(house)),
        "banner": int(view.banner[house]),
        "hand": int(view.hand_size(house)),
        "deck": int(view.deck_size(house)),
        "known": known if view.seat_of(house) != view.viewer else [],
        "plot": plot_picture(box, plot) if plot >= 0 else None,
        "plot_cancelled": bool(view.cancelled[house]),
        "plot_chosen": bool(view.cards.size[int(CHOSEN) + house]),
        "plots_left": int(view.cards.size[int(PLOT_DECK) + house]),
        "plots": [plot_picture(box, c - 100) for c in lying(view, int(PLOT_DECK) + house)],
        "used": [ids[c] for c in lying(view, int(USED) + house)],
        "discard": [ids[c] for c in lying(view, int(DISCARD) + house)],
        "dead": [ids[c] for c in lying(view, int(DEAD) + house)],
        "income": int(income_of(view, house)) if plot >= 0 else 0,
        "claim": int(claim_of(view, house)) if plot >= 0 else 0,
        "initiative": int(initiative_of(view, house)) if plot >= 0 else 0,
        "dominance": int(standing_strength(view, house)),
        "limited_played": int(view.limited[house]),
        "challenges": {icon: challenges_left(view, house, k) for k, icon in enumerate(ICONS)},
        "characters": lie[0],
        "locations": lie[1],
    }
    if view.ended != GOING_ON:
        row |= {"rank": 1 if view.winner in (house, -1) else 2}
        row |= {"won": float(view.value(int(view.seat_of(house))))}
    return row


def cards_in_play(view: CardGame, box: Box) -> tuple[InPlay, InPlay]:
    """The characters and locations of each House. All see the same, so all pictures of a table
    share it: nobody may change it."""
    sets = (view.play, view.kneeling, view.attackers, view.defenders, view.named)
    figures = (view.host, view.power, view.strength, view.icons, view.keywords, view.ruled)
    parts = (box, int(view.book), int(view.stark), *(row[:] for row in sets + figures))
    return _in_play.of(parts, lambda: made_in_play(view, box))


def made_in_play(view: CardGame, box: Box) -> tuple[InPlay, InPlay]:
    """The same, made anew."""
    on = all_on_cards(view)
    one, other = (
        (
            [card_picture(view, box, c, on) for c in in_play(view, house, CHARACTERS)],
            [card_picture(view, box, c, on) for c in in_play(view, house, 1)],
        )
        for house in range(2)
    )
    return one, other


def card_picture(view: CardGame, box: Box, card: int, on: tuple[OnCards, OnCards]) -> Json:
    """A card in play: what is printed is in `title`'s words, here is how it is now."""
    face = box.cards[card]
    d, bit = card // 50, 1 << card % 50
    row: dict[str, Json] = {
        **face_picture(box, card),
        "owner": seat(view, d),
        "kneeling": not view.stands(card),
        "blank": bool(view.blank(card)),
    }
    if face.type == "character":
        role = int(view.role(card))
        row |= {
            "strength": int(view.strength[card]),
            "icons": [icon for k, icon in enumerate(ICONS) if view.icons[2 * k + d] & bit],
            "keywords": [key for k, key in enumerate(KEYWORDS) if view.keywords[2 * k + d] & bit],
            "power": int(view.power[card]),
            "role": (None, "attack", "defend")[role],
            "named": bool(view.named[d] & bit),
            "attachments": [card_picture(view, box, a, on) for a in on[0].get(card, ())],
            "duplicates": [box.ids[c] for c in on[1].get(card, ())],
        }
    return row


def printed(face: Face) -> dict[str, Json]:
    """What is printed on every kind of card, but for its words."""
    return {
        "type": face.type,
        "house": face.house,
        "unique": face.unique,
        "cost": face.cost,
        "income": face.income,
        "traits": list(face.traits),
        "keywords": list(face.keywords),
    }


@lru_cache(MOST_FACES)
def printed_picture(face: Face) -> dict[str, Json]:
    """What is printed on a card, but for its words. All pictures share it: nobody may change it."""
    row = printed(face)
    if face.type == "character":
        row |= {"printed_strength": face.strength, "icons": list(face.icons)}
    return row


def face_picture(box: Box, card: int) -> dict[str, Json]:
    """A card as it is printed."""
    face: Face = box.cards[card]
    return {"id": box.ids[card], "title": face.id, **printed_picture(face)}


def plot_picture(box: Box, plot: int) -> Json:
    """A plot, but for its words."""
    face = box.plots[plot]
    return {
        "id": face.id,
        "deck": face.deck,
        "income": face.income,
        "initiative": face.initiative,
        "claim": face.claim,
    }


def hand_picture(view: CardGame, box: Box) -> Json:
    """The viewer's own hand: copies of a title are one entry."""
    if view.viewer < 0:
        return []
    house = int(view.house_of(view.viewer))
    titles = [box.cards[c].id for c in lying(view, int(HAND) + 3 * house)]
    rows = []
    for face in hand_faces(view, house):
        card = int(face)
        row = face_picture(box, card) | {"copies": titles.count(box.cards[card].id)}
        if box.cards[card].cost is not None and view.revealed[house] >= 0:
            row |= {"cost_now": int(cost_of(view, card))}
        rows.append(row)
    return rows


def challenge_picture(view: CardGame, box: Box) -> Json:
    """The challenge going on."""
    if view.attacker < 0:
        return None
    attacker = int(view.attacker)
    ids = box.ids
    frame = next((f for f in view.stack if isinstance(view.op(f), challenges.Challenges)), None)
    committed: list[str] = []
    if frame is not None and frame.step in (challenges.ATTACKING, challenges.DEFENDING):
        house = attacker if frame.step == challenges.ATTACKING else 1 - attacker
        committed = [ids[c] for c in bits(int(frame.slots[0]), house)]
    return {
        "type": ICONS[int(view.contest)],
        "attacker": seat(view, attacker),
        "attackers": [ids[c] for c in bits(int(view.attackers[attacker]), attacker)],
        "defenders": [ids[c] for c in bits(int(view.defenders[1 - attacker]), 1 - attacker)],
        "named": [ids[c] for c in bits(int(view.named[1 - attacker]), 1 - attacker)],
        "attack": int(side_strength(view, attacker)),
        "defence": int(side_strength(view, 1 - attacker)),
        "claim": int(claim_of(view, attacker)),
        "committed": committed,
        "uncounted": [ids[c] for d in range(2) for c in bits(uncounted(view, d), d)],
    }


def about_picture(view: CardGame, box: Box) -> dict[str, Json]:
    """What the question is about."""
    one, two = subject(view), source(view)
    return {
        "about": box.ids[one] if one >= 0 else None,
        "source": box.ids[two] if two >= 0 else None,
        "open": [box.ids[card] for card in open_together(view)],
    }


def victims_picture(view: CardGame, box: Box) -> Json:
    """Characters that are about to be killed."""
    frames = [f for f in view.stack if isinstance(view.op(f), killing.Killing)]
    return [
        {"id": box.ids[int(f.slots[k])], "saved": f.slots[k + 2] == SAVED}
        for f in frames
        for k in range(0, len(f.slots), 3)
    ]


def placed_picture(view: CardGame, box: Box) -> dict[str, Json]:
    """The viewer's own setup cards that still lie face down, and the gold left for more."""
    return {
        "placed": [box.ids[card] for card in placed(view)],
        "setup_gold": setup_gold(view, box),
    }


def offered_plots(view: CardGame) -> list[int]:
    """Plots on the table or in the viewer's hands while plot decks are made."""
    if step(view) not in ("draft", "plot-deck", "dealing"):
        return []
    if view.viewer < 0:
        return []
    house = int(view.house_of(view.viewer))
    return [c for place in (PACK, PASSED, POOL) for c in lying(view, int(place) + house)]
