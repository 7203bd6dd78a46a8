"""Texts of cards: plain and short, alike in both languages, and true to the card's program."""

import re
from typing import Any

import pytest
from words.reading import CARDS, Card, Sentence, cards
from words.test_german_names import mistakes
from words.test_german_style import faults as german_faults
from words.test_style import faults as style_faults

ALL = tuple(card for game in CARDS for card in cards(game))
# Words of a sentence on a card; the moment before the colon is part of it.
LONGEST = {"en": 26, "de": 29}
UNCLEAR = {
    "en": {
        r"\btop face\b": "say “highest number”",
        r"\bpicked at random\b|\bin hand (and|,)": "say “one random card”, “adds it to their hand”",
        r"\bswitched off\b": "say “does not work”",
        r"^(Has|Takes|Costs|Defends|May|Cannot|Can|Does|When killed)\b": "name the card",
        r"\bof yours has\b|\beach of yours\b|\b(armies|territories) there move\b": "name the owner",
        r";": "make two sentences",
    },
    "de": {
        r"\bblind gezogen": "sage „zufällig“",
        r"\begal (wessen|wofür|auf welcher)": "sage „einer beliebigen Seite“, „beliebig“",
        r"\b(Träger|Teilnehmer)[ns]?\b": "sage „der Charakter mit dieser Karte“, „teilnehmend“",
        r"^(Hat|Kostet|Darf|Verteidigt|Nimmt|Kann)\b": "nenne die Karte",
        r"nachdem (ihn|er|sie)\b|^Reaktion auf\b": "nenne die Karte: „nachdem du Eddard …“",
    },
}
# How a text of the card game begins, by what its ability is.
KINDS = {
    "response": ("Response", "Reaktion"),
    "save": ("Response", "Reaktion"),
    "when_revealed": ("When revealed:", "Beim Aufdecken:"),
}
PHASES = {
    "any": ("Any phase", "Jede Phase"),
    "marshalling": ("Marshalling", "Aufmarsch"),
    "challenges": ("Challenges", "Herausforderungen"),
    "dominance": ("Dominance", "Vorherrschaft"),
}
# How a text of RISK begins, by when its card can be used.
MOMENTS = {
    "turn_start_self": ("At the start of your turn:", "Zu Beginn deines Zuges:"),
    "turn_start_opponent": ("At the start of an opponent's turn:", "Zu Beginn eines gegnerischen"),
    "income_self": ("When you receive your income:", "Wenn du dein Einkommen erhältst:"),
    "deploy_self": ("While you place armies", "Während du in deinem Zug Armeen aufstellst:"),
    "buy_maester_self": (
        "After you pay for a maester card:",
        "Nachdem du eine Maesterkarte bezahlt",
    ),
    "pre_invasion_self": ("Before your first invasion of the turn:", "Vor deinem ersten Angriff"),
    "declare_self": (
        "When you (declare an invasion|invade )",
        "Wenn du (einen Angriff|.*angreifst:)",
    ),
    "declare_against_self": ("When your territory ", "Wenn dein Gebiet "),
    "declare_involving_self": (
        "When you invade or are invaded:",
        "Wenn du angreifst oder angegriffen",
    ),
    "declare_between_opponents": (
        "When one opponent invades another:",
        "Wenn ein gegnerisches Haus",
    ),
    "commit_against_self": ("After armies are committed against your", "Nachdem Armeen gegen dein"),
    "after_battle_roll": ("After the roll of ", "Nach dem Wurf in einem Kampf"),
    "after_own_roll": ("Right after you roll", "Gleich nachdem du"),
    "maneuver_self": ("At the start of your Maneuver phase:", "Zu Beginn deiner Truppenbewegung:"),
    "draw_self": ("In your Draw phase:", "In deiner Phase „Karte ziehen“:"),
    "drawing_territory_self": ("Before you draw a territory card:", "Bevor du eine Gebietskarte"),
    "maester_played_by_opponent": ("After an opponent uses a maester", "Nachdem ein gegnerisches"),
    "any_time": ("Any time:", "Jederzeit:"),
}
LIMITS = {"round": ("per round", "pro Runde"), "challenge": ("per challenge", "pro Heraus")}


def faults(card: Card, lang: str) -> list[str]:
    """What an editor would strike out of a card."""
    found: list[str] = []
    for sentence in card.sentences(lang):
        found += style_faults(sentence)
        found += german_faults(sentence) if lang == "de" else []
        found += [f"{sentence}\n    {advice}" for advice in unclear(sentence)]
        found += [f"{wrong}\n    a place without its article" for wrong in mistakes(sentence.text)]
    return found


def unclear(sentence: Sentence) -> list[str]:
    """Habits of cards, and the length of their sentences."""
    habits = UNCLEAR[sentence.lang]
    found = [advice for habit, advice in habits.items() if re.search(habit, sentence.text)]
    words = len(re.findall(r"[^\W_]+(?:[-'’.,/][^\W_]+)*", sentence.text))
    if words > LONGEST[sentence.lang]:
        found.append(f"{words} words; at most {LONGEST[sentence.lang]}")
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", CARDS)
def test_cards_are_plain(game: str, lang: str) -> None:
    assert len(cards(game)) > 90
    found = [fault for card in cards(game) for fault in faults(card, lang)]
    assert not found, f"{len(found)} to rewrite\n" + "\n".join(found)


def figures(text: str) -> tuple[str, ...]:
    """The figures of a text, in order of size; a d6 is not one."""
    return tuple(sorted(re.findall(r"(?<![\w-])[+-]?\d+", text)))


@pytest.mark.parametrize("game", CARDS)
def test_both_languages_name_the_same_figures(game: str) -> None:
    differ = [card.text for card in cards(game) if len({*map(figures, card.text.values())}) > 1]
    assert differ == []


def begins(text: str, starts: tuple[str, str], lang: str) -> bool:
    """Whether a text, or one of its sentences, begins as its card works."""
    start = starts[0] if lang == "en" else starts[1]
    return bool(re.search(rf"(?:^|\. ){start}", text))


def untold(card: Card, ability: dict[str, Any], lang: str) -> list[str]:
    """What an ability of the card game does that the text does not say."""
    starts = [KINDS[ability["kind"]]] if ability["kind"] in KINDS else []
    if ability["kind"] == "action":
        starts += [PHASES[phase] for phase in ability["phase"]]
    missing = [start[lang == "de"] for start in starts if not begins(card.text[lang], start, lang)]
    if "limit" in ability:
        limit = LIMITS[ability["limit"]["per"]][lang == "de"]
        missing += [limit] if limit not in card.text[lang] else []
    for cost in ability.get("cost", ()):
        amount = (
            f"{cost['amount']} {'Gold' if lang == 'de' else 'gold'}" if "amount" in cost else ""
        )
        missing += [amount] if amount not in card.text[lang] else []
    return missing


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_says_when_and_for_what_it_works(lang: str) -> None:
    found = {
        card.id: missing
        for card in cards("cardgame")
        for ability in card.program.get("ability", ())
        if (missing := untold(card, ability, lang))
    }
    assert found == {}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_of_risk_says_when_it_can_be_used(lang: str) -> None:
    usable = [card for card in cards("risk") if "window" in card.program]
    assert len(usable) > 60
    found = [
        card.text[lang]
        for card in usable
        if not begins(card.text[lang], MOMENTS[card.program["window"]], lang)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Turn one of your dice to its top face."),
        ("en", "Costs 2 less while you have Robb Stark in play."),
        ("en", "Every army is destroyed; nobody rolls."),
        ("de", "Der Träger hat Stärke +1."),
        ("de", "Wähle eine Karte, egal wessen."),
    ],
)
def test_the_check_finds(lang: str, text: str) -> None:
    card = ALL[0]
    assert unclear(Sentence(card.sentences(lang)[0].path, 1, lang, text))
