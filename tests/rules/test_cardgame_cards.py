"""Every title and every plot does what its text says: a story for each, and where it is refused."""

from collections.abc import Callable

import pytest
from scenario_cardgame import Table, given

from council.games.cardgame.game import GAME

Check = Callable[[Table], bool]
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


# What is on the table, what is played, what must be true then.
STORIES: dict[str, tuple[str, str, Check]] = {
    "eddard_stark": (
        "hands: eddard_stark ice / -\ngold: 4 / 0",
        "S marshal eddard_stark; S use eddard_stark",
        lambda t: t.on("eddard_stark") == 1,
    ),
    "catelyn_stark": (
        "stark: catelyn_stark\nlannister: tyrion_lannister" + WAR_L,
        "L challenge power; L pass; S commit catelyn_stark; S use catelyn_stark; "
        "S pick tyrion_lannister; .",
        lambda t: "Stark wins the power challenge, 0 against 3." in t.news(),
    ),
    "robb_stark": (
        "stark: robb_stark\nlannister: shae k, bronn k, ser_gregor_clegane k\n" + WAR,
        "S challenge military; L pick shae; S use robb_stark; .",
        lambda t: t.dead("L") == ["bronn", "shae"],
    ),
    "jon_snow": (
        "stark: jon_snow, robb_stark k\nlannister: ser_gregor_clegane" + WAR_L,
        "L challenge military; S commit jon_snow; S pick robb_stark; S use jon_snow",
        lambda t: not t.kneels("jon_snow"),
    ),
    "arya_stark": (
        "stark: arya_stark\nlannister: the_hound, bronn" + WAR,
        "S challenge military; S pick bronn",
        lambda t: t.moves() == ["done", "commit the_hound"],
    ),
    "sansa_stark": (
        "stark: sansa_stark\nhands: bodyguard ice / -",
        "S marshal bodyguard; S use sansa_stark",
        lambda t: t.size("S") == 2,
    ),
    "bran_stark": (
        "stark: bran_stark, jon_snow, hodor\nlannister: shae" + WAR,
        "S use bran_stark; S pick hodor",
        lambda t: t.has("hodor", "intrigue"),
    ),
    "theon_greyjoy": (
        "stark: theon_greyjoy, robb_stark" + WAR,
        "",
        lambda t: t.strength("theon_greyjoy") == 3,
    ),
    "maester_luwin": (
        "stark: maester_luwin\nhands: ice / -" + DOM,
        "S use maester_luwin",
        lambda t: t.size("S") >= 3,
    ),
    "ser_rodrik_cassel": (
        "stark: ser_rodrik_cassel\nlannister: ser_gregor_clegane, shae" + WAR_L,
        "L challenge military; S commit ser_rodrik_cassel",
        lambda t: "Lannister wins the military challenge, 4 against 4." in t.news(),
    ),
    "jory_cassel": (
        "stark: jory_cassel, bran_stark\nlannister: ser_ilyn_payne\nhands: - / shae" + FIRST_L,
        "L use ser_ilyn_payne; L pick bran_stark; S use jory_cassel",
        lambda t: t.in_play("bran_stark") and "jory_cassel" in t.discard("S"),
    ),
    "hodor": (
        "stark: hodor, jon_snow\nlannister: shae" + WAR,
        "S challenge military; .",
        lambda t: "Jon Snow attacks." in t.news() and "Hodor attacks." not in t.news(),
    ),
    "greatjon_umber": (
        "stark: greatjon_umber, jon_snow\nlannister: ser_gregor_clegane" + WAR_L,
        "L challenge military; S pass; S commit jon_snow; S done; S use greatjon_umber; .",
        lambda t: "Stark wins the military challenge, 4 against 6." in t.news(),
    ),
    "osha": (
        "stark: osha\nlannister: shae" + WAR,
        "S challenge intrigue; S use osha; .",
        lambda t: not t.kneels("osha") and t.banner("S") == 0,
    ),
    "grey_wind": (
        "stark: robb_stark\nhands: grey_wind / -",
        "S marshal grey_wind",
        lambda t: t.in_play("grey_wind"),
    ),
    "ghost": (
        "stark: ghost, jon_snow k\nlannister: the_hound" + WAR_L,
        "L challenge military; S done; S pick jon_snow; S use ghost",
        lambda t: t.in_play("jon_snow"),
    ),
    "stark_escort": (
        "stark: stark_escort\nlannister: the_hound" + WAR_L,
        "L challenge military; S commit stark_escort; S use stark_escort",
        lambda t: t.size("S") >= 1,
    ),
    "house_tully_recruiter": (
        "stark: house_tully_recruiter\nhands: jon_snow ice / -",
        "S use house_tully_recruiter; S marshal jon_snow",
        lambda t: t.gold("S") == 0,
    ),
    "knight_of_the_tumblestone": (
        "stark: knight_of_the_tumblestone" + WAR,
        "",
        lambda t: t.strength("knight_of_the_tumblestone") == 2,
    ),
    "winterfell": (
        "stark: winterfell, arya_stark" + WAR,
        "",
        lambda t: t.strength("arya_stark") == 3,
    ),
    "winterfell_keep": ("stark: winterfell_keep\nhands: ice / -", "", lambda t: t.gold("S") == 3),
    "godswood": (
        "stark: godswood\nhands: robb_stark ice / -",
        "S use godswood; S marshal robb_stark",
        lambda t: t.gold("S") == 0,
    ),
    "northern_fiefdoms": (
        "stark: northern_fiefdoms, hodor\nhands: ice arya_stark / -",
        "S use northern_fiefdoms; S marshal ice",
        lambda t: t.gold("S") == 1,
    ),
    "lord_eddards_chambers": (
        "stark: lord_eddards_chambers\nhands: ice / -",
        "",
        lambda t: t.gold("S") == 3,
    ),
    "ice": (
        "stark: jon_snow, ice on jon_snow\nlannister: bronn, shae" + WAR,
        "S challenge military; L commit bronn; S use ice",
        lambda t: "bronn" in t.dead("L"),
    ),
    "needle": (
        "stark: hodor, needle on hodor" + WAR,
        "",
        lambda t: t.strength("hodor") == 5 and t.has("hodor", "stealth"),
    ),
    "nymeria": (
        "stark: arya_stark k, nymeria on arya_stark\nlannister: the_hound" + WAR_L,
        "L challenge military; S use nymeria",
        lambda t: t.in_play("arya_stark"),
    ),
    "not_today": (
        "stark: bran_stark\nlannister: ser_ilyn_payne\nhands: not_today / shae" + FIRST_L,
        "L use ser_ilyn_payne; L pick bran_stark; S play not_today",
        lambda t: t.in_play("bran_stark"),
    ),
    "winter_is_coming": (
        "stark: jon_snow\nlannister: shae k, bronn k\nhands: winter_is_coming / -" + WAR,
        "S challenge military; S play winter_is_coming; .",
        lambda t: len(t.dead("L")) == 2,
    ),
    "kings_in_the_north": (
        "stark: jon_snow, arya_stark\nhands: kings_in_the_north / -" + DOM,
        "S play kings_in_the_north",
        lambda t: t.on("jon_snow") == 1 and t.on("arya_stark") == 1,
    ),
    "lethal_counterattack": (
        "stark: jon_snow, arya_stark\nlannister: bronn\nhands: lethal_counterattack / -" + WAR_L,
        "-; L challenge military; S play lethal_counterattack; .",
        lambda t: t.dead("L") == ["bronn"],
    ),
    "bran_the_builders_legacy": (
        "stark: hodor\nhands: bran_the_builders_legacy ice / -\ngold: 3 / 0\n"
        "decks: crossroads winterfell / -" + DOM,
        "S play bran_the_builders_legacy; S pick crossroads",
        lambda t: t.in_play("crossroads"),
    ),
    "littlefinger": (
        "stark: littlefinger\ngold: 3 / 0" + WAR,
        "",
        lambda t: t.strength("littlefinger") == 6,
    ),
    "varys": (
        "stark: hodor\nhands: varys ice / -\ngold: 9 / 0",
        "S marshal varys; S pick hodor",
        lambda t: t.discard("S") == ["hodor"],
    ),
    "the_iron_throne": (
        "stark: the_iron_throne\nlannister: bronn" + DOM,
        "",
        lambda t: t.banner("S") == 1,
    ),
    "crossroads": ("stark: crossroads\nhands: ice / -", "", lambda t: t.gold("S") == 3),
    "hand_of_the_king": (
        "stark: eddard_stark k, hand_of_the_king on eddard_stark\nhands: ice / -",
        "S use hand_of_the_king",
        lambda t: not t.kneels("eddard_stark") and t.kneels("hand_of_the_king"),
    ),
    "bodyguard": (
        "stark: bran_stark, bodyguard on bran_stark\nlannister: ser_ilyn_payne\n"
        "hands: - / shae" + FIRST_L,
        "L use ser_ilyn_payne; L pick bran_stark; S use bodyguard",
        lambda t: t.in_play("bran_stark") and t.discard("S") == ["bodyguard"],
    ),
    "distraction": (
        "lannister: bronn\nhands: distraction ice / -",
        "S play distraction",
        lambda t: t.kneels("bronn"),
    ),
    "tywin_lannister": (
        "lannister: tywin_lannister\nhands: - / shae" + FIRST_L,
        "",
        lambda t: t.gold("L") == 6,
    ),
    "cersei_lannister": (
        "stark: jon_snow, arya_stark\nlannister: cersei_lannister\ngold: 0 / 2" + DOM,
        "L use cersei_lannister; L pick jon_snow",
        lambda t: t.kneels("jon_snow") and not t.kneels("arya_stark"),
    ),
    "ser_jaime_lannister": (
        "lannister: ser_jaime_lannister\nstark: hodor k, sansa_stark" + WAR_L,
        "L challenge military; S pick sansa_stark",
        lambda t: not t.kneels("ser_jaime_lannister") and t.on("ser_jaime_lannister") == 1,
    ),
    "tyrion_lannister": (
        "stark: hodor\nlannister: tyrion_lannister\ngold: 0 / 1\nhands: ice / -" + WAR_L,
        "L challenge intrigue; L pass; L use tyrion_lannister",
        lambda t: t.size("L") >= 1,
    ),
    "joffrey_baratheon": (
        "stark: sansa_stark k\nlannister: joffrey_baratheon, the_hound" + WAR_L,
        "L challenge military; L use joffrey_baratheon",
        lambda t: t.on("joffrey_baratheon") == 1,
    ),
    "ser_gregor_clegane": (
        "stark: bran_stark k, bodyguard on bran_stark\nlannister: ser_gregor_clegane" + WAR_L,
        "L challenge military",
        lambda t: t.dead("S") == ["bran_stark"],
    ),
    "the_hound": (
        "stark: jon_snow\nlannister: the_hound k" + WAR,
        "S challenge military",
        lambda t: t.discard("L") == ["the_hound"] and t.dead("L") == [],
    ),
    "bronn": (
        "lannister: bronn k\nhands: - / shae" + FIRST_L,
        "L use bronn",
        lambda t: not t.kneels("bronn") and t.gold("L") == 2,
    ),
    "shae": (
        "stark: jon_snow, arya_stark\nlannister: shae\npower: 1 / 0" + WAR_L,
        "L use shae; L pick jon_snow",
        lambda t: t.kneels("shae") and t.kneels("jon_snow"),
    ),
    "grand_maester_pycelle": (
        "lannister: grand_maester_pycelle\nhands: ice / shae" + DOM + FIRST_L,
        "L use grand_maester_pycelle",
        lambda t: t.discard("S") == ["ice"],
    ),
    "ser_ilyn_payne": (
        "stark: arya_stark\nlannister: ser_ilyn_payne\nhands: - / shae" + FIRST_L,
        "L use ser_ilyn_payne; L pick arya_stark",
        lambda t: t.dead("S") == ["arya_stark"],
    ),
    "ser_kevan_lannister": (
        "lannister: ser_kevan_lannister, tywin_lannister" + WAR_L,
        "",
        lambda t: t.has("ser_kevan_lannister", "power"),
    ),
    "janos_slynt": (
        "stark: hodor\nlannister: janos_slynt, tyrion_lannister k" + WAR_L,
        "L challenge intrigue; L use janos_slynt; .",
        lambda t: "Lannister gets 1 gold." in t.news(),
    ),
    "ser_meryn_trant": (
        "stark: theon_greyjoy\nlannister: ser_meryn_trant k, the_hound" + WAR,
        "S challenge military; L commit the_hound; L use ser_meryn_trant",
        lambda t: not t.kneels("ser_meryn_trant"),
    ),
    "enemy_informer": (
        "stark: jon_snow\nhands: - / enemy_informer shae" + FIRST_L,
        "L marshal enemy_informer; L use enemy_informer; L pick jon_snow",
        lambda t: t.kneels("jon_snow"),
    ),
    "lannisport_weaponsmith": (
        "lannister: lannisport_weaponsmith\nhands: - / shae" + FIRST_L,
        "",
        lambda t: t.gold("L") == 5,
    ),
    "cerseis_attendant": (
        "stark: jon_snow, arya_stark\nlannister: cerseis_attendant k, bronn" + WAR,
        "S challenge military; S commit jon_snow; S done; L done; L pick cerseis_attendant; "
        "L use cerseis_attendant; L pick arya_stark",
        lambda t: t.kneels("arya_stark"),
    ),
    "lannisport_honor_guard": (
        "lannister: lannisport_honor_guard" + WAR_L,
        "",
        lambda t: t.strength("lannisport_honor_guard") == 4,
    ),
    "casterly_rock": (
        "lannister: casterly_rock, bronn, lannisport_honor_guard" + WAR_L,
        "",
        lambda t: t.has("bronn", "stealth") and not t.has("lannisport_honor_guard", "stealth"),
    ),
    "lannister_encampment": (
        "lannister: lannister_encampment\nhands: - / shae" + FIRST_L,
        "",
        lambda t: t.gold("L") == 5,
    ),
    "hall_of_heroes": (
        "lannister: hall_of_heroes\nhands: - / tywin_lannister shae" + FIRST_L,
        "L use hall_of_heroes; L marshal tywin_lannister",
        lambda t: t.gold("L") == 1,
    ),
    "western_fiefdoms": (
        "lannister: western_fiefdoms\nhands: - / bronn shae" + FIRST_L,
        "L use western_fiefdoms; L marshal bronn",
        lambda t: t.gold("L") == 2,
    ),
    "queen_cerseis_chambers": (
        "lannister: queen_cerseis_chambers\nhands: - / shae" + FIRST_L,
        "",
        lambda t: t.gold("L") == 5,
    ),
    "gutter_rats_cunning": (
        "lannister: bronn, gutter_rats_cunning on bronn" + WAR_L,
        "",
        lambda t: t.strength("bronn") == 5 and t.has("bronn", "stealth"),
    ),
    "gilded_plate": (
        "stark: jon_snow\nlannister: bronn k, gilded_plate on bronn\ngold: 0 / 1" + WAR,
        "S challenge military; L use gilded_plate",
        lambda t: t.in_play("bronn") and t.gold("L") == 0,
    ),
    "milk_of_the_poppy": (
        "stark: eddard_stark\nlannister: milk_of_the_poppy on eddard_stark" + WAR,
        "",
        lambda t: not t.has("eddard_stark", "renown") and t.has("eddard_stark", "power"),
    ),
    "the_lions_cunning": (
        "stark: jon_snow\nhands: ice / the_lions_cunning\ngold: 0 / 2",
        "S pass; L play the_lions_cunning",
        lambda t: t.kneels("jon_snow") and t.gold("L") == 0,
    ),
    "a_lannister_pays_his_debts": (
        "stark: jon_snow\nlannister: bronn, janos_slynt k, ser_kevan_lannister\n"
        "hands: - / a_lannister_pays_his_debts" + WAR,
        "S challenge military; L done; L pick janos_slynt; "
        "L play a_lannister_pays_his_debts; L pick bronn",
        lambda t: t.dead("S") == ["jon_snow"],
    ),
    "insidious_ways": (
        "stark: hodor k\nlannister: bronn\nhands: - / insidious_ways shae" + WAR_L,
        "L challenge power; L play insidious_ways; .",
        lambda t: t.size("L") >= 3,
    ),
    "i_never_bet_against_my_family": (
        "stark: jon_snow\nlannister: bronn k, shae k, the_hound\n"
        "hands: - / i_never_bet_against_my_family\ngold: 0 / 1" + WAR,
        "-; S challenge military; L play i_never_bet_against_my_family; .",
        lambda t: t.dead("L") == [] and t.banner("S") == 1,
    ),
    # Plots
    "detained": (
        "stark: jon_snow" + revealed("storm_of_swords", "detained"),
        choose("storm_of_swords", "detained"),
        lambda t: "jon_snow" in t.hand("S"),
    ),
    "game_of_thrones": (
        "lannister: tyrion_lannister" + WAR_L + in_force("spies_in_their_midst", "game_of_thrones"),
        "L challenge intrigue",
        lambda t: not t.kneels("tyrion_lannister"),
    ),
    "hear_me_roar": (
        "stark: jon_snow, sansa_stark" + WAR + in_force("spies_in_their_midst", "hear_me_roar"),
        "",
        lambda t: t.strength("jon_snow") == 2 and t.strength("sansa_stark") == 2,
    ),
    "securing_the_throne": (
        "lannister: bronn, tyrion_lannister"
        + WAR_L
        + in_force("spies_in_their_midst", "securing_the_throne"),
        "",
        lambda t: t.picture()["seats"][1]["challenges"]["power"] == 2,
    ),
    "the_killing_cold": (
        "stark: bran_stark, jon_snow" + revealed("storm_of_swords", "the_killing_cold"),
        choose("storm_of_swords", "the_killing_cold"),
        lambda t: t.dead("S") == ["bran_stark"],
    ),
    "uneasy_peace": (
        "stark: jon_snow\nlannister: shae, bronn\ngold: 2 / 0"
        + WAR
        + in_force("spies_in_their_midst", "uneasy_peace"),
        "S challenge military",
        lambda t: (t.gold("S"), t.gold("L")) == (0, 2),
    ),
    "valar_morghulis": (
        "stark: jon_snow\nlannister: bronn" + revealed("storm_of_swords", "valar_morghulis"),
        choose("storm_of_swords", "valar_morghulis"),
        lambda t: t.dead("S") == ["jon_snow"] and t.dead("L") == ["bronn"],
    ),
    "calling_the_banners": (
        "stark: godswood\nhands: robb_stark ice / -" + in_force("calling_the_banners"),
        "S use godswood; S marshal robb_stark",
        lambda t: t.gold("S") == 2,
    ),
    "crossing_the_trident": (
        "stark: jon_snow\nlannister: shae, bronn" + WAR + in_force("crossing_the_trident"),
        "",
        lambda t: t.strength("jon_snow") == 5,
    ),
    "hidden_in_shadows": (
        "stark: hodor, jon_snow" + WAR + in_force("hidden_in_shadows"),
        "",
        lambda t: t.has("hodor", "stealth") and not t.has("jon_snow", "stealth"),
    ),
    "spies_in_their_midst": (
        "hands: - / shae bronn" + revealed("spies_in_their_midst"),
        choose("spies_in_their_midst") + "; S place shae",
        lambda t: (
            "Stark sees Bronn." in t.news(reader=0)
            and "Stark chooses Shae." in t.news(reader=0)
            and "Stark sees Bronn." not in t.news()
        ),
    ),
    "storm_of_swords": (
        "stark: jon_snow" + WAR + in_force("storm_of_swords"),
        "",
        lambda t: t.picture()["seats"][0]["challenges"]["military"] == 2,
    ),
    "the_lion_and_the_wolf": (
        "stark: jon_snow\nlannister: shae, bronn" + WAR + in_force("the_lion_and_the_wolf"),
        "S challenge military; L done; L pick shae; .; L done",
        lambda t: t.dead("L") == ["bronn", "shae"] and t.dead("S") == [],
    ),
    "the_old_gods": (
        "hands: jon_snow / -" + revealed("the_old_gods"),
        choose("the_old_gods"),
        lambda t: int(t.state.lasting.count()) == 1,
    ),
    "illyrios_gift": (
        "stark: jon_snow" + DOM + in_force("illyrios_gift"),
        "",
        lambda t: t.banner("S") == 4,
    ),
    "dark_wings_dark_words": (
        "stark: jon_snow" + revealed("dark_wings_dark_words", "hear_me_roar"),
        choose("dark_wings_dark_words", "hear_me_roar") + "; L plot securing_the_throne",
        lambda t: t.picture()["seats"][1]["plot"]["id"] == "securing_the_throne",
    ),
    "marched_to_the_wall": (
        "stark: jon_snow\nlannister: bronn" + revealed("marched_to_the_wall"),
        choose("marched_to_the_wall"),
        lambda t: t.discard("S") == ["jon_snow"] and t.discard("L") == ["bronn"],
    ),
    "the_kings_tourney": (
        "stark: ser_rodrik_cassel, jon_snow" + WAR + in_force("the_kings_tourney"),
        "",
        lambda t: t.strength("ser_rodrik_cassel") == 3 and t.strength("jon_snow") == 3,
    ),
    "blockade": (
        "hands: ice / shae" + in_force("blockade") + FIRST_L,
        "",
        lambda t: t.gold("L") == 0,
    ),
    "building_season": (
        "decks: winterfell hodor / casterly_rock shae" + revealed("building_season"),
        choose("building_season") + "; S pick winterfell; L pick casterly_rock",
        lambda t: "winterfell" in t.hand("S") and "casterly_rock" in t.hand("L"),
    ),
    "condemned_by_the_realm": (
        "stark: jon_snow, arya_stark" + revealed("condemned_by_the_realm"),
        choose("condemned_by_the_realm") + "; L pick jon_snow",
        lambda t: t.dead("S") == ["jon_snow"],
    ),
    "counting_favors": (
        "hands: - / -" + revealed("counting_favors"),
        choose("counting_favors"),
        lambda t: t.size("S") >= 3 and t.size("L") >= 3,
    ),
    "drunken_allegations": (
        "stark: jon_snow, arya_stark\nlannister: bronn" + revealed("drunken_allegations"),
        choose("drunken_allegations") + "; S pick bronn; L pick jon_snow",
        lambda t: t.kneels("jon_snow") and t.kneels("bronn") and not t.kneels("arya_stark"),
    ),
    "fleeing_to_the_wall": (
        "stark: winterfell, godswood, crossroads, the_iron_throne"
        + revealed("fleeing_to_the_wall"),
        choose("fleeing_to_the_wall") + "; S pick winterfell; S done",
        lambda t: len(t.discard("S")) == 3 and t.in_play("winterfell"),
    ),
    "herding_the_masses": (
        "stark: jon_snow\nlannister: lannisport_honor_guard, bronn"
        + WAR
        + in_force("herding_the_masses"),
        "S challenge military",
        lambda t: t.moves() == ["done", "commit bronn"],
    ),
    "noose_and_swordpoint": (
        "stark: arya_stark k, jon_snow k\nphase: standing" + in_force("noose_and_swordpoint"),
        "",
        lambda t: t.kneels("arya_stark") and not t.kneels("jon_snow"),
    ),
    "planning_ahead": (
        "gold: 3 / 1\nphase: taxation" + in_force("planning_ahead"),
        "",
        lambda t: (t.gold("S"), t.gold("L")) == (3, 1),
    ),
    "power_and_wealth": (
        "stark: eddard_stark, bodyguard on eddard_stark, needle on eddard_stark"
        + WAR
        + in_force("power_and_wealth"),
        "",
        lambda t: t.strength("eddard_stark") == 3 + 1 + 2,
    ),
    "rains_of_autumn": (
        "stark: winterfell_keep\nhands: ice / -" + in_force("rains_of_autumn"),
        "",
        lambda t: t.gold("S") == 4,
    ),
    "rule_by_decree": (
        "hands: ice needle hodor ghost osha arya_stark / shae" + revealed("rule_by_decree"),
        choose("rule_by_decree") + "; S pick ice; S pick needle",
        lambda t: "ice" in t.discard("S") and "needle" in t.discard("S"),
    ),
    "summoning_season": (
        "decks: winterfell hodor / casterly_rock shae" + revealed("summoning_season"),
        choose("summoning_season") + "; S pick hodor; L pick shae",
        lambda t: "hodor" in t.hand("S") and "shae" in t.hand("L"),
    ),
    "wildfire_assault": (
        "stark: jon_snow, arya_stark, hodor, osha, jon_snow_2 under jon_snow"
        + revealed("wildfire_assault"),
        choose("wildfire_assault") + "; S pick arya_stark; S pick hodor; S pick osha",
        lambda t: t.dead("S") == ["jon_snow"] and t.in_play("osha"),
    ),
}

# Where a text is refused: the table, an attempt, the rule.
REFUSALS: list[tuple[str, str, str]] = [
    ("stark: maester_luwin, hodor\nhands: ice / -", "S use maester_luwin", "ACT-02"),
    ("stark: godswood k\nhands: hodor / -", "S use godswood", "GLD-02"),
    (
        "lannister: bronn k, shae\nhands: - / hodor_".replace("hodor_", "varys_2")
        + in_force("blockade")
        + FIRST_L,
        "L use bronn",
        "GLD-02",
    ),
    ("stark: jon_snow\nhands: distraction / -\nlannister: shae", "S use jon_snow", "ACT-01"),
    ("lannister: shae\nhands: distraction ice / -", "S play distraction", "AMB-22"),
    ("stark: godswood\nhands: not_today / -", "S play not_today", "ACT-01"),
    (
        "stark: hodor, osha\nlannister: shae\nhands: winter_is_coming / -" + WAR,
        "S play winter_is_coming",
        "CHL-06",
    ),
    ("stark: bran_stark, jon_snow\nhands: ice / -", "S use bran_stark", "ACT-02"),
    ("stark: winterfell\nhands: needle / -", "S marshal needle", "CRD-09"),
    ("stark: hodor\nhands: bodyguard / -", "S marshal bodyguard", "CRD-09"),
    (
        "stark: hand_of_the_king on eddard_stark".replace("hand", "eddard_stark, hand", 1)
        + "\nhands: ice / -",
        "S use hand_of_the_king",
        "RSP-01",
    ),
    (
        "lannister: shae, the_hound\nstark: jon_snow\nhands: - / insidious_ways" + WAR_L,
        "L play insidious_ways",
        "CHL-06",
    ),
]


@pytest.mark.parametrize("title", STORIES)
def test_a_text_does_what_it_says(title: str) -> None:
    text, script, check = STORIES[title]
    table = given(text)
    for part in filter(None, script.split("; ")):
        if part.startswith("? "):
            while table.step() == "first":
                table.play(f"{table.asked()} {part[2:]}")
        else:
            table.play(part)
    assert check(table), (table.step(), table.asked(), table.news()[-8:])


def test_every_title_and_plot_has_a_story() -> None:
    ids = {face.id for face in GAME.box.faces} | {plot.id for plot in GAME.box.plots}
    assert ids - set(STORIES) == set()


@pytest.mark.parametrize(("text", "attempt", "rule"), REFUSALS)
def test_a_text_is_refused(text: str, attempt: str, rule: str) -> None:
    why = given(text).refused(attempt)
    assert why.rule == rule, why
    assert why.en != why.de
