"""Somebody who does what a lesson says: by mouse, by finger, or by keys alone."""

from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Locator, Page, expect

from council.lessons.format import Lesson

SAY = ".lesson .say"
ACTS = ".lesson .acts"
MAIN = f"{ACTS} .pri:not(:disabled)"
# What is pressed for answers that are not things on the table.
LABELS = {
    "en": {"challenge": {"military": "Military", "intrigue": "Intrigue", "power": "Power"}},
    "de": {"challenge": {"military": "Militär", "intrigue": "Intrige", "power": "Macht"}},
}

# The middle of the thing with this token that a press there would hit, if there is one.
SPOT = """token => [...document.querySelectorAll(`[data-token="${token}"]`)].map(one => {
    const box = (one.querySelector('.target') ?? one).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return box.width && one.contains(hit) ? [x, y] : null;
}).find(Boolean) ?? null"""

# Nothing is on its way, and no moves follow each other.
QUIET = """() => document.querySelector("main").dataset.busy === "false"
    && !document.querySelector(".lesson .acts .stop")"""
BEAT = 120  # milliseconds; updates are shown together within a hundred


@dataclass
class Learner:
    """A person at a lesson."""

    page: Page
    lesson: Lesson
    touch: bool = False

    @cached_property
    def lang(self) -> str:
        self.page.wait_for_selector("main")  # the page has its language then
        return self.page.locator("html").get_attribute("lang") or "en"

    def open(self) -> None:
        """From the list of lessons, as anybody would."""
        self.page.goto(f"/learn?game={self.lesson.game}")
        self.press(self.page.get_by_role("button", name=self.lesson.title[self.lang]))
        self.expect_step(0)

    def expect_step(self, number: int) -> None:
        expect(self.page.locator(SAY)).to_have_text(self.lesson.steps[number].say[self.lang])

    def step(self) -> int:
        """The number of the step that is shown."""
        says = [step.say[self.lang] for step in self.lesson.steps]
        for _ in range(50):
            said = self.page.locator(SAY).text_content() or ""
            if said in says:
                return says.index(said)
            self.page.wait_for_timeout(100)
        raise AssertionError(f"no step of {self.lesson.key} says: {said}")

    def press(self, thing: Locator) -> None:
        thing.tap() if self.touch else thing.click()

    def press_at(self, spot: list[float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def play(self) -> int:
        """Do every step by what it points at; how many were done."""
        done = 0
        while (at := self.step()) < len(self.lesson.steps) - 1:
            self.do(at)
            done += 1
        return done

    def do(self, at: int) -> None:
        """What one step wants."""
        step = self.lesson.steps[at]
        verb, *tokens = step.answer.split() or [""]
        label = LABELS[self.lang].get(verb, {}).get(tokens[0] if tokens else "")
        for token in [] if label else tokens:
            spot = self.page.evaluate(SPOT, token)
            if spot:
                self.press_at(spot)
                if self.rest(at):
                    return
        if label:
            self.press(self.page.locator(ACTS).get_by_role("button", name=label))
        else:
            number = self.page.locator(".lesson input")
            if tokens and tokens[0].isdecimal() and number.count():
                number.first.fill(tokens[0])
            self.press(self.page.locator(MAIN).first)
        expect(self.page.locator(SAY)).not_to_have_text(step.say[self.lang])
        self.rest(at)

    def rest(self, at: int) -> bool:
        """Wait until nothing is on its way: one press may make two moves. Whether another step is
        shown."""
        says = self.lesson.steps[at].say[self.lang]
        before = ""
        while before != (before := self.page.locator(SAY).text_content() or ""):
            self.page.wait_for_function(QUIET)
            self.page.wait_for_timeout(BEAT)
        return before != says

    def play_by_keys(self) -> None:
        """Read on with Enter, ask for a hint with H, and do it with Enter."""
        while (at := self.step()) < len(self.lesson.steps) - 1:
            if self.lesson.steps[at].go:
                self.page.keyboard.press("h")
                expect(self.page.locator(f"{ACTS} .btn")).to_have_count(2)
            self.page.keyboard.press("Enter")
            self.expect_step(at + 1)
            self.rest(at)
