"""Reports as pages, in the reader's language."""

from council.core.game import Fact, Game, Json, Message
from council.lab.match import labels
from council.lab.page import figure, heading, page, table, words
from council.lab.plot import Mark, grid, whiskers
from council.locales import Voice


def tournament_page(voice: Voice, game: Game, result: Json) -> str:
    """Ratings as a plot, who beat whom as a grid, the figures as tables."""

    def say(key: str, **facts: Fact) -> str:
        return voice(Message(key, facts))

    rows = sorted(result["results"], key=lambda row: -row["elo"])
    title = say(
        "lab-tournament-title",
        game=game.title,
        games=result["games_each_pairing"],
        seats=result["seats"],
        seed=str(result["seed"]),
    )
    called = labels(result["bots"])
    marks = [Mark(called[row["player"]], row["elo"], *row["elo_interval"]) for row in rows]
    names = [row["player"] for row in rows]
    cells: list[list[float | None]] = [[None] * len(names) for _ in names]
    for pair in result["pairings"]:
        one, two = names.index(pair["one"]), names.index(pair["two"])
        cells[one][two], cells[two][one] = pair["win_rate"], pair["win_rate_of_two"]
    columns = ("player", "games", "win-rate", "interval", "elo", "interval")
    figures = [
        [
            called[row["player"]],
            voice.number(row["games"]),
            voice.percent(row["win_rate"]),
            " – ".join(voice.percent(bound) for bound in row["win_interval"]),
            voice.number(row["elo"]),
            " – ".join(voice.number(bound) for bound in row["elo_interval"]),
        ]
        for row in rows
    ]
    options = ", ".join(
        f"{name}={typed(value)}" for name, value in result["options"].items() if value != []
    )
    return page(
        voice.lang,
        title,
        [
            words(say("lab-tournament-how", anchor=called[result["anchor"]]), "quiet"),
            heading(say("lab-tournament-ratings")),
            figure(whiskers(say("lab-tournament-ratings"), marks, voice.number)),
            table([say(f"lab-tournament-{column}") for column in columns], figures),
            heading(say("lab-tournament-cross")),
            figure(grid(say("lab-tournament-cross"), [called[name] for name in names], cells)),
            words(say("lab-tournament-cross-how"), "quiet"),
            *forfeited(voice, result, called),
            words(say("lab-options", options=options), "quiet"),
        ],
    )


def typed(value: Json) -> str:
    """The value of an option as one writes it on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def forfeited(voice: Voice, result: Json, called: dict[str, str]) -> list[str]:
    """How often each bot forfeited a game, and the reason for the first time."""
    told = []
    for bot, name in called.items():
        lost = [one for one in result["forfeits"] if one["bot"] == bot]
        if lost:
            why = voice(Message(lost[0]["key"], lost[0]["facts"]))
            text = Message("lab-tournament-forfeits", {"bot": name, "count": len(lost), "why": why})
            told.append(words(voice(text)))
    return told
