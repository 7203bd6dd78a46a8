"""The tables of RISK: Game of Thrones, in every mode."""

from dataclasses import replace

from conformance.table import Table
from scenario_risk import Given
from scripted import read

from council.core.game import Game, Json
from council.core.state import Rng, State
from council.games import GAMES
from council.games.risk.box.card_codes import MAESTER
from council.games.risk.game import RiskGame
from council.games.risk.shown.view import mode_name
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import maesters_of, objectives_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import FREE_FOLK, IN_EXILE, IN_THE_GIFT, WATCH
from council.games.risk.state.phases import OVER, ROLLING
from council.games.risk.state.places import FREE, NEUTRAL
from council.kit.cards import ABSENT

RISK = GAMES["risk"]
# Few territories and many cards: sets are traded and players eliminated within a few turns.
LATE = """
    seats: 3
    lands: pyke A4, riverrun A3, the_crag B4, golden_tooth B2, casterly_rock C4, silverhill C2,
           stoney_sept N1, crakehall N1, harlaw N1, blackwater_rush N1
    rest:  N9
    hands: skagos karhold / the_gift winterfell / the_eyrie tarth
    deck:  30
    rounds: 6
"""


def risk_sound(state: State) -> None:
    """An army on every territory, every card in one place, hands of their size."""
    assert isinstance(state, Board)
    low, high = int(state.land.low), int(state.land.high)
    owners, armies = list(state.owner)[low:high], list(state.armies)[low:high]
    assert all((n > 0) == (o >= NEUTRAL) for n, o in zip(armies, owners, strict=True))
    assert list(state.held) == [owners.count(seat) for seat in range(int(state.seats))]
    places = list(state.cards.place)[low:high]
    sizes = list(state.cards.size)
    assert sizes == [places.count(place) for place in range(len(sizes))], "a card is missing"
    assert sum(sizes) == state.land.cards
    if state.mitchell:
        mitchell_sound(state)
    if isinstance(state, DominionBoard):
        realm_sound(state)


def mitchell_sound(state: Board) -> None:
    """Banners fly over neutral armies only; a House is played, on the map or in exile."""
    banners = [int(banner) for banner in state.banners]
    assert all(banner < 0 or state.owner[t] == NEUTRAL for t, banner in enumerate(banners))
    gift = int(state.land.gift)
    assert [t for t, banner in enumerate(banners) if banner >= WATCH] in ([], [gift])
    assert (banners[gift] == WATCH) == (state.watch == IN_THE_GIFT) or state.owner[gift] == FREE
    assert state.siege == 0 or (banners[gift] == FREE_FOLK and state.watch == IN_EXILE)
    assert state.arrivals >= (state.arriving >= 0 and state.phase == ROLLING)
    if state.owner[gift] == FREE:
        return
    for house in (0, 1, 2, 3, 4, 5, 7, 8):
        played = any(held and h == house for h, held in zip(state.houses, state.held, strict=True))
        where = (played, house in banners, bool(int(state.exiled) >> house & 1))
        assert sum(where) == 1, f"House {house} is {where}"


def realm_sound(state: DominionBoard) -> None:
    """No debts, units only where armies are, every maester and objective in one place."""
    assert min(state.gold) >= 0
    assert all(gold % 100 == 0 for gold in state.gold)
    assert min(state.points) >= 0
    assert all(state.owner[t] >= 0 for t in range(len(state.units)) if state.units[t])
    places = list(state.scrolls.place)
    sizes = list(state.scrolls.size)
    assert sizes == [places.count(place) for place in range(len(sizes))], "a card is missing"
    for seat in range(int(state.seats)):
        if is_out(state, seat) and state.victim < 0 and state.phase != OVER:
            assert not state.gold[seat] + maesters_of(state, seat) + objectives_of(state, seat)
    assert sum(sizes) == len(places) - places.count(int(ABSENT))


def risk(name: str, seats: int, rounds: int, game: Game = RISK, **options: Json) -> Table:
    """Few armies and rounds: a game of the usual size has thousands of decisions."""
    options = {"rounds": rounds, "skirmish_armies_per_territory": 1, **options}
    setup = game.setup(seats, options)
    never = () if setup.options["objectives"] else ("pick ?",)  # an objective given back
    return Table(f"risk-{seats}{name}", game, setup, differing=0.1, never=never, sound=risk_sound)


def risk_given(name: str, text: str) -> Table:
    assert isinstance(RISK, RiskGame)
    position = read(text)
    start = RISK.given(position)
    assert isinstance(start, Board)
    game = Given(RISK, start)
    options = {"rounds": int(start.rounds), "mode": mode_name(start)}
    setup = game.setup(int(start.seats), options)
    return Table(
        f"risk-{start.seats}{name}",
        game,
        setup,
        differing=0.15,
        never=("pick ?",),
        sound=risk_sound,
    )


# The Wall is about to fall, exiles wait, and B and C are about to lose their last ports.
WALL = """
    mode:  mitchell
    seats: 3
    lands: winterfell A6, wolfswood A2, pyke C1, gulltown B1, the_gift nights_watch N1,
           the_eyrie arryn N2, casterly_rock lannister N1, bear_island N1, stoney_shore N1,
           mountains_of_the_moon B3, the_fingers B2, riverrun C3
    rest:  N2
    hands: skagos karhold / tarth oldtown / gulltown
    deck:  25
    rounds: 6
    options: take_over
"""


def mitchell(name: str, seats: int, rounds: int, **options: Json) -> Table:
    options = {"mode": "mitchell", "rounds": rounds, **options}
    setup = RISK.setup(seats, options)
    return Table(
        f"mitchell-{seats}{name}", RISK, setup, differing=0.05, never=("pick ?",), sound=risk_sound
    )


MITCHELLS = [
    mitchell("-drawn", 2, 8),
    mitchell("-chosen", 3, 5, mitchell_houses="choose", mitchell_cards_return=True),
    mitchell("-shared", 4, 4, mitchell_neutral_pool="shared", mitchell_take_over=True),
    mitchell("-take-over", 5, 4, mitchell_take_over=True),
    risk_given("-wall", WALL),
]
SKIRMISHES = [
    *(risk("", seats, rounds) for seats, rounds in enumerate((4, 3, 3, 3, 2, 2), 2)),
    risk("-other-rulings", 3, 3, territory_match_scope="per_card", defence_dice="most"),
    risk_given("-late", LATE),
    risk_given("-late-may", LATE + "    options: may per_card"),
]

# Gold, units and cards at hand: purchases, swaps and scores come at once.
RICH = """
    mode:  dominion
    seats: 3
    lands: pyke A4, riverrun A3, the_crag B4, golden_tooth B2, casterly_rock C4, silverhill C2,
           stoney_sept N1, crakehall N1, harlaw N1, blackwater_rush N1
    rest:  N9
    hands: skagos karhold / the_gift winterfell / the_eyrie tarth
    gold:  1000 / 600 / 400
    points: 7 / 2 / 0
    units: pyke knight siege_engine, the_crag fortification knight, casterly_rock siege_engine
    maesters: bribery / a_sworn_sword castle_walls / -
    objectives: gold_500 conquer_3 / castles_5 gold_1000 / destroy_4 units_two_alike
    rounds: 1
"""


def dominion(name: str, seats: int, rounds: int, **options: Json) -> Table:
    mode = "dominion" if seats < 6 else "world_dominion"
    return risk(f"-dominion{name}", seats, rounds, mode=mode, **options)


DOMINIONS = [
    dominion("", 2, 2),
    *(dominion("", seats, 1) for seats in (3, 4, 5, 6)),
    dominion("-dealt", 7, 1, setup="skirmish"),
    dominion("-example", 5, 1, objectives=False, maesters=False),  # D-01
    dominion("-no-gold", 4, 1, gold=False, characters=False, maesters=False),
    dominion("-dealt", 2, 3, setup="skirmish", attack_units="all", feature_mode="any"),
    dominion("-units-only", 5, 1, gold=False, characters=False, maesters=False, objectives=False),
    dominion("-no-units", 3, 1, special_units=False, characters=False),
    risk_given("-dominion-rich", RICH),
]

# Many cards in few hands: windows, cancels, looks, thefts and captives within a few turns.
HANDS = {
    2: """
    mode: dominion
    seats: 2
    lands: meereen A5, mantarys A3, new_ghis A4, volantis A3, astapor B5, yunkai B4, lhazar B2,
           the_flatlands A2, myr B3, lys B3, tyrosh A2, qarth N2, old_ghis N1, the_orange_shore N1
    rest: N3
    hands: oros sarnor / valyria
    gold: 2000 / 1800
    points: 4 / 3
    maesters: a_web_of_lies rally_the_smallfolk valyrian_steel spiders_sabotage bribery
              pirate_ship_fleet winter_is_coming preparing_for_war weapons_of_war blood_magic
              a_call_to_arms /
              confusion_in_the_ranks mass_desertion taken_captive desperate_ambush hired_thieves
              unplanned_losses preparing_for_war_2 a_sworn_sword best_laid_plans
              cut_off_supply_lines
    rounds: 2
""",
    3: """
    mode: dominion
    seats: 3
    lands: pyke A5, riverrun A4, winterfell A3, the_crag B5, golden_tooth B3, dragonstone B4,
           casterly_rock C5, silverhill C3, crakehall C2, stoney_sept N1, harlaw N1,
           kings_landing B1
    rest: N4
    hands: skagos karhold / the_gift / the_eyrie tarth
    gold: 2000 / 1500 / 1700
    points: 3 / 2 / 5
    maesters: a_web_of_lies valar_morghulis spiders_sabotage wed_for_peace freefolk_uprising
              castle_walls shifting_alliance strength_of_steel /
              rally_the_smallfolk taken_captive sickness_in_the_ranks bribery mourning_the_fallen
              lead_into_a_trap preparing_for_war_2 a_temporary_truce /
              confusion_in_the_ranks unplanned_losses establish_the_high_ground strategic_withdrawal
              raid_the_countryside preparing_for_war call_in_your_banners valyrian_steel
    used_cards: weapons_of_war a_sworn_sword
    rounds: 1
""",
    5: """
    mode: dominion
    seats: 5
    lands: winterfell A3, pyke A4, riverrun A4, dragonstone B4, storms_end B3, tarth B2,
           the_crag C4, casterly_rock C3, highgarden D4, oldtown D3, the_arbor D2, sunspear E4,
           sandstone E3, kings_landing E2
    rest: N3
    hands: skagos / karhold / the_gift / the_eyrie / gulltown
    gold: 900 / 900 / 900 / 900 / 900
    points: 1 / 1 / 2 / 3 / 1
    maesters: a_web_of_lies winter_is_coming fortified_ports /
              confusion_in_the_ranks pirate_ship_fleet /
              spiders_sabotage best_laid_plans unplanned_losses /
              safe_passage rally_the_smallfolk bribery /
              desperate_ambush taken_captive preparing_for_war
    options: safe_passage
    rounds: 1
""",
}

END_CARD = """
    modules: gold characters maesters special_units
    deck: 21
"""


def swap_copies(state: State, rng: Rng) -> tuple[State, set[int]] | None:
    """Two copies of a maester card in two places: nobody can tell them apart."""
    assert isinstance(state, DominionBoard)
    title = [int(u) for u in state.programs.title[MAESTER:]]
    place, seen = state.scrolls.place, state.scrolls.seen
    pairs = [(a, b) for b in range(len(title)) for a in range(b) if title[a] == title[b]]
    pairs = [(a, b) for a, b in pairs if place[a] != place[b]]
    if not pairs:
        return None
    a, b = pairs[int(rng.below(len(pairs)))]
    other = state.copy()
    assert isinstance(other, DominionBoard)
    other.scrolls.place[a], other.scrolls.place[b] = place[b], place[a]
    other.scrolls.seen[a], other.scrolls.seen[b] = seen[b], seen[a]
    return other, set()


def court(name: str, seats: int, more: str = "", without: str = "-") -> Table:
    text = HANDS[seats].replace(without, "") + more
    return replace(risk_given(f"-court{name}", text), exchange=swap_copies)


COURTS = [
    *(court("", seats) for seats in HANDS),
    court("-open", 3, "    options: open cheap_bribe all_units"),
    court("-end-card", 2, END_CARD, without="best_laid_plans"),  # K-15
]

# Exiles and Wildlings may be called at once; who may lose a port holds cards against it.
LANDING = """
    mode:  mitchell_dominion
    seats: 3
    lands: winterfell A6, wolfswood A2, white_harbor A2, pyke C1, gulltown B1, storms_end B4,
           the_gift B1, highgarden C3, riverrun C3, the_eyrie arryn N1, casterly_rock N1,
           bear_island N1, stoney_shore N1, mountains_of_the_moon B2
    rest:  N2
    phase: draw
    hands: skagos karhold / tarth oldtown / gulltown
    gold:  900 / 1600 / 1500
    units: gulltown knight fortification, pyke siege_engine
    maesters: preparing_for_war castle_walls / bribery lead_into_a_trap shifting_alliance /
              unplanned_losses desperate_ambush wed_for_peace valyrian_steel
    objectives: gold_500 conquer_3 / castles_5 gold_1000 / destroy_4 units_two_alike
    deck:  25
    rounds: 2
    options: take_over
"""


def mitchell_dominion(name: str, seats: int, rounds: int, **options: Json) -> Table:
    options = {"mode": "mitchell_dominion", "rounds": rounds, **options}
    setup = RISK.setup(seats, options)
    never = () if setup.options["objectives"] else ("pick ?",)
    return Table(
        f"mitchell-dominion-{seats}{name}",
        RISK,
        setup,
        differing=0.05,
        never=never,
        sound=risk_sound,
    )


MITCHELL_DOMINIONS = [
    mitchell_dominion("", 2, 4),
    mitchell_dominion("-chosen", 3, 3, mitchell_houses="choose", mitchell_take_over=True),
    mitchell_dominion("-end-card", 4, 3, objectives=False, mitchell_neutral_pool="shared"),
    mitchell_dominion("", 5, 2, attack_units="all"),
    replace(risk_given("-landing", LANDING), exchange=swap_copies),
]

ALL = [*SKIRMISHES, *MITCHELLS, *DOMINIONS, *COURTS, *MITCHELL_DOMINIONS]
