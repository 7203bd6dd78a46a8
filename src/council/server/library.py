"""Games on offer, their rules, and games to read: logs and replays."""

from anyio import to_thread

from council.core.game import Game
from council.core.state import PUBLIC
from council.games import GAMES
from council.server.denied import Denied
from council.server.house import House
from council.server.replay import EVERYTHING
from council.server.table import Table
from council.server.wire import GameIs, IntroIs, OptionIs, RuleIs, RulesAre, SectionIs


def game_named(name: str) -> Game:
    """The game of a name."""
    if name not in GAMES:
        raise Denied("no_such_game", got=name[:40], allowed=", ".join(GAMES))
    return GAMES[name]


def all_games() -> list[GameIs]:
    """The games on offer."""
    return [
        GameIs(
            game.name,
            dict(game.title),
            game.fewest,
            game.most,
            [
                OptionIs(o.name, o.kind, o.default, list(o.words), o.low, o.high)
                for o in game.options
            ],
        )
        for game in GAMES.values()
    ]


def rules_of(name: str) -> RulesAre:
    """The rules of a game."""
    game = game_named(name)
    sections = [SectionIs(id_, dict(title)) for id_, title in game.rulebook.sections.items()]
    rules = [
        RuleIs(
            rule.id,
            rule.kind,
            rule.section,
            rule.page,
            dict(rule.title),
            dict(rule.text),
            dict(rule.question) if rule.question else None,
            dict(rule.why) if rule.why else None,
        )
        for rule in game.rulebook.rules.values()
    ]
    return RulesAre(game.name, dict(game.title), sections, rules, _intro(game))


def _intro(game: Game) -> IntroIs | None:
    intro = game.rulebook.intro
    if intro is None:
        return None
    return IntroIs(dict(intro.title), [dict(text) for text in intro.text])


def words_of(name: str) -> dict[str, dict[str, str]]:
    """The names of a game's things in every language, by their ids in a view."""
    return {id_: dict(words) for id_, words in game_named(name).words().items()}


async def log_of(
    house: House, table_id: str, holder: str | None, seat: int | None
) -> tuple[str, str]:
    """Name and text of the file: everything once the game is over, else what a seat may read."""
    async with house.table(table_id) as table:
        name = f"{table.game.name}-{table_id}.council.jsonl"
        log, _ = await table.log(lambda: _reader(table, holder, seat))
        return name, await to_thread.run_sync(log.dump)


async def replay_of(
    house: House, table_id: str, holder: str | None, seat: int | None, address: str
) -> bytes:
    """The game so far from one's own seat, as JSON; once it is over, everything."""
    async with house.table(table_id) as table:
        log, reader = await table.log(lambda: _reader(table, holder, seat), whole=True)
    return await house.teller.replay(await to_thread.run_sync(log.dump), reader, address)


def _reader(table: Table, holder: str | None, seat: int | None) -> int:
    """Whose eyes a game is read with."""
    held = table.held_by(holder)
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Denied("not_your_seat")
    if table.sights.over and (held or table.manners.customs.watch == "end"):
        return EVERYTHING if seat is None else seat
    if seat is not None and seat not in held:
        raise Denied("not_your_seat")
    if seat is None and len(held) == 1:
        return held[0]
    return int(PUBLIC) if seat is None else seat
