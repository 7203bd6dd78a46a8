"""Exiles who land in Dominion: units and cards in the battle, and what a win brings."""
# ruff: noqa: N802 - a test carries the id of its rule

from rules.mitchell_shore import finish, land, shore, until_rolled
from scenario_risk_cards import calm, court, gold, maesters, open_for, person, roll, use

from council.games.risk.game import GAME
from council.games.risk.state.lasting import start_lasting
from council.games.risk.state.order import next_place

# -- the landing


def test_A_55_the_occupiers_units_work() -> None:
    units = "oldtown knight fortification siege_engine, winterfell knight siege_engine"
    table = shore(units=units)
    land(table, "oldtown", dice="66611")
    until_rolled(table)
    battle = table.picture()["battle"]
    assert battle["source"] is None
    assert battle["arrivals"] == {"house": "targaryen", "armies": 5}
    assert battle["attack_sides"] == [6, 6, 6]  # nothing of the caller's
    assert battle["attack_bonus"] == {"highest": 0, "all": 0}
    assert battle["defence_sides"] == [8, 6]
    assert battle["defence_bonus"] == {"highest": 1, "all": 1}


def test_A_55_battle_after_battle_with_the_most_dice() -> None:
    table = shore(options="all_units")  # the defender could choose, elsewhere
    land(table, "oldtown", dice="22255" + "66612")
    until_rolled(table)
    assert table.picture()["battle"]["defence_dice"] == 2
    table.play("C pass")
    assert table.picture()["battle"]["arrivals"]["armies"] == 3
    until_rolled(table)
    table.play("C pass")
    assert table.army("oldtown") == "N3"


def test_K_09_the_occupier_is_asked_at_the_declaration() -> None:
    table = shore(maesters="- / valyrian_steel")
    land(table, dice="66611")
    assert table.asked() == "B"
    assert table.picture(1)["window"]["point"] == "declare"
    assert "use stannis_baratheon" in table.moves()
    question = table.say(table.game.question(table.view(1)), "en")
    assert question == "B, House Targaryen is about to land at Gulltown. Use a card or pass?"
    use(table, "B", "stannis_baratheon")
    until_rolled(table)
    assert table.picture()["battle"]["defence_bonus"] == {"highest": 0, "all": 1}


def test_K_09_the_caller_uses_no_attack_cards() -> None:
    table = shore()
    assert person(table, "robb_stark") == "up"
    land(table)
    asked = set()
    while open_for(table):
        asked.add(table.asked())
        table.play(f"{table.asked()} pass")
    assert asked == {"B"}


def test_K_09_the_caller_may_use_cards_of_any_time() -> None:
    table = shore("    maesters: preparing_for_war strength_of_steel\n")
    land(table)
    assert table.asked() == "A"
    assert table.moves() == ["pass", "use preparing_for_war"]
    assert table.refused("A use strength_of_steel").rule == "D-28"
    assert table.refused("A use robb_stark").rule == "D-34"


def test_K_09_third_players_may_answer() -> None:
    table = shore("    maesters: - / - / unplanned_losses\n")
    land(table)
    use(table, "C", "unplanned_losses")
    table.play("C armies 1")  # of the target: the source is nowhere and loses nothing
    assert table.army("gulltown") == "B1"
    assert court(table).arrivals == 5
    assert court(table).armies[81] == 0


def test_K_09_bribery_pays_the_caller_and_the_call_is_spent() -> None:
    table = shore("    maesters: - / bribery\n")
    land(table)
    use(table, "B", "bribery")
    assert gold(table)[:2] == [1200, 600 + int(court(table).taxed)]
    assert table.army("gulltown") == "B2"
    assert table.asked() == "B"  # A's turn is over
    assert {"house": "targaryen", "armies": 5} in table.picture()["exiles"]
    assert "The invasion of Gulltown is cancelled." in table.news()
    assert "A lands" not in " ".join(table.news())


def test_K_09_A_55_a_cancelled_horde_is_called_with_three_again() -> None:
    """Five for the first call, three for all later ones (A-57)."""
    table = shore(
        maesters="- / wed_for_peace",
        lands="winterfell A6, the_gift B2, storms_end B4, highgarden C4",
    )
    table.play("A wildlings")
    use(table, "B", "wed_for_peace")
    assert table.army("the_gift") == "B2"
    assert table.picture()["wildlings"] == {"armies": 3, "where": "beyond"}


def test_K_09_K_16_a_ban_binds_the_caller() -> None:
    table = shore("    maesters: - / bribery / wed_for_peace\n", phase="invade")
    state = court(table)
    ends = [int(t) for t in (table.number("gulltown"), table.number("the_gift"))]
    rows = state.programs.starts[28 + titles().index("bribery")] + 2
    for t in ends:
        start_lasting(state, rows, 28 + titles().index("bribery"), 1, t, -1)
    row = state.programs.starts[28 + titles().index("wed_for_peace")] + 1
    start_lasting(state, row, 28 + titles().index("wed_for_peace"), 2, 0, -1)
    state.conquests = 1
    while "call" not in table.moves():
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert "wildlings" not in table.moves()
    assert table.refused("A wildlings").rule == "K-16"
    table.play("A call; A house targaryen")
    assert "to pyke" in table.moves()
    assert table.refused("A to gulltown").rule == "K-16"  # this territory
    assert table.refused("A to oldtown").rule == "K-16"  # all of that player


def titles() -> list[str]:
    return list(GAME.box.cards[110:150])


def test_K_09_committed_arrivals_may_all_fall() -> None:
    table = shore("    maesters: - / lead_into_a_trap\n")
    land(table, house="arryn")
    use(table, "B", "lead_into_a_trap")
    calm(table)
    assert table.army("gulltown") == "B2"
    assert {"house": "arryn", "armies": 3} in table.picture()["exiles"]
    news = table.news()
    assert "House Arryn loses 3 armies before the dice are rolled." in news
    assert "House Arryn is beaten and returns to exile." in news


def test_K_09_K_11_those_left_commit_anew() -> None:
    table = shore(maesters="- / lead_into_a_trap valyrian_steel")
    land(table, dice="6611")
    use(table, "B", "lead_into_a_trap")
    until_rolled(table)
    assert court(table).arrivals == 2
    assert table.picture()["battle"]["attack_dice"] == 2


def test_K_09_shifting_alliance_asks_how_many() -> None:
    table = shore(maesters="- / shifting_alliance valyrian_steel")
    land(table, dice="611")
    use(table, "B", "shifting_alliance")
    assert sorted(table.moves()) == ["armies 1", "armies 2", "none"]
    question = table.say(table.game.question(table.view(1)), "en")
    assert "armies of House Targaryen" in question
    table.play("B armies 2")
    assert table.army("gulltown") == "B4"
    until_rolled(table)
    assert table.picture()["battle"]["attack_dice"] == 1
    assert court(table).arrivals == 3


def test_K_09_cards_after_the_roll_are_the_occupiers() -> None:
    table = shore(maesters="valyrian_steel", gold="1000 / 1000 / 0")
    land(table, "oldtown", dice="66611")
    finish(table)
    while open_for(table) and table.army("oldtown") != "N5":
        assert "use valyrian_steel" not in table.moves()
        table.play(f"{table.asked()} pass")
    assert table.army("oldtown") == "N5"


def test_K_09_margaery_rolls_a_die_of_the_arrivals_again() -> None:
    table = shore()
    land(table, "oldtown", dice="66611" + "1")
    until_rolled(table)
    use(table, "C", "margaery_tyrell")
    table.play("C dice 1")
    calm(table)
    assert "House Targaryen against Oldtown, 6 6 1 against 1 1: " in " ".join(table.news())


def test_K_09_at_the_own_port_only_what_follows_the_roll() -> None:
    """The caller is no opponent of himself, but his armies defend."""
    table = shore()
    land(table, "white_harbor", dice="66611")
    assert table.picture()["window"] == {
        "point": "after-roll",
        "card": None,
        "by": None,
        "asked": 0,
    }
    assert "use ned_stark" in table.moves()
    use(table, "A", "ned_stark")
    table.play("A dice 1")
    assert "6 6 6 against 6 1" in " ".join(table.news())


def test_K_09_no_window_between_neutrals() -> None:
    table = shore(maesters="preparing_for_war / reinforce_bulwarks / a_sworn_sword")
    roll(table, "66611" + "6661")
    table.play("A wildlings")
    assert table.army("the_gift") == "N5"  # nobody was asked before the next turn
    assert table.picture(1)["window"]["point"] == "turn-start"


def test_K_09_A_55_none_at_the_return_of_the_watch() -> None:
    table = shore(
        maesters="preparing_for_war / reinforce_bulwarks / a_sworn_sword",
        watch="exile",
        siege="goes_on",
        lands="winterfell A6, storms_end B4, highgarden C4, the_gift wildlings N3",
    )
    roll(table, "66611" + "6661")
    table.play("A done")
    assert table.army("the_gift") == "N3"
    assert table.picture()["watch"] == "gift"
    assert table.picture(1)["window"]["point"] == "turn-start"


# -- after a win


def test_A_56_D_42_units_of_the_loser_leave_the_board() -> None:
    table = shore(units="gulltown knight fortification")
    land(table, dice="66611")
    finish(table)
    assert table.army("gulltown").startswith("N")
    assert court(table).units[table.number("gulltown")] == 0
    rows = {row["id"]: row for row in table.picture()["territories"]}
    assert rows["gulltown"]["house"] == "targaryen"


def test_A_56_it_is_no_conquest_of_the_caller() -> None:
    table = shore()
    land(table, "oldtown", dice="66613" + "6661")
    until_rolled(table)
    table.play("C pass")
    assert table.army("oldtown") in ("C1", "N5", "N4")
    assert (court(table).took_ports, court(table).destroyed, court(table).conquests) == (0, 0, 0)


BRINK = "winterfell A6, white_harbor A2, gulltown B1, highgarden C4"


def test_A_56_D_48_cards_and_gold_go_to_the_caller() -> None:
    table = shore(
        "    hands: skagos / tarth karhold\n    maesters: - / bribery castle_walls\n"
        "    objectives: - / gold_500\n",
        lands=BRINK,
        gold="100 / 700 / 0",
    )
    land(table, dice="6661")
    finish(table)
    calm(table)
    assert table.seat("B")["out"]
    assert sorted(table.hand("A")) == ["karhold", "skagos", "tarth"]
    assert gold(table)[:2] == [800, 0]
    assert maesters(table, "B") == []  # to the discards
    assert {"bribery", "castle_walls"} <= set(table.picture()["maester_discards"])
    assert table.picture()["objective_discards"] == ["gold_500"]
    assert person(table, "stannis_baratheon") == "gone"
    assert {"house": "baratheon", "armies": 3} in table.picture()["exiles"]
    assert "A takes 700 gold from B's treasury." in table.news()
    assert table.asked() == "C"


def test_A_56_A_10_more_than_five_cards_are_traded_at_once() -> None:
    table = shore(
        "    hands: skagos karhold tarth / oldtown gulltown harlaw\n", lands=BRINK, gold="0 / 0 / 0"
    )
    land(table, dice="6661")
    finish(table)
    assert table.phase() == "trade"
    assert "done" not in table.moves()
    while table.phase() == "trade":
        table.play(f"A {table.moves()[0]}")
    assert table.phase() in ("deploy", "count")
    while table.asked() == "A":
        table.play(f"A {table.moves()[-1]}")
    assert len(table.hand("A")) == 3
    assert table.asked() == "C"


def test_A_56_a_caller_who_ends_himself() -> None:
    table = shore(
        "    hands: skagos karhold\n    maesters: bribery\n",
        lands="white_harbor A1, storms_end B4, highgarden C4",
        gold="500 / 0 / 0",
    )
    land(table, "white_harbor", dice="6661")
    finish(table)
    calm(table)
    assert table.seat("A")["out"]
    shown = table.picture()
    assert sorted(card["id"] for card in shown["discards"]) == ["karhold", "skagos"]
    assert gold(table)[0] == 0
    assert "bribery" in shown["maester_discards"]
    assert not any("treasury" in line for line in table.news())
    assert table.asked() == "B"


def test_A_56_A_19_a_caller_who_ends_himself_does_not_win() -> None:
    table = shore(lands="white_harbor A1, storms_end B4", seats="2", gold="0 / 0")
    land(table, "white_harbor", dice="6661")
    finish(table)
    assert table.phase() == "over"
    assert [row["won"] for row in table.picture()["seats"]] == [0.0, 1.0]


def test_A_56_M_16_the_house_takes_part_in_neutral_turns() -> None:
    table = shore(turn="C")
    roll(table, "66611")
    table.play("C call; C house targaryen; C to gulltown")
    finish(table)
    assert table.army("gulltown") == "N8"
    assert "The neutral House Targaryen gets 3 armies." in table.news()


def test_M_17_who_takes_a_house_over_has_its_order_and_no_characters() -> None:
    table = shore(
        turn="C",
        lands="winterfell A4, storms_end B4, highgarden C4",
        options="most all_units take_over",
    )
    state = court(table)
    for u in range(4, 8):
        state.people[u] = 2
    for t in (table.number("storms_end"),):
        state.owner[t] = -1
        state.held[1] -= 1
        state.banners[t] = 1
    state.out |= 2
    state.returned |= 2
    state.gold[1] = 0
    table.play("C done")
    while table.phase() == "agree":
        table.play(f"{table.asked()} yes")
    assert not table.seat("B")["out"]
    assert [card["state"] for card in table.seat("B")["characters"]] == ["gone"] * 4
    assert int(next_place(state, 0)) == 1
