"""The rulings on cards, by their ids."""
# ruff: noqa: N802 - a test carries the id of its rule

from scenario_risk import Table, given, new
from scenario_risk_cards import (
    at,
    battle,
    calm,
    commit,
    court,
    declare,
    front,
    gold,
    open_for,
    person,
    roll,
    use,
    windows_of,
)

from council.games.risk.box import moments
from council.games.risk.box.card_programs import build
from council.games.risk.cards import printed
from council.games.risk.game import GAME
from council.games.risk.rules.cards.usable import at_large
from council.games.risk.shown.view_cards import MOMENT_NAMES
from council.games.risk.state.frames import window_moment
from council.games.risk.state.lasting import start_lasting


def before(more: str, coins: str = "") -> Table:
    return at(moments.BEFORE_INVADING, front("A", "B", more, coins, seats=3))


# -- K-01 to K-05


def test_K_01_every_choice_needs_an_answer() -> None:
    table = before("maesters: a_web_of_lies")  # nobody else holds a maester card
    assert table.refused("A use a_web_of_lies").rule == "K-01"
    table = before("maesters: a_web_of_lies / bribery", "200 / 0 / 0")
    assert table.refused("A use a_web_of_lies").rule == "K-03"  # 300 gold
    table = before("maesters: winter_is_coming", "300 / 0 / 0")
    for t in range(48):
        table.state.armies[t] = 1
    use(table, "A", "winter_is_coming")  # it may change nothing
    calm(table)
    assert gold(table)[0] == 0


def test_K_01_the_gold_to_hand_over_is_needed_besides() -> None:
    table = front("A", "B", "maesters: - / bribery castle_walls", "0 / 300 / 0", seats=3)
    declare(table)
    assert table.refused("B use bribery").rule == "K-03"


def test_K_02_whom_it_hits_is_said_before_the_cost_is_paid() -> None:
    table = before("maesters: valar_morghulis / spiders_sabotage")
    use(table, "A", "valar_morghulis")
    assert table.phase() == "say-person"
    assert gold(table)[0] == 1000
    table.play("A pick tywin_lannister")
    assert gold(table)[0] == 500
    assert windows_of(table) == "maester-played"


def test_K_02_where_own_armies_go_is_said_when_the_effect_runs() -> None:
    table = before("maesters: a_sworn_sword / spiders_sabotage")
    use(table, "A", "a_sworn_sword")
    assert windows_of(table) == "maester-played"  # paid, and may be cancelled
    calm_played(table)
    assert table.phase() == "place-unit"
    assert table.refused("A done").rule == "K-02"


def calm_played(table: Table) -> None:
    while windows_of(table) == "maester-played":
        table.play(f"{table.asked()} pass")


def test_K_03_only_the_cost_is_doubled() -> None:
    table = front("A", "B", "maesters: - / bribery", "0 / 1000 / 0", seats=3)
    state = court(table)
    mourning = GAME.box.cards.index("mourning_the_fallen") - 82
    start_lasting(state, state.programs.starts[mourning], mourning, 2, -1, -1)
    declare(table)
    use(table, "B", "bribery")
    assert gold(table) == [200, 400, 0]  # 400 to the bank, 200 to the attacker


def test_K_04_a_cancelled_card_is_spent_and_does_nothing() -> None:
    table = front("A", "B", "maesters: spiders_sabotage / wed_for_peace bribery", seats=3)
    declare(table)
    use(table, "B", "wed_for_peace")
    use(table, "A", "spiders_sabotage")
    assert gold(table)[:2] == [800, 600]
    assert sorted(table.picture()["maester_discards"]) == ["spiders_sabotage", "wed_for_peace"]
    assert windows_of(table) == "declare"  # the window stays open
    use(table, "B", "bribery")
    assert table.phase() == "invade"


def test_K_05_the_active_player_is_asked_first_then_clockwise() -> None:
    text = "maesters: a_sworn_sword / a_sworn_sword_2 / reinforce_bulwarks"
    table = front("B", "A", text, "500 / 500 / 500", seats=3)
    declare(table, "B")
    assert table.asked() == "B"
    table.play("B pass")
    assert table.asked() == "C"
    table.play("C use reinforce_bulwarks")
    calm_played(table)
    table.play("C unit casterly_rock") if table.phase() == "place-unit" else None
    assert table.asked() == "A"  # after a use the next one is asked, and all once more
    table.play("A pass")
    assert table.asked() == "B"
    table.play("B pass")
    assert windows_of(table) == ""  # C has no card left: all have passed in a row


def test_A_25_who_is_not_asked_in_a_window_waits() -> None:
    table = front("A", "B", "maesters: strength_of_steel / castle_walls", seats=3)
    declare(table)
    assert table.refused("B use castle_walls").rule == "A-25"


def test_K_05_nothing_else_while_a_maester_waits() -> None:
    table = before("maesters: valar_morghulis / spiders_sabotage preparing_for_war")
    use(table, "A", "valar_morghulis")
    table.play("A pick tywin_lannister")
    why = table.refused("B use preparing_for_war")
    assert why.rule == "D-28"
    assert "answers" in why.en


def cornered(lands: str, asks_once: int) -> list[str]:
    """The moments at which A is asked for cards from the start of the turn to the purchase."""
    table = given(
        f"""
        mode: dominion
        seats: 3
        lands: {lands}, dragonstone B2, casterly_rock C2
        rest: N1
        turn: A
        phase: invade
        gold: 500 / 0 / 0
        maesters: weapons_of_war / - / -
        """
    )
    court(table).asks_once = asks_once
    at(moments.TURN_STARTED, table)
    found = []
    while table.phase() != "purchase":
        if open_for(table):
            found.append(MOMENT_NAMES[int(window_moment(court(table)))])
        table.play(f"{table.asked()} {'pass' if open_for(table) else table.moves()[0]}")
    assert table.army("winterfell") != "A2"
    return found


def test_K_17_without_a_choice_cards_are_asked_for_once() -> None:
    assert cornered("winterfell A2", 1) == ["turn-start", "income"]


def test_K_17_with_a_choice_they_are_asked_for_again() -> None:
    assert cornered("winterfell A2, barrowlands A1", 1) == ["turn-start", "income", "deployed"]


def test_K_17_an_older_game_keeps_both_moments() -> None:
    assert cornered("winterfell A2", 0) == ["turn-start", "income", "deployed"]


def test_A_25_a_cancel_may_be_cancelled() -> None:
    """The box has one Spider's Sabotage; with two the second saves the first card."""
    cards = dict(printed("risk_cards"))
    spider = next(card for card in cards["maester_cards"] if card["id"] == "spiders_sabotage")
    cards["maester_cards"] = [
        {**spider, "id": card["id"]} if card["id"] == "hired_thieves" else card
        for card in cards["maester_cards"]
    ]
    table = before("maesters: valar_morghulis hired_thieves / spiders_sabotage")
    state = court(table)
    state.programs = build(cards, [True] * 82)
    use(table, "A", "valar_morghulis")
    table.play("A pick tywin_lannister")
    use(table, "B", "spiders_sabotage")
    assert table.asked() == "A"
    table.state.apply(GAME.number("use hired_thieves"))
    calm_played(table)
    assert person(table, "tywin_lannister") == "gone"
    assert gold(table)[:2] == [300, 800]


def test_A_25_one_use_for_each_asking() -> None:
    table = front("A", "B", "maesters: strength_of_steel", seats=3)
    declare(table)
    table.play("A use strength_of_steel")
    if table.asked() == "B":
        table.play("B use stannis_baratheon")
    assert table.asked() == "A"
    table.play("A use robb_stark")  # any number of different cards at one point


# -- K-06 to K-10


def test_K_06_declaration_is_one_point_for_all() -> None:
    text = "maesters: strength_of_steel / a_call_to_arms / unplanned_losses"
    table = front("A", "B", text, "500 / 500 / 500", seats=3)
    declare(table)
    assert "use strength_of_steel" in table.moves()
    table.play("A pass")
    assert "use a_call_to_arms" in table.moves()
    table.play("B pass")
    assert "use unplanned_losses" in table.moves()


def test_K_06_A_65_with_one_army_left_the_invasion_is_over() -> None:
    table = front("A", "B", "maesters: - / - / unplanned_losses", "500 / 0 / 500", seats=3)
    table.state.armies[table.number("pyke")] = 3
    declare(table)
    use(table, "C", "unplanned_losses")
    table.play("C armies 2; C none")
    assert table.army("pyke") == "A1"
    assert table.phase() != "commit"
    assert windows_of(table) != "declare"


def test_A_65_a_declared_invasion_has_a_battle() -> None:
    table = front("A", "B", seats=3)
    declare(table)
    calm(table)
    assert table.refused("A stop").rule == "S-57"


def test_K_07_A_31_cards_never_take_the_last_army() -> None:
    table = at(moments.BEFORE_INVADING, front("A", "B", "maesters: mass_desertion", seats=3))
    for name in ("riverrun", "stoney_sept"):
        table.state.armies[table.number(name)] = 1
    table.script += ["reveal riverrun", "reveal stoney_sept"]
    use(table, "A", "mass_desertion")
    calm(table)
    assert table.armies("riverrun", "stoney_sept") == ["B1", "B1"]


def test_K_08_neutrals_are_nobodys_opponent() -> None:
    table = before("maesters: sickness_in_the_ranks taken_captive raid_the_countryside")
    table.script.append("reveal riverrun")
    use(table, "A", "sickness_in_the_ranks")
    calm(table)
    assert table.army("harrenhal") == "N1"
    table.play("A attack pyke the_crag")
    assert table.asked() == "A"
    assert table.refused("A use taken_captive").rule == "K-01"
    assert table.refused("A use raid_the_countryside").rule == "K-01"
    use(table, "A", "robb_stark")  # attack cards work against neutrals too
    battle(table, "A", "222", "2")
    calm(table)
    assert table.army("the_crag").startswith("A")


def test_K_09_cards_of_attack_are_the_attackers_own() -> None:
    """Whoever is on turn is the attacker; arrivals from off the map belong to House Mitchell."""
    table = front("A", "B", "maesters: - / strength_of_steel", seats=3)
    declare(table)
    calm_to(table, "B")
    assert table.refused("B use strength_of_steel").rule == "D-28"


def calm_to(table: Table, who: str) -> None:
    while table.asked() != who:
        table.play(f"{table.asked()} pass")


def test_K_10_dice_are_frozen_before_the_roll() -> None:
    table = front("A", "B", "maesters: a_sworn_sword weapons_of_war", seats=3)
    declare(table)
    battle(table, "A", "444", "55")
    use(table, "A", "a_sworn_sword")
    calm_played(table)
    table.play("A unit pyke")
    assert table.picture()["battle"]["attack_bonus"] == {"highest": 0, "all": 0}
    calm(table)
    assert table.army("pyke") == "A7"
    table.play("A fight")
    calm(table)
    roll(table, "555" + "55")
    table.play("A dice 3")
    calm(table)
    assert table.army("pyke") == "A6"  # 6 5 against 5 5: the Knight fights in the next battle


def test_K_10_units_placed_on_the_commitment_fight_on_both_sides() -> None:
    hands = "maesters: a_sworn_sword weapons_of_war / reinforce_bulwarks"
    table = front("A", "B", hands, seats=3)
    declare(table)
    commit(table, "A", 3)
    roll(table, "81144")
    for who, card, where in (
        ("A", "a_sworn_sword", "pyke"),
        ("B", "reinforce_bulwarks", "riverrun"),
        ("A", "weapons_of_war", "pyke"),
    ):
        use(table, who, card)
        calm_played(table)
        table.play(f"{who} unit {where}")
    calm(table)
    assert court(table).fought_attack & 4095 == 9  # a d8 of eight, and the Knight
    assert court(table).fought_defence == 5 + (5 << 12)
    assert table.armies("pyke", "riverrun") == ["A8", "B8"]


def test_K_10_also_while_a_card_on_the_commitment_rolls() -> None:
    table = front("A", "B", "maesters: a_sworn_sword / desperate_ambush", seats=3)
    declare(table)
    commit(table, "A", 3)
    roll(table, "1")
    use(table, "B", "desperate_ambush")
    calm_played(table)
    assert windows_of(table) == "card-roll"
    roll(table, "3344")
    use(table, "A", "a_sworn_sword")
    table.play("A unit pyke")
    calm(table)
    assert court(table).fought_attack == 4 + (3 << 12)  # two dice are left, and the Knight


def test_K_11_survivors_of_a_commitment_fight_with_a_die_each() -> None:
    table = front("A", "B", "maesters: - / desperate_ambush", seats=3)
    declare(table)
    commit(table, "A", 3)
    roll(table, "1")
    use(table, "B", "desperate_ambush")
    calm_until_dice(table)
    assert table.picture()["battle"]["attack_dice"] == 2


def calm_until_dice(table: Table) -> None:
    while windows_of(table) in ("card-roll", "maester-played", "commit"):
        table.play(f"{table.asked()} pass")


def test_K_12_effects_add_up() -> None:
    table = front("A", "B", "maesters: strength_of_steel", seats=3)
    declare(table)
    use(table, "A", "strength_of_steel")
    use(table, "A", "robb_stark")
    battle(table, "A", "441", "55")
    assert table.picture()["battle"]["attack_bonus"] == {"highest": 1, "all": 1}
    calm(table)
    assert table.armies("pyke", "riverrun") == ["A8", "B8"]  # 6 5 against 5 5


def test_K_12_the_same_invasion_again_is_a_new_one() -> None:
    table = front("A", "B", "maesters: strength_of_steel", seats=3)
    declare(table)
    use(table, "A", "strength_of_steel")
    battle(table, "A", "441", "55")
    calm(table)
    table.play("A stop")
    assert court(table).lasting.count == 0


def test_K_13_a_discarded_card_is_shown_a_taken_one_is_not() -> None:
    table = before("maesters: a_web_of_lies / bribery")
    table.script.append("draw bribery")
    use(table, "A", "a_web_of_lies")
    calm(table)
    log = [line.text for line in table.log_for(2).lines]
    assert "draw ?" in log
    for reader in (0, 1):
        assert "draw bribery" in [line.text for line in table.log_for(reader).lines]
    state = court(table)
    assert at_large(state.mask(1), state.programs.title[GAME.box.cards.index("bribery") - 82])


def test_K_14_armies_destroyed_by_own_cards_count_in_the_own_turn() -> None:
    table = before("maesters: mass_desertion winter_is_coming")
    table.script += ["reveal riverrun", "reveal gulltown"]
    use(table, "A", "mass_desertion")
    calm_played(table)
    assert court(table).destroyed == 4
    use(table, "A", "winter_is_coming")
    calm_played(table)
    while table.phase() == "lose-one":
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert court(table).destroyed == 7  # two of B, one of C; his own do not count


def test_K_15_without_a_module_its_maesters_stay_in_the_box() -> None:
    table = new(3, mode="dominion", special_units=False, characters=False, objectives=False)
    state = court(table)
    there = {GAME.box.cards[110 + k] for k in range(40) if state.scrolls.place[k] >= 0}
    for card in ("a_sworn_sword", "valar_morghulis", "taken_captive", "best_laid_plans"):
        assert card not in there
    need = ("unit_add", "character_", "vp_lose")
    kept = [
        card
        for card in printed("risk_cards")["maester_cards"]
        if not any(word in str(card["effects"]) for word in need)
    ]
    assert len(there) == sum(card["copies"] for card in kept) < 40
    assert table.seat("A")["characters"] == []
