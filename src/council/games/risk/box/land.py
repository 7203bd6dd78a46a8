"""The map in play, shared by all states of a game and never changed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from council.games.risk.box.dominion import DominionSheet


@final
class Land:
    """Territories low to high - 1, how they are linked, what is printed on them and their cards.

    The links of territory t are starts[t] to starts[t + 1] - 1: `neighbours` has where they lead,
    `ways` their numbers in the table of moves. `sources` and `targets` have the two ends of every
    number, in play or not.
    """

    def __init__(self, numbers: dict[str, vec[i64]]) -> None:
        self.recipe: object = None  # how to find it again: see `risk/saved.py`
        self.low: i64 = numbers["range"][0]
        self.high: i64 = numbers["range"][1]
        self.starts: vec[i64] = numbers["starts"]
        self.neighbours: vec[i64] = numbers["neighbours"]
        self.ways: vec[i64] = numbers["ways"]
        self.sources: vec[i64] = numbers["sources"]
        self.targets: vec[i64] = numbers["targets"]
        self.castles: vec[i64] = numbers["castles"]  # 1 or 0
        self.ports: vec[i64] = numbers["ports"]  # 1 or 0
        self.region: vec[i64] = numbers["region"]
        self.needed: vec[i64] = numbers["needed"]  # 0: it need not be held for its region
        self.bonus: vec[i64] = numbers["bonus"]  # by region; 0: not in play
        self.icons: vec[i64] = numbers["icons"]  # 0 Knight, 1 Siege Engine, 2 Fortification
        self.sets: vec[i64] = numbers["sets"]  # three of an icon by icon, then one of each
        self.deck: vec[i64] = numbers["deck"]  # 0: the card is not in this game (M-04)
        self.cards: i64 = numbers["cards"][0]  # territory cards in this game
        self.deal: vec[i64] = numbers["deal"]  # territories each in turn order
        self.houses: vec[i64] = numbers["houses"]  # that may be picked, in the order of the data
        # House Mitchell: who stands where with how many armies at the start (M-01, M-02)
        self.banners: vec[i64] = numbers["banners"]  # -1: nobody
        self.garrisons: vec[i64] = numbers["garrisons"]
        self.gift: i64 = numbers["gift"][0]
        self.alphabet: vec[i64] = numbers["alphabet"]  # the place of each id among all
        self.dominion: DominionSheet = DominionSheet(numbers)
        # Exact odds of a fight to the end, up to 20 armies a side, at 21 x attackers + defenders:
        self.wins: vec[i64] = numbers["wins"]  # how often it conquers, of a thousand
        self.losses: vec[i64] = numbers["losses"]  # attackers lost on average, in hundredths
