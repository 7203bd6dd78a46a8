"""Every HTTP call, with what it takes, gives and may refuse."""

from anyio import to_thread
from starlette.responses import PlainTextResponse, Response

from council.server.bots.levels import all_bots
from council.server.http import catalogue
from council.server.http.endpoint import Call, Visit, json_answer
from council.server.protocol.api import (
    BotIs,
    GameIs,
    Key,
    MyTable,
    NewTable,
    Nothing,
    Opened,
    ReplayIs,
    RulesAre,
    Seated,
)
from council.server.protocol.mail import MailAnswer, MailIs, MailWish
from council.server.replays import downloads
from council.server.tables import lobby


async def games(visit: Visit) -> list[GameIs]:
    """The games on offer."""
    return catalogue.all_games()


async def rules(visit: Visit) -> RulesAre:
    """The rules of a game."""
    return catalogue.rules_of(visit.request.path_params["game"])


async def words(visit: Visit) -> dict[str, dict[str, str]]:
    """The names of a game's things in every language."""
    return catalogue.words_of(visit.request.path_params["game"])


async def my_tables(visit: Visit) -> list[MyTable]:
    """The games of this browser."""
    return await lobby.my_tables(visit.services.tables, visit.holder)


async def create_table(visit: Visit) -> Opened:
    """Found a table."""
    visit.limit("create", visit.services.settings.tables_a_minute)
    holder = await visit.identify()
    return await lobby.create_table(visit.services.tables, visit.body, holder)


async def sit(visit: Visit) -> Seated:
    """Sit down with a seat key."""
    holder = await visit.identify()
    return await lobby.sit(visit.services.tables, visit.table, visit.body, holder)


async def rematch(visit: Visit) -> Opened:
    """Play once more with the same people."""
    visit.limit("create", visit.services.settings.tables_a_minute)
    return await lobby.rematch(visit.services.tables, visit.table, visit.holder)


async def bots(visit: Visit) -> list[BotIs]:
    """The bots on offer."""
    return all_bots(visit.services.settings)


async def forget(visit: Visit) -> Nothing:
    """Take a game off this browser's list."""
    await lobby.forget(visit.services.tables, visit.table, visit.holder)
    return Nothing()


async def close(visit: Visit) -> Nothing:
    """Close one's own table before anybody has moved."""
    await lobby.close(visit.services.tables, visit.table, visit.holder)
    return Nothing()


async def mail(visit: Visit) -> MailIs:
    """Whether this server sends reminders, and to which address."""
    return await to_thread.run_sync(visit.services.reminders.known, visit.holder)


async def wish_mail(visit: Visit) -> MailIs:
    """Turn e-mail reminders on or off."""
    visit.limit("mail", visit.services.settings.emails_a_minute)
    reminders, threads = visit.services.reminders, visit.services.mail_threads
    holder = await visit.identify()
    return await to_thread.run_sync(reminders.wish, holder, visit.body, limiter=threads)


async def answer_mail(visit: Visit) -> MailIs:
    """Confirm or stop reminders with the code of a link."""
    visit.limit("mail", visit.services.settings.emails_a_minute)
    return await to_thread.run_sync(visit.services.reminders.answer, visit.body)


async def log(visit: Visit) -> Response:
    """The log of a game, as far as one may read it."""
    visit.limit("log", visit.services.settings.files_a_minute)
    name, text = await downloads.log_of(
        visit.services.tables, visit.table, visit.holder, visit.seat()
    )
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)


async def replay(visit: Visit) -> Response:
    """The game so far, moment by moment."""
    visit.limit("replay", visit.services.settings.files_a_minute)
    whose = (visit.table, visit.holder, visit.seat(), visit.address)
    return json_answer(
        await downloads.replay_of(visit.services.tables, visit.services.replays, *whose)
    )


async def replay_file(visit: Visit) -> Response:
    """Check a log and watch its game."""
    visit.limit("upload", visit.services.settings.files_a_minute)
    return json_answer(await visit.services.uploads.read(visit.body, visit.address))


HERE = ("no_such_table", "unreadable")
CALLS = [
    Call("GET", "/api/games", games, list[GameIs]),
    Call("GET", "/api/rules/{game}", rules, RulesAre, None, ("no_such_game",)),
    Call(
        "GET",
        "/api/words/{game}",
        words,
        dict[str, dict[str, str]],
        None,
        ("no_such_game",),
    ),
    Call("GET", "/api/bots", bots, list[BotIs]),
    Call("GET", "/api/tables", my_tables, list[MyTable]),
    Call(
        "POST",
        "/api/tables",
        create_table,
        Opened,
        NewTable,
        ("no_such_game", "bad_setup", "bad_name", "bad_level", "bad_customs", "slow_down"),
        status=201,
    ),
    Call(
        "POST",
        "/api/tables/{table}/sit",
        sit,
        Seated,
        Key,
        (*HERE, "bad_key", "bad_name", "slow_down"),
    ),
    Call(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        Opened,
        None,
        (*HERE, "not_your_seat", "not_over", "slow_down"),
    ),
    Call("POST", "/api/tables/{table}/forget", forget, Nothing, None, ("no_such_table",)),
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
        (*HERE, "not_your_seat", "slow_down"),
        seat=True,
    ),
    Call(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        ReplayIs,
        None,
        (*HERE, "not_your_seat", "too_long", "slow_down", "busy"),
        seat=True,
    ),
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
