"""The features of the card game for learners: one row for each kind of number."""

from council.core.features import Feature, FeatureTable, count, flag, numbered, one_of, which
from council.games.cardgame.cards import ICONS, KEYWORDS, PHASES, Box
from council.games.cardgame.features.writer import EVENTS
from council.games.cardgame.thinking.asked import STEP_NAMES

THINGS = 132
WHO = ("nobody", "the viewer", "the other")
PLACES = (
    *("not known", "deck", "hand", "picked out", "in play", "duplicate", "being played"),
    *("discard pile", "dead pile"),
)
PLOT_PLACES = ("deck", "chosen", "revealed", "used", "pool", "pack", "passed on")
CHALLENGES = ("left", "made", "won")


def table(box: Box) -> FeatureTable:
    """All features."""
    cards = tuple(box.ids[:100])
    plots = tuple(box.ids[100:])
    return FeatureTable(
        (
            *question(),
            *player("viewer's"),
            *player("other's"),
            *lying(cards),
            *in_play(cards),
            one_of("plot", "Where it lies, if known.", plot_places(), plots),
        )
    )


def plot_places() -> tuple[str, ...]:
    """Where a plot may lie."""
    each = [f"{whose} {place}" for place in PLOT_PLACES for whose in ("viewer's", "other's")]
    return ("not known", "draft", "box", *each)


def question() -> tuple[Feature, ...]:
    """What is asked, and the challenge it may be about."""
    events = [f"{k + 1} {what}" for k in range(int(EVENTS)) for what in ("kind", "whose", "card")]
    return (
        one_of("step", "What is asked or happening.", tuple(STEP_NAMES)),
        which("about", "The card the question is about, from 1.", THINGS),
        which("source", "The card or plot whose text is being carried out, from 1.", THINGS),
        count("to name", "How many are still to be named.", 15),
        count("passes", "How many have passed in this window.", THINGS),
        one_of("own House", "What the viewer plays.", ("stark", "lannister")),
        one_of("own seat", "The number of the viewer's seat.", numbered(2)),
        one_of("phase", "Of the round.", (*PHASES, "setup")),
        count("round", "Rounds that are over.", 200),
        count("rounds left", "Including the current one.", 200),
        one_of("asked", "Who answers now.", WHO),
        one_of("first", "The first player.", WHO),
        one_of("active", "Whose turn of the phase it is.", WHO),
        one_of("end", "How it ended.", ("goes on", "power", "rounds")),
        one_of("winner", "Of the game.", WHO),
        one_of("attacker", "Of the challenge.", WHO),
        one_of("challenge", "Its type.", ("none", *ICONS)),
        count("attack", "Strength of the attackers.", 255),
        count("defence", "Strength of the defenders.", 255),
        which("event", "What may be answered, the newest first.", THINGS, events),
    )


def player(whose: str) -> tuple[Feature, ...]:
    """What all may know of a player."""
    rows = (
        ("gold", "In the pool.", 255),
        ("power", "On the banner and on characters.", 255),
        ("banner", "Power on the banner.", 255),
        ("hand", "Cards.", 50),
        ("deck", "Cards.", 50),
        ("plots left", "In the plot deck.", 32),
        ("plot chosen", "And not yet revealed.", 1),
        ("plot cancelled", "Its text does not count.", 1),
        ("limited played", "This round.", 50),
        ("dominance", "Standing strength and gold.", 255),
        ("income", "Of plot and cards.", 99),
        ("claim", "Of the plot.", 99),
        ("initiative", "Of the plot.", 99),
    )
    types = [f"{icon} challenges {what}" for what in CHALLENGES for icon in ICONS]
    return (
        *(count(f"{whose} {name}", about, high) for name, about, high in rows),
        count(whose, "Challenges of this round.", 50, types),
    )


def lying(cards: tuple[str, ...]) -> tuple[Feature, ...]:
    """Where cards lie."""
    return (
        one_of("place of", "Where the card lies, if known.", PLACES, cards),
        which(
            "on or under", "The character it is attached to or a duplicate of, from 1.", 100, cards
        ),
    )


def in_play(cards: tuple[str, ...]) -> tuple[Feature, ...]:
    """How cards are now, in play and in hand."""
    icons = [f"{icon} {card}" for icon in ICONS for card in cards]
    keywords = [f"{keyword} {card}" for keyword in KEYWORDS for card in cards]
    return (
        flag("kneeling", "In play.", cards),
        flag("blank", "Its text does not count.", cards),
        count("strength", "Of a character in play.", 99, cards),
        count("power on", "Of a character in play.", 99, cards),
        flag("icon", "Of a character in play.", icons),
        flag("keyword", "Of a character in play.", keywords),
        one_of("role of", "In the challenge.", ("none", "attacks", "defends"), cards),
        flag("named", "By stealth.", cards),
        flag("does not count", "Its strength, in this challenge.", cards),
        one_of("declared", "So far.", ("no", "committed", "for the claim"), cards),
        one_of("victim", "About to be killed.", ("no", "yes", "saved"), cards),
        count("cost of", "Now, of a card in the viewer's hand.", 99, cards),
        flag("known", "The other knows that the viewer holds it.", cards),
        flag("placed", "The viewer's setup card lies face down.", cards),
        count("setup gold", "Left of what the setup allows.", 99),
    )
