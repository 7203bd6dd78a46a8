"""The HTTP calls about the deal of the day."""

from council.daily.calendar import SEAT
from council.protocol.api import Opened
from council.protocol.daily import DailyIs, DailyTableIs, NewTry
from council.tables.api.call import Call, Visit
from council.tables.daily import tries


def player_of(visit: Visit) -> tries.Asker:
    """Whoever asks, as far as they say who they are."""
    return tries.Asker(visit.holder, visit.person())


async def today(visit: Visit) -> DailyIs:
    """The deals of today."""
    return await tries.overview(visit.backend.daily, "", player_of(visit))


async def day(visit: Visit) -> DailyIs:
    """The deals of a day."""
    return await tries.overview(visit.backend.daily, visit.path["day"], player_of(visit))


async def compared(visit: Visit) -> DailyTableIs:
    """What the tries of a deal are compared with."""
    names = (visit.path["day"], visit.path["game"])
    return await tries.compared(visit.backend.daily, *names, player_of(visit))


async def open_try(visit: Visit) -> Opened:
    """Play the deal of a day, or practise on it."""
    visit.limit("create", visit.backend.settings.tables_a_minute)
    me, holder = visit.person(), await visit.caller.identify()
    deal = tries.checked_deal(visit.backend.daily, visit.path["day"], visit.path["game"])
    desk, tables = visit.backend.daily, visit.backend.tables
    opened = await tries.open_try(tables, desk, deal, visit.body, tries.Asker(holder, me))
    if me is not None:
        await visit.backend.settings.run(visit.backend.people.link, opened.table, SEAT, me)
    return opened


DAILY_CALLS = [
    Call("GET", "/api/daily", today, DailyIs, person=True),
    Call("GET", "/api/daily/{day}", day, DailyIs, None, ("bad_day",), person=True),
    Call(
        "GET",
        "/api/daily/{day}/{game}",
        compared,
        DailyTableIs,
        None,
        ("bad_day", "no_such_game"),
        person=True,
    ),
    Call(
        "POST",
        "/api/daily/{day}/{game}",
        open_try,
        Opened,
        NewTry,
        (
            "bad_day",
            "no_such_game",
            "bad_name",
            "bad_crest",
            "daily_unfinished",
            "daily_past",
            "daily_done",
            "slow_down",
        ),
        status=201,
        person=True,
    ),
]
