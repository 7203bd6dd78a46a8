# Hints: what games compare a move with, and what is said where no reason of a game fits.
# These messages can stand inside the messages of every game.

# The move that a hint is compared with: the next best, the one you chose, or the one that was played.
hint-other = { $rival ->
    [yours] your move
    [played] the move played
   *[next] the next best move
}
hint-other-start = { $rival ->
    [yours] Your move
    [played] The move played
   *[next] The next best move
}
hint-after = { $rival ->
    [yours] after your move
    [played] after the move played
   *[next] after the next best move
}
hint-after-start = { $rival ->
    [yours] After your move
    [played] After the move played
   *[next] After the next best move
}
hint-place = { $rival ->
    [yours] yours is
    [played] the one played is
   *[next] the next best is
}
# Hints: shares are of a hundred games
hint-shares = { $there ->
    [none] You win about { $here } of 100 games from here.
   *[other] You win about { $here } of 100 games from here; after the next best move, about { $there }.
}
hint-even = The bot expects about the same from both moves.
hint-close = The difference between the two moves is small.
hint-tried = The bot has tried both moves: when it plays on from here, this one does better.
