"""Every HTTP call, with what it takes, gives and may refuse."""

from anyio import to_thread
from starlette.responses import PlainTextResponse, Response

from council.server import library, lobby
from council.server.denied import Denied
from council.server.http import Call, Visit, json_answer
from council.server.letter import MailAnswer, MailIs, MailWish
from council.server.wire import (
    GameIs,
    Key,
    MyTable,
    NewTable,
    Opened,
    ReplayIs,
    RulesAre,
    Seated,
)


async def games(visit: Visit) -> list[GameIs]:
    """The games on offer."""
    return library.all_games()


async def rules(visit: Visit) -> RulesAre:
    """The rules of a game."""
    return library.rules_of(visit.request.path_params["game"])


async def words(visit: Visit) -> dict[str, dict[str, str]]:
    """The names of a game's things in every language."""
    return library.words_of(visit.request.path_params["game"])


async def my_tables(visit: Visit) -> list[MyTable]:
    """The games of this browser."""
    return await lobby.my_tables(visit.house, visit.holder)


async def found(visit: Visit) -> Opened:
    """Found a table."""
    if not visit.house.may_open(visit.address):
        raise Denied("slow_down")
    return await lobby.found(visit.house, visit.body, visit.identify())


async def sit(visit: Visit) -> Seated:
    """Sit down with a seat key."""
    return await lobby.sit(visit.house, visit.table, visit.body, visit.identify())


async def rematch(visit: Visit) -> Opened:
    """Play once more with the same people."""
    if not visit.house.may_open(visit.address):
        raise Denied("slow_down")
    return await lobby.rematch(visit.house, visit.table, visit.holder)


async def mail(visit: Visit) -> MailIs:
    """Whether letters can be had, and where they go."""
    return await to_thread.run_sync(visit.house.post.known, visit.holder)


async def wish_mail(visit: Visit) -> MailIs:
    """Ask for a letter when games wait, or for none any more."""
    if not visit.house.may_write(visit.address):
        raise Denied("slow_down")
    post, hands = visit.house.post, visit.house.hands
    return await to_thread.run_sync(post.wish, visit.identify(), visit.body, limiter=hands)


async def answer_mail(visit: Visit) -> MailIs:
    """Say yes or no to letters, with the word of one."""
    if not visit.house.may_write(visit.address):
        raise Denied("slow_down")
    return await to_thread.run_sync(visit.house.post.answer, visit.body)


async def log(visit: Visit) -> Response:
    """The log of a game, as far as one may read it."""
    if not visit.house.may_take(visit.address):
        raise Denied("slow_down")
    name, text = await library.log_of(visit.house, visit.table, visit.holder, visit.seat())
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)


async def replay(visit: Visit) -> Response:
    """The game so far, moment by moment."""
    if not visit.house.may_watch(visit.address):
        raise Denied("slow_down")
    whose = (visit.table, visit.holder, visit.seat(), visit.address)
    return json_answer(await library.replay_of(visit.house, *whose))


async def replay_file(visit: Visit) -> Response:
    """Check a log and watch its game."""
    if not visit.house.may_read(visit.address):
        raise Denied("slow_down")
    return json_answer(await visit.house.reader.read(visit.body, visit.address))


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
    Call("GET", "/api/tables", my_tables, list[MyTable]),
    Call(
        "POST",
        "/api/tables",
        found,
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
