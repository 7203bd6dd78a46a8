"""House Mitchell's amendments with the rules of Dominion: the set-up, the draw and the call."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from conformance.tables_risk import risk_sound
from rules.mitchell_shore import SHORE, shore
from scenario_risk import NAMES, Table, given, new
from scenario_risk_cards import calm, court, gold, use

from council.core.game import Invalid
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games.risk import moves as m
from council.games.risk.game import GAME
from council.games.risk.state.cards import end_card_due, take_scroll
from council.games.risk.state.counts import regions_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BUYING

ORDER = ["stark", "baratheon", "lannister", "tyrell", "martell"]
GARRISONS = ["winterfell", "storms_end", "casterly_rock", "highgarden", "sunspear"]
BONUS = {2: [0, 300], 3: [0, 0, 300], 4: [0, 0, 300, 500], 5: [0, 0, 300, 500, 500]}


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
    assert not end_card_due(court(table))


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
        assert regions_of(court(table), 0) == regions


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


# -- every game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_always_holds(seats: int) -> None:
    """Random games in which cards are used and exiles called as often as they may be."""
    used, called = set(), 0
    for seed in range(3):
        setup = GAME.setup(seats, {"mode": "mitchell_dominion", "rounds": 6})
        state = GAME.new(setup)
        assert isinstance(state, DominionBoard)
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


def enrich(state: DominionBoard, rng) -> None:  # type: ignore[no-untyped-def]  # the generator of a test
    """Everybody has gold, and maester cards are dealt."""
    for seat in range(int(state.seats)):
        state.gold[seat] += 2000
    for k in range(20):
        deck = members(state.scrolls.all_in(0))
        take_scroll(state, k % int(state.seats), deck[int(rng.below(len(deck)))])
