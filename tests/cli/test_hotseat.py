"""Several people at one device: nobody sees another's hand."""

import re
from pathlib import Path

import pytest
from cli.kit import Council

from council.cli.table.undo import undone
from council.core.game import Invalid
from council.core.log import read
from council.core.play import Play, resume, rng_for
from council.games import GAMES
from council.games.intrigue.rules import Intrigue

GAME = GAMES["intrigue"]
TABLE = ("--seats", "me:Anna,me:Ben,random", "--seed", "8", "--save", "a.jsonl")


def kept() -> Play:
    return resume(GAME, read(Path("a.jsonl").read_text()), rng_for("test"))


def script(moves: int) -> str:
    """Enter to take the device, then the first choice until a move is made: blank lines clear."""
    return "\n1\n1\n" * moves


def test_the_device_is_handed_over(council: Council) -> None:
    done = council("play", *TABLE, typed="\n1\n\n1\n1\n")
    assert done.code == 0
    parts = re.split(r"(?m)^-{80}$", done.out)
    assert "Hand the device to Anna." in parts[1]
    assert "Anna, place a card" in parts[2]
    assert "Hand the device to Ben." in parts[3]
    assert "Ben, place a card" in parts[4]
    assert "Anna places" in parts[4]


@pytest.mark.parametrize("seats", ["me:Anna,me:Ben", "me:Anna,me:Ben,random", "random,me,me,me"])
def test_no_hand_is_shown_to_another(council: Council, seats: str) -> None:
    done = council("play", "--seats", seats, "--seed", "8", "--save", "a.jsonl", typed=script(300))
    play = kept()
    assert play.over()
    names = play.log.players
    shown = _by_holder(done.out, names)
    for seat, text in shown.items():
        for card in _never_public(play):
            owner, name = card
            if owner != seat:
                assert name not in text, (names[seat], name)


def _by_holder(out: str, names: list[str]) -> dict[int, str]:
    """All that was on the screen while each person held the device, round by round joined."""
    shown: dict[int, str] = {}
    holder = None
    for part in re.split(r"(?m)^-{80}$", out):
        found = re.search(r"Hand the device to (.+)\.", part)
        if found:
            holder = names.index(found[1])
        elif holder is not None:
            shown[holder] = shown.get(holder, "") + part
    return shown


def _never_public(play: Play) -> list[tuple[int, str]]:
    """Cards one seat alone held in every round of the game and never laid: name and owner."""
    state = GAME.new(play.log.setup)
    owners: dict[int, set[int]] = {}
    public: set[int] = set()
    for _, move in play.history:
        assert isinstance(state, Intrigue)
        state.apply(move)
        for seat in range(int(state.seats)):
            for card in range(36):
                if int(state.hands[seat]) >> card & 1:
                    owners.setdefault(card, set()).add(seat)
        public |= {card for card in range(36) if int(state.spots[card])}
    names = [character.name["en"] for character in play.game.box.characters]
    return [
        (min(seats), names[card])
        for card, seats in owners.items()
        if len(seats) == 1 and card not in public
    ]


def test_one_round_in_detail(council: Council) -> None:
    """In a single round every card still in hand at the end is known to its owner only."""
    one = ("--seats", "me:Anna,me:Ben", "--option", "rounds=1", "--save", "a.jsonl")
    found = 0
    for seed in range(6):
        Path("a.jsonl").unlink(missing_ok=True)
        done = council("play", *one, "--seed", str(seed), typed=script(100))
        play = kept()
        shown = _by_holder(done.out, ["Anna", "Ben"])
        for owner, name in _never_public(play):
            assert name in shown[owner]
            assert name not in shown[1 - owner]
            found += 1
    assert found > 5


def test_the_last_mover_may_undo_at_the_hand_over(council: Council) -> None:
    two = ("--seats", "me:Anna,me:Ben", "--seed", "8", "--save", "a.jsonl")
    done = council("play", *two, typed="\n1\nundo\n")
    assert "Undone: " in done.out
    assert [line.who for line in kept().log.lines] == ["*"]
    Path("a.jsonl").unlink()
    done = council("play", *two, typed="undo\n\n1\n\nundo\n")
    assert done.out.count("You have no move to undo.") == 2
    assert [line.who for line in kept().log.lines] == ["*", 0]


def test_only_enter_takes_the_device(council: Council) -> None:
    done = council("play", *TABLE, typed="hello\n1\nquit\n\n")
    assert "place a card" not in done.out
    assert done.out.count("Anna, press Enter.") == 3
    assert "council play --resume a.jsonl" in done.out


def test_nobody_undoes_once_another_has_moved(council: Council) -> None:
    done = council("play", *TABLE, typed="\n1\n\n1\n1\nundo\n")
    assert "someone else has moved since" in done.out


def test_an_undo_that_would_tell_is_refused() -> None:
    """A move that shows whether the next one can place stays: taking it back would be spying."""
    refused = free = 0
    rng = rng_for("undo", "test")
    for _ in range(4):
        play = Play(GAME, GAME.setup(2, {"rounds": 1}), ["Anna", "Ben"], rng)
        play.settle()
        while not play.over():
            seat = int(play.state.seat())
            moves = play.state.legal_moves()
            before = len(play.history)
            play.move(seat, int(moves[rng.below(len(moves))]))
            if play.over():
                break
            blocked = any(m.key == "intrigue-told-blocked" for m in play.story(seat, before))
            try:
                assert len(undone(play, seat, alone=False).history) == before
                assert not blocked
                free += 1
            except Invalid as error:
                refused += error.message.key == "play-undo-told"
    assert refused > 3
    assert free > 50


def test_the_end_is_shown_to_all(council: Council) -> None:
    one = ("--seats", "me:Anna,me:Ben", "--option", "rounds=1", "--seed", "1")
    done = council("play", *one, typed=script(100))
    last = re.split(r"(?m)^-{80}$", done.out)[-1]
    assert "Rank  Player" in last
    assert "Your hand" not in last


def test_a_hand_over_explains_itself_but_not_for_ever(council: Council) -> None:
    done = council("play", *TABLE, typed="hello\n" * 1000)
    assert done.code == 0
    assert 1 < done.out.count("Anna presses Enter to continue") < 30
    assert "play --resume a.jsonl" in done.out
