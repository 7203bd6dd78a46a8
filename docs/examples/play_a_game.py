"""Play a whole game from Python, one decision at a time, each from the view of one seat."""

from council.core.play import Play, rng_for
from council.games import GAMES
from council.locales import Voice

names = ["Anna", "Ben", "Cleo"]
game = GAMES["intrigue"]
play = Play(game, game.setup(seats=3, options={"rounds": 1}), names, rng_for("a seed"))
play.settle()  # deal the cards

while not play.over():
    seat = int(play.state.seat())  # whose turn it is
    view = play.view(seat)  # everything this seat may know
    moves = [game.text(move) for move in game.offers(view)]
    play.move(seat, game.number(moves[0]))  # an illegal move raises IllegalMove, with the rule

say = Voice("en", names)
for message in play.story(reader=0)[-3:]:
    print(say(message))
print(play.log.dump().splitlines()[0])
