"""Why a move is refused: the rules as a referee checks them, stated apart from `rules.py`."""

from collections.abc import Callable
from functools import cache

from council.core.game import Fact, Message, Refusal, Who
from council.core.state import CHANCE, NOBODY, PUBLIC, REFEREE, members
from council.games.cardgame import contest, timing
from council.games.cardgame import moves as m
from council.games.cardgame.board import DEAD, HAND, PLOT_DECK
from council.games.cardgame.book import CANNOT_ATTACK, CANNOT_DEFEND
from council.games.cardgame.cards import ICONS, PHASES, Box, Face
from council.games.cardgame.rules import CardGame
from council.games.cardgame.select import ACTION, RESPONSE, SAVE, Ability
from council.games.cardgame.stats import PLAIN
from council.games.cardgame.texts import Piece
from council.games.cardgame.view import bits, challenges_left, lying, on_card, step, subject, tax

Check = Callable[["Case"], Message | None]
Facts = dict[str, Fact]

# The verbs of the table and where each begins; a word is its own verb.
RANGES: tuple[tuple[int, str], ...] = (
    (int(m.PLOT), "plot"),
    (int(m.PLACE), "place"),
    (int(m.MARSHAL), "marshal"),
    (int(m.DUPLICATE), "duplicate"),
    (int(m.PLAY), "play"),
    (int(m.USE), "use"),
    (int(m.USE_SECOND), "use-second"),
    (int(m.CHALLENGE), "challenge"),
    (int(m.COMMIT), "commit"),
    (int(m.PICK), "pick"),
    (int(m.DRAW), "draw"),
    (int(m.LOSE), "lose"),
    (int(m.REVEAL), "reveal"),
    (int(m.FIRST), "first"),
    (int(m.INITIATIVE), "initiative"),
    (int(m.STARK), "seats"),
    (int(m.UNSEEN_PLOT), "unseen"),
)
BY_CHANCE = ("draw", "lose", "reveal", "initiative", "seats", "unseen", "ready", "again")
ACTS = ("pass", "play", "use", "use-second")
ANSWERS = {
    "draft": ("plot",),
    "plot-deck": ("plot",),
    "mulligan": ("hand",),
    "place": ("place", "place-nothing"),
    "plot": ("plot",),
    "new-plot": ("plot",),
    "first": ("first",),
    "order-plots": ("pick",),
    "order-passives": ("pick",),
    "order-saves": ("pick",),
    "respond": ACTS,
    "save": ACTS,
    "act": ACTS,
    "marshal": (*ACTS, "marshal", "duplicate"),
    "host": ("pick",),
    "challenge": ("challenge", "done"),
    "attack": ("commit", "done"),
    "stealth": ("pick", "pass"),
    "defend": ("commit", "done"),
    "claim": ("pick",),
    "kneel": ("pick",),
    "pick": ("pick",),
    "pick-up-to": ("pick", "done"),
    "take": ("place",),
    "discard": ("pick",),
    "search": ("pick", "nothing"),
}
KIND_OF_STEP = {"respond": RESPONSE, "save": SAVE, "act": ACTION, "marshal": ACTION}
SETUP_GOLD = 5


@cache
def verb_of(move: int) -> tuple[str, int]:
    """The verb of a move and its number among the moves with that verb."""
    if move < m.PLOT:
        return m.WORD_TEXTS[move].removesuffix(" nothing").split()[0] + (
            "-nothing" if move == m.PLACE_NOTHING else ""
        ), 0
    first, verb = next((first, verb) for first, verb in reversed(RANGES) if move >= first)
    return verb, move - first


class Case:
    """A move taken apart, and the table it is to be made on."""

    def __init__(self, view: CardGame, move: int, box: Box) -> None:
        self.view = view
        self.box = box
        self.move = move
        self.asked = int(view.seat())
        self.seat = self.asked if view.viewer == REFEREE else int(view.viewer)
        self.step = step(view)
        self.verb, self.n = verb_of(move)

    @property
    def house(self) -> int:
        """The House of the seat that is asked."""
        return int(self.view.house_of(self.asked))

    @property
    def face(self) -> Face:
        """What is printed on the card of the move."""
        return self.box.cards[self.n]

    def card(self) -> Facts:
        """The thing the move names."""
        thing = 100 + self.n if self.verb == "plot" else self.n
        return {"card": self.box.name(thing)}

    def no(self, key: str, **facts: Fact) -> Message:
        return Message(f"cardgame-why-{key}", {**self.card(), **facts})

    def names_hand_card(self) -> bool:
        return self.verb in ("marshal", "duplicate", "play") or (
            self.verb == "pick" and self.step == "discard"
        )

    def hand(self) -> list[int]:
        return lying(self.view, int(HAND) + 3 * self.house)

    def mine(self) -> bool:
        return self.n < 100 and self.n // 50 == self.house

    def ability(self) -> Ability | None:
        """The ability a `play` or `use` means here."""
        wanted = KIND_OF_STEP[self.step]
        second = int(self.verb == "use-second")
        found = [
            a
            for a in self.view.library().of[self.n]
            if a.kind == wanted and (a.second == second or self.step != "act")
        ]
        return found[0] if found else None

    def acts(self) -> bool:
        return self.verb in ("play", "use", "use-second")

    def duplicate_saves(self) -> bool:
        """A duplicate under the victim that is to be saved."""
        if self.step != "save" or self.verb != "use" or self.n >= 100:
            return False
        return bool(self.view.host[self.n] == subject(self.view) and not self.view.in_play(self.n))


# -- whose move it is


def not_over(c: Case) -> Message | None:
    """After the end nothing is played."""
    return Message("cardgame-why-over") if c.asked == NOBODY else None


def seated(c: Case) -> Message | None:
    """Who watches does not play."""
    return Message("cardgame-why-spectator") if c.seat == PUBLIC else None


def not_chance(c: Case) -> Message | None:
    """Cards come by themselves."""
    return Message("cardgame-why-chance") if c.asked == CHANCE else None


def on_turn(c: Case) -> Message | None:
    """One answers when asked."""
    return Message("cardgame-why-turn", {"who": Who(c.asked)}) if c.asked != c.seat else None


def by_players(c: Case) -> Message | None:
    """Nobody chooses what is drawn, lost at random or turned up."""
    return Message("cardgame-why-by-chance") if c.verb in BY_CHANCE else None


def fits_question(c: Case) -> Message | None:
    """One answers what is asked."""
    if c.verb in ANSWERS[c.step]:
        return None
    return Message(f"cardgame-why-now-{c.step}")


# -- set-up and plots


def own_plot(c: Case) -> Message | None:
    """Only a plot of one's own plot deck that is not used."""
    if c.verb != "plot" or c.step not in ("plot", "new-plot"):
        return None
    deck = lying(c.view, int(PLOT_DECK) + c.house)
    return c.no("plot") if 100 + c.n not in deck else None


def plot_on_offer(c: Case) -> Message | None:
    """A plot that lies before the player."""
    if c.verb == "plot" and c.move not in members(c.view.legal_moves()):
        return c.no("plot-offer")
    return None


def card_asked_about(c: Case) -> Message | None:
    """The cards of the set-up hand are gone through one by one."""
    if c.step == c.verb == "place" and c.n != subject(c.view):
        return c.no("other-card", other=c.box.name(subject(c.view)))
    return None


def placeable(c: Case) -> Message | None:
    """Characters and locations only."""
    if c.step == c.verb == "place" and c.face.type not in ("character", "location"):
        return c.no("not-placed")
    return None


def _placed(c: Case) -> list[Face]:
    placed = int(c.view.hidden[c.house])
    return [c.box.cards[card] for k, card in enumerate(c.hand()) if placed >> k & 1]


def set_up_gold(c: Case) -> Message | None:
    """Five gold in all."""
    if c.verb != "place" or c.step != "place":
        return None
    left = SETUP_GOLD - sum(face.cost or 0 for face in _placed(c))
    return c.no("setup-gold", left=left) if (c.face.cost or 0) > left else None


def one_limited(c: Case) -> Message | None:
    """One Limited card in the set-up."""
    if (
        c.step == c.verb == "place"
        and "limited" in c.face.keywords
        and any("limited" in face.keywords for face in _placed(c))
    ):
        return c.no("setup-limited")
    return None


def once_placed(c: Case) -> Message | None:
    """No duplicates in the set-up."""
    if c.step == c.verb == "place" and c.face.unique and c.face in _placed(c):
        return c.no("setup-unique")
    return None


# -- cards from the hand


def in_hand(c: Case) -> Message | None:
    """One plays what one holds."""
    if c.names_hand_card() and c.n < 100 and not (c.mine() and _held_title(c)):
        return c.no("not-held")
    return None


def _held_title(c: Case) -> bool:
    return any(c.box.cards[card] is c.face for card in c.hand())


def one_number(c: Case) -> Message | None:
    """Copies of a title in a hand go by one number."""
    if c.names_hand_card() and c.n < 100:
        shown = int(c.view.held_face(int(c.view.print().low[c.n])))
        if shown != c.n:
            return c.no("copy", id=c.box.ids[shown])
    return None


def no_event(c: Case) -> Message | None:
    """Events are played for their text, not marshalled."""
    if c.verb == "marshal" and c.face.type == "event":
        return c.no("event")
    return None


def is_event(c: Case) -> Message | None:
    """Only events are played for their text."""
    if c.verb == "play" and c.face.type != "event":
        return c.no("no-event")
    return None


def unique_once(c: Case) -> Message | None:
    """A unique card with a copy in play or dead stays in hand."""
    if c.verb != "marshal" or not c.face.unique:
        return None
    deck = range(50 * c.house, 50 * c.house + 50)
    for copy in (card for card in deck if c.box.cards[card] is c.face):
        if c.view.in_play(copy):
            return c.no("unique")
        if c.view.cards.place[copy] == DEAD + c.house:
            return c.no("dead")
    return None


def affordable(c: Case) -> Message | None:
    """The cost is paid from one's own pool."""
    if c.verb == "marshal":
        cost, gold = int(c.view.cost_of(c.n)), int(c.view.gold[c.house])
        if cost > gold:
            return c.no("cost", cost=cost, gold=gold)
    return None


def limited_once(c: Case) -> Message | None:
    """One Limited card a round."""
    if c.verb == "marshal" and "limited" in c.face.keywords and c.view.limited[c.house]:
        return c.no("limited")
    return None


def has_host(c: Case) -> Message | None:
    """An attachment needs a character that fits."""
    if (
        c.verb == "marshal"
        and c.face.type == "attachment"
        and not any(timing.hosts(c.view, c.n, d) for d in range(2))
    ):
        return c.no("host")
    return None


def duplicates_a_character(c: Case) -> Message | None:
    """Duplicates are for unique characters in play."""
    if c.verb == "duplicate" and not (c.face.unique and c.face.type == "character"):
        return c.no("duplicate")
    return None


def original_in_play(c: Case) -> Message | None:
    """The character must be there."""
    if c.verb != "duplicate":
        return None
    copies = range(50 * c.house, 50 * c.house + 50)
    there = any(c.box.cards[card] is c.face and c.view.in_play(card) for card in copies)
    return None if there else c.no("no-original")


# -- abilities


def own_card(c: Case) -> Message | None:
    """Only the owner uses a card in play."""
    if c.verb in ("use", "use-second"):
        if c.n >= 100:
            return c.no("use-plot")
        if not c.mine():
            return c.no("not-yours")
    return None


def there_to_use(c: Case) -> Message | None:
    """A card in play, or one that has just died and speaks of that."""
    if c.verb not in ("use", "use-second") or c.view.in_play(c.n) or c.duplicate_saves():
        return None
    died = c.step == "respond" and c.move in members(c.view.legal_moves())
    return None if died else c.no("not-in-play")


def not_blank(c: Case) -> Message | None:
    """A text that is switched off does nothing."""
    if c.verb in ("use", "use-second") and c.view.in_play(c.n) and c.view.blank(c.n):
        return c.no("blank")
    return None


def has_ability(c: Case) -> Message | None:
    """The card must have an ability of the right kind."""
    if not c.acts() or c.duplicate_saves():
        return None
    return c.no(f"no-{_kind(c)}") if c.ability() is None else None


def _kind(c: Case) -> str:
    return {"respond": "response", "save": "save"}.get(c.step, "action")


def right_phase(c: Case) -> Message | None:
    """An ability is used in the phase it names."""
    ability = _used(c)
    if ability is not None and ability.kind == ACTION and not c.view.in_time(ability):
        return c.no("phase", phase=PHASES[int(c.view.phase)])
    return None


def _used(c: Case) -> Ability | None:
    if not c.acts() or c.duplicate_saves():
        return None
    return c.ability()


def under_limit(c: Case) -> Message | None:
    """So often and no more."""
    ability = _used(c)
    if ability is None or not ability.limit or c.step == "respond":
        return None
    used = int(c.view.uses(ability, c.n, c.house))
    return c.no("limit", count=int(ability.limit)) if used >= ability.limit else None


def condition_holds(c: Case) -> Message | None:
    """What the text asks for must be so."""
    ability = _used(c)
    if ability is None or ability.kind != ACTION:
        return None
    host = c.view.host_of(c.n)
    if not c.view.holds(ability, c.n, c.house, host, PLAIN, 0):
        return c.no("condition")
    return None


def costs_payable(c: Case) -> Message | None:
    """Every cost can be paid."""
    return c.no("unpayable") if _fails(c, "costs") else None


def target_there(c: Case) -> Message | None:
    """There is something to choose."""
    return c.no("no-target") if _fails(c, "targets") else None


def _fails(c: Case, part: str) -> bool:
    ability = _used(c)
    if ability is None:
        return False
    host = c.view.host_of(c.n)
    pieces = [piece for piece in getattr(ability, part) if isinstance(piece, Piece)]
    return not all(piece.possible(c.view, c.house, c.n, host) for piece in pieces)


def answers_something(c: Case) -> Message | None:
    """A response or save needs what it answers; an effect must change something."""
    if c.acts() and c.move not in members(c.view.legal_moves()):
        return c.no("idle") if c.step in ("act", "marshal") else c.no(f"idle-{_kind(c)}")
    return None


# -- challenges


def challenge_left(c: Case) -> Message | None:
    """One of each type, and what cards add."""
    if c.verb == "challenge" and not challenges_left(c.view, c.house, c.n):
        return Message("cardgame-why-challenge-made", {"contest": ICONS[c.n]})
    return None


def tax_paid(c: Case) -> Message | None:
    """A plot may ask for gold first."""
    if c.verb == "challenge" and tax(c.view, c.house, c.n) > c.view.gold[c.house]:
        facts: Facts = {"contest": ICONS[c.n], "gold": tax(c.view, c.house, c.n)}
        return Message("cardgame-why-tax", facts)
    return None


def somebody_to_attack(c: Case) -> Message | None:
    """Without an attacker there is no challenge."""
    if c.verb == "challenge" and not contest.attackers_for(c.view, c.house, c.n):
        return Message("cardgame-why-no-attacker", {"contest": ICONS[c.n]})
    return None


def attacker_named(c: Case) -> Message | None:
    """At least one attacker."""
    if c.verb == "done" and c.step == "attack" and not c.view.top().slots[0]:
        return Message("cardgame-why-one-attacker")
    return None


def own_character(c: Case) -> Message | None:
    """Each side sends its own characters in play."""
    if c.verb != "commit":
        return None
    if not c.mine() or not c.view.in_play(c.n) or c.face.type != "character":
        return c.no("not-your-character")
    return None


def stands(c: Case) -> Message | None:
    """A kneeling character neither attacks nor defends."""
    return c.no("kneels") if c.verb == "commit" and not c.view.stands(c.n) else None


def has_icon(c: Case) -> Message | None:
    """The icon of the challenge permits it."""
    if (
        c.verb == "commit"
        and not int(c.view.icons[2 * int(c.view.contest) + c.house]) >> c.n % 50 & 1
    ):
        return c.no("icon", contest=ICONS[int(c.view.contest)])
    return None


def may_take_part(c: Case) -> Message | None:
    """A text may forbid it."""
    if c.verb == "commit":
        rule = CANNOT_ATTACK if c.step == "attack" else CANNOT_DEFEND
        if c.view.ruled_out(rule, c.view.contest, c.n):
            return c.no("cannot-attack" if c.step == "attack" else "cannot-defend")
    return None


def not_passed_by(c: Case) -> Message | None:
    """Whom Stealth has named does not defend."""
    if c.verb == "commit" and c.step == "defend" and int(c.view.named[c.house]) >> c.n % 50 & 1:
        return c.no("stealth-named")
    return None


def rising(c: Case) -> Message | None:
    """A set is named in rising order, so that it is named once."""
    if c.verb == "commit" and c.n < c.view.top().passes:
        return c.no("rising")
    return None


# -- picks


def nameable(c: Case) -> Message | None:
    """Stealth names an opposing character without Stealth."""
    if (
        c.verb == "pick"
        and c.step == "stealth"
        and c.n not in bits(int(contest.nameable(c.view, 1 - c.house)), 1 - c.house)
    ):
        return c.no("stealth")
    return None


def fits_host(c: Case) -> Message | None:
    """An attachment says what it goes on."""
    if c.verb == "pick" and c.step == "host":
        card = subject(c.view)
        if c.n not in [x for d in range(2) for x in bits(int(timing.hosts(c.view, card, d)), d)]:
            full = c.n < 100 and len(on_card(c.view, c.n)) > 0
            return c.no("host-full" if full else "host-wrong", other=c.box.name(card))
    return None


def own_victim(c: Case) -> Message | None:
    """The loser names characters of his own."""
    if c.verb == "pick" and c.step == "claim" and c.move not in members(c.view.legal_moves()):
        return c.no("claim")
    return None


def fits_text(c: Case) -> Message | None:
    """The text says what may be chosen."""
    if c.verb not in ("pick", "place") or c.move in members(c.view.legal_moves()):
        return None
    source = int(c.view.top().card)
    if c.step in ("kneel", "pick", "pick-up-to", "take", "search") and source >= 0:
        return c.no("pick", source=c.box.name(source))
    return c.no("pick-other")


def finds_something(c: Case) -> Message | None:
    """Who finds a card must take it."""
    if c.verb == "nothing" and c.move not in members(c.view.legal_moves()):
        return Message("cardgame-why-must-find")
    return None


def offered(c: Case) -> Message | None:
    """The last word: what is not offered cannot be done."""
    if c.move not in members(c.view.legal_moves()):
        return Message("cardgame-why-not-now")
    return None


# In the order a referee would look; the first that speaks is the answer.
CHECKS: tuple[tuple[str, Check], ...] = (
    ("POW-01", not_over),
    ("GEN-01", seated),
    ("CLM-03", not_chance),
    ("ACT-06", on_turn),
    ("GEN-07", by_players),
    ("RND-01", fits_question),
    ("PLT-04", own_plot),
    ("DRF-03", plot_on_offer),
    ("SET-10", card_asked_about),
    ("SET-13", placeable),
    ("SET-11", set_up_gold),
    ("SET-12", one_limited),
    ("SET-14", once_placed),
    ("MAR-11", in_hand),
    ("GEN-07", one_number),
    ("CRD-11", no_event),
    ("MAR-02", is_event),
    ("UNQ-01", unique_once),
    ("MAR-04", affordable),
    ("KEY-01", limited_once),
    ("CRD-09", has_host),
    ("AMB-25", duplicates_a_character),
    ("DUP-01", original_in_play),
    ("CRD-16", own_card),
    ("CRD-17", there_to_use),
    ("GEN-03", not_blank),
    ("ACT-01", has_ability),
    ("ACT-02", right_phase),
    ("GEN-03", under_limit),
    ("RSP-01", condition_holds),
    ("GLD-02", costs_payable),
    ("AMB-22", target_there),
    ("AMB-21", answers_something),
    ("CHL-02", challenge_left),
    ("GLD-02", tax_paid),
    ("CHL-07", somebody_to_attack),
    ("CHL-06", attacker_named),
    ("CHL-18", own_character),
    ("CHL-17", stands),
    ("CRD-03", has_icon),
    ("GEN-03", may_take_part),
    ("KEY-03", not_passed_by),
    ("CHL-06", rising),
    ("KEY-03", nameable),
    ("CRD-09", fits_host),
    ("CLM-02", own_victim),
    ("GEN-03", fits_text),
    ("AMB-53", finds_something),
    ("ACT-07", offered),
)


def refuse(view: CardGame, move: int, box: Box) -> Refusal | None:
    """The first rule against the move, or None."""
    case = Case(view, move, box)
    for rule, check in CHECKS:
        message = check(case)
        if message is not None:
            return Refusal(rule, message)
    return None
