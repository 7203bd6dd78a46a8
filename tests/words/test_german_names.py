"""German names of places stand in sentences with their article, and titles of cards in quotes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from words.reading import LESSONS, rulebook

from council.core.play import Play, rng_for
from council.core.state import PUBLIC, members
from council.games import GAMES
from council.games.risk.cards import names
from council.locales import FOLDER, Forms, Voice

PLACES = {words["de"] for kind in ("region", "territory") for words in names()[kind].values()}
KNOWN = {
    file: Forms(Path(FOLDER, "de", f"{file}.ftl").read_text(encoding="utf-8")).known
    for file in ("intrigue", "risk")
}
PEOPLE = {"Grauer Wurm"}  # a name with an adjective is declined
FORMS = {name: forms for name, forms in KNOWN["risk"].items() if name not in PEOPLE}
ISLANDS = {name for name, forms in FORMS.items() if set(forms) == {"in", "aus"}}
WITH_ARTICLE = sorted(set(FORMS) - ISLANDS)
# Towns, castles and lands that German names without an article.
BARE = {
    *("Karholt", "Grauenstein", "Winterfell", "Witwenwacht", "Weißwasserhafen", "Schnellwasser"),
    *("Harrenhal", "Steinsepte", "Hohenehr", "Möwenstadt", "Hochklipp", "Casterlystein"),
    *("Silberhügel", "Rallenhall", "Königsmund", "Sturmkap", "Rosengarten", "Altsass"),
    *("Sandstein", "Sonnspeer", "Myr", "Tyrosh", "Lys", "Volantis", "Mantarys", "Oros"),
    *("Valyria", "Sarnor", "Lhazar", "Vaes Dothrak", "Meereen", "Yunkai", "Astapor"),
    *("Alt-Ghis", "Neu-Ghis", "Samyrian", "Bayasabhad", "Qarth", "Dorne", "Andalos"),
}
PREPOSITION = r"(?i:an|auf|aus|bei|durch|für|gegen|in|mit|nach|über|um|unter|von|vor|zu)"
CAPITAL_ARTICLE = re.compile(rf"\b{PREPOSITION} (?:Der|Die|Das|Ein|Eine) ")
ARTICLE = re.compile(r"(?:der|die|das|den|dem|des|im|am|vom|ins|ans|zum|zur)", re.IGNORECASE)
DECLINED = re.compile(r"\b(?:auf|lege|legt|setzt|und|wählt) Grauer ")
PLACE = r"\$(?:target|source|region|one|two|three)\b"


def test_every_place_has_its_forms_or_needs_none() -> None:
    assert set(FORMS) | BARE == PLACES
    assert not set(FORMS) & BARE
    for name in WITH_ARTICLE:
        assert set(FORMS[name]) == {"acc", "in", "nach", "aus"}, name
        assert ARTICLE.fullmatch(FORMS[name]["acc"].split()[0]), name


def test_a_form_begins_a_sentence_with_a_capital() -> None:
    voice = Voice("de", ("Anna",))
    places = {words["en"]: words for words in names()["territory"].values()}

    def said(key: str, place: str) -> str:
        return voice.say(key, source=places[place], target=places[place])

    assert said("risk-why-one-army", "The Mander").startswith("Am Mander steht")
    assert said("risk-why-one-army", "Winterfell").startswith("In Winterfell steht")
    assert said("risk-why-same-place", "Tarth") == "Die Armeen sind schon auf Tarth."


@pytest.mark.parametrize("file", ["risk", "web"])
def test_no_message_puts_a_preposition_before_a_bare_place(file: str) -> None:
    lines = Path(FOLDER, "de", f"{file}.ftl").read_text(encoding="utf-8").splitlines()
    bare = re.compile(rf"\b{PREPOSITION} {{ {PLACE}")
    assert [line for line in lines if line.startswith(("risk-", " ")) and bare.search(line)] == []


def test_a_person_with_an_adjective_is_declined() -> None:
    assert all(KNOWN["intrigue"][name] == KNOWN["risk"][name] for name in PEOPLE)
    voice, worm = Voice("de", ("Anna",)), {"en": "Grey Worm", "de": "Grauer Wurm"}
    house = {"en": "House Stark", "de": "Haus Stark"}
    used = voice.say("risk-told-calls", who="Anna", card=worm, cost=200)
    assert used == "Anna setzt Grauen Wurm für 200 Gold ein."
    on = {"left": worm, "right": worm}
    laid = voice.say("intrigue-told-placed", who="Anna", card=worm, house=house, where="on", **on)
    assert laid == "Anna legt Grauen Wurm (Haus Stark) auf Grauen Wurm und Grauen Wurm."
    no = voice.say("intrigue-why-match", house=house, **on)
    assert "darf nicht auf Grauem Wurm und Grauem Wurm liegen" in no


# -- whole games, read for mistakes

ONE = re.compile(
    r"(?<![\d.,])1 (?:\w+e )?(?:Armeen|Auftragskarten|Belagerungsmaschinen|Charaktere|Dolche"
    r"|Gebiete|Karten|Maesterkarten|Punkte|Runden|Siegpunkte|Strafpunkte|Würfeln|Ziele)\b"
)


def mistakes(sentence: str) -> Iterator[str]:
    """Names that stand in a sentence as on a label; one thing in the plural."""
    if any(wrong.search(sentence) for wrong in (CAPITAL_ARTICLE, DECLINED, ONE)):
        yield sentence
    for name in WITH_ARTICLE:
        for found in re.finditer(rf"\b{name}\b", sentence):
            before = sentence[: found.start()].split(" ")
            if name.startswith(("Der ", "Die ", "Das ")):
                alone = True
            else:
                alone = not ARTICLE.fullmatch(before[-2]) if len(before) > 1 else False
            # as a label: at the start, in quotes, beside an arrow, after a colon, in a list
            label = sentence[max(0, found.start() - 2) : found.start()].strip(" (")
            listed = label == "" or label[-1] in "„→:,?." or before[-2:-1] == ["und"]
            if alone and not listed:
                yield sentence


def test_the_reader_finds_mistakes() -> None:
    assert list(mistakes("Anna zieht nach Die Eng."))
    assert list(mistakes("Anna erobert Mondberge."))
    assert list(mistakes("In Wolfswald steht eine Armee."))
    assert list(mistakes("Anna bekommt 1 Armeen."))
    assert list(mistakes("Anna setzt Grauer Wurm ein."))
    assert not list(mistakes("Anna bekommt 21 Armeen und 1 Karte."))
    assert not list(mistakes("Anna erobert die Mondberge: Die Eng → Wolfswald."))
    assert not list(mistakes("Anna zieht die Karte „Die Eng“."))
    assert not list(mistakes("Grauer Wurm ist wieder frei."))


def test_lessons_name_places_with_their_article() -> None:
    texts = [s.text for path in LESSONS for s in rulebook(path) if s.lang == "de"]
    assert [wrong for text in texts for wrong in mistakes(text)] == []


def read(game_id: str, seats: int, options: dict[str, str]) -> int:
    """Play at random, read the history and every question in German; how many sentences."""
    game = GAMES[game_id]
    players = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta")[:seats]
    play = Play(game, game.setup(seats, options), players, rng_for("words", game_id, seats))
    rng = rng_for("words", "moves", game_id, seats)
    voice = Voice("de", players)
    said: set[str] = set()
    play.settle()
    while not play.over():
        seat = int(play.state.seat())
        said.add(voice(game.question(play.view(seat))))
        moves = members(play.state.legal_moves())
        play.move(seat, moves[int(rng.below(len(moves)))])
    for reader in (0, int(PUBLIC)):
        said.update(voice(message) for message in play.story(reader))
    assert [wrong for sentence in sorted(said) for wrong in mistakes(sentence)] == []
    return len(said)


SHORT = {"rounds": "1"}
MODES = ("skirmish", "dominion", "mitchell", "mitchell_dominion")


@pytest.mark.parametrize("mode", MODES)
def test_a_round_of_risk(mode: str) -> None:
    assert read("risk", 3, {"mode": mode, **SHORT}) > 40


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["world_skirmish", "world_dominion"])
def test_a_round_on_both_maps(mode: str) -> None:
    assert read("risk", 6, {"mode": mode, **SHORT}) > 100


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_a_long_game_of_risk(mode: str) -> None:
    assert read("risk", 4, {"mode": mode, "rounds": "8"}) > 200


@pytest.mark.parametrize("game", ["cardgame", "intrigue"])
def test_other_games(game: str) -> None:
    assert read(game, 2, {"rounds": "2"}) > 20
