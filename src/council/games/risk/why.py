"""Why a move is refused: the rules as a referee checks them, stated apart from `rules.py`."""

from collections.abc import Callable
from functools import cache

from council.core.game import Fact, Message, Refusal, Who
from council.core.state import CHANCE, NOBODY, PUBLIC, REFEREE
from council.games.risk import moves as m
from council.games.risk.board import HAND, NOWHERE
from council.games.risk.cards import ICONS, Box, Territory, coast
from council.games.risk.heralds import exiles, force_name
from council.games.risk.neutrals import FREE_FOLK
from council.games.risk.realm import Realm
from council.games.risk.rules import Risk
from council.games.risk.view import phase, trade_step

Check = Callable[["Case"], Message | None]
Facts = dict[str, Fact]

# The verbs of the table and where each begins; a word is its own verb.
RANGES: tuple[tuple[int, str], ...] = (
    (int(m.HOUSE), "house"),
    (int(m.DEAL), "deal"),
    (int(m.DEPLOY), "deploy"),
    (int(m.CLAIM), "claim"),
    (int(m.ARMIES), "armies"),
    (int(m.ATTACK), "attack"),
    (int(m.FROM), "from"),
    (int(m.TO), "to"),
    (int(m.DICE), "dice"),
    (int(m.ROLL), "roll"),
    (int(m.DRAW), "drawn"),
    (int(m.TRADE), "trade"),
    (int(m.UNIT), "unit"),
    (int(m.USE), "use"),
    (int(m.PICK), "pick"),
    (int(m.REVEAL), "reveal"),
    (int(m.SEAT), "seat"),
    (int(m.UNSEEN_DRAW), "drawn"),
    (int(m.UNSEEN_PICK), "drawn"),
    (int(m.KNIGHTS), "knights"),
    (int(m.ENGINES), "engines"),
    (int(m.MANEUVER), "maneuver"),
    (int(m.LATE_HOUSE), "house"),
)
OF_MITCHELL = ("call", "wildlings", "yes", "no")
BY_CHANCE = ("deal", "roll", "drawn", "seat")
ABSENT = (
    *("claim", "unit", "use", "pick", "reveal", "knights", "engines", "maneuver"),
    *(word for word in m.WORD_TEXTS[4:] if word not in OF_MITCHELL),
)
ROOM = 5  # cards in a hand
ANSWERS = {
    "house": ("house",),
    "trade": ("trade", "done"),
    "deploy": ("deploy",),
    "count": ("armies",),
    "invade": ("attack", "done"),
    "commit": ("dice",),
    "defend": ("dice",),
    "go-on": ("stop", "fight"),
    "move-in": ("armies",),
    "leave": ("from", "done"),
    "go": ("to",),
    "march": ("armies",),
    "draw": ("draw", "done", "call", "wildlings"),
    "call": ("house",),
    "land": ("to",),
    "agree": ("yes", "no"),
    "give-up": ("pick",),
    "claim": ("claim",),
    "start": ("deploy",),
    "swap": ("trade", "done"),
    "base": ("unit",),
    "purchase": ("maester", "objective", "done"),
    "use-knights": ("knights", "armies"),
    "use-engines": ("engines", "armies"),
    "take-knights": ("knights", "armies"),
    "take-engines": ("engines", "armies"),
    "score": ("reveal", "done"),
}


NUMBERED = ("count", "move-in", "march")  # where armies are counted out


@cache
def verb_of(move: int) -> tuple[str, int]:
    """The verb of a move and its number among the moves with that verb."""
    if move < m.HOUSE:
        return m.WORD_TEXTS[move], 0
    first, verb = next((first, verb) for first, verb in reversed(RANGES) if move >= first)
    return verb, move - first + (int(m.HOUSES) if first == m.LATE_HOUSE else 0)


@cache
def adjacent(one: Territory, two: Territory, war: bool) -> bool:
    """By border, lane or coast; in World at War across the Narrow Sea too."""
    if two.id in one.adjacent or (coast(one) != "" and coast(one) == coast(two)):
        return True
    return war and {coast(one), coast(two)} == {"westeros:east", "essos:west"}


class Case:
    """A move taken apart, and the table it is to be made on."""

    def __init__(self, view: Risk, move: int, box: Box) -> None:
        self.view = view
        self.box = box
        self.asked = int(view.seat())
        self.seat = self.asked if view.viewer == REFEREE else int(view.viewer)
        self.phase = phase(view)
        self.passes = False  # a card lets maneuvers pass through opponents (A-64)
        self.verb, self.n = verb_of(move)

    def name(self, t: int) -> Fact:
        return self.box.territories[t].name

    def owner(self, t: int) -> int:
        return int(self.view.owner[t])

    def armies(self, t: int) -> int:
        return int(self.view.armies[t])

    def mine(self, t: int) -> bool:
        return self.owner(t) == self.asked

    def here(self, t: int) -> bool:
        return self.owner(t) != NOWHERE

    def adjacent(self, a: int, b: int) -> bool:
        land = self.box.territories
        war = self.here(0) and self.here(len(land) - 1)
        return adjacent(land[a], land[b], war) or self.sailed(land[a].id, land[b].id)

    def sailed(self, *ends: str) -> bool:
        """House Mitchell's own line, both ways."""
        lines = self.box.tables["setup"]["house_mitchell"]["extra_links"]
        return bool(self.view.mitchell) and any(set(ends) == set(line) for line in lines)

    def marches(self) -> bool:
        """Whether the move orders a maneuver."""
        return self.phase in ("leave", "go") and self.verb in ("from", "to")

    def chain(self, start: int) -> set[int]:
        """Own territories that can be reached from one through others."""
        lands = range(len(self.box.territories))
        way = [t for t in lands if self.mine(t) or (self.passes and self.owner(t) >= 0)]
        reached, fresh = {start}, [start]
        while fresh:
            a = fresh.pop()
            more = [b for b in way if b not in reached and self.adjacent(a, b)]
            reached.update(more)
            fresh += more
        return {t for t in reached if self.mine(t)}

    def places(self) -> list[int]:
        """The territories the move names."""
        if self.verb == "attack":
            return list(self.box.links[self.n])
        return [self.n] if self.verb in ("deploy", "from", "to", "claim", "unit") else []

    def hand(self) -> list[int]:
        place = HAND + self.asked
        return [card for card, where in enumerate(self.view.cards.place) if where == place]

    def begun(self) -> list[int]:
        """The cards of the set traded so far."""
        return [int(c) for c in (self.view.trade1, self.view.trade2) if c >= 0]

    def bonus_places(self) -> list[int]:
        cards = (self.view.trade1, self.view.trade2, self.view.trade3)
        return [int(card) for card in cards if self.mine(int(card))]

    def stock(self) -> int:
        """The armies from which some are taken: to place, in the conquering army, or there."""
        view = self.view
        if self.phase == "count":
            return int(view.bonus) or int(view.pool)
        here = self.armies(int(view.source))
        return here + int(view.committed) if self.phase == "move-in" else here

    def number(self) -> int:
        """The number of armies that is meant."""
        if self.n < m.MOST_COUNTED:
            return self.n + 1
        keep = 0 if self.phase == "count" else 1
        return self.stock() - (keep if self.n == m.MOST_COUNTED else self.n - int(m.MOST_COUNTED))


# -- whose move it is


def not_over(c: Case) -> Message | None:
    """After the end nothing is played."""
    return Message("risk-why-over") if c.asked == NOBODY else None


def seated(c: Case) -> Message | None:
    """Who watches does not play."""
    return Message("risk-why-spectator") if c.seat == PUBLIC else None


def still_in(c: Case) -> Message | None:
    """Who has no army left is out."""
    out = c.seat >= 0 and int(c.view.out) >> c.seat & 1 and c.seat != c.asked
    return Message("risk-why-out") if out else None


def not_chance(c: Case) -> Message | None:
    """Dice and cards fall by themselves."""
    return Message("risk-why-chance") if c.asked == CHANCE else None


def on_turn(c: Case) -> Message | None:
    """One answers when asked."""
    return Message("risk-why-turn", {"who": Who(c.asked)}) if c.asked != c.seat else None


# -- what may be answered


def by_players(c: Case) -> Message | None:
    """Nobody chooses what is dealt, rolled or drawn."""
    said = c.verb == "seat" and c.phase == "say-seat"
    return Message("risk-why-by-chance") if c.verb in BY_CHANCE and not said else None


def part_of_mitchell(c: Case) -> Message | None:
    """Exiles and Wildlings belong to House Mitchell's amendments."""
    if c.verb in OF_MITCHELL and not c.view.mitchell:
        return Message("risk-why-mitchell")
    return None


def part_of_skirmish(c: Case) -> Message | None:
    """Gold, characters, maesters, objectives and units are not in this game."""
    absent = c.verb in ABSENT and not isinstance(c.view, Realm)
    return Message("risk-why-dominion") if absent else None


def all_deployed(c: Case) -> Message | None:
    """Every army is placed before anything else."""
    if c.phase in ("deploy", "count") and c.verb in ("done", "attack", "from"):
        return Message("risk-why-deploy-first", {"armies": int(c.view.bonus + c.view.pool)})
    return None


def battle_begun(c: Case) -> Message | None:
    """A declared invasion has at least one battle."""
    if c.phase == "commit" and c.verb in ("stop", "done", "attack"):
        return Message("risk-why-declared", {"target": c.name(int(c.view.target))})
    return None


def fits_question(c: Case) -> Message | None:
    """One answers what is asked."""
    if c.verb in ANSWERS[c.phase]:
        return None
    return Message(f"risk-why-now-{c.phase}")


def during(phase: str) -> Check:
    """The same in a phase that has a rule of its own: the set-up is no turn."""
    return lambda c: fits_question(c) if c.phase == phase else None


picks_a_house = during("house")


# -- set-up


def house_of_game(c: Case) -> Message | None:
    """Each number of players has its Houses."""
    if c.phase == "house" and c.n not in [int(h) for h in c.view.land.houses]:
        return Message("risk-why-house", {"house": force_name(c.box, c.n)})
    return None


def house_free(c: Case) -> Message | None:
    """Two players do not share a House."""
    if c.phase == "house" and c.n in [int(h) for h in c.view.houses]:
        return Message("risk-why-house-taken", {"house": c.box.houses[c.n].name})
    return None


# -- trading


def five_must_trade(c: Case) -> Message | None:
    """With five cards at the start of the turn a set must go."""
    if c.verb == "done" and c.phase == "trade" and not c.view.midway and not c.begun():
        return Message("risk-why-five") if len(c.hand()) >= 5 else None
    return None


def loot_must_trade(c: Case) -> Message | None:
    """More than five cards taken are brought down at once."""
    if c.verb == "done" and c.phase == "trade" and c.view.midway and not c.begun():
        return None if c.view.may_trade else Message("risk-why-loot")
    return None


def set_completed(c: Case) -> Message | None:
    """A set that was begun is finished."""
    if c.verb == "done" and c.phase == "trade" and c.begun():
        return Message("risk-why-half-set")
    return None


def in_hand(c: Case) -> Message | None:
    """One trades what one holds."""
    if c.verb == "trade" and c.phase == "trade" and c.n not in c.hand():
        return Message("risk-why-no-card", {"card": c.name(c.n)})
    return None


def rising(c: Case) -> Message | None:
    """The cards of a set are named from the lowest number up."""
    begun = c.begun() if c.phase == "trade" else []
    if c.verb == "trade" and begun and c.n < max(begun):
        return Message("risk-why-rising", {"card": c.name(c.n)})
    return None


def makes_a_set(c: Case) -> Message | None:
    """Three alike or three different."""
    if c.verb != "trade" or c.phase != "trade":
        return None
    chosen = [*c.begun(), c.n]
    later = [card for card in c.hand() if card > c.n]
    if len(chosen) == 3:
        sets = [chosen]
    elif len(chosen) == 2:
        sets = [[*chosen, third] for third in later]
    else:
        sets = [[c.n, a, b] for a in later for b in later if a < b]
    for cards in sets:
        if len({c.box.territories[card].icon for card in cards}) != 2:
            return None
    key = f"risk-why-no-set-{trade_step(c.view)}"
    return Message(key, {"card": c.name(c.n), "icon": ICONS[c.box.territories[c.n].icon]})


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
    """Who fought for a territory moves in."""
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


# -- House Mitchell


def room_in_hand(c: Case) -> Message | None:
    """Nobody draws a sixth card."""
    if c.verb == "draw" and len(c.hand()) >= ROOM:
        return Message("risk-why-full-hand")
    return None


def earned_by_conquest(c: Case) -> Message | None:
    """Only the card earned by conquest is given up for a call."""
    calls = c.phase == "draw" and c.verb in ("call", "wildlings")
    spent = c.view.conquests == 0 or c.view.drew != 0
    return Message("risk-why-not-earned") if calls and spent else None


def somebody_exiled(c: Case) -> Message | None:
    """Only a House in exile can be called."""
    if c.verb == "call" and not exiles(c.view):
        return Message("risk-why-no-exile")
    if c.phase == "call" and c.n not in exiles(c.view):
        return Message("risk-why-not-exiled", {"house": force_name(c.box, c.n)})
    return None


def beyond_the_wall(c: Case) -> Message | None:
    """Wildlings who hold The Gift are not called again."""
    if c.verb == "wildlings" and c.view.banners[c.box.territory("the_gift")] == FREE_FOLK:
        return Message("risk-why-wildlings")
    return None


def at_a_port(c: Case) -> Message | None:
    """Exiles come by ship."""
    if c.phase == "land" and not coast(c.box.territories[c.n]):
        return Message("risk-why-portless", {"target": c.name(c.n)})
    return None


# In the order a referee would look; the first that speaks is the answer.
CHECKS: tuple[tuple[str, Check], ...] = (
    ("S-53", not_over),
    ("C-15", seated),
    ("S-45", still_in),
    ("A-16", not_chance),
    ("S-11", on_turn),
    ("A-16", by_players),
    ("A-46", part_of_mitchell),
    ("S-03", part_of_skirmish),
    ("S-21", all_deployed),
    ("S-57", battle_begun),
    ("S-05", picks_a_house),
    ("S-12", fits_question),
    ("S-02", house_of_game),
    ("S-05", house_free),
    ("S-19", five_must_trade),
    ("S-47", loot_must_trade),
    ("S-16", set_completed),
    ("S-16", in_hand),
    ("S-16", rising),
    ("S-16", makes_a_set),
    ("S-02", on_the_map),
    ("S-21", deploys_at_home),
    ("S-18", bonus_at_home),
    ("S-22", own_source),
    ("S-22", others_target),
    ("S-23", linked),
    ("S-30", strong_enough),
    ("S-33", attack_dice),
    ("S-30", army_left_behind),
    ("S-34", defence_dice),
    ("S-21", enough_to_deploy),
    ("S-31", one_stays),
    ("S-41", committed_move_in),
    ("A-13", plainly_counted),
    ("S-49", own_armies),
    ("S-49", army_to_spare),
    ("S-49", another_place),
    ("S-50", somewhere_to_go),
    ("S-50", on_a_chain),
    ("A-11", room_in_hand),
    ("A-53", earned_by_conquest),
    ("M-13", somebody_exiled),
    ("A-60", beyond_the_wall),
    ("A-54", at_a_port),
)


def refuse(
    view: Risk, move: int, box: Box, checks: tuple[tuple[str, Check], ...] = CHECKS
) -> Refusal | None:
    """The first rule against the move, or None."""
    return judge(Case(view, move, box), checks)


def judge(case: Case, checks: tuple[tuple[str, Check], ...]) -> Refusal | None:
    """The first rule that speaks against a case."""
    for rule, check in checks:
        message = check(case)
        if message is not None:
            return Refusal(rule, message)
    return None
