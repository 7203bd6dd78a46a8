"""The notes of a log with committed chance: seals and random values of the seats, numbers that an
undo used up, and the secret and the proof at the end.

    seal 1 9f2c...     the seat will reveal a value that fits this (`core.lots`)
    word 1 41d0...     the value; from now on every draw depends on it
    undo 1 17 23       a move of the seat was taken back with these draws: their numbers are gone
    secret 5f0c...     the end, then `bag` and `drawn` (`core.proof`)
"""

import re

from council.core.log import BadLog
from council.core.lots import commitment, seal

PUBLIC_NOTES = ("seal", "word", "undo")
NUMBER = "(0|[1-9][0-9]{0,8})"
SEAL = re.compile(f"seal {NUMBER} ([0-9a-f]{{64}})")
WORD = re.compile(f"word {NUMBER} ([0-9a-f]{{32}})")
UNDO = re.compile(f"undo {NUMBER} {NUMBER} {NUMBER}")
SECRET = re.compile("secret ([0-9a-f]{64})")
PROOF = re.compile("(bag|drawn) .+")


def public(note: str) -> bool:
    """Whether everybody may read a note of a running game."""
    return note.partition(" ")[0] in PUBLIC_NOTES


class NoteTaker:
    """All that the notes so far say; BadLog names the line of one that cannot be."""

    def __init__(self, fair: str, seats: int) -> None:
        self.fair = fair
        self.seals = [""] * seats
        self.given = [""] * seats
        self.words: list[str] = []  # as draws take them, in the order in which they came
        self.number = 1  # of the next draw
        self.proof: list[str] = []

    def count(self, draws: int) -> int:
        """Use up the next numbers; the first of them, or 0 where nothing was committed."""
        first = self.number
        self.number += draws
        return first if self.fair else 0

    def take(self, note: str, line: int) -> None:
        """Heed a note."""
        if not self.fair or not self._heed(note):
            raise BadLog(line, "log-bad-note", text=note[:60])

    def _heed(self, note: str) -> bool:
        """Whether the note can be."""
        if self.proof:
            self.proof.append(note)
            return PROOF.fullmatch(note) is not None
        if found := SECRET.fullmatch(note):
            self.proof.append(note)
            return commitment(found[1]) == self.fair
        if found := SEAL.fullmatch(note):
            return self._seal(int(found[1]), found[2])
        if found := WORD.fullmatch(note):
            return self._word(int(found[1]), found[2])
        found = UNDO.fullmatch(note)
        return found is not None and self._undo(*(int(number) for number in found.groups()))

    def _seal(self, seat: int, sealed: str) -> bool:
        """All seals come before all words."""
        if seat >= len(self.seals) or self.seals[seat] or self.words:
            return False
        self.seals[seat] = sealed
        return True

    def _word(self, seat: int, word: str) -> bool:
        if seat >= len(self.seals) or self.given[seat]:
            return False
        self.given[seat] = word
        self.words.append(f"{seat}:{word}")
        return self.seals[seat] in ("", seal(seat, word))

    def _undo(self, seat: int, first: int, last: int) -> bool:
        """Numbers are used up in order, none twice."""
        sound = seat < len(self.seals) and first == self.number <= last
        self.number = last + 1
        return sound
