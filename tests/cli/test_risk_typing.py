"""RISK: Game of Thrones in the terminal: what is typed, from a number to a whole game."""

import re
from pathlib import Path

import pytest
from cli.kit import Council

from council.locales import LANGUAGES

TABLE = ("play", "risk", "--seats", "me:Anna,random,greedy", "--seed", "7", "--save", "a.jsonl")

# -- typing


def play(council: Council, typed: str, *more: str) -> str:
    done = council(*TABLE, *more, typed=typed)
    assert done.code == 0, done.err
    return done.out


def on_turn(council: Council, typed: str, *more: str) -> str:
    """What comes after the first question where to place armies; defends with `max` before."""
    words = (*more, "--option", "defence_dice=most")
    out = play(council, typed, *words)
    return out[out.index("where do you place") :]


def test_a_number_behind_a_move_answers_how_many(council: Council) -> None:
    out = on_turn(council, "2 2\nlog 2\n")
    assert re.search(r"Anna places 2 armies in \w", out)
    assert out.count("how many of") == 0


def armies(out: str) -> int:
    """The armies of the first turn."""
    found = re.search(r"where do you place (\d) armies", out)
    assert found
    return int(found[1])


def test_several_moves_in_a_line(council: Council) -> None:
    out = on_turn(council, "2 2; 1 max\n")
    placed = re.findall(r"Anna places (\d) armies", out)
    assert placed == ["2", str(armies(out) - 2)]
    assert "invade a territory or end your invasions" in out


def test_a_line_ends_where_it_does_not_fit(council: Council) -> None:
    out = on_turn(council, "2 max; xyzzy; done\n")
    assert "Not played, because it is not possible now: xyzzy; done" in out
    assert "invade a territory or end your invasions" in out


def test_a_line_that_is_not_clear_is_not_played(council: Council) -> None:
    out = on_turn(council, "the; 3\n")
    assert "“the” fits more than one move, so nothing on that line was played" in out
    assert "Anna places" not in out


def test_moves_are_repeated_as_long_as_they_fit(council: Council) -> None:
    out = on_turn(council, "2 max\n3\n1; max; repeat fight; max\nquit\n")
    battles = re.findall(r"against .*, [\d ]+ against [\d ]+:", out)
    assert len(battles) > 1
    assert ", or stop?" not in out
    assert "Not played" not in out


def test_repeat_alone_asks_what(council: Council) -> None:
    assert "Repeat what?" in on_turn(council, "repeat\n")


def test_a_number_where_none_is_asked_is_refused(council: Council) -> None:
    out = on_turn(council, "2 max\ndone 3\n")
    assert "“done 3” is not a move. Did you mean: done?" in out
    assert "choose a territory to maneuver from" not in out


def test_numbers_stand_for_themselves(council: Council) -> None:
    out = on_turn(council, "2\n9\n1\n")
    assert f"A number from 1 to {armies(out)}, or “max”." in out
    assert f"9 is not possible. Choose a number from 1 to {armies(out)}." in out
    assert "Anna places 1 army in" in out


def test_help_names_the_orders_of_the_game(council: Council) -> None:
    out = on_turn(council, "help\n")
    for word in ("map", "realm", "odds", "repeat"):
        assert f"\n  {word} " in out
    german = play(council, "hilfe\nplan norden\nreich\n", "--lang", "de", "--save", "b.jsonl")
    for word in ("plan", "reich", "chancen", "wiederhole"):
        assert f"\n  {word} " in german
    assert "\nDer Norden +5" in german


def test_orders_with_mistakes_go_on(council: Council) -> None:
    out = on_turn(council, "odds\nodds x > y\nrealm now\nmap nowhere\n2 max\n")
    assert "The odds of what?" in out
    assert out.count("does not name one territory of this map") == 2
    assert f"Anna places {armies(out)} armies" in out


def test_why_hint_undo_log_save_and_resume(council: Council) -> None:
    typed = "why attack pyke riverrun\nhint\n2 2\nundo\nundo\nlog 1\nsave b.jsonl\n"
    out = on_turn(council, typed)
    assert "(Rule S-" in out
    assert "Hint:" in out
    taken = re.findall(r"Undone: (.*)", out)
    assert len(taken) == 1  # one line typed, two moves
    assert re.fullmatch(r"place in \w.*; armies 2", taken[0])
    assert Path("b.jsonl").exists()
    again = council("play", "--resume", "a.jsonl", typed="1\nquit\n")
    assert again.code == 0
    assert "Anna, where do you place" in again.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(council: Council, lang: str) -> None:
    """Somebody who always takes the second choice, or the most there is."""
    words = ("--option", "rounds=2", "--lang", lang)
    done = council(*TABLE, *words, typed="2\n1\nmax\n" * 300)
    assert done.code == 0
    assert max(map(len, done.out.splitlines())) <= 80
    assert {"en": "Rank  Player", "de": "Rang  Name"}[lang] in done.out
    assert council("replay", "--verify", "a.jsonl").code == 0


# -- German


def test_a_german_table_is_german(council: Council) -> None:
    """No line with words, but for names that both languages share, is the same in both."""
    typed = "help\nmap\nrealm\nodds\nhint\nlog\nwhy\nwhy done\n2 max\n" + "2\n1\nmax\n" * 80
    table = (*TABLE[:-1],)
    texts = [
        council(*table, f"{lang}.jsonl", "--option", "rounds=1", "--lang", lang, typed=typed).out
        for lang in LANGUAGES
    ]
    english = {line.strip() for line in texts[0].splitlines()}
    same = [
        line
        for line in texts[1].splitlines()
        if line.strip() in english and re.search(r"\b(the|of|and|armies|army|with|at)\b", line)
    ]
    assert same == []
