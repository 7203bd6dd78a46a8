"""The table in 80 columns; marks such as [stark]...[/] are for colour."""

import re
from collections.abc import Sequence

from council.core.game import Fact, Message, Say, Who
from council.games.cardgame.box.book import CHARACTER, LOCATION
from council.games.cardgame.cards import ICONS, Box, names
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.modifiers import claim_of
from council.games.cardgame.shown.picture import challenge_picture, placed_picture
from council.games.cardgame.shown.view import duplicates, in_play, lying, on_card, phase
from council.games.cardgame.state.board import BY_ROUNDS, DEAD, DISCARD, HAND, PLOT_DECK
from council.games.cardgame.state.hidden import hand_faces

WIDTH = 80
NAME = 26
HOUSES = ("stark", "lannister")
LETTERS = "MIP"  # icons as the heading explains them
MARK = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")


def draw(view: CardGame, box: Box, say: Say, names_: Sequence[str]) -> str:
    """All that the viewer sees, top to bottom: the other player first, then one's own side."""
    below = int(view.house_of(view.viewer)) if view.viewer >= 0 else 0
    lines = [heading(view, say), ""]
    lines += side(view, box, 1 - below, say)
    lines += ["", *challenge_lines(view, box, say)]
    lines += side(view, box, below, say)
    if view.viewer >= 0:
        lines += hand_lines(view, box, say)
    return "\n".join(lines)


def escape(text: str) -> str:
    """Names may hold what looks like a mark."""
    return MARK.sub(r"\1\1\\\2", text) if "[" in text else text


def cut(text: str, width: int) -> str:
    """A text that fits."""
    return text if len(text) <= width else text[: width - 1] + "…"


def heading(view: CardGame, say: Say) -> str:
    """Round and phase."""
    facts: dict[str, Fact] = {
        "round": int(view.round) + (view.ended != BY_ROUNDS),
        "rounds": int(view.rounds),
        "phase": phase(view),
    }
    return f"[title]{say(Message('cardgame-draw-heading', facts))}[/]"


def name(box: Box, thing: int, say: Say) -> str:
    """The name of a card or plot."""
    return say(Message("name", {"name": box.name(thing)}))


# -- a player's side


def side(view: CardGame, box: Box, house: int, say: Say) -> list[str]:
    """A line of figures, the plot, then the cards in play."""
    seat = int(view.seat_of(house))
    mark = ">" if view.seat() == seat else " "
    who = cut(say(Message("name", {"name": Who(seat)})), 16)
    figures: dict[str, Fact] = {
        "power": int(view.total_power(house)),
        "gold": int(view.gold[house]),
        "hand": int(view.hand_size(house)),
        "deck": int(view.deck_size(house)),
        "discard": int(view.cards.size[int(DISCARD) + house]),
        "dead": int(view.cards.size[int(DEAD) + house]),
    }
    line = say(Message("cardgame-draw-player", figures))
    lines = [f"{mark} [{HOUSES[house]}]{escape(who)}[/] {escape(line)}"]
    lines.append(plot_line(view, box, house, say))
    for card in in_play(view, house, int(CHARACTER)):
        lines += character_lines(view, box, card, say)
    places = [place_text(view, box, card, say) for card in in_play(view, house, int(LOCATION))]
    return [*lines, *wrapped(places)]


def plot_line(view: CardGame, box: Box, house: int, say: Say) -> str:
    """The revealed plot and its figures."""
    plot = int(view.revealed[house])
    left = int(view.cards.size[int(PLOT_DECK) + house])
    if plot < 0:
        return "    " + say(Message("cardgame-draw-no-plot", {"left": left}))
    facts: dict[str, Fact] = {
        "plot": box.plots[plot].name,
        "income": box.plots[plot].income,
        "initiative": box.plots[plot].initiative,
        "claim": int(claim_of(view, house)),
        "left": left,
    }
    return "    " + escape(cut(say(Message("cardgame-draw-plot", facts)), WIDTH - 4))


def character_lines(view: CardGame, box: Box, card: int, say: Say) -> list[str]:
    """`  Robb Stark                 3 M.P  kneels  1 power  attacks`, then what lies on it."""
    d, bit = card // 50, 1 << card % 50
    icons = "".join(
        letter if view.icons[2 * k + d] & bit else "." for k, letter in enumerate(LETTERS)
    )
    notes = []
    if not view.stands(card):
        notes.append(say(Message("cardgame-draw-kneels")))
    if view.power[card]:
        notes.append(say(Message("cardgame-draw-power", {"power": int(view.power[card])})))
    for k, word in ((1, "renown"), (2, "stealth")):
        if view.keywords[2 * k + d] & bit:
            notes.append(say(Message("name", {"name": names()["keyword"][word]})))
    role = int(view.role(card))
    if role:
        notes.append(say(Message(f"cardgame-draw-{('attacks', 'defends')[role - 1]}")))
    copies = len(duplicates(view, card))
    if copies:
        notes.append(say(Message("cardgame-draw-duplicates", {"count": copies})))
    title = cut(name(box, card, say), NAME)
    text = f"{title:<{NAME}} {int(view.strength[card]):>2} {icons}  {', '.join(notes)}"
    mark = "/" if not view.stands(card) else "|"
    lines = [f"  {mark} {escape(cut(text.rstrip(), WIDTH - 4))}"]
    for attachment in on_card(view, card):
        bent = "/" if not view.stands(attachment) else "+"
        whose = HOUSES[attachment // 50]
        lines.append(f"      {bent} [{whose}]{escape(cut(name(box, attachment, say), 60))}[/]")
    return lines


def place_text(view: CardGame, box: Box, card: int, say: Say) -> str:
    """A location."""
    kneels = f" ({say(Message('cardgame-draw-kneels'))})" if not view.stands(card) else ""
    return name(box, card, say) + kneels


def wrapped(texts: list[str]) -> list[str]:
    """Several short texts, as many a line as fit."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + len(text) + 3 <= WIDTH:
            lines[-1] += f" · {text}"
        else:
            lines.append(f"    {text}")
    return [escape(line) for line in lines]


# -- the challenge and the hand


def challenge_lines(view: CardGame, box: Box, say: Say) -> list[str]:
    """Type, totals and claim."""
    shown = challenge_picture(view, box)
    if shown is None:
        return []
    facts: dict[str, Fact] = {"who": Who(shown["attacker"]), "contest": shown["type"]}
    facts |= {key: shown[key] for key in ("attack", "defence", "claim")}
    line = cut(say(Message("cardgame-draw-challenge", facts)), WIDTH - 2)
    return [f"  {escape(line)}", ""]


def hand_lines(view: CardGame, box: Box, say: Say) -> list[str]:
    """One's own cards: cost, name, kind, and of characters strength and icons."""
    house = int(view.house_of(view.viewer))
    hand = lying(view, int(HAND) + 3 * house)
    if not hand:
        return []
    titles = [box.cards[card].id for card in hand]
    lines = ["", say(Message("cardgame-draw-hand", {"count": len(hand)}))]
    for face in hand_faces(view, house):
        card = int(face)
        printed = box.cards[card]
        cost = "-" if printed.cost is None else str(printed.cost)
        times = titles.count(printed.id)
        title = cut(name(box, card, say) + (f" x{times}" if times > 1 else ""), NAME)
        kind = say(Message("name", {"name": names()["type"][printed.type]}))
        text = f"{cost:>3} {title:<{NAME}} {kind:<12}"
        if printed.type == "character":
            icons = "".join(
                letter if icon in printed.icons else "."
                for icon, letter in zip(ICONS, LETTERS, strict=True)
            )
            text += f" {printed.strength:>2} {icons}"
        words = [
            say(Message("name", {"name": names()["keyword"][key]})) for key in printed.keywords
        ]
        lines.append(escape(cut(f"{text} {', '.join(words)}".rstrip(), WIDTH)))
    placed = placed_picture(view, box)["placed"]
    if placed:
        cards = ", ".join(name(box, box.ids.index(one), say) for one in placed)
        lines.append(escape(cut(say(Message("cardgame-draw-placed", {"cards": cards})), WIDTH)))
    return lines


# -- words of the notation


def label(token: str, box: Box, say: Say) -> str:
    """A token as people read it."""
    if token in HOUSES:
        return f"[{token}]{escape(say(Message('name', {'name': names()['house'][token]})))}[/]"
    if token in ICONS:
        return escape(say(Message("name", {"name": names()["icon"][token]})))
    if token in box.ids:
        thing = box.ids.index(token)
        text = escape(name(box, thing, say))
        same = [k for k, other in enumerate(box.ids) if thing < 100 and _title(box, k, thing)]
        return f"{text} {same.index(thing) + 1}" if len(same) > 1 and same[0] != thing else text
    return token


def _title(box: Box, other: int, card: int) -> bool:
    """Whether two numbers are copies of one title in one deck."""
    return other < 100 and other // 50 == card // 50 and box.cards[other] is box.cards[card]
