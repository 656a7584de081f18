"""What holds in every state of tests/states.py."""

from __future__ import annotations

import pytest

from .properties import broken
from .states import STATES

EACH = [pytest.param(name, marks=[pytest.mark.full] * (k % 5 > 0)) for k, name in enumerate(STATES)]


@pytest.mark.parametrize("name", EACH)
def test_what_holds_in_every_state_holds_here(name: str) -> None:
    assert broken(STATES[name]) == []
