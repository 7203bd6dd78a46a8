"""Words the stories of the card game's titles and plots are told with."""

from collections.abc import Callable

from scenario_cardgame import Table

Check = Callable[[Table], bool]
Stories = dict[str, tuple[str, str, Check]]  # on the table; what is played; what must be true then
WAR = "\nphase: challenges"
FIRST_L = "\nfirst: lannister"
WAR_L = WAR + FIRST_L
DOM = "\nphase: dominance"
OLD = "\nplots: the_old_gods / hear_me_roar"


def revealed(stark: str, lannister: str = "uneasy_peace") -> str:
    """Both plots are about to be chosen; a second plot makes it a choice."""
    mine = "hidden_in_shadows" if stark != "hidden_in_shadows" else "storm_of_swords"
    theirs = "securing_the_throne" if lannister != "securing_the_throne" else "uneasy_peace"
    return (
        f"\nphase: plot\nplots: calling_the_banners / game_of_thrones\n"
        f"plot_decks: {stark} {mine} / {lannister} {theirs}"
    )


def choose(stark: str, lannister: str = "uneasy_peace", first: str = "stark") -> str:
    return f"S plot {stark}; L plot {lannister}; ? first {first}"


def in_force(stark: str, lannister: str = "detained") -> str:
    return f"\nplots: {stark} / {lannister}"
