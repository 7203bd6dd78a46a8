"""House Mitchell's amendments with the rules of Dominion: what only the two together bring."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from conformance.tables_risk import risk_sound
from scenario_court import calm, court, gold, maesters, open_for, person, roll, use
from scenario_risk import NAMES, Table, given, new, read

from council.core.game import Invalid
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games.risk import moves as m
from council.games.risk import points
from council.games.risk.board import BUYING
from council.games.risk.court import Court
from council.games.risk.game import GAME

ORDER = ["stark", "baratheon", "lannister", "tyrell", "martell"]
GARRISONS = ["winterfell", "storms_end", "casterly_rock", "highgarden", "sunspear"]
BONUS = {2: [0, 300], 3: [0, 0, 300], 4: [0, 0, 300, 500], 5: [0, 0, 300, 500, 500]}
# A is Stark, B Baratheon, C Tyrell; A has earned a card. Lannister, Martell, Arryn, Greyjoy and
# Targaryen are in exile, the Wildlings beyond the Wall.
SHORE = """
    mode: mitchell_dominion
    seats: 3
    lands: winterfell A6, white_harbor A2, storms_end B4, gulltown B2, highgarden C4, oldtown C2,
           the_gift nights_watch N3
    rest: N1
    phase: draw
    gold: 1000 / 1000 / 1000
    options: most all_units
"""


def shore(more: str = "", **changed: str) -> Table:
    words = read(SHORE) | read(more) | changed
    table = given("\n".join(f"{key}: {value}" for key, value in words.items()))
    calm(table)
    return table


def land(table: Table, port: str = "gulltown", house: str = "targaryen", dice: str = "") -> None:
    """A calls a House to a port, with the dice to come; a window of the landing stays open."""
    roll(table, dice)
    table.play(f"A call; A house {house}; A to {port}")


def until_rolled(table: Table) -> None:
    """All pass up to the window after the roll."""
    while court(table).point() != points.ROLLED:
        assert open_for(table)
        table.play(f"{table.asked()} pass")


def finish(table: Table) -> None:
    """All pass until the dice have fallen."""
    while table.script:
        assert open_for(table)
        table.play(f"{table.asked()} pass")


def begun(seats: int, seed: object = 0, chance: tuple[str, ...] = (), **options: object) -> Table:
    """At the first question of the first turn."""
    table = new(seats, seed, chance, mode="mitchell_dominion", **options)
    while table.phase() in ("give-up", "house"):
        table.play(f"{table.asked()} {table.moves()[0]}")
    return table


def owner_of(table: Table, house: str) -> str:
    houses = [row["house"] for row in table.picture()["seats"]]
    return NAMES[houses.index(house)]


# -- set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_A_46_the_sheet_in_place_of_claiming(seats: int) -> None:
    table = begun(seats)
    shown = table.picture()
    assert sum(row["armies"] for row in shown["territories"]) == 78
    for row in shown["seats"]:
        assert (row["territories"], row["armies"]) == (6, 10)  # no starting and no seat armies
        assert row["objectives"] == 2  # D-08
        assert [card["state"] for card in row["characters"]] == ["up"] * 4  # D-07
    played = [row["house"] for row in shown["seats"]]
    stands = {row["id"]: row["seat_of"] for row in shown["territories"] if row["seat_of"]}
    assert stands == {t: h for h, t in zip(ORDER, GARRISONS, strict=True) if h in played}
    assert shown["mode"] == "mitchell_dominion"
    assert not court(table).end_card_due()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_A_46_D_15_start_bonus_by_place_among_the_houses_in_play(seats: int) -> None:
    table = new(seats, seats, mode="mitchell_dominion", characters=False, maesters=False)
    seen: dict[str, tuple[int, int]] = {}
    while len(seen) < seats:  # each is asked to give back an objective, in the order of turns
        house = table.seat(table.asked())["house"]
        seen[house] = (0, 0)
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert list(seen) == [house for house in ORDER if house in seen]  # D-06
    state = court(table)
    first = NAMES[int(state.first)]
    assert table.seat(first)["house"] == next(house for house in ORDER if house in seen)  # D-16
    income = int(state.taxed)
    found = []
    for house in seen:
        row = table.seat(owner_of(table, house))
        found.append(row["gold"] - (income if house == table.seat(first)["house"] else 0))
        assert row["cards"] == (1 if len(found) > 3 else 0)
    assert found == BONUS[seats]


def test_A_46_M_05_houses_are_drawn_and_fix_the_order() -> None:
    script = ("roll 6", "roll 1", "house tyrell", "house stark")
    table = begun(2, chance=script)
    assert [row["house"] for row in table.picture()["seats"]] == ["tyrell", "stark"]
    assert court(table).first == 1  # Stark begins, though A rolled higher
    assert gold(table)[0] == 300  # the second of two


def test_A_46_houses_may_be_chosen() -> None:
    table = new(3, mode="mitchell_dominion", mitchell_houses="choose")
    assert table.phase() == "house"


def test_A_46_the_turn_of_dominion() -> None:
    table = given(SHORE.replace("phase: draw", "phase: purchase"))
    assert "maester" in table.moves()
    assert table.phase() == "purchase"


@pytest.mark.parametrize("parts", [{"objectives": False}, {"gold": False}])
def test_A_46_A_38_modules_may_be_left_out(parts: dict[str, bool]) -> None:
    if "gold" in parts:
        parts = parts | {"characters": False, "maesters": False}
    table = begun(4, **parts)
    modules = table.picture()["modules"]
    assert not any(modules[part] for part in parts)
    drawn = 1 if court(table).with_gold + court(table).with_objectives else 0
    assert table.deck() == 39 - drawn
    assert court(table).with_objectives == int(parts.get("objectives", True))


@pytest.mark.parametrize(
    ("option", "value"), [("setup", "skirmish"), ("skirmish_armies_per_territory", 2)]
)
def test_A_46_options_of_other_set_ups_mean_nothing(option: str, value: object) -> None:
    with pytest.raises(Invalid) as no:
        GAME.setup(3, {"mode": "mitchell_dominion", option: value})
    assert no.value.message.key == "risk-option-idle"


def test_A_46_two_to_five() -> None:
    with pytest.raises(Invalid):
        GAME.setup(6, {"mode": "mitchell_dominion"})


@pytest.mark.parametrize("seat", ["storms_end", "dragonstone"])
def test_A_48_storms_end_is_the_seat_of_baratheon(seat: str) -> None:
    table = given(
        f"""
        mode: mitchell_dominion
        seats: 2
        lands: winterfell A3, {seat} B3
        rest: N1
        turn: B
        phase: objective
        points: 0 / 10
        """
    )
    calm(table)
    assert (table.phase() == "over") == (seat == "storms_end")


def test_A_48_dragonstone_in_dominion() -> None:
    rows = new(3, mode="dominion").picture()["territories"]
    assert {row["id"]: row["seat_of"] for row in rows}["dragonstone"] == "baratheon"


def test_A_62_regions_of_objectives_without_the_gift() -> None:
    north = [t for t in GAME.box.territories if GAME.box.regions[t.region].id == "the_north"]
    held = ", ".join(f"{t.id} A2" for t in north if t.id != "the_gift")
    for mode, regions in (("mitchell_dominion", 1), ("dominion", 0)):
        table = given(f"mode: {mode}\n seats: 3\n lands: {held}, tarth B1, oldtown C1\n rest: N1")
        assert court(table).regions_of(0) == regions


# -- the draw and the call


def test_A_53_the_earned_draw_or_a_call() -> None:
    table = shore()
    assert table.moves() == ["done", "draw", "call", "wildlings"]


def test_A_53_a_granted_draw_gives_no_call() -> None:
    table = given(
        """
        mode: mitchell_dominion
        seats: 5
        lands: winterfell A3, storms_end B3, highgarden C3, casterly_rock D3, sunspear E6
        rest: N1
        turn: E
        phase: maneuver
        gold: 0 / 0 / 0 / 0 / 1000
        options: most all_units
        """
    )
    while table.phase() != "window":
        table.play(f"E {table.moves()[0]}")
    use(table, "E", "doran_martell")
    calm(table)
    assert table.moves() == ["done", "draw"]
    assert table.refused("E call").rule == "A-53"
    assert table.refused("E wildlings").rule == "A-53"


def lannister(more: str = "") -> Table:
    """Cersei has given a second draw; Lannister's first is the one earned by conquest."""
    table = given(
        f"""
        mode: mitchell_dominion
        seats: 5
        lands: winterfell A3, storms_end B3, highgarden C3, casterly_rock D6, sunspear E3
        rest: N1
        turn: D
        phase: invade
        gold: 0 / 0 / 0 / 1000 / 0
        options: most all_units
        {more}
        """
    )
    court(table).conquests = 3
    while table.phase() != "window":
        table.play(f"D {table.moves()[0]}")
    use(table, "D", "cersei_lannister")
    calm(table)
    return table


def test_A_53_an_extra_draw_stays_a_draw() -> None:
    table = lannister()
    assert "call" in table.moves()
    table.play("D draw")
    assert table.moves() == ["done", "draw"]
    assert table.refused("D call").rule == "A-53"
    table.play("D draw")
    assert len(table.hand("D")) == 2
    assert table.asked() != "D"


def test_A_53_a_call_spends_the_earned_draw_only() -> None:
    table = lannister()
    table.play("D wildlings")  # against neutrals: all dice fall at once
    assert table.phase() == "draw"
    assert table.moves() == ["done", "draw"]
    table.play("D draw")
    assert len(table.hand("D")) == 1
    assert table.asked() != "D"


def test_A_53_A_11_a_full_hand_may_call() -> None:
    table = shore("    hands: tarth skagos karhold oldtown gulltown\n")
    assert table.moves() == ["done", "call", "wildlings"]
    assert table.refused("A draw").rule == "A-11"


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
    assert question == "B, House Targaryen is to land at Gulltown: use a card, or pass?"
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
    assert "The invasion of Gulltown does not take place." in table.news()
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


def test_K_09_a_ban_binds_the_caller() -> None:
    table = shore("    maesters: - / bribery / wed_for_peace\n", phase="invade")
    state = court(table)
    ends = [int(t) for t in (table.number("gulltown"), table.number("the_gift"))]
    rows = state.programs.starts[28 + titles().index("bribery")] + 2
    for t in ends:
        state.start_lasting(rows, 28 + titles().index("bribery"), 1, t, -1)
    row = state.programs.starts[28 + titles().index("wed_for_peace")] + 1
    state.start_lasting(row, 28 + titles().index("wed_for_peace"), 2, 0, -1)
    state.conquests = 1
    while "call" not in table.moves():
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert "wildlings" not in table.moves()
    assert table.refused("A wildlings").rule == "D-03"
    table.play("A call; A house targaryen")
    assert "to pyke" in table.moves()
    assert table.refused("A to gulltown").rule == "D-03"  # this territory
    assert table.refused("A to oldtown").rule == "D-03"  # all of that player


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
    assert "House Arryn loses 3 armies before a die is rolled." in news
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
    assert "House Targaryen against Oldtown: 6 6 1 against 1 1; " in " ".join(table.news())


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
    assert "A takes 700 gold from the treasury of B." in table.news()
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
    assert int(state.beside(0)) == 1


# -- every game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_always_holds(seats: int) -> None:
    """Random games in which cards are used and exiles called as often as they may be."""
    used, called = set(), 0
    for seed in range(3):
        setup = GAME.setup(seats, {"mode": "mitchell_dominion", "rounds": 6})
        state = GAME.new(setup)
        assert isinstance(state, Court)
        rng = rng_for("shore", seats, seed)
        steps, rich = 0, False
        while state.seat() != NOBODY and steps < 1200:
            if state.phase == BUYING and not rich:
                rich = True
                enrich(state, rng)
            if state.seat() == CHANCE:
                move = int(state.chance(rng))
            else:
                legal = members(state.legal_moves())
                assert legal == sorted(set(legal))
                keen = [x for x in legal if m.USE <= x < m.PICK or x in (m.CALL, m.WILDLINGS)]
                pool = keen if keen and rng.below(3) else legal
                move = pool[int(rng.below(len(pool)))]
            used |= {move} if m.USE <= move < m.PICK else set()
            called += move in (m.CALL, m.WILDLINGS)
            state.apply(move)
            risk_sound(state)
            steps += 1
            if steps % 16 == 0:
                for viewer in (0, seats - 1):
                    view = state.mask(viewer)
                    assert 0.0 <= GAME.evaluate(view, viewer) <= 1.0
                    assert GAME.picture(view)
        assert steps < GAME.longest(setup)
    assert len(used) > 10
    assert called > 3


def enrich(state: Court, rng) -> None:  # type: ignore[no-untyped-def]  # the generator of a test
    """Everybody has gold, and maester cards are dealt."""
    for seat in range(int(state.seats)):
        state.gold[seat] += 2000
    for k in range(20):
        deck = members(state.scrolls.all_in(0))
        state.take_scroll(k % int(state.seats), deck[int(rng.below(len(deck)))])
