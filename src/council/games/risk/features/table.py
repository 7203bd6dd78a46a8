"""The features of RISK for learners: one row for each kind of number, by mode and seats."""

from council.core.features import (
    Feature,
    FeatureTable,
    by_seat,
    count,
    flag,
    numbered,
    of_seats,
    one_of,
    which,
)
from council.games.risk import moves as m
from council.games.risk.box.card_codes import WIDTH
from council.games.risk.box.modes import forces
from council.games.risk.cards import ICONS, Box
from council.games.risk.features.writer_dominion import ARMIES, AT_WORK, ENTRIES
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phase_names import ASKS, PHASES

NOBODY = "nobody"
CARDS = 84  # a seat never has more territory cards than there are
SIEGES = ("none", "begun", "waits", "goes on")
OF_CARD = (
    ("", "which card"),
    ("user", "who used it"),
    ("effect", "which of its effects runs"),
    ("step", "how far that is"),
    ("said", "what was announced: a territory, a seat or a character, from 1"),
    ("count", "how many are left"),
    ("last", "what was chosen last, from 1"),
    ("cancelled", "whether it is cancelled"),
    ("die", "the face of its die"),
    ("who", "who rolls, loses or chooses"),
    ("low bits", "dice of several seats, or territories named"),
    ("high bits", "the rest of these"),
)
OF_ENTRY = ("card", "user", "about", "said", "effect")


def table(view: Board, box: Box) -> FeatureTable:
    """The features of a game like this."""
    seats = int(view.seats)
    low, high = int(view.land.low), int(view.land.high)
    lands = tuple(t.id for t in box.territories[low:high])
    rows = (*question(seats, len(lands)), *of_each_seat(seats, box), *map_rows(seats, lands))
    if view.mitchell:
        rows = (*rows, *mitchell(seats, lands, box))
    if isinstance(view, DominionBoard):
        rows = (*rows, *dominion(view, seats, lands, box))
    return FeatureTable(rows)


def phases() -> tuple[str, ...]:
    """The names of phases by their numbers."""
    names = {int(k): name for k, name in PHASES.items()}
    return tuple(names.get(k, "") for k in range(max(names) + 1))


def question(seats: int, lands: int) -> tuple[Feature, ...]:
    """What is asked, and the turn, battle or maneuver it is about."""
    return (
        one_of("phase", "The question of the turn.", phases()),
        one_of("own seat", "The number of the viewer's seat.", numbered(seats)),
        count("round", "Rounds that are over.", 200),
        count("rounds left", "Including the current one.", 200),
        count("armies to deploy", "Of the seat whose turn it is.", int(ARMIES)),
        count("bonus to deploy", "Of a set, for its own territories only.", 99),
        count("conquests", "Of this turn.", 999),
        which("source", "Attack or maneuver from this territory, from 1.", lands),
        which("target", "Attack, maneuver or deployment to this territory, from 1.", lands),
        count("committed", "Armies in the battle.", int(ARMIES)),
        count("attack dice", "Of the battle.", 5),
        count("defence dice", "Of the battle.", 5),
        count("attack die", "What it shows; 0 if it was not rolled.", 15, ("1", "2", "3")),
        count("defence die", "What it shows; 0 if it was not rolled.", 15, ("1", "2")),
        which("traded card 1", "The first card of a set, by its territory.", lands),
        which("traded card 2", "The second.", lands),
        which("traded card 3", "The third.", lands),
        flag("trade in Invade", "Cards are traded in the middle of the Invade phase."),
        flag("cards taken", "This conquest brought cards."),
        one_of("victim", "Who hands over cards now.", by_seat(seats, NOBODY)),
        one_of("loser", "Who held the territory conquered last.", by_seat(seats, NOBODY)),
        count("deck", "Territory cards.", CARDS),
        one_of("end", "How it ended.", ("goes on", "card", "arms", "rounds", "points")),
    )


def of_each_seat(seats: int, box: Box) -> tuple[Feature, ...]:
    """What all may know of each seat."""
    each = of_seats(seats)
    houses = (NOBODY, *(house.id for house in box.houses))
    return (
        flag("asked", "Who answers now.", each),
        flag("on turn", "Whose turn it is.", each),
        flag("first", "Who had the first turn.", each),
        flag("in", "Not eliminated.", each),
        one_of("House", "Which House the seat plays.", houses, each),
        count("cards", "Territory cards in hand.", CARDS, each),
        count("territories", "Held by the seat.", CARDS, each),
        count("income", "Armies at the start of a turn.", 99, each),
        count("armies", "On the whole map.", int(ARMIES), each),
        count("castles", "Held by the seat.", CARDS, each),
        count("ports", "Held by the seat.", CARDS, each),
    )


def map_rows(seats: int, lands: tuple[str, ...]) -> tuple[Feature, ...]:
    """The map, and where the card of each territory lies."""
    hands = [f"hand of seat +{k}" for k in range(seats)]
    waits = [f"waits for seat +{k}" for k in range(seats)]
    places = ("not known", "deck", "discards", "looked at", *hands, *waits)
    return (
        one_of("owner of", "Who holds it.", (*by_seat(seats, NOBODY), "neutral"), lands),
        count("armies on", "Of whoever holds it.", int(ARMIES), lands),
        one_of("card", "Where the card of the territory lies, if known.", places, lands),
    )


def mitchell(seats: int, lands: tuple[str, ...], box: Box) -> tuple[Feature, ...]:
    """Neutral Houses, exiles, Wildlings and Watch."""
    names = forces(box)
    return (
        one_of("banner on", "Whose neutral armies these are.", (NOBODY, *names), lands),
        flag("exile", "The House waits off the map.", names[:9]),
        count("wildlings", "Beyond the Wall.", 99),
        one_of("watch", "Where the Night's Watch is.", ("in the Gift", "in exile", "gone")),
        one_of("siege", "How the return of the Watch stands.", SIEGES),
        one_of("arriving", "Who fights from off the map.", (NOBODY, *names)),
        count("arrivals", "How many of them are left.", 99),
        flag("called", "The card of this turn was given up for a call."),
        flag("drew", "A card was drawn this turn, or given up."),
        one_of("closing", "What has just ended.", ("nothing", "a turn", "the neutral turn")),
        one_of("former player", "Who is asked about a House.", by_seat(seats, NOBODY)),
        flag("returned", "The House of this seat is back as a neutral one.", of_seats(seats)),
    )


def dominion(
    view: DominionBoard, seats: int, lands: tuple[str, ...], box: Box
) -> tuple[Feature, ...]:
    """Gold, units, scrolls, characters and cards at work."""
    each = of_seats(seats)
    cards = box.cards
    maesters = cards[int(m.MAESTERS) : int(m.OBJECTIVES)]
    objectives = cards[int(m.OBJECTIVES) : int(m.END_GAME)]
    hands = [f"hand of seat +{k}" for k in range(seats)]
    places = ("not known", "deck", "discards", "looked at", *hands)
    captive = [f"captive of seat +{k}" for k in range(seats)]
    return (
        *turn(len(lands)),
        *battle(),
        *stack(view, seats),
        count("gold", "In hundreds.", int(ARMIES), each),
        count("change", "Gold beyond full hundreds.", 99, each),
        count("points", "Victory points.", 99, each),
        count("maesters", "In hand.", 40, each),
        count("objectives", "In hand.", 36, each),
        count("waiting", "Cards with armies in waiting.", CARDS, each),
        count("starting armies", "Left to place.", 255, each),
        count("taken", "Conquests of this turn from this seat.", 255, each),
        flag("seat of power", "Holds their own.", each),
        *(count(f"{kind} on", "Units there.", 255, lands) for kind in ICONS),
        one_of(
            "character",
            "Its state.",
            ("up", "down", "gone", *captive),
            cards[int(m.CHARACTERS) : int(m.MAESTERS)],
        ),
        one_of("maester", "Where the card lies, if known.", places, maesters),
        one_of("objective", "Where the card lies, if known.", places, objectives),
        one_of("scored", "Who has scored the objective.", by_seat(seats, NOBODY), objectives),
        flag("fulfilled", "An objective in the viewer's hand is.", objectives),
        count("maester deck", "Cards.", 40),
        count("objective deck", "Cards.", 36),
    )


def turn(lands: int) -> tuple[Feature, ...]:
    """What cards ask, and what was done this turn."""
    asks = ("", *(ASKS.get(k, "") for k in range(1, max(ASKS) + 1)))
    kinds = ("none", *ICONS)
    return (
        one_of("card asks", "The question of a card in use.", ("nothing", *asks[1:])),
        count("objectives to draw", "Still to come.", 36),
        count("errand", "Why objectives are looked at.", 9),
        flag("traded one card", "For a unit, this turn."),
        one_of("new unit", "To be placed.", kinds),
        flag("bought", "An objective, this turn."),
        count("castles taken", "Conquered this turn.", 255),
        count("ports taken", "Conquered this turn.", 255),
        count("castles or ports taken", "Conquered this turn.", 255),
        count("destroyed", "Armies of others, this turn.", int(ARMIES)),
        flag("units march", "Units are asked for in a maneuver."),
        count("armies received", "Income of this turn; 0 before it is counted.", 999),
        count("gold received", "Income of this turn, in hundreds.", 999),
        count("gold received, rest", "Beyond full hundreds.", 99),
        flag("called off", "The invasion is cancelled."),
        flag("served", "A card took the place of the draw."),
        count("maneuvers", "More than one, by cards.", 99),
        count("draws", "More than one, by cards.", 99),
        count("early maneuver", "The maneuver is made early.", 9),
        one_of("interrupted phase", "By an early maneuver.", phases()),
        which("interrupted source", "By an early maneuver.", lands),
        which("interrupted target", "By an early maneuver.", lands),
    )


def battle() -> tuple[Feature, ...]:
    """What units and cards do in the battle."""
    return (
        count("knights that fight", "In the battle.", 255),
        count("siege engines that fight", "In the battle.", 255),
        count("attack dice of eight", "How many have eight sides.", 9),
        count("attack bonus highest", "On the highest die.", 99),
        count("attack bonus all", "On every die.", 99),
        count("defence dice of eight", "How many have eight sides.", 9),
        count("defence bonus highest", "On the highest die.", 99),
        count("defence bonus all", "On every die.", 99),
        flag("attacker wins ties", "By a card."),
        which("rolled again", "Dice, as bits: attack from bit 0, defence from bit 8.", 4095),
    )


def stack(view: DominionBoard, seats: int) -> tuple[Feature, ...]:
    """Windows, cards at work and effects that last."""
    rows = len(view.programs.effects) // int(WIDTH)
    work = [f"{k + 1} {what}".strip() for k in range(int(AT_WORK)) for what, _ in OF_CARD]
    about = ", ".join(f"{what or 'card'}: {text}" for what, text in OF_CARD)
    entries = [f"{k + 1} {what}" for k in range(int(ENTRIES)) for what in OF_ENTRY]
    return (
        count("depth", "Windows and cards at work.", 99),
        count("window", "The moment at which cards may be used, from 2; 0 no window.", 15),
        flag("passed", "Has let the window pass.", of_seats(seats)),
        which("on top", "Kind of the last thing at work, and its card.", 127, ("kind", "card")),
        which("at work", f"The last cards in use, from 1. {about}.", 16383, work),
        which("lasting", "Effects that last, the newest first.", max(127, rows), entries),
    )
