"""The worked examples of the card game as logs: `python tests/golden/cardgame.py` writes them anew.

Each is a position in a few words (the keys of `council.games.cardgame.position`; none: a game from
its start) and what is played from there, in the language of `scenario_cardgame`. The log
(`cardgame-<id>.council.jsonl`) replays from that position; beside it stands what all were told.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.shelf import write
from scenario_cardgame import Table, given, new

from council.core.state import PUBLIC

PLAYERS = ("Stark", "Lannister")
WAR = "phase: challenges\n"
PLOT = "phase: plot\nplots: the_old_gods / hear_me_roar\n"
STARK_HAND = (
    *("arya_stark", "jon_snow", "eddard_stark", "hand_of_the_king", "not_today"),
    *("winterfell_keep", "winterfell_keep_2"),
)
DEBTS = """
    stark: sansa_stark p1, needle on sansa_stark, catelyn_stark
    lannister: shae, ser_kevan_lannister, the_hound k
    hands: not_today / a_lannister_pays_his_debts
    phase: challenges
"""
LOST = "-; S challenge power; S commit catelyn_stark; S commit sansa_stark; S pass; -"
KILL = "L play a_lannister_pays_his_debts; L pick sansa_stark"
HOUND = """
    stark: jon_snow, stark_escort
    lannister: the_hound
    hands: - / insidious_ways
    decks: hodor ghost osha / shae bronn
    phase: challenges
    first: lannister
"""
DEFENDED = "L challenge military; L pass; S commit jon_snow; S commit stark_escort"
CLAIM_2 = "plots: spies_in_their_midst / the_old_gods\nfirst: lannister\n" + WAR

# By the id of the example, and a letter where it has variants: the position, what is played.
EXAMPLES = {
    "EX-02": (
        WAR + "stark: jon_snow\nlannister: bronn p2\nplots: the_old_gods / detained\npower: 2 / 1",
        "S challenge power; .; L commit bronn",
    ),
    "EX-03": (
        HOUND,
        f"{DEFENDED}; S use stark_escort; L play insidious_ways; S pick stark_escort;"
        "S use jon_snow",
    ),
    "EX-03a": (
        HOUND.replace("insidious_ways", "-"),
        "L challenge military; S commit jon_snow; S commit stark_escort; .",
    ),
    "EX-04": ("stark: jon_snow\nplots: illyrios_gift / detained\nphase: dominance", "."),
    "EX-05": (
        "hands: eddard_stark ice / -\ngold: 4 / 0",
        "S marshal eddard_stark; S use eddard_stark; S pass",
    ),
    "EX-06": (
        "stark: jon_snow, sansa_stark\nhands: ice / the_lions_cunning\ngold: 0 / 2",
        "S pass; L play the_lions_cunning; L pick jon_snow",
    ),
    "EX-07": (
        "stark: eddard_stark k\nlannister: the_hound\nhands: eddard_stark_2 / -\n"
        "first: lannister\nrounds: 3\n" + WAR,
        "L challenge military; .; S plot the_old_gods; L plot hear_me_roar",
    ),
    "EX-08": (
        "stark: littlefinger\nhands: - / littlefinger_2\ngold: 0 / 9\nfirst: lannister",
        "L marshal littlefinger_2; .",
    ),
    "EX-09": ("stark: maester_luwin\nhands: ice / -\nphase: dominance", "S use maester_luwin; ."),
    "EX-10": ("hands: varys ice / -\ngold: 9 / 0", "S marshal varys"),
    "EX-10b": (
        "lannister: shae\nhands: varys ice / -\ngold: 9 / 0",
        "S marshal varys; S pick shae",
    ),
    "EX-11": (DEBTS, f"{LOST}; {KILL}; S pass"),
    "EX-12": (DEBTS, f"{LOST}; {KILL}; S play not_today"),
    "EX-13": (
        "stark: winterfell, littlefinger, jon_snow\nlannister: ser_gregor_clegane\n" + WAR,
        "S challenge military; .; L commit ser_gregor_clegane; .",
    ),
    "EX-14": (
        CLAIM_2 + "stark: jon_snow k, jon_snow_2 under jon_snow, stark_escort k\n"
        "lannister: the_hound",
        "L challenge military; S use jon_snow_2; .",
    ),
    "EX-14b": (
        CLAIM_2 + "stark: jon_snow k, jon_snow_2 under jon_snow\nlannister: the_hound",
        "L challenge military; S use jon_snow_2; .",
    ),
    "EX-17": (
        "phase: plot\npower: 3 / 5",
        "S plot crossing_the_trident; L plot the_killing_cold; S first lannister",
    ),
    "EX-18": (
        "stark: hodor\nlannister: the_hound, bronn\ngold: 2 / 0\nphase: dominance",
        ".",
    ),
    "EX-19": (
        "stark: theon_greyjoy\nlannister: lannisport_weaponsmith\n"
        "plots: spies_in_their_midst / hear_me_roar\n" + WAR,
        "S challenge military; .; L commit lannisport_weaponsmith; .",
    ),
    "EX-19b": (
        "stark: osha\nlannister: the_hound\nfirst: lannister\n" + WAR,
        "L challenge military; S commit osha; S use osha; .",
    ),
    "EX-20": (
        "stark: arya_stark\nlannister: bronn, tyrion_lannister\n" + WAR,
        "S challenge power; S pick bronn; .; L done; .",
    ),
    "EX-21": (
        "stark: eddard_stark, winterfell k\nlannister: the_hound\nfirst: lannister\n" + WAR,
        "L challenge military; S commit eddard_stark; .",
    ),
    "EX-22": (
        "lannister: queen_cerseis_chambers k\nhands: - / lannister_encampment shae\n"
        "first: lannister",
        "L marshal lannister_encampment; L pass",
    ),
    "EX-23": (
        "stark: osha\nlannister: the_hound, janos_slynt\n" + WAR,
        "S challenge military; S pass; L commit the_hound; L done; S use osha; .",
    ),
    "EX-24": (
        "stark: eddard_stark, jory_cassel, jon_snow, ghost\n" + PLOT,
        "S plot storm_of_swords; L plot valar_morghulis; S first stark; S pick eddard_stark;"
        "S use jory_cassel; S use ghost; .",
    ),
    "EX-25": (
        "stark: bran_stark, jon_snow\nlannister: cerseis_attendant\nhands: not_today / -\n" + PLOT,
        "S plot storm_of_swords; L plot the_killing_cold; S first stark; L use cerseis_attendant",
    ),
    "EX-26": (
        "stark: jon_snow, robb_stark k\nlannister: ser_gregor_clegane, joffrey_baratheon\n" + WAR,
        "S done; L challenge military; S commit jon_snow; S pick robb_stark; S use jon_snow;"
        "L use joffrey_baratheon; .",
    ),
    "EX-27": (
        "stark: house_tully_recruiter, godswood, jon_snow\nhands: arya_stark jon_snow_2 hodor / -",
        "S use house_tully_recruiter; S use godswood; S duplicate jon_snow_2;"
        "S marshal arya_stark; S marshal hodor",
    ),
}


def set_up() -> Table:
    """EX-01: three of seven cards are placed."""
    table = new("EX-01", [f"draw {card}" for card in STARK_HAND])
    table.play("S hand keep; L hand keep")
    while table.step() == "place":
        wanted = ("place arya_stark", "place jon_snow", "place winterfell_keep")
        move = next((m for m in table.moves() if m in wanted), "place nothing")
        table.play(f"{table.asked()} {move}")
    return table


def draft() -> Table:
    """EX-15: everybody keeps the first plot offered."""
    table = new("EX-15", plots="draft")
    while table.step() in ("draft", "plot-deck"):
        table.play(f"{table.asked()} {table.moves()[0]}")
    return table


def eight_rounds() -> Table:
    """EX-16: nobody does more than they must until the eighth plots are chosen."""
    table = new("EX-16")
    while int(table.state.round) < 8 and table.asked() != "-":
        idle = [m for m in ("pass", "done", "hand keep", "place nothing") if m in table.moves()]
        table.play(f"{table.asked()} {(idle or table.moves())[0]}")
    return table


WHOLE = {"EX-01": set_up, "EX-15": draft, "EX-16": eight_rounds}
NAMES = sorted([*EXAMPLES, *WHOLE])


def start(name: str) -> Table:
    """The table of an example before anything is played."""
    if name in WHOLE:
        return new(name, plots="draft" if name == "EX-15" else "printed")
    return given(EXAMPLES[name][0], seed=name)


def play(name: str) -> Table:
    """The example of this name, the same each time."""
    return WHOLE[name]() if name in WHOLE else start(name).play(EXAMPLES[name][1])


def shelved(name: str) -> str:
    """The name an example has beside those of other games."""
    return f"cardgame-{name}"


def main() -> None:
    """Write all that changed."""
    for name in NAMES:
        write(shelved(name), play(name), PLAYERS, PUBLIC)


if __name__ == "__main__":
    main()
