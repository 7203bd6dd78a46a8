"""The words a card text of the data may use, and what each of them takes."""

from council.games.cardgame.box import library as lib
from council.games.cardgame.box import texts as s

ZONES = ("hand", "deck", "play", "discard", "dead", "revealed_plot")
PLAYERS = {"you": s.YOU, "opponent": s.OPPONENT, "each": s.EACH}
KINDS = ("action", "response", "save", "passive", "constant", "replacement", "when_revealed")
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
STATS = {"strength": lib.STRENGTH, "claim": lib.CLAIM, "cost": lib.COST}
SELECTOR_KEYS = (
    *("type", "zone", "controller", "house", "trait", "title", "unique", "icon", "no_icon"),
    *("standing", "participating", "attacking", "defending", "strength_max", "cost_max"),
    *("attachments_max", "self", "attached"),
)
# What never changes while a card is in play: all that a host may be asked for.
PRINTED_KEYS = ("type?", "controller?", "house?", "trait?", "title?", "unique?", "cost_max?")
ABILITY_KEYS = ("kind", "phase", "on", "when", "cost", "target", "effect", "limit", "zone")
# Which abilities can have them; the others do what they do by themselves.
PARTS = {
    "phase": KINDS[:1],
    "on": ("response", "passive", "replacement"),
    "cost": KINDS[:3],
    "limit": KINDS[:3],
    "target": (*KINDS[:4], "when_revealed"),
    "zone": ("constant",),
}
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
