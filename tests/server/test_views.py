"""What a visitor is told: the same whether it is worked out at once or move by move."""

import random

import pytest

from council.core.game import Message
from council.core.play import Play, rng_for
from council.core.state import members
from council.games import GAMES
from council.protocol.errors import said
from council.protocol.messages import Said
from council.tables.state.views import Views
from council.tables.storage.rebuild import rebuild
from council.tables.storage.records import Note

READERS = (0, 1, -3)


def begun(game: str = "intrigue") -> Play:
    play = Play(GAMES[game], GAMES[game].setup(2, {}), ["A", "B"], lambda: rng_for("sight"))
    play.settle()
    return play


def move(play: Play, chance: random.Random) -> None:
    play.move(int(play.state.seat()), chance.choice(members(play.state.legal_moves())), 0)


def told(story: list[Message]) -> list[Said]:
    return [said(message) for message in story]


def tale(views: Views, reader: int, since: int, notes: list[Note] | None = None) -> list[Said]:
    """What is told, without the moments it belongs to."""
    return [one for _, one in views.tale(reader, since, notes or [])]


def test_a_story_that_is_continued_is_the_whole_story() -> None:
    play, chance = begun(), random.Random(1)
    views = Views(play)
    while not play.over():
        for reader in READERS:
            assert tale(views, reader, 0) == told(play.story(reader))
            late = len(play.history) - 1
            assert tale(views, reader, late) == told(play.story(reader, late))
        move(play, chance)
        views = Views(play, before=views)
    assert tale(views, 0, len(play.history)) == []
    assert tale(views, 0, 0) == told(play.story(0))


def test_what_was_told_before_moves_were_taken_back_stays_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play, chance = begun(), random.Random(5)
    for _ in range(20):
        move(play, chance)
    views = Views(play)
    whole = {reader: tale(views, reader, 0) for reader in READERS}
    earlier = rebuild(play.written[:15], play.chance)
    back = views.back(earlier)
    stories = {reader: told(earlier.story(reader)) for reader in READERS}
    with monkeypatch.context() as patch:
        patch.setattr(Play, "stood", None)  # nothing is worked out again
        for reader in READERS:
            assert tale(back, reader, 0) == stories[reader]
    move(earlier, chance)
    back = Views(earlier, before=back)
    for reader in READERS:
        assert tale(back, reader, 0) == told(earlier.story(reader))
        assert tale(views, reader, 0) == whole[reader]


def test_another_game_has_another_story() -> None:
    play, chance = begun(), random.Random(2)
    views = Views(play)
    tale(views, 0, 0)
    other = begun()
    move(other, chance)
    assert tale(Views(other, before=views), 0, 0) == told(other.story(0))


def test_notes_stand_where_they_were_written_and_in_order() -> None:
    """Also those from before an undo, which speak of moves that are no more."""
    play, chance = begun(), random.Random(3)
    for _ in range(6):
        move(play, chance)
    end = len(play.history)
    notes = [Note(n, moves, Said(f"note-{n}")) for n, moves in enumerate((0, 3, end + 9, 2, end))]
    for since in (0, 2, end):
        found = tale(Views(play), 0, since, notes)
        assert [one for one in found if one.key.startswith("note")] == [note.said for note in notes]
        assert [one for one in found if not one.key.startswith("note")] == told(
            play.story(0, since)
        )
        after = found[found.index(notes[1].said) + 1 : found.index(notes[2].said)]
        assert after == told(play.story(0, max(since, 3)))


def test_a_long_story_is_told_once() -> None:
    """However often somebody comes, and however much is noted: only what is new is worked out."""
    play, chance = begun(), random.Random(4)
    for _ in range(20):
        move(play, chance)
    views, worked = Views(play), list[int]()
    tell = views._tell

    def counted(reader: int, since: int) -> list[list[Said]]:
        worked.append(len(play.history) - since)
        return tell(reader, since)

    views._tell = counted  # type: ignore[method-assign]
    notes = [Note(n, n % len(play.history), Said("note")) for n in range(200)]
    for _ in range(50):
        views.tale(0, 0, notes)
    assert sum(worked) == len(play.history)
