"""Westeros Intrigue for four as a Python game of OpenSpiel, as one would write it there: the same
game as ours without any of our code. Runs in the environment of OpenSpiel.

    python openspiel_intrigue.py rate SECONDS     decisions per second of CPU time, made from Python
    python openspiel_intrigue.py record GAMES     random games, a line each: moves in our numbers
"""

import random
import sys
from time import process_time

import pyspiel

SEATS, HAND, WIDTH = 4, 9, 8
DEAL, THRONE, REVEAL, ACTIONS = 256, 292, 299, 314
VALUES: list[int] = []  # of the Iron Throne cards, and their daggers: from the standard input
DAGGERS: list[int] = []

TYPE = pyspiel.GameType(
    short_name="plain_intrigue",
    long_name="Westeros Intrigue",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=ACTIONS,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=SEATS * 74,
)


class IntrigueGame(pyspiel.Game):
    """The game for OpenSpiel's list."""

    def __init__(self, params=None):
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self):
        return IntrigueState(self)


class IntrigueState(pyspiel.State):
    """Rounds of dealing, placing and paying."""

    def __init__(self, game):
        super().__init__(game)
        self.round = 0
        self.points = [0] * SEATS
        self.thrones = [[] for _ in range(SEATS)]
        self.throne_deck = list(range(7))
        self.to_reveal = []
        self.over = False
        self.begin_round()

    def begin_round(self):
        self.deck = list(range(36))
        self.hands = [[] for _ in range(SEATS)]
        self.court = {}  # (row, column): house
        self.out = set()
        self.last = -1
        self.turn = self.round % SEATS
        self.phase = "deal"

    def current_player(self):
        if self.over:
            return pyspiel.PlayerId.TERMINAL
        return self.turn if self.phase == "place" else pyspiel.PlayerId.CHANCE

    def places(self, house):
        """Slots where a card of the house may go, rising; 0 is the left end."""
        court = self.court
        if not court:
            return [1]
        found = []
        wide = sum(row == 0 for row, _ in court)
        if wide < WIDTH:
            found = [0, wide + 1]
        for (row, column), below in court.items():
            beside = court.get((row, column + 1))
            if beside is None or (row + 1, column) in court:
                continue
            if house in (below, beside):
                found.append(8 * (row + 1) + column + 1)
        return sorted(found)

    def _legal_actions(self, player):
        houses = sorted({card // 9 for card in self.hands[player]})
        return [64 * house + slot for house in houses for slot in self.places(house)]

    def chance_outcomes(self):
        if self.phase == "deal":
            return [(DEAL + card, 1 / len(self.deck)) for card in self.deck]
        if self.phase == "throne":
            return [(THRONE + card, 1 / len(self.throne_deck)) for card in self.throne_deck]
        return [(REVEAL + self.to_reveal[0], 1.0)]

    def _apply_action(self, action):
        if self.phase == "place":
            self.place(*divmod(action, 64))
        elif self.phase == "deal":
            card = action - DEAL
            self.deck.remove(card)
            seat = (self.round + (35 - len(self.deck)) // HAND) % SEATS
            self.hands[seat].append(card)
            if not self.deck:
                self.phase = "place"
        elif self.phase == "throne":
            self.throne_deck.remove(action - THRONE)
            self.thrones[self.last].append(action - THRONE)
            self.round += 1
            if self.round < SEATS:
                self.begin_round()
            else:
                self.phase = "reveal"
                self.to_reveal = [card for held in self.thrones for card in sorted(held)]
        else:
            self.to_reveal.pop(0)
            self.over = not self.to_reveal

    def place(self, house, slot):
        if slot == 0:
            self.court = {(row, column + 1): h for (row, column), h in self.court.items()}
            slot = 1
        row, column = divmod(slot - 1, 8)
        self.court[row, column] = house
        hand = self.hands[self.turn]
        hand.remove(min(card for card in hand if card // 9 == house))
        self.last = self.turn
        if not hand:
            self.out.add(self.turn)
        while len(self.out) < SEATS:
            self.turn = (self.turn + 1) % SEATS
            if self.turn in self.out:
                continue
            if any(self.places(house) for house in {card // 9 for card in self.hands[self.turn]}):
                return
            self.out.add(self.turn)
        for seat in range(SEATS):
            self.points[seat] += len(self.hands[seat])
        self.phase = "throne"

    def _action_to_string(self, player, action):
        return str(action)

    def is_terminal(self):
        return self.over

    def returns(self):
        if not self.over:
            return [0.0] * SEATS
        scores = []
        for seat in range(SEATS):
            held = self.thrones[seat]
            fewest = min((DAGGERS[card] for card in held), default=1000)
            scores.append((self.points[seat] - sum(VALUES[card] for card in held), fewest))
        best = min(scores)
        return [(score == best) / scores.count(best) for score in scores]

    def __str__(self):
        return f"round {self.round}, {self.phase}"


pyspiel.register_game(TYPE, IntrigueGame)


def play(game, rng):
    """A random game, made from Python: the moves, and how many were decisions."""
    state, moves, count = game.new_initial_state(), [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            move = rng.choices(outcomes, odds)[0]
        else:
            move = rng.choice(state.legal_actions())
            count += 1
        state.apply_action(move)
        moves.append(move)
    return moves, count, state.returns()


def main(what, amount):
    """One go, or some games."""
    numbers = [int(word) for word in sys.stdin.read().split()][3:]
    VALUES.extend(numbers[:7])
    DAGGERS.extend(numbers[7:])
    game, rng = pyspiel.load_game("plain_intrigue"), random.Random(1)
    if what == "record":
        for _ in range(int(amount)):
            moves, _, won = play(game, rng)
            sys.stdout.write(f"{' '.join(map(str, moves))} | {' '.join(map(str, won))}\n")
        return
    play(game, rng)
    count, begun = 0, process_time()
    while process_time() - begun < float(amount):
        count += play(game, rng)[1]
    sys.stdout.write(f"{count / (process_time() - begun)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:3])
