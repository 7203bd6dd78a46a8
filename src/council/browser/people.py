"""People and their seats in the store of a page."""

from collections.abc import Sequence
from dataclasses import replace

from council.browser import journal
from council.browser.journal import PERSON, StoredGame
from council.browser.store import MemoryStore
from council.tables.storage.people import PersonGame, PersonRow, judged_in


class PagePeople:
    """Whoever uses this browser; their seats are kept with the games."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store

    def person(self, print_: str) -> PersonRow | None:
        return self.store.persons.get(print_)

    def put_person(self, print_: str, row: PersonRow, holder: str | None) -> None:
        self._put(print_, row)
        for game in list(self.store.games.values()) if holder else []:
            held = sorted(game.record.holds.get(holder or "", []))
            free = [seat for seat in held if seat not in game.people]
            if free and print_ not in game.people.values():
                self._link(game, free[0], print_)

    def _put(self, print_: str, row: PersonRow) -> None:
        self.store.keep_text(journal.key(PERSON, print_), journal.person_text(row))
        self.store.persons[print_] = row

    def _link(self, game: StoredGame, seat: int, print_: str) -> None:
        hidden = game.hidden - {print_}
        self.store.keep_game(replace(game, people={**game.people, seat: print_}, hidden=hidden))

    def forget_person(self, print_: str) -> None:
        """The person goes first: a seat that names somebody unknown is nobody's."""
        self.store.keep_text(journal.key(PERSON, print_), None)
        self.store.persons.pop(print_, None)
        for game in list(self.store.games.values()):
            others = {seat: other for seat, other in game.people.items() if other != print_}
            if others != game.people:
                self.store.keep_game(replace(game, people=others, hidden=game.hidden - {print_}))

    def link(self, table: str, seat: int, print_: str) -> None:
        if print_ not in self.store.persons:
            self._put(print_, PersonRow())
        game = self.store.games.get(table)
        if game is not None and seat not in game.people and print_ not in game.people.values():
            self._link(game, seat, print_)

    def seat_of(self, table: str, print_: str) -> int | None:
        game = self.store.games.get(table)
        seats = game.people.items() if game is not None else ()
        return next((seat for seat, other in seats if other == print_), None)

    def hide_game(self, table: str, print_: str) -> bool:
        game = self.store.games.get(table)
        if game is None or print_ not in game.people.values():
            return False
        self.store.keep_game(replace(game, hidden=game.hidden | {print_}))
        return True

    def games_of(self, print_: str, most: int) -> Sequence[PersonGame]:
        if print_ not in self.store.persons:
            return []
        found = [
            self._game(game, [seat for seat, other in game.people.items() if other == print_])
            for game in self.store.games.values()
            if print_ in game.people.values() and print_ not in game.hidden
        ]
        return sorted(found, key=lambda one: one.record.summary.changed, reverse=True)[:most]

    def finished(self, most: int) -> Sequence[PersonGame]:
        found = [self._game(game, []) for game in self.store.games.values()]
        done = [game for game in found if game.record.summary.results]
        return sorted(done, key=lambda one: one.record.summary.changed, reverse=True)[:most]

    def _game(self, game: StoredGame, mine: list[int]) -> PersonGame:
        shy = [
            seat
            for seat, print_ in game.people.items()
            if print_ in self.store.persons and not self.store.persons[print_].listed
        ]
        report = self.store.reports.get(game.record.id)
        judged = judged_in(report.text) if report else None
        return PersonGame(game.record, sorted(mine), judged, shy)

    def unlisted(self) -> frozenset[str]:
        people = self.store.persons.values()
        return frozenset(row.name.casefold() for row in people if row.name and not row.listed)
