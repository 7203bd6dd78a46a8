"""Rules that meet: saves within claims, deaths of many, what ends and what comes back."""

# ruff: noqa: N802 - a test carries the id of its rule
from rules.test_cardgame_challenges import at_war, attack, defend
from scenario_cardgame import Table, given, with_cards

from council.core.state import PUBLIC
from council.games.cardgame.game import GAME
from council.games.cardgame.rules.figures import refresh


def valar(stark: str, lannister: str, hands: str = "- / -") -> Table:
    """House Lannister reveals Valar Morghulis, House Stark goes first."""
    table = given(
        f"stark: {stark}\nlannister: {lannister}\nhands: {hands}\nphase: plot\n"
        "plot_decks: storm_of_swords the_old_gods / valar_morghulis uneasy_peace"
    ).play("S plot storm_of_swords; L plot valar_morghulis")
    return table.play(f"{table.asked()} first stark")


def test_AMB_14_the_dead_answer_only_their_own_death() -> None:
    """The Attendant, dead, answers for herself but not for Cersei, who died with her."""
    table = valar("jon_snow, hodor", "cerseis_attendant, cersei_lannister", "not_today / -")
    table.play("S pick jon_snow; S play not_today; .")
    assert table.step() == "respond" or "cerseis_attendant" in table.dead("L")
    table = valar(
        "jon_snow, hodor", "cerseis_attendant, cersei_lannister", "not_today not_today_2 / -"
    )
    table.play("S pick jon_snow; S play not_today; S pick hodor; S play not_today_2")
    assert table.step() == "respond"
    table.play("L use cerseis_attendant; L pick jon_snow")
    assert "use cerseis_attendant" not in table.moves()
    assert not table.kneels("hodor")


def test_AMB_14_the_living_answer_every_death_of_the_moment() -> None:
    """Joffrey, saved by a bodyguard, is there when two Lords die together."""
    table = valar("eddard_stark, robb_stark", "joffrey_baratheon, bodyguard_2 on joffrey_baratheon")
    while table.step() in ("order-saves", "save"):
        use = [move for move in table.moves() if move == "use bodyguard_2"]
        table.play(f"{table.asked()} {(use or table.moves())[0]}")
    table.play("L use joffrey_baratheon; L use joffrey_baratheon")
    assert table.on("joffrey_baratheon") == 2


def test_GEN_07_a_hand_of_one_title_is_nobodys_business() -> None:
    """Who looks into a hand is asked even when all cards there are alike."""
    table = given(
        "hands: - / insidious_ways insidious_ways_2\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar"
    ).play("S plot spies_in_their_midst; L plot uneasy_peace")
    table.play(f"{table.asked()} first stark")
    assert (table.asked(), len(table.moves())) == ("S", 1)
    assert table.log_for(PUBLIC).lines[-1].text == "place ?, ?"
    table.play(f"S {table.moves()[0]}")
    assert (table.size("L"), table.deck("L")) == (3, 47)  # one gone, two drawn


def test_KEY_03_stealth_without_anybody_to_name() -> None:
    table = at_war("arya_stark", "tyrion_lannister").play("S challenge power")
    assert table.step() != "stealth"
    nobody = at_war("arya_stark", "").play("S challenge power")
    assert nobody.step() != "stealth"


def test_KEY_04_each_stealthy_attacker_names_one() -> None:
    table = at_war("arya_stark, ghost", "the_hound, bronn")
    table.play("S challenge military; S commit arya_stark; S commit ghost")
    table.play("S pick the_hound; S pick bronn; .")
    assert table.step() != "defend"  # nobody is left


def test_HCM_01_AMB_20_a_victim_may_give_himself_for_another() -> None:
    """Jory, named for the claim himself, is discarded for Eddard and so does not die."""
    table = at_war(
        "eddard_stark k, jory_cassel k, bran_stark k",
        "tywin_lannister",
        "plots: spies_in_their_midst / herding_the_masses",
        first="lannister",
    )
    table.play("L challenge military; .")
    table.play("S pick eddard_stark; S pick jory_cassel")
    table.play("S use jory_cassel; .")
    assert table.in_play("eddard_stark")
    assert table.discard("S") == ["jory_cassel"]
    assert table.dead("S") == []
    assert table.in_play("bran_stark")  # nobody is named in his place (AMB-19)


def test_SAV_01_no_save_while_gregor_attacks() -> None:
    """Duplicates are saves too."""
    table = at_war("jon_snow k, jon_snow_2 under jon_snow", "ser_gregor_clegane", first="lannister")
    table.play("L challenge military; .")
    assert table.dead("S") == ["jon_snow"]
    assert table.discard("S") == ["jon_snow_2"]


def test_SAV_04_DUP_06_no_save_from_the_hand() -> None:
    """Detained takes a character up; his duplicate and his power are lost."""
    table = given(
        "stark: jon_snow p2, jon_snow_2 under jon_snow\nphase: plot\nplots: - / hear_me_roar\n"
        "plot_decks: storm_of_swords the_old_gods / detained uneasy_peace"
    ).play("S plot storm_of_swords; L plot detained")
    table.play(f"{table.asked()} first stark")
    assert "jon_snow" in table.hand("S")
    assert table.discard("S") == ["jon_snow_2"]
    assert table.power("S") == 0


def test_AMB_51_who_comes_back_is_a_new_card() -> None:
    """What Bran gave is gone with the card, and with the phase."""
    table = at_war("bran_stark, arya_stark", "the_hound k", "gold: 4 / 0")
    table.play("S use bran_stark")
    if table.step() == "pick":
        table.play("S pick arya_stark")
    assert table.has("arya_stark", "intrigue")
    arya = table.number("arya_stark")
    table.state.return_to_hand(arya)
    table.state.enter(arya)
    refresh(table.state)
    assert not table.has("arya_stark", "intrigue")


def test_AMB_51_an_effect_of_the_phase_ends_with_it() -> None:
    table = at_war("bran_stark, arya_stark", "the_hound k")
    table.play("S use bran_stark")
    if table.step() == "pick":
        table.play("S pick arya_stark")
    table.finish("dominance")
    assert not table.has("arya_stark", "intrigue")


def test_PIL_04_attachments_of_both_sides_go_home() -> None:
    table = at_war(
        "jon_snow k, ice on jon_snow", "the_hound, milk_of_the_poppy on jon_snow", first="lannister"
    )
    table.play("L challenge military; .")
    assert table.dead("S") == ["jon_snow"]
    assert table.discard("S") == ["ice"]
    assert table.discard("L") == ["milk_of_the_poppy"]


def test_UNO_03_who_does_not_count_does_not_oppose() -> None:
    """Catelyn takes herself out of the count: the challenge is unopposed."""
    table = at_war("catelyn_stark", "tyrion_lannister", first="lannister")
    table.play("L challenge power; .")
    while table.step() == "stealth":
        table.play("L pass; .")
    table.play("S commit catelyn_stark; S use catelyn_stark; S pick catelyn_stark; .")
    assert table.banner("L") == 1


UNCOUNTED = """
[[card]]
id = "hodor"
[[card.ability]]
kind = "constant"
effect = [{ do = "rule", rule = "does_not_count_strength", cards = "self" }]
"""


def test_CHL_13_the_picture_says_whose_strength_does_not_count() -> None:
    """So that a page can add up those that are being declared."""
    table = given(
        "stark: hodor, jon_snow\nlannister: the_hound\nfirst: stark\nphase: challenges",
        game=with_cards(UNCOUNTED),
    )
    table.play("S challenge military")
    assert table.step() == "attack"
    assert table.picture(0)["challenge"]["uncounted"] == ["hodor"]


COUNTING = """
[[card]]
id = "hodor"
[[card.ability]]
kind = "constant"
effect = [{{ do = "modify", what = "strength", amount = {amount}, cards = "self" }}]
"""
HAND = COUNTING.format(amount='{ hand = "you" }')
WON = COUNTING.format(amount='{ challenges_won = "you", type = "power", span = "round" }')


def test_LST_03_a_figure_follows_the_hand() -> None:
    """A text of one's own that counts the hand: duplicates, events and cards played change it."""
    table = given(
        "stark: hodor, jon_snow\nhands: jon_snow_2 house_tully_recruiter distraction / -\n"
        "lannister: the_hound\ngold: 1 / 0\nphase: marshalling",
        game=with_cards(HAND),
    )
    printed = table.strength("hodor") - 3
    table.play("S duplicate jon_snow_2")
    assert table.strength("hodor") == printed + 2
    table.play("S marshal house_tully_recruiter")
    assert table.strength("hodor") == printed + 1
    table.play("S play distraction")
    while table.step() == "pick":
        table.play("S pick the_hound")
    assert table.strength("hodor") == printed


def test_LST_03_a_figure_follows_the_challenges() -> None:
    table = given(
        "stark: hodor k, robb_stark, theon_greyjoy\nlannister: the_hound k\nphase: challenges",
        game=with_cards(WON),
    )
    printed = table.strength("hodor")
    table.play("S challenge power; S commit robb_stark; S done; .")
    assert table.strength("hodor") == printed + 1
    table.finish("plot")
    assert table.strength("hodor") == printed


def test_POW_01_the_claim_wins_before_the_unopposed_power() -> None:
    """Fifteen by the claim: nothing of the challenge comes after it (AMB-34)."""
    table = attack("power", "robb_stark, eddard_stark k p3", "the_hound k", "power: 11 / 1")
    defend(table)
    assert (table.asked(), table.power("S"), table.banner("L")) == ("-", 15, 0)


def test_AMB_22_a_cost_of_two_says_two_and_who_may_pay() -> None:
    """Asked one by one in the order of the table, but all who may kneel are shown at once."""
    table = given(
        "stark: eddard_stark, jon_snow, bran_stark, hodor k\nhands: kings_in_the_north / -\n"
        "phase: dominance"
    ).play("S play kings_in_the_north")
    question = GAME.question(table.view(0))
    assert (table.step(), question.facts["count"]) == ("kneel", 2)
    assert "which 2 characters kneel" in table.say(question, "en")
    assert "welche 2 Charaktere knien" in table.say(question, "de")
    assert table.moves() == ["pick eddard_stark", "pick jon_snow"]  # one is kept for the second
    assert table.picture(0)["open"] == ["eddard_stark", "jon_snow", "bran_stark"]
    table.play("S pick jon_snow")  # then only one is left
    assert [table.on(name) for name in ("eddard_stark", "jon_snow", "bran_stark")] == [0, 1, 1]


def test_AMB_38_up_to_three_says_so() -> None:
    table = given(
        "stark: eddard_stark, jon_snow, bran_stark, hodor\nphase: plot\n"
        "plot_decks: wildfire_assault the_old_gods / uneasy_peace detained\nplots: - / hear_me_roar"
    ).play("S plot wildfire_assault; L plot uneasy_peace")
    table.play(f"{table.asked()} first stark")
    question = GAME.question(table.view(0))
    assert (table.step(), question.facts["count"]) == ("pick-up-to", 3)
    assert "up to 3" in table.say(question, "en")
    assert "bis zu 3" in table.say(question, "de")
    table.play("S pick eddard_stark; S pick jon_snow")
    assert GAME.question(table.view(0)).facts["count"] == 1
    table.play("S pick hodor")
    assert table.dead("S") == ["bran_stark"]


def test_AMB_50_who_lived_by_the_challenge_alone_dies_with_it() -> None:
    """The Weaponsmith's plate is gone; what Insidious Ways gave ends with the challenge, before
    anybody may act again."""
    table = at_war(
        "robb_stark, ice on robb_stark, jon_snow k",
        "lannisport_weaponsmith, gilded_plate on lannisport_weaponsmith, ser_kevan_lannister",
        "plots: the_killing_cold / power_and_wealth\ngold: 0 / 5\n"
        "hands: - / insidious_ways the_lions_cunning",
        first="lannister",
    )
    table.play("-; L challenge military; L play insidious_ways; -")
    table.play("S commit robb_stark; L pass; S use ice; L use gilded_plate")
    assert table.strength("lannisport_weaponsmith") == 2
    table.play("-; S pick jon_snow")
    assert (table.step(), table.state.attacker) == ("act", -1)
    assert table.dead("L") == ["lannisport_weaponsmith"]


def test_AMB_50_gold_that_goes_may_be_all_that_kept_one_alive() -> None:
    """A Littlefinger of our own, who has little strength but his gold, is dead when the window of
    the taxation phase opens."""
    game = with_cards('[[card]]\nid = "littlefinger"\nstrength = 1')
    table = given(
        "stark: littlefinger, eddard_stark k, hand_of_the_king on eddard_stark\nphase: taxation\n"
        "gold: 2 / 0\nplots: spies_in_their_midst / the_killing_cold",
        game=game,
    )
    assert table.moves() == ["pass", "use hand_of_the_king"]
    assert table.dead("S") == ["littlefinger"]


def test_EX_10_EX_25_the_story_tells_of_who_is_gone_at_once() -> None:
    for given_, move, told in (
        ("hands: varys / -\ngold: 5 / 0", "S marshal varys", "Varys is discarded from play."),
        (
            "hands: - / lannisport_weaponsmith\ngold: 0 / 5\nfirst: lannister\n"
            "plots: spies_in_their_midst / the_killing_cold",
            "L marshal lannisport_weaponsmith",
            "Lannisport Weaponsmith is killed.",
        ),
    ):
        table = given(given_)
        since = len(table.history)
        table.play(move)
        for reader in (0, 1, PUBLIC):
            assert told in [table.say(line, "en") for line in table.story(reader, since)]


def test_AMB_16_RSP_02_a_second_copy_answers_too() -> None:
    """Each card has its own answer: who holds two of Debts may play both in one window, and is
    asked whenever, as far as all know, he may hold a second."""
    for hand, more in (
        ("a_lannister_pays_his_debts a_lannister_pays_his_debts_2", True),
        ("a_lannister_pays_his_debts ser_ilyn_payne", False),
    ):
        table = attack(
            "military",
            "eddard_stark, robb_stark",
            "cersei_lannister, tyrion_lannister, lannisport_honor_guard k",
            f"hands: - / {hand}",
        )
        table.play("L pick lannisport_honor_guard; S pass; L play a_lannister_pays_his_debts")
        table.play("L pick cersei_lannister; L pick eddard_stark; S pass")
        assert (table.asked(), table.step()) == ("L", "respond")
        assert table.moves() == ["pass", *["play a_lannister_pays_his_debts_2"] * more]
    seen = table.picture(int(PUBLIC))
    assert (seen["asked"], seen["step"]) == (1, "respond")


def test_AMB_14_a_passive_about_ones_own_death_works() -> None:
    """Of cards of one's own; nobody may decline it, and another's death is not Hodor's business."""
    ours = with_cards(
        '[[card]]\nid = "hodor"\n[[card.ability]]\nkind = "passive"\non = "card_killed"\n'
        'when = [{ test = "card", matches = { type = "character", controller = "you" } }]\n'
        'effect = [{ do = "draw", player = "you", amount = 1 }]'
    )
    table = given(
        "stark: hodor, bran_stark\nlannister: tywin_lannister\nphase: challenges\n"
        "first: lannister\nplots: spies_in_their_midst / herding_the_masses",
        game=ours,
    )
    table.play("-; L challenge military; -; S done; -")
    assert sorted(table.dead("S")) == ["bran_stark", "hodor"]
    assert table.size("S") == 1
