"""The question, and small queries about a view that the other modules use."""

from council.core.game import Fact, Message, Who
from council.core.state import CHANCE, NOBODY, REFEREE, State, members
from council.games.cardgame import moves as m
from council.games.cardgame.box.book import ATTACHMENT, CHALLENGE_TAX, CHARACTER, EXTRA_CHALLENGE
from council.games.cardgame.box.texts import ZONE_HAND
from council.games.cardgame.cards import ICONS, PHASES, Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules import (
    challenges,
    dealing,
    killing,
    marshalling,
    phases,
    setup,
    timing,
)
from council.games.cardgame.rules.cards import costs, on_players, targets
from council.games.cardgame.rules.figures import side_strength
from council.games.cardgame.rules.modifiers import claim_of, rule_amount
from council.games.cardgame.state.board import BY_POWER, BY_ROUNDS, GOING_ON, HAND
from council.games.cardgame.state.hidden import face_of
from council.kit.stack import Frame

OnCards = dict[int, list[int]]
PHASE_NAMES = (*PHASES, "setup")
ENDS = {int(BY_POWER): "power", int(BY_ROUNDS): "rounds"}
STEPS = {
    setup.Houses: "houses",
    setup.Draft: "draft",
    setup.PickSeven: "plot-deck",
    setup.Mulligan: "mulligan",
    setup.Place: "place",
    setup.TurnUp: "turn-up",
    phases.ChoosePlots: "plot",
    phases.RevealPlots: "reveal",
    phases.Initiative: "first",
    phases.WhenRevealed: "order-plots",
    timing.Settle: "respond",
    killing.Killing: "save",
    dealing.Drawing: "drawing",
    dealing.Losing: "losing",
    marshalling.Actions: "act",
    marshalling.Attaching: "host",
    challenges.Challenges: "challenge",
    challenges.Claim: "claim",
    costs.KneelSome: "kneel",
    targets.LookAtHand: "look",
    targets.Choose: "pick",
    on_players.DiscardDownTo: "discard",
    on_players.SearchDeck: "search",
    on_players.RevealNewPlot: "new-plot",
}
CONTEST_STEPS = {
    int(challenges.ANNOUNCING): "challenge",
    int(challenges.ATTACKING): "attack",
    int(challenges.NAMING): "stealth",
    int(challenges.DEFENDING): "defend",
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
    if isinstance(op, marshalling.Actions):
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
    if isinstance(op, targets.Choose) and op.up_to:
        return "pick-up-to"
    if isinstance(op, targets.Choose) and op.select.zone == ZONE_HAND:
        return "take"
    return name


def bits(cards: int, deck: int) -> list[int]:
    """The numbers of a set of one deck."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(50 * deck + lowest.bit_length() - 1)
        cards ^= lowest
    return found


def phase(view: CardGame) -> str:
    """The name of the phase."""
    return "over" if view.ended != GOING_ON else PHASE_NAMES[int(view.phase)]


def seat(view: CardGame, house: int) -> int | None:
    """Where a House sits."""
    return int(view.seat_of(house)) if house >= 0 else None


def lying(view: CardGame, place: int) -> list[int]:
    """The cards of a place as far as the viewer knows them."""
    return [int(card) for card in view.cards.all_in(place)]


def challenges_left(view: CardGame, house: int, contest_: int) -> int:
    """How many of a type may still be initiated in this round."""
    if view.revealed[house] < 0:
        return 0
    extra = int(rule_amount(view, EXTRA_CHALLENGE, house, contest_))
    return max(0, 1 + extra - int(view.made[3 * house + contest_]))


def in_play(view: CardGame, house: int, kind: int) -> list[int]:
    """A House's cards of one kind in play."""
    return bits(int(view.play[house]) & int(view.printed.kinds[2 * kind + house]), house)


def on_card(view: CardGame, card: int) -> list[int]:
    """Attachments on a character."""
    return [
        a
        for house in range(2)
        for a in in_play(view, house, int(ATTACHMENT))
        if view.host[a] == card
    ]


def all_on_cards(view: CardGame) -> tuple[OnCards, OnCards]:
    """Attachments and duplicates of all characters, by character: `on_card` and `duplicates` of
    each in one go."""
    attached = {a for house in range(2) for a in in_play(view, house, int(ATTACHMENT))}
    found: tuple[OnCards, OnCards] = {}, {}
    for card, host in enumerate(members(view.host)):
        if host >= 0 and card in attached:
            found[0].setdefault(host, []).append(card)
        elif host >= 0 and not view.in_play(card):
            found[1].setdefault(host, []).append(card)
    return found


def duplicates(view: CardGame, card: int) -> list[int]:
    """Duplicates under a character."""
    hosts = members(view.host)
    return [c for c, host in enumerate(hosts) if host == card and not view.in_play(c)]


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
        card = view.cards.nth_in(int(HAND) + 3 * house, frame.step % view.printed.setup_hand)
        return int(face_of(view, card))
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


def to_name(view: CardGame) -> int:
    """How many are still to be named for the claim or a cost, or may be named for a text."""
    frame = view.top()
    op = view.op(frame)
    if isinstance(op, challenges.Claim):
        return int(claim_of(view, int(view.attacker))) - int(frame.slots[2]).bit_count()
    if isinstance(op, costs.KneelSome):
        return int(op.count - frame.step)
    return int(op.count - frame.step % 16) if isinstance(op, targets.Choose) else 0


def open_together(view: CardGame) -> list[int]:
    """All that may be among those named for the claim or a cost. They are named in the order of
    the table, so a question offers only a part of them."""
    frame = frame_of(view)
    op = view.op(frame) if frame else None
    if isinstance(op, challenges.Claim) and view.asked >= 0:
        return in_play(view, 1 - int(view.attacker), int(CHARACTER))
    if frame and isinstance(op, costs.KneelSome):
        sets = [int(op.standing(view, d, frame.seat, frame.card)) for d in range(2)]
        return [*bits(sets[0], 0), *bits(sets[1], 1)]
    return []


def tax(view: CardGame, house: int, contest_: int) -> int:
    """Gold to be handed over before a challenge of this type."""
    return int(rule_amount(view, CHALLENGE_TAX, house, contest_))


def own(state: State) -> CardGame:
    """A state of this game."""
    assert isinstance(state, CardGame)
    return state


def placed(view: CardGame) -> list[int]:
    """The setup cards the viewer has placed, as long as they lie face down."""
    if view.viewer < 0 or step(view) not in ("place", "turn-up"):
        return []
    house = int(view.house_of(view.viewer))
    hand = lying(view, int(HAND) + 3 * house)
    return [card for k, card in enumerate(hand) if int(view.hidden[house]) >> k & 1]


def setup_gold(view: CardGame, box: Box) -> int:
    """What the viewer may still spend in the setup."""
    spent = sum(box.cards[card].cost or 0 for card in placed(view))
    return int(view.printed.setup_gold) - spent


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
    if name == "place" and len(view.legal_moves()) == 1:
        return Message("cardgame-ask-place-nothing", facts)
    if name == "place":
        facts |= {"gold": setup_gold(view, box), **cost_of(box, one)}
    if name == "marshal":
        facts["gold"] = int(view.gold[int(view.house_of(asked))])
    if view.attacker >= 0:
        attacker = int(view.attacker)
        facts |= {
            "contest": ICONS[int(view.contest)],
            "attack": int(side_strength(view, attacker)),
            "defence": int(side_strength(view, 1 - attacker)),
        }
        if name == "act":
            return Message("cardgame-ask-act-challenge", facts)
    if name in ("claim", "kneel", "pick-up-to"):
        facts["count"] = to_name(view)
    if name == "act":
        facts["phase"] = phase(view)
    return Message(f"cardgame-ask-{name}", facts)


def cost_of(box: Box, card: int) -> dict[str, Fact]:
    """What a card of the setup costs; 0 for one that cannot be placed."""
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
