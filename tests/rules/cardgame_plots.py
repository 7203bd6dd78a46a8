"""A story for every plot."""

from rules.cardgame_story import DOM, FIRST_L, WAR, WAR_L, Stories, choose, in_force, revealed

PLOTS: Stories = {
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
