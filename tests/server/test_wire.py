"""The browser's types are those of the server, and the command speaks both languages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from server.kit import sentences

from council.locales import LANGUAGES

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools/wire_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_browsers_types_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool().main(["--check"]) == 0
    assert "up to date" in capsys.readouterr().out


def test_a_type_is_spelt_in_typescript() -> None:
    made = tool()
    text = made.typescript() + made.apart(made.api)
    for line in (
        '  is: "table";',
        "  looking: number | null;",
        "  seats: SeatIs[];",
        "  facts: { [key: string]: Json };",
        '  kind: "bot" | "friend" | "me";',
        "  seat?: number | null;",
        "export type Tell = TableIs | ChatIs | Done | Refused | Allowed | HintIs | WeighIs"
        " | MomentsAre | Wrong | Pong;",
    ):
        assert line + "\n" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_is_explained(lang: str) -> None:
    names = ["host", "port", "data", "open"]
    keys = ["cli-serve-short", "help-serve", *(f"help-serve-{name}" for name in names)]
    keys += [f"help-serve-{name}-metavar" for name in names[:3]]
    assert [key for key in keys if key not in sentences(lang)] == []
