"""AU-1 and AU-3 at the size of a test; `make soak` runs both at full size."""

import asyncio
from pathlib import Path

import pytest
from server.siege import fuzz, patient, repeat
from sizes import full, sized


@pytest.mark.slow
def test_au_1_mutated_frames_raise_nothing_and_change_nothing_they_may_not(tmp_path: Path) -> None:
    with patient() as alarm:
        answers = asyncio.run(fuzz(tmp_path, sized(full(100_000, 4_000), 4_000), alarm))
    assert alarm.rung == []
    # The frames came through to every kind of judgement, not only to the first.
    assert {"bad_message", "too_large", "bad_key", "not_your_seat", "stale"} <= set(answers)
    assert {"refused", "allowed", "done", "table", "pong", "cannot_undo"} <= set(answers)


@pytest.mark.slow
def test_au_3_a_move_sent_again_late_or_early_is_made_once(tmp_path: Path) -> None:
    count = sized(full(100_000, 4_000), 4_000)
    tried, made = asyncio.run(repeat(tmp_path, count))
    assert tried >= count
    assert made * 20 < tried
