"""`council daily`: the deal of the day."""

import time
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import GAME_NAMES, find_game
from council.cli.names import shown_names
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.core.game import Game, Invalid

if TYPE_CHECKING:
    from council.core.play import Play
    from council.daily.calendar import DailyDeal


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "daily",
        run,
        [
            argument(terminal, "daily", "game", find_game, complete=GAME_NAMES, required=False),
            option(terminal, "daily", "date"),
            flag(terminal, "daily", "practice"),
        ],
    )


def run(terminal: Terminal, game: Game | None, date: str | None, practice: bool) -> None:
    """List the deals of a day, or play one."""
    from council.cli.daily.shelf import counted_try
    from council.daily.calendar import deal_for, read_day, today

    now = time.time()
    day = read_day(date, now) if date is not None else today(now)
    if game is None:
        show_deals(terminal, day)
        return
    deal = deal_for(game.name, day)
    mine = counted_try(deal)
    if practice and (mine.log.result is None if mine else day == today(now)):
        later = "" if day == today(now) else f" --date {day.isoformat()}"
        raise Invalid("daily-finish-first", command=f"council daily {game.name}{later}")
    counted = not practice and (mine is not None or day == today(now))
    if counted and mine is not None and mine.log.result is not None:
        terminal.tell(terminal.say("daily-done", game=game.title, day=day.isoformat()), "notice")
        show_end(terminal, mine, deal, counted)
        return
    play_try(terminal, deal, counted)


def show_deals(terminal: Terminal, day: date) -> None:
    """The deals of a day, and how far one is."""
    from council.cli.daily.shelf import counted_try, finished_days
    from council.daily.calendar import deals_for, today
    from council.games import GAMES

    terminal.tell(terminal.say("daily-title", day=day.isoformat()), "title")
    for deal in deals_for(day):
        mine = counted_try(deal)
        state = "open" if mine is None else "begun" if mine.log.result is None else "done"
        about = terminal.say(f"daily-about-{deal.game}", seats=deal.seats)
        if mine is not None and state == "done":
            told = place_of(terminal, mine, deal)
        else:
            told = terminal.say(f"daily-state-{state}")
        title = terminal.voice.words(GAMES[deal.game].title)
        terminal.hang(f" {deal.game}", 12, f"{title}. {about} {told}")
    run_of_days = streak(finished_days(), today(time.time()))
    if run_of_days:
        terminal.tell(terminal.say("daily-streak", days=run_of_days), "notice")
    terminal.tell(terminal.say("daily-how"), "quiet")


def streak(days: set[date], day: date) -> int:
    """How many days in a row, up to today, or to yesterday while today's try is open."""
    if day not in days:
        day -= timedelta(days=1)
    length = 0
    while day in days:
        day, length = day - timedelta(days=1), length + 1
    return length


def play_try(terminal: Terminal, deal: "DailyDeal", counted: bool) -> None:
    """Play a deal; a counted try goes on where it was left."""
    from council.cli.daily.shelf import is_of, try_file
    from council.cli.daily.sitting import DailySitting
    from council.cli.logs import naming, whole_lines
    from council.cli.table.record import LogFile, new_file
    from council.core.play import resume, rng_for
    from council.daily.rivals import begin_try
    from council.games import game_of

    record = LogFile()
    try:
        path = try_file(deal) if counted else new_file(deal.game)
        if counted and path.exists():
            record.hold(path)
            with naming(terminal, path):
                log = whole_lines(terminal, path)
                play = resume(game_of(log), log, rng_for("daily"), record.write)
            if not is_of(log, deal):
                raise Invalid("daily-other-file", file=str(path), day=deal.day.isoformat())
        else:
            play = begin_try(deal, terminal.say("play-person"), record.write)
        sitting = DailySitting(terminal, play, record, deal, counted)
        record.open(path)
        key = "daily-counts" if counted else "daily-practice"
        terminal.tell(terminal.say(key, day=deal.day.isoformat()), "notice")
        sitting.run()
        if sitting.play.over():
            show_end(terminal, sitting.play, deal, counted)
    finally:
        record.close()


def place_of(terminal: Terminal, play: "Play", deal: "DailyDeal") -> str:
    """How a finished try came out; nothing where it was given up."""
    from council.daily.rivals import result_of

    if play.log.end != "win":
        return terminal.say("daily-given-up")
    mine = result_of(play)
    facts = {"place": mine["rank"], "seats": deal.seats, "score": mine["score"]}
    return terminal.say(f"daily-result-{deal.game}", **facts)


def show_end(terminal: Terminal, play: "Play", deal: "DailyDeal", counted: bool) -> None:
    """The result, what the bots came to on the same seat, and the line to share."""
    from council.cli.daily.shelf import try_file
    from council.daily.rivals import compare, result_of

    terminal.tell(place_of(terminal, play, deal), "title")
    if play.log.end != "win":
        return
    mine, signs = result_of(play), []
    rows = [[terminal.say("daily-you"), f"{mine['rank']}.", str(mine["score"]), ""]]
    for level, result in rivals(terminal, deal):
        better = compare(deal.game, mine, result)
        signs.append("▲●▽"[1 - better])
        told = terminal.say("daily-compared", better=better)
        (name,) = shown_names(terminal, [level])
        rows.append([name, f"{result['rank']}.", str(result["score"]), told])
    columns = [terminal.say(f"daily-{name}") for name in ("player", "place", "score")]
    terminal.table([*columns, ""], rows, right=(1, 2))
    if counted:
        facts: dict[str, Any] = {"day": deal.day.isoformat(), "game": play.game.title}
        place = {"place": mine["rank"], "seats": deal.seats, "signs": "".join(signs)}
        terminal.tell(terminal.say("daily-line", **facts, **place), wrap=False)
        terminal.tell(terminal.say("daily-report", file=typed(try_file(deal))), "quiet", wrap=False)


def typed(path: Path) -> str:
    """A path as one types it after a command."""
    return f'"{path}"' if " " in str(path) else str(path)


def rivals(terminal: Terminal, deal: "DailyDeal") -> list[tuple[str, dict[str, Any]]]:
    """What each level comes to on the person's seat; those that are not known yet play now."""
    from council import compiled
    from council.cli.daily.shelf import keep_rival, kept_rivals
    from council.daily.rivals import QUICK_RIVALS, RIVALS, begin_try, play_on, result_of

    found = []
    for level in RIVALS if compiled.available() else QUICK_RIVALS:
        key = f"{deal.day.isoformat()}/{deal.game}/{level}"
        result = kept_rivals().get(key)
        if result is None:
            play = begin_try(deal, level)
            (name,) = shown_names(terminal, [level])
            with terminal.waiting(terminal.say("daily-rival-plays", who=name)):
                play_on(play, deal, level, lambda: True)
            result = result_of(play)
            keep_rival(key, result)
        found.append((level, result))
    return found
