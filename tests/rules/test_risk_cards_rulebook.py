"""Cards and the rulebook: its rulings, its rules about cards, windows, the End Game card."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from rules.test_risk_cards_rulings import before
from scenario_risk import given, new
from scenario_risk_cards import (
    at,
    battle,
    calm,
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

from council.core.play import rng_for
from council.core.state import members
from council.games.risk.box import moments
from council.games.risk.box.moments import PURCHASE_OFFERED
from council.games.risk.game import GAME
from council.games.risk.moves import MAESTERS
from council.games.risk.rules.flow import run
from council.games.risk.rules.purchase import refresh
from council.games.risk.state.cards import lay_down
from council.games.risk.state.frames import clear_stack
from council.games.risk.state.phases import BY_CARD
from council.games.risk.state.places import M_HAND

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
    clear_stack(state)
    state.source = state.target = -1
    run(state, refresh(state))
    assert person(table, "robb_stark") == "up"


def test_A_28_a_use_in_reinforce_is_undone_by_the_refresh() -> None:
    table = at(moments.INCOME_COUNTED, front("D", "A"))
    use(table, "D", "renly_baratheon")
    assert person(table, "renly_baratheon") == "down"
    state = court(table)
    clear_stack(state)
    run(state, refresh(state))
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
    run(court(table), PURCHASE_OFFERED)
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
    run(state, refresh(state))
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
    table = at(moments.BEFORE_INVADING, front("A", "B", f"{ENDING}\nmaesters: {card}", seats=3))
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
    table = at(moments.BEFORE_INVADING, table)
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
        lay_down(table.state, 2, title(ids))
        view = table.state.mask(0)
        known.append([ids[k] for k in range(40) if view.scrolls.place[k] == M_HAND + 2])
    assert known == [[], []]


def title(ids: list[str]) -> int:
    """The number of A Sworn Sword among characters and maesters."""
    return 28 + ids.index("a_sworn_sword")
