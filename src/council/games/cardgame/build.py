"""From the records of the data file to what the engine runs: every mistake is named."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import Invalid, Json
from council.games.cardgame import contest as contests
from council.games.cardgame import opening, phases, timing, verbs
from council.games.cardgame import select as s
from council.games.cardgame.book import BOOKS, ON_GOLD, ON_HANDS, ON_KNEELING, ON_POWER, Book
from council.games.cardgame.cards import HOUSES, ICONS, KEYWORDS, PHASES, TYPES, Box, Face, wrong
from council.games.cardgame.moves import DECK_SIZE, THINGS
from council.games.cardgame.texts import FIXED_PROGRAMS
from council.kit.stack import Op

ZONES = ("hand", "deck", "play", "discard", "dead", "revealed_plot")
PLAYERS = {"you": s.YOU, "opponent": s.OPPONENT, "each": s.EACH}
KINDS = ("action", "response", "save", "passive", "constant", "replacement", "when_revealed")
DURATIONS = ("challenge", "phase", "round")
OPERATORS = ("<", "<=", "==", ">=", ">")
EVENTS = (
    *("card_played", "card_entered_play", "card_attached", "declared_defender", "challenge_won"),
    *("challenge_lost", "would_enter_dead_pile", "card_killed", "dominance_won", "phase_ended"),
)
RULES = (
    *("cannot_attack", "cannot_defend", "cannot_be_saved", "no_kneel_to_attack"),
    *("no_kneel_to_defend", "does_not_count_strength", "does_not_stand", "blank_text"),
    *("dies_at_zero_strength", "costs_cannot_be_lowered", "no_income_bonuses"),
    *("plot_income_zero", "extra_challenge", "challenge_tax", "wins_dominance", "skip_phase"),
)
CARD_RULES = 9  # so many of them are about cards, the others about players
STATS = {"strength": s.STRENGTH, "claim": s.CLAIM, "cost": s.COST}
SELECTOR_KEYS = (
    *("type", "zone", "controller", "house", "trait", "title", "unique", "icon", "no_icon"),
    *("standing", "participating", "attacking", "defending", "strength_max", "cost_max"),
    *("attachments_max", "self", "attached"),
)
# What never changes while a card is in play: all that a host may be asked for.
PRINTED_KEYS = ("type?", "controller?", "house?", "trait?", "title?", "unique?", "cost_max?")
ABILITY_KEYS = ("kind", "phase", "on", "when", "cost", "target", "effect", "limit", "zone")
LIMIT_KEYS = ("count", "per", "scope")
MOST_NAMES = 4
ROLES = {"attacker": 1, "defender": 2}
# What each word of the vocabulary takes; "?" marks what may be left out.
TESTS = {
    "player": ("is",),
    "card": ("matches", "which?"),
    "challenge": ("type?", "role?"),
    "participating": ("card", "as?"),
    "phase": ("in",),
    "compare": ("left", "op", "right"),
    "any": ("of",),
}
COSTS = {
    "gold": ("amount",),
    "kneel_self": (),
    "discard_self": (),
    "kneel": ("select", "count", "name?"),
}
EFFECTS = {
    "draw": ("player", "amount"),
    "discard_random": ("player", "amount"),
    "discard_down_to": ("player", "amount"),
    "discard": ("cards",),
    "kill": ("cards", "no_save?"),
    "kneel": ("cards",),
    "stand": ("cards",),
    "gain_power": ("cards", "amount"),
    "claim_power": ("player", "amount"),
    "gain_gold": ("player", "amount"),
    "save": ("cards",),
    "return_to_hand": ("cards",),
    "shuffle_into_deck": ("cards",),
    "search_deck": ("player", "select", "into"),
    "modify": ("what", "amount", "cards?", "player?", "duration?"),
    "grant": ("cards", "keyword?", "icon?", "duration?"),
    "rule": ("rule", "cards?", "player?", "types?", "amount?", "phases?", "duration?"),
    "reduce_next_cost": ("player", "amount", "select", "duration"),
    "join_challenge": ("cards",),
    "leave_challenge": ("cards",),
    "place_in": ("cards", "into"),
    "delayed": ("on", "when?", "effect", "duration"),
    "if": ("when", "effect", "else?"),
    "cancel_plot": ("player",),
    "reveal_new_plot": ("player",),
}
TARGET_KEYS = ("name", "choose", "count", "by?", "up_to?", "if?", "look?")


def build(box: Box, file: str, changes: Mapping[str, Json] | None = None) -> int:
    """The number of a new book. `changes`: abilities in place of a record's own, by id."""
    library = s.Library()
    library.programs = fixed_programs()
    builder = Builder(box, library, file)
    builder.run(changes or {})
    numbers = {**book_numbers(box), "matters": [builder.matters]}
    BOOKS.append(Book({key: vec[i64](values) for key, values in numbers.items()}))
    s.LIBRARIES.append(library)
    return len(BOOKS) - 1


def fixed_programs() -> list[list[Op]]:
    """The course of the game; numbers as in `texts.py`."""
    opened: list[Op] = [
        opening.Houses(),
        opening.Draft(),
        opening.PickSeven(),
        opening.Deal(),
        opening.Mulligan(),
        opening.Deal(),
        opening.Place(),
        opening.TurnUp(),
        opening.Deal(),
        opening.Play(),
    ]
    window, answer, end = phases.OpenWindow(), phases.Answer(), phases.EndPhase()
    parts: list[list[Op]] = [
        [
            *(phases.ChoosePlots(), phases.RevealPlots(), phases.Initiative(), answer),
            *(phases.WhenRevealed(), window, end),
        ],
        [phases.DrawCards(), window, end],
        [phases.Marshal(0), phases.Marshal(1), end],
        [phases.Attack(0), phases.Attack(1), end],
        [phases.Dominance(), answer, window, end],
        [phases.Standing(), answer, window, end],
        [phases.Taxation(), window, end],
    ]
    rounds: list[Op] = []
    for number, part in enumerate(parts):
        rounds += [phases.Begin(number, len(part) + 1), *part]
    rounds.append(phases.EndRound())
    resolving: list[Op] = [
        *(contests.Compare(), contests.Claim(), contests.Unopposed(), contests.Renown()),
        answer,
    ]
    programs: list[list[Op]] = [
        opened,
        rounds,
        [timing.Settle()],
        [timing.Actions()],
        [timing.Drawing()],
        [timing.Losing()],
        [timing.Killing()],
        [contests.Challenges()],
        resolving,
        [timing.Attaching()],
    ]
    assert len(programs) == FIXED_PROGRAMS
    return programs


def book_numbers(box: Box) -> dict[str, list[int]]:
    """What the engine reads of the cards."""
    cards = box.cards
    first: dict[tuple[str, int], int] = {}
    for number, face in enumerate(cards):
        first.setdefault((face.id, number // DECK_SIZE), number)
    low = [first[face.id, number // DECK_SIZE] for number, face in enumerate(cards)]

    def masks(test: Any, kinds: int) -> list[int]:
        return [mask(box, d, partial(test, k=k)) for k in range(kinds) for d in range(2)]

    return {
        "low": low,
        "high": [low[n] + low.count(low[n]) for n in range(len(cards))],
        "title": [box.faces.index(face) for face in cards],
        "kind": [TYPES.index(face.type) for face in cards],
        "unique": [int(face.unique) for face in cards],
        "cost": [-1 if face.cost is None else face.cost for face in cards],
        "strength": [face.strength for face in cards],
        "income": [face.income for face in cards],
        "attach_limit": [int(face.record.get("attach_limit", 0)) for face in cards],
        "kinds": masks(lambda face, k: face.type == TYPES[k], 4),
        "icons": masks(lambda face, k: ICONS[k] in face.icons, 3),
        "keywords": masks(lambda face, k: KEYWORDS[k] in face.keywords, 3),
        "uniques": [mask(box, d, lambda face: face.unique) for d in range(2)],
        "plot_income": [plot.income for plot in box.plots],
        "plot_initiative": [plot.initiative for plot in box.plots],
        "plot_claim": [plot.claim for plot in box.plots],
        "meta": [
            box.meta[key]
            for key in (
                *("power_to_win", "setup_gold", "setup_hand", "draw_per_round"),
                "plot_deck_size",
            )
        ],
    }


def mask(box: Box, d: int, test: Any) -> int:
    """The set of cards of a deck that pass a test."""
    deck = box.cards[DECK_SIZE * d : DECK_SIZE * (d + 1)]
    return sum(1 << k for k, face in enumerate(deck) if test(face))


class Builder:
    """Reads the abilities of all records."""

    def __init__(self, box: Box, library: s.Library, file: str) -> None:
        self.box = box
        self.library = library
        self.file = file
        self.item = ""
        self.names: list[str] = []
        self.matters = 0  # what constant texts depend on
        self.constant = False  # one is being read
        self.titles = {face.name["en"] for face in box.faces}
        self.traits = {trait for face in box.faces for trait in face.traits}

    # -- mistakes

    def wrong(self, key: str, got: object, expected: str | Iterable[str]) -> Invalid:
        words = expected if isinstance(expected, str) else ", ".join(expected)
        return wrong(self.file, self.item, key, got, words)

    def take(self, key: str, value: Json, keys: tuple[str, ...]) -> dict[str, Json]:
        """A table with these keys, those with ? optional."""
        if not isinstance(value, dict):
            raise self.wrong(key, value, "{ … }")
        plain = [k.rstrip("?") for k in keys]
        for k in value:
            if k not in plain:
                raise Invalid(
                    "data-unknown-key",
                    file=self.file,
                    item=self.item,
                    key=f"{key}.{k}"[:60],
                    allowed=", ".join(plain),
                )
        for k in keys:
            if not k.endswith("?") and k not in value:
                raise Invalid(
                    "cardgame-data-missing", file=self.file, item=self.item, key=f"{key}.{k}"
                )
        return value

    def words_of(
        self, key: str, value: Json, said: str, table: Mapping[str, Any]
    ) -> dict[str, Json]:
        """A table whose first word says what it is."""
        if not isinstance(value, dict) or said not in value:
            raise Invalid(
                "cardgame-data-missing", file=self.file, item=self.item, key=f"{key}.{said}"
            )
        word = value[said]
        if not isinstance(word, str) or word not in table:
            raise self.wrong(f"{key}.{said}", word, tuple(table))
        return self.take(f"{key}.{word}", value, (said, *table[word]))

    def one(self, key: str, value: Json, words: Any) -> Any:
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, value, tuple(words))
        return value

    def many(self, key: str, value: Json, words: Any = None) -> list[str]:
        if not isinstance(value, list) or not value:
            raise self.wrong(key, value, "[ … ]")
        return [self.one(key, x, words) if words is not None else str(x) for x in value]

    def bits(self, key: str, value: Json, words: tuple[str, ...]) -> int:
        return sum(1 << words.index(word) for word in set(self.many(key, value, words)))

    def whole(self, key: str, value: Json, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, value, f"{low}-{high}")
        return value

    def flag(self, key: str, value: Json) -> bool:
        if type(value) is not bool:
            raise self.wrong(key, value, "true, false")
        return value

    def records(self, key: str, value: Json) -> list[Json]:
        if not isinstance(value, list):
            raise self.wrong(key, value, "[ … ]")
        return value

    # -- the records

    def run(self, changes: Mapping[str, Json]) -> None:
        library = self.library
        texts: dict[str, list[s.Ability]] = {}
        attach: dict[str, s.Selector] = {}
        for kind, things in (("card", self.box.faces), ("plot", self.box.plots)):
            for thing in things:
                self.item = f"{kind} {thing.id}"
                found = changes.get(thing.id, thing.record.get("ability", []))
                texts[thing.id] = self.abilities(found, getattr(thing, "type", "plot"))
                if "attach" in thing.record:
                    self.take("attach", thing.record["attach"], PRINTED_KEYS)  # AMB-32
                    attach[thing.id] = self.selector("attach", thing.record["attach"])
                    if "attach_limit" in thing.record:
                        self.whole("attach_limit", thing.record["attach_limit"], 1, 9)
        things_of = [face.id for face in self.box.cards] + [plot.id for plot in self.box.plots]
        assert len(things_of) == THINGS
        library.of = [texts[name] for name in things_of]
        library.attach = [attach.get(name) for name in things_of]
        self.sets(texts)

    def sets(self, texts: Mapping[str, list[s.Ability]]) -> None:
        """Which cards have what, so that the engine need not ask all of them."""
        library = self.library

        def having(count: int, event: bool, test: Any) -> vec[i64]:
            def has(face: Face, k: int) -> bool:
                if (face.type == "event") != event:
                    return False
                return any(test(ability, k) for ability in texts[face.id])

            first = [self.first_copies(d) if event else (1 << DECK_SIZE) - 1 for d in range(2)]
            return vec[i64](
                [
                    first[d]
                    & mask(
                        self.box,
                        d,
                        partial(has, k=k),
                    )
                    for k in range(count)
                    for d in range(2)
                ]
            )

        def acts(ability: s.Ability, phase: int) -> bool:
            return bool(ability.kind == s.ACTION and ability.phases >> phase & 1)

        def answers(ability: s.Ability, event: int) -> bool:
            return bool(ability.kind in (s.RESPONSE, s.PASSIVE) and ability.on == event)

        def saves(ability: s.Ability, _: int) -> bool:
            return bool(ability.kind == s.SAVE)

        def lasts(ability: s.Ability, sort: int) -> bool:
            if sort == s.REPLACING:
                return bool(ability.kind == s.REPLACEMENT)
            here = ability.kind == s.CONSTANT and not ability.from_hand
            return bool(here and any(x.sort == sort for x in ability.lasts))

        library.constants = having(9, False, lasts)
        library.actions = having(8, False, acts)
        library.answers = having(len(EVENTS), False, answers)
        library.saves = having(1, False, saves)
        library.event_actions = having(8, True, acts)
        library.event_answers = having(len(EVENTS), True, answers)
        library.event_saves = having(1, True, saves)

    def first_copies(self, d: int) -> int:
        """The first copy of each title of a deck."""
        deck = [face.id for face in self.box.cards[DECK_SIZE * d : DECK_SIZE * (d + 1)]]
        return sum(1 << k for k, name in enumerate(deck) if deck.index(name) == k)

    def abilities(self, records: Json, type_: str) -> list[s.Ability]:
        made = [
            self.ability(f"ability[{k}]", record, type_)
            for k, record in enumerate(self.records("ability", records))
        ]
        if type_ == "event" and len(made) != 1:
            raise self.wrong("ability", len(made), "1")
        moved = [a for a in made if a.kind <= s.SAVE]
        if len(moved) > 2:
            raise self.wrong("ability", len(moved), "0-2")
        for a in moved[1:]:
            a.second = 1
        return made

    def ability(self, key: str, record: Json, type_: str) -> s.Ability:
        optional = tuple(f"{k}?" for k in ABILITY_KEYS[1:] if k != "effect")
        value = self.take(key, record, ("kind", "effect", *optional))
        kind = self.one(f"{key}.kind", value["kind"], KINDS)
        plot = type_ == "plot"
        if ((kind == "when_revealed") and not plot) or (plot and kind in KINDS[:3]):
            raise self.wrong(f"{key}.kind", kind, KINDS[3:] if plot else KINDS[:-1])
        made = s.Ability(len(self.library.abilities), KINDS.index(kind))
        self.library.abilities.append(made)
        self.names = []
        self.constant = kind == "constant"
        if kind == "action":
            phases_ = self.many(f"{key}.phase", value.get("phase"), (*PHASES, "any"))
            made.phases = 127 if "any" in phases_ else self.bits(key, phases_, PHASES)
        else:
            made.phases = 255
        if kind in ("response", "passive", "replacement"):
            if "on" not in value:
                raise Invalid(
                    "cardgame-data-missing", file=self.file, item=self.item, key=f"{key}.on"
                )
            made.on = EVENTS.index(self.one(f"{key}.on", value["on"], EVENTS))
        made.when = self.tests(f"{key}.when", value.get("when", []))
        made.from_hand = int(self.one(f"{key}.zone", value.get("zone", "play"), ZONES) == "hand")
        if "limit" in value:
            self.limit(f"{key}.limit", value["limit"], made)
        costs = [self.cost(f"{key}.cost", c) for c in self.records(key, value.get("cost", []))]
        targets: list[Op] = []
        for record_ in self.records(f"{key}.target", value.get("target", [])):
            targets += self.target(f"{key}.target", record_)
        made.costs, made.targets = costs, targets
        self.work(f"{key}.effect", kind, value["effect"], made)
        made.names = len(self.names)
        program = [*made.costs, *made.targets, *made.effects]
        if type_ == "event":
            program.append(verbs.EndEvent())
        made.program = self.program(program)
        return made

    def work(self, key: str, kind: str, value: Json, made: s.Ability) -> None:
        """What an ability does."""
        effects = self.records(key, value)
        if not effects:
            raise self.wrong(key, effects, "[ … ]")
        if kind == "constant":
            made.lasts = [self.lasts(key, e, constant=True) for e in effects]
        elif kind == "replacement":
            self.replacement(key, effects)
        else:
            made.effects = [self.effect(key, e) for e in effects]

    def program(self, ops: list[Op]) -> int:
        self.library.programs.append(ops)
        return len(self.library.programs) - 1

    def limit(self, key: str, record: Json, made: s.Ability) -> None:
        value = self.take(key, record, LIMIT_KEYS)
        made.limit = self.whole(f"{key}.count", value["count"], 1, 9)
        made.per = DURATIONS.index(self.one(f"{key}.per", value["per"], DURATIONS))
        made.by_title = int(self.one(f"{key}.scope", value["scope"], ("card", "title")) == "title")

    def replacement(self, key: str, effects: list[Json]) -> None:
        """Only one is known: another pile than the dead pile."""
        for effect in effects:
            value = self.words_of(key, effect, "do", {"place_in": EFFECTS["place_in"]})
            self.one(f"{key}.into", value["into"], ("discard",))

    # -- what texts speak about

    def selector(self, key: str, record: Json) -> s.Selector:
        value = self.take(key, record, tuple(f"{k}?" for k in SELECTOR_KEYS))
        numbers = {
            "zone": ZONES.index(self.one(f"{key}.zone", value.get("zone", "play"), ZONES)),
            "controller": s.ANYBODY,
        }
        if "controller" in value:
            who = self.one(f"{key}.controller", value["controller"], ("you", "opponent"))
            numbers["controller"] = PLAYERS[who]
        for name in ("icon", "no_icon"):
            icon = value.get(name)
            numbers[name] = (
                -1 if icon is None else ICONS.index(self.one(f"{key}.{name}", icon, ICONS))
            )
        for name in ("standing", "participating", "attacking", "defending", "self", "attached"):
            numbers[name] = int(self.flag(f"{key}.{name}", value[name])) if name in value else -1
        for name in ("strength_max", "attachments_max"):
            numbers[name] = self.whole(f"{key}.{name}", value[name], 0, 99) if name in value else -1
        if self.constant and "standing" in value:
            self.matters |= ON_KNEELING
        if self.constant and value.get("zone", "play") != "play":
            self.matters |= ON_HANDS
        for d in range(2):
            numbers[f"mask{d}"] = mask(self.box, d, self.face_test(key, value))
        return s.Selector(numbers)

    def face_test(self, key: str, value: Mapping[str, Json]) -> Any:
        """The part of a selector that is printed."""
        kind = value.get("type")
        if kind is not None:
            self.one(f"{key}.type", kind, TYPES)
        house = value.get("house")
        if house is not None:
            self.one(f"{key}.house", house, HOUSES)
        traits = self.many(f"{key}.trait", value["trait"], self.traits) if "trait" in value else []
        titles = self.many(f"{key}.title", value["title"], self.titles) if "title" in value else []
        unique = self.flag(f"{key}.unique", value["unique"]) if "unique" in value else None
        most = value.get("cost_max")
        if most is not None:
            self.whole(f"{key}.cost_max", most, 0, 99)

        def test(face: Any) -> bool:
            return (
                (kind is None or face.type == kind)
                and (house is None or face.house == house)
                and (not traits or any(trait in face.traits for trait in traits))
                and (not titles or face.name["en"] in titles)
                and (unique is None or face.unique == unique)
                and (most is None or (face.cost is not None and face.cost <= most))
            )

        return test

    def amount(self, key: str, value: Json) -> s.Amount:
        if type(value) is int:
            return s.Amount(s.FIXED, self.whole(key, value, -99, 99), 0, None, 0)
        kinds = ("count", "gold", "hand", "power", "attachments_on", "challenges_won")
        found = [k for k in kinds if isinstance(value, dict) and k in value]
        if len(found) != 1:
            raise self.wrong(key, value, kinds)
        kind = found[0]
        if kind == "count":
            self.take(key, value, ("count",))
            return s.Amount(s.COUNTED, 0, 0, self.selector(f"{key}.count", value["count"]), 0)
        if kind == "attachments_on":
            self.take(key, value, ("attachments_on",))
            self.one(f"{key}.{kind}", value[kind], ("it",))
            return s.Amount(s.ATTACHMENTS, 0, 0, None, 0)
        player = PLAYERS[self.one(f"{key}.{kind}", value[kind], PLAYERS)]
        if kind == "challenges_won":
            self.take(key, value, ("challenges_won", "type", "span"))
            icon = ICONS.index(self.one(f"{key}.type", value["type"], ICONS))
            span = DURATIONS.index(self.one(f"{key}.span", value["span"], DURATIONS[1:]))
            return s.Amount(s.CHALLENGES_WON, icon, player, None, span)
        self.take(key, value, (kind,))
        numbers = {"gold": s.GOLD_OF, "hand": s.HAND_OF, "power": s.POWER_OF}
        if self.constant:
            self.matters |= {"gold": ON_GOLD, "hand": ON_HANDS, "power": ON_POWER}[kind]
        return s.Amount(numbers[kind], 0, player, None, 0)

    def tests(self, key: str, value: Json) -> list[s.Test]:
        return [self.test(key, record) for record in self.records(key, value)]

    def test(self, key: str, record: Json) -> s.Test:
        value = self.words_of(key, record, "test", TESTS)
        word = value["test"]
        numbers: dict[str, int] = {}
        if word == "player":
            numbers["player"] = PLAYERS[self.one(f"{key}.is", value["is"], PLAYERS)]
        elif word == "card":
            numbers["card"] = int(
                self.one(f"{key}.which", value.get("which", "card"), ("card", "host")) == "host"
            )
        elif word == "challenge":
            numbers["bits"] = self.bits(f"{key}.type", value.get("type", list(ICONS)), ICONS)
        elif word == "participating":
            numbers["card"] = ("self", "attached").index(
                self.one(f"{key}.card", value["card"], ("self", "attached"))
            )
        elif word == "phase":
            numbers["bits"] = self.bits(f"{key}.in", value["in"], PHASES)
        elif word == "compare":
            numbers["op"] = OPERATORS.index(self.one(f"{key}.op", value["op"], OPERATORS))
        role = value.get("role", value.get("as"))
        if role is not None:
            numbers["role"] = ROLES[self.one(f"{key}.role", role, ROLES)]
        made = s.Test(tuple(TESTS).index(word), numbers)
        if word == "card":
            made.select = self.selector(f"{key}.matches", {"zone": "play", **value["matches"]})
        elif word == "compare":
            made.left = self.amount(f"{key}.left", value["left"])
            made.right = self.amount(f"{key}.right", value["right"])
        elif word == "any":
            made.any_of = self.tests(f"{key}.of", value["of"])
        return made

    def ref(self, key: str, value: Json) -> s.Ref:
        plain = {"self": s.SELF, "attached": s.ATTACHED, "it": s.IT}
        if isinstance(value, str):
            if value in plain:
                return s.Ref(plain[value], 0, None, -1)
            return s.Ref(s.NAMED, self.named(key, value), None, -1)
        table = self.take(key, value, ("all", "except?"))
        but = self.named(key, table["except"]) if "except" in table else -1
        return s.Ref(s.ALL, 0, self.selector(f"{key}.all", table["all"]), but)

    def named(self, key: str, value: Json) -> int:
        name = str(value).removeprefix("$")
        if not str(value).startswith("$") or name not in self.names:
            known = ("self", "attached", "it", *(f"${n}" for n in self.names))
            raise self.wrong(key, value, known)
        return self.names.index(name)

    def name(self, key: str, value: Json) -> int:
        if not isinstance(value, str) or not value.isidentifier() or value in self.names:
            raise self.wrong(key, value, "a-z")
        if len(self.names) == MOST_NAMES:
            raise self.wrong(key, value, f"{MOST_NAMES}")
        self.names.append(value)
        return len(self.names) - 1

    # -- costs and targets

    def cost(self, key: str, record: Json) -> Op:
        value = self.words_of(key, record, "pay", COSTS)
        word = value["pay"]
        if word == "gold":
            return verbs.PayGold(self.amount(f"{key}.amount", value["amount"]))
        if word == "kneel_self":
            return verbs.KneelSelf()
        if word == "discard_self":
            return verbs.DiscardSelf()
        return verbs.KneelSome(
            self.selector(f"{key}.select", value["select"]),
            self.whole(f"{key}.count", value["count"], 1, 9),
            self.name(f"{key}.name", value["name"]) if "name" in value else -1,
        )

    def target(self, key: str, record: Json) -> list[Op]:
        value = self.take(key, record, TARGET_KEYS)
        name = self.name(f"{key}.name", value["name"])
        select = self.selector(f"{key}.choose", value["choose"])
        if select.zone not in (s.ZONE_PLAY, s.ZONE_HAND):
            raise self.wrong(f"{key}.choose.zone", ZONES[int(select.zone)], ("play", "hand"))
        count = self.whole(f"{key}.count", value["count"], 1, 9)
        by = PLAYERS[self.one(f"{key}.by", value.get("by", "you"), PLAYERS)]
        up_to = int(self.flag(f"{key}.up_to", value.get("up_to", False)))
        chosen = verbs.Choose(name, select, count, by, up_to)
        chosen.when = self.tests(f"{key}.if", value.get("if", []))
        looks = self.flag(f"{key}.look", value.get("look", False))
        if select.zone == s.ZONE_HAND:
            if not looks or by != s.YOU or select.controller != s.OPPONENT or count != 1:
                raise self.wrong(key, "hand", "look = true, controller = opponent, count = 1")
            return [verbs.Look(s.OPPONENT), chosen]
        return [chosen]

    # -- effects

    def effect(self, key: str, record: Json) -> Op:
        value = self.words_of(key, record, "do", EFFECTS)
        word = value["do"]
        on_cards: dict[str, Any] = {
            "discard": verbs.Discard,
            "kneel": verbs.Kneel,
            "stand": verbs.Stand,
            "return_to_hand": verbs.ReturnToHand,
            "shuffle_into_deck": verbs.ShuffleIntoDeck,
            "join_challenge": verbs.JoinChallenge,
            "leave_challenge": verbs.LeaveChallenge,
        }
        for_players: dict[str, Any] = {
            "draw": verbs.Draw,
            "discard_random": verbs.DiscardRandom,
            "claim_power": verbs.ClaimPower,
            "gain_gold": verbs.GainGold,
        }
        if word in on_cards:
            made: Op = on_cards[word](self.ref(f"{key}.cards", value["cards"]))
        elif word in for_players:
            made = for_players[word](
                self.player(key, value), self.amount(f"{key}.amount", value["amount"])
            )
        elif word in ("modify", "grant", "rule"):
            lasts = self.lasts(key, value, constant=False)
            made = verbs.Note(lasts, self.until(key, value))
        else:
            made = self.other_effect(key, word, value)
        return made

    def player(self, key: str, value: Mapping[str, Json], words: Any = PLAYERS) -> int:
        return PLAYERS[self.one(f"{key}.player", value.get("player"), words)]

    def until(self, key: str, value: Mapping[str, Json]) -> int:
        return DURATIONS.index(self.one(f"{key}.duration", value.get("duration"), DURATIONS))

    def other_effect(self, key: str, word: str, value: Mapping[str, Json]) -> Op:
        alone = ("you", "opponent")
        if word == "kill":
            saves = int(not self.flag(f"{key}.no_save", value.get("no_save", False)))
            return verbs.Kill(self.ref(f"{key}.cards", value["cards"]), saves)
        if word == "gain_power":
            ref = self.ref(f"{key}.cards", value["cards"])
            return verbs.GainPower(ref, self.amount(f"{key}.amount", value["amount"]))
        if word == "save":
            self.one(f"{key}.cards", value["cards"], ("it",))
            return verbs.Save()
        if word == "discard_down_to":
            return verbs.DiscardDownTo(
                self.player(key, value, alone), self.whole(f"{key}.amount", value["amount"], 0, 99)
            )
        if word == "search_deck":
            into = self.one(f"{key}.into", value["into"], ("hand", "play"))
            select = self.selector(f"{key}.select", value["select"])
            return verbs.SearchDeck(self.player(key, value), select, int(into == "play"))
        if word == "reduce_next_cost":
            self.library.selectors.append(self.selector(f"{key}.select", value["select"]))
            return verbs.ReduceNextCost(
                self.player(key, value),
                self.amount(f"{key}.amount", value["amount"]),
                len(self.library.selectors) - 1,
                self.until(key, value),
            )
        if word == "delayed":
            self.library.delays.append(self.tests(f"{key}.when", value.get("when", [])))
            tests = len(self.library.delays) - 1
            effects = self.records(f"{key}.effect", value["effect"])
            program = self.program([self.effect(f"{key}.effect", e) for e in effects])
            on = EVENTS.index(self.one(f"{key}.on", value["on"], EVENTS))
            return verbs.Delay(on, tests, program, self.until(key, value))
        if word == "if":
            effects = self.records(f"{key}.effect", value["effect"])
            yes = self.program([self.effect(f"{key}.effect", e) for e in effects])
            no = -1
            if "else" in value:
                effects = self.records(f"{key}.else", value["else"])
                no = self.program([self.effect(f"{key}.else", e) for e in effects])
            return verbs.Either(self.tests(f"{key}.when", value["when"]), yes, no)
        if word == "cancel_plot":
            return verbs.CancelPlot(self.player(key, value))
        if word == "reveal_new_plot":
            return verbs.RevealNewPlot(self.player(key, value, alone))
        raise self.wrong(f"{key}.do", word, tuple(EFFECTS))

    def lasts(self, key: str, record: Json, constant: bool) -> s.Lasts:
        """modify, grant or rule: in a constant text, or noted for a while."""
        allowed = {word: EFFECTS[word] for word in ("modify", "grant", "rule")}
        value = self.words_of(key, record, "do", allowed)
        if constant and "duration" in value:
            raise self.wrong(f"{key}.duration", value["duration"], "-")
        word = value["do"]
        cards = self.ref(f"{key}.cards", value["cards"]) if "cards" in value else None
        amount = s.Amount(s.FIXED, 1, 0, None, 0)
        if "amount" in value:
            amount = self.amount(f"{key}.amount", value["amount"])
        if word == "modify":
            made = self.modified(key, value, amount, cards)
        elif word == "grant":
            made = self.granted(key, value, amount, cards)
        else:
            made = self.ruled(key, value, amount, cards)
        if "player" in value:
            made.player = self.player(key, value)
        return made

    def modified(
        self, key: str, value: Mapping[str, Json], amount: s.Amount, cards: s.Ref | None
    ) -> s.Lasts:
        what = self.one(f"{key}.what", value["what"], STATS)
        if (what == "claim") != (cards is None):
            raise self.wrong(f"{key}.what", what, "claim: player, strength / cost: cards")
        return s.Lasts(STATS[what], 0, amount, cards)

    def granted(
        self, key: str, value: Mapping[str, Json], amount: s.Amount, cards: s.Ref | None
    ) -> s.Lasts:
        given = [k for k in ("keyword", "icon") if k in value]
        if len(given) != 1:
            raise self.wrong(key, given, ("keyword", "icon"))
        if given[0] == "keyword":
            which = KEYWORDS.index(self.one(f"{key}.keyword", value["keyword"], KEYWORDS))
            return s.Lasts(s.KEYWORD, which, amount, cards)
        which = ICONS.index(self.one(f"{key}.icon", value["icon"], ICONS))
        return s.Lasts(s.ICON, which, amount, cards)

    def ruled(
        self, key: str, value: Mapping[str, Json], amount: s.Amount, cards: s.Ref | None
    ) -> s.Lasts:
        which = RULES.index(self.one(f"{key}.rule", value["rule"], RULES))
        if (which < CARD_RULES) != (cards is not None):
            raise self.wrong(f"{key}.cards", value.get("cards"), RULES[:CARD_RULES])
        made = s.Lasts(s.RULE, which, amount, cards)
        if RULES[which] == "blank_text":
            made.sort = s.BLANKING
        elif cards is None:
            made.sort = s.OF_PLAYERS
        if "types" in value:
            made.bits = self.bits(f"{key}.types", value["types"], ICONS)
        elif "phases" in value:
            made.bits = self.bits(f"{key}.phases", value["phases"], PHASES)
        return made
