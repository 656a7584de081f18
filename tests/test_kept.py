"""What must not be lost: all that can be pressed, asked for, heard and saved is what `tests/kept/*.txt` says."""

from __future__ import annotations

import pytest

from .kept import FOLDER, facts_in
from .kept.lists import LISTS


def difference(kept: list[str], now: list[str]) -> list[str]:
    """Return what is gone and what is new, in words."""
    gone = [f"gone: {fact}" for fact in kept if fact not in now]
    return gone + [f"new: {fact}" for fact in now if fact not in kept]


@pytest.mark.parametrize("name", LISTS)
def test_what_is_kept_is_there_and_nothing_else(name: str) -> None:
    told = difference(facts_in(name), LISTS[name]())
    assert not told, "\n".join([*told, "Where that is meant, `python -m tests.kept` writes the lists anew."])


def test_each_file_has_a_list_and_each_fact_that_goes_is_named() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(LISTS)
    assert difference(["a", "b"], ["b", "c"]) == ["gone: a", "new: c"]
