"""What balance found, as a page that a player enjoys reading."""

from collections.abc import Sequence

from council.core.game import Fact, Game, Message
from council.lab.balance import GROUPS, Arm, Outcome, Share, difference
from council.lab.match import shown_name
from council.lab.page import figure, heading, minor, page, table, words
from council.lab.plot import Mark, whiskers
from council.locales import Voice


class BalancePage:
    """The page in one language."""

    def __init__(self, voice: Voice, game: Game) -> None:
        self.voice = voice
        self.game = game
        self.names = game.words()

    def say(self, key: str, **facts: Fact) -> str:
        return self.voice(Message(key, facts))

    def name(self, group: str, share: Share) -> str:
        """What a reader calls it."""
        if group != "house":
            return self.say(f"lab-balance-{group}-name", number=int(share.name))
        known = self.names.get(share.name)
        return self.voice.words(known) if known else share.name

    def html(self, arms: Sequence[Arm], outcomes: Sequence[Outcome]) -> str:
        """The whole page."""
        match = arms[0].match
        parts = [
            words(
                self.say("lab-balance-lead", games=match.games, bot=shown_name(match.seats[0])),
                "lead",
            ),
            words(self.say("lab-balance-how"), "quiet"),
        ]
        if len(arms) > 1:
            parts += self.overview(arms, outcomes)
        for arm, found in zip(arms, outcomes, strict=True):
            parts += self.arm(arm, found, outcomes)
        title = self.say("lab-balance-title", game=self.game.title)
        return page(self.voice.lang, title, parts)

    def overview(self, arms: Sequence[Arm], outcomes: Sequence[Outcome]) -> list[str]:
        """A row for each arm."""
        rows = [
            [
                arm.name,
                self.voice.number(len(arm.match.seats)),
                self.voice.number(found.moves / found.games),
                self.verdict(found),
            ]
            for arm, found in zip(arms, outcomes, strict=True)
        ]
        columns = ("played", "seats", "moves", "verdict")
        return [table([self.say(f"lab-balance-{c}") for c in columns], rows)]

    def verdict(self, found: Outcome) -> str:
        """Who stands out, in few words."""
        out = [
            self.name(group, share)
            for group in GROUPS
            for share in found.groups[group]
            if share.stands_out()
        ]
        return ", ".join(out) if out else self.say("lab-balance-even")

    def arm(self, arm: Arm, found: Outcome, outcomes: Sequence[Outcome]) -> list[str]:
        """A section: a sentence and a plot for each group."""
        parts = [heading(arm.name)]
        seats = len(arm.match.seats)
        mean = self.voice.number(found.moves / found.games)
        parts.append(words(self.say("lab-balance-arm", seats=seats, moves=mean)))
        for group in GROUPS:
            shares = found.groups[group]
            if len(shares) > 1:
                base = outcomes[arm.base].groups[group] if arm.base >= 0 else []
                parts += self.group(group, shares, base)
        return parts

    def group(self, group: str, shares: Sequence[Share], base: Sequence[Share]) -> list[str]:
        """How often each won; beside it, in another colour, without the change."""
        before = {share.name: share for share in base}
        marks = []
        for share in shares:
            name = self.name(group, share)
            if share.name in before:
                old = before[share.name]
                label = self.say("lab-balance-before", name=name)
                marks.append(Mark(label, old.rate(), *old.interval(), series=1))
            marks.append(Mark(name, share.rate(), *share.interval()))
        title = self.say(f"lab-balance-by-{group}")
        plot = whiskers(
            title,
            marks,
            self.voice.percent,
            shares[0].even,
            lambda x: self.voice.percent(x, 0),
        )
        parts = [minor(title), words(self.sentence(group, shares)), figure(plot)]
        changed = self.changed(group, shares, before)
        return [*parts, words(changed)] if base else parts

    def sentence(self, group: str, shares: Sequence[Share]) -> str:
        """The one that stands out most, or that none does."""
        out = [share for share in shares if share.stands_out()]
        even = self.voice.percent(shares[0].even)
        if not out:
            return self.say("lab-balance-none-out", even=even)
        most = max(out, key=lambda share: abs(share.rate() - share.even))
        low, high = (self.voice.percent(bound) for bound in most.interval())
        key = "lab-balance-more" if most.rate() > most.even else "lab-balance-less"
        rate = self.voice.percent(most.rate())
        return self.say(key, name=self.name(group, most), rate=rate, low=low, high=high, even=even)

    def changed(self, group: str, shares: Sequence[Share], before: dict[str, Share]) -> str:
        """What the change did, as far as it can be told from chance."""
        told = []
        for share in shares:
            if share.name in before:
                change, low, high = difference(before[share.name], share)
                if not low <= 0 <= high:
                    points = self.voice.number(100 * change, 1)
                    told.append(
                        self.say(
                            "lab-balance-changed",
                            name=self.name(group, share),
                            points=points if change < 0 else "+" + points,
                        )
                    )
        return " ".join(told) or self.say("lab-balance-unchanged")
