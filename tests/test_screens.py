"""Each state of tests/states.py says and offers what its text in tests/screens has; their pictures are as they were."""

from __future__ import annotations

import pytest

from .screens import kept
from .screens.reading import text_of
from .states import STATES

EVERY_FOURTH = [
    pytest.param(STATES.keys(), id="all", marks=pytest.mark.full), pytest.param(list(STATES)[::4], id="every fourth"),
]  # fmt: skip


@pytest.mark.parametrize("name", STATES)
def test_a_screen_says_and_offers_what_it_did(name: str) -> None:
    """Where this is meant to change, `python -m tests.screens` writes the texts anew: read the difference."""
    assert text_of(STATES[name]).splitlines() == kept.read(kept.path_of(name)).splitlines()


def test_each_text_belongs_to_a_state_and_each_state_has_one() -> None:
    assert {path.stem for path in kept.HERE.glob("*.txt")} == set(STATES)
    assert [line.split(": ")[0] for line in kept.read(kept.EVIDENCE).splitlines()] == list(STATES)


@pytest.mark.parametrize("names", EVERY_FOURTH)
def test_no_part_of_a_picture_has_changed(names: list[str]) -> None:
    """Where it was meant to, `python -m tests.screens --evidence` writes it anew, in a commit of its own."""
    assert kept.changed(names) == []
