"""From the records of the data file to what the engine runs."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import Json
from council.games.cardgame.box import library as lib
from council.games.cardgame.box.book import BOOKS, WATCHED, Book
from council.games.cardgame.box.texts import Selector
from council.games.cardgame.build.effects import Effects
from council.games.cardgame.build.parts import mask
from council.games.cardgame.build.vocabulary import (
    ABILITY_KEYS,
    EFFECTS,
    EVENTS,
    KINDS,
    LIMIT_KEYS,
    PARTS,
    PRINTED_KEYS,
)
from council.games.cardgame.cards import DURATIONS, ICONS, KEYWORDS, PHASES, TYPES, Box, Face
from council.games.cardgame.moves import DECK_SIZE, THINGS
from council.games.cardgame.rules.cards import lasting
from council.games.cardgame.rules.cards.costs import DiscardSelf, KneelSelf
from council.games.cardgame.rules.course import fixed_programs
from council.kit.stack import Op


def build(box: Box, file: str, changes: Mapping[str, Json] | None = None) -> int:
    """The number of a new book. `changes`: abilities in place of a record's own, by id."""
    library = lib.Library()
    library.programs = fixed_programs()
    builder = Builder(box, library, file)
    builder.run(changes or {})
    numbers = {**book_numbers(box), **builder.watches()}
    BOOKS.append(Book({key: vec[i64](values) for key, values in numbers.items()}))
    lib.LIBRARIES.append(library)
    return len(BOOKS) - 1


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


def sorts(made: list[lib.Ability]) -> int:
    """The set of sorts of constants among these abilities."""
    found = {int(x.sort) for a in made if a.kind == lib.CONSTANT for x in a.lasts}
    return sum(1 << sort for sort in found)


def awaited(made: list[lib.Ability]) -> int:
    """The set of events that passives among these abilities answer."""
    return sum(1 << on for on in {int(a.on) for a in made if a.kind == lib.PASSIVE})


class Builder(Effects):
    """Reads the abilities of all records."""

    def __init__(self, box: Box, library: lib.Library, file: str) -> None:
        super().__init__(box, library, file)
        self.watching: dict[str, set[int]] = {}

    def run(self, changes: Mapping[str, Json]) -> None:
        library = self.library
        texts: dict[str, list[lib.Ability]] = {}
        attach: dict[str, Selector] = {}
        for kind, things in (("card", self.box.faces), ("plot", self.box.plots)):
            for thing in things:
                self.item = f"{kind} {thing.id}"
                self.watched = set()
                found = changes.get(thing.id, thing.record.get("ability", []))
                texts[thing.id] = self.abilities(found, getattr(thing, "type", "plot"))
                self.watching[thing.id] = self.watched
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

    def watches(self) -> dict[str, list[int]]:
        """What the constant texts of cards and plots depend on, as sets for the book."""

        def depends(face: Face, what: int) -> bool:
            return what in self.watching[face.id]

        return {
            "watchers": [
                mask(self.box, d, partial(depends, what=what))
                for what in range(int(WATCHED))
                for d in range(2)
            ],
            "plot_watches": [
                sum(1 << what for what in self.watching[plot.id]) for plot in self.box.plots
            ],
        }

    def sets(self, texts: Mapping[str, list[lib.Ability]]) -> None:
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

        def acts(ability: lib.Ability, phase: int) -> bool:
            return bool(ability.kind == lib.ACTION and ability.phases >> phase & 1)

        def answers(ability: lib.Ability, event: int) -> bool:
            return bool(ability.kind in (lib.RESPONSE, lib.PASSIVE) and ability.on == event)

        def saves(ability: lib.Ability, _: int) -> bool:
            return bool(ability.kind == lib.SAVE)

        def lasts(ability: lib.Ability, sort: int) -> bool:
            if sort == lib.REPLACING:
                return bool(ability.kind == lib.REPLACEMENT)
            here = ability.kind == lib.CONSTANT and not ability.from_hand
            return bool(here and any(x.sort == sort for x in ability.lasts))

        library.constants = having(9, False, lasts)
        library.actions = having(8, False, acts)
        library.answers = having(len(EVENTS), False, answers)
        library.saves = having(1, False, saves)
        library.event_actions = having(8, True, acts)
        library.event_answers = having(len(EVENTS), True, answers)
        library.event_saves = having(1, True, saves)
        plots = [texts[plot.id] for plot in self.box.plots]
        library.plot_constants = vec[i64]([sorts(made) for made in plots])
        library.plot_passives = vec[i64]([awaited(made) for made in plots])

    def first_copies(self, d: int) -> int:
        """The first copy of each title of a deck."""
        deck = [face.id for face in self.box.cards[DECK_SIZE * d : DECK_SIZE * (d + 1)]]
        return sum(1 << k for k, name in enumerate(deck) if deck.index(name) == k)

    def abilities(self, records: Json, type_: str) -> list[lib.Ability]:
        made = [
            self.ability(f"ability[{k}]", record, type_)
            for k, record in enumerate(self.records("ability", records))
        ]
        if type_ == "event" and len(made) != 1:
            raise self.wrong("ability", len(made), "1")
        moved = [a for a in made if a.kind <= lib.SAVE]
        if len(moved) > 2:
            raise self.wrong("ability", len(moved), "0-2")
        for a in moved[1:]:
            a.second = 1
        return made

    def ability(self, key: str, record: Json, type_: str) -> lib.Ability:
        optional = tuple(f"{k}?" for k in ABILITY_KEYS[1:] if k != "effect")
        value = self.take(key, record, ("kind", "effect", *optional))
        kind = self.one(f"{key}.kind", value["kind"], KINDS)
        plot = type_ == "plot"
        if ((kind == "when_revealed") and not plot) or (plot and kind in KINDS[:3]):
            raise self.wrong(f"{key}.kind", kind, KINDS[3:] if plot else KINDS[:-1])
        for part, kinds in PARTS.items():
            if part in value and kind not in kinds:
                raise self.wrong(f"{key}.{part}", value[part], f"kind = {', '.join(kinds)}")
        made = lib.Ability(len(self.library.abilities), KINDS.index(kind))
        self.library.abilities.append(made)
        self.names = []
        self.constant = kind == "constant"
        self.saving = kind == "save"
        if kind == "action":
            phases_ = self.many(f"{key}.phase", value.get("phase"), (*PHASES, "any"))
            made.phases = 127 if "any" in phases_ else self.bits(key, phases_, PHASES)
        else:
            made.phases = 255
        if kind in ("response", "passive", "replacement"):
            if "on" not in value:
                raise self.missing(f"{key}.on")
            made.on = EVENTS.index(self.one(f"{key}.on", value["on"], EVENTS))
        made.when = self.tests(f"{key}.when", value.get("when", []))
        zone = self.one(f"{key}.zone", value.get("zone", "play"), ("play", "hand"))
        made.from_hand = int(zone == "hand")
        if "limit" in value:
            self.limit(f"{key}.limit", value["limit"], made)
        costs = [self.cost(f"{key}.cost", c) for c in self.records(key, value.get("cost", []))]
        if type_ == "event" and any(isinstance(c, (KneelSelf, DiscardSelf)) for c in costs):
            raise self.wrong(f"{key}.cost.pay", "self", ("gold", "kneel"))
        targets: list[Op] = []
        for record_ in self.records(f"{key}.target", value.get("target", [])):
            targets += self.target(f"{key}.target", record_)
        made.costs, made.targets = costs, targets
        self.work(f"{key}.effect", kind, value["effect"], made)
        made.names = len(self.names)
        program = [*made.costs, *made.targets, *made.effects]
        if type_ == "event":
            program.append(lasting.EndEvent())
        made.program = self.program(program)
        return made

    def work(self, key: str, kind: str, value: Json, made: lib.Ability) -> None:
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

    def limit(self, key: str, record: Json, made: lib.Ability) -> None:
        value = self.take(key, record, LIMIT_KEYS)
        made.limit = self.whole(f"{key}.count", value["count"], 1, 9)
        made.per = DURATIONS.index(self.one(f"{key}.per", value["per"], DURATIONS))
        made.by_title = int(self.one(f"{key}.scope", value["scope"], ("card", "title")) == "title")

    def replacement(self, key: str, effects: list[Json]) -> None:
        """Only one is known: another pile than the dead pile."""
        for effect in effects:
            value = self.words_of(key, effect, "do", {"place_in": EFFECTS["place_in"]})
            self.one(f"{key}.into", value["into"], ("discard",))
