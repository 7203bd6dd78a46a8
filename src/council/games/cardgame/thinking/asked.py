"""What is asked, as numbers: the step, the card it is about, how many are still to be named."""

from typing import Final

from mypy_extensions import i64

from council.core.bits import popcount
from council.core.state import CHANCE, NOBODY, REFEREE
from council.games.cardgame.box.texts import ZONE_HAND
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.cards.costs import KneelSome
from council.games.cardgame.rules.cards.on_players import DiscardDownTo, RevealNewPlot, SearchDeck
from council.games.cardgame.rules.cards.targets import Choose, LookAtHand
from council.games.cardgame.rules.challenges import (
    ANNOUNCING,
    ATTACKING,
    NAMING,
    Challenges,
    Claim,
)
from council.games.cardgame.rules.dealing import Drawing, Losing
from council.games.cardgame.rules.killing import Killing
from council.games.cardgame.rules.marshalling import Actions, Attaching
from council.games.cardgame.rules.modifiers import claim_of
from council.games.cardgame.rules.phases import (
    ChoosePlots,
    Initiative,
    RevealPlots,
    WhenRevealed,
)
from council.games.cardgame.rules.setup import Draft, Houses, Mulligan, PickSeven, Place, TurnUp
from council.games.cardgame.rules.timing import Settle
from council.games.cardgame.state.board import HAND
from council.games.cardgame.state.hidden import face_of
from council.kit.stack import Frame, Op

# The steps as people see them, by number
STEP_NAMES: Final = [
    *["over", "act", "marshal", "respond", "order-passives", "challenge", "attack", "stealth"],
    *["defend", "claim", "save", "order-saves", "pick", "pick-up-to", "take", "kneel", "host"],
    *["plot", "reveal", "first", "initiative", "order-plots", "drawing", "losing", "look"],
    *["discard", "search", "new-plot", "houses", "draft", "dealing", "plot-deck", "mulligan"],
    *["again", "place", "turn-up"],
]
OVER: Final[i64] = 0
ACT: Final[i64] = 1
MARSHAL: Final[i64] = 2
RESPOND: Final[i64] = 3
ORDER_PASSIVES: Final[i64] = 4
CHALLENGE: Final[i64] = 5
ATTACK: Final[i64] = 6
STEALTH: Final[i64] = 7
DEFEND: Final[i64] = 8
CLAIM: Final[i64] = 9
SAVE: Final[i64] = 10
ORDER_SAVES: Final[i64] = 11
PICK: Final[i64] = 12
PICK_UP_TO: Final[i64] = 13
TAKE: Final[i64] = 14
KNEEL: Final[i64] = 15
HOST: Final[i64] = 16
PLOT: Final[i64] = 17
REVEAL: Final[i64] = 18
FIRST: Final[i64] = 19
INITIATIVE: Final[i64] = 20
ORDER_PLOTS: Final[i64] = 21
DRAWING: Final[i64] = 22
LOSING: Final[i64] = 23
LOOK: Final[i64] = 24
DISCARD: Final[i64] = 25
SEARCH: Final[i64] = 26
NEW_PLOT: Final[i64] = 27
HOUSES: Final[i64] = 28
DRAFT: Final[i64] = 29
DEALING: Final[i64] = 30
PLOT_DECK: Final[i64] = 31
MULLIGAN: Final[i64] = 32
AGAIN: Final[i64] = 33
PLACE: Final[i64] = 34
TURN_UP: Final[i64] = 35


def step_of(view: CardGame) -> i64:
    """What is asked or happening; the usual questions are looked for first."""
    if view.asked == NOBODY:
        return OVER
    frame = view.top()
    op = view.op(frame)
    if isinstance(op, Actions):
        return MARSHAL if frame.card == frame.seat else ACT
    if isinstance(op, Settle):
        return ORDER_PASSIVES if frame.step == 0 else RESPOND
    if isinstance(op, Challenges):
        return challenge_step(frame)
    if isinstance(op, Killing):
        return ORDER_SAVES if frame.step == 0 else SAVE
    if isinstance(op, Choose):
        if op.up_to != 0:
            return PICK_UP_TO
        return TAKE if op.select.zone == ZONE_HAND else PICK
    if isinstance(op, Claim):
        return CLAIM
    if isinstance(op, ChoosePlots):
        return PLOT
    if isinstance(op, Attaching):
        return HOST
    if isinstance(op, KneelSome):
        return KNEEL
    if isinstance(op, Initiative):
        return INITIATIVE if frame.step == 0 else FIRST
    return rare_step(view, op)


def challenge_step(frame: Frame) -> i64:
    """Announce, attack, name by stealth, defend."""
    if frame.step == ANNOUNCING:
        return CHALLENGE
    if frame.step == ATTACKING:
        return ATTACK
    return STEALTH if frame.step == NAMING else DEFEND


def rare_step(view: CardGame, op: Op | None) -> i64:
    """Chance, and rare texts."""
    if isinstance(op, Drawing):
        return DRAWING
    if isinstance(op, RevealPlots):
        return REVEAL
    if isinstance(op, Losing):
        return LOSING
    if isinstance(op, WhenRevealed):
        return ORDER_PLOTS
    if isinstance(op, DiscardDownTo):
        return DISCARD
    if isinstance(op, SearchDeck):
        return SEARCH
    if isinstance(op, RevealNewPlot):
        return NEW_PLOT
    if isinstance(op, LookAtHand):
        return LOOK
    return setup_step(view, op)


def setup_step(view: CardGame, op: Op | None) -> i64:
    """Before the first round."""
    chance = view.asked == CHANCE
    if isinstance(op, Place):
        return PLACE
    if isinstance(op, Mulligan):
        return AGAIN if chance else MULLIGAN
    if isinstance(op, Draft):
        return DEALING if chance else DRAFT
    if isinstance(op, PickSeven):
        return PLOT_DECK
    if isinstance(op, TurnUp):
        return TURN_UP
    assert isinstance(op, Houses)
    return HOUSES


def subject_of(view: CardGame, step: i64) -> i64:
    """The card the question is about; -1: none."""
    if step == OVER:
        return -1
    frame = view.top()
    if step == STEALTH or step == HOST:
        return frame.card
    if step == SAVE:
        return frame.slots[frame.card]
    if step == PLACE and (view.viewer == REFEREE or view.viewer == view.seat()):
        house = view.house_of(view.seat())
        card = view.cards.nth_in(HAND + 3 * house, frame.step % view.printed.setup_hand)
        return face_of(view, card)
    return -1


def source_of(view: CardGame, step: i64) -> i64:
    """The card or plot whose text is at work; -1: none."""
    if PICK <= step <= KNEEL or LOOK <= step <= NEW_PLOT:
        return view.top().card
    return -1


def to_name(view: CardGame) -> i64:
    """How many are still to be named for the claim or a cost, or may be named for a text; how
    many setup cards the viewer is still asked about."""
    frame = view.top()
    op = view.op(frame)
    if isinstance(op, Claim):
        return claim_of(view, view.attacker) - popcount(frame.slots[2])
    if isinstance(op, KneelSome):
        return op.count - frame.step
    if isinstance(op, Choose):
        return op.count - frame.step % 16
    if isinstance(op, Place) and view.viewer == view.seat():
        return view.printed.setup_hand - frame.step % view.printed.setup_hand
    return 0
