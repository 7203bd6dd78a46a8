"""Every HTTP call, with what it takes, gives and may refuse."""

from contextlib import suppress

from council.protocol.api import (
    BotIs,
    GameIs,
    HowToIs,
    Key,
    LessonRow,
    MyTable,
    NewLesson,
    NewNote,
    NewTable,
    NotesAre,
    NoteText,
    Nothing,
    Opened,
    PlayOn,
    ReplayIs,
    RulesAre,
    Seated,
)
from council.protocol.errors import Denied
from council.protocol.mail import MailAnswer, MailIs, MailWish
from council.protocol.report import ReportState
from council.tables import classroom, lobby
from council.tables.api import catalogue
from council.tables.api.call import NO_STORE, Call, Reply, Visit
from council.tables.api.daily_calls import DAILY_CALLS
from council.tables.api.people_calls import PEOPLE_CALLS
from council.tables.bots.levels import all_bots
from council.tables.replays import downloads

BRANCH_COSTS = 3  # other tables: the moves of its log are played again


async def games(visit: Visit) -> list[GameIs]:
    """The games on offer."""
    return catalogue.all_games()


async def rules(visit: Visit) -> RulesAre:
    """The rules of a game."""
    return catalogue.rules_of(visit.path["game"])


async def words(visit: Visit) -> dict[str, dict[str, str]]:
    """The names of a game's things in every language."""
    return catalogue.words_of(visit.path["game"])


async def lessons(visit: Visit) -> list[LessonRow]:
    """The lessons of all games."""
    return catalogue.all_lessons()


async def how_to(visit: Visit) -> HowToIs:
    """How a game is played, in two minutes."""
    return catalogue.how_to(visit.path["game"], visit.path["mode"])


async def open_lesson(visit: Visit) -> Opened:
    """Open a lesson."""
    visit.limit("create", visit.backend.settings.tables_a_minute)
    holder = await visit.caller.identify()
    names = (visit.path["game"], visit.path["lesson"], visit.body.name)
    return await classroom.open_lesson(visit.backend.tables, *names, holder)


async def my_tables(visit: Visit) -> list[MyTable]:
    """The games of this browser."""
    return await lobby.my_tables(visit.backend.tables, visit.holder)


async def create_table(visit: Visit) -> Opened:
    """Create a table."""
    visit.limit("create", visit.backend.settings.tables_a_minute)
    me, holder = visit.person(), await visit.caller.identify()
    opened = await lobby.create_table(visit.backend.tables, visit.body, holder)
    return await linked(visit, opened, me)


async def play_on(visit: Visit) -> Opened:
    """Create a table that goes on from a moment of a log."""
    visit.limit("create", visit.backend.settings.tables_a_minute)
    visit.limit("play on", max(1, visit.backend.settings.tables_a_minute // BRANCH_COSTS))
    me, holder = visit.person(), await visit.caller.identify()
    opened = await lobby.play_on(visit.backend.tables, visit.body, holder)
    return await linked(visit, opened, me)


async def linked(visit: Visit, opened: Opened, me: str | None) -> Opened:
    """A new table; the first seat at this screen is that of the person who created it."""
    mine = [seat for seat, asked in enumerate(visit.body.seats) if asked.kind == "me"]
    if me is not None and mine:
        await visit.backend.settings.run(visit.backend.people.link, opened.table, mine[0], me)
    return opened


async def sit(visit: Visit) -> Seated:
    """Sit down with a seat key."""
    me, holder = visit.person(), await visit.caller.identify()
    seated = await lobby.sit(visit.backend.tables, visit.table, visit.body, holder)
    if me is not None:
        await visit.backend.settings.run(visit.backend.people.link, seated.table, seated.seat, me)
    return seated


async def rematch(visit: Visit) -> Opened:
    """Play once more with the same people."""
    visit.limit("create", visit.backend.settings.tables_a_minute)
    return await lobby.rematch(visit.backend.tables, visit.table, visit.holder)


async def bots(visit: Visit) -> list[BotIs]:
    """The bots on offer."""
    return all_bots(visit.backend.settings)


async def forget(visit: Visit) -> Nothing:
    """Take a game off this browser's list, and off that of the person who uses it."""
    me, people = visit.person(), visit.backend.people
    if me is None or not await visit.backend.settings.run(people.hide_game, visit.table, me):
        await lobby.forget(visit.backend.tables, visit.table, visit.holder)
    else:
        with suppress(Denied):  # it may be a game of another device
            await lobby.forget(visit.backend.tables, visit.table, visit.holder)
    return Nothing()


async def close(visit: Visit) -> Nothing:
    """Close your own table before anybody has moved."""
    await lobby.close(visit.backend.tables, visit.table, visit.holder)
    return Nothing()


async def mail(visit: Visit) -> MailIs:
    """Whether this server sends reminders, and to which address."""
    return await visit.backend.mail.known(visit.holder)


async def wish_mail(visit: Visit) -> MailIs:
    """Turn e-mail reminders on or off."""
    visit.limit("mail", visit.backend.settings.emails_a_minute)
    return await visit.backend.mail.wish(await visit.caller.identify(), visit.body)


async def answer_mail(visit: Visit) -> MailIs:
    """Confirm or stop reminders with the code of a link."""
    visit.limit("mail", visit.backend.settings.emails_a_minute)
    return await visit.backend.mail.answer(visit.body)


async def log(visit: Visit) -> Reply:
    """The log of a game, as far as you may read it."""
    visit.limit("log", visit.backend.settings.files_a_minute)
    name, text = await downloads.log_of(
        visit.backend.tables, visit.backend.notes, visit.table, visit.holder, visit.seat()
    )
    headers = {"Content-Disposition": f'attachment; filename="{name}"', **NO_STORE}
    return Reply(text.encode(), kind="text/plain", headers=headers)


async def replay(visit: Visit) -> Reply:
    """The game so far, moment by moment."""
    visit.limit("replay", visit.backend.settings.files_a_minute)
    whose = (visit.table, visit.holder, visit.seat(), visit.caller.address)
    backend = visit.backend
    made = await downloads.replay_of(backend.tables, backend.replays, backend.notes, *whose)
    return Reply(made)


async def notes(visit: Visit) -> NotesAre:
    """What people wrote about moments of a finished game."""
    return await visit.backend.notes.look(visit.backend.tables, visit.table, visit.holder)


async def write_note(visit: Visit) -> NotesAre:
    """Write about a moment of a finished game in which you have a seat."""
    visit.limit("note", visit.backend.settings.notes_a_minute)
    notes, tables = visit.backend.notes, visit.backend.tables
    return await notes.write(tables, visit.table, visit.holder, visit.body)


async def change_note(visit: Visit) -> NotesAre:
    """Change your own note, or delete it with an empty text."""
    visit.limit("note", visit.backend.settings.notes_a_minute)
    notes, tables = visit.backend.notes, visit.backend.tables
    given = (visit.holder, visit.path["note"], visit.body.text)
    return await notes.change(tables, visit.table, *given)


async def replay_file(visit: Visit) -> Reply:
    """Check a log and watch its game."""
    visit.limit("upload", visit.backend.settings.files_a_minute)
    return Reply(await visit.backend.uploads.read(visit.body, visit.caller.address))


async def report(visit: Visit) -> ReportState:
    """The decision report of a finished game, or how far it is."""
    reports, tables = visit.backend.game_reports, visit.backend.tables
    return await reports.look(tables, visit.table, visit.holder)


async def make_report(visit: Visit) -> ReportState:
    """Have the report of a finished game made."""
    visit.limit("report", visit.backend.settings.files_a_minute)
    reports, tables = visit.backend.game_reports, visit.backend.tables
    return await reports.make(tables, visit.table, visit.holder, visit.caller.address)


async def stop_report(visit: Visit) -> ReportState:
    """Stop waiting for a report; the last who waits ends the work on it."""
    reports, tables = visit.backend.game_reports, visit.backend.tables
    return await reports.stop(tables, visit.table, visit.holder, visit.caller.address)


async def report_file(visit: Visit) -> ReportState:
    """Have the report of a log made."""
    visit.limit("report", visit.backend.settings.files_a_minute)
    who = visit.holder or visit.caller.address
    return visit.backend.file_reports.make(visit.body, who, visit.caller.address)


async def file_report(visit: Visit) -> ReportState:
    """The report of a log, or how far it is."""
    return visit.backend.file_reports.look(visit.path["report"])


async def stop_file_report(visit: Visit) -> ReportState:
    """Stop waiting for the report of a log."""
    who = visit.holder or visit.caller.address
    return await visit.backend.file_reports.stop(visit.path["report"], who)


HERE = ("no_such_table", "unreadable")
READ = (*HERE, "not_over", "no_report", "no_watching")
CALLS = [
    Call("GET", "/api/games", games, list[GameIs]),
    Call("GET", "/api/rules/{game}", rules, RulesAre, None, ("no_such_game",)),
    Call("GET", "/api/words/{game}", words, dict[str, dict[str, str]], None, ("no_such_game",)),
    Call("GET", "/api/lessons", lessons, list[LessonRow]),
    Call(
        "GET",
        "/api/how/{game}/{mode}",
        how_to,
        HowToIs,
        None,
        ("no_such_game", "no_such_lesson"),
    ),
    Call(
        "POST",
        "/api/lessons/{game}/{lesson}",
        open_lesson,
        Opened,
        NewLesson,
        ("no_such_game", "no_such_lesson", "bad_name", "slow_down"),
        status=201,
    ),
    Call("GET", "/api/bots", bots, list[BotIs]),
    Call("GET", "/api/tables", my_tables, list[MyTable]),
    Call(
        "POST",
        "/api/tables",
        create_table,
        Opened,
        NewTable,
        (
            "no_such_game",
            "bad_setup",
            "bad_name",
            "bad_crest",
            "bad_level",
            "bad_customs",
            "bad_deal_code",
            "slow_down",
        ),
        status=201,
        person=True,
    ),
    Call(
        "POST",
        "/api/play-on",
        play_on,
        Opened,
        PlayOn,
        ("bad_log", "bad_name", "bad_crest", "bad_level", "bad_customs", "slow_down"),
        status=201,
        quotes=True,
        person=True,
    ),
    Call(
        "POST",
        "/api/tables/{table}/sit",
        sit,
        Seated,
        Key,
        (*HERE, "bad_key", "bad_name", "bad_crest", "slow_down"),
        person=True,
    ),
    Call(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        Opened,
        None,
        (*HERE, "not_your_seat", "not_over", "slow_down"),
    ),
    Call(
        "POST",
        "/api/tables/{table}/forget",
        forget,
        Nothing,
        None,
        ("no_such_table",),
        person=True,
    ),
    Call(
        "POST",
        "/api/tables/{table}/close",
        close,
        Nothing,
        None,
        (*HERE, "not_founder", "begun"),
    ),
    Call(
        "GET",
        "/api/tables/{table}/log",
        log,
        str,
        None,
        (*HERE, "not_your_seat", "no_watching", "slow_down"),
        seat=True,
    ),
    Call(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        ReplayIs,
        None,
        (*HERE, "not_your_seat", "no_watching", "too_long", "slow_down", "busy"),
        seat=True,
    ),
    Call("GET", "/api/tables/{table}/notes", notes, NotesAre, None, HERE),
    Call(
        "POST",
        "/api/tables/{table}/notes",
        write_note,
        NotesAre,
        NewNote,
        (*HERE, "not_your_seat", "not_over", "bad_note", "many_notes", "slow_down"),
    ),
    Call(
        "POST",
        "/api/tables/{table}/notes/{note}",
        change_note,
        NotesAre,
        NoteText,
        (*HERE, "not_found", "not_your_seat", "not_over", "bad_note", "slow_down"),
    ),
    Call("GET", "/api/tables/{table}/report", report, ReportState, None, READ),
    Call(
        "POST",
        "/api/tables/{table}/report",
        make_report,
        ReportState,
        None,
        (*READ, "slow_down", "busy"),
    ),
    Call("POST", "/api/tables/{table}/report/stop", stop_report, ReportState, None, READ),
    Call("POST", "/api/report", report_file, ReportState, str, ("bad_log", "slow_down", "busy")),
    Call("GET", "/api/report/{report}", file_report, ReportState, None, ("not_found",)),
    Call("POST", "/api/report/{report}/stop", stop_file_report, ReportState, None, ("not_found",)),
    *PEOPLE_CALLS,
    *DAILY_CALLS,
    Call("GET", "/api/mail", mail, MailIs),
    Call(
        "POST",
        "/api/mail",
        wish_mail,
        MailIs,
        MailWish,
        ("no_mail", "bad_address", "slow_down", "mail_failed"),
    ),
    Call("POST", "/api/mail/answer", answer_mail, MailIs, MailAnswer, ("bad_key", "slow_down")),
    Call(
        "POST",
        "/api/replay",
        replay_file,
        ReplayIs,
        str,
        ("bad_log", "too_long", "slow_down", "busy"),
    ),
]
