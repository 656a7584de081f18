"""Each state of tests/states.py says and offers what its text in tests/screens has, and its picture is as it was."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from .screens import kept
from .screens.reading import text_of
from .states import STATES


@pytest.mark.parametrize("name", STATES)
def test_a_screen_says_and_offers_what_it_did(name: str) -> None:
    then, now = kept.read(kept.path_of(name)).splitlines(), text_of(STATES[name]).splitlines()
    if then != now:
        changes = unified_diff(then, now, "kept", "now", lineterm="")
        pytest.fail("\n".join([*changes, "", "If this is meant: python -m tests.screens"]), pytrace=False)


def test_each_text_belongs_to_a_state_and_each_state_has_one() -> None:
    assert {path.stem for path in kept.HERE.glob("*.txt")} == set(STATES)
    assert [line.split(": ")[0] for line in kept.read(kept.EVIDENCE).splitlines()] == list(STATES)


def test_no_part_of_a_picture_has_changed() -> None:
    if changes := kept.changed(STATES):
        pytest.fail("\n".join([*changes, "", "If this is meant: python -m tests.screens --evidence"]), pytrace=False)
