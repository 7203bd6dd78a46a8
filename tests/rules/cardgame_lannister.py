"""A story for every title of House Lannister."""

from rules.cardgame_story import DOM, FIRST_L, WAR, WAR_L, Stories

LANNISTER: Stories = {
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
}
