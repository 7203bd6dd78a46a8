"""Somebody who does what a lesson says: by mouse, by finger, or by keys alone."""

from playwright.sync_api import Page, expect

from council.lessons.format import Lesson, LessonStep

# What is pressed for answers that are not things on the table.
LABELS = {
    "en": {"challenge": {"military": "Military", "intrigue": "Intrigue", "power": "Power"}},
    "de": {"challenge": {"military": "Militär", "intrigue": "Intrige", "power": "Macht"}},
}

# Press the main button only while the step of the answer is still shown.
SENT_OR_READY = """(says) => {
    if (document.querySelector(".lesson .say")?.textContent !== says) return true;
    const main = document.querySelector(".lesson .acts .pri:not(:disabled)");
    main?.click();
    return Boolean(main);
}"""


def open_lesson(page: Page, lesson: Lesson) -> None:
    """From the list of lessons, as anybody would."""
    page.goto(f"/learn?game={lesson.game}")
    lang = page.locator("html").get_attribute("lang") or "en"
    page.get_by_role("button", name=lesson.title[lang]).click()
    expect(page.locator(".lesson .say")).to_have_text(lesson.steps[0].say[lang])


def step_of(page: Page, lesson: Lesson) -> int:
    """The number of the step that is shown."""
    lang = page.locator("html").get_attribute("lang") or "en"
    says = [step.say[lang] for step in lesson.steps]
    for _ in range(50):
        said = page.locator(".lesson .say").text_content() or ""
        if said in says:
            return says.index(said)
        page.wait_for_timeout(100)
    raise AssertionError(f"no step of {lesson.key} says: {said}")


def play_lesson(page: Page, lesson: Lesson, touch: bool = False) -> int:
    """Do every step by what it points at; how many were done."""
    done = 0
    while (at := step_of(page, lesson)) < len(lesson.steps) - 1:
        step = lesson.steps[at]
        if step.go:
            _answer(page, step, touch)
        else:
            page.locator(".lesson .acts .pri").click()
        _moved_on(page, lesson, at)
        done += 1
    return done


def play_by_keys(page: Page, lesson: Lesson) -> None:
    """Read on with Enter, ask for a hint with H, and do it with Enter."""
    while (at := step_of(page, lesson)) < len(lesson.steps) - 1:
        if lesson.steps[at].go:
            page.keyboard.press("h")
            expect(page.locator(".lesson .acts .btn")).to_have_count(2)
        page.keyboard.press("Enter")
        _moved_on(page, lesson, at)


def _answer(page: Page, step: LessonStep, touch: bool) -> None:
    verb, *tokens = step.answer.split()
    lang = page.locator("html").get_attribute("lang") or "en"
    label = LABELS[lang].get(verb, {}).get(tokens[0] if tokens else "")
    if label:
        page.locator(".lesson .acts").get_by_role("button", name=label).click()
        return
    for token in tokens:
        thing = page.locator(f'[data-token="{token}"]:visible').first
        if thing.count():
            thing.tap() if touch else thing.click()
    if tokens and tokens[0].isdecimal() and page.locator(".lesson input").count():
        page.locator(".lesson input").first.fill(tokens[0])
    # The table moves on by itself, or a button sends what was chosen. The page checks both at once.
    page.wait_for_timeout(300)
    page.wait_for_function(SENT_OR_READY, arg=step.say[lang])


def _moved_on(page: Page, lesson: Lesson, at: int) -> None:
    lang = page.locator("html").get_attribute("lang") or "en"
    expect(page.locator(".lesson .say")).not_to_have_text(lesson.steps[at].say[lang])
    page.wait_for_timeout(700)  # one press may make two moves
