"""What refusals quote from the cards: the text that forbids, and what a text asks for."""

from collections.abc import Iterator, Mapping

from council.core.game import Json
from council.core.rulebook import Words
from council.games.cardgame.cards import Box, Face, Plot
from council.games.cardgame.why.case import Case, Facts


def printed(box: Box, thing: int) -> Face | Plot:
    """What is printed on a card or a plot."""
    return box.cards[thing] if thing < len(box.cards) else box.plot(thing)


def text_of(box: Box, thing: int) -> Facts:
    """The text of a card or a plot, as a fact."""
    return {"text": printed(box, thing).text}


def needs(c: Case) -> Facts:
    """The condition of an action in words we have, or else the text of the card."""
    record = c.face.record
    actions = [a for a in record.get("ability", ()) if a["kind"] == "action"]
    # A second text may be the only action, after one that is a response.
    chosen = actions[int(c.verb == "use-second" and len(actions) > 1)]
    return {"need": _need(chosen.get("when", [])), **text_of(c.box, c.n)}


def _need(conditions: list[Mapping[str, Json]]) -> str:
    """The only condition, if a sentence of ours says it whole."""
    if len(conditions) != 1:
        return "text"
    test = conditions[0]
    if test["test"] == "challenge" and set(test) == {"test", "role"}:
        return str(test["role"])
    if test["test"] == "challenge" and test.get("type") == ["military"] and len(test) == 2:
        return "military"
    if test["test"] == "participating" and set(test) == {"test", "card"}:
        return "bearer" if test["card"] == "attached" else "part"
    return "text"


def forbids(c: Case, rule: str) -> Words:
    """The card or plot whose text keeps the card of the move from attacking or defending."""
    if rule in _rules(c.face.record):
        return c.face.name
    things = [card for card in range(len(c.box.cards)) if c.view.in_play(card)]
    things += [len(c.box.cards) + int(plot) for plot in c.view.revealed if plot >= 0]
    found = [printed(c.box, thing) for thing in things]
    return next((one.name for one in found if rule in _rules(one.record)), c.face.name)


def _rules(record: Mapping[str, Json]) -> Iterator[str]:
    """The rules that the texts of a record put in force."""
    for ability in record.get("ability", ()):
        for effect in ability["effect"]:
            if effect["do"] == "rule":
                yield str(effect["rule"])
