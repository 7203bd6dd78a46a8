"""What the terminal shows besides the table: answers to what a person types besides moves (ORDERS),
notes beside the choices, and what is new at a glance.
"""

from difflib import get_close_matches
from textwrap import wrap

from council.core.game import Fact, Invalid, Message, Say, Who
from council.games.cardgame.cards import Box, Face, names, trait_name
from council.games.cardgame.draw import WIDTH, draw, escape, name
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.modifiers import cost_of
from council.games.cardgame.shown.view import lying, phase
from council.games.cardgame.state.board import DEAD, DISCARD, PLOT_DECK, USED
from council.kit.spelling import plain

ORDERS = ("card", "piles")


def obey(order: str, view: CardGame, box: Box, text: str, say: Say) -> str:
    """What a card says, or what lies in the piles."""
    if order == "card":
        return "\n".join(card_lines(meant(box, text, say), box, say))
    if text:
        raise Invalid("play-extra-word", got=text[:40])
    return "\n".join(pile_lines(view, box, say))


# -- a card


def meant(box: Box, text: str, say: Say) -> int:
    """The card or plot of this id or name, or the one that has a word that begins so."""
    wanted = plain(text)
    spelt = {
        thing: [plain(box.ids[thing]), *map(plain, box.name(thing).values())]
        for thing in range(len(box.ids))
    }
    for fits in (
        lambda one: one == wanted,
        lambda one: one.startswith(wanted),
        lambda one: any(word.startswith(wanted) for word in one.split()),
    ):
        found = [thing for thing, forms in spelt.items() if wanted and any(map(fits, forms))]
        if len({say_name(box, thing) for thing in found}) == 1:
            return found[0]
    titles = {name(box, thing, say): thing for thing in spelt}
    near = get_close_matches(text, titles, 3, 0.4) or list(titles)[:3]
    raise Invalid("cardgame-aside-card", got=text[:40], near=", ".join(near))


def say_name(box: Box, thing: int) -> str:
    """Copies of a title have one name."""
    return box.name(thing)["en"]


def card_lines(thing: int, box: Box, say: Say) -> list[str]:
    """Name, figures, text."""
    if thing >= 100:
        plot = box.plots[thing - 100]
        facts: dict[str, Fact] = {
            "income": plot.income,
            "initiative": plot.initiative,
            "claim": plot.claim,
        }
        figures, text = say(Message("cardgame-aside-plot", facts)), plot.text
    else:
        face = box.cards[thing]
        figures, text = ", ".join(_figures(face, say)), face.text
    words = say(Message("name", {"name": text}))
    lines = [*wrap(figures, WIDTH - 4), *wrap(words, WIDTH - 4)]
    return [f"[title]{escape(name(box, thing, say))}[/]", *(f"  {escape(line)}" for line in lines)]


def _figures(face: Face, say: Say) -> list[str]:
    def word(kind: str, one: str) -> str:
        return say(Message("name", {"name": names()[kind][one]}))

    found = [word("type", face.type), word("house", face.house)]
    if face.unique:
        found.append(say(Message("cardgame-aside-unique")))
    if face.cost is not None:
        found.append(say(Message("cardgame-aside-cost", {"gold": face.cost})))
    if face.type == "character":
        found.append(say(Message("cardgame-aside-strength", {"strength": face.strength})))
        found += [word("icon", icon) for icon in face.icons]
    if face.income:
        found.append(say(Message("cardgame-aside-income", {"gold": face.income})))
    found += [word("keyword", key) for key in face.keywords]
    traits = (say(Message("name", {"name": trait_name(trait)})) for trait in face.traits)
    return [*found, *traits]


# -- the piles


def pile_lines(view: CardGame, box: Box, say: Say) -> list[str]:
    """The piles of both players: discarded, dead, used plots, and the plots known to be left."""
    lines: list[str] = []
    for seat in range(2):
        house = int(view.house_of(seat))
        lines.append(f"[title]{escape(say(Message('name', {'name': Who(seat)})))}[/]")
        for key, place in (
            ("discard", int(DISCARD) + house),
            ("dead", int(DEAD) + house),
            ("used", int(USED) + house),
            ("plots", int(PLOT_DECK) + house),
        ):
            cards = [name(box, card, say) for card in lying(view, place)]
            text = say(Message(f"cardgame-aside-{key}", {"cards": ", ".join(cards) or "-"}))
            lines += [f"  {escape(line)}" for line in wrap(text, WIDTH - 4)]
    return lines


# -- beside a choice


def remark(view: CardGame, box: Box, text: str) -> str:
    """The cost of a card to be marshalled, the strength of a character in play."""
    verb, *tokens = text.split()
    if not tokens or tokens[0] not in box.ids or box.ids.index(tokens[0]) >= 100:
        return ""
    card = box.ids.index(tokens[0])
    if verb == "marshal":
        return f"({int(cost_of(view, card))})"
    if verb == "place" and box.cards[card].cost is not None:
        return f"({box.cards[card].cost})"
    if verb in ("commit", "pick") and view.in_play(card) and box.cards[card].type == "character":
        return f"({int(view.strength[card])})"
    return ""


# -- what is new


def glance(view: CardGame, drawn: CardGame, box: Box, say: Say) -> str | None:
    """Within a phase the lines that are new; at its beginning all of it."""
    if phase(view) != phase(drawn) or view.round != drawn.round or view.active != drawn.active:
        return None
    before = draw(drawn, box, say, ()).split("\n")
    return "\n".join(line for line in draw(view, box, say, ()).split("\n") if line not in before)
