"""RISK: Game of Thrones in the terminal: the drawing, the orders of its table, what is said."""

import re

import pytest
from cli.kit import Council
from cli.test_draw import LONG, rendered
from cli.test_risk_typing import play
from scenario_risk import given
from sizes import FULL

from council.cli.terminal import STYLES
from council.core.game import Invalid
from council.core.play import Play, rng_for
from council.core.state import PUBLIC, members
from council.games import GAMES
from council.games.risk.asides import ENDING
from council.games.risk.box.modes import KINDS
from council.locales import LANGUAGES, Voice

GAME = GAMES["risk"]
NAMES = ["Anna", "Ben", "Cleo"]
BORDER = """
    seats: 3
    lands: winterfell A5, the_gift B3, karhold C1, skagos N2
    rest:  B1
    phase: invade
"""


def shown(text: str, order: str = "map", lang: str = "en", position: str = BORDER) -> str:
    table = given(position)
    return rendered(GAME.obey(order, table.view(0), text, Voice(lang, NAMES)))


# -- the drawing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 8) if FULL else (2, 5, 7))
def test_it_fits(seats: int, lang: str) -> None:
    names = [*LONG, "G" * 40][:seats]
    voice = Voice(lang, names)
    rng = rng_for("draw", seats)
    options = {"rounds": 3, "skirmish_armies_per_territory": 1}
    play = Play(GAME, GAME.setup(seats, options), names, rng)
    play.settle()
    step = 0
    while not play.over():
        asked = int(play.state.seat())
        if step % 25 == 0:
            for viewer in (asked, int(PUBLIC)):
                view = play.view(viewer)
                texts = [GAME.draw(view, voice, names)]
                texts += [GAME.obey(order, view, "", voice) for order in ("map", "realm")]
                for text in texts:
                    assert max(map(len, rendered(text).splitlines())) <= 80
        moves = members(play.state.legal_moves())
        play.move(asked, moves[int(rng.below(len(moves)))])
        step += 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_mode_can_be_drawn(kind: str) -> None:
    seats = KINDS[kind].most
    names = [*NAMES, "D", "E", "F", "G"]
    play = Play(GAME, GAME.setup(seats, {"mode": kind}), names[:seats], rng_for("draw", kind))
    play.settle()
    rng = rng_for("moves", kind)
    for _ in range(200):
        moves = members(play.state.legal_moves())
        play.move(int(play.state.seat()), moves[int(rng.below(len(moves)))])
    for lang in LANGUAGES:
        for viewer in (int(play.state.seat()), int(PUBLIC)):
            text = GAME.draw(play.view(viewer), Voice(lang, names), names)
            assert max(map(len, rendered(text).splitlines())) <= 80


def test_every_house_has_a_colour() -> None:
    houses = {house.id for house in GAME.box.houses}  # type: ignore[attr-defined]
    assert len(houses) == 7
    assert houses | {"neutral"} <= set(STYLES)
    assert len({STYLES[house] for house in houses}) == 7


def test_a_glance_is_the_battle_alone() -> None:
    position = BORDER.replace("karhold C1", "karhold C1, the_dreadfort A2")
    table = given(position, chance=["roll 6", "roll 5", "roll 4", "roll 3", "roll 2"])
    drawn = table.view(0)
    table.play("A attack winterfell the_gift; A dice 3")
    text = GAME.glance(table.view(1), drawn, Voice("en", NAMES))
    assert text == "Winterfell (5) against The Gift (3)"
    table.play("B dice 2")
    text = GAME.glance(table.view(0), drawn, Voice("en", NAMES))
    assert text == "Winterfell (5) against The Gift (1)\nAttack 6 5 4, defence 3 2"
    table.play("A stop; A done")
    assert table.phase() == "leave"
    assert GAME.glance(table.view(0), drawn, Voice("en", NAMES)) is None
    assert GAME.glance(table.view(0), table.view(0), Voice("en", NAMES)) == ""


# -- the orders of the table


def test_the_map_tells_who_lies_beside_whom() -> None:
    text = shown("")
    gift = "BAR   3 The Gift               Skagos, Karhold, The Dreadfort, Winterfell"
    assert gift in text
    assert "⚓ linked: Widow's Watch, White Harbor, Gulltown, Dragonstone" in text
    for face in GAME.box.territories[:48]:  # type: ignore[attr-defined]
        assert f" {face.name['en']}" in text
    assert "Braavos" not in text


@pytest.mark.parametrize("word", ["north", "the_north", "The North", "norden"])
def test_the_map_of_a_region(word: str) -> None:
    text = shown(word)
    assert text.startswith("The North +5\n")
    assert "Dorne" not in text


@pytest.mark.parametrize("word", ["winterfell", "winter", "Winterfell"])
def test_the_map_around_a_territory(word: str) -> None:
    lines = shown(word).splitlines()
    assert lines[0] == " STK   5 Winterfell C"
    assert "   > BAR   3 The Gift  64 %" in lines
    assert len(lines) == 8


def test_the_realm() -> None:
    text = shown("", "realm")
    assert re.search(r"Lands Castles Ports Armies Cards Income Points", text)
    assert re.search(r"STK Anna +1 +1 +0 +5 +0", text)
    assert "BAR The Riverlands +2" in text
    assert re.search(r"Gebiete Burgen Häfen Armeen Karten Zuwachs Punkte", shown("", "realm", "de"))


def test_german_letters_of_a_house_follow_its_german_name() -> None:
    assert "LAN" in shown("", "realm")
    assert "LEN" in shown("", "realm", "de")
    assert "LAN" not in shown("", "realm", "de")


@pytest.mark.parametrize(
    "text", ["winterfell > the_gift", "winterfell the_gift", "Winterfell>gift", "winter > The Gift"]
)
def test_odds_of_an_attack(text: str) -> None:
    told = " ".join(shown(text, "odds").split())
    assert told.startswith("Winterfell (4 armies can fight) against The Gift (3):")
    assert "64.2 % to conquer" in told
    assert "64,2 %" in shown(text, "odds", "de")


def test_odds_in_a_battle_need_no_words() -> None:
    table = given(BORDER)
    table.play("A attack winterfell the_gift; A dice 3")
    told = GAME.obey("odds", table.view(0), "", Voice("en", NAMES))
    assert told.startswith("Winterfell (4 armies can fight) against The Gift (3)")


def test_odds_say_what_cannot_be() -> None:
    assert "not adjacent" in shown("winterfell > pyke", "odds")
    assert "same owner" in shown("the_gift > dreadfort", "odds")


@pytest.mark.parametrize(
    ("order", "text", "key"),
    [
        ("odds", "", "risk-aside-odds-how"),
        ("odds", "winterfell >", "risk-aside-odds-how"),
        ("odds", "winterfell > braavos", "risk-aside-territory"),
        ("odds", "karhold > winterfell", "risk-aside-one-army"),
        ("map", "xyzzy", "risk-aside-territory"),
        ("realm", "xyzzy", "play-extra-word"),
    ],
)
def test_orders_say_what_is_wrong(order: str, text: str, key: str) -> None:
    with pytest.raises(Invalid) as error:
        shown(text, order)
    assert error.value.message.key == key


# -- beside a choice


def test_remarks_help_to_choose() -> None:
    view = given(BORDER).view(0)

    def remark(text: str) -> str:
        return rendered(GAME.remark(view, text, Voice("en", NAMES))).strip()

    assert remark("attack winterfell the_gift") == "(BAR 3, 64 %)"
    assert remark("attack winterfell") == "(5)"
    assert remark("from winterfell") == "(5)"
    assert remark("done") == "(end your invasions)"
    assert remark("dice 3") == remark("fight") == ""


def test_a_lone_target_is_named() -> None:
    position = BORDER.replace("rest:  B1", "rest:  A1").replace("karhold C1", "karhold A1")
    position = position.replace("skagos N2", "skagos N2, pyke C1")
    view = given(position).view(0)
    told = rendered(GAME.remark(view, "attack winterfell", Voice("en", NAMES))).strip()
    assert told == "(5) > The Gift (BAR 3, 64 %)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_being_done_means_is_said_wherever_there_is_a_way_out(lang: str) -> None:
    told = set()
    for phase in ENDING:
        text = Voice(lang).say("risk-aside-done", phase=phase)
        assert re.fullmatch(r"\([^()]+\)", text)
        told.add(text)
    assert len(told) == len(ENDING) - 1  # cards are kept in two phases


# -- examples and answers are of the map that is played, in the reader's words

ESSOS = """
    seats: 2
    lands: lhazar A5, meereen B3
    rest:  B1
    phase: invade
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", [BORDER, ESSOS])
def test_examples_can_be_typed(lang: str, position: str) -> None:
    voice = Voice(lang, NAMES)
    with pytest.raises(Invalid) as error:
        shown("", "odds", lang, position)
    told = voice(error.value.message)
    order, _, rest = told.partition(": ")[2].partition(" ")
    assert order == voice.say("risk-order-odds")
    assert "_" not in rest
    assert "%" in shown(rest, "odds", lang, position)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_terminal_names_a_place_of_one_map(lang: str) -> None:
    voice = Voice(lang)
    texts = [voice.say(f"risk-about-{order}") for order in GAME.orders]
    texts += [voice.say("risk-draw-legend"), voice.say("risk-move-unknown", got="x")]
    for face in GAME.box.territories:  # type: ignore[attr-defined]
        assert not any(face.id in text.lower() for text in texts), face.id


def test_a_german_example_is_german(council: Council) -> None:
    out = play(council, "", "--lang", "de", "--option", "defence_dice=most")
    example = re.search(r"einen Zug wie „([^“]+)“", " ".join(out.split()))
    assert example
    assert "_" not in example[1]


# -- cards


def dominion() -> Play:
    """A game of Dominion, just where somebody may use a card."""
    options = {"mode": "dominion", "defence_dice": "most"}
    play = Play(GAME, GAME.setup(3, options), NAMES, rng_for("cards"))
    play.settle()
    rng = rng_for("cards", "moves")
    while True:
        seat = int(play.state.seat())
        texts = [GAME.text(move) for move in members(play.state.legal_moves())]
        if any(text.startswith("use ") for text in texts):
            return play
        moves = members(play.state.legal_moves())
        play.move(seat, moves[int(rng.below(len(moves)))])


def test_cards_that_may_be_used_say_what_they_do() -> None:
    play = dominion()
    seat = int(play.state.seat())
    view = play.view(seat)
    use = next(GAME.text(move) for move in GAME.offers(view) if "use " in GAME.text(move))
    card = use.split()[1]
    for lang in LANGUAGES:
        voice = Voice(lang, NAMES)
        text = GAME.words()[f"text:{card}"][lang]
        for drawn in (GAME.draw(view, voice, NAMES), GAME.glance(view, view, voice) or ""):
            lines = rendered(drawn)
            assert max(map(len, lines.splitlines())) <= 80
            assert text in " ".join(lines.split())
        assert re.fullmatch(r"(\(\d+ [Gg]old\))?", GAME.remark(view, use, voice))
        assert text in " ".join(rendered(GAME.obey("cards", view, "", voice)).split())
    stranger = GAME.draw(play.view(int(PUBLIC)), Voice("en", NAMES), NAMES)
    assert GAME.words()[f"text:{card}"]["en"] not in " ".join(rendered(stranger).split())


def test_any_card_can_be_asked_about() -> None:
    told = shown("ned", "cards").strip()
    text = "After the roll of a battle: turn one of your defence dice to its highest number."
    assert " ".join(told.split()) == f"Ned Stark: {text}"
    with pytest.raises(Invalid) as error:
        shown("xyzzy", "cards")
    assert error.value.message.key == "risk-aside-card"
    with pytest.raises(Invalid) as error:
        shown("", "cards")
    assert error.value.message.key == "risk-aside-no-cards"


# -- the order of what is shown


def test_dice_fall() -> None:
    rolls = ["roll 2", "roll 6", "roll 4", "roll 1", "roll 5"]
    table = given(BORDER, chance=rolls)
    drawn = table.view(0)
    table.play("A attack winterfell the_gift; A dice 3; B dice 2")
    text = GAME.glance(table.view(0), drawn, Voice("en", NAMES)) or ""
    assert "Attack 6 4 2, defence 5 1" in text


@pytest.mark.parametrize("seed", range(6))
def test_houses_are_told_as_they_are_chosen(seed: int) -> None:
    names = [*NAMES, "Dora"]
    play = Play(GAME, GAME.setup(4), names, rng_for("houses", seed))
    play.settle()
    rng = rng_for("houses", "moves", seed)
    while play.state.seat() >= 0 and min(play.state.houses) < 0:  # type: ignore[attr-defined]
        moves = members(play.state.legal_moves())
        play.move(int(play.state.seat()), moves[int(rng.below(len(moves)))])
    story = play.story(int(PUBLIC))
    told = [one.facts["who"].seat for one in story if one.key == "risk-told-house"]  # type: ignore[union-attr]
    first = next(one.facts["who"].seat for one in story if one.key == "risk-told-first")  # type: ignore[union-attr]
    assert told == [(first + k) % 4 for k in range(4)]
