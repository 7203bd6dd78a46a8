"""What a report says: every message exists in every language, and says no more than it should."""

from dataclasses import replace

import pytest
from report.kit import played, reported

from council.core.figures import figure
from council.core.game import Message
from council.games.cardgame.moves import HAND_KEEP, HAND_NEW
from council.kit.review import WinShare
from council.locales import LANGUAGES, Voice
from council.report.figures import percent, plain_points, points, signed
from council.report.telling import LONGEST, VERBS, moved, sections

NAMES = [f"Player {seat}" for seat in range(7)]


@pytest.mark.parametrize("name", ["intrigue-2", "cardgame-2-draft"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_in_every_language(name: str, lang: str) -> None:
    voice = Voice(lang, NAMES)
    found = sections(played(name).game, reported(name))
    assert [section.name for section in found][-1] == "limits"
    for section in found:
        assert voice(section.title)
        for row in section.table.rows if section.table else []:
            assert section.table
            assert len(row) == len(section.table.columns)
            assert all("{" not in voice(cell) for cell in row)
        for item in section.items:
            for paragraph in item.said:
                assert all(voice(message) for message in paragraph.said)
        assert all(voice(note) for note in section.notes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_without_a_sentence_are_named(lang: str) -> None:
    for verb in VERBS:
        said = Voice(lang).say(f"report-move-{verb}", text="3")
        assert said
        assert said != verb or lang == "en"


def test_a_first_hand_is_kept_or_drawn_anew() -> None:
    game = played("cardgame-2-draft").game
    said = [
        [Voice(lang)(moved(game, move)) for move in (HAND_KEEP, HAND_NEW)] for lang in LANGUAGES
    ]
    assert said == [
        ["keep the hand", "draw a new hand"],
        ["die Starthand behalten", "eine neue Hand ziehen"],
    ]


def test_a_card_that_stays_in_hand_is_told_in_words() -> None:
    game = played("cardgame-2-draft").game
    said = [Voice(lang)(moved(game, game.number("place nothing"))) for lang in LANGUAGES]
    assert said == ["keep the card in hand", "die Karte auf der Hand behalten"]


def test_the_second_of_two_equal_cards_has_its_name() -> None:
    game = played("risk-2").game
    one, two = (moved(game, game.number(f"pick a_sworn_sword{end}")) for end in ("", "_2"))
    assert one == two
    assert "_" not in Voice("en")(two)


def test_a_long_move_is_cut_between_words() -> None:
    play = played("intrigue-2")
    deal = [move for _, move in play.history if play.game.text(move).startswith("deal ")]
    text = moved(play.game, *deal).facts["text"]
    assert isinstance(text, dict)
    assert all(len(words) <= LONGEST + 2 and words.endswith(" …") for words in text.values())


def test_figures_are_written_as_their_reader_does() -> None:
    assert figure(1234.56, 1) == {"en": "1,234.6", "de": "1.234,6"}
    assert figure(-0.01, 1)["en"] == signed(-0.01)["en"] == signed(0.01)["en"] == "0.0"
    assert signed(0.5)["de"] == "+0,5"
    assert percent(0.256) == {"en": "26%", "de": "26\N{NO-BREAK SPACE}%"}
    assert points(WinShare(0.1, 0.01)) == {"en": "+10.0 ±2.0", "de": "+10,0 ±2,0"}
    assert plain_points(WinShare(-0.1))["en"] == "-10.0"
    assert Voice("de").percent(0.256, 0) == percent(0.256)["de"]
    assert Voice("en")(Message("report-text", {"text": percent(0.5)})) == "50%"


@pytest.mark.parametrize(("name", "dice"), [("intrigue-2", False), ("risk-3", True)])
def test_only_the_luck_that_a_game_has_is_a_column(name: str, dice: bool) -> None:
    table = sections(played(name).game, reported(name))[1].table
    assert table
    keys = [column.key for column in table.columns]
    assert ("report-dice-luck" in keys) == dice
    assert {len(row) for row in table.rows} == {len(keys)}


def test_luck_that_changed_nothing_is_not_told() -> None:
    name = "intrigue-2"
    report = reported(name)
    still = replace(report.luck[0], change=WinShare(0.0004, 0.0))
    told = sections(played(name).game, replace(report, luck=[report.luck[0], still]))[2]
    assert len(told.items) == 1


def test_a_band_is_explained_only_where_there_is_one() -> None:
    name = "intrigue-2"
    report = reported(name)
    exact = [replace(point, errors=(0.0, 0.0)) for point in report.curve]
    notes = [
        [note.key for note in sections(played(name).game, one)[0].notes]
        for one in (report, replace(report, curve=exact))
    ]
    assert notes == [["report-share", "report-curve-band"], ["report-share"]]
