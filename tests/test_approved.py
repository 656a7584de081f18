"""What the program says and comes to is what has been approved."""

from __future__ import annotations

import pytest

from .approved import LISTS, approved, now


@pytest.mark.parametrize("name", LISTS)
def test_what_the_program_comes_to_has_been_approved(name: str) -> None:
    assert now(name) == approved(name), "where that is meant, `python -m tests.approved` writes it anew"
