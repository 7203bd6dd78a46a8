"""What people read is plain: no habit of speech that editors have struck out comes back."""

import re
from pathlib import Path

import pytest
from words.reading import (
    CATALOGUES,
    DOCUMENTS,
    LESSONS,
    ROOT,
    RULEBOOKS,
    Sentence,
    catalogue,
    document,
    rulebook,
)

HE = r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b"
ENGLISH = {
    HE: "a person is “you”, “they” or “the player”",
    r"\bone's\b|\boneself\b": "say “your”",
    r"\bthe own\b": "say “your own” or “their own”",
    r"^Who\b.*\.$": "begin with the person: “A player who …”, “If you …”",
    r"^Of \w": "begin with the subject",
    r"^That (a|an|the|this|two|every|each|no|nobody|you|it|they|there|all|what) ": "split it",
    r"^What\b.*\.$": "begin with the subject",
    r"(?<![Tt]here )\b(is|are|was) no (?!longer\b|more\b|\w+er\b)": "say “is not a …”",
    r"\b(lost|cut|dead|slow|idle|open|closed) lines?\b"
    r"|\blines? (is|was) (down|cut|lost|closed)\b": "a network connection is a “connection”",
    r"\bletters?\b(?! of a name)": "mail is an “e-mail”",
    r"\b(short|shuffled|slowest|fastest|the|of) goes\b": "say “runs”",
    r"\bfor ever\b": "say “indefinitely”, or rewrite",
    r"\b(is|are|be) sound\b": "say “valid”",
    r"\bwhich no\b": "say what is wrong, then the fix",
    r"\bfounded\b|\bfounds? a table\b": "a table is “created”",
    r"\b(seal(s|ed)?|promised?|tells?|told|reveal(s|ed)?|adds?|brings?|brought|mixed) "
    r"(a|an|the|his|her|their|your|its|all|every|of)? ?words?\b": "it is a “random value”",
    r"\btoo dear\b": "say “expensive”",
    r"\bstands? still\b": "say “stops”",
    r"\ball the same\b|\banew\b": "say “anyway”, “again”, or leave it out",
    r"\b(worth a thought|works? alike|in small goes)\b": "say “worth considering”, “the same way”",
    r"\bpicked blindly\b|\b[Ss]hould (you|the \w+) (win|fall|lose)\b": "say “at random”, “if …”",
    r"\bknows? no\b": "say “does not know”, or what it does not depend on",
    r"\bset-up\b": "say “setup”",
    r"\bone (folder|file|page|line) a \w+\b": "say “per”",
}
GERMAN = {
    r"\b(nach|in|von|aus|gegen|auf|mit|bei|zu) (Die|Der|Das) (?!X)[A-ZÄÖÜ]": (
        "a name with an article needs its form: “in die Schenkung”"
    ),
    r"Computerspieler": "sage „Bot“",
    r"\bBriefe?n?\b": "sage „E-Mail“ oder „Erinnerung“",
    r"\bStühle?n?\b|\bStuhl\b": "sage „Platz“",
    r"^(Wähl|Leg|Setz|Zieh|Nenn|Klick|Drück) ": "Befehlsform mit -e: „wähle“",
    r"\bje Runde\b": "turn ist „Zug“",
    r"\bist gefragt\b|\ban der Reihe\b": "sage „ist am Zug“",
    r"\bein Gefangener\b": "sage „ist gefangen“",
}
# Characters and titles that are “he” in print.
MEN = (
    r"\b(Eddard|Jon|Luwin|Varys|Hodor|Bran|Robb|Tywin|Jaime|Tyrion|Bronn|Joffrey|Littlefinger"
    r"|Lannister Pays His Debts|Greatjon|Ser Meryn|Gregor|Ser Rodrik|The Hound)\b"
)
# Words of a sentence; a rule may list what holds for each number of players.
LONGEST = {"ftl": 20, "toml": 35, "md": 25}
# Where a struck-out word is right: file, a part of the sentence, and why.
ALLOWED = (
    ("src/council/locales/en/intrigue.ftl", "the letters are S", "letters of the alphabet"),
    ("docs/risk.md", "first letters", "letters of the alphabet"),
    ("docs/cardgame.md", "first letters", "letters of the alphabet"),
    ("docs/glossary.md", "", "it names the words that nobody should use"),
)
# Sentences that may be longer: file, their beginning, and why.
MAY_BE_LONG = tuple(
    (f"src/council/locales/{file}.ftl", start, "it lists the values of an option")
    for file, start in (
        ("en/risk", "the mode:"),
        ("de/risk", "der Modus:"),
        ("en/cardgame", "where the plot decks come from:"),
        ("de/cardgame", "woher die Plandecks kommen:"),
        ("en/cardgame", "when Jon Snow stands up:"),
        ("de/cardgame", "wann Jon Schnee aufsteht:"),
    )
)


def allowed(sentence: Sentence) -> bool:
    """Whether this sentence is one of the exceptions."""
    name = str(sentence.path.relative_to(ROOT))
    return any(name == file and part in sentence.text for file, part, _ in ALLOWED)


def faults(sentence: Sentence) -> list[str]:
    """What an editor would strike out of a sentence."""
    if allowed(sentence):
        return []
    habits = ENGLISH if sentence.lang == "en" else GERMAN
    text = sentence.text
    if re.search(MEN, sentence.about or text):
        text = re.sub(HE, "they", text)
    found = [
        f"{sentence}\n    {advice}"
        for habit, advice in habits.items()
        if re.search(habit, text) and (sentence.plain or not habit.startswith("^"))
    ]
    words = len(re.findall(r"[^\W_]+(?:[-'’.,/][^\W_]+)*", sentence.text))
    longest = LONGEST[sentence.path.suffix[1:]]
    if words > longest and not may_be_long(sentence):
        found.append(f"{sentence}\n    {words} words; at most {longest}")
    # An error of a catalogue begins with its place: "my.toml: card hodor: ..."; a rule may list.
    stops, most = {".md": (";:", 1), ".ftl": (";", 1), ".toml": (";", 2)}[sentence.path.suffix]
    said = re.sub(
        r"\b(RISK|Game of Thrones): (Game of Thrones|the card game)", r"\1", sentence.text
    )
    if len(re.findall(rf"[{stops}](?=\s|$)", said)) > most:
        found.append(f"{sentence}\n    too many colons and semicolons")
    return found


def may_be_long(sentence: Sentence) -> bool:
    """Whether the list of long sentences has this one."""
    name = str(sentence.path.relative_to(ROOT))
    return any(name == file and sentence.text.startswith(text) for file, text, _ in MAY_BE_LONG)


def check(sentences: tuple[Sentence, ...]) -> None:
    """Name everything that is wrong with a file at once."""
    found = [fault for sentence in sentences for fault in faults(sentence)]
    assert not found, f"{len(found)} to rewrite\n" + "\n".join(found)


def name_of(path: Path) -> str:
    """The path in the repository."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", CATALOGUES, ids=name_of)
def test_a_catalogue_is_plain(path: Path) -> None:
    check(catalogue(path))


@pytest.mark.parametrize("path", RULEBOOKS, ids=name_of)
def test_a_rulebook_is_plain(path: Path) -> None:
    check(rulebook(path))


def test_lessons_are_plain() -> None:
    check(tuple(sentence for path in LESSONS for sentence in rulebook(path)))


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_a_document_is_plain(path: Path) -> None:
    check(document(path))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Who fears this waits."),
        ("en", "Of hints eight may be waited for."),
        ("en", "Each player shuffles his deck."),
        ("en", "This is no e-mail address."),
        ("en", "The line is down."),
        ("en", "Then all reveal their words."),
        ("en", "What is asked stands here."),
        ("en", "Should the territory fall to you, take it."),
        ("en", "The page knows no rules."),
        ("de", "Höchstens ein Brief am Tag."),
        ("de", "Anna bewegt zwei Armeen nach Die Schenkung."),
        ("de", "Ein Computerspieler zieht."),
    ],
)
def test_the_check_finds(lang: str, text: str) -> None:
    assert faults(Sentence(ROOT / "README.md", 1, lang, text))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Who plays House Stark?"),
        ("en", "There is no such table."),
        ("en", "Each line of the log has a checksum."),
        ("en", "That is not an e-mail address."),
        ("de", "Anna bewegt zwei Armeen in die Schenkung."),
    ],
)
def test_the_check_lets_pass(lang: str, text: str) -> None:
    assert not faults(Sentence(ROOT / "README.md", 1, lang, text))
