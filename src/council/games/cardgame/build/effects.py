"""Costs, targets and effects of the records as ops."""

from collections.abc import Mapping
from typing import Any

from council.core.game import Json
from council.games.cardgame.box import library as lib
from council.games.cardgame.box import texts as s
from council.games.cardgame.box.book import CARD_RULES
from council.games.cardgame.build.parts import Parts
from council.games.cardgame.build.vocabulary import (
    COSTS,
    EFFECTS,
    EVENTS,
    PLAYERS,
    RULES,
    STATS,
    TARGET_KEYS,
    ZONES,
)
from council.games.cardgame.cards import DURATIONS, ICONS, KEYWORDS, PHASES
from council.games.cardgame.rules.cards import costs, lasting, on_cards, on_players, targets
from council.kit.stack import Op


class Effects(Parts):
    """What an ability asks for and what it does."""

    # -- costs and targets

    def cost(self, key: str, record: Json) -> Op:
        value = self.words_of(key, record, "pay", COSTS)
        word = value["pay"]
        if word == "gold":
            return costs.PayGold(self.amount(f"{key}.amount", value["amount"]))
        if word == "kneel_self":
            return costs.KneelSelf()
        if word == "discard_self":
            return costs.DiscardSelf()
        return costs.KneelSome(
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
        chosen = targets.Choose(name, select, count, by, up_to)
        chosen.when = self.tests(f"{key}.if", value.get("if", []))
        looks = self.flag(f"{key}.look", value.get("look", False))
        if select.zone == s.ZONE_HAND:
            if not looks or by != s.YOU or select.controller != s.OPPONENT or count != 1:
                raise self.wrong(key, "hand", "look = true, controller = opponent, count = 1")
            return [targets.LookAtHand(s.OPPONENT), chosen]
        return [chosen]

    # -- effects

    def program(self, ops: list[Op]) -> int:
        self.library.programs.append(ops)
        return len(self.library.programs) - 1

    def effect(self, key: str, record: Json) -> Op:
        value = self.words_of(key, record, "do", EFFECTS)
        word = value["do"]
        classes: dict[str, Any] = {
            "discard": on_cards.Discard,
            "kneel": on_cards.Kneel,
            "stand": on_cards.Stand,
            "return_to_hand": on_cards.ReturnToHand,
            "shuffle_into_deck": on_cards.ShuffleIntoDeck,
            "join_challenge": on_cards.JoinChallenge,
            "leave_challenge": on_cards.LeaveChallenge,
        }
        for_players: dict[str, Any] = {
            "draw": on_players.DrawSome,
            "discard_random": on_players.DiscardRandom,
            "claim_power": on_players.ClaimPower,
            "gain_gold": on_players.GainGold,
        }
        if word in classes:
            made: Op = classes[word](self.ref(f"{key}.cards", value["cards"]))
        elif word in for_players:
            made = for_players[word](
                self.player(key, value), self.amount(f"{key}.amount", value["amount"])
            )
        elif word in ("modify", "grant", "rule"):
            lasts = self.lasts(key, value, constant=False)
            made = lasting.NoteLasting(lasts, self.until(key, value))
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
            return on_cards.Kill(self.ref(f"{key}.cards", value["cards"]), saves)
        if word == "gain_power":
            ref = self.ref(f"{key}.cards", value["cards"])
            return on_cards.GainPower(ref, self.amount(f"{key}.amount", value["amount"]))
        if word == "save":
            self.one(f"{key}.cards", value["cards"], ("it",))
            if not self.saving:
                raise self.wrong(f"{key}.do", word, [w for w in EFFECTS if w != "save"])
            return on_cards.Save()
        if word == "discard_down_to":
            return on_players.DiscardDownTo(
                self.player(key, value, alone), self.whole(f"{key}.amount", value["amount"], 0, 99)
            )
        if word == "search_deck":
            into = self.one(f"{key}.into", value["into"], ("hand", "play"))
            select = self.selector(f"{key}.select", value["select"])
            return on_players.SearchDeck(self.player(key, value), select, int(into == "play"))
        if word == "reduce_next_cost":
            self.library.selectors.append(self.selector(f"{key}.select", value["select"]))
            return lasting.ReduceNextCost(
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
            return lasting.Delay(on, tests, program, self.until(key, value))
        if word == "if":
            effects = self.records(f"{key}.effect", value["effect"])
            yes = self.program([self.effect(f"{key}.effect", e) for e in effects])
            no = -1
            if "else" in value:
                effects = self.records(f"{key}.else", value["else"])
                no = self.program([self.effect(f"{key}.else", e) for e in effects])
            return lasting.Either(self.tests(f"{key}.when", value["when"]), yes, no)
        if word == "cancel_plot":
            return on_players.CancelPlot(self.player(key, value))
        if word == "reveal_new_plot":
            return on_players.RevealNewPlot(self.player(key, value, alone))
        raise self.wrong(f"{key}.do", word, tuple(EFFECTS))

    def lasts(self, key: str, record: Json, constant: bool) -> lib.Lasts:
        """modify, grant or rule: in a constant text, or noted for a while."""
        allowed = {word: EFFECTS[word] for word in ("modify", "grant", "rule")}
        value = self.words_of(key, record, "do", allowed)
        if constant and "duration" in value:
            raise self.wrong(f"{key}.duration", value["duration"], "-")
        word = value["do"]
        cards = self.ref(f"{key}.cards", value["cards"]) if "cards" in value else None
        amount = s.Amount(s.FIXED, 1, 0, None, 0)
        if "amount" in value:
            low = -99 if word == "modify" else 0
            amount = self.amount(f"{key}.amount", value["amount"], low)
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
    ) -> lib.Lasts:
        what = self.one(f"{key}.what", value["what"], STATS)
        if (what == "claim") != (cards is None):
            raise self.wrong(f"{key}.what", what, "claim: player, strength / cost: cards")
        return lib.Lasts(STATS[what], 0, amount, cards)

    def granted(
        self, key: str, value: Mapping[str, Json], amount: s.Amount, cards: s.Ref | None
    ) -> lib.Lasts:
        given = [k for k in ("keyword", "icon") if k in value]
        if len(given) != 1:
            raise self.wrong(key, given, ("keyword", "icon"))
        if given[0] == "keyword":
            which = KEYWORDS.index(self.one(f"{key}.keyword", value["keyword"], KEYWORDS))
            return lib.Lasts(lib.KEYWORD, which, amount, cards)
        which = ICONS.index(self.one(f"{key}.icon", value["icon"], ICONS))
        return lib.Lasts(lib.ICON, which, amount, cards)

    def ruled(
        self, key: str, value: Mapping[str, Json], amount: s.Amount, cards: s.Ref | None
    ) -> lib.Lasts:
        which = RULES.index(self.one(f"{key}.rule", value["rule"], RULES))
        if (which < CARD_RULES) != (cards is not None):
            raise self.wrong(f"{key}.cards", value.get("cards"), RULES[:CARD_RULES])
        made = lib.Lasts(lib.RULE, which, amount, cards)
        if RULES[which] == "blank_text":
            made.sort = lib.BLANKING
        elif cards is None:
            made.sort = lib.OF_PLAYERS
        if "types" in value:
            made.bits = self.bits(f"{key}.types", value["types"], ICONS)
        elif "phases" in value:
            made.bits = self.bits(f"{key}.phases", value["phases"], PHASES)
        return made
