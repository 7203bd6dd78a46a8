"""The rulings on cards, by their ids."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from scenario_court import (
    at,
    battle,
    calm,
    commit,
    court,
    declare,
    essos,
    front,
    gold,
    maesters,
    person,
    roll,
    use,
    windows_of,
)
from scenario_risk import Table, given, new

from council.core.play import rng_for
from council.core.state import members
from council.games.risk import points
from council.games.risk.board import BY_CARD
from council.games.risk.cards import printed
from council.games.risk.estate import M_HAND
from council.games.risk.game import GAME
from council.games.risk.moves import MAESTERS
from council.games.risk.programs import build


def before(more: str, coins: str = "") -> Table:
    return at(points.BEFORE_INVADING, front("A", "B", more, coins, seats=3))


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


def calm_played(table: Table) -> None:
    while windows_of(table) == "maester-played":
        table.play(f"{table.asked()} pass")


def test_K_03_only_the_cost_is_doubled() -> None:
    table = front("A", "B", "maesters: - / bribery", "0 / 1000 / 0", seats=3)
    state = court(table)
    mourning = GAME.box.cards.index("mourning_the_fallen") - 82
    state.start_lasting(state.programs.starts[mourning], mourning, 2, -1, -1)
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


def test_K_05_nothing_else_while_a_maester_waits() -> None:
    table = before("maesters: valar_morghulis / spiders_sabotage preparing_for_war")
    use(table, "A", "valar_morghulis")
    table.play("A pick tywin_lannister")
    why = table.refused("B use preparing_for_war")
    assert why.rule == "D-28"
    assert "answers" in why.en


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
    table = at(points.BEFORE_INVADING, front("A", "B", "maesters: mass_desertion", seats=3))
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
    assert court(table).entries() == 0


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
    assert state.mask(1).at_large(state.programs.title[GAME.box.cards.index("bribery") - 82])  # type: ignore[attr-defined]


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
    assert len(there) == 40 - 6 - 3 - 1
    assert table.seat("A")["characters"] == []


# -- rulings of the rulebook


def test_A_24_no_die_is_rolled_again_twice() -> None:
    table = essos(turn="B")
    table.play("B attack yunkai meereen")
    use(table, "A", "grey_worm")
    calm(table)
    roll(table, "555" + "13" + "2")  # the one falls again by Grey Worm
    table.play("B dice 3")
    use(table, "A", "barristan_selmy")  # one die is left: it is rolled without a question
    assert court(table).rerolled == 0x300


def test_A_24_bonuses_come_after_the_faces() -> None:
    table = front("C", "A", seats=3)
    declare(table, "C")
    battle(table, "C", "321", "65")
    use(table, "C", "jaime_lannister")
    table.play("C dice 3")
    use(table, "A", "ned_stark")
    table.play("A dice 2")
    calm(table)
    assert table.armies("pyke", "riverrun") == ["C7", "A9"]  # 6 3 against 6 6


def test_A_28_a_character_works_once_from_refresh_to_refresh() -> None:
    table = front("A", "B", "maesters: strength_of_steel", seats=3)
    declare(table)
    use(table, "A", "robb_stark")
    calm(table)
    roll(table, "61")
    table.play("A dice 1")
    calm(table)
    table.play("A stop")
    declare(table)
    assert table.refused("A use robb_stark").rule == "A-28"
    assert person(table, "robb_stark") == "down"
    state = court(table)
    state.clear_stack()
    state.source = state.target = -1
    state.refresh()
    assert person(table, "robb_stark") == "up"


def test_A_28_a_use_in_reinforce_is_undone_by_the_refresh() -> None:
    table = at(points.INCOME_COUNTED, front("D", "A"))
    use(table, "D", "renly_baratheon")
    assert person(table, "renly_baratheon") == "down"
    state = court(table)
    state.clear_stack()
    state.refresh()
    assert person(table, "renly_baratheon") == "up"


def test_A_29_characters_and_captives_of_the_eliminated() -> None:
    table = front("A", "B", seats=3)
    state = court(table)
    state.people[8] = 3 + 1  # Tywin is a captive of B
    for name in ("stoney_sept", "dragonstone"):
        state.owner[table.number(name)] = 0
        state.held[0] += 1
        state.held[1] -= 1
    state.armies[table.number("riverrun")] = 1
    declare(table)
    battle(table, "A", "666", "1")
    calm(table)
    assert table.seat("B")["out"]
    assert person(table, "tywin_lannister") == "down"
    assert person(table, "melisandre") == "gone"


def test_A_30_bribery_costs_and_pays() -> None:
    for option, left in (("", 600), ("cheap_bribe", 800)):
        text = f"maesters: - / bribery\n        options: {option}"
        table = front("A", "B", text, seats=3)
        declare(table)
        use(table, "B", "bribery")
        assert gold(table)[:2] == [1200, left]


def test_A_64_safe_passage_takes_the_place_of_a_copy() -> None:
    plain, other = new(3, mode="dominion"), new(3, mode="dominion", safe_passage=True)
    copies = [int(court(table).programs.title[42]) for table in (plain, other)]
    assert copies == [41, 42]
    assert GAME.text(GAME.number("use safe_passage")) == "use safe_passage"


# -- rules of the cards


def test_D_03_the_card_holds_against_the_rule() -> None:
    table = before("maesters: pirate_ship_fleet")
    use(table, "A", "pirate_ship_fleet")
    calm(table)
    table.play("A from pyke; A to dragonstone")  # not adjacent (S-22), but the card says so
    assert table.picture()["battle"]["target"] == "dragonstone"


def test_D_28_a_maester_names_its_moment_and_its_cost() -> None:
    table = front("A", "B", "maesters: castle_walls strength_of_steel", "100 / 0 / 0", seats=3)
    assert table.refused("A use strength_of_steel").rule == "D-28"
    declare(table)
    assert table.refused("A use castle_walls").rule == "D-28"  # for who is attacked
    use(table, "A", "strength_of_steel")
    assert gold(table)[0] == 0


def test_D_28_it_may_be_used_in_the_turn_it_was_bought() -> None:
    table = front("A", "B", seats=3)
    court(table).purchase()
    table.script.append("draw valar_morghulis")
    table.play("A maester")
    calm(table)
    table.play("A done")
    use(table, "A", "valar_morghulis")


def test_D_29_a_maester_works_once() -> None:
    table = before("maesters: a_sworn_sword")
    use(table, "A", "a_sworn_sword")
    table.play("A unit pyke")
    assert maesters(table, "A") == []
    assert table.picture()["maester_discards"] == ["a_sworn_sword"]


def test_D_32_a_character_is_paid_for_and_turned_down() -> None:
    table = front("A", "B", seats=3)
    declare(table)
    use(table, "A", "robb_stark")
    assert gold(table)[0] == 700
    assert table.seat("A")["characters"][0]["state"] == "down"


def test_D_33_refresh_turns_the_own_characters_up() -> None:
    table = front("A", "B", seats=3)
    state = court(table)
    state.people[0] = state.people[4] = 1
    state.refresh()
    assert person(table, "robb_stark") == "up"
    assert person(table, "stannis_baratheon") == "down"  # not of the seat on turn


def test_D_34_cards_work_in_the_turns_of_others() -> None:
    table = front("A", "B", "maesters: - / - / preparing_for_war", "0 / 500 / 500", seats=3)
    declare(table)
    use(table, "B", "stannis_baratheon")
    use(table, "C", "preparing_for_war")


def test_A_05_the_end_game_card_ends_the_game_whoever_turns_it_up() -> None:
    text = "maesters: mass_desertion\n        modules: gold characters maesters\n        deck: 20"
    table = before(text)
    table.script += ["reveal storms_end", "reveal end_game"]
    use(table, "A", "mass_desertion")
    calm(table)
    assert table.phase() == "over"
    assert table.picture()["end"] == "card"


# -- windows tell nothing


def test_windows_do_not_depend_on_hidden_cards() -> None:
    """Whatever B holds, the same seats are asked at the same points."""
    asked = []
    for card in ("bribery", "hired_thieves", "valar_morghulis", "spiders_sabotage"):
        table = front("A", "B", f"maesters: - / {card}", seats=3)
        seen: list[tuple[str, str]] = []
        declare(table)
        for _ in range(12):
            if not windows_of(table):
                break
            seen.append((table.asked(), windows_of(table)))
            table.play(f"{table.asked()} pass")
        asked.append(seen)
    assert all(seen == asked[0] for seen in asked)
    assert ("B", "declare") in asked[0]


def test_who_can_do_nothing_is_not_asked() -> None:
    table = front("A", "B", "maesters: - / bribery", "0 / 0 / 0", seats=3)
    declare(table)
    assert table.phase() == "commit"  # no gold: everybody knows that no card can be used


def test_a_card_all_have_seen_is_not_waited_for() -> None:
    table = before("maesters: valar_morghulis / bribery\n        used_cards: spiders_sabotage")
    use(table, "A", "valar_morghulis")
    table.play("A pick tywin_lannister")
    assert person(table, "tywin_lannister") == "gone"  # no window: the only answer was discarded


def test_hands_dealt_anew_ask_the_same() -> None:
    """The window of a filled view is the window of the table."""
    table = front("A", "B", "maesters: - / bribery castle_walls", seats=3)
    declare(table)
    state = court(table)
    for viewer in (0, 2, -3):
        world = state.mask(viewer)
        world.fill(rng_for("fill"))
        assert world.seat() == state.seat()
        assert members(world.legal_moves())[0] == 4


# -- the End Game card is the last of a deck (no objectives)

ENDING = "modules: gold characters special_units maesters\ndeck: 0"


def test_D_02_the_end_game_card_is_drawn_when_it_is_the_last() -> None:
    table = given(
        f"mode: dominion\nseats: 3\nlands: pyke A9, tarth C5\nrest: B1\nphase: draw\n{ENDING}"
    )
    assert table.moves() == ["done", "draw"]
    table.play("A draw")
    assert table.state.ended == BY_CARD


@pytest.mark.parametrize("card", ["mass_desertion", "sickness_in_the_ranks", "rally_the_smallfolk"])
def test_A_05_a_card_that_turns_it_up_ends_the_game(card: str) -> None:
    table = at(points.BEFORE_INVADING, front("A", "B", f"{ENDING}\nmaesters: {card}", seats=3))
    use(table, "A", card)
    calm(table)
    assert table.state.ended == BY_CARD


def test_D_43_an_early_maneuver_keeps_the_invasions_open() -> None:
    table = given("""
        mode: dominion
        seats: 5
        lands: greenblood E9, sandstone E1, red_mountains E1, sunspear E1, winterfell A2,
               dragonstone B2, casterly_rock C2, highgarden D2
        rest: N1
        turn: E
        phase: invade
        gold: 0 / 0 / 0 / 0 / 1000
    """)
    table = at(points.BEFORE_INVADING, table)
    use(table, "E", "ellaria_sand")
    calm(table)
    assert table.moves() == ["done", "maneuver"]


def test_A_66_who_knew_of_one_copy_does_not_know_of_the_other() -> None:
    """C holds a copy that A has seen and another card that B has seen, and plays the title."""
    known = []
    for other in ("a_sworn_sword_2", "bribery"):
        table = front("A", "B", f"maesters: - / - / a_sworn_sword {other}", seats=3)
        ids = list(table.game.box.cards[int(MAESTERS) :])
        scrolls = table.state.scrolls
        scrolls.seen[ids.index("a_sworn_sword")] |= 1
        scrolls.seen[ids.index(other)] |= 2
        table.state.lay_down(2, title(ids))
        view = table.state.mask(0)
        known.append([ids[k] for k in range(40) if view.scrolls.place[k] == M_HAND + 2])
    assert known == [[], []]


def title(ids: list[str]) -> int:
    """The number of A Sworn Sword among characters and maesters."""
    return 28 + ids.index("a_sworn_sword")
