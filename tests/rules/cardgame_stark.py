"""A story for every title of House Stark and every neutral one."""

from rules.cardgame_story import DOM, FIRST_L, WAR, WAR_L, Stories

STARK: Stories = {
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
}
