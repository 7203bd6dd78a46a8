"""What Dominion adds to the table: gold, units, maesters, objectives, cards in use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.box.card_codes import Programs
from council.games.risk.box.land import Land
from council.games.risk.state.board import Board
from council.games.risk.state.phases import NO_QUESTION
from council.games.risk.state.places import SCROLL_PLACES, SCROLLS
from council.kit.cards import Cards
from council.kit.rows import Rows

FRAME: Final[i64] = 12  # numbers of a frame of cards at work
ENTRY: Final[i64] = 5  # of an effect that lasts
NO_PEOPLE: Final = vec[i64]([0] * 28)


class DominionBoard(Board):
    """The fields of Dominion and of its cards. The constructor is also the copy."""

    def __init__(self, seats: i64, land: Land, programs: Programs, source: Board | None) -> None:
        super().__init__(seats, land, source)
        self.programs: Programs = programs
        if source is None:
            self.with_gold: i64 = 1
            self.with_characters: i64 = 1
            self.with_maesters: i64 = 1
            self.with_units: i64 = 1
            self.with_objectives: i64 = 1
            self.claims: i64 = 1
            self.feature_any: i64 = 0
            self.needs_seat: i64 = 1
            self.fort_stacks: i64 = 0
            self.ask_units: i64 = 1
            self.token_limit: i64 = 0
            self.bribe_is_cost: i64 = 0
            self.asks_once: i64 = 1
            self.gold: vec[i64] = zeros(seats)
            self.points: vec[i64] = zeros(seats)
            self.scored: vec[i64] = zeros(seats)
            self.starting: vec[i64] = zeros(seats)
            self.nexts: vec[i64] = zeros(seats)
            self.ordered: i64 = 0
            self.scrolls: Cards = Cards(SCROLLS, SCROLL_PLACES, None)
            self.looking: i64 = 0
            self.errand: i64 = 0
            self.swapped: i64 = 0
            self.new_unit: i64 = -1
            self.bought: i64 = 0
            self.took_castles: i64 = 0
            self.took_ports: i64 = 0
            self.took_features: i64 = 0
            self.took_from: i64 = 0
            self.destroyed: i64 = 0
            self.marching: i64 = 0
            self.levied: i64 = 0
            self.taxed: i64 = 0
            self.battles: i64 = 0
            self.fought_attack: i64 = 0
            self.fought_defence: i64 = 0
            self.fought_lost: i64 = 0
            self.knights_used: i64 = 0
            self.engines_used: i64 = 0
            self.attack_eights: i64 = 0
            self.attack_top: i64 = 0
            self.attack_all: i64 = 0
            self.defence_eights: i64 = 0
            self.defence_top: i64 = 0
            self.defence_all: i64 = 0
            self.attacker_ties: i64 = 0
            self.frames: Rows = Rows(FRAME, None)
            self.ask: i64 = NO_QUESTION
            self.who: i64 = -1
            self.lasting: Rows = Rows(ENTRY, None)
            self.people: vec[i64] = NO_PEOPLE[:]
            self.rerolled: i64 = 0
            self.called_off: i64 = 0
            self.served: i64 = 0
            self.marches: i64 = 0
            self.draws: i64 = 0
            self.early: i64 = 0
            self.kept_phase: i64 = 0
            self.kept_source: i64 = -1
            self.kept_target: i64 = -1
        else:
            assert isinstance(source, DominionBoard)
            # Options: modules, then rulings
            self.with_gold = source.with_gold
            self.with_characters = source.with_characters
            self.with_maesters = source.with_maesters
            self.with_units = source.with_units
            self.with_objectives = source.with_objectives
            self.claims = source.claims  # territories are claimed, not dealt (D-14)
            self.feature_any = source.feature_any
            self.needs_seat = source.needs_seat
            self.fort_stacks = source.fort_stacks
            self.ask_units = source.ask_units
            self.token_limit = source.token_limit
            self.bribe_is_cost = source.bribe_is_cost
            self.asks_once = source.asks_once  # K-17; 0: a game from before that ruling
            # Seat by seat
            self.gold = source.gold[:]
            self.points = source.points[:]
            self.scored = source.scored[:]  # objectives, a bit each
            self.starting = source.starting[:]  # starting armies left
            self.nexts = source.nexts  # who comes after whom; never changed once it is known
            self.ordered = source.ordered  # the Houses have fixed the order (D-06)
            self.scrolls = Cards(SCROLLS, SCROLL_PLACES, source.scrolls)
            self.units = source.units[:]
            # The turn
            self.looking = source.looking  # objectives still to be drawn
            self.errand = source.errand  # why objectives are looked at
            self.swapped = source.swapped  # a single card was traded
            self.new_unit = source.new_unit
            self.bought = source.bought  # an objective was bought
            self.took_castles = source.took_castles  # territories conquered that have a castle
            self.took_ports = source.took_ports
            self.took_features = source.took_features  # a castle, a port or both
            self.took_from = source.took_from  # conquests from each seat, eight bits each
            self.destroyed = source.destroyed  # armies of others
            self.marching = source.marching  # units are asked for in a maneuver
            self.levied = source.levied  # armies of this turn's income; 0: not counted yet
            self.taxed = source.taxed  # gold of this turn's income
            # The last comparison, for people: dice with bonuses, twelve bits each, the highest
            # first; armies the defender lost, and 16 times those of the attacker
            self.battles = source.battles
            self.fought_attack = source.fought_attack
            self.fought_defence = source.fought_defence
            self.fought_lost = source.fought_lost
            # The battle: what the units do, and what cards add
            self.knights_used = source.knights_used
            self.engines_used = source.engines_used
            self.attack_eights = source.attack_eights  # the first so many dice have eight sides
            self.attack_top = source.attack_top  # on the highest die
            self.attack_all = source.attack_all  # on every die
            self.defence_eights = source.defence_eights
            self.defence_top = source.defence_top
            self.defence_all = source.defence_all
            self.attacker_ties = source.attacker_ties  # the attacker wins them
            # Cards at work
            self.frames = Rows(FRAME, source.frames)  # unfinished work: see frames.py
            self.ask = source.ask  # what is asked now; NO_QUESTION: what the phase asks
            self.who = source.who  # who is asked it
            self.lasting = Rows(ENTRY, source.lasting)  # see lasting.py
            self.people = source.people[:]  # the state of each character
            self.rerolled = source.rerolled  # dice: bits 0 to 2 attack, from 8 on defence
            self.called_off = source.called_off  # the invasion is cancelled
            self.served = source.served  # a card took the place of the draw
            self.marches = source.marches  # maneuvers beyond the first
            self.draws = source.draws  # territory cards still to be drawn
            # A maneuver made early: 1 going on, 2 made; and what it interrupts
            self.early = source.early
            self.kept_phase = source.kept_phase
            self.kept_source = source.kept_source
            self.kept_target = source.kept_target
