"""Lessons: games that teach a game, played on the real engine by a script."""
