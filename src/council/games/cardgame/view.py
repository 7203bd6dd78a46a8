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
            totals; claim; committed: declared so far, not yet knelt
about       the card the question is about: the attacker with Stealth, the attachment that looks
            for a host, the victim that may be saved, the set-up card; source: whose text works
victims[]   those about to be killed: id, saved
placed[]    set-up cards the viewer has placed face down; setup_gold: what is left of five
end         power | rounds | null; winner: seat, or null
"""

from council.core.game import Fact, Json, Message, Who
from council.core.state import CHANCE, NOBODY, REFEREE, State
from council.games.cardgame import contest, opening, phases, timing, verbs
from council.games.cardgame import moves as m
from council.games.cardgame.board import (
    ATTACKS,
    BY_POWER,
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
from council.games.cardgame.book import ATTACHMENT, CHALLENGE_TAX, CHARACTER, EXTRA_CHALLENGE
from council.games.cardgame.cards import ICONS, KEYWORDS, PHASES, Box, Face
from council.games.cardgame.rules import CardGame
from council.games.cardgame.select import ZONE_HAND
from council.games.cardgame.texts import SAVED
from council.kit.stack import Frame

PHASE_NAMES = (*PHASES, "setup")
ENDS = {int(BY_POWER): "power", int(BY_ROUNDS): "rounds"}
STEPS = {
    opening.Houses: "houses",
    opening.Draft: "draft",
    opening.PickSeven: "plot-deck",
    opening.Mulligan: "mulligan",
    opening.Place: "place",
    opening.TurnUp: "turn-up",
    phases.ChoosePlots: "plot",
    phases.RevealPlots: "reveal",
    phases.Initiative: "first",
    phases.WhenRevealed: "order-plots",
    timing.Settle: "respond",
    timing.Killing: "save",
    timing.Drawing: "drawing",
    timing.Losing: "losing",
    timing.Actions: "act",
    timing.Attaching: "host",
    contest.Challenges: "challenge",
    contest.Claim: "claim",
    verbs.KneelSome: "kneel",
    verbs.Look: "look",
    verbs.Choose: "pick",
    verbs.DiscardDownTo: "discard",
    verbs.SearchDeck: "search",
    verbs.RevealNewPlot: "new-plot",
}
CONTEST_STEPS = {
    int(contest.ANNOUNCING): "challenge",
    int(contest.ATTACKING): "attack",
    int(contest.NAMING): "stealth",
    int(contest.DEFENDING): "defend",
}


def frame_of(view: CardGame) -> Frame | None:
    """The frame that asks."""
    return view.top() if view.stack else None


def step(view: CardGame) -> str:
    """What is asked or happening."""
    if view.seat() == NOBODY:
        return "over"
    frame = view.top()
    op = view.op(frame)
    if isinstance(op, timing.Actions):
        return "marshal" if frame.card == frame.seat else "act"
    name = STEPS[type(op)]
    if name == "challenge":
        return CONTEST_STEPS[int(frame.step)]
    if name == "respond" and frame.step == 0:
        return "order-passives"
    if name == "save" and frame.step == 0:
        return "order-saves"
    if name == "first" and frame.step == 0:
        return "initiative"
    if name in ("draft", "mulligan") and view.asked == CHANCE:
        return "dealing" if name == "draft" else "again"
    if isinstance(op, verbs.Choose) and op.up_to:
        return "pick-up-to"
    if isinstance(op, verbs.Choose) and op.select.zone == ZONE_HAND:
        return "take"
    return name


def bits(cards: int, deck: int) -> list[int]:
    """The numbers of a set of one deck."""
    return [50 * deck + k for k in range(50) if cards >> k & 1]


def phase(view: CardGame) -> str:
    """The name of the phase."""
    return "over" if view.ended != GOING_ON else PHASE_NAMES[int(view.phase)]


def seat(view: CardGame, house: int) -> int | None:
    """Where a House sits."""
    return int(view.seat_of(house)) if house >= 0 else None


def lying(view: CardGame, place: int) -> list[int]:
    """The cards of a place as far as the viewer knows them."""
    return [int(card) for card in view.cards.all_in(place)]


# -- the picture


def picture(view: CardGame, box: Box) -> Json:
    """The view as plain data for the browser."""
    viewer = int(view.viewer)
    ids = box.ids
    asked = int(view.seat())
    return {
        "phase": phase(view),
        "step": step(view),
        "round": int(view.round) + (view.ended == GOING_ON),
        "rounds": int(view.rounds),
        "power_to_win": int(view.print().power_to_win),
        "asked": asked if asked >= 0 else None,
        "viewer": viewer if viewer >= 0 else None,
        "first": seat(view, int(view.first)) if view.phase < len(PHASES) else None,
        "active": seat(view, int(view.active)),
        "stark": int(view.stark),
        "seats": [seat_picture(view, box, int(view.house_of(s))) for s in range(2)],
        "hand": hand_picture(view, box) if viewer >= 0 else [],
        "challenge": challenge_picture(view, box),
        **about_picture(view, box),
        "victims": victims_picture(view, box),
        **placed_picture(view, box),
        "end": ENDS.get(int(view.ended)),
        "winner": seat(view, int(view.winner)),
        "plots_from": ("printed", "draft", "own")[int(view.plots_from)],
        "offered_plots": [ids[c] for c in offered_plots(view)],
    }


def seat_picture(view: CardGame, box: Box, house: int) -> Json:
    """What the viewer may know of one player."""
    ids = box.ids
    plot = int(view.revealed[house])
    known = (
        [ids[int(c)] for c in view.hand_faces(house)]
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
        "income": int(view.income_of(house)) if plot >= 0 else 0,
        "claim": int(view.claim(house)) if plot >= 0 else 0,
        "initiative": int(view.initiative(house)) if plot >= 0 else 0,
        "dominance": int(view.standing_strength(house)),
        "limited_played": int(view.limited[house]),
        "challenges": {icon: challenges_left(view, house, k) for k, icon in enumerate(ICONS)},
        "characters": [card_picture(view, box, c) for c in in_play(view, house, int(CHARACTER))],
        "locations": [card_picture(view, box, c) for c in in_play(view, house, 1)],
    }
    if view.ended != GOING_ON:
        row |= {"rank": 1 if view.winner in (house, -1) else 2}
        row |= {"won": float(view.value(int(view.seat_of(house))))}
    return row


def challenges_left(view: CardGame, house: int, contest_: int) -> int:
    """How many of a type may still be initiated in this round."""
    if view.revealed[house] < 0:
        return 0
    extra = int(view.rule_amount(EXTRA_CHALLENGE, house, contest_))
    return max(0, 1 + extra - int(view.made[3 * house + contest_]))


def in_play(view: CardGame, house: int, kind: int) -> list[int]:
    """A House's cards of one kind in play."""
    return bits(int(view.play[house]) & int(view.print().kinds[2 * kind + house]), house)


def on_card(view: CardGame, card: int) -> list[int]:
    """Attachments on a character."""
    return [
        a
        for house in range(2)
        for a in in_play(view, house, int(ATTACHMENT))
        if view.host[a] == card
    ]


def duplicates(view: CardGame, card: int) -> list[int]:
    """Duplicates under a character."""
    return [c for c in range(100) if view.host[c] == card and not view.in_play(c)]


def card_picture(view: CardGame, box: Box, card: int) -> Json:
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
            "attachments": [card_picture(view, box, a) for a in on_card(view, card)],
            "duplicates": [box.ids[c] for c in duplicates(view, card)],
        }
    return row


def face_picture(box: Box, card: int) -> dict[str, Json]:
    """What is printed on a card, but for its words."""
    face: Face = box.cards[card]
    row: dict[str, Json] = {
        "id": box.ids[card],
        "title": face.id,
        "type": face.type,
        "house": face.house,
        "unique": face.unique,
        "cost": face.cost,
        "income": face.income,
        "traits": list(face.traits),
        "keywords": list(face.keywords),
    }
    if face.type == "character":
        row |= {"printed_strength": face.strength, "icons": list(face.icons)}
    return row


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
    house = int(view.house_of(view.viewer))
    titles = [box.cards[c].id for c in lying(view, int(HAND) + 3 * house)]
    rows = []
    for face in view.hand_faces(house):
        card = int(face)
        row = face_picture(box, card) | {"copies": titles.count(box.cards[card].id)}
        if box.cards[card].cost is not None and view.revealed[house] >= 0:
            row |= {"cost_now": int(view.cost_of(card))}
        rows.append(row)
    return rows


def challenge_picture(view: CardGame, box: Box) -> Json:
    """The challenge going on."""
    if view.attacker < 0:
        return None
    attacker = int(view.attacker)
    ids = box.ids
    frame = next((f for f in view.stack if isinstance(view.op(f), contest.Challenges)), None)
    committed: list[str] = []
    if frame is not None and frame.step in (contest.ATTACKING, contest.DEFENDING):
        house = attacker if frame.step == contest.ATTACKING else 1 - attacker
        committed = [ids[c] for c in bits(int(frame.slots[0]), house)]
    return {
        "type": ICONS[int(view.contest)],
        "attacker": seat(view, attacker),
        "attackers": [ids[c] for c in bits(int(view.attackers[attacker]), attacker)],
        "defenders": [ids[c] for c in bits(int(view.defenders[1 - attacker]), 1 - attacker)],
        "named": [ids[c] for c in bits(int(view.named[1 - attacker]), 1 - attacker)],
        "attack": int(view.side_strength(attacker)),
        "defence": int(view.side_strength(1 - attacker)),
        "claim": int(view.claim(attacker)),
        "committed": committed,
    }


def subject(view: CardGame) -> int:
    """The card the question is about; -1: none."""
    name = step(view)
    frame = frame_of(view)
    if frame is None:
        return -1
    if name in ("stealth", "host"):
        return int(frame.card)
    if name == "save":
        return int(frame.slots[int(frame.card)])
    if name == "place" and view.viewer in (REFEREE, view.seat()):
        house = int(view.house_of(view.seat()))
        card = view.cards.nth_in(int(HAND) + 3 * house, frame.step % view.print().setup_hand)
        return int(view.face(card))
    return -1


def source(view: CardGame) -> int:
    """The card or plot whose text is at work; -1: none."""
    if step(view) not in (
        "kneel",
        "pick",
        "pick-up-to",
        "take",
        "discard",
        "search",
        "new-plot",
        "look",
    ):
        return -1
    return int(view.top().card)


def about_picture(view: CardGame, box: Box) -> dict[str, Json]:
    """What the question is about."""
    one, two = subject(view), source(view)
    return {
        "about": box.ids[one] if one >= 0 else None,
        "source": box.ids[two] if two >= 0 else None,
    }


def victims_picture(view: CardGame, box: Box) -> Json:
    """Characters that are about to be killed."""
    frames = [f for f in view.stack if isinstance(view.op(f), timing.Killing)]
    return [
        {"id": box.ids[int(f.slots[k])], "saved": f.slots[k + 2] == SAVED}
        for f in frames
        for k in range(0, len(f.slots), 3)
    ]


def placed_picture(view: CardGame, box: Box) -> dict[str, Json]:
    """The viewer's own set-up cards that still lie face down."""
    gold = int(view.print().setup_gold)
    if view.viewer < 0 or step(view) not in ("place", "turn-up"):
        return {"placed": [], "setup_gold": gold}
    house = int(view.house_of(view.viewer))
    hand = lying(view, int(HAND) + 3 * house)
    placed = [card for k, card in enumerate(hand) if int(view.hidden[house]) >> k & 1]
    spent = sum(box.cards[card].cost or 0 for card in placed)
    return {"placed": [box.ids[card] for card in placed], "setup_gold": gold - spent}


def offered_plots(view: CardGame) -> list[int]:
    """Plots on the table or in the viewer's hands while plot decks are made."""
    if step(view) not in ("draft", "plot-deck", "dealing"):
        return []
    if view.viewer < 0:
        return []
    house = int(view.house_of(view.viewer))
    return [c for place in (PACK, PASSED, POOL) for c in lying(view, int(place) + house)]


def record(state: CardGame) -> Json:
    """Every field, for the digest."""
    singles = (
        *("plots_from", "rounds", "needs_strength", "seating", "phase", "round", "stage", "stark"),
        *(
            "first",
            "active",
            "ended",
            "winner",
            "attacker",
            "contest",
            "resolved",
            "last_winner",
            "last_contest",
            "last_attack",
            "last_defence",
            "asked",
        ),
    )
    lists = (
        *("hidden", "play", "kneeling", "gold", "banner", "host", "power", "stay", "revealed"),
        *(
            "cancelled",
            "cycled",
            "plot_owner",
            "attackers",
            "defenders",
            "named",
            "made",
            "won",
            "limited",
        ),
        *("limits", "news", "strength", "icons", "keywords", "ruled"),
    )
    found: dict[str, Json] = {name: int(getattr(state, name)) for name in singles}
    found |= {name: [int(x) for x in getattr(state, name)] for name in lists}
    found["lasting"] = [int(x) for x in state.lasting.entries]
    found["place"] = [int(x) for x in state.cards.place]
    found["seen"] = [int(x) for x in state.cards.seen]
    found["size"] = [int(x) for x in state.cards.size]
    found["stack"] = [
        [
            *(int(f.program), int(f.seat), int(f.pc), int(f.step), int(f.card), int(f.stay)),
            *(int(f.about), int(f.ok), int(f.passes)),
            [int(x) for x in f.slots],
            [int(x) for x in f.marks],
        ]
        for f in state.stack
    ]
    return found


# -- the question


def question(view: CardGame, box: Box) -> Message:
    """Who must do what."""
    asked = int(view.seat())
    name = step(view)
    if asked == NOBODY:
        return Message("cardgame-ask-over")
    if asked == CHANCE:
        return Message(f"cardgame-ask-chance-{name}")
    if asked != view.viewer and view.viewer != REFEREE:
        return Message("cardgame-ask-wait", {"who": Who(asked)})
    facts: dict[str, Fact] = {"who": Who(asked)}
    one, two = subject(view), source(view)
    if one >= 0:
        facts["card"] = box.name(one)
    if two >= 0:
        facts["source"] = box.name(two)
    if name == "place":
        facts |= {"gold": placed_picture(view, box)["setup_gold"], **cost_of(box, one)}
    if name == "marshal":
        facts["gold"] = int(view.gold[int(view.house_of(asked))])
    if view.attacker >= 0:
        attacker = int(view.attacker)
        facts |= {
            "contest": ICONS[int(view.contest)],
            "attack": int(view.side_strength(attacker)),
            "defence": int(view.side_strength(1 - attacker)),
        }
        if name == "act":
            return Message("cardgame-ask-act-challenge", facts)
    if name == "claim":
        frame = view.top()
        done = bin(int(frame.slots[2])).count("1")
        facts["count"] = int(view.claim(int(view.attacker))) - done
    if name == "act":
        facts["phase"] = phase(view)
    return Message(f"cardgame-ask-{name}", facts)


def cost_of(box: Box, card: int) -> dict[str, Fact]:
    """What a card of the set-up costs; 0 for one that cannot be placed."""
    return {"cost": box.cards[card].cost or 0} if card >= 0 else {"cost": 0}


# -- the notation


def texts(box: Box) -> list[str]:
    """The notation of every move of the table: verb first, then the ids of things."""
    cards, plots = box.ids[: m.CARDS], box.ids[m.CARDS :]
    houses = ("stark", "lannister")
    table = [
        *m.WORD_TEXTS,
        *(f"plot {p}" for p in plots),
        *(f"place {c}" for c in cards),
        *(f"marshal {c}" for c in cards),
        *(f"duplicate {c}" for c in cards),
        *(f"play {c}" for c in cards),
        *(f"use {c}" for c in box.ids),
        *(f"use {c} second" for c in box.ids),
        *(f"challenge {icon}" for icon in ICONS),
        *(f"commit {c}" for c in cards),
        *(f"pick {c}" for c in box.ids),
        *(f"draw {c}" for c in cards),
        *(f"lose {c}" for c in cards),
        *(f"reveal {c}" for c in box.ids),
        *(f"first {house}" for house in houses),
        *(f"initiative {house}" for house in houses),
        *(f"seats {n}" for n in range(2)),
        "plot ?",
        "place ?",
        "draw ?",
        "hand ?",
    ]
    assert len(table) == m.NUMBERS
    return table


def own(state: State) -> CardGame:
    """A state of this game."""
    assert isinstance(state, CardGame)
    return state


def tax(view: CardGame, house: int, contest_: int) -> int:
    """Gold to be handed over before a challenge of this type."""
    return int(view.rule_amount(CHALLENGE_TAX, house, contest_))


def attacks(view: CardGame, card: int) -> bool:
    """Whether a card is on the attacking side."""
    return bool(view.role(card) == ATTACKS)
